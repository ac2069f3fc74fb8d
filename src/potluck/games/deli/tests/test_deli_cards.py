"""The data file: what is wrong with a bad one is said; what an owner changes is played."""

from __future__ import annotations

import copy
import tomllib
from typing import TYPE_CHECKING

import pytest

from potluck.engine.errors import RefusedError
from potluck.engine.playout import play_randomly
from potluck.engine.random import seeded
from potluck.games.deli import GAME, setup
from potluck.games.deli.breakdown import sandwich_score
from potluck.games.deli.cards import CARDS, load_cards, read_cards

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

CONTENT = tomllib.loads(CARDS.read_text(encoding="utf-8"))


def changed(change: Callable[[dict[str, Any]], object]):
    content = copy.deepcopy(CONTENT)
    change(content)
    return content


def refusal(change: Callable[[dict[str, Any]], object]):
    with pytest.raises(RefusedError) as raised:
        read_cards(changed(change))
    return raised.value.refusal.code, raised.value.refusal.facts.get("where")


def test_a_file_that_cannot_be_read(tmp_path: Path):
    """DE-C1: missing, or not TOML."""
    for name, text in (("missing.toml", None), ("bad.toml", "decks = [")):
        path = tmp_path / name
        if text is not None:
            path.write_text(text)
        with pytest.raises(RefusedError) as raised:
            load_cards(path)
        assert raised.value.refusal.code == "cards-file"
        assert raised.value.refusal.facts["file"] == name


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        (lambda c: c.pop("decks"), "cards-missing", "decks"),
        (lambda c: c["decks"].pop("cheese"), "cards-missing", "cheese"),
        (lambda c: c["decks"].update(cheese={}), "cards-missing", "decks.cheese"),
        (lambda c: c["decks"].update(fruit={"apple": 3}), "cards-name", "decks"),
        (lambda c: c["decks"]["cheese"].update(bacon=3), "cards-twice", "decks.cheese"),
        (lambda c: c["decks"]["cheese"].update(gouda=-1), "cards-number", "decks.cheese.gouda"),
        (lambda c: c["decks"]["cheese"].update({f"c{n}": 1 for n in range(9)}), "cards-number", "decks"),
        (lambda c: c["laying"].pop("wraps"), "cards-missing", "laying.wraps"),
        (lambda c: c["laying"].update(wraps=["pita"]), "cards-name", "laying.wraps"),
        (lambda c: c["position"].update(gouda={"edge": True}), "cards-name", "position.gouda"),
        (lambda c: c["position"].update(tuna={"under": ["bread"]}), "cards-name", "position.tuna"),
        (lambda c: c["position"].update(tuna={"on": ["gouda"]}), "cards-name", "position.tuna.on"),
        (lambda c: c["classics"][0].update(cards=[]), "cards-number", "classics.reuben.cards"),
        (lambda c: c["classics"][0].update(cards=[["gouda"]]), "cards-name", "classics.reuben.cards"),
        (lambda c: c["classics"][0].update(bread=["tuna"]), "cards-name", "classics.reuben.bread"),
        (lambda c: c["classics"][0].update(points="many"), "cards-number", "classics.reuben.points"),
        (lambda c: c["classics"][0].update(id="blt"), "cards-twice", "classics.blt"),
        (lambda c: c["classics"][1].update(c["classics"][0], id="copy"), "cards-twice", "classics.copy"),
        (lambda c: c["most"][0].update(ingredient="rye-bread"), "cards-name", "most.ingredient"),
        (lambda c: c["characters"].update(egg="goose-egg"), "cards-name", "characters.egg"),
        (lambda c: c["actions"][0].update(effect="explode"), "cards-effect", "actions.joker-bread"),
        (lambda c: c["actions"][0].pop("of"), "cards-name", "actions.joker-bread.of"),
        (lambda c: c["actions"][5].update(of="bread"), "cards-name", "actions.picky-eater.of"),
        (lambda c: c["actions"][7].pop("looks"), "cards-number", "actions.lucky-day.looks"),
        (lambda c: c["actions"][7].update(each=2), "cards-name", "actions.lucky-day"),
        (lambda c: c["actions"][5].update(count=0), "cards-number", "actions"),
        (lambda c: c["actions"][5].pop("id"), "cards-missing", "actions.5.id"),
        (lambda c: c["events"][0].update(effect="joker"), "cards-effect", "events.tip-jar"),
        (lambda c: c["events"].__setitem__(0, "tip-jar"), "cards-missing", "events"),
        (lambda c: c["table"].update(picks=0), "cards-number", "table.picks"),
        (lambda c: c["table"].update(hand=6), "cards-number", "table.hand"),
        (lambda c: c["table"].update(market_breads=[6, 7]), "cards-number", "table.market_breads"),
        (lambda c: c.update(sauces={}), "cards-name", "cards.toml"),
    ],
)
def test_a_bad_file_is_explained(change: Callable[[dict[str, Any]], object], code: str, where: str):
    """DE-C1, DE-C2: the place, the value, and what is known."""
    assert refusal(change) == (code, where)


def test_owners_can_change_the_menu_and_the_bonuses(sandwich_code: Callable[[str], int]):
    """DE-P3, DE-P5: what the file says is what counts."""

    def change(content: dict[str, Any]) -> None:
        content["classics"][0].update(points=7, cards=[["trinity"], ["corned-beef"], ["swiss"], ["sauerkraut"]])
        content["position"]["tomato"] = {"edge": True}

    pantry = read_cards(changed(change))
    made = sandwich_score(sandwich_code("rye-bread corned-beef trinity swiss sauerkraut rye-bread"), pantry, 1)
    assert (made.classic, made.classic_points) == ("reuben", 7)
    assert sandwich_score(sandwich_code("rye-bread tomato tuna tomato"), pantry, 1).position == 2


def test_games_follow_a_changed_file():
    """DE-A3, DE-E1: other counts and effects, and a file without actions and events."""

    def change(content: dict[str, Any]) -> None:
        for action in content["actions"]:
            action["count"] = 4
        for event in content["events"]:
            event["count"] = 1
        content["events"][0] = {"id": "tip-jar", "count": 9, "effect": "score-unfinished", "each": 5}

    def without(content: dict[str, Any]) -> None:
        content["actions"] = []
        content["events"] = []
        content["table"]["hand"] = 0

    options = GAME.settle({}, 3)
    for pantry in (read_cards(changed(change)), read_cards(changed(without))):
        for seed in range(10):
            state = setup.start(options, 3, seeded(seed), pantry)
            counted = state.census()
            play_randomly(state, seeded(seed))
            assert state.census() == counted
            assert state.round == 5


def test_components_are_shown_to_those_who_draw_them():
    """DE-C1: decks, menu, positions, actions, events."""
    shown = GAME.components()
    assert shown["decks"]["sauce"]["ranch"] == 6
    assert shown["classics"][0]["id"] == "reuben"
