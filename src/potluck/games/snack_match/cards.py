"""Reads the components from their data file and says plainly what is wrong with a bad one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from potluck.engine.errors import refuse
from potluck.games.snack_match.deck import Deck

if TYPE_CHECKING:
    from collections.abc import Sequence

FOODS = ("sandwich", "donut", "soda", "sausage")
CLOTHS = ("orange", "green", "blue", "red")
ELEMENTS = FOODS + CLOTHS
GREEN = ("fewest", "corners", "groups", "lines")
RED = ("most", "centre", "isolated", "pairs")
MODIFIERS = GREEN + RED

FEWEST_STRIPS = 16
"""Two players, or one and the automaton, need 16 cards."""
MOST_STRIPS = 128


@dataclass(frozen=True)
class Cards:
    """The components of the game: the strips (SM-C1) and the faces of the bonus cards (SM-C4)."""

    deck: Deck
    strips: tuple[tuple[tuple[str, str], ...], ...]
    elements: tuple[tuple[str, str], ...]
    modifiers: tuple[tuple[str, str], ...]


@cache
def load_cards(path: Path = Path(__file__).parent / "cards.toml") -> Cards:
    """Read and check a file of cards."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise refuse("cards-file", "SM-C1", file=path.name, detail=str(error)) from error
    for key in ("strips", "elements", "modifiers"):
        if not isinstance(content.get(key), list):
            raise refuse("cards-list", "SM-C1", file=path.name, value=key)
    strips = tuple(_strip(number, cells) for number, cells in enumerate(content["strips"]))
    if not FEWEST_STRIPS <= len(strips) <= MOST_STRIPS:
        raise refuse("cards-number", "SM-C1", number=len(strips), low=FEWEST_STRIPS, high=MOST_STRIPS)
    return Cards(
        make_deck(strips),
        strips,
        _faces("elements", content["elements"], FOODS, CLOTHS),
        _faces("modifiers", content["modifiers"], GREEN, RED),
    )


def make_deck(strips: Sequence[Sequence[tuple[str, str]]]) -> Deck:
    """The deck that the rules use."""
    foods = [[FOODS.index(food) for food, _ in strip] for strip in strips]
    cloths = [[CLOTHS.index(cloth) for _, cloth in strip] for strip in strips]
    return Deck(foods, cloths)


def _strip(number: int, cells: object) -> tuple[tuple[str, str], ...]:
    """SM-C1: three cells, each with a food and a cloth (SM-C2)."""
    if not isinstance(cells, list) or len(cells) != 3:
        raise refuse("cards-strip", "SM-C1", card_number=number)
    strip = []
    for cell in cells:
        food, _, cloth = cell.partition("/") if isinstance(cell, str) else ("", "", "")
        if food not in FOODS or cloth not in CLOTHS:
            raise refuse("cards-cell", "SM-C2", card_number=number, value=str(cell), foods=FOODS, cloths=CLOTHS)
        strip.append((food, cloth))
    return tuple(strip)


def _faces(kind: str, cards: list[object], front: Sequence[str], back: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """SM-C4: cards with two faces each; every face occurs once."""
    pairs = []
    for number, card in enumerate(cards):
        faces = card if isinstance(card, list) else []
        if len(faces) != 2 or faces[0] not in front or faces[1] not in back:
            raise refuse("cards-faces", "SM-C4", list=kind, card_number=number)
        pairs.append((faces[0], faces[1]))
    if sorted(face for pair in pairs for face in pair) != sorted((*front, *back)):
        raise refuse("cards-missing-face", "SM-C4", list=kind)
    return tuple(pairs)
