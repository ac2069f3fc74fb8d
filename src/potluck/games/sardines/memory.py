# compiled
"""What seats know for certain of cards that lie face down (SA-H2, SA-H3, SA-H4)."""

from __future__ import annotations

from typing import Final

BIT: Final = [1 << n for n in range(62)]


def bits_of(cards: list[int]) -> int:
    """Cards as bits."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def cards_in(bits: int) -> list[int]:
    """Bits as cards, ascending."""
    return [card for card in range(62) if bits & BIT[card]]


class Memory:
    """Who knows which cards of a hand, and whose eyes have seen a lid.

    Watchers are the seats and, as the last one, the public: it knows what everybody has seen, as a spectator does.
    ``known[watcher * seats + hand]`` are cards as bits, always cards of that hand; nobody watches the own hand.
    ``readers[box]`` are the watchers, as bits, who know the lid of a box.
    """

    def __init__(self, seats: int, known: list[int], told: list[int], readers: list[int]) -> None:
        self.seats: int = seats
        self.known = known
        self.told = told
        """For each hand the cards that any watcher knows, so that most moves need not ask all watchers."""
        self.readers = readers

    def clone(self) -> Memory:
        """An independent copy."""
        return Memory(self.seats, self.known.copy(), self.told.copy(), self.readers.copy())

    def learn(self, watcher: int, hand: int, card: int) -> None:
        """A watcher has seen a card go into a hand."""
        if watcher != hand:
            self.known[watcher * self.seats + hand] |= BIT[card]
            self.told[hand] |= BIT[card]

    def all_learn(self, hand: int, card: int) -> None:
        """SA-H3: a card from an open box or from the discard pile has gone into a hand."""
        watcher = 0
        while watcher <= self.seats:
            self.learn(watcher, hand, card)
            watcher += 1

    def gone(self, hand: int, card: int) -> None:
        """A card has left a hand openly."""
        bit = BIT[card]
        if self.told[hand] & bit:
            self.told[hand] ^= bit
            at = hand
            while at < len(self.known):
                self.known[at] &= ~bit
                at += self.seats

    def _forget(self, hand: int) -> None:
        """SA-H4: any card of this hand may have moved unseen."""
        self.told[hand] = 0
        at = hand
        while at < len(self.known):
            self.known[at] = 0
            at += self.seats

    def lid_laid(self, hand: int, card: int, held: int, box: int) -> None:
        """SA-H2: a lid is known to who laid it, and to who knew the one card that the hand then held (SA-H4)."""
        readers = BIT[hand]
        if self.told[hand]:
            if held == 1:
                readers |= self._who_knows(hand, card)
            self._forget(hand)
        self.readers[box] = readers

    def _who_knows(self, hand: int, card: int) -> int:
        """The watchers, as bits, who know that a card is in a hand."""
        watchers = 0
        watcher = 0
        while watcher <= self.seats:
            if self.known[watcher * self.seats + hand] & BIT[card]:
                watchers |= BIT[watcher]
            watcher += 1
        return watchers

    def lid_taken(self, box: int, thief: int, card: int) -> None:
        """SA-H3: thief and victim know the lid; whoever knew it before has seen where it goes."""
        watcher = 0
        while watcher <= self.seats:
            if self.readers[box] & BIT[watcher]:
                self.learn(watcher, thief, card)
            watcher += 1
        self.readers[box] = 0

    def stolen_blind(self, thief: int, victim: int, card: int, held: int) -> None:
        """SA-H3: thief and victim know the card; SA-H4: the others know it if it was the only one, else forget."""
        if self.told[victim]:
            kept = self.known[thief * self.seats + victim] & ~BIT[card]
            knew = self._who_knows(victim, card) if held == 1 else 0
            self._forget(victim)
            self.known[thief * self.seats + victim] = kept
            self.told[victim] = kept
            watcher = 0
            while watcher <= self.seats:
                if knew & BIT[watcher]:
                    self.learn(watcher, thief, card)
                watcher += 1
        self.learn(victim, thief, card)

    def cards(self, watcher: int, hand: int) -> list[int]:
        """The cards of a hand that a watcher knows, ascending."""
        return cards_in(self.known[watcher * self.seats + hand]) if watcher != hand else []

    def as_known(self, watcher: int, each: int) -> Memory:
        """The memory as far as one watcher can tell: of the others it is only certain what the public knows."""
        public = self.seats * self.seats
        known = self.known[public:] * (self.seats + 1)
        told = self.known[public:]
        for hand in range(self.seats):
            known[hand * self.seats + hand] = 0
            known[watcher * self.seats + hand] = self.known[watcher * self.seats + hand]
            told[hand] |= known[watcher * self.seats + hand]
        readers: list[int] = []
        for box in range(len(self.readers)):
            seen = self.readers[box]
            if seen and not seen & BIT[self.seats]:
                seen = BIT[box // each] | seen & BIT[watcher]
            readers.append(seen)
        return Memory(self.seats, known, told, readers)


def blank_memory(seats: int, boxes: int) -> Memory:
    """The memory of a new game: nobody has seen anything."""
    return Memory(seats, [0] * ((seats + 1) * seats), [0] * seats, [0] * boxes)
