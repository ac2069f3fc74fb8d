# compiled
"""The boxes of all players: places, lids, and what fits where."""

from __future__ import annotations

from typing import Final

from potluck.games.sardines.deck import EITHER, NONE, Deck

PLACES: Final = 3
"""SA-B1."""
FITS: Final = [1, 2, 4, 0]
"""A direction as a bit of ``takes``: left, right, either way; a bone (SA-C1) fits nowhere."""
ANYTHING: Final = 7
A_LID: Final = 16
NOTHING: Final = 0


class Boxes:
    """Every seat has ``each`` boxes; box ``seat * each + n`` has the places ``3 * box`` to ``3 * box + 2``.

    ``takes`` says what may be put onto a box: sardines of which directions, a lid, or nothing because it is closed.
    """

    def __init__(
        self,
        deck: Deck,
        each: int,
        assortments: list[int],
        slots: list[int],
        lids: list[int],
        last: list[int],
        takes: list[int],
    ) -> None:
        self.deck = deck
        self.each: int = each
        self.assortments = assortments
        """SA-V1: the kind of each box; empty with plain boxes."""
        self.slots = slots
        self.lids = lids
        self.last = last
        """SA-B5: the sardine put into each box last, by time; NONE once it is taken out."""
        self.takes = takes
        self.filled: list[int] = [0] * len(lids)
        """How many sardines each box holds."""

    def clone(self) -> Boxes:
        """An independent copy."""
        lids = self.lids.copy()
        other = Boxes(
            self.deck, self.each, self.assortments, self.slots.copy(), lids, self.last.copy(), self.takes.copy()
        )
        other.filled = self.filled.copy()
        return other

    def look_at(self, box: int) -> None:
        """SA-B2, SA-B3: what fits: the lowest free place, head to tail with every sardine that has a direction."""
        free = NONE
        way = NONE
        filled = 0
        place = 0
        while place < PLACES:
            card = self.slots[3 * box + place]
            if card == NONE:
                if free == NONE:
                    free = place
            else:
                filled += 1
                direction = self.deck.directions[card]
                if direction < EITHER:
                    way = direction ^ (place & 1)
            place += 1
        self.filled[box] = filled
        if free == NONE:
            self.takes[box] = A_LID
        elif way == NONE:
            self.takes[box] = ANYTHING
        else:
            self.takes[box] = FITS[EITHER] | FITS[way ^ (free & 1)]

    def fits(self, card: int, box: int) -> bool:
        """Whether a card may be put into a box as a sardine."""
        return self.takes[box] & FITS[self.deck.directions[card]] != 0

    def put(self, card: int, box: int) -> int:
        """SA-B3: put a sardine into the lowest free place; return which that was."""
        place = 0
        while self.slots[3 * box + place] != NONE:
            place += 1
        self.slots[3 * box + place] = card
        self.last[box] = card
        self.look_at(box)
        return place

    def take(self, box: int, place: int) -> int:
        """SA-B3: take a sardine out; the others do not move."""
        card = self.slots[3 * box + place]
        self.slots[3 * box + place] = NONE
        if self.last[box] == card:
            self.last[box] = NONE
        self.look_at(box)
        return card

    def close(self, card: int, box: int) -> None:
        """SA-B4, SA-B6: a lid makes it a closed box."""
        self.lids[box] = card
        self.takes[box] = NOTHING

    def open(self, box: int) -> int:
        """SA-T6: take the lid off; the three sardines stay."""
        card = self.lids[box]
        self.lids[box] = NONE
        self.takes[box] = A_LID
        return card

    def closed(self, seat: int) -> int:
        """SA-B6: how many boxes of a seat have a lid."""
        count = 0
        box = seat * self.each
        end = box + self.each
        while box < end:
            if self.lids[box] != NONE:
                count += 1
            box += 1
        return count

    def cards(self, seat: int) -> int:
        """SA-P2: how many sardines and lids lie in a seat's boxes."""
        first = seat * self.each
        return self.closed(seat) + sum(self.filled[first : first + self.each])

    def empty(self, box: int) -> bool:
        """SA-V2: whether a box holds no card."""
        return self.filled[box] == 0

    def bonus(self, seat: int, assortment: int) -> int:
        """SA-V2: how many active bonuses of a kind a seat has."""
        if not self.assortments:
            return 0
        count = 0
        box = seat * self.each
        end = box + self.each
        while box < end:
            if self.filled[box] == 0 and self.assortments[box] == assortment:
                count += 1
            box += 1
        return count

    def any_open(self, seat: int) -> bool:
        """SA-T4, SA-T5: whether a sardine lies in one of a seat's open boxes."""
        box = seat * self.each
        end = box + self.each
        while box < end:
            if self.filled[box] != 0 and self.lids[box] == NONE:
                return True
            box += 1
        return False

    def open_places(self, seat: int) -> list[int]:
        """SA-T4, SA-T5: the places of a seat's open boxes that hold a sardine, as 3 * box + place, box from 0."""
        found: list[int] = []
        own = 0
        while own < self.each:
            box = seat * self.each + own
            if self.lids[box] == NONE:
                place = 0
                while place < PLACES:
                    if self.slots[3 * box + place] != NONE:
                        found.append(3 * own + place)
                    place += 1
            own += 1
        return found


def empty_boxes(deck: Deck, seats: int, each: int, assortments: list[int]) -> Boxes:
    """SA-T1, SA-V1: the boxes at the start."""
    count = seats * each
    slots = [NONE] * (PLACES * count)
    return Boxes(deck, each, assortments, slots, [NONE] * count, [NONE] * count, [ANYTHING] * count)
