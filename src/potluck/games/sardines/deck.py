# compiled
"""The sardine cards as the rules use them: for every card its kind and the direction in which it looks."""

from __future__ import annotations

from typing import Final

AGAIN: Final = 0
DRAW: Final = 1
STEAL: Final = 2
FEED: Final = 3
UNCOVER: Final = 4
TWO_WAY: Final = 5
BONE: Final = 6
KINDS: Final = ("again", "draw", "steal", "feed", "uncover", "two-way", "bone")
"""SA-C1."""

LEFT: Final = 0
RIGHT: Final = 1
EITHER: Final = 2
NEITHER: Final = 3
"""SA-C2: sardines look left or right; a two-way sardine may lie in either direction, a bone in none."""

LOOKS: Final = (
    "again-left",
    "again-right",
    "draw-left",
    "draw-right",
    "steal-left",
    "steal-right",
    "feed-left",
    "feed-right",
    "uncover-left",
    "uncover-right",
    "two-way",
    "bone",
)

LEMON: Final = 0
TOMATO: Final = 1
GARLIC: Final = 2
PEPPER: Final = 3
ASSORTMENTS: Final = ("lemon", "tomato", "garlic", "pepper")
"""SA-C3, SA-V3."""

NONE: Final = -1
"""No card, no assortment."""
MOST_CARDS: Final = 62
"""Sets of cards are bits of one number that stays a machine integer."""


class Deck:
    """SA-C1, SA-C2: the sardine cards, numbered from 0. Shared by all states, never changed."""

    def __init__(self, kinds: list[int], directions: list[int], hand: int) -> None:
        self.size: int = len(kinds)
        self.kinds = kinds
        self.directions = directions
        self.hand: int = hand
        """SA-T1, SA-T7: the size of a new hand, and the most that a hand may keep."""

    def look(self, card: int) -> str:
        """What a card shows: its kind and, if it has one, its direction."""
        kind = self.kinds[card]
        if kind == TWO_WAY:
            return "two-way"
        return "bone" if kind == BONE else LOOKS[2 * kind + self.directions[card]]
