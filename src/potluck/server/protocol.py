"""What is said over the socket and over HTTP, both ways. Every message is a JSON object with a ``kind``."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from potluck.engine.errors import Refusal, refuse
from potluck.engine.json import UNREADABLE

LONGEST_MESSAGE: Final = 16_384
"""Bytes; longer messages end the connection."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Language: TypeAlias = Annotated[str, Meta(max_length=16)]
Level: TypeAlias = Annotated[str, Meta(max_length=24)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """Something that a client says. Unknown fields are refused."""


class Hello(Asked, frozen=True):
    """The first message on a socket.

    ``token`` is the person's; without one you watch. ``last`` is the number of the last entry that you have: you are
    told what has happened since; with 0, everything; without it, nothing but how things stand.
    """

    token: Token | None = None
    last: Count | None = None
    language: Language = "en"


class Action(Asked, frozen=True, kw_only=True):
    """Something that a person wants to be done. ``id`` comes back in the answer."""

    id: MoveId = ""


class Move(Action, frozen=True, kw_only=True):
    """Make a move.

    ``id`` is your own name for it: sent again with the same one, it is carried out once. ``token`` is the number of the
    decision, as the seat's side said it.
    """

    id: MoveId
    seat: Seat
    token: Count
    move: dict[str, Any]


class Sit(Action, frozen=True, kw_only=True):
    """Take a free seat, or a bot's, before the game begins."""

    seat: Seat


class Stand(Action, frozen=True, kw_only=True):
    """Give a seat of yours back before the game begins."""

    seat: Seat


class Bot(Action, frozen=True, kw_only=True):
    """For the host: let a bot have a seat from now on, before or during the game."""

    seat: Seat
    level: Level


class Give(Action, frozen=True, kw_only=True):
    """For the host: give a bot's seat to a person, during the game."""

    seat: Seat
    person: Count


class Start(Action, frozen=True, kw_only=True):
    """For the host: begin the game. All seats must be taken."""


class Pause(Action, frozen=True, kw_only=True):
    """For the host: stop the game for a while."""


class Resume(Action, frozen=True, kw_only=True):
    """For the host: let the game go on."""


class Host(Action, frozen=True, kw_only=True):
    """For the host: make another person the host."""

    person: Count


class Legal(Asked, frozen=True, kw_only=True):
    """Ask for all legal moves of a seat of yours."""

    seat: Seat
    id: MoveId = ""


class Ping(Asked, frozen=True):
    """Ask whether somebody is there."""


AnyAction: TypeAlias = Move | Sit | Stand | Bot | Give | Start | Pause | Resume | Host
AnyAsked: TypeAlias = Hello | AnyAction | Legal | Ping


class Said(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Something that the server says."""


class ChairInfo(msgspec.Struct, frozen=True):
    """A seat. ``level`` is the bot that has it; ``covered`` that a bot plays for the person, who is away."""

    person: int | None
    level: str | None
    covered: bool


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody at the table; ``away`` without any connection."""

    name: str
    away: bool


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, and the seed it was played with, so that everybody can check it."""

    points: list[int]
    winners: list[int]
    seed: str


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table. People are numbered by their place in ``people``, seats from 0."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    phase: str
    """``lobby``, ``playing``, ``over`` or ``closed``."""
    paused: bool
    grace: int
    host: int
    people: list[PersonInfo]
    seats: list[ChairInfo]
    pending: list[int]
    """The seats that the game waits for."""
    commitment: str | None
    """SHA-256 of the seed, told when the game begins."""
    outcome: Outcome | None


class EventInfo(msgspec.Struct, frozen=True):
    """An event of the game; ``known`` if its facts hold something that not everybody knows."""

    kind: str
    facts: dict[str, Any]
    known: bool


class Happened(msgspec.Struct, frozen=True):
    """An entry of the table's log, as far as you may know it."""

    number: int
    entry: dict[str, Any]
    events: list[EventInfo]


class Side(msgspec.Struct, frozen=True):
    """The game as one seat sees it. ``token`` belongs in a move of that seat; None if it has nothing to decide."""

    seat: int
    view: msgspec.Raw
    token: int | None


class Welcome(Said, frozen=True):
    """The answer to ``hello``: who you are, what you have missed, and how things stand."""

    person: int | None
    number: int
    happened: list[Happened]
    table: msgspec.Raw
    sides: list[Side]


class Update(Said, frozen=True):
    """Something has happened, and how things stand now. Seat -1 is the public side."""

    number: int
    happened: list[Happened]
    table: msgspec.Raw
    sides: list[Side]


class Around(Said, frozen=True):
    """Who is here has changed."""

    table: msgspec.Raw


class Done(Said, frozen=True):
    """What you wanted is done, stored as the entry of this number."""

    id: str
    number: int


class Moves(Said, frozen=True):
    """The legal moves that you asked for, and the token of the decision."""

    id: str
    seat: int
    token: int | None
    moves: list[dict[str, Any]]


class Refused(Said, frozen=True):
    """What you wanted is refused, and nothing has changed: a code, the id of the rule, the facts, and in words."""

    id: str
    code: str
    rule: str
    facts: dict[str, Any]
    text: str


class Pong(Said, frozen=True):
    """Somebody is there."""


AnySaid: TypeAlias = Welcome | Update | Around | Done | Moves | Refused | Pong


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is set up with; the person who does it is called ``name`` and is the host."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Seat
    name: Name
    options: dict[str, bool | int | str] = {}
    grace: Annotated[int, Meta(ge=0, le=604_800)] = 60


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes to a table; a name is all it takes."""

    name: Name


class Admitted(msgspec.Struct, frozen=True):
    """You are at the table. Keep the token: it is you. The personal link brings you back on another device."""

    table: str
    person: int
    token: str
    link: str
    personal_link: str


class TableSeen(msgspec.Struct, frozen=True):
    """How a table stands, for the bearer of a token or for everybody."""

    person: int | None
    number: int
    table: msgspec.Raw
    sides: list[Side]


_ASKED: Final[msgspec.json.Decoder[AnyAsked]] = msgspec.json.Decoder(AnyAsked)


def read(message: str | bytes) -> AnyAsked:
    """What a client says; anything that is no message is refused."""
    try:
        return _ASKED.decode(message)
    except UNREADABLE as error:
        raise refuse("message-form", detail=str(error)) from error


def schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema: what clients say, and what the server says."""
    (asked, said), components = msgspec.json.schema_components((AnyAsked, AnySaid), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Potluck's socket",
        "$defs": {**components, "ClientMessage": asked, "ServerMessage": said},
    }


def refused(refusal: Refusal, text: str, of: str = "") -> Refused:
    """A refusal as it is told."""
    return Refused(of, refusal.code, refusal.rule, dict(refusal.facts), text)
