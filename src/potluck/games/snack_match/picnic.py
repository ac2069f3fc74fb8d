# compiled
"""A picnic: the strips that one player has woven over and under each other (SM-P1 to SM-P5).

Inside, the cells are those of a 4×4 frame whose upper left corner is the upper left corner of the area. A card laid
above or left of the area shifts the frame first. With a fixed frame (SM-O2) nothing ever shifts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from potluck.engine.random import Rng
from potluck.games.snack_match import moves
from potluck.games.snack_match.deck import LANE, TURNED, Deck
from potluck.games.snack_match.grid import LEFT_COLUMN, PLACE_CELLS, PLACE_MASK, PLACES, SIDE, TOP_ROW, around

BOTTOM: Final[list[int]] = [cells[2] // 4 + 1 for cells in PLACE_CELLS]
RIGHT: Final[list[int]] = [cells[2] % 4 + 1 for cells in PLACE_CELLS]
HORIZONTAL: Final = 0
VERTICAL: Final = 8


class Picnic:
    """The cards laid by one player, what is visible of them, and which lies over which."""

    def __init__(
        self, deck: Deck, laid: list[int], masks: list[int], over: list[int], *, fixed: bool, layered: bool
    ) -> None:
        self.deck = deck
        self.fixed = fixed
        self.layered = layered
        self.laid = laid
        """The moves that laid the cards, in order."""
        self.masks = masks
        """The cells that each card lies on."""
        self.over = over
        """For each card, as bits, the cards that lie over it, directly or through others."""
        self.occupied: i64 = 0
        self.foods: i64 = 0
        """The visible foods, in the bit planes of deck.py; ``cloths`` likewise."""
        self.cloths: i64 = 0
        self.height: int = 0
        self.width: int = 0
        self.origin_row: int = 0
        """Where the origin of the coordinates (the first cell of the first card) lies in the frame."""
        self.origin_column: int = 0
        self._sets: dict[int, list[int]] | None = None

    def clone(self) -> Picnic:
        """An independent copy."""
        other = Picnic(
            self.deck,
            self.laid.copy(),
            self.masks.copy(),
            self.over.copy(),
            fixed=self.fixed,
            layered=self.layered,
        )
        other.occupied = self.occupied
        other.foods = self.foods
        other.cloths = self.cloths
        other.height = self.height
        other.width = self.width
        other.origin_row = self.origin_row
        other.origin_column = self.origin_column
        return other

    def prefix(self, cards: int) -> Picnic:
        """The picnic as it was when it had so many cards."""
        earlier = Picnic(self.deck, [], [], [], fixed=self.fixed, layered=self.layered)
        for move in self.laid[:cards]:
            earlier.lay(move)
        return earlier

    def spots(self) -> list[int]:
        """Where a card may lie: numbers of ``down * 64 + right * 16 + place``, ascending (SM-P1, SM-P3)."""
        if not self.masks:
            # SM-P2: the first card only chooses its orientation, unless the frame is fixed beforehand (SM-O2).
            return list(range(PLACES)) if self.fixed else [HORIZONTAL, VERTICAL]
        found: list[int] = []
        downs = 1 if self.fixed else SIDE + 1 - self.height
        rights = 1 if self.fixed else SIDE + 1 - self.width
        for down in range(downs):
            for right in range(rights):
                near = around(int(self.occupied) << (4 * down + right))
                for place in range(PLACES):
                    mask = PLACE_MASK[place]
                    # A frame is shifted no further than the card needs, so that every place is listed once.
                    needed = (down == 0 or mask & TOP_ROW) and (right == 0 or mask & LEFT_COLUMN)
                    if needed and mask & near:
                        found.append(down << 6 | right << 4 | place)
        return found

    def overlapped(self, spot: int) -> int:
        """The cards that a card at this spot would overlap, as bits."""
        mask = self._unshifted(spot) if spot >> 4 else PLACE_MASK[spot]
        found = 0
        bit = 1
        for other in self.masks:
            if other & mask:
                found |= bit
            bit += bit
        return found

    def _unshifted(self, spot: int) -> int:
        """The cells of a spot in the frame as it is now; those outside cannot overlap anything."""
        cells = 0
        for cell in PLACE_CELLS[spot & 15]:
            row = cell // 4 - (spot >> 6)
            column = cell % 4 - (spot >> 4 & 3)
            if row >= 0 and column >= 0:
                cells |= 1 << (row * 4 + column)
        return cells

    def layerings(self, overlapped: int) -> list[int]:
        """SM-P4: the sets of overlapped cards that a new card may go under, ascending.

        It goes over the others. A cycle would arise if it went under a card and over another that lies over that one,
        so a set is legal if it holds, with each card, all those of the overlapped that lie over it.
        """
        if overlapped == 0 or not self.layered:
            return ONLY_ON_TOP
        if self._sets is None:
            self._sets = {}
        known = self._sets.get(overlapped)
        if known is not None:
            return known
        sets = self._closed_sets(overlapped)
        self._sets[overlapped] = sets
        return sets

    def _closed_sets(self, overlapped: int) -> list[int]:
        sets = [0]
        over = self.over
        left = overlapped
        while left:
            # The next card is one of those with no card over it among the ones left.
            bits = left
            number = 0
            while not (bits & 1 and over[number] & left == 0):
                bits >>= 1
                number += 1
            bit = 1 << number
            needed = over[number] & overlapped
            sets += [chosen | bit for chosen in sets if chosen & needed == needed]
            left ^= bit
        sets.sort()
        return sets

    def moves(self, card: int) -> list[int]:
        """All ways to lay this card, ascending."""
        found: list[int] = []
        for spot in self.spots():
            sets = self.layerings(self.overlapped(spot))
            for turned in range(self.deck.turns[card]):
                base = moves.place(card, spot >> 6, spot >> 4 & 3, spot & 15, turned, 0)
                for under in sets:
                    found.append(base | under)
        return found

    def random_spot(self, rng: Rng) -> int:
        """A spot and a layering, ``spot * 256 + under``, every pair equally likely."""
        if self.fixed and not self.layered and self.masks:
            near = around(int(self.occupied))
            while True:
                place = rng.below(PLACES)
                if PLACE_MASK[place] & near:
                    return place << 8
        spots = self.spots()
        if not self.layered:
            return spots[rng.below(len(spots))] << 8
        total = 0
        ends: list[int] = []
        for spot in spots:
            total += len(self.layerings(self.overlapped(spot)))
            ends.append(total)
        drawn = rng.below(total)
        at = 0
        while ends[at] <= drawn:
            at += 1
        sets = self.layerings(self.overlapped(spots[at]))
        return spots[at] << 8 | sets[drawn - ends[at]]

    def lay(self, move: int) -> None:
        """Lay a card for good (SM-P5)."""
        down = moves.down_of(move)
        right = moves.right_of(move)
        if down or right:
            self._shift(down, right)
        place = moves.spot_of(move)
        turned = moves.turned_of(move)
        under = moves.under_of(move)
        if not self.masks and not self.fixed:
            first = PLACE_CELLS[place][2 if turned else 0]
            self.origin_row = first // 4
            self.origin_column = first % 4
        self._weave(PLACE_MASK[place], under)
        self._show(moves.card_of(move) * 2 * TURNED + turned * TURNED + place, self._uncovered(place, under))
        self.laid.append(move)
        self.height = max(self.height, BOTTOM[place])
        self.width = max(self.width, RIGHT[place])

    def _uncovered(self, place: int, under: int) -> int:
        """The cells of a new card that no card it goes under covers."""
        visible = PLACE_MASK[place]
        number = 0
        while under:
            if under & 1:
                visible &= ~self.masks[number]
            under >>= 1
            number += 1
        return visible

    def _show(self, strip: int, visible: int) -> None:
        """Let a strip be seen on these cells."""
        both: i64 = visible | (visible << LANE)
        food: i64 = self.deck.food_bits[strip]
        cloth: i64 = self.deck.cloth_bits[strip]
        self.foods = (self.foods & ~both) | (food & both)
        self.cloths = (self.cloths & ~both) | (cloth & both)
        self.occupied |= visible

    def _weave(self, mask: int, under: int) -> None:
        """Add a card to what lies over what."""
        masks = self.masks
        over = self.over
        count = len(masks)
        bit = 1 << count
        above = under
        beneath = 0
        for number in range(count):
            if under >> number & 1:
                above |= over[number]
            elif masks[number] & mask:
                beneath |= 1 << number
        if beneath:
            for number in range(count):
                if beneath >> number & 1 or over[number] & beneath:
                    over[number] |= bit | above
        masks.append(mask)
        over.append(above)
        self._sets = None

    def _shift(self, down: int, right: int) -> None:
        """Move the frame, so that a card fits above or left of the area."""
        by = 4 * down + right
        steps: i64 = by
        self.occupied <<= steps
        self.foods <<= steps
        self.cloths <<= steps
        for number in range(len(self.masks)):
            self.masks[number] <<= by
        self.height += down
        self.width += right
        self.origin_row += down
        self.origin_column += right


ONLY_ON_TOP: Final[list[int]] = [0]
