"""What commands show: tables for people, dictionaries for programs."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from potluck.cli.language import cli_texts
from potluck.engine.options import Choice, Flag, Whole
from potluck.engine.state import REFEREE
from potluck.lab.measure import UNITS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from potluck.engine.game import AnyGame
    from potluck.engine.json import Json
    from potluck.engine.match import Match
    from potluck.engine.options import Option
    from potluck.engine.state import Event
    from potluck.engine.text import Texts
    from potluck.lab.bench import Measured
    from potluck.lab.measure import Scenario
    from potluck.lab.simulate import Score, Simulation
    from potluck.server.serve import Addresses


def describe(game: AnyGame, texts: Texts) -> dict[str, Json]:
    """A game as JSON: what a program needs to offer it."""
    return {
        "slug": game.slug,
        "title": texts.say(f"game-{game.slug}"),
        "about": texts.say("about"),
        "version": game.version,
        "seats": game.seats_anyhow(),
        "minutes": game.minutes,
        "presets": {name: dict(options) for name, options in game.presets.items()},
        "options": [
            {**option.describe(), "title": texts.say(f"option-{option.name}"), "help": _help(option, texts)}
            for option in game.options
        ],
    }


def show_games(console: Console, games: Sequence[tuple[AnyGame, Texts]], texts: Texts) -> None:
    """The list of all games."""
    table = Table(*(texts.say(f"column-{name}") for name in ("game", "name", "players", "minutes", "about")))
    for game, own in games:
        seats = game.seats_anyhow()
        low, high = game.minutes
        title = own.say(f"game-{game.slug}")
        table.add_row(Text(game.slug, "bold"), title, f"{seats[0]}–{seats[-1]}", f"{low}–{high}", own.say("about"))
    console.print(table)
    console.print(texts.say("games-more"), style="dim", markup=False)


def show_game(console: Console, game: AnyGame, texts: Texts) -> None:
    """One game with its presets and options."""
    presets = Table(texts.say("column-preset"), texts.say("column-meaning"))
    for name in game.presets:
        presets.add_row(Text(name, "bold"), texts.say(f"preset-{name}"))
    options = Table(texts.say("column-option"), texts.say("column-meaning"), texts.say("column-values"))
    for option in game.options:
        meaning = Text.assemble((texts.say(f"option-{option.name}"), "bold"), "\n", _help(option, texts))
        options.add_row(Text(option.name, "bold"), meaning, _values(option, texts))
    console.print(Text(texts.say(f"game-{game.slug}"), "bold"), texts.say("about"))
    console.print(presets, options)
    console.print(texts.say("game-more", slug=game.slug), style="dim", markup=False)


def _help(option: Option, texts: Texts) -> str:
    return texts.say(f"option-{option.name}-help")


def _values(option: Option, texts: Texts) -> str:
    """What may be typed for an option; its default is marked."""
    if isinstance(option, Choice):
        marks = {value: " ←" if value == option.default else "" for value in option.values}
        return "\n".join(f"{value}{marks[value]}" for value in option.values)
    if isinstance(option, Flag):
        return "yes ←\nno" if option.default else "yes\nno ←"
    if isinstance(option, Whole):
        return texts.say("values-whole", low=option.low, high=option.high, default=option.default)
    return texts.say("values-words", longest=option.longest)


def show_simulation(console: Console, simulation: Simulation, texts: Texts) -> None:
    """A simulation's figures."""
    plan, tally = simulation.plan, simulation.tally
    moves = sum(tally.lengths)
    say = texts.say
    console.print(say("simulated", game=plan.game, number=plan.games, seats=plan.seats, seed=plan.seed), markup=False)
    console.print(
        say(
            "simulated-length",
            mean=moves / len(tally.lengths),
            shortest=min(tally.lengths),
            longest=max(tally.lengths),
        )
    )
    speed = len(tally.lengths) / simulation.seconds
    console.print(say("simulated-speed", games=speed, moves=moves / simulation.seconds))
    seats = [(say("seat-number", number=seat + 1), score) for seat, score in enumerate(tally.seats)]
    console.print(_scores(say("column-seat"), seats, texts), _scores("Bot", list(tally.bots.items()), texts))
    if tally.unwon:
        console.print(say("simulated-unwon", number=tally.unwon))


