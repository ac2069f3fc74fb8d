"""Placing a card: the floating frame, orientations, touching, and over and under."""

from __future__ import annotations

import pytest
from snack_match_naive import STRIPS
from snack_match_table import HORIZONTAL, begin, hold, lay_all, place, placing, refused_place, view_of

from potluck.games.snack_match import GAME, moves

SAME_BOTH_WAYS = next(card for card, strip in enumerate(STRIPS) if strip == strip[::-1])
LEFT_OF_IT = [[0, -1], [1, -1], [2, -1]]
RIGHT_OF_IT = [[0, 3], [1, 3], [2, 3]]


def shown(state, row: int, column: int) -> int:  # noqa: ANN001 a game's state
    """The card that is seen on a cell of seat 0's area."""
    cells = view_of(state, 0)["picnics"][0]["cells"]
    return next(cell["card"] for cell in cells if (cell["row"], cell["column"]) == (row, column))


@pytest.mark.parametrize("beyond", [RIGHT_OF_IT, LEFT_OF_IT, [[-1, 0], [-1, 1], [-1, 2]], [[1, 0], [2, 0], [3, 0]]])
def test_the_area_grows_in_any_direction(beyond: list):
    """SM-P1"""
    state = placing(0, 1)
    place(state, 0, HORIZONTAL)
    place(state, 1, beyond)
    assert [laid["cells"] for laid in view_of(state, 0)["picnics"][0]["cards"]] == [HORIZONTAL, beyond]


@pytest.mark.parametrize(("first", "then"), [(LEFT_OF_IT, RIGHT_OF_IT), (RIGHT_OF_IT, LEFT_OF_IT)])
def test_the_area_never_spans_more_than_four_cells(first: list, then: list):
    """SM-P1: five columns are too many, whichever side grew first."""
    state = placing(0, 1)
    lay_all(state, (0, HORIZONTAL), (1, first))
    hold(state, 2, 3)
    assert refused_place(state, 2, then) == ("too-large", "SM-P1")
    assert refused_place(state, 2, [[2, 0], [3, 0], [4, 0]]) == ("too-large", "SM-P1")
    assert refused_place(state, 2, [[900, 0], [901, 0], [902, 0]]) == ("too-large", "SM-P1")


def test_the_area_need_not_be_filled():
    """SM-P1: eight cards on the same three cells are legal."""
    state = begin("stack", 1)
    for card in range(8):
        hold(state, card, card + 8)
        place(state, card, HORIZONTAL)
    assert len(view_of(state)["picnics"][0]["cells"]) == 3
    assert state.pending() == []


def test_the_first_card_only_chooses_its_orientation():
    """SM-P2: four of them, two for a strip that reads the same both ways."""
    state = placing(0, SAME_BOTH_WAYS)
    first = [GAME.unpack(state, 0, move) for move in state.legal(0)]
    assert sorted(shape.cells for shape in first if shape.card == 0) == [
        ((0, 0), (-1, 0), (-2, 0)),
        ((0, 0), (0, -1), (0, -2)),
        ((0, 0), (0, 1), (0, 2)),
        ((0, 0), (1, 0), (2, 0)),
    ]
    assert len([shape for shape in first if shape.card == SAME_BOTH_WAYS]) == 2
    assert refused_place(state, 0, [[1, 0], [1, 1], [1, 2]]) == ("first-card-origin", "SM-P2")


def test_both_ways_to_say_a_strip_that_reads_the_same_are_one_move():
    """SM-P2"""
    state = placing(SAME_BOTH_WAYS, 1)
    shapes = [
        GAME.shape({"kind": "place", "card": SAME_BOTH_WAYS, "cells": way})
        for way in (HORIZONTAL, [[0, 0], [0, -1], [0, -2]])
    ]
    assert GAME.read(state, 0, shapes[0]) == GAME.read(state, 0, shapes[1])


