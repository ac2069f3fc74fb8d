"""The numbers of positions, endings and information sets of tiny decks, counted by two implementations of the rules."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from snack_match_naive_game import Rules, count
from snack_match_table import faces

from potluck.engine.state import REFEREE
from potluck.games.snack_match import GAME
from potluck.games.snack_match.cards import make_deck
from potluck.games.snack_match.picnic import Picnic
from potluck.games.snack_match.state import SnackMatch

FILE = Path(__file__).parent / "perft.txt"


class Entry(NamedTuple):
    """A paragraph of the file."""

    strips: list[list[tuple[str, str]]]
    table: dict[str, str]
    counted: tuple[int, int, int]

    def __str__(self) -> str:
        return f"{len(self.strips)}-strips-" + "-".join(self.table.values())


def entries() -> list[Entry]:
    """All paragraphs that have a deck."""
    found = []
    for paragraph in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = dict(line.split(" ", 1) for line in paragraph.splitlines() if not line.startswith("#"))
        if lines:
            strips = [faces(strip) for strip in lines["deck"].split("|")]
            table = dict(word.split("=") for word in lines["table"].split())
            numbers = tuple(int(lines[name]) for name in ("positions", "endings", "information-sets"))
            found.append(Entry(strips, table, numbers))
    return found


def starts(entry: Entry) -> list[SnackMatch]:
    """The beginning of the turn for every order of the pile."""
    deck = make_deck(entry.strips)
    seats = int(entry.table["seats"])
    fixed, layered = entry.table["frame"] == "fixed", entry.table["layering"] == "full"
    found = []
    for pile in permutations(range(deck.size)):
        picnics = [Picnic(deck, [], [], [], fixed=fixed, layered=layered) for _ in range(seats)]
        state = SnackMatch(deck, seats, list(pile), [], picnics)
        state.round = int(entry.table["turn"]) - 1
        state.deal()
        found.append(state)
    return found


def seen(state: SnackMatch, seat: int) -> bytes:
    """The bytes of a view."""
    return msgspec.json.encode(GAME.view(state, seat))


def counted(entry: Entry) -> tuple[int, int, int]:
    """Positions, endings and information sets by the real rules."""
    level = {seen(state, REFEREE): state for state in starts(entry)}
    everything = dict(level)
    for _ in range(int(entry.table["moves"])):
        after: dict[bytes, SnackMatch] = {}
        for state in level.values():
            for seat in state.pending():
                for move in state.legal(seat):
                    other = state.clone()
                    other.play(seat, move)
                    after[seen(other, REFEREE)] = other
        level = after
        everything |= level
    known = {(seat, seen(state, seat)) for state in everything.values() for seat in state.pending()}
    return len(everything), sum(not state.pending() for state in everything.values()), len(known)


@pytest.mark.parametrize("entry", entries(), ids=str)
def test_counts_agree_with_the_file_and_with_naive_rules(entry: Entry):
    """SM-F1, SM-F3, SM-F4, SM-F5, SM-1P1"""
    rules = Rules(
        entry.strips,
        int(entry.table["seats"]),
        fixed=entry.table["frame"] == "fixed",
        layered=entry.table["layering"] == "full",
    )
    by_hand = count(rules, int(entry.table["turn"]), int(entry.table["moves"]))
    assert counted(entry) == by_hand == entry.counted
