"""Why a move is not legal: the first rule that forbids it, in the order in which a person would look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.errors import Refusal
from potluck.games.deli import sandwich, shapes
from potluck.games.deli.area import PLACES
from potluck.games.deli.names import KIND_IDS
from potluck.games.deli.pantry import BIT, DEAL_ANEW, JOKER, STEAL, TAKE_LEFTOVER, TAKE_TWO
from potluck.games.deli.table import (
    AFTER,
    DEBBIE,
    END,
    EVENT,
    EXCHANGE,
    JACKSON,
    LAY,
    LOOK,
    MICHAEL,
    NIKKI,
    PICK,
    REACT,
    REDEALS,
    RESERVE,
    SWAP,
    TRICIA,
)

if TYPE_CHECKING:
    from potluck.engine.state import Seat
    from potluck.games.deli.shapes import DeliMove
    from potluck.games.deli.state import Deli

TIMES: dict[type, tuple[str, tuple[int, ...]]] = {
    shapes.Take: ("DE-R2", (PICK,)),
    shapes.TakeReserved: ("DE-H8", (PICK,)),
    shapes.TakeTrash: ("DE-H3", (PICK,)),
    shapes.Joker: ("DE-A2", (PICK,)),
    shapes.Lay: ("DE-R2", (LAY,)),
    shapes.Close: ("DE-L7", (PICK, AFTER, END)),
    shapes.Declare: ("DE-L7", (PICK, AFTER, END)),
    shapes.Play: ("DE-A1", (PICK, END)),
    shapes.Redeal: ("DE-H2", (PICK, AFTER, SWAP, END)),
    shapes.Steal: ("DE-A3", (REACT,)),
    shapes.Snatch: ("DE-H7", (REACT,)),
    shapes.Throw: ("DE-H1", (AFTER,)),
    shapes.Reserve: ("DE-H8", (RESERVE,)),
    shapes.Swap: ("DE-H5", (SWAP,)),
    shapes.Choose: ("DE-H9", (LOOK,)),
    shapes.Exchange: ("DE-S3", (EXCHANGE,)),
    shapes.ChoosePlace: ("DE-E2", (EVENT,)),
    shapes.Pass: ("DE-R2", (PICK, REACT, LAY, AFTER, SWAP, END, RESERVE, EVENT)),
}
"""When each move has its time, and the rule that says so."""


def refusal(state: Deli, seat: Seat, shape: DeliMove) -> Refusal:
    """The reason for a move that is not in the list of legal moves."""
    rule, phases = TIMES[type(shape)]
    unknown = _unknown(state, shape)
    if unknown is not None:
        return unknown
    if state.phase not in phases or (seat != state.actor and not isinstance(shape, shapes.Redeal)):
        return Refusal("not-now", rule)
    match shape:
        case shapes.Take() | shapes.TakeTrash() | shapes.TakeReserved() | shapes.Joker():
            return _no_card(state, seat, shape)
        case shapes.Lay():
            return placement(state, seat, shape.place, state.card)
        case shapes.Close() | shapes.Declare():
            return _not_free(state, seat, shape)
        case shapes.Play() | shapes.Steal() | shapes.Snatch():
            return _no_action(state, seat, shape)
        case _:
            return _no_power(state, seat, shape)


def _unknown(state: Deli, shape: DeliMove) -> Refusal | None:
    """A card or a sort that does not exist."""
    pantry = state.pantry
    lists = {
        "ingredient": pantry.ingredients.names,
        "action": pantry.actions.names,
        "event": pantry.events.names,
        "sort": KIND_IDS,
    }
    for field in shape.__struct_fields__:
        value = getattr(shape, field)
        if field in lists and value is not None and value not in lists[field]:
            return Refusal("no-such-card", "DE-C2", {"value": value})
        if field in ("place", "bread", "other_place") and not 0 <= value < PLACES:
            return Refusal("no-such-place", "DE-L1", {"number": value + 1, "high": PLACES})
    if isinstance(shape, shapes.Exchange):
        for action in shape.actions:
            if action not in pantry.actions.names:
                return Refusal("no-such-card", "DE-C2", {"value": action})
    return None


def _no_card(
    state: Deli, seat: Seat, shape: shapes.Take | shapes.TakeTrash | shapes.TakeReserved | shapes.Joker
) -> Refusal:
    """Why a card cannot be taken, or a joker not be laid."""
    if isinstance(shape, shapes.TakeReserved):
        if not state.has(seat, DEBBIE) or state.market.reserved < 0:
            return Refusal("not-reserved", "DE-H8")
        return Refusal("no-place", "DE-L6", {"ingredient": state.name(state.market.reserved)})
    facts = {"ingredient": shape.ingredient}
    ingredient = state.pantry.ingredients.names.index(shape.ingredient)
    if isinstance(shape, shapes.Take):
        if not state.market.shown[ingredient]:
            return Refusal("not-in-market", "DE-R2", facts)
    elif isinstance(shape, shapes.TakeTrash):
        if not state.has(seat, MICHAEL):
            return Refusal("not-michael", "DE-H3")
        if state.salvaged[seat]:
            return Refusal("michael-once", "DE-H3")
        if not state.market.trash[1][ingredient]:
            return Refusal("not-in-trash", "DE-H3", facts)
    else:
        refused = _no_joker(state, seat, shape, ingredient)
        if refused is not None:
            return refused
    return Refusal("no-place", "DE-L6", facts)


def _no_joker(state: Deli, seat: Seat, shape: shapes.Joker, ingredient: int) -> Refusal | None:
    """DE-A2: what can be wrong with a joker, except that it does not fit."""
    action = state.pantry.actions.names.index(shape.action)
    if state.pantry.actions.effects[action] != JOKER:
        return Refusal("no-joker", "DE-A2", {"action": shape.action})
    if state.pantry.actions.kinds[action] != state.pantry.ingredients.kinds[ingredient]:
        return Refusal("joker-kind", "DE-A2", {"action": shape.action, "ingredient": shape.ingredient})
    refused = _cannot_play(state, seat, action, again=False)
    if refused is None and (not state.fresh or state.picks > 1):
        return Refusal("joker-instead", "DE-A2")
    return refused


def placement(state: Deli, seat: Seat, place: int, card: int) -> Refusal:
    """DE-L1 to DE-L5, DE-L8, DE-L9: why a card cannot be laid on a place."""
    ingredients = state.pantry.ingredients
    ingredient = card & sandwich.INGREDIENT
    code = state.areas[seat].places[place]
    is_bread = ingredient < ingredients.breads
    facts = {"ingredient": state.name(card)}
    if code == 0:
        return Refusal("first-place" if is_bread else "bread-first", "DE-L1", facts)
    if not sandwich.is_open(code):
        return Refusal("finished", "DE-L9")
    if is_bread:
        if sandwich.bread_of(code) != ingredient:
            return Refusal("other-bread", "DE-L3", facts)
        return Refusal("nothing-on-it", "DE-L3") if sandwich.is_lone(code) else Refusal("wrap-lid", "DE-L8")
    if sandwich.height_of(code) == sandwich.HEIGHT:
        return Refusal("full", "DE-L2", {"high": sandwich.HEIGHT})
    if BIT[ingredient] & ingredients.bread_only:
        return Refusal("bread-only", "DE-L4", facts)
    return Refusal("one-each", "DE-L5", facts)


def _not_free(state: Deli, seat: Seat, shape: shapes.Close | shapes.Declare) -> Refusal:
    """DE-L7: why a sandwich cannot be closed or declared."""
    code = state.areas[seat].places[shape.place]
    if not sandwich.is_open(code):
        return Refusal("not-unfinished", "DE-L9")
    if sandwich.is_lone(code):
        return Refusal("nothing-on-it", "DE-L3")
    if state.phase == AFTER and state.how == 1:
        return Refusal("not-your-turn", "DE-L7")
    if isinstance(shape, shapes.Declare):
        return Refusal("not-declarable", "DE-L8")
    bread = state.areas[seat].places[shape.bread]
    if not sandwich.is_lone(bread):
        return Refusal("no-lone-bread", "DE-L7")
    if BIT[sandwich.bread_of(code)] & state.pantry.ingredients.wraps:
        return Refusal("wrap-lid", "DE-L8")
    if sandwich.bread_of(code) == sandwich.bread_of(bread):
        return Refusal("not-now", "DE-L7")
    return Refusal("other-bread", "DE-L3", {"ingredient": state.name(sandwich.bread_of(bread))})


def _cannot_play(state: Deli, seat: Seat, action: int, *, again: bool) -> Refusal | None:
    """DE-A1, DE-H4: whether a seat has the card and has not played it in this round."""
    facts = {"action": state.pantry.actions.names[action]}
    if again and not state.hands.aside[seat][action]:
        return Refusal("not-aside", "DE-H4", facts)
    if not again and not state.hands.held[seat][action]:
        return Refusal("not-in-hand", "DE-A1", facts)
    if state.hands.played[seat] & BIT[action]:
        return Refusal("once-a-round", "DE-A1", facts)
    return None


def _no_action(state: Deli, seat: Seat, shape: shapes.Play | shapes.Steal | shapes.Snatch) -> Refusal:
    """Why an action card cannot be played now."""
    action = state.pantry.actions.names.index(shape.action)
    effect = state.pantry.actions.effects[action]
    facts = {"action": shape.action}
    if isinstance(shape, shapes.Snatch):
        if not state.has(seat, JACKSON):
            return Refusal("not-jackson", "DE-H7")
        if not state.hands.held[seat][action]:
            return Refusal("not-in-hand", "DE-A1", facts)
        return Refusal("no-place", "DE-A4", {"ingredient": state.name(state.card)})
    refused = _cannot_play(state, seat, action, again=shape.again)
    if refused is not None:
        return refused
    if isinstance(shape, shapes.Steal):
        if effect != STEAL:
            return Refusal("action-time", "DE-A1", facts)
        if state.from_reserve:
            return Refusal("debbies-card", "DE-H8")
        return Refusal("no-place", "DE-A4", {"ingredient": state.name(state.card)})
    return _no_play(state, shape, effect)


def _no_play(state: Deli, shape: shapes.Play, effect: int) -> Refusal:
    """What is wrong with an action card that the seat holds."""
    facts = {"action": shape.action}
    in_pick = effect in (TAKE_TWO, DEAL_ANEW)
    if effect in (JOKER, STEAL) or in_pick != (state.phase == PICK):
        return Refusal("action-time", "DE-A1", facts)
    if (shape.sort is None) == (effect == DEAL_ANEW) or (shape.ingredient is None) == (effect == TAKE_LEFTOVER):
        return Refusal("action-needs", "DE-A3", facts)
    if in_pick and not state.fresh:
        return Refusal("before-taking", "DE-A3", facts)
    if effect == TAKE_TWO:
        return Refusal("not-two", "DE-A4")
    if shape.sort is not None:
        return Refusal("none-of-sort", "DE-A3", {"sort": shape.sort})
    ingredient = str(shape.ingredient)
    shown = state.market.shown[state.pantry.ingredients.names.index(ingredient)]
    return Refusal("no-place" if shown else "not-in-market", "DE-A3", {"ingredient": ingredient})


def _no_power(state: Deli, seat: Seat, shape: DeliMove) -> Refusal:
    """Why a character's power, an event's choice or passing is refused."""
    match shape:
        case shapes.Redeal():
            return _no_redeal(state, seat, shape)
        case shapes.Throw():
            if not state.has(seat, TRICIA) or not state.may_trash:
                return Refusal("not-tricia", "DE-H1")
            return Refusal("not-in-market", "DE-H1", {"ingredient": shape.ingredient})
        case shapes.Reserve():
            return Refusal("not-in-market", "DE-H8", {"ingredient": shape.ingredient})
        case shapes.Swap():
            return _no_swap(state, seat, shape)
        case shapes.Choose():
            return Refusal("not-looked-at", "DE-H9", {"event": shape.event})
        case shapes.Exchange():
            return Refusal("exchange-three" if len(shape.actions) > 3 else "exchange-hand", "DE-S3")
        case _:
            return _must(state)


def _no_redeal(state: Deli, seat: Seat, shape: shapes.Redeal) -> Refusal:
    """DE-H2: why Nikki's power cannot be used."""
    if not state.has(seat, NIKKI):
        return Refusal("not-nikki", "DE-H2")
    if state.redeals[seat] >= REDEALS:
        return Refusal("nikki-twice", "DE-H2", {"high": REDEALS})
    return Refusal("none-of-sort", "DE-H2", {"sort": shape.sort})


