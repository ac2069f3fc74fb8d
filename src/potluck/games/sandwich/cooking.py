# compiled
"""What cooks do in the kitchen: stack, be ready, trade (SW-K1, SW-K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.state import Event, Move, Seat
from potluck.games.sandwich import moves, telling, trade

if TYPE_CHECKING:
    from potluck.games.sandwich.state import Sandwich


def cook(state: Sandwich, seat: Seat, move: Move) -> None:
    """SW-K1, SW-K2."""
    kind = moves.kind_of(move)
    kitchen = state.kitchens[seat]
    if state.terms.trading:
        state.acted[seat] += 1
    if kind == moves.PUT:
        ingredient = moves.ingredient_of(move)
        kitchen.put(kitchen.place_of(ingredient), moves.sandwich_of(move))
        _moved(state, seat, ingredient)
    elif kind == moves.UNDO:
        kitchen.undo()
    elif kind == moves.REOPEN:
        kitchen.ready = False
        state.waiting |= 1 << seat
        if state.journal is not None:
            state.tell(Event("not-ready", {"seat": seat}))
    elif kind in (moves.READY, moves.FILL):
        _ready(state, seat, filled=kind == moves.FILL)
    else:
        _trade(state, seat, kind, move)


def _ready(state: Sandwich, seat: Seat, *, filled: bool) -> None:
    """SW-K1: cooking ends when all are ready."""
    kitchen = state.kitchens[seat]
    if filled:
        kitchen.fill()
    kitchen.ready = True
    state.waiting &= ~(1 << seat)
    if state.journal is not None:
        state.tell(Event("filled" if filled else "ready", {"seat": seat}))
    if state.offers:
        _lapse(state, [number for number in state.offers if trade.between(number, seat)])
    if state.waiting == 0:
        state.open_giving()


def _moved(state: Sandwich, seat: Seat, ingredient: int) -> None:
    """SW-K2: an offer lapses when one of its cards has moved."""
    if state.offers and state.kitchens[seat].place_of(ingredient) < 0:
        _lapse(state, [number for number in state.offers if trade.concerns(number, seat, ingredient)])


def _lapse(state: Sandwich, gone: list[int]) -> None:
    for number in gone:
        state.offers.remove(number)
        if state.journal is not None:
            telling.deal(state, "lapsed", trade.offerer_of(number), number)


def _trade(state: Sandwich, seat: Seat, kind: int, move: Move) -> None:
    """SW-K2: offer, withdraw, decline, accept."""
    mine = moves.mine_of(move)
    other = moves.other_of(move)
    theirs = moves.theirs_of(move)
    if kind == moves.OFFER:
        state.offers.append(trade.offer(seat, mine, other, theirs))
        state.kitchens[seat].offers += 1
        if state.journal is not None:
            telling.deal(state, "offered", seat, move)
        return
    own = kind == moves.WITHDRAW
    state.offers.remove(trade.offer(seat, mine, other, theirs) if own else trade.offer(other, theirs, seat, mine))
    if state.journal is not None:
        told = "withdrawn" if own else ("declined" if kind == moves.DECLINE else "swapped")
        telling.deal(state, told, seat, move)
    if kind == moves.ACCEPT:
        trade.swap(state.kitchens, seat, move)
        _moved(state, seat, mine)
        _moved(state, other, theirs)
