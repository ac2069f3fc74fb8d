"""Action cards: when each is played, what it does, and who may react to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from deli_table import Scene


def test_every_action_has_its_time(scene: type[Scene]):
    """DE-A1: in a pick, in reaction, or at the end of the round."""
    hand = "picky-eater ill-take-that lucky-day breadhead fresh-delivery doggy-bag joker-sauce"
    table = scene("half-roll", "half-roll", hands=[hand], market="tomato tuna bacon")
    played = {move["action"] for move in table.menu() if move["kind"] in ("play", "joker")}
    assert played == {"picky-eater", "fresh-delivery", "joker-sauce"}
    for action in ("lucky-day", "breadhead", "ill-take-that"):
        assert table.refused(0, "play", action=action) == ("action-time", "DE-A1")
    assert table.refused(0, "play", action="doggy-bag", ingredient="tuna") == ("action-time", "DE-A1")
    late = scene("half-roll", "half-roll", hands=[hand], market="tomato tuna bacon", taken=[6, 6])
    assert {move["action"] for move in late.menu() if move["kind"] == "play"} == {"lucky-day", "breadhead", "doggy-bag"}


def test_the_same_action_once_a_round(scene: type[Scene]):
    """DE-A1: per player; another player may play it, too."""
    table = scene(
        "half-roll tuna half-roll",
        "half-roll tuna half-roll",
        hands=["breadhead breadhead", "breadhead"],
        market="tuna",
        taken=[6, 6],
    )
    table.do(0, "play", action="breadhead")
    table.do(1, "play", action="breadhead")
    assert table.refused(0, "play", action="breadhead") == ("once-a-round", "DE-A1")
    table.do(0, "pass")
    assert table.state.round == 2, "seat 1 holds no card any more"
    assert table.state.hands.played == [0, 0]
    assert table.refused(0, "play", action="lucky-day") == ("not-in-hand", "DE-A1")


def test_joker_is_laid_as_a_named_ingredient(scene: type[Scene]):
    """DE-A2: of its kind, by the rules of laying; it counts to the 6 and stays that ingredient."""
    table = scene("rye-bread tuna, half-roll", "half-roll", hands=["joker-sauce joker-bread"], market="tomato tuna")
    named = [move["ingredient"] for move in table.menu() if move.get("action") == "joker-sauce"]
    assert named == ["butter", "trinity", "hot-sauce", "ranch"]
    assert table.refused(0, "joker", action="joker-sauce", ingredient="tuna") == ("joker-kind", "DE-A2")
    table.do(0, "joker", action="joker-sauce", ingredient="butter")
    assert table.area(0) == ["rye-bread tuna", "half-roll butter*"], "butter goes only on bread"
    assert table.state.taken == [1, 0]
    assert table.market() == ["tuna", "tomato"]
    assert table.hand(0) == ["joker-bread"]
    assert table.away() == []


def test_a_joker_that_fits_nowhere_is_refused(scene: type[Scene]):
    """DE-A2, DE-L4: it obeys all rules of laying."""
    table = scene("rye-bread tuna", "half-roll", hands=["joker-sauce"], market="tomato")
    assert table.refused(0, "joker", action="joker-sauce", ingredient="butter") == ("no-place", "DE-L6")


def test_a_joker_bread_closes(scene: type[Scene]):
    """DE-A2: as a bread it starts or closes sandwiches."""
    table = scene("rye-bread tuna", "half-roll", hands=["joker-bread"], market="tomato")
    table.do(0, "joker", action="joker-bread", ingredient="rye-bread")
    table.do(0, "lay", place=0)
    assert table.area(0) == ["rye-bread tuna rye-bread*"]


def test_a_joker_is_not_taken(scene: type[Scene]):
    """DE-A2: nobody is asked whether he wants it."""
    table = scene("rye-bread", "half-roll", hands=["joker-sauce", "ill-take-that"], market="tomato tomato")
    table.do(0, "joker", action="joker-sauce", ingredient="butter")
    assert (table.phase, table.state.turn()) == ("after", 0), "the butter toast can be declared"
    table.do(0, "pass")
    assert (table.phase, table.state.turn()) == ("pick", 1)


def test_a_discarded_joker_leaves_the_game(scene: type[Scene]):
    """DE-A2: it does not go to the trash."""
    table = scene("rye-bread tuna*", "", events="health-inspector", taken=[6, 6])
    assert table.area(0) == ["rye-bread"]
    assert table.trash(1) == []


def test_picky_eater_takes_two(scene: type[Scene]):
    """DE-A3: two cards instead of one, both count."""
    table = scene("half-roll", "rye-bread", hands=["picky-eater"], market="tomato tuna bacon lettuce")
    table.do(0, "play", action="picky-eater")
    assert table.away() == ["picky-eater"]
    table.do(0, "take", ingredient="tuna")
    assert table.state.turn() == 0
    table.do(0, "take", ingredient="tomato")
    assert table.area(0) == ["half-roll tuna tomato"]
    assert table.state.taken == [2, 0]
    assert table.state.turn() == 1


def test_picky_eater_not_with_five_taken(scene: type[Scene]):
    """DE-A4: there must be room for two."""
    assert "play" in scene("half-roll", "", hands=["picky-eater"], market="tuna tuna", taken=[4, 4]).kinds()
    table = scene("half-roll", "", hands=["picky-eater"], market="tuna tuna", taken=[5, 5])
    assert table.refused(0, "play", action="picky-eater") == ("not-two", "DE-A4")


def test_picky_eater_takes_one_if_only_one_fits(scene: type[Scene]):
    """DE-A4: the second is no missed pick."""
    table = scene("half-roll tuna tuna tuna", "half-roll", hands=["picky-eater"], market="tuna tomato")
    table.do(0, "play", action="picky-eater")
    table.do(0, "take", ingredient="tuna")
    assert table.menu() == [{"kind": "pass"}]
    table.do(0, "pass")
    assert table.state.taken == [1, 0]
    assert table.state.turn() == 1


def test_no_joker_with_picky_eater(scene: type[Scene]):
    """DE-A2: a joker is none of the two."""
    table = scene("half-roll", "half-roll", hands=["picky-eater joker-sauce"], market="tuna tomato")
    assert "joker" in table.kinds()
    table.do(0, "play", action="picky-eater")
    assert "joker" not in table.kinds()
    assert table.refused(0, "joker", action="joker-sauce", ingredient="ranch") == ("joker-instead", "DE-A2")


def test_each_picky_take_can_be_stolen(scene: type[Scene]):
    """DE-A4: and is picked again."""
    table = scene(
        "half-roll", "half-roll", hands=["picky-eater", "ill-take-that joker-sauce"], market="tuna tomato bacon lettuce"
    )
    table.do(0, "play", action="picky-eater")
    table.do(0, "take", ingredient="tuna")
    table.do(1, "pass")
    table.do(0, "take", ingredient="bacon")
    table.do(1, "steal", action="ill-take-that")
    assert (table.state.turn(), table.state.taken) == (0, [1, 1])
    assert table.refused(0, "play", action="picky-eater")[1] == "DE-A1"
    table.do(0, "take", ingredient="tomato")
    table.do(1, "pass")
    assert table.state.taken == [2, 1]
    assert table.area(0) == ["half-roll tuna tomato"]


def test_ill_take_that(scene: type[Scene]):
    """DE-A3: you get the card and lay it, it counts to your 6, the opponent picks again."""
    table = scene("half-roll", "half-roll", hands=["", "ill-take-that"], market="tuna tomato")
    table.do(0, "take", ingredient="tuna")
    assert (table.phase, table.state.turn()) == ("react", 1)
    table.do(1, "steal", action="ill-take-that")
    assert table.area(1) == ["half-roll tuna"]
    assert table.state.taken == [0, 1]
    assert (table.phase, table.state.turn()) == ("pick", 0)
    assert table.market() == ["tomato"]


def test_the_window_opens_for_everybody_with_a_card(scene: type[Scene]):
    """DE-A4: with any action card and fewer than 6 taken, so that a pause betrays nothing."""
    table = scene(
        "half-roll",
        "half-roll",
        "half-roll",
        "half-roll",
        hands=["", "lucky-day", "", "doggy-bag"],
        market="tuna",
        taken=[5, 5, 5, 5],
    )
    table.do(0, "take", ingredient="tuna")
    assert (table.phase, table.state.turn(), table.menu()) == ("react", 1, [{"kind": "pass"}])
    table.do(1, "pass")
    assert (table.phase, table.state.turn(), table.menu()) == ("react", 3, [{"kind": "pass"}])
    table.do(3, "pass")
    assert table.area(0) == ["half-roll tuna"]


def test_a_thief_needs_room(scene: type[Scene]):
    """DE-A4: fewer than 6 taken, and a place for the card."""
    table = scene("half-roll", "", hands=["", "ill-take-that"], market="tuna rye-bread")
    table.do(0, "take", ingredient="tuna")
    assert table.menu() == [{"kind": "pass"}]
    assert table.refused(1, "steal", action="ill-take-that") == ("no-place", "DE-A4")
    full = scene("half-roll", "half-roll", hands=["", "ill-take-that"], market="tuna", taken=[5, 6])
    full.do(0, "take", ingredient="tuna")
    assert full.area(0) == ["half-roll tuna"]


def test_first_in_turn_order_gets_the_card(scene: type[Scene]):
    """DE-A4: after the taker; a thief spares the others the question."""
    table = scene(
        "half-roll", "half-roll", "half-roll", hands=["", "ill-take-that", "ill-take-that"], market="tuna bacon"
    )
    table.do(0, "take", ingredient="tuna")
    assert table.state.turn() == 1
    table.do(1, "steal", action="ill-take-that")
    assert (table.phase, table.state.turn()) == ("pick", 0)
    other = scene(
        "half-roll", "half-roll", "half-roll", hands=["ill-take-that", "", "ill-take-that"], market="tuna tuna tuna"
    )
    other.do(0, "take", ingredient="tuna")
    other.do(2, "pass")
    other.do(1, "take", ingredient="tuna")
    assert other.state.turn() == 2, "seat 2 comes after seat 1, seat 0 after that"


def test_stolen_card_is_safe_and_new_pick_is_not(scene: type[Scene]):
    """DE-A4: who has robbed can be robbed of the next pick only."""
    table = scene(
        "half-roll", "half-roll", "half-roll", hands=["", "ill-take-that", "ill-take-that"], market="tuna bacon"
    )
    table.do(0, "take", ingredient="tuna")
    table.do(1, "steal", action="ill-take-that")
    table.do(0, "take", ingredient="bacon")
    assert table.state.turn() == 2, "seat 1 holds no card any more"
    table.do(2, "steal", action="ill-take-that")
    assert table.state.taken == [0, 1, 1]


def test_stealing_is_once_a_round(scene: type[Scene]):
    """DE-A1: the second I'll Take That waits for the next round."""
    table = scene("half-roll", "half-roll", hands=["", "ill-take-that ill-take-that"], market="tuna bacon")
    table.do(0, "take", ingredient="tuna")
    table.do(1, "steal", action="ill-take-that")
    table.do(0, "take", ingredient="bacon")
    assert table.menu() == [{"kind": "pass"}]
    assert table.refused(1, "steal", action="ill-take-that") == ("once-a-round", "DE-A1")


