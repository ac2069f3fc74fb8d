"""Setting up: which combinations of bonus cards count (SM-B1, SM-1P3), and the shuffled pile (SM-F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.errors import refuse
from potluck.engine.options import Choice
from potluck.games.snack_match.cards import ELEMENTS, GREEN, MODIFIERS, RED, load_cards
from potluck.games.snack_match.picnic import Picnic
from potluck.games.snack_match.state import SnackMatch

if TYPE_CHECKING:
    from potluck.engine.options import Option, Options
    from potluck.engine.random import Rng
    from potluck.games.snack_match.cards import Cards

RANDOM = "random"
RED_CARDS = {
    "none": None,
    "quiet": 0,
    "balanced": 1,
    "cerebral": 2,
    "easy": 0,
    "medium": 1,
    "hard": 2,
}
"""SM-B1, SM-1P3: how many of the two modifiers are red."""

OPTIONS: tuple[Option, ...] = (
    Choice("diet", ("none", "quiet", "balanced", "cerebral"), "none"),
    Choice("difficulty", ("none", "easy", "medium", "hard"), "none"),
    Choice("element-1", (RANDOM, *ELEMENTS), RANDOM),
    Choice("modifier-1", (RANDOM, *MODIFIERS), RANDOM),
    Choice("element-2", (RANDOM, *ELEMENTS), RANDOM),
    Choice("modifier-2", (RANDOM, *MODIFIERS), RANDOM),
    Choice("layering", ("full", "top"), "full"),
    Choice("frame", ("floating", "fixed"), "floating"),
)


def red_cards(options: Options) -> int | None:
    """How many modifiers are red; None if no combinations count."""
    return RED_CARDS[str(options["diet" if options["diet"] != "none" else "difficulty"])]


def check(options: Options, seats: int, cards: Cards) -> None:
    """Refuse options that make no sense together."""
    if options["diet"] != "none" and (seats == 1 or options["difficulty"] != "none"):
        raise refuse("diet-alone", "SM-1P3")
    if options["difficulty"] != "none" and seats > 1:
        raise refuse("difficulty-together", "SM-1P3")
    reds = red_cards(options)
    for kind, faces in (("element", cards.elements), ("modifier", cards.modifiers)):
        picked = [str(options[f"{kind}-{slot}"]) for slot in (1, 2)]
        if reds is None and picked != [RANDOM, RANDOM]:
            raise refuse("pick-without-diet", "SM-B1", option=f"{kind}-{1 if picked[0] != RANDOM else 2}")
        if picked[0] != RANDOM and any(set(picked) <= set(pair) for pair in faces):
            raise refuse("same-card", "SM-B1", first_face=picked[0], second_face=picked[1])
    picked_red = sum(options[f"modifier-{slot}"] in RED for slot in (1, 2))
    picked_green = sum(options[f"modifier-{slot}"] in GREEN for slot in (1, 2))
    if reds is not None and (picked_red > reds or picked_green > 2 - reds):
        raise refuse("modifier-colours", "SM-B1", red=reds, green=2 - reds)


def draw_combinations(options: Options, cards: Cards, rng: Rng) -> list[int]:
    """SM-B1: two element and two modifier cards, their faces, and which go together; random unless the host picks."""
    reds = red_cards(options)
    if reds is None:
        return []
    elements = [str(options[f"element-{slot}"]) for slot in (1, 2)]
    for slot in (0, 1):
        if elements[slot] == RANDOM:
            pair = _draw_card(cards.elements, elements, rng)
            elements[slot] = pair[rng.below(2)]
    modifiers = [str(options[f"modifier-{slot}"]) for slot in (1, 2)]
    colours = [int(name in RED) for name in modifiers]
    open_slots = [slot for slot in (0, 1) if modifiers[slot] == RANDOM]
    for _ in range(reds - sum(colours)):
        slot = open_slots.pop(rng.below(len(open_slots)))
        colours[slot] = 1
    for slot in (0, 1):
        if modifiers[slot] == RANDOM:
            modifiers[slot] = _draw_card(cards.modifiers, modifiers, rng)[colours[slot]]
    return [
        ELEMENTS.index(element) * 8 + MODIFIERS.index(modifier)
        for element, modifier in zip(elements, modifiers, strict=True)
    ]


def _draw_card(faces: tuple[tuple[str, str], ...], taken: list[str], rng: Rng) -> tuple[str, str]:
    """A card of which no face has been taken."""
    left = [pair for pair in faces if not set(pair) & set(taken)]
    return left[rng.below(len(left))]


def start(options: Options, seats: int, rng: Rng, cards: Cards | None = None) -> SnackMatch:
    """SM-F1: shuffle the pile; draw the combinations; deal the first round."""
    cards = load_cards() if cards is None else cards
    deck = cards.deck
    pile = list(range(deck.size))
    rng.shuffle(pile)
    fixed = options["frame"] == "fixed"
    layered = options["layering"] == "full"
    picnics = [Picnic(deck, [], [], [], fixed=fixed, layered=layered) for _ in range(seats)]
    state = SnackMatch(deck, seats, pile, draw_combinations(options, cards, rng), picnics)
    state.deal()
    return state
