"""The commands: what is asked for is checked and handed to those who do it."""

from __future__ import annotations

import importlib
import os
import sys
import webbrowser
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from potluck.bots import make_bot
from potluck.cli import reports
from potluck.cli.language import cli_texts
from potluck.cli.progress import progress_bar
from potluck.cli.screen import Screen
from potluck.cli.terminal import TerminalTable
from potluck.engine import record as records
from potluck.engine.errors import refuse
from potluck.engine.match import Match
from potluck.engine.options import parse
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE
from potluck.games import all_games
from potluck.lab import bench as benchmarks
from potluck.lab import simulate as lab
from potluck.server.table import hashed

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from potluck.engine.game import AnyGame
    from potluck.engine.options import Value
    from potluck.engine.state import Event

Run: TypeAlias = Callable[["argparse.Namespace", str], int]
STANDARD = "-"
"""The file name that stands for standard input or output."""


def find_game(slug: str) -> AnyGame:
    """The game of that name."""
    games = all_games()
    if slug not in games:
        raise refuse("game-unknown", value=slug, known=tuple(games))
    return games[slug]


def options_of(game: AnyGame, chosen: argparse.Namespace) -> dict[str, Value]:
    """The options of a preset, and on top of them those that were typed."""
    if chosen.preset is not None and chosen.preset not in game.presets:
        raise refuse("preset-unknown", value=chosen.preset, known=tuple(game.presets))
    return {**game.presets.get(chosen.preset, {}), **parse(game.options, chosen.option)}


def seats_of(game: AnyGame, options: dict[str, Value], chosen: argparse.Namespace) -> int:
    """The number of players asked for; else two, or as few as these options allow."""
    if chosen.seats is not None:
        return int(chosen.seats)
    allowed = game.seats_with(options)
    return 2 if 2 in allowed else allowed[0]


def seed_of(chosen: argparse.Namespace) -> str:
    """The seed that was typed, or a fresh one from the operating system."""
    return os.urandom(8).hex() if chosen.seed is None else str(chosen.seed)


def bots_of(chosen: argparse.Namespace) -> tuple[str, ...]:
    """The names of the bots, one or several."""
    return tuple(name.strip() for name in chosen.bots.split(","))


def games(chosen: argparse.Namespace, language: str) -> int:
    """List the games, or explain one."""
    listed = [find_game(chosen.game)] if chosen.game else list(all_games().values())
    if chosen.json:
        described = [reports.describe(game, cli_texts(language, game)) for game in listed]
        print_json(described[0] if chosen.game else described)
    elif chosen.game:
        reports.show_game(Screen(), listed[0], cli_texts(language, listed[0]))
    else:
        reports.show_games(Screen(), [(game, cli_texts(language, game)) for game in listed], cli_texts(language))
    return 0


def play(chosen: argparse.Namespace, language: str) -> int:
    """Play in the terminal against bots."""
    game = find_game(chosen.game)
    options = options_of(game, chosen)
    match = Match(game, options, seats_of(game, options, chosen), seed_of(chosen))
    table = TerminalTable(match, bots_of(chosen), language, chosen.name)
    finished = table.play()
    if finished and chosen.out is not None:
        save(match, chosen.out)
    return 0


def simulate(chosen: argparse.Namespace, language: str) -> int:
    """Play many games between bots and sum them up."""
    game = find_game(chosen.game)
    options = options_of(game, chosen)
    seats = seats_of(game, options, chosen)
    plan = lab.plan(game.slug, options, seats, chosen.games, bots_of(chosen), seed_of(chosen))
    texts = cli_texts(language, game)
    with progress_bar(texts.say("simulating", game=game.slug), plan.games) as advance:
        simulation = lab.simulate(plan, chosen.jobs, advance)
    if chosen.json:
        print_json(simulation.as_json())
    else:
        reports.show_simulation(Screen(), simulation, texts)
    return 0


def record(chosen: argparse.Namespace, language: str) -> int:
    """Let bots play a game and write its record."""
    game = find_game(chosen.game)
    options = options_of(game, chosen)
    match = Match(game, options, seats_of(game, options, chosen), seed_of(chosen))
    bots = [make_bot(name, game) for name in bots_of(chosen)]
    rng = seeded(match.seed, "bots")
    while not match.over:
        seat = match.state.turn()
        match.play(seat, bots[seat % len(bots)].choose(match.state, seat, rng))
    save(match, chosen.out)
    if chosen.out != STANDARD:
        texts = cli_texts(language, game)
        sys.stdout.write(texts.say("recorded", number=len(match.log), file=chosen.out) + "\n")
    return 0


