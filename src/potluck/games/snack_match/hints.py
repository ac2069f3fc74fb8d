# compiled
"""What a good plain player of Snack Match does."""

from __future__ import annotations

from mypy_extensions import i64

from potluck.engine.hints import Hints
from potluck.engine.random import Rng
from potluck.engine.state import Move, Seat, State
from potluck.games.snack_match import moves
from potluck.games.snack_match.deck import LANE, TURNED
from potluck.games.snack_match.grid import COUNT, PLACE_MASK, around
from potluck.games.snack_match.picnic import Picnic
from potluck.games.snack_match.scoring import (
    compared_bonus,
    element_cells,
    group_points,
    own_bonus,
)
from potluck.games.snack_match.state import DRAFT, NONE, SnackMatch

WORST = -10_000


class Valuer:
    """Values boards for one seat: group points and combinations, rivals as the seat knows them (SM-F5)."""

    def __init__(self, state: SnackMatch, seat: Seat) -> None:
        self.combinations = state.combinations
        self.rivals: list[list[int]] = []
        for combination in state.combinations:
            element = combination >> 3
            if state.seats == 1:
                self.rivals.append([state.automaton_cells(element)])
                continue
            counts: list[int] = []
            for other in range(state.seats):
                if other != seat:
                    known = state.picnics[other].prefix(state.public_cards(other))
                    cells = element_cells(int(known.foods), int(known.cloths), int(known.occupied), element)
                    counts.append(COUNT[cells])
            self.rivals.append(counts)

    def value(self, foods: int, cloths: int, occupied: int) -> int:
        """The points of a board."""
        total = group_points(foods, cloths, occupied)
        number = 0
        for combination in self.combinations:
            cells = element_cells(foods, cloths, occupied, combination >> 3)
            modifier = combination & 7
            if modifier & 3:
                total += own_bonus(modifier, cells, occupied)
            else:
                total += compared_bonus(modifier, COUNT[cells], self.rivals[number])
            number += 1
        return total

    def best_with(self, picnic: Picnic, card: int, passed_over: int = 0) -> tuple[int, Move]:
        """The best value that laying one more card can give, and the first move that gives it.

        Only what would be visible counts, so boards are not built, and layerings that look the same are valued once.
        Spots that touch the cells ``passed_over`` are left out.
        """
        best = WORST
        best_move = 0
        deck = picnic.deck
        for spot in picnic.spots():
            mask = PLACE_MASK[spot & 15]
            shift = 4 * (spot >> 6) + (spot >> 4 & 3)
            if passed_over and around(passed_over << shift) & mask:
                continue
            by: i64 = shift
            foods = picnic.foods << by
            cloths = picnic.cloths << by
            occupied = int((picnic.occupied << by) | mask)
            seen: list[int] = []
            for under in picnic.layerings(picnic.overlapped(spot)):
                visible = mask & ~(_cells(picnic, under) << shift)
                if visible in seen:
                    continue
                seen.append(visible)
                both: i64 = visible | (visible << LANE)
                for turned in range(deck.turns[card]):
                    strip = card * 2 * TURNED + turned * TURNED + (spot & 15)
                    food: i64 = deck.food_bits[strip]
                    cloth: i64 = deck.cloth_bits[strip]
                    value = self.value(
                        int((foods & ~both) | (food & both)), int((cloths & ~both) | (cloth & both)), occupied
                    )
                    if value > best:
                        best = value
                        best_move = moves.place(card, spot >> 6, spot >> 4 & 3, spot & 15, turned, under)
        return best, best_move

    def best_pair(self, picnic: Picnic, one: int, two: int) -> tuple[int, Move]:
        """The best value that laying both cards can give, exactly, and the first of the two moves (SM-F4)."""
        best = WORST
        best_move = 0
        for move in picnic.moves(one):
            after = picnic.clone()
            after.lay(move)
            value, _ = self.best_with(after, two)
            if value > best:
                best = value
                best_move = move
        if not picnic.masks:
            return best, best_move
        # The other order gives something new only where the first card needs the second one to touch anything.
        for move in picnic.moves(two):
            after = picnic.clone()
            after.lay(move)
            shift = 4 * moves.down_of(move) + moves.right_of(move)
            value, _ = self.best_with(after, one, int(picnic.occupied) << shift)
            if value > best:
                best = value
                best_move = move
        return best, best_move


def _cells(picnic: Picnic, cards: int) -> int:
    """The cells that some laid cards (as bits) lie on."""
    cells = 0
    number = 0
    while cards:
        if cards & 1:
            cells |= picnic.masks[number]
        cards >>= 1
        number += 1
    return cells


class SnackMatchHints(Hints):
    """Keeps the card that is worth more alone; lays the two cards in hand as well as they can be laid."""

    def greedy(self, state: State, seat: Seat, rng: Rng) -> Move:
        """The best move for this decision alone; among equals the first."""
        assert isinstance(state, SnackMatch)
        valuer = Valuer(state, seat)
        picnic = state.picnics[seat]
        first = state.first[seat]
        second = state.second[seat]
        if first == NONE:
            return valuer.best_with(picnic, second)[1]
        if second == NONE:
            return valuer.best_with(picnic, first)[1]
        if state.phase != DRAFT and state.seats > 1:
            return valuer.best_pair(picnic, first, second)[1]
        one, move_one = valuer.best_with(picnic, first)
        two, move_two = valuer.best_with(picnic, second)
        if state.phase == DRAFT:
            return moves.keep(first if one >= two else second)
        return move_one if one >= two else move_two
