# compiled
"""Everything that is on the table of a game of Clash at the Deli, and what can be done with it."""

from __future__ import annotations

from typing import Final

from potluck.engine.random import Rng
from potluck.engine.state import NOBODY, Event, Seat, State
from potluck.games.deli import sandwich, scoring
from potluck.games.deli.actions import Hands
from potluck.games.deli.area import Area
from potluck.games.deli.market import NO_CARD, Market
from potluck.games.deli.pantry import BIT, Pantry
from potluck.games.deli.sandwich import INGREDIENT, is_open

# What the game waits for.
EXCHANGE: Final = 0
RESERVE: Final = 1
PICK: Final = 2
REACT: Final = 3
LAY: Final = 4
AFTER: Final = 5
SWAP: Final = 6
END: Final = 7
LOOK: Final = 8
EVENT: Final = 9
OVER: Final = 10
# What goes on by itself: each step says what comes next.
ROUND: Final = 11
RESERVING: Final = 12
NEXT_PICK: Final = 13
SWAPPING: Final = 14
NEXT_END: Final = 15
LEFTOVERS: Final = 16
HAPPENING: Final = 17
ROUND_OVER: Final = 18

# Why a card is being laid.
PICKED: Final = 0
STOLEN: Final = 1
JOKED: Final = 2
BAGGED: Final = 3
REFILLED: Final = 4
PASSED_ON: Final = 5

TRICIA: Final = 0
NIKKI: Final = 1
MICHAEL: Final = 2
PETE: Final = 3
DREW: Final = 4
GREGG: Final = 5
JACKSON: Final = 6
DEBBIE: Final = 7
ISAAC: Final = 8
KATH: Final = 9
CHARACTERS: Final = 10

REDEALS: Final = 2
"""DE-H2: how often Nikki may have cards dealt anew in a round."""
ISAAC_LOOKS: Final = 3

NO_EVENT: Final = -1
NO_ONE: Final = -1

FROM_ACTIONS: Final = 0
FROM_EVENTS: Final = 1
FROM_CHARACTERS: Final = 2


class Variant:
    """DE-V1 to DE-V6: what the options say."""

    def __init__(self, rounds: int, smaller: int, closing_bonus: int, double_least: int) -> None:
        self.rounds = rounds
        """DE-V4: 5, fewer or more."""
        self.smaller = smaller
        """DE-V1: so many cards fewer of each kind in the market."""
        self.closing_bonus = closing_bonus
        """DE-P2: 1; more by DE-V2."""
        self.double_least = double_least
        """DE-V3: 1 if the least valuable finished sandwich counts twice."""


