"""Thousands of malformed messages: each is refused or ends its connection, and none leaves a trace."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from typing import Any

from websockets.exceptions import ConnectionClosed

from server.served import Served, hear, say
from server.tables import first_game, seats_for

MESSAGES = int(os.environ.get("POTLUCK_FUZZ", "3000"))
KINDS = (
    "hello",
    "move",
    "sit",
    "stand",
    "bot",
    "give",
    "start",
    "pause",
    "resume",
    "host",
    "legal",
    "ping",
    "moves",
    "",
)
ODD = (
    None,
    True,
    -1,
    0,
    1,
    99,
    2**70,
    -(2**70),
    1.5,
    1e308,
    "",
    "0",
    "x" * 70,
    "\u202e\x00",
    [],
    [[]],
    {},
    {"kind": 1},
)
FIELDS = ("kind", "id", "seat", "token", "move", "person", "level", "last", "language", "more", "__class__")


def odd_value(rng: random.Random, moves: list[Any]) -> Any:
    return rng.choice(moves) if moves and rng.random() < 0.2 else rng.choice(ODD)


def odd_message(rng: random.Random, moves: list[Any]) -> str | bytes:
    """Something that looks a little, or not at all, like a message."""
    way = rng.random()
    if way < 0.05:
        return rng.randbytes(rng.randrange(60))
    if way < 0.1:
        return rng.choice("[{") * rng.choice((10, 5000, 16_000))
    fields = {rng.choice(FIELDS): odd_value(rng, moves) for _ in range(rng.randrange(6))}
    if way < 0.8:
        fields["kind"] = rng.choice(KINDS)
    text = json.dumps(fields)
    if way > 0.9:
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(("", '"', "}", ",", "\x00", "NaN", "😀")) + text[at + rng.randrange(3) :]
    return text


async def bother(served: Served, table: str, token: str, rng: random.Random) -> tuple[int, int]:
    """Send odd messages, coming back whenever thrown out; return how many were sent and refused."""
    sent = refused = 0
    closed: list[int | None] = []
    while sent < MESSAGES:
        async with served.socket(table) as socket:
            try:
                await say(socket, "hello", token=token)
                await hear(socket, "welcome")
                await say(socket, "legal", seat=1)
                moves = (await hear(socket, "moves"))["moves"]
                while sent < MESSAGES:
                    sent += 1
                    await socket.send(odd_message(rng, moves))
                    answer = json.loads(await socket.recv())
                    assert answer["kind"] in ("refused", "pong", "moves", "around"), answer
                    assert answer.get("code") != "internal", answer
                    refused += answer["kind"] == "refused"
            except ConnectionClosed as error:
                closed.append(error.rcvd and error.rcvd.code)
    assert set(closed) == {1008}, "the server closes connections in form"
    return sent, refused


def test_malformed_messages_are_refused_and_leave_no_trace(served: Served):
    seats = max(2, seats_for(first_game()))
    table, tokens = served.full_table(first_game().slug, seats, grace=0)
    for kind in ("start", "pause"):
        served.act(table, tokens[0], kind)
    before = [served.look(table, token) for token in tokens]
    sent, refused = asyncio.run(bother(served, table, tokens[1], random.Random(6)))
    assert refused > sent * 0.8
    assert [served.look(table, token) for token in tokens] == before
    with sqlite3.connect(f"file:{served.data}?mode=ro", uri=True) as database:
        (entries,) = database.execute("SELECT COUNT(*) FROM log WHERE id = ?", (table,)).fetchone()
    database.close()
    assert entries == before[0]["number"]
