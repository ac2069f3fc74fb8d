# compiled
"""Giving and tasting (SW-G1, SW-T1, SW-T2): who gets what, and how it is ranked."""

from __future__ import annotations

from typing import Final

from potluck.games.sandwich import moves
from potluck.games.sandwich.learning import Beliefs
from potluck.games.sandwich.terms import Terms

UNSAID: Final = -1


class Tasting:
    """What one taster receives in one round, and the ranking.

    Ranked tastings of a taster form a chain; all of that is public, so clones share it. ``beliefs`` keeps what can be
    concluded from the chain about the taster (learning.py), once somebody has asked.
    """

    def __init__(self, taster: int, number: int, plates: list[list[int]], cooks: list[int]) -> None:
        self.taster = taster
        self.round = number
        self.plates = plates
        """The sandwiches from bottom to top, in the order in which they are shown."""
        self.cooks = cooks
        self.said: list[int] = [UNSAID] * len(plates)
        """SW-V9: the move by which each cook has sold the sandwich, or kept silent."""
        self.order: list[int] = []
        """SW-T1: the plates from best to worst; empty until it is public."""
        self.theme: int = -1
        """SW-V6: the plate that fits the theme best."""
        self.lot: bool = False
        """SW-T2: ranked by lot; nobody learns from it."""
        self.previous: Tasting | None = None
        self.beliefs: Beliefs | None = None

    def unsaid_by(self, cook: int) -> int:
        """SW-V9: the first plate that this cook has still to sell, or -1."""
        for plate in range(len(self.cooks)):
            if self.cooks[plate] == cook and self.said[plate] == UNSAID:
                return plate
        return -1

    def clone(self) -> Tasting:
        """An independent copy; what is ranked is shared."""
        if self.order:
            return self
        other = Tasting(self.taster, self.round, self.plates.copy(), self.cooks.copy())
        other.said = self.said.copy()
        return other


def orders(plates: int) -> list[list[int]]:
    """SW-T1: all orders of the plates, without ties."""
    found: list[list[int]] = [[]]
    for _ in range(plates):
        longer: list[list[int]] = []
        for order in found:
            for plate in range(plates):
                if plate not in order:
                    longer.append([*order, plate])
        found = longer
    return found


RANKS: Final[list[list[int]]] = [sorted([moves.rank(order, -1) for order in orders(plates)]) for plates in range(5)]
"""All rankings without a theme, for 0 to 4 plates."""
THEMED: Final[list[list[int]]] = [
    sorted([moves.rank(order, theme) for order in orders(plates) for theme in range(plates)]) for plates in range(5)
]
"""SW-V6: all rankings with a bonus point, which may go to any plate."""


def rankings(terms: Terms) -> list[int]:
    """SW-T1, SW-V6: all rankings; the list is shared."""
    return THEMED[terms.sandwiches] if terms.theme else RANKS[terms.sandwiches]
