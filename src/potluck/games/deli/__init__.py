"""Clash at the Deli: sandwiches from a common market, ten characters, twenty actions, sixteen events."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from potluck.engine.game import Game, Message
from potluck.games.deli import refusals, setup, shapes, view
from potluck.games.deli.cards import components, load_cards
from potluck.games.deli.hints import DeliHints
from potluck.games.deli.names import CHARACTER_IDS, KIND_IDS
from potluck.games.deli.shapes import DeliMove
from potluck.games.deli.state import Deli

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.errors import Refusal
    from potluck.engine.hints import Hints
    from potluck.engine.json import Json
    from potluck.engine.options import Options
    from potluck.engine.random import Rng
    from potluck.engine.state import Move, Seat


class DeliGame(Game[Deli, DeliMove]):
    """For 2 to 4 players; six variants that can be mixed."""

    slug = "deli"
    version = 1
    prefix = "DE"
    minutes = (40, 60)
    folder = Path(__file__).parent
    options = setup.OPTIONS
    presets = {
        "basic": {},
        "small-market": {"smaller-market": 2},
        "big-closing": {"closing-bonus": 3},
        "doubling": {"double-least": True},
        "short": {"rounds": 3},
        "long": {"rounds": 7},
        "team-battle": {"team": 2},
        "kath-mania": {"kath-mania": True},
    }
    move_shapes = DeliMove
    names = {
        "ingredient": "ingredient",
        "other_ingredient": "ingredient",
        "action": "action",
        "actions": "action",
        "other_actions": "action",
        "event": "event",
        "events": "event",
        "character": "character",
        "sort": "sort",
    }
    families = {
        "ingredient": load_cards().ingredients.names,
        "action": load_cards().actions.names,
        "event": load_cards().events.names,
        "classic": load_cards().menu.names,
        "character": CHARACTER_IDS,
        "sort": KIND_IDS,
    }

    def seats(self, options: Options) -> range:
        """DE-C3: 2 to 4, fewer in a battle of large teams (DE-V5)."""
        return setup.seats_for(options)

    def fit(self, options: Options, seats: int) -> None:
        """Refuse characters twice or for nobody, and teams or characters in a Kath mania."""
        setup.check(options, seats)

    def start(self, options: Options, seats: int, rng: Rng) -> Deli:
        """Shuffle, deal, draw lots."""
        return setup.start(options, seats, rng)

    def hints(self) -> Hints:
        """Good plain play."""
        return DeliHints()

    def pack(self, state: Deli, seat: Seat, move: DeliMove) -> Move | None:
        """The engine's form of a move."""
        return shapes.pack(state.pantry, move)

    def unpack(self, state: Deli, seat: Seat, move: Move) -> DeliMove:
        """The outside's form of a move."""
        return shapes.unpack(state.pantry, move)

    def refusal(self, state: Deli, seat: Seat, move: DeliMove) -> Refusal:
        """Why a move is not legal."""
        return refusals.refusal(state, seat, move)

    def describe(self, state: Deli, seat: Seat, move: DeliMove) -> Message:
        """A move as a line for people."""
        return shapes.describe(move)

    def view(self, state: Deli, seat: Seat) -> view.DeliView:
        """What a seat may know."""
        return view.build(state, seat)

    def census(self, state: Deli) -> list[int]:
        """DE-C1, DE-C2: ingredients, action cards and events."""
        return state.census()

    def components(self) -> Mapping[str, Json]:
        """Decks, menu and positions, for those who draw the cards."""
        return components()


GAME = DeliGame()
