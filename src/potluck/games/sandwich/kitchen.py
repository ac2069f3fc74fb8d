# compiled
"""The kitchen (SW-K1, SW-V7): one cook's ingredients and sandwiches."""

from __future__ import annotations

from potluck.engine.random import Rng
from potluck.games.sandwich import moves
from potluck.games.sandwich.sets import bits, count_bits, draw_bit, nth_bit
from potluck.games.sandwich.terms import Terms


class Kitchen:
    """A cook's ingredients in the order of picking, and what lies where.

    ``laid`` are the steps: place in ``picks`` * 4 + sandwich. New sandwiches are begun in the order of their numbers,
    and steps are taken back from the last one, so every way to stack has one form.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.picks: list[int] = []
        self.laid: list[int] = []
        self.loose: int = 0
        """The places in ``picks`` that lie in no sandwich, as bits."""
        self.heights: int = 0
        """How many ingredients each sandwich has, 4 bits for each."""
        self.begun: int = 0
        """How many sandwiches have been begun."""
        self.room: int = 1
        """The sandwiches that may get an ingredient now, as bits: unfinished ones and one new one."""
        self.ready: bool = False
        self.offers: int = 0
        """SW-K2: how many offers the cook has made in this round."""

    def pick(self, ingredient: int) -> None:
        """SW-M1: put an ingredient next to you."""
        self.loose |= 1 << len(self.picks)
        self.picks.append(ingredient)

    def put(self, place: int, sandwich: int) -> None:
        """SW-K1: lay an ingredient on top of a sandwich."""
        self.laid.append(place * 4 + sandwich)
        self.loose &= ~(1 << place)
        self.heights += 1 << 4 * sandwich
        if sandwich == self.begun:
            self.begun += 1
            if self.begun < self.terms.sandwiches:
                self.room |= 1 << self.begun
        if self.heights >> 4 * sandwich & 15 == self.terms.height:
            self.room &= ~(1 << sandwich)

    def undo(self) -> None:
        """SW-K1: take the last ingredient back."""
        step = self.laid.pop()
        sandwich = step & 3
        self.loose |= 1 << (step >> 2)
        self.heights -= 1 << 4 * sandwich
        self.room |= 1 << sandwich
        if self.heights >> 4 * sandwich & 15 == 0:
            self.room &= ~(1 << self.begun)
            self.begun -= 1

    def fill(self) -> None:
        """SW-K1: at a time-out unfinished sandwiches are filled in the order of picking."""
        for place in bits(self.loose):
            self.put(place, bits(self.room)[0])

    def complete(self) -> bool:
        """Whether everything lies in a sandwich."""
        return self.loose == 0

    def place_of(self, ingredient: int) -> int:
        """Where this ingredient lies loose: its first place in ``picks``, or -1."""
        for place in bits(self.loose):
            if self.picks[place] == ingredient:
                return place
        return -1

    def puts(self) -> list[int]:
        """SW-K1, SW-V7: what can be laid where, sorted; SW-C3: the same ingredient twice gives the same moves once."""
        found: list[int] = []
        rooms = bits(self.room)
        for ingredient in sorted({self.picks[place] for place in bits(self.loose)}):
            for sandwich in rooms:
                found.append(moves.put(ingredient, sandwich))
        return found

    def random_put(self, number: int) -> int:
        """The move that is so many-th when nothing is picked twice, in the order of picking."""
        rooms = count_bits(self.room)
        return moves.put(self.picks[nth_bit(self.loose, number // rooms)], nth_bit(self.room, number % rooms))

    def put_count(self) -> int:
        """How many moves there are when nothing is picked twice."""
        return count_bits(self.loose) * count_bits(self.room)

    def stacks(self) -> list[list[int]]:
        """The sandwiches from bottom to top."""
        found: list[list[int]] = [[] for _ in range(self.terms.sandwiches)]
        for step in self.laid:
            found[step & 3].append(self.picks[step >> 2])
        return found

    def lay_anyhow(self, number: int, rng: Rng) -> None:
        """Lay so many ingredients in the order of picking, anywhere: SW-H1, nobody else knows where."""
        self.clear()
        place = 0
        while place < number:
            self.put(place, draw_bit(self.room, rng))
            place += 1

    def clear(self) -> None:
        """Take all sandwiches apart."""
        self.laid = []
        self.loose = (1 << len(self.picks)) - 1
        self.heights = 0
        self.begun = 0
        self.room = 1

    def clone(self) -> Kitchen:
        """An independent copy."""
        other = Kitchen(self.terms)
        other.picks = self.picks.copy()
        other.laid = self.laid.copy()
        other.loose = self.loose
        other.heights = self.heights
        other.begun = self.begun
        other.room = self.room
        other.ready = self.ready
        other.offers = self.offers
        return other
