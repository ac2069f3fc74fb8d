"""Snack Match: picnic strips woven over and under each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from potluck.engine.game import Game, Message
from potluck.games.snack_match import setup, shapes, view
from potluck.games.snack_match.cards import CLOTHS, ELEMENTS, FOODS, MODIFIERS, load_cards
from potluck.games.snack_match.hints import SnackMatchHints
from potluck.games.snack_match.shapes import SnackMatchMove
from potluck.games.snack_match.state import SnackMatch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.errors import Refusal
    from potluck.engine.hints import Hints
    from potluck.engine.json import Json
    from potluck.engine.options import Options
    from potluck.engine.random import Rng
    from potluck.engine.state import Move, Seat


class SnackMatchGame(Game[SnackMatch, SnackMatchMove]):
    """Basic game for 2 to 9, the diet variant, and alone against the automaton."""

    slug = "snack-match"
    version = 1
    prefix = "SM"
    minutes = (15, 20)
    folder = Path(__file__).parent
    options = setup.OPTIONS
    presets = {
        "basic": {},
        "quiet": {"diet": "quiet"},
        "balanced": {"diet": "balanced"},
        "cerebral": {"diet": "cerebral"},
        "children": {"layering": "top", "frame": "fixed"},
    }
    move_shapes = SnackMatchMove
    names = {
        "element": "element",
        "modifier": "modifier",
        "first_face": "face",
        "second_face": "face",
    }

    families = {"element": ELEMENTS, "modifier": MODIFIERS, "face": ELEMENTS + MODIFIERS}

    def seats(self, options: Options) -> range:
        """SM-C5: 2 to 9 together, 1 alone; a smaller deck serves fewer."""
        most = min(9, load_cards().deck.size // 8)
        if options["difficulty"] != "none":
            return range(1, 2)
        return range(2 if options["diet"] != "none" else 1, most + 1)

    def fit(self, options: Options, seats: int) -> None:
        """Refuse a diet alone, a difficulty together, and picks that the bonus cards do not allow."""
        setup.check(options, seats, load_cards())

    def start(self, options: Options, seats: int, rng: Rng) -> SnackMatch:
        """Shuffle, draw the combinations, deal."""
        return setup.start(options, seats, rng)

    def hints(self) -> Hints:
        """Good plain play."""
        return SnackMatchHints()

    def pack(self, state: SnackMatch, seat: Seat, move: SnackMatchMove) -> Move | None:
        """The engine's form of a move."""
        return shapes.pack(state, seat, move)

    def unpack(self, state: SnackMatch, seat: Seat, move: Move) -> SnackMatchMove:
        """The outside's form of a move."""
        return shapes.unpack(state, seat, move)

    def refusal(self, state: SnackMatch, seat: Seat, move: SnackMatchMove) -> Refusal:
        """Why a move is not legal."""
        return shapes.refusal(state, seat, move)

    def describe(self, state: SnackMatch, seat: Seat, move: SnackMatchMove) -> Message:
        """A move as a line for people."""
        return shapes.describe(move)

    def view(self, state: SnackMatch, seat: Seat) -> view.SnackMatchView:
        """What a seat may know."""
        return view.build(state, seat)

    def census(self, state: SnackMatch) -> list[int]:
        """SM-C1: the strips in the pile, in hands, in picnics and in the automaton's row."""
        return state.census()

    def components(self) -> Mapping[str, Json]:
        """The strips, for those who show them."""
        return {"foods": FOODS, "cloths": CLOTHS, "strips": load_cards().strips}


GAME = SnackMatchGame()
