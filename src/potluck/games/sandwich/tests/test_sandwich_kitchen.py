"""The kitchen: stacking, being ready, trading, and the Express."""

from __future__ import annotations

from sandwich_table import begin, do, kinds, move, play_to, refused, view_of

from potluck.engine.random import seeded
from potluck.games.sandwich import moves, trade
from potluck.games.sandwich.phases import EXPRESS, GIVING, KITCHEN, MARKET
from potluck.games.sandwich.state import Sandwich
from potluck.games.sandwich.terms import OFFERS


def kitchen(**options: object) -> Sandwich:
    """A table that has come back from the market."""
    return play_to(begin("kitchen", **options), KITCHEN, seeded("market"))


def test_sandwiches_are_stacks_whose_order_is_kept():
    """SW-K1"""
    state = kitchen()
    picks = list(state.kitchens[0].picks)
    for at, sandwich in ((4, 1), (0, 2), (8, 1), (1, 1)):
        do(state, 0, "put", ingredient=picks[at], sandwich=sandwich)
    assert state.kitchens[0].stacks() == [[picks[4], picks[8], picks[1]], [picks[0]], []]
    assert refused(state, 0, "put", ingredient=picks[2], sandwich=1).code == "sandwich-full"
    assert refused(state, 0, "put", ingredient=picks[4], sandwich=2).code == "not-yours"
    assert refused(state, 0, "put", ingredient=picks[2], sandwich=4).code == "no-such-sandwich"
    assert refused(state, 0, "ready").code == "unfinished"


def test_new_sandwiches_are_begun_in_their_order():
    """SW-K1"""
    state = kitchen()
    pick = state.kitchens[1].picks[0]
    assert refused(state, 1, "put", ingredient=pick, sandwich=2).code == "next-sandwich"
    do(state, 1, "put", ingredient=pick, sandwich=1)
    do(state, 1, "put", ingredient=state.kitchens[1].picks[1], sandwich=2)


def test_the_last_ingredient_can_be_taken_back_again_and_again():
    """SW-K1"""
    state = kitchen()
    assert refused(state, 2, "undo").code == "nothing-laid"
    empty = view_of(state)
    for step in range(6):
        state.play(2, state.kitchens[2].puts()[step % 3 - 2])
    for _ in range(6):
        do(state, 2, "undo")
    after = view_of(state)
    for view in (empty, after):
        del view["acted"]
    assert after == empty


def test_cooking_ends_when_all_are_ready_and_ready_may_be_taken_back():
    """SW-K1"""
    state = kitchen()
    for seat in (0, 1, 2):
        assert kinds(do(state, seat, "fill")) == ["filled"]
    assert state.optional() == [0, 1, 2]
    assert refused(state, 1, "put", ingredient=state.kitchens[1].picks[0], sandwich=1).code == "ready"
    assert kinds(do(state, 1, "reopen")) == ["not-ready"]
    assert refused(state, 1, "reopen").code == "not-ready"
    assert state.pending() == [1, 3]
    assert refused(state, 1, "fill").code == "finished"
    do(state, 1, "undo")
    do(state, 1, "fill")
    do(state, 3, "fill")
    assert state.phase == GIVING
    assert state.optional() == []


def test_at_a_time_out_the_rest_is_filled_in_the_order_of_picking():
    """SW-K1"""
    state = kitchen()
    picks = list(state.kitchens[0].picks)
    do(state, 0, "put", ingredient=picks[5], sandwich=1)
    do(state, 0, "put", ingredient=picks[2], sandwich=2)
    assert state.overdue(0) == moves.simple(moves.FILL)
    state.play(0, state.overdue(0))
    assert state.kitchens[0].stacks() == [
        [picks[5], picks[0], picks[1]],
        [picks[2], picks[3], picks[4]],
        [picks[6], picks[7], picks[8]],
    ]
    do(state, 0, "reopen")
    assert state.overdue(0) == move(state, 0, "ready"), "all is laid; being ready is all that is missing"


