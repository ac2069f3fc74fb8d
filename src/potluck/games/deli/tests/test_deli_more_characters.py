"""Gregg, Jackson, Debbie, Isaac and Kath, alone and when they meet each other, actions and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.games.deli import GAME
from potluck.games.deli.names import CHARACTER_IDS
from potluck.games.deli.pantry import BIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from deli_table import Scene

    from potluck.games.deli.state import Deli


def copying(table: Scene, seat: int, name: str):
    """Let a Kath have copied a character in this round, as at its start."""
    number = CHARACTER_IDS.index(name)
    table.state.copied[seat] = number
    table.state.power[seat] = table.state.characters[seat] | BIT[number]


# Gregg


def test_gregg_counts_eggs_that_are_not_on_the_menu(scene: type[Scene]):
    """DE-H6: finished ones; 1 point however many eggs; classics and unfinished ones bring none."""
    table = scene(
        "rye-bread fried-egg fried-egg rye-bread, half-roll fried-egg bacon american half-roll, half-bagel fried-egg",
        "rye-bread fried-egg rye-bread",
        characters=["gregg"],
    )
    assert [table.state.egg_points(seat) for seat in range(2)] == [1, 0]
    assert GAME.view(table.state, SPECTATOR).players[0].score.eggs == 1


def test_gregg_counts_joker_eggs_and_declared_wraps(scene: type[Scene]):
    """DE-H6: both count; a classic wrap is on the menu."""
    table = scene(
        "rye-bread fried-egg* rye-bread, wrap-tortilla fried-egg!, wrap-tortilla lettuce fried-egg tomato ranch!",
        "half-roll",
        characters=["gregg"],
    )
    assert table.state.egg_points(0) == 2


def test_gregg_counts_lunch_rush(scene: type[Scene]):
    """DE-E2, DE-H6: finished in the Lunch Rush counts as declared."""
    table = scene("rye-bread fried-egg", "", characters=["gregg"], events="lunch-rush", taken=[6, 6], at_round=5)
    table.do(0, "choose-place", place=0)
    assert table.state.points()[0] == 2 + 1 - 1 + 1


# Jackson


def test_jackson_discards_any_action_for_a_card(scene: type[Scene]):
    """DE-H7: a discarded card of any kind; he lays the card where he likes; it counts to his 6."""
    table = scene(
        "half-roll", "half-roll, rye-bread", characters=["", "jackson"], hands=["", "doggy-bag"], market="tuna tomato"
    )
    table.do(0, "take", ingredient="tuna")
    assert table.menu() == [{"kind": "snatch", "action": "doggy-bag"}, {"kind": "pass"}]
    table.do(1, "snatch", action="doggy-bag")
    assert (table.phase, table.state.turn()) == ("lay", 1)
    table.do(1, "lay", place=1)
    assert table.state.taken == [0, 1]
    assert table.away() == ["doggy-bag"]
    assert table.state.turn() == 0


def test_jackson_is_not_limited(scene: type[Scene]):
    """DE-H7: discarding is not playing; the same action again, and an I'll Take That besides."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["", "jackson"],
        hands=["", "ill-take-that doggy-bag doggy-bag"],
        market="tuna tomato bacon lettuce",
    )
    for ingredient, move in (("tuna", "snatch"), ("tomato", "snatch"), ("bacon", "steal")):
        table.do(0, "take", ingredient=ingredient)
        table.do(1, move, action="ill-take-that" if move == "steal" else "doggy-bag")
    assert table.state.taken == [0, 3]
    assert table.area(1) == ["half-roll tuna tomato bacon"]


def test_jackson_not_with_six_taken(scene: type[Scene]):
    """DE-H7: then he is not even asked; nobody else may discard for a card."""
    table = scene(
        "half-roll", "half-roll", characters=["", "jackson"], hands=["", "doggy-bag"], market="tuna bacon", taken=[4, 6]
    )
    table.do(0, "take", ingredient="tuna")
    assert (table.phase, table.state.turn()) == ("pick", 0)
    other = scene("half-roll", "half-roll", hands=["", "doggy-bag"], market="tuna bacon")
    other.do(0, "take", ingredient="tuna")
    assert other.refused(1, "snatch", action="doggy-bag") == ("not-jackson", "DE-H7")


