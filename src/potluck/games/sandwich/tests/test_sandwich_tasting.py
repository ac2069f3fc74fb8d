"""Giving, tasting, points, and the variants that change them."""

from __future__ import annotations

import pytest
from sandwich_table import begin, do, kinds, move, play_to, refused, view_of

from potluck.engine.game import notation, parse_notation
from potluck.engine.playout import play_randomly
from potluck.engine.random import seeded
from potluck.games.sandwich import GAME, moves
from potluck.games.sandwich.phases import GIVING, OVER, RANKING, SELLING, VOLUNTEERING
from potluck.games.sandwich.shapes import Words
from potluck.games.sandwich.state import Sandwich


def fill_all(state: Sandwich) -> None:
    """Let all who decide have the rules decide for them, until the phase changes."""
    phase = state.phase
    while state.phase == phase:
        state.play(state.turn(), state.overdue(state.turn()))


def rank_as_shown(state: Sandwich) -> int:
    """Let the next taster rank the plates as they lie; return who that was."""
    seat = state.turn()
    plates = list(range(1, state.terms.sandwiches + 1))
    do(state, seat, "rank", plates=plates, **({"theme": 1} if state.theme else {}))
    return seat


def test_one_sandwich_for_each_of_the_three_neighbours_on_the_left():
    """SW-G1"""
    state = play_to(begin(seats=6), GIVING)
    assert state.terms.receivers(4, 1) == [5, 0, 1]
    stacks = [kitchen.stacks() for kitchen in state.kitchens]
    do(state, 4, "give", seats=[1, 5, 0])
    refusal = refused(state, 0, "give", seats=[1, 2, 4])
    assert (refusal.code, refusal.rule, refusal.facts["other"]) == ("give", "SW-G1", [1, 2, 3])
    assert refused(state, 0, "give", seats=[1, 1, 2]).code == "give"
    fill_all(state)
    assert [sorted(table.cooks) for table in state.tables] == [
        [3, 4, 5], [0, 4, 5], [0, 1, 5], [0, 1, 2], [1, 2, 3], [2, 3, 4]
    ]  # fmt: skip
    for taster, stack in ((1, 0), (5, 1), (0, 2)):
        table = state.tables[taster]
        assert table.plates[table.cooks.index(4)] == stacks[4][stack]


def test_gifts_are_told_to_nobody_else():
    """SW-G1, SW-H1"""
    state = play_to(begin(seats=5), GIVING)
    (event,) = do(state, 3, "give", seats=[4, 0, 1])
    assert event.seen_by(3) == {"seat": 3, "other": [4, 0, 1]}
    assert event.seen_by(2) == {"seat": 3}
    assert view_of(state, 3)["you"]["kitchen"]["seats"] == [4, 0, 1]


def test_at_a_time_out_giving_is_by_lot():
    """SW-G1"""
    given = set()
    for seed in range(30):
        state = play_to(begin(seed), GIVING, seeded(seed))
        stacks = state.kitchens[0].stacks()
        for seat in range(4):
            assert state.overdue(seat) == moves.simple(moves.LOT)
            state.play(seat, state.overdue(seat))
        given.add(
            tuple(state.tables[seat].plates[state.tables[seat].cooks.index(0)] == stacks[0] for seat in (1, 2, 3))
        )
    assert len(given) == 3


def test_with_four_players_one_cooks_for_everybody_else():
    """SW-N4"""
    state = begin(seats=4)
    for seat in range(4):
        assert sorted(state.terms.receivers(seat, 1)) == [other for other in range(4) if other != seat]


def test_three_players_make_four_sandwiches_two_for_each_of_the_others():
    """SW-N3"""
    state = begin(seats=3)
    assert (state.terms.cards, state.terms.sandwiches, state.terms.points) == (12, 4, [3, 2, 1, 0])
    play_to(state, GIVING)
    assert [len(kitchen.picks) for kitchen in state.kitchens] == [12, 12, 12]
    refusal = refused(state, 0, "give", seats=[1, 1, 1, 2])
    assert (refusal.rule, refusal.facts["number"]) == ("SW-N3", 2)
    do(state, 0, "give", seats=[2, 1, 1, 2])
    fill_all(state)
    assert [sorted(table.cooks) for table in state.tables] == [[1, 1, 2, 2], [0, 0, 2, 2], [0, 0, 1, 1]]
    while state.phase == RANKING and state.round == 1:
        rank_as_shown(state)
    assert sum(state.points()) == 3 * 6


