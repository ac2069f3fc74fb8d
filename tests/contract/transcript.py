"""Golden transcripts: a few moves of a game written down, with the menus, what is heard and what each seat sees.

A test plays its scene through a ``Transcript`` and ends with ``check(path)``. Where a change is meant,
``POTLUCK_WRITE_GOLDEN=1 pytest -k golden`` writes the files anew; read the difference before you commit it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import msgspec
import pytest

from contract.cases import told
from potluck.engine.errors import RefusedError
from potluck.engine.game import notation, parse_notation
from potluck.engine.state import REFEREE, SPECTATOR
from potluck.engine.text import texts_for

if TYPE_CHECKING:
    from pathlib import Path

    from potluck.engine.game import AnyGame
    from potluck.engine.state import Seat, State

PLAYERS = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Igor"]
LONG = 10
"""A longer menu is shortened."""


class Transcript:
    """What happens in a scene, line by line."""

    def __init__(self, game: AnyGame, state: State, about: str) -> None:
        self.game = game
        self.state = state
        self.texts = texts_for(game, "en", PLAYERS)
        self.lines = [f"# {about}"]

    def menu(self, seat: Seat, only: str = "") -> None:
        """Show what a seat may do; ``only`` the moves whose notation contains that."""
        moves = [notation(self.game.unpack(self.state, seat, move)) for move in self.state.legal(seat)]
        shown = [move for move in moves if only in move]
        self.lines += ["", f"{name(seat)} may ({len(moves)} moves{f', {len(shown)} with {only}' if only else ''}):"]
        if len(shown) > LONG:
            shown = [*shown[: LONG - 2], "...", shown[-1]]
        self.lines += [f"  {move}" for move in shown]

    def play(self, seat: Seat, written: str) -> None:
        """Play a move in notation, and show what everybody hears."""
        move = self.game.read(self.state, seat, self.game.shape(parse_notation(written)))
        shape = self.game.unpack(self.state, seat, move)
        self.lines += ["", f"{name(seat)}: {self.texts.message(self.game.describe(self.state, seat, shape))}"]
        self.lines.append(f"  {notation(shape)}")
        heard: dict[str, list[str]] = {}
        for event in told(self.state, seat, move):
            by_line: dict[str, list[str]] = {}
            for viewer in (*range(self.state.seats), SPECTATOR):
                line = self.texts.event(event, viewer)
                if line is not None:
                    by_line.setdefault(line, []).append(name(viewer))
            for line, viewers in by_line.items():
                everybody = len(viewers) == self.state.seats + 1
                heard[f"  {'everybody' if everybody else ', '.join(viewers)}: {line}"] = viewers
        self.lines += heard

    def refuse(self, seat: Seat, written: str) -> None:
        """Try a move that is refused, and show what is said."""
        with pytest.raises(RefusedError) as raised:
            self.game.read(self.state, seat, self.game.shape(parse_notation(written)))
        self.lines += ["", f"{name(seat)} tries: {written}", f"  {self.texts.refusal(raised.value.refusal)}"]

    def see(self, *viewers: Seat) -> None:
        """Show what the first viewer sees, and where the others see something else."""
        first: list[str] = []
        for viewer in viewers:
            view = msgspec.to_builtins(self.game.view(self.state, viewer))
            lines = [line for key, value in view.items() for line in rows(key, value)]
            different = [line for line in lines if line not in first]
            but = f" but otherwise than {name(viewers[0])}" if first else ""
            self.lines += ["", f"{name(viewer)} sees{but}:" if different else f"{name(viewer)} sees the same."]
            self.lines += [f"  {line}" for line in different]
            first = first or lines

    def check(self, path: Path) -> None:
        """Compare with the file, or write it if that was asked for."""
        text = "\n".join(self.lines).rstrip() + "\n"
        if os.environ.get("POTLUCK_WRITE_GOLDEN"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8"), "if this is meant, write it anew: POTLUCK_WRITE_GOLDEN=1"


def name(viewer: Seat) -> str:
    """Who it is."""
    return {SPECTATOR: "a spectator", REFEREE: "the referee"}.get(viewer) or PLAYERS[viewer]


def rows(key: str, value: object) -> list[str]:
    """A part of a view: a line each for the objects in a list, one line for everything else that is there."""
    if value is None or value == []:
        return []
    if has_objects(value):
        return [line for number, item in enumerate(value) for line in rows(f"{key}[{number}]", item)]
    if isinstance(value, dict):
        lists = {inner: inside for inner, inside in value.items() if has_objects(inside)}
        plain = written({inner: inside for inner, inside in value.items() if inner not in lists})
        inside = [line for inner, listed in lists.items() for line in rows(f"{key}.{inner}", listed)]
        return [f"{key}: {plain}", *inside] if plain else inside
    return [f"{key}: {written(value)}"]


def has_objects(value: object) -> bool:
    """Whether it is a list of objects."""
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], dict)


def written(value: object) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return " ".join(f"{key}={written(inside)}" for key, inside in value.items() if inside not in (None, []))
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
