"""Laying cards: what may lie where, closing, declaring, missing a pick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.games.deli.sandwich import state_of

if TYPE_CHECKING:
    from deli_table import Scene


def laid(scene: type[Scene], areas: str, ingredient: str):
    """The places where a card of the market may be laid; it must be more than one."""
    table = scene(areas, "half-bagel", market=ingredient)
    table.do(0, "take", ingredient=ingredient)
    return [move["place"] for move in table.menu() if move["kind"] == "lay"]


def test_every_sandwich_starts_with_a_bread(scene: type[Scene]):
    """DE-L1: nothing else goes on an empty place, and a new bread goes to the first one."""
    table = scene("", "half-bagel", market="tomato half-roll tuna")
    assert table.menu() == [{"kind": "take", "ingredient": "half-roll"}]
    assert table.refused(0, "take", ingredient="tomato") == ("no-place", "DE-L6")
    table.do(0, "take", ingredient="half-roll")
    assert table.area(0) == ["half-roll"]


def test_there_is_room_for_seven_sandwiches(scene: type[Scene]):
    """DE-L1: lone breads and finished ones included; a bread that closes needs no room."""
    seven = "half-roll tuna, half-roll, half-roll, half-roll, half-roll, white-toast butter!, rye-bread tuna rye-bread"
    table = scene(seven, "half-bagel", market="half-bagel rye-bread half-roll")
    assert table.menu()[0] == {"kind": "take", "ingredient": "half-roll"}
    assert table.refused(0, "take", ingredient="half-bagel") == ("no-place", "DE-L6")
    table.do(0, "take", ingredient="half-roll")
    assert table.area(0)[0] == "half-roll tuna half-roll"


def test_at_most_four_ingredients_on_a_bread(scene: type[Scene]):
    """DE-L2: a full sandwich takes only its second bread."""
    assert laid(scene, "half-roll tuna tuna tuna tuna, half-roll tuna, half-roll", "tomato") == [1, 2]
    table = scene("half-roll tuna tuna tuna tuna, half-roll, half-roll", "half-bagel", market="tomato")
    table.do(0, "take", ingredient="tomato")
    assert table.refused(0, "lay", place=0) == ("full", "DE-L2")


def test_closed_with_the_same_kind_of_bread(scene: type[Scene]):
    """DE-L3: and with at least one ingredient; another bread only starts a sandwich."""
    assert laid(scene, "half-roll tuna, half-roll, rye-bread tuna, half-roll tomato", "half-roll") == [0, 3, 4]
    table = scene("half-roll tuna, half-roll, rye-bread tuna", "half-bagel", market="half-roll")
    table.do(0, "take", ingredient="half-roll")
    assert table.refused(0, "lay", place=1) == ("nothing-on-it", "DE-L3")
    assert table.refused(0, "lay", place=2) == ("other-bread", "DE-L3")
    table.do(0, "lay", place=0)
    assert table.area(0)[0] == "half-roll tuna half-roll"


def test_butter_and_cream_cheese_only_on_bread(scene: type[Scene]):
    """DE-L4: not on another ingredient."""
    assert laid(scene, "half-roll, half-roll tuna, rye-bread", "butter") == [0, 2]
    assert laid(scene, "half-roll, half-roll tuna, rye-bread", "cream-cheese") == [0, 2]
    table = scene("half-roll tuna, half-roll, half-roll", "half-bagel", market="butter")
    table.do(0, "take", ingredient="butter")
    assert table.refused(0, "lay", place=0) == ("bread-only", "DE-L4")


def test_one_card_of_each_sauce(scene: type[Scene]):
    """DE-L5: different sauces may meet, and other ingredients may be doubled."""
    assert laid(scene, "half-roll ranch, half-roll trinity, half-roll hot-sauce", "ranch") == [1, 2]
    assert laid(scene, "half-roll tomato, half-roll tomato tomato", "tomato") == [0, 1]
    table = scene("half-roll ranch, half-roll, half-roll", "half-bagel", market="ranch")
    table.do(0, "take", ingredient="ranch")
    assert table.refused(0, "lay", place=0) == ("one-each", "DE-L5")


def test_missing_a_pick(scene: type[Scene]):
    """DE-L6: only if nothing of the market fits; the missed pick counts."""
    table = scene("", "half-roll", market="tomato", taken=[2, 0])
    assert table.menu() == [{"kind": "pass"}]
    table.do(0, "pass")
    assert table.state.taken == [3, 0]
    assert table.state.turn() == 1
    assert table.refused(1, "pass") == ("must-take", "DE-L6")
    assert table.menu() == [{"kind": "take", "ingredient": "tomato"}]


def test_an_empty_market_is_the_same_case(scene: type[Scene]):
    """DE-L6: everybody misses the rest."""
    table = scene("half-roll", "half-roll", taken=[5, 5])
    table.do(0, "pass")
    table.do(1, "pass")
    assert table.state.round == 2


def test_nobody_has_to_close_first(scene: type[Scene]):
    """DE-L6: who could make room by closing may miss the pick all the same."""
    full = "half-roll tuna, half-roll, half-bagel, half-bagel, half-bagel, half-bagel, half-bagel"
    table = scene(full, "half-roll", market="white-toast", hands=["joker-sauce"])
    kinds = table.kinds()
    assert "pass" in kinds
    assert "close" in kinds
    assert "joker" in kinds
    table.do(0, "close", place=0, bread=1)
    assert table.kinds()[0] == "take"


def test_closing_with_a_lone_bread_is_free(scene: type[Scene]):
    """DE-L7: as often as one likes, before taking, at no cost; the lone bread's place is empty again."""
    table = scene("half-roll tuna, half-roll, half-roll tomato, half-roll", "half-bagel", market="tomato")
    table.do(0, "close", place=0, bread=1)
    table.do(0, "close", place=2, bread=3)
    assert table.area(0) == ["half-roll tuna half-roll", "half-roll tomato half-roll"]
    assert table.state.taken == [0, 0]
    assert table.state.turn() == 0
    assert table.refused(0, "close", place=0, bread=1) == ("not-unfinished", "DE-L9")


