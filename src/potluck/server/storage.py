"""The logs of all tables in one SQLite file, written by one thread that commits what has gathered meanwhile at once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

from potluck.engine.errors import refuse

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = 1
"""The number of the file's layout, kept in ``user_version``."""
GROUP: Final = 1000
"""How many entries are committed together at most."""
LAYOUT: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    open INTEGER NOT NULL,
    touched REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX open_tables ON tables (touched) WHERE open;
CREATE TABLE log (
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (id, number)
) WITHOUT ROWID;
"""


class NotStoredError(Exception):
    """An entry was not stored: another one has its number, or the disk does not take it."""


@dataclass(frozen=True)
class Append:
    """An entry to store, and who waits for it; without an entry, a note that nothing more will happen at a table."""

    table: str
    number: int
    entry: bytes | None
    stored: asyncio.Future[None]


class Storage:
    """A file of logs. One process has it at a time; the operating system frees it when the process dies."""

    def __init__(self, path: Path) -> None:
        self._lock = _take(path)
        self._reader = _open(path)
        self._queue: SimpleQueue[Append | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, args=(path,), name="storage")
        self._writer.start()

    async def append(self, table: str, number: int, entry: bytes) -> None:
        """Store an entry; when this returns it will be there after any crash."""
        await self._put(table, number, entry)

    async def finish(self, table: str) -> None:
        """Note that a table is over or closed; it is then loaded only when somebody asks for it."""
        await self._put(table, 0, None)

    async def _put(self, table: str, number: int, entry: bytes | None) -> None:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(Append(table, number, entry, stored))
        await stored

    def read(self, table: str) -> list[bytes]:
        """The log of a table, in order; empty if there is no such table."""
        rows = self._reader.execute("SELECT number, entry FROM log WHERE id = ? ORDER BY number", (table,)).fetchall()
        if [number for number, _ in rows] != list(range(1, len(rows) + 1)):
            raise refuse("log-damaged", detail="gap")
        return [entry for _, entry in rows]

    def open_tables(self) -> list[str]:
        """The tables at which something can still happen."""
        return [row[0] for row in self._reader.execute("SELECT id FROM tables WHERE open ORDER BY id")]

    def untouched_since(self, moment: float) -> list[str]:
        """Open tables at which nothing has happened since then."""
        rows = self._reader.execute("SELECT id FROM tables WHERE open AND touched < ?", (moment,))
        return [row[0] for row in rows]

    @property
    def well(self) -> bool:
        """Whether entries can be stored."""
        return self._writer.is_alive()

    def close(self) -> None:
        """Store what is waiting, and give the file back."""
        self._queue.put(None)
        self._writer.join()
        self._reader.close()
        self._lock.close()

    def _write(self, path: Path) -> None:
        """The writer's life."""
        with closing(_open(path)) as database:
            while True:
                group = self._gather()
                appends = [append for append in group if append is not None]
                if appends:
                    _tell(_store(database, appends))
                if len(appends) < len(group):
                    return

    def _gather(self) -> list[Append | None]:
        """Wait for something to write; take along what else has come."""
        group = [self._queue.get()]
        with suppress(Empty):
            while len(group) < GROUP and group[-1] is not None:
                group.append(self._queue.get_nowait())
        return group


def _take(path: Path) -> sqlite3.Connection:
    """Keep other servers away from the file, by a lock that even ``kill -9`` gives back."""
    lock = sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise refuse("data-in-use", file=str(path)) from error
    return lock


def _open(path: Path) -> sqlite3.Connection:
    """A connection; the layout is made where there is none yet."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        (found,) = database.execute("PRAGMA user_version").fetchone()
        if found == 0:
            database.executescript(f"BEGIN IMMEDIATE; {LAYOUT} PRAGMA user_version={FORMAT}; COMMIT;")
        elif found != FORMAT:
            raise refuse("data-format", file=str(path), format=found, known=FORMAT)
    except sqlite3.DatabaseError as error:
        database.close()
        raise refuse("data-unreadable", file=str(path), detail=str(error)) from error
    return database


def _store(database: sqlite3.Connection, appends: list[Append]) -> list[tuple[Append, Exception | None]]:
    """Write a group in one transaction; say of each whether it is stored."""
    outcome: list[tuple[Append, Exception | None]] = []
    try:
        database.execute("BEGIN IMMEDIATE")
        for append in appends:
            outcome.append((append, _insert(database, append)))
        database.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        return [(append, error) for append in appends]
    return outcome


def _insert(database: sqlite3.Connection, append: Append) -> Exception | None:
    """Add an entry to a log. The log's own uniqueness refuses a second entry of the same number."""
    now = time.time()
    if append.entry is None:
        database.execute("UPDATE tables SET open = 0 WHERE id = ?", (append.table,))
        return None
    try:
        database.execute("INSERT INTO log VALUES (?, ?, ?, ?)", (append.table, append.number, now, append.entry))
    except sqlite3.IntegrityError as error:
        return error
    database.execute("INSERT OR REPLACE INTO tables VALUES (?, 1, ?)", (append.table, now))
    return None


def _tell(outcome: list[tuple[Append, Exception | None]]) -> None:
    """Let those who wait know, in their own thread, all of a group at once."""

    def settle() -> None:
        for append, error in outcome:
            if append.stored.cancelled():
                continue
            if error is None:
                append.stored.set_result(None)
            else:
                append.stored.set_exception(NotStoredError(str(error)))

    with suppress(RuntimeError):  # The loop has gone, and with it everybody who waited.
        outcome[0][0].stored.get_loop().call_soon_threadsafe(settle)
