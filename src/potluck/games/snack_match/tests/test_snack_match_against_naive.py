"""Scores, visible faces and legal placements agree with a second, naive implementation of the rules."""

from __future__ import annotations

import msgspec
import pytest
import snack_match_naive as naive
from hypothesis import given, settings
from hypothesis import strategies as st

from potluck.engine.options import complete
from potluck.engine.playout import play_randomly
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE
from potluck.games.snack_match import GAME
from potluck.games.snack_match.state import PLACEMENT, SnackMatch

GAMES = 500
TABLES = [
    ({}, 2),
    ({}, 3),
    ({"layering": "top"}, 2),
    ({"diet": "quiet"}, 2),
    ({"diet": "balanced"}, 3),
    ({"diet": "cerebral"}, 2),
    ({}, 1),
    ({"difficulty": "medium", "frame": "fixed"}, 1),
]


def begin(seed: object, seats: int, **options: str) -> SnackMatch:
    """A new game."""
    return GAME.start(complete(GAME.options, options), seats, seeded(seed))


def view_of(state: SnackMatch) -> dict:
    """The referee's view as JSON."""
    return msgspec.json.decode(msgspec.json.encode(GAME.view(state, REFEREE)))


def check_score(state: SnackMatch) -> None:
    """Compare everything that is scored or seen."""
    view = view_of(state)
    assert naive.points(view) == state.points() == [picnic["points"] for picnic in view["picnics"]]
    for picnic in view["picnics"]:
        seen = {(cell["row"], cell["column"]): (cell["food"], cell["cloth"]) for cell in picnic["cells"]}
        assert naive.visible(naive.laid_cards(picnic)) == seen
    if view["phase"] == "over":
        assert naive.winners(view) == state.winners() == view["winners"]
        if view["automaton"]:
            assert naive.automaton_points(view["automaton"]["cards"]) == view["automaton"]["points"]


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_finished_games_score_the_same(options: dict[str, str], seats: int):
    """SM-S1, SM-S2, SM-S3, SM-B2, SM-B3, SM-B4, SM-B5, SM-1P2, SM-1P3: in thousands of random games."""
    rng = seeded("scores", options, seats)
    for number in range(GAMES):
        state = begin(number, seats, **options)
        play_randomly(state, rng)
        check_score(state)


@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_unfinished_games_score_the_same(seed: int, table: tuple[dict[str, str], int]):
    options, seats = table
    state = begin(seed, seats, **options)
    rng = seeded(seed, "moves")
    while state.pending():
        check_score(state)
        state.play(state.turn(), state.random_move(state.turn(), rng))


def check_legal(state: SnackMatch, seat: int, options: dict[str, str]) -> None:
    """Compare the legal placements of a seat; each is listed once."""
    cards = naive.laid_cards(view_of(state)["picnics"][seat])
    fixed, layered = options.get("frame") == "fixed", options.get("layering") != "top"
    listed = []
    for move in state.legal(seat):
        shape = GAME.unpack(state, seat, move)
        listed.append(naive.same((shape.card, shape.cells, frozenset(shape.under)), first=not cards and not fixed))
    assert len(set(listed)) == len(listed)
    wanted = [naive.placements(cards, card, fixed=fixed, layered=layered) for card in state.hand(seat)]
    assert set(listed) == set().union(*wanted)


@settings(max_examples=120)
@given(
    seed=st.integers(0, 2**32),
    moves=st.integers(0, 23),
    options=st.fixed_dictionaries(
        {"layering": st.sampled_from(["full", "full", "top"]), "frame": st.sampled_from(["floating", "fixed"])}
    ),
)
def test_exactly_the_legal_placements_are_listed(seed: int, moves: int, options: dict[str, str]):
    """SM-P1, SM-P2, SM-P3, SM-P4, SM-O1, SM-O2: every place in any layering, none twice."""
    state = begin(seed, 2, **options)
    rng = seeded(seed, "moves")
    for _ in range(moves):
        state.play(state.turn(), state.random_move(state.turn(), rng))
    while state.phase != PLACEMENT:
        state.play(state.turn(), state.random_move(state.turn(), rng))
    check_legal(state, state.turn(), options)


def test_strips_that_read_the_same_both_ways_are_listed_once():
    """SM-P2: the four such strips, on the first place and on later ones."""
    same_both_ways = [card for card, strip in enumerate(naive.STRIPS) if strip == strip[::-1]]
    assert len(same_both_ways) == 4
    for card in same_both_ways:
        state = begin(card, 1)
        state.first[0] = card
        check_legal(state, 0, {})
        state.play(0, state.legal(0)[0])
        state.second[0] = next(other for other in same_both_ways if other != card)
        check_legal(state, 0, {})


@pytest.mark.parametrize("fixed", [False, True])
def test_deep_weaves_are_listed_exactly(fixed: bool):  # noqa: FBT001 a parameter of pytest
    """SM-P4: seven cards on a full area leave many layerings, and circles to avoid."""
    options = {"frame": "fixed"} if fixed else {}
    for seed in range(3):
        state = begin(seed, 1, **options)
        rng = seeded(seed, "deep")
        for _ in range(7):
            state.play(0, max((state.random_move(0, rng) for _ in range(9)), key=lambda move: (move & 255).bit_count()))
        check_legal(state, 0, options)
