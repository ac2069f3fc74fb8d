"""A second set of rules, written from RULES.md alone in the plainest way, agrees with the fast one.

It knows no masks, no counts and no phases: a turn is a function, and asks for decisions by ``yield``.
"""

from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from potluck.engine.game import move_json
from potluck.engine.random import seeded
from potluck.games.sardines import GAME

if TYPE_CHECKING:
    from collections.abc import Generator

    from potluck.games.sardines.deck import Deck
    from potluck.games.sardines.state import Sardines

Move = dict[str, Any]
Ask = tuple[int, list[Move]]
"""Whose decision it is, and all that they may choose."""
Course: TypeAlias = "Generator[Ask, Move, None]"


GAMES = 200 if os.environ.get("POTLUCK_EXAMPLES") == "thorough" else 12
"""For each table; thorough makes 4,400 games."""


class GameOver(Exception):  # noqa: N818 # it is no error
    """The game is over; the winners."""


class Box:
    def __init__(self, deck: Deck, kind: str | None) -> None:
        self.deck = deck
        self.kind = kind
        self.places: dict[int, int] = {}
        self.lid: int | None = None
        self.history: list[int] = []

    def takes(self, card: int) -> bool:
        """SA-B2, SA-B3, SA-C1."""
        free = [place for place in (1, 2, 3) if place not in self.places]
        look = self.deck.look(card)
        if not free or look == "bone":
            return False
        then = {**self.places, free[0]: card}
        ways = {
            place: self.deck.look(held).split("-")[1]
            for place, held in then.items()
            if self.deck.look(held) != "two-way"
        }
        outer = {ways[place] for place in (1, 3) if place in ways}
        return len(outer) < 2 and not (2 in ways and ways[2] in outer)


