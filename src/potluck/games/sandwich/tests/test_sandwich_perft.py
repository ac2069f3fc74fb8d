"""Counts positions and information sets of tiny decks; perft.txt says how the numbers were checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from potluck.engine.random import seeded
from potluck.engine.state import REFEREE
from potluck.games.sandwich import GAME, moves
from potluck.games.sandwich.refusals import PHASE_NAMES
from potluck.games.sandwich.setup import MARKETS
from potluck.games.sandwich.state import Sandwich
from potluck.games.sandwich.terms import Terms

NUMBERS = {name: number for number, name in PHASE_NAMES.items()}


def cases() -> list[tuple[str, dict[str, tuple[str, str]]]]:
    """The decks of perft.txt with their expected numbers."""
    found: list[tuple[str, dict[str, tuple[str, str]]]] = []
    for line in (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if words and words[0] == "deck":
            found.append((line, {}))
        elif words and words[0] != "#":
            found[-1][1][words[0]] = (words[1], words[2])
    return found


def tiny(line: str) -> tuple[Sandwich, int]:
    """The beginning of a game with a tiny deck, and the last phase that is counted."""
    _, _, market, own, cards, sandwiches, height, express, last = line.split()
    terms = Terms(3, 3 * int(cards), 1, announced=False, small=True)
    terms.cards, terms.sandwiches, terms.height = int(cards), int(sandwiches), int(height)
    terms.points, terms.rounds, terms.first_seat = [3, 0], 1, 0
    terms.market, terms.own_last, terms.express = MARKETS.index(market), own == "last", express == "yes"
    state = Sandwich(terms, seeded("tiny"), [1, 2, 3])
    state.begin()
    return state, NUMBERS[last]


def count(start: Sandwich, last: int) -> dict[str, tuple[int, int]]:
    """Positions and information sets by phase."""
    positions: dict[int, set[bytes]] = {}
    views: dict[int, set[tuple[int, bytes]]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        key = msgspec.json.encode(GAME.view(state, REFEREE))
        if state.phase > last or key in positions.setdefault(state.phase, set()):
            continue
        positions[state.phase].add(key)
        seen = views.setdefault(state.phase, set())
        for seat in [*state.pending(), *state.optional()]:
            if seat in state.pending():
                seen.add((seat, msgspec.json.encode(GAME.view(state, seat))))
            for move in state.legal(seat):
                if moves.kind_of(move) != moves.LOT:
                    after = state.clone()
                    after.play(seat, move)
                    waiting.append(after)
    return {PHASE_NAMES[phase]: (len(found), len(views[phase])) for phase, found in positions.items()}


@pytest.mark.parametrize(("line", "expected"), cases(), ids=lambda part: part if isinstance(part, str) else "")
def test_tiny_decks_have_as_many_positions_as_counted_by_hand(line: str, expected: dict[str, tuple[str, str]]):
    """SW-M1, SW-M2, SW-K1, SW-G1, SW-T1, SW-V7"""
    counted = count(*tiny(line))
    assert counted.keys() == expected.keys()
    for phase, (positions, sets) in counted.items():
        assert str(positions) == expected[phase][0]
        assert expected[phase][1] in (str(sets), "-")
