# compiled
"""What a game tells bots about playing it well."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from potluck.engine.random import Rng
from potluck.engine.state import Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(ABC):
    """A game's own advice. It may use only what the seat may know; a contract test proves it."""

    @abstractmethod
    def greedy(self, state: State, seat: Seat, rng: Rng) -> Move:
        """The move of a good plain player, who looks at this decision and not beyond."""
