# compiled
"""What a picnic is worth: groups (SM-S1, SM-S2) and the combinations of the diet variant (SM-B2, SM-B3)."""

from __future__ import annotations

from typing import Final

from potluck.games.snack_match.deck import LANE
from potluck.games.snack_match.grid import (
    ALL_CELLS,
    COUNT,
    GROUPS,
    LEFT_COLUMN,
    TOP_ROW,
    central_cells,
    complete_lines,
    corner_cells,
)
from potluck.games.snack_match.picnic import Picnic

# SM-C4: a green modifier and the red one four further are the two faces of one card.
FEWEST: Final = 0
CORNERS: Final = 1
GROUPS_OF_IT: Final = 2
LINES: Final = 3
MOST: Final = 4
CENTRE: Final = 5
ISOLATED: Final = 6
PAIRS: Final = 7


def element_cells(foods: int, cloths: int, occupied: int, element: int) -> int:
    """The visible cells of an element: foods are 0 to 3, cloths 4 to 7."""
    planes = foods if element < 4 else cloths
    low = planes if element & 1 else ~planes
    high = planes >> LANE
    if not element & 2:
        high = ~high
    return low & high & occupied & ALL_CELLS


def group_points(foods: int, cloths: int, occupied: int) -> int:
    """SM-S2 for all four foods and all four cloths; a usual picnic brings 11 or 13 (SM-C6)."""
    points = GROUPS.points
    total = 0
    for planes in (foods, cloths):
        low = planes & ALL_CELLS
        high = planes >> LANE
        total += points[occupied & ~(low | high)] + points[low & ~high] + points[high & ~low] + points[low & high]
    return total


def largest_group(picnic: Picnic) -> int:
    """SM-S3: the size of the largest group of any food or cloth."""
    foods = int(picnic.foods)
    cloths = int(picnic.cloths)
    occupied = int(picnic.occupied)
    return max([GROUPS.largest[element_cells(foods, cloths, occupied, element)] for element in range(8)])


def rectangle(occupied: int) -> tuple[int, int, int]:
    """The rectangle that an area spans: its upper left cell, height and width."""
    rows = [row for row in range(4) if occupied & (TOP_ROW << (4 * row))]
    columns = [column for column in range(4) if occupied & (LEFT_COLUMN << column)]
    return rows[0] * 4 + columns[0], rows[-1] - rows[0] + 1, columns[-1] - columns[0] + 1


def own_bonus(modifier: int, cells: int, occupied: int) -> int:
    """What a modifier brings that looks at one picnic alone; ``cells`` are those of its element."""
    if occupied == 0:
        return 0
    if modifier == CORNERS:
        first, height, width = rectangle(occupied)
        return COUNT[cells & (corner_cells(height, width) << first)]
    if modifier == GROUPS_OF_IT:
        return GROUPS.number[cells]
    if modifier == LINES:
        return 2 * complete_lines(cells)
    if modifier == CENTRE:
        first, height, width = rectangle(occupied)
        return -2 * COUNT[cells & (central_cells(height, width) << first)]
    if modifier == ISOLATED:
        return -2 * GROUPS.lone[cells]
    if modifier == PAIRS:
        return -2 * GROUPS.pairs[cells]
    return 0


def compared_bonus(modifier: int, count: int, rivals: list[int]) -> int:
    """What *fewest* and *most* bring to somebody with so many cells of the element; ties count for all of them."""
    if modifier == FEWEST:
        return 3 if all([count <= other for other in rivals]) else 0
    if modifier == MOST:
        return -3 if all([count >= other for other in rivals]) else 0
    return 0
