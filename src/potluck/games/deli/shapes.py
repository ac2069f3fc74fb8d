"""Moves as the outside sees them: JSON, there and back, and a line for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from potluck.engine.game import Message, MoveShape
from potluck.games.deli import moves
from potluck.games.deli.names import KIND_IDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from potluck.engine.json import Json
    from potluck.engine.state import Move
    from potluck.games.deli.pantry import Pantry


class Take(MoveShape, frozen=True, tag="take"):
    """DE-R2: take a card from the market."""

    ingredient: str


class TakeReserved(MoveShape, frozen=True, tag="take-reserved"):
    """DE-H8: Debbie takes the card that she reserved."""


class TakeTrash(MoveShape, frozen=True, tag="take-trash"):
    """DE-H3: Michael takes a card from the last round's trash."""

    ingredient: str


class Joker(MoveShape, frozen=True, tag="joker"):
    """DE-A2: lay a joker as this ingredient."""

    action: str
    ingredient: str


class Lay(MoveShape, frozen=True, tag="lay"):
    """DE-R2: lay the card on this place, 0 to 6."""

    place: int


class Close(MoveShape, frozen=True, tag="close"):
    """DE-L7: close the sandwich on a place with the lone bread on another."""

    place: int
    bread: int


class Declare(MoveShape, frozen=True, tag="declare"):
    """DE-L7: declare a wrap or a toast finished."""

    place: int


class Play(MoveShape, frozen=True, tag="play"):
    """DE-A3: play an action card; Fresh Delivery names a sort, Doggy Bag an ingredient. ``again``: DE-H4."""

    action: str
    again: bool = False
    sort: str | None = None
    ingredient: str | None = None


class Redeal(MoveShape, frozen=True, tag="redeal"):
    """DE-H2: Nikki has one sort dealt anew."""

    sort: str


class Steal(MoveShape, frozen=True, tag="steal"):
    """DE-A3: play "I'll take that"; ``again``: DE-H4."""

    action: str
    again: bool = False


class Snatch(MoveShape, frozen=True, tag="snatch"):
    """DE-H7: Jackson discards an action card for the announced card."""

    action: str


class Throw(MoveShape, frozen=True, tag="trash"):
    """DE-H1: Tricia trashes a card of the market."""

    ingredient: str


class Reserve(MoveShape, frozen=True, tag="reserve"):
    """DE-H8: Debbie reserves a card of the market."""

    ingredient: str


class Swap(MoveShape, frozen=True, tag="swap"):
    """DE-H5: Drew exchanges the top of his sandwich with another seat's."""

    place: int
    other: int
    other_place: int


class Choose(MoveShape, frozen=True, tag="choose"):
    """DE-H9, DE-A3: choose the event."""

    event: str


class Exchange(MoveShape, frozen=True, tag="exchange"):
    """DE-S3: lay up to three action cards aside and draw as many."""

    actions: tuple[str, ...] = ()


class ChoosePlace(MoveShape, frozen=True, tag="choose-place"):
    """DE-E2: the sandwich that an event is to affect."""

    place: int


class Pass(MoveShape, frozen=True, tag="pass"):
    """Do nothing, or nothing more."""


DeliMove: TypeAlias = (
    Take
    | TakeReserved
    | TakeTrash
    | Joker
    | Lay
    | Close
    | Declare
    | Play
    | Redeal
    | Steal
    | Snatch
    | Throw
    | Reserve
    | Swap
    | Choose
    | Exchange
    | ChoosePlace
    | Pass
)


BY_INGREDIENT: tuple[tuple[int, type[Take | TakeTrash | Throw | Reserve]], ...] = (
    (moves.TAKE, Take),
    (moves.TAKE_TRASH, TakeTrash),
    (moves.TRASH, Throw),
    (moves.RESERVE, Reserve),
)
"""Moves that name an ingredient and nothing else."""
BY_PLACE: tuple[tuple[int, type[Lay | Declare | ChoosePlace]], ...] = (
    (moves.LAY, Lay),
    (moves.DECLARE, Declare),
    (moves.PICK_PLACE, ChoosePlace),
)
"""Moves that name a place and nothing else."""


def unpack(pantry: Pantry, move: Move) -> DeliMove:
    """The shape of a legal move."""
    kind = moves.kind_of(move)
    value = moves.value_of(move)
    if kind in (moves.PLAY, moves.DEAL_ANEW, moves.BAG, moves.STEAL, moves.SNATCH, moves.USE_JOKER):
        return _unpack_action(pantry, move, kind)
    for number, named in BY_INGREDIENT:
        if kind == number:
            return named(pantry.ingredients.names[value])
    for number, placed in BY_PLACE:
        if kind == number:
            return placed(value)
    return _unpack_rare(pantry, move, kind)


