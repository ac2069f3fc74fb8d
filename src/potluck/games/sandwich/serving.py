# compiled
"""Giving the sandwiches away (SW-G1) and counting the rankings (SW-T1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.random import Rng
from potluck.games.sandwich import moves
from potluck.games.sandwich.market import NONE
from potluck.games.sandwich.tasting import Tasting, rankings

if TYPE_CHECKING:
    from potluck.games.sandwich.state import Sandwich


def serve(state: Sandwich) -> None:
    """SW-G1: everybody gets the sandwiches; SW-T1: in random order, unless the cooks are known (SW-V9)."""
    for seat in range(state.seats):
        if moves.kind_of(state.choices[seat]) == moves.LOT:
            found = state.terms.gives(seat, state.round)
            state.choices[seat] = found[state.rng.below(len(found))]
    plates: list[list[list[int]]] = [[] for _ in range(state.seats)]
    cooks: list[list[int]] = [[] for _ in range(state.seats)]
    base = [] if state.announced == NONE else [state.announced]
    for cook in range(state.seats):
        number = 0
        for stack in state.kitchens[cook].stacks():
            taster = moves.receiver_of(state.choices[cook], number)
            # SW-V2: the announced ingredient is part of all sandwiches.
            plates[taster].append(base + stack)
            cooks[taster].append(cook)
            number += 1
    for taster in range(state.seats):
        if not state.terms.known_cooks():
            mix(plates[taster], cooks[taster], state.rng)
        state.tables.append(Tasting(taster, state.round, plates[taster], cooks[taster]))
        state.choices[taster] = NONE


def mix(plates: list[list[int]], cooks: list[int], rng: Rng) -> None:
    """SW-T1: bring the sandwiches into random order, so that the taster cannot tell whose is whose."""
    last = len(plates) - 1
    while last > 0:
        other = rng.below(last + 1)
        plate = plates[last]
        plates[last] = plates[other]
        plates[other] = plate
        cook = cooks[last]
        cooks[last] = cooks[other]
        cooks[other] = cook
        last -= 1


def count(state: Sandwich, taster: int) -> Tasting:
    """SW-T1, SW-V6: carry out a ranking: it becomes public, with the cooks and their points."""
    terms = state.terms
    table = state.tables[taster]
    move = state.choices[taster]
    state.choices[taster] = NONE
    table.lot = moves.kind_of(move) == moves.LOT
    if table.lot:
        # SW-T2.
        found = rankings(terms)
        move = found[state.rng.below(len(found))]
    table.order = moves.order_of(move, terms.sandwiches)
    table.theme = moves.theme_of(move)
    table.previous = state.last[taster]
    state.last[taster] = table
    place = 0
    for plate in table.order:
        state.scores[table.cooks[plate]] += terms.points[place]
        place += 1
    if table.theme >= 0:
        state.scores[table.cooks[table.theme]] += 1
    return table
