# compiled
"""Moves as numbers: what is done in the bits from 20 up, with which card, box or seat below.

A set of cards to discard is a set of places in the hand, which is always sorted: bit i is the card number i, counted
from 0. So a discard is one move however many cards it takes, and a hand of five has 31 of them.
"""

from __future__ import annotations

from typing import Final

PLAY: Final = 0
LID: Final = 1
DISCARD: Final = 2
STEAL: Final = 3
FEED: Final = 4
UNCOVER: Final = 5
DRAW: Final = 6

SHIFT: Final = 20
LOW: Final = (1 << SHIFT) - 1
FROM_HAND: Final = 0
FROM_BOX: Final = 64
FROM_PILE: Final = 0


def play(card: int, box: int) -> int:
    """SA-T2: a sardine into one of one's boxes (0 to 3)."""
    return card << 2 | box


def lid(card: int, box: int) -> int:
    """SA-B4: a card face down onto one of one's full boxes."""
    return LID << SHIFT | card << 2 | box


def discard(places: int) -> int:
    """SA-T2, SA-T7: the cards at these places of the hand."""
    return DISCARD << SHIFT | places


def steal_hand(seat: int) -> int:
    """SA-T4: a random card from a hand."""
    return STEAL << SHIFT | seat << 4


def steal_box(seat: int, box: int, place: int) -> int:
    """SA-T4: the sardine at a place (0 to 2) of an open box."""
    return STEAL << SHIFT | seat << 4 | 1 + 3 * box + place


def feed_hand(card: int) -> int:
    """SA-T5: a card from hand."""
    return FEED << SHIFT | card


def feed_box(box: int, place: int) -> int:
    """SA-T5: a sardine from one of one's open boxes."""
    return FEED << SHIFT | FROM_BOX | 3 * box + place


def uncover(seat: int, box: int) -> int:
    """SA-T6: the lid of a closed box."""
    return UNCOVER << SHIFT | seat << 2 | box


def draw_pile() -> int:
    """SA-V3, pepper & basil: the top of the pile."""
    return DRAW << SHIFT | FROM_PILE


def draw_discard(card: int) -> int:
    """SA-V3, pepper & basil: a card from the discard pile."""
    return DRAW << SHIFT | 1 + card


def kind_of(move: int) -> int:
    """What is done."""
    return move >> SHIFT


def low_of(move: int) -> int:
    """With what it is done."""
    return move & LOW
