"""What is told to whom. Everything is built up: the table from what is public, each side from its own seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from potluck.engine.state import SPECTATOR
from potluck.server import log
from potluck.server.protocol import (
    Around,
    ChairInfo,
    EventInfo,
    Happened,
    Outcome,
    PersonInfo,
    Side,
    TableInfo,
    TableSeen,
    Update,
    Welcome,
)
from potluck.server.table import hashed

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from potluck.engine.state import Event
    from potluck.server.table import Table

ENCODER = msgspec.json.Encoder()


def raw(value: object) -> msgspec.Raw:
    """Something encoded once and sent to many."""
    return msgspec.Raw(ENCODER.encode(value))


def table_info(table: Table, present: Container[int]) -> TableInfo:
    """What everybody may know of a table; ``present`` are the people with a connection."""
    match = table.match
    outcome = None
    if match is not None and match.over:
        outcome = Outcome(match.state.points(), match.state.winners(), match.seed)
    return TableInfo(
        table.id,
        table.game.slug,
        dict(table.options),
        phase(table),
        table.paused,
        table.grace,
        table.host,
        [PersonInfo(person.name, number not in present) for number, person in enumerate(table.people)],
        [ChairInfo(chair.person, chair.level, chair.covered) for chair in table.chairs],
        [] if match is None else match.state.pending(),
        None if match is None else hashed(match.seed),
        outcome,
    )


def phase(table: Table) -> str:
    """How far a table has come."""
    if table.closed:
        return "closed"
    if table.match is None:
        return "lobby"
    return "over" if table.over else "playing"


def viewers(table: Table, person: int | None) -> tuple[int, ...]:
    """The seats through which a person sees the game; whoever has none watches."""
    return tuple(table.seats_of(person)) or (SPECTATOR,)


class Sight:
    """A table at one moment. What several connections are told is made once."""

    def __init__(self, table: Table, present: Container[int]) -> None:
        self.table = table
        self.info = raw(table_info(table, present))
        self._sides: dict[int, Side] = {}
        self._updates: dict[tuple[int, ...], bytes] = {}

    def side(self, seat: int) -> Side | None:
        """The game as one seat sees it; None before it begins."""
        match = self.table.match
        if match is None:
            return None
        if seat not in self._sides:
            view = raw(match.game.view(match.state, seat))
            may_act = seat in match.state.pending() or seat in match.state.optional()
            self._sides[seat] = Side(seat, view, match.token(seat) if may_act else None)
        return self._sides[seat]

    def sides(self, seats: Sequence[int]) -> list[Side]:
        """The sides of some seats."""
        return [side for seat in seats if (side := self.side(seat)) is not None]

    def update(self, seats: tuple[int, ...]) -> bytes:
        """The last entry, and how things stand, for those who see through these seats."""
        if seats not in self._updates:
            number = self.table.number
            told = Update(number, happened(self.table, number - 1, seats), self.info, self.sides(seats))
            self._updates[seats] = ENCODER.encode(told)
        return self._updates[seats]

    def welcome(self, person: int | None, last: int | None) -> bytes:
        """The gap since ``last``, and how things stand."""
        seats = viewers(self.table, person)
        number = self.table.number
        missed = [] if last is None else happened(self.table, last if last <= number else 0, seats)
        return ENCODER.encode(Welcome(person, number, missed, self.info, self.sides(seats)))

    def around(self) -> bytes:
        """Who is here."""
        return ENCODER.encode(Around(self.info))

    def seen(self, person: int | None) -> TableSeen:
        """How things stand."""
        return TableSeen(person, self.table.number, self.info, self.sides(viewers(self.table, person)))


def happened(table: Table, after: int, seats: Sequence[int]) -> list[Happened]:
    """The entries after a number, as those who see through these seats may know them."""
    return [
        Happened(number, log.told(entry), [told for event in events if (told := _event(event, seats)) is not None])
        for number, (entry, events) in enumerate(table.story[after:], start=after + 1)
    ]


def _event(event: Event, seats: Sequence[int]) -> EventInfo | None:
    """An event as its best informed viewer may know it."""
    for seat in seats:
        if event.known_to(seat):
            return EventInfo(event.kind, event.seen_by(seat) or {}, known=True)
    facts = event.seen_by(seats[0])
    return None if facts is None else EventInfo(event.kind, facts, known=False)
