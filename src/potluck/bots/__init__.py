"""Bots: players that see what their seat may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.bots.bot import Bot, GreedyBot, RandomBot
from potluck.engine.errors import refuse

if TYPE_CHECKING:
    from potluck.engine.game import AnyGame

BOTS = ("random", "greedy")
"""From the weakest to the strongest."""


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of that name for a game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.hints())
    raise refuse("bot-unknown", value=name, known=BOTS)
