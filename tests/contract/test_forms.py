"""A move is a number inside, a JSON object and a line of text outside; all three mean the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.cases import SEEDS, deciders, each_case, each_game, menu
from potluck.engine.errors import RefusedError
from potluck.engine.game import move_json, notation, parse_notation

if TYPE_CHECKING:
    from contract.cases import Case
    from potluck.engine.game import AnyGame


@each_case
@given(seed=SEEDS)
def test_moves_read_back_exactly(case: Case, seed: int):
    for state in case.positions(seed, 6):
        for seat in deciders(state):
            for move in menu(state, seat):
                shape = case.game.unpack(state, seat, move)
                assert case.game.pack(state, seat, shape) == move
                json = msgspec.json.decode(msgspec.json.encode(move_json(shape)))
                assert case.game.shape(json) == shape
                assert case.game.read(state, seat, case.game.shape(json)) == move
                line = notation(shape)
                assert "\n" not in line
                assert case.game.shape(parse_notation(line)) == shape


@each_case
@given(seed=SEEDS)
def test_no_two_moves_look_alike(case: Case, seed: int):
    for state in case.positions(seed):
        for seat in deciders(state):
            moves = state.legal(seat)
            assert len({notation(case.game.unpack(state, seat, move)) for move in moves}) == len(moves)


@given(
    kind=st.from_regex(r"\A[a-z]{1,8}\Z"), words=st.lists(st.text('ab=[]0 1"{},', min_size=1, max_size=9), max_size=3)
)
def test_notation_reads_or_refuses(kind: str, words: list[str]):
    text = " ".join([kind, *words])
    try:
        json = parse_notation(text)
    except RefusedError as error:
        json = {"refused": error.refusal.code}
    assert json.get("kind") == kind or json == {"refused": "notation"}


@each_game
def test_an_empty_line_is_no_move(game: AnyGame):
    with pytest.raises(RefusedError, match="move-form"):
        game.shape(parse_notation("  "))
