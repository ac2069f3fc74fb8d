"""Sardines de Marseille: boxes of sardines, head to tail, and a cat that waits for its share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from potluck.engine.game import Game, Message
from potluck.games.sardines import setup, shapes, view
from potluck.games.sardines.cards import load_cards
from potluck.games.sardines.deck import ASSORTMENTS, KINDS, LOOKS
from potluck.games.sardines.hints import SardinesHints
from potluck.games.sardines.shapes import SardinesMove
from potluck.games.sardines.state import Sardines
from potluck.games.sardines.table import ENDINGS, OVER, PHASES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.errors import Refusal
    from potluck.engine.hints import Hints
    from potluck.engine.json import Json
    from potluck.engine.options import Options
    from potluck.engine.random import Rng
    from potluck.engine.state import Move, Seat


class SardinesGame(Game[Sardines, SardinesMove]):
    """Plain boxes for 2 to 5, assortments for 2 to 4, and a cat that may win."""

    slug = "sardines"
    version = 1
    prefix = "SA"
    minutes = (15, 30)
    folder = Path(__file__).parent
    options = setup.OPTIONS
    presets = {
        "basic": {},
        "assortments": {"boxes": "assorted"},
        "pantry": {"boxes": "assorted", "deal": "random"},
        "hungry-cat": {"cat": "yes"},
    }
    move_shapes = SardinesMove
    names = {
        "sardine": "sardine",
        "sardines": "sardine",
        "effect": "effect",
        "phase": "phase",
        "ending": "ending",
    }
    families = {
        "sardine": LOOKS,
        "effect": KINDS,
        "phase": PHASES[:OVER],
        "ending": ENDINGS[1:],
        "assortment": ASSORTMENTS,
    }

    def seats(self, options: Options) -> range:
        """SA-C5: 2 to 5 with plain boxes, 2 to 4 with assortments."""
        return setup.seats(options, load_cards())

    def fit(self, options: Options, seats: int) -> None:
        """SA-V1: refuse to deal plain boxes at random."""
        setup.check(options)

    def start(self, options: Options, seats: int, rng: Rng) -> Sardines:
        """Lay out the boxes, shuffle, deal."""
        return setup.start(options, seats, rng)

    def hints(self) -> Hints:
        """Good plain play."""
        return SardinesHints()

    def pack(self, state: Sardines, seat: Seat, move: SardinesMove) -> Move | None:
        """The engine's form of a move."""
        return shapes.pack(state, seat, move)

    def unpack(self, state: Sardines, seat: Seat, move: Move) -> SardinesMove:
        """The outside's form of a move."""
        return shapes.unpack(state, seat, move)

    def refusal(self, state: Sardines, seat: Seat, move: SardinesMove) -> Refusal:
        """Why a move is not legal."""
        return shapes.refusal(state, seat, move)

    def describe(self, state: Sardines, seat: Seat, move: SardinesMove) -> Message:
        """A move as a line for people."""
        return shapes.describe(state, seat, move)

    def view(self, state: Sardines, seat: Seat) -> view.SardinesView:
        """What a seat may know."""
        return view.build(state, seat)

    def census(self, state: Sardines) -> list[int]:
        """SA-C1: every sardine card, wherever it lies."""
        return state.census()

    def components(self) -> Mapping[str, Json]:
        """SA-C1 to SA-C3: what each card shows, and how many boxes there are of each kind."""
        cards = load_cards()
        return {
            "sardines": [cards.deck.look(card) for card in range(cards.deck.size)],
            "boxes": dict(zip(ASSORTMENTS, cards.boxes, strict=True)),
        }


GAME = SardinesGame()
