"""A game of Snack Match in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from potluck.games.snack_match import moves
from potluck.games.snack_match.cards import load_cards
from potluck.games.snack_match.view import as_known

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from potluck.engine.state import Move, Seat
    from potluck.engine.text import Texts
    from potluck.games.snack_match.state import SnackMatch
    from potluck.games.snack_match.view import PicnicView, SnackMatchView

PICTURES = {"sandwich": "🥪", "donut": "🍩", "soda": "🥤", "sausage": "🌭"}
CLOTHS = {
    "orange": "black on #e69f00",
    "green": "white on #00734f",
    "blue": "black on #8fd0f5",
    "red": "white on #a03030",
}
PATTERNS = {"orange": "≡", "green": "#", "blue": "∘", "red": "×"}
"""Every cloth has a sign of its own, too, so that nobody needs to tell colours apart."""


def cell(food: str, cloth: str) -> Text:
    """A cell: the cloth's sign and colour, and the food."""
    return Text(f"{PATTERNS[cloth]} {PICTURES[food]}", CLOTHS[cloth])


def strip(card: int) -> Text:
    """A card with its number."""
    cells = [cell(food, cloth) for food, cloth in load_cards().strips[card]]
    return Text(f"{card}: ").append_text(Text("|").join(cells))


def legend(texts: Texts) -> Text:
    """Which sign stands for which cloth."""
    return Text("  ").join(
        [Text(f" {sign} {texts.say(f'element-{cloth}')} ", CLOTHS[cloth]) for cloth, sign in PATTERNS.items()]
    )


def board(view: SnackMatchView, viewer: Seat, texts: Texts) -> RenderableType:
    """The whole table as a viewer knows it."""
    parts: list[RenderableType] = [_headline(view, texts)]
    bonus = view.picnics[max(viewer, 0)].bonuses
    for combination, value in zip(view.combinations, bonus, strict=True):
        words = texts.say("board-combination", element=combination.element, modifier=combination.modifier)
        parts.append(Text(texts.say("board-bonus", combination=words, value=f"{value:+d}")))
    order = sorted(range(len(view.picnics)), key=lambda seat: seat != viewer)
    picnics = [_picnic(view.picnics[seat], seat, texts, numbered=seat == viewer) for seat in order]
    parts.append(Columns(picnics, padding=(1, 4)))
    if view.automaton is not None:
        parts.append(Text(texts.say("board-automaton", points=view.automaton.points), "bold"))
        parts.append(Columns([strip(card) for card in view.automaton.cards], padding=(0, 3)))
    if view.you is not None and view.you.cards:
        parts.append(Text(texts.say("board-hand"), "bold"))
        parts.append(Columns([strip(card) for card in view.you.cards], padding=(0, 3)))
    return Group(*parts, legend(texts))


def _headline(view: SnackMatchView, texts: Texts) -> Text:
    if view.phase == "over":
        return Text(texts.say("board-over"), "bold")
    turns = "board-turn" if view.automaton is not None else "board-round"
    said = texts.say(turns, round=view.round, rounds=view.rounds)
    return Text(f"{said} · {texts.say('board-pile', number=view.pile)}")


def _picnic(picnic: PicnicView, seat: Seat, texts: Texts, *, numbered: bool) -> RenderableType:
    """One picnic, with the coordinates that moves use; one's own also with the number of the card on each cell."""
    title = Text(texts.say("board-picnic", seat=seat, points=picnic.points), "bold")
    if not picnic.cells:
        return Group(title, Text(texts.say("board-empty"), "dim"))
    shown = {(found.row, found.column): found for found in picnic.cells}
    columns = range(min(column for _, column in shown), max(column for _, column in shown) + 1)
    width = 7 if numbered else 4
    grid = Table.grid()
    grid.add_row("", *(Text(f"{column:^{width}}", "dim") for column in columns))
    for row in range(min(row for row, _ in shown), max(row for row, _ in shown) + 1):
        cells = [Text(" " * width) for _ in columns]
        for at, column in enumerate(columns):
            if (row, column) in shown:
                found = shown[row, column]
                cells[at] = cell(found.food, found.cloth)
                if numbered:
                    cells[at].append(f" {found.card:>2}")
        grid.add_row(Text(f"{row:>2} ", "dim"), *cells)
    return Group(title, grid)


def ranked(state: SnackMatch, seat: Seat, legal: Sequence[Move], texts: Texts) -> list[tuple[Move, str]]:
    """The moves with the strip in signs, and the points that laying it brings, those with the most points first."""
    if not legal or moves.is_keep(legal[0]):
        return [(move, strip(moves.card_of(move)).plain) for move in legal]
    after = [(move, _points_after(state, seat, move)) for move in legal]
    after.sort(key=lambda found: -found[1])
    return [(move, texts.say("board-after", points=points)) for move, points in after]


def _points_after(state: SnackMatch, seat: Seat, move: Move) -> int:
    """The seat's points with this card laid, everything else as the seat knows it."""
    known = as_known(state, seat)
    known.picnics[seat].lay(move)
    return known.points()[seat]
