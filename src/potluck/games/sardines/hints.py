# compiled
"""What a good plain player of Sardines de Marseille does."""

from __future__ import annotations

from typing import Final

from potluck.engine.hints import Hints
from potluck.engine.random import Rng
from potluck.engine.state import Move, Seat, State
from potluck.games.sardines import moves
from potluck.games.sardines.boxes import A_LID, PLACES
from potluck.games.sardines.deck import AGAIN, BONE, DRAW, FEED, NONE, STEAL, TWO_WAY
from potluck.games.sardines.scoring import ranking_winners
from potluck.games.sardines.table import DRAWING, EXTRA, FEEDING, LIMIT, STEALING, TURN, Table

WORTH: Final = [7, 6, 5, 3, 5, 4, 0]
"""What a card in hand is worth, by its kind: again, draw, steal, feed, uncover, two-way, bone."""
FITTING: Final = 3
"""What it is worth more if it fits one of the own boxes now."""
LONG_IDLE: Final = 2
"""Rounds without a card from the pile after which whoever is not ahead looks for new cards (SA-P5)."""
WIN: Final = 1000
THREAT: Final = 30
"""A rival who lacks one lid or one sardine must be stopped."""


class SardinesHints(Hints):
    """Fills and closes boxes, keeps its best cards, lays bones as lids, and steals from whoever is ahead.

    It looks at its own hand and at what lies open, never at anything else.
    """

    def greedy(self, state: State, seat: Seat, rng: Rng) -> Move:
        """The best move for this decision alone; among equals the first."""
        assert isinstance(state, Table)
        if state.phase in (TURN, EXTRA):
            return _best_turn(state, seat)
        if state.phase == LIMIT:
            return _discard_worst(state, seat, len(state.hands[seat]) - state.limit(seat))
        best = NONE
        best_value = -WIN
        for move in state.legal(seat):
            low = moves.low_of(move)
            if state.phase == STEALING:
                value = _theft(state, low >> 4, low & 15)
            elif state.phase == FEEDING:
                value = _gift(state, seat, low)
            elif state.phase == DRAWING:
                value = _pick(state, seat, low)
            else:
                value = _lid_to_take(state, low >> 2, low & 3)
            if value > best_value:
                best_value = value
                best = move
        return best


def _worth(state: Table, seat: Seat, card: int) -> int:
    """What a card is worth in a seat's hand."""
    value = WORTH[state.deck.kinds[card]]
    box = seat * state.boxes.each
    end = box + state.boxes.each
    while box < end:
        if state.boxes.takes[box] != A_LID and state.boxes.fits(card, box):
            return value + FITTING
        box += 1
    return value


def _best_turn(state: Table, seat: Seat) -> Move:
    """SA-T2: the best play if there is one; else new cards."""
    boxes = state.boxes
    best = NONE
    best_value = -WIN
    for own in range(boxes.each):
        box = seat * boxes.each + own
        takes = boxes.takes[box]
        for card in state.hands[seat]:
            if takes == A_LID:
                value = _lid(state, seat, card, box)
                move = moves.lid(card, own)
            elif boxes.fits(card, box):
                value = _sardine(state, seat, card, box)
                move = moves.play(card, own)
            else:
                continue
            if value > best_value:
                best_value = value
                best = move
    if best != NONE and not _must_draw(state, seat):
        return best
    if best != NONE and state.phase == TURN:
        return _discard_worst(state, seat, 1)
    return best if best != NONE else _discard_misfits(state, seat)


def _must_draw(state: Table, seat: Seat) -> bool:
    """SA-P5: whether cards and lids go round in a circle while somebody else is ahead."""
    return state.idle >= LONG_IDLE * state.seats and seat not in ranking_winners(state.boxes, state.seats)


def _lid(state: Table, seat: Seat, card: int, box: int) -> int:
    """A lid wins, or closes a box and sets its last sardine off; bones make the cheapest lids."""
    if state.boxes.closed(seat) == state.boxes.each - 1:
        return WIN
    effect = _effect(state, seat, state.deck.kinds[state.boxes.last[box]], len(state.hands[seat]) - 1)
    return 30 + effect - _worth(state, seat, card)


