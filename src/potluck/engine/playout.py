# compiled
"""Playing a game to its end."""

from __future__ import annotations

from typing import Final

from potluck.engine.errors import EndlessGameError
from potluck.engine.random import Rng
from potluck.engine.state import NOBODY, State

LONGEST: Final = 100_000


def play_randomly(state: State, rng: Rng) -> int:
    """Play random legal moves until the end; return how many."""
    moves = 0
    while True:
        seat = state.turn()
        if seat == NOBODY:
            return moves
        state.play(seat, state.random_move(seat, rng))
        moves += 1
        if moves > LONGEST:
            raise EndlessGameError("a game did not end")
