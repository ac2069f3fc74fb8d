# compiled
"""What a good plain player of Clash at the Deli does."""

from __future__ import annotations

from typing import Final

from potluck.engine.hints import Hints
from potluck.engine.random import Rng
from potluck.engine.state import Move, Seat, State
from potluck.games.deli import moves
from potluck.games.deli.moves import PASSING
from potluck.games.deli.pantry import (
    CHOOSE_EVENT,
    DRAW_ACTION,
    DRAW_CARD,
    FINISH,
    LOSE_LONE_BREAD,
    LOSE_TALLEST_TOP,
    LOSE_TOP,
    SCORE_UNFINISHED,
    TAKE_TWO,
)
from potluck.games.deli.planning import Planner
from potluck.games.deli.sandwich import JOKER_CARD
from potluck.games.deli.state import Deli
from potluck.games.deli.table import END, EXCHANGE, LOOK, PICK, REACT, RESERVE

POOR: Final = 1.3
"""A card that brings no more than this is a reason to have others dealt."""
KEEP: Final[list[int]] = [6, 3, 5, 1, 4, 2, 7]
"""How much each effect of an action is worth keeping, in the order of pantry.py."""


class DeliHints(Hints):
    """Plans towards classics and full closed sandwiches, counts moisture and positions, closes when that pays."""

    def greedy(self, state: State, seat: Seat, rng: Rng) -> Move:
        """The best move for this decision alone; among equals the first."""
        assert isinstance(state, Deli)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.phase == EXCHANGE:
            return best_exchange(state, legal)
        if state.phase == LOOK:
            return best_event(state, seat, legal)
        adviser = Adviser(state, seat)
        if state.phase == REACT:
            return adviser.reaction(legal)
        if state.phase == END:
            return adviser.ending(legal)
        if state.phase == RESERVE:
            return adviser.reserve(legal)
        return adviser.best(legal)