def test_fresh_delivery(scene: type[Scene]):
    """DE-A3, DE-A4: one kind is dealt anew, as many as there were; the old ones are shuffled in; before taking."""
    table = scene(
        "half-roll, half-roll",
        "half-roll",
        hands=["fresh-delivery"],
        market="tuna tuna tomato",
        decks={"protein": "bacon fried-egg wiener"},
    )
    sorts = [move["sort"] for move in table.menu() if move["kind"] == "play"]
    assert sorts == ["protein", "vegetable"]
    table.do(0, "play", action="fresh-delivery", sort="protein")
    assert table.market() == ["bacon", "fried-egg", "tomato"]
    deck = [table.names[card] for card in table.state.market.decks[1]]
    assert sorted(deck) == ["tuna", "tuna", "wiener"]
    assert table.state.turn() == 0
    assert table.state.taken == [0, 0]


def test_fresh_delivery_comes_before_taking(scene: type[Scene]):
    """DE-A3: not between the two takes of a Picky Eater."""
    table = scene("half-roll", "half-roll", hands=["fresh-delivery picky-eater"], market="tuna tuna tomato")
    table.do(0, "play", action="picky-eater")
    assert "play" in table.kinds()
    table.do(0, "take", ingredient="tuna")
    assert table.refused(0, "play", action="fresh-delivery", sort="protein") == ("before-taking", "DE-A3")


