"""Short transcripts, one for each effect and ending: the menu, the move, and what each seat sees of it.

``POTLUCK_GOLDEN=write`` writes them anew; read the difference before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from potluck.engine.game import move_json, notation, parse_notation
from potluck.engine.state import SPECTATOR
from potluck.engine.text import texts_for
from potluck.games.sardines import GAME

Scene = Any
"""The class of conftest.py, or a table made by it."""
GOLDEN = Path(__file__).parent / "golden"
PLAYERS = ("Anna", "Ben", "Cleo")
CLOSED = "feed-l feed-r two-way / bone"
EACH = ["lemon", "tomato", "garlic", "pepper"]
CAT = {"night": True, "cat_wins": True}

SCRIPTS: dict[str, tuple[dict[str, Any], dict[str, bool], list[str]]] = {
    # SA-T3, SA-T8: two plays in a row; between them an empty hand is filled.
    "again": (
        {"hands": ["again-l", "bone bone"], "pile": "feed-l again-r bone bone two-way bone bone"},
        {},
        ["play card=0 box=1", "play card=3 box=2"],
    ),
    # SA-C1, SA-T7: two cards are drawn, one of six is discarded.
    "draw": (
        {"hands": ["draw-l bone bone bone feed-r", "bone"], "pile": "feed-l two-way bone"},
        {},
        ["play card=0 box=1", "discard cards=[1]"],
    ),
    # SA-T4, SA-H3: a random card of a hand; thief and victim see it, the third seat does not.
    "steal-hand": (
        {"hands": ["steal-l bone", "draw-l feed-l", "bone"]},
        {},
        ["play card=0 box=1", "steal from=1 hand=true"],
    ),
    # SA-T4, SA-B3: out of the middle of a box, which is then refilled.
    "steal-box": (
        {"hands": ["steal-l bone", "feed-r bone"], "boxes": {(1, 2): "again-l draw-r uncover-l"}},
        {},
        ["play card=0 box=1", "steal from=1 box=2 place=2", "play card=2 box=2"],
    ),
    # SA-T5: the others decide, in turn order, from hand or box.
    "feed": (
        {"hands": ["feed-l bone", "bone two-way", "draw-l"], "boxes": {(1, 1): "again-l"}, "pile": "bone " * 7},
        {},
        ["play card=0 box=1", "feed box=1 place=1", "feed card=4"],
    ),
    # SA-T6, SA-H3: a lid goes to the thief's hand.
    "uncover": (
        {"hands": ["uncover-l bone", "bone", "bone"], "boxes": {(1, 1): "feed-l feed-r draw-l / two-way"}},
        {},
        ["play card=0 box=1", "uncover from=1 box=1"],
    ),
    # SA-B5, SA-H2: a lid sets the last sardine off, and its face stays secret.
    "lid": (
        {"hands": ["bone two-way", "bone"], "boxes": {(0, 1): "feed-l feed-r uncover-l", (1, 3): CLOSED}},
        {},
        ["lid card=0 box=1", "uncover from=1 box=3"],
    ),
    # SA-B1: the last box is closed in the middle of a chain.
    "ending-boxes": (
        {
            "hands": ["bone bone bone", "bone"],
            "boxes": {(0, 1): CLOSED, (0, 2): "feed-l feed-r again-l", (0, 3): "feed-l feed-r draw-l"},
        },
        {},
        ["lid card=0 box=2", "lid card=1 box=3"],
    ),
    # SA-P1, SA-P2: night falls in the middle of a draw; by night the pile ends the game.
    "ending-pile": (
        {
            "hands": ["draw-l bone", "draw-r bone"],
            "boxes": {(1, 1): CLOSED},
            "pile": "feed-l",
            "discards": "two-way two-way",
        },
        {},
        ["play card=0 box=1", "play card=2 box=2"],
    ),
    # SA-P3: the cat wins.
    "ending-cat": (
        {"hands": ["draw-l bone", "bone"], "boxes": {(0, 2): CLOSED}, "pile": "feed-l", "discards": "two-way"},
        CAT,
        ["play card=0 box=1"],
    ),
    # SA-V3: pepper & basil chooses each card, lemon's extra one too.
    "pepper": (
        {"hands": ["bone draw-l", "bone"], "each": 4, "kinds": EACH * 2, "pile": "feed-l bone", "discards": "again-r"},
        {},
        ["discard cards=[0]", 'draw from="discard" card=5', 'draw from="pile"'],
    ),
}


def transcript(table: Scene, script: list[str]) -> str:
    """The whole of a scene as text."""
    texts = texts_for(GAME, "en", PLAYERS[: table.state.seats])
    lines = []
    for typed in script:
        seat = table.state.turn()
        lines.append(f"{PLAYERS[seat]} decides: {GAME.view(table.state, seat).phase}")
        menu = [GAME.unpack(table.state, seat, move) for move in table.state.legal(seat)]
        lines += [
            f"    {notation(shape)}  ({texts.message(GAME.describe(table.state, seat, shape))})" for shape in menu
        ]
        shape = GAME.shape(parse_notation(typed))
        assert shape in menu
        fields = {("from_" if name == "from" else name): value for name, value in move_json(shape).items()}
        events = table.do(seat, **fields)
        lines.append(f"  > {typed}")
        for viewer in (*range(table.state.seats), SPECTATOR):
            said = " ".join(line for event in events if (line := texts.event(event, viewer)) is not None)
            lines.append(f"  {PLAYERS[viewer] if viewer >= 0 else 'spectator'} sees: {said}")
    return "\n".join([*lines, *_table(table)]) + "\n"


def _table(table: Scene) -> list[str]:
    """What lies where in the end."""
    lines = []
    for seat in range(table.state.seats):
        boxes = range(1, table.state.boxes.each + 1)
        lines.append(f"{PLAYERS[seat]}: hand {' '.join(table.hand(seat))}")
        lines += [f"    box {box}: {' '.join(table.box(seat, box))}" for box in boxes]
    winners = " ".join(PLAYERS[seat] for seat in table.state.winners())
    view = GAME.view(table.state, SPECTATOR)
    discards = " ".join(table.names[card] for card in view.discards)
    return [*lines, f"pile {view.pile}, discards: {discards}", f"{view.ending} {winners}".strip()]


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_transcripts_are_as_before(scene: Scene, name: str) -> None:
    """SA-C1, SA-T3 to SA-T8, SA-B1, SA-B5, SA-P1 to SA-P3, SA-V3, SA-H1 to SA-H3."""
    laid, facts, script = SCRIPTS[name]
    table = scene(**laid)
    for fact, value in facts.items():
        setattr(table.state, fact, value)
    path = GOLDEN / f"{name}.txt"
    found = transcript(table, script)
    if os.environ.get("POTLUCK_GOLDEN") == "write":
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8")


def test_no_transcript_is_left_over() -> None:
    """Every file belongs to a scene."""
    assert sorted(path.stem for path in GOLDEN.iterdir()) == sorted(SCRIPTS)
