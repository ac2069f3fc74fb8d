"""Bots think in processes of their own, so that a slow one keeps nobody waiting but its own table.

Run as a module this is such a process: a line of JSON asks, a line of JSON answers, and it ends when nobody asks any
more, even if the server was killed.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from potluck.bots import make_bot
from potluck.engine.game import move_json
from potluck.engine.match import Match
from potluck.engine.random import seeded
from potluck.games import all_games

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMAND: Final = (sys.executable, "-m", "potluck.server.thinking")
REMEMBERED: Final = 64
"""How many matches a process keeps at hand, so that it need not replay them for every move."""
LINE: Final = 2**24
"""Bytes of the longest line between the server and a process."""


class Task(msgspec.Struct, frozen=True):
    """A position, as its table's match tells it, the seat to decide for, and the bot that does."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    seats: int
    seed: str
    moves: list[tuple[int, dict[str, Any]]]
    seat: int
    level: str


class TooSlowError(Exception):
    """A bot did not answer in time, or its process died."""


class Process:
    """One process that thinks, started when it is first needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, task: Task, patience: float) -> dict[str, Any]:
        """The move that the bot chooses. A process that does not answer is ended; the next question starts another."""
        answered = False
        try:
            move = await asyncio.wait_for(self._ask(task), patience)
            answered = True
        except (TimeoutError, OSError, ValueError) as error:
            raise TooSlowError from error
        finally:
            if not answered:
                await self.end()
        return move

    async def _ask(self, task: Task) -> dict[str, Any]:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
                start_new_session=True,  # Ctrl+C is the server's; it ends its processes itself.
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(task) + b"\n")
        await self._process.stdin.drain()
        return msgspec.json.decode(await self._process.stdout.readline(), type=dict[str, Any])

    async def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """A few processes. Each table asks one question at a time, so that none can have them all."""

    def __init__(self, number: int | None = None, patience: float = 10, command: Sequence[str] = COMMAND) -> None:
        self._patience = patience
        self._all = [Process(command) for _ in range(number or max(2, min(8, os.cpu_count() or 1)))]
        self._idle: asyncio.LifoQueue[Process] = asyncio.LifoQueue()
        for process in self._all:
            self._idle.put_nowait(process)

    async def choose(self, task: Task) -> dict[str, Any]:
        """The move that a bot chooses."""
        process = await self._idle.get()
        try:
            return await process.ask(task, self._patience)
        finally:
            self._idle.put_nowait(process)

    async def end(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.end() for process in self._all))


class Memory:
    """The matches that a process has at hand."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, tuple[Match, list[tuple[int, dict[str, Any]]]]] = OrderedDict()

    def match(self, task: Task) -> Match:
        """The match of a task, carried on from where it was when it was last asked about."""
        match, played = self._matches.pop(task.table, (None, []))
        if match is None or match.seed != task.seed or task.moves[: len(played)] != played:
            match, played = Match(all_games()[task.game], task.options, task.seats, task.seed), []
        for seat, move in task.moves[len(played) :]:
            match.submit(seat, move)
        self._matches[task.table] = match, task.moves
        if len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return match


def answer(task: Task, memory: Memory) -> dict[str, Any]:
    """The move that the bot of a task chooses."""
    match = memory.match(task)
    bot = make_bot(task.level, match.game)
    rng = seeded(task.seed, "bot", task.seat, len(task.moves))
    move = bot.choose(match.state.clone(), task.seat, rng)
    return dict(move_json(match.game.unpack(match.state, task.seat, move)))


def main() -> None:
    """Answer until nobody asks any more."""
    memory = Memory()
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Task), memory)) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        # The server was killed meanwhile; what is left of the answer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
