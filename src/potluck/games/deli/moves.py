# compiled
"""Moves as numbers: what is done (from bit 16 up), and with what.

Sorted by these numbers the moves of a seat are sorted by what they do, then by card and place. An action card carries
16 more where it is one that Repeat Pete laid aside and plays again (DE-H4).
"""

from __future__ import annotations

from typing import Final

TAKE: Final = 0
TAKE_RESERVED: Final = 1
TAKE_TRASH: Final = 2
USE_JOKER: Final = 3
LAY: Final = 4
CLOSE: Final = 5
DECLARE: Final = 6
PLAY: Final = 7
DEAL_ANEW: Final = 8
BAG: Final = 9
REDEAL: Final = 10
STEAL: Final = 11
SNATCH: Final = 12
TRASH: Final = 13
RESERVE: Final = 14
SWAP: Final = 15
CHOOSE: Final = 16
EXCHANGE: Final = 17
PICK_PLACE: Final = 18
PASS: Final = 19

AGAIN: Final = 16
ACTION: Final = 15

PASSING: Final = PASS << 16


def kind_of(move: int) -> int:
    """What a move does."""
    return move >> 16


def value_of(move: int) -> int:
    """The lowest part of a move: an ingredient, a place, an event, a kind."""
    return move & 31


def action_of(move: int) -> int:
    """The action card of a move, with AGAIN."""
    return move >> 5 & 31


def take(ingredient: int) -> int:
    """DE-R2: take a card from the market."""
    return ingredient


def take_reserved() -> int:
    """DE-H8: Debbie takes the card that she reserved."""
    return TAKE_RESERVED << 16


def take_trash(ingredient: int) -> int:
    """DE-H3: Michael takes a card from the last round's trash."""
    return TAKE_TRASH << 16 | ingredient


def use_joker(action: int, ingredient: int) -> int:
    """DE-A2: lay a joker as this ingredient."""
    return USE_JOKER << 16 | action << 5 | ingredient


def lay(place: int) -> int:
    """DE-R2: lay the card on this place."""
    return LAY << 16 | place


def close(place: int, bread_place: int) -> int:
    """DE-L7: close a sandwich with a lone bread."""
    return CLOSE << 16 | place << 3 | bread_place


def closed_place(move: int) -> int:
    """The sandwich that is closed."""
    return move >> 3 & 7


def declare(place: int) -> int:
    """DE-L7: declare a wrap or a toast finished."""
    return DECLARE << 16 | place


def play_action(action: int) -> int:
    """DE-A1: play an action card that needs nothing else."""
    return PLAY << 16 | action << 5


def deal_anew(action: int, kind: int) -> int:
    """DE-A3: Fresh Delivery for one kind of the market."""
    return DEAL_ANEW << 16 | action << 5 | kind


def bag(action: int, ingredient: int) -> int:
    """DE-A3: Doggy Bag, a card left in the market."""
    return BAG << 16 | action << 5 | ingredient


def redeal(kind: int) -> int:
    """DE-H2: Nikki has one kind of the market dealt anew."""
    return REDEAL << 16 | kind


def steal(action: int) -> int:
    """DE-A3: "I'll take that"."""
    return STEAL << 16 | action << 5


def snatch(action: int) -> int:
    """DE-H7: Jackson discards any action card for the same."""
    return SNATCH << 16 | action << 5


def trash(ingredient: int) -> int:
    """DE-H1: Tricia trashes a card of the market."""
    return TRASH << 16 | ingredient


def reserve(ingredient: int) -> int:
    """DE-H8: Debbie reserves a card of the market."""
    return RESERVE << 16 | ingredient


def swap(place: int, other: int, other_place: int) -> int:
    """DE-H5: Drew exchanges tops with another seat."""
    return SWAP << 16 | place << 6 | other << 3 | other_place


def swap_place(move: int) -> int:
    """Drew's own sandwich."""
    return move >> 6 & 7


def swap_other(move: int) -> int:
    """Whose sandwich Drew's is matched with."""
    return move >> 3 & 7


def choose(event: int) -> int:
    """DE-H9, DE-A3: choose the event."""
    return CHOOSE << 16 | event


def exchange(one: int, two: int, three: int) -> int:
    """DE-H4: the actions that Pete lays aside, each plus 1, in ascending order; 0 for none."""
    return EXCHANGE << 16 | one << 10 | two << 5 | three


def exchanged(move: int) -> list[int]:
    """The actions that Pete lays aside."""
    found: list[int] = []
    for action in (move >> 10 & 31, move >> 5 & 31, move & 31):
        if action:
            found.append(action - 1)
    return found


def pick_place(place: int) -> int:
    """DE-E2: the sandwich that an event is to affect."""
    return PICK_PLACE << 16 | place
