# compiled
"""The picks of a round: announce, reactions, laying, what is free afterwards."""

from __future__ import annotations

from potluck.engine.state import Event, Move, Seat
from potluck.games.deli import moves
from potluck.games.deli.market import NO_CARD
from potluck.games.deli.menus import after_free, may_trash
from potluck.games.deli.names import KIND_IDS
from potluck.games.deli.pantry import STEAL
from potluck.games.deli.sandwich import JOKER_CARD
from potluck.games.deli.table import (
    AFTER,
    BAGGED,
    HAPPENING,
    JACKSON,
    JOKED,
    LAY,
    NEXT_END,
    NEXT_PICK,
    PETE,
    PICK,
    PICKED,
    REACT,
    REFILLED,
    STOLEN,
    SWAPPING,
    Table,
)


def open_pick(table: Table) -> None:
    """DE-R2: the next one in order who has not taken all cards; when nobody is left, the picks are over."""
    for step in range(1, table.seats + 1):
        seat = (table.picker + step) % table.seats
        if table.taken[seat] < table.pantry.picks:
            table.picker = seat
            table.picks = 1
            table.fresh = 1
            table.trashed = 0
            table.wait_for(seat, PICK)
            return
    table.step = 0
    table.phase = SWAPPING


def play_pick(table: Table, seat: Seat, move: Move) -> None:
    """One move of the picker in the own turn."""
    kind = moves.kind_of(move)
    value = moves.value_of(move)
    if kind == moves.TAKE:
        table.market.take(value)
        announce(table, seat, value, from_reserve=0)
    elif kind == moves.TAKE_RESERVED:
        card = table.market.reserved
        table.market.reserved = NO_CARD
        announce(table, seat, card, from_reserve=1)
    elif kind == moves.TAKE_TRASH:
        # DE-H3: it is not the market, so nobody can steal it.
        table.market.trash[1][value] -= 1
        table.salvaged[seat] = 1
        if table.journal is not None:
            table.tell(Event("salvaged", {"seat": seat, "ingredient": table.name(value)}))
        begin_laying(table, seat, value, PICKED)
    elif kind == moves.USE_JOKER:
        spend(table, seat, moves.action_of(move))
        if table.journal is not None:
            table.tell(Event("joker", {"seat": seat, "ingredient": table.name(value)}))
        begin_laying(table, seat, value | JOKER_CARD, JOKED)
    elif kind == moves.PLAY:
        # DE-A3: Picky Eater, two takes one after the other.
        spend(table, seat, moves.action_of(move))
        table.picks = 2
    elif kind == moves.DEAL_ANEW:
        spend(table, seat, moves.action_of(move))
        table.market.deal_anew(value, table.rng)
        if table.journal is not None:
            table.tell(Event("redealt", {"seat": seat, "sort": KIND_IDS[value]}))
    else:
        miss(table, seat)


def miss(table: Table, seat: Seat) -> None:
    """DE-L6: a missed pick counts to the 6; DE-A4: Picky Eater's second card does not if none fits."""
    if table.fresh:
        table.taken[seat] += 1
        if table.journal is not None:
            table.tell(Event("missed", {"seat": seat}))
    table.picks = 0
    table.phase = NEXT_PICK


def spend(table: Table, seat: Seat, card: int) -> None:
    """DE-A1: an action card is played."""
    if table.journal is not None:
        name = table.pantry.actions.names[card & moves.ACTION]
        table.tell(Event("again" if card & moves.AGAIN else "played", {"seat": seat, "action": name}))
    table.hands.play(seat, card, pete=table.has(seat, PETE))


def announce(table: Table, seat: Seat, card: int, from_reserve: int) -> None:
    """DE-A4: first announced, then everybody who may react is asked."""
    table.card = card
    table.how = PICKED
    table.from_reserve = from_reserve
    table.asked = 0
    if table.journal is not None:
        table.tell(Event("announced", {"seat": seat, "ingredient": table.name(card)}))
    ask_next(table)


def ask_next(table: Table) -> None:
    """DE-A4: opponents in turn order after the taker; if nobody wants the card, the taker lays it."""
    while table.asked < table.seats - 1:
        table.asked += 1
        seat = (table.picker + table.asked) % table.seats
        if may_react(table, seat):
            table.wait_for(seat, REACT)
            return
    begin_laying(table, table.picker, table.card, PICKED)


