# compiled
"""DE-E1: what the events do, seat after seat in the round's order."""

from __future__ import annotations

from potluck.engine.state import Event, Move, Seat
from potluck.games.deli import moves
from potluck.games.deli.market import NO_CARD
from potluck.games.deli.menus import event_places
from potluck.games.deli.pantry import (
    DRAW_ACTION,
    DRAW_CARD,
    FINISH,
    PASS_LEFT,
    SCORE_UNFINISHED,
)
from potluck.games.deli.picking import begin_laying
from potluck.games.deli.table import (
    EVENT,
    FROM_EVENTS,
    HAPPENING,
    PASSED_ON,
    REFILLED,
    ROUND_OVER,
    Table,
)


def carry_on(table: Table) -> None:
    """DE-R6: the next seat in the round's order; then the round is over."""
    effect = table.pantry.events.effects[table.event]
    if table.step == 0 and table.stage == 0 and effect == DRAW_ACTION:
        table.hands.gather(table.rng)
    if table.step == table.seats and effect == PASS_LEFT and table.stage == 0:
        # DE-E2: all have chosen; now the cards are laid.
        table.stage = 1
        table.step = 0
    if table.step == table.seats:
        table.phase = ROUND_OVER
        return
    seat = table.seat_at(table.step)
    table.step += 1
    happen_to(table, seat, effect)


def happen_to(table: Table, seat: Seat, effect: int) -> None:
    """What the event does to one seat, or asks it."""
    if effect == SCORE_UNFINISHED:
        if table.has_unfinished(seat):
            table.note(seat, FROM_EVENTS, table.pantry.events.amounts[table.event])
    elif effect == DRAW_CARD:
        refill(table, seat)
    elif effect == DRAW_ACTION:
        staff_meal(table, seat)
    elif table.stage == 1:
        receive(table, seat)
    else:
        places = event_places(table, seat)
        if len(places) == 1 and effect != FINISH:
            affect(table, seat, places[0])
        elif places:
            table.wait_for(seat, EVENT)


def refill(table: Table, seat: Seat) -> None:
    """DE-E1: the top card of the deck, openly; DE-E2: what is not laid goes to the trash."""
    drawn = table.market.draw(table.pantry.events.kinds[table.event], 1, table.rng)
    if not drawn:
        return
    card = drawn[0]
    if table.journal is not None:
        table.tell(Event("refilled", {"seat": seat, "ingredient": table.name(card)}))
    if table.areas[seat].places_for(card):
        begin_laying(table, seat, card, REFILLED)
    else:
        table.discard(seat, card)


def staff_meal(table: Table, seat: Seat) -> None:
    """DE-E2: an action card, unseen; if none is left, nothing."""
    drawn = table.hands.draw(seat, 1)
    if table.journal is not None and drawn:
        secret: dict[str, object] = {"action": table.pantry.actions.names[drawn[0]]}
        table.tell(Event("fed", {"seat": seat}, secret, [seat]))


def receive(table: Table, seat: Seat) -> None:
    """DE-E2: the left neighbour lays the passed card if any place fits, else it is trashed."""
    giver = (seat - 1) % table.seats
    card = table.gifts[giver]
    table.gifts[giver] = NO_CARD
    if card == NO_CARD:
        return
    if table.areas[seat].places_for(card):
        begin_laying(table, seat, card, PASSED_ON)
    else:
        table.discard(seat, card)


def play_event(table: Table, seat: Seat, move: Move) -> None:
    """The owner has chosen; DE-E1: the Lunch Rush may be declined."""
    table.phase = HAPPENING
    if moves.kind_of(move) == moves.PICK_PLACE:
        affect(table, seat, moves.value_of(move))


def affect(table: Table, seat: Seat, place: int) -> None:
    """What the event does to a sandwich."""
    effect = table.pantry.events.effects[table.event]
    if effect == FINISH:
        # DE-E2: it counts as declared.
        table.areas[seat].declare(place)
        table.finished(seat, place)
        return
    card = table.areas[seat].take_top(place)
    if effect == PASS_LEFT:
        table.gifts[seat] = card
        if table.journal is not None:
            left = (seat + 1) % table.seats
            table.tell(Event("passed", {"seat": seat, "other": left, "ingredient": table.name(card)}))
    else:
        table.discard(seat, card)


def decline_refill(table: Table, seat: Seat) -> None:
    """DE-E2: a card of the Free Refill that is not laid goes to the trash."""
    card = table.card
    table.card = NO_CARD
    table.discard(seat, card)
    table.phase = HAPPENING
