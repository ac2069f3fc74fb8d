"""Tables of Sandwich for tests: games with options, moves as JSON, positions in a phase."""

from __future__ import annotations

import msgspec
import pytest

from potluck.engine.errors import Refusal, RefusedError
from potluck.engine.json import Json
from potluck.engine.options import Value
from potluck.engine.random import Rng, seeded
from potluck.engine.state import REFEREE, Event
from potluck.games.sandwich import GAME
from potluck.games.sandwich.state import Sandwich


def begin(seed: object = "test", seats: int = 4, **options: Value) -> Sandwich:
    """A new game; names of options with _ for -."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.start(GAME.settle(named, seats), seats, seeded(seed))


def play_to(state: Sandwich, phase: int, rng: Rng | None = None) -> Sandwich:
    """Play randomly until a phase begins."""
    rng = seeded("play") if rng is None else rng
    while state.phase != phase:
        assert state.pending()
        seat = state.turn()
        state.play(seat, state.random_move(seat, rng))
    return state


def move(state: Sandwich, seat: int, kind: str, **facts: Json) -> int:
    """A legal move, from what it looks like outside."""
    return GAME.read(state, seat, GAME.shape({"kind": kind, **facts}))


def do(state: Sandwich, seat: int, kind: str, **facts: Json) -> list[Event]:
    """Carry out a move; return what happened."""
    number = move(state, seat, kind, **facts)
    state.journal = []
    state.play(seat, number)
    events, state.journal = state.journal, None
    return events


def refused(state: Sandwich, seat: int, kind: str, **facts: Json) -> Refusal:
    """Why a move is not legal."""
    with pytest.raises(RefusedError) as raised:
        move(state, seat, kind, **facts)
    return raised.value.refusal


def view_of(state: Sandwich, seat: int = REFEREE) -> dict:
    """What a seat is sent."""
    return msgspec.json.decode(msgspec.json.encode(GAME.view(state, seat)))


def kinds(events: list[Event]) -> list[str]:
    """What kinds of things happened."""
    return [event.kind for event in events]
