"""Greedy play: it closes, it makes classics, it beats random play, and it looks at nothing secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.bots import make_bot
from potluck.bots.bot import play_game
from potluck.engine.random import seeded
from potluck.games.deli import GAME
from potluck.games.deli.hints import DeliHints

if TYPE_CHECKING:
    from deli_table import Scene


def advice(table: Scene):
    seat = table.state.turn()
    move = DeliHints().greedy(table.state, seat, seeded(1))
    return GAME.unpack(table.state, seat, move).__struct_config__.tag, GAME.unpack(table.state, seat, move)


def test_greedy_completes_a_classic(scene: type[Scene]):
    """DE-P5: the last card of a Reuben is worth most."""
    table = scene(
        "rye-bread butter corned-beef swiss, rye-bread", "half-roll", market="tomato bacon sauerkraut trinity"
    )
    assert advice(table)[1].ingredient == "sauerkraut"


def test_greedy_closes_what_is_full(scene: type[Scene]):
    """DE-L7: before it takes anything."""
    table = scene("rye-bread butter corned-beef swiss sauerkraut, rye-bread", "half-roll", market="tomato")
    assert advice(table)[0] == "close"


def test_greedy_minds_moisture(scene: type[Scene]):
    """DE-P4: the last card goes where it balances, not where it makes a sandwich too juicy."""
    areas = "wrap-tortilla tuna tomato, half-bagel bacon, half-bagel tuna tomato"
    table = scene(areas, "half-roll", market="avocado", taken=[5, 5], at_round=5)
    table.do(0, "take", ingredient="avocado")
    assert advice(table)[1].place == 1


def test_greedy_beats_random():
    """DE-P7: in all of twenty games."""
    for seed in range(20):
        state = GAME.start(GAME.settle({}, 2), 2, seeded(seed, "greedy"))
        bots = [make_bot("greedy", GAME), make_bot("random", GAME)]
        play_game(state, bots if seed % 2 else bots[::-1], seeded(seed))
        assert state.winners() == [0 if seed % 2 else 1]
