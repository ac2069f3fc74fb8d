# compiled
"""What lies in front of a player: at most seven sandwiches, and what may be laid on them."""

from __future__ import annotations

from typing import Final

from potluck.games.deli import moves, sandwich
from potluck.games.deli.pantry import BIT, Pantry
from potluck.games.deli.sandwich import CLOSED, INGREDIENT, is_lone, is_open
from potluck.games.deli.scoring import classic_of

PLACES: Final = 7
"""DE-L1: at most 7 sandwiches, lone breads and finished ones included."""


class Area:
    """The seven places of a seat, and what follows from them."""

    def __init__(self, pantry: Pantry, places: list[int], accepted: list[int], fits: int, free: list[int]) -> None:
        self.pantry = pantry
        self.places = places
        self.accepted = accepted
        """For each place the set of ingredients that may be laid there."""
        self.fits = fits
        """The set of ingredients that may be laid anywhere."""
        self.free = free
        """DE-L7: the moves that cost nothing: closing and declaring."""

    def clone(self) -> Area:
        """An independent copy."""
        return Area(self.pantry, self.places.copy(), self.accepted.copy(), self.fits, self.free)

    def put(self, place: int, code: int) -> None:
        """Change what lies on a place."""
        self.places[place] = code
        ingredients = self.pantry.ingredients
        self.accepted[place] = sandwich.accepts(code, ingredients) if code else 0
        breads = ingredients.masks[0]
        fits = 0
        lone = 0
        unfinished = False
        for other in range(PLACES):
            there = self.places[other]
            if there == 0:
                # DE-L1: a new bread goes to the first empty place.
                self.accepted[other] = breads
                breads = 0
            elif is_lone(there):
                lone |= BIT[sandwich.bread_of(there)]
            elif is_open(there):
                unfinished = True
            fits |= self.accepted[other]
        self.fits = fits
        self.free = self._free_moves(lone) if unfinished else []

    def _free_moves(self, lone: int) -> list[int]:
        """DE-L7: close a sandwich with a lone bread of the same kind; declare a wrap or a toast finished (DE-L8)."""
        closing: list[int] = []
        declaring: list[int] = []
        wraps = self.pantry.ingredients.wraps
        for place in range(PLACES):
            code = self.places[place]
            if not is_open(code) or is_lone(code):
                continue
            bread = sandwich.bread_of(code)
            if BIT[bread] & lone & ~wraps:
                for other in range(PLACES):
                    if is_lone(self.places[other]) and sandwich.bread_of(self.places[other]) == bread:
                        closing.append(moves.close(place, other))
            if self.may_declare(code):
                declaring.append(moves.declare(place))
        return closing + declaring

    def may_declare(self, code: int) -> bool:
        """DE-L8: a wrap with an ingredient, or a classic that is made with one bread."""
        bread = sandwich.bread_of(code)
        if BIT[bread] & self.pantry.ingredients.wraps:
            return sandwich.height_of(code) > 0
        return classic_of(code, self.pantry) >= 0

    def places_for(self, card: int) -> list[int]:
        """Where a card may be laid (DE-L1 to DE-L5)."""
        bit = BIT[card & INGREDIENT]
        if not self.fits & bit:
            return []
        return [place for place in range(PLACES) if self.accepted[place] & bit]

    def lay(self, place: int, card: int) -> bool:
        """Lay a card; say whether that closed a sandwich (DE-L3)."""
        code = self.places[place]
        if card & INGREDIENT >= self.pantry.ingredients.breads:
            self.put(place, sandwich.with_top(code, card))
        elif code == 0:
            self.put(place, sandwich.begin(card))
        else:
            self.put(place, sandwich.closed_with(code, card))
            return True
        return False

    def close(self, place: int, bread_place: int) -> None:
        """DE-L7: a lone bread closes a sandwich, and its own place is empty again."""
        card = sandwich.bread_card(self.places[bread_place])
        self.places[bread_place] = 0
        self.accepted[bread_place] = 0
        self.put(place, sandwich.closed_with(self.places[place], card))

    def declare(self, place: int) -> None:
        """DE-L8: finished without a second bread."""
        self.put(place, sandwich.declared(self.places[place]))

    def take_top(self, place: int) -> int:
        """The topmost card of a sandwich, taken away; a lone bread goes whole."""
        code = self.places[place]
        if is_lone(code):
            self.accepted[place] = 0
            self.put(place, 0)
            return sandwich.bread_card(code)
        self.put(place, sandwich.without_top(code))
        return sandwich.top_card(code)

    def unfinished(self) -> list[int]:
        """The places of unfinished sandwiches, lone breads included (DE-E2)."""
        return [place for place in range(PLACES) if is_open(self.places[place])]

    def topped(self) -> list[int]:
        """The places of unfinished sandwiches with at least one ingredient."""
        return [place for place in self.unfinished() if not is_lone(self.places[place])]

    def lone_breads(self) -> list[int]:
        """The places of lone breads."""
        return [place for place in range(PLACES) if is_lone(self.places[place])]

    def closed_with_bread(self) -> int:
        """How many sandwiches are closed with bread; declared ones do not count (DE-A3)."""
        return len([code for code in self.places if code and sandwich.state_of(code) == CLOSED])

    def heights(self) -> list[int]:
        """DE-R7: the cards in each unfinished sandwich, breads counted, the tallest first; 0 where none is."""
        found = [sandwich.height_of(code) + 1 if is_open(code) else 0 for code in self.places]
        found.sort(reverse=True)
        return found


def empty_area(pantry: Pantry) -> Area:
    """DE-L1: nothing lies there yet; the first card must be a bread."""
    accepted = [0] * PLACES
    accepted[0] = pantry.ingredients.masks[0]
    return Area(pantry, [0] * PLACES, accepted, accepted[0], [])
