"""Starting the server, and telling people where it is."""

from __future__ import annotations

import io
import signal
import socket
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import segno
import uvicorn

from potluck.engine.errors import refuse
from potluck.server import EVERYWHERE, logs, protocol
from potluck.server.app import make_app
from potluck.server.hall import Hall
from potluck.server.limits import Limits

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LOCAL: Final = ("127.0.0.1", "::1", "localhost")
STOPPING: Final = 5
"""Seconds that connections have to end when the server stops."""


@dataclass(frozen=True)
class Place:
    """Where to serve, and from which file."""

    host: str
    port: int
    data: Path
    limits: Limits


@dataclass(frozen=True)
class Addresses:
    """Where the server is found."""

    local: str
    network: str | None
    """For other devices in the same network; None if they cannot reach it."""

    def code(self) -> str:
        """The network address as a QR code of characters."""
        drawn = io.StringIO()
        segno.make(self.network or self.local, error="l").terminal(drawn, compact=True, border=2)
        return drawn.getvalue()


def addresses(host: str, port: int) -> Addresses:
    """The addresses of a server that listens there."""
    if host in LOCAL:
        return Addresses(f"http://{_bracketed(host)}:{port}/", None)
    if host not in (EVERYWHERE, "::"):
        return Addresses(f"http://{_bracketed(host)}:{port}/", f"http://{_bracketed(host)}:{port}/")
    own = own_address()
    return Addresses(f"http://localhost:{port}/", f"http://{own}:{port}/" if own else None)


def own_address() -> str | None:
    """This machine's address in its network. Nothing is sent: a datagram socket only looks up its way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith(("127.", "0.")) else found


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on, or a plain word why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise refuse(
            "port", host=host, number=str(port), detail=getattr(error, "strerror", None) or str(error)
        ) from error
    return listener


def serve(place: Place, announce: Callable[[Addresses], None]) -> None:
    """Serve until told to stop; announce the addresses when it is ready."""
    logs.begin()
    listener = listen(place.host, place.port)
    try:
        hall = Hall(place.data, place.limits)
    except BaseException:
        listener.close()
        raise
    config = uvicorn.Config(
        make_app(hall, place.limits),
        ws="websockets-sansio",
        ws_max_size=protocol.LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
    )
    found = addresses(place.host, listener.getsockname()[1])
    # uvicorn raises the signals that stopped it again when it has stopped; being told to stop is no failure.
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, lambda *_: None)
    Server(config, lambda: announce(found)).run(sockets=[listener])


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
