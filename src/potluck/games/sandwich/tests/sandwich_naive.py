"""A second referee of Sandwich, written from the rules alone: it reads the moves of a match and counts the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

POINTS = {
    ("small", 0): [3, 0],
    ("three", 0): [3, 2, 1, 0],
    ("usual", "3-2-0"): [3, 2, 0],
    ("usual", "3-1-0"): [3, 1, 0],
}


def shares(options: Mapping, seats: int) -> tuple[int, int]:
    """SW-K1, SW-N3, SW-V3: how many neighbours one cooks for, and how many sandwiches each gets."""
    if options["small-children"]:
        return 2, 1
    return (2, 2) if seats == 3 else (3, 1)


def scheme(options: Mapping, seats: int) -> list[int]:
    """SW-T1, SW-N3, SW-V3: the points from the best to the last."""
    if options["small-children"]:
        return POINTS["small", 0]
    return POINTS["three", 0] if seats == 3 else POINTS["usual", options["points"]]


def neighbours(options: Mapping, seats: int, cook: int, number: int) -> list[int]:
    """SW-G1, SW-V1: who eats what a cook makes in a round."""
    right = options["twister"] and number % 2 == 0
    far, _ = shares(options, seats)
    return sorted((cook - step if right else cook + step) % seats for step in range(1, far + 1))


def count(options: Mapping, seats: int, tastings: Iterable[dict]) -> list[int]:
    """The final points, from what the tasters have said: round, taster, cooks, ranking (from 1), theme."""
    points = [0] * seats
    eaters: dict[tuple[int, int], list[int]] = {}
    for tasting in tastings:
        ranking = tasting["ranking"]
        assert sorted(ranking) == list(range(1, len(tasting["cooks"]) + 1))
        for worth, plate in zip(scheme(options, seats), ranking, strict=True):
            points[tasting["cooks"][plate - 1]] += worth
        if options["theme"] != "none":
            points[tasting["cooks"][tasting["theme"] - 1]] += 1
        for cook in tasting["cooks"]:
            eaters.setdefault((tasting["round"], cook), []).append(tasting["taster"])
    _, each = shares(options, seats)
    for (number, cook), fed in eaters.items():
        assert Counter(fed) == dict.fromkeys(neighbours(options, seats, cook, number), each)
    assert len(eaters) == options["rounds"] * seats
    return points


def takes(options: Mapping, stalls: list[int], grabs: list[tuple[int, int]]) -> None:
    """SW-M1, SW-M2: check one turn of the market: what lay there, and who took whose card, in order."""
    left = set(range(len(stalls)))
    for seat, revealer in grabs:
        assert revealer in left
        if options["own-card"] == "last" and len(left) > 1:
            assert revealer != seat
        left.remove(revealer)
    assert not left
    assert sorted(seat for seat, _ in grabs) == list(range(len(stalls)))
