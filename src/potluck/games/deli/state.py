# compiled
"""The course of a game of Clash at the Deli: which move does what, and what follows by itself."""

from __future__ import annotations

from potluck.engine.random import Rng
from potluck.engine.state import Move, Seat
from potluck.games.deli import moves
from potluck.games.deli.area import Area
from potluck.games.deli.characters import (
    exchange_actions,
    open_reserving,
    open_swapping,
    redeal_kind,
    reserve_card,
    swap_tops,
)
from potluck.games.deli.ending import begin_round, choose_event, clear_market, end_round, open_end, play_end
from potluck.games.deli.events import carry_on, decline_refill, play_event
from potluck.games.deli.menus import legal_moves
from potluck.games.deli.pantry import BIT
from potluck.games.deli.picking import lay_card, open_pick, play_after, play_free, play_pick, play_reaction
from potluck.games.deli.table import (
    AFTER,
    END,
    EVENT,
    EXCHANGE,
    HAPPENING,
    LAY,
    LEFTOVERS,
    NEXT_END,
    NEXT_PICK,
    OVER,
    PETE,
    PICK,
    REACT,
    RESERVE,
    RESERVING,
    ROUND,
    ROUND_OVER,
    SWAPPING,
    Table,
)


class Deli(Table):
    """A game in progress."""

    def legal(self, seat: Seat) -> list[Move]:
        if self.phase == OVER or not 0 <= seat < self.seats:
            return []
        return legal_moves(self, seat)

    def play(self, seat: Seat, move: Move) -> None:
        self.tick += 1
        kind = moves.kind_of(move)
        if kind in (moves.CLOSE, moves.DECLARE):
            play_free(self, seat, move)
        elif kind == moves.REDEAL:
            redeal_kind(self, seat, moves.value_of(move))
        elif kind == moves.LAY:
            lay_card(self, seat, moves.value_of(move))
        elif self.phase == PICK:
            play_pick(self, seat, move)
        elif self.phase == REACT:
            play_reaction(self, seat, move)
        elif self.phase == AFTER:
            play_after(self, seat, move)
        elif self.phase == END:
            play_end(self, seat, move)
        else:
            self._play_rarely(seat, move, kind)
        self.go_on()

    def _play_rarely(self, seat: Seat, move: Move, kind: int) -> None:
        """The decisions that come up at most once a round."""
        if kind == moves.RESERVE:
            reserve_card(self, seat, moves.value_of(move))
            self.phase = RESERVING
        elif kind == moves.SWAP:
            swap_tops(self, seat, move)
            self.phase = SWAPPING
        elif kind == moves.CHOOSE:
            choose_event(self, moves.value_of(move))
        elif kind == moves.EXCHANGE:
            exchange_actions(self, seat, move)
            self.deal_actions()
        else:
            self._decline(seat, move)

    def _decline(self, seat: Seat, move: Move) -> None:
        """An event's choice; or passing, where that only means to leave something out."""
        if self.phase == EVENT:
            play_event(self, seat, move)
        elif self.phase == LAY:
            decline_refill(self, seat)
        elif self.phase == RESERVE:
            self.phase = RESERVING
        else:
            self.phase = SWAPPING

    def go_on(self) -> None:
        """All that happens until somebody has to decide."""
        while self.phase > OVER:
            self._step()

    def _step(self) -> None:
        """One step of what happens without anybody's decision."""
        phase = self.phase
        if phase == NEXT_PICK:
            open_pick(self)
        elif phase == NEXT_END:
            open_end(self)
        elif phase == HAPPENING:
            carry_on(self)
        elif phase == SWAPPING:
            open_swapping(self)
        elif phase == LEFTOVERS:
            clear_market(self)
        elif phase == ROUND_OVER:
            end_round(self)
        elif phase == ROUND:
            begin_round(self)
        else:
            open_reserving(self)

    def begin(self) -> None:
        """DE-S3: Pete draws first and exchanges at once; else everybody draws, and the first round begins."""
        for seat in range(self.seats):
            if self.characters[seat] & BIT[PETE]:
                self.hands.draw(seat, self.pantry.hand)
                self.wait_for(seat, EXCHANGE)
                return
        self.deal_actions()
        self.go_on()

    def deal_actions(self) -> None:
        """DE-S3: 5 action cards for everybody who has none yet."""
        for seat in range(self.seats):
            self.hands.draw(seat, self.pantry.hand - self.hands.size[seat])
        self.phase = ROUND

    def clone(self) -> Deli:
        areas = [area.clone() for area in self.areas]
        rng = self.rng.clone()
        other = Deli(self.pantry, self.variant, rng, areas, self.market.clone(), self.hands.clone(), self.characters)
        self.copy_onto(other)
        return other

    def imagine(self, seat: Seat, rng: Rng) -> Deli:
        """DE-H11: hands, decks and events to come are dealt anew, but for what the seat knows."""
        other = self.clone()
        other.forget(seat, rng)
        return other


def new_areas(seats: int, empty: Area) -> list[Area]:
    """Nothing lies in front of anybody yet."""
    return [empty.clone() for _seat in range(seats)]
