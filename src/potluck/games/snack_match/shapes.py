"""Moves as the outside sees them: JSON, and the reasons why one is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from potluck.engine.errors import Refusal
from potluck.engine.game import Message, MoveShape
from potluck.games.snack_match import moves
from potluck.games.snack_match.grid import place_at
from potluck.games.snack_match.state import DRAFT
from potluck.games.snack_match.view import coordinates

if TYPE_CHECKING:
    from potluck.engine.state import Move, Seat
    from potluck.games.snack_match.picnic import Picnic
    from potluck.games.snack_match.state import SnackMatch

Coordinates = list[tuple[int, int]]


class Keep(MoveShape, frozen=True, tag="keep"):
    """SM-F3: keep this card, give the other to the left neighbour."""

    card: int


class Place(MoveShape, frozen=True, tag="place", omit_defaults=False):
    """SM-F4: lay a card.

    ``cells`` are in the card's own order, in coordinates whose origin is the first cell of the first card laid (with a
    fixed frame: its upper left cell); ``under`` names the overlapped cards that this one goes under.
    """

    card: int
    cells: tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
    under: tuple[int, ...] = ()


SnackMatchMove: TypeAlias = Keep | Place


def unpack(state: SnackMatch, seat: Seat, move: Move) -> SnackMatchMove:
    """The shape of a legal move."""
    card = moves.card_of(move)
    if moves.is_keep(move):
        return Keep(card)
    picnic = state.picnics[seat]
    spot, turned = moves.spot_of(move), moves.turned_of(move)
    first, second, third = coordinates(picnic, spot, turned, moves.down_of(move), moves.right_of(move))
    if not picnic.masks and not picnic.fixed:
        # The first card makes the origin: its first cell.
        row, column = first
        first, second, third = ((r - row, c - column) for r, c in (first, second, third))
    under = sorted(moves.card_of(laid) for number, laid in enumerate(picnic.laid) if moves.under_of(move) >> number & 1)
    return Place(card, (first, second, third), tuple(under))


def pack(state: SnackMatch, seat: Seat, shape: SnackMatchMove) -> Move | None:
    """The number of a move, or None if it has none; it need not be legal."""
    if not 0 <= shape.card < state.deck.size:
        return None
    if isinstance(shape, Keep):
        return moves.keep(shape.card) if state.phase == DRAFT else None
    picnic = state.picnics[seat]
    found = _in_frame(picnic, list(shape.cells))
    under = _numbers(picnic, shape.under)
    if found is None or under is None:
        return None
    down, right, spot, turned = found
    if turned and state.deck.turns[shape.card] == 1:
        turned = 0  # SM-P2: it reads the same both ways
    return moves.place(shape.card, down, right, spot, turned, under)


def _in_frame(picnic: Picnic, cells: Coordinates) -> tuple[int, int, int, int] | None:
    """Shift, place and turn of three cells; None if they are no strip within a frame."""
    if not picnic.masks and not picnic.fixed:
        # The first card lies in the corner of the frame whichever way it reads.
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        if cells[0] != (0, 0):
            return None
        rows, columns = [row - top for row, _ in cells], [column - left for _, column in cells]
    else:
        rows = [row + picnic.origin_row for row, _ in cells]
        columns = [column + picnic.origin_column for _, column in cells]
    down, right = max(0, -min(rows)), max(0, -min(columns))
    if down > 3 or right > 3 or max(rows) + down > 3 or max(columns) + right > 3:
        return None
    inside = [(row + down) * 4 + column + right for row, column in zip(rows, columns, strict=True)]
    for turned in (0, 1):
        spot = place_at(inside[::-1] if turned else inside)
        if spot >= 0:
            return down, right, spot, turned
    return None


def _numbers(picnic: Picnic, cards: tuple[int, ...]) -> int | None:
    """Laid cards as bits; None if one of them is not there, or is named twice."""
    order = [moves.card_of(move) for move in picnic.laid]
    if len(set(cards)) != len(cards) or not set(cards) <= set(order):
        return None
    return sum(1 << order.index(card) for card in cards)


def describe(shape: SnackMatchMove) -> Message:
    """The line of a menu."""
    if isinstance(shape, Keep):
        return Message("move-keep", {"card": shape.card})
    cells = " ".join(f"({row},{column})" for row, column in shape.cells)
    return Message("move-place", {"card": shape.card, "cells": cells, "under": shape.under, "number": len(shape.under)})


def refusal(state: SnackMatch, seat: Seat, shape: SnackMatchMove) -> Refusal:
    """The first rule that forbids a move, in the order in which a person would look."""
    facts = {"card": shape.card}
    if isinstance(shape, Keep) != (state.phase == DRAFT):
        return Refusal(
            "draft-first" if state.phase == DRAFT else "draft-over",
            "SM-F3" if state.phase == DRAFT else "SM-F4",
        )
    if shape.card not in state.hand(seat):
        return Refusal("not-in-hand", "SM-F3" if state.phase == DRAFT else "SM-F4", {**facts, "hand": state.hand(seat)})
    assert isinstance(shape, Place), "keeping a card in hand is legal"
    return _placement_refusal(state.picnics[seat], shape)


def _placement_refusal(picnic: Picnic, shape: Place) -> Refusal:
    cells = list(shape.cells)
    if not _is_strip(cells):
        return Refusal("not-a-strip", "SM-P2", {"card": shape.card})
    if not picnic.masks and not picnic.fixed and cells[0] != (0, 0):
        return Refusal("first-card-origin", "SM-P2", {"card": shape.card})
    found = _in_frame(picnic, cells)
    if found is None or (picnic.fixed and (found[0] or found[1])):
        return Refusal("outside-fixed-frame", "SM-O2") if picnic.fixed else Refusal("too-large", "SM-P1")
    spot = found[0] << 6 | found[1] << 4 | found[2]
    if spot not in picnic.spots():
        return _too_far(picnic, found)
    return _layering_refusal(picnic, shape, spot)


def _too_far(picnic: Picnic, found: tuple[int, int, int, int]) -> Refusal:
    """Either the area would grow beyond four cells, or the card touches nothing."""
    down, right, _, _ = found
    if picnic.height + down > 4 or picnic.width + right > 4:
        return Refusal("too-large", "SM-P1")
    return Refusal("touches-nothing", "SM-P3")


def _is_strip(cells: Coordinates) -> bool:
    """SM-P2: three cells in a row, read either way."""
    (row, column), (second_row, second_column), (third_row, third_column) = cells
    down, right = second_row - row, second_column - column
    return abs(down) + abs(right) == 1 and (third_row, third_column) == (row + 2 * down, column + 2 * right)


def _layering_refusal(picnic: Picnic, shape: Place, spot: int) -> Refusal:
    """SM-P4: what is wrong with the cards that it should go under."""
    order = [moves.card_of(move) for move in picnic.laid]
    if len(set(shape.under)) != len(shape.under):
        return Refusal("under-twice", "SM-P4")
    if not picnic.layered and shape.under:
        return Refusal("only-on-top", "SM-O1")
    overlapped = picnic.overlapped(spot)
    for card in shape.under:
        if card not in order or not overlapped >> order.index(card) & 1:
            return Refusal("under-not-overlapped", "SM-P4", {"card": shape.card, "other_card": card})
    for lower in (order.index(card) for card in shape.under):
        for upper in range(len(order)):
            if picnic.over[lower] & overlapped & 1 << upper and order[upper] not in shape.under:
                facts = {"card": shape.card, "lower": order[lower], "upper": order[upper]}
                return Refusal("cycle", "SM-P4", facts)
    raise AssertionError("such a layering is legal")
