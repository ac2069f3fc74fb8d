"""The score pad: what every sandwich and every bonus brings, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from potluck.games.deli import sandwich, scoring
from potluck.games.deli.sandwich import INGREDIENT
from potluck.games.deli.table import FROM_ACTIONS, FROM_CHARACTERS, FROM_EVENTS

if TYPE_CHECKING:
    from potluck.engine.state import Seat
    from potluck.games.deli.pantry import Pantry
    from potluck.games.deli.table import Table

STATES = ("open", "closed", "declared")


class SandwichScore(msgspec.Struct, frozen=True):
    """DE-P1 to DE-P5 for one sandwich."""

    cards: int
    position: int
    closing: int
    classic: str | None
    classic_points: int
    moisture: int
    total: int


class LaidCard(msgspec.Struct, frozen=True):
    """A card in a sandwich."""

    ingredient: str
    joker: bool
    favourite: bool
    """DE-P3: whether it earns its position bonus."""


class SandwichView(msgspec.Struct, frozen=True):
    """A sandwich, from the bottom up; the closing bread is the last card."""

    place: int
    state: str
    cards: list[LaidCard]
    score: SandwichScore


class MostBonus(msgspec.Struct, frozen=True):
    """DE-P6: how many of an ingredient a seat has, and what that brings."""

    ingredient: str
    number: int
    points: int


class SeatScore(msgspec.Struct, frozen=True):
    """All that makes up the points of a seat (DE-P7)."""

    sandwiches: int
    most: list[MostBonus]
    eggs: int
    """DE-H6."""
    least: int
    """DE-V3."""
    from_actions: int
    from_events: int
    from_characters: int
    total: int


def sandwich_score(code: int, pantry: Pantry, closing_bonus: int) -> SandwichScore:
    """The parts of a sandwich's points."""
    classic = scoring.classic_of(code, pantry)
    parts = (
        scoring.card_points(code),
        scoring.COUNT[scoring.position_layers(code, pantry)],
        closing_bonus if sandwich.state_of(code) == sandwich.CLOSED else 0,
        0 if classic < 0 else pantry.menu.points[classic],
        scoring.moisture_points(code) if classic < 0 else 0,
    )
    cards, position, closing, classic_points, moisture = parts
    name = None if classic < 0 else pantry.menu.names[classic]
    return SandwichScore(cards, position, closing, name, classic_points, moisture, sum(parts))


def sandwich_view(place: int, code: int, pantry: Pantry, closing_bonus: int) -> SandwichView:
    """A sandwich with its score."""
    favourite = scoring.position_layers(code, pantry) << 1
    cards = [
        LaidCard(
            pantry.ingredients.names[card & INGREDIENT], card >= sandwich.JOKER_CARD, bool(favourite >> number & 1)
        )
        for number, card in enumerate(sandwich.cards_in(code))
    ]
    score = sandwich_score(code, pantry, closing_bonus)
    return SandwichView(place, STATES[sandwich.state_of(code)], cards, score)


def sandwiches_of(table: Table, seat: Seat) -> list[SandwichView]:
    """What lies in front of a seat."""
    return [
        sandwich_view(place, code, table.pantry, table.variant.closing_bonus)
        for place, code in enumerate(table.areas[seat].places)
        if code
    ]


def seat_score(table: Table, seat: Seat) -> SeatScore:
    """What a seat has, bonus by bonus."""
    names = table.pantry.ingredients.names
    most = [
        MostBonus(names[ingredient], table.count_of(seat, ingredient), table.most_points(number)[seat])
        for number, (ingredient, _, _) in enumerate(table.pantry.most)
    ]
    noted = table.noted[seat]
    return SeatScore(
        sandwiches=sum(shown.score.total for shown in sandwiches_of(table, seat)),
        most=most,
        eggs=table.egg_points(seat),
        least=table.least_points(seat) if table.variant.double_least else 0,
        from_actions=noted[FROM_ACTIONS],
        from_events=noted[FROM_EVENTS],
        from_characters=noted[FROM_CHARACTERS],
        total=table.points()[seat],
    )