def _sardine(state: Table, seat: Seat, card: int, box: int) -> int:
    """A sardine fills a box and acts; the third one acts again with the lid."""
    filled = state.boxes.filled[box]
    effect = _effect(state, seat, state.deck.kinds[card], len(state.hands[seat]) - 1)
    value = 10 + 3 * filled + effect
    if filled == PLACES - 1:
        value += effect
    if state.boxes.assortments and filled == 0:
        value -= 2
    return value


def _effect(state: Table, seat: Seat, kind: int, held: int) -> int:
    """What an effect is worth to a seat that will hold so many cards."""
    if kind == AGAIN:
        return 8 if held != 0 else 10
    if kind == DRAW:
        return 6
    if kind in (TWO_WAY, BONE):
        return 0
    best = 0
    for other in range(state.seats):
        if other != seat:
            closed = state.boxes.closed(other)
            if kind == FEED:
                best += 2
            elif kind == STEAL:
                best = max(best, 4 + 2 * closed + (THREAT if _threatens(state, other) else 0))
            elif closed > 0:
                best = max(best, 4 + 4 * closed + (THREAT if _threatens(state, other) else 0))
    return best


def _threatens(state: Table, other: Seat) -> bool:
    """SA-B1: whether a rival could win with one lid."""
    if state.boxes.closed(other) < state.boxes.each - 1:
        return False
    first = other * state.boxes.each
    return A_LID in state.boxes.takes[first : first + state.boxes.each]


def _theft(state: Table, other: Seat, source: int) -> int:
    """SA-T4: out of a full box of whoever is ahead, else a good sardine or a blind card."""
    ahead = 4 * state.boxes.closed(other)
    if source == moves.FROM_HAND:
        return ahead + 6 + (3 if len(state.hands[other]) <= 2 else 0)
    spot = source - 1
    box = other * state.boxes.each + spot // PLACES
    card = state.boxes.slots[PLACES * box + spot % PLACES]
    value = ahead + WORTH[state.deck.kinds[card]] + 2 * state.boxes.filled[box]
    if state.boxes.takes[box] == A_LID and _threatens(state, other):
        value += THREAT
    return value


def _lid_to_take(state: Table, other: Seat, own: int) -> int:
    """SA-T6: from whoever has closed most, and where closing again brings them least."""
    box = other * state.boxes.each + own
    return 20 * state.boxes.closed(other) - WORTH[state.deck.kinds[state.boxes.last[box]]]


def _gift(state: Table, seat: Seat, gift: int) -> int:
    """SA-T5: the worst card of the hand; a last card gladly, for a new hand comes; boxes only if need be."""
    if gift < moves.FROM_BOX:
        return WIN - 1 if len(state.hands[seat]) == 1 else -_worth(state, seat, gift)
    spot = gift - moves.FROM_BOX
    box = seat * state.boxes.each + spot // PLACES
    return -20 - 5 * state.boxes.filled[box] - WORTH[state.deck.kinds[state.boxes.slots[PLACES * box + spot % PLACES]]]


def _pick(state: Table, seat: Seat, low: int) -> int:
    """SA-V3: a card that is worth more than what the pile gives on average."""
    return 7 if low == moves.FROM_PILE else _worth(state, seat, low - 1)


def _discard_worst(state: Table, seat: Seat, number: int) -> Move:
    """SA-T7: the cards that are worth least."""
    hand = state.hands[seat]
    gone = 0
    while number > 0:
        worst = NONE
        worst_value = WIN
        for at in range(len(hand)):
            value = _worth(state, seat, hand[at])
            if not gone >> at & 1 and value < worst_value:
                worst_value = value
                worst = at
        gone |= 1 << worst
        number -= 1
    return moves.discard(gone)


def _discard_misfits(state: Table, seat: Seat) -> Move:
    """SA-T9: nothing fits: all cards go but one bone, which will be a lid."""
    hand = state.hands[seat]
    gone = (1 << len(hand)) - 1
    for at in range(len(hand)):
        if len(hand) > 1 and state.deck.kinds[hand[at]] == BONE:
            return moves.discard(gone & ~(1 << at))
    return moves.discard(gone)
