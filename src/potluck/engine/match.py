"""A match: options, seed and moves. Replaying them gives the same states, on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.errors import refuse
from potluck.engine.random import seeded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.game import AnyGame, MoveShape
    from potluck.engine.json import Json
    from potluck.engine.state import Event, Move, Seat


class Match:
    """A game being played, with the log that can replay it.

    Every open decision has a token of its own: the number of decisions that its seat has been given so far. People who
    decide at the same time never make each other's tokens stale.
    """

    def __init__(self, game: AnyGame, options: Mapping[str, Json], seats: int, seed: str) -> None:
        self.game = game
        self.options = game.settle(options, seats)
        self.seats = seats
        self.seed = seed
        self.state = game.start(self.options, seats, seeded(seed, game.slug))
        self.log: list[tuple[Seat, MoveShape]] = []
        self._given = [0] * seats
        self._open: dict[Seat, int] = {}
        self._give_decisions(moved=None)

    @property
    def over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return not self.state.pending()

    def token(self, seat: Seat) -> int:
        """The token of a seat's open decision."""
        return self._given[seat]

    def submit(self, seat: Seat, move: Json, token: int | None = None) -> list[Event]:
        """Carry out a move that came as JSON, or refuse it and change nothing."""
        return self.play(seat, self.check(seat, move, token))

    def check(self, seat: Seat, move: Json, token: int | None = None) -> Move:
        """The legal move that came as JSON; any other is refused. Who stores moves does so before playing them."""
        if seat not in self._open:
            if not 0 <= seat < self.seats:
                raise refuse("no-such-seat", number=seat, high=self.seats - 1)
            raise refuse("game-over") if self.over else refuse("not-your-decision")
        if token is not None and token != self._given[seat]:
            raise refuse("stale-token", token=token, current=self._given[seat])
        return self.game.read(self.state, seat, self.game.shape(move))

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Carry out a legal move; return what happened."""
        shape = self.game.unpack(self.state, seat, move)
        events: list[Event] = []
        self.state.journal = events
        self.state.play(seat, move)
        self.state.journal = None
        self.log.append((seat, shape))
        self._give_decisions(moved=seat)
        return events

    def _give_decisions(self, moved: Seat | None) -> None:
        """Give a new token to every decision that has just opened."""
        state = self.state
        now = {seat: state.decision(seat) for seat in (*state.pending(), *state.optional())}
        for seat, decision in now.items():
            if seat == moved or self._open.get(seat) != decision:
                self._given[seat] += 1
        self._open = now
