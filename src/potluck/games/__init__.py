"""The games. A folder here whose package has a ``GAME`` is a game; nothing else registers it."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from potluck.engine.game import AnyGame


@cache
def all_games() -> Mapping[str, AnyGame]:
    """Every game by its slug, in alphabetical order."""
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(__path__):
        game: AnyGame = importlib.import_module(f"{__name__}.{module.name}").GAME
        found[game.slug] = game
    return found
