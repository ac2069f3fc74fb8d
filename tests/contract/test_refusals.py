"""Moves that are not legal are refused, by a rule that stands in the rules, and change nothing."""

from __future__ import annotations

import copy
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.cases import SEEDS, any_seat, deciders, each_case, menu, spread
from potluck.engine.errors import RefusedError
from potluck.engine.game import move_json
from potluck.engine.random import seeded
from potluck.engine.state import NO_MOVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from contract.cases import Case
    from potluck.engine.errors import Refusal
    from potluck.engine.json import Json
    from potluck.engine.match import Match
    from potluck.engine.random import Rng
    from potluck.engine.state import Move, Seat, State

ENGINE_CODES = {"move-form", "not-your-decision", "game-over", "stale-token", "no-such-seat"}
"""What the engine refuses by itself, without a rule of a game."""


def match_at(case: Case, seed: int, fraction: float) -> Match:
    """A match somewhere in the middle."""
    match = case.match(seed)
    rng = seeded(seed, "trail")
    for _ in range(int(fraction * (len(case.trail(seed)) - 1))):
        seat = any_seat(match.state, rng)
        match.play(seat, match.state.random_move(seat, rng))
    return match


def json_of(case: Case, state: State, seat: Seat, move: Move) -> Json:
    """A legal move as it comes from outside, with lists and no tuples."""
    return msgspec.json.decode(msgspec.json.encode(move_json(case.game.unpack(state, seat, move))))


def jsons(case: Case, match: Match) -> list[Json]:
    """Some of the moves that are legal now."""
    state = match.state
    return [json_of(case, state, seat, move) for seat in deciders(state) for move in menu(state, seat)[:8]]


def leaves(json: Json, path: tuple = ()) -> Iterator[tuple]:
    """The ways to every value inside."""
    if path:
        yield path
    items = json.items() if isinstance(json, dict) else enumerate(json) if isinstance(json, list | tuple) else ()
    for key, value in items:
        yield from leaves(value, (*path, key))


def other_value(value: Json, rng: Rng) -> Json:
    """Something else in the place of a value."""
    if isinstance(value, list):
        kind = rng.below(5)
        other = (
            value[1:] if kind == 0 else value[::-1] if kind == 1 else [*value, *value[:1], *([0] if not value else [])]
        )
        return other if kind < 3 else [*value, rng.below(80)] if kind == 3 else []
    if isinstance(value, bool) or value is None:
        return [True, False, 1, "yes", None][rng.below(5)]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 1, rng.below(100), 10**9, 2**70, str(value), None][rng.below(8)]
    return ["", "x", 7, None, [value]][rng.below(5)]


def mutated(json: Json, rng: Rng) -> Json:
    """The same move with one to three values changed."""
    found = copy.deepcopy(json)
    for _ in range(1 + rng.below(3)):
        paths = list(leaves(found))
        if not paths:
            return found
        *way, last = paths[rng.below(len(paths))]
        inside = found
        for key in way:
            inside = inside[key]
        if rng.below(8) == 0 and isinstance(inside, dict):
            del inside[last]
        else:
            inside[last] = other_value(inside[last], rng)
    return found


def check_refused(case: Case, match: Match, seat: Seat, json: Json) -> Refusal | None:
    """Submit a move: either it is legal, or it is refused by a rule and nothing has changed."""
    state = match.state
    before = case.referee(state), len(match.log), [match.token(other) for other in range(case.seats)]
    legal = state.legal(seat)
    accepted = NO_MOVE
    with suppress(RefusedError):
        accepted = case.game.read(state, seat, case.game.shape(json)) if legal else NO_MOVE
    if accepted != NO_MOVE:
        assert accepted in legal
        return None
    with pytest.raises(RefusedError) as raised:
        match.submit(seat, json)
    refusal = raised.value.refusal
    assert refusal.rule in case.rule_ids() or refusal.code in ENGINE_CODES
    assert before == (case.referee(state), len(match.log), [match.token(other) for other in range(case.seats)])
    return refusal


@each_case
@given(seed=SEEDS, fraction=st.floats(0, 0.99), change=SEEDS)
def test_changed_moves_are_legal_or_refused_by_a_rule(case: Case, seed: int, fraction: float, change: int):
    match = match_at(case, seed, fraction)
    rng = seeded(change)
    for json in jsons(case, match):
        for seat in deciders(match.state)[:3]:
            for _ in range(3):
                check_refused(case, match, seat, mutated(json, rng))


@each_case
@given(seed=SEEDS, fraction=st.floats(0, 0.99))
def test_moves_of_other_seats_are_legal_or_refused_by_a_rule(case: Case, seed: int, fraction: float):
    match = match_at(case, seed, fraction)
    for json in spread(jsons(case, match), 12):
        for seat in range(case.seats):
            check_refused(case, match, seat, json)


@each_case
@given(seed=SEEDS, fraction=st.floats(0, 0.99), earlier=st.floats(0, 0.99))
def test_moves_of_other_times_are_legal_or_refused_by_a_rule(case: Case, seed: int, fraction: float, earlier: float):
    match = match_at(case, seed, fraction)
    for json in jsons(case, match_at(case, seed, earlier))[:12] + jsons(case, match_at(case, seed + 1, earlier))[:12]:
        for seat in deciders(match.state)[:3]:
            check_refused(case, match, seat, json)


@each_case
def test_after_the_end_everything_is_refused(case: Case):
    match = match_at(case, 1, 0.5)
    json = jsons(case, match)[0]
    while not match.over:
        seat = match.state.turn()
        match.play(seat, match.state.legal(seat)[0])
    for seat in range(case.seats):
        refusal = check_refused(case, match, seat, json)
        assert refusal is not None
        assert refusal.code == "game-over"


@each_case
@given(json=st.recursive(st.none() | st.integers() | st.text(max_size=5) | st.booleans(), st.lists, max_leaves=4))
def test_what_is_no_move_at_all_is_refused(case: Case, json: Json):
    match = case.match(0)
    for thing in (json, {"kind": json}, {"kind": "nothing-like-that", "card": json}):
        with pytest.raises(RefusedError) as raised:
            match.submit(match.state.turn(), thing)
        assert raised.value.refusal.code == "move-form"


@each_case
def test_seats_that_do_not_exist_are_refused(case: Case):
    match = case.match(0)
    for seat in (-3, -2, -1, case.seats):
        with pytest.raises(RefusedError, match="no-such-seat"):
            match.submit(seat, jsons(case, match)[0])
