"""Who knows what (SA-H1 to SA-H6): views, memories, and the states that a seat can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from potluck.engine.random import Rng, seeded
from potluck.engine.state import REFEREE, SPECTATOR
from potluck.games.sardines import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from potluck.engine.state import Event
    from potluck.games.sardines.state import Sardines

Scene = Any
"""The class of conftest.py, or a table made by it."""
Facts = Any
"""What an event tells."""
OTHER = "bone bone bone bone bone"
TABLES = [
    ({}, 2),
    ({}, 3),
    ({}, 5),
    ({"boxes": "assorted"}, 3),
    ({"boxes": "assorted", "deal": "random"}, 4),
]


def eager_move(state: Sardines, seat: int, rng: Rng) -> int:
    """A random move, plays before discards, so that there are lids and thefts to know about."""
    found = state.legal(seat)
    plays = [move for move in found if move >> 20 != 2]
    choices = plays if plays and rng.below(8) else found
    return choices[rng.below(len(choices))]


def games(options: dict[str, Any], seats: int, number: int) -> Iterator[tuple[Sardines, list[Event], list[int]]]:
    """Positions of random games: the state, what just happened, and how many were in the hands before."""
    for game in range(number):
        state = GAME.start(GAME.settle(options, seats), seats, seeded("secrets", seats, game))
        rng = seeded("secret moves", game)
        while state.pending():
            yield state, [], []
            seat = state.turn()
            move = eager_move(state, seat, rng)
            state.journal = []
            held = [len(hand) for hand in state.hands]
            state.play(seat, move)
            events, state.journal = state.journal, None
            yield state, events, held


def known(scene: Scene, viewer: int, hand: int) -> list[str]:
    """The cards of a hand that a viewer knows, by name."""
    return sorted(scene.names[card] for card in GAME.view(scene.state, viewer).players[hand].known)


def lid(scene: Scene, viewer: int, seat: int, number: int) -> str | None:
    card = GAME.view(scene.state, viewer).players[seat].boxes[number - 1].lid
    return None if card is None else scene.names[card]


def everything(state: Sardines) -> tuple[bytes, tuple[int, ...]]:
    return msgspec.json.encode(GAME.view(state, REFEREE)), state.rng.words()


def test_hands_and_pile_are_secret_their_counts_public(scene: Scene) -> None:
    """SA-H1: nothing in the view of another seat, or of a spectator, names a card of a hand or of the pile."""
    table = scene(["draw-l again-l", "steal-r feed-r"], discards="bone")
    view = GAME.view(table.state, 1)
    assert view.you == table.state.hands[1]
    assert [player.hand for player in view.players] == [2, 2]
    assert view.players[0].known == []
    assert view.discards == table.state.discards
    assert view.pile == len(table.state.pile)
    for viewer in (0, 1, SPECTATOR):
        assert GAME.view(table.state, viewer).secrets is None
    assert GAME.view(table.state, SPECTATOR).you is None


def test_a_drawn_card_is_told_to_its_owner_alone(scene: Scene) -> None:
    """SA-H1: the others are told how many."""
    table = scene(["draw-l bone", OTHER])
    drew = table.play(0, "draw-l", 1)[1]
    assert drew.seen_by(1) == drew.seen_by(SPECTATOR) == {"seat": 0, "number": 2}
    assert set(drew.seen_by(0) or {}) == {"seat", "number", "cards", "sardines"}


def test_a_lid_is_known_to_who_laid_it(scene: Scene) -> None:
    """SA-H2: and to nobody else, even if they know a card of that hand (SA-H4: they forget it)."""
    table = scene(["bone draw-l", OTHER, OTHER], {(0, 1): "feed-l feed-r two-way"})
    table.state.memory.learn(1, 0, table.card("draw-l"))
    assert known(table, 1, 0) == ["draw-l"]
    closed = table.play(0, "bone", 1, "lid")[0]
    assert lid(table, 0, 0, 1) == "bone"
    assert lid(table, 1, 0, 1) is lid(table, SPECTATOR, 0, 1) is None
    assert known(table, 1, 0) == []
    assert closed.knowing == [0]


def test_who_knew_the_only_card_knows_the_lid(scene: Scene) -> None:
    """SA-H2: the last card of a hand, known to seat 1, becomes a lid; seat 2 did not know it."""
    table = scene(["draw-l", OTHER, OTHER], {(0, 1): "feed-l feed-r two-way"}, pile="bone " * 20)
    table.state.memory.learn(1, 0, table.card("draw-l"))
    closed = table.play(0, "draw-l", 1, "lid")[0]
    assert lid(table, 1, 0, 1) == "draw-l"
    assert lid(table, 2, 0, 1) is None
    assert closed.knowing == [0, 1]
    assert known(table, 1, 0) == []


def test_cards_taken_openly_are_known_to_all(scene: Scene) -> None:
    """SA-H3: out of an open box, and out of the discard pile with pepper & basil."""
    table = scene(["steal-l bone", OTHER, OTHER], {(1, 1): "draw-l"})
    table.play(0, "steal-l", 1)
    table.do(0, "steal", from_=1, box=1, place=1)
    assert known(table, 1, 0) == known(table, 2, 0) == known(table, SPECTATOR, 0) == ["draw-l"]
    kinds = ["lemon", "tomato", "garlic", "pepper"] * 2
    table = scene(["draw-r bone", OTHER], {(0, 1): "two-way"}, each=4, kinds=kinds, discards="feed-l feed-r")
    table.play(0, "draw-r", 1)
    table.do(0, "draw", from_="discard", card=table.card("feed-r"))
    table.do(0, "draw", from_="pile")
    assert known(table, 1, 0) == known(table, SPECTATOR, 0) == ["feed-r"]


def test_a_lid_taken_is_known_to_thief_and_victim(scene: Scene) -> None:
    """SA-H3."""
    table = scene(["uncover-l bone", OTHER, OTHER], {(1, 1): "feed-l feed-r two-way / draw-l"})
    table.play(0, "uncover-l", 1)
    uncovered = table.do(0, "uncover", from_=1, box=1)[0]
    assert known(table, 1, 0) == ["draw-l"]
    assert known(table, 2, 0) == known(table, SPECTATOR, 0) == []
    assert uncovered.knowing == [0, 1]


def test_a_card_stolen_blind_is_known_to_thief_and_victim(scene: Scene) -> None:
    """SA-H3; SA-H4: the third seat forgets what it knew of that hand, the thief keeps what is left of it."""
    table = scene(["steal-l", "draw-l draw-r feed-l", "bone"], pile="bone " * 9)
    for watcher in (0, 2):
        for name in ("draw-l", "draw-r", "feed-l"):
            table.state.memory.learn(watcher, 1, table.card(name))
    table.play(0, "steal-l", 1)
    assert table.state.turn() == 0
    stole = table.do(0, "steal", from_=1, hand=True)[0]
    (stolen,) = table.hand(0)
    assert known(table, 1, 0) == [stolen]
    assert known(table, 2, 0) == []
    assert known(table, 0, 1) == sorted({"draw-l", "draw-r", "feed-l"} - {stolen})
    assert known(table, 2, 1) == []
    assert stole.knowing == [0, 1]


def test_the_only_card_of_a_hand_is_followed(scene: Scene) -> None:
    """SA-H4: a blind theft of the only card, which the third seat knew, may have moved nothing else."""
    table = scene(["steal-l bone", "draw-l", "bone"], pile="bone " * 9)
    table.state.memory.learn(2, 1, table.card("draw-l"))
    table.play(0, "steal-l", 1)
    table.do(0, "steal", from_=1, hand=True)
    assert known(table, 2, 0) == ["draw-l"]
    assert known(table, SPECTATOR, 0) == []


def test_open_moves_keep_the_rest_of_what_is_known(scene: Scene) -> None:
    """SA-H4: a card played, discarded or given openly takes no other knowledge away."""
    table = scene(["draw-l feed-l bone two-way", OTHER])
    for name in ("draw-l", "feed-l", "bone"):
        table.state.memory.learn(1, 0, table.card(name))
    table.play(0, "feed-l", 1)
    assert known(table, 1, 0) == ["bone", "draw-l"]
    table.do(1, "feed", card=table.state.hands[1][0])
    table.do(1, "discard", cards=table.state.hands[1][:1])
    table.do(0, "discard", cards=[table.card("bone"), table.card("two-way")])
    assert known(table, 1, 0) == ["draw-l"]


class Watcher:
    """What a seat can know, from nothing but the events that it is shown."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.hands: list[set[int]] = [set() for _ in range(seats)]
        self.lids: dict[tuple[int, int], int] = {}

    def watch(self, event: Event, held: list[int]) -> None:
        facts: Any = event.seen_by(self.seat)
        seat, other = facts.get("seat"), facts.get("other")
        if event.kind in ("played", "discarded", "fed"):
            self.hands[seat] -= set(facts.get("cards", [facts.get("card")]))
        elif event.kind in ("took", "picked"):
            self.hands[seat].add(facts["card"])
        elif event.kind == "closed":
            self.laid(seat, facts, held)
        elif event.kind == "uncovered":
            face = facts["card"] if self.seat in (seat, other) else self.lids.get((other, facts["box"]))
            self.lids.pop((other, facts["box"]), None)
            self.hands[seat] |= {face} - {None}
        elif event.kind == "stole":
            self.stolen(seat, other, facts, held)
        if self.seat >= 0:
            self.hands[self.seat].clear()

    def laid(self, seat: int, facts: Facts, held: list[int]) -> None:
        if seat == self.seat:
            self.lids[seat, facts["box"]] = facts["card"]
        elif held[seat] == len(self.hands[seat]) == 1:
            self.lids[seat, facts["box"]] = self.hands[seat].pop()
        self.hands[seat].clear()

    def stolen(self, thief: int, victim: int, facts: Facts, held: list[int]) -> None:
        if self.seat == thief:
            self.hands[victim].discard(facts["card"])
        elif self.seat == victim:
            self.hands[thief].add(facts["card"])
        else:
            if held[victim] == len(self.hands[victim]) == 1:
                self.hands[thief] |= self.hands[victim]
            self.hands[victim].clear()


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_a_seat_knows_what_it_was_shown_and_no_more(options: dict[str, Any], seats: int) -> None:
    """SA-H2, SA-H3, SA-H4: the memory of the game is what a watcher makes of the events."""
    watchers: list[Watcher] = []
    facts = 0
    for state, events, held in games(options, seats, 12):
        if state.turns == 0 and not events and len(state.pile) + sum(map(len, state.hands)) == state.deck.size:
            watchers = [Watcher(seat, seats) for seat in (SPECTATOR, *range(seats))]
        for watcher in watchers:
            for event in events:
                watcher.watch(event, held)
            view = GAME.view(state, watcher.seat)
            assert [set(player.known) for player in view.players] == watcher.hands
            facts += sum(map(len, watcher.hands))
            for seat, player in enumerate(view.players):
                for number, box in enumerate(player.boxes, start=1):
                    assert box.lid == (watcher.lids.get((seat, number)) if box.closed else None)
    assert facts > 100, "there was something to know"


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_imagine_agrees_with_all_that_a_seat_knows(options: dict[str, Any], seats: int) -> None:
    """SA-H1 to SA-H6: the same view, the same moves, every card once, and every known card in its place."""
    for number, (state, _, _) in enumerate(games(options, seats, 3)):
        for seat in (SPECTATOR, *range(seats)):
            other = state.imagine(seat, seeded("imagine", number))
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert other.legal(seat) == state.legal(seat)
            lids = [card for card in other.boxes.lids if card >= 0]
            slots = [card for card in other.boxes.slots if card >= 0]
            cards = [*other.pile, *other.discards, *lids, *slots, *(card for hand in other.hands for card in hand)]
            assert sorted(cards) == list(range(state.deck.size))
            assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
            for holder, player in enumerate(GAME.view(state, seat).players):
                assert set(player.known) <= set(other.hands[holder])


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_imagine_depends_on_nothing_secret(options: dict[str, Any], seats: int) -> None:
    """SA-H1 to SA-H6: two states that a seat cannot tell apart give it the same imagined states, future included."""
    differed = 0
    for number, (state, _, _) in enumerate(games(options, seats, 3)):
        for seat in (SPECTATOR, *range(seats)):
            apart = state.imagine(seat, seeded("apart", number))
            differed += everything(apart) != everything(state)
            one = state.imagine(seat, seeded("same", number))
            two = apart.imagine(seat, seeded("same", number))
            assert everything(one) == everything(two)
            if state.turn() == seat:
                assert GAME.hints().greedy(state, seat, seeded(1)) == GAME.hints().greedy(apart, seat, seeded(1))
    assert differed > 50


