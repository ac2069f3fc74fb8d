"""What a seat may know of a game of Clash at the Deli, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from potluck.engine.game import View
from potluck.engine.state import REFEREE
from potluck.games.deli.breakdown import SandwichView, SeatScore, sandwiches_of, seat_score
from potluck.games.deli.market import NO_CARD
from potluck.games.deli.names import CHARACTER_IDS, KIND_IDS
from potluck.games.deli.pantry import BIT
from potluck.games.deli.sandwich import JOKER_CARD
from potluck.games.deli.table import LAY, LOOK, NIKKI, NO_EVENT, NO_ONE, REACT, REDEALS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from potluck.engine.state import Seat
    from potluck.games.deli.pantry import Cards
    from potluck.games.deli.state import Deli

PHASES = ("exchange", "reserve", "pick", "react", "lay", "after", "swap", "end", "look", "event", "over")
WAYS = ("picked", "stolen", "joker", "leftover", "refill", "passed")


class KindView(msgspec.Struct, frozen=True):
    """DE-R1: one kind in the market, and how many cards its deck still has."""

    sort: str
    ingredients: list[str]
    deck: int


class PlayerView(msgspec.Struct, frozen=True):
    """DE-H11: what is open about a player."""

    characters: list[str]
    copied: str | None
    """DE-H10: whose power Kath has in this round."""
    used: list[str]
    sandwiches: list[SandwichView]
    taken: int
    in_hand: int
    aside: list[str]
    """DE-H4: actions that may be played once more."""
    played: list[str]
    """DE-A1: actions played in this round."""
    redeals: int
    """DE-H2: how often Nikki's power can still be used in this round."""
    salvaged: bool
    score: SeatScore


class Announced(msgspec.Struct, frozen=True):
    """DE-A4: a card that is being laid, or that others may still want."""

    seat: int
    ingredient: str
    joker: bool
    reserved: bool
    """DE-H8: whether it is Debbie's card."""
    way: str


class Gift(msgspec.Struct, frozen=True):
    """DE-E2: a card on its way to the left neighbour."""

    ingredient: str
    joker: bool


class Pick(msgspec.Struct, frozen=True):
    """Whose pick it is, how many cards are still to be taken, and whether anything was taken or trashed in it."""

    seat: int
    takes: int
    fresh: bool
    trashed: bool


class Course(msgspec.Struct, frozen=True):
    """How far what goes on has come."""

    step: int
    asked: int
    passes: int
    stage: int
    may_trash: bool
    lucky: list[int]
    gifts: list[Gift | None]


class Trash(msgspec.Struct, frozen=True):
    """DE-H3: what was thrown away in this round, in the last one, and before."""

    now: list[str]
    last: list[str]
    older: list[str]


class Own(msgspec.Struct, frozen=True):
    """What only one seat sees."""

    actions: list[str]
    events: list[str]
    """DE-H9, DE-A3: the events it is looking at."""


class Secrets(msgspec.Struct, frozen=True):
    """What nobody sees: for the referee alone. The last card of a list is the top."""

    decks: list[list[str]]
    actions: list[str]
    events: list[str]


class DeliView(View, frozen=True):
    """The whole view."""

    round: int
    rounds: int
    closing_bonus: int
    phase: str
    pending: list[int]
    optional: list[int]
    starter: int
    market: list[KindView]
    reserved: str | None
    announced: Announced | None
    pick: Pick
    course: Course
    event: str | None
    looker: int | None
    happened: list[str]
    """Events that are out of the game."""
    events_left: int
    trash: Trash
    away: list[str]
    """Actions played and discarded."""
    action_deck: int
    players: list[PlayerView]
    winners: list[int]
    you: Own | None = None
    """Not for spectators."""
    all: list[Own] | None = None
    secrets: Secrets | None = None


