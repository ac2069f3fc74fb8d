"""Sandwich: a race for ingredients, and the tastes of those who must eat the result."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from potluck.engine.game import Game, Message
from potluck.games.sandwich import setup, shapes, view
from potluck.games.sandwich.choosing import PHRASES
from potluck.games.sandwich.flavours import FLAVOURS
from potluck.games.sandwich.hints import SandwichHints
from potluck.games.sandwich.ingredients import NUMBER, load_ingredients
from potluck.games.sandwich.refusals import PHASE_NAMES, refusal
from potluck.games.sandwich.remarks import remark
from potluck.games.sandwich.shapes import SandwichMove
from potluck.games.sandwich.state import Sandwich

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.errors import Refusal
    from potluck.engine.hints import Hints
    from potluck.engine.json import Json
    from potluck.engine.options import Options
    from potluck.engine.random import Rng
    from potluck.engine.state import Event, Move, Seat


class SandwichGame(Game[Sandwich, SandwichMove]):
    """Both editions, for 3 to 12: le Joueur in French, English or Spanish, and German; Repos 2013."""

    slug = "sandwich"
    version = 1
    prefix = "SW"
    minutes = (15, 30)
    folder = Path(__file__).parent
    options = setup.OPTIONS
    presets = setup.PRESETS
    move_shapes = SandwichMove
    names = {
        "ingredient": "ingredient",
        "ingredients": "ingredient",
        "other_ingredient": "ingredient",
        "flavour": "flavour",
        "other_flavour": "flavour",
        "phase": "phase",
        "theme": "theme",
        "phrase": "phrase",
    }
    families = {
        "ingredient": range(NUMBER),
        "flavour": FLAVOURS,
        "phase": tuple(PHASE_NAMES.values()),
        "theme": range(2, 8),
        "phrase": range(1, PHRASES + 1),
    }

    def seats(self, options: Options) -> range:
        """SW-C3, SW-V2: 3 to 6, 10 or 12."""
        return setup.seats(options)

    def seats_anyhow(self) -> list[int]:
        """SW-C3: with several copies, which no preset has, up to 12."""
        return self.seats_with({"copies": True})

    def fit(self, options: Options, seats: int) -> None:
        """Refuse options that do not go together."""
        setup.check(options, seats)

    def start(self, options: Options, seats: int, rng: Rng) -> Sandwich:
        """Shuffle, deal, turn the first cards over."""
        return setup.start(options, seats, rng)

    def hints(self) -> Hints:
        """A taster with a stable taste, and a cook who learns the tastes of others."""
        return SandwichHints()

    def pack(self, state: Sandwich, seat: Seat, move: SandwichMove) -> Move | None:
        """The engine's form of a move."""
        return shapes.pack(state, move)

    def unpack(self, state: Sandwich, seat: Seat, move: Move) -> SandwichMove:
        """The outside's form of a move."""
        return shapes.unpack(state, move)

    def refusal(self, state: Sandwich, seat: Seat, move: SandwichMove) -> Refusal:
        """Why a move is not legal."""
        return refusal(state, seat, move)

    def describe(self, state: Sandwich, seat: Seat, move: SandwichMove) -> Message:
        """A move as a line for people."""
        return shapes.describe(state, move)

    def view(self, state: Sandwich, seat: Seat) -> view.SandwichView:
        """What a seat may know."""
        return view.build(state, seat)

    def remark(self, state: Sandwich, event: Event) -> Message | None:
        """SW-H2: why the winner of a bot's ranking has won, in a sentence."""
        return remark(state, event)

    def census(self, state: Sandwich) -> list[int]:
        """How often each ingredient is there, wherever it lies."""
        return state.census()

    def components(self) -> Mapping[str, Json]:
        """SW-C2: the ingredients, for those who draw them."""
        return {"ingredients": [ingredient.describe() for ingredient in load_ingredients().ingredients]}


GAME = SandwichGame()
