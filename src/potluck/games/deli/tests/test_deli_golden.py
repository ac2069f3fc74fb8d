"""Golden transcripts: short scenes, one for each cluster of rules, with menus, what is heard and what is seen."""

from __future__ import annotations

from pathlib import Path

from deli_table import Scene

from contract.transcript import Transcript
from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.games.deli import GAME

GOLDEN = Path(__file__).parent / "golden"


def transcript(table: Scene, about: str) -> Transcript:
    return Transcript(GAME, table.state, about)


def test_golden_picking():
    """DE-R2, DE-L3, DE-L7, DE-P5: a pick, its laying, a free closing that completes a Reuben."""
    table = Scene(
        "rye-bread butter corned-beef swiss, rye-bread, half-roll", "half-bagel", market="sauerkraut butter tomato"
    )
    scene = transcript(table, "A pick: sauerkraut for the Reuben, closed with the lone rye bread.")
    scene.menu(0)
    scene.refuse(0, 'take ingredient="ranch"')
    scene.refuse(0, "pass")
    scene.play(0, 'take ingredient="sauerkraut"')
    scene.menu(0)
    scene.refuse(0, "lay place=3")
    scene.play(0, "lay place=0")
    scene.menu(0)
    scene.play(0, "close place=0 bread=1")
    scene.see(0, SPECTATOR)
    scene.check(GOLDEN / "picking.txt")


def test_golden_reactions():
    """DE-A3, DE-A4, DE-H7, DE-H8: an announced card, a thief, Debbie's card and Jackson."""
    table = Scene(
        "half-roll",
        "half-roll, rye-bread",
        "half-bagel",
        characters=["debbie", "", "jackson"],
        hands=["", "ill-take-that breadhead", "doggy-bag"],
        market="tomato bacon tuna",
    )
    table.state.market.reserved = table.names.index("ranch")
    scene = transcript(table, "Reactions: I'll Take That for the tomato, then Jackson's discard for Debbie's own card.")
    scene.play(0, 'take ingredient="tomato"')
    scene.menu(1)
    scene.see(1, SPECTATOR)
    scene.play(1, 'steal action="ill-take-that"')
    scene.play(1, "lay place=1")
    scene.menu(0)
    scene.play(0, "take-reserved")
    scene.refuse(2, 'steal action="ill-take-that"')
    scene.menu(2)
    scene.play(2, 'snatch action="doggy-bag"')
    scene.see(SPECTATOR)
    scene.check(GOLDEN / "reactions.txt")


def test_golden_end_of_round():
    """DE-R3, DE-R4, DE-R6, DE-H5, DE-H9: Drew, actions, Isaac's look, the event."""
    table = Scene(
        "half-roll tuna, rye-bread tuna rye-bread",
        "half-roll cheddar",
        characters=["drew", "isaac"],
        hands=["breadhead", "doggy-bag"],
        market="tomato butter",
        events="tip-jar power-cut lunch-rush staff-meal",
        taken=[6, 6],
        at_round=5,
    )
    scene = transcript(table, "The end of a round: a swap, actions, the event that Isaac chooses, the result.")
    scene.menu(0)
    scene.refuse(0, "swap place=1 other=1 other_place=0")
    scene.play(0, "swap place=0 other=1 other_place=0")
    scene.play(0, 'play action="breadhead"')
    scene.menu(1)
    scene.play(1, 'play action="doggy-bag" ingredient="tomato"')
    scene.menu(1)
    scene.see(1, 0, SPECTATOR)
    scene.refuse(1, 'choose event="staff-meal"')
    scene.play(1, 'choose event="power-cut"')
    scene.see(SPECTATOR)
    scene.check(GOLDEN / "end-of-round.txt")


def test_golden_events():
    """DE-E1, DE-E2: a grumpy customer: first all choose, then the cards are laid."""
    table = Scene(
        "half-roll tuna, rye-bread tomato",
        "half-bagel bacon, rye-bread",
        "half-roll",
        events="grumpy-customer",
        taken=[6, 6, 6],
        at_round=5,
    )
    scene = transcript(table, "A grumpy customer at a table of three.")
    scene.menu(0)
    scene.refuse(0, "pass")
    scene.play(0, "choose-place place=1")
    scene.menu(1)
    scene.play(1, "lay place=0")
    scene.check(GOLDEN / "events.txt")


def test_golden_pete():
    """DE-S3, DE-H4, DE-H11: Pete's exchange; what he sees, and what the others see."""
    state = GAME.start(GAME.settle({"character-1": "pete", "character-2": "gregg"}, 2), 2, seeded("golden"))
    scene = Transcript(GAME, state, "Pete exchanges before Ben draws.")
    scene.see(0)
    held = GAME.view(state, 0).you.actions
    scene.menu(0)
    scene.play(0, f'exchange actions=["{held[0]}","{held[1]}"]')
    scene.check(GOLDEN / "pete.txt")
