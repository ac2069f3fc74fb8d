# compiled
"""The strips as the rules use them: for every card and place, which cells get which food and cloth."""

from __future__ import annotations

from typing import Final

from potluck.games.snack_match.grid import PLACE_CELLS, PLACES

ELEMENTS: Final = 8
"""SM-C2: foods are elements 0 to 3, cloths 4 to 7."""
LANE: Final = 16
TURNED: Final = PLACES


class Deck:
    """SM-C1: the picnic cards. Shared by all states, never changed.

    ``foods[card]`` and ``cloths[card]`` are the three values (0 to 3) of a strip. ``food_bits[card * 32 + place]``, or
    16 further if the strip is turned, are the two bit planes that it puts on the frame there: the low bits of its
    foods in bits 0 to 15, the high bits in bits 16 to 31; ``cloth_bits`` likewise.
    """

    def __init__(self, foods: list[list[int]], cloths: list[list[int]]) -> None:
        self.size: int = len(foods)
        self.foods = foods
        self.cloths = cloths
        self.turns: list[int] = []
        """SM-P2: 2 ways round, or 1 for a strip that reads the same both ways."""
        self.food_bits: list[int] = []
        self.cloth_bits: list[int] = []
        for card in range(self.size):
            same = foods[card] == foods[card][::-1] and cloths[card] == cloths[card][::-1]
            self.turns.append(1 if same else 2)
            for turned in range(2):
                for place in range(PLACES):
                    self.food_bits.append(_planes(foods[card], place, turned))
                    self.cloth_bits.append(_planes(cloths[card], place, turned))


def _planes(values: list[int], place: int, turned: int) -> int:
    planes = 0
    for at in range(3):
        cell = PLACE_CELLS[place][2 - at if turned else at]
        value = values[at]
        planes |= (value & 1) << cell
        planes |= (value >> 1) << (LANE + cell)
    return planes
