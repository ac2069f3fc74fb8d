"""Assortments and their bonuses (SA-V1 to SA-V4)."""

from __future__ import annotations

from typing import Any

import pytest

from potluck.engine.errors import RefusedError
from potluck.games.sardines import GAME
from potluck.games.sardines.table import DRAWING, EXTRA, TURN

Scene = Any
"""The class of conftest.py, or a table made by it."""
EACH = ["lemon", "tomato", "garlic", "pepper"]
OTHER = "bone bone bone bone bone"
NO_PEPPER = {(0, 4): "two-way", (1, 4): "two-way"}


def assorted(
    scene: Scene, hands: list[str], boxes: dict[tuple[int, int], str], kinds: list[str] | None = None, **more: object
) -> Scene:
    return scene(hands, boxes, each=4, kinds=kinds or EACH * len(hands), **more)


def test_four_boxes_must_be_closed(scene: Scene) -> None:
    """SA-V1: three closed boxes do not win, the fourth does."""
    closed = "feed-l feed-r two-way / bone"
    boxes = {(0, 1): closed, (0, 2): closed, (0, 3): "feed-l feed-r again-l", (0, 4): "feed-l feed-r two-way"}
    table = assorted(scene, ["bone bone bone", OTHER], boxes)
    table.play(0, "bone", 3, "lid")
    assert table.state.phase == EXTRA
    table.play(0, "bone", 4, "lid")
    assert table.state.winners() == [0]


def test_lemon_draws_one_more(scene: Scene) -> None:
    """SA-V3, SA-V4: for an action (b), once for the occasion, not per card."""
    table = assorted(scene, ["bone bone draw-l", OTHER], NO_PEPPER, pile="feed-l feed-l feed-l feed-l feed-l")
    table.do(0, "discard", cards=table.state.hands[0][:2])
    assert table.hand(0) == ["draw-l", "feed-l", "feed-l", "feed-l"]


def test_lemon_serves_the_draw_effect_unless_it_is_covered(scene: Scene) -> None:
    """SA-V2, SA-V4: three cards; but two if the *draw* itself is laid on the lemon."""
    for box, cards in ((2, 3), (1, 2)):
        table = assorted(scene, ["draw-l bone", OTHER], NO_PEPPER, pile="feed-l " * 9)
        table.play(0, "draw-l", box)
        assert len(table.state.hands[0]) == 1 + cards


def test_tomato_allows_six_cards(scene: Scene) -> None:
    """SA-V3: limit and new hand are 6; SA-V4: with lemon the new hand is 7; SA-T7: which is above the limit."""
    table = assorted(scene, ["again-l", OTHER], {**NO_PEPPER, (0, 1): "two-way"}, pile="bone " * 20)
    table.play(0, "again-l", 3)
    assert len(table.state.hands[0]) == 6
    assert (table.state.turn(), table.state.phase) == (1, TURN)
    table = assorted(scene, ["feed-l", "bone"], NO_PEPPER, pile="bone " * 20)
    table.play(0, "feed-l", 3)
    table.do(1, "feed", card=table.state.hands[1][0])
    assert len(table.state.hands[1]) == 7
    assert GAME.view(table.state, 0).players[1].limit == 6


def test_the_limit_falls_when_tomato_is_covered(scene: Scene) -> None:
    """SA-V2, SA-T7: a sardine on the tomato, and six cards are one too many."""
    table = assorted(scene, ["two-way bone bone bone bone bone bone", OTHER], NO_PEPPER)
    table.play(0, "two-way", 2)
    assert {len(move["cards"]) for move in table.menu()} == {1}
    table = assorted(scene, ["two-way bone bone bone bone bone bone", OTHER], NO_PEPPER)
    table.play(0, "two-way", 1)
    assert (table.state.turn(), table.state.phase) == (1, TURN)


def test_garlic_protects_the_hand_but_not_the_boxes(scene: Scene) -> None:
    """SA-V3: no theft from the hand; sardines of open boxes may go."""
    table = assorted(scene, ["steal-l bone", OTHER], {**NO_PEPPER, (1, 1): "draw-l"})
    table.play(0, "steal-l", 1)
    assert table.menu() == [
        {"kind": "steal", "from": 1, "box": 1, "place": 1},
        {"kind": "steal", "from": 1, "box": 4, "place": 1},
    ]
    with pytest.raises(RefusedError) as error:
        table.do(0, "steal", from_=1, hand=True)
    assert (error.value.refusal.code, error.value.refusal.rule) == ("garlic", "SA-V3")