@pytest.mark.parametrize(
    "cells",
    [
        [[0, 0], [1, 1], [2, 2]],
        [[0, 0], [0, 1], [1, 1]],
        [[0, 0], [0, 1], [0, 3]],
        [[0, 0], [0, 2], [0, 1]],
        [[0, 0], [0, 0], [0, 0]],
        [[0, 0], [0, 1], [0, 0]],
        [[0, 0], [0, 2], [0, 4]],
    ],
)
def test_a_card_lies_straight_on_three_cells(cells: list):
    """SM-P2: never diagonally, bent or torn."""
    assert refused_place(placing(0, 1), 0, cells) == ("not-a-strip", "SM-P2")


def test_a_card_turned_round_shows_its_cells_the_other_way():
    """SM-P2: the cells are in the card's own order."""
    state = placing(0, 1)
    place(state, 0, [[0, 0], [0, -1], [0, -2]])
    cells = view_of(state, 0)["picnics"][0]["cells"]
    assert [(cell["column"], cell["food"], cell["cloth"]) for cell in cells] == [
        (column, *STRIPS[0][-column]) for column in (-2, -1, 0)
    ]


def test_a_card_lies_beside_or_over_another():
    """SM-P3: an edge or a cell in common, a corner is not enough."""
    state = placing(0, 1)
    lay_all(state, (0, HORIZONTAL))
    hold(state, 1, 2)
    assert refused_place(state, 1, [[1, 3], [2, 3], [3, 3]]) == ("touches-nothing", "SM-P3")
    assert refused_place(state, 1, [[3, 0], [3, 1], [3, 2]]) == ("touches-nothing", "SM-P3")
    legal = {GAME.unpack(state, 0, move).cells for move in state.legal(0)}
    assert ((0, 3), (1, 3), (2, 3)) in legal, "beside, by one edge"
    assert ((1, 0), (1, 1), (1, 2)) in legal, "beside, by three"
    assert ((0, 1), (0, 2), (0, 3)) in legal, "overlapping partly"
    assert ((0, 0), (0, 1), (0, 2)) in legal, "overlapping wholly"


def test_for_each_overlapped_card_one_decides_over_or_under():
    """SM-P4: two cards side by side, a third across both: four ways."""
    state = placing(0, 1)
    lay_all(state, (0, HORIZONTAL), (1, [[1, 0], [1, 1], [1, 2]]))
    hold(state, 2, 3)
    across = ((0, 1), (1, 1), (2, 1))
    ways = {
        shape.under for m in state.legal(0) if (shape := GAME.unpack(state, 0, m)).card == 2 and shape.cells == across
    }
    assert ways == {(), (0,), (1,), (0, 1)}
    place(state, 2, [list(cell) for cell in across], [1])
    assert [shown(state, row, 1) for row in range(3)] == [2, 1, 2]


def test_no_card_lies_over_another_in_a_circle():
    """SM-P4: 1 lies over 0, so 2 cannot lie under 0 and over 1."""
    state = placing(0, 1)
    lay_all(state, (0, HORIZONTAL), (1, HORIZONTAL))
    hold(state, 2, 3)
    assert refused_place(state, 2, HORIZONTAL, [0]) == ("cycle", "SM-P4")
    legal = {
        shape.under for m in state.legal(0) if (shape := GAME.unpack(state, 0, m)).cells == ((0, 0), (0, 1), (0, 2))
    }
    assert legal == {(), (1,), (0, 1)}


def test_a_circle_through_cards_that_do_not_touch_the_new_one_is_refused_too():
    """SM-P4: 0 under 1 under 2; card 3 touches 0 and 2 alone."""
    state = placing(0, 1)
    lay_all(
        state,
        (0, HORIZONTAL),
        (1, [[0, 0], [1, 0], [2, 0]]),
        (2, [[2, 0], [2, 1], [2, 2]]),
    )
    hold(state, 3, 4)
    across = [[0, 2], [1, 2], [2, 2]]
    assert refused_place(state, 3, across, [0]) == ("cycle", "SM-P4")
    legal = {
        shape.under for m in state.legal(0) if (shape := GAME.unpack(state, 0, m)).cells == ((0, 2), (1, 2), (2, 2))
    }
    assert legal == {(), (2,), (0, 2)}


