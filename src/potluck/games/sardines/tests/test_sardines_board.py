"""The table in the terminal, in five languages and without colours."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.engine.text import LANGUAGES, texts_for
from potluck.games.sardines import GAME, terminal
from potluck.games.sardines.cards import load_cards

Scene = Any
"""The class of conftest.py, or a table made by it."""


def plain_text(view: Any, viewer: int, language: str, width: int) -> str:  # noqa: ANN401 # the view of the game
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(terminal.board(view, viewer, texts_for(GAME, language, ["Anna", "Ben", "Cleo"])))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("boxes", "width"), [("plain", 76), ("assorted", 100)])
def test_every_table_can_be_drawn(language: str, boxes: str, width: int) -> None:
    """SA-B6, SA-V2, SA-H1: all phases and endings, for every viewer; nothing but long titles is cut off."""
    for game in range(3):
        state = GAME.start(GAME.settle({"boxes": boxes}, 3), 3, seeded("board", game))
        rng = seeded("board moves", game)
        while state.pending():
            seat = state.turn()
            state.play(seat, GAME.hints().greedy(state, seat, rng))
            if rng.below(6) and state.pending():
                continue
            for viewer in (0, 1, SPECTATOR):
                shown = plain_text(GAME.view(state, viewer), viewer, language, width)
                assert shown.count("▣") == sum(state.points())
                rows = [row for row in shown.splitlines() if not row.startswith("╭")]
                assert not any("…" in row for row in rows)


def test_what_is_drawn_needs_no_colours() -> None:
    """SA-C1, SA-C2: two cards that differ look different without colour."""
    deck = load_cards().deck
    texts = texts_for(GAME, "en")
    drawn = {(deck.look(card), terminal.fish(card, texts).plain) for card in range(deck.size)}
    assert len(drawn) == len({look for look, _ in drawn}) == len({text for _, text in drawn}) == 12
    assert len(set(terminal.SIGNS.values())) == 7


def test_a_viewer_sees_what_it_knows_and_no_more() -> None:
    """SA-H1, SA-H2, SA-H3: the own hand, cards that went openly into another hand, the own lids."""
    state = GAME.start(GAME.settle({}, 2), 2, seeded("secret board"))
    state.memory.learn(0, 1, state.hands[1][0])
    mine = plain_text(GAME.view(state, 0), 0, "en", 100)
    theirs = plain_text(GAME.view(state, SPECTATOR), SPECTATOR, "en", 100)
    fishes = ("<º))><", "><((º>", "<º)(º>", "-++++-")
    assert sum(mine.count(fish) for fish in fishes) == len(state.hands[0]) + 1
    assert sum(theirs.count(fish) for fish in fishes) == 0
    assert "Known of this hand:" in mine
    assert "Known of this hand:" not in theirs


def test_a_game_that_goes_round_in_a_circle_says_so() -> None:
    """SA-P5, SA-P3, SA-P1: what is near the end stands in the head."""
    state = GAME.start(GAME.settle({"cat": "yes"}, 2), 2, seeded("head"))
    state.idle, state.night = 40, True
    shown = plain_text(GAME.view(state, 0), 0, "en", 100)
    assert "turns without a card from the pile: 40 of 60" in shown
    assert "☾ night" in shown
    assert "the cat may win" in shown