def _must(state: Deli) -> Refusal:
    """Why passing is not allowed, or another place must be chosen."""
    if state.phase == PICK:
        return Refusal("must-take", "DE-L6")
    if state.phase == EVENT:
        return Refusal("event-place", "DE-E2", {"event": state.pantry.events.names[state.event]})
    return Refusal("must-lay", "DE-R2")


def _no_swap(state: Deli, seat: Seat, shape: shapes.Swap) -> Refusal:
    """DE-H5: why two tops cannot change places."""
    if shape.other == seat or not 0 <= shape.other < state.seats:
        return Refusal("swap-opponent", "DE-H5")
    mine = state.areas[seat].places[shape.place]
    theirs = state.areas[shape.other].places[shape.other_place]
    if not sandwich.is_open(mine) or not sandwich.is_open(theirs):
        return Refusal("not-unfinished", "DE-H5")
    if sandwich.is_lone(mine) != sandwich.is_lone(theirs):
        return Refusal("swap-like", "DE-H5")
    if sandwich.is_lone(mine):
        return Refusal("swap-same", "DE-H5")
    tops = [sandwich.top_card(code) & sandwich.INGREDIENT for code in (mine, theirs)]
    if tops[0] == tops[1]:
        return Refusal("swap-same", "DE-H5")
    for top in tops:
        if BIT[top] & state.pantry.unswitchable:
            return Refusal("swap-fixed", "DE-H5", {"ingredient": state.name(top)})
    return Refusal("swap-rules", "DE-H5")
