"""Tricia, Nikki, Michael, Pete and Drew, alone and when they meet each other, actions and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.games.deli import GAME

if TYPE_CHECKING:
    from deli_table import Scene


# Tricia


def test_tricia_trashes_after_taking(scene: type[Scene]):
    """DE-H1: one card of the market after each pick, if she likes."""
    table = scene("half-roll", "half-roll", characters=["tricia"], market="tuna tomato bacon", taken=[5, 5])
    table.do(0, "take", ingredient="tuna")
    assert table.menu() == [
        {"kind": "trash", "ingredient": "bacon"},
        {"kind": "trash", "ingredient": "tomato"},
        {"kind": "pass"},
    ]
    assert table.refused(0, "trash", ingredient="ranch") == ("not-in-market", "DE-H1")
    table.do(0, "trash", ingredient="bacon")
    assert (table.trash(), table.state.turn()) == (["bacon"], 1)
    assert table.refused(1, "trash", ingredient="tomato") == ("not-now", "DE-H1")


def test_robbed_tricia_has_not_taken(scene: type[Scene]):
    """DE-A4: she trashes nothing then; her new pick lets her."""
    table = scene(
        "half-roll", "half-roll", characters=["tricia"], hands=["", "ill-take-that"], market="tuna tomato bacon lettuce"
    )
    table.do(0, "take", ingredient="tuna")
    table.do(1, "steal", action="ill-take-that")
    assert table.phase == "pick"
    assert table.refused(0, "trash", ingredient="bacon") == ("not-now", "DE-H1")
    table.do(0, "take", ingredient="tomato")
    assert table.phase == "after"
    assert "trash" in table.kinds(0)


def test_tricia_trashes_after_stealing(scene: type[Scene]):
    """DE-H1: a stolen card is taken, too."""
    table = scene(
        "half-roll", "half-roll", characters=["", "tricia"], hands=["", "ill-take-that"], market="tuna tomato bacon"
    )
    table.do(0, "take", ingredient="tuna")
    table.do(1, "steal", action="ill-take-that")
    assert (table.phase, table.state.turn()) == ("after", 1)
    table.do(1, "trash", ingredient="bacon")
    assert (table.phase, table.state.turn()) == ("pick", 0)


def test_a_thief_has_no_free_moves(scene: type[Scene]):
    """DE-L7: another's turn is not one's own."""
    table = scene(
        "half-roll",
        "half-roll tuna, half-roll",
        characters=["", "tricia"],
        hands=["", "ill-take-that"],
        market="tuna tomato bacon",
    )
    table.do(0, "take", ingredient="tuna")
    table.do(1, "steal", action="ill-take-that")
    table.do(1, "lay", place=0)
    assert "close" not in table.kinds(1)
    assert table.refused(1, "close", place=0, bread=1) == ("not-your-turn", "DE-L7")


def test_tricia_trashes_one_with_picky_eater(scene: type[Scene]):
    """DE-H1: after the first take or after the second, not after both."""
    table = scene(
        "half-roll", "half-roll", characters=["tricia"], hands=["picky-eater"], market="tuna tomato bacon swiss"
    )
    table.do(0, "play", action="picky-eater")
    table.do(0, "take", ingredient="tuna")
    table.do(0, "trash", ingredient="bacon")
    table.do(0, "take", ingredient="tomato")
    assert table.state.turn() == 1
    other = scene(
        "half-roll", "half-roll", characters=["tricia"], hands=["picky-eater"], market="tuna tomato bacon swiss"
    )
    other.do(0, "play", action="picky-eater")
    other.do(0, "take", ingredient="tuna")
    other.do(0, "pass")
    other.do(0, "take", ingredient="tomato")
    other.do(0, "trash", ingredient="bacon")
    assert other.trash() == ["bacon"]
    assert other.state.turn() == 1


def test_tricia_trashes_nothing_after_a_joker(scene: type[Scene]):
    """DE-A2: laying one is not taking a card."""
    table = scene("half-roll", "half-roll", characters=["tricia"], hands=["joker-sauce"], market="tuna tomato")
    table.do(0, "joker", action="joker-sauce", ingredient="ranch")
    assert table.state.turn() == 1


# Nikki


def test_nikki_has_a_kind_dealt_anew_twice_a_round(scene: type[Scene]):
    """DE-H2: as many new cards as there were, the old ones are shuffled back in; twice."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["nikki"],
        market="tuna tuna tomato",
        decks={"protein": "bacon bacon", "vegetable": "lettuce"},
    )
    assert [move["sort"] for move in table.menu() if move["kind"] == "redeal"] == ["protein", "vegetable"]
    assert table.refused(0, "redeal", sort="sauce") == ("none-of-sort", "DE-H2")
    table.do(0, "redeal", sort="protein")
    assert table.market() == ["bacon", "bacon", "tomato"]
    assert [table.names[card] for card in table.state.market.decks[1]] == ["tuna", "tuna"]
    table.do(0, "redeal", sort="vegetable")
    assert table.market() == ["bacon", "bacon", "lettuce"]
    assert table.refused(0, "redeal", sort="protein") == ("nikki-twice", "DE-H2")
    assert table.state.turn() == 0


