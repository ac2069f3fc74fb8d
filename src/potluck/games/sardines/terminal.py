"""A game of Sardines de Marseille in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from potluck.games.sardines.cards import load_cards
from potluck.games.sardines.deck import KINDS
from potluck.games.sardines.table import IDLE_TURNS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from potluck.engine.state import Seat
    from potluck.engine.text import Texts
    from potluck.games.sardines.view import BoxView, PlayerView, SardinesView

FISH = {
    "left": "<º))><",
    "right": "><((º>",
    "two-way": "<º)(º>",
    "bone": "-++++-",
}
SIGNS = {"again": "↻", "draw": "+", "steal": "!", "feed": "∵", "uncover": "^", "two-way": "↔", "bone": "×"}
"""Every kind has a sign and a word of its own, so that nobody needs to tell colours apart."""
COLOURS = {
    "again": "#e69f00",
    "draw": "#56b4e9",
    "steal": "#d55e00",
    "feed": "#cc79a7",
    "uncover": "#f0e442",
    "two-way": "#009e73",
    "bone": "default",
}
"""Eight colours that stay apart for colour-blind people, too (Okabe and Ito)."""
WIDTH = 24
"""Of a box: three of them fit into 80 columns, four into 100."""
LONG_IDLE = IDLE_TURNS // 2


def fish(card: int, texts: Texts) -> Text:
    """A sardine as it lies: head left or right, its sign and its word."""
    deck = load_cards().deck
    shape = FISH[deck.look(card).removeprefix(f"{KINDS[deck.kinds[card]]}-")]
    return Text(f"{shape} ", COLOURS[KINDS[deck.kinds[card]]]).append_text(_kind(card, texts))


def _kind(card: int, texts: Texts) -> Text:
    """What a card does: its sign and its word."""
    kind = KINDS[load_cards().deck.kinds[card]]
    return Text(f"{SIGNS[kind]} {texts.say(f'effect-{kind}')}", COLOURS[kind])


def numbered(card: int, texts: Texts) -> Text:
    """A card with the number that moves use."""
    return Text(f"{card:>2} ", "dim").append_text(fish(card, texts))


def board(view: SardinesView, viewer: Seat, texts: Texts) -> RenderableType:
    """The whole table as a viewer knows it: the others first, the viewer's boxes and hand at the bottom."""
    parts: list[RenderableType] = [_headline(view, texts), Text(_pile(view, texts))]
    seats = len(view.players)
    first = viewer + 1 if viewer >= 0 else 0
    for step in range(seats):
        seat = (first + step) % seats
        parts.append(_player(view, seat, viewer, texts))
    if view.you is not None:
        parts.append(Text(texts.say("board-hand"), "bold"))
        parts.append(Columns([numbered(card, texts) for card in view.you], padding=(0, 3)))
    return Group(*parts)


def _headline(view: SardinesView, texts: Texts) -> Text:
    if view.pending:
        what = texts.say(f"phase-{view.phase}")
        return Text(texts.say("board-decides", seat=view.pending[0], what=what), "bold")
    return Text(f"{texts.say('board-over')} {texts.say(f'ending-{view.ending}')}", "bold")


def _pile(view: SardinesView, texts: Texts) -> str:
    """The pile, the discards and the cat, and how near the end is."""
    said = [
        texts.say("board-night" if view.night else "board-day"),
        texts.say("board-pile", number=view.pile),
        texts.say("board-discards", number=len(view.discards)),
    ]
    if view.cat_wins:
        said.append(texts.say("board-cat-wins"))
    if view.draws:
        said.append(texts.say("board-draws", number=view.draws))
    if view.idle >= LONG_IDLE:
        said.append(texts.say("board-idle", number=view.idle, high=IDLE_TURNS))
    return " · ".join(said)


def _player(view: SardinesView, seat: Seat, viewer: Seat, texts: Texts) -> RenderableType:
    """One player: the boxes, the size of the hand, and what the viewer knows of it."""
    player = view.players[seat]
    mark = "▶ " if seat == view.active and view.pending else ""
    facts = {"closed": player.closed, "boxes": len(player.boxes), "held": player.hand, "limit": player.limit}
    lines: list[RenderableType] = [Text(mark + texts.say("board-player", seat=seat, **facts), "bold")]
    boxes = [_box(box, number, texts) for number, box in enumerate(player.boxes, start=1)]
    lines.append(Columns(boxes, padding=(0, 1)))
    if player.known and seat != viewer:
        lines.append(_known(player, texts))
    return Group(*lines)


def _known(player: PlayerView, texts: Texts) -> RenderableType:
    cards = [numbered(card, texts) for card in player.known]
    return Columns([Text(texts.say("board-known")), *cards], padding=(0, 2))


def _box(box: BoxView, number: int, texts: Texts) -> Panel:
    """SA-B6: three places, and whether the box is closed, in a word, a sign and a bold frame."""
    rows = [
        _place(at + 1, card, texts, last=card is not None and card == box.last) for at, card in enumerate(box.places)
    ]
    if box.closed:
        rows.append(Text(f"▣ {texts.say('board-closed')} "))
        if box.lid is not None:
            rows[-1].append_text(_kind(box.lid, texts))
    else:
        rows.append(Text("" if None in box.places else f"□ {texts.say('board-full')}"))
    title = texts.say("board-box", number=number)
    if box.assortment is not None:
        bonus = texts.say("board-bonus" if box.bonus else "board-covered")
        title = f"{title} {texts.say(f'assortment-{box.assortment}')} {bonus}"
    for row in rows:
        row.no_wrap = True
    return Panel(Group(*rows), title=title, width=WIDTH, border_style="bold" if box.closed else "dim")


def _place(number: int, card: int | None, texts: Texts, *, last: bool) -> Text:
    """A place; a star marks the sardine that the lid sets off (SA-B5)."""
    row = Text(str(number), "dim").append("*" if last else " ", "bold")
    return row.append("······", "dim") if card is None else row.append_text(fish(card, texts))
