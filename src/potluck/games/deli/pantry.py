# compiled
"""The components as the rules use them: ingredients, menu, action cards and events as tables of numbers.

An ingredient is a number; breads come first, then proteins, cheeses, vegetables and sauces. A set of ingredients is a
bit mask. Shared by all states, never changed.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 5
BREAD: Final = 0

BIT: Final[list[int]] = [1 << number for number in range(32)]
"""DE-C1: at most 31 ingredients, so that a set of them is a machine integer."""

JOKER: Final = 0
TAKE_TWO: Final = 1
STEAL: Final = 2
CHOOSE_EVENT: Final = 3
SCORE_CLOSED: Final = 4
DEAL_ANEW: Final = 5
TAKE_LEFTOVER: Final = 6

SCORE_UNFINISHED: Final = 0
DRAW_CARD: Final = 1
FINISH: Final = 2
DRAW_ACTION: Final = 3
LOSE_TALLEST_TOP: Final = 4
LOSE_LONE_BREAD: Final = 5
LOSE_TOP: Final = 6
PASS_LEFT: Final = 7


class Ingredients:
    """DE-C1: the five decks, and where each ingredient may lie (DE-L4, DE-L5, DE-L8) and earns points (DE-P3)."""

    def __init__(
        self,
        names: list[str],
        kinds: list[int],
        counts: list[int],
        limits: tuple[int, int, int],
        below: list[int],
        edge: int,
    ) -> None:
        self.names = names
        self.number: int = len(names)
        self.kinds = kinds
        self.counts = counts
        self.wraps, self.bread_only, self.single = limits
        """Sets: breads that need no second one; only directly on bread; at most one per sandwich."""
        self.below = below
        """DE-P3: for each ingredient the set it earns a point on."""
        self.edge = edge
        """DE-P3: the set of those that earn a point lowest or topmost."""
        self.first: list[int] = [0] * (KINDS + 1)
        """The ingredients of a kind are numbered from first[kind] up to, but not including, first[kind + 1]."""
        self.masks: list[int] = [0] * KINDS
        for ingredient in range(self.number):
            kind = kinds[ingredient]
            self.masks[kind] |= BIT[ingredient]
            self.first[kind + 1] = ingredient + 1
        self.breads: int = self.first[1]
        self.others: int = BIT[self.number] - BIT[self.breads]
        self.weight: list[int] = [0] * self.breads
        """Weights of base 5: as a sandwich has at most four ingredients, their sum tells which they are."""
        weight = 1
        for _ingredient in range(self.breads, self.number):
            self.weight.append(weight)
            weight *= 5


class Menu:
    """DE-P5: the classics; ``classic(bread, closed, sum of weights)``."""

    def __init__(
        self,
        names: list[str],
        points: list[int],
        recipes: list[dict[int, int]],
        plans: list[list[tuple[int, int, int]]],
    ) -> None:
        self.names = names
        self.points = points
        self.recipes = recipes
        """For ``bread * 2 + (1 if closed)``: which classic a sum of weights is."""
        self.plans = plans
        """For each bread what it can become: the set of ingredients, whether it must be closed, and the points."""

    def classic(self, bread: int, closed: int, weights: int) -> int:
        """The classic that this is, or -1."""
        return self.recipes[bread * 2 + closed].get(weights, -1)


class Cards:
    """Action cards (DE-A3) or events (DE-E1): names, numbers of cards, effects, and an effect's kind and amount."""

    def __init__(
        self, names: list[str], counts: list[int], effects: list[int], kinds: list[int], amounts: list[int]
    ) -> None:
        self.names = names
        self.number: int = len(names)
        self.counts = counts
        self.effects = effects
        self.kinds = kinds
        self.amounts = amounts

    def pile(self) -> list[int]:
        """All cards, each as often as it occurs."""
        cards: list[int] = []
        for card in range(self.number):
            cards += [card] * self.counts[card]
        return cards


class Pantry:
    """All components, and the few numbers of the rules that belong to them."""

    def __init__(
        self,
        ingredients: Ingredients,
        menu: Menu,
        actions: Cards,
        events: Cards,
        most: list[tuple[int, int, int]],
        powers: tuple[int, int],
        table: tuple[int, int, list[int], list[int]],
    ) -> None:
        self.ingredients = ingredients
        self.menu = menu
        self.actions = actions
        self.events = events
        self.most = most
        """DE-P6: ingredient, points, points if tied."""
        self.egg, self.unswitchable = powers
        """DE-H6: Gregg's ingredient; DE-H5: the set that Drew cannot move."""
        self.hand, self.picks, self.market_breads, self.market_others = table
        """DE-S3, DE-R2, DE-R1 (by the number of players, from 2 on)."""
