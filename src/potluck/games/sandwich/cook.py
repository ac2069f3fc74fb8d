# compiled
"""How a bot cooks (SW-H2): what it picks, what goes together, who gets it, and what it trades."""

from __future__ import annotations

from typing import Final

from potluck.games.sandwich import moves
from potluck.games.sandwich.flavours import Facts
from potluck.games.sandwich.learning import Beliefs, learn, nothing_known
from potluck.games.sandwich.market import NONE
from potluck.games.sandwich.state import Sandwich
from potluck.games.sandwich.taste import fits_theme
from potluck.games.sandwich.tasting import Tasting

THEME_WEIGHT: Final = 0.3
"""What fitting the theme (SW-V6) is worth, measured in taste."""

PRIOR: Final = nothing_known()


def beliefs_after(table: Tasting | None, facts: Facts, *, bleah: bool) -> Beliefs:
    """What is believed about a taster after these rankings; kept with them, so each is learned from once."""
    chain: list[Tasting] = []
    while table is not None and table.beliefs is None:
        chain.append(table)
        table = table.previous
    known = PRIOR
    if table is not None and table.beliefs is not None:
        known = table.beliefs
    while chain:
        table = chain.pop()
        if not table.lot:
            # SW-T2: nobody learns from what the lot has ranked.
            known = learn(known, facts, table.plates, table.order, bleah=bleah)
        table.beliefs = known
    return known


class Cook:
    """A cook's thoughts in one situation: for whom it cooks, and what it believes about them."""

    def __init__(self, state: Sandwich, seat: int, *, learns: bool) -> None:
        terms = state.terms
        self.state = state
        self.announced = state.announced
        self.theme = state.theme
        self.seat = seat
        self.learns = learns
        self.facts: Facts = terms.facts
        self.sign: float = -1.0 if terms.bleah else 1.0
        self.tasters: list[int] = []
        """Whom each sandwich is for: SW-N3, two for each."""
        for taster in terms.receivers(seat, state.round):
            for _ in range(terms.sandwiches // terms.neighbours):
                self.tasters.append(taster)
        self.beliefs: list[Beliefs] = []
        for taster in self.tasters:
            last = state.last[taster] if learns else None
            self.beliefs.append(beliefs_after(last, self.facts, bleah=terms.bleah))
        self.values: list[list[float]] = []
        """For each ingredient what it is worth in the sandwich of each taster; empty while nobody has asked."""
        for _ in range(terms.deck):
            self.values.append([])

    def thinks_like(self, other: Cook) -> bool:
        """Whether both would cook the same from the same ingredients; beliefs are the same only if they are one."""
        if self.state.terms is not other.state.terms or self.tasters != other.tasters:
            return False
        if self.announced != other.announced or self.theme != other.theme:
            return False
        return all(self.beliefs[at] is other.beliefs[at] for at in range(len(self.beliefs)))

    def worth(self, ingredient: int) -> list[float]:
        """What an ingredient alone is worth in each sandwich."""
        found = self.values[ingredient]
        if not found:
            described = self.facts.describe([ingredient])
            share = self.sign / self.state.terms.height
            found = [beliefs.value(described) * share for beliefs in self.beliefs]
            self.values[ingredient] = found
        return found

    def value(self, number: int, plate: list[int]) -> float:
        """What a whole sandwich is worth to the taster that it is for."""
        whole = plate if self.announced == NONE else [self.announced, *plate]
        total = self.sign * self.beliefs[number].value(self.facts.describe(whole))
        if self.theme:
            total += THEME_WEIGHT * fits_theme(self.facts, self.theme, whole)
        return total

    def spread(self, ingredients: list[int]) -> list[list[int]]:
        """Deal ingredients out to the tasters, each where it is worth most and there is room."""
        plates: list[list[int]] = [[] for _ in self.tasters]
        height = self.state.terms.height
        for ingredient in ingredients:
            worth = self.worth(ingredient)
            best = NONE
            for number in range(len(plates)):
                if len(plates[number]) < height and (best == NONE or worth[number] > worth[best]):
                    best = number
            plates[best].append(ingredient)
        return plates

    def plan(self, ingredients: list[int]) -> list[list[int]]:
        """The best sandwiches found by swapping ingredients as long as that makes things better."""
        plates = self.spread(ingredients)
        values = [self.value(number, plates[number]) for number in range(len(plates))]
        better = True
        while better:
            better = False
            for one in range(len(plates)):
                for two in range(one + 1, len(plates)):
                    if self._swap_best(plates, values, one, two):
                        better = True
        return plates

    def _swap_best(self, plates: list[list[int]], values: list[float], one: int, two: int) -> bool:
        """Make every swap between two sandwiches that is worth it."""
        swapped = False
        for here in range(len(plates[one])):
            for there in range(len(plates[two])):
                mine = plates[one][here]
                theirs = plates[two][there]
                plates[one][here] = theirs
                plates[two][there] = mine
                first = self.value(one, plates[one])
                second = self.value(two, plates[two])
                if first + second > values[one] + values[two] + 1e-9:
                    values[one] = first
                    values[two] = second
                    swapped = True
                else:
                    plates[one][here] = mine
                    plates[two][there] = theirs
        return swapped

    def pick(self, cards: list[int], names: list[int]) -> int:
        """SW-M1: the name of the card that adds most to what has been picked."""
        plates = self.spread(self.state.kitchens[self.seat].picks)
        best = NONE
        best_gain = 0.0
        for at in range(len(cards)):
            gain = self.gain(plates, cards[at])
            if best == NONE or gain > best_gain:
                best = names[at]
                best_gain = gain
        return best

    def gain(self, plates: list[list[int]], card: int) -> float:
        """What a card adds: it goes where there is room, or another one makes room for it."""
        height = self.state.terms.height
        worth = self.worth(card)
        found = -1000.0
        for number in range(len(plates)):
            if len(plates[number]) < height:
                found = max(found, worth[number])
                continue
            for other in plates[number]:
                moved = self.worth(other)
                for free in range(len(plates)):
                    if len(plates[free]) < height:
                        found = max(found, worth[number] + moved[free] - moved[number])
        return found

    def give(self, stacks: list[list[int]]) -> int:
        """SW-G1: who gets what."""
        best = NONE
        best_value = 0.0
        for move in self.state.terms.gives(self.seat, self.state.round):
            total = 0.0
            for number in range(len(stacks)):
                if stacks[number]:
                    total += self.value(self.tasters.index(moves.receiver_of(move, number)), stacks[number])
            if best == NONE or total > best_value:
                best = move
                best_value = total
        return best

    def give_value(self, stacks: list[list[int]]) -> float:
        """What these sandwiches are worth, given away as well as possible; fuller ones count more."""
        move = self.give(stacks)
        height = self.state.terms.height
        total = 0.0
        for number in range(len(stacks)):
            if stacks[number]:
                value = self.value(self.tasters.index(moves.receiver_of(move, number)), stacks[number])
                total += value * len(stacks[number]) / height
        return total

    def total(self, ingredients: list[int]) -> float:
        """What a whole set of ingredients is worth, roughly."""
        found = 0.0
        plates = self.spread(ingredients)
        for number in range(len(plates)):
            for ingredient in plates[number]:
                found += self.worth(ingredient)[number]
        return found
