# compiled
"""A game of Sardines de Marseille: the course of a turn, from the play to the last of its effects."""

from __future__ import annotations

from typing import Final

from potluck.engine.random import Rng
from potluck.engine.state import NOBODY, REFEREE, Event, Move, Seat
from potluck.games.sardines import moves
from potluck.games.sardines.deck import (
    AGAIN,
    DRAW,
    FEED,
    KINDS,
    NONE,
    STEAL,
    UNCOVER,
)
from potluck.games.sardines.memory import BIT, bits_of, cards_in
from potluck.games.sardines.table import (
    BOXES,
    CAT,
    DRAWING,
    ENDINGS,
    EXTRA,
    FEEDING,
    IDLE_TURNS,
    LIMIT,
    OVER,
    PILE,
    STALLED,
    STEALING,
    TURN,
    UNCOVERING,
    Table,
    add_card,
)

EFFECT_CARDS: Final = 2
"""SA-C1: what *draw* draws."""


class Sardines(Table):
    """SA-T2 to SA-T9, SA-P1 to SA-P5: what a move does."""

    def deal(self) -> None:
        """SA-T1: as many cards as a hand has to everybody, whatever the tomatoes say (SA-V3); a random seat starts."""
        for seat in range(self.seats):
            hand = self.pile[len(self.pile) - self.deck.hand :]
            del self.pile[len(self.pile) - self.deck.hand :]
            hand.sort()
            self.hands[seat] = hand
        self.active = self.rng.below(self.seats)
        self.chooser = self.active

    def play(self, seat: Seat, move: Move) -> None:
        kind = moves.kind_of(move)
        low = moves.low_of(move)
        if kind == moves.DISCARD:
            self._discard(seat, low)
        elif kind == moves.PLAY:
            self._put(seat, low >> 2, low & 3)
        elif kind == moves.LID:
            self._close(seat, low >> 2, low & 3)
        elif kind == moves.STEAL:
            self._steal(seat, low >> 4, low & 15)
        elif kind == moves.FEED:
            self._feed(seat, low)
        elif kind == moves.UNCOVER:
            self._uncover(seat, low >> 2, low & 3)
        else:
            self._pick(seat, low)

    def _put(self, seat: Seat, card: int, own: int) -> None:
        """SA-T2: a sardine into a box; then its effect (SA-V2: a bonus of the box is lost before)."""
        self.hands[seat].remove(card)
        self.memory.gone(seat, card)
        place = self.boxes.put(card, seat * self.boxes.each + own)
        if self.journal is not None:
            self._say_card("played", seat, card, {"box": own + 1, "place": place + 1})
        self._effect(seat, self.deck.kinds[card])

    def _close(self, seat: Seat, card: int, own: int) -> None:
        """SA-B4: lay a lid. SA-B1: the last one wins at once; else SA-B5: the sardine put in last acts again."""
        box = seat * self.boxes.each + own
        held = len(self.hands[seat])
        self.hands[seat].remove(card)
        self.memory.lid_laid(seat, card, held, box)
        self.boxes.close(card, box)
        if self.night:
            self.night_lids |= BIT[box]
        if self.journal is not None:
            facts: dict[str, object] = {"seat": seat, "box": own + 1}
            secret: dict[str, object] = {"card": card, "sardine": self.deck.look(card)}
            self.tell(Event("closed", facts, secret, self._readers(box)))
        if self.boxes.closed(seat) == self.boxes.each:
            self._end(BOXES)
        else:
            self._effect(seat, self.deck.kinds[self.boxes.last[box]])

    def _effect(self, seat: Seat, kind: int) -> None:
        """SA-T3: an effect is carried out as far as possible; SA-C1 says what each does."""
        if kind == AGAIN:
            self.extra = True
            self._refill()
        elif kind == DRAW:
            self._draw(seat, EFFECT_CARDS)
        elif kind == FEED:
            self._next_gift(seat)
        elif kind == STEAL and self.can_steal(seat):
            self.phase = STEALING
        elif kind == UNCOVER and self.can_uncover(seat):
            self.phase = UNCOVERING
        else:
            if self.journal is not None and kind in (STEAL, UNCOVER):
                self.tell(Event("nothing", {"seat": seat, "effect": KINDS[kind]}))
            self._refill()

    def _steal(self, seat: Seat, other: Seat, source: int) -> None:
        """SA-T4: a random card of a hand, or the chosen sardine of an open box; SA-H3: who has seen it."""
        if source == moves.FROM_HAND:
            hand = self.hands[other]
            held = len(hand)
            card = hand.pop(self.rng.below(held))
            self.memory.stolen_blind(seat, other, card, held)
            add_card(self.hands[seat], card)
            if self.journal is not None:
                secret: dict[str, object] = {"card": card, "sardine": self.deck.look(card)}
                self.tell(Event("stole", {"seat": seat, "other": other}, secret, self._knowing(seat, card)))
        else:
            own = (source - 1) // 3
            place = (source - 1) % 3
            card = self.boxes.take(other * self.boxes.each + own, place)
            self.memory.all_learn(seat, card)
            add_card(self.hands[seat], card)
            if self.journal is not None:
                self._say_card("took", seat, card, {"other": other, "box": own + 1, "place": place + 1})
        self._refill()

    def _next_gift(self, seat: Seat) -> None:
        """SA-T5: the next in turn order who has anything gives it to the cat; when all have given, on with the turn."""
        other = (seat + 1) % self.seats
        while other != self.active:
            if self.can_give(other):
                self.phase = FEEDING
                self.chooser = other
                return
            other = (other + 1) % self.seats
        self.chooser = self.active
        self._refill()

    def _feed(self, seat: Seat, gift: int) -> None:
        """SA-T5: give a card from hand or a sardine from an open box."""
        if gift < moves.FROM_BOX:
            card = gift
            self.hands[seat].remove(card)
            self.memory.gone(seat, card)
            if self.journal is not None:
                self._say_card("fed", seat, card, {})
        else:
            own = (gift - moves.FROM_BOX) // 3
            place = (gift - moves.FROM_BOX) % 3
            card = self.boxes.take(seat * self.boxes.each + own, place)
            if self.journal is not None:
                self._say_card("fed-box", seat, card, {"box": own + 1, "place": place + 1})
        self.discards.append(card)
        self._next_gift(seat)

    def _uncover(self, seat: Seat, other: Seat, own: int) -> None:
        """SA-T6: take the lid into the hand; the box is open again and nothing is triggered."""
        box = other * self.boxes.each + own
        card = self.boxes.open(box)
        self.night_lids &= ~BIT[box]
        self.memory.lid_taken(box, seat, card)
        add_card(self.hands[seat], card)
        if self.journal is not None:
            secret: dict[str, object] = {"card": card, "sardine": self.deck.look(card)}
            facts: dict[str, object] = {"seat": seat, "other": other, "box": own + 1}
            self.tell(Event("uncovered", facts, secret, self._knowing(seat, card)))
        self._refill()

    def _discard(self, seat: Seat, places: int) -> None:
        """SA-T2: discard, then draw as many; SA-T7: discard what is too much, and the turn is over."""
        kept: list[int] = []
        gone: list[int] = []
        for card in self.hands[seat]:
            if places & 1:
                gone.append(card)
                self.memory.gone(seat, card)
            else:
                kept.append(card)
            places >>= 1
        self.hands[seat] = kept
        self.discards += gone
        if self.journal is not None:
            looks = [self.deck.look(card) for card in gone]
            self.tell(Event("discarded", {"seat": seat, "number": len(gone), "cards": gone, "sardines": looks}))
        if self.phase == TURN:
            self._draw(seat, len(gone))
        else:
            self._next_turn()

    def _draw(self, seat: Seat, number: int) -> None:
        """SA-V4: one occasion to draw: so many cards, and one more for each lemon."""
        self.chooser = seat
        self.left = number + self.extra_draws(seat)
        self._draw_on(seat)

    def _draw_on(self, seat: Seat) -> None:
        """SA-P1: card by card from the pile; SA-V3: pepper & basil asks before each one."""
        hand = self.hands[seat]
        drawn: list[int] = []
        picking = self.may_pick(seat)
        while self.left > 0 and not picking:
            card = self.pile.pop()
            add_card(hand, card)
            self.left -= 1
            self.drawn = True
            if self.journal is not None:
                drawn.append(card)
            if not self.pile:
                self._say_drawn(seat, drawn)
                drawn = []
                if not self._new_pile():
                    return
        self._say_drawn(seat, drawn)
        if self.left > 0:
            self.phase = DRAWING
        else:
            self.chooser = self.active
            self._refill()

    def _pick(self, seat: Seat, low: int) -> None:
        """SA-V3: pepper & basil takes any card of the discard pile, or the top of the pile."""
        if low == moves.FROM_PILE:
            self.drawn = True
            card = self.pile.pop()
            self._say_drawn(seat, [card])
        else:
            card = low - 1
            self.discards.remove(card)
            self.memory.all_learn(seat, card)
            if self.journal is not None:
                self._say_card("picked", seat, card, {})
        add_card(self.hands[seat], card)
        self.left -= 1
        if self.pile or self._new_pile():
            self._draw_on(seat)

    def _new_pile(self) -> bool:
        """SA-P1: the discards become the pile and the cat turns to night; the second time, SA-P2 ends the game.

        SA-P4: with nothing to shuffle the new pile is used up at once. Returns whether the game goes on.
        """
        if self.night or not self.discards:
            self._end(CAT if self.cat_wins else PILE)
            return False
        self.night = True
        self.pile = self.discards
        self.reshuffled = bits_of(self.discards)
        self.discards = []
        self.rng.shuffle(self.pile)
        if self.journal is not None:
            self.tell(Event("night", {"number": len(self.pile)}))
        return True

    def _refill(self) -> None:
        """SA-T8: after each play and its effect, whoever has no card draws a new hand, the active player first."""
        seat = self.active
        for _step in range(self.seats):
            if not self.hands[seat]:
                if self.journal is not None:
                    self.tell(Event("empty", {"seat": seat}))
                # Drawing ends here again, until nobody's hand is empty.
                self._draw(seat, self.limit(seat))
                return
            seat = seat + 1 if seat + 1 < self.seats else 0
        self._play_on()

    def _play_on(self) -> None:
        """SA-T3: an *again* obliges to one more play, if there is any; else the turn ends (SA-T7)."""
        if self.extra:
            self.extra = False
            if self.can_play(self.active):
                self.phase = EXTRA
                return
            if self.journal is not None:
                self.tell(Event("nothing", {"seat": self.active, "effect": KINDS[AGAIN]}))
        if len(self.hands[self.active]) > self.limit(self.active):
            self.phase = LIMIT
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """SA-T1: clockwise; SA-P5: too many turns without a card from the pile end the game."""
        self.turns += 1
        self.idle = 0 if self.drawn else self.idle + 1
        self.drawn = False
        if self.idle == IDLE_TURNS:
            self._end(STALLED)
            return
        self.active = self.active + 1 if self.active + 1 < self.seats else 0
        self.chooser = self.active
        self.phase = TURN

    def _end(self, ending: int) -> None:
        """SA-B1, SA-P2: the game is over at once; what was left of the turn is dropped."""
        self.ending = ending
        self.phase = OVER
        self.chooser = NOBODY
        self.extra = False
        self.left = 0
        if self.journal is not None:
            winners = self.winners()
            self.tell(Event("over", {"ending": ENDINGS[ending], "winners": winners, "number": len(winners)}))

    def _say_card(self, kind: str, seat: Seat, card: int, more: dict[str, object]) -> None:
        """Tell something that happens to a card in front of everybody."""
        facts: dict[str, object] = {"seat": seat, "card": card, "sardine": self.deck.look(card)}
        facts.update(more)
        self.tell(Event(kind, facts))

    def _say_drawn(self, seat: Seat, cards: list[int]) -> None:
        """SA-H1: everybody sees how many cards are drawn, the seat sees which; their order means nothing."""
        if self.journal is not None and cards:
            cards.sort()
            secret: dict[str, object] = {"cards": cards, "sardines": [self.deck.look(card) for card in cards]}
            self.tell(Event("drew", {"seat": seat, "number": len(cards)}, secret, [seat]))

    def _readers(self, box: int) -> list[Seat]:
        """SA-H2: the seats that know a lid."""
        return [seat for seat in range(self.seats) if self.memory.readers[box] & BIT[seat]]

    def _knowing(self, holder: Seat, card: int) -> list[Seat]:
        """SA-H3: the seats that know of a card in a hand."""
        known = self.memory.known
        return [
            seat for seat in range(self.seats) if seat == holder or known[seat * self.seats + holder] & BIT[card] != 0
        ]

    def clone(self) -> Sardines:
        hands = [hand.copy() for hand in self.hands]
        pile = self.pile.copy()
        boxes = self.boxes.clone()
        other = Sardines(self.deck, boxes, self.memory.clone(), hands, pile, self.discards.copy(), self.rng.clone())
        return self._copy_onto(other)

    def _copy_onto(self, other: Sardines) -> Sardines:
        other.cat_wins = self.cat_wins
        other.night = self.night
        other.reshuffled = self.reshuffled
        other.night_lids = self.night_lids
        other.phase = self.phase
        other.active = self.active
        other.chooser = self.chooser
        other.extra = self.extra
        other.left = self.left
        other.drawn = self.drawn
        other.idle = self.idle
        other.turns = self.turns
        other.ending = self.ending
        return other

    def imagine(self, seat: Seat, rng: Rng) -> Sardines:
        """SA-H1 to SA-H6: what the seat knows stays; all other cards are dealt anew to hands, lids and pile."""
        if seat == REFEREE:
            same = self.clone()
            same.rng = rng.fork()
            return same
        watcher = seat if seat >= 0 else self.seats
        while True:
            other = self._deal_anew(watcher, rng)
            # SA-H6: dealing again until it agrees gives every deal that does its right probability.
            if other.phase != EXTRA or other.can_play(other.active):
                return other

    def _deal_anew(self, watcher: int, rng: Rng) -> Sardines:
        """One deal of the cards that a watcher has not seen."""
        old, new = self._unseen(watcher)
        rng.shuffle(old)
        rng.shuffle(new)
        boxes = self.boxes.clone()
        pile: list[int] = []
        if self.night:
            pile = [new.pop() for _card in self.pile]
        for box in self._hidden_lids(watcher, by_night=False):
            boxes.lids[box] = old.pop()
        rest = old + new
        rng.shuffle(rest)
        for box in self._hidden_lids(watcher, by_night=True):
            boxes.lids[box] = rest.pop()
        hands: list[list[int]] = []
        for other in range(self.seats):
            hand = self.hands[other].copy() if other == watcher else self.memory.cards(watcher, other)
            while len(hand) < len(self.hands[other]):
                hand.append(rest.pop())
            hand.sort()
            hands.append(hand)
        memory = self.memory.as_known(watcher, self.boxes.each)
        return self._copy_onto(Sardines(self.deck, boxes, memory, hands, pile + rest, self.discards.copy(), rng.fork()))

    def _unseen(self, watcher: int) -> tuple[list[int], list[int]]:
        """The cards of which a watcher does not know where they are; last those that were reshuffled (SA-H5)."""
        seen = bits_of(self.discards)
        for card in self.boxes.slots:
            if card != NONE:
                seen |= BIT[card]
        for box in range(len(self.boxes.lids)):
            if self.boxes.lids[box] != NONE and self.memory.readers[box] & BIT[watcher]:
                seen |= BIT[self.boxes.lids[box]]
        for other in range(self.seats):
            seen |= bits_of(self.hands[other] if other == watcher else self.memory.cards(watcher, other))
        unseen = ((1 << self.deck.size) - 1) & ~seen
        return cards_in(unseen & ~self.reshuffled), cards_in(unseen & self.reshuffled)

    def _hidden_lids(self, watcher: int, *, by_night: bool) -> list[int]:
        """SA-H2: the boxes whose lids a watcher does not know, those closed by day or those closed by night (SA-H5)."""
        found: list[int] = []
        for box in range(len(self.boxes.lids)):
            hidden = self.boxes.lids[box] != NONE and not self.memory.readers[box] & BIT[watcher]
            if hidden and (self.night_lids & BIT[box] != 0) == by_night:
                found.append(box)
        return found
