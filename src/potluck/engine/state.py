# compiled
"""The contract that every game signs: its State, and the events that tell what happened in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from potluck.engine.random import Rng

Seat = int
Move = int

SPECTATOR: Final = -1
"""The seat of somebody who only watches: it knows what is public."""
REFEREE: Final = -2
"""The seat of the referee: it knows everything."""
NO_MOVE: Final = -1
NOBODY: Final = -3


class Event:
    """Something that happened: a kind, facts that everybody may know, and facts that only some seats may know.

    A wholly private event is not even shown to the others.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
        knowing: list[Seat] | None = None,
        *,
        private: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret: dict[str, object] = {} if secret is None else secret
        self.knowing: list[Seat] = [] if knowing is None else knowing
        self.private = private

    def seen_by(self, seat: Seat) -> dict[str, object] | None:
        """What this seat may know of the event: its facts, or None if it may not know of it at all."""
        if self.known_to(seat):
            return {**self.facts, **self.secret}
        return None if self.private else dict(self.facts)

    def known_to(self, seat: Seat) -> bool:
        """Whether this seat knows the secret facts, too."""
        return seat == REFEREE or seat in self.knowing


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One game, all of it. It is changed in place; clone it before you try things.

    A subclass sets ``seats``. Whoever wants to be told what happens puts a list into ``journal``; simulations leave it
    None, so that they do not pay for it. ``clone`` and ``imagine`` give states without a journal.
    """

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.journal: list[Event] | None = None

    @abstractmethod
    def pending(self) -> list[Seat]:
        """The seats the game waits for; several decide at the same time; none when it is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Move]:
        """All legal moves of a seat, sorted, without duplicates: the one source of legality."""

    @abstractmethod
    def play(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, without the journal."""

    @abstractmethod
    def imagine(self, seat: Seat, rng: Rng) -> State:
        """One full state that this seat could be in, for all it knows, with a future of its own.

        It depends on what the seat knows and on the generator, and on nothing else.
        """

    @abstractmethod
    def points(self) -> list[int]:
        """The points of each seat as things stand."""

    @abstractmethod
    def winners(self) -> list[Seat]:
        """The seats that have won; none if nobody has, or if the game itself won."""

    def is_legal(self, seat: Seat, move: Move) -> bool:
        """Whether a move is legal; a game overrides it only for moves with free words, which nobody can list."""
        return move in self.legal(seat)

    def turn(self) -> Seat:
        """Whom simulations ask next, or NOBODY when the game is over.

        It is the first seat that the game waits for; where order matters, whoever is quickest, by fair chance.
        """
        waiting = self.pending()
        return waiting[0] if waiting else NOBODY

    def optional(self) -> list[Seat]:
        """Seats that may act although the game does not wait for them."""
        return []

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """One legal move of a seat, each equally likely; games override it where listing all is slow."""
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def overdue(self, seat: Seat) -> Move:
        """The move by which the rules settle a decision whose time is up, or NO_MOVE if they say nothing."""
        return NO_MOVE

    def decision(self, seat: Seat) -> int:
        """A number that changes when an open decision of a seat is replaced by another without a move of that seat."""
        return 0

    def order_matters(self) -> bool:
        """Whether it matters who moves first among the seats that decide now (a race, a trade)."""
        return False

    def tell(self, event: Event) -> None:
        """Write an event into the journal. Callers test ``journal`` first where making the event costs."""
        if self.journal is not None:
            self.journal.append(event)
