"""Scenes: small tables laid out by hand, with only the cards that they name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from potluck.engine.game import move_json
from potluck.engine.random import seeded
from potluck.games.sardines import GAME
from potluck.games.sardines.boxes import A_LID, Boxes, empty_boxes
from potluck.games.sardines.deck import ASSORTMENTS, BONE, EITHER, KINDS, LEFT, NEITHER, RIGHT, TWO_WAY, Deck
from potluck.games.sardines.memory import BIT, blank_memory
from potluck.games.sardines.state import Sardines
from potluck.games.sardines.table import DRAWING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from potluck.engine.json import Json
    from potluck.engine.state import Event, Seat

DIRECTIONS = {"l": LEFT, "r": RIGHT}


class Scene:
    """A table. Cards are written as kind and direction: ``again-l``, ``draw-r``, ``two-way``, ``bone``.

    Boxes are named by seat and number from 1: ``{(0, 1): "again-l draw-r steal-l / bone"}`` is a box closed by a
    bone, ``-`` is an empty place. The sardine furthest to the right was put in last, unless another one is marked with
    ``*``. The first card of the pile is its top.
    """

    def __init__(
        self,
        hands: Sequence[str],
        boxes: Mapping[tuple[int, int], str] | None = None,
        pile: str = "bone bone bone bone bone bone",
        discards: str = "",
        *,
        each: int = 3,
        kinds: Sequence[str] = (),
        hand: int = 5,
        seed: int = 1,
    ) -> None:
        self.names: list[str] = []
        held = [self._cards(cards) for cards in hands]
        laid = {spot: self._box(text) for spot, text in (boxes or {}).items()}
        lying, thrown = self._cards(pile), self._cards(discards)
        self.deck = _deck(self.names, hand)
        assortments = [ASSORTMENTS.index(kind) for kind in kinds]
        all_boxes = empty_boxes(self.deck, len(hands), each, assortments)
        memory = blank_memory(len(hands), len(hands) * each)
        for (seat, number), (slots, last, lid) in laid.items():
            box = seat * each + number - 1
            _fill(all_boxes, box, slots, last)
            if lid is not None:
                assert all_boxes.takes[box] == A_LID
                all_boxes.close(lid, box)
                memory.readers[box] = BIT[seat]
        self.state = Sardines(self.deck, all_boxes, memory, held, lying[::-1], thrown, seeded(seed))

    def _cards(self, text: str) -> list[int]:
        first = len(self.names)
        self.names += [word.removesuffix("*") for word in text.split()]
        return list(range(first, len(self.names)))

    def _box(self, text: str) -> tuple[list[int | None], int | None, int | None]:
        inside, _, lid = text.partition("/")
        slots: list[int | None] = []
        last = None
        words = inside.split()
        starred = any(word.endswith("*") for word in words)
        for word in words:
            slots.append(None if word == "-" else self._cards(word)[0])
            if word != "-" and (not starred or word.endswith("*")):
                last = slots[-1]
        return slots, last, self._cards(lid)[0] if lid else None

    def card(self, name: str, which: int = 0) -> int:
        """The number of a card; of several alike, the one named first, second and so on."""
        return [number for number, known in enumerate(self.names) if known == name][which]

    def do(self, seat: Seat, kind: str, **fields: Json) -> list[Event]:
        """Carry out a move given as JSON (``from_`` for ``from``); return the events."""
        move = {"kind": kind, **{name.removesuffix("_"): value for name, value in fields.items()}}
        events: list[Event] = []
        number = GAME.read(self.state, seat, GAME.shape(move))
        self.state.journal = events
        self.state.play(seat, number)
        self.state.journal = None
        return events

    def play(self, seat: Seat, name: str, box: int, kind: str = "play") -> list[Event]:
        """Play a card from hand, or lay it as a lid."""
        held = next(card for card in self.state.hands[seat] if self.names[card] == name)
        return self.do(seat, kind, card=held, box=box)

    def hand(self, seat: Seat) -> list[str]:
        """The names of the cards in a hand, in alphabetical order."""
        return sorted(self.names[card] for card in self.state.hands[seat])

    def menu(self) -> list[dict[str, Json]]:
        """The legal moves of the seat that decides."""
        seat = self.state.turn()
        return [move_json(GAME.unpack(self.state, seat, move)) for move in self.state.legal(seat)]

    def box(self, seat: Seat, number: int) -> list[str]:
        """What lies in a box, place by place, and its lid."""
        box = seat * self.state.boxes.each + number - 1
        cards = [*self.state.boxes.slots[3 * box : 3 * box + 3], self.state.boxes.lids[box]]
        return ["-" if card < 0 else self.names[card] for card in cards]

    def draw_first(self, seat: Seat, number: int) -> None:
        """Put a seat in the middle of a draw that pepper & basil lets choose."""
        self.state.phase, self.state.left, self.state.chooser = DRAWING, number, seat


def _deck(names: Sequence[str], hand: int) -> Deck:
    kinds, directions = [], []
    for name in names:
        kind, _, direction = (name, "", "") if name == "two-way" else name.partition("-")
        kinds.append(KINDS.index(kind))
        directions.append({TWO_WAY: EITHER, BONE: NEITHER}.get(kinds[-1], DIRECTIONS.get(direction, NEITHER)))
    return Deck(kinds, directions, hand)


def _fill(boxes: Boxes, box: int, slots: Sequence[int | None], last: int | None) -> None:
    """Fill the places, holes too, as if the missing ones had been stolen."""
    for place, card in enumerate(slots):
        if card is not None:
            boxes.slots[3 * box + place] = card
    boxes.last[box] = -1 if last is None else last
    boxes.look_at(box)


@pytest.fixture
def scene() -> type[Scene]:
    return Scene
