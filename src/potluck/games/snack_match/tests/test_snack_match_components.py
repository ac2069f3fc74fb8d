"""The components: strips, foods and cloths, bonus cards, and files of cards that are wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from snack_match_table import all_faces, begin, finished, view_of

from potluck.engine.errors import RefusedError
from potluck.engine.match import Match
from potluck.engine.options import complete
from potluck.engine.playout import play_randomly
from potluck.engine.random import seeded
from potluck.engine.text import LANGUAGES, texts_for
from potluck.games.snack_match import GAME, cards, setup
from potluck.games.snack_match.cards import CLOTHS, ELEMENTS, FOODS, GREEN, MODIFIERS, RED, load_cards

STRIPS = load_cards().strips
CELLS = [cell for strip in STRIPS for cell in strip]
FILE = Path(cards.__file__).parent / "cards.toml"


def test_there_are_72_strips_of_three_cells():
    """SM-C1: and each cell shows a food and a cloth."""
    assert len(STRIPS) == load_cards().deck.size == 72
    assert all(len(strip) == 3 for strip in STRIPS)
    assert all(food in FOODS and cloth in CLOTHS for food, cloth in CELLS)


def test_there_are_four_foods_and_four_cloths():
    """SM-C2: eight elements, all of them on cards."""
    assert {food for food, _ in CELLS} == {"sandwich", "donut", "soda", "sausage"} == set(FOODS)
    assert {cloth for _, cloth in CELLS} == {"orange", "green", "blue", "red"} == set(CLOTHS)


def test_every_element_is_on_54_cells_and_every_pair_on_13_or_14():
    """SM-C3"""
    for element in (*FOODS, *CLOTHS):
        assert sum(element in cell for cell in CELLS) == 54
    assert {Counter(CELLS)[face] for face in all_faces()} == {13, 14}


def test_no_strip_equals_another_read_either_way():
    """SM-C3: four strips read the same both ways."""
    assert len({min(strip, strip[::-1]) for strip in STRIPS}) == 72
    assert sum(strip == strip[::-1] for strip in STRIPS) == 4


@pytest.mark.parametrize("kind", [0, 1], ids=["foods", "cloths"])
def test_a_third_of_the_strips_has_two_equal_ones_side_by_side_and_none_has_three(kind: int):
    """SM-C3"""
    rows = [[cell[kind] for cell in strip] for strip in STRIPS]
    assert all(len(set(row)) > 1 for row in rows)
    assert sum(row[0] == row[1] or row[1] == row[2] for row in rows) == 24


def test_bonus_cards_show_every_element_and_every_modifier_once():
    """SM-C4: four cards with a food and a cloth, four with a green and a red modifier."""
    found = load_cards()
    assert len(found.elements) == len(found.modifiers) == 4
    assert sorted(face for card in found.elements for face in card) == sorted(ELEMENTS)
    assert all(front in FOODS and back in CLOTHS for front, back in found.elements)
    assert set(found.modifiers) == {
        ("fewest", "most"),
        ("corners", "centre"),
        ("groups", "isolated"),
        ("lines", "pairs"),
    }
    assert MODIFIERS == GREEN + RED


def test_one_to_nine_play():
    """SM-C5"""
    assert list(GAME.seats(complete(GAME.options, {}))) == list(range(1, 10))
    assert list(GAME.seats(complete(GAME.options, {"diet": "quiet"}))) == list(range(2, 10))
    assert list(GAME.seats(complete(GAME.options, {"difficulty": "hard"}))) == [1]
    for seats in (0, 10):
        with pytest.raises(RefusedError, match="seats"):
            Match(GAME, {}, seats, "seed")
    nine = begin("nine", 9)
    play_randomly(nine, seeded("nine"))
    assert (len(nine.pile) - nine.dealt, nine.census()) == (0, [1] * 72)


def test_a_smaller_deck_serves_fewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """SM-C5: as many as it has 8 cards for."""
    smaller = load_cards(edited(tmp_path, first=40))
    monkeypatch.setattr("potluck.games.snack_match.load_cards", lambda: smaller)
    assert list(GAME.seats(complete(GAME.options, {}))) == [1, 2, 3, 4, 5]


def test_usual_areas_bring_11_and_13():
    """SM-C6: areas like those of the rulebook, 3+3+2+2+1 and 7+1+2+2+1."""
    first = ["So So Do Db", "So So Dr Db", "Kb Wr Wg Wg", "Kb Dg Kg Dg"]
    second = ["Wg Wg Kg Ko", "Wg Wg Kg Ko", "Sg Sg Sg Do", "Db Db Wr Kr"]
    state = finished(first, second)
    assert state.points() == [11, 13]
    assert [picnic["groups"] for picnic in view_of(state)["picnics"]] == [11, 13]
    assert [len(picnic["cards"]) for picnic in view_of(state)["picnics"]] == [8, 8]


def edited(folder: Path, first: int = 72, **changed: str) -> Path:
    """A copy of the cards with only the first strips and some lines written otherwise."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    start = lines.index("strips = [") + 1
    lines = [*lines[: start + first], "]"]
    for name, line in changed.items():
        at = (
            start + int(name[5:])
            if name.startswith("strip")
            else next(number for number, text in enumerate(lines) if text.startswith(name))
        )
        lines[at] = line
    path = folder / f"cards-{len(list(folder.iterdir()))}.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_another_file_changes_the_game(tmp_path: Path):
    """SM-C1, SM-C3: the deck is data."""
    other = load_cards(edited(tmp_path, first=24, strip5='["donut/red", "donut/red", "donut/red"],'))
    state = setup.start(complete(GAME.options, {}), 2, seeded("other"), other)
    assert other.strips[5] == (("donut", "red"),) * 3
    assert state.census() == [1] * 24
    play_randomly(state, seeded("other"))
    assert [len(picnic.laid) for picnic in state.picnics] == [8, 8]


BAD = [
    ({"strip7": '["soda/red", "soda/blue"],'}, "cards-strip", "SM-C1", 7),
    ({"strip7": '"soda/red",'}, "cards-strip", "SM-C1", 7),
    ({"strip0": '["soda/red", "soda/blue", "soda/red", "soda/red"],'}, "cards-strip", "SM-C1", 0),
    ({"strip71": '["soda/red", "tea/blue", "soda/red"],'}, "cards-cell", "SM-C2", 71),
    ({"strip3": '["soda/red", "soda/pink", "soda/red"],'}, "cards-cell", "SM-C2", 3),
    ({"strip3": '["soda/red", "soda", "soda/red"],'}, "cards-cell", "SM-C2", 3),
    ({"strip3": '["soda/red", 7, "soda/red"],'}, "cards-cell", "SM-C2", 3),
    ({"elements": 'elements = [["orange", "sandwich"]]'}, "cards-faces", "SM-C4", 0),
    ({"elements": 'elements = [["sandwich", "orange"], ["donut"]]'}, "cards-faces", "SM-C4", 1),
    ({"modifiers": 'modifiers = [["most", "fewest"]]'}, "cards-faces", "SM-C4", 0),
    ({"elements": 'elements = [["sandwich", "orange"]]'}, "cards-missing-face", "SM-C4", None),
    ({"modifiers": 'modifiers = "fewest"'}, "cards-list", "SM-C1", None),
    ({"strip0": "[[["}, "cards-file", "SM-C1", None),
    ({"first": 15}, "cards-number", "SM-C1", None),
]


@pytest.mark.parametrize(("change", "code", "rule", "number"), BAD)
def test_a_bad_file_says_which_card_is_wrong(tmp_path: Path, change: dict, code: str, rule: str, number: int | None):
    """SM-C1, SM-C2, SM-C4: in every language."""
    with pytest.raises(RefusedError) as raised:
        load_cards(edited(tmp_path, **change))
    refusal = raised.value.refusal
    assert (refusal.code, refusal.rule, refusal.facts.get("card_number")) == (code, rule, number)
    said = [texts_for(GAME, language).refusal(refusal) for language in LANGUAGES]
    assert all(number is None or str(number) in text for text in said)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path):
    """SM-C1"""
    with pytest.raises(RefusedError, match="cards-file"):
        load_cards(tmp_path / "nothing.toml")
