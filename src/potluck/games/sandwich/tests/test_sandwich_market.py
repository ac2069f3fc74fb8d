"""The market: who may take what, and who gets it."""

from __future__ import annotations

from collections import Counter

from sandwich_table import begin, do, kinds, play_to, refused, view_of

from potluck.engine.random import seeded
from potluck.engine.state import NO_MOVE
from potluck.games.sandwich import GAME, moves
from potluck.games.sandwich.market import NONE, reaction_order
from potluck.games.sandwich.phases import KITCHEN, MARKET
from potluck.games.sandwich.state import Sandwich


def grab_others(state: Sandwich, seat: int) -> None:
    """Let a seat take the first card that it may take."""
    state.play(seat, state.legal(seat)[0])


def test_every_round_is_dealt_from_all_cards():
    """SW-R1"""
    state = begin(seats=4)
    dealt = set()
    while state.pending():
        if state.phase == MARKET and state.market.turn == 0 and state.market.seats_left == 15:
            assert sorted(state.market.dealt + state.aside) == list(range(56))
            assert len(state.market.dealt) == 36
            dealt.add(tuple(state.market.dealt))
        state.play(state.turn(), state.random_move(state.turn(), seeded(len(dealt))))
    assert len(dealt) == 3


def test_piles_and_cards_aside_are_nobodys_to_see():
    """SW-R1, SW-H1"""
    state = begin()
    for seat in (-1, 0, 3):
        view = view_of(state, seat)
        assert view["aside"] is None
        assert view["market"]["piles"] is None
        shown = {stall["ingredient"] for stall in view["market"]["stalls"]}
        assert shown == {state.market.card(other) for other in range(4)}
    assert len(view_of(state)["market"]["piles"][2]) == 8


def test_everybody_turns_a_card_over_and_takes_exactly_one():
    """SW-M1"""
    state = begin()
    for turn in range(9):
        assert state.market.turn == turn
        offered = sorted(state.market.card(seat) for seat in range(4))
        assert state.pending() == [0, 1, 2, 3]
        taken = []
        while state.phase == MARKET and state.market.turn == turn:
            seat = state.turn()
            grab_others(state, seat)
            assert seat not in state.pending() or state.market.turn > turn or state.phase == KITCHEN
        taken = sorted(kitchen.picks[turn] for kitchen in state.kitchens)
        assert taken == offered
    assert state.phase == KITCHEN
    assert [len(kitchen.picks) for kitchen in state.kitchens] == [9, 9, 9, 9]


def test_the_own_card_is_forbidden_in_one_edition_and_allowed_in_the_other():
    """SW-M1, SW-M4"""
    strict = begin(own_card="last")
    refusal = refused(strict, 2, "grab", other=2)
    assert (refusal.code, refusal.rule) == ("own-card", "SW-M1")
    assert moves.grab(2) not in strict.legal(2)
    free = begin(own_card="released")
    do(free, 2, "grab", other=2)
    assert free.market.got[2] == 2
    assert refused(begin(), 1, "grab", other=9).code == "no-such-card"


def test_the_first_grab_gets_the_card_and_the_later_ones_are_told():
    """SW-M2"""
    state = begin()
    assert state.order_matters()
    before = state.decision(3)
    assert kinds(do(state, 0, "grab", other=1)) == ["grabbed"]
    refusal = refused(state, 3, "grab", other=1)
    assert (refusal.code, refusal.rule) == ("taken", "SW-M2")
    assert refusal.facts == {"ingredient": state.market.card(1), "other": 0}
    assert state.decision(3) == before, "who is too late decides on, with the same token"
    do(state, 3, "grab", other=0)
    assert refused(state, 0, "grab", other=2).code == "decided"


def test_the_last_card_goes_by_itself_even_to_its_owner():
    """SW-M2"""
    state = begin(seats=3)
    do(state, 0, "grab", other=1)
    events = do(state, 1, "grab", other=0)
    assert kinds(events) == ["grabbed", "last-card", "revealed"]
    assert events[1].facts["seat"] == 2
    assert state.kitchens[2].picks == [events[1].facts["ingredient"]]