@pytest.mark.parametrize(("preset", "points"), [("joueur-french", [3, 2, 0]), ("joueur-german", [3, 1, 0])])
def test_the_best_and_the_second_bring_points_to_their_cooks(preset: str, points: list[int]):
    """SW-T1"""
    state = play_to(begin(**{**GAME.presets[preset], "first-taster": "youngest"}), RANKING)
    taster = state.turn()
    cooks = list(state.tables[taster].cooks)
    assert refused(state, taster, "rank", plates=[1, 1, 2]).code == "rank-all"
    assert refused(state, taster, "rank", plates=[1, 2]).code == "rank-all"
    do(state, taster, "rank", plates=[3, 1, 2])
    expected = [0] * 4
    for plate, worth in zip((3, 1, 2), points, strict=True):
        expected[cooks[plate - 1]] = worth
    assert state.points() == expected


def test_tasting_goes_clockwise_from_the_first_taster():
    """SW-T1, SW-T2"""
    state = play_to(begin(seats=5, first_seat=4), RANKING)
    assert [rank_as_shown(state) for _ in range(5)] == [3, 4, 0, 1, 2]
    play_to(state, RANKING)
    assert state.turn() == 3, "the same rule every round"


def test_the_taster_is_not_told_whose_is_whose():
    """SW-T1, SW-H1"""
    state = play_to(begin(), RANKING)
    taster = state.turn()
    view = view_of(state, taster)
    assert [plate["cook"] for plate in view["tables"][taster]["plates"]] == [None, None, None]
    assert all(plate["ingredients"] for plate in view["tables"][taster]["plates"])
    assert view["grabs_hidden"]
    assert all(cook["picks"] is None for cook in view["cooks"])
    cook = state.tables[taster].cooks[1]
    own = view_of(state, cook)["tables"][taster]["plates"]
    assert [plate["cook"] for plate in own] == [None, cook, None], "one's own one knows"
    waiting = next(seat for seat in range(4) if seat != taster)
    assert all(plate["ingredients"] is None for plate in view_of(state, waiting)["tables"][waiting]["plates"])
    do(state, taster, "rank", plates=[1, 2, 3])
    for seat in (-1, 0, 1, 2, 3):
        shown = view_of(state, seat)["tables"][taster]
        assert [plate["cook"] for plate in shown["plates"]] == state.tables[taster].cooks
        assert shown["ranking"] == [1, 2, 3]


def test_sandwiches_lie_in_random_order():
    """SW-T1"""
    orders = set()
    for seed in range(60):
        state = play_to(begin(seed), RANKING, seeded(seed))
        orders.add(tuple(state.tables[0].cooks))
    assert len(orders) == 6


def test_the_host_says_who_is_youngest_or_it_is_drawn_once():
    """SW-T2"""
    assert begin(first_seat=3).first == 2
    assert {begin(seed).first for seed in range(40)} == {0, 1, 2, 3}
    state = begin("drawn", rounds=4)
    firsts = []
    for number in range(1, 5):
        while state.round == number and state.phase != RANKING:
            state.play(state.turn(), state.random_move(state.turn(), seeded(number, state.stage)))
        firsts.append(state.turn())
        while state.round == number and state.pending():
            rank_as_shown(state) if state.phase == RANKING else play_to(state, RANKING)
    assert len(set(firsts)) == 1


def test_the_first_who_wants_tastes_first():
    """SW-T2"""
    state = play_to(begin(first_taster="volunteer"), VOLUNTEERING)
    assert state.order_matters()
    assert view_of(state, 0)["first_taster"] is None
    do(state, 3, "pass")
    assert refused(state, 3, "volunteer").code == "decided"
    assert kinds(do(state, 2, "volunteer"))[0] == "first"
    assert state.turn() == 2


def test_if_nobody_wants_the_first_taster_is_drawn():
    """SW-T2"""
    firsts = set()
    for seed in range(40):
        state = play_to(begin(seed, first_taster="volunteer"), VOLUNTEERING)
        for seat in range(4):
            assert state.overdue(seat) == move(state, seat, "pass")
            events = do(state, seat, "pass")
        assert kinds(events)[0] == "first-by-lot"
        firsts.add(state.turn())
    assert firsts == {0, 1, 2, 3}


