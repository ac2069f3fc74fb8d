"""Listed moves are sorted, unique and can be played; somebody can act until the end, and the end comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from contract.cases import SEEDS, any_seat, deciders, each_case, menu, play_on
from potluck.engine.playout import play_randomly
from potluck.engine.random import seeded
from potluck.engine.state import NO_MOVE, NOBODY

if TYPE_CHECKING:
    from contract.cases import Case


@each_case
@given(seed=SEEDS)
def test_legal_moves_are_sorted_and_listed_once(case: Case, seed: int):
    for state in case.positions(seed, 8):
        for seat in range(state.seats):
            moves = state.legal(seat)
            assert moves == sorted(set(moves))
            assert all(move >= 0 for move in moves)
            assert bool(moves) == (seat in deciders(state)), "who may act has moves, who may not has none"


@each_case
@given(seed=SEEDS)
def test_every_listed_move_can_be_played(case: Case, seed: int):
    for state in case.positions(seed):
        for seat in deciders(state):
            for move in menu(state, seat):
                after = state.clone()
                after.play(seat, move)
                assert case.referee(after) != case.referee(state), "every move changes something"


@each_case
@given(seed=SEEDS)
def test_somebody_can_act_until_the_end_and_the_end_comes(case: Case, seed: int):
    state = case.match(seed).state
    rng = seeded(seed, "play")
    while state.pending():
        assert state.turn() in (state.pending() if state.order_matters() else state.pending()[:1])
        assert state.pending() == sorted(set(state.pending()))
        assert not set(state.pending()) & set(state.optional())
        assert len(state.points()) == case.seats
        seat = any_seat(state, rng)
        state.play(seat, state.random_move(seat, rng))
    assert state.turn() == NOBODY
    assert state.optional() == []
    assert all(state.legal(seat) == [] for seat in range(case.seats))
    assert state.winners() == sorted(set(state.winners()) & set(range(case.seats)))


@each_case
@given(seed=SEEDS)
def test_a_playout_comes_to_the_same_end_as_its_moves(case: Case, seed: int):
    one, other = case.match(seed).state, case.match(seed).state
    moves = play_randomly(one, seeded(seed))
    rng = seeded(seed)
    for _ in range(moves):
        other.play(other.turn(), other.random_move(other.turn(), rng))
    assert case.referee(one) == case.referee(other)


@each_case
@given(seed=SEEDS)
def test_a_clone_is_independent(case: Case, seed: int):
    for state in case.positions(seed):
        before = case.referee(state)
        state.journal = []
        clone = state.clone()
        assert clone.journal is None
        assert case.referee(clone) == before
        play_on(clone, seeded(seed, "on"))
        assert (case.referee(state), state.journal) == (before, [])
        again = state.clone()
        play_on(state, seeded(seed, "on"))
        assert case.referee(state) == case.referee(clone), "a clone plays on as its original does"
        assert case.referee(again) == before


@each_case
@given(seed=SEEDS)
def test_no_card_is_lost_or_doubled(case: Case, seed: int):
    trail = case.trail(seed)
    counted = case.game.census(trail[0])
    assert counted
    assert all(case.game.census(state) == counted for state in trail)


@each_case
@given(seed=SEEDS)
def test_looking_changes_nothing(case: Case, seed: int):
    for state in case.positions(seed):
        before = case.referee(state)
        for seat in range(-1, case.seats):
            case.seen(state, seat)
            state.imagine(seat, seeded(seed))
            state.legal(seat)
            state.decision(seat)
        state.points()
        state.winners()
        state.order_matters()
        assert case.referee(state) == before


@each_case
@given(seed=SEEDS)
def test_what_settles_an_overdue_decision_is_legal(case: Case, seed: int):
    for state in case.positions(seed, 8):
        for seat in state.pending():
            assert state.overdue(seat) in (NO_MOVE, *state.legal(seat))
