"""Simultaneous choices: their order changes nothing, and nobody's token becomes stale by what others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from contract.cases import CASES, SEEDS, each_case, play_on, spread
from potluck.engine.errors import RefusedError
from potluck.engine.game import move_json
from potluck.engine.random import seeded

if TYPE_CHECKING:
    from contract.cases import Case
    from potluck.engine.state import State


def is_simultaneous(state: State) -> bool:
    """Whether several seats decide at the same time and it does not matter who is first."""
    return len(state.pending()) > 1 and not state.order_matters()


@each_case
@given(seed=SEEDS)
def test_the_order_of_simultaneous_choices_changes_nothing(case: Case, seed: int):
    for state in spread([state for state in case.trail(seed) if is_simultaneous(state)], 6):
        rng = seeded(seed, "choices")
        seats = state.pending()
        chosen = {seat: state.random_move(seat, rng) for seat in seats}
        ends = []
        for _ in range(2):
            after = state.clone()
            for seat in seats:
                assert chosen[seat] in after.legal(seat), "what others choose leaves a choice as it is"
                after.play(seat, chosen[seat])
            now = case.referee(after)
            play_on(after, seeded(seed, "on"))
            ends.append((now, case.referee(after)))
            rng.shuffle(seats)
        assert ends[0] == ends[1]


@each_case
@given(seed=SEEDS)
def test_nobody_is_made_stale_by_those_who_decide_at_the_same_time(case: Case, seed: int):
    match = case.match(seed)
    rng = seeded(seed, "tokens")
    while not match.over:
        seats = match.state.pending()
        if match.state.order_matters():
            seats = seats[:1]
        given = [(s, match.token(s), match.state.random_move(s, rng), match.state.decision(s)) for s in seats]
        for seat, token, move, decision in given:
            assert match.state.decision(seat) == decision
            assert match.token(seat) == token
            match.submit(seat, move_json(case.game.unpack(match.state, seat, move)), token)


@each_case
@given(seed=SEEDS)
def test_a_token_serves_once(case: Case, seed: int):
    match = case.match(seed)
    rng = seeded(seed, "tokens")
    while not match.over:
        seat = match.state.turn()
        token = match.token(seat)
        match.play(seat, match.state.random_move(seat, rng))
        if match.state.turn() == seat:
            json = move_json(case.game.unpack(match.state, seat, match.state.legal(seat)[0]))
            before = case.referee(match.state)
            with pytest.raises(RefusedError, match="stale-token"):
                match.submit(seat, json, token)
            assert case.referee(match.state) == before
            assert match.token(seat) > token


def test_some_game_has_simultaneous_choices():
    """Else the tests above would show nothing."""
    assert any(is_simultaneous(case.match(0).state) for case in CASES)