class Adviser:
    """Values the moves of one decision by what they bring to the seat, and what they take from the others."""

    def __init__(self, state: Deli, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.area = state.areas[seat]
        self.planner = Planner(state, seat)
        self.now: float = self.planner.value(self.area, seat)
        self.late: float = (state.round + 1.0) / (state.variant.rounds + 1.0)
        """Action cards lose their worth towards the end."""

    def gain(self, card: int) -> float:
        """What laying a card brings; very little if it fits nowhere."""
        return self.planner.best_place(self.area, self.seat, card)[0] - self.now

    def best(self, legal: list[Move]) -> Move:
        """The move of the highest worth."""
        best = -1000.0
        found = legal[0]
        takes: list[float] = []
        for move in legal:
            kind = moves.kind_of(move)
            worth = self.worth(move, kind)
            if kind == moves.TAKE:
                takes.append(worth)
            if worth > best:
                best = worth
                found = move
        if self.state.phase != PICK or moves.kind_of(found) in (moves.CLOSE, moves.DECLARE):
            return found
        return self.better_action(legal, found, best, takes)

    def worth(self, move: Move, kind: int) -> float:
        """What a move brings."""
        value = moves.value_of(move)
        if kind <= moves.USE_JOKER:
            return self.laid(value, kind)
        if kind in (moves.CLOSE, moves.DECLARE):
            gained = self.freed(move, kind)
            # In a pick it is done before anything else is thought about.
            return gained + (500.0 if gained > 0 else -500.0)
        if kind == moves.TRASH:
            return self.spoiled(value)
        if kind == moves.SWAP:
            return self.swapped(move)
        if kind == moves.LAY:
            after = self.area.clone()
            after.lay(value, self.state.card)
            return self.planner.value(after, self.seat) - self.now
        if kind == moves.PICK_PLACE:
            return self.affected(value)
        return 0.0 if kind == moves.PASS else -900.0

    def laid(self, ingredient: int, kind: int) -> float:
        """What taking a card brings; a joker is worth keeping for a better moment, until the end is near."""
        if kind == moves.TAKE_RESERVED:
            return self.gain(self.state.market.reserved) + 0.1
        if kind == moves.USE_JOKER:
            return self.gain(ingredient | JOKER_CARD) - 1.6 * (1.0 - self.late)
        return self.gain(ingredient)

    def freed(self, move: Move, kind: int) -> float:
        """What closing or declaring brings; a lone bread has its own promise, too."""
        after = self.area.clone()
        if kind == moves.CLOSE:
            after.close(moves.closed_place(move), move & 7)
        else:
            after.declare(moves.value_of(move))
        # Finished sandwiches are safe.
        return self.planner.value(after, self.seat) - self.now + 0.05

    def spoiled(self, ingredient: int) -> float:
        """DE-H1: what the next player loses when a card is trashed, compared with what it would bring here."""
        other = (self.seat + 1) % self.state.seats
        area = self.state.areas[other]
        theirs = self.planner.best_place(area, other, ingredient)[0] - self.planner.value(area, other)
        return theirs - max(self.gain(ingredient), 0.0) * 0.5

    def swapped(self, move: Move) -> float:
        """DE-H5: what the exchange brings here and costs there."""
        other = moves.swap_other(move)
        mine = self.area.clone()
        theirs = self.state.areas[other].clone()
        before = self.planner.value(theirs, other)
        place = moves.swap_place(move)
        one = mine.take_top(place)
        two = theirs.take_top(move & 7)
        mine.lay(place, two)
        theirs.lay(move & 7, one)
        return self.planner.value(mine, self.seat) - self.now + 0.5 * (before - self.planner.value(theirs, other))

    def affected(self, place: int) -> float:
        """DE-E2: what is left when an event affects a sandwich."""
        after = self.area.clone()
        if self.state.pantry.events.effects[self.state.event] == FINISH:
            after.declare(place)
        else:
            after.take_top(place)
        return self.planner.value(after, self.seat) - self.now

    def better_action(self, legal: list[Move], found: Move, best: float, takes: list[float]) -> Move:
        """Picky Eater for two good cards; Fresh Delivery and Nikki where the market has nothing good."""
        takes.sort(reverse=True)
        effects = self.state.pantry.actions.effects
        poor = best < POOR + 0.4 * self.late
        for move in legal:
            kind = moves.kind_of(move)
            if kind == moves.PLAY and effects[moves.action_of(move) & moves.ACTION] == TAKE_TWO:
                if len(takes) > 1 and takes[1] > 2.2 - self.late:
                    return move
            elif kind in (moves.DEAL_ANEW, moves.REDEAL) and poor:
                return self.fullest(legal, kind)
        return found

    def fullest(self, legal: list[Move], kind: int) -> Move:
        """Have the sort dealt anew of which most cards lie there."""
        best = 0
        found = legal[0]
        for move in legal:
            if moves.kind_of(move) == kind:
                number = self.state.market.number_of(moves.value_of(move))
                if number > best:
                    best = number
                    found = move
        return found

    def reaction(self, legal: list[Move]) -> Move:
        """Want the announced card if it is clearly better than what will be left."""
        wanted = self.gain(self.state.card)
        rest = 0.0
        for ingredient in range(self.state.pantry.ingredients.number):
            if self.state.market.shown[ingredient]:
                rest = max(rest, self.gain(ingredient))
        if wanted < rest + 1.2 - self.late:
            return PASSING
        best = PASSING
        least = 100
        for move in legal:
            if move != PASSING:
                keep = self.keeping(moves.action_of(move) & moves.ACTION)
                if moves.kind_of(move) == moves.STEAL:
                    keep = 0
                if keep < least:
                    least = keep
                    best = move
        return best

    def keeping(self, action: int) -> int:
        """How much an action card is worth keeping."""
        return KEEP[self.state.pantry.actions.effects[action]]

    def ending(self, legal: list[Move]) -> Move:
        """Free moves that pay, then actions whose time has come."""
        best = PASSING
        most = 0.0
        last = self.state.round == self.state.variant.rounds
        for move in legal:
            kind = moves.kind_of(move)
            worth = 0.0
            if kind in (moves.CLOSE, moves.DECLARE):
                worth = self.freed(move, kind)
            elif kind == moves.BAG:
                worth = self.gain(moves.value_of(move)) - (0.0 if last else 1.0)
            elif kind == moves.PLAY:
                action = moves.action_of(move) & moves.ACTION
                if self.state.pantry.actions.effects[action] == CHOOSE_EVENT:
                    worth = 0.5
                elif last or (self.state.hands.held[self.seat][action] > 1 and self.late > 0.8):
                    worth = float(self.area.closed_with_bread())
            if worth > most:
                most = worth
                best = move
        return best

    def reserve(self, legal: list[Move]) -> Move:
        """DE-H8: the best card of the market."""
        best = 0.0
        found = PASSING
        for move in legal:
            if move != PASSING:
                gained = self.gain(moves.value_of(move))
                if gained > best:
                    best = gained
                    found = move
        return found


def best_exchange(state: Deli, legal: list[Move]) -> Move:
    """DE-S3: lay aside what is least worth keeping."""
    best = -100
    found = legal[0]
    for move in legal:
        worth = 0
        for action in moves.exchanged(move):
            worth += 4 - KEEP[state.pantry.actions.effects[action]]
        if worth > best:
            best = worth
            found = move
    return found


def best_event(state: Deli, seat: Seat, legal: list[Move]) -> Move:
    """DE-H9: the event that helps here more than elsewhere."""
    best = -100.0
    found = legal[0]
    for move in legal:
        event = moves.value_of(move)
        others = 0.0
        for other in range(state.seats):
            if other != seat:
                others += event_worth(state, other, event)
        worth = event_worth(state, seat, event) - others / (state.seats - 1)
        if worth > best:
            best = worth
            found = move
    return found


def event_worth(state: Deli, seat: Seat, event: int) -> float:
    """About what an event brings to a seat."""
    area = state.areas[seat]
    effect = state.pantry.events.effects[event]
    last = state.round == state.variant.rounds
    if effect == SCORE_UNFINISHED:
        return float(state.pantry.events.amounts[event]) if area.unfinished() else 0.0
    if effect == DRAW_CARD:
        return 1.2
    if effect == FINISH:
        return 0.4 if area.topped() else 0.0
    if effect == DRAW_ACTION:
        return 0.0 if last else 0.8
    if effect == LOSE_LONE_BREAD:
        return -1.5 if area.lone_breads() else 0.0
    if effect == LOSE_TOP:
        return -1.5 if area.topped() else 0.0
    if effect == LOSE_TALLEST_TOP:
        return -1.8 if area.topped() else 0.0
    return -0.2
