# compiled
"""What a seat may decide in each phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from potluck.engine.random import Rng
from potluck.engine.state import NO_MOVE, Move, Seat
from potluck.games.sandwich import moves, trade
from potluck.games.sandwich.phases import EXPRESS, GIVING, KITCHEN, MARKET, RANKING, SELLING, VOLUNTEERING
from potluck.games.sandwich.sets import bits, count_bits, nth_bit
from potluck.games.sandwich.tasting import rankings

if TYPE_CHECKING:
    from potluck.games.sandwich.state import Sandwich

PHRASES: Final = 8
"""SW-V9: how many ready-made phrases there are to sell a sandwich with."""

PLAIN_LOT: Final = moves.LOT << moves.KIND


def legal(state: Sandwich, seat: Seat) -> list[Move]:
    """All moves of a seat, sorted."""
    if not 0 <= seat < state.seats:
        return []
    if not state.waiting >> seat & 1:
        return [moves.simple(moves.REOPEN)] if state.phase == KITCHEN else []
    if state.phase == MARKET:
        return [*bits(state.market.may_take(seat)), PLAIN_LOT]
    if state.phase == EXPRESS:
        return state.kitchens[seat].puts()
    if state.phase == KITCHEN:
        return _cooking(state, seat)
    return _at_the_table(state, seat)


def _at_the_table(state: Sandwich, seat: Seat) -> list[Move]:
    """SW-G1, SW-T1, SW-T2, SW-V9: what is decided after cooking."""
    if state.phase == GIVING:
        return [PLAIN_LOT, *state.terms.gives(seat, state.round)]
    if state.phase == VOLUNTEERING:
        return [moves.simple(moves.VOLUNTEER), moves.simple(moves.PASS)]
    if state.phase == SELLING:
        return [moves.simple(moves.SILENT), *[moves.phrase(number) for number in range(PHRASES)]]
    return [PLAIN_LOT, *rankings(state.terms)]


def _cooking(state: Sandwich, seat: Seat) -> list[Move]:
    """SW-K1, SW-K2: lay, take back, be ready or have the rest filled in; trade."""
    kitchen = state.kitchens[seat]
    found = kitchen.puts()
    found.append(moves.simple(moves.READY if kitchen.complete() else moves.FILL))
    if kitchen.laid:
        found.append(moves.simple(moves.UNDO))
    if state.terms.trading:
        found += trade.trades(state.kitchens, state.offers, seat, face_down=state.terms.face_down)
    return found


def random_move(state: Sandwich, seat: Seat, rng: Rng) -> Move:
    """One of them, each equally likely, where possible without listing them."""
    phase = state.phase
    if phase == MARKET:
        cards = state.market.may_take(seat)
        drawn = rng.below(count_bits(cards) + 1)
        return PLAIN_LOT if drawn == 0 else nth_bit(cards, drawn - 1)
    if phase == KITCHEN and state.waiting >> seat & 1:
        return _random_cooking(state, seat, rng)
    if phase in (GIVING, RANKING):
        found = state.terms.gives(seat, state.round) if phase == GIVING else rankings(state.terms)
        drawn = rng.below(len(found) + 1)
        return PLAIN_LOT if drawn == 0 else found[drawn - 1]
    listed = state.legal(seat)
    return listed[rng.below(len(listed))]


def _random_cooking(state: Sandwich, seat: Seat, rng: Rng) -> Move:
    """One of a cook's moves; a trade that is drawn and cannot be offered is drawn again, with everything else."""
    terms = state.terms
    kitchen = state.kitchens[seat]
    listed: list[Move] = kitchen.puts() if terms.copies > 1 else []
    puts = len(listed) if terms.copies > 1 else kitchen.put_count()
    steps = 2 if kitchen.laid else 1
    if not terms.trading:
        drawn = rng.below(puts + steps)
    else:
        counter = trade.Counter(state.kitchens, state.offers, seat, face_down=terms.face_down)
        while True:
            drawn = rng.below(puts + steps + counter.number)
            if drawn < puts + steps:
                break
            move = counter.nth(drawn - puts - steps)
            if move != NO_MOVE:
                return move
    if drawn < puts:
        return listed[drawn] if terms.copies > 1 else kitchen.random_put(drawn)
    if drawn > puts:
        return moves.simple(moves.UNDO)
    return moves.simple(moves.FILL if kitchen.loose else moves.READY)


def overdue(state: Sandwich, seat: Seat) -> Move:
    """SW-M4, SW-K1, SW-T2: by lot; unfinished sandwiches in the order of picking; who says nothing, says nothing."""
    if not 0 <= seat < state.seats or not state.waiting >> seat & 1:
        return NO_MOVE
    if state.phase == EXPRESS:
        kitchen = state.kitchens[seat]
        return moves.put(kitchen.picks[nth_bit(kitchen.loose, 0)], nth_bit(kitchen.room, 0))
    if state.phase == KITCHEN:
        return moves.simple(moves.FILL if state.kitchens[seat].loose else moves.READY)
    if state.phase == VOLUNTEERING:
        return moves.simple(moves.PASS)
    if state.phase == SELLING:
        return moves.simple(moves.SILENT)
    return PLAIN_LOT
