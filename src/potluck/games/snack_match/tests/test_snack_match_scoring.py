"""Scoring: groups, victory, and the combinations of the diet variant."""

from __future__ import annotations

import pytest
from snack_match_table import begin, finished, view_of

from potluck.engine.errors import RefusedError
from potluck.engine.match import Match
from potluck.games.snack_match import GAME
from potluck.games.snack_match.cards import ELEMENTS, GREEN, MODIFIERS, RED, load_cards
from potluck.games.snack_match.grid import GROUPS, central_cells, complete_lines, corner_cells
from potluck.games.snack_match.scoring import largest_group

# Here no element touches its like.
PLAIN = ["Wo Dg Sb", "Sg Wb Do", "Db So Wg"]


def bonus(area: list[str], element: str, modifier: str, rival: list[str] | None = None) -> int:
    """What a combination brings to an area."""
    state = finished(area, rival or PLAIN, combinations=[(element, modifier)])
    brought: int = view_of(state)["picnics"][0]["bonuses"][0]
    return brought


def test_equal_neighbours_form_groups_foods_and_cloths_apart():
    """SM-S1: three donuts in a row and, across them, three green cloths."""
    assert finished(["Do Dg Db", "So Wg So", "Wb Kg Wb"], PLAIN).points()[0] == 1 + 1
    assert finished(["Do Dg Db", "So Wb So", "Wb Kg Wb"], PLAIN).points()[0] == 1


def test_corners_do_not_connect_and_every_visible_cell_counts():
    """SM-S1: a diagonal of sandwiches is no group; a bent row of them is one."""
    assert finished(["Wo Dg Sb", "Sg Wb Do", "Db So Wg"], PLAIN).points()[0] == 0
    assert finished(["Wo Wg Sb", "Sg Wb Do", "Db So Wg"], PLAIN).points()[0] == 1


@pytest.mark.parametrize(("size", "worth"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6), (16, 14)])
def test_a_group_of_n_scores_n_minus_2(size: int, worth: int):
    """SM-S2: 5 sandwiches score 3, 2 donuts nothing."""
    snake = [0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12]
    cells = sum(1 << cell for cell in snake[:size])
    assert (GROUPS.points[cells], GROUPS.largest[cells], GROUPS.number[cells]) == (worth, size, 1)


def test_every_group_counts_for_itself():
    """SM-S2: 3 + 3 donuts score 1 + 1, not 4."""
    assert finished(["Do Dg Db", "So Wb Sr", "Dg Db Do"], PLAIN).points()[0] == 2


def test_most_points_win():
    """SM-S3"""
    state = finished(["Do Dg Db"], ["Wo Wg Wb Wr"], ["So Sg Wb"])
    assert (state.points(), state.winners()) == ([1, 2, 0], [1])


def test_among_the_tied_the_larger_largest_group_wins():
    """SM-S3: 4 in one group beats 3 and 3, whoever else has a larger group with fewer points."""
    four = ["Do Dg Db Dr"]
    three_twice = ["Do Dg Db", "So Wb Sr", "Sg Kr So", "Wg Wb Wo"]
    state = finished(three_twice, four, ["Wo Kg Wb"])
    assert (state.points(), state.winners()) == ([2, 2, 0], [1])


def test_a_group_of_cloths_decides_too():
    """SM-S3: of any food or cloth."""
    state = finished(["Do Dg Db", "So Wb Sr", "Sg Kb So", "Wg Wb Wo"], ["Do Sg Db So", "Wg Kg Wg Dg"])
    assert [largest_group(picnic) for picnic in state.picnics] == [3, 5]
    assert state.points() == [2 + 1, 3]
    assert state.winners() == [1]


def test_if_still_tied_they_share_the_victory():
    """SM-S3"""
    state = finished(["Do Dg Db"], ["Wo Wg Wb"], ["So Sg Wb"])
    assert (state.points(), state.winners()) == ([1, 1, 0], [0, 1])


def test_nobody_has_won_before_the_end():
    """SM-S3"""
    assert begin("start", 2).winners() == []


