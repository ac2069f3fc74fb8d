"""Records of matches as JSON Lines; the format is described in docs/records.md."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import msgspec

from potluck.engine.errors import Refusal, RefusedError, refuse
from potluck.engine.game import move_json
from potluck.engine.json import UNREADABLE
from potluck.engine.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from potluck.engine.game import AnyGame
    from potluck.engine.state import Event

FORMAT = 1
EXAMPLE = '{"potluck":1,"game":...}'


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    potluck: int
    game: str
    version: int
    options: dict[str, bool | int | str]
    seats: int
    seed: str


class MoveLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line in the middle."""

    seat: int
    move: dict[str, object]


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    points: list[int]
    winners: list[int]


Line = TypeVar("Line", Header, MoveLine, Result)


def write(match: Match) -> Iterator[bytes]:
    """The lines of a finished match, each with its line end."""
    if not match.over:
        raise refuse("record-unfinished")
    game = match.game
    yield _line(Header(FORMAT, game.slug, game.version, dict(match.options), match.seats, match.seed))
    for seat, shape in match.log:
        yield _line(MoveLine(seat, dict(move_json(shape))))
    yield _line(Result(match.state.points(), match.state.winners()))


def game_of(lines: Sequence[bytes]) -> str:
    """The game that a record says it is of; empty if it does not say."""
    try:
        fields = msgspec.json.decode(lines[0]) if lines else None
    except msgspec.DecodeError:
        return ""
    return str(fields.get("game", "")) if isinstance(fields, dict) else ""


def replay(
    lines: Sequence[bytes],
    games: Mapping[str, AnyGame],
    watch: Callable[[Match, list[Event]], None] | None = None,
) -> Match:
    """Play a record again; ``watch`` is called at the start and after every move.

    Anything wrong raises a refusal that names the line.
    """
    if not lines or not lines[0].strip():
        raise refuse("record-empty", line=1)
    match = _begin(lines[0], games)
    if watch is not None:
        watch(match, [])
    for number, text in enumerate(lines[1:], start=2):
        if match.over:
            _check_result(match, text, number)
            if len(lines) > number:
                raise refuse("record-too-long", line=number + 1)
            return match
        line = _read(text, MoveLine, number)
        with _in_line(number):
            events = match.submit(line.seat, line.move)  # type: ignore[arg-type] # decoded from JSON
        if watch is not None:
            watch(match, events)
    raise refuse("record-truncated", line=len(lines))


@contextmanager
def _in_line(number: int) -> Iterator[None]:
    """Add the number of the line to what is refused inside."""
    try:
        yield
    except RefusedError as error:
        refusal = error.refusal
        raise RefusedError(Refusal(refusal.code, refusal.rule, {**refusal.facts, "line": number})) from error


def _begin(text: bytes, games: Mapping[str, AnyGame]) -> Match:
    """The match that a header describes."""
    try:
        fields = msgspec.json.decode(text)
    except UNREADABLE as error:
        raise refuse("record-foreign", line=1, example=EXAMPLE) from error
    if not isinstance(fields, dict) or "potluck" not in fields:
        raise refuse("record-foreign", line=1, example=EXAMPLE)
    if fields["potluck"] != FORMAT:
        raise refuse("record-format", line=1, format=str(fields["potluck"]), known=FORMAT)
    header = _read(text, Header, 1)
    game = games.get(header.game)
    if game is None:
        raise refuse("record-game", line=1, value=header.game, known=tuple(sorted(games)))
    if header.version != game.version:
        raise refuse("record-version", line=1, version=header.version, known=game.version, game=game.slug)
    with _in_line(1):
        return Match(game, header.options, header.seats, header.seed)


def _check_result(match: Match, text: bytes, number: int) -> None:
    """Refuse a last line that says something else than the rules do."""
    result = _read(text, Result, number)
    if result.points != match.state.points() or result.winners != match.state.winners():
        raise refuse("record-result", line=number, points=tuple(match.state.points()))


def _read(text: bytes, kind: type[Line], number: int) -> Line:
    try:
        return msgspec.json.decode(text, type=kind)
    except UNREADABLE as error:
        raise refuse("record-line", line=number, detail=str(error)) from error


def _line(part: Header | MoveLine | Result) -> bytes:
    return msgspec.json.encode(part) + b"\n"
