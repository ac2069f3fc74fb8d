# compiled
"""Moves as numbers.

Keeping a card is the card's number. Placing one is, from the highest bit down: 1, card (7 bits), rows that the frame is
shifted down (2), columns it is shifted right (2), place (4), turned (1), which of the cards laid before it goes under
(8). Sorted by these numbers the moves of a seat are sorted by card, place and layering.
"""

from __future__ import annotations

from typing import Final

PLACED: Final = 1 << 24


def keep(card: int) -> int:
    """SM-F3: keep this card and give the other."""
    return card


def place(card: int, down: int, right: int, spot: int, turned: int, under: int) -> int:
    """SM-F4: lay a card."""
    return PLACED | card << 17 | down << 15 | right << 13 | spot << 9 | turned << 8 | under


def is_keep(move: int) -> bool:
    """Whether the move keeps a card; else it places one."""
    return move < PLACED


def card_of(move: int) -> int:
    """The card that is kept or placed."""
    return move if move < PLACED else move >> 17 & 127


def down_of(move: int) -> int:
    """How many rows the frame shifts down first, for a card above everything else."""
    return move >> 15 & 3


def right_of(move: int) -> int:
    """How many columns the frame shifts right first, for a card left of everything else."""
    return move >> 13 & 3


def spot_of(move: int) -> int:
    """The place (see grid.py), after the shift."""
    return move >> 9 & 15


def turned_of(move: int) -> int:
    """1 if the card's first cell is the last of the place."""
    return move >> 8 & 1


def under_of(move: int) -> int:
    """The cards it goes under, as bits: bit i is the card laid as number i, counted from 0."""
    return move & 255
