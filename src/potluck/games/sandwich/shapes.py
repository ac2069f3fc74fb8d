"""Moves as the outside sees them: JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from potluck.engine.game import Message, MoveShape
from potluck.games.sandwich import moves
from potluck.games.sandwich.choosing import PHRASES
from potluck.games.sandwich.market import NONE

if TYPE_CHECKING:
    from potluck.engine.json import Json
    from potluck.engine.state import Move
    from potluck.games.sandwich.state import Sandwich

LONGEST_PITCH = 120


class Grab(MoveShape, frozen=True, tag="grab"):
    """SW-M1: take the card that this seat has turned over."""

    other: int


class Lot(MoveShape, frozen=True, tag="lot"):
    """SW-M4, SW-T2: leave the decision to the lot; this is also how the clock decides."""


class Put(MoveShape, frozen=True, tag="put"):
    """SW-K1, SW-V7: lay an ingredient on top of a sandwich; sandwiches are counted from 1."""

    ingredient: int
    sandwich: int


class Undo(MoveShape, frozen=True, tag="undo"):
    """SW-K1: take back the ingredient laid last."""


class Ready(MoveShape, frozen=True, tag="ready"):
    """SW-K1: the sandwiches are made."""


class Fill(MoveShape, frozen=True, tag="fill"):
    """SW-K1: fill unfinished sandwiches in the order of picking, and be ready."""


class Reopen(MoveShape, frozen=True, tag="reopen"):
    """SW-K1: take "ready" back."""


class Offer(MoveShape, frozen=True, tag="offer"):
    """SW-K2: offer an ingredient to another cook for one of theirs."""

    ingredient: int
    other: int
    other_ingredient: int


class Accept(MoveShape, frozen=True, tag="accept"):
    """SW-K2: give this ingredient for the one that the other cook has offered."""

    ingredient: int
    other: int
    other_ingredient: int


class Decline(MoveShape, frozen=True, tag="decline"):
    """SW-K2: do not give this ingredient for the one that the other cook has offered."""

    ingredient: int
    other: int
    other_ingredient: int


class Withdraw(MoveShape, frozen=True, tag="withdraw"):
    """SW-K2: take an offer of one's own back."""

    ingredient: int
    other: int
    other_ingredient: int


class Give(MoveShape, frozen=True, tag="give"):
    """SW-G1: who gets the first sandwich, who the second, and so on."""

    seats: tuple[int, ...]


class Volunteer(MoveShape, frozen=True, tag="volunteer"):
    """SW-T2: be the first to taste."""


class Pass(MoveShape, frozen=True, tag="pass"):
    """SW-T2: not be the first to taste."""


class Silent(MoveShape, frozen=True, tag="silent"):
    """SW-V9: say nothing about the sandwich."""


class Phrase(MoveShape, frozen=True, tag="phrase"):
    """SW-V9: sell the sandwich with a ready-made phrase."""

    phrase: int


class Words(MoveShape, frozen=True, tag="words"):
    """SW-V9: sell the sandwich with words of one's own."""

    words: str


class Rank(MoveShape, frozen=True, tag="rank"):
    """SW-T1: the plates, counted from 1, from best to worst; SW-V6: the one that fits the theme best."""

    plates: tuple[int, ...]
    theme: int | None = None


Trade: TypeAlias = Offer | Accept | Decline | Withdraw
SandwichMove: TypeAlias = (
    Grab
    | Lot
    | Put
    | Undo
    | Ready
    | Fill
    | Reopen
    | Offer
    | Accept
    | Decline
    | Withdraw
    | Give
    | Volunteer
    | Pass
    | Silent
    | Phrase
    | Words
    | Rank
)

SIMPLE: dict[type[MoveShape], int] = {
    Lot: moves.LOT,
    Undo: moves.UNDO,
    Ready: moves.READY,
    Fill: moves.FILL,
    Reopen: moves.REOPEN,
    Volunteer: moves.VOLUNTEER,
    Pass: moves.PASS,
    Silent: moves.SILENT,
}
TRADES: dict[type[Trade], int] = {
    Offer: moves.OFFER,
    Accept: moves.ACCEPT,
    Decline: moves.DECLINE,
    Withdraw: moves.WITHDRAW,
}
SIMPLE_SHAPES = {kind: shape for shape, kind in SIMPLE.items()}
TRADE_SHAPES = {kind: shape for shape, kind in TRADES.items()}


