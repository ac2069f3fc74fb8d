"""The turn: plays, discards, effects and their chains, new hands, the limit (SA-T1 to SA-T9)."""

from __future__ import annotations

from typing import Any

import pytest

from potluck.engine.errors import RefusedError
from potluck.engine.state import NOBODY
from potluck.games.sardines.table import EXTRA, FEEDING, LIMIT, OVER, STEALING, TURN, UNCOVERING

Scene = Any
"""The class of conftest.py, or a table made by it."""
OTHER = "bone bone bone bone bone"
CLOSED = "feed-l feed-r two-way / bone"


def refused(table: Scene, seat: int, kind: str, **fields: object) -> tuple[str, str]:
    with pytest.raises(RefusedError) as error:
        table.do(seat, kind, **fields)
    return error.value.refusal.code, error.value.refusal.rule


def test_a_turn_is_a_play_or_a_discard(scene: Scene) -> None:
    """SA-T2: every play and every set of cards to discard, once each; SA-T1: then the next seat."""
    table = scene(["feed-l two-way bone bone bone", OTHER, OTHER])
    menu = table.menu()
    assert sum(move["kind"] == "play" for move in menu) == 6
    assert sum(move["kind"] == "discard" for move in menu) == 31
    assert len(menu) == 37
    table.play(0, "two-way", 2)
    assert (table.state.turn(), table.state.phase) == (1, TURN)


def test_discarding_draws_as_many(scene: Scene) -> None:
    """SA-T2: two go, two come from the top of the pile; discarding none is refused."""
    table = scene(["feed-l two-way bone bone bone", OTHER], pile="draw-l draw-r steal-l bone")
    assert refused(table, 0, "discard", cards=[]) == ("discard-none", "SA-T2")
    assert refused(table, 0, "discard", cards=[0, 0]) == ("discard-twice", "SA-T2")
    table.do(0, "discard", cards=[table.card("two-way"), table.card("feed-l")])
    assert table.hand(0) == ["bone", "bone", "bone", "draw-l", "draw-r"]
    assert [table.names[card] for card in table.state.discards] == ["feed-l", "two-way"]
    assert table.state.turn() == 1


def test_nothing_to_play_obliges_to_discard(scene: Scene) -> None:
    """SA-T9: with bones and misfits alone there are only discards, of at least one card."""
    table = scene(["bone feed-l feed-l", OTHER], {(0, 1): "feed-l", (0, 2): "draw-l", (0, 3): "steal-l"})
    assert {move["kind"] for move in table.menu()} == {"discard"}
    assert len(table.menu()) == 7


def test_again_chains(scene: Scene) -> None:
    """SA-T3: again, again, draw: three plays in one turn; the extra card is never a discard."""
    table = scene(["again-l again-r draw-l bone bone", OTHER], pile="feed-l feed-r bone bone")
    table.play(0, "again-l", 1)
    assert (table.state.turn(), table.state.phase) == (0, EXTRA)
    assert {move["kind"] for move in table.menu()} == {"play"}
    assert refused(table, 0, "discard", cards=[table.card("bone")]) == ("again-plays", "SA-T3")
    table.play(0, "again-r", 1)
    table.play(0, "draw-l", 1)
    assert table.hand(0) == ["bone", "bone", "feed-l", "feed-r"]
    assert table.state.turn() == 1


def test_again_without_a_legal_play_does_nothing(scene: Scene) -> None:
    """SA-T3: the turn ends, even with cards in hand."""
    table = scene(["again-l bone bone", OTHER])
    events = table.play(0, "again-l", 1)
    assert [event.kind for event in events] == ["played", "nothing"]
    assert table.state.turn() == 1


def test_again_obliges_even_if_the_play_is_unwelcome(scene: Scene) -> None:
    """SA-T3: if any play is legal, one must be made."""
    table = scene(["again-l feed-r bone", "bone"], {(0, 2): "feed-r feed-l", (0, 3): "feed-r feed-l"})
    table.play(0, "again-l", 1)
    assert [move["kind"] for move in table.menu()] == ["play", "play", "play"]


