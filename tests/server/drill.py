"""The fault drill: people play randomly on several tables while the server is killed again and again.

``python -m server.drill KILLS`` runs it for as long as one likes; a test runs a short one.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from potluck.engine.state import SPECTATOR
from potluck.games import all_games
from potluck.server import log
from potluck.server.storage import Storage
from potluck.server.table import Table
from server.served import Served, say
from server.tables import seats_for

TABLES = 4
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError, HTTPException)
BOTS_SEAT = 1
FURTHER = 8
"""Entries by which each table must still go on after the last kill."""
NEVER = {"lost", "different", "moves made twice", "gaps"}
"""What must not be found."""
PATIENCE = 60
"""Seconds without any news after which a client counts as stuck."""


@dataclass
class Goal:
    """Up to which number the clients of a table play: to the end, or, when the drill is over, a little further."""

    number: int = sys.maxsize


@dataclass
class Client:
    """Somebody who plays randomly and comes back whenever the connection breaks; or watches."""

    table: str
    token: str | None
    random: random.Random
    goal: Goal
    last: int = 0
    wanted: dict[str, Any] | None = None
    """The move that has been sent and not been acknowledged."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    seen: list[tuple[int, int, Any]] = field(default_factory=list)
    """Number of the entry, seat, view."""
    gaps: int = 0
    reconnections: int = -1
    open: list[tuple[int, int]] = field(default_factory=list)
    asked: tuple[int, int] | None = None
    left: bool = False

    async def play(self, served: Served) -> None:
        """Play until the goal is reached."""
        while not self.left:
            try:
                async with served.socket(self.table) as socket:
                    self.reconnections += 1
                    await say(socket, "hello", token=self.token, last=self.last)
                    self.asked = None
                    if self.wanted is not None:
                        await say(socket, "move", **self.wanted)
                    while not self.left:
                        await self.hear(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)), socket)
            except BROKEN:
                await asyncio.sleep(0.05)

    async def hear(self, message: dict[str, Any], socket: Any) -> None:
        """Take note of a message; decide if there is something to decide."""
        kind = message["kind"]
        if kind in ("welcome", "update"):
            self.see(message)
            await self.ask(socket)
        elif kind == "done":
            self.acknowledged[message["id"]] = message["number"]
            self.settle(message["id"])
            await self.ask(socket)
        elif kind == "moves" and self.wanted is None and message["moves"]:
            move = self.random.choice(message["moves"])
            self.wanted = {"id": f"{self.random.getrandbits(64):x}", "seat": message["seat"], "move": move}
            self.wanted["token"] = message["token"]
            await say(socket, "move", **self.wanted)
        elif kind == "refused":
            self.settle(message["id"])
            raise EOFError(message["code"])

    def settle(self, name: str) -> None:
        if self.wanted is not None and self.wanted["id"] == name:
            self.wanted = None

    def see(self, message: dict[str, Any]) -> None:
        """Compare the numbers, remember the views and the open decisions."""
        numbers = [one["number"] for one in message["happened"]]
        self.gaps += numbers != list(range(self.last + 1, message["number"] + 1))
        self.last = message["number"]
        self.seen += [(self.last, side["seat"], side["view"]) for side in message["sides"]]
        table = message["table"]
        self.open = [(side["seat"], side["token"]) for side in message["sides"] if side["seat"] in table["pending"]]
        if table["phase"] == "over":
            self.goal.number = self.last

    async def ask(self, socket: Any) -> None:
        """Leave if there has been enough; else ask for the moves of an open decision."""
        self.left = self.wanted is None and self.last >= self.goal.number
        if self.open and self.wanted is None and self.open[0] != self.asked:
            self.asked = self.open[0]
            await say(socket, "legal", seat=self.open[0][0])


