"""What the engine says when it refuses: always a code and the facts, so that every language can say it in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.json import Json


@dataclass(frozen=True)
class Refusal:
    """Why something is refused: a code (its text is ``refusal-CODE``), the id of the rule, the facts."""

    code: str
    rule: str = ""
    facts: Mapping[str, Json] = field(default_factory=dict)


class RefusedError(Exception):
    """A move, an option or a file was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.rule} {dict(refusal.facts)}")
        self.refusal = refusal


def refuse(code: str, rule: str = "", **facts: Json) -> RefusedError:
    """The error to raise for a refusal."""
    return RefusedError(Refusal(code, rule, facts))


class EndlessGameError(RuntimeError):
    """A game that went on far longer than any game can: a mistake in its rules."""
