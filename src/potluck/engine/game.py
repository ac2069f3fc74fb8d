"""What the outside needs of a game: its identity, its options, its moves as JSON and text, its views."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from potluck.engine.errors import Refusal, RefusedError, refuse
from potluck.engine.json import UNREADABLE
from potluck.engine.options import complete
from potluck.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from potluck.engine.hints import Hints
    from potluck.engine.json import Json
    from potluck.engine.options import Option, Options, Value
    from potluck.engine.random import Rng
    from potluck.engine.state import Event, Move, Seat


class MoveShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True):
    """A move as it looks outside: a JSON object with a ``kind``. Each game derives its own shapes."""


class View(msgspec.Struct, frozen=True):
    """What a seat may know of a game. Each game derives its own and builds it up from what the seat knows."""


@dataclass(frozen=True)
class Message:
    """A text's id and the facts to put into it."""

    id: str
    facts: Mapping[str, Json] = field(default_factory=dict)


GameState = TypeVar("GameState", bound=State)
Shape = TypeVar("Shape", bound=MoveShape)


class Game(ABC, Generic[GameState, Shape]):
    """A game: identity first, then its doors to the outside."""

    slug: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever the same record could give other states than before."""
    prefix: ClassVar[str]
    """What the ids of its rules begin with."""
    minutes: ClassVar[tuple[int, int]]
    folder: ClassVar[Path]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    """Named sets of options; texts ``preset-NAME``. The first one is the rulebook's basic game."""
    move_shapes: ClassVar[Any]
    """The union of the game's move shapes."""
    names: ClassVar[Mapping[str, str]]
    """Which facts are names: the fact ``card`` with the value 17 is said by the text ``NAMES[card]-17``."""
    families: ClassVar[Mapping[str, Sequence[str | int]]]
    """All values that texts of the form ``FAMILY-VALUE`` exist for; the text check compares."""

    @abstractmethod
    def seats(self, options: Options) -> Sequence[int]:
        """How many players these options allow."""

    @abstractmethod
    def start(self, options: Options, seats: int, rng: Rng) -> GameState:
        """The beginning of a game; options and seats have been checked."""

    @abstractmethod
    def hints(self) -> Hints:
        """The game's advice for bots."""

    @abstractmethod
    def pack(self, state: GameState, seat: Seat, move: Shape) -> Move | None:
        """The engine's form of a move, or None if no legal move can look like that."""

    @abstractmethod
    def unpack(self, state: GameState, seat: Seat, move: Move) -> Shape:
        """The outside's form of a legal move."""

    @abstractmethod
    def refusal(self, state: GameState, seat: Seat, move: Shape) -> Refusal:
        """Why a move is not legal: the rule that refuses it, and the facts."""

    @abstractmethod
    def describe(self, state: GameState, seat: Seat, move: Shape) -> Message:
        """A legal move as a line for people; the text's id is ``move-...``."""

    @abstractmethod
    def view(self, state: GameState, seat: Seat) -> View:
        """What a seat may know, built up from what it knows; the spectator's and the referee's view too."""

    @abstractmethod
    def census(self, state: GameState) -> list[int]:
        """How often each card of the game is found, wherever it lies: a card that is lost or doubled shows here."""

    def remark(self, state: GameState, event: Event) -> Message | None:
        """What a bot says about an event of which it is the ``seat``; most games' bots say nothing."""
        return None

    def components(self) -> Mapping[str, Json]:
        """What is printed on the components, for those who draw them."""
        return {}

    def fit(self, options: Options, seats: int) -> None:
        """Refuse options that make no sense together or with this number of players; most games have none."""

    def seats_with(self, given: Mapping[str, Json]) -> list[int]:
        """How many players some given options, the others having their defaults, allow."""
        return list(self.seats(complete(self.options, given)))

    def seats_anyhow(self) -> list[int]:
        """All numbers of players that some options allow; those of the presets, unless a game says more."""
        return sorted({seats for given in self.presets.values() for seats in self.seats_with(given)})

    def settle(self, given: Mapping[str, Json], seats: int) -> dict[str, Value]:
        """Check options and seats together; return all options with their values."""
        options = complete(self.options, given)
        self.fit(options, seats)
        allowed = list(self.seats(options))
        if seats not in allowed:
            raise refuse("seats", game=self.slug, seats=seats, allowed=tuple(allowed))
        return options

    def shape(self, move: Json) -> Shape:
        """Read a move from JSON; its form only, not whether it is legal."""
        try:
            shape: Shape = msgspec.convert(move, self.move_shapes)
        except msgspec.ValidationError as error:
            raise refuse("move-form", detail=str(error)) from error
        return shape

    def read(self, state: GameState, seat: Seat, shape: Shape) -> Move:
        """The engine's form of a legal move; raises the refusal of any other."""
        move = self.pack(state, seat, shape)
        if move is not None and state.is_legal(seat, move):
            return move
        raise RefusedError(self.refusal(state, seat, shape))


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose state class does not matter here."""


def move_json(shape: MoveShape) -> dict[str, Json]:
    """A move as a JSON object."""
    built: dict[str, Json] = msgspec.to_builtins(shape)
    return built


def notation(shape: MoveShape) -> str:
    """A move as one line of text: ``place card=17 cells=[[0,0],[0,1],[0,2]] under=[4]``."""
    fields = move_json(shape)
    kind = fields.pop("kind")
    return " ".join([str(kind), *(f"{name}={msgspec.json.encode(value).decode()}" for name, value in fields.items())])


WORDS = re.compile(r'(?:[^\s"]|"(?:[^"\\]|\\.)*"?)+')
"""What stands between spaces; spaces between quotation marks belong to a text."""


def parse_notation(text: str) -> Json:
    """The JSON of a move written in notation."""
    kind, *words = WORDS.findall(text) or [""]
    move: dict[str, Json] = {"kind": kind}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in move:
            raise refuse("notation", word=word)
        try:
            move[name] = msgspec.json.decode(value)
        except UNREADABLE as error:
            raise refuse("notation", word=word) from error
    return move
