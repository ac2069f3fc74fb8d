"""Positions, endings and information sets of tiny tables, counted by two implementations of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from deli_naive_game import count
from deli_table import Scene

from potluck.engine.state import REFEREE
from potluck.games.deli import GAME

if TYPE_CHECKING:
    from potluck.games.deli.state import Deli

FILE = Path(__file__).parent / "perft.txt"
COUNTERS = ("course", "pick", "optional")


def entries() -> list[dict[str, str]]:
    """All paragraphs that have a table."""
    found = []
    for paragraph in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = dict(line.split(" ", 1) for line in paragraph.splitlines() if not line.startswith("#"))
        if lines:
            found.append(lines)
    return found


def expected(entry: dict[str, str]) -> tuple[int, int, int]:
    return int(entry["positions"]), int(entry["endings"]), int(entry["information-sets"])


def starts(entry: dict[str, str]) -> list[Deli]:
    """One table for each card that seat 1 can hold."""
    areas = [area.strip() for area in entry["areas"].split("|")]
    taken = [int(number) for number in entry["taken"].split()]
    hidden = entry.get("hidden", "").split()
    deals = [("", ""), *[(card, " ".join(other for other in hidden if other != card)) for card in hidden]]
    return [
        Scene(*areas, market=entry["market"], taken=taken, at_round=5, hands=["", card], actions=rest).state
        for card, rest in (deals[1:] or deals)
    ]


def seen(state: Deli, seat: int, *without: str) -> bytes:
    """The bytes of a view, or of a part of it."""
    view = msgspec.to_builtins(GAME.view(state, seat))
    return msgspec.json.encode({key: value for key, value in view.items() if key not in without})


def counted(entry: dict[str, str]) -> tuple[int, int, int]:
    """Positions, endings and information sets by the real rules."""
    level = {seen(state, REFEREE): state for state in starts(entry)}
    everything = dict(level)
    while level:
        after: dict[bytes, Deli] = {}
        for state in level.values():
            for seat in state.pending():
                for move in state.legal(seat):
                    other = state.clone()
                    other.play(seat, move)
                    after[seen(other, REFEREE)] = other
        level = {key: state for key, state in after.items() if key not in everything}
        everything |= level
    plain = {seen(state, REFEREE, *COUNTERS): state for state in everything.values()}
    known = {(seat, seen(state, seat, *COUNTERS)) for state in plain.values() for seat in state.pending()}
    return len(plain), sum(not state.pending() for state in plain.values()), len(known)


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: f"{entry['areas']} / {entry['market']}")
def test_counts_agree_with_the_file(entry: dict[str, str]):
    """DE-R2, DE-R3, DE-L1, DE-L6, DE-L7, DE-A4, DE-H11"""
    assert counted(entry) == expected(entry)


@pytest.mark.parametrize(
    "entry",
    [entry for entry in entries() if "hidden" not in entry],
    ids=lambda entry: f"{entry['areas']} / {entry['market']}",
)
def test_naive_rules_count_the_same(entry: dict[str, str]):
    """DE-R2, DE-L1, DE-L2, DE-L3, DE-L4, DE-L5, DE-L6, DE-L7, DE-L8"""
    areas = []
    for text in entry["areas"].split("|"):
        made = [tuple(part.split()) for part in text.split(",") if part.strip()]
        areas.append((*made, *[()] * (7 - len(made))))
    taken = [int(number) for number in entry["taken"].split()]
    found = count((areas[0], areas[1]), tuple(sorted(entry["market"].split())), (taken[0], taken[1]))
    assert found == expected(entry)[:2]
