"""Makes the figures of deli.md: points and win rates by character, and greedy play against random play.

Run it on compiled rules: ``python docs/lab/deli.py 20000 1000``.
"""

from __future__ import annotations

import math
import sys

from potluck.bots import make_bot
from potluck.bots.bot import play_game
from potluck.engine.random import seeded
from potluck.games.deli import GAME
from potluck.games.deli.names import CHARACTER_IDS
from potluck.games.deli.pantry import BIT

SEATS = 2


def by_character(games: int) -> None:
    """Greedy against greedy, characters by lot."""
    options = GAME.settle({}, SEATS)
    bots = [make_bot("greedy", GAME)] * SEATS
    points: dict[str, list[int]] = {name: [] for name in CHARACTER_IDS}
    wins: dict[str, list[float]] = {name: [] for name in CHARACTER_IDS}
    for number in range(games):
        state = GAME.start(options, SEATS, seeded("characters", number))
        play_game(state, bots, seeded("bots", number))
        scored, winners = state.points(), state.winners()
        for seat, mask in enumerate(state.characters):
            name = next(name for number, name in enumerate(CHARACTER_IDS) if mask & BIT[number])
            points[name].append(scored[seat])
            wins[name].append(1 / len(winners) if seat in winners else 0.0)
    print("| character | games | mean points | wins |\n|---|---:|---:|---:|")
    for name in sorted(CHARACTER_IDS, key=lambda name: -sum(wins[name]) / len(wins[name])):
        count = len(wins[name])
        rate = sum(wins[name]) / count
        margin = 1.96 * math.sqrt(rate * (1 - rate) / count)
        print(f"| {name} | {count} | {sum(points[name]) / count:.1f} | {rate:.1%} ± {margin:.1%} |")
    everything = [scored for each in points.values() for scored in each]
    print(f"\nAll: {sum(everything) / len(everything):.1f} points on average.")


def against_random(games: int) -> None:
    """Greedy and random, in turns in either seat."""
    options = GAME.settle({}, SEATS)
    bots = [make_bot("greedy", GAME), make_bot("random", GAME)]
    won = 0
    totals = [0, 0]
    for number in range(games):
        greedy = number % 2
        state = GAME.start(options, SEATS, seeded("strength", number // 2))
        play_game(state, bots[::-1] if greedy else bots, seeded("moves", number))
        won += state.winners() == [greedy]
        points = state.points()
        totals[0] += points[greedy]
        totals[1] += points[1 - greedy]
    print(f"\nGreedy against random: {won} of {games} won, {totals[0] / games:.1f} to {totals[1] / games:.1f} points.")


if __name__ == "__main__":
    by_character(int(sys.argv[1]))
    against_random(int(sys.argv[2]))
