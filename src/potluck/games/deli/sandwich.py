# compiled
"""A sandwich as a number, so that boards are cheap to copy and compare.

A card is an ingredient, plus 32 if it is a joker that was declared to be that ingredient (DE-A2). From the lowest bit
of a sandwich up: bread + 1 (3 bits; 0 is an empty place), the bread is a joker (1), state (2), the closing bread is a
joker (1), number of ingredients (3), then up to four ingredients of 6 bits each, the lowest first.
"""

from __future__ import annotations

from typing import Final

from potluck.games.deli.pantry import BIT, Ingredients

INGREDIENT: Final = 31
JOKER_CARD: Final = 32

HEIGHT: Final = 4
"""DE-L2: at most 4 ingredients on a bread."""

OPEN: Final = 0
CLOSED: Final = 1
"""DE-L3: with a second bread."""
DECLARED: Final = 2
"""DE-L8: finished without one."""

_STATE: Final = 0x30
_LONE: Final = 0x3B0
_LAYER: Final = 0x80


def begin(card: int) -> int:
    """DE-L1: a bread starts a sandwich."""
    return (card & INGREDIENT) + 1 | (card >> 5) << 3


def bread_of(code: int) -> int:
    """The bread a sandwich lies on."""
    return (code & 7) - 1


def bread_card(code: int) -> int:
    """The bread it lies on, as a card."""
    return (code & 7) - 1 | (code & 8) << 2


def state_of(code: int) -> int:
    """Open, closed with bread, or declared finished."""
    return code >> 4 & 3


def is_open(code: int) -> bool:
    """Whether this is an unfinished sandwich; a lone bread is one, an empty place is not."""
    return code != 0 and code & _STATE == 0


def is_lone(code: int) -> bool:
    """Whether this is a bread with nothing on it."""
    return code != 0 and code & _LONE == 0


def height_of(code: int) -> int:
    """How many ingredients lie on the bread."""
    return code >> 7 & 7


def card_at(code: int, layer: int) -> int:
    """The card in a layer; 0 is the lowest."""
    return code >> (10 + 6 * layer) & 63


def top_card(code: int) -> int:
    """The topmost card of a sandwich that has at least one ingredient."""
    return card_at(code, height_of(code) - 1)


def with_top(code: int, card: int) -> int:
    """DE-L2: one more card on top."""
    return (code + _LAYER) | card << (10 + 6 * height_of(code))


def without_top(code: int) -> int:
    """The topmost card is gone."""
    height = height_of(code) - 1
    return (code & (1 << (10 + 6 * height)) - 1) - _LAYER


def closed_with(code: int, card: int) -> int:
    """DE-L3: closed with a bread of the same kind."""
    return code | 0x10 | (card >> 5) << 6


def declared(code: int) -> int:
    """DE-L8: finished without a second bread."""
    return code | 0x20


def ingredients_in(code: int) -> int:
    """The set of non-bread ingredients in a sandwich."""
    found = 0
    rest = code >> 10
    for _layer in range(height_of(code)):
        found |= BIT[rest & INGREDIENT]
        rest >>= 6
    return found


def accepts(code: int, ingredients: Ingredients) -> int:
    """The set of ingredients that may be laid on a sandwich (DE-L2 to DE-L5, DE-L8, DE-L9)."""
    if code & _STATE:
        return 0
    height = code >> 7 & 7
    if height == 0:
        return ingredients.others
    found = 0
    if height < HEIGHT:
        found = ingredients.others & ~ingredients.bread_only & ~(ingredients_in(code) & ingredients.single)
    bread = BIT[(code & 7) - 1]
    return found if bread & ingredients.wraps else found | bread


def rules_allow(code: int, card: int, ingredients: Ingredients) -> bool:
    """Whether a non-bread card may be the next layer of a sandwich (DE-L2, DE-L4, DE-L5)."""
    return accepts(code, ingredients) & ingredients.others & BIT[card & INGREDIENT] != 0


def cards_in(code: int) -> list[int]:
    """All cards of a sandwich from the bottom up, breads included."""
    cards = [bread_card(code)]
    for layer in range(height_of(code)):
        cards.append(card_at(code, layer))
    if state_of(code) == CLOSED:
        cards.append(bread_of(code) | (code & 64) >> 1)
    return cards
