"""What a seat may know of a game of Snack Match, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from potluck.engine.game import View
from potluck.engine.state import REFEREE
from potluck.games.snack_match import moves
from potluck.games.snack_match.cards import CLOTHS, ELEMENTS, FOODS, MODIFIERS
from potluck.games.snack_match.grid import PLACE_CELLS
from potluck.games.snack_match.state import NONE

if TYPE_CHECKING:
    from potluck.engine.state import Seat
    from potluck.games.snack_match.picnic import Picnic
    from potluck.games.snack_match.state import SnackMatch

PHASES = ("draft", "placement", "over")


class LaidCard(msgspec.Struct, frozen=True):
    """A card in a picnic: its cells in the card's own order, and the overlapped cards that it went under."""

    card: int
    cells: list[tuple[int, int]]
    under: list[int]


class Cell(msgspec.Struct, frozen=True):
    """What is visible on a cell, and on which card."""

    row: int
    column: int
    food: str
    cloth: str
    card: int


class PicnicView(msgspec.Struct, frozen=True):
    """A picnic as the viewer knows it."""

    cards: list[LaidCard]
    cells: list[Cell]
    in_hand: int
    """How many cards the seat has still to lay or, in a draft, to choose from."""
    groups: int
    """SM-S2."""
    bonuses: list[int]
    """SM-B2, SM-B3: what each combination brings now."""
    points: int


class Combination(msgspec.Struct, frozen=True):
    """SM-B1: an element and what counts about it."""

    element: str
    modifier: str


class Automaton(msgspec.Struct, frozen=True):
    """SM-1P2: the automaton's row and its score."""

    cards: list[int]
    points: int


class Hand(msgspec.Struct, frozen=True):
    """The cards of one seat that others do not see."""

    cards: list[int]
    kept: int | None
    given: int | None


class SnackMatchView(View, frozen=True):
    """The whole view."""

    round: int
    rounds: int
    phase: str
    pending: list[int]
    pile: int
    combinations: list[Combination]
    picnics: list[PicnicView]
    automaton: Automaton | None
    winners: list[int]
    you: Hand | None = None
    """Your own hand; not for spectators."""
    hands: list[Hand] | None = None
    """All hands, and the pile in its order: for the referee alone."""
    pile_cards: list[int] | None = None


def build(state: SnackMatch, seat: Seat) -> SnackMatchView:
    """SM-F5: own cards and what is public; the referee sees everything."""
    known = as_known(state, seat)
    referee = seat == REFEREE
    alone = state.solo
    return SnackMatchView(
        round=min(state.round + 1, state.rounds),
        rounds=state.rounds,
        phase=PHASES[state.phase],
        pending=state.pending(),
        pile=len(state.pile) - state.dealt,
        combinations=[Combination(ELEMENTS[both >> 3], MODIFIERS[both & 7]) for both in state.combinations],
        picnics=[_picnic(known, other, len(state.hand(other))) for other in range(state.seats)],
        automaton=Automaton(list(state.automaton), state.automaton_points()) if alone else None,
        winners=state.winners(),
        you=_hand(state, seat) if seat >= 0 else None,
        hands=[_hand(state, other) for other in range(state.seats)] if referee else None,
        pile_cards=state.pile[state.dealt :] if referee else None,
    )


def as_known(state: SnackMatch, seat: Seat) -> SnackMatch:
    """The game with every picnic as the viewer knows it."""
    known = state.clone()
    if seat != REFEREE:
        for other in range(state.seats):
            if other != seat:
                known.picnics[other] = state.picnics[other].prefix(state.public_cards(other))
    return known


def _hand(state: SnackMatch, seat: Seat) -> Hand:
    kept, given = state.kept[seat], state.given[seat]
    return Hand(state.hand(seat), None if kept == NONE else kept, None if given == NONE else given)


def _picnic(known: SnackMatch, seat: Seat, in_hand: int) -> PicnicView:
    picnic = known.picnics[seat]
    groups = known.group_points(seat)
    bonuses = [known.bonus(seat, combination) for combination in known.combinations]
    return PicnicView(laid_cards(picnic), _cells(picnic), in_hand, groups, bonuses, groups + sum(bonuses))


def coordinates(picnic: Picnic, place: int, turned: int, down: int = 0, right: int = 0) -> list[tuple[int, int]]:
    """The cells of a place in the card's own order, seen from the origin, in a frame to be shifted by so much first."""
    cells = [
        (cell // 4 - picnic.origin_row - down, cell % 4 - picnic.origin_column - right) for cell in PLACE_CELLS[place]
    ]
    return cells[::-1] if turned else cells


def laid_cards(picnic: Picnic) -> list[LaidCard]:
    """The cards in the order in which they were laid."""
    order = [moves.card_of(move) for move in picnic.laid]
    row, column = picnic.origin_row, picnic.origin_column
    found = []
    for number, move in enumerate(picnic.laid):
        cells = [cell for cell in range(16) if picnic.masks[number] >> cell & 1]
        seen = [(cell // 4 - row, cell % 4 - column) for cell in cells]
        under = [order[other] for other in range(number) if moves.under_of(move) >> other & 1]
        found.append(LaidCard(order[number], seen[::-1] if moves.turned_of(move) else seen, under))
    return found


def _cells(picnic: Picnic) -> list[Cell]:
    found = []
    for cell in range(16):
        if int(picnic.occupied) >> cell & 1:
            food = int(picnic.foods) >> cell & 1 | (int(picnic.foods) >> cell + 16 & 1) << 1
            cloth = int(picnic.cloths) >> cell & 1 | (int(picnic.cloths) >> cell + 16 & 1) << 1
            row, column = cell // 4 - picnic.origin_row, cell % 4 - picnic.origin_column
            found.append(Cell(row, column, FOODS[food], CLOTHS[cloth], _top_card(picnic, cell)))
    return found


def _top_card(picnic: Picnic, cell: int) -> int:
    """SM-P5: the card that lies under no other one there."""
    here = sum(1 << number for number, mask in enumerate(picnic.masks) if mask >> cell & 1)
    top = next(number for number in range(len(picnic.masks)) if here >> number & 1 and not picnic.over[number] & here)
    return moves.card_of(picnic.laid[top])
