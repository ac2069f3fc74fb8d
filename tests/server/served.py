"""A server in a process of its own, and clients that talk to it."""

from __future__ import annotations

import asyncio
import http.client
import json
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

SERVE = """
import json, pathlib, sys
from potluck.server.limits import Limits
from potluck.server.serve import Place, serve
port, data, limits = sys.argv[1:]
serve(Place("127.0.0.1", int(port), pathlib.Path(data), Limits(**json.loads(limits))), print)
"""
PATIENCE = 20
"""Seconds after which a test gives up waiting for a message."""
GENEROUS = {"messages": 1e6, "messages_burst": 1e6, "requests": 1e6, "requests_burst": 1e6, "sockets_of_address": 1000}


class Answer:
    """What came back over HTTP."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Served:
    """A server on a free port of this machine, which may be killed and started again."""

    def __init__(self, folder: Path, **limits: float) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.data = folder / "potluck.db"
        self.errors = folder / "errors"
        self.limits = {**GENEROUS, **limits}
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-c", SERVE, str(self.port), str(self.data), json.dumps(self.limits)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=errors)

    def wait(self) -> None:
        for _ in range(1200):
            try:
                assert self.ask("GET", "/healthz").status == 200
            except OSError:
                assert self.process.poll() is None, self.errors.read_text()
                time.sleep(0.05)
            else:
                return
        raise TimeoutError(self.errors.read_text())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def ask(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Answer:
        """Ask over HTTP; bytes are sent as they are."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        sent = body if isinstance(body, (bytes, type(None))) else json.dumps(body)
        try:
            connection.request(method, path, sent, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = connection.getresponse()
            return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def create(self, game: str, seats: int, **more: Any) -> dict[str, Any]:
        """A table; what its host is told."""
        answer = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "name": "Ann", **more})
        assert answer.status == 201, answer.body
        told: dict[str, Any] = answer.json
        return told

    def join(self, table: str, name: str) -> dict[str, Any]:
        answer = self.ask("POST", f"/api/tables/{table}/people", {"name": name})
        assert answer.status == 201, answer.body
        told: dict[str, Any] = answer.json
        return told

    def act(self, table: str, token: str, kind: str, **fields: Any) -> Answer:
        return self.ask("POST", f"/api/tables/{table}/actions", {"kind": kind, **fields}, token)

    def look(self, table: str, token: str = "") -> dict[str, Any]:
        told: dict[str, Any] = self.ask("GET", f"/api/tables/{table}", token=token).json
        return told

    def full_table(self, game: str, seats: int, **more: Any) -> tuple[str, list[str]]:
        """A table at which each seat is a person's, and their tokens; the game has not begun, and no bot steps in."""
        host = self.create(game, seats, **{"grace": 0, **more})
        table = host["table"]
        tokens = [host["token"], *(self.join(table, f"P{seat}")["token"] for seat in range(1, seats))]
        for seat, token in enumerate(tokens):
            assert self.act(table, token, "sit", seat=seat).status == 200
        return table, tokens

    def socket(self, table: str, **more: Any) -> connect:
        """A connection to a table."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(address, proxy=None, compression=None, open_timeout=10, **more)


async def say(socket: ClientConnection, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"kind": kind, **fields}))


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["kind"] == kind:
            return message
