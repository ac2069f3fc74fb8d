"""Which language to speak, and the texts in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from potluck import server
from potluck.engine.text import LANGUAGES, Texts, engine_texts, texts_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from potluck.engine.game import AnyGame

FOLDER = Path(__file__).parent / "text"


def wanted_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language after ``--lang``, else the locale's, else English."""
    for at, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--lang":
            wanted = value or "".join(words[at + 1 : at + 2])
            return wanted if wanted in LANGUAGES else "en"
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(variable, "")[:2].lower():
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def cli_texts(language: str, game: AnyGame | None = None, players: Sequence[str] = ()) -> Texts:
    """The texts of the command line and, if given, of a game."""
    if game is None:
        return Texts(language, [engine_texts(), FOLDER, server.FOLDER], {})
    return texts_for(game, language, players, [FOLDER, server.FOLDER])
