"""Greedy play: exactly the best that one card, or two, can reach; found again by trying everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from snack_match_table import begin, play_round_part, view_of

from potluck.bots import make_bot
from potluck.bots.bot import play_game
from potluck.engine.random import seeded
from potluck.games.snack_match import GAME, moves
from potluck.games.snack_match.state import DRAFT, PLACEMENT, SnackMatch

if TYPE_CHECKING:
    from potluck.engine.state import Move
    from potluck.games.snack_match.picnic import Picnic


class Boards:
    """What boards are worth to seat 0 as far as it knows, taken from its own view; each board once."""

    def __init__(self, state: SnackMatch) -> None:
        self.state = state.clone()
        self.known: dict[tuple[int, int, int], int] = {}

    def worth(self, picnic: Picnic) -> int:
        """The points of a picnic in the place of seat 0's own."""
        board = int(picnic.foods), int(picnic.cloths), int(picnic.occupied)
        if board not in self.known:
            self.state.picnics[0] = picnic
            self.known[board] = view_of(self.state, 0)["picnics"][0]["points"]
        return self.known[board]


def with_move(picnic: Picnic, move: Move) -> Picnic:
    """The picnic after one more card."""
    after = picnic.clone()
    after.lay(move)
    return after


def best_of_two(state: SnackMatch) -> int:
    """The best that both cards in hand can reach: each order, all places, all layerings."""
    boards, picnic = Boards(state), state.picnics[0]
    one, two = state.hand(0)
    return max(
        boards.worth(with_move(between, last))
        for first, second in ((one, two), (two, one))
        for between in (with_move(picnic, move) for move in picnic.moves(first))
        for last in between.moves(second)
    )


@pytest.mark.parametrize(
    ("round_number", "options", "seed"),
    [
        (0, {}, 1),
        (1, {}, 2),
        (1, {"diet": "balanced"}, 3),
        (3, {"layering": "top", "frame": "fixed"}, 4),
        (2, {"layering": "top", "diet": "quiet"}, 5),
        (3, {"frame": "fixed", "diet": "cerebral"}, 6),
        (3, {}, 7),
        # Here the lower card is best laid where it touches nothing but the higher one, which must come first.
        (1, {}, 62),
        (1, {}, 183),
    ],
)
def test_two_cards_are_laid_as_well_as_they_can_be(round_number: int, options: dict[str, str], seed: int):
    """SM-F4: in either order."""
    state = begin(seed, 2, **options)
    rng = seeded(seed, "greedy")
    while state.round < round_number or state.phase != PLACEMENT:
        state.play(state.turn(), state.random_move(state.turn(), rng))
    best = best_of_two(state)
    bot = make_bot("greedy", GAME)
    for _ in range(2):
        state.play(0, bot.choose(state, 0, rng))
    assert view_of(state, 0)["picnics"][0]["points"] == best


@pytest.mark.parametrize("seed", range(6))
def test_the_card_worth_more_alone_is_kept(seed: int):
    """SM-F3"""
    state = begin(seed, 3, diet="balanced")
    rng = seeded(seed, "keep")
    while state.round < 1 + seed % 3:
        state.play(state.turn(), state.random_move(state.turn(), rng))
    play_round_part(state, rng, DRAFT)
    boards, picnic = Boards(state), state.picnics[0]
    worth = {card: max(boards.worth(with_move(picnic, move)) for move in picnic.moves(card)) for card in state.hand(0)}
    kept = moves.card_of(make_bot("greedy", GAME).choose(state, 0, rng))
    assert worth[kept] == max(worth.values())


@pytest.mark.parametrize("seed", range(4))
def test_alone_the_better_card_is_laid_as_well_as_it_can_be(seed: int):
    """SM-1P1"""
    state = begin(seed, 1, difficulty="medium")
    rng = seeded(seed, "alone")
    for _ in range(2 + seed):
        state.play(0, state.random_move(0, rng))
    boards, picnic = Boards(state), state.picnics[0]
    best = max(boards.worth(with_move(picnic, move)) for move in state.legal(0))
    assert boards.worth(with_move(picnic, make_bot("greedy", GAME).choose(state, 0, rng))) == best


def test_greedy_beats_random():
    """In 40 games of two, from either seat."""
    greedy, rand = make_bot("greedy", GAME), make_bot("random", GAME)
    won = 0
    for number in range(40):
        state = begin(("match", number), 2, layering="top")
        seat = number % 2
        play_game(state, [greedy, rand] if seat == 0 else [rand, greedy], seeded("match", number))
        won += state.winners() == [seat]
    assert won >= 38


def test_greedy_play_does_not_look_at_what_rivals_have_just_laid():
    """SM-F5: *fewest* compares with the areas as they were at the beginning of the round."""
    bot = make_bot("greedy", GAME)
    picked = {"diet": "quiet", "element-1": "soda", "modifier-1": "fewest", "layering": "top", "frame": "fixed"}
    for seed in range(12):
        state = begin(seed, 2, **picked)
        rng = seeded(seed, "peek")
        while state.round < 1 or state.phase != PLACEMENT:
            state.play(state.turn(), state.random_move(state.turn(), rng))
        for _ in range(2):
            state.play(1, state.random_move(1, rng))
        chosen = {bot.choose(state.imagine(0, seeded("world", number)), 0, rng) for number in range(6)}
        assert chosen == {bot.choose(state, 0, rng)}
