"""The table in a terminal, made from a view alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from potluck.games.deli.cards import load_cards
from potluck.games.deli.names import KIND_IDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from potluck.engine.state import Seat
    from potluck.engine.text import Texts
    from potluck.games.deli.breakdown import SandwichView, SeatScore
    from potluck.games.deli.view import DeliView, PlayerView

COLOURS = ("yellow", "red", "bright_yellow", "green", "magenta")
"""One for each kind: bread, protein, cheese, vegetable, sauce."""


def board(view: DeliView, viewer: Seat, texts: Texts) -> RenderableType:
    """The whole table: the market, then every player, the viewer's own cards last."""
    parts: list[RenderableType] = [_head(view, texts), _market(view, texts)]
    parts += [_player(view, seat, texts, own=seat == viewer) for seat in range(len(view.players))]
    if view.you is not None:
        parts.append(_hand(view, texts))
    return Group(*parts)


def ingredient(name: str, texts: Texts) -> Text:
    """An ingredient in the colour of its kind."""
    cards = load_cards().ingredients
    return Text(texts.say(f"ingredient-{name}"), style=COLOURS[cards.kinds[cards.names.index(name)]])


def _head(view: DeliView, texts: Texts) -> Text:
    line = Text(texts.say("board-round", round=view.round, rounds=view.rounds), style="bold")
    line.append(f"  {texts.say(f'board-phase-{view.phase}')}", style="not bold")
    if view.event is not None:
        line.append(f"  {texts.say('board-event', event=view.event)}", style="bold cyan")
    if view.announced is not None:
        line.append("  ")
        line.append(texts.say("board-announced", seat=view.announced.seat, ingredient=view.announced.ingredient))
    return line


def _counted(names: Sequence[str], texts: Texts) -> Text:
    """Cards, equal ones together."""
    parts = []
    for name, number in Counter(names).items():
        part = ingredient(name, texts)
        if number > 1:
            part.append(f"\N{NO-BREAK SPACE}×{number}", style="bold")
        parts.append(part)
    return Text("  ").join(parts) if parts else Text("–", style="dim")


def _market(view: DeliView, texts: Texts) -> Panel:
    grid = Table.grid(padding=(0, 2))
    for row in view.market:
        colour = COLOURS[KIND_IDS.index(row.sort)]
        deck = Text(texts.say("board-deck", number=row.deck), style="dim")
        grid.add_row(
            Text(texts.say(f"sort-{row.sort}"), style=f"bold {colour}"), _counted(row.ingredients, texts), deck
        )
    if view.reserved is not None:
        grid.add_row(texts.say("board-reserved"), ingredient(view.reserved, texts))
    if view.trash.last:
        grid.add_row(texts.say("board-last-trash"), _counted(view.trash.last, texts))
    return Panel(grid, title=texts.say("board-market"), title_align="left", border_style="yellow")


def _player(view: DeliView, seat: Seat, texts: Texts, *, own: bool) -> Panel:
    player = view.players[seat]
    title = Text(texts.player(seat), style="bold")
    title.append(f" · {', '.join(texts.say(f'character-{name}') for name in player.characters)}", style="not bold")
    if player.copied is not None:
        title.append(f" → {texts.say(f'character-{player.copied}')}", style="cyan")
    title.append(f" · {texts.say('board-points', points=player.score.total)}", style="bold green")
    parts: list[RenderableType] = [_state(player, texts)]
    if player.sandwiches:
        parts.append(sandwich_table(player.sandwiches, texts))
    parts.append(score_line(player.score, texts))
    border = "bright_white" if seat in view.pending else "cyan" if own else "dim"
    return Panel(Group(*parts), title=title, title_align="left", border_style=border)


def _state(player: PlayerView, texts: Texts) -> Text:
    line = Text("●" * player.taken + "○" * max(load_cards().picks - player.taken, 0))
    line.append(f"  {texts.say('board-hand-size', number=player.in_hand)}")
    if player.aside:
        names = ", ".join(texts.say(f"action-{name}") for name in player.aside)
        line.append(f"  {texts.say('board-aside', cards=names)}")
    return line


def sandwich_table(sandwiches: Sequence[SandwichView], texts: Texts) -> Table:
    """Sandwiches from the bottom up, with what each brings."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("#")
    table.add_column(texts.say("board-sandwich"))
    for column in ("cards", "position", "closing", "classic", "moisture", "total"):
        table.add_column(texts.say(f"board-{column}"), justify="right")
    for shown in sandwiches:
        line = Text(" ").join(_card(shown, number, texts) for number in range(len(shown.cards)))
        if shown.state == "declared":
            line.append(f" ✓ {texts.say('board-declared')}", style="dim")
        elif shown.state == "closed":
            line.append(" ✓", style="bold green")
        score = shown.score
        name = "" if score.classic is None else texts.say(f"classic-{score.classic}") + " "
        table.add_row(
            str(shown.place + 1),
            line,
            str(score.cards),
            _signed(score.position),
            _signed(score.closing),
            name + _signed(score.classic_points),
            _signed(score.moisture),
            Text(str(score.total), style="bold"),
        )
    return table


def _card(shown: SandwichView, number: int, texts: Texts) -> Text:
    """A card; a star for its favourite position, brackets for a joker."""
    card = shown.cards[number]
    text = ingredient(card.ingredient, texts)
    if card.joker:
        text = Text.assemble("[", text, "]")
    if card.favourite:
        text.append("★", style="bold bright_yellow")
    if number + 1 < len(shown.cards):
        text.append(" ·", style="dim")
    return text


def _signed(number: int) -> str:
    return f"{number:+d}" if number else ""


def score_line(score: SeatScore, texts: Texts) -> Text:
    """The bonuses of a player, those that count."""
    parts = [texts.say("board-sum", points=score.sandwiches)]
    parts += [
        texts.say("board-most", ingredient=bonus.ingredient, number=bonus.number, points=bonus.points)
        for bonus in score.most
        if bonus.number
    ]
    for name, points in (
        ("eggs", score.eggs),
        ("least", score.least),
        ("actions", score.from_actions),
        ("events", score.from_events),
        ("characters", score.from_characters),
    ):
        if points:
            parts.append(texts.say(f"board-from-{name}", points=points))
    return Text(" · ".join(parts), style="dim")


def _hand(view: DeliView, texts: Texts) -> Panel:
    assert view.you is not None, "only for a seat"
    cards = [Text(texts.say(f"action-{name}"), style="cyan") for name in view.you.actions]
    lines: list[RenderableType] = [Text("  ·  ").join(cards) if cards else Text("–", style="dim")]
    if view.you.events:
        names = ", ".join(texts.say(f"event-{name}") for name in view.you.events)
        lines.append(Text(texts.say("board-looking", cards=names)))
    return Panel(Group(*lines), title=texts.say("board-hand"), title_align="left", border_style="cyan")