def test_by_correspondence_all_rank_at_once_and_are_shown_in_tasting_order():
    """SW-T2"""
    state = play_to(begin(tasting="at-once", first_seat=2), RANKING)
    assert state.pending() == [0, 1, 2, 3]
    assert not state.order_matters()
    for seat in (3, 0, 2):
        assert kinds(do(state, seat, "rank", plates=[2, 1, 3])) == ["ranks"]
    assert state.points() == [0, 0, 0, 0], "sealed until all have ranked"
    assert view_of(state, 1)["tables"][3]["ranking"] is None
    assert view_of(state, 3)["you"]["ranked"] == [2, 1, 3]
    assert view_of(state, 1)["you"]["ranked"] is None
    events = do(state, 1, "rank", plates=[1, 2, 3])
    assert [event.facts["seat"] for event in events if event.kind == "ranked"] == [1, 2, 3, 0]
    assert sum(state.points()) == 4 * 5


def test_a_ranking_that_is_overdue_is_made_by_lot_and_marked():
    """SW-T2"""
    for tasting in ("in-turn", "at-once"):
        orders = set()
        for seed in range(60):
            state = play_to(begin(seed, tasting=tasting), RANKING, seeded(seed))
            taster = state.turn()
            table = state.tables[taster]
            events = []
            for seat in state.pending():
                assert state.overdue(seat) == moves.simple(moves.LOT)
                events += do(state, seat, "lot")
            assert "ranked-by-lot" in kinds(events)
            assert table.lot
            orders.add(tuple(table.order))
        assert len(orders) == 6


def test_most_points_win_and_ties_stay_ties():
    """SW-E1"""
    state = begin(rounds=1)
    play_randomly(state, seeded("end"))
    assert state.phase == OVER
    assert sum(state.points()) == 4 * 5
    state.scores = [7, 9, 4, 9]
    assert state.winners() == [1, 3]
    assert begin().winners() == []


def test_from_five_players_on_even_rounds_can_go_to_the_right():
    """SW-V1"""
    state = begin(seats=5, twister=True, rounds=4)
    assert [state.terms.receivers(0, number) for number in (1, 2, 3, 4)] == [
        [1, 2, 3], [4, 3, 2], [1, 2, 3], [4, 3, 2]
    ]  # fmt: skip
    for number in (1, 2):
        while state.round == number and state.phase != RANKING:
            state.play(state.turn(), state.random_move(state.turn(), seeded(number, state.stage)))
        assert view_of(state, 0)["direction"] == (1 if number == 1 else -1)
        assert sorted(state.tables[0].cooks) == ([2, 3, 4] if number == 1 else [1, 2, 3])
        while state.round == number:
            rank_as_shown(state)
    assert begin(seats=5).terms.receivers(0, 2) == [1, 2, 3], "without the twister it is always the left"


def test_in_bleah_the_most_disgusting_is_asked_for():
    """SW-V4"""
    assert view_of(begin(bleah=True), 0)["bleah"] is True
    one, other = (play_to(begin("same", bleah=bleah), RANKING, seeded("same")) for bleah in (True, False))
    assert [table.plates for table in one.tables] == [table.plates for table in other.tables]
    adviser = GAME.hints()
    taster = one.turn()
    worst_first = moves.order_of(adviser.greedy(one, taster, seeded(1)), 3)
    assert worst_first == moves.order_of(adviser.greedy(other, taster, seeded(1)), 3)[::-1]


def test_the_theme_brings_a_bonus_point_even_to_the_last():
    """SW-V6"""
    state = play_to(begin(theme="naval", first_seat=1), RANKING)
    cooks = list(state.tables[0].cooks)
    assert refused(state, 0, "rank", plates=[1, 2, 3]).code == "theme-missing"
    events = do(state, 0, "rank", plates=[1, 2, 3], theme=3)
    assert "theme-point" in kinds(events)
    expected = [0] * 4
    for cook, worth in zip(cooks, (3, 2, 1), strict=True):
        expected[cook] = worth
    assert state.points() == expected
    plain = play_to(begin(first_seat=1), RANKING)
    assert refused(plain, 0, "rank", plates=[1, 2, 3], theme=1).code == "no-theme"


