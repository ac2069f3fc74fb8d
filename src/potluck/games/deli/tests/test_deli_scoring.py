"""Points: fifty sandwiches counted by hand, and the bonuses of the end."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from potluck.engine.state import SPECTATOR
from potluck.games.deli import GAME
from potluck.games.deli.breakdown import sandwich_score
from potluck.games.deli.cards import load_cards
from potluck.games.deli.scoring import most_points, sandwich_points

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from deli_table import Scene

COUNTED = tomllib.loads((Path(__file__).parent / "sandwiches.toml").read_text(encoding="utf-8"))["sandwich"]


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted["cards"])
def test_sandwiches_counted_by_hand(counted: dict[str, Any], sandwich_code: Callable[[str], int]):
    """DE-P1, DE-P2, DE-P3, DE-P4, DE-P5: each part of the points."""
    score = sandwich_score(sandwich_code(counted["cards"]), load_cards(), 1)
    parts = [score.cards, score.position, score.closing, score.classic_points, score.moisture]
    assert parts == counted["parts"], counted["why"]
    assert score.total == sum(parts) == sandwich_points(sandwich_code(counted["cards"]), load_cards(), 1)


def test_there_are_enough_counted_sandwiches():
    assert len(COUNTED) >= 40
    assert len({counted["cards"] for counted in COUNTED}) == len(COUNTED)


def test_the_rulebooks_reuben(sandwich_code: Callable[[str], int]):
    """DE-P5: the rulebook's own example, 6 + 3 + 1 + 3 = 13."""
    score = sandwich_score(sandwich_code("rye-bread butter corned-beef swiss sauerkraut rye-bread"), load_cards(), 1)
    assert (score.cards, score.position, score.closing, score.classic, score.classic_points) == (6, 3, 1, "reuben", 3)
    assert score.total == 13


@pytest.mark.parametrize(
    ("cards", "moisture"),
    [
        ("half-roll tomato tomato half-roll", -2),
        ("half-roll tomato", -1),
        ("half-roll tomato tomato tomato tomato half-roll", 0),
    ],
)
def test_the_rulebooks_moisture(cards: str, moisture: int, sandwich_code: Callable[[str], int]):
    """DE-P4: 4 dry and 2 juicy cost 2, 2 dry and 1 juicy cost 1, 4 and 4 nothing."""
    assert sandwich_score(sandwich_code(cards), load_cards(), 1).moisture == moisture


@pytest.mark.parametrize("classic", load_cards().menu.names)
def test_every_classic_of_the_menu_is_made_by_hand(classic: str, sandwich_code: Callable[[str], int]):
    """DE-P5: each classic occurs among the sandwiches counted by hand."""
    made = [sandwich_score(sandwich_code(counted["cards"]), load_cards(), 1).classic for counted in COUNTED]
    assert classic in made


def test_most_of_is_shared_and_nobody_with_none_gets_it():
    """DE-P6: 4 for most hot sauce, 2 each if tied; nobody with none."""
    assert most_points([3, 1, 2], 4, 2) == [4, 0, 0]
    assert most_points([2, 1, 2], 4, 2) == [2, 0, 2]
    assert most_points([1, 1, 1], 4, 2) == [2, 2, 2]
    assert most_points([0, 0], 4, 2) == [0, 0]


def test_most_of_counts_all_cards_in_front_of_a_player(scene: type[Scene]):
    """DE-P6: unfinished, closed and declared sandwiches, and jokers."""
    table = scene(
        "half-roll hot-sauce american, half-roll american half-roll, wrap-tortilla hot-sauce*!", "half-roll cheddar"
    ).state
    most = {
        bonus.ingredient: (bonus.number, bonus.points) for bonus in GAME.view(table, SPECTATOR).players[0].score.most
    }
    assert most == {"hot-sauce": (2, 4), "american": (2, 2), "cheddar": (0, 0)}
    other = {bonus.ingredient: bonus.points for bonus in GAME.view(table, SPECTATOR).players[1].score.most}
    assert other == {"hot-sauce": 0, "american": 0, "cheddar": 2}


def test_all_points_are_added_up(scene: type[Scene]):
    """DE-P7: sandwiches, most-of bonuses, noted points; the breakdown's parts make the total."""
    table = scene("rye-bread butter corned-beef swiss sauerkraut rye-bread, half-roll hot-sauce", "half-bagel").state
    table.noted[0] = [1, 2, 3]
    assert table.points() == [13 + 1 + 4 + 6, 1]
    score = GAME.view(table, SPECTATOR).players[0].score
    assert (score.sandwiches, score.from_actions, score.from_events, score.from_characters) == (14, 1, 2, 3)
    assert score.total == 24


def test_ties_are_shared(scene: type[Scene]):
    """DE-P7: everybody with most points wins."""
    ended = scene("rye-bread butter!", "white-toast butter!", "half-roll", taken=[6, 6, 6], at_round=5)
    assert ended.phase == "over"
    assert ended.state.points() == [4, 4, 1]
    assert ended.state.winners() == [0, 1]


def test_nobody_has_won_before_the_end(scene: type[Scene]):
    """DE-P7: the scoring comes after the last round."""
    assert scene("rye-bread butter", "half-roll", market="tomato half-roll").state.winners() == []


def test_the_least_valuable_finished_sandwich_counts_twice(scene: type[Scene]):
    """DE-V3: one only, with all its bonuses; declared ones count as closed, unfinished ones do not."""
    areas = "rye-bread butter corned-beef swiss sauerkraut rye-bread, white-toast butter!, half-roll"
    table = scene(areas, "half-roll", double_least=1).state
    assert table.points() == [13 + 4 + 1 + 4, 1]
    assert scene(areas, "half-roll").state.points() == [18, 1]


def test_a_bigger_closing_bonus(scene: type[Scene]):
    """DE-V2: for sandwiches closed with bread, not for declared ones."""
    areas = "half-roll tuna cheddar half-roll, wrap-tortilla tuna tomato!"
    assert [scene(areas, "half-roll", closing_bonus=bonus).state.points()[0] for bonus in (1, 2, 5)] == [12, 13, 16]