def test_garlic_does_not_stop_a_feed(scene: Scene) -> None:
    """SA-V3: the cat is fed from the hand all the same."""
    table = assorted(scene, ["feed-l bone", OTHER], NO_PEPPER)
    table.play(0, "feed-l", 1)
    assert len([move for move in table.menu() if "card" in move]) == 5


def test_a_bonus_returns_with_the_empty_box(scene: Scene) -> None:
    """SA-V2: the only sardine on the garlic is stolen, and the hand is safe again."""
    table = assorted(scene, ["steal-l bone", OTHER], {**NO_PEPPER, (1, 3): "draw-l"})
    table.play(0, "steal-l", 1)
    assert {"kind": "steal", "from": 1, "hand": True} in table.menu()
    assert not GAME.view(table.state, 0).players[1].boxes[2].bonus
    table.do(0, "steal", from_=1, box=3, place=1)
    assert GAME.view(table.state, 0).players[1].boxes[2].bonus


def test_pepper_chooses_card_by_card(scene: Scene) -> None:
    """SA-V3: from the discards, the cards just discarded among them, or from the pile; lemon's extra card too."""
    table = assorted(scene, ["bone draw-l two-way", OTHER], {}, pile="feed-l feed-r feed-l", discards="steal-l")
    table.do(0, "discard", cards=[table.card("bone"), table.card("draw-l")])
    assert (table.state.turn(), table.state.phase) == (0, DRAWING)
    assert GAME.view(table.state, 1).draws == 3
    discards = sorted([table.card("bone"), table.card("draw-l"), table.card("steal-l")])
    assert table.menu() == [
        {"kind": "draw", "from": "pile"},
        *({"kind": "draw", "from": "discard", "card": card} for card in discards),
    ]
    table.do(0, "draw", from_="discard", card=table.card("draw-l"))
    table.do(0, "draw", from_="pile")
    with pytest.raises(RefusedError) as error:
        table.do(0, "draw", from_="discard", card=table.card("draw-l"))
    assert (error.value.refusal.code, error.value.refusal.rule) == ("not-discarded", "SA-V3")
    with pytest.raises(RefusedError) as error:
        table.do(0, "draw", from_="discard")
    assert error.value.refusal.code == "draw-form"
    table.do(0, "draw", from_="discard", card=table.card("steal-l"))
    assert table.hand(0) == ["draw-l", "feed-l", "steal-l", "two-way"]
    assert table.state.turn() == 1


def test_pepper_draws_from_the_pile_without_discards(scene: Scene) -> None:
    """SA-V3: where the discard pile is empty there is nothing to choose."""
    table = assorted(scene, ["draw-l bone", OTHER], {}, pile="feed-l feed-r feed-l feed-r")
    table.play(0, "draw-l", 1)
    assert table.state.turn() == 1
    assert len(table.state.hands[0]) == 3


def test_pepper_serves_a_new_hand_out_of_turn(scene: Scene) -> None:
    """SA-V3, SA-T8: the victim of a feed chooses its new hand card by card, in somebody else's turn."""
    table = assorted(scene, ["feed-l bone", "bone"], {(1, 1): "two-way", (1, 2): "two-way"}, pile="feed-r " * 9)
    table.play(0, "feed-l", 1)
    table.do(1, "feed", card=table.state.hands[1][0])
    assert (table.state.turn(), table.state.phase) == (1, DRAWING)
    table.do(1, "draw", from_="discard", card=table.state.discards[0])
    assert table.hand(1) == ["bone", "feed-r", "feed-r", "feed-r", "feed-r"]
    assert (table.state.turn(), table.state.phase) == (1, TURN)


def test_the_pile_can_end_while_pepper_chooses(scene: Scene) -> None:
    """SA-P1, SA-V3: the last card of the pile; then there are no discards to choose from, and the pile goes on."""
    table = assorted(scene, ["bone bone bone", OTHER], {(0, 1): "two-way"}, pile="feed-l", discards="feed-r feed-r")
    table.do(0, "discard", cards=table.state.hands[0][:2])
    table.do(0, "draw", from_="pile")
    assert table.state.night
    assert len(table.state.hands[0]) == 3
    assert table.state.turn() == 1


def test_two_lemons_add_up(scene: Scene) -> None:
    """SA-V3: with boxes dealt at random; tomatoes likewise."""
    kinds = ["lemon", "lemon", "tomato", "tomato", *EACH]
    table = assorted(scene, ["bone draw-l", OTHER], {}, kinds, pile="feed-l " * 9)
    assert table.state.limit(0) == 7
    table.do(0, "discard", cards=table.state.hands[0][:1])
    assert len(table.state.hands[0]) == 4
