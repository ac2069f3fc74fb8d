"""What a seat may know of a game of Sardines de Marseille, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from potluck.engine.game import View
from potluck.engine.state import REFEREE
from potluck.games.sardines.boxes import PLACES
from potluck.games.sardines.deck import ASSORTMENTS, NONE
from potluck.games.sardines.memory import BIT, cards_in
from potluck.games.sardines.table import ENDINGS, PHASES

if TYPE_CHECKING:
    from potluck.engine.state import Seat
    from potluck.games.sardines.state import Sardines


class BoxView(msgspec.Struct, frozen=True):
    """A box: its assortment, whether its bonus is active (SA-V2), its three places and, if it is closed, its lid."""

    assortment: str | None
    bonus: bool
    places: list[int | None]
    last: int | None
    """SA-B5: the sardine put in last, if it is still there."""
    closed: bool
    lid: int | None
    """SA-H2: the card that is the lid, for those who know it."""
    by_night: bool
    """Whether it was closed after the discards were shuffled (SA-H5)."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player as the viewer knows them."""

    hand: int
    """SA-H1: how many cards; which ones is secret."""
    known: list[int]
    """SA-H3: the cards of this hand that the viewer has seen go there."""
    limit: int
    """SA-T7, SA-V3: how many cards this player may keep now."""
    boxes: list[BoxView]
    closed: int
    cards: int
    """SA-P2: sardines and lids in the boxes."""


class Secrets(msgspec.Struct, frozen=True):
    """What nobody knows but the referee."""

    hands: list[list[int]]
    pile: list[int]
    """From the bottom to the top."""
    known: list[list[int]]
    """SA-H3: the cards that each watcher knows, hand by hand; the last watcher is the public."""
    readers: list[list[int]]
    """SA-H2: for each box the watchers who know its lid."""


class SardinesView(View, frozen=True):
    """The whole view."""

    phase: str
    pending: list[int]
    active: int
    """Whose turn it is, also while others decide."""
    again: bool
    """SA-T8: an *again* waits until new hands have been drawn."""
    draws: int
    """How many cards the deciding seat has still to draw, where pepper & basil asks for each (SA-V3)."""
    pile: int
    night: bool
    cat_wins: bool
    """SA-P3."""
    discards: list[int]
    """SA-H1: in the order in which they came."""
    reshuffled: list[int]
    """SA-H5: the discards that became the pile of the night."""
    turns: int
    idle: int
    """SA-P5: turns in a row without a card from the pile."""
    drawn: bool
    """SA-P5: whether a card has been drawn from the pile in this turn."""
    players: list[PlayerView]
    ending: str
    winners: list[int]
    you: list[int] | None = None
    """Your own hand; not for spectators."""
    secrets: Secrets | None = None


def build(state: Sardines, seat: Seat) -> SardinesView:
    """SA-H1 to SA-H4: the own hand, what was seen, and what is public; the referee sees everything."""
    return SardinesView(
        phase=PHASES[state.phase],
        pending=state.pending(),
        active=state.active,
        again=state.extra,
        draws=state.left,
        pile=len(state.pile),
        night=state.night,
        cat_wins=state.cat_wins,
        discards=list(state.discards),
        reshuffled=cards_in(state.reshuffled),
        turns=state.turns,
        idle=state.idle,
        drawn=state.drawn,
        players=[_player(state, other, seat) for other in range(state.seats)],
        ending=ENDINGS[state.ending],
        winners=state.winners(),
        you=list(state.hands[seat]) if seat >= 0 else None,
        secrets=_secrets(state) if seat == REFEREE else None,
    )


def knows_lid(state: Sardines, viewer: Seat, box: int) -> bool:
    """SA-H2: whether a viewer knows the lid of a box."""
    watcher = viewer if viewer >= 0 else state.seats
    return viewer == REFEREE or bool(state.memory.readers[box] & BIT[watcher])


def _player(state: Sardines, seat: Seat, viewer: Seat) -> PlayerView:
    boxes = state.boxes
    if viewer == REFEREE:
        known = list(state.hands[seat])
    else:
        known = state.memory.cards(viewer if viewer >= 0 else state.seats, seat)
    return PlayerView(
        hand=len(state.hands[seat]),
        known=known,
        limit=state.limit(seat),
        boxes=[_box(state, box, viewer) for box in range(seat * boxes.each, (seat + 1) * boxes.each)],
        closed=boxes.closed(seat),
        cards=boxes.cards(seat),
    )


def _box(state: Sardines, box: int, viewer: Seat) -> BoxView:
    boxes = state.boxes
    assorted = bool(boxes.assortments)
    lid = boxes.lids[box]
    return BoxView(
        assortment=ASSORTMENTS[boxes.assortments[box]] if assorted else None,
        bonus=assorted and boxes.empty(box),
        places=[_card(boxes.slots[PLACES * box + place]) for place in range(PLACES)],
        last=_card(boxes.last[box]),
        closed=lid != NONE,
        lid=_card(lid) if knows_lid(state, viewer, box) else None,
        by_night=bool(state.night_lids & BIT[box]),
    )


def _card(card: int) -> int | None:
    return None if card == NONE else card


def _secrets(state: Sardines) -> Secrets:
    watchers = range(state.seats + 1)
    return Secrets(
        hands=[list(hand) for hand in state.hands],
        pile=list(state.pile),
        known=[state.memory.cards(watcher, hand) for watcher in watchers for hand in range(state.seats)],
        readers=[cards_in(readers) for readers in state.memory.readers],
    )
