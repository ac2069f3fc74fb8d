# compiled
"""What the ingredients taste like, as numbers (SW-C2), and what a whole sandwich tastes like."""

from __future__ import annotations

from typing import Final

FLAVOURS: Final = (
    "sweet",
    "salty",
    "sour",
    "bitter",
    "umami",
    "hot",
    "fat",
    "crunchy",
    "soft",
    "cold",
    "smelly",
    "daring",
)
KINDS: Final = ("meat", "fish", "dairy", "vegetable", "fruit", "sauce", "sweets", "snack", "oddity")

KIND: Final = len(FLAVOURS)
"""Where the kinds begin in the description of a sandwich."""
CLASH: Final = KIND + len(KINDS)
"""Where the description says how much of the sandwich hardly anybody would put together."""
WIDTH: Final = CLASH + 1
"""How many numbers describe a sandwich."""
DARING: Final = KIND - 1

MEAT: Final = 0
FISH: Final = 1
DAIRY: Final = 2
VEGETABLE: Final = 3
FRUIT: Final = 4
SAUCE: Final = 5
SWEETS: Final = 6
SNACK: Final = 7
ODDITY: Final = 8


def clash(one: int, two: int) -> bool:
    """Whether most people would not put these two kinds together: sweets with anything hearty, fruit with fish."""
    low = min(one, two)
    high = max(one, two)
    if high == SWEETS:
        return low in (MEAT, FISH, VEGETABLE, SAUCE)
    return low == FISH and high == FRUIT


class Facts:
    """The facts about all ingredients. Shared, never changed."""

    def __init__(self, flavours: list[list[int]], kinds: list[int]) -> None:
        self.flavours = flavours
        """For each ingredient 0 to 3 for each of FLAVOURS."""
        self.kinds = kinds
        """For each ingredient its place in KINDS."""

    def describe(self, plate: list[int]) -> list[float]:
        """A sandwich in numbers: how much of each flavour, which part is of which kind, how much clashes."""
        found = [0.0] * WIDTH
        share = 1.0 / len(plate)
        for ingredient in plate:
            at = 0
            for value in self.flavours[ingredient]:
                if value:
                    found[at] += value * share
                at += 1
            found[KIND + self.kinds[ingredient]] += share
        clashes = 0
        first = 0
        while first < len(plate):
            second = first + 1
            while second < len(plate):
                if clash(self.kinds[plate[first]], self.kinds[plate[second]]):
                    clashes += 1
                second += 1
            first += 1
        found[CLASH] = clashes * share
        return found


def weigh(weights: list[float], described: list[float]) -> float:
    """How much a description is worth with these weights."""
    total = 0.0
    at = 0
    while at < WIDTH:
        total += weights[at] * described[at]
        at += 1
    return total
