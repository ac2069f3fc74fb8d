"""A whole game of Snack Match, slow and plain, for counting positions: states are tuples, moves make new ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from snack_match_naive import Laid, placements

Strips = list[list[tuple[str, str]]]


class Position(NamedTuple):
    """All of a game; ``hands``, ``kept``, ``given`` and ``areas`` have one entry for each seat."""

    turn: int
    drafting: bool
    pile: tuple[int, ...]
    hands: tuple[frozenset[int], ...]
    kept: tuple[int | None, ...]
    given: tuple[int | None, ...]
    areas: tuple[tuple[Laid, ...], ...]
    row: tuple[int, ...] = ()
    """The automaton's cards."""


class Rules:
    """The rules for one deck and one table."""

    def __init__(self, strips: Strips, seats: int, *, fixed: bool, layered: bool) -> None:
        self.strips = [tuple(strip) for strip in strips]
        self.seats = seats
        self.fixed = fixed
        self.layered = layered
        self.turns = 8 if seats == 1 else 4

    def starts(self, turn: int) -> Iterator[Position]:
        """SM-F1: every order of the pile; the turn that begins is counted from 1."""
        nobody = (None,) * self.seats
        for pile in permutations(range(len(self.strips))):
            empty = ((),) * self.seats
            start = Position(turn - 1, drafting=False, pile=pile, hands=(), kept=nobody, given=nobody, areas=empty)
            yield self.deal(start)

    def deal(self, position: Position) -> Position:
        """SM-F3, SM-1P1: two cards to each seat."""
        pile, nobody = position.pile, (None,) * self.seats
        hands = tuple(frozenset(pile[2 * seat : 2 * seat + 2]) for seat in range(self.seats))
        return position._replace(
            turn=position.turn + 1,
            drafting=self.seats > 1,
            pile=pile[2 * self.seats :],
            hands=hands,
            kept=nobody,
            given=nobody,
        )

    def waiting(self, position: Position) -> list[int]:
        """Who has to decide."""
        if position.drafting:
            return [seat for seat in range(self.seats) if position.kept[seat] is None]
        return [seat for seat in range(self.seats) if position.hands[seat]]

    def after(self, position: Position, seat: int) -> Iterator[Position]:
        """All positions that a move of a seat leads to."""
        for card in position.hands[seat]:
            if position.drafting:
                yield self.keep(position, seat, card)
                continue
            area = position.areas[seat]
            for laid in placements(list(area), card, fixed=self.fixed, layered=self.layered, strips=self.strips):
                yield self.lay(position, seat, laid)

    def keep(self, position: Position, seat: int, card: int) -> Position:
        """SM-F3: keep a card; when all have chosen, the other ones go to the left neighbours."""
        (other,) = position.hands[seat] - {card}
        chosen = position._replace(kept=put(position.kept, seat, card), given=put(position.given, seat, other))
        if None in chosen.kept:
            return chosen
        hands = tuple(frozenset({chosen.kept[left], chosen.given[left - 1]}) for left in range(self.seats))
        return chosen._replace(drafting=False, hands=hands)

    def lay(self, position: Position, seat: int, laid: Laid) -> Position:
        """SM-F4, SM-1P1: lay a card; alone, the other one goes to the automaton."""
        left = position.hands[seat] - {laid[0]}
        after = position._replace(
            areas=put(position.areas, seat, (*position.areas[seat], laid)),
            hands=put(position.hands, seat, frozenset() if self.seats == 1 else left),
            row=(*position.row, *left) if self.seats == 1 else (),
        )
        if any(after.hands) or after.turn == self.turns:
            return after
        return self.deal(after)

    def known(self, position: Position, seat: int) -> tuple:
        """SM-F5: all that a seat knows in its first round, or alone."""
        held = [len(hand) for hand in position.hands]
        return (
            seat,
            position.turn,
            position.drafting,
            tuple(self.waiting(position)),
            position.hands[seat],
            position.kept[seat],
            position.given[seat],
            position.areas[seat],
            position.row,
            tuple(held),
        )


def put(items: tuple, at: int, item: object) -> tuple:
    """The same tuple with one thing replaced."""
    return (*items[:at], item, *items[at + 1 :])


def count(rules: Rules, turn: int, moves: int) -> tuple[int, int, int]:
    """How many positions, endings and information sets there are within so many moves from the start of a turn."""
    level = set(rules.starts(turn))
    everything = set(level)
    for _ in range(moves):
        level = {
            after for position in level for seat in rules.waiting(position) for after in rules.after(position, seat)
        }
        everything |= level
    endings = sum(not rules.waiting(position) for position in everything)
    known = {rules.known(position, seat) for position in everything for seat in rules.waiting(position)}
    return len(everything), endings, len(known)
