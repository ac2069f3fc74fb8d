# compiled
"""The 4×4 frame as bits: cells, places for a strip, and what a set of cells is worth.

Cell ``row * 4 + column`` is the bit with that number, so that a set of cells is a number below 65,536 and everything
about it can be looked up. A place is where a strip lies, read left to right or top to bottom; turned means that the
card's first cell is at the other end.
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 4
PLACES: Final = 16
"""0 to 7 lie horizontally (row by row), 8 to 15 vertically."""
ALL_CELLS: Final = 0xFFFF
LEFT_COLUMN: Final = 0x1111
RIGHT_COLUMN: Final = 0x8888
TOP_ROW: Final = 0x000F


def place_cells(place: int) -> list[int]:
    """The three cells of a place, in reading order."""
    if place < 8:
        first = place // 2 * 4 + place % 2
        return [first, first + 1, first + 2]
    first = place - 8
    return [first, first + 4, first + 8]


def place_at(cells: list[int]) -> int:
    """The place that these cells are, in reading order, or -1."""
    for place in range(PLACES):
        if PLACE_CELLS[place] == cells:
            return place
    return -1


def _mask(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


PLACE_CELLS: Final[list[list[int]]] = [place_cells(place) for place in range(PLACES)]
PLACE_MASK: Final[list[int]] = [_mask(cells) for cells in PLACE_CELLS]


def around(cells: int) -> int:
    """These cells and those that share an edge with one of them, within the frame (SM-P3)."""
    sideways = ((cells & ~RIGHT_COLUMN) << 1) | ((cells & ~LEFT_COLUMN) >> 1)
    return (cells | sideways | (cells << 4) | (cells >> 4)) & ALL_CELLS


def _first_group(cells: int) -> int:
    """The group (SM-S1) that the lowest of these cells belongs to."""
    group = cells & -cells
    while True:
        grown = around(group) & cells
        if grown == group:
            return group
        group = grown


def _count_all() -> list[int]:
    counts = [0] * 65536
    for cells in range(1, 65536):
        counts[cells] = counts[cells >> 1] + (cells & 1)
    return counts


COUNT: Final[list[int]] = _count_all()
"""How many cells a set has."""


class Groups:
    """What there is to know about the groups of every set of cells; made once, when first needed."""

    def __init__(self) -> None:
        self.points: list[int] = [0] * 65536
        """SM-S2: a group of n cells scores n - 2, smaller groups nothing."""
        self.number: list[int] = [0] * 65536
        self.lone: list[int] = [0] * 65536
        self.pairs: list[int] = [0] * 65536
        self.largest: list[int] = [0] * 65536
        for cells in range(1, 65536):
            group = _first_group(cells)
            rest = cells ^ group
            size = COUNT[group]
            self.points[cells] = self.points[rest] + max(size - 2, 0)
            self.number[cells] = self.number[rest] + 1
            self.lone[cells] = self.lone[rest] + (1 if size == 1 else 0)
            self.pairs[cells] = self.pairs[rest] + (1 if size == 2 else 0)
            self.largest[cells] = max(self.largest[rest], size)


GROUPS: Final = Groups()


def corner_cells(height: int, width: int) -> int:
    """SM-B4: the corners of a rectangle whose upper left cell is cell 0, each once."""
    below = 4 * (height - 1)
    return _mask([0, width - 1, below, below + width - 1])


def central_cells(height: int, width: int) -> int:
    """SM-B4: the cells of a rectangle that are not on its border."""
    return _mask([row * 4 + column for row in range(1, height - 1) for column in range(1, width - 1)])


def complete_lines(cells: int) -> int:
    """SM-B2, SM-B4: how many whole rows and columns of four these cells fill."""
    lines = 0
    for line in range(SIDE):
        row = TOP_ROW << (4 * line)
        column = LEFT_COLUMN << line
        lines += (1 if cells & row == row else 0) + (1 if cells & column == column else 0)
    return lines
