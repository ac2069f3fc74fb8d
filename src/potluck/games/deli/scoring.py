# compiled
"""What sandwiches are worth, part by part, as the score pad shows it."""

from __future__ import annotations

from typing import Final

from potluck.games.deli.pantry import BIT, Menu, Pantry
from potluck.games.deli.sandwich import (
    CLOSED,
    INGREDIENT,
    bread_of,
    height_of,
    state_of,
)

COUNT: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]
"""How many of four layers a set has."""


def card_points(code: int) -> int:
    """DE-P1: 1 for every card, breads included."""
    return 1 + height_of(code) + (1 if state_of(code) == CLOSED else 0)


def position_layers(code: int, pantry: Pantry) -> int:
    """DE-P3: the layers whose card is in its favourite position, as bits."""
    ingredients = pantry.ingredients
    height = height_of(code)
    found = 0
    under = BIT[bread_of(code)]
    rest = code >> 10
    layer = 0
    while layer < height:
        ingredient = rest & INGREDIENT
        at_edge = height >= 3 and (layer == 0 or layer == height - 1)
        if ingredients.below[ingredient] & under or (at_edge and ingredients.edge & BIT[ingredient]):
            found |= BIT[layer]
        under = BIT[ingredient]
        rest >>= 6
        layer += 1
    return found


def weights_of(code: int, weight: list[int]) -> int:
    """The sum by which the menu knows a set of ingredients."""
    total = 0
    rest = code >> 10
    for _layer in range(height_of(code)):
        total += weight[rest & INGREDIENT]
        rest >>= 6
    return total


def classic_of(code: int, pantry: Pantry) -> int:
    """DE-P5: which classic a sandwich is, or -1; its order is free, its cards are exact."""
    closed = 1 if state_of(code) == CLOSED else 0
    menu: Menu = pantry.menu
    return menu.classic(bread_of(code), closed, weights_of(code, pantry.ingredients.weight))


def moisture_points(code: int) -> int:
    """DE-P4: minus the difference of dry and juicy, for sandwiches that are no classics; a lone bread costs nothing."""
    height = height_of(code)
    if height == 0:
        return 0
    return -abs((4 if state_of(code) == CLOSED else 2) - height)


def sandwich_points(code: int, pantry: Pantry, closing_bonus: int) -> int:
    """DE-P1 to DE-P5 for one sandwich."""
    points = card_points(code) + COUNT[position_layers(code, pantry)]
    if state_of(code) == CLOSED:
        points += closing_bonus
    classic = classic_of(code, pantry)
    return points + (moisture_points(code) if classic < 0 else pantry.menu.points[classic])


def contains(code: int, ingredient: int) -> int:
    """How many cards of a non-bread ingredient are in a sandwich, jokers included."""
    found = 0
    rest = code >> 10
    for _layer in range(height_of(code)):
        if rest & INGREDIENT == ingredient:
            found += 1
        rest >>= 6
    return found


def most_points(counts: list[int], points: int, tied: int) -> list[int]:
    """DE-P6: what having most of an ingredient brings to each seat; nobody with none gets it."""
    best = max(counts)
    if best == 0:
        return [0] * len(counts)
    bonus = points if counts.count(best) == 1 else tied
    return [bonus if count == best else 0 for count in counts]


def egg_point(code: int, pantry: Pantry) -> int:
    """DE-H6: 1 for a finished sandwich with egg that is not on the menu."""
    return 1 if state_of(code) and contains(code, pantry.egg) and classic_of(code, pantry) < 0 else 0