def _unpack_rare(pantry: Pantry, move: Move, kind: int) -> DeliMove:
    if kind == moves.CLOSE:
        return Close(moves.closed_place(move), move & 7)
    if kind == moves.REDEAL:
        return Redeal(KIND_IDS[moves.value_of(move)])
    if kind == moves.SWAP:
        return Swap(moves.swap_place(move), moves.swap_other(move), move & 7)
    if kind == moves.CHOOSE:
        return Choose(pantry.events.names[moves.value_of(move)])
    if kind == moves.EXCHANGE:
        return Exchange(tuple(pantry.actions.names[action] for action in moves.exchanged(move)))
    return TakeReserved() if kind == moves.TAKE_RESERVED else Pass()


def _unpack_action(pantry: Pantry, move: Move, kind: int) -> DeliMove:
    card = moves.action_of(move)
    action = pantry.actions.names[card & moves.ACTION]
    again = bool(card & moves.AGAIN)
    value = moves.value_of(move)
    if kind == moves.USE_JOKER:
        return Joker(action, pantry.ingredients.names[value])
    if kind == moves.STEAL:
        return Steal(action, again)
    if kind == moves.SNATCH:
        return Snatch(action)
    if kind == moves.DEAL_ANEW:
        return Play(action, again, sort=KIND_IDS[value])
    return Play(action, again, ingredient=pantry.ingredients.names[value]) if kind == moves.BAG else Play(action, again)


def number_of(names: Sequence[str], name: str) -> int:
    """The number of a name, or -1."""
    return names.index(name) if name in names else -1


def _place(place: int) -> int:
    return place if 0 <= place < 7 else -1


def pack(pantry: Pantry, shape: DeliMove) -> Move | None:
    """The number of a move, or None if it has none; it need not be legal."""
    if isinstance(shape, (Joker, Play, Steal, Snatch)):
        return _pack_action(pantry, shape)
    for number, named in BY_INGREDIENT:
        if isinstance(shape, named):
            ingredient = number_of(pantry.ingredients.names, shape.ingredient)
            return None if ingredient < 0 else number << 16 | ingredient
    for number, placed in BY_PLACE:
        if isinstance(shape, placed):
            return None if _place(shape.place) < 0 else number << 16 | shape.place
    return _pack_rare(pantry, shape)


def _pack_rare(pantry: Pantry, shape: DeliMove) -> Move | None:
    match shape:
        case Close():
            places = [_place(shape.place), _place(shape.bread)]
            return None if -1 in places else moves.close(places[0], places[1])
        case Swap():
            places = [_place(shape.place), _place(shape.other), _place(shape.other_place)]
            return None if -1 in places else moves.swap(places[0], places[1], places[2])
        case Redeal():
            kind = number_of(KIND_IDS, shape.sort)
            return None if kind < 0 else moves.redeal(kind)
        case Choose():
            event = number_of(pantry.events.names, shape.event)
            return None if event < 0 else moves.choose(event)
        case Exchange():
            return _pack_exchange(pantry, shape)
        case _:
            return moves.take_reserved() if isinstance(shape, TakeReserved) else moves.PASSING


def _pack_exchange(pantry: Pantry, shape: Exchange) -> Move | None:
    """DE-S3: which cards, in any order."""
    laid = sorted(number_of(pantry.actions.names, action) + 1 for action in shape.actions)
    if len(laid) > 3 or 0 in laid:
        return None
    one, two, three = [0] * (3 - len(laid)) + laid
    return moves.exchange(one, two, three)


def _pack_action(pantry: Pantry, shape: Joker | Play | Steal | Snatch) -> Move | None:
    action = number_of(pantry.actions.names, shape.action)
    if action < 0:
        return None
    if isinstance(shape, Snatch):
        return moves.snatch(action)
    if isinstance(shape, Joker):
        ingredient = number_of(pantry.ingredients.names, shape.ingredient)
        return None if ingredient < 0 else moves.use_joker(action, ingredient)
    action += moves.AGAIN if shape.again else 0
    return moves.steal(action) if isinstance(shape, Steal) else _pack_play(pantry, shape, action)


def _pack_play(pantry: Pantry, shape: Play, action: int) -> Move | None:
    if shape.sort is not None and shape.ingredient is not None:
        return None
    if shape.sort is not None:
        kind = number_of(KIND_IDS, shape.sort)
        return None if kind < 0 else moves.deal_anew(action, kind)
    if shape.ingredient is not None:
        ingredient = number_of(pantry.ingredients.names, shape.ingredient)
        return None if ingredient < 0 else moves.bag(action, ingredient)
    return moves.play_action(action)


def describe(shape: DeliMove) -> Message:
    """The line of a menu."""
    facts: dict[str, Json] = {}
    kind = str(shape.__struct_config__.tag)
    for field in shape.__struct_fields__:
        value = getattr(shape, field)
        if field in ("place", "bread", "other_place"):
            value += 1
        if field == "again":
            value = "yes" if value else "no"
        if value is not None:
            facts[field] = value
    if isinstance(shape, Play):
        kind = "play-sort" if shape.sort is not None else "play"
        kind = "play-ingredient" if shape.ingredient is not None else kind
    if isinstance(shape, Exchange):
        facts["number"] = len(shape.actions)
    return Message(f"move-{kind}", facts)
