"""A game of Sandwich in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from potluck.games.sandwich.ingredients import load_ingredients

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from potluck.engine.state import Seat
    from potluck.engine.text import Texts
    from potluck.games.sandwich.view import Own, Plate, SandwichView, TableView

SIGNS = {
    "meat": "🥩",
    "fish": "🐟",
    "dairy": "🧀",
    "vegetable": "🥬",
    "fruit": "🍎",
    "sauce": "🥄",
    "sweets": "🍬",
    "snack": "🥜",
    "oddity": "🐛",
}
"""Every kind of ingredient has a sign; its name stands beside it."""


def board(view: SandwichView, viewer: Seat, texts: Texts) -> RenderableType:
    """The whole table as a viewer knows it."""
    parts: list[RenderableType] = [_headline(view, texts), *_announcements(view, texts)]
    if view.market is not None:
        parts.append(_stalls(view, texts))
    parts.append(_cooks(view, viewer, texts))
    parts += [_offer(view, number, texts) for number in range(len(view.offers))]
    if view.you is not None:
        parts += _own(view.you, texts)
    if view.tables:
        parts.append(Columns([_table(table, view, texts) for table in view.tables], padding=(0, 2)))
    return Group(*parts)


def _headline(view: SandwichView, texts: Texts) -> Text:
    if view.phase == "over":
        return Text(texts.say("board-over"), "bold")
    said = texts.say("board-round", round=view.round, rounds=view.rounds)
    if view.market is not None:
        said += f" · {texts.say('board-market', turn=view.market.turn, rounds=view.market.turns)}"
    return Text(said, "bold")


def _announcements(view: SandwichView, texts: Texts) -> Iterator[Text]:
    """SW-V2, SW-V4, SW-V5, SW-V6, SW-V8: what everybody has been told."""
    if view.announced is not None:
        yield Text(texts.say("board-announced", ingredient=view.announced), "bold yellow")
    if view.bleah:
        yield Text(texts.say("board-bleah"), "bold green")
    if view.theme is not None:
        words = texts.say(f"option-theme-{view.theme}") if view.own_theme is None else view.own_theme
        yield Text(texts.say("board-theme", words=words), "bold magenta")
    if view.base != "bread":
        yield Text(texts.say("board-base", words=texts.say(f"option-base-{view.base}")))
    if view.broken_fridge:
        yield Text(texts.say("board-fridge"))


def name(ingredient: int, texts: Texts) -> str:
    """An ingredient with the sign of its kind."""
    kind = load_ingredients().ingredients[ingredient].kind
    return f"{SIGNS[kind]} {texts.say(f'ingredient-{ingredient}')}"


def _names(ingredients: Sequence[int], texts: Texts) -> str:
    return ", ".join(name(ingredient, texts) for ingredient in ingredients)


def _stalls(view: SandwichView, texts: Texts) -> Columns:
    """SW-M1: the cards in the middle; taken ones are dim, with an arrow to whoever has them."""
    assert view.market is not None
    cards = []
    for stall in view.market.stalls:
        words = Text(name(stall.ingredient, texts))
        if stall.taken_by is not None:
            words.append(f" {texts.say('board-taken', other=stall.taken_by)}")
        cards.append(Panel(words, style="" if stall.taken_by is None else "dim", expand=False))
    return Columns(cards)


def _cooks(view: SandwichView, viewer: Seat, texts: Texts) -> Table:
    """SW-H1: the players, their points, and what they have picked as far as it is shown."""
    grid = Table.grid(padding=(0, 2))
    for seat in sorted(range(len(view.cooks)), key=lambda seat: seat != viewer):
        cook = view.cooks[seat]
        player = Text(texts.player(seat), "bold" if seat in view.pending else "")
        picks = ""
        if cook.picks:
            picks = f"{texts.say('board-picks')}: {_names(cook.picks, texts)}"
        grid.add_row(
            player,
            texts.say("board-points", points=cook.points),
            "✓" if cook.ready else "",
            Text(picks, "dim", overflow="fold"),
        )
    return grid


def _offer(view: SandwichView, number: int, texts: Texts) -> Text:
    """SW-K2."""
    offer = view.offers[number]
    facts = {"ingredient": offer.ingredient, "other": offer.other, "other_ingredient": offer.other_ingredient}
    return Text(texts.say("board-offer", seat=offer.seat, **facts), "cyan")


def _own(you: Own, texts: Texts) -> Iterator[Text]:
    """SW-K1, SW-G1, SW-V9: your own ingredients and sandwiches, from bottom to top."""
    if you.kitchen.picks:
        yield Text(f"{texts.say('board-loose')}: {_names(you.kitchen.loose, texts)}")
        for number, stack in enumerate(you.kitchen.sandwiches, start=1):
            if stack:
                yield Text(f"{texts.say('board-sandwich', sandwich=number)}: {_names(stack, texts)}")
    for taster, plate in you.served:
        yield Text(f"{texts.say('board-served', other=taster)}: {_names(plate, texts)}", "dim")
    if you.selling is not None:
        taster, plate = you.selling
        yield Text(f"{texts.say('board-sell', other=taster)}: {_names(plate, texts)}", "bold")


def _table(table: TableView, view: SandwichView, texts: Texts) -> Panel:
    """SW-T1: what one taster has received."""
    lines = []
    for number, plate in enumerate(table.plates, start=1):
        place = table.ranking.index(number) if table.ranking is not None else None
        lines.append(_plate(number, plate, texts))
        if place is not None:
            points = view.points_for_places[place] + (table.theme == number)
            lines[-1].append(f" · {place + 1}. · {texts.say('board-points', points=points)}", "bold")
    title = texts.say("board-table", seat=table.taster)
    if table.lot:
        title += f" ({texts.say('board-lot')})"
    return Panel(Group(*lines), title=title, expand=False)


def _plate(number: int, plate: Plate, texts: Texts) -> Text:
    """SW-T1, SW-V9: a sandwich from bottom to top, who cooked it, and what is said about it."""
    inside = texts.say("board-face-down") if plate.ingredients is None else _names(plate.ingredients, texts)
    words = Text(f"{texts.say('board-plate', plate=number)}: {inside}")
    if plate.cook is not None:
        words.append(f" · {texts.say('board-cook', other=plate.cook)}", "italic")
    if plate.phrase is not None:
        words.append(f" · “{texts.say(f'phrase-{plate.phrase}')}”", "italic")
    if plate.words is not None:
        words.append(f" · “{plate.words}”", "italic")
    return words