@pytest.mark.parametrize(("diet", "red"), [("quiet", 0), ("balanced", 1), ("cerebral", 2)])
def test_two_combinations_of_an_element_and_a_modifier_are_drawn(diet: str, red: int):
    """SM-B1: from different cards, with as many red modifiers as the mode says, all of them some time."""
    cards = load_cards()
    seen: set[str] = set()
    pairs: set[tuple[str, str]] = set()
    first_red = set()
    for seed in range(300):
        (one, mod_one), (two, mod_two) = [
            (combination["element"], combination["modifier"])
            for combination in view_of(begin(seed, 2, diet=diet))["combinations"]
        ]
        assert not any({one, two} <= set(card) for card in cards.elements)
        assert not any({mod_one, mod_two} <= set(card) for card in cards.modifiers)
        assert [mod_one in RED, mod_two in RED].count(True) == red
        first_red.add(mod_one in RED)
        seen |= {one, two, mod_one, mod_two}
        pairs |= {(one, mod_one), (two, mod_two)}
    modifiers = {0: GREEN, 1: MODIFIERS, 2: RED}[red]
    assert seen == {*ELEMENTS, *modifiers}
    assert len(pairs) > len(ELEMENTS) * len(modifiers) * 0.9, "they are paired at random"
    assert first_red == {bool(red), red == 2}


def test_the_host_may_pick_elements_and_modifiers():
    """SM-B1"""
    picked = {"element-1": "soda", "modifier-1": "most", "element-2": "red", "modifier-2": "lines"}
    view = view_of(begin("host", 3, diet="balanced", **picked))
    assert view["combinations"] == [
        {"element": "soda", "modifier": "most"},
        {"element": "red", "modifier": "lines"},
    ]
    for seed in range(20):
        combinations = view_of(begin(seed, 3, diet="balanced", **{"modifier-2": "most"}))["combinations"]
        assert combinations[1]["modifier"] == "most"
        assert combinations[0]["modifier"] in GREEN


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"diet": "balanced", "element-1": "donut", "element-2": "green"}, "same-card"),
        ({"diet": "balanced", "element-1": "donut", "element-2": "donut"}, "same-card"),
        ({"diet": "balanced", "modifier-1": "pairs", "modifier-2": "lines"}, "same-card"),
        ({"diet": "quiet", "modifier-1": "most"}, "modifier-colours"),
        ({"diet": "cerebral", "modifier-2": "lines"}, "modifier-colours"),
        ({"diet": "balanced", "modifier-1": "lines", "modifier-2": "groups"}, "modifier-colours"),
        ({"element-2": "donut"}, "pick-without-diet"),
        ({"modifier-1": "lines"}, "pick-without-diet"),
    ],
)
def test_picks_that_the_cards_do_not_allow_are_refused(options: dict[str, str], code: str):
    """SM-B1"""
    with pytest.raises(RefusedError) as raised:
        Match(GAME, options, 2, "host")
    assert (raised.value.refusal.code, raised.value.refusal.rule) == (code, "SM-B1")


def test_fewest_brings_3_to_all_who_show_the_fewest():
    """SM-B2: none at all counts, and so do ties."""
    areas = (["Wo Dg Sb"], ["Ko Wg Kb"], ["Sg Wo Db"])
    state = finished(*areas, combinations=[("sausage", "fewest")])
    assert [picnic["bonuses"] for picnic in view_of(state)["picnics"]] == [[3], [0], [3]]
    state = finished(["Kg Wo Db"], areas[1], combinations=[("sausage", "fewest")])
    assert [picnic["bonuses"] for picnic in view_of(state)["picnics"]] == [[3], [0]]


def test_corners_bring_1_for_each_such_cell_in_a_corner():
    """SM-B2, SM-B4"""
    assert bonus(["Wo Dg Wb", "Sg Wb Do", "Wb So Wg"], "sandwich", "corners") == 4
    assert bonus(["Wo Dg Sb", "Sg Wb Do", "Db So Wg"], "sandwich", "corners") == 2
    assert bonus(["Wo Dg Sb", "Sg Wb Do", "Db So Wg"], "sausage", "corners") == 0


def test_groups_bring_1_for_each_group_lone_cells_too():
    """SM-B2"""
    assert bonus(["Wo Wg Sb", "Sg Db Wo", "Wb Wg Wr"], "sandwich", "groups") == 2
    assert bonus(["Wo Dg Sb", "Sg Wb Do", "Db So Wg"], "sandwich", "groups") == 3
    assert bonus(["Wo Dg Sb", "Sg Wb Do", "Db So Wg"], "sausage", "groups") == 0


