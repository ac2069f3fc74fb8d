"""The greedy player is worth its name."""

from __future__ import annotations

import pytest

from potluck.bots.bot import Bot, GreedyBot, RandomBot, play_game
from potluck.engine.random import seeded
from potluck.games.sardines import GAME, moves

GAMES = 200


@pytest.mark.parametrize("boxes", ["plain", "assorted"])
def test_greedy_beats_random(boxes: str) -> None:
    """More than nine games in ten, every deal played from both seats."""
    settled = GAME.settle({"boxes": boxes}, 2)
    won = 0
    for game in range(GAMES):
        mine = game % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[mine] = GreedyBot(GAME.hints())
        state = GAME.start(settled, 2, seeded("duel", game // 2))
        play_game(state, bots, seeded("duel moves", game))
        won += state.winners() == [mine]
    assert won > 0.95 * GAMES


@pytest.mark.parametrize("seats", [2, 4])
def test_random_moves_are_equally_likely(seats: int) -> None:
    """Drawing a move without listing all gives each one its share, in every phase that is drawn that way."""
    tested = set()
    for game in range(60):
        state = GAME.start(GAME.settle({}, seats), seats, seeded("fair", game))
        rng = seeded("fair moves", game)
        for _ in range(30):
            if not state.pending():
                break
            seat = state.turn()
            found = state.legal(seat)
            if state.phase not in tested and 5 < len(found) < 30:
                tested.add(state.phase)
                drawn = [state.random_move(seat, rng) for _ in range(200 * len(found))]
                assert all(130 < drawn.count(move) < 270 for move in found)
                assert set(drawn) == set(found)
            state.play(seat, min(found, key=moves.kind_of) if rng.below(2) else state.random_move(seat, rng))
    assert {1, 6} <= tested
