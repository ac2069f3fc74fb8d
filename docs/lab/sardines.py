"""Prints the tables of docs/lab/sardines.md: python docs/lab/sardines.py [games per row]."""

from __future__ import annotations

import sys
from collections import Counter

from potluck.bots import make_bot
from potluck.bots.bot import play_game
from potluck.engine.random import seeded
from potluck.games.sardines import GAME
from potluck.games.sardines.table import BOXES, CAT, ENDINGS, PILE, STALLED

SEED = "lab"
ENDS = (BOXES, PILE, CAT, STALLED)
TABLES = ({"boxes": "plain"}, {"boxes": "assorted"})


def row(boxes: str, bot: str, seats: int, games: int) -> str:
    """One row: wins by the order of play, endings, length."""
    options = GAME.settle({"boxes": boxes}, seats)
    player = make_bot(bot, GAME)
    wins = [0.0] * seats
    endings: Counter[int] = Counter()
    lengths = []
    decisions = 0
    for number in range(games):
        state = GAME.start(options, seats, seeded(SEED, number))
        starter = state.turn()
        decisions += play_game(state, [player] * seats, seeded(SEED, number, "moves"))
        winners = state.winners()
        for seat in winners:
            wins[(seat - starter) % seats] += 1 / len(winners)
        endings[state.ending] += 1
        lengths.append(state.turns / seats)
    lengths.sort()
    places = [f"{100 * won / games:.1f}%" for won in wins] + ["–"] * (5 - seats)
    ends = [f"{100 * endings[ending] / games:.1f}%" for ending in ENDS]
    low, middle, high = (lengths[int(share * games)] for share in (0.05, 0.5, 0.95))
    cells = [str(seats), *places, *ends, f"{middle:.1f} ({low:.1f}–{high:.1f})", f"{decisions / games:.0f}"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print all tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    head = ["players", "1st", "2nd", "3rd", "4th", "5th", *(ENDINGS[ending] for ending in ENDS), "rounds", "decisions"]
    for options in TABLES:
        for bot in ("random", "greedy"):
            lines = [f"\n{options['boxes']}, {bot}\n", f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
            lines += [row(options["boxes"], bot, seats, games) for seats in GAME.seats_with(options)]
            sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
