"""A second scorer, written from the rules alone, agrees with the fast one on thousands of random games."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import msgspec
import pytest

from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.games.deli import GAME

if TYPE_CHECKING:
    from typing import Any

BREADS = {"white-toast", "half-roll", "half-bagel", "rye-bread", "wrap-tortilla"}
PROTEINS = {"bacon", "fried-egg", "corned-beef", "roasted-pork", "wiener", "tuna"}
CHEESES = {"american", "cheddar", "swiss", "cream-cheese"}
DIRECTLY_ON = (
    ({"butter", "cream-cheese", "avocado", "corned-beef", "roasted-pork", "wiener", "tuna"}, BREADS),
    ({"american", "cheddar", "swiss"}, PROTEINS),
    ({"sauerkraut", "pickles"}, CHEESES),
    ({"tomato"}, PROTEINS | {"lettuce"}),
    ({"bacon"}, CHEESES | {"fried-egg", "lettuce"}),
    ({"fried-egg"}, BREADS | {"bacon"}),
)
AT_AN_EDGE = {"lettuce", "hot-sauce", "trinity", "ranch"}
MENU = (
    (3, "rye-bread", "butter corned-beef swiss sauerkraut", True),
    (4, "half-roll", "butter roasted-pork swiss pickles", True),
    (2, "half-roll", "wiener american|cheddar sauerkraut|pickles trinity", True),
    (3, "wrap-tortilla", "lettuce fried-egg|bacon tomato ranch", False),
    (3, "wrap-tortilla", "american|cheddar|swiss|cream-cheese avocado lettuce tomato", False),
    (3, "half-roll", "fried-egg bacon american|cheddar", True),
    (4, "half-bagel", "cream-cheese avocado lettuce tomato", True),
    (2, "white-toast", "tuna american|cheddar tomato trinity", True),
    (2, "white-toast", "lettuce bacon tomato trinity", True),
    (1, "white-toast|rye-bread", "butter", False),
    (1, "white-toast|rye-bread", "avocado", False),
)
MOST = {"hot-sauce": (4, 2), "american": (2, 1), "cheddar": (2, 1)}


def classic_bonus(cards: list[str]):
    for points, breads, fillings, two in MENU:
        for bread in breads.split("|"):
            for chosen in product(*[filling.split("|") for filling in fillings.split()]):
                whole = [bread, *chosen, *([bread] if two else [])]
                if sorted(whole) == sorted(cards):
                    return points
    return None


def sandwich_points(cards: list[str], closing: int):
    breads = [card for card in cards if card in BREADS]
    fillings = [card for card in cards if card not in BREADS]
    points = len(cards)
    if len(breads) == 2:
        points += closing
    for number, card in enumerate(cards):
        if card in BREADS:
            continue
        good = any(card in cardset and cards[number - 1] in under for cardset, under in DIRECTLY_ON)
        edge = card in AT_AN_EDGE and len(fillings) - 1 >= 2 and number in (1, len(fillings))
        points += good or edge
    bonus = classic_bonus(cards)
    if bonus is not None:
        return points + bonus
    if fillings:
        points -= abs(2 * len(breads) - len(fillings))
    return points


def naive_points(view: dict[str, Any], *, double_least: bool):
    totals = []
    closing = view["closing_bonus"]
    all_cards = [
        [[card["ingredient"] for card in shown["cards"]] for shown in player["sandwiches"]]
        for player in view["players"]
    ]
    for player, sandwiches in zip(view["players"], all_cards, strict=True):
        worth = [sandwich_points(cards, closing) for cards in sandwiches]
        done = [shown["state"] != "open" for shown in player["sandwiches"]]
        total = sum(worth) + sum(player["score"][f"from_{source}"] for source in ("actions", "events", "characters"))
        if double_least and any(done):
            total += min(points for points, finished in zip(worth, done, strict=True) if finished)
        if "gregg" in player["characters"]:
            total += sum(
                finished and "fried-egg" in cards and classic_bonus(cards) is None
                for cards, finished in zip(sandwiches, done, strict=True)
            )
        totals.append(total)
    for ingredient, (alone, shared) in MOST.items():
        counts = [sum(cards.count(ingredient) for cards in sandwiches) for sandwiches in all_cards]
        best = max(counts)
        for seat, count in enumerate(counts):
            if best and count == best:
                totals[seat] += alone if counts.count(best) == 1 else shared
    return totals


def play_and_compare(seed: int, options: dict[str, bool | int | str], seats: int):
    state = GAME.start(GAME.settle(options, seats), seats, seeded(seed, "naive"))
    rng = seeded(seed, "moves")
    while state.pending():
        seat = state.turn()
        state.play(seat, state.random_move(seat, rng))
    view = msgspec.to_builtins(GAME.view(state, SPECTATOR))
    assert naive_points(view, double_least=bool(options.get("double-least", False))) == state.points(), (
        seed,
        options,
        seats,
    )
    assert [player["score"]["total"] for player in view["players"]] == state.points()


@pytest.mark.parametrize("part", range(5))
def test_agrees_on_random_games(part: int):
    """DE-P7: 5,000 games, of 2 players mostly, with all variants that change the score."""
    for seed in range(1000 * part, 1000 * (part + 1)):
        options = {}
        if seed % 4 == 1:
            options = {"double-least": True}
        elif seed % 4 == 2:
            options = {"closing-bonus": 3, "character-1": "gregg"}
        elif seed % 4 == 3:
            options = {"rounds": 2}
        play_and_compare(seed, options, 4 if seed % 10 == 0 else 3 if seed % 10 == 5 else 2)