def test_jackson_discards_a_joker_for_good(scene: type[Scene]):
    """DE-A2, DE-H7: jokers too; a discarded one leaves the game."""
    table = scene("half-roll", "half-roll", characters=["", "jackson"], hands=["", "joker-sauce"], market="tuna tomato")
    table.do(0, "take", ingredient="tuna")
    table.do(1, "snatch", action="joker-sauce")
    assert table.away() == []
    assert table.state.hands.spent[table.actions.index("joker-sauce")] == 1


# Debbie


def reserving(scene: type[Scene], **more: object):
    """Debbie has reserved the tuna."""
    table = scene("half-roll", "half-roll", **{"characters": ["debbie"], "market": "tomato bacon", **more})
    table.state.market.reserved = table.names.index("tuna")
    return table


def test_debbie_reserves_after_the_deal():
    """DE-H8: any card of the market, or none."""
    state = GAME.start(GAME.settle({"character-1": "debbie", "character-2": "gregg"}, 2), 2, seeded(5))
    view = GAME.view(state, SPECTATOR)
    assert (view.phase, view.pending) == ("reserve", [0])
    shown = {ingredient for row in view.market for ingredient in row.ingredients}
    choices = [GAME.unpack(state, 0, move) for move in state.legal(0)]
    assert {choice.ingredient for choice in choices[:-1]} == shown
    state.play(0, state.legal(0)[0])
    after = GAME.view(state, SPECTATOR)
    assert (after.phase, after.reserved) == ("pick", choices[0].ingredient)
    assert sum(len(row.ingredients) for row in after.market) == 25


def test_debbie_takes_her_card_as_a_pick(scene: type[Scene]):
    """DE-H8: it counts to her 6; nobody else can take it."""
    table = reserving(scene)
    table.do(0, "take-reserved")
    assert table.area(0) == ["half-roll tuna"]
    assert table.state.taken == [1, 0]
    assert table.state.market.reserved == -1
    other = reserving(scene, characters=["", "debbie"])
    assert other.refused(0, "take-reserved") == ("not-reserved", "DE-H8")


def test_reserved_card_is_out_of_play(scene: type[Scene]):
    """DE-H8: for Tricia, Nikki, Fresh Delivery and Doggy Bag; at the end of the round it is trashed."""
    table = reserving(scene, characters=["debbie", "tricia nikki"], hands=["", "fresh-delivery doggy-bag"])
    table.do(0, "take", ingredient="tomato")
    table.do(1, "pass")
    assert table.refused(1, "play", action="fresh-delivery", sort="sauce") == ("none-of-sort", "DE-A3")
    table.do(1, "redeal", sort="protein")
    assert table.state.market.reserved == table.names.index("tuna")
    assert len(table.market()) == 1
    late = reserving(scene, market="", hands=["joker-bread", "doggy-bag"], taken=[6, 6])
    assert late.refused(0, "take-reserved")[0] == "not-now"
    late.do(0, "pass")
    assert late.refused(1, "play", action="doggy-bag", ingredient="tuna") == ("not-in-market", "DE-A3")
    late.do(1, "pass")
    assert late.trash(1) == ["tuna"]


def test_tricia_cannot_trash_the_reserved_card(scene: type[Scene]):
    """DE-H8: it is not in the market."""
    table = reserving(scene, characters=["", "debbie"], market="tomato bacon")
    table.state.characters[0] |= BIT[0]
    table.state.power[0] |= BIT[0]
    table.do(0, "take", ingredient="tomato")
    assert table.refused(0, "trash", ingredient="tuna") == ("not-in-market", "DE-H1")


