# compiled
"""The market, its five decks and the trash."""

from __future__ import annotations

from typing import Final

from potluck.engine.random import Rng
from potluck.games.deli.pantry import BIT, BREAD, KINDS, Ingredients, Pantry
from potluck.games.deli.sandwich import JOKER_CARD

NO_CARD: Final = -1


class Market:
    """Cards of the same name are alike, so what lies open are counts; only the decks have an order."""

    def __init__(
        self, ingredients: Ingredients, decks: list[list[int]], shown: list[int], trash: list[list[int]]
    ) -> None:
        self.ingredients = ingredients
        self.decks = decks
        """DE-H11: secret; the last card of a list is the top of its deck."""
        self.shown = shown
        self.mask: int = 0
        """The set of ingredients that lie in the market."""
        self.trash = trash
        """DE-H3: trash of this round, of the last one (Michael's), and older (DE-R8)."""
        self.reserved: int = NO_CARD
        """DE-H8: Debbie's card; it is out of the market."""

    def clone(self) -> Market:
        """An independent copy."""
        decks = [deck.copy() for deck in self.decks]
        other = Market(self.ingredients, decks, self.shown.copy(), [pile.copy() for pile in self.trash])
        other.mask = self.mask
        other.reserved = self.reserved
        return other

    def add(self, ingredient: int) -> None:
        """One more card lies in the market."""
        self.shown[ingredient] += 1
        self.mask |= BIT[ingredient]

    def take(self, ingredient: int) -> None:
        """A card leaves the market."""
        self.shown[ingredient] -= 1
        if self.shown[ingredient] == 0:
            self.mask &= ~BIT[ingredient]

    def discard(self, card: int) -> None:
        """DE-R5: a card goes to the trash of this round; a joker leaves the game (DE-A2)."""
        if not card & JOKER_CARD:
            self.trash[0][card] += 1

    def clear(self) -> None:
        """DE-R5: what is left goes to the trash, Debbie's card too."""
        for ingredient in range(self.ingredients.number):
            self.trash[0][ingredient] += self.shown[ingredient]
            self.shown[ingredient] = 0
        self.mask = 0
        if self.reserved != NO_CARD:
            self.discard(self.reserved)
            self.reserved = NO_CARD

    def turn_trash(self) -> None:
        """DE-H3: the trash of the round that ended is Michael's now; what he could pick from before is old."""
        for ingredient in range(self.ingredients.number):
            self.trash[2][ingredient] += self.trash[1][ingredient]
            self.trash[1][ingredient] = self.trash[0][ingredient]
            self.trash[0][ingredient] = 0

    def trash_mask(self) -> int:
        """The set of ingredients in the last round's trash."""
        found = 0
        for ingredient in range(self.ingredients.number):
            if self.trash[1][ingredient]:
                found |= BIT[ingredient]
        return found

    def number_of(self, kind: int) -> int:
        """How many cards of a kind lie in the market."""
        first = self.ingredients.first
        return sum(self.shown[first[kind] : first[kind + 1]])

    def draw(self, kind: int, number: int, rng: Rng) -> list[int]:
        """Draw cards from a deck; DE-R8: if it cannot serve, the old trash of its kind is shuffled into it first."""
        deck = self.decks[kind]
        if len(deck) < number:
            old = self.trash[2]
            for ingredient in range(self.ingredients.first[kind], self.ingredients.first[kind + 1]):
                deck += [ingredient] * old[ingredient]
                old[ingredient] = 0
            rng.shuffle(deck)
        drawn: list[int] = []
        while deck and len(drawn) < number:
            drawn.append(deck.pop())
        return drawn

    def deal(self, breads: int, others: int, rng: Rng) -> None:
        """DE-R1: cards of each kind, face up."""
        for kind in range(KINDS):
            for ingredient in self.draw(kind, breads if kind == BREAD else others, rng):
                self.add(ingredient)

    def deal_anew(self, kind: int, rng: Rng) -> None:
        """DE-H2: set a kind's cards aside, deal as many new ones, shuffle the old ones back in."""
        aside: list[int] = []
        for ingredient in range(self.ingredients.first[kind], self.ingredients.first[kind + 1]):
            while self.shown[ingredient]:
                self.take(ingredient)
                aside.append(ingredient)
        for ingredient in self.draw(kind, len(aside), rng):
            self.add(ingredient)
        self.decks[kind] += aside
        rng.shuffle(self.decks[kind])

    def census(self) -> list[int]:
        """How often each ingredient is found outside the players' areas."""
        counts = self.shown.copy()
        for pile in self.trash:
            counts = [counts[ingredient] + pile[ingredient] for ingredient in range(self.ingredients.number)]
        for deck in self.decks:
            for ingredient in deck:
                counts[ingredient] += 1
        if self.reserved != NO_CARD:
            counts[self.reserved] += 1
        return counts

    def forget_order(self, rng: Rng) -> None:
        """DE-H11: shuffle what nobody knows, from an order that tells nothing."""
        for deck in self.decks:
            deck.sort()
            rng.shuffle(deck)


def full_market(pantry: Pantry, rng: Rng) -> Market:
    """DE-S1: the five decks, shuffled; nothing is dealt yet."""
    ingredients = pantry.ingredients
    decks: list[list[int]] = []
    for kind in range(KINDS):
        deck: list[int] = []
        for ingredient in range(ingredients.first[kind], ingredients.first[kind + 1]):
            deck += [ingredient] * ingredients.counts[ingredient]
        rng.shuffle(deck)
        decks.append(deck)
    number = ingredients.number
    return Market(ingredients, decks, [0] * number, [[0] * number, [0] * number, [0] * number])
