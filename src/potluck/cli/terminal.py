"""A game in the terminal: the board, the menu of legal moves, and what one types."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.panel import Panel

from potluck.bots import BOTS, make_bot
from potluck.cli.language import cli_texts
from potluck.cli.screen import Screen
from potluck.engine.errors import RefusedError
from potluck.engine.game import notation, parse_notation
from potluck.engine.random import seeded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from potluck.engine.match import Match
    from potluck.engine.state import Event, Move

YOU = 0
PAGE = 15
"""Moves on one page of the menu."""
LOG_LINES = 8


class Menu:
    """The legal moves of a decision, narrowed down by what one types, page by page."""

    def __init__(self, lines: Sequence[tuple[Move, str]]) -> None:
        self.lines = list(lines)
        self.shown = self.lines
        self.page = 0

    def narrow(self, typed: str) -> bool:
        """Keep only the lines that contain all the words; False, and no change, if there are none."""
        words = typed.lower().split()
        left = [line for line in self.shown if all(word in line[1].lower() for word in words)]
        if left:
            self.shown, self.page = left, 0
        return bool(left)

    def widen(self) -> None:
        """Show all lines again."""
        self.shown, self.page = self.lines, 0

    def turn_page(self) -> None:
        """Go to the next page; after the last one comes the first."""
        self.page = (self.page + 1) % self.pages

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return (len(self.shown) + PAGE - 1) // PAGE

    def on_page(self) -> list[tuple[int, str]]:
        """The numbered lines of this page."""
        first = self.page * PAGE
        return [(first + at + 1, line) for at, (_, line) in enumerate(self.shown[first : first + PAGE])]

    def picked(self, typed: str) -> Move | None:
        """The move with that number, if there is one."""
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(self.shown):
            return self.shown[int(typed) - 1][0]
        return None


class TerminalTable:
    """You, on seat 0, and bots on the other seats."""

    def __init__(self, match: Match, bots: Sequence[str], language: str, name: str | None) -> None:
        self.match = match
        self.game = match.game
        self.console = Screen()
        you = name or cli_texts(language).say("you")
        others = [bots[(seat - 1) % len(bots)] for seat in range(1, match.seats)]
        self.bots = [make_bot(bots[0], self.game), *(make_bot(bot, self.game) for bot in others)]
        players = [you, *(f"{bot} {seat}" for seat, bot in enumerate(others, start=1))]
        self.texts = cli_texts(language, self.game, players)
        self.adviser = make_bot(BOTS[-1], self.game)
        self.rng = seeded(match.seed, "bots")
        self.log: list[str] = []
        self.drawing = importlib.import_module(f"{type(self.game).__module__}.terminal")

    def play(self) -> bool:
        """Play until the end; False if you leave before."""
        say = self.texts.say
        self.console.print(
            f"[bold]{say(f'game-{self.game.slug}')}[/bold] · {escape(say('seed', seed=self.match.seed))}"
        )
        self.console.print(say("play-keys"), style="dim")
        while not self.match.over:
            # Where order matters (a race), whose turn is next is drawn fairly; else you come first.
            seat = self.match.state.turn()
            if seat == YOU:
                move = self.ask()
                if move is None:
                    self.console.print(say("left"))
                    return False
                self.note(self.match.play(YOU, move))
            else:
                self.note(self.match.play(seat, self.bots[seat].choose(self.match.state, seat, self.rng)))
        self.show()
        return True

    def note(self, events: list[Event]) -> None:
        """Write what you may know of the events into the log."""
        for event in events:
            line = self.texts.event(event, YOU)
            if line is not None:
                self.log.append(line)
            remark = self.game.remark(self.match.state, event)
            bot = event.facts.get("seat")
            if remark is not None and isinstance(bot, int) and bot != YOU:
                self.log.append(f"{self.texts.player(bot)}: {self.texts.message(remark)}")

    def show(self) -> None:
        """Show what has happened since, and the board."""
        for line in self.log[-LOG_LINES:]:
            self.console.print(f"· {line}", style="dim", markup=False, highlight=False)
        self.log.clear()
        view = self.game.view(self.match.state, YOU)
        title = self.texts.say(f"game-{self.game.slug}")
        self.console.print(Panel(self.drawing.board(view, YOU, self.texts), title=title))

    def ask(self) -> Move | None:
        """Show the board and the menu until a legal move is chosen; None to leave."""
        self.show()
        menu = Menu(self.lines())
        self.show_menu(menu)
        while True:
            try:
                typed = self.console.input(f"[bold]{self.texts.say('your-move')}[/bold] ").strip()
            except EOFError:
                return None
            if typed == "q":
                return None
            move = menu.picked(typed)
            if move is not None:
                return move
            move = self.understand(typed, menu)
            if move is not None:
                return move

    def lines(self) -> list[tuple[Move, str]]:
        """The legal moves in words, in the order in which the game wants them read."""
        state = self.match.state
        moves = state.legal(YOU)
        if hasattr(self.drawing, "ranked"):
            ranked: list[tuple[Move, str]] = self.drawing.ranked(state, YOU, moves, self.texts)
        else:
            ranked = [(move, "") for move in moves]
        return [(move, f"{self.words(move)}  {remark}".rstrip()) for move, remark in ranked]

    def words(self, move: Move) -> str:
        """A move in words."""
        shape = self.game.unpack(self.match.state, YOU, move)
        return self.texts.message(self.game.describe(self.match.state, YOU, shape))

    def understand(self, typed: str, menu: Menu) -> Move | None:
        """Carry out a key or narrow the menu; a move in notation is returned, or refused with the rule's reason."""
        say = self.texts.say
        if typed == "":
            menu.turn_page()
        elif typed == "*":
            menu.widen()
        elif typed == "?":
            self.console.print(say("play-keys-long"), markup=False)
            return None
        elif typed == "h":
            self.hint()
            return None
        elif typed.startswith("r ") or typed == "r":
            self.rule(typed[1:].strip().upper())
            return None
        elif "=" in typed:
            return self.read(typed)
        elif not menu.narrow(typed):
            self.console.print(say("nothing-like-that", typed=typed), style="yellow", markup=False)
            return None
        self.show_menu(menu)
        return None

    def read(self, typed: str) -> Move | None:
        """The move that was typed in notation, unless it is refused."""
        try:
            shape = self.game.shape(parse_notation(typed))
            return self.game.read(self.match.state, YOU, shape)
        except RefusedError as error:
            self.console.print(self.texts.refusal(error.refusal), style="red", markup=False)
            rule = f"rule-{error.refusal.rule}"
            if self.texts.has(rule):
                self.console.print(self.texts.say(rule), style="dim", markup=False)
            return None

    def hint(self) -> None:
        """Say what a good plain player would do, and how to type it."""
        move = self.adviser.choose(self.match.state, YOU, self.rng.clone())
        shape = self.game.unpack(self.match.state, YOU, move)
        line = self.texts.say("hint", move=self.words(move), notation=notation(shape))
        self.console.print(line, style="green", markup=False)

    def rule(self, wanted: str) -> None:
        """Read a rule, or list their ids."""
        if self.texts.has(f"rule-{wanted}"):
            self.console.print(f"{wanted} – {self.texts.say(f'rule-{wanted}')}", markup=False)
            return
        ids = [message.removeprefix("rule-") for message in self.texts.ids("rule-")]
        self.console.print(self.texts.say("rules-are", rules=tuple(ids)), markup=False)

    def show_menu(self, menu: Menu) -> None:
        """Show a page of the menu."""
        for number, line in menu.on_page():
            self.console.print(f"{number:4}  {line}", markup=False, highlight=False)
        if menu.pages > 1:
            page = self.texts.say("page", page=menu.page + 1, pages=menu.pages, number=len(menu.shown))
            self.console.print(page, style="dim", markup=False)