def test_no_other_case_forces_an_own_card():
    """SW-M2: whoever decides has somebody else's card to take."""
    for seed in range(20):
        state = begin(seed, seats=3 + seed % 4)
        rng = seeded(seed)
        while state.phase == MARKET:
            for seat in state.pending():
                cards = [each for each in state.legal(seat) if moves.kind_of(each) == moves.GRAB]
                assert cards
                assert seat not in cards
            state.play(state.turn(), state.random_move(state.turn(), rng))


def test_own_means_the_very_card_and_not_another_copy():
    """SW-M2, SW-C3"""
    state = begin(seats=12, copies=True)
    state.market.dealt = [7] * len(state.market.dealt)
    assert refused(state, 4, "grab", other=4).code == "own-card"
    do(state, 4, "grab", other=5)
    assert state.market.got[4] == 5


def test_who_is_first_in_simulations_does_not_depend_on_the_seat():
    """SW-M2"""
    rng = seeded("race")
    number = 4000
    firsts = Counter(reaction_order(4, rng)[0] for _ in range(number))
    lasts = Counter(reaction_order(4, rng)[3] for _ in range(number))
    for counted in (firsts, lasts):
        assert all(abs(counted[seat] - number / 4) < 150 for seat in range(4))
    state = begin()
    assert state.turn() == state.order[0]
    assert state.turn() in state.pending()


def test_the_calm_market_goes_round_and_its_starter_moves_on():
    """SW-M3"""
    state = begin(market="calm", seats=4)
    starter = state.turn()
    for turn in range(4):
        for step in range(3):
            assert state.pending() == [(starter + turn + step) % 4]
            assert not state.order_matters()
            grab_others(state, state.turn())
    assert state.market.turn == 4
    assert state.pending() == [starter]


def test_who_starts_the_calm_market_is_drawn():
    """SW-M3"""
    assert {begin(seed, market="calm").turn() for seed in range(30)} == {0, 1, 2, 3}


def test_secret_clashes_are_drawn_and_the_losers_choose_again():
    """SW-M3"""
    state = begin(market="secret", seats=4)
    do(state, 0, "grab", other=3)
    assert view_of(state, 1)["market"]["stalls"][3]["taken_by"] is None
    assert view_of(state, 1)["you"]["choice"] is None
    assert view_of(state, 0)["you"]["choice"] == 3
    do(state, 1, "grab", other=3)
    do(state, 2, "grab", other=3)
    events = do(state, 3, "grab", other=1)
    assert kinds(events) == ["chose", "grabbed", "clash", "grabbed"]
    assert events[2].facts["other"] == [0, 1, 2]
    winner = events[3].facts["seat"]
    assert winner in (0, 1, 2)
    losers = [seat for seat in (0, 1, 2) if seat != winner]
    assert state.pending() == losers
    for seat in losers:
        assert refused(state, seat, "grab", other=3).code == "taken"


def test_every_one_who_clashes_can_win():
    """SW-M3"""
    winners = set()
    for seed in range(40):
        state = begin(seed, market="secret", seats=4)
        for seat in (0, 1, 2):
            do(state, seat, "grab", other=3)
        do(state, 3, "grab", other=0)
        winners.add(state.market.got.index(3))
    assert winners == {0, 1, 2}


def test_who_takes_nothing_in_time_gets_a_card_by_lot():
    """SW-M4"""
    for mode in ("race", "calm", "secret"):
        got = set()
        for seed in range(60):
            state = begin(seed, market=mode, seats=4)
            seat = state.turn()
            assert state.overdue(seat) == moves.simple(moves.LOT)
            for each in [seat] if mode != "secret" else range(4):
                state.journal = []
                state.play(each, state.overdue(each))
            told = [event for event in state.journal if event.kind == "grabbed-by-lot"]
            assert told, "it is marked as such"
            got.add((state.market.got[seat] - seat) % 4)
        assert got - {NONE} <= {1, 2, 3}, "the rule about own cards is kept"
        assert {1, 2, 3} <= got


def test_nothing_is_overdue_for_those_who_have_decided():
    """SW-M4"""
    state = begin()
    do(state, 0, "grab", other=1)
    assert state.overdue(0) == NO_MOVE
    assert state.overdue(1) != NO_MOVE


def test_time_never_enters_the_state():
    """SW-M2, SW-M4: two games with the same moves are the same, however long anybody took."""
    one, other = begin("same"), begin("same")
    for state in (one, other):
        play_to(state, KITCHEN, seeded("moves"))
    assert view_of(one) == view_of(other)
    assert GAME.census(one) == [1] * 56
