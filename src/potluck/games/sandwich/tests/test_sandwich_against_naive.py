"""The fast rules agree with a naive second referee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st
from sandwich_naive import count, takes
from sandwich_table import view_of

from potluck.engine.errors import RefusedError
from potluck.engine.match import Match
from potluck.engine.random import seeded
from potluck.games.sandwich import GAME

if TYPE_CHECKING:
    from potluck.games.sandwich.state import Sandwich

TABLES = st.fixed_dictionaries(
    {},
    optional={
        "rounds": st.integers(1, 3),
        "points": st.sampled_from(["3-2-0", "3-1-0"]),
        "own-card": st.sampled_from(["last", "released"]),
        "market": st.sampled_from(["race", "calm", "secret"]),
        "theme": st.sampled_from(["none", "naval"]),
        "tasting": st.sampled_from(["in-turn", "at-once"]),
        "small-children": st.booleans(),
        "twister": st.booleans(),
        "express": st.booleans(),
        "selling": st.sampled_from(["none", "pitch", "chef"]),
    },
)


def tastings(state: Sandwich) -> list[dict]:
    """All tastings of a finished game, as everybody saw them."""
    view = view_of(state, -1)
    found = view["past"] + view["tables"]
    return [{**table, "cooks": [plate["cook"] for plate in table["plates"]]} for table in found]


@settings(max_examples=60)
@given(options=TABLES, seats=st.integers(3, 6), seed=st.integers(0, 2**32 - 1))
def test_points_agree_with_those_of_a_second_referee(options: dict, seats: int, seed: int):
    """SW-T1, SW-N3, SW-G1, SW-V1, SW-V3, SW-V6, SW-E1"""
    try:
        match = Match(GAME, options, seats, str(seed))
    except RefusedError:
        return
    rng = seeded(seed)
    while not match.over:
        seat = match.state.turn()
        match.state.play(seat, match.state.random_move(seat, rng))
    points = count(match.options, seats, tastings(match.state))
    assert points == match.state.points()
    assert match.state.winners() == [seat for seat in range(seats) if points[seat] == max(points)]


@settings(max_examples=30)
@given(
    mode=st.sampled_from(["race", "calm", "secret"]),
    own=st.sampled_from(["last", "released"]),
    seats=st.integers(3, 6),
    seed=st.integers(0, 2**32 - 1),
)
def test_the_market_agrees_with_a_second_referee(mode: str, own: str, seats: int, seed: int):
    """SW-M1, SW-M2, SW-M3"""
    match = Match(GAME, {"market": mode, "own-card": own, "rounds": 1}, seats, str(seed))
    rng = seeded(seed)
    stalls: list[int] = [match.state.market.card(seat) for seat in range(seats)]
    grabs: list[tuple[int, int]] = []
    turns = 0
    while match.state.market.turn < match.state.terms.cards - 1 or match.state.phase == 0:
        seat = match.state.turn()
        for event in match.play(seat, match.state.random_move(seat, rng)):
            if event.kind in {"grabbed", "grabbed-by-lot", "last-card"}:
                grabs.append((event.facts["seat"], stalls.index(event.facts["ingredient"])))
            if event.kind in {"revealed", "kitchen"}:
                takes(match.options, stalls, grabs)
                turns += 1
                stalls, grabs = event.facts.get("ingredients", []), []
    assert turns == match.state.terms.cards