def test_a_swap_needs_both_sides_and_keeps_everybodys_number_of_cards():
    """SW-K2"""
    state = kitchen(trading=True)
    mine, theirs = state.kitchens[0].picks[3], state.kitchens[2].picks[6]
    assert kinds(do(state, 0, "offer", ingredient=mine, other=2, other_ingredient=theirs)) == ["offered"]
    assert view_of(state, -1)["offers"] == [{"seat": 0, "ingredient": mine, "other": 2, "other_ingredient": theirs}], (
        "offers are heard by all"
    )
    assert state.kitchens[0].picks[3] == mine
    assert kinds(do(state, 2, "accept", ingredient=theirs, other=0, other_ingredient=mine)) == ["swapped"]
    assert (state.kitchens[0].picks[3], state.kitchens[2].picks[6]) == (theirs, mine)
    assert [len(each.picks) for each in state.kitchens] == [9, 9, 9, 9]
    assert state.offers == []
    assert state.order_matters()


def test_offers_are_declined_and_withdrawn():
    """SW-K2"""
    state = kitchen(trading=True)
    mine, theirs = state.kitchens[0].picks[0], state.kitchens[1].picks[0]
    other = state.kitchens[1].picks[1]
    do(state, 0, "offer", ingredient=mine, other=1, other_ingredient=theirs)
    do(state, 0, "offer", ingredient=mine, other=1, other_ingredient=other)
    assert kinds(do(state, 1, "decline", ingredient=theirs, other=0, other_ingredient=mine)) == ["declined"]
    assert kinds(do(state, 0, "withdraw", ingredient=mine, other=1, other_ingredient=other)) == ["withdrawn"]
    assert state.offers == []
    assert refused(state, 1, "accept", ingredient=theirs, other=0, other_ingredient=mine).code == "no-offer"
    assert refused(state, 0, "withdraw", ingredient=mine, other=1, other_ingredient=other).code == "no-offer"


def test_an_offer_lapses_when_a_card_has_moved_or_a_side_is_ready():
    """SW-K2"""
    state = kitchen(trading=True)
    picks = [list(each.picks) for each in state.kitchens]
    for other in (1, 2, 3):
        do(state, 0, "offer", ingredient=picks[0][0], other=other, other_ingredient=picks[other][0])
    do(state, 0, "offer", ingredient=picks[0][1], other=3, other_ingredient=picks[3][1])
    events = do(state, 1, "accept", ingredient=picks[1][0], other=0, other_ingredient=picks[0][0])
    assert kinds(events) == ["swapped", "lapsed", "lapsed"], "the first acceptance counts"
    assert len(state.offers) == 1
    assert kinds(do(state, 3, "put", ingredient=picks[3][1], sandwich=1)) == ["lapsed"]
    do(state, 0, "offer", ingredient=picks[0][2], other=2, other_ingredient=picks[2][2])
    do(state, 2, "offer", ingredient=picks[2][3], other=0, other_ingredient=picks[0][3])
    assert kinds(do(state, 2, "fill")) == ["filled", "lapsed", "lapsed"]
    assert (
        refused(state, 0, "offer", ingredient=picks[0][2], other=2, other_ingredient=picks[2][2]).code == "other-ready"
    )


def test_what_lies_in_a_sandwich_is_not_traded():
    """SW-K2"""
    state = kitchen(trading=True)
    mine, theirs = state.kitchens[0].picks[0], state.kitchens[1].picks[0]
    do(state, 1, "put", ingredient=theirs, sandwich=1)
    offer = {"ingredient": mine, "other": 1, "other_ingredient": theirs}
    do(state, 0, "offer", **offer)
    assert refused(state, 1, "accept", ingredient=theirs, other=0, other_ingredient=mine).code == "not-loose"
    assert refused(state, 0, "offer", **offer).code == "offered-already"
    do(state, 0, "put", ingredient=mine, sandwich=1)
    assert refused(state, 0, "offer", **offer).code == "not-loose"


def test_offers_that_make_no_sense_are_refused():
    """SW-K2"""
    state = kitchen(trading=True)
    mine = state.kitchens[0].picks[0]
    assert refused(state, 0, "offer", ingredient=mine, other=0, other_ingredient=5).code == "no-such-cook"
    assert refused(state, 0, "offer", ingredient=mine, other=1, other_ingredient=mine).code == "same-ingredient"
    assert refused(state, 0, "offer", ingredient=mine, other=1, other_ingredient=56).code == "no-such-ingredient"
    elsewhere = state.kitchens[2].picks[0]
    assert refused(state, 0, "offer", ingredient=mine, other=1, other_ingredient=elsewhere).code == "not-theirs"
    quiet = kitchen()
    refusal = refused(quiet, 0, "offer", ingredient=quiet.kitchens[0].picks[0], other=1, other_ingredient=elsewhere)
    assert (refusal.code, refusal.rule) == ("no-trading", "SW-K2")