def test_only_jackson_can_have_debbies_card(scene: type[Scene]):
    """DE-H8: by discarding, in the moment she takes it; an I'll Take That does not help, him neither."""
    table = reserving(scene, characters=["debbie", ""], hands=["", "ill-take-that"])
    table.do(0, "take-reserved")
    assert table.area(0) == ["half-roll tuna"], "nobody is asked"
    other = reserving(scene, characters=["debbie", "jackson"], hands=["", "ill-take-that"])
    other.do(0, "take-reserved")
    assert other.menu() == [{"kind": "snatch", "action": "ill-take-that"}, {"kind": "pass"}]
    assert other.refused(1, "steal", action="ill-take-that") == ("debbies-card", "DE-H8")
    other.do(1, "snatch", action="ill-take-that")
    assert other.area(1) == ["half-roll tuna"]
    assert (other.phase, other.state.turn()) == ("pick", 0)


def test_debbie_need_not_take_her_card(scene: type[Scene]):
    """DE-H8: even if nothing else can be laid, she may miss the pick."""
    full = scene("half-roll bacon bacon bacon", "half-roll", characters=["debbie"], market="butter")
    full.state.market.reserved = full.names.index("tuna")
    assert full.menu() == [{"kind": "take-reserved"}, {"kind": "pass"}]
    full.do(0, "pass")
    assert full.state.taken == [1, 0]


# Isaac


def test_isaac_chooses_among_three_events(scene: type[Scene]):
    """DE-H9: the top 3; the others are shuffled back; only he sees them."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["", "isaac"],
        events="power-cut tip-jar lunch-rush mouse-in-the-pantry",
        taken=[6, 6],
    )
    assert (table.phase, table.state.turn()) == ("look", 1)
    assert {move["event"] for move in table.menu()} == {"power-cut", "tip-jar", "lunch-rush"}
    assert GAME.view(table.state, 1).you.events == ["tip-jar", "lunch-rush", "power-cut"]
    assert GAME.view(table.state, 0).you.events == []
    table.do(1, "choose", event="tip-jar")
    assert sorted(table.pantry.events.names[event] for event in table.state.events) == [
        "lunch-rush",
        "mouse-in-the-pantry",
        "power-cut",
    ]


def test_lucky_day_comes_before_isaac(scene: type[Scene]):
    """DE-A4: another's Lucky Day replaces Isaac's choice."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["", "isaac"],
        hands=["lucky-day"],
        events="power-cut tip-jar lunch-rush",
        taken=[6, 6],
    )
    table.do(0, "play", action="lucky-day")
    assert (table.phase, table.state.turn(), len(table.menu())) == ("look", 0, 2)
    table.do(0, "choose", event="power-cut")
    assert table.state.round == 2


