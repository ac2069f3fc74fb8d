"""A game's options: their types, ranges and defaults.

From these descriptions the command line, the lobby's form and the validation are made. Texts have the ids
``option-NAME``, ``option-NAME-help`` and, for the values of a choice, ``option-NAME-VALUE``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from potluck.engine.errors import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from potluck.engine.json import Json

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True)
class Choice:
    """One of several named values."""

    name: str
    values: tuple[str, ...]
    default: str

    def check(self, value: Json) -> Value:
        """Return the value if it is one of the choices."""
        if isinstance(value, str) and value in self.values:
            return value
        raise refuse("option-choice", option=self.name, value=str(value), choices=self.values)

    def parse(self, text: str) -> Value:
        """Read the value as a person types it."""
        return self.check(text)

    def describe(self) -> dict[str, Json]:
        """The option as JSON, for forms."""
        return {"name": self.name, "type": "choice", "values": self.values, "default": self.default}


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool

    def check(self, value: Json) -> Value:
        """Return the value if it is true or false."""
        if isinstance(value, bool):
            return value
        raise refuse("option-flag", option=self.name, value=str(value))

    def parse(self, text: str) -> Value:
        """Read the value as a person types it."""
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        return self.check(words.get(text.lower(), text))

    def describe(self) -> dict[str, Json]:
        """The option as JSON, for forms."""
        return {"name": self.name, "type": "flag", "default": self.default}


@dataclass(frozen=True)
class Whole:
    """A whole number within a range."""

    name: str
    low: int
    high: int
    default: int

    def check(self, value: Json) -> Value:
        """Return the value if it is a whole number in the range."""
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise refuse("option-whole", option=self.name, value=str(value), low=self.low, high=self.high)

    def parse(self, text: str) -> Value:
        """Read the value as a person types it."""
        digits = text.removeprefix("-")
        return self.check(int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text)

    def describe(self) -> dict[str, Json]:
        """The option as JSON, for forms."""
        return {
            "name": self.name,
            "type": "whole",
            "low": self.low,
            "high": self.high,
            "default": self.default,
        }


@dataclass(frozen=True)
class Words:
    """A short text that the host types."""

    name: str
    longest: int
    default: str = ""

    def check(self, value: Json) -> Value:
        """Return the text, without space around it, if it is short and printable."""
        if isinstance(value, str) and len(value.strip()) <= self.longest and value.strip().isprintable():
            return value.strip()
        raise refuse("option-words", option=self.name, value=str(value)[: self.longest], longest=self.longest)

    def parse(self, text: str) -> Value:
        """Read the value as a person types it."""
        return self.check(text)

    def describe(self) -> dict[str, Json]:
        """The option as JSON, for forms."""
        return {"name": self.name, "type": "words", "longest": self.longest, "default": self.default}


Option: TypeAlias = Choice | Flag | Whole | Words


def complete(known: Sequence[Option], given: Mapping[str, Json]) -> dict[str, Value]:
    """All options of a game: the given ones, checked, and the defaults of the others."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise refuse("option-unknown", option_name=name, known=tuple(sorted(by_name)))
    return {name: option.check(given[name]) if name in given else option.default for name, option in by_name.items()}


def parse(known: Sequence[Option], typed: Sequence[str]) -> dict[str, Value]:
    """Options as typed on a command line: ``["diet=quiet", "frame=fixed"]``."""
    by_name = {option.name: option for option in known}
    given: dict[str, Value] = {}
    for item in typed:
        name, equals, text = item.partition("=")
        if not equals:
            raise refuse("option-form", value=item, example=f"{known[0].name}={known[0].default}" if known else "")
        if name not in by_name:
            raise refuse("option-unknown", option_name=name, known=tuple(sorted(by_name)))
        if name in given:
            raise refuse("option-twice", option=name)
        given[name] = by_name[name].parse(text)
    return given