def test_an_empty_hand_at_an_again_is_filled_first(scene: Scene) -> None:
    """SA-T8, SA-T3: the last card is an again: five new cards, then the extra play with one of them."""
    table = scene(["again-l", OTHER], pile="draw-r feed-r " + "bone " * 8)
    events = table.play(0, "again-l", 1)
    assert [event.kind for event in events] == ["played", "empty", "drew"]
    assert (table.state.turn(), table.state.phase) == (0, EXTRA)
    assert table.hand(0) == ["bone", "bone", "bone", "draw-r", "feed-r"]
    table.play(0, "draw-r", 1)
    assert len(table.state.hands[0]) == 6


def test_draw_effect_draws_two(scene: Scene) -> None:
    """SA-C1, SA-T3: a sardine *draw* brings two cards."""
    table = scene(["draw-l bone bone", OTHER], pile="feed-l feed-r bone")
    table.play(0, "draw-l", 1)
    assert table.hand(0) == ["bone", "bone", "feed-l", "feed-r"]


def test_above_the_limit_you_discard_at_the_end_of_the_turn(scene: Scene) -> None:
    """SA-T7: five cards, one played, two drawn: one of six must go, and nothing is drawn for it."""
    table = scene(["draw-l bone bone bone bone", OTHER], pile="feed-l feed-r bone")
    table.play(0, "draw-l", 1)
    assert (table.state.turn(), table.state.phase) == (0, LIMIT)
    assert len(table.menu()) == 6
    cards = [table.card("feed-l"), table.card("feed-r")]
    assert refused(table, 0, "discard", cards=cards) == ("discard-number", "SA-T7")
    assert refused(table, 0, "play", card=cards[0], box=1) == ("wrong-kind", "SA-T7")
    table.do(0, "discard", cards=cards[:1])
    assert table.hand(0) == ["bone", "bone", "bone", "bone", "feed-r"]
    assert (table.state.turn(), table.state.phase) == (1, TURN)


def test_cards_gained_outside_the_turn_stay_until_its_end(scene: Scene) -> None:
    """SA-T7, SA-T8: lemons give a new hand of seven outside the turn; nothing is discarded for it then."""
    kinds = ["lemon", "lemon", "garlic", "pepper"] * 2
    table = scene(["feed-l bone bone", "bone"], {(1, 4): "two-way"}, each=4, kinds=kinds, pile="bone " * 20)
    table.play(0, "feed-l", 1)
    table.do(1, "feed", card=table.state.hands[1][0])
    assert len(table.state.hands[1]) == 7
    assert (table.state.turn(), table.state.phase) == (1, TURN)
    table.do(1, "discard", cards=table.state.hands[1][:1])
    assert len(table.state.hands[1]) == 9
    assert (table.state.turn(), table.state.phase) == (1, LIMIT)


def test_stealing_lists_every_source(scene: Scene) -> None:
    """SA-T4: hands that hold cards, and the sardines of open boxes, full ones too (SA-B6); closed boxes never."""
    table = scene(
        ["steal-l bone", OTHER, "bone"],
        {(1, 1): "feed-l feed-r two-way", (1, 2): CLOSED, (2, 3): "draw-l - draw-l"},
    )
    table.play(0, "steal-l", 1)
    assert (table.state.turn(), table.state.phase) == (0, STEALING)
    assert table.menu() == [
        {"kind": "steal", "from": 1, "hand": True},
        *({"kind": "steal", "from": 1, "box": 1, "place": place} for place in (1, 2, 3)),
        {"kind": "steal", "from": 2, "hand": True},
        {"kind": "steal", "from": 2, "box": 3, "place": 1},
        {"kind": "steal", "from": 2, "box": 3, "place": 3},
    ]
    assert refused(table, 0, "steal", from_=1, box=2, place=1) == ("their-box-closed", "SA-T4")
    assert refused(table, 0, "steal", from_=2, box=3, place=2) == ("place-empty", "SA-T4")
    assert refused(table, 0, "steal", from_=0, box=1, place=1) == ("own-card", "SA-T4")
    assert refused(table, 0, "steal", from_=1) == ("steal-form", "SA-T4")
    table.do(0, "steal", from_=2, box=3, place=3)
    assert table.hand(0) == ["bone", "draw-l"]


