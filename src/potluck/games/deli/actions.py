# compiled
"""The action cards: hands, what was put away, what Pete laid aside."""

from __future__ import annotations

from potluck.engine.random import Rng
from potluck.games.deli.moves import ACTION, AGAIN
from potluck.games.deli.pantry import BIT, JOKER, Cards


class Hands:
    """Everybody's action cards as counts: ``held[seat][action]``."""

    def __init__(self, actions: Cards, seats: int, deck: list[int]) -> None:
        self.actions = actions
        self.deck = deck
        """DE-H11: undealt, secret; the last card is the top."""
        self.held: list[list[int]] = [[0] * actions.number for _seat in range(seats)]
        self.size: list[int] = [0] * seats
        """How many cards each hand has; everybody sees that."""
        self.aside: list[list[int]] = [[0] * actions.number for _seat in range(seats)]
        """DE-H4: open in front of Pete, to be played once more."""
        self.away: list[int] = [0] * actions.number
        """DE-E2: played and discarded, open; the Staff Meal draws from them."""
        self.spent: list[int] = [0] * actions.number
        """DE-A2: jokers that lie as ingredients or have left the game."""
        self.played: list[int] = [0] * seats
        """DE-A1: the set of actions that each seat has played in this round."""

    def clone(self) -> Hands:
        """An independent copy."""
        other = Hands(self.actions, 0, self.deck.copy())
        other.held = [held.copy() for held in self.held]
        other.size = self.size.copy()
        other.aside = [aside.copy() for aside in self.aside]
        other.away = self.away.copy()
        other.spent = self.spent.copy()
        other.played = self.played.copy()
        return other

    def draw(self, seat: int, number: int) -> list[int]:
        """Take cards from the deck into a hand."""
        drawn: list[int] = []
        while self.deck and len(drawn) < number:
            action = self.deck.pop()
            self.held[seat][action] += 1
            drawn.append(action)
        self.size[seat] += len(drawn)
        return drawn

    def exchange(self, seat: int, laid: list[int], rng: Rng) -> list[int]:
        """DE-S3: lay cards aside, draw as many, shuffle those laid aside back in."""
        for action in laid:
            self.held[seat][action] -= 1
        self.size[seat] -= len(laid)
        drawn = self.draw(seat, len(laid))
        self.deck += laid
        rng.shuffle(self.deck)
        return drawn

    def playable(self, seat: int, effect: int) -> list[int]:
        """The actions with an effect that a seat may play, with AGAIN for those laid aside; DE-A1: once a round."""
        found: list[int] = []
        if self.size[seat] == 0 and not self.repeats(seat):
            return found
        held = self.held[seat]
        aside = self.aside[seat]
        played = self.played[seat]
        for action in range(self.actions.number):
            if self.actions.effects[action] == effect and not played & BIT[action]:
                if held[action]:
                    found.append(action)
                if aside[action]:
                    found.append(action + AGAIN)
        found.sort()
        return found

    def repeats(self, seat: int) -> bool:
        """Whether a seat has anything laid aside."""
        return sum(self.aside[seat]) > 0

    def play(self, seat: int, card: int, *, pete: bool) -> None:
        """DE-A1: a card is played. DE-H4: Pete lays his aside, jokers excepted; played again it is put away."""
        action = card & ACTION
        self.played[seat] |= BIT[action]
        if card & AGAIN:
            self.aside[seat][action] -= 1
            self.away[action] += 1
            return
        self.held[seat][action] -= 1
        self.size[seat] -= 1
        if self.actions.effects[action] == JOKER:
            self.spent[action] += 1
        elif pete:
            self.aside[seat][action] += 1
        else:
            self.away[action] += 1

    def discard(self, seat: int, action: int) -> None:
        """DE-H7: a card is discarded; a joker leaves the game (DE-A2)."""
        self.held[seat][action] -= 1
        self.size[seat] -= 1
        if self.actions.effects[action] == JOKER:
            self.spent[action] += 1
        else:
            self.away[action] += 1

    def census(self) -> list[int]:
        """How often each action card is found."""
        counts = [self.deck.count(action) for action in range(self.actions.number)]
        for pile in [*self.held, *self.aside, self.away, self.spent]:
            counts = [counts[action] + pile[action] for action in range(self.actions.number)]
        return counts

    def gather(self, rng: Rng) -> None:
        """DE-E2: undealt, played and discarded cards shuffled together; not those that Pete laid aside."""
        for action in range(self.actions.number):
            self.deck += [action] * self.away[action]
            self.away[action] = 0
        rng.shuffle(self.deck)

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        """DE-H11: what a seat does not see, the deck and the other hands, dealt anew."""
        unseen = self.deck.copy()
        for other in range(len(self.held)):
            if other != seat:
                for action in range(self.actions.number):
                    unseen += [action] * self.held[other][action]
        unseen.sort()
        rng.shuffle(unseen)
        self.deck = unseen
        for other in range(len(self.held)):
            if other != seat:
                number = self.size[other]
                self.held[other] = [0] * self.actions.number
                self.size[other] = 0
                self.draw(other, number)