def test_closing_needs_the_same_lone_bread(scene: type[Scene]):
    """DE-L7, DE-L3: a bread with something on it, or another bread, closes nothing."""
    table = scene("half-roll tuna, half-roll tomato, rye-bread", "half-bagel", market="tomato")
    assert "close" not in table.kinds()
    assert table.refused(0, "close", place=0, bread=1) == ("no-lone-bread", "DE-L7")
    assert table.refused(0, "close", place=0, bread=2) == ("other-bread", "DE-L3")
    assert table.refused(0, "close", place=2, bread=2) == ("nothing-on-it", "DE-L3")


def test_free_moves_at_the_end_of_the_turn(scene: type[Scene]):
    """DE-L7: after laying, too, if there is anything to do."""
    table = scene("half-roll tuna", "half-bagel", market="half-roll white-toast")
    table.do(0, "take", ingredient="half-roll")
    table.do(0, "lay", place=1)
    assert table.phase == "after"
    assert table.menu() == [{"kind": "close", "place": 0, "bread": 1}, {"kind": "pass"}]
    table.do(0, "close", place=0, bread=1)
    assert table.state.turn() == 1


def test_free_moves_at_the_end_of_the_round_without_action_cards(scene: type[Scene]):
    """DE-L7: one's turn in the end-of-round phase counts, too."""
    table = scene("half-roll tuna, half-roll", "half-bagel", taken=[6, 6])
    assert table.phase == "end"
    assert table.menu() == [{"kind": "close", "place": 0, "bread": 1}, {"kind": "pass"}]


def test_wraps_are_declared_and_not_closed(scene: type[Scene]):
    """DE-L8: at least one ingredient, no second wrap, no closing bonus."""
    table = scene("wrap-tortilla tuna, wrap-tortilla", "half-bagel", market="tomato wrap-tortilla")
    assert table.refused(0, "close", place=0, bread=1) == ("wrap-lid", "DE-L8")
    assert table.refused(0, "declare", place=1) == ("nothing-on-it", "DE-L3")
    table.do(0, "declare", place=0)
    assert table.area(0) == ["wrap-tortilla tuna!", "wrap-tortilla"]
    table.do(0, "take", ingredient="wrap-tortilla")
    assert table.area(0) == ["wrap-tortilla tuna!", "wrap-tortilla", "wrap-tortilla"]


def test_only_wraps_and_the_two_toasts_are_declared(scene: type[Scene]):
    """DE-L8: butter toast and avocado toast exactly, on toast or rye."""
    table = scene(
        "white-toast butter, rye-bread avocado, half-roll butter, white-toast tuna", "half-roll", market="tuna"
    )
    assert [move["place"] for move in table.menu() if move["kind"] == "declare"] == [0, 1]
    assert table.refused(0, "declare", place=2) == ("not-declarable", "DE-L8")


def test_finished_sandwiches_take_no_more(scene: type[Scene]):
    """DE-L9: closed and declared ones."""
    assert laid(scene, "half-roll tuna half-roll, white-toast butter!, half-roll, half-roll", "tomato") == [2, 3]
    table = scene("half-roll tuna half-roll, half-roll, half-roll", "half-bagel", market="tomato")
    table.do(0, "take", ingredient="tomato")
    assert table.refused(0, "lay", place=0) == ("finished", "DE-L9")
    assert table.refused(0, "lay", place=3) == ("bread-first", "DE-L1")


def test_a_card_with_one_place_is_laid_at_once(scene: type[Scene]):
    """DE-R2: a decision is only asked where there is one."""
    table = scene("half-roll", "half-bagel", market="tomato")
    table.do(0, "take", ingredient="tomato")
    assert table.area(0) == ["half-roll tomato"]
    assert table.state.taken == [1, 0]
    assert state_of(table.state.areas[0].places[0]) == 0
