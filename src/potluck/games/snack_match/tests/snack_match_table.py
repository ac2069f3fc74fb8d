"""Sets up positions of Snack Match for tests: games, hands, and areas that show what a test needs."""

from __future__ import annotations

import msgspec
import pytest

from potluck.engine.errors import Refusal, RefusedError
from potluck.engine.json import Json
from potluck.engine.options import complete
from potluck.engine.random import Rng, seeded
from potluck.engine.state import REFEREE
from potluck.games.snack_match import GAME, moves
from potluck.games.snack_match.cards import CLOTHS, ELEMENTS, FOODS, MODIFIERS, make_deck
from potluck.games.snack_match.deck import Deck
from potluck.games.snack_match.picnic import Picnic
from potluck.games.snack_match.state import OVER, PLACEMENT, SnackMatch

FACES = {
    "W": "sandwich",
    "D": "donut",
    "S": "soda",
    "K": "sausage",
    "o": "orange",
    "g": "green",
    "b": "blue",
    "r": "red",
}
"""The letters of a drawn area: ``Wo`` is a sandwich on an orange cloth."""

HORIZONTAL = [[0, 0], [0, 1], [0, 2]]


def begin(seed: object, seats: int, **options: str) -> SnackMatch:
    """A new game."""
    return GAME.start(complete(GAME.options, options), seats, seeded(seed))


def view_of(state: SnackMatch, seat: int = REFEREE) -> dict:
    """What a seat is sent."""
    return msgspec.json.decode(msgspec.json.encode(GAME.view(state, seat)))


def placing(*hand: int, **options: str) -> SnackMatch:
    """A game of two in which seat 0 holds these cards and is to lay them."""
    state = begin("placing", 2, **options)
    play_round_part(state, seeded("placing"), PLACEMENT)
    hold(state, *hand)
    return state


def hold(state: SnackMatch, *hand: int) -> None:
    """Give seat 0 other cards."""
    state.first[0], state.second[0] = hand if len(hand) == 2 else (hand[0], -1)


def play_round_part(state: SnackMatch, rng: Rng, phase: int) -> None:
    """Play randomly until a phase begins."""
    while state.phase != phase:
        state.play(state.turn(), state.random_move(state.turn(), rng))


def place(state: SnackMatch, card: int, cells: list, under: list[int] | None = None, seat: int = 0) -> None:
    """Lay a card as one would from outside; it must be legal."""
    shape = GAME.shape({"kind": "place", "card": card, "cells": cells, "under": under or []})
    state.play(seat, GAME.read(state, seat, shape))


def lay_all(state: SnackMatch, *laid: tuple) -> None:
    """Let seat 0 lay cards one after the other, whatever it held: ``(card, cells, under)``."""
    for card, cells, *under in laid:
        hold(state, card, 71)
        place(state, card, cells, *under)


def refused(state: SnackMatch, move: Json, seat: int = 0) -> Refusal:
    """Why a move is refused."""
    with pytest.raises(RefusedError) as raised:
        GAME.read(state, seat, GAME.shape(move))
    return raised.value.refusal


def refused_place(state: SnackMatch, card: int, cells: list, under: list[int] | None = None) -> tuple[str, str]:
    """The code and the rule by which a placement of seat 0 is refused."""
    refusal = refused(state, {"kind": "place", "card": card, "cells": cells, "under": under or []})
    return refusal.code, refusal.rule


def faces(row: str) -> list[tuple[str, str]]:
    """The cells of a drawn row."""
    return [(FACES[word[0]], FACES[word[1]]) for word in row.split()]


def strips_for(area: list[str]) -> list[tuple[int, int, list[tuple[str, str]]]]:
    """Strips that show an area of rows of three or four cells: (row, column, faces); two of them for a row of four."""
    found = []
    for row, drawn in enumerate(area):
        cells = faces(drawn)
        found.append((row, 0, cells[:3]))
        if len(cells) == 4:
            found.append((row, 1, cells[1:]))
    return found


def finished(*areas: list[str], combinations: list[tuple[str, str]] | None = None, automaton: str = "") -> SnackMatch:
    """A finished game in which the areas look like that; alone, the automaton's row shows these cells."""
    laid = [strips_for(area) for area in areas]
    row = faces(automaton)
    own = [row[at : at + 3] for at in range(0, len(row), 3)]
    deck = make_deck([strip for area in laid for _, _, strip in area] + own)
    picnics, card = [], 0
    for area in laid:
        picnic = Picnic(deck, [], [], [], fixed=True, layered=False)
        for row_number, column, _ in area:
            picnic.lay(moves.place(card, 0, 0, row_number * 2 + column, 0, 0))
            card += 1
        picnics.append(picnic)
    both = [ELEMENTS.index(element) * 8 + MODIFIERS.index(modifier) for element, modifier in combinations or []]
    state = SnackMatch(deck, len(areas), [], both, picnics)
    state.automaton = list(range(card, card + len(own)))
    state.phase = OVER
    state.round = state.rounds
    return state


def small_deck(*rows: str) -> Deck:
    """A deck of few strips, each drawn as a row."""
    return make_deck([faces(row) for row in rows])


def all_faces() -> list[tuple[str, str]]:
    """The sixteen pairs of a food and a cloth."""
    return [(food, cloth) for food in FOODS for cloth in CLOTHS]