class Drill:
    """Some tables, and what their clients remember."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.served = Served(folder)
        self.random = random.Random(seed)
        self.clients: list[Client] = []
        self.ended = False
        self.kills = 0

    async def insist(self, *request: Any) -> Any:
        """Ask over HTTP until there is an answer; doing something twice is refused the second time."""
        while True:
            try:
                answer = await asyncio.to_thread(self.served.ask, *request)
            except BROKEN:
                await asyncio.sleep(0.05)
            else:
                assert answer.status < 500, answer.body
                return answer.json

    async def keep_playing(self, slug: str) -> None:
        """One game after the other until the drill ends."""
        seats = seats_for(all_games()[slug])
        while not self.ended:
            table, tokens = await self.set_up(slug, seats)
            goal = Goal()
            clients = [Client(table, token, random.Random(self.random.random()), goal) for token in (*tokens, None)]
            self.clients += clients
            await asyncio.gather(*(client.play(self.served) for client in clients))

    async def set_up(self, slug: str, seats: int) -> tuple[str, list[str]]:
        """A table with people at all seats but one, which a bot has."""
        host = await self.insist("POST", "/api/tables", {"game": slug, "seats": seats, "name": "Ann"})
        table, tokens = host["table"], [host["token"]]
        bots = [BOTS_SEAT] if seats > 2 else []
        for seat in range(seats):
            if seat in bots:
                await self.act(table, host["token"], {"kind": "bot", "seat": seat, "level": "random"})
                continue
            if seat:
                told = await self.insist("POST", f"/api/tables/{table}/people", {"name": f"P{seat}"})
                tokens.append(told["token"])
            await self.act(table, tokens[-1], {"kind": "sit", "seat": seat})
        await self.act(table, host["token"], {"kind": "start"})
        return table, tokens

    async def act(self, table: str, token: str, action: dict[str, Any]) -> None:
        await self.insist("POST", f"/api/tables/{table}/actions", action, token)

    async def keep_killing(self, kills: int) -> None:
        """Kill the server at random moments, sometimes while it is still starting, and start it again."""
        await asyncio.to_thread(self.served.wait)
        for self.kills in range(1, kills + 1):
            await asyncio.sleep(self.random.uniform(0, 1.5))
            self.served.kill()
            self.served.start()
            if self.kills % 10:
                await asyncio.to_thread(self.served.wait)
        self.ended = True
        for client in self.clients:
            client.goal.number = min(client.goal.number, client.last + FURTHER)

    async def run(self, kills: int) -> None:
        """The whole drill; a client that is stuck makes it fail."""
        slugs = [list(all_games())[number % len(all_games())] for number in range(TABLES)]
        playing = asyncio.gather(*(self.keep_playing(slug) for slug in slugs))
        await self.keep_killing(kills)
        await asyncio.wait_for(playing, PATIENCE)

    def verdict(self) -> Counter[str]:
        """Compare what the clients remember with what the file tells."""
        storage = Storage(self.served.data)
        found: Counter[str] = Counter(kills=self.kills)
        for table in {client.table for client in self.clients}:
            clients = [client for client in self.clients if client.table == table]
            found += judge(table, storage.read(table), clients)
        storage.close()
        return found


def judge(name: str, stored: list[bytes], clients: list[Client]) -> Counter[str]:
    """Replay one table's log beside what its clients saw."""
    found: Counter[str] = Counter(tables=1, entries=len(stored))
    entries = [log.decode(entry) for entry in stored]
    ids = Counter(entry.id for entry in entries if isinstance(entry, log.Moved) and entry.id)
    found["moves made twice"] = sum(count - 1 for count in ids.values())
    for client in clients:
        found["gaps"] += client.gaps
        found["reconnections"] += client.reconnections
        found["acknowledged"] += len(client.acknowledged)
        for move, number in client.acknowledged.items():
            entry = entries[number - 1] if number <= len(entries) else None
            found["lost"] += not (isinstance(entry, log.Moved) and entry.id == move)
    table = Table(name)
    seen = {(number, seat): view for client in clients for number, seat, view in client.seen}
    found["different"] = sum(client.last > len(entries) for client in clients)
    for entry in entries:
        table.apply(entry)
        if table.match is None:
            continue
        for seat in (SPECTATOR, *range(table.match.seats)):
            if (table.number, seat) in seen:
                view = msgspec.json.encode(table.game.view(table.match.state, seat))
                found["views"] += 1
                found["different"] += json.loads(view) != seen[table.number, seat]
    return found


def drill(folder: Path, kills: int, seed: int) -> Counter[str]:
    """Run a drill; say what was found."""
    one = Drill(folder, seed)
    try:
        asyncio.run(one.run(kills))
        assert one.served.stop() == 0, one.served.errors.read_text()
        return one.verdict()
    finally:
        one.served.kill()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        said = drill(Path(temporary), int(sys.argv[1]), 1)
        for what in ("kills", *sorted(said.keys() - {"kills"} | NEVER)):
            print(what, said[what])  # noqa: T201
