# compiled
"""A game of Sandwich: market, kitchen, giving and tasting, round after round."""

from __future__ import annotations

from potluck.engine.random import Rng
from potluck.engine.state import NOBODY, Event, Move, Seat, State
from potluck.games.sandwich import choosing, imagining, moves, telling
from potluck.games.sandwich.cooking import cook
from potluck.games.sandwich.kitchen import Kitchen
from potluck.games.sandwich.market import BY_LOT, NONE, Market, reaction_order
from potluck.games.sandwich.phases import EXPRESS, GIVING, KITCHEN, MARKET, OVER, RANKING, SELLING, VOLUNTEERING
from potluck.games.sandwich.serving import count, serve
from potluck.games.sandwich.sets import bits, draw_bit, nth_bit
from potluck.games.sandwich.tasting import Tasting
from potluck.games.sandwich.terms import (
    CHEF,
    DRAWN_THEME,
    FIRST_THEME,
    OWN_THEME,
    PITCH,
    SECRET,
    VOLUNTEERS,
    Terms,
)


class Sandwich(State):
    """All of a game. ``waiting`` are the seats that have to decide, as bits."""

    def __init__(self, terms: Terms, rng: Rng, palates: list[int]) -> None:
        self.seats = terms.seats
        self.journal = None
        self.terms = terms
        self.rng = rng
        self.palates = palates
        """SW-H2: what a bot on each seat draws its taste from; each seat knows its own only."""
        self.round: int = 0
        """The number of the round, counted from 1."""
        self.phase: int = MARKET
        self.stage: int = 0
        """Counts the decisions that have been opened."""
        self.waiting: int = 0
        self.scores: list[int] = [0] * terms.seats
        self.offset: int = 0
        """SW-M3: who chooses first at the very first reveal of a calm market."""
        self.first: int = terms.first_seat
        """SW-T2: the first taster; NONE while it is not known."""
        self.announced: int = NONE
        """SW-V2."""
        self.theme: int = terms.theme
        """SW-V6: the theme of this round."""
        self.market: Market = Market(terms, [], 0)
        self.aside: list[int] = []
        """SW-R1: what is not in the game in this round, in the order of the ingredients."""
        self.kitchens: list[Kitchen] = []
        self.offers: list[int] = []
        self.order: list[int] = []
        """Who is quickest, in simulations, wherever that matters."""
        self.acted: list[int] = []
        """How often each cook has moved while trading is on; simulations let the cooks take turns."""
        self.choices: list[int] = [NONE] * terms.seats
        """Gifts and rankings that are not to be seen until all have decided."""
        self.tables: list[Tasting] = []
        """What each taster has received in this round."""
        self.tasted: int = 0
        """How many have tasted in this round."""
        self.last: list[Tasting | None] = [None] * terms.seats
        """The last ranked tasting of each taster."""

    # Beginning

    def begin(self) -> None:
        """Draw what is drawn once in a game, then begin the first round."""
        self.offset = self.rng.below(self.seats)
        if self.first == NONE and self.terms.first_taster != VOLUNTEERS:
            # SW-T2: if the host does not say who is youngest or oldest, it is drawn.
            self.first = self.rng.below(self.seats)
        self.start_round()

    def start_round(self) -> None:
        """SW-R1: shuffle everything, deal; SW-V2: announce an ingredient; SW-V6: tell the theme."""
        terms = self.terms
        self.round += 1
        cards = terms.everything.copy()
        needed = terms.cards * self.seats
        at = 0
        while at < needed + terms.announced:
            other = at + self.rng.below(len(cards) - at)
            card = cards[other]
            cards[other] = cards[at]
            cards[at] = card
            at += 1
        self.announced = cards[needed] if terms.announced else NONE
        self.aside = sorted(cards[needed + terms.announced :])
        if terms.theme == DRAWN_THEME:
            self.theme = FIRST_THEME + self.rng.below(OWN_THEME - FIRST_THEME)
        starter = (self.offset + (self.round - 1) * terms.cards) % self.seats
        self.market = Market(terms, cards[:needed], starter)
        self.kitchens = [Kitchen(terms) for _ in range(self.seats)]
        self.tables = []
        self.tasted = 0
        if self.journal is not None:
            telling.new_round(self)
        self._reveal()

    def _open(self, phase: int, waiting: int) -> None:
        """Open new decisions."""
        self.phase = phase
        self.waiting = waiting
        self.stage += 1

    # The contract

    def pending(self) -> list[Seat]:
        return bits(self.waiting)

    def turn(self) -> Seat:
        """SW-M2: where somebody has to be first, the quickest; cooks who trade take turns."""
        waiting = self.waiting
        if waiting == 0:
            return NOBODY
        if not self.order_matters():
            return nth_bit(waiting, 0)
        found = NOBODY
        for seat in self.order:
            if waiting >> seat & 1:
                if self.phase != KITCHEN:
                    return seat
                if found == NOBODY or self.acted[seat] < self.acted[found]:
                    found = seat
        return found

    def order_matters(self) -> bool:
        """A race (SW-M2), trading (SW-K2: the first acceptance counts), and who presses first (SW-T2)."""
        if self.phase == MARKET:
            return self.market.is_race()
        return self.phase == VOLUNTEERING or (self.phase == KITCHEN and self.terms.trading)

    def optional(self) -> list[Seat]:
        """SW-K1: ready may be taken back until all are."""
        if self.phase != KITCHEN:
            return []
        return [seat for seat in range(self.seats) if not self.waiting >> seat & 1]

    def decision(self, seat: Seat) -> int:
        return self.stage

    def legal(self, seat: Seat) -> list[Move]:
        return choosing.legal(self, seat)

    def is_legal(self, seat: Seat, move: Move) -> bool:
        """SW-V9: free words can't be listed; all of them are legal where a ready-made phrase is."""
        if moves.kind_of(move) == moves.WORDS:
            return self.phase == SELLING and 0 <= seat < self.seats and bool(self.waiting >> seat & 1)
        return move in self.legal(seat)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        return choosing.random_move(self, seat, rng)

    def overdue(self, seat: Seat) -> Move:
        return choosing.overdue(self, seat)

    def play(self, seat: Seat, move: Move) -> None:
        if self.phase == MARKET:
            self._take(seat, move)
        elif self.phase == KITCHEN:
            cook(self, seat, move)
        elif self.phase == EXPRESS:
            self._express(seat, move)
        elif self.phase == GIVING:
            self._give(seat, move)
        elif self.phase == VOLUNTEERING:
            self._volunteer(seat, move)
        elif self.phase == SELLING:
            self._sell(seat, move)
        else:
            self._rank(seat, move)

    # Market

    def _reveal(self) -> None:
        """SW-M1: on the signal everybody turns a card over."""
        self.market.reveal()
        if self.market.is_race():
            self.order = reaction_order(self.seats, self.rng)
        if self.journal is not None:
            telling.reveal(self)
        self._open(MARKET, self.market.waiting)

    def _take(self, seat: Seat, move: Move) -> None:
        """SW-M1, SW-M3: take a card, or choose one secretly; SW-M4: or leave it to the lot."""
        market = self.market
        lot = moves.kind_of(move) == moves.LOT
        if self.terms.market == SECRET:
            if self.journal is not None:
                telling.choice(self, seat, move)
            if market.choose(seat, BY_LOT if lot else move):
                self._resolve()
            else:
                self.waiting = market.waiting
            return
        revealer = draw_bit(market.may_take(seat), self.rng) if lot else move
        last = market.grab(seat, revealer)
        if self.journal is not None:
            telling.grab(self, seat, revealer, lot=lot)
            if last != NONE:
                telling.last_card(self, last)
        if market.seats_left == 0:
            self._turn_over()
        elif market.is_race():
            self.waiting = market.waiting
        else:
            self._open(MARKET, market.waiting)

    def _resolve(self) -> None:
        """SW-M3: all have chosen secretly: clashes are drawn by lot, the losers choose again."""
        market = self.market
        by_lot = market.draw_lots(self.rng)
        for revealer in bits(market.cards_left):
            wanting = market.clashes(revealer)
            if wanting:
                winner = draw_bit(wanting, self.rng) if wanting & (wanting - 1) else bits(wanting)[0]
                market.take(winner, revealer)
                if self.journal is not None:
                    telling.clash(self, revealer, wanting)
                    telling.grab(self, winner, revealer, lot=bool(by_lot >> winner & 1))
        last = market.leave_last()
        if last != NONE and self.journal is not None:
            telling.last_card(self, last)
        if market.seats_left == 0:
            self._turn_over()
        else:
            market.again()
            self._open(MARKET, market.waiting)

    def _turn_over(self) -> None:
        """Everybody puts the card next to them; SW-V7: in the Express it is laid at once."""
        market = self.market
        seat = 0
        while seat < self.seats:
            self.kitchens[seat].pick(market.card(market.got[seat]))
            seat += 1
        if not self.terms.express:
            self._after_turn()
            return
        if 0 < market.turn < self.terms.cards - 1:
            self._open(EXPRESS, (1 << self.seats) - 1)
            return
        # The first ingredient begins a sandwich, the last one goes where there is room: nobody has a choice.
        for kitchen in self.kitchens:
            kitchen.fill()
        self._after_turn()

    def _after_turn(self) -> None:
        if not self.market.over():
            self._reveal()
        elif self.terms.express:
            self.open_giving()
        else:
            self._open_kitchen()

    def _express(self, seat: Seat, move: Move) -> None:
        """SW-V7: on top of a new or an unfinished sandwich, before the next reveal."""
        kitchen = self.kitchens[seat]
        ingredient = moves.ingredient_of(move)
        kitchen.put(kitchen.place_of(ingredient), moves.sandwich_of(move))
        if self.journal is not None:
            telling.laid(self, seat, move)
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self._after_turn()

    # Kitchen

    def _open_kitchen(self) -> None:
        """SW-K1."""
        if self.terms.trading:
            self.order = reaction_order(self.seats, self.rng)
            self.acted = [0] * self.seats
        if self.journal is not None:
            self.tell(Event("kitchen", {"number": self.terms.sandwiches, "height": self.terms.height}))
        self._open(KITCHEN, (1 << self.seats) - 1)

    # Giving

    def open_giving(self) -> None:
        """SW-G1."""
        self.choices = [NONE] * self.seats
        if self.journal is not None:
            self.tell(Event("giving", {}))
        self._open(GIVING, (1 << self.seats) - 1)

    def _give(self, seat: Seat, move: Move) -> None:
        """SW-G1: face down; what goes to whom is settled when all have decided."""
        self.choices[seat] = move
        self.waiting &= ~(1 << seat)
        if self.journal is not None:
            telling.gift(self, seat, move)
        if self.waiting == 0:
            self._serve()

    def _serve(self) -> None:
        """SW-G1: everybody gets the sandwiches; SW-T1: in random order, unless the cooks are known (SW-V9)."""
        serve(self)
        self.kitchens = [Kitchen(self.terms) for _ in range(self.seats)]
        if self.terms.selling == CHEF:
            # SW-V9: sandwiches are given face up, each with its praise.
            if self.journal is not None:
                for taster in range(self.seats):
                    telling.table(self, taster)
            self._open(SELLING, (1 << self.seats) - 1)
        else:
            self._find_first()

    # Tasting

    def _find_first(self) -> None:
        """SW-T2: who tastes first."""
        if self.terms.first_taster == VOLUNTEERS:
            self.first = NONE
            self.order = reaction_order(self.seats, self.rng)
            self._open(VOLUNTEERING, (1 << self.seats) - 1)
        else:
            self._taste()

    def _volunteer(self, seat: Seat, move: Move) -> None:
        """SW-T2: the first who wants; if nobody does, it is drawn."""
        if moves.kind_of(move) == moves.VOLUNTEER:
            self.first = seat
        else:
            self.waiting &= ~(1 << seat)
            if self.waiting:
                return
            self.first = self.rng.below(self.seats)
        if self.journal is not None:
            drawn = moves.kind_of(move) != moves.VOLUNTEER
            self.tell(Event("first-by-lot" if drawn else "first", {"seat": self.first}))
        self._taste()

    def taster(self) -> Seat:
        """SW-T1: whose turn it is to taste, clockwise from the first."""
        return (self.first + self.tasted) % self.seats

    def turned_over(self, taster: Seat) -> bool:
        """SW-H1: whether everybody may see the sandwiches that a taster has received."""
        if not self.tables or self.phase == VOLUNTEERING:
            return bool(self.tables) and self.terms.selling == CHEF
        if self.terms.selling == CHEF or self.terms.at_once or self.phase == OVER:
            return True
        return (taster - self.first) % self.seats <= self.tasted

    def _taste(self) -> None:
        """SW-T1: turn the sandwiches over; SW-V9: the cooks sell them; SW-T2: one after the other, or all at once."""
        everybody = (1 << self.seats) - 1
        tasters = everybody if self.terms.at_once else 1 << self.taster()
        if self.journal is not None and self.terms.selling != CHEF:
            for taster in bits(tasters):
                telling.table(self, taster)
        if self.terms.selling != PITCH:
            self._open(RANKING, tasters)
        elif self.terms.at_once:
            self._open(SELLING, everybody)
        else:
            cooks = 0
            for cook in self.tables[self.taster()].cooks:
                cooks |= 1 << cook
            self._open(SELLING, cooks)

    def to_sell(self, cook: Seat) -> Tasting | None:
        """SW-V9: where the sandwich lies that a cook has to sell next."""
        if self.terms.selling == PITCH and not self.terms.at_once:
            table = self.tables[self.taster()]
            return table if table.unsaid_by(cook) >= 0 else None
        for table in self.tables:
            if table.unsaid_by(cook) >= 0:
                return table
        return None

    def _sell(self, seat: Seat, move: Move) -> None:
        """SW-V9: one short text for each sandwich, or none."""
        table = self.to_sell(seat)
        assert table is not None
        plate = table.unsaid_by(seat)
        table.said[plate] = move
        if self.journal is not None:
            telling.pitch(self, seat, table, plate, move)
        if self.to_sell(seat) is None:
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                if self.terms.selling == CHEF:
                    self._find_first()
                else:
                    self._open(RANKING, (1 << self.seats) - 1 if self.terms.at_once else 1 << self.taster())

    def _rank(self, seat: Seat, move: Move) -> None:
        """SW-T1: best to worst; SW-T2: those who rank at once are shown in the order of tasting."""
        self.choices[seat] = move
        self.waiting &= ~(1 << seat)
        if self.waiting:
            if self.journal is not None:
                self.tell(Event("ranks", {"seat": seat}))
            return
        tasters = self.seats if self.terms.at_once else 1
        for _ in range(tasters):
            table = count(self, self.taster())
            self.tasted += 1
            if self.journal is not None:
                telling.ranking(self, table)
        if self.tasted < self.seats:
            self._taste()
        elif self.round < self.terms.rounds:
            self.start_round()
        else:
            self._end()

    def _end(self) -> None:
        self._open(OVER, 0)
        if self.journal is not None:
            telling.end(self)

    def clone(self) -> Sandwich:
        other = Sandwich(self.terms, self.rng.clone(), self.palates.copy())
        other.round = self.round
        other.phase = self.phase
        other.stage = self.stage
        other.waiting = self.waiting
        other.scores = self.scores.copy()
        other.offset = self.offset
        other.first = self.first
        other.announced = self.announced
        other.theme = self.theme
        other.market = self.market.clone()
        other.aside = self.aside
        other.kitchens = [kitchen.clone() for kitchen in self.kitchens]
        other.offers = self.offers.copy()
        other.order = self.order.copy()
        other.acted = self.acted.copy()
        other.choices = self.choices.copy()
        other.tables = [table.clone() for table in self.tables]
        other.tasted = self.tasted
        other.last = self.last.copy()
        return other

    def imagine(self, seat: Seat, rng: Rng) -> Sandwich:
        """SW-H1: what the seat does not know is drawn anew; see imagining.py."""
        other = self.clone()
        imagining.imagine(other, seat, rng)
        return other

    def census(self) -> list[int]:
        """How often each ingredient is there, wherever it lies."""
        cards = self.aside.copy()
        if self.announced != NONE:
            cards.append(self.announced)
        market = self.market
        for at in range(len(market.dealt)):
            # What has been turned over lies in the middle until the turn is over.
            seen = at % self.terms.cards <= market.turn - (self.phase == MARKET)
            if not seen:
                cards.append(market.dealt[at])
        for kitchen in self.kitchens:
            cards += kitchen.picks
        for table in self.tables:
            for plate in table.plates:
                cards += plate if self.announced == NONE else plate[1:]
        found = [0] * self.terms.deck
        for card in cards:
            found[card] += 1
        return found

    def points(self) -> list[int]:
        """SW-T1, SW-V6: as far as they are public."""
        return self.scores.copy()

    def winners(self) -> list[Seat]:
        """SW-E1: most points; ties stay ties."""
        if self.phase != OVER:
            return []
        most = max(self.scores)
        return [seat for seat in range(self.seats) if self.scores[seat] == most]