def test_nikki_steps_in_during_others_turns(scene: type[Scene]):
    """DE-H2: the game does not wait for her, but she may; it is a race, so the order matters."""
    table = scene("half-roll", "half-roll", characters=["", "nikki"], market="tuna tomato", decks={"protein": "bacon"})
    assert table.state.pending() == [0]
    assert table.state.optional() == [1]
    assert table.state.order_matters()
    assert table.kinds(1) == ["redeal"]
    before = table.state.decision(0)
    table.do(1, "redeal", sort="protein")
    assert table.market() == ["bacon", "tomato"]
    assert table.state.turn() == 0
    assert table.state.decision(0) != before, "what seat 0 was about to answer has changed"
    assert table.refused(0, "redeal", sort="protein") == ("not-nikki", "DE-H2")


def test_nikki_waits_while_a_card_is_announced(scene: type[Scene]):
    """DE-H2: not between an announced take and its laying."""
    table = scene(
        "half-roll, half-roll",
        "half-roll",
        characters=["", "nikki"],
        hands=["", "lucky-day"],
        market="tuna tomato",
    )
    table.do(0, "take", ingredient="tuna")
    assert (table.phase, table.kinds(1)) == ("react", ["pass"])
    table.do(1, "pass")
    assert table.phase == "lay"
    assert table.state.optional() == []
    assert table.state.legal(1) == []


def test_nikki_reopens_the_end_of_the_round(scene: type[Scene]):
    """DE-R3: who has passed is asked again, for there are other leftovers now."""
    table = scene(
        "half-roll",
        "",
        hands=["doggy-bag"],
        characters=["", "nikki"],
        market="butter",
        decks={"sauce": "ranch"},
        taken=[6, 6],
    )
    table.do(0, "pass")
    assert table.state.turn() == 1
    table.do(1, "redeal", sort="sauce")
    table.do(1, "pass")
    assert (table.phase, table.state.turn()) == ("end", 0)
    table.do(0, "play", action="doggy-bag", ingredient="ranch")
    assert table.area(0) == ["half-roll ranch"]


# Michael


def test_michael_picks_from_the_last_rounds_trash(scene: type[Scene]):
    """DE-H3: once a round, instead of a card of the market; it counts; older trash is out of reach."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["michael"],
        market="tomato tomato tomato",
        trash=["swiss", "tuna bacon", "ranch"],
    )
    assert [move["ingredient"] for move in table.menu() if move["kind"] == "take-trash"] == ["bacon", "tuna"]
    assert table.refused(0, "take-trash", ingredient="ranch") == ("not-in-trash", "DE-H3")
    table.do(0, "take-trash", ingredient="tuna")
    assert table.area(0) == ["half-roll tuna"]
    assert table.state.taken == [1, 0]
    assert table.refused(1, "take-trash", ingredient="bacon") == ("not-michael", "DE-H3")
    table.do(1, "take", ingredient="tomato")
    assert table.refused(0, "take-trash", ingredient="bacon") == ("michael-once", "DE-H3")


def test_michael_has_nothing_in_the_first_round():
    """DE-H3: there is no trash yet."""
    state = GAME.start(GAME.settle({"character-1": "michael", "character-2": "gregg"}, 2), 2, seeded(3))
    kinds = {GAME.unpack(state, state.turn(), move).__struct_config__.tag for move in state.legal(state.turn())}
    assert "take" in kinds
    assert "take-trash" not in kinds


def test_nobody_can_steal_from_michael(scene: type[Scene]):
    """DE-H3: the trash is not the market, and Jackson's power is an I'll Take That, too."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["michael", "jackson"],
        hands=["", "ill-take-that"],
        market="tomato",
        trash=["", "tuna"],
    )
    table.do(0, "take-trash", ingredient="tuna")
    assert (table.phase, table.state.turn()) == ("pick", 1)


def test_michael_finds_what_tricia_trashed(scene: type[Scene]):
    """DE-H3: all that was trashed in the last round, by Tricia and by the event, too."""
    table = scene(
        "rye-bread bacon",
        "half-roll tuna half-roll",
        characters=["tricia", "michael"],
        market="tomato swiss",
        events="health-inspector",
        taken=[5, 6],
    )
    table.do(0, "take", ingredient="swiss")
    table.do(0, "trash", ingredient="tomato")
    assert table.state.round == 2
    assert table.trash(1) == ["swiss", "tomato"]
    assert table.area(0) == ["rye-bread bacon"]


# Pete


def test_pete_lays_actions_aside_but_no_jokers(scene: type[Scene]):
    """DE-H4: openly."""
    table = scene(
        "half-roll",
        "half-roll",
        characters=["pete"],
        hands=["picky-eater joker-sauce"],
        market="tuna tomato swiss lettuce",
    )
    table.do(0, "joker", action="joker-sauce", ingredient="ranch")
    assert table.aside(0) == []
    table.do(1, "take", ingredient="tuna")
    table.do(0, "pass")
    table.do(0, "play", action="picky-eater")
    assert table.aside(0) == ["picky-eater"]
    assert table.away() == []
    assert GAME.view(table.state, SPECTATOR).players[0].aside == ["picky-eater"]


