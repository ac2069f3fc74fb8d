"""Components, options, the deal, and files of cards (SA-C1 to SA-C5, SA-T1, SA-V1, SA-P3)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from potluck.engine.errors import RefusedError
from potluck.engine.random import seeded
from potluck.games.sardines import GAME
from potluck.games.sardines.cards import load_cards
from potluck.games.sardines.deck import KINDS

if TYPE_CHECKING:
    from pathlib import Path

ASSORTED = {"boxes": "assorted"}


def test_the_sardines() -> None:
    """SA-C1: 59 cards of seven kinds."""
    deck = load_cards().deck
    assert deck.size == 59
    numbers = Counter(KINDS[kind] for kind in deck.kinds)
    assert numbers == {"again": 14, "draw": 12, "steal": 8, "feed": 8, "uncover": 8, "two-way": 4, "bone": 5}


def test_half_of_each_kind_looks_left() -> None:
    """SA-C2."""
    deck = load_cards().deck
    looks = Counter(deck.look(card) for card in range(deck.size))
    assert list(looks.elements()) == GAME.components()["sardines"]
    for kind in ("again", "draw", "steal", "feed", "uncover"):
        assert looks[f"{kind}-left"] == looks[f"{kind}-right"]


def test_the_boxes() -> None:
    """SA-C3: four of each kind."""
    assert GAME.components()["boxes"] == {"lemon": 4, "tomato": 4, "garlic": 4, "pepper": 4}


@pytest.mark.parametrize(("options", "allowed"), [({}, range(2, 6)), (ASSORTED, range(2, 5))])
def test_who_can_play(options: dict[str, Any], allowed: range) -> None:
    """SA-C5: 2 to 5 with plain boxes, 2 to 4 with assortments."""
    for seats in range(1, 7):
        if seats in allowed:
            state = GAME.start(GAME.settle(options, seats), seats, seeded(seats))
            assert len(state.boxes.lids) == seats * (4 if options else 3)
        else:
            with pytest.raises(RefusedError) as error:
                GAME.settle(options, seats)
            assert error.value.refusal.code == "seats"


@pytest.mark.parametrize("options", [{}, ASSORTED])
def test_the_deal(options: dict[str, Any]) -> None:
    """SA-T1, SA-V3, SA-V4: five cards each, with tomato and lemon too; then the pile. SA-C4: day, no discards."""
    starters = set()
    for seed in range(40):
        state = GAME.start(GAME.settle(options, 4), 4, seeded(seed))
        assert [len(hand) for hand in state.hands] == [5] * 4
        assert sorted([*state.pile, *(card for hand in state.hands for card in hand)]) == list(range(59))
        assert not state.night
        assert state.discards == []
        starters.add(state.turn())
    assert starters == {0, 1, 2, 3}


def test_seats_take_turns_clockwise() -> None:
    """SA-T1: the next seat is the next player."""
    state = GAME.start(GAME.settle({}, 3), 3, seeded(1))
    for _ in range(6):
        seat = state.turn()
        state.play(seat, max(state.legal(seat)))
        assert state.turn() == (seat + 1) % 3


def test_one_assortment_of_each_kind_or_any() -> None:
    """SA-V1: everybody has one of each kind; or any four, never more of a kind than there are."""
    state = GAME.start(GAME.settle(ASSORTED, 4), 4, seeded(1))
    assert state.boxes.assortments == [0, 1, 2, 3] * 4
    dealt = set()
    for seed in range(20):
        state = GAME.start(GAME.settle({**ASSORTED, "deal": "random"}, 3), 3, seeded(seed))
        assert max(Counter(state.boxes.assortments).values()) <= 4
        assert len(state.boxes.assortments) == 12
        dealt.add(tuple(state.boxes.assortments))
    assert len(dealt) == 20


def test_plain_boxes_are_not_dealt_at_random() -> None:
    """SA-V1: refused, with the rule."""
    with pytest.raises(RefusedError) as error:
        GAME.settle({"deal": "random"}, 2)
    assert (error.value.refusal.code, error.value.refusal.rule) == ("random-plain", "SA-V1")


@pytest.mark.parametrize(
    ("options", "wins"),
    [({}, False), (ASSORTED, True), ({"cat": "yes"}, True), ({**ASSORTED, "cat": "no"}, False)],
)
def test_when_the_cat_wins(options: dict[str, Any], wins: bool) -> None:  # noqa: FBT001 # a parameter of the test
    """SA-P3: on by default with assortments, off with plain boxes, and an option of its own."""
    assert GAME.start(GAME.settle(options, 2), 2, seeded(1)).cat_wins == wins


GOOD = """
hand = 2
sardines = [{ kind = "again", left = 3, right = 2 }, { kind = "bone", cards = 2 }]
boxes = { lemon = 2, tomato = 2, garlic = 2, pepper = 2 }
"""


def test_an_owner_can_write_other_cards(tmp_path: Path) -> None:
    """SA-C2: the game follows the file."""
    path = tmp_path / "cards.toml"
    path.write_text(GOOD)
    cards = load_cards(path)
    assert (cards.deck.size, cards.deck.hand, cards.most_seats(3)) == (7, 2, 2)
    assert cards.deck.directions == [0, 0, 0, 1, 1, 3, 3]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("hand = 2", "hand = 9", "cards-hand"),
        ("hand = 2", "", "cards-number"),
        ("hand = 2", "hand =", "cards-file"),
        ("again", "shark", "cards-kind"),
        ("left = 3", "left = -3", "cards-number"),
        ("left = 3, ", "", "cards-number"),
        ("left = 3", "left = 62", "cards-too-many"),
        ("sardines", "fish", "cards-sardines"),
        ("lemon", "lime", "cards-boxes"),
        ("tomato = 2", "tomato = true", "cards-number"),
        ("left = 3", "left = 0", "cards-too-few"),
    ],
)
def test_a_bad_file_is_explained(tmp_path: Path, old: str, new: str, code: str) -> None:
    """SA-C1, SA-C2, SA-C3."""
    path = tmp_path / "cards.toml"
    path.write_text(GOOD.replace(old, new, 1))
    with pytest.raises(RefusedError) as error:
        load_cards(path)
    assert error.value.refusal.code == code