def test_everything_secret_can_be_imagined(scene: Scene) -> None:
    """SA-H1, SA-H2: each unseen card turns up in the hand, under the lid and in the pile."""
    table = scene(["bone", "draw-l"], {(1, 1): "feed-l feed-r two-way / draw-r"}, pile="again-l again-r")
    places: dict[str, set[str]] = {"hand": set(), "lid": set(), "pile": set()}
    for seed in range(60):
        other = table.state.imagine(0, seeded(seed))
        places["hand"] |= {table.names[card] for card in other.hands[1]}
        places["lid"].add(table.names[other.boxes.lids[3]])
        places["pile"] |= {table.names[card] for card in other.pile}
    assert set(map(frozenset, places.values())) == {frozenset(("draw-l", "draw-r", "again-l", "again-r"))}


def test_the_pile_of_the_night_holds_what_was_shuffled(scene: Scene) -> None:
    """SA-H5: by night the pile is imagined from the reshuffled discards; lids laid by day are none of them."""
    table = scene(
        ["draw-l bone", "draw-r"],
        {(1, 1): "feed-l feed-r two-way / steal-l"},
        pile="feed-r feed-l",
        discards="again-l again-r",
    )
    table.play(0, "draw-l", 1)
    assert table.state.night
    assert GAME.view(table.state, 1).reshuffled == [table.card("again-l"), table.card("again-r")]
    for seed in range(20):
        other = table.state.imagine(SPECTATOR, seeded(seed))
        assert {table.names[card] for card in other.pile} == {"again-l", "again-r"}
        assert table.names[other.boxes.lids[3]] in ("bone", "feed-l", "feed-r", "draw-r", "steal-l")


