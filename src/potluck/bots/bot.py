# compiled
"""What a bot is, and a table of bots that plays a game."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from potluck.engine.errors import EndlessGameError
from potluck.engine.hints import Hints
from potluck.engine.playout import LONGEST
from potluck.engine.random import Rng
from potluck.engine.state import NOBODY, Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. It looks at what its seat may know and at nothing else; a contract test proves it."""

    @abstractmethod
    def choose(self, state: State, seat: Seat, rng: Rng) -> Move:
        """A legal move for the seat's open decision."""


class RandomBot(Bot):
    """Plays any legal move."""

    def choose(self, state: State, seat: Seat, rng: Rng) -> Move:
        return state.random_move(seat, rng)


class GreedyBot(Bot):
    """Plays what the game's own hints say: a good plain player."""

    def __init__(self, hints: Hints) -> None:
        self.hints = hints

    def choose(self, state: State, seat: Seat, rng: Rng) -> Move:
        return self.hints.greedy(state, seat, rng)


def play_game(state: State, bots: list[Bot], rng: Rng) -> int:
    """Let the bots, one for each seat, play to the end; return the number of moves."""
    moves = 0
    while True:
        seat = state.turn()
        if seat == NOBODY:
            return moves
        state.play(seat, bots[seat].choose(state, seat, rng))
        moves += 1
        if moves > LONGEST:
            raise EndlessGameError("a game did not end")
