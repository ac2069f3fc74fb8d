"""Reads the components from their data file and says plainly what is wrong with a bad one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from potluck.engine.errors import refuse
from potluck.games.sardines.deck import (
    ASSORTMENTS,
    BONE,
    EITHER,
    KINDS,
    LEFT,
    MOST_CARDS,
    NEITHER,
    RIGHT,
    TWO_WAY,
    Deck,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_IN_HAND = 6
PLAIN_BOXES = 3
ASSORTED_BOXES = 4


@dataclass(frozen=True)
class Cards:
    """The components of the game: the sardines (SA-C1) and how many box cards there are of each kind (SA-C3)."""

    deck: Deck
    boxes: tuple[int, ...]

    def most_seats(self, boxes: int) -> int:
        """SA-C5: how many can play with so many boxes each; after the deal there must be a pile."""
        return min(sum(self.boxes) // boxes, (self.deck.size - 1) // self.deck.hand)


@cache
def load_cards(path: Path = Path(__file__).parent / "cards.toml") -> Cards:
    """Read and check a file of cards."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise refuse("cards-file", "SA-C1", file=path.name, detail=str(error)) from error
    deck = _sardines(path, content)
    boxes = content.get("boxes")
    if not isinstance(boxes, dict) or set(boxes) != set(ASSORTMENTS):
        raise refuse("cards-boxes", "SA-C3", file=path.name, known=ASSORTMENTS)
    cards = Cards(deck, tuple(_number(boxes, kind, "SA-C3") for kind in ASSORTMENTS))
    if cards.most_seats(PLAIN_BOXES) < 2:
        raise refuse("cards-too-few", "SA-C5", number=deck.size, boxes=sum(cards.boxes))
    return cards


def _sardines(path: Path, content: Mapping[str, object]) -> Deck:
    """SA-C1, SA-C2: kinds with their numbers, and the size of a hand."""
    hand = _number(content, "hand", "SA-T1")
    if not 1 <= hand <= MOST_IN_HAND:
        raise refuse("cards-hand", "SA-T1", number=hand, low=1, high=MOST_IN_HAND)
    rows = content.get("sardines")
    if not isinstance(rows, list) or not rows:
        raise refuse("cards-sardines", "SA-C1", file=path.name)
    kinds: list[int] = []
    directions: list[int] = []
    for row in rows:
        if not isinstance(row, dict) or row.get("kind") not in KINDS:
            raise refuse("cards-kind", "SA-C1", value=str(row), known=KINDS)
        kind = KINDS.index(row["kind"])
        for name, direction in _columns(kind).items():
            number = _number(row, name, "SA-C2")
            kinds += [kind] * number
            directions += [direction] * number
    if len(kinds) > MOST_CARDS:
        raise refuse("cards-too-many", "SA-C1", number=len(kinds), high=MOST_CARDS)
    return Deck(kinds, directions, hand)


def _columns(kind: int) -> dict[str, int]:
    """SA-C2: how the numbers of a kind are given."""
    if kind == TWO_WAY:
        return {"cards": EITHER}
    return {"cards": NEITHER} if kind == BONE else {"left": LEFT, "right": RIGHT}


def _number(row: Mapping[str, object], name: str, rule: str) -> int:
    value = row.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_CARDS:
        raise refuse("cards-number", rule, value=name, high=MOST_CARDS)
    return value