def test_pete_repeats_in_a_later_round(scene: type[Scene]):
    """DE-H4, DE-A1: not in the same round; after that the card is put away."""
    table = scene(
        "half-roll tuna half-roll", "", characters=["pete"], hands=["breadhead joker-bread"], taken=[6, 6], at_round=4
    )
    table.do(0, "play", action="breadhead")
    assert table.refused(0, "play", action="breadhead", again=True) == ("once-a-round", "DE-A1")
    table.do(0, "pass")
    assert table.state.round == 5
    assert table.refused(0, "play", action="lucky-day", again=True)[0] == "not-aside"
    table.state.taken = [5, 5]
    while table.phase != "end":
        seat = table.state.turn()
        table.state.play(seat, table.state.legal(seat)[0])
    table.do(0, "play", action="breadhead", again=True)
    assert table.aside(0) == []
    assert table.away() == ["breadhead"]
    assert table.state.noted[0] == [2, 0, 0]


def test_pete_may_steal_with_an_empty_hand(scene: type[Scene]):
    """DE-A4: he is asked then only if an I'll Take That lies aside, which everybody sees."""
    table = scene("half-roll", "half-roll", characters=["", "pete"], market="tuna tomato bacon")
    action = table.actions.index("breadhead")
    table.state.hands.aside[1][action] = 1
    table.do(0, "take", ingredient="tuna")
    assert (table.phase, table.state.turn()) == ("pick", 1)
    table.state.hands.aside[0][table.actions.index("ill-take-that")] = 1
    table.do(1, "take", ingredient="tomato")
    assert table.menu() == [{"kind": "steal", "action": "ill-take-that", "again": True}, {"kind": "pass"}]
    table.do(0, "steal", action="ill-take-that", again=True)
    assert table.area(0) == ["half-roll tuna tomato"]
    assert table.away() == ["ill-take-that"]


# Drew


def test_drew_swaps_tops(scene: type[Scene]):
    """DE-H5: of unfinished sandwiches, like for like; no sauces, no cream cheese; once."""
    table = scene(
        "half-roll tuna, rye-bread, half-bagel ranch, half-bagel cream-cheese",
        "half-roll tomato, white-toast, half-bagel hot-sauce, half-roll tuna, rye-bread",
        characters=["drew"],
        taken=[6, 6],
    )
    swaps = [(move["place"], move["other"], move["other_place"]) for move in table.menu() if move["kind"] == "swap"]
    assert swaps == [(0, 1, 0), (1, 1, 1)]
    assert table.refused(0, "swap", place=0, other=1, other_place=1) == ("swap-like", "DE-H5")
    assert table.refused(0, "swap", place=0, other=1, other_place=2) == ("swap-fixed", "DE-H5")
    assert table.refused(0, "swap", place=3, other=1, other_place=0) == ("swap-fixed", "DE-H5")
    assert table.refused(0, "swap", place=0, other=1, other_place=3) == ("swap-same", "DE-H5")
    assert table.refused(0, "swap", place=1, other=1, other_place=4) == ("swap-same", "DE-H5")
    assert table.refused(0, "swap", place=0, other=0, other_place=1) == ("swap-opponent", "DE-H5")
    table.do(0, "swap", place=0, other=1, other_place=0)
    assert table.area(0)[0] == "half-roll tomato"
    assert table.area(1)[0] == "half-roll tuna"
    assert table.state.round == 2


def test_drew_swaps_lone_breads(scene: type[Scene]):
    """DE-H5: two lone breads, too."""
    table = scene("rye-bread", "white-toast", characters=["drew"], taken=[6, 6])
    table.do(0, "swap", place=0, other=1, other_place=0)
    assert (table.area(0), table.area(1)) == (["white-toast"], ["rye-bread"])


def test_finished_sandwiches_are_safe_from_drew(scene: type[Scene]):
    """DE-L9: closed and declared ones."""
    table = scene(
        "half-roll tuna",
        "half-roll tomato half-roll, wrap-tortilla tomato!, rye-bread",
        "half-roll lettuce",
        characters=["drew"],
        taken=[6, 6, 6],
    )
    assert [(move["other"], move["other_place"]) for move in table.menu() if move["kind"] == "swap"] == [(2, 0)]
    assert table.refused(0, "swap", place=0, other=1, other_place=0) == ("not-unfinished", "DE-H5")


def test_drew_swaps_before_actions(scene: type[Scene]):
    """DE-R4: and before anybody may close at the end of the round."""
    table = scene(
        "half-roll tuna",
        "half-roll tomato, half-roll",
        characters=["drew"],
        hands=["doggy-bag", "doggy-bag"],
        taken=[6, 6],
    )
    assert (table.phase, table.state.turn()) == ("swap", 0)
    assert table.refused(1, "close", place=0, bread=1) == ("not-now", "DE-L7")
    table.do(0, "pass")
    assert table.phase == "end"