def test_an_again_shows_that_there_is_a_card_to_play(scene: Scene) -> None:
    """SA-H6: whatever the others imagine, the hand that must play can play."""
    table = scene(["again-l feed-l bone", OTHER], {(0, 2): "two-way feed-l", (0, 3): "feed-r"}, pile="bone " * 9)
    table.play(0, "again-l", 1)
    assert table.state.phase == 1
    imagined = [table.state.imagine(1, seeded(seed)) for seed in range(40)]
    assert all(other.legal(0) for other in imagined)
    assert len({tuple(other.hands[0]) for other in imagined}) > 1


def test_what_the_others_know_is_imagined_as_the_public_knows_it(scene: Scene) -> None:
    """SA-H3, SA-H4: a seat cannot tell what two others have seen of each other, but keeps what it knows itself."""
    table = scene(["bone draw-l", "feed-l feed-r", "two-way again-l"], {(1, 1): "steal-l steal-r two-way / bone"})
    memory = table.state.memory
    memory.learn(0, 1, table.card("feed-l"))
    memory.learn(2, 1, table.card("feed-r"))
    memory.all_learn(2, table.card("again-l"))
    memory.readers[3] |= 1 << 2
    for viewer, sees in ((0, ["feed-l"]), (2, ["feed-r"]), (SPECTATOR, [])):
        other = table.state.imagine(viewer, seeded(1))
        for watcher in (0, 2, 3):
            own = viewer if viewer >= 0 else 3
            cards = [table.names[card] for card in other.memory.cards(watcher, 1)]
            assert cards == (sees if watcher == own else [])
        assert [table.names[card] for card in other.memory.cards(0, 2)] == ["again-l"]
        assert other.memory.readers[3] == (0b110 if viewer == 2 else 0b010)


def test_nobody_is_said_to_know_what_is_gone(scene: Scene) -> None:
    """SA-H2, SA-H5, SA-B5: a lid that was taken has no readers and no night; a stolen sardine is not the last one."""
    boxes = {(0, 1): "steal-l feed-r two-way", (0, 2): "draw-l feed-r"}
    table = scene(["bone", "uncover-l steal-l bone"], boxes, pile="bone " * 12)
    table.state.night = True
    table.play(0, "bone", 1, "lid")
    table.play(1, "uncover-l", 1)
    assert GAME.view(table.state, 1).players[0].boxes[0].by_night
    table.do(1, "uncover", from_=0, box=1)
    box = GAME.view(table.state, REFEREE).players[0].boxes[0]
    assert (box.closed, box.lid, box.by_night) == (False, None, False)
    assert table.state.memory.readers[0] == 0
    table.do(0, "discard", cards=table.state.hands[0][:1])
    table.play(1, "steal-l", 2)
    assert GAME.view(table.state, 1).players[0].boxes[1].last == table.card("feed-r", 1)
    table.do(1, "steal", from_=0, box=2, place=2)
    assert GAME.view(table.state, 1).players[0].boxes[1].last is None