def test_isaacs_own_lucky_day_shows_three(scene: type[Scene]):
    """DE-A4: as usual."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["isaac"],
        hands=["lucky-day"],
        events="power-cut tip-jar lunch-rush",
        taken=[6, 6],
    )
    table.do(0, "play", action="lucky-day")
    assert (table.phase, table.state.turn(), len(table.menu())) == ("look", 0, 3)


def test_lucky_days_cancel_and_isaac_chooses(scene: type[Scene]):
    """DE-A4: two Lucky Days cancel each other, so Isaac looks."""
    table = scene(
        "half-roll",
        "half-roll",
        "half-roll",
        characters=["", "", "isaac"],
        hands=["lucky-day", "lucky-day"],
        events="power-cut tip-jar lunch-rush",
        taken=[6, 6, 6],
    )
    table.do(0, "play", action="lucky-day")
    table.do(1, "play", action="lucky-day")
    assert (table.phase, table.state.turn(), len(table.menu())) == ("look", 2, 3)


# Kath


def play_rounds(state: Deli, watch: Callable[[Deli], None]):
    """Play a random game and watch the start of each round."""
    rng = seeded("kath")
    seen = 0
    while state.pending():
        if state.round > seen:
            seen = state.round
            watch(state)
        seat = state.turn()
        state.play(seat, state.random_move(seat, rng))


def test_kath_copies_another_character_each_round():
    """DE-H10: openly, of those not in play, and when all have been used she starts again."""
    named = {"character-1": "kath", "character-2": "gregg", "character-3": "isaac", "character-4": "drew"}
    state = GAME.start(GAME.settle({**named, "rounds": 8}, 4), 4, seeded(2))
    copied = []
    play_rounds(state, lambda table: copied.append(GAME.view(table, SPECTATOR).players[0].copied))
    free = set(CHARACTER_IDS) - {"kath", "gregg", "isaac", "drew"}
    assert len(copied) == 8
    assert set(copied[:6]) == free
    assert set(copied[6:]) <= free


def test_kath_copies_nobody_in_play():
    """DE-V5, DE-H10: the characters of all teams are in play; here only one is left for her."""
    state = GAME.start(GAME.settle({"character-1": "kath", "team": 3}, 3), 3, seeded(2))
    in_play = {name for player in GAME.view(state, SPECTATOR).players for name in player.characters}
    copied = set()
    play_rounds(state, lambda table: copied.add(GAME.view(table, SPECTATOR).players[0].copied))
    assert len(in_play) == 9
    assert copied == set(CHARACTER_IDS) - in_play


def test_kath_as_pete_repeats_later(scene: type[Scene]):
    """DE-H10: what she plays in that round may be repeated once, whoever she is by then; no exchange."""
    table = scene(
        "half-roll tuna half-roll", "", characters=["kath"], hands=["breadhead joker-bread"], taken=[6, 6], at_round=4
    )
    copying(table, 0, "pete")
    table.do(0, "play", action="breadhead")
    assert table.aside(0) == ["breadhead"]
    table.do(0, "pass")
    assert table.phase != "exchange"
    copying(table, 0, "isaac")
    table.state.taken = [5, 5]
    while table.phase != "end":
        seat = table.state.turn()
        table.state.play(seat, table.state.legal(seat)[0])
    table.do(0, "play", action="breadhead", again=True)
    assert table.away() == ["breadhead"]


def test_kath_as_gregg_notes_at_once(scene: type[Scene]):
    """DE-H10: 1 point for each fitting sandwich she finishes in that round, and nothing for older ones."""
    table = scene(
        "rye-bread fried-egg rye-bread, half-bagel fried-egg, half-bagel, wrap-tortilla fried-egg",
        "half-roll",
        characters=["kath"],
        market="tomato",
    )
    copying(table, 0, "gregg")
    table.do(0, "close", place=1, bread=2)
    table.do(0, "declare", place=3)
    assert table.state.noted[0] == [0, 0, 2]
    assert table.state.egg_points(0) == 0
    copying(table, 0, "isaac")
    assert table.state.noted[0] == [0, 0, 2]


def test_kath_as_michael_finds_trash(scene: type[Scene]):
    """DE-H3: the last round's trash is kept without a Michael in the game, too."""
    table = scene("half-roll", "half-roll", characters=["kath"], market="bacon bacon", taken=[6, 6])
    assert table.trash(1) == ["bacon", "bacon"]
    while table.state.turn() != 0 or table.phase != "pick":
        seat = table.state.turn()
        table.state.play(seat, table.state.legal(seat)[-1 if table.phase != "pick" else 0])
    copying(table, 0, "michael")
    assert {"kind": "take-trash", "ingredient": "bacon"} in table.menu()


def test_kath_has_the_power_for_one_round_only(scene: type[Scene]):
    """DE-H10: and everybody sees whose it is."""
    table = scene("half-roll", "half-roll", characters=["kath", "gregg"], taken=[6, 6])
    first = table.state.copied[0]
    assert table.state.power[0] == table.state.characters[0] | BIT[first]
    assert GAME.view(table.state, SPECTATOR).players[0].copied == CHARACTER_IDS[first]
