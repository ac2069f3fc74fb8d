"""Alone against the automaton."""

from __future__ import annotations

import pytest
from snack_match_naive import automaton_points
from snack_match_table import begin, faces, finished, hold, view_of

from potluck.engine.errors import RefusedError
from potluck.engine.match import Match
from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.games.snack_match import GAME, moves
from potluck.games.snack_match.cards import GREEN, RED

PLAIN = ["Wo Dg Sb", "Sg Wb Do", "Db So Wg"]
SEVEN_DONUTS_EIGHT_GREEN = "Dg Dg Db Wg Wo Sr Sg So Kg Kr Do Wg Wb Dr Db So Sr Dg Ko Kb Sg Wr Wb Kr"
"""24 cells, as in the rulebook's example."""


def test_eight_turns_one_card_laid_the_other_to_the_automaton():
    """SM-1P1"""
    state = begin("turns", 1)
    rng = seeded("turns")
    turns = 0
    while state.pending():
        one, two = state.hand(0)
        assert state.pile[2 * turns : 2 * turns + 2] in ([one, two], [two, one])
        assert {moves.card_of(move) for move in state.legal(0)} == {one, two}
        move = state.random_move(0, rng)
        state.play(0, move)
        turns += 1
        assert state.automaton[-1] == (two if moves.card_of(move) == one else one)
        assert view_of(state, 0)["automaton"]["cards"] == view_of(state, SPECTATOR)["automaton"]["cards"]
        assert len(view_of(state, 0)["automaton"]["cards"]) == len(view_of(state, 0)["picnics"][0]["cards"]) == turns
    assert turns == 8


def test_there_is_no_draft_alone():
    """SM-1P1"""
    state = begin("draft", 1)
    with pytest.raises(RefusedError, match="draft-over"):
        GAME.read(state, 0, GAME.shape({"kind": "keep", "card": state.hand(0)[0]}))


def test_the_automaton_scores_its_most_frequent_food_and_cloth():
    """SM-1P2: 7 donuts and 8 green cloths are 15, as in the rulebook's example."""
    state = finished(PLAIN, automaton=SEVEN_DONUTS_EIGHT_GREEN)
    assert len(state.automaton) == 8
    assert (state.automaton_cells(1), state.automaton_cells(5)) == (7, 8)
    assert state.automaton_points() == view_of(state)["automaton"]["points"] == 15
    cells = faces(SEVEN_DONUTS_EIGHT_GREEN)
    assert automaton_points(list(range(8)), [cells[at : at + 3] for at in range(0, 24, 3)]) == 15


@pytest.mark.parametrize(("row", "points", "winners"), [("Wo Dg Sb", 2, [0]), ("Wo Wg Sb", 3, []), ("Wo Wg Wb", 4, [])])
def test_one_wins_with_a_strictly_higher_score(row: str, points: int, winners: list[int]):
    """SM-1P2"""
    state = finished(["Do Dg Db Dr", "Wg Kb Wr Do", "Sb Sr Kg Sg"], automaton=row)
    assert state.points() == [3]
    assert (state.automaton_points(), state.winners()) == (points, winners)


@pytest.mark.parametrize(("difficulty", "green", "red"), [("easy", 2, 0), ("medium", 1, 1), ("hard", 0, 2)])
def test_difficulties_have_their_modifiers(difficulty: str, green: int, red: int):
    """SM-1P3"""
    for seed in range(20):
        drawn = [one["modifier"] for one in view_of(begin(seed, 1, difficulty=difficulty))["combinations"]]
        assert [sum(name in GREEN for name in drawn), sum(name in RED for name in drawn)] == [green, red]
    assert begin("none", 1).combinations == []


@pytest.mark.parametrize(
    ("row", "fewest", "most"),
    [("Kb Kg So", 3, 0), ("Kb Sg So", 3, -3), ("Wb Sg So", 0, -3)],
    ids=["fewer than the automaton", "as many", "more"],
)
def test_fewest_and_most_compare_with_the_automaton(row: str, fewest: int, most: int):
    """SM-1P3: a tie counts as usual; the automaton's own score stays as it is."""
    area = ["Wo Dg Sb", "Sg Kb Do", "Db So Wg"]
    state = finished(area, combinations=[("sausage", "fewest"), ("sausage", "most")], automaton=row)
    assert view_of(state)["picnics"][0]["bonuses"] == [fewest, most]
    assert state.automaton_points() == finished(area, automaton=row).automaton_points()


def test_the_automatons_row_may_decide_before_anything_is_laid():
    """SM-1P3: with no cards on either side the numbers are equal."""
    state = begin("early", 1, difficulty="medium", **{"modifier-1": "fewest", "modifier-2": "centre"})
    hold(state, 0, 1)
    assert view_of(state, 0)["picnics"][0]["bonuses"] == [3, 0]


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({"difficulty": "easy"}, 2, "difficulty-together"),
        ({"diet": "quiet"}, 1, "diet-alone"),
        ({"diet": "quiet", "difficulty": "easy"}, 1, "diet-alone"),
    ],
)
def test_difficulty_is_for_one_and_diet_for_several(options: dict[str, str], seats: int, code: str):
    """SM-1P3"""
    with pytest.raises(RefusedError, match=code):
        Match(GAME, options, seats, "seed")
