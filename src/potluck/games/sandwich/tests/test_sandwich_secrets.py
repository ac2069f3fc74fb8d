"""Who knows what: face-down picks, sandwiches, and who cooked them."""

from __future__ import annotations

import msgspec
import pytest
from sandwich_table import begin, do, play_to, view_of

from potluck.engine.random import seeded
from potluck.engine.state import REFEREE
from potluck.games.sandwich import GAME
from potluck.games.sandwich.phases import EXPRESS, GIVING, KITCHEN, MARKET, RANKING, VOLUNTEERING
from potluck.games.sandwich.state import Sandwich

GAMES = [
    {"picks": "face-down", "deck": "63"},
    {"picks": "face-down", "trading": True},
    {"market": "secret"},
    {"express": True, "picks": "face-down"},
    {"tasting": "at-once"},
    {"tasting": "at-once", "selling": "pitch"},
    {"selling": "chef"},
    {"selling": "pitch"},
    {"announced": True, "theme": "drawn"},
    {"copies": True, "seats": 7},
    {"seats": 3, "first-taster": "volunteer"},
    {"seats": 6, "twister": True, "rounds": 2},
    {"small-children": True, "market": "calm"},
]


def known(state: Sandwich, seat: int) -> tuple:
    """All that a seat is sent, may do and can conclude."""
    return (
        msgspec.json.encode(GAME.view(state, seat)),
        state.legal(seat) if seat >= 0 else [],
        state.pending(),
        state.optional(),
        state.overdue(seat),
        view_of(state.imagine(seat, seeded("the same numbers")), REFEREE),
    )


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_for_it(options: dict):
    """SW-H1, SW-T1, SW-M3: in every variant, all game long."""
    state = begin("secrets", **options)
    rng = seeded("secrets")
    step = 0
    while state.pending():
        step += 1
        if step % 7 == 0:
            for seat in range(-1, state.seats):
                imagined = state.imagine(seat, seeded("world", step))
                assert known(imagined, seat) == known(state, seat)
                assert GAME.census(imagined) == GAME.census(state)
                while imagined.pending() and step % 5 == 0:
                    imagined.play(imagined.turn(), imagined.random_move(imagined.turn(), rng))
        state.play(state.turn(), state.random_move(state.turn(), rng))


def test_face_down_picks_are_seen_by_their_owner_only():
    """SW-H1"""
    state = play_to(begin(picks="face-down"), KITCHEN)
    for viewer in range(-1, 4):
        shown = [cook["picks"] for cook in view_of(state, viewer)["cooks"]]
        for cook in range(4):
            assert shown[cook] == (state.kitchens[cook].picks if cook == viewer else None)
    open_picks = play_to(begin(), KITCHEN)
    assert [cook["picks"] for cook in view_of(open_picks, -1)["cooks"]] == [
        kitchen.picks for kitchen in open_picks.kitchens
    ]


def test_face_down_picks_could_be_anybodys():
    """SW-H1"""
    state = play_to(begin(picks="face-down"), KITCHEN)
    worlds = [state.imagine(0, seeded(number)) for number in range(30)]
    assert all(world.kitchens[0].picks == state.kitchens[0].picks for world in worlds)
    seen = sorted(card for kitchen in state.kitchens[1:] for card in kitchen.picks)
    assert all(sorted(card for kitchen in world.kitchens[1:] for card in kitchen.picks) == seen for world in worlds)
    assert len({tuple(world.kitchens[1].picks) for world in worlds}) == 30


def test_what_was_just_seen_or_offered_stays_with_its_owner():
    """SW-H1, SW-M1, SW-K2"""
    state = play_to(begin(express=True, picks="face-down"), EXPRESS)
    for number in range(10):
        imagined = state.imagine(0, seeded(number))
        assert [each.picks[-1] for each in imagined.kitchens] == [each.picks[-1] for each in state.kitchens]
    state = play_to(begin(trading=True, picks="face-down"), KITCHEN)
    mine = state.kitchens[2].picks[4]
    do(state, 2, "offer", ingredient=mine, other=1, other_ingredient=state.kitchens[0].picks[0])
    assert all(mine in state.imagine(3, seeded(number)).kitchens[2].picks for number in range(10))


def test_sandwiches_are_their_cooks_secret_until_they_are_tasted():
    """SW-H1, SW-K1"""
    state = play_to(begin(), KITCHEN)
    do(state, 0, "put", ingredient=state.kitchens[0].picks[4], sandwich=1)
    assert "sandwiches" not in str(view_of(state, 1)["cooks"])
    assert view_of(state, 0)["you"]["kitchen"]["sandwiches"][0] == [state.kitchens[0].picks[4]]
    play_to(state, GIVING)
    for viewer in (-1, 1):
        assert all(cook["picks"] is None for cook in view_of(state, viewer)["cooks"]), "nor are picks shown any more"
    play_to(state, RANKING)
    for viewer in range(-1, 4):
        for table in view_of(state, viewer)["tables"]:
            open_now = table["taster"] == state.turn()
            assert all((plate["ingredients"] is not None) == open_now for plate in table["plates"])


def test_nobody_learns_who_cooked_what_before_the_ranking():
    """SW-T1, SW-H1"""
    state = play_to(begin(seats=5, first_seat=1), RANKING)
    worlds = [state.imagine(0, seeded(number)) for number in range(60)]
    assert all(world.tables[0].plates == state.tables[0].plates for world in worlds)
    assert len({tuple(world.tables[0].cooks) for world in worlds}) == 6, "any of the three could have cooked any"
    cook = state.tables[0].cooks[2]
    assert all(state.imagine(cook, seeded(number)).tables[0].cooks[2] == cook for number in range(20))
    do(state, 0, "rank", plates=[1, 2, 3])
    told = {tuple(state.imagine(-1, seeded(number)).tables[0].cooks) for number in range(20)}
    assert told == {tuple(state.tables[0].cooks)}


def test_once_told_everything_stays_open_to_all():
    """SW-H1"""
    state = begin(rounds=2)
    play_to(state, RANKING)
    while state.round == 1:
        do(state, state.turn(), "rank", plates=[3, 2, 1])
    for viewer in range(-1, 4):
        past = view_of(state, viewer)["past"]
        assert [table["taster"] for table in past] == [0, 1, 2, 3]
        assert all(table["ranking"] == [3, 2, 1] for table in past)
        assert all(plate["cook"] is not None and plate["ingredients"] for table in past for plate in table["plates"])


def test_the_order_of_the_race_is_nobodys_to_see():
    """SW-M2, SW-H1"""
    for phase, options in ((MARKET, {}), (VOLUNTEERING, {"first_taster": "volunteer"})):
        state = play_to(begin(**options), phase)
        assert view_of(state, 0)["order"] is None
        assert len({tuple(state.imagine(0, seeded(number)).order) for number in range(60)}) > 20
