"""Boxes: what fits, lids, closing, reopening, winning (SA-B1 to SA-B6)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from potluck.engine.errors import RefusedError
from potluck.games.sardines import GAME
from potluck.games.sardines.boxes import A_LID, empty_boxes
from potluck.games.sardines.deck import EITHER, LEFT, NONE, RIGHT, TWO_WAY, Deck

Scene = Any
"""The class of conftest.py, or a table made by it."""
OTHER = "bone bone bone bone bone"


def refused(table: Scene, seat: int, kind: str, **fields: object) -> tuple[str, str]:
    with pytest.raises(RefusedError) as error:
        table.do(seat, kind, **fields)
    return error.value.refusal.code, error.value.refusal.rule


def test_three_sardines_lie_head_to_tail(scene: Scene) -> None:
    """SA-B2: first and third in one direction, the second in the other."""
    table = scene(["feed-l feed-l feed-r feed-l feed-r", OTHER], {(0, 1): "feed-l"})
    assert refused(table, 0, "play", card=table.card("feed-l"), box=1) == ("wrong-direction", "SA-B3")
    table.play(0, "feed-r", 1)
    table.state.phase, table.state.chooser, table.state.active = 0, 0, 0
    assert refused(table, 0, "play", card=table.card("feed-r", 1), box=1) == ("wrong-direction", "SA-B3")
    table.play(0, "feed-l", 1)
    assert table.box(0, 1) == ["feed-l", "feed-r", "feed-l", "-"]


def test_what_fits_is_what_the_rule_says() -> None:
    """SA-B3: for every filling of a box, holes included, and every sardine; SA-B2: a two-way fits any place."""
    ways = (NONE, LEFT, RIGHT, EITHER)
    deck = Deck([TWO_WAY] * 9, [LEFT, RIGHT, EITHER] * 3, 5)
    for filling in product(ways, repeat=3):
        boxes = empty_boxes(deck, 2, 3, [])
        for place, way in enumerate(filling):
            boxes.slots[place] = NONE if way == NONE else 3 * place + way
        boxes.look_at(0)
        if not _head_to_tail(filling):
            continue
        if NONE not in filling:
            assert boxes.takes[0] == A_LID
            continue
        free = filling.index(NONE)
        for card in (0, 1, 2):
            then = (*filling[:free], deck.directions[card], *filling[free + 1 :])
            assert boxes.fits(card, 0) == _head_to_tail(then), (filling, card)


def _head_to_tail(filling: tuple[int, ...]) -> bool:
    first, second, third = (None if way in (NONE, EITHER) else way for way in filling)
    outer = [way for way in (first, third) if way is not None]
    return len(set(outer)) < 2 and (second is None or second not in outer)


def test_a_two_way_sardine_takes_on_no_direction(scene: Scene) -> None:
    """SA-B3: after two-way sardines in places 1 and 2, place 3 is free for either direction."""
    table = scene(["feed-l feed-r bone bone bone", OTHER], {(0, 1): "two-way two-way", (0, 2): "two-way feed-l"})
    plays = [(move["card"], move["box"]) for move in table.menu() if move["kind"] == "play"]
    assert (table.card("feed-l"), 1) in plays
    assert (table.card("feed-r"), 1) in plays
    assert (table.card("feed-l"), 2) not in plays
    assert (table.card("feed-r"), 2) in plays


def test_a_hole_in_the_middle_stays_and_is_filled_first(scene: Scene) -> None:
    """SA-B3: theft out of the middle; the others do not move, and the next sardine goes into the hole."""
    table = scene(
        ["steal-l bone bone bone bone", "feed-r two-way bone bone bone"],
        {(1, 1): "again-l draw-r uncover-l", (1, 2): "again-l draw-r"},
    )
    table.play(0, "steal-l", 1)
    table.do(0, "steal", from_=1, box=1, place=2)
    assert table.box(1, 1) == ["again-l", "-", "uncover-l", "-"]
    assert table.hand(0) == ["bone", "bone", "bone", "bone", "draw-r"]
    table.play(1, "feed-r", 1)
    assert table.box(1, 1) == ["again-l", "feed-r", "uncover-l", "-"]


def test_the_last_sardine_is_the_last_by_time_not_by_place(scene: Scene) -> None:
    """SA-B5: a refilled hole in place 1 is what the lid sets off."""
    table = scene(["draw-l bone bone bone bone", OTHER], {(0, 1): "- steal-r steal-l"})
    table.play(0, "draw-l", 1)
    table.do(0, "discard", cards=[table.card("bone")])
    table.do(1, "discard", cards=[table.state.hands[1][0]])
    held = len(table.state.hands[0])
    events = table.play(0, "bone", 1, "lid")
    assert table.box(0, 1) == ["draw-l", "steal-r", "steal-l", "bone"]
    assert [event.kind for event in events] == ["closed", "drew"]
    assert len(table.state.hands[0]) == held + 1


def test_a_lid_needs_three_sardines(scene: Scene) -> None:
    """SA-B4, SA-B1: bones too may be lids; a box with a hole takes none, nor does a closed one (SA-B6)."""
    table = scene(
        ["bone bone draw-l feed-l feed-r", OTHER],
        {(0, 1): "feed-l feed-r", (0, 2): "feed-l feed-r two-way", (0, 3): "feed-r feed-l two-way / bone"},
    )
    bone = table.card("bone")
    assert refused(table, 0, "lid", card=bone, box=1) == ("box-not-full", "SA-B4")
    assert refused(table, 0, "lid", card=bone, box=3) == ("box-closed", "SA-B6")
    assert refused(table, 0, "play", card=table.card("feed-l"), box=3) == ("box-closed", "SA-B6")
    assert refused(table, 0, "play", card=table.card("feed-l"), box=2) == ("box-full", "SA-B1")
    assert refused(table, 0, "play", card=bone, box=1) == ("bone-in-box", "SA-C1")
    lids = [move["card"] for move in table.menu() if move["kind"] == "lid"]
    assert lids == table.state.hands[0]
    table.do(0, "lid", card=bone, box=2)
    assert table.box(0, 2)[3] == "bone"
    assert table.state.points() == [2, 0]


def test_the_lids_own_kind_does_nothing(scene: Scene) -> None:
    """SA-B5: a lid is only a lid; a two-way sardine laid last has no effect."""
    table = scene(["draw-l bone bone bone bone", OTHER], {(0, 1): "feed-l feed-r two-way"})
    events = table.play(0, "draw-l", 1, "lid")
    assert [event.kind for event in events] == ["closed"]
    assert table.state.turn() == 1
    assert table.state.phase == 0


def test_a_reopened_box_acts_again(scene: Scene) -> None:
    """SA-B5, SA-T6: what was put in last is set off by every lid."""
    table = scene(
        ["bone bone bone bone bone", "uncover-l bone bone bone bone"],
        {(0, 1): "feed-l feed-r draw-l"},
        pile="bone " * 12,
    )
    assert [event.kind for event in table.play(0, "bone", 1, "lid")] == ["closed", "drew"]
    table.do(0, "discard", cards=table.state.hands[0][:1])
    table.play(1, "uncover-l", 1)
    events = table.do(1, "uncover", from_=0, box=1)
    assert [event.kind for event in events] == ["uncovered"]
    assert table.box(0, 1) == ["feed-l", "feed-r", "draw-l", "-"]
    assert [event.kind for event in table.play(0, "bone", 1, "lid")] == ["closed", "drew"]


def test_all_boxes_closed_wins_before_the_effect(scene: Scene) -> None:
    """SA-B1: the last lid ends the game; its draw does not happen."""
    table = scene(
        ["bone bone", OTHER],
        {
            (0, 1): "feed-l feed-r two-way / bone",
            (0, 2): "feed-l two-way two-way / bone",
            (0, 3): "two-way feed-r draw-l",
        },
    )
    pile = len(table.state.pile)
    events = table.play(0, "bone", 3, "lid")
    assert [event.kind for event in events] == ["closed", "over"]
    assert (table.state.pending(), table.state.winners()) == ([], [0])
    assert len(table.state.pile) == pile
    assert table.state.legal(0) == []
    assert GAME.view(table.state, -1).ending == "boxes"


def test_all_boxes_must_be_closed_at_the_same_time(scene: Scene) -> None:
    """SA-B1: a box that was closed once, and is open now, does not count."""
    closed = "feed-l feed-r two-way / bone"
    table = scene(
        ["bone two-way bone bone bone", "uncover-l bone bone bone bone"],
        {(0, 1): closed, (0, 2): closed, (0, 3): "feed-l feed-r two-way"},
    )
    table.state.active = table.state.chooser = 1
    table.play(1, "uncover-l", 1)
    table.do(1, "uncover", from_=0, box=2)
    table.play(0, "bone", 3, "lid")
    assert table.state.winners() == []
    assert table.state.points() == [2, 0]


def test_winning_in_the_middle_of_a_chain(scene: Scene) -> None:
    """SA-B1, SA-T3: again, again, and the last lid; what was left of the chain is dropped."""
    closed = "feed-l feed-r two-way / bone"
    table = scene(
        ["again-r bone bone bone draw-l", OTHER],
        {(0, 1): closed, (0, 2): "feed-l feed-r again-l", (0, 3): "two-way again-l"},
    )
    table.play(0, "again-r", 3)
    assert table.state.phase == 1
    table.play(0, "bone", 2, "lid")
    assert (table.state.phase, table.state.turn()) == (1, 0)
    events = table.play(0, "bone", 3, "lid")
    assert [event.kind for event in events] == ["closed", "over"]
    assert table.state.winners() == [0]
