"""Setting up: the options, the boxes (SA-V1), and the shuffled pile (SA-T1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.errors import refuse
from potluck.engine.options import Choice
from potluck.games.sardines.boxes import empty_boxes
from potluck.games.sardines.cards import ASSORTED_BOXES, PLAIN_BOXES, load_cards
from potluck.games.sardines.memory import blank_memory
from potluck.games.sardines.state import Sardines

if TYPE_CHECKING:
    from potluck.engine.options import Option, Options
    from potluck.engine.random import Rng
    from potluck.games.sardines.cards import Cards

OPTIONS: tuple[Option, ...] = (
    Choice("boxes", ("plain", "assorted"), "plain"),
    Choice("deal", ("each", "random"), "each"),
    Choice("cat", ("auto", "yes", "no"), "auto"),
)


def is_assorted(options: Options) -> bool:
    """SA-V1: whether the boxes lie with their assortments up."""
    return options["boxes"] == "assorted"


def seats(options: Options, cards: Cards) -> range:
    """SA-C5: 2 to 5 with three plain boxes each, 2 to 4 with four assortments; other cards may serve fewer."""
    if not is_assorted(options):
        return range(2, cards.most_seats(PLAIN_BOXES) + 1)
    most = cards.most_seats(ASSORTED_BOXES)
    return range(2, (most if options["deal"] == "random" else min(most, *cards.boxes)) + 1)


def check(options: Options) -> None:
    """SA-V1: plain boxes are all alike; there is nothing to deal at random."""
    if options["deal"] == "random" and not is_assorted(options):
        raise refuse("random-plain", "SA-V1")


def cat_wins(options: Options) -> bool:
    """SA-P3: an option of its own; left alone it is on with assortments and off with plain boxes."""
    return is_assorted(options) if options["cat"] == "auto" else options["cat"] == "yes"


def assortments(options: Options, seats: int, cards: Cards, rng: Rng) -> list[int]:
    """SA-V1: one box of each kind for everybody, or four at random; nothing for plain boxes."""
    if not is_assorted(options):
        return []
    if options["deal"] == "each":
        return list(range(ASSORTED_BOXES)) * seats
    boxes = [kind for kind, number in enumerate(cards.boxes) for _ in range(number)]
    rng.shuffle(boxes)
    return boxes[: seats * ASSORTED_BOXES]


def start(options: Options, seats: int, rng: Rng, cards: Cards | None = None) -> Sardines:
    """SA-T1: lay out the boxes, shuffle the pile, deal the hands; the cat shows the day."""
    cards = load_cards() if cards is None else cards
    deck = cards.deck
    each = ASSORTED_BOXES if is_assorted(options) else PLAIN_BOXES
    boxes = empty_boxes(deck, seats, each, assortments(options, seats, cards, rng))
    pile = list(range(deck.size))
    rng.shuffle(pile)
    memory = blank_memory(seats, seats * each)
    state = Sardines(deck, boxes, memory, [[] for _ in range(seats)], pile, [], rng.fork())
    state.cat_wins = cat_wins(options)
    state.deal()
    return state
