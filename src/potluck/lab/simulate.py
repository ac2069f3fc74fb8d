"""Simulations: many games between bots, on as many cores as wanted, the same result however many."""

from __future__ import annotations

import math
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing import get_context
from typing import TYPE_CHECKING

from potluck.bots import make_bot
from potluck.bots.bot import play_game
from potluck.engine.errors import refuse
from potluck.engine.random import seeded
from potluck.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from potluck.engine.json import Json
    from potluck.engine.options import Value
    from potluck.engine.state import State

CHUNKS = 100
CONFIDENCE = 1.96
"""Standard deviations on either side of a 95% confidence interval."""


@dataclass(frozen=True)
class Plan:
    """What to simulate. The bots take turns in the seats; every deal is played once with each rotation of them."""

    game: str
    options: Mapping[str, Value]
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: str

    def seed_of(self, number: int) -> str:
        """The seed of one game; games that differ only in who sits where share it."""
        return f"{self.seed}/{number // len(self.bots)}"

    def bots_of(self, number: int) -> list[str]:
        """Which bot sits where in one game."""
        count = len(self.bots)
        return [self.bots[(seat + number) % count] for seat in range(self.seats)]


def plan(game: str, options: Mapping[str, Json], seats: int, games: int, bots: tuple[str, ...], seed: str) -> Plan:
    """A checked plan."""
    known = all_games()
    if game not in known:
        raise refuse("game-unknown", value=game, known=tuple(known))
    settled = known[game].settle(options, seats)
    for bot in bots:
        make_bot(bot, known[game])
    return Plan(game, settled, seats, games, bots, seed)


@dataclass
class Score:
    """Wins and points of a bot or a seat, summed up. A shared victory counts as its share."""

    count: int = 0
    wins: float = 0.0
    points: int = 0
    squares: int = 0

    def add(self, share: float, points: int) -> None:
        """Count one game."""
        self.count += 1
        self.wins += share
        self.points += points
        self.squares += points * points

    def merge(self, other: Score) -> None:
        """Count what another one has counted."""
        self.count += other.count
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares

    @property
    def win_rate(self) -> float:
        """Wins by game."""
        return self.wins / self.count if self.count else 0.0

    @property
    def mean_points(self) -> float:
        """Points by game."""
        return self.points / self.count if self.count else 0.0

    def win_interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the win rate, by Wilson's formula."""
        if not self.count:
            return 0.0, 1.0
        n, p, z = self.count, self.win_rate, CONFIDENCE
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, centre - half), min(1.0, centre + half)

    def points_margin(self) -> float:
        """Half of the 95% confidence interval of the mean points."""
        if self.count < 2:
            return math.inf
        variance = (self.squares - self.points * self.points / self.count) / (self.count - 1)
        return CONFIDENCE * math.sqrt(max(0.0, variance) / self.count)

    def as_json(self) -> dict[str, Json]:
        """The figures that simulations report."""
        low, high = self.win_interval()
        margin = self.points_margin()
        return {
            "games": self.count,
            "wins": round(self.wins, 6),
            "win_rate": self.win_rate,
            "win_rate_95": [low, high],
            "mean_points": self.mean_points,
            "mean_points_95": None if math.isinf(margin) else [self.mean_points - margin, self.mean_points + margin],
        }


@dataclass
class Tally:
    """The results of some games."""

    seats: list[Score]
    bots: dict[str, Score]
    lengths: list[int] = field(default_factory=list)
    unwon: int = 0
    """Games that nobody at the table has won."""

    def count(self, state: State, names: list[str], moves: int) -> None:
        """Count a finished game."""
        winners = state.winners()
        share = 1 / len(winners) if winners else 0.0
        self.unwon += not winners
        self.lengths.append(moves)
        for seat, points in enumerate(state.points()):
            won = share if seat in winners else 0.0
            self.seats[seat].add(won, points)
            self.bots[names[seat]].add(won, points)

    def merge(self, other: Tally) -> None:
        """Count the games of another tally."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        for name, score in other.bots.items():
            self.bots[name].merge(score)
        self.lengths += other.lengths
        self.unwon += other.unwon


@dataclass(frozen=True)
class Simulation:
    """A plan that has been carried out."""

    plan: Plan
    tally: Tally
    seconds: float

    def as_json(self) -> dict[str, Json]:
        """The whole result."""
        lengths = self.tally.lengths
        moves = sum(lengths)
        return {
            "game": self.plan.game,
            "options": dict(self.plan.options),
            "seats": self.plan.seats,
            "seed": self.plan.seed,
            "games": len(lengths),
            "moves": moves,
            "seconds": self.seconds,
            "games_per_second": len(lengths) / self.seconds,
            "moves_per_second": moves / self.seconds,
            "length": {"mean": moves / len(lengths), "shortest": min(lengths), "longest": max(lengths)},
            "unwon": self.tally.unwon,
            "by_seat": [score.as_json() for score in self.tally.seats],
            "by_bot": {name: score.as_json() for name, score in self.tally.bots.items()},
        }


def play_one(plan: Plan, number: int) -> tuple[State, list[str], int]:
    """One game of a plan: its end, who sat where, and how many moves it took."""
    game = all_games()[plan.game]
    seed = plan.seed_of(number)
    state: State = game.start(plan.options, plan.seats, seeded(seed, game.slug))
    names = plan.bots_of(number)
    made = {name: make_bot(name, game) for name in set(names)}
    moves = play_game(state, [made[name] for name in names], seeded(seed, "bots", number))
    return state, names, moves


def play_some(plan: Plan, first: int, last: int) -> Tally:
    """The games from number ``first`` up to, but not including, ``last``."""
    tally = Tally([Score() for _ in range(plan.seats)], {name: Score() for name in plan.bots})
    for number in range(first, last):
        tally.count(*play_one(plan, number))
    return tally


def _ignore(_: int) -> None:
    """Nobody watches the progress."""


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = _ignore) -> Simulation:
    """Play all games of a plan; ``progress`` is told how many more have been played."""
    started = time.perf_counter()
    total = Tally([Score() for _ in range(plan.seats)], {name: Score() for name in plan.bots})
    # The chunks depend on the plan alone, so that sums come out the same with any number of jobs.
    bounds = [plan.games * at // CHUNKS for at in range(CHUNKS + 1)]
    chunks = [(first, last) for first, last in pairwise(bounds) if first < last]
    for tally in _tallies(plan, chunks, jobs):
        total.merge(tally)
        progress(len(tally.lengths))
    return Simulation(plan, total, time.perf_counter() - started)


def _tallies(plan: Plan, chunks: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        for first, last in chunks:
            yield play_some(plan, first, last)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play_some, [plan] * len(chunks), *zip(*chunks, strict=True))
