"""Simulations count right."""

from __future__ import annotations

import pytest

from potluck.engine.errors import RefusedError
from potluck.lab.simulate import Score, plan, play_one, simulate


def test_bots_take_turns_so_that_each_sits_everywhere_on_every_deal() -> None:
    made = plan("snack-match", {}, 3, 6, ("random", "greedy"), "s")
    assert [made.bots_of(number) for number in range(3)] == [
        ["random", "greedy", "random"],
        ["greedy", "random", "greedy"],
        ["random", "greedy", "random"],
    ]
    assert [made.seed_of(number) for number in range(4)] == ["s/0", "s/0", "s/1", "s/1"]


def test_one_bot_fills_all_seats_with_new_deals_each_time() -> None:
    made = plan("snack-match", {}, 4, 6, ("random",), "s")
    assert made.bots_of(5) == ["random"] * 4
    assert made.seed_of(5) == "s/5"


def test_wins_add_up_to_the_games_that_were_won() -> None:
    simulation = simulate(plan("snack-match", {}, 2, 200, ("random",), "s"))
    tally = simulation.tally
    assert sum(score.wins for score in tally.seats) == pytest.approx(200 - tally.unwon)
    assert sum(score.count for score in tally.seats) == 400


def test_a_game_that_the_automaton_wins_is_won_by_nobody() -> None:
    simulation = simulate(plan("snack-match", {"difficulty": "hard"}, 1, 20, ("random",), "s"))
    assert simulation.tally.unwon == 20
    assert simulation.tally.bots["random"].wins == 0


def test_the_tally_agrees_with_the_games_played_one_by_one() -> None:
    made = plan("snack-match", {"diet": "quiet"}, 2, 12, ("greedy", "random"), "s")
    tally = simulate(made).tally
    points = {"greedy": 0, "random": 0}
    lengths = []
    for number in range(12):
        state, names, moves = play_one(made, number)
        lengths.append(moves)
        for name, value in zip(names, state.points(), strict=True):
            points[name] += value
    assert {name: score.points for name, score in tally.bots.items()} == points
    assert tally.lengths == lengths


def test_progress_is_told_for_every_game() -> None:
    told: list[int] = []
    simulate(plan("snack-match", {}, 2, 250, ("random",), "s"), 1, told.append)
    assert sum(told) == 250
    assert len(told) == 100


def test_the_interval_of_a_win_rate_is_wilsons() -> None:
    score = Score(count=100, wins=30)
    low, high = score.win_interval()
    assert (low, high) == (pytest.approx(0.2189, abs=1e-4), pytest.approx(0.3959, abs=1e-4))
    assert Score(count=10, wins=10).win_interval()[1] == pytest.approx(1.0)
    assert Score().win_interval() == (0.0, 1.0)


def test_the_margin_of_mean_points_is_that_of_the_normal_distribution() -> None:
    score = Score()
    for points in (1, 2, 3, 4, 5):
        score.add(0.0, points)
    assert score.mean_points == 3
    assert score.points_margin() == pytest.approx(1.96 * (2.5 / 5) ** 0.5)


@pytest.mark.parametrize(
    ("game", "options", "seats", "bots", "code"),
    [
        ("chess", {}, 2, ("random",), "game-unknown"),
        ("snack-match", {"diet": "sweet"}, 2, ("random",), "option-choice"),
        ("snack-match", {}, 12, ("random",), "seats"),
        ("snack-match", {}, 2, ("random", "genius"), "bot-unknown"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(
    game: str, options: dict[str, str], seats: int, bots: tuple[str, ...], code: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        plan(game, options, seats, 10, bots, "s")
    assert refused.value.refusal.code == code