class NaiveGame:
    def __init__(self, state: Sardines) -> None:
        """Begin where a fast game begins, with the same random numbers to come."""
        self.deck = state.deck
        self.seats = range(state.seats)
        self.hands = [set(hand) for hand in state.hands]
        self.pile = list(state.pile)
        self.thrown = list(state.discards)
        kinds = [("lemon", "tomato", "garlic", "pepper")[kind] for kind in state.boxes.assortments]
        each = state.boxes.each
        self.boxes = [
            [Box(self.deck, kinds[seat * each + n] if kinds else None) for n in range(each)] for seat in self.seats
        ]
        for number, box in enumerate(box for boxes in self.boxes for box in boxes):
            slots = state.boxes.slots[3 * number : 3 * number + 3]
            box.places = {place: card for place, card in enumerate(slots, start=1) if card >= 0}
            box.lid = None if state.boxes.lids[number] < 0 else state.boxes.lids[number]
            box.history.append(state.boxes.last[number])
        self.active = state.active
        self.rng = state.rng.clone()
        self.night = False
        self.cat = state.cat_wins
        self.from_pile = 0

    def game(self) -> Course:
        idle = 0
        while True:
            before = self.from_pile
            yield from self.turn(self.active)
            idle = 0 if self.from_pile > before else idle + 1
            if idle == 60:  # SA-P5
                raise GameOver(self.ahead())
            self.active = self.after(self.active)[0]

    def after(self, seat: int) -> list[int]:
        """The others in turn order."""
        return [(seat + n) % len(self.seats) for n in self.seats if n]

    def bonus(self, seat: int, kind: str) -> int:
        """SA-V2."""
        return sum(box.kind == kind and not box.places for box in self.boxes[seat])

    def limit(self, seat: int) -> int:
        return self.deck.hand + self.bonus(seat, "tomato")

    def plays(self, seat: int) -> list[Move]:
        """SA-T2, SA-B4."""
        found: list[Move] = []
        for number, box in enumerate(self.boxes[seat], start=1):
            for card in self.hands[seat]:
                if box.takes(card):
                    found.append({"kind": "play", "card": card, "box": number})
                if len(box.places) == 3 and box.lid is None:
                    found.append({"kind": "lid", "card": card, "box": number})
        return found

    def discards(self, seat: int, sizes: range) -> list[Move]:
        cards = sorted(self.hands[seat])
        return [{"kind": "discard", "cards": list(some)} for size in sizes for some in combinations(cards, size)]

    def turn(self, me: int) -> Course:
        """SA-T2, SA-T7."""
        move = yield me, self.plays(me) + self.discards(me, range(1, len(self.hands[me]) + 1))
        if move["kind"] == "discard":
            self.throw(me, move["cards"])
            yield from self.draw(me, len(move["cards"]))
        else:
            yield from self.action(me, move)
        excess = len(self.hands[me]) - self.limit(me)
        if excess > 0:
            move = yield me, self.discards(me, range(excess, excess + 1))
            self.throw(me, move["cards"])

    def throw(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.thrown.append(card)

    def action(self, me: int, move: Move) -> Course:
        """SA-T2 with its effect, SA-T3, SA-T8."""
        box = self.boxes[me][move["box"] - 1]
        self.hands[me].remove(move["card"])
        if move["kind"] == "lid":
            box.lid = move["card"]
            if all(own.lid is not None for own in self.boxes[me]):
                raise GameOver([me])
            acting = box.history[-1]
        else:
            acting = move["card"]
            box.places[next(place for place in (1, 2, 3) if place not in box.places)] = acting
            box.history.append(acting)
        effect = self.deck.look(acting).split("-")[0]
        if effect == "again":
            yield from self.new_hands()
            if self.plays(me):
                yield from self.action(me, (yield me, self.plays(me)))
        elif effect in ("draw", "steal", "feed", "uncover"):
            yield from getattr(self, f"effect_{effect}")(me)
        yield from self.new_hands()

    def effect_draw(self, me: int) -> Course:
        yield from self.draw(me, 2)

    def effect_steal(self, me: int) -> Course:
        """SA-T4."""
        options: list[Move] = []
        for other in self.after(me):
            if self.hands[other] and not self.bonus(other, "garlic"):
                options.append({"kind": "steal", "from": other, "hand": True})
            for number, place in self.open_sardines(other):
                options.append({"kind": "steal", "from": other, "box": number, "place": place})
        if options:
            move = yield me, options
            other = move["from"]
            if move.get("hand"):
                card = sorted(self.hands[other])[self.rng.below(len(self.hands[other]))]
                self.hands[other].remove(card)
            else:
                card = self.boxes[other][move["box"] - 1].places.pop(move["place"])
            self.hands[me].add(card)

    def open_sardines(self, seat: int) -> list[tuple[int, int]]:
        boxes = enumerate(self.boxes[seat], start=1)
        return [(number, place) for number, box in boxes if box.lid is None for place in box.places]

    def effect_feed(self, me: int) -> Course:
        """SA-T5."""
        for other in self.after(me):
            options: list[Move] = [{"kind": "feed", "card": card} for card in self.hands[other]]
            options += [{"kind": "feed", "box": number, "place": place} for number, place in self.open_sardines(other)]
            if options:
                move = yield other, options
                if "card" in move:
                    self.throw(other, [move["card"]])
                else:
                    self.thrown.append(self.boxes[other][move["box"] - 1].places.pop(move["place"]))

    def effect_uncover(self, me: int) -> Course:
        """SA-T6."""
        options: list[Move] = []
        for other in self.after(me):
            for number, box in enumerate(self.boxes[other], start=1):
                if box.lid is not None:
                    options.append({"kind": "uncover", "from": other, "box": number})
        if options:
            move = yield me, options
            box = self.boxes[move["from"]][move["box"] - 1]
            assert box.lid is not None
            self.hands[me].add(box.lid)
            box.lid = None

    def new_hands(self) -> Course:
        """SA-T8."""
        for seat in (self.active, *self.after(self.active)):
            if not self.hands[seat]:
                yield from self.draw(seat, self.limit(seat))

    def draw(self, seat: int, number: int) -> Course:
        """SA-V3, SA-V4, SA-P1."""
        for _ in range(number + self.bonus(seat, "lemon")):
            move: Move = {"kind": "draw", "from": "pile"}
            if self.thrown and self.bonus(seat, "pepper"):
                picks = [{"kind": "draw", "from": "discard", "card": card} for card in self.thrown]
                move = yield seat, [move, *picks]
            if move["from"] == "discard":
                self.thrown.remove(move["card"])
                self.hands[seat].add(move["card"])
            else:
                self.hands[seat].add(self.pile.pop())
                self.from_pile += 1
                self.look_at_pile()

    def look_at_pile(self) -> None:
        """SA-P1 to SA-P4."""
        if not self.pile:
            self.pile, self.thrown = self.thrown, []
            if self.night or not self.pile:
                raise GameOver([] if self.cat else self.ahead())
            self.night = True
            self.rng.shuffle(self.pile)

    def ahead(self) -> list[int]:
        """SA-P2."""
        closed = [sum(box.lid is not None for box in boxes) for boxes in self.boxes]
        cards = [sum(len(box.places) for box in boxes) + closed[seat] for seat, boxes in enumerate(self.boxes)]
        best = max(zip(closed, cards, strict=True))
        return [seat for seat in self.seats if (closed[seat], cards[seat]) == best]


def frozen(moves: list[Move]) -> set[str]:
    found = {
        repr(sorted((key, list(value) if isinstance(value, tuple) else value) for key, value in move.items()))
        for move in moves
    }
    assert len(found) == len(moves), "every move once"
    return found


def same_table(state: Sardines, naive: NaiveGame) -> bool:
    each = state.boxes.each
    slots = [box.places.get(place, -1) for boxes in naive.boxes for box in boxes for place in (1, 2, 3)]
    lids = [-1 if box.lid is None else box.lid for boxes in naive.boxes for box in boxes]
    return (
        [sorted(hand) for hand in naive.hands] == state.hands
        and (naive.pile, naive.thrown, slots, lids) == (state.pile, state.discards, state.boxes.slots, state.boxes.lids)
        and [sum(box.lid is not None for box in boxes) for boxes in naive.boxes] == state.points()
        and len(naive.boxes[0]) == each
    )


def play_both(state: Sardines, seed: str, *, thrifty: bool) -> None:
    """Play a random game by both sets of rules; a thrifty one never discards where it can play."""
    naive = NaiveGame(state)
    rng = seeded(seed, "moves")
    game = naive.game()
    answer: Move | None = None
    while True:
        try:
            seat, options = next(game) if answer is None else game.send(answer)
        except GameOver as over:
            winners = over.args[0]
            break
        assert state.pending() == [seat]
        numbers = state.legal(seat)
        assert numbers == sorted(set(numbers))
        menu: list[Move] = [dict(move_json(GAME.unpack(state, seat, number))) for number in numbers]
        assert frozen(menu) == frozen(options)
        assert same_table(state, naive)
        choices = [number for number, move in enumerate(menu) if not thrifty or move["kind"] != "discard"]
        chosen = choices[rng.below(len(choices))] if choices else rng.below(len(menu))
        answer = menu[chosen]
        if "cards" in answer:
            answer = {**answer, "cards": list(answer["cards"])}
        state.play(seat, numbers[chosen])
    assert state.pending() == []
    assert state.winners() == sorted(winners)


OPTIONS = [
    ({}, (2, 3, 4, 5)),
    ({"cat": "yes"}, (2, 4)),
    ({"boxes": "assorted"}, (2, 3, 4)),
    ({"boxes": "assorted", "deal": "random", "cat": "no"}, (2, 3, 4)),
]


@pytest.mark.parametrize("thrifty", [False, True])
@pytest.mark.parametrize(("options", "seats"), [(options, n) for options, seats in OPTIONS for n in seats])
def test_the_naive_rules_agree(options: dict[str, Any], seats: int, thrifty: bool) -> None:  # noqa: FBT001 # a parameter of the test
    """SA-T2 to SA-T9, SA-P1 to SA-P5, SA-V1 to SA-V4: menus, tables and winners, decision by decision."""
    settled = GAME.settle(options, seats)
    for number in range(GAMES):
        seed = f"naive {number}"
        play_both(GAME.start(settled, seats, seeded(seed, seats)), seed, thrifty=thrifty)


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 4),
    kind=st.sampled_from(("plain", "assorted")),
    thrifty=st.booleans(),
)
def test_the_naive_rules_agree_on_any_seed(seed: int, seats: int, kind: str, thrifty: bool) -> None:  # noqa: FBT001 # drawn
    """SA-T1: whatever the deal."""
    settled = GAME.settle({"boxes": kind}, seats)
    play_both(GAME.start(settled, seats, seeded(seed)), str(seed), thrifty=thrifty)