def test_lucky_day(scene: type[Scene]):
    """DE-A3, DE-A4: you look at two events and choose; the other is shuffled back."""
    table = scene(
        "half-roll", "half-roll", hands=["lucky-day"], events="mouse-in-the-pantry tip-jar power-cut", taken=[6, 6]
    )
    table.do(0, "play", action="lucky-day")
    assert (table.phase, table.state.turn()) == ("look", 0)
    assert {move["event"] for move in table.menu()} == {"mouse-in-the-pantry", "tip-jar"}
    assert table.refused(0, "choose", event="power-cut") == ("not-looked-at", "DE-H9")
    table.do(0, "choose", event="tip-jar")
    assert [sum(noted) for noted in table.state.noted] == [1, 1]
    left = {table.pantry.events.names[event] for event in table.state.events}
    assert left == {"mouse-in-the-pantry", "power-cut"}


def test_two_lucky_days_cancel_each_other(scene: type[Scene]):
    """DE-A3: both are spent, and the top event happens."""
    table = scene("half-roll", "half-roll", hands=["lucky-day", "lucky-day"], events="tip-jar power-cut", taken=[6, 6])
    table.do(0, "play", action="lucky-day")
    table.do(1, "play", action="lucky-day")
    assert table.state.round == 2
    assert table.away() == ["lucky-day", "lucky-day"]
    assert [sum(noted) for noted in table.state.noted] == [1, 1]


