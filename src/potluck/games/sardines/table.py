# compiled
"""Everything that lies on the table, and what may be done with it: all of the state but the course of a turn."""

from __future__ import annotations

from typing import Final

from potluck.engine.random import Rng
from potluck.engine.state import NOBODY, Move, Seat, State
from potluck.games.sardines import moves
from potluck.games.sardines.boxes import A_LID, FITS, Boxes
from potluck.games.sardines.deck import EITHER, GARLIC, LEFT, LEMON, NONE, PEPPER, RIGHT, TOMATO, Deck
from potluck.games.sardines.memory import Memory
from potluck.games.sardines.scoring import ranking_winners

TURN: Final = 0
EXTRA: Final = 1
STEALING: Final = 2
FEEDING: Final = 3
UNCOVERING: Final = 4
DRAWING: Final = 5
LIMIT: Final = 6
OVER: Final = 7
PHASES: Final = ("turn", "again", "steal", "feed", "uncover", "draw", "limit", "over")
"""What is to be decided: a turn (SA-T2), the extra card of an *again*, the target of an effect, what the cat gets,
where pepper & basil draws from, what goes at the end of a turn (SA-T7)."""

IDLE_TURNS: Final = 60
"""SA-P5."""

RUNNING: Final = 0
BOXES: Final = 1
PILE: Final = 2
CAT: Final = 3
STALLED: Final = 4
ENDINGS: Final = ("running", "boxes", "pile", "cat", "stalled")
"""SA-B1, SA-P2, SA-P3, SA-P5."""