def perft_rows() -> list[tuple[str, dict[str, Any], list[int]]]:
    """The rows of perft.txt: name and layout of a deck; depth, positions, endings, information sets."""
    rows = []
    laid: dict[str, Any] = {}
    name = ""
    for line in (Path(__file__).parent / "perft.txt").read_text().splitlines():
        words = line.split()
        if line.startswith("deck "):
            name, laid = words[1], {}
        elif "=" in line and not line.startswith("#"):
            key, _, value = (part.strip() for part in line.partition("="))
            laid[key] = int(value) if value.isdigit() else value
        elif words and words[0].isdigit():
            rows.append((name, dict(laid), [int(word) for word in words]))
    return rows


def lay(scene: Any, laid: dict[str, Any]) -> Sardines:  # noqa: ANN401 # the class of conftest.py
    hands = [hand.strip() for hand in laid["hands"].split("|")]
    more = {key: value for key, value in laid.items() if key in ("pile", "discards", "each", "hand", "seed")}
    more["kinds"] = laid.get("kinds", "").split()
    boxes = {}
    for key, value in laid.items():
        if key.startswith("box "):
            seat, number = key.removeprefix("box ").split()
            boxes[int(seat), int(number)] = value
    state: Sardines = scene(hands, boxes, **more).state
    return state


