"""What is stored is there after any crash, in order and once."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from potluck.engine.errors import RefusedError
from potluck.server.storage import NotStoredError, Storage

if TYPE_CHECKING:
    from collections.abc import Iterator

WRITE_UNTIL_KILLED = """
import asyncio, pathlib, sys
from potluck.server.storage import Storage

async def main():
    storage = Storage(pathlib.Path(sys.argv[1]))
    async def fill(table):
        for number in range(1, 100_000):
            await storage.append(table, number, str(number).encode())
            print(table, number, flush=True)
    await asyncio.gather(*(fill(f"t{n}") for n in range(8)))

asyncio.run(main())
"""


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    opened = Storage(tmp_path / "data")
    yield opened
    opened.close()


def test_a_log_is_read_as_it_was_written(storage: Storage):
    async def write() -> None:
        for number in range(1, 6):
            await storage.append("a", number, b"entry %d" % number)
        await storage.append("b", 1, b"other")

    asyncio.run(write())
    assert storage.read("a") == [b"entry %d" % number for number in range(1, 6)]
    assert storage.read("b") == [b"other"]
    assert storage.read("c") == []
    assert storage.open_tables() == ["a", "b"]


def test_a_number_is_given_once_and_the_others_of_the_group_are_stored(storage: Storage):
    async def write() -> list[object]:
        entries = [("a", 1), ("b", 1), ("a", 1), ("c", 1)]
        return await asyncio.gather(
            *(storage.append(table, number, b"x") for table, number in entries), return_exceptions=True
        )

    outcome = asyncio.run(write())
    assert [type(one) for one in outcome] == [type(None), type(None), NotStoredError, type(None)]
    assert [len(storage.read(table)) for table in "abc"] == [1, 1, 1]


def test_a_finished_table_is_no_longer_open_but_its_log_stays(storage: Storage):
    async def write() -> None:
        await storage.append("a", 1, b"x")
        await storage.finish("a")

    asyncio.run(write())
    assert storage.open_tables() == []
    assert storage.read("a") == [b"x"]


def test_a_log_with_a_gap_is_refused(storage: Storage):
    async def write() -> None:
        await storage.append("a", 1, b"x")
        await storage.append("a", 3, b"x")

    asyncio.run(write())
    with pytest.raises(RefusedError, match="log-damaged"):
        storage.read("a")


def test_untouched_tables_are_found(storage: Storage):
    asyncio.run(storage.append("a", 1, b"x"))
    assert storage.untouched_since(0) == []
    assert storage.untouched_since(2**40) == ["a"]


@pytest.mark.usefixtures("storage")
def test_one_server_at_a_time_has_the_file(tmp_path: Path):
    with pytest.raises(RefusedError, match="data-in-use"):
        Storage(tmp_path / "data")


def test_other_files_are_refused(tmp_path: Path):
    path = tmp_path / "data"
    path.write_bytes(b"no database, but long enough to look like one" * 100)
    with pytest.raises(RefusedError, match="data-unreadable"):
        Storage(path)


def test_newer_layouts_are_refused(tmp_path: Path):
    path = tmp_path / "data"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version=99")
    database.close()
    with pytest.raises(RefusedError, match="data-format"):
        Storage(path)


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path):
    path = tmp_path / "data"
    writer = subprocess.Popen([sys.executable, "-c", WRITE_UNTIL_KILLED, str(path)], stdout=subprocess.PIPE)
    assert writer.stdout is not None
    lines = [writer.stdout.readline() for _ in range(500)]
    os.kill(writer.pid, signal.SIGKILL)
    lines += writer.stdout.readlines()
    writer.stdout.close()
    writer.wait()
    storage = Storage(path)
    for line in lines:
        table, _, number = line.decode().partition(" ")
        if number.endswith("\n"):
            assert storage.read(table)[int(number) - 1] == number.strip().encode()
    storage.close()
