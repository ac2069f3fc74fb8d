"""A round: dealing, picking in order, its end, the next starter, decks that run short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.games.deli import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from deli_table import Scene

    from potluck.games.deli.state import Deli


def start(seats: int = 2, seed: int = 1, **options: bool | int | str):
    """A new game."""
    return GAME.start(GAME.settle(options, seats), seats, seeded(seed))


def play_on(state: Deli, until: Callable[[Deli], bool], seed: str = "moves"):
    """Play random moves until something is the case."""
    rng = seeded(seed)
    while not until(state):
        seat = state.turn()
        state.play(seat, state.random_move(seat, rng))


def market_sizes(state: Deli):
    return [len(row.ingredients) for row in GAME.view(state, SPECTATOR).market]


def test_the_market_for_each_number_of_players():
    """DE-R1: 6 breads and 5 of each other kind for two, 7 and 6 for three, 8 and 7 for four."""
    for seats, breads, others in ((2, 6, 5), (3, 7, 6), (4, 8, 7)):
        state = start(
            seats, **{f"character-{seat + 1}": name for seat, name in enumerate(("gregg", "drew", "isaac")[:seats])}
        )
        if GAME.view(state, SPECTATOR).phase == "pick":
            assert market_sizes(state) == [breads, others, others, others, others]


def test_a_smaller_market():
    """DE-V1: one or two cards fewer of each kind."""
    named = {"character-1": "gregg", "character-2": "drew"}
    assert market_sizes(start(**named)) == [6, 5, 5, 5, 5]
    assert market_sizes(start(**named, **{"smaller-market": 1})) == [5, 4, 4, 4, 4]
    assert market_sizes(start(**named, **{"smaller-market": 2})) == [4, 3, 3, 3, 3]


def test_one_card_at_a_time_in_order(scene: type[Scene]):
    """DE-R2, DE-S4: clockwise, and who has taken 6 is passed over."""
    table = scene("half-roll", "half-roll", "half-roll", market="tomato tomato tomato tuna tuna", taken=[4, 6, 4])
    turns = []
    while table.state.round == 1:
        turns.append(table.state.turn())
        table.do(turns[-1], "take", ingredient="tomato" if "tomato" in table.market() else "tuna")
    assert turns == [0, 2, 0, 2]
    assert table.state.taken == [0, 0, 0]
    assert table.state.round == 2


def test_end_of_round_actions_until_nobody_wants_to(scene: type[Scene]):
    """DE-R3: in the round's order, one at a time, again and again; who holds any card is asked."""
    table = scene(
        "half-roll tuna half-roll",
        "half-roll tuna half-roll",
        "half-roll",
        hands=["breadhead joker-bread", "joker-sauce", ""],
        taken=[6, 6, 6],
    )
    assert (table.phase, table.state.turn()) == ("end", 0)
    table.do(0, "play", action="breadhead")
    assert table.state.turn() == 1
    table.do(1, "pass")
    assert table.state.turn() == 0, "seat 2 holds no card and is not asked"
    table.do(0, "pass")
    assert table.state.round == 2


def test_who_passed_is_asked_again(scene: type[Scene]):
    """DE-R3: after somebody else has played a card."""
    table = scene(
        "half-roll tuna half-roll", "half-roll tuna half-roll", hands=["breadhead", "breadhead"], taken=[6, 6]
    )
    table.do(0, "pass")
    table.do(1, "play", action="breadhead")
    assert table.state.turn() == 0
    table.do(0, "play", action="breadhead")
    assert table.state.round == 2


def test_the_order_at_the_end_of_a_round(scene: type[Scene]):
    """DE-R4: Drew's swap, actions, leftovers, Isaac's look, the event."""
    table = scene(
        "half-roll tuna",
        "half-roll tomato",
        characters=["drew", "isaac"],
        hands=["", "breadhead"],
        market="bacon",
        events="tip-jar tip-jar mouse-in-the-pantry",
        taken=[6, 6],
    )
    assert (table.phase, table.state.turn()) == ("swap", 0)
    table.do(0, "pass")
    assert (table.phase, table.state.turn()) == ("end", 1)
    assert table.market() == ["bacon"]
    table.do(1, "pass")
    assert (table.phase, table.state.turn()) == ("look", 1)
    assert (table.market(), table.trash()) == ([], ["bacon"])
    table.do(1, "choose", event="tip-jar")
    assert table.state.round == 2
    assert [sum(noted) for noted in table.state.noted] == [1, 1]


def test_leftovers_are_trashed(scene: type[Scene]):
    """DE-R5: the market, and a card that Debbie reserved and did not take."""
    table = scene(
        "half-roll", "half-roll", characters=["debbie"], hands=["joker-bread"], market="bacon tuna", taken=[6, 6]
    )
    table.state.market.reserved = table.names.index("ranch")
    table.do(0, "pass")
    assert table.trash(1) == ["bacon", "tuna", "ranch"]