def test_layerings_that_look_the_same_now_bind_later_cards():
    """SM-P4: under the upper card or under both shows the same; it is not the same for the next card."""
    boards = []
    for under in ([1], [0, 1]):
        state = placing(0, 1)
        lay_all(state, (0, HORIZONTAL), (1, HORIZONTAL), (2, HORIZONTAL, under))
        assert [shown(state, 0, column) for column in range(3)] == [1, 1, 1]
        hold(state, 3, 4)
        boards.append({GAME.unpack(state, 0, move).under for move in state.legal(0)})
    assert boards[0] == {(), (1,), (1, 2), (0, 1, 2)}
    assert boards[1] == {(), (1,), (0, 1), (0, 1, 2)}


def test_one_goes_under_laid_cards_that_one_overlaps_each_named_once():
    """SM-P4"""
    state = placing(0, 1)
    lay_all(state, (0, HORIZONTAL), (1, [[1, 0], [1, 1], [1, 2]]))
    hold(state, 2, 3)
    assert refused_place(state, 2, HORIZONTAL, [1]) == ("under-not-overlapped", "SM-P4")
    assert refused_place(state, 2, HORIZONTAL, [9]) == ("under-not-overlapped", "SM-P4")
    assert refused_place(state, 2, HORIZONTAL, [0, 0]) == ("under-twice", "SM-P4")


def test_a_laid_card_never_moves():
    """SM-P5: whatever is laid later, its cells and what it lies under stay the same."""
    state = placing(0, 1)
    before: list = []
    for card, cells, under in (
        (0, HORIZONTAL, []),
        (1, LEFT_OF_IT, []),
        (2, [[0, -1], [0, 0], [0, 1]], [0]),
        (3, [[-1, 1], [0, 1], [1, 1]], [0, 2]),
    ):
        lay_all(state, (card, cells, under))
        now = view_of(state, 0)["picnics"][0]["cards"]
        assert now[:-1] == before
        before = now


def test_the_topmost_card_is_seen():
    """SM-P5: a new one under the others shows only where nothing lies."""
    state = placing(0, 1)
    lay_all(state, (0, HORIZONTAL), (1, [[0, 1], [0, 2], [0, 3]], [0]), (2, [[0, 1], [1, 1], [2, 1]], [0]))
    assert [shown(state, 0, column) for column in range(4)] == [0, 0, 0, 1]
    assert [shown(state, row, 1) for row in range(3)] == [0, 2, 2]
    lay_all(state, (3, [[0, 1], [0, 2], [0, 3]]))
    assert [shown(state, 0, column) for column in range(4)] == [0, 3, 3, 3]


def test_cards_only_go_on_top_where_that_was_chosen():
    """SM-O1"""
    state = placing(0, 1, layering="top")
    lay_all(state, (0, HORIZONTAL))
    hold(state, 1, 2)
    assert refused_place(state, 1, HORIZONTAL, [0]) == ("only-on-top", "SM-O1")
    assert {move & 255 for move in state.legal(0)} == {0}
    place(state, 1, HORIZONTAL)
    assert shown(state, 0, 1) == 1


def test_a_fixed_frame_counts_from_its_upper_left_cell():
    """SM-O2: the first card may lie anywhere in it, no card outside."""
    state = placing(0, 1, frame="fixed")
    assert len([move for move in state.legal(0) if moves.card_of(move) == 0]) == 16 * 2
    assert refused_place(state, 0, [[0, 2], [0, 3], [0, 4]]) == ("outside-fixed-frame", "SM-O2")
    place(state, 0, [[3, 3], [3, 2], [3, 1]])
    assert view_of(state, 0)["picnics"][0]["cards"][0]["cells"] == [[3, 3], [3, 2], [3, 1]]
    assert refused_place(state, 1, [[4, 1], [5, 1], [6, 1]]) == ("outside-fixed-frame", "SM-O2")
    assert refused_place(state, 1, [[3, -1], [3, 0], [3, 1]]) == ("outside-fixed-frame", "SM-O2")
    place(state, 1, [[0, 1], [1, 1], [2, 1]])
    assert view_of(state, 0)["picnics"][0]["cards"][0]["cells"] == [[3, 3], [3, 2], [3, 1]]