def build(state: Deli, seat: Seat) -> DeliView:
    """DE-H11: own cards and what is open; the referee sees everything."""
    referee = seat == REFEREE
    events = state.pantry.events.names
    return DeliView(
        round=state.round,
        rounds=state.variant.rounds,
        closing_bonus=state.variant.closing_bonus,
        phase=PHASES[state.phase],
        pending=state.pending(),
        optional=state.optional(),
        starter=state.starter,
        market=_market(state),
        reserved=None if state.market.reserved == NO_CARD else state.name(state.market.reserved),
        announced=_announced(state),
        pick=Pick(state.picker, state.picks, bool(state.fresh), bool(state.trashed)),
        course=_course(state),
        event=None if state.event == NO_EVENT else events[state.event],
        looker=None if state.phase != LOOK or state.looker == NO_ONE else state.looker,
        happened=_names(events, state.happened),
        events_left=len(state.events),
        trash=Trash(*[_names(state.pantry.ingredients.names, pile) for pile in state.market.trash]),
        away=_names(state.pantry.actions.names, state.hands.away),
        action_deck=len(state.hands.deck),
        players=[_player(state, other) for other in range(state.seats)],
        winners=state.winners(),
        you=_own(state, seat) if seat >= 0 else None,
        all=[_own(state, other) for other in range(state.seats)] if referee else None,
        secrets=_secrets(state) if referee else None,
    )


def _names(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Cards that are counted, as a list of their names."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def _set(names: Sequence[str], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if mask & BIT[number]]


def _market(state: Deli) -> list[KindView]:
    ingredients = state.pantry.ingredients
    shown = []
    for kind, name in enumerate(KIND_IDS):
        low, high = ingredients.first[kind], ingredients.first[kind + 1]
        cards = _names(ingredients.names[low:high], state.market.shown[low:high])
        shown.append(KindView(name, cards, len(state.market.decks[kind])))
    return shown


def _announced(state: Deli) -> Announced | None:
    if state.phase not in (REACT, LAY):
        return None
    seat = state.picker if state.phase == REACT else state.actor
    return Announced(seat, state.name(state.card), state.card >= JOKER_CARD, bool(state.from_reserve), WAYS[state.how])


def _course(state: Deli) -> Course:
    return Course(
        step=state.step,
        asked=state.asked,
        passes=state.passes,
        stage=state.stage,
        may_trash=bool(state.may_trash),
        lucky=[seat for seat in range(state.seats) if state.lucky & BIT[seat]],
        gifts=[None if card == NO_CARD else Gift(state.name(card), card >= JOKER_CARD) for card in state.gifts],
    )


def _player(state: Deli, seat: Seat) -> PlayerView:
    actions = state.pantry.actions.names
    copied = state.copied[seat]
    return PlayerView(
        characters=_set(CHARACTER_IDS, state.characters[seat]),
        copied=None if copied == NO_ONE else CHARACTER_IDS[copied],
        used=_set(CHARACTER_IDS, state.used[seat]),
        sandwiches=sandwiches_of(state, seat),
        taken=state.taken[seat],
        in_hand=state.hands.size[seat],
        aside=_names(actions, state.hands.aside[seat]),
        played=_set(actions, state.hands.played[seat]),
        redeals=REDEALS - state.redeals[seat] if state.has(seat, NIKKI) else 0,
        salvaged=bool(state.salvaged[seat]),
        score=seat_score(state, seat),
    )


def _own(state: Deli, seat: Seat) -> Own:
    looking = state.phase == LOOK and state.looker == seat
    seen = sorted(state.events[len(state.events) - state.looks :]) if looking else []
    names: Cards = state.pantry.events
    return Own(_names(state.pantry.actions.names, state.hands.held[seat]), [names.names[event] for event in seen])


def _secrets(state: Deli) -> Secrets:
    ingredients = state.pantry.ingredients.names
    return Secrets(
        [[ingredients[card] for card in deck] for deck in state.market.decks],
        [state.pantry.actions.names[action] for action in state.hands.deck],
        [state.pantry.events.names[event] for event in state.events],
    )
