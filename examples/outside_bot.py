"""A player outside the server: joins a table by its link, takes a seat and plays random legal moves until the end.

python examples/outside_bot.py http://127.0.0.1:8000/t/NAME-OF-THE-TABLE 1
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


def post(address: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """Ask the server for something over HTTP."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)  # noqa: S310 the table's own link
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        told: dict[str, Any] = json.load(answer)
    return told


async def play(socket: ClientConnection, seat: int, token: str) -> dict[str, Any]:
    """Decide whenever the game waits for our seat; return how it ended."""
    await socket.send(json.dumps({"kind": "hello", "token": token}))
    answered = None
    async for message in socket:
        told = json.loads(message)
        if told["kind"] == "moves" and told["moves"]:
            move = {"seat": seat, "token": told["token"], "move": random.choice(told["moves"])}  # noqa: S311 a game
            await socket.send(json.dumps({"kind": "move", "id": f"{seat}-{told['token']}", **move}))
        elif told["kind"] in ("welcome", "update"):
            if told["table"]["outcome"]:
                return dict(told["table"]["outcome"])
            decision = next((side["token"] for side in told["sides"] if side["seat"] == seat), None)
            if seat in told["table"]["pending"] and decision != answered:
                answered = decision
                await socket.send(json.dumps({"kind": "legal", "seat": seat}))
    raise ConnectionError


async def main(link: str, seat: int) -> None:
    """Join, sit down, play."""
    table = link.replace("/t/", "/api/tables/")
    token = post(f"{table}/people", {"name": "Outside bot"})["token"]
    post(f"{table}/actions", {"kind": "sit", "seat": seat}, token)
    async with connect(table.replace("http", "ws", 1) + "/socket") as socket:
        print(await play(socket, seat, token))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
