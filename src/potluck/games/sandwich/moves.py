# compiled
"""Moves as numbers: bits 20 to 24 are the kind, the bits below say what exactly.

Free words of a cook who sells a sandwich are the only thing above: their bytes are a number, too, as long as it needs
to be. So a move is always one number, needs no table beside it, and replays anywhere.
"""

from __future__ import annotations

from typing import Final

GRAB: Final = 0
LOT: Final = 1
PUT: Final = 2
READY: Final = 3
FILL: Final = 4
UNDO: Final = 5
REOPEN: Final = 6
OFFER: Final = 7
ACCEPT: Final = 8
DECLINE: Final = 9
WITHDRAW: Final = 10
GIVE: Final = 11
VOLUNTEER: Final = 12
PASS: Final = 13
SILENT: Final = 14
PHRASE: Final = 15
RANK: Final = 16
WORDS: Final = 17

KIND: Final = 20
PAYLOAD: Final = 25


def kind_of(move: int) -> int:
    """What kind of move it is."""
    return move >> KIND & 31


def simple(kind: int) -> int:
    """A move that has nothing but its kind."""
    return kind << KIND


def grab(revealer: int) -> int:
    """SW-M1: take the card that this seat has turned over."""
    return revealer


def put(ingredient: int, sandwich: int) -> int:
    """SW-K1: lay an ingredient on top of a sandwich."""
    return PUT << KIND | ingredient << 4 | sandwich


def ingredient_of(move: int) -> int:
    """What is put."""
    return move >> 4 & 127


def sandwich_of(move: int) -> int:
    """Where it is put."""
    return move & 15


def trade(kind: int, mine: int, other: int, theirs: int) -> int:
    """SW-K2: offer, accept, decline or withdraw: my ingredient against another player's."""
    return kind << KIND | mine << 11 | other << 7 | theirs


def mine_of(move: int) -> int:
    """The ingredient that the mover gives in a trade."""
    return move >> 11 & 127


def other_of(move: int) -> int:
    """The other side of a trade."""
    return move >> 7 & 15


def theirs_of(move: int) -> int:
    """The ingredient that the other side gives in a trade."""
    return move & 127


def give(receivers: list[int]) -> int:
    """SW-G1: who gets which sandwich."""
    move = GIVE << KIND
    shift = 0
    for seat in receivers:
        move |= seat << shift
        shift += 4
    return move


def receiver_of(move: int, sandwich: int) -> int:
    """SW-G1: who gets this sandwich."""
    return move >> 4 * sandwich & 15


def phrase(number: int) -> int:
    """SW-V9: sell a sandwich with one of the ready-made phrases."""
    return PHRASE << KIND | number


def phrase_of(move: int) -> int:
    """The number of a ready-made phrase."""
    return move & 255


def words(text: str) -> int:
    """SW-V9: sell a sandwich with words of one's own."""
    return int.from_bytes(b"\x01" + text.encode(), "big") << PAYLOAD | WORDS << KIND


def words_of(move: int) -> str:
    """The words of one's own; empty if the number carries none."""
    payload = move >> PAYLOAD
    return payload.to_bytes((payload.bit_length() + 7) // 8, "big")[1:].decode(errors="replace")


def rank(order: list[int], theme: int) -> int:
    """SW-T1: the plates from best to worst; SW-V6: the plate that fits the theme best, or -1."""
    move = RANK << KIND | (theme + 1) << 8
    shift = 0
    for plate in order:
        move |= plate << shift
        shift += 2
    return move


def order_of(move: int, plates: int) -> list[int]:
    """The plates from best to worst."""
    return [move >> 2 * at & 3 for at in range(plates)]


def theme_of(move: int) -> int:
    """SW-V6: the plate that gets the bonus point, or -1."""
    return (move >> 8 & 7) - 1