def replay(chosen: argparse.Namespace, language: str) -> int:
    """Play a record again, checking every line."""
    lines = record_lines(chosen)
    if chosen.json:
        records.replay(lines, all_games(), print_view)
        return 0
    report = reports.ReplayReport(Screen(), language)
    records.replay(lines, all_games(), report.watch)
    report.finish()
    return 0


def verify(chosen: argparse.Namespace, language: str) -> int:
    """Check a record, and that its seed is the promised one."""
    match = records.replay(record_lines(chosen), all_games())
    commitment = hashed(match.seed)
    if chosen.commitment is not None and chosen.commitment.lower() != commitment:
        raise refuse("commitment-wrong", promised=chosen.commitment, commitment=commitment)
    say = cli_texts(language, match.game).say
    points = tuple(match.state.points())
    sys.stdout.write(say("record-sound", number=len(match.log), points=points) + "\n")
    sys.stdout.write(say("seed-commitment", commitment=commitment) + "\n")
    return 0


def record_lines(chosen: argparse.Namespace) -> list[bytes]:
    """The lines of the record that was asked for; refusals speak of its game."""
    lines = read_file(chosen.file).splitlines()
    chosen.game = records.game_of(lines)
    return lines


def serve(chosen: argparse.Namespace, language: str) -> int:
    """Serve tables for people, in the browser or for programs, until told to stop."""
    # The web framework takes a while to import, and no other command needs it.
    from potluck.server import serve as serving  # noqa: PLC0415
    from potluck.server.limits import Limits  # noqa: PLC0415

    texts = cli_texts(language)

    def announce(found: serving.Addresses) -> None:
        reports.show_addresses(Screen(), found, texts)
        if not chosen.no_browser:
            webbrowser.open(found.local)

    limits = Limits(keep_days=chosen.keep)
    serving.serve(serving.Place(chosen.host, chosen.port, Path(chosen.data), limits), announce)
    return 0


def score(chosen: argparse.Namespace, language: str) -> int:
    """Keep score for people who play with the real cards."""
    game = find_game(chosen.game)
    if not has_score_pad(game):
        raise refuse(
            "no-score-pad", value=game.slug, known=tuple(g.slug for g in all_games().values() if has_score_pad(g))
        )
    pad = importlib.import_module(f"{type(game).__module__}.scorepad")
    if chosen.file == STANDARD and sys.stdin.isatty():
        sys.stderr.write(cli_texts(language, game).say("score-typing") + "\n")
    said: str = pad.run(read_file(chosen.file).decode("utf-8", "replace").splitlines(), language, as_json=chosen.json)
    sys.stdout.write(said)
    return 0


def has_score_pad(game: AnyGame) -> bool:
    """Whether a game's folder has a module that keeps score."""
    return (game.folder / "scorepad.py").is_file()


def bench(chosen: argparse.Namespace, language: str) -> int:
    """Measure how fast the rules run."""
    texts = cli_texts(language)
    scenarios = benchmarks.scenarios(quick=chosen.quick)
    with progress_bar(texts.say("measuring"), len(scenarios)) as advance:
        results = benchmarks.run(scenarios, advance)
    if chosen.json:
        print_json([msgspec.to_builtins(result) for result in results])
    else:
        reports.show_bench(Screen(), results, texts)
    return 0


def print_view(match: Match, _events: list[Event]) -> None:
    """After each move, the referee's whole view as a line of JSON."""
    if match.log:
        print_json(match.game.view(match.state, REFEREE))


def print_json(value: object) -> None:
    """One line of JSON on standard output."""
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")


def read_file(name: str) -> bytes:
    """The content of a file, or of standard input."""
    with access(name):
        return sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes()


def save(match: Match, name: str) -> None:
    """Write a record; a file of that name is replaced only when the new one is complete."""
    lines = records.write(match)
    if name == STANDARD:
        sys.stdout.buffer.writelines(lines)
        return
    path = Path(name)
    with access(name):
        unfinished = path.with_name(path.name + ".part")
        with unfinished.open("wb") as file:
            file.writelines(lines)
        unfinished.replace(path)


@contextmanager
def access(name: str) -> Iterator[None]:
    """Say plainly which file cannot be read or written, and why."""
    try:
        yield
    except OSError as error:
        raise refuse("file", file=name, detail=error.strerror or str(error)) from error
