"""Draws the pictures of the docs: python docs/pictures/draw.py."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.panel import Panel

from potluck.bots import make_bot
from potluck.cli.language import cli_texts
from potluck.engine.match import Match
from potluck.engine.random import seeded
from potluck.games import all_games
from potluck.games.snack_match import terminal
from potluck.games.snack_match.view import SnackMatchView

FOLDER = Path(__file__).parent
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>A game of Snack Match in the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: {char_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def snack_match() -> None:
    """A table of three in the last round, seen by the first player."""
    game = all_games()["snack-match"]
    match = Match(game, {"diet": "balanced"}, 3, "picnic")
    bot, rng = make_bot("greedy", game), seeded("picnic", "bots")
    while len(match.log) < 33:
        seat = match.state.turn()
        match.play(seat, bot.choose(match.state, seat, rng))
    console = Console(record=True, width=84, file=StringIO())
    texts = cli_texts("en", game, ["You", "Ada", "Ben"])
    view = game.view(match.state, 0)
    assert isinstance(view, SnackMatchView)
    console.print(Panel(terminal.board(view, 0, texts), title=texts.say("game-snack-match")))
    console.save_svg(str(FOLDER / "snack-match.svg"), title="potluck play snack-match", code_format=FRAME)


if __name__ == "__main__":
    snack_match()
