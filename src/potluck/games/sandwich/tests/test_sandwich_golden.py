"""Golden transcripts: short scenes, one for each cluster of rules, with menus, what is heard and what is seen."""

from __future__ import annotations

from pathlib import Path

from sandwich_table import begin, play_to

from contract.transcript import Transcript
from potluck.engine.game import notation
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE, SPECTATOR
from potluck.games.sandwich import GAME
from potluck.games.sandwich.phases import EXPRESS, GIVING, KITCHEN, RANKING, SELLING, VOLUNTEERING
from potluck.games.sandwich.state import Sandwich

GOLDEN = Path(__file__).parent / "golden"


def scene_in(phase: int, about: str, seed: str, **options: object) -> Transcript:
    """A scene that begins with a phase of the first round."""
    return Transcript(GAME, play_to(begin(seed, **options), phase, seeded(seed)), about)


def overdue(scene: Transcript, seat: int) -> None:
    """Let the rules settle a seat's decision."""
    scene.play(seat, notation(GAME.unpack(scene.state, seat, scene.state.overdue(seat))))


def test_golden_race():
    """SW-R1, SW-M1, SW-M2, SW-M4: one turn of a race of four."""
    scene = Transcript(GAME, begin("race"), "The race: the first hand gets a card, the last card goes by itself.")
    scene.menu(2)
    scene.refuse(2, "grab other=2")
    scene.play(2, "grab other=0")
    scene.refuse(1, "grab other=0")
    overdue(scene, 1)
    scene.see(3, SPECTATOR)
    scene.play(3, "grab other=2" if scene.state.market.cards_left >> 2 & 1 else "grab other=1")
    scene.see(0)
    scene.check(GOLDEN / "race.txt")


def test_golden_secret_market():
    """SW-M3, SW-H1: all choose secretly, three of them the same; picks lie face down."""
    state = begin("secret", market="secret", picks="face-down")
    scene = Transcript(GAME, state, "The secret market: clashes are drawn by lot, the losers choose again.")
    for seat in (0, 1, 2):
        scene.play(seat, "grab other=3")
    scene.see(0, 1)
    scene.play(3, "grab other=1")
    for seat in scene.state.pending():
        scene.menu(seat)
    scene.see(SPECTATOR)
    scene.check(GOLDEN / "secret-market.txt")


def test_golden_calm_market():
    """SW-M3: three take one after the other, and who starts moves on."""
    scene = Transcript(GAME, begin("calm", 3, market="calm"), "The calm market: one after the other.")
    for _ in range(2):
        for _ in range(2):
            seat = scene.state.turn()
            scene.menu(seat)
            scene.play(seat, notation(GAME.unpack(scene.state, seat, scene.state.legal(seat)[0])))
    scene.check(GOLDEN / "calm-market.txt")


def test_golden_kitchen():
    """SW-K1: stacking, taking back, being ready and not ready after all."""
    scene = scene_in(KITCHEN, "The kitchen: two sandwiches, for small children.", "kitchen", small_children=True)
    picks = scene.state.kitchens[0].picks
    scene.menu(0)
    scene.play(0, f"put ingredient={picks[3]} sandwich=1")
    scene.refuse(0, f"put ingredient={picks[0]} sandwich=3")
    scene.play(0, f"put ingredient={picks[1]} sandwich=2")
    scene.refuse(0, "ready")
    scene.play(0, "undo")
    scene.play(0, "fill")
    scene.menu(0)
    scene.play(0, "reopen")
    scene.play(0, "ready")
    scene.see(0, 1)
    scene.check(GOLDEN / "kitchen.txt")


def test_golden_trading():
    """SW-K2: an offer, a swap, and what lapses."""
    scene = scene_in(KITCHEN, "Trading: one against one, if both agree.", "trading", trading=True)
    one, two, three = (scene.state.kitchens[seat].picks for seat in range(3))
    mine, theirs, others = one[0], two[0], three[0]
    scene.menu(0, f"offer ingredient={mine} other=1")
    scene.play(0, f"offer ingredient={mine} other=1 other_ingredient={theirs}")
    scene.play(0, f"offer ingredient={mine} other=2 other_ingredient={others}")
    scene.see(SPECTATOR)
    scene.menu(1, "accept")
    scene.play(1, f"accept ingredient={theirs} other=0 other_ingredient={mine}")
    scene.refuse(2, f"accept ingredient={others} other=0 other_ingredient={mine}")
    scene.check(GOLDEN / "trading.txt")