def test_themes_are_chosen_typed_or_drawn_for_every_round():
    """SW-V6"""
    assert view_of(begin(theme="goblins"), 0)["theme"] == "goblins"
    typed = view_of(begin(theme="own", own_theme="green things"), 0)
    assert (typed["theme"], typed["own_theme"]) == ("own", "green things")
    drawn = set()
    state = begin(theme="drawn", rounds=20)
    rng = seeded("themes")
    while state.pending():
        drawn.add(state.theme)
        state.play(state.turn(), state.random_move(state.turn(), rng))
    assert drawn <= set(range(2, 8))
    assert len(drawn) >= 4


def test_the_pitch_comes_between_turning_over_and_ranking():
    """SW-V9"""
    state = play_to(begin(selling="pitch", first_seat=1), SELLING)
    assert state.pending() == [1, 2, 3], "the cooks of what the first taster has turned over"
    assert all(plate["ingredients"] for plate in view_of(state, -1)["tables"][0]["plates"])
    assert [plate["cook"] for plate in view_of(state, 0)["tables"][0]["plates"]] == [1, 2, 3], "cooks known, no mixing"
    (event,) = do(state, 2, "words", words="Wie bei Oma: köstlich! 🥪")
    assert event.facts == {"seat": 2, "other": 0, "plate": 2, "words": "Wie bei Oma: köstlich! 🥪"}
    assert refused(state, 2, "silent").code == "decided", "one text for each sandwich"
    assert kinds(do(state, 1, "phrase", phrase=1)) == ["pitch-phrase"]
    assert kinds(do(state, 3, "silent")) == []
    assert (state.phase, state.pending()) == (RANKING, [0])
    plates = view_of(state, 0)["tables"][0]["plates"]
    assert [(plate["phrase"], plate["words"], plate["sold"]) for plate in plates] == [
        (1, None, True),
        (None, "Wie bei Oma: köstlich! 🥪", True),
        (None, None, True),
    ]
    assert state.overdue(0) == moves.simple(moves.LOT)


def test_the_chefs_suggestion_is_made_when_giving_face_up():
    """SW-V9"""
    state = play_to(begin(selling="chef", seats=5), SELLING)
    assert state.pending() == [0, 1, 2, 3, 4]
    for viewer in (-1, 0, 4):
        tables = view_of(state, viewer)["tables"]
        assert all(plate["ingredients"] and plate["cook"] is not None for table in tables for plate in table["plates"])
    told = []
    for number in range(3):
        taster, _ = view_of(state, 1)["you"]["selling"]
        (event,) = do(state, 1, "words", words=f"Number {number}")
        assert event.facts["other"] == taster
        told.append(taster)
    assert sorted(told) == [2, 3, 4]
    assert 1 not in state.pending()
    assert state.overdue(0) == move(state, 0, "silent")
    fill_all(state)
    assert state.phase == RANKING


def test_sold_all_at_once_by_correspondence():
    """SW-V9, SW-T2"""
    state = play_to(begin(selling="pitch", tasting="at-once"), SELLING)
    assert state.pending() == [0, 1, 2, 3]
    fill_all(state)
    assert (state.phase, state.pending()) == (RANKING, [0, 1, 2, 3])


@pytest.mark.parametrize("words", ["", " padded", "two\nlines", "x" * 121])
def test_words_must_be_one_short_line(words: str):
    """SW-V9"""
    state = play_to(begin(selling="pitch"), SELLING)
    assert refused(state, state.pending()[0], "words", words=words).code == "words"
    assert refused(state, state.pending()[0], "phrase", phrase=9).code == "phrase"


def test_words_survive_as_numbers():
    """SW-V9"""
    for text in ("a", "Ő, ez jó!", "\x7f~", "🥪" * 120, "x" * 120):
        number = moves.words(text)
        assert moves.words_of(number) == text
        assert moves.kind_of(number) == moves.WORDS


def test_words_survive_as_a_line_of_text():
    """SW-V9"""
    shape = Words('Mit "Liebe" gemacht: 1 = 1')
    assert GAME.shape(parse_notation(notation(shape))) == shape