def _scores(kind: str, scores: Sequence[tuple[str, Score]], texts: Texts) -> Table:
    """Wins and points with their 95% confidence intervals."""
    table = Table(kind)
    for name in ("played", "wins", "win-rate", "points"):
        table.add_column(texts.say(f"column-{name}"), justify="right")
    for name, score in scores:
        low, high = score.win_interval()
        rate = texts.say("figure-win-rate", rate=score.win_rate, low=low, high=high)
        points = texts.say("figure-points", mean=score.mean_points, margin=score.points_margin())
        played, wins = texts.say("figure-played", games=score.count), texts.say("figure-wins", wins=score.wins)
        table.add_row(name, played, wins, rate, points)
    return table


def show_addresses(console: Console, found: Addresses, texts: Texts) -> None:
    """Where a server is found, with a QR code for phones."""
    console.print(texts.say("serving-here", address=found.local), markup=False)
    if found.network is not None:
        console.print(texts.say("serving-there", address=found.network), markup=False)
        console.print(found.code(), markup=False, highlight=False)
    console.print(texts.say("serving-stop"), style="dim", markup=False)


def show_bench(console: Console, results: Sequence[Measured], texts: Texts) -> None:
    """Measurements, both ways and their ratio."""
    table = Table(texts.say("column-game"), texts.say("column-players"), texts.say("column-measured"))
    for name in ("compiled", "pure", "ratio"):
        table.add_column(texts.say(f"column-{name}"), justify="right")
    for result in results:
        scenario = result.scenario
        figures = (
            _figure(result.compiled, result, texts),
            _figure(result.pure, result, texts),
            "" if result.ratio is None else texts.say("figure-ratio", ratio=result.ratio),
        )
        name = f"{scenario.game} {scenario.preset}"
        table.add_row(name, str(scenario.seats), _measured(scenario, texts), *figures)
    console.print(table)


def _measured(scenario: Scenario, texts: Texts) -> str:
    what = texts.say(f"measured-{scenario.what}")
    return what if scenario.what == "games" else texts.say("measured-at", what=what, stage=scenario.stage)


def _figure(value: float | None, result: Measured, texts: Texts) -> str:
    if value is None:
        return "–"
    size = "large" if value >= 100 else "small"
    unit = texts.say(f"unit-{UNITS[result.scenario.what]}")
    return texts.say(f"figure-{size}", value=value, unit=unit)


class ReplayReport:
    """Tells a record as it is played again: a log in words, then the board and the result."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.texts: Texts | None = None
        self.match: Match | None = None

    def watch(self, match: Match, events: list[Event]) -> None:
        """Tell what one move did."""
        if self.texts is None:
            bare = cli_texts(self.language)
            players = [bare.say("seat-number", number=seat + 1) for seat in range(match.seats)]
            self.texts = cli_texts(self.language, match.game, players)
            self.match = match
        for event in events:
            self.console.print(f"· {self.texts.event(event, REFEREE)}", markup=False, highlight=False)

    def finish(self) -> None:
        """Show how it ended; the record has been found sound."""
        if self.texts is None or self.match is None:
            return
        match = self.match
        drawing = importlib.import_module(f"{type(match.game).__module__}.terminal")
        board = drawing.board(match.game.view(match.state, REFEREE), REFEREE, self.texts)
        sound = self.texts.say("record-sound", number=len(match.log), points=tuple(match.state.points()))
        self.console.print(Panel(Group(board), title=self.texts.say(f"game-{match.game.slug}")))
        self.console.print(sound, markup=False)