def test_the_event_is_drawn_and_removed_after_the_last_round_too(scene: type[Scene]):
    """DE-R6: then the scoring; with no event left none happens."""
    table = scene("half-roll", "", events="tip-jar staff-meal", taken=[6, 6], at_round=5)
    assert table.phase == "over"
    assert table.state.points() == [2, 0]
    assert len(table.state.events) == 1
    assert GAME.view(table.state, SPECTATOR).happened == ["tip-jar"]
    assert scene("half-roll", "", taken=[6, 6], at_round=5).state.points() == [1, 0]


def starter(scene: type[Scene], *areas: str, seed: int = 1):
    """Who starts the round after these areas; who starts now has the seat 0."""
    return scene(*areas, taken=[6] * len(areas), characters=["gregg"] * len(areas), seed=seed).state.starter


def test_the_tallest_unfinished_sandwich_starts(scene: type[Scene]):
    """DE-R7: breads counted; ties go to the second tallest, and so on."""
    assert starter(scene, "half-roll", "half-roll tuna tuna") == 1
    assert starter(scene, "half-roll tuna, half-roll tuna", "half-roll tuna, half-roll tuna, rye-bread") == 1
    assert (
        starter(
            scene, "half-roll tuna tuna tuna, half-bagel, rye-bread", "half-roll tuna tuna, half-bagel, rye-bread tuna"
        )
        == 0
    )
    assert starter(scene, "", "half-roll") == 1


def test_finished_sandwiches_do_not_start(scene: type[Scene]):
    """DE-R7: closed ones and declared ones do not count."""
    assert starter(scene, "half-roll tuna tuna half-roll, white-toast butter!", "half-bagel") == 1


def test_a_complete_tie_is_drawn_by_lot(scene: type[Scene]):
    """DE-R7: each of those who are tied can be drawn, and nobody else."""
    areas = ("half-roll tuna", "half-bagel", "rye-bread tomato")
    assert {starter(scene, *areas, seed=seed) for seed in range(20)} == {0, 2}


def test_the_starter_is_found_after_the_event(scene: type[Scene]):
    """DE-R7: a sandwich that an event makes smaller counts as it is then."""
    table = scene("half-roll tuna tuna", "half-roll tuna, rye-bread", events="health-inspector", taken=[6, 6])
    assert table.area(0) == ["half-roll tuna"]
    assert table.area(1) == ["half-roll", "rye-bread"]
    assert table.state.starter == 0
    lower = scene("half-roll tuna", "half-roll, half-bagel, rye-bread", events="mouse-in-the-pantry", taken=[6, 6])
    lower.do(1, "choose-place", place=2)
    assert lower.state.starter == 0


def test_short_deck_takes_old_trash_only(scene: type[Scene]):
    """DE-R8: not the last round's trash, not this round's; if it is not enough, fewer are drawn."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["nikki"],
        market="tuna tuna tuna",
        decks={"protein": "bacon"},
        trash=["fried-egg", "roasted-pork", "wiener"],
    )
    table.do(0, "redeal", sort="protein")
    assert table.market() == ["bacon", "wiener"]
    assert table.state.market.decks[1] == [table.names.index("tuna")] * 3
    assert (table.trash(0), table.trash(1), table.trash(2)) == (["fried-egg"], ["roasted-pork"], [])


def test_four_players_use_all_breads():
    """DE-R8: in round 6 of a long game the bread deck is empty, and old trash is dealt."""
    named = {"character-1": "gregg", "character-2": "drew", "character-3": "isaac", "character-4": "jackson"}
    state = start(4, rounds=6, **named)
    play_on(state, lambda table: table.round == 6 or not table.pending())
    view = GAME.view(state, SPECTATOR)
    assert view.market[0].deck == 0
    assert 0 < len(view.market[0].ingredients) <= 8


def test_fewer_and_more_rounds():
    """DE-V4: the game ends after so many rounds."""
    for rounds in (1, 3, 10):
        state = start(rounds=rounds)
        play_on(state, lambda table: not table.pending())
        assert state.round == rounds
        assert sum(state.happened) == rounds


def test_everybody_takes_six_in_a_round():
    """DE-R2: each pick counts, missed and stolen ones too."""
    for seed in range(20):
        state = start(3, seed)
        play_on(
            state,
            lambda table: GAME.view(table, SPECTATOR).phase in ("end", "swap", "look", "event") or table.round == 2,
        )
        if state.round == 1:
            assert state.taken == [6, 6, 6]