class Table(State):
    """All of a game but its course."""

    def __init__(
        self,
        pantry: Pantry,
        variant: Variant,
        rng: Rng,
        areas: list[Area],
        market: Market,
        hands: Hands,
        characters: list[int],
    ) -> None:
        seats = len(areas)
        self.seats = seats
        self.journal = None
        self.pantry = pantry
        self.variant = variant
        self.rng = rng
        self.areas = areas
        self.market = market
        self.hands = hands
        self.characters = characters
        """DE-S2: the set of characters of each seat; several in a team battle (DE-V5)."""
        self.power: list[int] = characters.copy()
        """The set of characters whose power each seat has now: its own, and for Kath the one she copies."""
        self.copied: list[int] = [NO_ONE] * seats
        self.used: list[int] = [0] * seats
        """DE-H10: the set of characters that each seat has copied so far."""
        self.events: list[int] = []
        """DE-H11: the events to come, secret; the last is the top."""
        self.happened: list[int] = [0] * pantry.events.number
        """DE-R6: events that are out of the game, open."""
        self.noted: list[list[int]] = [[0, 0, 0] for _seat in range(seats)]
        """DE-P7: points noted from actions, events and characters."""
        self.round: int = 0
        self.starter: int = 0
        self.phase: int = ROUND
        self.actor: int = 0
        """Who decides, unless it is over."""
        self.tick: int = 0
        """Counts moves, so that every decision has a number of its own."""
        self.step: int = 0
        """How many seats, in the round's order, have had their turn in what goes on."""
        self.taken: list[int] = [0] * seats
        self.redeals: list[int] = [0] * seats
        self.salvaged: list[int] = [0] * seats
        """DE-H3: 1 once Michael has picked from the trash in this round."""
        self.lucky: int = 0
        """DE-A4: the set of seats that played Lucky Day in this round."""
        self._no_pick()
        self.looker: int = NO_ONE
        self.looks: int = 0
        """How many events the looker sees; they are on top of the deck."""
        self.event: int = NO_EVENT
        self.stage: int = 0
        """Grumpy Customer: first all choose, then all lay."""
        self.gifts: list[int] = [NO_CARD] * seats

    def _no_pick(self) -> None:
        """Nobody is picking."""
        self.picker: int = 0
        self.picks: int = 0
        """How many cards the picker still takes in this pick: 1, or 2 with Picky Eater."""
        self.fresh: int = 0
        """1 until the picker has taken something in this pick."""
        self.trashed: int = 0
        """DE-H1: 1 once Tricia has trashed a card in this pick."""
        self.card: int = NO_CARD
        """The announced card, until it is laid."""
        self.from_reserve: int = 0
        self.asked: int = 0
        """How many opponents have been asked whether they want the announced card."""
        self.how: int = PICKED
        self.may_trash: int = 0
        self.passes: int = 0
        """DE-R3: how many have passed since anybody did anything."""

    def seat_at(self, step: int) -> Seat:
        """Who comes after so many others in the round's order (DE-S4)."""
        return (self.starter + step) % self.seats

    def has(self, seat: Seat, character: int) -> bool:
        """Whether a seat has a character's power now."""
        return self.power[seat] & BIT[character] != 0

    def wait_for(self, seat: Seat, phase: int) -> None:
        """It is a seat's turn to decide."""
        self.actor = seat
        self.phase = phase

    def pending(self) -> list[Seat]:
        return [] if self.phase == OVER else [self.actor]

    def turn(self) -> Seat:
        return NOBODY if self.phase == OVER else self.actor

    def decision(self, seat: Seat) -> int:
        return self.tick

    def optional(self) -> list[Seat]:
        """DE-H2: Nikki may step in during others' turns, but not between an announced take and its laying."""
        if self.phase not in (PICK, AFTER, SWAP, END):
            return []
        return [seat for seat in range(self.seats) if seat != self.actor and self.may_redeal(seat)]

    def order_matters(self) -> bool:
        """Whether Nikki steps in before or after another's move matters."""
        return len(self.optional()) > 0

    def may_redeal(self, seat: Seat) -> bool:
        """DE-H2: twice a round."""
        return self.has(seat, NIKKI) and self.redeals[seat] < REDEALS and self.market.mask != 0

    def note(self, seat: Seat, source: int, points: int) -> None:
        """DE-P7: points that are written down at once."""
        self.noted[seat][source] += points
        if self.journal is not None:
            self.tell(Event("noted", {"seat": seat, "points": points}))

    def finished(self, seat: Seat, place: int) -> None:
        """A sandwich has been closed or declared. DE-H10: Kath as Gregg notes his point at once."""
        code = self.areas[seat].places[place]
        if self.journal is not None:
            kind = "closed" if sandwich.state_of(code) == sandwich.CLOSED else "declared"
            points = scoring.sandwich_points(code, self.pantry, self.variant.closing_bonus)
            self.tell(Event(kind, {"seat": seat, "place": place, "points": points}))
        if self.copied[seat] == GREGG and scoring.egg_point(code, self.pantry):
            self.note(seat, FROM_CHARACTERS, 1)

    def discard(self, seat: Seat, card: int) -> None:
        """A card from in front of a seat goes to the trash, or, if it is a joker, out of the game."""
        self.market.discard(card)
        if self.journal is not None:
            self.tell(Event("discarded", {"seat": seat, "ingredient": self.name(card)}))

    def name(self, card: int) -> str:
        """An ingredient's id."""
        return self.pantry.ingredients.names[card & INGREDIENT]

    def has_unfinished(self, seat: Seat) -> bool:
        """DE-E2: a lone bread is an unfinished sandwich."""
        return any([is_open(code) for code in self.areas[seat].places])

    def count_of(self, seat: Seat, ingredient: int) -> int:
        """DE-P6: all cards in front of a player count."""
        return sum([scoring.contains(code, ingredient) for code in self.areas[seat].places if code])

    def most_points(self, number: int) -> list[int]:
        """DE-P6: what the most-of bonus of that number brings to each seat."""
        ingredient, points, tied = self.pantry.most[number]
        return scoring.most_points([self.count_of(seat, ingredient) for seat in range(self.seats)], points, tied)

    def least_points(self, seat: Seat) -> int:
        """DE-V3: what the least valuable finished sandwich is worth; 0 if there is none."""
        values = [
            scoring.sandwich_points(code, self.pantry, self.variant.closing_bonus)
            for code in self.areas[seat].places
            if code and sandwich.state_of(code)
        ]
        return min(values) if values else 0

    def egg_points(self, seat: Seat) -> int:
        """DE-H6: Gregg's points, for every finished sandwich in front of him."""
        if not self.characters[seat] & BIT[GREGG]:
            return 0
        return sum([scoring.egg_point(code, self.pantry) for code in self.areas[seat].places if code])

    def points(self) -> list[int]:
        """DE-P7: sandwiches, most-of bonuses and what was noted."""
        totals: list[int] = []
        for seat in range(self.seats):
            total = sum(self.noted[seat]) + self.egg_points(seat)
            for code in self.areas[seat].places:
                if code:
                    total += scoring.sandwich_points(code, self.pantry, self.variant.closing_bonus)
            if self.variant.double_least:
                total += self.least_points(seat)
            totals.append(total)
        for number in range(len(self.pantry.most)):
            for seat, points in enumerate(self.most_points(number)):
                totals[seat] += points
        return totals

    def winners(self) -> list[Seat]:
        """DE-P7: most points; ties are shared."""
        if self.phase != OVER:
            return []
        points = self.points()
        best = max(points)
        return [seat for seat in range(self.seats) if points[seat] == best]

    def census(self) -> list[int]:
        """How often each ingredient, action card and event is found; a joker is an action card wherever it lies."""
        counts = self.market.census()
        cards = [self.card, *self.gifts]
        for area in self.areas:
            for code in area.places:
                if code:
                    cards += sandwich.cards_in(code)
        for card in cards:
            if 0 <= card < sandwich.JOKER_CARD:
                counts[card] += 1
        events = [self.happened[event] + self.events.count(event) for event in range(self.pantry.events.number)]
        return counts + self.hands.census() + events

    def copy_onto(self, other: Table) -> None:
        """Copy all that the constructor is not given."""
        other.power = self.power.copy()
        other.copied = self.copied.copy()
        other.used = self.used.copy()
        other.events = self.events.copy()
        other.happened = self.happened.copy()
        other.noted = [noted.copy() for noted in self.noted]
        other.round = self.round
        other.starter = self.starter
        other.phase = self.phase
        other.actor = self.actor
        other.tick = self.tick
        other.step = self.step
        other.taken = self.taken.copy()
        other.redeals = self.redeals.copy()
        other.salvaged = self.salvaged.copy()
        other.lucky = self.lucky
        other.picker = self.picker
        other.picks = self.picks
        other.fresh = self.fresh
        other.trashed = self.trashed
        other.card = self.card
        other.from_reserve = self.from_reserve
        other.asked = self.asked
        other.how = self.how
        other.may_trash = self.may_trash
        other.passes = self.passes
        other.looker = self.looker
        other.looks = self.looks
        other.event = self.event
        other.stage = self.stage
        other.gifts = self.gifts.copy()

    def forget(self, seat: Seat, rng: Rng) -> None:
        """DE-H11: hands, decks and events to come are dealt anew, but for what the seat knows."""
        self.rng = rng.fork()
        self.market.forget_order(rng)
        self.hands.deal_unseen(seat, rng)
        known: list[int] = []
        if self.phase == LOOK and seat == self.looker:
            known = self.events[len(self.events) - self.looks :]
            self.events = self.events[: len(self.events) - self.looks]
        self.events.sort()
        rng.shuffle(self.events)
        known.sort()
        self.events += known
