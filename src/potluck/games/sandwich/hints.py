# compiled
"""What a good plain player of Sandwich does: cooks for the tasters it has got to know, ranks by a taste of its own."""

from __future__ import annotations

from typing import Final

from potluck.engine.hints import Hints
from potluck.engine.random import Rng
from potluck.engine.state import Move, Seat, State
from potluck.games.sandwich import moves, trade
from potluck.games.sandwich.cook import Cook
from potluck.games.sandwich.flavours import DARING, Facts
from potluck.games.sandwich.market import NONE
from potluck.games.sandwich.phases import EXPRESS, GIVING, KITCHEN, MARKET, RANKING, SELLING
from potluck.games.sandwich.sets import bits
from potluck.games.sandwich.state import Sandwich
from potluck.games.sandwich.taste import Taste, fits_theme

BOT_OFFERS: Final = 3
"""SW-K2: how often a bot makes an offer in one round."""
WORTHWHILE: Final = 0.1
"""How much better its ingredients must get for a bot to trade."""

PRAISED: Final = (7, 0, 1, 5, 8, DARING)
"""SW-V9: the flavours that the first ready-made phrases praise: crunchy, sweet, salty, hot, soft, daring."""
WITH_LOVE: Final = 6


class Plan:
    """What a cook has planned to make of what it has picked."""

    def __init__(self, cook: Cook, picks: list[int], plates: list[list[int]]) -> None:
        self.cook = cook
        self.picks = picks
        self.plates = plates


class SandwichHints(Hints):
    """SW-H2: a stable taste, drawn from what only its own seat knows; models of all tasters, from rankings only."""

    def __init__(self, *, learns: bool = True) -> None:
        self.learns = learns
        self.plans: dict[Seat, Plan] = {}
        """The last plan of each seat: a cook asks for the same one again and again while laying it."""

    def greedy(self, state: State, seat: Seat, rng: Rng) -> Move:
        """The best move for this decision alone."""
        assert isinstance(state, Sandwich)
        phase = state.phase
        if phase == RANKING:
            return rank(state, seat)
        if phase == SELLING:
            return sell(state, seat)
        if phase == MARKET:
            return self._pick(state, seat)
        if phase in (KITCHEN, EXPRESS, GIVING):
            cook = Cook(state, seat, learns=self.learns)
            if phase == GIVING:
                return cook.give(state.kitchens[seat].stacks())
            return lay_well(state, cook) if phase == EXPRESS else self._cook(state, seat, cook)
        return moves.simple(moves.VOLUNTEER if rng.below(2) else moves.PASS)

    def _pick(self, state: Sandwich, seat: Seat) -> Move:
        """SW-M1."""
        names = bits(state.market.may_take(seat))
        if len(names) == 1:
            return moves.grab(names[0])
        cards = [state.market.card(name) for name in names]
        return moves.grab(Cook(state, seat, learns=self.learns).pick(cards, names))

    def _cook(self, state: Sandwich, seat: Seat, cook: Cook) -> Move:
        """SW-K1: lay what is planned, and be ready."""
        kitchen = state.kitchens[seat]
        if kitchen.ready:
            return moves.simple(moves.REOPEN)
        if kitchen.complete():
            return moves.simple(moves.READY)
        if state.terms.trading:
            found = trade_well(state, seat, cook)
            if found != NONE:
                return found
        planned = self._plan(cook, kitchen.picks)
        stacks = kitchen.stacks()
        for sandwich in range(len(planned)):
            if stacks[sandwich] != planned[sandwich][: len(stacks[sandwich])]:
                # Somebody else has begun to cook here.
                return lay_well(state, cook)
        sandwich = 0
        while len(stacks[sandwich]) == len(planned[sandwich]):
            sandwich += 1
        return moves.put(planned[sandwich][len(stacks[sandwich])], sandwich)

    def _plan(self, cook: Cook, picks: list[int]) -> list[list[int]]:
        """What to cook; planned once as long as nothing is different."""
        last = self.plans.get(cook.seat)
        if last is None or picks != last.picks or not cook.thinks_like(last.cook):
            last = Plan(cook, picks.copy(), cook.plan(picks))
            self.plans[cook.seat] = last
        return last.plates


