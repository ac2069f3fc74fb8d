# compiled
"""Whose powers count, and what the characters do at their own moments."""

from __future__ import annotations

from potluck.engine.state import Event, Move, Seat
from potluck.games.deli import moves
from potluck.games.deli.market import NO_CARD
from potluck.games.deli.menus import swap_moves
from potluck.games.deli.names import CHARACTER_IDS, KIND_IDS
from potluck.games.deli.pantry import BIT
from potluck.games.deli.table import (
    CHARACTERS,
    DEBBIE,
    DREW,
    KATH,
    NEXT_END,
    NEXT_PICK,
    RESERVE,
    SWAP,
    Table,
)


def copy_characters(table: Table) -> None:
    """DE-H10: each Kath openly draws a character that is not in play and that she has not copied yet."""
    in_play = 0
    for characters in table.characters:
        in_play |= characters
    for step in range(table.seats):
        seat = table.seat_at(step)
        if not table.characters[seat] & BIT[KATH]:
            continue
        # DE-V6: the nine others are cards, so that two Kaths draw two different ones.
        drawn = _undrawn(in_play | table.used[seat])
        if not drawn:
            table.used[seat] = 0
            drawn = _undrawn(in_play)
        character = drawn[table.rng.below(len(drawn))]
        in_play |= BIT[character]
        table.used[seat] |= BIT[character]
        table.copied[seat] = character
        table.power[seat] = table.characters[seat] | BIT[character]
        if table.journal is not None:
            table.tell(Event("copied", {"seat": seat, "character": CHARACTER_IDS[character]}))


def _undrawn(gone: int) -> list[int]:
    return [character for character in range(CHARACTERS) if not gone & BIT[character]]


def exchange_actions(table: Table, seat: Seat, move: Move) -> None:
    """DE-S3: Pete exchanges before anybody else draws."""
    laid = moves.exchanged(move)
    drawn = table.hands.exchange(seat, laid, table.rng)
    if table.journal is not None:
        names = table.pantry.actions.names
        secret: dict[str, object] = {
            "actions": [names[action] for action in laid],
            "other_actions": [names[action] for action in sorted(drawn)],
        }
        table.tell(Event("exchanged", {"seat": seat, "number": len(laid)}, secret, [seat]))


def open_reserving(table: Table) -> None:
    """DE-H8: after the deal Debbie may reserve a card; then the picking begins."""
    while table.step < table.seats:
        seat = table.seat_at(table.step)
        table.step += 1
        if table.has(seat, DEBBIE) and table.market.mask and table.market.reserved == NO_CARD:
            table.wait_for(seat, RESERVE)
            return
    table.picker = table.seat_at(table.seats - 1)
    table.phase = NEXT_PICK


def reserve_card(table: Table, seat: Seat, ingredient: int) -> None:
    """DE-H8: the card is out of play for everybody else."""
    table.market.take(ingredient)
    table.market.reserved = ingredient
    if table.journal is not None:
        table.tell(Event("reserved", {"seat": seat, "ingredient": table.name(ingredient)}))


def redeal_kind(table: Table, seat: Seat, kind: int) -> None:
    """DE-H2: Nikki has one kind dealt anew; who has passed in the end phase is asked again."""
    table.redeals[seat] += 1
    table.market.deal_anew(kind, table.rng)
    table.passes = 0
    if table.journal is not None:
        table.tell(Event("redealt", {"seat": seat, "sort": KIND_IDS[kind]}))


def open_swapping(table: Table) -> None:
    """DE-H5: after the picks, before the actions (DE-R4), Drew may swap if there is anything to swap."""
    while table.step < table.seats:
        seat = table.seat_at(table.step)
        table.step += 1
        if table.has(seat, DREW) and swap_moves(table, seat):
            table.wait_for(seat, SWAP)
            return
    table.step = 0
    table.passes = 0
    table.phase = NEXT_END


def swap_tops(table: Table, seat: Seat, move: Move) -> None:
    """DE-H5: the two tops, or the two lone breads, change places."""
    other = moves.swap_other(move)
    place = moves.swap_place(move)
    other_place = moves.value_of(move) & 7
    mine = table.areas[seat].take_top(place)
    theirs = table.areas[other].take_top(other_place)
    table.areas[seat].lay(place, theirs)
    table.areas[other].lay(other_place, mine)
    if table.journal is not None:
        facts: dict[str, object] = {
            "seat": seat,
            "other": other,
            "ingredient": table.name(mine),
            "other_ingredient": table.name(theirs),
        }
        table.tell(Event("swapped", facts))