def test_a_blind_theft_takes_any_card(scene: Scene) -> None:
    """SA-T4: each card of the hand can be the one."""
    taken = set()
    for seed in range(60):
        table = scene(["steal-l bone", "draw-l draw-r feed-l feed-r two-way"], seed=seed)
        table.play(0, "steal-l", 1)
        table.do(0, "steal", from_=1, hand=True)
        taken |= set(table.hand(0)) - {"bone"}
        assert len(table.state.hands[1]) == 4
    assert taken == {"draw-l", "draw-r", "feed-l", "feed-r", "two-way"}


def test_everybody_else_feeds_the_cat_in_turn_order(scene: Scene) -> None:
    """SA-T5: real decisions: hand or open box, bones too."""
    table = scene(
        ["bone", "feed-l bone", "bone draw-l", "two-way"],
        {(2, 1): "draw-r", (2, 2): CLOSED, (3, 1): "feed-r"},
        pile="bone " * 12,
    )
    table.state.active = table.state.chooser = 1
    table.play(1, "feed-l", 1)
    assert (table.state.turn(), table.state.phase) == (2, FEEDING)
    assert table.menu() == [
        {"kind": "feed", "card": table.state.hands[2][0]},
        {"kind": "feed", "card": table.state.hands[2][1]},
        {"kind": "feed", "box": 1, "place": 1},
    ]
    assert refused(table, 2, "feed", box=2, place=1) == ("gift-box-closed", "SA-T5")
    assert refused(table, 2, "feed", card=table.card("two-way")) == ("not-in-hand", "SA-T5")
    assert refused(table, 2, "feed") == ("feed-form", "SA-T5")
    assert refused(table, 2, "feed", box=1, place=2) == ("place-empty", "SA-T5")
    table.do(2, "feed", box=1, place=1)
    assert table.state.turn() == 3
    table.do(3, "feed", card=table.card("two-way"))
    assert table.state.turn() == 0
    assert len(table.state.hands[3]) == 0, "new hands wait for the last gift (SA-T8)"
    table.do(0, "feed", card=table.state.hands[0][0])
    assert [table.names[card] for card in table.state.discards] == ["draw-r", "two-way", "bone"]
    assert [len(hand) for hand in table.state.hands] == [5, 1, 2, 5]
    assert (table.state.turn(), table.state.phase) == (2, TURN)


def test_new_hands_come_to_the_active_player_first(scene: Scene) -> None:
    """SA-T8: after a feed that empties two hands the active player draws first, then the others in turn order."""
    table = scene(
        ["bone", "feed-l", "bone bone"],
        pile="draw-l draw-l draw-l draw-l draw-l feed-r feed-r feed-r feed-r feed-r bone",
    )
    table.state.active = table.state.chooser = 1
    table.play(1, "feed-l", 1)
    table.do(2, "feed", card=table.state.hands[2][0])
    table.do(0, "feed", card=table.state.hands[0][0])
    assert table.hand(1) == ["draw-l"] * 5
    assert table.hand(0) == ["feed-r"] * 5


def test_nobody_has_anything_for_the_cat(scene: Scene) -> None:
    """SA-T5, SA-T3: without a card anywhere the effect does nothing."""
    table = scene(["feed-l bone", ""])
    table.state.hands[1] = []
    table.play(0, "feed-l", 1)
    assert len(table.state.hands[1]) == 5
    assert table.state.turn() == 1


