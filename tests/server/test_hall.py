"""Rooms: what happens when storing fails, tables that nobody uses, bots that are slow."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from potluck.engine.errors import RefusedError
from potluck.games import all_games
from potluck.server import protocol
from potluck.server.hall import DAY, Hall
from potluck.server.limits import Bucket, Limits
from potluck.server.log import Started
from potluck.server.protocol import NewTable
from potluck.server.storage import NotStoredError
from potluck.server.thinking import Memory, Task, Thinkers, TooSlowError, answer
from server.tables import first_game, seats_for, started

GAME = first_game().slug
SEATS = seats_for(first_game())
NEVER_ANSWERS = (sys.executable, "-c", "import time; time.sleep(60)")
ANSWERS_SOME = """
import json, sys, time
for line in sys.stdin:
    if json.loads(line)["table"] == "slow":
        time.sleep(60)
    print(json.dumps({"kind": "quick"}), flush=True)
"""


def in_hall(
    data: Path, do: Callable[[Hall], Awaitable[None]], thinkers: Thinkers | None = None, *, limits: Limits | None = None
) -> None:
    """Do something in a hall, and close it."""

    async def run() -> None:
        hall = Hall(data, limits or Limits(), thinkers)
        await hall.open()
        try:
            await asyncio.wait_for(do(hall), 20)
        finally:
            await hall.close()

    asyncio.run(run())


def a_task(table: str = "t") -> Task:
    match = started(first_game()).table.match
    assert match is not None
    return Task(table, GAME, dict(match.options), match.seats, match.seed, [], match.state.turn(), "random")


@pytest.mark.parametrize("fault", ["before the disk", "after the disk"])
def test_what_is_not_stored_is_refused_and_the_log_decides(
    tmp_path: Path,
    fault: str,
    monkeypatch: pytest.MonkeyPatch,
):
    reached_the_disk = fault == "after the disk"

    async def fail(hall: Hall) -> None:
        room = await hall.create(NewTable(GAME, SEATS, "Ann"), "token")
        told: list[bytes] = []
        store = hall.storage.append

        class Listener:
            person = None

            def tell(self, message: bytes) -> None:
                told.append(message)

        await room.enter(Listener(), None)

        async def append(table: str, number: int, entry: bytes) -> None:
            if reached_the_disk:
                await store(table, number, entry)
            raise NotStoredError

        with monkeypatch.context() as patch:
            patch.setattr(hall.storage, "append", append)
            with pytest.raises(RefusedError, match="not-stored"):
                await room.act(0, protocol.Sit(seat=0))
            assert len(told) == 1, "nobody hears of what may not be stored"
        await room.act(0, protocol.Sit(seat=1 % SEATS) if SEATS > 1 else protocol.Host(person=0))
        kinds = [type(entry).__name__ for entry, _ in room.table.story]
        assert kinds.count("Sat") == (2 if reached_the_disk else 1)
        assert len(told) == len(kinds), "everything that is stored is told"
        assert len(hall.storage.read(room.table.id)) == len(kinds)

    in_hall(tmp_path / "data", fail)


def test_abandoned_tables_are_closed_and_their_logs_kept(tmp_path: Path):
    async def abandon(hall: Hall) -> None:
        name = (await hall.create(NewTable(GAME, SEATS, "Ann"), "token")).table.id
        await hall.sweep(time.time() + 29 * DAY)
        assert not hall.find(name).table.closed
        await hall.sweep(time.time() + 31 * DAY)
        assert len(hall) == 0, "nobody uses it"
        assert hall.storage.open_tables() == []
        room = hall.find(name)
        assert room.table.closed
        with pytest.raises(RefusedError, match="table-closed"):
            await room.join("late", "hash")

    in_hall(tmp_path / "data", abandon)


def test_a_full_hall_sets_up_no_more_tables(tmp_path: Path):
    async def fill(hall: Hall) -> None:
        await hall.create(NewTable(GAME, SEATS, "Ann"), "token")
        with pytest.raises(RefusedError, match="hall-full"):
            await hall.create(NewTable(GAME, SEATS, "Ann"), "token")

    in_hall(tmp_path / "data", fill, limits=Limits(tables=1))


def test_tables_of_other_rules_are_kept_and_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    names: list[str] = []

    async def begin(hall: Hall) -> None:
        room = await hall.create(NewTable(GAME, SEATS, "Ann", grace=0), "token")
        for seat in range(SEATS):
            await room.act(0, protocol.Sit(seat=seat))
        await room.act(0, protocol.Start())
        names.append(room.table.id)

    async def look(hall: Hall) -> None:
        assert len(hall) == 0
        with pytest.raises(RefusedError, match="table-version"):
            hall.find(names[0])
        assert len(hall.storage.read(names[0])) == SEATS + 2

    in_hall(tmp_path / "data", begin)
    monkeypatch.setattr(type(all_games()[GAME]), "version", 99)
    in_hall(tmp_path / "data", look)


def test_bots_that_never_answer_are_overruled(tmp_path: Path):
    async def play(hall: Hall) -> None:
        room = await hall.create(NewTable(GAME, SEATS, "Ann"), "token")
        for seat in range(SEATS):
            await room.act(0, protocol.Bot(seat=seat, level="greedy"))
        await room.act(0, protocol.Start())
        begun = room.table.number
        assert isinstance(room.table.story[-1][0], Started)
        while room.table.number < begun + 2 and not room.table.over:
            await asyncio.sleep(0.05)

    in_hall(tmp_path / "data", play, Thinkers(patience=0.1, command=NEVER_ANSWERS))


def test_a_slow_bot_does_not_delay_another_table():
    async def ask() -> None:
        thinkers = Thinkers(number=2, patience=30, command=(sys.executable, "-c", ANSWERS_SOME))
        slow = asyncio.create_task(thinkers.choose(a_task("slow")))
        await asyncio.sleep(0.1)
        for _ in range(10):
            assert await asyncio.wait_for(thinkers.choose(a_task("quick")), 10) == {"kind": "quick"}
        assert not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        both = await asyncio.gather(*(thinkers.choose(a_task("quick")) for _ in range(4)))
        assert both == [{"kind": "quick"}] * 4, "a question that was given up does not answer the next one"
        await thinkers.end()

    asyncio.run(ask())


@pytest.mark.parametrize("command", [NEVER_ANSWERS, (sys.executable, "-c", ""), (sys.executable, "-c", "print('?')")])
def test_processes_that_do_not_answer_are_ended(command: tuple[str, ...]):
    async def ask() -> None:
        thinkers = Thinkers(number=2, patience=0.5, command=command)
        for _ in range(3):
            with pytest.raises(TooSlowError):
                await thinkers.choose(a_task())
        await thinkers.end()

    asyncio.run(ask())


def test_a_process_remembers_matches_but_does_not_rely_on_it():
    memory = Memory()
    task = a_task()
    first = answer(task, memory)
    assert answer(task, memory) == first == answer(task, Memory())
    match = memory.match(task)
    assert match.check(task.seat, first) in match.state.legal(task.seat)


def test_a_bucket_fills_up_again():
    bucket = Bucket(rate=2, burst=3, at=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.6)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]
