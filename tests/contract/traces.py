"""Run as a program: says how the rules run here, and a digest of what the referee sees in seeded random games.

With a folder of records as its argument, it replays them instead and says the digest of each.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from contract.cases import CASES
from potluck.bots import make_bot
from potluck.engine import record, state
from potluck.engine.random import seeded
from potluck.games import all_games

if TYPE_CHECKING:
    from contract.cases import Case


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return not str(state.__file__).endswith(".py")


def trace(case: Case, seed: str) -> str:
    """Random moves and a few greedy ones, with the menus and, now and then, what a seat imagines."""
    match = case.match(seed)
    rng = seeded(seed, "trace")
    random, greedy = make_bot("random", case.game), make_bot("greedy", case.game)
    digest = hashlib.sha256(case.referee(match.state))
    while not match.over:
        seat = match.state.turn()
        digest.update(repr(match.state.legal(seat)).encode())
        if rng.below(8) == 0:
            digest.update(case.referee(match.state.imagine(seat, rng)))
        bot = greedy if rng.below(12) == 0 else random
        match.play(seat, bot.choose(match.state, seat, rng))
        digest.update(case.referee(match.state))
    return digest.hexdigest()


def replayed(path: Path) -> str:
    """The digest of what the referee sees while a record is played again."""
    digest = hashlib.sha256()
    with path.open("rb") as lines:
        match = record.replay(
            list(lines), all_games(), lambda m, _: digest.update(repr(m.game.view(m.state, -2)).encode())
        )
    digest.update(repr((match.state.points(), match.state.winners())).encode())
    return digest.hexdigest()


def main() -> None:
    """Print it all as JSON."""
    if len(sys.argv) > 1:
        found = {path.name: replayed(path) for path in sorted(Path(sys.argv[1]).iterdir())}
    else:
        found = {str(case): trace(case, "trace") for case in CASES}
    json.dump({"compiled": is_compiled(), "digests": found}, sys.stdout)


if __name__ == "__main__":
    main()
