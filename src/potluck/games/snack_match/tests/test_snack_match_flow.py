"""The flow of a game: rounds of a draft and a placement, and who sees what when."""

from __future__ import annotations

import pytest
from snack_match_table import begin, play_round_part, refused, view_of

from potluck.engine.match import Match
from potluck.engine.playout import play_randomly
from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.games.snack_match import GAME, moves
from potluck.games.snack_match.state import DRAFT, OVER, PLACEMENT, SnackMatch


def keep(state: SnackMatch, seat: int, which: int = 0) -> int:
    """Let a seat keep one of its two cards; return the other."""
    hand = state.hand(seat)
    state.play(seat, moves.keep(hand[which]))
    return hand[1 - which]


def test_the_strips_are_shuffled_and_bonus_cards_stay_in_the_box():
    """SM-F1"""
    state = begin("one", 4)
    assert sorted(state.pile) == list(range(72))
    assert state.pile != sorted(state.pile)
    assert state.pile == begin("one", 4).pile != begin("two", 4).pile
    assert state.combinations == []
    assert begin("one", 4, diet="quiet").combinations != []


def test_four_rounds_of_a_draft_and_a_placement():
    """SM-F2: everybody at the same time."""
    state = begin("rounds", 3)
    rng = seeded("rounds")
    seen = []
    while state.phase != OVER:
        seen.append((state.round, state.phase))
        assert state.pending() == [0, 1, 2]
        phase = state.phase
        while state.phase == phase:
            waiting = state.pending()
            seat = waiting[rng.below(len(waiting))]
            state.play(seat, state.random_move(seat, rng))
    assert seen == [(number, phase) for number in range(4) for phase in (DRAFT, PLACEMENT)]


def test_the_pile_deals_two_to_each_seat_in_seat_order():
    """SM-F3"""
    state = begin("deal", 5)
    assert [state.hand(seat) for seat in range(5)] == [sorted(state.pile[2 * s : 2 * s + 2]) for s in range(5)]
    play_round_part(state, seeded("deal"), PLACEMENT)
    play_round_part(state, seeded("deal"), DRAFT)
    dealt = state.pile[10:20]
    assert [state.hand(seat) for seat in range(5)] == [sorted(dealt[2 * s : 2 * s + 2]) for s in range(5)]


@pytest.mark.parametrize("seats", [2, 3, 9])
def test_one_card_is_kept_the_other_goes_to_the_next_seat(seats: int):
    """SM-F3"""
    state = begin("draft", seats)
    kept = [state.hand(seat)[seat % 2] for seat in range(seats)]
    given = [keep(state, seat, seat % 2) for seat in range(seats)]
    assert state.phase == PLACEMENT
    for seat in range(seats):
        assert state.hand(seat) == sorted([kept[seat], given[seat - 1]])


def test_only_a_card_in_hand_can_be_kept_and_nothing_laid_in_the_draft():
    """SM-F3"""
    state = begin("draft", 2)
    theirs = state.hand(1)[0]
    refusal = refused(state, {"kind": "keep", "card": theirs})
    assert (refusal.code, refusal.rule, refusal.facts["hand"]) == ("not-in-hand", "SM-F3", state.hand(0))
    lay = {"kind": "place", "card": state.hand(0)[0], "cells": [[0, 0], [0, 1], [0, 2]]}
    assert refused(state, lay).code == "draft-first"


def test_both_cards_are_laid_in_any_order_and_are_final():
    """SM-F4"""
    state = begin("lay", 2)
    play_round_part(state, seeded("lay"), PLACEMENT)
    one, two = state.hand(0)
    assert {moves.card_of(move) for move in state.legal(0)} == {one, two}
    for first, second in ((one, two), (two, one)):
        after = state.clone()
        after.play(0, next(move for move in after.legal(0) if moves.card_of(move) == first))
        assert after.hand(0) == [second]
        assert {moves.card_of(move) for move in after.legal(0)} == {second}
        again = {"kind": "place", "card": first, "cells": [[0, 0], [0, 1], [0, 2]]}
        assert (refused(after, again).code, refused(after, again).rule) == ("not-in-hand", "SM-F4")
        assert refused(after, {"kind": "keep", "card": second}).code == "draft-over"
        after.play(0, after.legal(0)[0])
        assert [moves.card_of(move) for move in after.picnics[0].laid] == [first, second]
        assert after.pending() == [1], "the other seat has still to lay"


