# compiled
"""The market (SW-M1 to SW-M4): everybody turns a card over, everybody takes one."""

from __future__ import annotations

from typing import Final

from potluck.engine.random import Rng
from potluck.games.sandwich.sets import bits, draw_bit
from potluck.games.sandwich.terms import CALM, RACE, SECRET, Terms

NONE: Final = -1
BY_LOT: Final = 15
"""In the secret market: this seat leaves its choice to the lot."""

FASTEST: Final = 350
"""The reaction-time model of simulations, in milliseconds: nobody is faster than this ..."""
HESITATION: Final = 650
"""... and everybody hesitates for a while, at most two times this long, mostly about half of it."""


def reaction_order(seats: int, rng: Rng) -> list[int]:
    """SW-M2: who is first when nobody really races: each seat's reaction time is drawn, alike for all."""
    times: list[int] = []
    order: list[int] = []
    seat = 0
    while seat < seats:
        # In microseconds, so that two seats hardly ever need the same time.
        time = FASTEST * 1000 + rng.below(HESITATION * 1000) + rng.below(HESITATION * 1000)
        at = len(order)
        while at > 0 and times[at - 1] > time:
            at -= 1
        times.insert(at, time)
        order.insert(at, seat)
        seat += 1
    return order


class Market:
    """The market of one round. Sets of seats are bit masks; a card is named by the seat that turned it over."""

    def __init__(self, terms: Terms, dealt: list[int], starter: int) -> None:
        self.terms = terms
        self.dealt = dealt
        """SW-R1: the piles, one after the other; never changed in place, so that clones can share it."""
        self.starter = starter
        """SW-M3: who begins the first turn of this round in the calm market."""
        self.turn: int = NONE
        self.cards_left: int = 0
        self.seats_left: int = 0
        self.waiting: int = 0
        self.got: list[int] = []
        """Whose card each seat has taken in this turn."""
        self.chosen: list[int] = []
        """SW-M3: the secret choices."""

    def card(self, revealer: int) -> int:
        """The ingredient that a seat has turned over in this turn."""
        return self.dealt[revealer * self.terms.cards + self.turn]

    def reveal(self) -> None:
        """SW-M1: everybody turns the top card over."""
        seats = self.terms.seats
        self.turn += 1
        self.cards_left = (1 << seats) - 1
        self.seats_left = self.cards_left
        self.got = [NONE] * seats
        if self.terms.market == SECRET:
            self.chosen = [NONE] * seats
        self._open()

    def _open(self) -> None:
        """SW-M3: who decides now: everybody, or in the calm market the next one."""
        self.waiting = self.seats_left
        if self.terms.market == CALM and self.seats_left:
            seat = (self.starter + self.turn) % self.terms.seats
            while not self.seats_left >> seat & 1:
                seat = (seat + 1) % self.terms.seats
            self.waiting = 1 << seat

    def may_take(self, seat: int) -> int:
        """SW-M1: the cards that a seat may take: not the very one it has turned over, where that is the rule."""
        if self.terms.own_last:
            return self.cards_left & ~(1 << seat)
        return self.cards_left

    def take(self, seat: int, revealer: int) -> None:
        """The seat gets the card."""
        self.got[seat] = revealer
        self.cards_left &= ~(1 << revealer)
        self.seats_left &= ~(1 << seat)

    def grab(self, seat: int, revealer: int) -> int:
        """SW-M2: race and calm: the first who grabs a card has it; returns the seat that the last one falls to."""
        self.take(seat, revealer)
        last = self.leave_last()
        self._open()
        return last

    def leave_last(self) -> int:
        """SW-M2: the last card goes by itself to the last player, even if it is their own; who that is, or NONE."""
        left = self.seats_left
        if left == 0 or left & (left - 1):
            return NONE
        seat = bits(left)[0]
        self.take(seat, bits(self.cards_left)[0])
        return seat

    def choose(self, seat: int, revealer: int) -> bool:
        """SW-M3: choose secretly; returns whether all have chosen."""
        self.chosen[seat] = revealer
        self.waiting &= ~(1 << seat)
        return self.waiting == 0

    def draw_lots(self, rng: Rng) -> int:
        """SW-M4: in the secret market: draw for those who left it to the lot; returns who they are."""
        drawn = 0
        for seat in bits(self.seats_left):
            if self.chosen[seat] == BY_LOT:
                self.chosen[seat] = draw_bit(self.may_take(seat), rng)
                drawn |= 1 << seat
        return drawn

    def clashes(self, revealer: int) -> int:
        """SW-M3: the seats that have chosen this card."""
        found = 0
        for seat in bits(self.seats_left):
            if self.chosen[seat] == revealer:
                found |= 1 << seat
        return found

    def again(self) -> None:
        """SW-M3: the losers choose again."""
        for seat in bits(self.seats_left):
            self.chosen[seat] = NONE
        self._open()

    def over(self) -> bool:
        """Whether everybody has taken the last card."""
        return self.turn == self.terms.cards - 1 and self.seats_left == 0

    def is_race(self) -> bool:
        """SW-M2: whether the first one gets it."""
        return self.terms.market == RACE

    def clone(self) -> Market:
        """An independent copy."""
        other = Market(self.terms, self.dealt, self.starter)
        other.turn = self.turn
        other.cards_left = self.cards_left
        other.seats_left = self.seats_left
        other.waiting = self.waiting
        other.got = self.got.copy()
        other.chosen = self.chosen.copy()
        return other
