"""Benchmarks measure what they say."""

from __future__ import annotations

import pytest

from potluck.engine import compiled
from potluck.games import all_games
from potluck.lab import bench
from potluck.lab.measure import UNITS, Scenario, measure, positions


@pytest.mark.parametrize("what", UNITS)
@pytest.mark.parametrize("slug", all_games())
def test_every_measurement_gives_a_figure(slug: str, what: str) -> None:
    game = all_games()[slug]
    preset = next(iter(game.presets))
    seats = game.seats_with(game.presets[preset])[-1]
    assert measure(Scenario(slug, preset, seats, what, 0.001, 0.5)) > 0


def test_positions_are_taken_where_the_stage_says() -> None:
    game = all_games()["snack-match"]
    options = game.settle({}, 2)
    for stage, rounds in ((0.0, {0}), (0.6, {2}), (1.0, {3})):
        found = positions(game, options, Scenario("snack-match", "basic", 2, "legal", 0.1, stage))
        assert {game.view(state, 0).round - 1 for state in found} == rounds  # type: ignore[attr-defined]


def test_every_game_and_preset_is_measured() -> None:
    measured = {(scenario.game, scenario.preset) for scenario in bench.scenarios(quick=True)}
    assert measured == {(game.slug, preset) for game in all_games().values() for preset in game.presets}


def test_both_ways_are_measured_in_turns_and_compared() -> None:
    done: list[int] = []
    scenarios = [Scenario("snack-match", "basic", 2, what, 0.05) for what in ("games", "clone", "memory")]
    games, clone, memory = bench.run(scenarios, done.append)
    assert done == [1, 1, 1]
    assert games.pure is not None
    if not compiled():
        assert games.compiled is None
        assert games.ratio is None
        return
    assert games.compiled is not None
    assert games.ratio == pytest.approx(games.compiled / games.pure)
    assert games.ratio > 2, "compiled rules are much faster, or they are not compiled"
    assert clone.ratio is not None
    assert clone.compiled is not None
    assert clone.pure is not None
    assert clone.ratio == pytest.approx(clone.pure / clone.compiled)
    assert memory.ratio is None
    assert memory.compiled is not None
    assert memory.compiled < 10_000