def naive_perft(state: Sardines, depth: int, path: tuple[Move, ...] = ()) -> tuple[int, int]:
    """Positions that so many decisions lead to, and those among them, or before, that are endings."""
    game = NaiveGame(state).game()
    try:
        _, options = next(game)
        for move in path:
            _, options = game.send(move)
    except GameOver:
        return 1, 1
    if len(path) == depth:
        return 1, 0
    counts = [naive_perft(state, depth, (*path, move)) for move in options]
    return sum(count for count, _ in counts), sum(endings for _, endings in counts)


def fast_perft(state: Sardines, depth: int, seen: set[tuple[int, bytes]]) -> tuple[int, int]:
    seat = state.turn()
    if not state.pending():
        return 1, 1
    seen.add((seat, msgspec.json.encode(GAME.view(state, seat))))
    if depth == 0:
        return 1, 0
    positions = endings = 0
    for move in state.legal(seat):
        after = state.clone()
        after.play(seat, move)
        found = fast_perft(after, depth - 1, seen)
        positions, endings = positions + found[0], endings + found[1]
    return positions, endings


@pytest.mark.parametrize(("name", "laid", "row"), perft_rows())
def test_tiny_decks_have_so_many_positions(scene: Any, name: str, laid: dict[str, Any], row: list[int]) -> None:  # noqa: ANN401
    """SA-T2, SA-T3, SA-T8, SA-P1 to SA-P4: counted by the fast rules, and by the naive ones move by move."""
    depth, positions, endings, information_sets = row
    seen: set[tuple[int, bytes]] = set()
    assert fast_perft(lay(scene, laid), depth, seen) == (positions, endings), name
    assert len(seen) == information_sets
    if positions < 5000:
        assert naive_perft(lay(scene, laid), depth) == (positions, endings)
