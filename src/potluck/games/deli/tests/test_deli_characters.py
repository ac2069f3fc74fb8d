"""The ten characters, alone and when they meet each other, actions and events."""

from __future__ import annotations

from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR
from potluck.games.deli import GAME
from potluck.games.deli.names import CHARACTER_IDS
from potluck.games.deli.pantry import BIT


def copying(table, seat, name):
    """Let a Kath have copied a character in this round, as at its start."""
    number = CHARACTER_IDS.index(name)
    table.state.copied[seat] = number
    table.state.power[seat] = table.state.characters[seat] | BIT[number]


# Tricia


def test_tricia_trashes_after_taking(scene):
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


def test_robbed_tricia_has_not_taken(scene):
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


def test_tricia_trashes_after_stealing(scene):
    """DE-H1: a stolen card is taken, too."""
    table = scene(
        "half-roll", "half-roll", characters=["", "tricia"], hands=["", "ill-take-that"], market="tuna tomato bacon"
    )
    table.do(0, "take", ingredient="tuna")
    table.do(1, "steal", action="ill-take-that")
    assert (table.phase, table.state.turn()) == ("after", 1)
    table.do(1, "trash", ingredient="bacon")
    assert (table.phase, table.state.turn()) == ("pick", 0)


def test_a_thief_has_no_free_moves(scene):
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


def test_tricia_trashes_one_with_picky_eater(scene):
    """DE-H1: after the first take or after the second, not after both."""
    table = scene("half-roll", "half-roll", characters=["tricia"], hands=["picky-eater"], market="tuna tomato bacon swiss")
    table.do(0, "play", action="picky-eater")
    table.do(0, "take", ingredient="tuna")
    table.do(0, "trash", ingredient="bacon")
    table.do(0, "take", ingredient="tomato")
    assert table.state.turn() == 1
    other = scene("half-roll", "half-roll", characters=["tricia"], hands=["picky-eater"], market="tuna tomato bacon swiss")
    other.do(0, "play", action="picky-eater")
    other.do(0, "take", ingredient="tuna")
    other.do(0, "pass")
    other.do(0, "take", ingredient="tomato")
    other.do(0, "trash", ingredient="bacon")
    assert other.trash() == ["bacon"]
    assert other.state.turn() == 1


def test_tricia_trashes_nothing_after_a_joker(scene):
    """DE-A2: laying one is not taking a card."""
    table = scene("half-roll", "half-roll", characters=["tricia"], hands=["joker-sauce"], market="tuna tomato")
    table.do(0, "joker", action="joker-sauce", ingredient="ranch")
    assert table.state.turn() == 1


# Nikki


def test_nikki_has_a_kind_dealt_anew_twice_a_round(scene):
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


def test_nikki_steps_in_during_others_turns(scene):
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


def test_nikki_waits_while_a_card_is_announced(scene):
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


def test_nikki_reopens_the_end_of_the_round(scene):
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


