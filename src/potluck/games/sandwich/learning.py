# compiled
"""What can be concluded about a taster from past rankings alone (SW-H2).

A Plackett-Luce model: among the sandwiches that are still to be ranked, the taster picks the next best with a chance
proportional to exp(SHARPNESS * weights * description). What is believed about the weights is a normal distribution; it
begins with what people like on average, and every ranking moves it: for each pick a step of Newton's method, whose
curvature is taken into the covariance.
"""

from __future__ import annotations

import math
from typing import Final

from potluck.games.sandwich.flavours import WIDTH, Facts, weigh
from potluck.games.sandwich.taste import SPREAD, USUAL

SHARPNESS: Final = 2.5
"""How surely a taster picks the better of two sandwiches that differ by 1."""


class Beliefs:
    """What is believed about a taster's weights: means, and covariances row by row."""

    def __init__(self, mean: list[float], covariance: list[list[float]]) -> None:
        self.mean = mean
        self.covariance = covariance

    def value(self, described: list[float]) -> float:
        """How good the taster is believed to find a sandwich."""
        return weigh(self.mean, described)


def nothing_known() -> Beliefs:
    """Before the first ranking: what people like on average, and how much they differ."""
    covariance: list[list[float]] = []
    for row in range(WIDTH):
        line = [0.0] * WIDTH
        line[row] = SPREAD[row] * SPREAD[row]
        covariance.append(line)
    return Beliefs(USUAL.copy(), covariance)


def learn(before: Beliefs, facts: Facts, plates: list[list[int]], order: list[int], *, bleah: bool) -> Beliefs:
    """The beliefs after a ranking; SW-V4: where the most disgusting wins, it is the last that is liked best."""
    ranked = order[::-1] if bleah else order
    described = [facts.describe(plates[plate]) for plate in ranked]
    mean = before.mean.copy()
    covariance = [row.copy() for row in before.covariance]
    place = 0
    while place < len(described) - 1:
        _pick(mean, covariance, described[place:])
        place += 1
    return Beliefs(mean, covariance)


def _pick(mean: list[float], covariance: list[list[float]], described: list[list[float]]) -> None:
    """Learn from one pick: the first of these was preferred to all others."""
    worths = [SHARPNESS * weigh(mean, each) for each in described]
    highest = max(worths)
    chances = [math.exp(worth - highest) for worth in worths]
    total = sum(chances)
    chances = [chance / total for chance in chances]
    expected = [0.0] * WIDTH
    for number in range(len(described)):
        for at in range(WIDTH):
            expected[at] += chances[number] * described[number][at]
    for number in range(len(described)):
        scale = SHARPNESS * math.sqrt(chances[number])
        _narrow(covariance, [scale * (described[number][at] - expected[at]) for at in range(WIDTH)])
    surprise = [SHARPNESS * (described[0][at] - expected[at]) for at in range(WIDTH)]
    for row in range(WIDTH):
        mean[row] += weigh(covariance[row], surprise)


def _narrow(covariance: list[list[float]], direction: list[float]) -> None:
    """Take one direction of curvature into the covariance (Sherman and Morrison's formula)."""
    along = [weigh(row, direction) for row in covariance]
    size = 1.0 + weigh(along, direction)
    for row in range(WIDTH):
        factor = along[row] / size
        line = covariance[row]
        for column in range(WIDTH):
            line[column] -= factor * along[column]
