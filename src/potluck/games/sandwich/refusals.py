"""Why a move is not legal: the rule that refuses it, and the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.errors import Refusal
from potluck.games.sandwich import trade
from potluck.games.sandwich.phases import (
    EXPRESS,
    GIVING,
    KITCHEN,
    MARKET,
    OVER,
    RANKING,
    SELLING,
    VOLUNTEERING,
)
from potluck.games.sandwich.shapes import (
    LONGEST_PITCH,
    Accept,
    Decline,
    Fill,
    Give,
    Grab,
    Lot,
    Offer,
    Pass,
    Phrase,
    Put,
    Rank,
    Ready,
    Reopen,
    Silent,
    Trade,
    Undo,
    Volunteer,
    Withdraw,
    Words,
)
from potluck.games.sandwich.terms import OFFERS

if TYPE_CHECKING:
    from potluck.engine.json import Json
    from potluck.engine.state import Seat
    from potluck.games.sandwich.shapes import SandwichMove
    from potluck.games.sandwich.state import Sandwich

ALLOWED: dict[int, tuple[type, ...]] = {
    MARKET: (Grab, Lot),
    EXPRESS: (Put,),
    KITCHEN: (Put, Undo, Ready, Fill, Reopen, Offer, Accept, Decline, Withdraw),
    GIVING: (Give, Lot),
    VOLUNTEERING: (Volunteer, Pass),
    SELLING: (Silent, Phrase, Words),
    RANKING: (Rank, Lot),
    OVER: (),
}
PHASE_RULES = {
    MARKET: "SW-M1",
    EXPRESS: "SW-V7",
    KITCHEN: "SW-K1",
    GIVING: "SW-G1",
    VOLUNTEERING: "SW-T2",
    SELLING: "SW-V9",
    RANKING: "SW-T1",
    OVER: "SW-E1",
}
PHASE_NAMES = {
    MARKET: "market",
    EXPRESS: "express",
    KITCHEN: "kitchen",
    GIVING: "giving",
    VOLUNTEERING: "volunteering",
    SELLING: "selling",
    RANKING: "ranking",
    OVER: "over",
}


def refusal(state: Sandwich, seat: Seat, shape: SandwichMove) -> Refusal:
    """The first rule that forbids a move, in the order in which a person would look."""
    phase = state.phase
    if not isinstance(shape, ALLOWED[phase]):
        return Refusal("other-phase", PHASE_RULES[phase], {"phase": PHASE_NAMES[phase]})
    waiting = bool(state.waiting >> seat & 1)
    if phase == KITCHEN and waiting == isinstance(shape, Reopen):
        return Refusal("not-ready" if waiting else "ready", "SW-K1")
    if not waiting and phase != KITCHEN:
        return Refusal("decided", PHASE_RULES[phase])
    if isinstance(shape, Grab):
        return _grab(state, shape)
    if isinstance(shape, Put):
        return _put(state, seat, shape)
    if isinstance(shape, (Offer, Accept, Decline, Withdraw)):
        return _trade(state, seat, shape)
    return _at_the_table(state, seat, shape)


def _at_the_table(state: Sandwich, seat: Seat, shape: SandwichMove) -> Refusal:
    """SW-G1, SW-T1, SW-V9: what is wrong with a gift, a ranking, or words."""
    if isinstance(shape, Give):
        receivers = state.terms.receivers(seat, state.round)
        each = state.terms.sandwiches // len(receivers)
        return Refusal("give", "SW-N3" if state.terms.three else "SW-G1", {"other": receivers, "number": each})
    if isinstance(shape, Rank):
        return _rank(state, shape)
    if isinstance(shape, Words):
        return Refusal("words", "SW-V9", {"longest": LONGEST_PITCH})
    if isinstance(shape, Phrase):
        return Refusal("phrase", "SW-V9", {"number": shape.phrase})
    return _steps(state, seat, shape)


def _steps(state: Sandwich, seat: Seat, shape: SandwichMove) -> Refusal:
    """SW-K1: what makes the plain steps of a cook impossible."""
    if isinstance(shape, Undo):
        return Refusal("nothing-laid", "SW-K1")
    number = len(state.kitchens[seat].picks) - len(state.kitchens[seat].laid)
    assert isinstance(shape, Ready if number else Fill), "such a step is legal"
    return Refusal("unfinished" if number else "finished", "SW-K1", {"number": number})


def _grab(state: Sandwich, shape: Grab) -> Refusal:
    """SW-M1, SW-M2."""
    if not 0 <= shape.other < state.seats:
        return Refusal("no-such-card", "SW-M1", {"number": shape.other, "high": state.seats - 1})
    facts: dict[str, Json] = {"ingredient": state.market.card(shape.other)}
    if not state.market.cards_left >> shape.other & 1:
        return Refusal("taken", "SW-M2", {**facts, "other": state.market.got.index(shape.other)})
    return Refusal("own-card", "SW-M1", facts)


def _put(state: Sandwich, seat: Seat, shape: Put) -> Refusal:
    """SW-K1, SW-V7."""
    terms, kitchen = state.terms, state.kitchens[seat]
    rule = "SW-V7" if terms.express else "SW-K1"
    if not 0 <= shape.ingredient < terms.deck or kitchen.place_of(shape.ingredient) < 0:
        return Refusal("not-yours", rule, {"number": shape.ingredient})
    if not 1 <= shape.sandwich <= terms.sandwiches:
        return Refusal("no-such-sandwich", rule, {"number": shape.sandwich, "high": terms.sandwiches})
    if shape.sandwich - 1 > kitchen.begun:
        return Refusal("next-sandwich", rule, {"number": kitchen.begun + 1})
    return Refusal("sandwich-full", rule, {"number": shape.sandwich, "height": terms.height})


def _trade(state: Sandwich, seat: Seat, shape: Trade) -> Refusal:
    """SW-K2."""
    terms = state.terms
    if not terms.trading:
        return Refusal("no-trading", "SW-V7" if terms.express else "SW-K2")
    if not 0 <= shape.other < state.seats or shape.other == seat:
        return Refusal("no-such-cook", "SW-K2", {"number": shape.other})
    known = range(terms.deck)
    if shape.ingredient not in known or shape.other_ingredient not in known:
        return Refusal("no-such-ingredient", "SW-K2", {"high": terms.deck - 1})
    facts: dict[str, Json] = {"ingredient": shape.ingredient, "other": shape.other}
    facts["other_ingredient"] = shape.other_ingredient
    if isinstance(shape, Offer):
        return _offer(state, seat, shape, facts)
    if isinstance(shape, Withdraw):
        return Refusal("no-offer", "SW-K2", facts)
    offered = trade.offer(shape.other, shape.other_ingredient, seat, shape.ingredient) in state.offers
    return Refusal("not-loose" if offered else "no-offer", "SW-K2", facts)


def _offer(state: Sandwich, seat: Seat, shape: Offer, facts: dict[str, Json]) -> Refusal:
    kitchen, other = state.kitchens[seat], state.kitchens[shape.other]
    if not trade.offers_left(kitchen):
        return Refusal("too-many-offers", "SW-K2", {"number": OFFERS})
    if other.ready:
        return Refusal("other-ready", "SW-K2", facts)
    if shape.ingredient == shape.other_ingredient:
        return Refusal("same-ingredient", "SW-K2", facts)
    if kitchen.place_of(shape.ingredient) < 0:
        return Refusal("not-loose", "SW-K2", facts)
    if trade.offer(seat, shape.ingredient, shape.other, shape.other_ingredient) in state.offers:
        return Refusal("offered-already", "SW-K2", facts)
    return Refusal("not-theirs", "SW-K2", facts)


def _rank(state: Sandwich, shape: Rank) -> Refusal:
    """SW-T1, SW-V6."""
    number = state.terms.sandwiches
    if sorted(shape.plates) != list(range(1, number + 1)):
        return Refusal("rank-all", "SW-T1", {"number": number})
    if not state.terms.theme:
        return Refusal("no-theme", "SW-V6")
    return Refusal("theme-missing", "SW-V6", {"number": number})