def test_three_lucky_days_cancel_too(scene: type[Scene]):
    """DE-A4: two or more."""
    table = scene("half-roll", "half-roll", "half-roll", hands=["lucky-day"] * 3, events="tip-jar", taken=[6, 6, 6])
    for seat in range(3):
        table.do(seat, "play", action="lucky-day")
    assert table.state.round == 2


def test_breadhead(scene: type[Scene]):
    """DE-A3, DE-A4: 1 point for each sandwich closed with bread when it is played; wraps and toasts do not count."""
    table = scene(
        "half-roll tuna half-roll, rye-bread tuna rye-bread, white-toast butter!, wrap-tortilla tuna!, half-bagel tuna",
        "half-roll",
        hands=["breadhead"],
        taken=[6, 6],
    )
    table.do(0, "play", action="breadhead")
    assert table.state.noted[0] == [2, 0, 0]


def test_doggy_bag(scene: type[Scene]):
    """DE-A3, DE-A4: a card left in the market is laid; it does not count to the 6 and cannot be stolen."""
    table = scene(
        "half-roll tuna", "half-roll", hands=["doggy-bag", "ill-take-that"], market="tomato butter", taken=[6, 5]
    )
    table.do(1, "take", ingredient="tomato")
    assert table.phase == "end"
    assert table.refused(0, "play", action="doggy-bag", ingredient="tomato") == ("not-in-market", "DE-A3")
    assert table.refused(0, "play", action="doggy-bag", ingredient="butter") == ("no-place", "DE-A3")
    assert table.refused(0, "play", action="doggy-bag") == ("action-needs", "DE-A3")
    table.do(0, "pass")
    other = scene("half-roll tuna", "", hands=["doggy-bag", "ill-take-that"], market="tomato", taken=[6, 6])
    other.do(0, "play", action="doggy-bag", ingredient="tomato")
    assert other.area(0) == ["half-roll tuna tomato"]
    assert other.state.taken == [6, 6]
    assert (other.phase, other.state.turn()) == ("end", 1)


@pytest.mark.parametrize("kind", ["bread", "protein", "cheese", "vegetable", "sauce"])
def test_there_is_a_joker_for_each_kind(scene: type[Scene], kind: str):
    """DE-A3: any ingredient of that kind."""
    table = scene("half-roll, half-bagel", "half-roll", hands=[f"joker-{kind}"], market="tomato")
    ingredients = table.pantry.ingredients
    of_kind = [
        name
        for name, number in zip(ingredients.names, ingredients.kinds, strict=True)
        if f"joker-{kind}" == (f"joker-{['bread', 'protein', 'cheese', 'vegetable', 'sauce'][number]}")
    ]
    assert [move["ingredient"] for move in table.menu() if move["kind"] == "joker"] == of_kind
