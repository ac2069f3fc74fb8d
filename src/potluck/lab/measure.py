"""Takes measurements on request: reads scenarios as lines of JSON and answers each with a number."""

from __future__ import annotations

import sys
import time
import tracemalloc
from typing import TYPE_CHECKING

import msgspec

from potluck.bots import make_bot
from potluck.engine.playout import play_randomly
from potluck.engine.random import seeded
from potluck.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from potluck.engine.game import AnyGame
    from potluck.engine.options import Value
    from potluck.engine.state import State

POSITIONS = 20
CLONES = 500
UNITS = {
    "games": "games-per-second",
    "legal": "microseconds",
    "imagine": "microseconds",
    "clone": "microseconds",
    "greedy": "milliseconds",
    "memory": "bytes",
}


class Scenario(msgspec.Struct, frozen=True):
    """What to measure, for how long, and at which stage of the game (0 the beginning, 1 the end)."""

    game: str
    preset: str
    seats: int
    what: str
    seconds: float
    stage: float = 0.0


def measure(scenario: Scenario) -> float:
    """One measurement, in the unit that UNITS names."""
    game = all_games()[scenario.game]
    options = game.settle(game.presets[scenario.preset], scenario.seats)
    if scenario.what == "games":
        return games_per_second(game, options, scenario)
    states = positions(game, options, scenario)
    if scenario.what == "memory":
        return memory_of_clone(states[0])
    if scenario.what == "greedy":
        greedy = make_bot("greedy", game)
        return 1e3 * seconds_each(lambda state: greedy.choose(state, state.turn(), seeded(1)), states, scenario)
    work: dict[str, Callable[[State], object]] = {
        "legal": lambda state: state.legal(state.turn()),
        "imagine": lambda state: state.imagine(state.turn(), seeded(1)),
        "clone": lambda state: state.clone(),
    }
    return 1e6 * seconds_each(work[scenario.what], states, scenario)


def games_per_second(game: AnyGame, options: dict[str, Value], scenario: Scenario) -> float:
    """Whole random games, dealing and scoring included."""
    played = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < scenario.seconds:
        for _ in range(10):
            rng = seeded(played)
            state = game.start(options, scenario.seats, rng.fork())
            play_randomly(state, rng)
            state.points()
            played += 1
    return played / elapsed


def positions(game: AnyGame, options: dict[str, Value], scenario: Scenario) -> list[State]:
    """Positions of random games, all at the same stage."""
    found = []
    for number in range(POSITIONS):
        length = play_randomly(game.start(options, scenario.seats, seeded(number)), seeded(number, "moves"))
        state, rng = game.start(options, scenario.seats, seeded(number)), seeded(number, "moves")
        for _ in range(min(length - 1, int(length * scenario.stage))):
            seat = state.turn()
            state.play(seat, state.random_move(seat, rng))
        found.append(state)
    return found


def seconds_each(work: Callable[[State], object], states: list[State], scenario: Scenario) -> float:
    """The mean time of one call; every position gets as many calls as the others."""
    rounds = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < scenario.seconds:
        for state in states:
            work(state)
        rounds += 1
    return elapsed / (rounds * len(states))


def memory_of_clone(state: State) -> float:
    """What one more state takes, what all states share not counted."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    clones = [state.clone() for _ in range(CLONES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(clones)


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin.buffer:
        sys.stdout.write(f"{measure(msgspec.json.decode(line, type=Scenario))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
