"""All tables of a server."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from potluck.engine import record
from potluck.engine.errors import RefusedError, refuse
from potluck.games import all_games
from potluck.server import log
from potluck.server.actions import proper_name
from potluck.server.room import Room
from potluck.server.storage import NotStoredError, Storage
from potluck.server.table import Table, hashed, rebuild
from potluck.server.thinking import Thinkers

if TYPE_CHECKING:
    from pathlib import Path

    from potluck.server.limits import Limits
    from potluck.server.protocol import NewTable

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""What names of tables are made of: nothing that is easily taken for something else."""
NAME_LENGTH: Final = 12
DAY: Final = 86_400
SWEEP: Final = 60
"""Seconds between two looks at what can be put away."""
logger = logging.getLogger("potluck.server")


def new_token() -> str:
    """An unguessable token."""
    return secrets.token_urlsafe(24)


class Hall:
    """The rooms in use, and the file they are stored in. Tables that nobody uses are loaded when somebody asks."""

    def __init__(self, data: Path, limits: Limits, thinkers: Thinkers | None = None) -> None:
        self._limits = limits
        self.storage = Storage(data)
        self._thinkers = thinkers or Thinkers(patience=limits.thinking)
        self._rooms: dict[str, Room] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self) -> None:
        """Rebuild the tables at which something can still happen, and let their bots move."""
        for name in self.storage.open_tables():
            try:
                room = self.find(name)
            except RefusedError as error:
                logger.warning("table not loaded", extra={"table": hashed(name)[:8], "code": error.refusal.code})
                continue
            except Exception:  # One table that cannot be read must not keep the others from being played.
                logger.exception("table not loaded", extra={"table": hashed(name)[:8]})
                continue
            if room.table.over or room.table.closed:
                await self.storage.finish(name)
        self._sweeper = asyncio.create_task(self._keep_sweeping())
        logger.info("open", extra={"tables": len(self._rooms)})

    async def close(self) -> None:
        """Finish what is being stored, and give the file back."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(room.leave() for room in self._rooms.values()))
        await self._thinkers.end()
        self.storage.close()

    def find(self, name: str) -> Room:
        """The room of a table."""
        if name not in self._rooms:
            stored = self.storage.read(name)
            if not stored:
                raise refuse("table-unknown")
            self._enter(rebuild(name, stored))
        return self._rooms[name]

    async def create(self, wanted: NewTable, token: str) -> Room:
        """Set up a table; the host's token is the given one."""
        if len(self._rooms) >= self._limits.tables:
            raise refuse("hall-full")
        games = all_games()
        if wanted.game not in games:
            raise refuse("table-game", value=wanted.game)
        options = games[wanted.game].settle(wanted.options, wanted.seats)
        host = proper_name(wanted.name)
        created = log.Created(wanted.game, options, wanted.seats, wanted.grace, host, hashed(token))
        name = "".join(secrets.choice(LETTERS) for _ in range(NAME_LENGTH))
        try:
            await self.storage.append(name, 1, log.encode(created))
        except NotStoredError as error:
            logger.exception("not stored", extra={"entry": "Created"})
            raise refuse("not-stored") from error
        table = Table(name)
        table.apply(created)
        return self._enter(table)

    def _enter(self, table: Table) -> Room:
        room = self._rooms[table.id] = Room(table, self.storage, self._thinkers, self._limits)
        room.open()
        return room

    def record(self, name: str) -> bytes:
        """The record of a finished game."""
        match = self.find(name).table.match
        if match is None:
            raise refuse("not-begun")
        return b"".join(record.write(match))

    async def sweep(self, now: float) -> None:
        """Close the tables at which nothing has happened for long; put away what is over and not looked at."""
        for name in self.storage.untouched_since(now - self._limits.keep_days * DAY):
            try:
                room = self.find(name)
            except RefusedError:
                await self.storage.finish(name)
                continue
            if not room.listeners:
                await room.close()
        for name, room in list(self._rooms.items()):
            if room.idle and (room.table.over or room.table.closed):
                del self._rooms[name]
                await room.leave()

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep(time.time())
            except RefusedError:
                logger.exception("not swept")