def test_michael_picks_from_the_last_rounds_trash(scene):
    """DE-H3: once a round, instead of a card of the market; it counts; older trash is out of reach."""
    table = scene(
        "half-roll", "half-roll", characters=["michael"], market="tomato tomato tomato", trash=["swiss", "tuna bacon", "ranch"]
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


def test_nobody_can_steal_from_michael(scene):
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


def test_michael_finds_what_tricia_trashed(scene):
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


def test_pete_lays_actions_aside_but_no_jokers(scene):
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


def test_pete_repeats_in_a_later_round(scene):
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


def test_pete_may_steal_with_an_empty_hand(scene):
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


def test_drew_swaps_tops(scene):
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


def test_drew_swaps_lone_breads(scene):
    """DE-H5: two lone breads, too."""
    table = scene("rye-bread", "white-toast", characters=["drew"], taken=[6, 6])
    table.do(0, "swap", place=0, other=1, other_place=0)
    assert (table.area(0), table.area(1)) == (["white-toast"], ["rye-bread"])


def test_finished_sandwiches_are_safe_from_drew(scene):
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


def test_drew_swaps_before_actions(scene):
    """DE-R4: and before anybody may close at the end of the round."""
    table = scene(
        "half-roll tuna", "half-roll tomato, half-roll", characters=["drew"], hands=["doggy-bag", "doggy-bag"], taken=[6, 6]
    )
    assert (table.phase, table.state.turn()) == ("swap", 0)
    assert table.refused(1, "close", place=0, bread=1) == ("not-now", "DE-L7")
    table.do(0, "pass")
    assert table.phase == "end"


# Gregg


def test_gregg_counts_eggs_that_are_not_on_the_menu(scene):
    """DE-H6: finished ones; 1 point however many eggs; classics and unfinished ones bring none."""
    table = scene(
        "rye-bread fried-egg fried-egg rye-bread, half-roll fried-egg bacon american half-roll, half-bagel fried-egg",
        "rye-bread fried-egg rye-bread",
        characters=["gregg"],
    )
    assert [table.state.egg_points(seat) for seat in range(2)] == [1, 0]
    assert GAME.view(table.state, SPECTATOR).players[0].score.eggs == 1


def test_gregg_counts_joker_eggs_and_declared_wraps(scene):
    """DE-H6: both count; a classic wrap is on the menu."""
    table = scene(
        "rye-bread fried-egg* rye-bread, wrap-tortilla fried-egg!, wrap-tortilla lettuce fried-egg tomato ranch!",
        "half-roll",
        characters=["gregg"],
    )
    assert table.state.egg_points(0) == 2


def test_gregg_counts_lunch_rush(scene):
    """DE-E2, DE-H6: finished in the Lunch Rush counts as declared."""
    table = scene("rye-bread fried-egg", "", characters=["gregg"], events="lunch-rush", taken=[6, 6], at_round=5)
    table.do(0, "choose-place", place=0)
    assert table.state.points()[0] == 2 + 1 - 1 + 1


# Jackson


def test_jackson_discards_any_action_for_a_card(scene):
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


def test_jackson_is_not_limited(scene):
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


def test_jackson_not_with_six_taken(scene):
    """DE-H7: then he is not even asked; nobody else may discard for a card."""
    table = scene(
        "half-roll", "half-roll", characters=["", "jackson"], hands=["", "doggy-bag"], market="tuna bacon", taken=[4, 6]
    )
    table.do(0, "take", ingredient="tuna")
    assert (table.phase, table.state.turn()) == ("pick", 0)
    other = scene("half-roll", "half-roll", hands=["", "doggy-bag"], market="tuna bacon")
    other.do(0, "take", ingredient="tuna")
    assert other.refused(1, "snatch", action="doggy-bag") == ("not-jackson", "DE-H7")


def test_jackson_discards_a_joker_for_good(scene):
    """DE-A2, DE-H7: jokers too; a discarded one leaves the game."""
    table = scene("half-roll", "half-roll", characters=["", "jackson"], hands=["", "joker-sauce"], market="tuna tomato")
    table.do(0, "take", ingredient="tuna")
    table.do(1, "snatch", action="joker-sauce")
    assert table.away() == []
    assert table.state.hands.spent[table.actions.index("joker-sauce")] == 1


# Debbie


def reserving(scene, **more):
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


def test_debbie_takes_her_card_as_a_pick(scene):
    """DE-H8: it counts to her 6; nobody else can take it."""
    table = reserving(scene)
    table.do(0, "take-reserved")
    assert table.area(0) == ["half-roll tuna"]
    assert table.state.taken == [1, 0]
    assert table.state.market.reserved == -1
    other = reserving(scene, characters=["", "debbie"])
    assert other.refused(0, "take-reserved") == ("not-reserved", "DE-H8")


def test_reserved_card_is_out_of_play(scene):
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


def test_tricia_cannot_trash_the_reserved_card(scene):
    """DE-H8: it is not in the market."""
    table = reserving(scene, characters=["", "debbie"], market="tomato bacon")
    table.state.characters[0] |= BIT[0]
    table.state.power[0] |= BIT[0]
    table.do(0, "take", ingredient="tomato")
    assert table.refused(0, "trash", ingredient="tuna") == ("not-in-market", "DE-H1")


def test_only_jackson_can_have_debbies_card(scene):
    """DE-H8: by discarding, in the moment she takes it; an I'll Take That does not help, neither anybody else nor him."""
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


def test_debbie_need_not_take_her_card(scene):
    """DE-H8: even if nothing else can be laid, she may miss the pick."""
    full = scene("half-roll bacon bacon bacon", "half-roll", characters=["debbie"], market="butter")
    full.state.market.reserved = full.names.index("tuna")
    assert full.menu() == [{"kind": "take-reserved"}, {"kind": "pass"}]
    full.do(0, "pass")
    assert full.state.taken == [1, 0]


# Isaac


def test_isaac_chooses_among_three_events(scene):
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


def test_lucky_day_comes_before_isaac(scene):
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


def test_isaacs_own_lucky_day_shows_three(scene):
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


def test_lucky_days_cancel_and_isaac_chooses(scene):
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


def play_rounds(state, watch):
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


def test_kath_as_pete_repeats_later(scene):
    """DE-H10: what she plays in that round may be repeated once, even when she is somebody else by then; no exchange."""
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


def test_kath_as_gregg_notes_at_once(scene):
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


def test_kath_as_michael_finds_trash(scene):
    """DE-H3: the last round's trash is kept without a Michael in the game, too."""
    table = scene("half-roll", "half-roll", characters=["kath"], market="bacon bacon", taken=[6, 6])
    assert table.trash(1) == ["bacon", "bacon"]
    while table.state.turn() != 0 or table.phase != "pick":
        seat = table.state.turn()
        table.state.play(seat, table.state.legal(seat)[-1 if table.phase != "pick" else 0])
    copying(table, 0, "michael")
    assert {"kind": "take-trash", "ingredient": "bacon"} in table.menu()


def test_kath_has_the_power_for_one_round_only(scene):
    """DE-H10: and everybody sees whose it is."""
    table = scene("half-roll", "half-roll", characters=["kath", "gregg"], taken=[6, 6])
    first = table.state.copied[0]
    assert table.state.power[0] == table.state.characters[0] | BIT[first]
    assert GAME.view(table.state, SPECTATOR).players[0].copied == CHARACTER_IDS[first]
