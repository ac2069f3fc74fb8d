"""What the server says, in the client's language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from potluck.engine.text import LANGUAGES, Texts, engine_texts, texts_for
from potluck.games import all_games
from potluck.server import FOLDER

if TYPE_CHECKING:
    from potluck.engine.errors import Refusal
    from potluck.server.table import Table


def language_of(wanted: str) -> str:
    """The first language of a list, as browsers send it, that Potluck speaks; else English."""
    for part in wanted.split(","):
        if (language := part.strip()[:2].lower()) in LANGUAGES:
            return language
    return "en"


@cache
def _texts(language: str, slug: str | None) -> Texts:
    if slug is None:
        return Texts(language, [engine_texts(), FOLDER], {})
    return texts_for(all_games()[slug], language, extra=[FOLDER])


def game_texts(language: str, slug: str) -> Texts:
    """The texts of a game."""
    return _texts(language, slug)


def refusal(refused: Refusal, language: str, table: Table | None = None, slug: str | None = None) -> str:
    """A refusal in words, with the names of the game and, if there is a table, of its players."""
    if table is not None:
        slug = table.game.slug
    elif slug is None:
        slug = str(refused.facts.get("game", ""))
    texts = _texts(language, slug if slug in all_games() else None)
    texts.players = [] if table is None else table.players()
    return texts.refusal(refused)
