"""The table in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from deli_table import Scene
from rich.console import Console

from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.engine.text import LANGUAGES, texts_for
from potluck.games.deli import GAME
from potluck.games.deli.terminal import board


def shown(table: Scene, viewer: int, language: str = "en") -> str:
    out = StringIO()
    Console(file=out, width=160, color_system=None).print(
        board(GAME.view(table.state, viewer), viewer, texts_for(GAME, language, ["Ada", "Ben"]))
    )
    return out.getvalue()


def test_shows_the_breakdown_of_every_sandwich():
    """DE-P1, DE-P2, DE-P3, DE-P4, DE-P5: cards, position, closing, classic, moisture, total."""
    table = Scene(
        "rye-bread butter corned-beef swiss sauerkraut rye-bread, half-roll ranch*", "half-bagel", market="tuna"
    )
    said = shown(table, SPECTATOR)
    line = next(line for line in said.splitlines() if "Corned beef" in line)
    assert line.split("✓")[1].split("│")[0].split() == ["6", "+3", "+1", "Reuben", "+3", "13"]
    assert "Butter★" in line
    assert "[Ranch]" in said


def test_shows_own_cards_and_nobody_elses():
    """DE-H11: the hand of the viewer alone."""
    table = Scene("half-roll", "half-roll", hands=["breadhead", "doggy-bag"], market="tuna")
    assert "Breadhead" in shown(table, 0)
    assert "Doggy Bag" not in shown(table, 0)
    assert "Doggy Bag" not in shown(table, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_shown(language: str):
    """DE-H11: a whole game in each language, with every kind of decision that comes up."""
    state = GAME.start(GAME.settle({"team": 4}, 2), 2, seeded("terminal"))
    rng = seeded("moves")
    phases = {}
    while state.pending():
        phases.setdefault(GAME.view(state, SPECTATOR).phase, state.clone())
        seat = state.turn()
        state.play(seat, state.random_move(seat, rng))
    phases["over"] = state
    texts = texts_for(GAME, language, ["Ada", "Ben"])
    for phase, position in phases.items():
        out = StringIO()
        Console(file=out, width=160).print(board(GAME.view(position, 0), 0, texts))
        assert texts.say(f"board-phase-{phase}") in out.getvalue()
    assert len(phases) >= 6
