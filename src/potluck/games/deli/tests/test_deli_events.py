"""Events: what each does, whom it spares, who chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deli_table import Scene


def noted(table: Scene):
    return [sum(points) for points in table.state.noted]


def test_finished_sandwiches_are_safe_from_events(scene: type[Scene]):
    """DE-E1, DE-L9: closed and declared ones."""
    areas = "half-roll cheddar half-roll, wrap-tortilla cheddar!, white-toast butter!"
    for event in ("health-inspector", "mouse-in-the-pantry", "power-cut", "grumpy-customer", "lunch-rush", "tip-jar"):
        table = scene(areas, areas, events=event, taken=[6, 6])
        assert table.state.round == 2, event
        assert table.area(0) == table.area(1) == areas.split(", "), event
        assert noted(table) == [0, 0]


def test_tip_jar(scene: type[Scene]):
    """DE-E1, DE-E2: 1 point for each player with an unfinished sandwich; a lone bread is one."""
    table = scene(
        "half-roll, half-bagel tuna", "rye-bread", "rye-bread tuna rye-bread", events="tip-jar", taken=[6, 6, 6]
    )
    assert [points[1] for points in table.state.noted] == [1, 1, 0]


def test_free_refill(scene: type[Scene]):
    """DE-E1, DE-E2: each draws the top sauce and may lay it; else it is trashed."""
    table = scene(
        "half-roll tuna",
        "half-roll tuna, rye-bread",
        "",
        events="free-refill",
        decks={"sauce": "ranch hot-sauce trinity butter"},
        taken=[6, 6, 6],
    )
    assert (table.phase, table.state.turn()) == ("lay", 0)
    assert table.menu() == [{"kind": "lay", "place": 0}, {"kind": "pass"}]
    table.do(0, "pass")
    table.do(1, "lay", place=1)
    assert table.state.round == 2, "seat 2 has no place for its sauce"
    assert table.area(1) == ["half-roll tuna", "rye-bread hot-sauce"]
    assert table.trash(1) == ["trinity", "ranch"]


def test_lunch_rush(scene: type[Scene]):
    """DE-E1, DE-E2: one sandwich with an ingredient is finished, without closing bonus; it may be declined."""
    table = scene(
        "half-roll tuna, half-bagel, rye-bread tuna tomato", "half-roll tuna", events="lunch-rush", taken=[6, 6]
    )
    assert [move["place"] for move in table.menu() if "place" in move] == [0, 2]
    table.do(0, "choose-place", place=2)
    assert table.area(0) == ["half-roll tuna", "half-bagel", "rye-bread tuna tomato!"]
    table.do(1, "pass")
    assert table.area(1) == ["half-roll tuna"]


def test_lunch_rush_is_no_bread_for_breadhead(scene: type[Scene]):
    """DE-E2: it counts as declared."""
    table = scene(
        "half-roll tuna, half-bagel tuna half-bagel", "", hands=["breadhead"], events="lunch-rush tip-jar", taken=[6, 6]
    )
    table.do(0, "pass")
    table.do(0, "choose-place", place=0)
    assert table.state.areas[0].closed_with_bread() == 1


def test_lunch_rush_leaves_the_classic_open(scene: type[Scene]):
    """DE-E2: a classic with two breads still lacks one."""
    table = scene("rye-bread butter corned-beef swiss sauerkraut", "", events="lunch-rush", taken=[6, 6], at_round=5)
    table.do(0, "choose-place", place=0)
    assert table.phase == "over"
    assert table.state.points()[0] == 5 + 3 - 2


def test_staff_meal(scene: type[Scene]):
    """DE-E1, DE-E2: undealt, played and discarded actions shuffled together; in order; none left: nothing."""
    table = scene(
        "half-roll tuna half-roll",
        "",
        "",
        hands=["breadhead", "", ""],
        actions="doggy-bag",
        events="staff-meal",
        taken=[6, 6, 6],
    )
    table.do(0, "play", action="breadhead")
    assert sorted([*table.hand(0), *table.hand(1)]) == ["breadhead", "doggy-bag"]
    assert table.hand(2) == []
    assert table.away() == []


def test_staff_meal_leaves_petes_cards(scene: type[Scene]):
    """DE-E2: what Pete laid aside is his."""
    table = scene(
        "half-roll tuna half-roll", "", hands=["breadhead"], characters=["pete"], events="staff-meal", taken=[6, 6]
    )
    table.do(0, "play", action="breadhead")
    assert (table.hand(0), table.aside(0)) == ([], ["breadhead"])


def test_health_inspector(scene: type[Scene]):
    """DE-E1, DE-E2: the top ingredient of the tallest; the owner chooses among equally tall ones; breads are none."""
    table = scene(
        "half-roll tuna tomato, rye-bread tuna bacon, half-bagel tuna",
        "half-roll tomato, half-bagel",
        "half-roll",
        events="health-inspector",
        taken=[6, 6, 6],
    )
    assert [move["place"] for move in table.menu()] == [0, 1]
    assert table.refused(0, "choose-place", place=2) == ("event-place", "DE-E2")
    assert table.refused(0, "pass") == ("event-place", "DE-E2")
    table.do(0, "choose-place", place=1)
    assert table.area(0) == ["half-roll tuna tomato", "rye-bread tuna", "half-bagel tuna"]
    assert table.area(1) == ["half-roll", "half-bagel"]
    assert table.area(2) == ["half-roll"]
    assert table.trash(1) == ["bacon", "tomato"]


def test_mouse_in_the_pantry(scene: type[Scene]):
    """DE-E1: a lone bread, if any; the owner chooses."""
    table = scene("half-roll, rye-bread", "half-roll tuna", "half-bagel", events="mouse-in-the-pantry", taken=[6, 6, 6])
    table.do(0, "choose-place", place=0)
    assert [table.area(seat) for seat in range(3)] == [["rye-bread"], ["half-roll tuna"], []]
    assert table.trash(1) == ["half-roll", "half-bagel"]


def test_power_cut(scene: type[Scene]):
    """DE-E1: a cheese on top of an unfinished sandwich, cream cheese too."""
    table = scene(
        "half-roll tuna swiss, rye-bread cream-cheese, half-bagel swiss tuna",
        "half-roll tuna cheddar",
        events="power-cut",
        taken=[6, 6],
    )
    assert [move["place"] for move in table.menu()] == [0, 1]
    table.do(0, "choose-place", place=1)
    assert table.area(0) == ["half-roll tuna swiss", "rye-bread", "half-bagel swiss tuna"]
    assert table.area(1) == ["half-roll tuna"]


def test_grumpy_customer(scene: type[Scene]):
    """DE-E1, DE-E2: first all choose, then the cards are laid in order; who has a place must lay."""
    table = scene(
        "half-roll tuna, rye-bread tomato",
        "half-bagel bacon, rye-bread",
        "half-roll",
        events="grumpy-customer",
        taken=[6] * 3,
    )
    table.do(0, "choose-place", place=1)
    assert (table.phase, table.state.turn()) == ("lay", 1), "seat 2 passes nothing; seat 1 has two places"
    assert [move["kind"] for move in table.menu()] == ["lay", "lay"]
    assert table.refused(1, "pass") == ("must-lay", "DE-R2")
    table.do(1, "lay", place=0)
    assert [table.area(seat) for seat in range(3)] == [
        ["half-roll tuna", "rye-bread"],
        ["half-bagel tomato", "rye-bread"],
        ["half-roll bacon"],
    ]


def test_grumpy_customer_trashes_what_fits_nowhere(scene: type[Scene]):
    """DE-E2: a joker leaves the game instead."""
    table = scene("half-roll butter*", "half-bagel bacon tuna tuna", events="grumpy-customer", taken=[6, 6])
    assert [table.area(0), table.area(1)] == [["half-roll tuna"], ["half-bagel bacon tuna"]]
    assert table.trash(1) == []
    nothing = scene("half-roll tuna", "", events="grumpy-customer", taken=[6, 6])
    assert nothing.trash(1) == ["tuna"]


def test_who_has_none_loses_nothing(scene: type[Scene]):
    """DE-E2: no ingredient, no lone bread, no cheese on top."""
    for event in ("health-inspector", "mouse-in-the-pantry", "power-cut", "grumpy-customer", "lunch-rush"):
        table = scene("", "", events=event, taken=[6, 6])
        assert table.state.round == 2
        assert table.trash(1) == []
