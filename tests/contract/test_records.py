"""Records: replay is exact, here and in another process; whatever is wrong with a file is refused by its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from contract.cases import CASES, SEEDS, each_case, each_game
from potluck.engine import record
from potluck.engine.errors import RefusedError
from potluck.engine.random import seeded
from potluck.games import all_games

if TYPE_CHECKING:
    from contract.cases import Case
    from potluck.engine.errors import Refusal
    from potluck.engine.game import AnyGame
    from potluck.engine.match import Match


def played(case: Case, seed: object) -> tuple[Match, list[bytes]]:
    """A finished match with a random choice of who is first, and what the referee saw after every move."""
    match = case.match(seed)
    rng = seeded(seed, "record")
    seen = [case.referee(match.state)]
    while not match.over:
        waiting = match.state.pending()
        seat = waiting[rng.below(len(waiting))]
        match.play(seat, match.state.random_move(seat, rng))
        seen.append(case.referee(match.state))
    return match, seen


def refused(lines: list[bytes]) -> Refusal:
    """The refusal of a damaged record; it always names the line."""
    with pytest.raises(RefusedError) as raised:
        record.replay(lines, all_games())
    line = raised.value.refusal.facts["line"]
    assert isinstance(line, int)
    assert 1 <= line <= max(1, len(lines))
    return raised.value.refusal


def short_record(game: AnyGame) -> list[bytes]:
    """The lines of one record of a game."""
    case = next(case for case in CASES if case.game is game)
    return list(record.write(played(case, "short")[0]))


@each_case
@given(seed=SEEDS)
def test_replay_is_exact(case: Case, seed: int):
    match, seen = played(case, seed)
    again: list[bytes] = []
    replayed = record.replay(
        list(record.write(match)), all_games(), lambda other, _: again.append(case.referee(other.state))
    )
    assert again == seen
    assert list(record.write(replayed)) == list(record.write(match))


@each_case
def test_a_header_says_what_is_played(case: Case):
    first, *moves, last = list(record.write(played(case, "header")[0]))
    assert msgspec.json.decode(first) == {
        "potluck": 1,
        "game": case.game.slug,
        "version": case.game.version,
        "options": dict(case.options),
        "seats": case.seats,
        "seed": "header",
    }
    assert all(set(msgspec.json.decode(line)) == {"seat", "move"} for line in moves)
    assert set(msgspec.json.decode(last)) == {"points", "winners"}


@each_case
def test_an_unfinished_match_has_no_record(case: Case):
    with pytest.raises(RefusedError, match="record-unfinished"):
        list(record.write(case.match("unfinished")))


@each_game
def test_every_truncated_record_is_refused(game: AnyGame):
    lines = short_record(game)
    for kept in range(len(lines)):
        refusal = refused(lines[:kept])
        assert refusal.code == ("record-truncated" if kept else "record-empty")
        assert refusal.facts["line"] == max(1, kept)
    cut = refused([*lines[:3], lines[3][: len(lines[3]) // 2]])
    assert (cut.code, cut.facts["line"]) == ("record-line", 4)


@each_game
def test_every_lost_or_repeated_line_is_refused(game: AnyGame):
    lines = short_record(game)
    missed = 0
    for number in range(1, len(lines) - 1):
        try:
            record.replay(lines[:number] + lines[number + 1 :], all_games())
        except RefusedError:
            missed += 1
    # A few steps may be left out, such as laying what would be filled in the same way: then nothing is wrong.
    assert missed > (len(lines) - 2) // 2
    refused(lines[1:])
    refused(lines[:-1])
    refused([lines[0], *lines])
    refused([*lines, lines[-1]])
    assert refused([*lines, b"more\n"]).code == "record-too-long"


@each_game
def test_a_false_result_is_refused(game: AnyGame):
    lines = short_record(game)
    result = msgspec.json.decode(lines[-1])
    result["points"][0] += 1
    refusal = refused([*lines[:-1], msgspec.json.encode(result)])
    assert (refusal.code, refusal.facts["line"]) == ("record-result", len(lines))


@each_game
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"potluck": 2}, "record-format"),
        ({"potluck": "one"}, "record-format"),
        ({"game": "chess"}, "record-game"),
        ({"version": 99}, "record-version"),
        ({"seats": 99}, "seats"),
        ({"seats": "two"}, "record-line"),
        ({"options": {"wings": True}}, "option-unknown"),
        ({"options": []}, "record-line"),
        ({"clock": 3}, "record-line"),
    ],
)
def test_a_false_header_is_refused(game: AnyGame, change: dict, code: str):
    lines = short_record(game)
    header = {**msgspec.json.decode(lines[0]), **change}
    refusal = refused([msgspec.json.encode(header), *lines[1:]])
    assert (refusal.code, refusal.facts["line"]) == (code, 1)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"PK\x03\x04\n\x00",
        b"{}\n",
        b"[]\n",
        b"[1]\n{}\n",
        b"\xff\xfe\n",
        b"1 d4 d5\n",
        b'"potluck"\n',
        b"[" * 9999,
    ],
)
def test_foreign_files_are_refused(content: bytes):
    refusal = refused(content.splitlines(keepends=True))
    assert refusal.facts["line"] == 1
    assert refusal.code in ("record-empty", "record-foreign")


@each_game
@settings(max_examples=60)
@example(at=0.5, junk=b"\xff\xfe")
@example(at=0.5, junk=b"[" * 5000)
@example(at=0.5, junk=b"9" * 400)
@given(at=st.floats(0, 1), junk=st.binary(min_size=1, max_size=3))
def test_damage_anywhere_is_harmless_or_refused_by_its_line(game: AnyGame, at: float, junk: bytes):
    whole = b"".join(short_record(game))
    place = int(at * (len(whole) - 1))
    damaged = whole[:place] + junk + whole[place + len(junk) :]
    lines = damaged.split(b"\n")[:-1] if damaged.endswith(b"\n") else damaged.split(b"\n")
    try:
        record.replay(lines, all_games())
    except RefusedError:
        refused(lines)