def may_react(table: Table, seat: Seat) -> bool:
    """DE-A4: fewer than 6 taken and any action card, so that a pause betrays nothing; Debbie's card: DE-H8."""
    if table.taken[seat] >= table.pantry.picks:
        return False
    if table.hands.size[seat] > 0:
        return table.from_reserve == 0 or table.has(seat, JACKSON)
    return table.from_reserve == 0 and table.hands.repeats(seat) and len(table.hands.playable(seat, STEAL)) > 0


def play_reaction(table: Table, seat: Seat, move: Move) -> None:
    """DE-A3: the card goes to whoever wants it first; DE-H7: Jackson discards any action card for it."""
    kind = moves.kind_of(move)
    if kind == moves.PASS:
        ask_next(table)
        return
    if kind == moves.STEAL:
        spend(table, seat, moves.action_of(move))
    else:
        action = moves.action_of(move)
        table.hands.discard(seat, action)
        if table.journal is not None:
            table.tell(Event("snatched", {"seat": seat, "action": table.pantry.actions.names[action]}))
    if table.journal is not None:
        table.tell(Event("stolen", {"seat": seat, "other": table.picker, "ingredient": table.name(table.card)}))
    begin_laying(table, seat, table.card, STOLEN)


def begin_laying(table: Table, seat: Seat, card: int, how: int) -> None:
    """A card is to be laid; where there is only one place for it, it goes there at once."""
    table.card = card
    table.how = how
    places = table.areas[seat].places_for(card)
    if len(places) == 1 and how != REFILLED:
        lay_card(table, seat, places[0])
    else:
        table.wait_for(seat, LAY)


def lay_card(table: Table, seat: Seat, place: int) -> None:
    """DE-R2: the card is laid, and if it was a pick, it counts."""
    card = table.card
    table.card = NO_CARD
    table.from_reserve = 0
    closed = table.areas[seat].lay(place, card)
    if table.journal is not None:
        table.tell(Event("laid", {"seat": seat, "ingredient": table.name(card), "place": place}))
    if closed:
        table.finished(seat, place)
    how = table.how
    if how == BAGGED:
        # DE-A4: it does not count to the 6.
        table.phase = NEXT_END
    elif how > BAGGED:
        table.phase = HAPPENING
    else:
        table.taken[seat] += 1
        table.may_trash = 1 if may_trash(table, seat) else 0
        if how != STOLEN:
            table.picks -= 1
            table.fresh = 0
        open_after(table, seat)


def open_after(table: Table, seat: Seat) -> None:
    """DE-A4: Tricia's trash comes after the laying; DE-L7: so do free moves in the own turn."""
    if (table.may_trash and table.market.mask) or after_free(table, seat):
        table.wait_for(seat, AFTER)
    else:
        close_pick(table)


def close_pick(table: Table) -> None:
    """The next take: a robbed player picks again, Picky Eater takes a second card, or it is the next one's turn."""
    more = table.picks > 0 and table.taken[table.picker] < table.pantry.picks
    if more:
        table.wait_for(table.picker, PICK)
    else:
        table.phase = NEXT_PICK


def play_after(table: Table, seat: Seat, move: Move) -> None:
    """Tricia's trash, or the end of the turn."""
    if moves.kind_of(move) == moves.TRASH:
        ingredient = moves.value_of(move)
        table.market.take(ingredient)
        table.market.discard(ingredient)
        table.may_trash = 0
        if table.how == PICKED:
            table.trashed = 1
        if table.journal is not None:
            table.tell(Event("trashed", {"seat": seat, "ingredient": table.name(ingredient)}))
        open_after(table, seat)
    else:
        close_pick(table)


def play_free(table: Table, seat: Seat, move: Move) -> None:
    """DE-L7: close with a lone bread, or declare finished; at no cost."""
    if moves.kind_of(move) == moves.CLOSE:
        place = moves.closed_place(move)
        table.areas[seat].close(place, move & 7)
    else:
        place = moves.value_of(move)
        table.areas[seat].declare(place)
    table.finished(seat, place)
    if table.phase == AFTER:
        open_after(table, seat)
