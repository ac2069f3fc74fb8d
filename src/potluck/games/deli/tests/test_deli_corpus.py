"""A recorded corpus, replayed: all characters use their powers, every action is played, every event happens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from potluck.engine.record import replay
from potluck.games.deli import GAME
from potluck.games.deli.cards import load_cards
from potluck.games.deli.names import CHARACTER_IDS
from potluck.games.deli.pantry import BIT
from potluck.games.deli.shapes import DeliMove
from potluck.games.deli.table import ISAAC

if TYPE_CHECKING:
    from potluck.engine.match import Match
    from potluck.engine.state import Event

RECORDS = sorted((Path(__file__).parent / "corpus").glob("*.jsonl"))
KINDS = {str(shape.__struct_config__.tag) for shape in DeliMove.__args__}
POWERS = {
    "trash": "tricia",
    "redeal": "nikki",
    "take-trash": "michael",
    "swap": "drew",
    "snatch": "jackson",
    "take-reserved": "debbie",
}
"""Moves that only one character can make."""
EVERYTHING = {
    *(f"character {name}" for name in CHARACTER_IDS),
    *(f"power {name}" for name in CHARACTER_IDS),
    *(f"action {name}" for name in load_cards().actions.names),
    *(f"event {name}" for name in load_cards().events.names),
    *(f"move {kind}" for kind in KINDS),
}


class Watched:
    """Collects what occurs in a match."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def watch(self, match: Match, events: list[Event]) -> None:
        """Look at one move."""
        if match.log:
            kind = str(match.log[-1][1].__struct_config__.tag)
            self.seen.add(f"move {kind}")
            if kind in POWERS:
                self.seen.add(f"power {POWERS[kind]}")
        else:
            for mask in match.state.characters:
                self.seen |= {f"character {name}" for number, name in enumerate(CHARACTER_IDS) if mask & BIT[number]}
        for event in events:
            if event.kind in ("played", "event"):
                what = "action" if event.kind == "played" else "event"
                self.seen.add(f"{what} {event.facts[what]}")
            elif event.kind == "again":
                self.seen.add("power pete")
            elif event.kind == "copied":
                self.seen.add("power kath")
            elif event.kind == "looked" and match.state.has(int(str(event.facts["seat"])), ISAAC):
                self.seen.add("power isaac")

    def end(self, match: Match) -> None:
        """Look at the result."""
        if any(match.state.egg_points(seat) for seat in range(match.seats)):
            self.seen.add("power gregg")


def replayed(path: Path) -> Watched:
    watched = Watched()
    match = replay(path.read_bytes().splitlines(), {GAME.slug: GAME}, watched.watch)
    watched.end(match)
    return watched


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_replay(path: Path):
    """DE-P7: move by move, to the same result."""
    assert replayed(path).seen <= EVERYTHING


def test_everything_occurs_in_the_corpus():
    """DE-C2, DE-A3, DE-E1, DE-H1: ten characters and their powers, every action, every event, every kind of move."""
    seen = set().union(*[replayed(path).seen for path in RECORDS])
    assert EVERYTHING - seen == set()