def test_golden_giving_and_tasting():
    """SW-G1, SW-T1, SW-E1, SW-H1: face down to the left, turned over, ranked without knowing whose they are."""
    scene = scene_in(GIVING, "Giving and tasting: nobody knows who cooked what.", "tasting", rounds=1, first_seat=2)
    scene.menu(0)
    scene.refuse(0, "give seats=[0,1,2]")
    for seat in range(3):
        scene.play(seat, f"give seats={[(seat + step) % 4 for step in (3, 1, 2)]}".replace(", ", ","))
    overdue(scene, 3)
    scene.see(1, 0, REFEREE)
    scene.menu(1)
    scene.play(1, "rank plates=[2,3,1]")
    overdue(scene, 2)
    scene.see(SPECTATOR)
    scene.play(3, "rank plates=[1,2,3]")
    scene.play(0, "rank plates=[3,2,1]")
    scene.check(GOLDEN / "tasting.txt")


def test_golden_three_players():
    """SW-N3, SW-T2: four sandwiches, two for each of the others; whoever wants tastes first."""
    scene = scene_in(VOLUNTEERING, "Three players: four sandwiches.", "three", seats=3, first_taster="volunteer")
    scene.menu(0)
    scene.play(0, "pass")
    scene.play(1, "volunteer")
    scene.menu(1)
    scene.play(1, "rank plates=[4,2,3,1]")
    scene.see(SPECTATOR)
    scene.check(GOLDEN / "three-players.txt")


def test_golden_at_once():
    """SW-T2, SW-V4: by correspondence all rank at once; the most disgusting wins."""
    options = {"seats": 3, "tasting": "at-once", "bleah": True, "first_seat": 1}
    scene = scene_in(RANKING, "All rank at once: sealed until the last one is there.", "at once", **options)
    scene.play(2, "rank plates=[1,2,3,4]")
    scene.see(2, 0)
    scene.play(1, "rank plates=[4,3,2,1]")
    scene.play(0, "lot")
    scene.check(GOLDEN / "at-once.txt")


def test_golden_pitch():
    """SW-V2, SW-V6, SW-V9: an announced ingredient, a theme, and cooks who sell what they have made."""
    options = {"selling": "pitch", "theme": "own", "own_theme": "things a pirate would eat", "announced": True}
    scene = scene_in(SELLING, "The pitch, with a theme and an announced ingredient.", "pitch", first_seat=1, **options)
    scene.menu(1)
    scene.play(1, 'words words="Straight from the sea, matey!"')
    scene.refuse(1, "silent")
    scene.play(2, "phrase phrase=6")
    overdue(scene, 3)
    scene.see(0)
    scene.refuse(0, "rank plates=[1,2,3]")
    scene.play(0, "rank plates=[1,2,3] theme=3")
    scene.check(GOLDEN / "pitch.txt")


def test_golden_chef():
    """SW-V9, SW-V1, SW-V5, SW-V8: given face up, in the second round to the right."""
    state: Sandwich = begin("chef", 5, selling="chef", twister=True, base="pizza", broken_fridge=True, rounds=2)
    while state.round < 2 or state.phase != SELLING:
        seat = state.turn()
        state.play(seat, state.overdue(seat))
    scene = Transcript(GAME, state, "The chef's suggestion: given face up, this time to the right.")
    scene.see(0)
    scene.play(0, "phrase phrase=7")
    scene.play(0, "silent")
    scene.see(SPECTATOR)
    scene.check(GOLDEN / "chef.txt")


def test_golden_express():
    """SW-V7, SW-V3: each ingredient is laid at once."""
    scene = scene_in(EXPRESS, "The Express: the new ingredient goes into a sandwich at once.", "express", express=True)
    scene.menu(0)
    picks = scene.state.kitchens[0].picks
    scene.refuse(0, f"put ingredient={picks[1]} sandwich=3")
    scene.refuse(0, "undo")
    scene.play(0, f"put ingredient={picks[1]} sandwich=2")
    scene.see(0, 1)
    scene.check(GOLDEN / "express.txt")
