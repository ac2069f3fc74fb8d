"""Every game with each of its presets and a few numbers of players, and positions of random games of them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import strategies as st

from potluck.engine.match import Match
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE, SPECTATOR
from potluck.games import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from potluck.engine.game import AnyGame
    from potluck.engine.options import Value
    from potluck.engine.random import Rng
    from potluck.engine.state import Event, Move, Seat, State

MENU = 24
"""How many moves of a long menu are looked at."""
SEEDS = st.integers(0, 2**32 - 1)


@dataclass(frozen=True)
class Case:
    """A game as one table plays it."""

    game: AnyGame
    preset: str
    seats: int
    options: Mapping[str, Value] = field(compare=False)

    def __str__(self) -> str:
        return f"{self.game.slug}-{self.preset}-{self.seats}"

    def match(self, seed: object) -> Match:
        """A new match."""
        return Match(self.game, self.options, self.seats, str(seed))

    def trail(self, seed: object) -> list[State]:
        """All positions of a random game, from the start to the end; clone them before you play on."""
        state = self.match(seed).state
        rng = seeded(seed, "trail")
        found = [state.clone()]
        while state.pending():
            seat = any_seat(state, rng)
            state.play(seat, state.random_move(seat, rng))
            found.append(state.clone())
        return found

    def positions(self, seed: object, number: int = 4) -> list[State]:
        """Some positions of a random game in which somebody can act, spread over its whole length."""
        trail = self.trail(seed)[:-1]
        first = int(str(seed)) % max(1, len(trail) // number) if str(seed).isdigit() else 0
        return spread(trail[first:], number)

    def referee(self, state: State) -> bytes:
        """All of a state, as the referee sees it."""
        return self.seen(state, REFEREE)

    def seen(self, state: State, seat: Seat) -> bytes:
        """The bytes that are sent to a seat."""
        return msgspec.json.encode(self.game.view(state, seat))

    def rule_ids(self) -> set[str]:
        """The ids that stand in the game's rules."""
        return rule_ids(self.game)


@cache
def rule_ids(game: AnyGame) -> set[str]:
    """The ids of the bullets in a game's rules."""
    rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^- \*\*({game.prefix}-\w+)\*\*", rules, re.MULTILINE))


def all_cases() -> Iterator[Case]:
    """The first preset with three numbers of players, each other one with two."""
    for game in all_games().values():
        for number, (preset, given) in enumerate(game.presets.items()):
            options = {option.name: given.get(option.name, option.default) for option in game.options}
            allowed = list(game.seats(options))
            chosen = {allowed[0], allowed[-1], allowed[min(1, len(allowed) - 1)]} if number == 0 else {allowed[0]}
            if number:
                chosen.add(allowed[(len(allowed) - 1) // 2])
            for seats in sorted(chosen):
                yield Case(game, preset, seats, options)


CASES = list(all_cases())
each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)


def spread(items: list, number: int) -> list:
    """Some of the items, evenly spread."""
    if len(items) <= number:
        return list(items)
    return [items[at * len(items) // number] for at in range(number)]


def deciders(state: State) -> list[Seat]:
    """The seats that can act."""
    return [*state.pending(), *state.optional()]


def viewers(state: State) -> list[Seat]:
    """Everybody who sees something, but the referee."""
    return [*range(state.seats), SPECTATOR]


def any_seat(state: State, rng: Rng) -> Seat:
    """One of the seats that can act; one that need not act only now and then."""
    waiting, free = state.pending(), state.optional()
    if free and rng.below(3) == 0:
        return free[rng.below(len(free))]
    return waiting[rng.below(len(waiting))]


def menu(state: State, seat: Seat) -> list[Move]:
    """Some of the legal moves of a seat."""
    return spread(state.legal(seat), MENU)


def play_on(state: State, rng: Rng) -> None:
    """Play randomly to the end, seats in any order."""
    while state.pending():
        seat = any_seat(state, rng)
        state.play(seat, state.random_move(seat, rng))


def told(state: State, seat: Seat, move: Move) -> list[Event]:
    """Play a move; return what happened."""
    state.journal = []
    state.play(seat, move)
    events, state.journal = state.journal, None
    return events