def test_everybody_may_make_twenty_offers():
    """SW-K2"""
    state = kitchen(trading=True)
    made = 0
    for theirs in state.kitchens[1].picks:
        for mine in state.kitchens[0].picks:
            offer = {"ingredient": mine, "other": 1, "other_ingredient": theirs}
            if made == OFFERS:
                assert refused(state, 0, "offer", **offer).code == "too-many-offers"
                return
            do(state, 0, "offer", **offer)
            do(state, 0, "withdraw", **offer)
            made += 1
    raise AssertionError("there is an end to offers")


def test_face_down_one_may_ask_for_anything_that_somebody_has_taken():
    """SW-K2, SW-H1"""
    state = kitchen(trading=True, picks="face-down")
    elsewhere = state.kitchens[2].picks[0]
    mine = state.kitchens[0].picks[0]
    do(state, 0, "offer", ingredient=mine, other=1, other_ingredient=elsewhere)
    assert refused(state, 1, "accept", ingredient=elsewhere, other=0, other_ingredient=mine).code == "not-loose"


def test_random_trades_are_drawn_from_what_is_listed():
    """SW-K2"""
    state = kitchen(trading=True, picks="face-down", seats=3)
    do(state, 1, "offer", ingredient=state.kitchens[1].picks[0], other=0, other_ingredient=state.kitchens[0].picks[0])
    listed = trade.trades(state.kitchens, state.offers, 0, face_down=True)
    counter = trade.Counter(state.kitchens, state.offers, 0, face_down=True)
    numbered = [counter.nth(number) for number in range(counter.number)]
    assert sorted(each for each in numbered if each >= 0) == sorted(listed)


def test_in_the_express_every_ingredient_is_laid_before_the_next_reveal():
    """SW-V7"""
    state = begin("express", express=True)
    rng = seeded("express")
    laid = 0
    while state.phase in (MARKET, EXPRESS):
        if state.phase == EXPRESS:
            assert all(each.loose.bit_count() == (seat in state.pending()) for seat, each in enumerate(state.kitchens))
            seat = state.turn()
            room = state.kitchens[seat]
            for sandwich in range(1, 4):
                height = room.heights >> 4 * (sandwich - 1) & 15
                legal = moves.put(room.picks[-1], sandwich - 1) in state.legal(seat)
                assert legal == (height < 3 and sandwich <= room.begun + 1)
            before = room.stacks()
            number = state.random_move(seat, rng)
            state.play(seat, number)
            changed = moves.sandwich_of(number)
            assert before[changed] == state.kitchens[seat].stacks()[changed][:-1], "on top"
            laid += 1
            continue
        state.play(state.turn(), state.random_move(state.turn(), rng))
    assert state.phase == GIVING, "no kitchen"
    assert laid == 4 * 7
    assert all([len(stack) for stack in each.stacks()] == [3, 3, 3] for each in state.kitchens)


def test_in_the_express_nothing_is_traded_or_taken_back():
    """SW-V7"""
    state = play_to(begin("express", express=True), EXPRESS)
    assert refused(state, 0, "undo").rule == "SW-V7"
    assert refused(state, 0, "ready").code == "other-phase"
    assert {moves.kind_of(each) for each in state.legal(0)} == {moves.PUT}
    assert state.overdue(0) == moves.put(state.kitchens[0].picks[-1], 0)


def test_the_express_keeps_the_numbers_of_the_other_variants():
    """SW-V7, SW-V2, SW-V3, SW-N3"""
    for options, stacks in (
        ({"seats": 3}, [3, 3, 3, 3]),
        ({"seats": 5, "announced": True}, [2, 2, 2]),
        ({"seats": 4, "small_children": True}, [3, 3]),
    ):
        state = play_to(begin("express", express=True, **options), GIVING)
        assert [len(stack) for stack in state.kitchens[0].stacks()] == stacks
