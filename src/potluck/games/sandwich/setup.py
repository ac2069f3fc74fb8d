"""Setting up: the options, which of them go together, and the terms that they make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.errors import refuse
from potluck.engine.options import Choice, Flag, Whole, Words
from potluck.games.sandwich.ingredients import load_ingredients
from potluck.games.sandwich.state import Sandwich
from potluck.games.sandwich.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.options import Option, Options, Value
    from potluck.engine.random import Rng

MOST_PLAYERS = 12
"""SW-C3."""
DECKS = ("56", "63")
MARKETS = ("race", "calm", "secret")
TASTERS = ("youngest", "oldest", "volunteer")
SELLING = ("none", "pitch", "chef")
BASES = ("bread", "pizza", "crepe", "salad", "pita", "wok")
THEMES = ("none", "drawn", "balanced", "naval", "countryside", "sticky", "diet", "goblins", "own")
POINTS = {"3-2-0": [3, 2, 0], "3-1-0": [3, 1, 0]}

OPTIONS: tuple[Option, ...] = (
    Choice("deck", DECKS, "56"),
    Flag("copies", default=False),
    Whole("rounds", 1, 20, 3),
    Choice("market", MARKETS, "race"),
    Choice("own-card", ("last", "released"), "last"),
    Choice("picks", ("open", "face-down"), "open"),
    Flag("trading", default=False),
    Choice("points", tuple(POINTS), "3-2-0"),
    Choice("first-taster", TASTERS, "youngest"),
    Whole("first-seat", 0, MOST_PLAYERS, 0),
    Choice("tasting", ("in-turn", "at-once"), "in-turn"),
    Flag("twister", default=False),
    Flag("announced", default=False),
    Flag("small-children", default=False),
    Flag("bleah", default=False),
    Choice("base", BASES, "bread"),
    Choice("theme", THEMES, "none"),
    Words("own-theme", 60),
    Flag("express", default=False),
    Flag("broken-fridge", default=False),
    Choice("selling", SELLING, "none"),
)

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "joueur-french": {},
    "joueur-english": {"own-card": "released", "trading": True, "first-taster": "volunteer"},
    "joueur-german": {"own-card": "released", "trading": True, "first-taster": "volunteer", "points": "3-1-0"},
    "repos": {"deck": "63", "rounds": 1, "first-taster": "oldest", "picks": "face-down"},
}


def seats(options: Options) -> range:
    """The editions' numbers of players: SW-V2 up to 10 with one Repos deck, SW-C3 up to 12 with several copies."""
    if options["copies"]:
        return range(3, MOST_PLAYERS + 1)
    return range(3, 11 if options["deck"] == "63" else 7)


def compulsory(options: Options, players: int) -> bool:
    """SW-V2: for 8 to 10 players with one deck an ingredient has to be announced."""
    return 8 <= players <= 10 and not options["copies"]


def check(options: Options, players: int) -> None:
    """Refuse options that do not go together, or not with this number of players, with the reason."""
    if options["trading"] and options["express"]:
        raise refuse("trading-express", "SW-V7")
    if options["twister"] and players < 5:
        raise refuse("twister-players", "SW-V1", number=players)
    if options["small-children"] and options["announced"]:
        raise refuse("small-announced", "SW-V3")
    if options["small-children"] and compulsory(options, players):
        raise refuse("small-compulsory", "SW-V3", number=players)
    if options["announced"] and players < 4:
        raise refuse("announced-players", "SW-V2", number=players)
    if (options["theme"] == "own") != bool(options["own-theme"]):
        raise refuse("theme-words" if options["own-theme"] else "theme-wordless", "SW-V6")
    first = int(options["first-seat"])
    if first and options["first-taster"] == "volunteer":
        raise refuse("first-volunteer", "SW-T2")
    if first > players:
        raise refuse("first-seat", "SW-T2", number=first, high=players)


def points(options: Options, terms: Terms) -> list[int]:
    """The edition's points; SW-N3: 3, 2, 1, 0; SW-V3: 3, 0."""
    if terms.small:
        return [3, 0]
    return [3, 2, 1, 0] if terms.three else POINTS[str(options["points"])]


def make_terms(options: Options, players: int) -> Terms:
    """The terms of a game."""
    deck = int(options["deck"])
    announced = bool(options["announced"]) or compulsory(options, players)
    copies = 1
    terms = Terms(players, deck, copies, announced=announced, small=bool(options["small-children"]))
    while options["copies"] and players * terms.cards + announced > deck * copies:
        # SW-C3, SW-V10: the smallest number with enough cards.
        copies += 1
        terms = Terms(players, deck, copies, announced=announced, small=terms.small)
    terms.points = points(options, terms)
    terms.rounds = int(options["rounds"])
    terms.market = MARKETS.index(str(options["market"]))
    terms.own_last = options["own-card"] == "last"
    terms.face_down = options["picks"] == "face-down"
    terms.trading = bool(options["trading"])
    terms.express = bool(options["express"])
    terms.first_taster = TASTERS.index(str(options["first-taster"]))
    terms.first_seat = int(options["first-seat"]) - 1
    terms.twister = bool(options["twister"])
    terms.at_once = options["tasting"] == "at-once"
    terms.selling = SELLING.index(str(options["selling"]))
    terms.theme = THEMES.index(str(options["theme"]))
    terms.own_theme = str(options["own-theme"])
    terms.bleah = bool(options["bleah"])
    terms.spoiled = bool(options["broken-fridge"])
    terms.base = BASES.index(str(options["base"]))
    terms.facts = load_ingredients().facts
    return terms


def start(options: Options, players: int, rng: Rng) -> Sandwich:
    """SW-R1: draw what each bot draws its taste from, then shuffle and deal the first round."""
    return begin(make_terms(options, players), rng)


def begin(terms: Terms, rng: Rng) -> Sandwich:
    """The beginning of a game on these terms."""
    palates = [int(rng.word()) for _ in range(terms.seats)]
    state = Sandwich(terms, rng.fork(), palates)
    state.begin()
    return state
