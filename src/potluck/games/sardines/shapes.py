"""Moves as the outside sees them: JSON, and the reasons why one is refused.

Boxes and places are counted from 1, as people and the rules count them. Discarding is one move however many cards go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from potluck.engine.errors import Refusal
from potluck.engine.game import Message, MoveShape
from potluck.games.sardines import moves
from potluck.games.sardines.boxes import PLACES
from potluck.games.sardines.deck import BONE, GARLIC, NONE
from potluck.games.sardines.table import DRAWING, EXTRA, FEEDING, LIMIT, PHASES, STEALING, TURN, UNCOVERING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.json import Json
    from potluck.engine.state import Move, Seat
    from potluck.games.sardines.state import Sardines


class Play(MoveShape, frozen=True, tag="play"):
    """SA-T2: a sardine from hand into one of your boxes."""

    card: int
    box: int


class Lid(MoveShape, frozen=True, tag="lid"):
    """SA-B4: a card from hand, face down, onto one of your full boxes."""

    card: int
    box: int


class Discard(MoveShape, frozen=True, tag="discard"):
    """SA-T2, SA-T7: these cards from hand; their order does not matter."""

    cards: tuple[int, ...]


class Steal(MoveShape, frozen=True, tag="steal"):
    """SA-T4: from a hand (``"hand": true``) or the sardine at a place of an open box."""

    seat: int = msgspec.field(name="from")
    box: int | None = None
    place: int | None = None
    hand: bool = False


class Feed(MoveShape, frozen=True, tag="feed"):
    """SA-T5: a card from hand, or the sardine at a place of one of your open boxes."""

    card: int | None = None
    box: int | None = None
    place: int | None = None


class Uncover(MoveShape, frozen=True, tag="uncover"):
    """SA-T6: the lid of a closed box of somebody else."""

    seat: int = msgspec.field(name="from")
    box: int


class Draw(MoveShape, frozen=True, tag="draw"):
    """SA-V3, pepper & basil: the next card from the pile, or this one from the discard pile."""

    source: Literal["pile", "discard"] = msgspec.field(name="from")
    card: int | None = None


SardinesMove: TypeAlias = Play | Lid | Discard | Steal | Feed | Uncover | Draw

PHASE_RULES = {
    TURN: "SA-T2",
    EXTRA: "SA-T3",
    STEALING: "SA-T4",
    FEEDING: "SA-T5",
    UNCOVERING: "SA-T6",
    DRAWING: "SA-V3",
    LIMIT: "SA-T7",
}
PHASE_MOVES: Mapping[int, tuple[type[MoveShape], ...]] = {
    TURN: (Play, Lid, Discard),
    EXTRA: (Play, Lid),
    STEALING: (Steal,),
    FEEDING: (Feed,),
    UNCOVERING: (Uncover,),
    DRAWING: (Draw,),
    LIMIT: (Discard,),
}


def unpack(state: Sardines, seat: Seat, move: Move) -> SardinesMove:
    """The shape of a legal move."""
    kind, low = moves.kind_of(move), moves.low_of(move)
    if kind == moves.PLAY:
        return Play(low >> 2, (low & 3) + 1)
    if kind == moves.LID:
        return Lid(low >> 2, (low & 3) + 1)
    if kind == moves.DISCARD:
        return Discard(tuple(card for at, card in enumerate(state.hands[seat]) if low >> at & 1))
    if kind == moves.STEAL:
        return Steal(low >> 4, hand=True) if not low & 15 else Steal(low >> 4, *_spot((low & 15) - 1))
    if kind == moves.FEED:
        return Feed(low) if low < moves.FROM_BOX else Feed(None, *_spot(low - moves.FROM_BOX))
    if kind == moves.UNCOVER:
        return Uncover(low >> 2, (low & 3) + 1)
    return Draw("pile") if low == moves.FROM_PILE else Draw("discard", low - 1)


def _spot(spot: int) -> tuple[int, int]:
    """A box and a place of it, counted from 1."""
    return spot // PLACES + 1, spot % PLACES + 1


def pack(state: Sardines, seat: Seat, shape: SardinesMove) -> Move | None:
    """The number of a move, or None if it has none; it need not be legal."""
    if not _in_range(state, shape):
        return None
    if isinstance(shape, Play):
        return moves.play(shape.card, shape.box - 1)
    if isinstance(shape, Lid):
        return moves.lid(shape.card, shape.box - 1)
    if isinstance(shape, Discard):
        return _pack_discard(state, seat, shape.cards)
    if isinstance(shape, Steal):
        return _pack_steal(shape)
    if isinstance(shape, Feed):
        return _pack_feed(shape)
    return moves.uncover(shape.seat, shape.box - 1) if isinstance(shape, Uncover) else _pack_draw(shape)


def _in_range(state: Sardines, shape: SardinesMove) -> bool:
    """Whether all cards, boxes, places and seats that a move names exist."""
    cards = shape.cards if isinstance(shape, Discard) else (getattr(shape, "card", None),)
    box, place, seat = getattr(shape, "box", None), getattr(shape, "place", None), getattr(shape, "seat", None)
    return (
        all(card is None or 0 <= card < state.deck.size for card in cards)
        and (box is None or 1 <= box <= state.boxes.each)
        and (place is None or 1 <= place <= PLACES)
        and (seat is None or 0 <= seat < state.seats)
    )


def _pack_discard(state: Sardines, seat: Seat, cards: tuple[int, ...]) -> Move | None:
    hand = state.hands[seat]
    if len(set(cards)) != len(cards) or not set(cards) <= set(hand):
        return None
    return moves.discard(sum(1 << hand.index(card) for card in cards))


def _pack_steal(shape: Steal) -> Move | None:
    if shape.hand:
        return moves.steal_hand(shape.seat) if shape.box is None and shape.place is None else None
    if shape.box is None or shape.place is None:
        return None
    return moves.steal_box(shape.seat, shape.box - 1, shape.place - 1)


def _pack_feed(shape: Feed) -> Move | None:
    if shape.card is not None:
        return moves.feed_hand(shape.card) if shape.box is None and shape.place is None else None
    return None if shape.box is None or shape.place is None else moves.feed_box(shape.box - 1, shape.place - 1)


def _pack_draw(shape: Draw) -> Move | None:
    if shape.source == "pile":
        return moves.draw_pile() if shape.card is None else None
    return None if shape.card is None else moves.draw_discard(shape.card)


def describe(state: Sardines, seat: Seat, shape: SardinesMove) -> Message:
    """The line of a menu."""
    look = state.deck.look
    if isinstance(shape, Play | Lid):
        kind = "move-play" if isinstance(shape, Play) else "move-lid"
        return Message(kind, {"card": shape.card, "sardine": look(shape.card), "box": shape.box})
    if isinstance(shape, Discard):
        looks = [look(card) for card in shape.cards]
        return Message("move-discard", {"cards": shape.cards, "sardines": looks, "number": len(looks)})
    if isinstance(shape, Draw):
        if shape.card is None:
            return Message("move-draw-pile")
        return Message("move-draw-discard", {"card": shape.card, "sardine": look(shape.card)})
    if isinstance(shape, Uncover):
        return Message("move-uncover", {"other": shape.seat, "box": shape.box})
    return _describe_source(state, seat, shape)


def _describe_source(state: Sardines, seat: Seat, shape: Steal | Feed) -> Message:
    """A card that goes from a hand or from a box."""
    look = state.deck.look
    if isinstance(shape, Feed) and shape.card is not None:
        return Message("move-feed", {"card": shape.card, "sardine": look(shape.card)})
    if isinstance(shape, Steal) and shape.hand:
        return Message("move-steal", {"other": shape.seat})
    assert shape.box is not None
    assert shape.place is not None
    owner = shape.seat if isinstance(shape, Steal) else seat
    card = state.boxes.slots[_slot(state, owner, shape.box, shape.place)]
    spot: dict[str, Json] = {"card": card, "sardine": look(card), "box": shape.box, "place": shape.place}
    if isinstance(shape, Steal):
        return Message("move-steal-box", {"other": shape.seat, **spot})
    return Message("move-feed-box", spot)


def _slot(state: Sardines, seat: Seat, box: int, place: int) -> int:
    return PLACES * (seat * state.boxes.each + box - 1) + place - 1


def refusal(state: Sardines, seat: Seat, shape: SardinesMove) -> Refusal:
    """The first rule that forbids a move, in the order in which a person would look."""
    if seat != state.chooser:
        return Refusal("not-your-decision" if state.pending() else "game-over")
    rule = PHASE_RULES[state.phase]
    if not isinstance(shape, PHASE_MOVES[state.phase]):
        if isinstance(shape, Discard) and state.phase == EXTRA:
            return Refusal("again-plays", rule)
        return Refusal("wrong-kind", rule, {"phase": PHASES[state.phase]})
    if not _in_range(state, shape):
        return Refusal("no-such-thing", rule)
    if isinstance(shape, Play):
        return _play_refusal(state, seat, shape)
    if isinstance(shape, Lid):
        return _lid_refusal(state, seat, shape)
    if isinstance(shape, Discard):
        return _discard_refusal(state, seat, shape)
    return _answer_refusal(state, seat, shape)


def _answer_refusal(state: Sardines, seat: Seat, shape: Steal | Feed | Uncover | Draw) -> Refusal:
    """What is wrong with the answer to an effect."""
    if isinstance(shape, Steal):
        return _steal_refusal(state, seat, shape)
    if isinstance(shape, Feed):
        return _feed_refusal(state, seat, shape)
    if isinstance(shape, Uncover):
        if shape.seat == seat:
            return Refusal("own-box", "SA-T6")
        return Refusal("not-closed", "SA-T6", {"other": shape.seat, "box": shape.box})
    if shape.source == "pile" or shape.card is None:
        return Refusal("draw-form", "SA-V3")
    return Refusal("not-discarded", "SA-V3", _named(state, shape.card))


def _named(state: Sardines, card: int) -> dict[str, Json]:
    return {"card": card, "sardine": state.deck.look(card)}


def _not_in_hand(state: Sardines, card: int, rule: str) -> Refusal:
    return Refusal("not-in-hand", rule, _named(state, card))


def _play_refusal(state: Sardines, seat: Seat, shape: Play) -> Refusal:
    facts = {**_named(state, shape.card), "box": shape.box}
    if shape.card not in state.hands[seat]:
        return _not_in_hand(state, shape.card, "SA-T2")
    if state.deck.kinds[shape.card] == BONE:
        return Refusal("bone-in-box", "SA-C1", facts)
    box = seat * state.boxes.each + shape.box - 1
    if state.boxes.lids[box] != NONE:
        return Refusal("box-closed", "SA-B6", facts)
    if NONE not in state.boxes.slots[PLACES * box : PLACES * (box + 1)]:
        return Refusal("box-full", "SA-B1", facts)
    return Refusal("wrong-direction", "SA-B3", facts)


def _lid_refusal(state: Sardines, seat: Seat, shape: Lid) -> Refusal:
    if shape.card not in state.hands[seat]:
        return _not_in_hand(state, shape.card, "SA-T2")
    box = seat * state.boxes.each + shape.box - 1
    facts: dict[str, Json] = {"box": shape.box}
    if state.boxes.lids[box] != NONE:
        return Refusal("box-closed", "SA-B6", {**_named(state, shape.card), **facts})
    return Refusal("box-not-full", "SA-B4", facts)


def _discard_refusal(state: Sardines, seat: Seat, shape: Discard) -> Refusal:
    rule = PHASE_RULES[state.phase]
    for card in shape.cards:
        if card not in state.hands[seat]:
            return _not_in_hand(state, card, rule)
    if len(set(shape.cards)) != len(shape.cards):
        return Refusal("discard-twice", rule)
    if state.phase == TURN:
        return Refusal("discard-none", rule)
    held, limit = len(state.hands[seat]), state.limit(seat)
    return Refusal("discard-number", rule, {"number": held - limit, "held": held, "limit": limit})


def _steal_refusal(state: Sardines, seat: Seat, shape: Steal) -> Refusal:
    facts: dict[str, Json] = {"other": shape.seat}
    if shape.seat == seat:
        return Refusal("own-card", "SA-T4")
    if shape.hand == (shape.box is not None) or (shape.box is None) != (shape.place is None):
        return Refusal("steal-form", "SA-T4")
    if shape.hand:
        if not state.hands[shape.seat]:
            return Refusal("hand-empty", "SA-T4", facts)
        assert state.boxes.bonus(shape.seat, GARLIC), "nothing else protects a hand"
        return Refusal("garlic", "SA-V3", facts)
    assert shape.box is not None
    if state.boxes.lids[shape.seat * state.boxes.each + shape.box - 1] != NONE:
        return Refusal("their-box-closed", "SA-T4", {**facts, "box": shape.box})
    return Refusal("place-empty", "SA-T4", {"box": shape.box, "place": shape.place})


def _feed_refusal(state: Sardines, seat: Seat, shape: Feed) -> Refusal:
    if (shape.card is None) == (shape.box is None) or (shape.box is None) != (shape.place is None):
        return Refusal("feed-form", "SA-T5")
    if shape.card is not None:
        return _not_in_hand(state, shape.card, "SA-T5")
    assert shape.box is not None
    if state.boxes.lids[seat * state.boxes.each + shape.box - 1] != NONE:
        return Refusal("gift-box-closed", "SA-T5", {"box": shape.box})
    return Refusal("place-empty", "SA-T5", {"box": shape.box, "place": shape.place})