def test_you_choose_before_you_see_what_you_receive():
    """SM-F5"""
    state = begin("secret", 3)
    before = view_of(state, 1)
    given = keep(state, 0)
    after = view_of(state, 1)
    assert after.pop("pending") == [1, 2]
    assert before.pop("pending") == [0, 1, 2]
    assert after == before, "of a choice one sees only that it is made"
    keep(state, 1)
    keep(state, 2)
    assert given in view_of(state, 1)["you"]["cards"]


def test_the_gift_is_known_to_giver_and_receiver_alone():
    """SM-F5"""
    state = begin("gift", 4)
    given = [keep(state, seat) for seat in range(4)]
    for seat in range(4):
        own = view_of(state, seat)["you"]
        assert own["given"] == given[seat]
        assert given[seat - 1] in own["cards"]
        unknown = {given[other] for other in range(4) if other not in (seat, (seat - 1) % 4)}
        worlds = [state.imagine(seat, seeded("world", number)) for number in range(12)]
        for card in unknown:
            assert len({tuple(world.hand((given.index(card) + 1) % 4)) for world in worlds}) > 1


def test_events_tell_drawn_kept_and_given_cards_only_to_those_who_may_know():
    """SM-F5"""
    match = Match(GAME, {}, 3, "told")
    events = []
    for _ in range(3):
        seat = match.state.turn()
        events += match.play(seat, match.state.legal(seat)[0])
    for event in events:
        known = [seat for seat in range(3) if "card" in (event.seen_by(seat) or {})]
        giver = event.facts["seat"]
        if event.kind == "chose":
            assert known == [giver]
        else:
            assert event.kind == "gave"
            assert known == sorted([giver, (giver + 1) % 3])
        assert event.seen_by(SPECTATOR) == event.facts


def test_what_is_laid_is_seen_when_everybody_has_finished():
    """SM-F5: so that nobody gains by waiting."""
    state = begin("wait", 2)
    rng = seeded("wait")
    play_round_part(state, rng, PLACEMENT)
    for _ in range(2):
        state.play(0, state.random_move(0, rng))
    state.play(1, state.random_move(1, rng))
    for viewer in (1, SPECTATOR):
        assert view_of(state, viewer)["picnics"][0]["cards"] == []
        assert view_of(state, viewer)["picnics"][0]["in_hand"] == 0
    assert len(view_of(state, 0)["picnics"][0]["cards"]) == 2
    state.play(1, state.random_move(1, rng))
    for viewer in (0, 1, SPECTATOR):
        assert [len(picnic["cards"]) for picnic in view_of(state, viewer)["picnics"]] == [2, 2]


def test_the_pile_is_secret_and_its_size_public():
    """SM-F5"""
    state = begin("pile", 3)
    for viewer in (0, 1, 2, SPECTATOR):
        view = view_of(state, viewer)
        assert view["pile"] == 66
        assert view["pile_cards"] is view["hands"] is None
    assert view_of(state)["pile_cards"] == state.pile[6:]


def test_imagined_hands_are_any_unseen_cards_equally_likely():
    """SM-F5: chi-square over the cards that a seat imagines in its neighbour's hand."""
    state = begin("imagine", 2)
    unseen = [card for card in range(72) if card not in state.hand(0)]
    rng = seeded("imagine")
    drawn = dict.fromkeys(unseen, 0)
    for _ in range(35 * 40):
        for card in state.imagine(0, rng).hand(1):
            drawn[card] += 1
    assert sum((number - 40) ** 2 / 40 for number in drawn.values()) < 69 + 4 * (2 * 69) ** 0.5


def test_after_four_rounds_every_area_holds_eight_cards():
    """SM-F6"""
    state = begin("end", 6)
    play_randomly(state, seeded("end"))
    assert state.round == 4
    assert all(len(picnic.laid) == 8 for picnic in state.picnics)
    assert all(state.hand(seat) == [] for seat in range(6))
    assert state.winners() != []
    assert len(state.pile) - state.dealt == 72 - 48
