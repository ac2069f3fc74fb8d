"""A table as its log tells it: who is there, who sits where, and the match."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import TYPE_CHECKING, Final

from potluck.engine.errors import refuse
from potluck.engine.match import Match
from potluck.games import all_games
from potluck.server import log

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from potluck.engine.game import AnyGame
    from potluck.engine.state import Event, Move
    from potluck.server.log import AnyEntry

HOST: Final = 0
"""The number of the person who sets a table up."""


def hashed(text: str) -> str:
    """What is kept of a token, and what is told of a seed until the game is over."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass
class Person:
    """Somebody who has come to the table."""

    name: str
    token: str
    """The token's hash."""


@dataclass
class Chair:
    """A seat: whose it is, and the bot that plays it, if one does."""

    person: int | None = None
    level: str | None = None
    covered: bool = False
    """Whether a bot plays it for a person who is away."""
    knowing: set[int] = field(default_factory=set)
    """The people who have seen what this seat knows of the game."""

    @property
    def taken(self) -> bool:
        """Whether somebody plays here."""
        return self.person is not None or self.level is not None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.level is not None or self.covered


class Table:
    """All of a table. It is changed by ``apply`` alone, so that its log can always rebuild it."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.number = 0
        """The number of the last entry."""
        self.game: AnyGame
        self.options: Mapping[str, bool | int | str] = {}
        self.grace = 0
        self.people: list[Person] = []
        self.chairs: list[Chair] = []
        self.host = HOST
        self.match: Match | None = None
        self.paused = False
        self.closed = False
        self.story: list[tuple[AnyEntry, list[Event]]] = []
        """Every entry with the events it caused; entry ``n`` stands at ``n - 1``."""
        self.made: dict[tuple[int | None, str], tuple[int, bytes]] = {}
        """The moves that people have made, by person and by their own names for them: number and entry."""
        self._by_token: dict[str, int] = {}

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match is not None and self.match.over

    @property
    def running(self) -> bool:
        """Whether moves can be made now."""
        return self.match is not None and not (self.match.over or self.paused or self.closed)

    def person(self, token: str) -> int:
        """Whose token this is."""
        number = self._by_token.get(hashed(token))
        if number is None:
            raise refuse("token-unknown")
        return number

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that belong to a person, those that a bot covers too."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def players(self) -> list[str]:
        """What the player of each seat is called."""
        return [self.player(seat) for seat in range(len(self.chairs))]

    def player(self, seat: int) -> str:
        """What the player of a seat is called: a person's name, or a bot's level and seat."""
        chair = self.chairs[seat]
        if chair.person is not None:
            return self.people[chair.person].name
        return f"{chair.level or ''} {seat + 1}".strip()

    def apply(self, entry: AnyEntry, move: Move | None = None) -> None:
        """Carry out an entry that is stored; ``move`` saves reading a move again that has just been checked."""
        events = self._play(entry, move) if isinstance(entry, log.Moved) else self._carry_out(entry) or []
        self.number += 1
        self.story.append((entry, events))
        if isinstance(entry, log.Moved) and entry.id:
            self.made[self.chairs[entry.seat].person, entry.id] = (self.number, log.encode(entry))

    def _play(self, entry: log.Moved, move: Move | None) -> list[Event]:
        assert self.match is not None
        if move is None:
            return self.match.submit(entry.seat, entry.move)  # type: ignore[arg-type] # decoded from JSON
        return self.match.play(entry.seat, move)

    @singledispatchmethod
    def _carry_out(self, entry: AnyEntry) -> list[Event] | None:
        raise TypeError(entry)

    @_carry_out.register(log.Created)
    def _(self, entry: log.Created) -> None:
        games = all_games()
        if entry.game not in games:
            raise refuse("table-game", value=entry.game)
        self.game = games[entry.game]
        self.options = entry.options
        self.grace = entry.grace
        self.chairs = [Chair() for _ in range(entry.seats)]
        self._welcome(entry.name, entry.token)

    @_carry_out.register(log.Joined)
    def _(self, entry: log.Joined) -> None:
        self._welcome(entry.name, entry.token)

    def _welcome(self, name: str, token: str) -> None:
        self._by_token[token] = len(self.people)
        self.people.append(Person(name, token))

    @_carry_out.register(log.Sat)
    def _(self, entry: log.Sat) -> None:
        chair = self.chairs[entry.seat]
        self._seat(entry.seat, Chair(person=entry.person, knowing=chair.knowing))

    @_carry_out.register(log.Stood)
    def _(self, entry: log.Stood) -> None:
        self._seat(entry.seat, Chair())

    @_carry_out.register(log.Bot)
    def _(self, entry: log.Bot) -> None:
        self._seat(entry.seat, Chair(level=entry.level, knowing=self.chairs[entry.seat].knowing))

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        if self.match is not None and chair.person is not None:
            chair.knowing.add(chair.person)

    @_carry_out.register(log.Started)
    def _(self, entry: log.Started) -> list[Event]:
        if entry.version != self.game.version:
            raise refuse("table-version", game=self.game.slug, version=entry.version, known=self.game.version)
        self.match = Match(self.game, self.options, len(self.chairs), entry.seed)
        for chair in self.chairs:
            if chair.person is not None:
                chair.knowing.add(chair.person)
        return []

    @_carry_out.register(log.Paused)
    def _(self, _: log.Paused) -> None:
        self.paused = True

    @_carry_out.register(log.Resumed)
    def _(self, _: log.Resumed) -> None:
        self.paused = False

    @_carry_out.register(log.Hosted)
    def _(self, entry: log.Hosted) -> None:
        self.host = entry.person

    @_carry_out.register(log.Covered)
    def _(self, entry: log.Covered) -> None:
        self.chairs[entry.seat].covered = True

    @_carry_out.register(log.Returned)
    def _(self, entry: log.Returned) -> None:
        self.chairs[entry.seat].covered = False

    @_carry_out.register(log.Closed)
    def _(self, _: log.Closed) -> None:
        self.closed = True


def rebuild(name: str, stored: Iterable[bytes]) -> Table:
    """The table of a stored log."""
    table = Table(name)
    for entry in stored:
        table.apply(log.decode(entry))
    return table
