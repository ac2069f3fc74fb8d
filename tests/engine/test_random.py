"""The generator gives the right numbers, and each of them equally often."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potluck.engine.random import Rng, seeded

# The first outputs of xoshiro128++ for the state 1, 2, 3, 4, as its other implementations give them.
KNOWN = (641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420)


def test_the_words_are_those_of_xoshiro128plusplus():
    rng = Rng(1, 2, 3, 4)
    assert tuple(int(rng.word()) for _ in KNOWN) == KNOWN


@pytest.mark.parametrize("n", [1, 2, 3, 72, 1000, 3 * 2**28, 2**30 - 1, 2**30])
def test_numbers_that_would_be_likelier_than_others_are_drawn_again(n: int):
    """With 3 * 2**28 possible numbers, every sixteenth word is of no use."""
    rng = seeded("below", n)
    words = rng.clone()
    for _ in range(300):
        while True:
            product = int(words.word()) * n
            if product % 2**32 >= 2**32 % n:
                break
        assert rng.below(n) == product // 2**32
    assert rng.words() == words.words()


def test_small_numbers_are_equally_likely():
    rng = seeded("dice")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5, "chi-square, five degrees, one in a thousand"


def test_a_shuffle_can_give_every_order_equally_often():
    rng = seeded("shuffle")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7, "chi-square, 23 degrees"


def test_unit_numbers_lie_between_0_and_1():
    rng = seeded("unit")
    numbers = [rng.unit() for _ in range(10_000)]
    assert 0 <= min(numbers) < 0.001
    assert 0.999 < max(numbers) < 1
    assert sum(numbers) / len(numbers) == pytest.approx(0.5, abs=0.02)


@given(st.text(), st.integers())
def test_the_same_seed_gives_the_same_numbers_and_another_does_not(text: str, number: int):
    assert seeded(text, number).words() == seeded(text, number).words()
    assert seeded(text, number).words() != seeded(text, number + 1).words()
    assert seeded(text, number).words() != seeded(text).words()


def test_a_clone_goes_on_alike_and_apart():
    rng = seeded("clone")
    twin, picture = rng.clone(), pickle.loads(pickle.dumps(rng))  # noqa: S301 our own bytes
    numbers = [rng.below(100) for _ in range(20)]
    assert [twin.below(100) for _ in range(20)] == numbers
    assert [picture.below(100) for _ in range(20)] == numbers
    fork = rng.fork()
    assert fork.words() != rng.words()
