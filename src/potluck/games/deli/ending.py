# compiled
"""The end of a round: actions, leftovers, the event's choice, and who starts the next one."""

from __future__ import annotations

from potluck.engine.state import Event, Move, Seat
from potluck.games.deli import moves
from potluck.games.deli.characters import copy_characters
from potluck.games.deli.pantry import BIT, CHOOSE_EVENT, SCORE_CLOSED, TAKE_LEFTOVER
from potluck.games.deli.picking import begin_laying, spend
from potluck.games.deli.table import (
    BAGGED,
    END,
    FROM_ACTIONS,
    HAPPENING,
    ISAAC,
    ISAAC_LOOKS,
    LEFTOVERS,
    LOOK,
    NEXT_END,
    NO_EVENT,
    NO_ONE,
    OVER,
    RESERVING,
    ROUND,
    ROUND_OVER,
    Table,
)


def begin_round(table: Table) -> None:
    """DE-R1: Kath copies, the market is dealt, nobody has taken anything yet."""
    table.round += 1
    table.market.turn_trash()
    for seat in range(table.seats):
        table.taken[seat] = 0
        table.redeals[seat] = 0
        table.salvaged[seat] = 0
        table.hands.played[seat] = 0
    table.lucky = 0
    if table.journal is not None:
        table.tell(Event("round", {"round": table.round, "rounds": table.variant.rounds, "seat": table.starter}))
    copy_characters(table)
    pantry = table.pantry
    # DE-V1: a smaller market.
    breads = pantry.market_breads[table.seats - 2] - table.variant.smaller
    others = pantry.market_others[table.seats - 2] - table.variant.smaller
    table.market.deal(max(breads, 0), max(others, 0), table.rng)
    table.step = 0
    table.phase = RESERVING


def may_end(table: Table, seat: Seat) -> bool:
    """DE-R3, DE-L7: who holds any action card is asked, and who has something free to do or Nikki's power left."""
    if table.hands.size[seat] > 0 or table.areas[seat].free or table.may_redeal(seat):
        return True
    if not table.hands.repeats(seat):
        return False
    return any([table.hands.playable(seat, effect) for effect in (CHOOSE_EVENT, SCORE_CLOSED, TAKE_LEFTOVER)])


def open_end(table: Table) -> None:
    """DE-R3: in the round's order, round after round until nobody wants to play anything."""
    while table.passes < table.seats:
        seat = table.seat_at(table.step)
        table.step += 1
        if may_end(table, seat):
            table.wait_for(seat, END)
            return
        table.passes += 1
    table.phase = LEFTOVERS


def play_end(table: Table, seat: Seat, move: Move) -> None:
    """DE-R3: one action, then it is the next one's turn."""
    kind = moves.kind_of(move)
    table.phase = NEXT_END
    if kind == moves.PASS:
        table.passes += 1
        return
    table.passes = 0
    card = moves.action_of(move)
    spend(table, seat, card)
    if kind == moves.BAG:
        ingredient = moves.value_of(move)
        table.market.take(ingredient)
        begin_laying(table, seat, ingredient, BAGGED)
        return
    action = card & moves.ACTION
    if table.pantry.actions.effects[action] == CHOOSE_EVENT:
        table.lucky |= BIT[seat]
    else:
        # DE-A4: Breadhead counts all sandwiches closed with bread so far.
        closed = table.areas[seat].closed_with_bread()
        table.note(seat, FROM_ACTIONS, closed * table.pantry.actions.amounts[action])


def clear_market(table: Table) -> None:
    """DE-R5: leftovers to the trash; DE-R6: then the event is drawn, or chosen by who may."""
    table.market.clear()
    table.event = NO_EVENT
    table.step = 0
    table.stage = 0
    if not table.events:
        table.phase = ROUND_OVER
        return
    seat = choose_looker(table)
    if seat != NO_ONE:
        table.looker = seat
        table.wait_for(seat, LOOK)
        if table.journal is not None:
            names = [table.pantry.events.names[event] for event in table.events[len(table.events) - table.looks :]]
            facts: dict[str, object] = {"seat": seat, "number": table.looks}
            table.tell(Event("looked", facts, {"events": sorted(names)}, [seat]))
        return
    set_event(table, table.events.pop())


def choose_looker(table: Table) -> Seat:
    """DE-A4: Lucky Day, unless cancelled, comes before Isaac (DE-H9); the looker, or NO_ONE."""
    looker = NO_ONE
    looks = 0
    lucky = [seat for seat in range(table.seats) if table.lucky & BIT[seat]]
    if len(lucky) == 1:
        looker = lucky[0]
        for action in range(table.pantry.actions.number):
            if table.pantry.actions.effects[action] == CHOOSE_EVENT:
                looks = max(looks, table.pantry.actions.amounts[action])
    elif lucky and table.journal is not None:
        table.tell(Event("cancelled", {"number": len(lucky)}))
    for seat in range(table.seats):
        if table.has(seat, ISAAC) and looker in (NO_ONE, seat):
            looker = seat
            looks = ISAAC_LOOKS
    table.looks = min(looks, len(table.events))
    return looker


def choose_event(table: Table, event: int) -> None:
    """DE-H9: the chosen event happens, the others are shuffled back."""
    table.events.remove(event)
    table.rng.shuffle(table.events)
    table.looker = NO_ONE
    set_event(table, event)


def set_event(table: Table, event: int) -> None:
    """DE-R6: the event happens and is out of the game."""
    table.event = event
    table.happened[event] += 1
    table.phase = HAPPENING
    if table.journal is not None:
        table.tell(Event("event", {"event": table.pantry.events.names[event]}))


def end_round(table: Table) -> None:
    """DE-R6: the next round, or the scoring; DE-R7: who starts it."""
    table.event = NO_EVENT
    if table.round < table.variant.rounds:
        table.starter = next_starter(table)
        table.phase = ROUND
        return
    table.phase = OVER
    if table.journal is not None:
        winners = table.winners()
        table.tell(Event("over", {"winners": winners, "number": len(winners)}))


def next_starter(table: Table) -> Seat:
    """DE-R7: the tallest unfinished sandwich, then the second tallest, and so on; then by lot."""
    best = max([area.heights() for area in table.areas])
    tied = [seat for seat in range(table.seats) if table.areas[seat].heights() == best]
    return tied[0] if len(tied) == 1 else tied[table.rng.below(len(tied))]
