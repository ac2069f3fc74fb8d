# compiled
"""Sets of small numbers (seats, places, sandwiches) as bit masks."""

from __future__ import annotations

from mypy_extensions import i64

from potluck.engine.random import Rng


def bits(mask: int) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    at = 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found


def count_bits(mask: int) -> int:
    """How many numbers are in a set."""
    found: i64 = 0
    rest: i64 = mask
    while rest:
        rest &= rest - 1
        found += 1
    return int(found)


def nth_bit(mask: int, number: int) -> int:
    """The so many-th number of a set, counted from 0."""
    rest: i64 = mask
    skip: i64 = number
    while skip:
        rest &= rest - 1
        skip -= 1
    at: i64 = 0
    while not rest & 1:
        rest >>= 1
        at += 1
    return int(at)


def draw_bit(mask: int, rng: Rng) -> int:
    """One number of a set that is not empty, each equally likely."""
    return nth_bit(mask, rng.below(count_bits(mask)))
