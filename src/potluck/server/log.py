"""The entries of a table's log. A table is what its log says; nothing else about it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from potluck.engine.errors import refuse
from potluck.engine.json import UNREADABLE

if TYPE_CHECKING:
    from potluck.engine.json import Json


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """Something that was decided at a table. Entries of a table are numbered from 1, without gaps."""


class Created(Entry, frozen=True):
    """The table was set up by its first person, the host, whose number is 0."""

    game: str
    options: dict[str, bool | int | str]
    seats: int
    grace: int
    """After how many seconds a bot plays for somebody who is away; 0 for never."""
    name: str
    token: str
    """The hash of the host's token."""


class Joined(Entry, frozen=True):
    """Somebody came to the table; people are numbered in the order in which they come."""

    name: str
    token: str


class Sat(Entry, frozen=True):
    """A person took a seat, or was given one by the host."""

    seat: int
    person: int


class Stood(Entry, frozen=True):
    """A seat became free."""

    seat: int


class Bot(Entry, frozen=True):
    """A bot has a seat from now on; whoever had it before has lost it."""

    seat: int
    level: str


class Started(Entry, frozen=True):
    """The game began, by this version of its rules."""

    version: int
    seed: str


class Moved(Entry, frozen=True):
    """A move was made. ``id`` is the mover's own name for it, empty for bots."""

    seat: int
    move: dict[str, object]
    id: str = ""


class Paused(Entry, frozen=True):
    """The host stopped the game for a while."""


class Resumed(Entry, frozen=True):
    """The game goes on."""


class Hosted(Entry, frozen=True):
    """Another person is the host now."""

    person: int


class Covered(Entry, frozen=True):
    """A bot plays for somebody who is away; the seat remains that person's."""

    seat: int


class Returned(Entry, frozen=True):
    """The person whose seat a bot covered plays again."""

    seat: int


class Closed(Entry, frozen=True):
    """The table was abandoned. Its log stays."""


AnyEntry: TypeAlias = (
    Created | Joined | Sat | Stood | Bot | Started | Moved | Paused | Resumed | Hosted | Covered | Returned | Closed
)
_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def decode(stored: bytes) -> AnyEntry:
    """A stored entry."""
    try:
        return _DECODER.decode(stored)
    except UNREADABLE as error:
        raise refuse("log-damaged", detail=str(error)) from error


def told(entry: AnyEntry) -> dict[str, Json]:
    """What everybody may know of an entry. Tokens, seeds and moves are not among it."""
    fields: dict[str, Json] = {"kind": str(entry.__struct_config__.tag)}
    if isinstance(entry, (Sat, Stood, Bot, Covered, Returned)):
        fields["seat"] = entry.seat
    if isinstance(entry, (Sat, Hosted)):
        fields["person"] = entry.person
    if isinstance(entry, Bot):
        fields["level"] = entry.level
    if isinstance(entry, Joined):
        fields["name"] = entry.name
    return fields
