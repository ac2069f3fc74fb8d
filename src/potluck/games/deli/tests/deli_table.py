"""Scenes: tables laid out by hand, with only the cards that they name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from potluck.engine.errors import RefusedError
from potluck.engine.game import move_json
from potluck.engine.random import seeded
from potluck.games.deli import GAME, sandwich
from potluck.games.deli.actions import Hands
from potluck.games.deli.area import empty_area
from potluck.games.deli.cards import load_cards
from potluck.games.deli.market import full_market
from potluck.games.deli.names import CHARACTER_IDS, KIND_IDS
from potluck.games.deli.pantry import BIT
from potluck.games.deli.state import Deli
from potluck.games.deli.table import NEXT_PICK, Variant

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from potluck.engine.json import Json
    from potluck.engine.state import Event, Seat
    from potluck.games.deli.pantry import Pantry


def code_of(text: str, pantry: Pantry | None = None) -> int:
    """A sandwich as written: ``rye-bread butter*`` from the bottom up, ``*`` for a joker, ``!`` for declared."""
    pantry = load_cards() if pantry is None else pantry
    names = pantry.ingredients.names
    code = 0
    for word in text.removesuffix("!").split():
        card = names.index(word.removesuffix("*")) + (sandwich.JOKER_CARD if word.endswith("*") else 0)
        if code == 0:
            code = sandwich.begin(card)
        elif names.index(word.removesuffix("*")) < pantry.ingredients.breads:
            code = sandwich.closed_with(code, card)
        else:
            code = sandwich.with_top(code, card)
    return sandwich.declared(code) if text.endswith("!") else code


def written(code: int) -> str:
    """The opposite of ``code_of``."""
    names = load_cards().ingredients.names
    words = [
        names[card & sandwich.INGREDIENT] + ("*" if card & sandwich.JOKER_CARD else "")
        for card in sandwich.cards_in(code)
    ]
    return " ".join(words) + ("!" if sandwich.state_of(code) == sandwich.DECLARED else "")


class Scene:
    """A table at the beginning of a pick of seat 0; who has no character named has none.

    ``areas`` and ``hands`` are written one string per seat; sandwiches are separated by commas. ``events`` and each of
    ``decks`` begin with their top card. Everybody has taken ``taken`` cards.
    """

    def __init__(
        self,
        *areas: str,
        hands: Sequence[str] = (),
        characters: Sequence[str] = (),
        market: str = "",
        decks: Mapping[str, str] | None = None,
        trash: Sequence[str] = (),
        actions: str = "",
        events: str = "",
        taken: Sequence[int] = (),
        rounds: int = 5,
        at_round: int = 1,
        closing_bonus: int = 1,
        double_least: int = 0,
        seed: int = 1,
    ) -> None:
        self.pantry = load_cards()
        self.names = self.pantry.ingredients.names
        self.actions = self.pantry.actions.names
        seats = len(areas)
        rng = seeded(seed)
        piles = [self._action_numbers(hands[seat]) if seat < len(hands) else [] for seat in range(seats)]
        held = Hands(self.pantry.actions, seats, self._action_numbers(actions)[::-1])
        for seat, pile in enumerate(piles):
            for action in pile:
                held.held[seat][action] += 1
            held.size[seat] = len(pile)
        masks = [self._mask(characters[seat]) if seat < len(characters) else 0 for seat in range(seats)]
        variant = Variant(rounds, 0, closing_bonus, double_least)
        self.state = Deli(
            self.pantry,
            variant,
            rng,
            [empty_area(self.pantry) for _ in areas],
            full_market(self.pantry, rng),
            held,
            masks,
        )
        self._lay_out(areas, market, decks or {}, trash)
        events_named = self.pantry.events.names
        self.state.events = [events_named.index(name) for name in events.split()][::-1]
        self.state.round = at_round
        self.state.taken = list(taken) if taken else [0] * seats
        self.state.picker = seats - 1
        self.state.phase = NEXT_PICK
        self.state.go_on()

    def _action_numbers(self, text: str) -> list[int]:
        return [self.actions.index(name) for name in text.split()]

    def _mask(self, names: str) -> int:
        return sum(BIT[CHARACTER_IDS.index(name)] for name in names.split())

    def _lay_out(self, areas: Sequence[str], market: str, decks: Mapping[str, str], trash: Sequence[str]) -> None:
        for seat, text in enumerate(areas):
            for place, written_sandwich in enumerate(part.strip() for part in text.split(",") if part.strip()):
                self.state.areas[seat].put(place, code_of(written_sandwich))
        for name in market.split():
            self.state.market.add(self.names.index(name))
        for kind, cards in decks.items():
            self.state.market.decks[KIND_IDS.index(kind)] = [self.names.index(name) for name in cards.split()][::-1]
        for number, cards in enumerate(trash):
            for name in cards.split():
                self.state.market.trash[number][self.names.index(name)] += 1

    def do(self, seat: Seat, kind: str, **fields: Json) -> list[Event]:
        """Carry out a move given as JSON; return the events."""
        events: list[Event] = []
        number = GAME.read(self.state, seat, GAME.shape({"kind": kind, **fields}))
        self.state.journal = events
        self.state.play(seat, number)
        self.state.journal = None
        return events

    def refused(self, seat: Seat, kind: str, **fields: Json) -> tuple[str, str]:
        """The code and the rule by which a move is refused."""
        with pytest.raises(RefusedError) as raised:
            GAME.read(self.state, seat, GAME.shape({"kind": kind, **fields}))
        return raised.value.refusal.code, raised.value.refusal.rule

    def menu(self, seat: Seat | None = None) -> list[dict[str, Json]]:
        """The legal moves of a seat, or of the one that decides."""
        who = self.state.turn() if seat is None else seat
        return [move_json(GAME.unpack(self.state, who, move)) for move in self.state.legal(who)]

    def kinds(self, seat: Seat | None = None) -> list[str]:
        """What the legal moves do, each once."""
        return list(dict.fromkeys(str(move["kind"]) for move in self.menu(seat)))

    def area(self, seat: Seat) -> list[str]:
        """What lies in front of a seat."""
        return [written(code) for code in self.state.areas[seat].places if code]

    def market(self) -> list[str]:
        """What lies in the market."""
        return self._cards(self.state.market.shown)

    def trash(self, number: int = 0) -> list[str]:
        """The trash of this round, of the last one, or older."""
        return self._cards(self.state.market.trash[number])

    def hand(self, seat: Seat) -> list[str]:
        """The action cards of a seat."""
        return self._cards(self.state.hands.held[seat], self.actions)

    def aside(self, seat: Seat) -> list[str]:
        """What Pete laid aside."""
        return self._cards(self.state.hands.aside[seat], self.actions)

    def away(self) -> list[str]:
        """Actions played and discarded."""
        return self._cards(self.state.hands.away, self.actions)

    def _cards(self, counts: Sequence[int], names: Sequence[str] = ()) -> list[str]:
        return [name for name, count in zip(names or self.names, counts, strict=True) for _ in range(count)]

    @property
    def phase(self) -> str:
        """What the game waits for."""
        phase: str = GAME.view(self.state, -1).phase
        return phase
