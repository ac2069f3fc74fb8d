# compiled
"""What an area promises: the points that lie there, and what its unfinished sandwiches may still become."""

from __future__ import annotations

from typing import Final

from potluck.engine.state import Seat
from potluck.games.deli import sandwich, scoring
from potluck.games.deli.area import Area
from potluck.games.deli.pantry import BIT
from potluck.games.deli.sandwich import HEIGHT, INGREDIENT, OPEN
from potluck.games.deli.table import Table

SHOWN: Final = 0.78
"""How likely one gets a card that lies in the market now, and one that does not."""
HIDDEN: Final = 0.5
HAVE_LID: Final = 0.97
"""How likely a sandwich is closed for which a lone bread lies ready."""
NEXT_POSITION: Final = 0.45
"""How many position bonuses another card brings on average."""
MOST: Final = 0.55
"""How much of a most-of bonus a lead is worth while the game lasts."""


class Planner:
    """Values areas as things stand in one decision of a seat, by what everybody can see."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.pantry = table.pantry
        self.seat = seat
        rounds_left = table.variant.rounds - table.round
        self.left: int = rounds_left * table.pantry.picks + max(table.pantry.picks - table.taken[seat], 0)
        """How many cards the seat still takes."""
        self.market = table.market.mask
        if table.card >= 0:
            self.market |= BIT[table.card & INGREDIENT]
        self.promises: dict[int, float] = {}
        """What has been worked out in this decision."""
        self.rivals: list[int] = []
        for ingredient, _points, _tied in table.pantry.most:
            counts = [table.count_of(other, ingredient) for other in range(table.seats) if other != seat]
            self.rivals.append(max(counts))

    def chance(self, missing: int, number: int) -> float:
        """How likely it is to get all of a set of so many cards."""
        if number > self.left:
            return 0.0
        chance = 1.0 if number + number <= self.left else 0.7
        shown = missing & self.market
        for ingredient in range(self.pantry.ingredients.number):
            if missing & BIT[ingredient]:
                chance *= SHOWN if shown & BIT[ingredient] else HIDDEN
        return chance

    def promise(self, code: int, lids: int) -> float:
        """The points of a sandwich beyond one for each card, now and as it may become."""
        key = code * 2 + (1 if lids & BIT[sandwich.bread_of(code)] else 0)
        known = self.promises.get(key, -100.0)
        if known < -99.0:
            known = self._promise(code, lids)
            self.promises[key] = known
        return known

    def _promise(self, code: int, lids: int) -> float:
        bonus = self.table.variant.closing_bonus
        now = float(scoring.sandwich_points(code, self.pantry, bonus) - scoring.card_points(code))
        if sandwich.state_of(code) != OPEN:
            return now
        bread = BIT[sandwich.bread_of(code)]
        height = sandwich.height_of(code)
        lid = HAVE_LID if lids & bread else self.chance(bread, 1)
        positions = float(scoring.COUNT[scoring.position_layers(code, self.pantry)])
        best = now
        missing = HEIGHT - height
        if not bread & self.pantry.ingredients.wraps:
            full = positions + NEXT_POSITION * missing + bonus
            likely = lid * self._any(missing)
            best = max(best, likely * full + (1.0 - likely) * now)
            if height == HEIGHT - 1:
                best = max(best, lid * (positions + bonus - 1.0) + (1.0 - lid) * now)
        elif height < 2:
            likely = self._any(2 - height)
            best = max(best, likely * (positions + NEXT_POSITION * (2 - height)) + (1.0 - likely) * now)
        return max(best, self._classic(code, lid, positions, now))

    def _any(self, number: int) -> float:
        """How likely one gets so many cards of no special kind for this sandwich."""
        if number > self.left:
            return 0.0
        chance = 1.0
        for _card in range(number):
            chance *= 0.9
        return chance

    def _classic(self, code: int, lid: float, positions: float, now: float) -> float:
        """DE-P5: the best classic that a sandwich may become."""
        best = now
        inside = sandwich.ingredients_in(code)
        height = sandwich.height_of(code)
        bonus = self.table.variant.closing_bonus
        for wanted, closed, points in self.pantry.menu.plans[sandwich.bread_of(code)]:
            if inside & ~wanted or _size(inside) != height:
                continue
            missing = wanted & ~inside
            number = _size(missing)
            likely = self.chance(missing, number)
            full = positions + points + NEXT_POSITION * number
            if closed:
                likely *= lid
                full += bonus
            best = max(best, likely * full + (1.0 - likely) * now)
        return best

    def value(self, area: Area, owner: Seat) -> float:
        """All that an area promises, most-of bonuses included."""
        lids = 0
        unclosed = 0
        for code in area.places:
            if sandwich.is_lone(code):
                lids |= BIT[sandwich.bread_of(code)]
            elif sandwich.is_open(code):
                unclosed |= BIT[sandwich.bread_of(code)]
        total = 0.0
        # A bread that is to close a sandwich begins no other one.
        unclosed &= lids & ~self.pantry.ingredients.wraps
        for code in area.places:
            if sandwich.is_lone(code):
                total += 1.0
                if unclosed & BIT[sandwich.bread_of(code)]:
                    unclosed &= ~BIT[sandwich.bread_of(code)]
                else:
                    total += self.promise(code, 0)
            elif code:
                total += scoring.card_points(code) + self.promise(code, lids)
        if owner == self.seat:
            total += self._most(area)
        return total

    def _most(self, area: Area) -> float:
        """DE-P6: leads are worth something before the end."""
        total = 0.0
        number = 0
        for ingredient, points, tied in self.pantry.most:
            own = 0
            for code in area.places:
                if code:
                    own += scoring.contains(code, ingredient)
            rival = self.rivals[number]
            if own > rival:
                total += MOST * points + 0.1 * min(own - rival, 3)
            elif own == rival and own:
                total += MOST * tied
            number += 1
        return total

    def best_place(self, area: Area, owner: Seat, card: int) -> tuple[float, int]:
        """The best value that laying a card can give, and its place; -1 if it fits nowhere."""
        best = -1000.0
        best_place = -1
        for place in area.places_for(card):
            after = area.clone()
            after.lay(place, card)
            value = self.value(after, owner)
            if value > best:
                best = value
                best_place = place
        return best, best_place


def _size(mask: int) -> int:
    """How many ingredients a set has."""
    size = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size
