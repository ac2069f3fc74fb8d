# compiled
"""A game of Snack Match: drafts and placements, for several players or against the automaton."""

from __future__ import annotations

from typing import Final

from potluck.engine.random import Rng
from potluck.engine.state import NOBODY, Event, Move, Seat, State
from potluck.games.snack_match import moves
from potluck.games.snack_match.deck import Deck
from potluck.games.snack_match.grid import COUNT
from potluck.games.snack_match.picnic import Picnic
from potluck.games.snack_match.scoring import (
    compared_bonus,
    element_cells,
    group_points,
    largest_group,
    own_bonus,
)

DRAFT: Final = 0
PLACEMENT: Final = 1
OVER: Final = 2

ROUNDS: Final = 4
SOLO_TURNS: Final = 8
NONE: Final = -1


class SnackMatch(State):
    """All of a game. ``combinations`` holds the diet's (element * 8 + modifier); see deck.py and scoring.py."""

    def __init__(
        self,
        deck: Deck,
        seats: int,
        pile: list[int],
        combinations: list[int],
        picnics: list[Picnic],
    ) -> None:
        self.seats = seats
        self.journal = None
        self.deck = deck
        self.pile = pile
        """The cards in the order in which they are dealt; never changed, so that clones can share it."""
        self.dealt: int = 0
        self.combinations = combinations
        self.picnics = picnics
        self.round: int = 0
        self.phase: int = DRAFT
        self.waiting: int = 0
        """How many seats still have to decide before the phase ends."""
        self.first: list[int] = [NONE] * seats
        """The two cards of each hand, the lower first while they are fresh; NONE when laid."""
        self.second: list[int] = [NONE] * seats
        self.kept: list[int] = [NONE] * seats
        self.given: list[int] = [NONE] * seats
        """The card that each seat has given away in this round (SM-F5: it still knows it)."""
        self.automaton: list[int] = []

    @property
    def solo(self) -> bool:
        """SM-C5: one player plays against the automaton."""
        return self.seats == 1

    @property
    def rounds(self) -> int:
        """SM-F2, SM-1P1: 4 rounds, or 8 turns alone."""
        return SOLO_TURNS if self.seats == 1 else ROUNDS

    def public_cards(self, seat: Seat) -> int:
        """SM-F5: how many cards of a picnic everybody may see, those of the finished rounds."""
        if self.seats == 1 or self.phase == OVER:
            return len(self.picnics[seat].laid)
        return 2 * self.round

    def deal(self) -> None:
        """SM-F3: 2 cards to each seat, in seat order; SM-1P1: 2 cards to the one player."""
        for seat in range(self.seats):
            one = self.pile[self.dealt]
            two = self.pile[self.dealt + 1]
            self.dealt += 2
            self.first[seat] = min(one, two)
            self.second[seat] = max(one, two)
            self.kept[seat] = NONE
            self.given[seat] = NONE
        self.phase = PLACEMENT if self.seats == 1 else DRAFT
        self.waiting = self.seats
        if self.journal is not None:
            facts: dict[str, object] = {"round": self.round + 1, "rounds": self.rounds}
            self.tell(Event("turn", facts) if self.seats == 1 else Event("round", facts))
            for seat in range(self.seats):
                cards = [self.first[seat], self.second[seat]]
                self.tell(Event("dealt", {"seat": seat}, {"cards": cards}, [seat]))

    def is_waiting(self, seat: Seat) -> bool:
        """Whether a seat still has to decide in this phase."""
        if self.phase == DRAFT:
            return self.kept[seat] == NONE
        return self.phase == PLACEMENT and (self.first[seat] != NONE or self.second[seat] != NONE)

    def pending(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.is_waiting(seat)]

    def turn(self) -> Seat:
        if self.phase != OVER:
            for seat in range(self.seats):
                if self.is_waiting(seat):
                    return seat
        return NOBODY

    def decision(self, seat: Seat) -> int:
        return self.round * 2 + self.phase

    def hand(self, seat: Seat) -> list[int]:
        """The cards in a seat's hand, ascending."""
        return sorted([card for card in (self.first[seat], self.second[seat]) if card != NONE])

    def census(self) -> list[int]:
        """How often each card is found, wherever it lies."""
        found = self.pile[self.dealt :] + self.automaton
        for seat in range(self.seats):
            found += self.hand(seat) + [moves.card_of(move) for move in self.picnics[seat].laid]
        return [found.count(card) for card in range(self.deck.size)]

    def legal(self, seat: Seat) -> list[Move]:
        if not 0 <= seat < self.seats or not self.is_waiting(seat):
            return []
        if self.phase == DRAFT:
            return [moves.keep(self.first[seat]), moves.keep(self.second[seat])]
        found: list[Move] = []
        for card in self.hand(seat):
            found += self.picnics[seat].moves(card)
        return found

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        first = self.first[seat]
        second = self.second[seat]
        if self.phase == DRAFT:
            return moves.keep(second if rng.below(2) else first)
        # SM-P2: a strip that reads the same both ways has half as many moves as another.
        turns = 0 if first == NONE else self.deck.turns[first]
        all_turns = turns + (0 if second == NONE else self.deck.turns[second])
        drawn = 0 if all_turns == 1 else rng.below(all_turns)
        spot = self.picnics[seat].random_spot(rng)
        card = first if drawn < turns else second
        turned = drawn if drawn < turns else drawn - turns
        return moves.place(card, spot >> 14, spot >> 12 & 3, spot >> 8 & 15, turned, spot & 255)

    def play(self, seat: Seat, move: Move) -> None:
        if self.phase == DRAFT:
            self._keep(seat, move)
        elif self.seats == 1:
            self._lay_alone(move)
        else:
            self._lay(seat, move)

    def _keep(self, seat: Seat, card: int) -> None:
        """SM-F3: keep one card; the other is given when everybody has chosen."""
        self.kept[seat] = card
        self.given[seat] = self.second[seat] if card == self.first[seat] else self.first[seat]
        if self.journal is not None:
            self.tell(Event("chose", {"seat": seat}, {"card": card, "given": self.given[seat]}, [seat]))
        self.waiting -= 1
        if self.waiting == 0:
            self._exchange()

    def _exchange(self) -> None:
        """SM-F3: everybody gives the other card to the left neighbour, the next seat."""
        for seat in range(self.seats):
            left = (seat + 1) % self.seats
            card = self.given[seat]
            self.first[left] = self.kept[left]
            self.second[left] = card
            if self.journal is not None:
                self.tell(Event("gave", {"seat": seat, "other": left}, {"card": card}, [seat, left]))
        self.phase = PLACEMENT
        self.waiting = self.seats

    def _take_from_hand(self, seat: Seat, card: int) -> None:
        if self.first[seat] == card:
            self.first[seat] = NONE
        else:
            self.second[seat] = NONE

    def _lay(self, seat: Seat, move: Move) -> None:
        """SM-F4: lay one of the two cards; SM-F5: the others see it when all have laid both."""
        card = moves.card_of(move)
        self.picnics[seat].lay(move)
        self._take_from_hand(seat, card)
        if self.journal is not None:
            self.tell(Event("laid", {"seat": seat, "card": card}, {}, [seat], private=True))
        if self.first[seat] == NONE and self.second[seat] == NONE:
            self.waiting -= 1
            if self.waiting == 0:
                self._reveal()

    def _reveal(self) -> None:
        """SM-F5: all picnics become public; then the next round, or the end (SM-F6)."""
        if self.journal is not None:
            for seat in range(self.seats):
                laid = self.picnics[seat].laid
                cards = [moves.card_of(laid[-2]), moves.card_of(laid[-1])]
                self.tell(Event("revealed", {"seat": seat, "cards": cards}))
        self._next_round()

    def _lay_alone(self, move: Move) -> None:
        """SM-1P1: lay one of the two cards, the other goes to the automaton."""
        card = moves.card_of(move)
        other = self.second[0] if card == self.first[0] else self.first[0]
        self.picnics[0].lay(move)
        self.automaton.append(other)
        self.first[0] = NONE
        self.second[0] = NONE
        if self.journal is not None:
            self.tell(Event("laid", {"seat": 0, "card": card}))
            self.tell(Event("automaton", {"card": other}))
        self._next_round()

    def _next_round(self) -> None:
        self.round += 1
        if self.round < self.rounds:
            self.deal()
            return
        self.phase = OVER
        self.waiting = 0
        if self.journal is not None:
            winners = self.winners()
            self.tell(Event("over", {"winners": winners, "number": len(winners)}))

    def clone(self) -> SnackMatch:
        picnics = [picnic.clone() for picnic in self.picnics]
        return self._copy_onto(SnackMatch(self.deck, self.seats, self.pile, self.combinations, picnics))

    def _copy_onto(self, other: SnackMatch) -> SnackMatch:
        other.dealt = self.dealt
        other.round = self.round
        other.phase = self.phase
        other.waiting = self.waiting
        other.first = self.first.copy()
        other.second = self.second.copy()
        other.kept = self.kept.copy()
        other.given = self.given.copy()
        other.automaton = self.automaton.copy()
        return other

    def imagine(self, seat: Seat, rng: Rng) -> SnackMatch:
        """SM-F5: own cards, own gift and finished rounds stay; everything else is dealt anew from the unseen cards."""
        picnics = [
            self.picnics[other].clone() if other == seat else self.picnics[other].prefix(self.public_cards(other))
            for other in range(self.seats)
        ]
        unseen = self._unseen(seat, picnics)
        rng.shuffle(unseen)
        other_state = SnackMatch(self.deck, self.seats, unseen, self.combinations, picnics)
        self._copy_onto(other_state)
        other_state.dealt = 0
        for other in range(self.seats):
            if other != seat and (self.phase == DRAFT or (self.solo and self.phase == PLACEMENT)):
                other_state._imagine_draft(other, rng)
        if self.phase == PLACEMENT and self.seats > 1:
            other_state._imagine_gifts(seat)
            for other in range(self.seats):
                if other != seat:
                    other_state._imagine_placement(other, len(self.picnics[other].laid) - 2 * self.round, rng)
        # The rest is the pile; that some cards at its beginning are dealt does not show.
        other_state.pile = unseen[other_state.dealt :]
        other_state.dealt = 0
        return other_state

    def _unseen(self, seat: Seat, known: list[Picnic]) -> list[int]:
        """The cards of which a seat does not know where they are, ascending."""
        seen = [False] * self.deck.size
        for picnic in known:
            for move in picnic.laid:
                seen[moves.card_of(move)] = True
        for card in self.automaton:
            seen[card] = True
        if seat >= 0:
            for card in (self.first[seat], self.second[seat], self.given[seat]):
                if card != NONE:
                    seen[card] = True
        return [card for card in range(self.deck.size) if not seen[card]]

    def _draw(self) -> int:
        self.dealt += 1
        return self.pile[self.dealt - 1]

    def _imagine_draft(self, other: Seat, rng: Rng) -> None:
        one = self._draw()
        two = self._draw()
        self.first[other] = min(one, two)
        self.second[other] = max(one, two)
        if self.kept[other] != NONE:
            chosen = rng.below(2)
            self.kept[other] = self.second[other] if chosen else self.first[other]
            self.given[other] = self.first[other] if chosen else self.second[other]

    def _imagine_gifts(self, seat: Seat) -> None:
        """Who gave what to whom: the seat knows its own gift and the one it received."""
        received = NONE if seat < 0 else self.second_received(seat)
        for giver in range(self.seats):
            left = (giver + 1) % self.seats
            if left == seat:
                self.given[giver] = received
            elif giver != seat:
                self.given[giver] = self._draw()
            if left != seat:
                self.kept[left] = self._draw()
                self.first[left] = self.kept[left]
                self.second[left] = self.given[giver]

    def second_received(self, seat: Seat) -> int:
        """The card that a seat was given in this round."""
        return self.given[(seat - 1) % self.seats]

    def _imagine_placement(self, other: Seat, laid: int, rng: Rng) -> None:
        """Lay as many cards as the seat has laid in this round, anyhow."""
        for _ in range(laid):
            move = self.random_move(other, rng)
            self.picnics[other].lay(move)
            self._take_from_hand(other, moves.card_of(move))

    def cells_of(self, seat: Seat, element: int) -> int:
        """The visible cells of an element in a seat's picnic, as a set."""
        picnic = self.picnics[seat]
        return element_cells(int(picnic.foods), int(picnic.cloths), int(picnic.occupied), element)

    def group_points(self, seat: Seat) -> int:
        """SM-S2: what the groups of a seat's picnic bring."""
        picnic = self.picnics[seat]
        return group_points(int(picnic.foods), int(picnic.cloths), int(picnic.occupied))

    def automaton_cells(self, element: int) -> int:
        """How many cells of an element the automaton's row shows."""
        values = self.deck.foods if element < 4 else self.deck.cloths
        return sum([values[card].count(element & 3) for card in self.automaton])

    def automaton_points(self) -> int:
        """SM-1P2: the cells of its most frequent food and those of its most frequent cloth."""
        counts = [self.automaton_cells(element) for element in range(8)]
        return max(counts[:4]) + max(counts[4:])

    def bonus(self, seat: Seat, combination: int) -> int:
        """SM-B2, SM-B3: what a combination brings to a seat; SM-1P3: alone it compares with the automaton."""
        element = combination >> 3
        modifier = combination & 7
        cells = self.cells_of(seat, element)
        if modifier & 3:
            return own_bonus(modifier, cells, int(self.picnics[seat].occupied))
        if self.seats == 1:
            rivals = [self.automaton_cells(element)]
        else:
            rivals = [COUNT[self.cells_of(other, element)] for other in range(self.seats) if other != seat]
        return compared_bonus(modifier, COUNT[cells], rivals)

    def points(self) -> list[int]:
        """SM-S2 and, before ties are looked at, SM-B5."""
        return [
            self.group_points(seat) + sum([self.bonus(seat, combination) for combination in self.combinations])
            for seat in range(self.seats)
        ]

    def winners(self) -> list[Seat]:
        """SM-S3: most points, then the largest group, then shared; SM-1P2: more than the automaton."""
        if self.phase != OVER:
            return []
        points = self.points()
        if self.seats == 1:
            return [0] if points[0] > self.automaton_points() else []
        best = [seat for seat in range(self.seats) if points[seat] == max(points)]
        if len(best) == 1:
            return best
        sizes = [largest_group(self.picnics[seat]) for seat in range(self.seats)]
        largest = max([sizes[seat] for seat in best])
        return [seat for seat in best if sizes[seat] == largest]
