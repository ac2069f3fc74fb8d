"""Components, presets, numbers of players, and which options go together."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from sandwich_table import begin, play_to, view_of

from potluck.engine.errors import RefusedError
from potluck.engine.match import Match
from potluck.engine.options import Choice, Flag
from potluck.engine.playout import play_randomly
from potluck.engine.random import seeded
from potluck.games.sandwich import GAME
from potluck.games.sandwich.flavours import FLAVOURS, KINDS
from potluck.games.sandwich.ingredients import load_ingredients
from potluck.games.sandwich.phases import KITCHEN, RANKING


def test_the_decks_have_56_and_63_different_ingredients():
    """SW-C1"""
    assert begin(deck="56").terms.everything == list(range(56))
    assert begin(deck="63").terms.everything == list(range(63))
    assert len({ingredient.name for ingredient in load_ingredients().ingredients}) == 63


def test_every_ingredient_has_a_picture_a_kind_and_a_taste():
    """SW-C2"""
    ingredients = load_ingredients().ingredients
    assert len({ingredient.icon for ingredient in ingredients}) == 63
    assert {ingredient.kind for ingredient in ingredients} == set(KINDS)
    for ingredient in ingredients:
        assert any(ingredient.flavours.values())
    for flavour in FLAVOURS:
        assert max(ingredient.flavours.get(flavour, 0) for ingredient in ingredients) == 3
    troublemakers = [ingredient for ingredient in ingredients if ingredient.flavours.get("daring", 0) >= 2]
    assert 17 <= len(troublemakers) <= 23
    described = {(i.kind, tuple(i.flavours.get(flavour, 0) for flavour in FLAVOURS)) for i in ingredients}
    assert len(described) == 63, "no two taste the same"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "ingredients-number"),
        ("ingredients = 7", "ingredients-number"),
        ("ingredients = [", "ingredients-file"),
        ("ingredients = [{}]", "ingredients-number"),
    ],
)
def test_a_bad_file_is_explained(tmp_path: Path, line: str, code: str):
    """SW-C2"""
    path = tmp_path / "mine.toml"
    path.write_text(line, encoding="utf-8")
    with pytest.raises(RefusedError, match=code):
        load_ingredients(path)


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("7", "ingredients-row"),
        ('{ name = "", icon = "x", kind = "meat" }', "ingredients-word"),
        ('{ name = "x", icon = "y", kind = "meat" }', "ingredients-icon"),
        ('{ name = "x", icon = "../x", kind = "meat" }', "ingredients-icon"),
        ('{ name = "x", icon = "x", kind = "stone" }', "ingredients-kind"),
        ('{ name = "x", icon = "x", kind = "meat", sweet = 4 }', "ingredients-flavour"),
        ('{ name = "x", icon = "x", kind = "meat", funny = 1 }', "ingredients-flavour"),
        ('{ name = "n1", icon = "x", kind = "meat", sweet = 1 }', "ingredients-twice"),
    ],
)
def test_a_bad_ingredient_is_explained(tmp_path: Path, row: str, code: str):
    """SW-C1, SW-C2"""
    for icon in (tmp_path / "icons" / "x.svg", tmp_path / "x.svg"):
        icon.parent.mkdir(exist_ok=True)
        icon.touch()
    rows = [f'{{ name = "n{number}", icon = "x", kind = "meat", sweet = 1 }}' for number in range(62)]
    path = tmp_path / "mine.toml"
    path.write_text(f"ingredients = [{', '.join([*rows, row])}]", encoding="utf-8")
    with pytest.raises(RefusedError, match=code):
        load_ingredients(path)


def test_several_copies_are_as_few_as_give_enough_cards():
    """SW-C3, SW-V10"""
    for deck, seats, copies in (("56", 6, 1), ("56", 7, 2), ("56", 12, 2), ("63", 7, 1), ("63", 8, 2), ("63", 12, 2)):
        state = begin(deck=deck, seats=seats, copies=True)
        assert state.terms.copies == copies
        assert not state.terms.announced
        assert GAME.census(state) == [copies] * int(deck)


def test_with_copies_an_ingredient_may_be_twice_in_a_sandwich():
    """SW-C3, SW-V10"""
    state = begin(seats=12, copies=True)
    state.market.dealt = [seat % 5 for seat in range(len(state.market.dealt))]
    play_to(state, KITCHEN)
    kitchen = state.kitchens[0]
    twice = Counter(kitchen.picks).most_common(1)[0][0]
    moves = kitchen.puts()
    assert len(moves) == len(set(moves)) == len(set(kitchen.picks)), "equal ingredients give equal moves once"
    for _ in range(2):
        kitchen.put(kitchen.place_of(twice), 0)
    assert kitchen.stacks()[0] == [twice, twice]


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("joueur-french", (3, 6)), ("joueur-english", (3, 6)), ("joueur-german", (3, 6)), ("repos", (3, 10))],
)
def test_every_preset_is_played_through_with_every_number_of_players(preset: str, seats: tuple[int, int]):
    """SW-C1, SW-K1, SW-T1, SW-E1: each round of each game gives away all its points."""
    assert [GAME.seats(GAME.settle(GAME.presets[preset], 4))[at] for at in (0, -1)] == list(seats)
    for number in range(seats[0], seats[1] + 1):
        match = Match(GAME, GAME.presets[preset], number, f"{preset} {number}")
        play_randomly(match.state, seeded(number))
        terms = match.state.terms
        assert sum(match.state.points()) == terms.rounds * number * sum(terms.points)


EVERYTHING = [
    *({option.name: value} for option in GAME.options if isinstance(option, Choice) for value in option.values),
    *({option.name: True} for option in GAME.options if isinstance(option, Flag)),
    {"theme": "own", "own-theme": "blue"},
    {"first-seat": 3},
    {"rounds": 5},
    {"selling": "pitch", "tasting": "at-once", "theme": "drawn", "announced": True, "express": True},
    {"market": "secret", "picks": "face-down", "trading": True, "bleah": True, "twister": True},
    {"copies": True, "announced": True, "selling": "chef", "first-taster": "volunteer", "market": "calm"},
    {"small-children": True, "express": True, "theme": "sticky", "copies": True},
]


@pytest.mark.parametrize("options", EVERYTHING, ids=str)
def test_every_option_is_played_through(options: dict):
    """SW-M3, SW-K2, SW-V1, SW-V2, SW-V3, SW-V4, SW-V5, SW-V6, SW-V7, SW-V8, SW-V9, SW-V10"""
    if options == {"theme": "own"}:
        options = {**options, "own-theme": "red"}
    for seats in (3, 4, 6, 11):
        try:
            match = Match(GAME, options, seats, "through")
        except RefusedError as error:
            if error.refusal.code in {"seats", "twister-players", "announced-players"}:
                continue
            raise
        play_randomly(match.state, seeded("through"))
        terms = match.state.terms
        bonus = 1 if terms.theme else 0
        assert sum(match.state.points()) == terms.rounds * seats * (sum(terms.points) + bonus)


@pytest.mark.parametrize("options", EVERYTHING, ids=str)
def test_bots_play_every_option(options: dict):
    """SW-H2, SW-K2, SW-V7, SW-V9: all moves that good plain bots make are legal."""
    options = {"theme": "own", "own-theme": "red"} if options == {"theme": "own"} else options
    seats = 5 if "twister" in options else 4
    match = Match(GAME, options, seats, "bots")
    bot = GAME.hints()
    rng = seeded("bots")
    while not match.over:
        seat = match.state.turn()
        move = bot.greedy(match.state, seat, rng)
        assert move in match.state.legal(seat)
        match.play(seat, move)
    assert sum(match.state.points()) >= match.state.terms.rounds * seats * sum(match.state.terms.points)


def test_the_announced_ingredient_is_part_of_all_sandwiches():
    """SW-V2"""
    state = begin(announced=True, seats=5)
    assert (state.terms.cards, state.terms.height, state.terms.sandwiches) == (6, 2, 3)
    assert state.announced not in state.market.dealt + state.aside
    assert view_of(state, -1)["announced"] == state.announced
    play_to(state, RANKING)
    assert all(plate[0] == state.announced and len(plate) == 3 for table in state.tables for plate in table.plates)
    assert state.terms.receivers(0, 1) == [1, 2, 3]


def test_the_announced_ingredient_is_compulsory_from_eight_players_on():
    """SW-V2"""
    for seats in (8, 9, 10):
        assert begin(**GAME.presets["repos"], seats=seats).terms.announced
    assert not begin(**GAME.presets["repos"], seats=7).terms.announced
    assert not begin(deck="63", copies=True, seats=9).terms.announced
    assert begin(deck="63", copies=True, seats=12, announced=True).terms.copies == 2


def test_the_announced_ingredient_is_drawn_anew_every_round():
    """SW-V2"""
    state = begin(announced=True, rounds=20)
    announced = set()
    rng = seeded("announced")
    while state.pending():
        announced.add(state.announced)
        state.play(state.turn(), state.random_move(state.turn(), rng))
    assert len(announced) > 10


def test_small_children_make_two_sandwiches_of_three():
    """SW-V3"""
    for seats in (3, 4, 6):
        state = begin(small_children=True, seats=seats)
        assert (state.terms.cards, state.terms.height, state.terms.sandwiches) == (6, 3, 2)
        assert state.terms.points == [3, 0]
        assert state.terms.receivers(0, 1) == [1, 2]
        play_randomly(state, seeded(seats))
        assert sum(state.points()) == 3 * seats * 3


def test_bases_and_the_broken_fridge_are_told_to_all():
    """SW-V5, SW-V8"""
    for base in ("bread", "pizza", "crepe", "salad", "pita", "wok"):
        assert view_of(begin(base=base), -1)["base"] == base
    assert view_of(begin(broken_fridge=True), -1)["broken_fridge"] is True
    one, other = begin("same"), begin("same", broken_fridge=True, base="wok")
    assert play_randomly(one, seeded("same")) == play_randomly(other, seeded("same"))
    assert one.points() == other.points(), "ranking is as usual"


@pytest.mark.parametrize(
    ("options", "seats", "code", "rule"),
    [
        ({"express": True, "trading": True}, 4, "trading-express", "SW-V7"),
        ({"twister": True}, 4, "twister-players", "SW-V1"),
        ({"small-children": True, "announced": True}, 4, "small-announced", "SW-V3"),
        ({"small-children": True, "deck": "63"}, 8, "small-compulsory", "SW-V3"),
        ({"announced": True}, 3, "announced-players", "SW-V2"),
        ({"own-theme": "red"}, 4, "theme-words", "SW-V6"),
        ({"theme": "own"}, 4, "theme-wordless", "SW-V6"),
        ({"first-taster": "volunteer", "first-seat": 1}, 4, "first-volunteer", "SW-T2"),
        ({"first-seat": 5}, 4, "first-seat", "SW-T2"),
        ({}, 11, "seats", ""),
        ({"deck": "63"}, 11, "seats", ""),
        ({"copies": True}, 13, "seats", ""),
        ({}, 2, "seats", ""),
    ],
)
def test_options_that_cannot_go_together_are_refused(options: dict, seats: int, code: str, rule: str):
    """SW-V1, SW-V2, SW-V3, SW-V6, SW-V7, SW-T2, SW-C3"""
    with pytest.raises(RefusedError) as raised:
        GAME.settle(options, seats)
    assert (raised.value.refusal.code, raised.value.refusal.rule) == (code, rule)
