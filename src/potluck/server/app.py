"""The HTTP API and the socket."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from potluck import __version__
from potluck.bots import BOTS
from potluck.engine.errors import Refusal, RefusedError, refuse
from potluck.games import all_games
from potluck.server import protocol, words
from potluck.server.hall import Hall, new_token
from potluck.server.limits import Doorman, Limits
from potluck.server.protocol import Admitted, AnyAction, NewPerson, NewTable
from potluck.server.sight import ENCODER
from potluck.server.sockets import Connection, turn_away
from potluck.server.table import hashed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import Message, Scope

    from potluck.server.room import Room

HEADERS: Final = (
    (b"content-security-policy", b"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
)
STATUS: Final = {
    "table-unknown": 404,
    "path-unknown": 404,
    "token-unknown": 401,
    "not-the-host": 403,
    "only-watching": 403,
    "not-your-seat": 403,
    "origin": 403,
    "too-fast": 429,
    "message-form": 400,
    "not-stored": 503,
    "hall-full": 503,
}
"""Whatever else is refused is a conflict with how things stand: 409."""
BY_STATUS: Final = {404: "path-unknown", 405: "path-unknown", 413: "message-long", 429: "too-fast"}
logger = logging.getLogger("potluck.server")


class Asking:
    """A request: who asks, from where, in which language."""

    def __init__(self, request: Request[Any, Any, Any]) -> None:
        self.hall: Hall = request.app.state.hall
        self.language = words.language_of(request.headers.get("accept-language", "en"))
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        self.token = token.strip() if scheme.lower() == "bearer" else None
        self.base = str(request.base_url).rstrip("/")
        self._request = request

    def room(self, table: str) -> Room:
        """The room of a table; what is refused there is said in the words of its game."""
        found = self.hall.find(table)
        self._request.state.table = found.table
        return found

    def admitted(self, table: str, person: int, token: str) -> Admitted:
        """What somebody is told who has come to a table."""
        link = f"{self.base}/t/{table}"
        return Admitted(table, person, token, link, f"{link}#{token}")


@get("/")
async def index() -> dict[str, str]:
    """Where everything is."""
    return {
        "potluck": __version__,
        "games": "/api/games",
        "tables": "/api/tables",
        "openapi": "/schema/openapi.json",
        "socket": "/api/socket.json",
    }


@get("/healthz")
async def healthz(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether the server can store moves, and how many tables it has at hand."""
    hall: Hall = request.app.state.hall
    well = hall.storage.well
    return Response({"ok": well, "tables": len(hall)}, status_code=200 if well else 503)


@get("/api/games")
async def games(request: Request[Any, Any, Any]) -> list[dict[str, Any]]:
    """The games, with their options and presets, in the language of ``Accept-Language``."""
    language = Asking(request).language
    found = []
    for game in all_games().values():
        say = words.game_texts(language, game.slug).say
        options = [
            {**option.describe(), "title": say(f"option-{option.name}"), "help": say(f"option-{option.name}-help")}
            for option in game.options
        ]
        presets = [
            {"name": name, "title": say(f"preset-{name}"), "options": dict(given)}
            for name, given in game.presets.items()
        ]
        known = {"slug": game.slug, "version": game.version, "title": say(f"game-{game.slug}"), "about": say("about")}
        found.append(
            {**known, "seats": game.seats_anyhow(), "options": options, "presets": presets, "bots": list(BOTS)}
        )
    return found


