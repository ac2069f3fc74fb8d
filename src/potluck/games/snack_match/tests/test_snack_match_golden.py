"""Golden transcripts: short scenes, one for each cluster of rules, with menus, what is heard and what is seen."""

from __future__ import annotations

from pathlib import Path

from snack_match_table import begin, hold, placing

from contract.transcript import Transcript
from potluck.engine.game import notation
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE, SPECTATOR
from potluck.games.snack_match import GAME
from potluck.games.snack_match.state import SnackMatch

GOLDEN = Path(__file__).parent / "golden"


def test_golden_draft():
    """SM-F1, SM-F3, SM-F5: the draft of three."""
    scene = Transcript(GAME, begin("draft", 3), "The draft: keep one of two strips, give the other to the left.")
    for seat in range(3):
        hand = scene.state.hand(seat)
        scene.menu(seat)
        if seat == 1:
            scene.refuse(1, f"keep card={scene.state.hand(2)[0]}")
            scene.refuse(1, f"place card={hand[0]} cells=[[0,0],[0,1],[0,2]]")
        scene.play(seat, f"keep card={hand[seat % 2]}")
    scene.see(0, 1, 2, SPECTATOR, REFEREE)
    scene.check(GOLDEN / "draft.txt")


def test_golden_placement():
    """SM-F4, SM-F5, SM-P1, SM-P2, SM-P3: two lay their strips; nothing shows before both have finished."""
    state = placing(0, 1)
    hold_second(state, 2, 3)
    scene = Transcript(GAME, state, "Placing: the first strip, one beside it, what does not fit; then all is shown.")
    scene.menu(0)
    scene.play(0, "place card=0 cells=[[0,0],[0,1],[0,2]]")
    scene.refuse(0, "place card=0 cells=[[1,0],[1,1],[1,2]]")
    scene.refuse(0, "place card=1 cells=[[1,3],[2,3],[3,3]]")
    scene.refuse(0, "place card=1 cells=[[0,4],[1,4],[2,4]]")
    scene.refuse(0, "place card=1 cells=[[0,1],[1,1],[1,2]]")
    scene.menu(0, "under=[0]")
    scene.play(0, "place card=1 cells=[[-1,0],[0,0],[1,0]]")
    scene.see(0, 1, SPECTATOR)
    scene.play(1, "place card=3 cells=[[0,0],[0,-1],[0,-2]]")
    scene.play(1, "place card=2 cells=[[0,0],[1,0],[2,0]] under=[3]")
    scene.see(1, 0, SPECTATOR)
    scene.check(GOLDEN / "placement.txt")


def hold_second(state: SnackMatch, one: int, two: int) -> None:
    """Give seat 1 other cards."""
    state.first[1], state.second[1] = one, two
    # Who gave what would no longer agree with the hands.
    state.kept[:] = [0, 2]
    state.given[:] = [3, 1]


def test_golden_layering():
    """SM-P4, SM-P5: three strips across each other; what is possible, what would be a circle, what is seen."""
    scene = Transcript(GAME, placing(0, 1), "Over and under: each new strip is slid over or under those it overlaps.")
    lay(scene, 0, "place card=0 cells=[[0,0],[0,1],[0,2]]")
    lay(scene, 1, "place card=1 cells=[[0,1],[1,1],[2,1]]")
    hold(scene.state, 2, 71)
    scene.menu(0, "card=2 cells=[[0,0],[0,1],[0,2]]")
    scene.refuse(0, "place card=2 cells=[[0,0],[0,1],[0,2]] under=[0]")
    scene.refuse(0, "place card=2 cells=[[2,0],[2,1],[2,2]] under=[0]")
    scene.play(0, "place card=2 cells=[[0,0],[0,1],[0,2]] under=[1]")
    hold(scene.state, 3, 71)
    scene.menu(0, "card=3 cells=[[0,0],[0,1],[0,2]]")
    scene.see(0)
    scene.check(GOLDEN / "layering.txt")


def lay(scene: Transcript, card: int, move: str) -> None:
    """Give seat 0 a strip and let it lay it."""
    assert isinstance(scene.state, SnackMatch)
    hold(scene.state, card, 71)
    scene.play(0, move)


def near_end(state: SnackMatch, moves_left: int) -> SnackMatch:
    """Play randomly until so many moves are left."""
    rng = seeded("near the end")
    trail = [state.clone()]
    while state.pending():
        state.play(state.turn(), state.random_move(state.turn(), rng))
        trail.append(state.clone())
    return trail[-1 - moves_left]


def finish(scene: Transcript) -> None:
    """Play the rest: always the middle of the menu."""
    while scene.state.pending():
        seat = scene.state.turn()
        legal = scene.state.legal(seat)
        scene.play(seat, notation_of(scene, seat, legal[len(legal) // 2]))


def notation_of(scene: Transcript, seat: int, move: int) -> str:
    """A move in notation."""
    return notation(GAME.unpack(scene.state, seat, move))


def test_golden_scoring():
    """SM-F6, SM-S1, SM-S2, SM-S3: the last card of a game of two, and the result."""
    scene = Transcript(GAME, near_end(begin("scoring", 2), 1), "The end: the last strip is laid, and all is scored.")
    finish(scene)
    scene.see(SPECTATOR)
    scene.check(GOLDEN / "scoring.txt")


def test_golden_diet():
    """SM-B1, SM-B2, SM-B3, SM-B4, SM-B5: the last card of a game of three with two combinations."""
    state = near_end(begin("diet", 3, diet="balanced", **{"element-1": "soda", "modifier-1": "fewest"}), 1)
    scene = Transcript(GAME, state, "The diet: one green and one red combination count for everybody.")
    scene.see(0)
    finish(scene)
    scene.see(SPECTATOR)
    scene.check(GOLDEN / "diet.txt")


def test_golden_solo():
    """SM-1P1, SM-1P2, SM-1P3: the first turn and the last one against the automaton."""
    state = begin("solo", 1, difficulty="medium", layering="top")
    scene = Transcript(GAME, state, "Alone: lay one strip, the other goes to the automaton.")
    scene.menu(0)
    scene.play(0, notation_of(scene, 0, state.legal(0)[0]))
    scene.see(0, SPECTATOR)
    scene.state = near_end(state, 1)
    scene.lines.append("... seven turns later")
    finish(scene)
    scene.see(0)
    scene.check(GOLDEN / "solo.txt")


def test_golden_options():
    """SM-O1, SM-O2: for small children, a fixed frame and cards only on top."""
    state = placing(0, 1, layering="top", frame="fixed")
    scene = Transcript(GAME, state, "For small children: the frame is fixed, cards only go on top.")
    scene.menu(0, "card=1")
    scene.refuse(0, "place card=0 cells=[[0,2],[0,3],[0,4]]")
    scene.play(0, "place card=0 cells=[[1,1],[1,2],[1,3]]")
    scene.refuse(0, "place card=1 cells=[[1,1],[1,2],[1,3]] under=[0]")
    scene.play(0, "place card=1 cells=[[1,2],[2,2],[3,2]]")
    scene.see(0)
    scene.check(GOLDEN / "options.txt")
