"""What can be typed, with help that teaches."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, NoReturn

from rich_argparse import RawDescriptionRichHelpFormatter

from potluck import __version__
from potluck.bots import BOTS
from potluck.cli import commands
from potluck.engine import compiled
from potluck.engine.text import LANGUAGES
from potluck.games import all_games
from potluck.server import EVERYWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from potluck.engine.text import Texts

Run = commands.Run


class Parser(argparse.ArgumentParser):
    """A parser whose help speaks the language of the texts, and whose errors say what to do next."""

    def speak(self, texts: Texts) -> None:
        """Say in words what argparse itself adds to a help."""
        self._positionals.title = texts.say("help-arguments")
        self._optionals.title = texts.say("help-options")
        help_text = texts.say("help-help")
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help=help_text)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is; exit with 2."""
        self.exit(2, f"{self.prog}: {message}\n→ {self.prog} --help\n")


def formatter(texts: Texts) -> type[RawDescriptionRichHelpFormatter]:
    """A formatter of helps that says “usage” in the language of the texts."""

    class Formatter(RawDescriptionRichHelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{texts.say('help-usage')} " if prefix is None else prefix)

    return Formatter


class VersionAction(argparse.Action):
    """Prints the version and which way the rules run; looks only when asked."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:  # noqa: A002 argparse's name
        super().__init__(option_strings, dest, nargs=0, help=help, default=argparse.SUPPRESS)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        way = "compiled" if compiled() else "pure Python (slower; compiled where there is a C compiler)"
        sys.stdout.write(f"potluck {__version__}, rules: {way}\n")
        parser.exit(0)


def positive(text: str) -> int:
    """A whole number of at least 1."""
    if not (text.isascii() and text.isdigit()) or not 0 < int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"“{text}” ≠ 1, 2, 3 …")
    return int(text)


class Commands:
    """Builds the parsers of the commands from their texts."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.formatter = formatter(texts)
        self.parser = Parser(
            prog="potluck",
            description=texts.say("help-potluck"),
            epilog=texts.say("help-potluck-examples"),
            formatter_class=self.formatter,
            add_help=False,
        )
        self.parser.speak(texts)
        self.parser.add_argument("--version", action=VersionAction, help=texts.say("help-version"))
        self.language(self.parser)
        self._commands = self.parser.add_subparsers(title=texts.say("help-commands"), metavar="COMMAND", required=True)

    def language(self, parser: argparse.ArgumentParser) -> None:
        """Add ``--lang``; it has been looked at before, since the help itself speaks it."""
        parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=self.texts.say("help-lang"))

    def add(self, name: str, run: Run) -> Parser:
        """Add a command."""
        command = self._commands.add_parser(
            name,
            help=self.texts.say(f"help-{name}"),
            description=self.texts.say(f"help-{name}-long"),
            epilog=self.texts.say(f"help-{name}-examples"),
            formatter_class=self.formatter,
            add_help=False,
        )
        command.speak(self.texts)
        command.set_defaults(run=run)
        self.language(command)
        return command

    def flag(self, command: argparse.ArgumentParser, name: str) -> None:
        """Add a flag."""
        command.add_argument(f"--{name}", action="store_true", help=self.texts.say(f"help-{name}-flag"))

    def number(self, command: argparse.ArgumentParser, name: str, default: int | None) -> None:
        """Add an option that takes a number."""
        help_text = self.texts.say(f"help-{name}-option")
        command.add_argument(f"--{name}", type=positive, default=default, metavar="N", help=help_text)

    def word(self, command: argparse.ArgumentParser, name: str, metavar: str, default: str | None) -> None:
        """Add an option that takes a word."""
        help_text = self.texts.say(f"help-{name}-option")
        command.add_argument(f"--{name}", metavar=metavar, default=default, help=help_text)

    def table(self, command: argparse.ArgumentParser, bots: str) -> None:
        """Add what every command needs that seats players at a table."""
        command.add_argument("game", metavar="GAME", help=", ".join(all_games()))
        self.number(command, "seats", None)
        self.word(command, "bots", "A,B", bots)
        command.add_argument(
            "--option", action="append", default=[], metavar="K=V", help=self.texts.say("help-option-option")
        )
        self.word(command, "preset", "NAME", None)
        self.word(command, "seed", "TEXT", None)


def make_parser(texts: Texts) -> Parser:
    """The whole command line."""
    build = Commands(texts)
    games = build.add("games", commands.games)
    games.add_argument("game", metavar="GAME", nargs="?", help=texts.say("help-games-game"))
    build.flag(games, "json")

    play = build.add("play", commands.play)
    build.table(play, bots=BOTS[-1])
    build.word(play, "name", "NAME", None)
    build.word(play, "out", "FILE", None)

    simulate = build.add("simulate", commands.simulate)
    build.table(simulate, bots=BOTS[0])
    build.number(simulate, "games", 1000)
    build.number(simulate, "jobs", 1)
    build.flag(simulate, "json")

    record = build.add("record", commands.record)
    build.table(record, bots=BOTS[-1])
    record.add_argument("--out", metavar="FILE", required=True, help=texts.say("help-out-option"))

    replay = build.add("replay", commands.replay)
    replay.add_argument("file", metavar="FILE", help=texts.say("help-replay-file"))
    build.flag(replay, "json")

    verify = build.add("verify", commands.verify)
    verify.add_argument("file", metavar="FILE", help=texts.say("help-replay-file"))
    build.word(verify, "commitment", "SHA256", None)

    serving = build.add("serve", commands.serve)
    build.word(serving, "host", "ADDRESS", EVERYWHERE)
    build.number(serving, "port", 8000)
    build.word(serving, "data", "FILE", "potluck.db")
    build.number(serving, "keep", 30)
    build.flag(serving, "no-browser")

    score = build.add("score", commands.score)
    score.add_argument("game", metavar="GAME", help=texts.say("help-score-game"))
    score.add_argument("file", metavar="FILE", nargs="?", default="-", help=texts.say("help-score-file"))
    build.flag(score, "json")

    bench = build.add("bench", commands.bench)
    build.flag(bench, "json")
    build.flag(bench, "quick")
    return build.parser