@get("/api/socket.json")
async def socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema."""
    return protocol.schema()


@post("/api/tables")
async def create(request: Request[Any, Any, Any], data: NewTable) -> Admitted:
    """Set up a table; you are its host."""
    asking, token = Asking(request), new_token()
    request.state.slug = data.game
    room = await asking.hall.create(data, token)
    return asking.admitted(room.table.id, room.table.person(token), token)


@post("/api/tables/{table:str}/people")
async def join(request: Request[Any, Any, Any], table: str, data: NewPerson) -> Admitted:
    """Come to a table. A seat is taken by an action of its own."""
    asking, token = Asking(request), new_token()
    person = await asking.room(table).join(data.name, hashed(token))
    return asking.admitted(table, person, token)


@get(["/api/tables/{table:str}", "/t/{table:str}"], media_type=MediaType.JSON)
async def look(request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    """How a table stands: what everybody may know, and with a token what its person may know."""
    asking = Asking(request)
    room = asking.room(table)
    person = None if asking.token is None else room.table.person(asking.token)
    return Response(ENCODER.encode(room.seen(person)), media_type=MediaType.JSON)


@post("/api/tables/{table:str}/actions", status_code=200)
async def act(request: Request[Any, Any, Any], table: str, data: AnyAction) -> protocol.Done:
    """Do something at a table, as the bearer of a token; the same actions as on the socket."""
    asking = Asking(request)
    room = asking.room(table)
    if asking.token is None:
        raise refuse("token-unknown")
    return protocol.Done(data.id, await room.act(room.table.person(asking.token), data))


@get("/api/tables/{table:str}/record", media_type="application/jsonl")
async def record(request: Request[Any, Any, Any], table: str) -> bytes:
    """The record of a finished game."""
    return Asking(request).hall.record(table)


@websocket("/api/tables/{table:str}/socket")
async def talk(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """A connection to a table; see /api/socket.json."""
    await socket.accept()
    state = socket.app.state
    address = socket.client.host if socket.client else ""
    doorman: Doorman = state.doorman
    hall: Hall = state.hall
    try:
        check_origin(socket)
        doorman.let_in(address)
        with doorman.socket(address):
            await Connection(socket, state.limits).serve(hall.find(table))
    except RefusedError as error:
        language = words.language_of(socket.headers.get("accept-language", "en"))
        await turn_away(socket, error.refusal, language)


def check_origin(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> None:
    """Refuse what a page of another site asks for; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise refuse("origin", origin=origin[:100])


async def before(request: Request[Any, Any, Any]) -> None:
    """Look at every request before it is answered."""
    request.app.state.doorman.let_in(request.client.host if request.client else "")
    if request.method not in ("GET", "HEAD"):
        check_origin(request)


async def add_headers(message: Message, _scope: Scope) -> None:
    """Security headers for every answer."""
    if message["type"] == "http.response.start":
        given = list(message["headers"])
        message["headers"] = [*given, *HEADERS]


def tell_refusal(request: Request[Any, Any, Any], error: RefusedError) -> Response[protocol.Refused]:
    """A refusal as an answer: code, rule, facts, and in words."""
    return answer(request, error.refusal, STATUS.get(error.refusal.code, 409))


def tell_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[protocol.Refused]:
    """What Litestar itself refuses, in the same form."""
    if error.status_code >= 500:
        return answer(request, Refusal("internal"), error.status_code)
    code = BY_STATUS.get(error.status_code)
    refusal = refuse("message-form", detail=_detail(error)).refusal if code is None else Refusal(code)
    return answer(request, refusal, error.status_code)


def tell_nesting(request: Request[Any, Any, Any], error: RecursionError) -> Response[protocol.Refused]:
    """JSON that is nested deeper than any message."""
    return answer(request, refuse("message-form", detail=str(error)).refusal, 400)


def tell_failure(request: Request[Any, Any, Any], error: Exception) -> Response[protocol.Refused]:
    """A mistake of the server's own; the log says which."""
    logger.error("not answered", exc_info=error)
    return answer(request, Refusal("internal"), 500)


def _detail(error: HTTPException) -> str:
    """What is wrong with a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    said = [str(part.get("message", "")) for part in extra if isinstance(part, dict)]
    return "; ".join(part for part in said if part) or error.detail


def answer(request: Request[Any, Any, Any], refusal: Refusal, status: int) -> Response[protocol.Refused]:
    """A refusal in the language of the request."""
    language = words.language_of(request.headers.get("accept-language", "en"))
    about = request.state
    text = words.refusal(refusal, language, about.get("table"), about.get("slug"))
    return Response(protocol.refused(refusal, text), status_code=status, media_type=MediaType.JSON)


def make_app(hall: Hall, limits: Limits) -> Litestar:
    """The application around a hall."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hall, app.state.limits, app.state.doorman = hall, limits, Doorman(limits)
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        [index, healthz, games, socket_schema, create, join, look, act, record, talk],
        lifespan=[lifespan],
        before_request=before,
        before_send=[add_headers],
        exception_handlers={
            RefusedError: tell_refusal,
            HTTPException: tell_error,
            RecursionError: tell_nesting,
            Exception: tell_failure,
        },
        request_max_body_size=protocol.LONGEST_MESSAGE,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Potluck",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