class Table(State):
    """Hands, boxes, pile, discard pile, cat, and whose decision is open."""

    def __init__(
        self,
        deck: Deck,
        boxes: Boxes,
        memory: Memory,
        hands: list[list[int]],
        pile: list[int],
        discards: list[int],
        rng: Rng,
    ) -> None:
        self.seats = len(hands)
        self.journal = None
        self.deck = deck
        self.boxes = boxes
        self.memory = memory
        self.hands = hands
        """Each hand ascending."""
        self.pile = pile
        """The last card is the top."""
        self.discards = discards
        """SA-C4: in the order in which they came."""
        self.rng = rng
        """For blind thefts and for shuffling the discards."""
        self.cat_wins: bool = False
        """SA-P3."""
        self.night: bool = False
        """SA-P1."""
        self.reshuffled: int = 0
        """The cards, as bits, that were shuffled into the pile of the night: everybody has seen which (SA-H5)."""
        self.night_lids: int = 0
        """The boxes, as bits, that were closed by night."""
        self.phase: int = TURN
        self.active: Seat = 0
        self.chooser: Seat = 0
        """Whose decision is open; NOBODY at the end."""
        self.extra: bool = False
        """An *again* is waiting for its extra play."""
        self.left: int = 0
        """How many cards the chooser has still to draw (SA-V3)."""
        self.drawn: bool = False
        """Whether a card has come from the pile in this turn (SA-P5)."""
        self.idle: int = 0
        """SA-P5: how many turns in a row have passed without that."""
        self.turns: int = 0
        self.ending: int = RUNNING

    def pending(self) -> list[Seat]:
        return [] if self.chooser == NOBODY else [self.chooser]

    def turn(self) -> Seat:
        return self.chooser

    def census(self) -> list[int]:
        """SA-C1: how often each card lies in the pile, in hands, in boxes, as a lid, among the discards."""
        counts = [0] * self.deck.size
        for cards in [self.pile, self.discards, self.boxes.slots, self.boxes.lids, *self.hands]:
            for card in cards:
                if card != NONE:
                    counts[card] += 1
        return counts

    def limit(self, seat: Seat) -> int:
        """SA-T7, SA-V3: how many cards a seat may keep; a new hand has as many."""
        return self.deck.hand + self.boxes.bonus(seat, TOMATO)

    def extra_draws(self, seat: Seat) -> int:
        """SA-V3, SA-V4: lemons add one card each to every draw."""
        return self.boxes.bonus(seat, LEMON)

    def plays(self, seat: Seat) -> int:
        """SA-T2: how many plays a seat has, lids included."""
        left = 0
        right = 0
        either = 0
        hand = self.hands[seat]
        for card in hand:
            direction = self.deck.directions[card]
            if direction == LEFT:
                left += 1
            elif direction == RIGHT:
                right += 1
            elif direction == EITHER:
                either += 1
        count = 0
        box = seat * self.boxes.each
        end = box + self.boxes.each
        while box < end:
            takes = self.boxes.takes[box]
            if takes == A_LID:
                count += len(hand)
            else:
                count += (takes & 1) * left + (takes >> 1 & 1) * right + (takes >> 2) * either
            box += 1
        return count

    def can_play(self, seat: Seat) -> bool:
        """SA-T3, SA-T9: whether any play is legal."""
        return self.plays(seat) > 0

    def _one_play(self, seat: Seat, number: int) -> Move:
        """The play with this number, in an order of its own."""
        boxes = self.boxes
        own = 0
        while own < boxes.each:
            takes = boxes.takes[seat * boxes.each + own]
            for card in self.hands[seat]:
                if takes == A_LID or takes & FITS[self.deck.directions[card]]:
                    if number == 0:
                        return moves.lid(card, own) if takes == A_LID else moves.play(card, own)
                    number -= 1
            own += 1
        raise AssertionError("there are not so many plays")

    def legal(self, seat: Seat) -> list[Move]:
        if seat != self.chooser:
            return []
        if self.phase == TURN:
            discards = [moves.discard(places) for places in range(1, 1 << len(self.hands[seat]))]
            return self._all_plays(seat) + discards
        if self.phase == EXTRA:
            return self._all_plays(seat)
        if self.phase == LIMIT:
            return self._discards_to_limit(seat)
        if self.phase == STEALING:
            return self.thefts(seat)
        if self.phase == FEEDING:
            gifts = [moves.feed_hand(card) for card in self.hands[seat]]
            return gifts + [moves.feed_box(spot // 3, spot % 3) for spot in self.boxes.open_places(seat)]
        if self.phase == UNCOVERING:
            return self.lids_to_take(seat)
        return [moves.draw_pile()] + [moves.draw_discard(card) for card in sorted(self.discards)]

    def _all_plays(self, seat: Seat) -> list[Move]:
        """SA-T2: sardines into boxes that take them (SA-B3), and lids onto full boxes (SA-B4)."""
        sardines: list[Move] = []
        lids: list[Move] = []
        boxes = self.boxes
        for card in self.hands[seat]:
            for own in range(boxes.each):
                box = seat * boxes.each + own
                if boxes.takes[box] == A_LID:
                    lids.append(moves.lid(card, own))
                elif boxes.fits(card, box):
                    sardines.append(moves.play(card, own))
        return sardines + lids

    def _discards_to_limit(self, seat: Seat) -> list[Move]:
        """SA-T7: all sets of as many cards as there are too many, ascending."""
        held = len(self.hands[seat])
        places = (1 << (held - self.limit(seat))) - 1
        found: list[Move] = []
        while places < 1 << held:
            found.append(moves.discard(places))
            # The next number with as many bits.
            lowest = places & -places
            carried = places + lowest
            places = ((places ^ carried) >> 2) // lowest | carried
        return found

    def thefts(self, seat: Seat) -> list[Move]:
        """SA-T4: hands that no garlic protects (SA-V3), and the sardines of open boxes."""
        found: list[Move] = []
        for other in range(self.seats):
            if other != seat:
                if self.may_rob(other):
                    found.append(moves.steal_hand(other))
                for spot in self.boxes.open_places(other):
                    found.append(moves.steal_box(other, spot // 3, spot % 3))
        return found

    def can_steal(self, seat: Seat) -> bool:
        """SA-T3, SA-T4: whether there is anything to steal."""
        others = [other for other in range(self.seats) if other != seat]
        return any([self.may_rob(other) or self.boxes.any_open(other) for other in others])

    def may_rob(self, other: Seat) -> bool:
        """SA-T4: whether a hand holds cards and no garlic protects it (SA-V3)."""
        return len(self.hands[other]) > 0 and self.boxes.bonus(other, GARLIC) == 0

    def lids_to_take(self, seat: Seat) -> list[Move]:
        """SA-T6: the closed boxes of the others."""
        found: list[Move] = []
        for other in range(self.seats):
            if other != seat:
                for own in range(self.boxes.each):
                    if self.boxes.lids[other * self.boxes.each + own] != NONE:
                        found.append(moves.uncover(other, own))
        return found

    def can_uncover(self, seat: Seat) -> bool:
        """SA-T3, SA-T6: whether anybody else has a closed box."""
        return any([self.boxes.closed(other) > 0 for other in range(self.seats) if other != seat])

    def can_give(self, seat: Seat) -> bool:
        """SA-T5: whether a seat has anything for the cat."""
        return len(self.hands[seat]) > 0 or self.boxes.any_open(seat)

    def may_pick(self, seat: Seat) -> bool:
        """SA-V3: whether pepper & basil gives a seat the choice where to draw from."""
        return len(self.discards) > 0 and self.boxes.bonus(seat, PEPPER) > 0

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        if self.phase == TURN:
            plays = self.plays(seat)
            number = rng.below(plays + (1 << len(self.hands[seat])) - 1)
            return self._one_play(seat, number) if number < plays else moves.discard(number - plays + 1)
        if self.phase == EXTRA:
            return self._one_play(seat, rng.below(self.plays(seat)))
        if self.phase == LIMIT:
            return self._random_discard(seat, rng)
        if self.phase == DRAWING:
            number = rng.below(1 + len(self.discards))
            return moves.draw_discard(self.discards[number - 1]) if number else moves.draw_pile()
        found = self.legal(seat)
        return found[rng.below(len(found))]

    def _random_discard(self, seat: Seat, rng: Rng) -> Move:
        """SA-T7: as many cards as there are too many, every set of them equally likely."""
        left = len(self.hands[seat])
        needed = left - self.limit(seat)
        places = 0
        while left > 0:
            left -= 1
            if rng.below(left + 1) < needed:
                places |= 1 << left
                needed -= 1
        return moves.discard(places)

    def points(self) -> list[int]:
        """SA-B6: closed boxes."""
        return [self.boxes.closed(seat) for seat in range(self.seats)]

    def winners(self) -> list[Seat]:
        """SA-B1: who closed the last box; SA-P3: nobody where the cat wins; else by SA-P2."""
        if self.ending == BOXES:
            return [self.active]
        if self.ending in (RUNNING, CAT):
            return []
        return ranking_winners(self.boxes, self.seats)


def add_card(hand: list[int], card: int) -> None:
    """Put a card into a hand, which stays sorted."""
    at = len(hand)
    hand.append(card)
    while at > 0 and hand[at - 1] > card:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = card
