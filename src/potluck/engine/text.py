"""Texts in five languages, from Fluent files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from potluck.engine.errors import Refusal
    from potluck.engine.game import AnyGame, Message
    from potluck.engine.json import Json
    from potluck.engine.state import Event, Seat

LANGUAGES = ("en", "fr", "es", "de", "hu")
SHARED_NAMES = {"option": "option", "game": "game"}
"""Facts that are names in every game: the fact ``option`` with the value ``diet`` is said by ``option-diet``."""


class MissingTextError(LookupError):
    """A text that does not exist, or lacks a fact it needs; the text check keeps this from happening."""


@cache
def _resource(path: Path) -> ast.Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def engine_texts() -> Path:
    """The folder of the engine's own texts."""
    return Path(__file__).parent / "text"


class Texts:
    """The texts of one language, with the names of the players at the table."""

    def __init__(
        self, language: str, folders: Sequence[Path], names: Mapping[str, str], players: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.players = list(players)
        self._names = {**SHARED_NAMES, **names}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: list[str] = []
        for folder in folders:
            resource = _resource(folder / f"{language}.ftl")
            self._bundle.add_resource(resource)
            self._ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def has(self, message: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(message))

    def ids(self, family: str) -> list[str]:
        """The ids of all texts that begin like that, in the order of the files."""
        return [message for message in self._ids if message.startswith(family)]

    def say(self, message: str, **facts: Json) -> str:
        """A text with its facts put in: names by their own texts, seats by the players' names, lists joined."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise MissingTextError(f"{self.language}: no text {message}")
        arguments = {key.replace("_", "-"): self._word(key, value) for key, value in facts.items()}
        said, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingTextError(f"{self.language}: {message}: {errors[0]}")
        return str(said)

    def message(self, message: Message) -> str:
        """A message in words."""
        return self.say(message.id, **message.facts)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in words, with the id of its rule."""
        said = self.say(f"refusal-{refusal.code}", **refusal.facts)
        if "line" in refusal.facts:
            said = self.say("in-line", line=refusal.facts["line"], what=said)
        return self.say("by-rule", what=said, rule=refusal.rule) if refusal.rule else said

    def event(self, event: Event, viewer: Seat) -> str | None:
        """An event as a line of the log for a viewer, or None if the viewer may not know of it."""
        facts = event.seen_by(viewer)
        if facts is None:
            return None
        known = "-known" if event.secret and event.known_to(viewer) else ""
        return self.say(f"log-{event.kind}{known}", **facts)  # type: ignore[arg-type] # the facts of events are JSON

    def player(self, seat: Seat) -> str:
        """What a player is called."""
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat)

    def _word(self, key: str, value: Json) -> str | int | float:
        """A fact as Fluent takes it."""
        if isinstance(value, str):
            return self.say(f"{self._names[key]}-{value}") if key in self._names else value
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._word(key, item)) for item in value)
        if key in ("seat", "other", "winners"):
            return self.player(int(value)) if isinstance(value, int) else str(value)
        if isinstance(value, (int, float)):
            return self.say(f"{self._names[key]}-{value}") if key in self._names else value
        return str(value)


def texts_for(game: AnyGame, language: str, players: Sequence[str] = (), extra: Sequence[Path] = ()) -> Texts:
    """The texts of a game, on top of the engine's own."""
    return Texts(language, [engine_texts(), *extra, game.folder / "text"], game.names, players)
