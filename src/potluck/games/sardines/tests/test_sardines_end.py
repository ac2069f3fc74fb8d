"""Every game ends: the bounds of the argument in RULES.md hold, also for players who try to go on for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from potluck.bots.bot import GreedyBot
from potluck.engine.random import Rng, seeded
from potluck.games.sardines import GAME, moves
from potluck.games.sardines.table import IDLE_TURNS

if TYPE_CHECKING:
    from collections.abc import Callable

    from potluck.games.sardines.state import Sardines

    Player = Callable[[Sardines, int, Rng], int]

PLAYS_IN_A_TURN = 16


def anybody(state: Sardines, seat: int, rng: Rng) -> int:
    return state.random_move(seat, rng)


def thrifty(state: Sardines, seat: int, rng: Rng) -> int:
    """Never draws a card from the pile if it can be helped, and takes lids and cards away from the others."""
    found = state.legal(seat)
    order = {moves.UNCOVER: 0, moves.STEAL: 0, moves.LID: 1, moves.PLAY: 2, moves.FEED: 2, moves.DRAW: 3}
    best = min(order.get(moves.kind_of(move), 4) for move in found)
    choices = [move for move in found if order.get(moves.kind_of(move), 4) == best]
    if best == 3 and len(choices) > 1:
        choices = [move for move in choices if move != moves.draw_pile()]
    if best == 4:
        choices = [min(choices, key=lambda move: (move & moves.LOW).bit_count())]
    return choices[rng.below(len(choices))]


def greedy(state: Sardines, seat: int, rng: Rng) -> int:
    return GreedyBot(GAME.hints()).choose(state, seat, rng)


TABLES = [
    ({}, 2),
    ({}, 5),
    ({"boxes": "assorted"}, 2),
    ({"boxes": "assorted", "deal": "random"}, 4),
]


@pytest.mark.parametrize("player", [anybody, thrifty, greedy])
@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_every_game_ends_within_its_bounds(options: dict[str, Any], seats: int, player: Player) -> None:
    """SA-P5, SA-P2: turns without a card, turns at all, and plays in one turn."""
    settled = GAME.settle(options, seats)
    for game in range(25):
        state = GAME.start(settled, seats, seeded("end", seats, game))
        rng = seeded("end moves", game)
        cards = 2 * state.deck.size - 5 * seats
        plays = turn = 0
        while state.pending():
            seat = state.turn()
            move = player(state, seat, rng)
            plays = (plays if state.turns == turn else 0) + (moves.kind_of(move) <= moves.LID)
            turn = state.turns
            state.play(seat, move)
            assert plays <= PLAYS_IN_A_TURN
            assert state.idle <= IDLE_TURNS
        assert state.turns <= IDLE_TURNS * (cards + 1)
        assert state.ending > 0


def test_somebody_really_tries_to_go_on_for_ever() -> None:
    """SA-P5: among the thrifty there are games that only the 60 turns end; without that rule they would go on."""
    endings = []
    for game in range(200):
        state = GAME.start(GAME.settle({}, 2), 2, seeded("stall", game))
        rng = seeded("stall moves", game)
        while state.pending():
            seat = state.turn()
            state.play(seat, thrifty(state, seat, rng))
        endings.append(GAME.view(state, -1).ending)
    assert endings.count("stalled") > 0


@pytest.mark.parametrize("seed", range(30))
def test_hands_never_outgrow_the_menu(seed: int) -> None:
    """SA-T2, SA-T7: one decision for a discard stays small: 13 cards at most, and 1,287 sets of them."""
    state = GAME.start(GAME.settle({"boxes": "assorted", "deal": "random"}, 4), 4, seeded("hands", seed))
    rng = seeded(seed)
    while state.pending():
        seat = state.turn()
        assert max(map(len, state.hands)) <= 13
        assert len(state.legal(seat)) <= 1287
        state.play(seat, thrifty(state, seat, rng) if seed % 2 else anybody(state, seat, rng))