def rank(state: Sandwich, seat: Seat) -> Move:
    """SW-T1, SW-V4: by one's own taste; SW-V6: the bonus for what fits the theme best, the better sandwich first."""
    plates = state.tables[seat].plates
    facts: Facts = state.terms.facts
    order = Taste(state.palates[seat]).rank(facts, plates, bleah=state.terms.bleah)
    best = NONE
    if state.theme:
        best_fit = 0.0
        for plate in order:
            fit = fits_theme(facts, state.theme, plates[plate])
            if best == NONE or fit > best_fit:
                best = plate
                best_fit = fit
    return moves.rank(order, best)


def sell(state: Sandwich, seat: Seat) -> Move:
    """SW-V9: praise what is strongest about the sandwich."""
    table = state.to_sell(seat)
    assert table is not None
    described = state.terms.facts.describe(table.plates[table.unsaid_by(seat)])
    best = WITH_LOVE
    strength = 1.0
    for number in range(len(PRAISED)):
        if described[PRAISED[number]] > strength:
            best = number
            strength = described[PRAISED[number]]
    return moves.phrase(best)


def lay_well(state: Sandwich, cook: Cook) -> Move:
    """SW-K1, SW-V7: one more ingredient where the sandwiches become best."""
    kitchen = state.kitchens[cook.seat]
    best = NONE
    best_value = 0.0
    for move in kitchen.puts():
        stacks = kitchen.stacks()
        stacks[moves.sandwich_of(move)].append(moves.ingredient_of(move))
        value = cook.give_value(stacks)
        if best == NONE or value > best_value:
            best = move
            best_value = value
    return best


def trade_well(state: Sandwich, seat: Seat, cook: Cook) -> Move:
    """SW-K2: accept what helps, decline what does not, offer what helps both; NONE if there is nothing to trade."""
    kitchen = state.kitchens[seat]
    before = cook.total(kitchen.picks)
    for number in state.offers:
        if moves.other_of(number) != seat:
            continue
        mine = moves.theirs_of(number)
        theirs = moves.mine_of(number)
        # Face down one may be asked for what one does not have.
        able = not kitchen.laid and mine in kitchen.picks
        helps = able and exchanged(cook, kitchen.picks, mine, theirs) > before + WORTHWHILE
        return moves.trade(moves.ACCEPT if helps else moves.DECLINE, mine, trade.offerer_of(number), theirs)
    if kitchen.offers >= BOT_OFFERS or kitchen.laid or state.terms.face_down:
        # Where picks lie face down (SW-H1) a bot does not know what to ask for.
        return NONE
    return best_offer(state, seat, cook, before)


def exchanged(cook: Cook, picks: list[int], mine: int, theirs: int) -> float:
    """What the ingredients would be worth after a swap."""
    after = picks.copy()
    after[after.index(mine)] = theirs
    return cook.total(after)


def prefers(cook: Cook, one: int, other: int) -> bool:
    """Whether an ingredient is worth more than another where each is worth most."""
    return max(cook.worth(one)) > max(cook.worth(other))


def best_offer(state: Sandwich, seat: Seat, cook: Cook, before: float) -> Move:
    """The swap that helps me most, among those that should help the other, too."""
    best = NONE
    best_gain = WORTHWHILE
    picks = state.kitchens[seat].picks
    for other in range(state.seats):
        if other == seat or state.kitchens[other].ready:
            continue
        rival = Cook(state, other, learns=cook.learns)
        for theirs in state.kitchens[other].picks:
            for mine in picks:
                if mine in state.kitchens[other].picks or theirs in picks:
                    continue
                if not (prefers(rival, mine, theirs) and prefers(cook, theirs, mine)):
                    continue
                if trade.offer(seat, mine, other, theirs) in state.offers:
                    continue
                gain = exchanged(cook, picks, mine, theirs) - before
                if gain > best_gain:
                    best = moves.trade(moves.OFFER, mine, other, theirs)
                    best_gain = gain
    return best
