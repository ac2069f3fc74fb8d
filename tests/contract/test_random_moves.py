"""A random move is legal, and every legal move is equally likely."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given

from contract.cases import SEEDS, deciders, each_case
from potluck.engine.random import seeded

if TYPE_CHECKING:
    from contract.cases import Case

MOST_MOVES = 60
PER_MOVE = 30


@each_case
@given(seed=SEEDS)
def test_random_moves_are_legal(case: Case, seed: int):
    rng = seeded(seed)
    for state in case.positions(seed, 8):
        for seat in deciders(state):
            legal = set(state.legal(seat))
            assert all(state.random_move(seat, rng) in legal for _ in range(5))


@each_case
def test_random_moves_are_equally_likely(case: Case):
    """Chi-square at fixed seeds, on menus short enough; the bound is passed by chance once in ten thousand."""
    menus = [(state, seat) for seed in (1, 2) for state in case.positions(seed, 12) for seat in deciders(state)]
    short = [(state, seat) for state, seat in menus if 1 < len(state.legal(seat)) <= MOST_MOVES]
    rng = seeded("equally likely")
    for state, seat in short[:: max(1, len(short) // 6)]:
        moves = state.legal(seat)
        drawn = Counter(state.random_move(seat, rng) for _ in range(PER_MOVE * len(moves)))
        difference = sum((drawn[move] - PER_MOVE) ** 2 / PER_MOVE for move in moves)
        freedom = len(moves) - 1
        assert difference < freedom + 4 * (2 * freedom) ** 0.5 + 10
    assert short, "there is a menu short enough to count"