def unpack(state: Sandwich, move: Move) -> SandwichMove:
    """The shape of a legal move."""
    kind = moves.kind_of(move)
    if kind in SIMPLE_SHAPES:
        simple: SandwichMove = SIMPLE_SHAPES[kind]()  # type: ignore[assignment] # the table's own shapes
        return simple
    if kind in TRADE_SHAPES:
        return TRADE_SHAPES[kind](moves.mine_of(move), moves.other_of(move), moves.theirs_of(move))
    if kind == moves.GRAB:
        return Grab(move)
    if kind == moves.PUT:
        return Put(moves.ingredient_of(move), moves.sandwich_of(move) + 1)
    number = state.terms.sandwiches
    if kind == moves.GIVE:
        return Give(tuple(moves.receiver_of(move, sandwich) for sandwich in range(number)))
    if kind == moves.PHRASE:
        return Phrase(moves.phrase_of(move) + 1)
    if kind == moves.WORDS:
        return Words(moves.words_of(move))
    theme = moves.theme_of(move)
    return Rank(tuple(plate + 1 for plate in moves.order_of(move, number)), None if theme == NONE else theme + 1)


def pack(state: Sandwich, shape: SandwichMove) -> Move | None:
    """The number of a move, or None if no move can look like that; it need not be legal."""
    number = state.terms.sandwiches
    if isinstance(shape, Grab):
        return moves.grab(shape.other) if 0 <= shape.other < state.seats else None
    if isinstance(shape, Put):
        fits = 0 <= shape.ingredient < state.terms.deck and 1 <= shape.sandwich <= number
        return moves.put(shape.ingredient, shape.sandwich - 1) if fits else None
    if isinstance(shape, (Offer, Accept, Decline, Withdraw)):
        return _pack_trade(state, shape)
    if isinstance(shape, Give):
        fits = len(shape.seats) == number and set(shape.seats) <= set(range(state.seats))
        return moves.give(list(shape.seats)) if fits else None
    if isinstance(shape, Rank):
        return _pack_rank(number, shape)
    if isinstance(shape, (Phrase, Words)):
        return _pack_pitch(shape)
    return moves.simple(SIMPLE[type(shape)])


def _pack_trade(state: Sandwich, shape: Trade) -> Move | None:
    known = range(state.terms.deck)
    if shape.ingredient not in known or shape.other_ingredient not in known or not 0 <= shape.other < state.seats:
        return None
    return moves.trade(TRADES[type(shape)], shape.ingredient, shape.other, shape.other_ingredient)


def _pack_pitch(shape: Phrase | Words) -> Move | None:
    if isinstance(shape, Phrase):
        return moves.phrase(shape.phrase - 1) if 1 <= shape.phrase <= PHRASES else None
    return moves.words(shape.words) if good_words(shape.words) else None


def good_words(text: str) -> bool:
    """SW-V9: a short text in one printable line, without space around it."""
    return text == text.strip() != "" and len(text) <= LONGEST_PITCH and text.isprintable()


def _pack_rank(number: int, shape: Rank) -> Move | None:
    if sorted(shape.plates) != list(range(1, number + 1)):
        return None
    if shape.theme is not None and not 1 <= shape.theme <= number:
        return None
    return moves.rank([plate - 1 for plate in shape.plates], NONE if shape.theme is None else shape.theme - 1)


def describe(state: Sandwich, shape: SandwichMove) -> Message:
    """The line of a menu."""
    facts: dict[str, Json] = {}
    kind = str(shape.__struct_config__.tag)
    if isinstance(shape, Grab):
        facts = {"ingredient": state.market.card(shape.other), "other": shape.other}
    elif isinstance(shape, Put):
        facts = {"ingredient": shape.ingredient, "sandwich": shape.sandwich}
    elif isinstance(shape, (Offer, Accept, Decline, Withdraw)):
        facts = {"ingredient": shape.ingredient, "other": shape.other, "other_ingredient": shape.other_ingredient}
    elif isinstance(shape, Give):
        facts = {"other": shape.seats}
    elif isinstance(shape, Phrase):
        facts = {"phrase": shape.phrase}
    elif isinstance(shape, Words):
        facts = {"words": shape.words}
    elif isinstance(shape, Rank):
        facts = {"plates": shape.plates}
        if shape.theme is not None:
            kind = "rank-theme"
            facts["plate"] = shape.theme
    return Message(f"move-{kind}", facts)