def test_uncovering_takes_the_lid_and_triggers_nothing(scene: Scene) -> None:
    """SA-T6: the lid goes to the thief's hand; the box is open with its three sardines."""
    table = scene(["uncover-l bone", OTHER], {(1, 1): "feed-l feed-r draw-l / two-way", (1, 2): "draw-l"})
    events = table.play(0, "uncover-l", 1)
    assert (table.state.turn(), table.state.phase) == (0, UNCOVERING)
    assert table.menu() == [{"kind": "uncover", "from": 1, "box": 1}]
    assert refused(table, 0, "uncover", from_=1, box=2) == ("not-closed", "SA-T6")
    assert refused(table, 0, "uncover", from_=0, box=1) == ("own-box", "SA-T6")
    events = table.do(0, "uncover", from_=1, box=1)
    assert [event.kind for event in events] == ["uncovered"]
    assert table.hand(0) == ["bone", "two-way"]
    assert table.box(1, 1) == ["feed-l", "feed-r", "draw-l", "-"]
    assert table.state.turn() == 1


@pytest.mark.parametrize("kind", ["steal", "uncover"])
def test_effects_without_a_target_do_nothing(scene: Scene, kind: str) -> None:
    """SA-T3: nothing to steal, no lid to take."""
    table = scene([f"{kind}-l bone", ""], {(1, 1): CLOSED} if kind == "steal" else {(1, 1): "feed-l"})
    events = table.play(0, f"{kind}-l", 1)
    assert [event.kind for event in events][:2] == ["played", "nothing"]
    assert table.state.turn() == 1


def test_a_lid_whose_last_sardine_takes_a_lid(scene: Scene) -> None:
    """SA-B5, SA-T6: closing a box with *uncover* in it reopens somebody else's."""
    table = scene(["bone bone", OTHER], {(0, 1): "feed-l feed-r uncover-l", (1, 1): CLOSED})
    table.play(0, "bone", 1, "lid")
    assert table.state.points() == [1, 1]
    table.do(0, "uncover", from_=1, box=1)
    assert table.state.points() == [1, 0]
    assert table.box(1, 1)[3] == "-"
    assert table.hand(0) == ["bone", "bone"]


def test_a_lid_whose_last_sardine_is_an_again_with_an_empty_hand(scene: Scene) -> None:
    """SA-T8, SA-B5: the last card is the lid; five new ones come before the extra play."""
    table = scene(["bone", OTHER], {(0, 1): "feed-l feed-r again-l"}, pile="draw-l bone bone bone bone bone bone bone")
    table.play(0, "bone", 1, "lid")
    assert table.state.phase == EXTRA
    assert len(table.state.hands[0]) == 5


def test_a_hand_emptied_by_a_theft_is_filled_after_it(scene: Scene) -> None:
    """SA-T8: the victim of the theft of a last card draws five."""
    table = scene(["steal-l bone", "draw-l"], pile="bone " * 9)
    table.play(0, "steal-l", 1)
    table.do(0, "steal", from_=1, hand=True)
    assert table.hand(0) == ["bone", "draw-l"]
    assert len(table.state.hands[1]) == 5
    assert table.state.turn() == 1


def test_discarding_a_whole_hand_is_no_empty_hand(scene: Scene) -> None:
    """SA-T8: never between the discard and the draw of an action (b): two cards for two."""
    table = scene(["bone bone", OTHER], pile="draw-l draw-r bone bone")
    table.do(0, "discard", cards=table.state.hands[0][:])
    assert table.hand(0) == ["draw-l", "draw-r"]


def test_moves_out_of_place_are_refused_with_the_rule(scene: Scene) -> None:
    """SA-T2: a move of another kind than is asked for; cards and boxes that do not exist."""
    table = scene(["feed-l bone", OTHER])
    assert refused(table, 0, "uncover", from_=1, box=1) == ("wrong-kind", "SA-T2")
    assert refused(table, 0, "play", card=99, box=1) == ("no-such-thing", "SA-T2")
    assert refused(table, 0, "play", card=table.card("feed-l"), box=4) == ("no-such-thing", "SA-T2")
    assert refused(table, 0, "play", card=table.state.hands[1][0], box=1) == ("not-in-hand", "SA-T2")
    assert refused(table, 1, "play", card=table.state.hands[1][0], box=1) == ("not-your-decision", "")
    table.state.chooser, table.state.phase = NOBODY, OVER
    assert refused(table, 0, "play", card=table.card("feed-l"), box=1) == ("game-over", "")
