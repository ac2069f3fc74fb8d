"""Benchmarks: the same measurements in a compiled and in a pure Python process, taken in turns within one run."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from typing import TYPE_CHECKING

import msgspec

from potluck.engine import compiled
from potluck.games import all_games
from potluck.lab.measure import Scenario

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 3
STAGES = (0.0, 0.6, 0.95)
"""Where in a game positions are taken: at its beginning, in the middle, near the end."""


class Measured(msgspec.Struct):
    """What a scenario gave: the medians, and how many times better compiled is; None where it was not measured."""

    scenario: Scenario
    compiled: float | None
    pure: float | None
    ratio: float | None


class Worker:
    """A process that measures, with the rules compiled or as pure Python."""

    def __init__(self, *, pure: bool) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "POTLUCK_PURE"}
        if pure:
            environment["POTLUCK_PURE"] = "1"
        command = [sys.executable, "-m", "potluck.lab.measure"]
        self.process = subprocess.Popen(  # noqa: S603 our own module
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def measure(self, scenario: Scenario) -> float:
        """One measurement."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(scenario) + b"\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def scenarios(*, quick: bool) -> list[Scenario]:
    """What is measured, for every game."""
    seconds = 0.15 if quick else 0.7
    found: list[Scenario] = []
    for game in all_games().values():
        for preset, options in game.presets.items():
            allowed = game.seats_with(options)
            basic = preset == next(iter(game.presets))
            few = 2 if 2 in allowed else allowed[0]
            counts = sorted({few, *allowed[::2], allowed[-1]}) if basic and not quick else [few]
            found += [Scenario(game.slug, preset, seats, "games", seconds) for seats in counts]
            if basic:
                what = ("legal", "imagine", "clone", "greedy")
                found += [Scenario(game.slug, preset, few, one, seconds, stage) for one in what for stage in STAGES]
                found.append(Scenario(game.slug, preset, few, "memory", seconds, STAGES[-1]))
    return found


def run(chosen: list[Scenario], progress: Callable[[int], None]) -> list[Measured]:
    """Measure; both ways take turns, so that a slow moment of the machine hits both."""
    workers = {"pure": Worker(pure=True)}
    if compiled():
        workers["compiled"] = Worker(pure=False)
    results = []
    try:
        for scenario in chosen:
            values: dict[str, list[float]] = {way: [] for way in workers}
            for _ in range(ROUNDS):
                for way, worker in workers.items():
                    values[way].append(worker.measure(scenario))
            results.append(_summary(scenario, {way: statistics.median(found) for way, found in values.items()}))
            progress(1)
    finally:
        for worker in workers.values():
            worker.close()
    return results


def _summary(scenario: Scenario, medians: dict[str, float]) -> Measured:
    fast, slow = medians.get("compiled"), medians["pure"]
    if fast is None or scenario.what == "memory":
        return Measured(scenario, fast, slow, None)
    ratio = fast / slow if scenario.what == "games" else slow / fast
    return Measured(scenario, fast, slow, ratio)
