"""One connection: hello first, then questions and answers; what happens at the table comes in between."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar.exceptions import WebSocketException

from potluck.engine.errors import Refusal, RefusedError, refuse
from potluck.engine.game import move_json
from potluck.server import protocol, words
from potluck.server.limits import Bucket
from potluck.server.sight import ENCODER

if TYPE_CHECKING:
    from litestar import WebSocket

    from potluck.server.limits import Limits
    from potluck.server.protocol import Hello
    from potluck.server.room import Room
    from potluck.server.table import Table

WAITING: Final = 500
"""Messages that may wait for a slow connection; then it is closed, and the client asks for the gap."""
PATIENCE: Final = 50
"""Refusals for bad form or haste that a connection may collect before it is closed."""
FAREWELL: Final = 1
"""Seconds for what is left to be sent when a connection ends."""
NORMAL: Final = 1000
POLICY: Final = 1008
TRY_AGAIN: Final = 1013
BAD_MANNERS: Final = frozenset({"message-form", "too-fast"})
logger = logging.getLogger("potluck.server")


class Connection:
    """A socket at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], limits: Limits) -> None:
        self.person: int | None = None
        self._socket = socket
        self._limits = limits
        self._bucket = Bucket(limits.messages, limits.messages_burst)
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._language = "en"
        self._patience = PATIENCE
        self._sender: asyncio.Task[None]
        self._code = NORMAL

    def tell(self, message: bytes) -> None:
        """Send a message soon. Who cannot keep up is disconnected."""
        if self._waiting.full():
            self._code = TRY_AGAIN
            self._sender.cancel()
        else:
            self._waiting.put_nowait(message)

    async def serve(self, room: Room) -> None:
        """Talk until the connection ends."""
        self._sender = asyncio.create_task(self._send())
        talk = asyncio.create_task(self._talk(room))
        try:
            await asyncio.wait({self._sender, talk}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.exit(self)
            if talk.done():
                with suppress(asyncio.QueueFull):
                    self._waiting.put_nowait(None)
                await asyncio.wait({self._sender}, timeout=FAREWELL)
            talk.cancel()
            self._sender.cancel()
            for ended in await asyncio.gather(talk, self._sender, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketException):
                    logger.error("connection failed", exc_info=ended)
            with suppress(WebSocketException, RuntimeError):
                await self._socket.close(self._code)

    async def _send(self) -> None:
        """Send what is to be told, in order; None is the end."""
        while (message := await self._waiting.get()) is not None:
            await self._socket.send_data(message.decode(), mode="text")

    async def _talk(self, room: Room) -> None:
        """Read what the client says, and answer it, until it goes or loses our patience."""
        try:
            hello = await asyncio.wait_for(self._hello(room.table), self._limits.silence)
            if hello is None:
                return
            await room.enter(self, hello.last)
            while (message := await self._receive()) is not None:
                await self._answer(room, message)
                if self._patience <= 0:
                    self._code = POLICY
                    return
        except RefusedError as error:
            self._turn_away(error.refusal, room.table)
        except TimeoutError:
            self._turn_away(Refusal("no-hello"), room.table)

    def _turn_away(self, refusal: Refusal, table: Table) -> None:
        self._code = POLICY
        self._refuse(refusal, table)

    async def _receive(self) -> str | bytes | None:
        """The next message; None when the connection is gone."""
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def _hello(self, table: Table) -> Hello | None:
        message = await self._receive()
        if message is None:
            return None
        hello = read(message)
        if not isinstance(hello, protocol.Hello):
            raise refuse("no-hello")
        self._language = words.language_of(hello.language)
        if hello.token is not None:
            self.person = table.person(hello.token)
        return hello

    async def _answer(self, room: Room, message: str | bytes) -> None:
        """Do what is asked for, or say why not."""
        name = ""
        try:
            asked = self._read(message)
            name = getattr(asked, "id", "")
            await self._carry_out(room, asked)
        except RefusedError as error:
            self._refuse(error.refusal, room.table, name)
        except Exception:  # Whatever one message brings about must not end the connection of others.
            logger.exception("not answered")
            self._refuse(Refusal("internal"), room.table, name)

    def _read(self, message: str | bytes) -> protocol.AnyAsked:
        if not self._bucket.take():
            raise refuse("too-fast")
        return read(message)

    async def _carry_out(self, room: Room, asked: protocol.AnyAsked) -> None:
        match asked:
            case protocol.Hello():
                raise refuse("hello-twice")
            case protocol.Ping():
                self.tell(ENCODER.encode(protocol.Pong()))
            case protocol.Legal():
                self.tell(ENCODER.encode(legal_moves(room.table, self.person, asked)))
            case _:
                self.tell(ENCODER.encode(protocol.Done(asked.id, await room.act(self.person, asked))))

    def _refuse(self, refusal: Refusal, table: Table, of: str = "") -> None:
        if refusal.code in BAD_MANNERS:
            self._patience -= 1
        text = words.refusal(refusal, self._language, table)
        self.tell(ENCODER.encode(protocol.refused(refusal, text, of)))


def read(message: str | bytes) -> protocol.AnyAsked:
    """A message from a socket: text, and short enough."""
    if isinstance(message, bytes):
        raise refuse("message-form", detail="binary")
    return protocol.read(message)


def legal_moves(table: Table, person: int | None, asked: protocol.Legal) -> protocol.Moves:
    """All legal moves of a seat, for the person whose seat it is."""
    match = table.match
    if match is None:
        raise refuse("not-begun")
    if asked.seat not in table.seats_of(person):
        raise refuse("not-your-seat", number=asked.seat + 1)
    state, game = match.state, match.game
    moves = [dict(move_json(game.unpack(state, asked.seat, move))) for move in state.legal(asked.seat)]
    return protocol.Moves(asked.id, asked.seat, match.token(asked.seat) if moves else None, moves)


async def turn_away(socket: WebSocket[Any, Any, Any], refusal: Refusal, language: str) -> None:
    """Refuse a connection in words, and end it."""
    text = words.refusal(refusal, language)
    await socket.send_data(ENCODER.encode(protocol.refused(refusal, text)).decode(), mode="text")
    await socket.close(POLICY)