def test_lines_bring_2_for_each_complete_row_or_column():
    """SM-B2, SM-B4: a cell may count in both; a row of three is not complete."""
    assert bonus(["Wo Wg Wb"], "sandwich", "lines") == 0
    assert bonus(["Wo Wg Wb Wr"], "sandwich", "lines") == 2
    assert bonus(["Wo Wg Wb Wr", "Wg Db So Kg", "Wo Kg Db So", "Wb So Kg Db"], "sandwich", "lines") == 4
    assert complete_lines(0xFFFF) == 8


def test_most_costs_3_for_all_who_show_the_most():
    """SM-B3: ties, and even if nobody shows any."""
    areas = (["Wo Dg Sb"], ["Ko Wg Kb"], ["Kg So Kr"])
    state = finished(*areas, combinations=[("sausage", "most"), ("red", "most")])
    assert [picnic["bonuses"] for picnic in view_of(state)["picnics"]] == [[0, 0], [-3, 0], [-3, -3]]
    state = finished(PLAIN, PLAIN, combinations=[("sausage", "most")])
    assert [picnic["bonuses"] for picnic in view_of(state)["picnics"]] == [[-3], [-3]]


def test_isolated_costs_2_for_each_lone_cell():
    """SM-B3"""
    assert bonus(["Wo Dg Sb", "Sg Wb Do", "Db So Wg"], "sandwich", "isolated") == -6
    assert bonus(["Wo Wg Sb", "Sg Db Wo", "Wb Dg Kr"], "sandwich", "isolated") == -4


def test_centre_costs_2_for_each_such_cell_in_the_centre():
    """SM-B3, SM-B4: the 2×2 centre of a full area, one cell of 3×3, none of two rows."""
    assert bonus(["Wo Dg Wb Dr", "Sg Wb Wo Kg", "Db Wo Wg Sb", "Wb So Kg Db"], "sandwich", "centre") == -8
    assert bonus(["Wo Dg Sb", "Sg Wb Do", "Db So Wg"], "sandwich", "centre") == -2
    assert bonus(["Wo Wg Sb Wo", "Wb Wr Wo Wg"], "sandwich", "centre") == 0


def test_pairs_cost_2_for_each_group_of_exactly_two():
    """SM-B3"""
    assert bonus(["Wo Wg Sb", "Sg Db Wo", "Db Dg Wr"], "sandwich", "pairs") == -4
    assert bonus(["Wo Wg Wb", "Sg Db So", "Db Dg Wr"], "sandwich", "pairs") == 0


def test_corners_and_centre_are_those_of_the_rectangle_that_the_area_spans():
    """SM-B4: a 1×n area has two corners, each counted once; an empty corner counts nothing."""
    assert bonus(["Wo Wg Wb"], "sandwich", "corners") == 2
    assert bonus(["Wo Wg Wb Wr"], "sandwich", "corners") == 2
    assert bonus(["Wo Wg Wb Wr", "Wg Wb Wo"], "sandwich", "corners") == 3
    assert [corner_cells(height, 1).bit_count() for height in (1, 2, 3, 4)] == [1, 2, 2, 2]
    assert [central_cells(size, size).bit_count() for size in (1, 2, 3, 4)] == [0, 0, 1, 4]
    assert central_cells(4, 3).bit_count() == 2


def test_bonus_points_are_added_before_ties_are_looked_at():
    """SM-B5: without them seat 1 would win."""
    areas = (["Do Dg Db"], ["Wo Wg Wb Wr"])
    assert finished(*areas).winners() == [1]
    state = finished(*areas, combinations=[("donut", "groups")])
    assert (state.points(), state.winners()) == ([2, 2], [1]), "now they are tied, and the larger group wins"
    state = finished(*areas, combinations=[("donut", "groups")] * 2)
    assert (state.points(), state.winners()) == ([3, 2], [0])


def test_a_total_may_be_negative():
    """SM-B5"""
    state = finished(PLAIN, ["Wo Dg Sb"], combinations=[("sandwich", "isolated"), ("donut", "isolated")])
    assert state.points() == [-12, -4]
    assert state.winners() == [1]
