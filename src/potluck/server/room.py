"""A table in use: those who are connected to it, and its decisions, one after the other."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from potluck.bots import BOTS
from potluck.engine.errors import RefusedError, refuse
from potluck.engine.game import move_json
from potluck.engine.random import seeded
from potluck.server import actions, log
from potluck.server.sight import Sight, viewers
from potluck.server.storage import NotStoredError
from potluck.server.thinking import Task, TooSlowError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from potluck.engine.match import Match
    from potluck.server.limits import Limits
    from potluck.server.log import AnyEntry
    from potluck.server.protocol import AnyAction, TableSeen
    from potluck.server.storage import Storage
    from potluck.server.table import Table
    from potluck.server.thinking import Thinkers

BREATH: Final = 0.2
"""Seconds before a bot looks again whose move was refused."""
logger = logging.getLogger("potluck.server")
T = TypeVar("T")


class Listener(Protocol):
    """A connection, as far as a room knows it."""

    person: int | None

    def tell(self, message: bytes) -> None:
        """Send a message soon; never wait."""


class Room:
    """A table in use. Whatever changes it goes through ``_decide``: checked, stored, applied, told, in this order."""

    def __init__(self, table: Table, storage: Storage, thinkers: Thinkers, limits: Limits) -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self._storage = storage
        self._thinkers = thinkers
        self._limits = limits
        self._turn = asyncio.Lock()
        self._doubtful = False
        """Whether the file may hold more than the table does, because storing failed."""
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bots: asyncio.Task[None] | None = None
        self._entering = 0

    def open(self) -> None:
        """Begin: nobody is connected yet, bots may have to move."""
        self._watch_absent()
        self._wake_bots()

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is going on."""
        return not (self.listeners or self._tasks or self._entering)

    async def leave(self) -> None:
        """Stop, because the server does or nobody is here; whatever is being stored is finished first."""
        for grace in self._graces.values():
            grace.cancel()
        self._graces.clear()
        if self._bots is not None:
            self._bots.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # People come and go.

    @property
    def present(self) -> set[int]:
        """The people with a connection."""
        return {listener.person for listener in self.listeners if listener.person is not None}

    async def enter(self, listener: Listener, last: int | None) -> None:
        """Somebody connects: is told what was missed, gets back a seat that a bot covers, and is seen by the others."""
        if len(self.listeners) >= self._limits.sockets_of_table:
            raise refuse("table-crowded")
        self._entering += 1
        try:
            async with self._turn:
                await self._certain()
                was_here = listener.person in self.present
                self.listeners.add(listener)
                listener.tell(self._sight().welcome(listener.person, last))
        finally:
            self._entering -= 1
        if listener.person is not None and not was_here:
            if grace := self._graces.pop(listener.person, None):
                grace.cancel()
            self._show_presence(besides=listener)
            if self.table.host not in self.present:
                self._begin_grace(self.table.host)
            await self.run(self._return(listener.person))

    def exit(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        self.listeners.discard(listener)
        if listener.person is not None and listener.person not in self.present:
            self._show_presence()
            self._begin_grace(listener.person)

    def _show_presence(self, besides: Listener | None = None) -> None:
        message = self._sight().around()
        for listener in self.listeners:
            if listener is not besides:
                listener.tell(message)

    def _watch_absent(self) -> None:
        for person in {chair.person for chair in self.table.chairs if chair.person is not None} - self.present:
            self._begin_grace(person)

    def _begin_grace(self, person: int) -> None:
        if self.table.grace and not self.table.over and person not in self._graces:
            delay = self.table.grace * self._limits.grace
            self._graces[person] = asyncio.get_running_loop().call_later(delay, self._end_grace, person)

    def _end_grace(self, person: int) -> None:
        self._graces.pop(person, None)
        self._soon(self._cover(person))

    async def _cover(self, person: int) -> None:
        """A bot plays for somebody who has been away too long; if that is the host, another one takes over."""
        for seat in self.table.seats_of(person):
            await self._decide(partial(self._covering, person, seat))
        await self._decide(partial(self._succeeding, person))

    def _covering(self, person: int, seat: int) -> actions.Plan | None:
        """The entry by which a bot begins to cover a seat, if it still should."""
        chair, table = self.table.chairs[seat], self.table
        if person in self.present or chair.person != person or chair.covered or table.match is None or table.over:
            return None
        return actions.Plan(log.Covered(seat))

    def _succeeding(self, person: int) -> actions.Plan | None:
        """The entry by which somebody who is here becomes the host instead of one who is not."""
        here = sorted(self.present)
        if self.table.host != person or person in here or not here or self.table.closed:
            return None
        seated = [other for other in here if self.table.seats_of(other)]
        return actions.Plan(log.Hosted((seated or here)[0]))

    async def _return(self, person: int) -> None:
        for seat in self.table.seats_of(person):
            await self._decide(partial(self._returning, person, seat))

    def _returning(self, person: int, seat: int) -> actions.Plan | None:
        chair = self.table.chairs[seat]
        return actions.Plan(log.Returned(seat)) if chair.person == person and chair.covered else None

    # Decisions.

    async def act(self, person: int | None, action: AnyAction) -> int:
        """Do what a person wants; return the number of the entry. A move that was made before is not made again."""
        return await self.run(self._act(person, action))

    async def _act(self, person: int | None, action: AnyAction) -> int:
        known: list[int] = []

        def plan() -> actions.Plan | None:
            already = actions.repeated(self.table, person, action)
            if already is not None:
                known.append(already)
                return None
            return actions.plan(self.table, person, action)

        number = await self._decide(plan)
        return known[0] if known else number

    async def join(self, name: str, token: str) -> int:
        """Somebody comes to the table; return the person's number."""
        await self.run(self._decide(lambda: actions.Plan(actions.newcomer(self.table, name, token))))
        return next(number for number, person in enumerate(self.table.people) if person.token == token)

    async def close(self) -> None:
        """Close an abandoned table."""
        await self.run(self._decide(lambda: None if self.table.closed else actions.Plan(log.Closed())))

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if the connection that wanted it breaks meanwhile."""
        return await asyncio.shield(self._soon(work))

    def _soon(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _decide(self, plan: Callable[[], actions.Plan | None]) -> int:
        """Check, store, apply, tell; nothing happens if there is no plan. One decision at a time."""
        async with self._turn:
            await self._certain()
            planned = plan()
            if planned is None:
                return self.table.number
            await self._store(planned.entry)
            self.table.apply(planned.entry, planned.move)
            number = self.table.number
            sight = self._sight()
            for listener in self.listeners:
                listener.tell(sight.update(viewers(self.table, listener.person)))
            if self.table.over or self.table.closed:
                with suppress(NotStoredError):  # A note that only saves loading; it is made again later.
                    await self._storage.finish(self.table.id)
        if isinstance(planned.entry, (log.Started, log.Sat)):
            self._watch_absent()
        self._wake_bots()
        return number

    async def _store(self, entry: AnyEntry) -> None:
        try:
            await self._storage.append(self.table.id, self.table.number + 1, log.encode(entry))
        except NotStoredError as error:
            self._doubtful = True
            logger.exception("not stored", extra={"entry": type(entry).__name__})
            raise refuse("not-stored") from error

    async def _certain(self) -> None:
        """Read the log again if storing has failed: what it holds is what has happened."""
        if not self._doubtful:
            return
        stored = self._storage.read(self.table.id)
        for entry in stored[self.table.number :]:
            self.table.apply(log.decode(entry))
            sight = self._sight()
            for listener in self.listeners:
                listener.tell(sight.update(viewers(self.table, listener.person)))
        self._doubtful = False

    def _sight(self) -> Sight:
        return Sight(self.table, self.present)

    def seen(self, person: int | None) -> TableSeen:
        """How the table stands for somebody."""
        return self._sight().seen(person)

    # Bots.

    def _wake_bots(self) -> None:
        if self._bots is None and self._bots_seat() is not None:
            self._bots = self._soon(self._play_bots())

    def _bots_seat(self) -> int | None:
        """A seat that the game waits for and that a bot plays."""
        match = self.table.match
        if match is None or not self.table.running:
            return None
        return next((seat for seat in match.state.pending() if self.table.chairs[seat].played_by_bot), None)

    async def _play_bots(self) -> None:
        """Let bots move until the game waits for people."""
        try:
            while (seat := self._bots_seat()) is not None:
                match = self.table.match
                assert match is not None
                token = match.token(seat)
                move = await self._thought(match, seat)
                try:
                    await self.run(self._decide(partial(self._bots_plan, seat, token, move)))
                except RefusedError:
                    await asyncio.sleep(BREATH)  # Somebody else was faster, or the disk is full: look again.
        finally:
            self._bots = None

    async def _thought(self, match: Match, seat: int) -> dict[str, Any]:
        """The move that a bot chooses; any legal one if it takes too long."""
        chair = self.table.chairs[seat]
        moves = [(mover, dict(move_json(shape))) for mover, shape in match.log]
        options, level = dict(match.options), chair.level or BOTS[-1]
        task = Task(self.table.id, match.game.slug, options, match.seats, match.seed, moves, seat, level)
        try:
            return await self._thinkers.choose(task)
        except TooSlowError:
            logger.warning("bot too slow", extra={"game": match.game.slug, "level": level})
        if seat not in match.state.pending():
            return {}
        move = match.state.random_move(seat, seeded(os.urandom(8).hex()))
        return dict(move_json(match.game.unpack(match.state, seat, move)))

    def _bots_plan(self, seat: int, token: int, move: dict[str, Any]) -> actions.Plan | None:
        match = self.table.match
        if match is None or match.token(seat) != token:
            return None
        return actions.bots_move(self.table, seat, move)
