# compiled
"""What a seat does not know is drawn anew (SW-H1, SW-H2).

Bots remember no more than the table shows: from giving on nobody's picks are shown any more (SW-T1), and face-down
picks never were. So all that is known of such cards is that somebody has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.random import Rng
from potluck.games.sandwich import moves, trade
from potluck.games.sandwich.market import NONE, reaction_order
from potluck.games.sandwich.phases import EXPRESS, GIVING, KITCHEN, MARKET
from potluck.games.sandwich.sets import bits, draw_bit
from potluck.games.sandwich.tasting import rankings
from potluck.games.sandwich.terms import SECRET

if TYPE_CHECKING:
    from potluck.games.sandwich.state import Sandwich


def imagine(state: Sandwich, seat: int, rng: Rng) -> None:
    """Draw anew, in a copy of the state, all that the seat does not know, and what is still to come."""
    state.rng = rng.fork()
    for other in range(state.seats):
        if other != seat:
            state.palates[other] = int(rng.word())
    if state.order:
        state.order = reaction_order(state.seats, rng)
    if state.phase in (MARKET, EXPRESS):
        _deal(state, rng)
    if state.phase == MARKET:
        _choose(state, seat, rng)
    if state.phase <= GIVING:
        _cook(state, seat, rng)
    else:
        _serve(state, seat, rng)
    _decide(state, seat, rng)


def _decide(state: Sandwich, seat: int, rng: Rng) -> None:
    """SW-G1, SW-T2: gifts and rankings that the others keep to themselves for now."""
    for other in range(state.seats):
        if other != seat and state.choices[other] != NONE:
            giving = state.phase == GIVING
            found = state.terms.gives(other, state.round) if giving else rankings(state.terms)
            state.choices[other] = found[rng.below(len(found))]


def _deal(state: Sandwich, rng: Rng) -> None:
    """SW-R1, SW-H1: what is still face down, in the piles or aside, could be any card that has not been turned over."""
    terms = state.terms
    turned = state.market.turn + 1
    unseen = terms.everything.copy()
    if state.announced != NONE:
        unseen.remove(state.announced)
    dealt = state.market.dealt.copy()
    for at in range(len(dealt)):
        if at % terms.cards < turned:
            unseen.remove(dealt[at])
    rng.shuffle(unseen)
    for at in range(len(dealt)):
        if at % terms.cards >= turned:
            dealt[at] = unseen.pop()
    state.market.dealt = dealt
    state.aside = sorted(unseen)


def _choose(state: Sandwich, seat: int, rng: Rng) -> None:
    """SW-M3: the secret choices of the others."""
    market = state.market
    if state.terms.market == SECRET:
        for other in bits(market.seats_left):
            if other != seat and market.chosen[other] != NONE:
                market.chosen[other] = draw_bit(market.may_take(other), rng)


def _cook(state: Sandwich, seat: int, rng: Rng) -> None:
    """SW-H1: who has which picked cards, where they do not lie open; and what the others have made of theirs."""
    if state.terms.face_down or state.phase == GIVING:
        _mix_picks(state, seat, rng)
    for other in range(state.seats):
        if other == seat:
            continue
        kitchen = state.kitchens[other]
        if state.phase == KITCHEN and not kitchen.ready:
            kitchen.clear()
        else:
            kitchen.lay_anyhow(len(kitchen.laid), rng)
        if state.acted:
            state.acted[other] = 0


def _mix_picks(state: Sandwich, seat: int, rng: Rng) -> None:
    """Deal the others' picked cards anew among them, but for those that are known to be theirs."""
    pool: list[int] = []
    known = [_known_picks(state, other) for other in range(state.seats)]
    for other in range(state.seats):
        if other != seat:
            pool += state.kitchens[other].picks
            for ingredient in known[other]:
                pool.remove(ingredient)
    pool.sort()
    rng.shuffle(pool)
    for other in range(state.seats):
        if other != seat:
            kitchen = state.kitchens[other]
            hidden = len(kitchen.picks) - len(known[other])
            kitchen.picks = [pool.pop() for _ in range(hidden)] + known[other]


def _known_picks(state: Sandwich, other: int) -> list[int]:
    """SW-M1: a card taken in this turn was seen by all; SW-K2: what somebody offers, that one has."""
    if state.phase == EXPRESS:
        return [state.market.card(state.market.got[other])]
    found: list[int] = []
    for number in state.offers:
        if trade.offerer_of(number) == other and moves.mine_of(number) not in found:
            found.append(moves.mine_of(number))
    return found


def _serve(state: Sandwich, seat: int, rng: Rng) -> None:
    """SW-T1: what lies face down on whose plate, and who cooked what is not yet told."""
    pool = _face_down(state, seat)
    rng.shuffle(pool)
    for table in state.tables:
        if table.order:
            continue
        if state.turned_over(table.taster):
            if not state.terms.known_cooks():
                _mix_cooks(table.cooks, seat, rng)
            continue
        _fill_plates(state, table.plates, table.cooks, seat, pool)
        if not state.terms.known_cooks():
            _mix_hidden(table.plates, table.cooks, rng)


def _face_down(state: Sandwich, seat: int) -> list[int]:
    """The ingredients of others that lie face down, in the order of the ingredients, without announced ones (SW-V2)."""
    pool: list[int] = []
    for table in state.tables:
        if not state.turned_over(table.taster):
            for plate in range(len(table.plates)):
                if table.cooks[plate] != seat:
                    pool += table.plates[plate] if state.announced == NONE else table.plates[plate][1:]
    pool.sort()
    return pool


def _mix_cooks(cooks: list[int], seat: int, rng: Rng) -> None:
    """Who cooked which of the sandwiches on the table; one's own one knows."""
    others = sorted([cook for cook in cooks if cook != seat])
    rng.shuffle(others)
    for plate in range(len(cooks)):
        if cooks[plate] != seat:
            cooks[plate] = others.pop()


def _fill_plates(state: Sandwich, plates: list[list[int]], cooks: list[int], seat: int, pool: list[int]) -> None:
    """Sandwiches that lie face down, from cards that somebody has picked; in the order of their cooks."""
    base = [] if state.announced == NONE else [state.announced]
    own = [plates[plate] for plate in range(len(plates)) if cooks[plate] == seat]
    own.sort()
    cooks.sort()
    for plate in range(len(plates)):
        if cooks[plate] == seat:
            plates[plate] = own.pop()
        else:
            plates[plate] = base + [pool.pop() for _ in range(state.terms.height)]


def _mix_hidden(plates: list[list[int]], cooks: list[int], rng: Rng) -> None:
    """The random order in which they lie."""
    order = list(range(len(plates)))
    rng.shuffle(order)
    old_plates = plates.copy()
    old_cooks = cooks.copy()
    at = 0
    for plate in order:
        plates[at] = old_plates[plate]
        cooks[at] = old_cooks[plate]
        at += 1
