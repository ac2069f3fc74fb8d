"""Reads the ingredients from their data file and says plainly what is wrong with a bad one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from potluck.engine.errors import refuse
from potluck.games.sandwich.flavours import FLAVOURS, KINDS, Facts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.json import Json

NUMBER = 63
"""SW-C1: the Repos deck; its first 56 are the le Joueur deck (SW-C2)."""


@dataclass(frozen=True)
class Ingredient:
    """SW-C2: an ingredient: its English name for those who read the file, its picture, its kind, how it tastes."""

    name: str
    icon: Path
    kind: str
    flavours: Mapping[str, int]

    def describe(self) -> dict[str, Json]:
        """The ingredient as JSON, for those who draw it."""
        return {"name": self.name, "icon": self.icon.stem, "kind": self.kind, **self.flavours}


@dataclass(frozen=True)
class Ingredients:
    """All of them, for people and for the bots."""

    ingredients: tuple[Ingredient, ...]
    facts: Facts


@cache
def load_ingredients(path: Path = Path(__file__).parent / "ingredients.toml") -> Ingredients:
    """Read and check a file of ingredients."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise refuse("ingredients-file", "SW-C2", file=path.name, detail=str(error)) from error
    rows = content.get("ingredients")
    if not isinstance(rows, list) or len(rows) != NUMBER:
        raise refuse("ingredients-number", "SW-C1", file=path.name, number=NUMBER)
    icons = {icon.stem: icon for icon in path.with_name("icons").glob("*.svg")}
    found = tuple(_ingredient(number, row, icons) for number, row in enumerate(rows))
    names = [ingredient.name for ingredient in found]
    for number, name in enumerate(names):
        if name in names[:number]:
            # SW-C1: all different.
            raise refuse("ingredients-twice", "SW-C1", number=number, value=name)
    return Ingredients(found, make_facts(found))


def make_facts(ingredients: tuple[Ingredient, ...]) -> Facts:
    """The facts as the bots use them."""
    flavours = [[ingredient.flavours.get(name, 0) for name in FLAVOURS] for ingredient in ingredients]
    return Facts(flavours, [KINDS.index(ingredient.kind) for ingredient in ingredients])


def _ingredient(number: int, row: object, icons: Mapping[str, Path]) -> Ingredient:
    if not isinstance(row, dict):
        raise refuse("ingredients-row", "SW-C2", number=number)
    flavours = {key: value for key, value in row.items() if key not in ("name", "icon", "kind")}
    for key in ("name", "icon"):
        if not isinstance(row.get(key), str) or not row[key]:
            raise refuse("ingredients-word", "SW-C2", number=number, value=key)
    if row["icon"] not in icons:
        raise refuse("ingredients-icon", "SW-C2", number=number, value=row["icon"])
    if row.get("kind") not in KINDS:
        raise refuse("ingredients-kind", "SW-C2", number=number, value=str(row.get("kind")), choices=KINDS)
    for key, value in flavours.items():
        if key not in FLAVOURS or not isinstance(value, int) or not 0 <= value <= 3:
            raise refuse("ingredients-flavour", "SW-C2", number=number, value=key, choices=FLAVOURS)
    return Ingredient(row["name"], icons[row["icon"]], row["kind"], flavours)
