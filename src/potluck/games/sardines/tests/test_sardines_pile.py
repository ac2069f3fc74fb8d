"""The pile, the cat and the end (SA-P1 to SA-P5)."""

from __future__ import annotations

from typing import Any

from potluck.games.sardines import GAME
from potluck.games.sardines.table import IDLE_TURNS, OVER, TURN

Scene = Any
"""The class of conftest.py, or a table made by it."""
OTHER = "bone bone bone bone bone"
CLOSED = "feed-l feed-r two-way / bone"


def test_the_last_card_in_the_middle_of_a_draw(scene: Scene) -> None:
    """SA-P1: the discards are shuffled, night falls, and the draw goes on; what was just discarded is among them."""
    table = scene(["draw-l draw-r steal-l", OTHER], pile="feed-l", discards="bone")
    gone = table.state.hands[0][:3]
    events = table.do(0, "discard", cards=gone)
    assert [event.kind for event in events] == ["discarded", "drew", "night", "drew"]
    assert table.state.night
    assert len(table.state.hands[0]) == 3
    assert len(table.state.pile) == 2
    assert table.state.discards == []
    shuffled = {*gone, table.card("bone", 5)}
    assert {*table.state.hands[0], *table.state.pile} == {table.card("feed-l"), *shuffled}
    assert "feed-l" in table.hand(0)


def test_the_pile_is_used_up_when_its_last_card_is_drawn(scene: Scene) -> None:
    """SA-P1: not only when the next card is wanted."""
    table = scene(["draw-l bone", OTHER], pile="feed-l feed-r", discards="bone bone bone")
    table.play(0, "draw-l", 1)
    assert table.state.night
    assert len(table.state.pile) == 3
    assert (table.state.turn(), table.state.phase) == (1, TURN)


def test_nothing_to_shuffle_ends_the_game(scene: Scene) -> None:
    """SA-P4: a draw takes the last card while no card has been discarded."""
    table = scene(["draw-l bone", OTHER], {(1, 1): "feed-l"}, pile="feed-l feed-r")
    events = table.play(0, "draw-l", 1)
    assert [event.kind for event in events] == ["played", "drew", "over"]
    assert table.state.phase == OVER
    assert table.state.winners() == [0, 1]


def test_nothing_to_shuffle_in_the_middle_of_a_draw_drops_the_rest(scene: Scene) -> None:
    """SA-P4, SA-P2: the second card of the draw never comes."""
    table = scene(["draw-l bone", OTHER], pile="feed-l")
    table.play(0, "draw-l", 1)
    assert table.state.phase == OVER
    assert table.hand(0) == ["bone", "feed-l"]


def test_used_up_by_night_most_closed_boxes_win(scene: Scene) -> None:
    """SA-P2: at once, on that card: the rest of the draw and of the chain is dropped."""
    table = scene(
        ["draw-l bone", OTHER],
        {(1, 1): CLOSED, (0, 1): "feed-l feed-r two-way", (0, 2): "feed-l"},
        pile="feed-l",
        discards="bone",
    )
    table.state.night = True
    table.play(0, "draw-l", 3)
    assert table.state.phase == OVER
    assert table.state.winners() == [1]
    assert len(table.state.discards) == 1
    assert GAME.view(table.state, 0).ending == "pile"


def test_a_tie_goes_to_the_cards_in_the_boxes(scene: Scene) -> None:
    """SA-P2: sardines and lids count, the hand does not."""
    table = scene(
        ["draw-l", "bone bone bone bone bone bone bone"],
        {(0, 1): CLOSED, (0, 2): "feed-l", (1, 1): CLOSED, (1, 2): "feed-l"},
        pile="feed-l",
    )
    table.state.night = True
    table.play(0, "draw-l", 3)
    assert table.state.winners() == [0]


def test_still_tied_they_share_the_victory(scene: Scene) -> None:
    """SA-P2: all who have as many closed boxes and as many cards."""
    boxes = {(0, 1): CLOSED, (1, 1): CLOSED, (1, 2): "feed-l", (2, 1): "feed-l feed-r feed-l", (2, 2): "feed-l feed-r"}
    table = scene(["draw-l", OTHER, OTHER], boxes, pile="feed-l")
    table.state.night = True
    table.play(0, "draw-l", 3)
    assert table.state.winners() == [0, 1]


def test_the_cat_wins(scene: Scene) -> None:
    """SA-P3: with this option everybody loses, however many boxes are closed; SA-P4 too."""
    for night in (True, False):
        table = scene(["draw-l bone", OTHER], {(0, 1): CLOSED}, pile="feed-l")
        table.state.night, table.state.cat_wins = night, True
        events = table.play(0, "draw-l", 3)
        assert (table.state.phase, table.state.winners()) == (OVER, [])
        assert events[-1].facts == {"ending": "cat", "winners": [], "number": 0}


def test_the_cat_does_not_win_when_boxes_are_closed_in_time(scene: Scene) -> None:
    """SA-P3, SA-B1: the last lid comes before the draw that would have used up the pile."""
    table = scene(["bone", OTHER], {(0, 1): CLOSED, (0, 2): CLOSED, (0, 3): "feed-l feed-r draw-l"}, pile="feed-l")
    table.state.night = table.state.cat_wins = True
    table.play(0, "bone", 3, "lid")
    assert table.state.winners() == [0]


def test_sixty_turns_without_a_card_from_the_pile(scene: Scene) -> None:
    """SA-P5: two lids go to and fro; after 60 turns the boxes are counted, with the cat's option too."""
    table = scene(
        ["bone bone", "bone bone"],
        {(0, 1): "feed-l feed-r uncover-l", (0, 2): "feed-l", (1, 1): "feed-l feed-r uncover-l / bone"},
    )
    table.state.cat_wins = True
    turns = 0
    while table.state.pending():
        seat = table.state.turn()
        table.play(seat, "bone", 1, "lid")
        table.do(seat, "uncover", from_=1 - seat, box=1)
        turns += 1
        assert turns <= IDLE_TURNS
    assert turns == IDLE_TURNS == 60
    assert (table.state.points(), table.state.winners()) == ([0, 1], [1])
    assert GAME.view(table.state, 0).ending == "stalled"


def test_a_card_from_the_pile_starts_the_count_anew(scene: Scene) -> None:
    """SA-P5: in a row means in a row."""
    table = scene(["feed-l two-way bone", OTHER], pile="bone bone bone")
    table.state.idle = 58
    table.play(0, "two-way", 1)
    assert table.state.idle == 59
    table.do(1, "discard", cards=table.state.hands[1][:1])
    assert table.state.idle == 0
    assert table.state.phase == TURN
