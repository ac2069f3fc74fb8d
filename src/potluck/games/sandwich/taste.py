# compiled
"""The taste of a bot (SW-H2): stable over a game, different from bot to bot, and such as a person could have."""

from __future__ import annotations

from typing import Final

from potluck.engine.random import Rng
from potluck.games.sandwich.flavours import (
    DAIRY,
    DARING,
    FISH,
    FRUIT,
    KIND,
    KINDS,
    MEAT,
    ODDITY,
    SAUCE,
    SNACK,
    SWEETS,
    VEGETABLE,
    WIDTH,
    Facts,
    clash,
    weigh,
)

USUAL: Final[list[float]] = [
    0.0,  # sweet
    0.2,  # salty
    0.0,  # sour
    -0.5,  # bitter
    0.3,  # umami
    0.0,  # hot
    0.1,  # fat
    0.3,  # crunchy
    0.0,  # soft
    0.0,  # cold
    -0.4,  # smelly
    -0.8,  # daring
    0.2,  # meat
    0.0,  # fish
    0.3,  # dairy
    0.3,  # vegetable
    0.0,  # fruit
    0.2,  # sauce
    0.0,  # sweets
    0.2,  # snack
    -0.8,  # oddity
    -0.8,  # what hardly anybody would put together
]
"""What people like on average; cooks who know nothing about a taster begin with this."""
SPREAD: Final[list[float]] = [
    1.2, 0.8, 0.7, 0.6, 0.7, 0.9, 0.8, 0.9, 0.6, 0.3, 0.6, 0.6,
    1.3, 1.3, 1.3, 1.3, 1.0, 0.8, 1.3, 0.9, 0.7, 0.5,
]  # fmt: skip
"""How much people differ."""

PAIRS: Final = 2
"""How many pairs of kinds a taster loves, and how many it hates."""
PAIR_WEIGHT: Final = 0.8


def wobble(rng: Rng) -> float:
    """A number around 0 that is seldom beyond 2, and never beyond 3.5: about normally distributed, on every machine."""
    return 1.7320508 * (rng.unit() + rng.unit() + rng.unit() + rng.unit() - 2.0)


class Taste:
    """Weights on the facts of a sandwich, pairs of kinds that are loved or hated, and courage."""

    def __init__(self, palate: int) -> None:
        rng = Rng(palate | 1, palate >> 1, 0x9E3779B9, 0x7F4A7C15)
        for _ in range(8):
            rng.word()  # the first numbers of palates that are near each other are near each other, too
        self.weights: list[float] = []
        for at in range(WIDTH):
            self.weights.append(USUAL[at] + SPREAD[at] * wobble(rng))
        self.courage: float = rng.unit()
        """From 0 to 1: the timid hate what is daring, the brave enjoy it."""
        self.weights[DARING] = USUAL[DARING] + 2.0 * SPREAD[DARING] * (2.0 * self.courage - 1.0)
        self.loved: list[int] = []
        self.hated: list[int] = []
        """Pairs of kinds, as the one with the lower number * 16 + the other."""
        while len(self.loved) < PAIRS or len(self.hated) < PAIRS:
            one = rng.below(len(KINDS))
            two = rng.below(len(KINDS))
            pair = min(one, two) * 16 + max(one, two)
            if one == two or pair in self.loved or pair in self.hated:
                continue
            if clash(one, two) and len(self.hated) < PAIRS:
                self.hated.append(pair)
            elif not clash(one, two) and len(self.loved) < PAIRS and ODDITY not in (one, two):
                self.loved.append(pair)

    def value(self, facts: Facts, plate: list[int]) -> float:
        """How good a sandwich is."""
        total = weigh(self.weights, facts.describe(plate))
        kinds = 0
        for ingredient in plate:
            kinds |= 1 << facts.kinds[ingredient]
        for pair in self.loved:
            if kinds >> (pair >> 4) & kinds >> (pair & 15) & 1:
                total += PAIR_WEIGHT
        for pair in self.hated:
            if kinds >> (pair >> 4) & kinds >> (pair & 15) & 1:
                total -= PAIR_WEIGHT
        return total

    def rank(self, facts: Facts, plates: list[list[int]], *, bleah: bool) -> list[int]:
        """SW-T1: the plates from best to worst; SW-V4: the most disgusting first."""
        values: list[float] = []
        order: list[int] = []
        for plate in range(len(plates)):
            value = self.value(facts, plates[plate])
            if bleah:
                value = -value
            at = len(order)
            while at > 0 and values[order[at - 1]] < value:
                at -= 1
            values.append(value)
            order.insert(at, plate)
        return order


BALANCED: Final = 2
NAVAL: Final = 3
COUNTRYSIDE: Final = 4
STICKY: Final = 5
DIET: Final = 6


def fits_theme(facts: Facts, theme: int, plate: list[int]) -> float:
    """SW-V6: how well a sandwich fits a theme; of a theme that the host has typed a bot understands nothing."""
    described = facts.describe(plate)
    sweet, fat, soft = described[0], described[6], described[8]
    smelly, daring = described[10], described[DARING]
    if theme == BALANCED:
        kinds = {facts.kinds[ingredient] for ingredient in plate}
        good = described[KIND + VEGETABLE] + 0.5 * described[KIND + FRUIT]
        return len(kinds) + good - 0.3 * abs(fat - 1.0) - daring
    if theme == NAVAL:
        return 3.0 * described[KIND + FISH] + 0.2 * described[1]
    if theme == COUNTRYSIDE:
        hearty = described[KIND + MEAT] + described[KIND + DAIRY] + described[KIND + VEGETABLE]
        return 3.0 * hearty - described[KIND + FISH] - daring
    if theme == STICKY:
        sauce = described[KIND + SAUCE] + described[KIND + SWEETS]
        return sweet + soft + sauce + 0.3 * fat
    if theme == DIET:
        light = described[KIND + VEGETABLE] + described[KIND + FRUIT] - described[KIND + SNACK]
        return 2.0 * light - fat - sweet
    return smelly + daring if theme < 8 else 0.0
