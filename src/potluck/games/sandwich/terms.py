# compiled
"""What is agreed before the game: the numbers that options and players give."""

from __future__ import annotations

from typing import Final

from potluck.games.sandwich import moves
from potluck.games.sandwich.flavours import Facts

RACE: Final = 0
CALM: Final = 1
SECRET: Final = 2

YOUNGEST: Final = 0
OLDEST: Final = 1
VOLUNTEERS: Final = 2

NO_SELLING: Final = 0
PITCH: Final = 1
CHEF: Final = 2

NO_THEME: Final = 0
DRAWN_THEME: Final = 1
FIRST_THEME: Final = 2
"""The themes of the rulebook have the numbers 2 to 7; the host's own one is 8."""
OWN_THEME: Final = 8

OFFERS: Final = 20
"""SW-K2: how many offers a player may make while one round's sandwiches are made."""


def gives(receivers: list[int], sandwiches: int) -> list[int]:
    """SW-G1, SW-N3: all ways to give the sandwiches away, equally many to each neighbour, sorted."""
    each = sandwiches // len(receivers)
    found: list[list[int]] = [[]]
    for _ in range(sandwiches):
        longer: list[list[int]] = []
        for given in found:
            for seat in receivers:
                if given.count(seat) < each:
                    longer.append([*given, seat])
        found = longer
    return sorted([moves.give(given) for given in found])


class Terms:
    """The terms of a game. Shared by all its states, never changed."""

    def __init__(self, seats: int, deck: int, copies: int, *, announced: bool, small: bool) -> None:
        self.seats = seats
        self.deck = deck
        """SW-C1: how many different ingredients there are."""
        self.copies = copies
        """SW-C3, SW-V10."""
        self.announced = announced
        """SW-V2."""
        self.small = small
        """SW-V3."""
        self.three = seats == 3 and not small
        """SW-N3; SW-V3 replaces it."""
        self.sandwiches: int = 2 if small else (4 if self.three else 3)
        """SW-K1, SW-N3, SW-V2, SW-V3: how many sandwiches each cook makes, and each taster gets."""
        self.height: int = 2 if announced else 3
        """How many ingredients the cook puts into each."""
        self.cards: int = self.sandwiches * self.height
        """SW-R1, SW-M1: how many cards are dealt to each player, and how many market turns there are."""
        self.neighbours: int = 2 if seats == 3 or small else 3
        """SW-G1, SW-N3, SW-N4, SW-V3: how many players are cooked for."""
        self.points: list[int] = []
        self.rounds: int = 3
        self.market: int = RACE
        self.own_last: bool = True
        self.face_down: bool = False
        self.trading: bool = False
        self.express: bool = False
        self.first_taster: int = YOUNGEST
        self.first_seat: int = -1
        """SW-T2: the seat of the youngest or the oldest, or -1 if that is drawn."""
        self.twister: bool = False
        self.at_once: bool = False
        self.selling: int = NO_SELLING
        self.theme: int = NO_THEME
        self.bleah: bool = False
        """SW-V4."""
        self.spoiled: bool = False
        """SW-V8: told to all; nothing else changes."""
        self.base: int = 0
        """SW-V5: told to all; nothing else changes."""
        self.own_theme: str = ""
        self.facts: Facts = Facts([], [])
        """SW-C2: what the ingredients taste like, for the bots."""
        self.everything: list[int] = sorted(list(range(deck)) * copies)
        """All cards in their order, before they are shuffled."""
        self._gives: list[list[int]] = []

    def direction(self, number: int) -> int:
        """SW-V1: with the twister odd rounds go to the left (the next seat), even ones to the right."""
        return -1 if self.twister and number % 2 == 0 else 1

    def receivers(self, seat: int, number: int) -> list[int]:
        """SW-G1: the neighbours that a seat cooks for in a round (counted from 1), the nearest first."""
        step = self.direction(number)
        return [(seat + step * far) % self.seats for far in range(1, self.neighbours + 1)]

    def gives(self, seat: int, number: int) -> list[int]:
        """SW-G1: all ways in which a seat can give its sandwiches away in a round; the list is shared."""
        if not self._gives:
            for step in (0, 1):
                for other in range(self.seats):
                    self._gives.append(gives(self.receivers(other, step + 1), self.sandwiches))
        return self._gives[seat if self.direction(number) > 0 else seat + self.seats]

    def known_cooks(self) -> bool:
        """SW-V9: who sells a sandwich is known."""
        return self.selling != NO_SELLING
