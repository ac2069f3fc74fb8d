# compiled
"""A small seedable generator: the same numbers on every Python, compiled or not, and cheap to clone.

It is xoshiro128++ by Blackman and Vigna. All its words have 32 bits, so that no step leaves a machine integer.
"""

from __future__ import annotations

import hashlib

from mypy_extensions import i64


class Rng:
    """A random generator with 128 bits of state."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng, self.words())

    def words(self) -> tuple[int, int, int, int]:
        """The whole state of the generator."""
        return (int(self.a), int(self.b), int(self.c), int(self.d))

    def clone(self) -> Rng:
        """A generator that will give the same numbers as this one."""
        return Rng(self.a, self.b, self.c, self.d)

    def fork(self) -> Rng:
        """A new generator, drawn from this one."""
        return Rng(self.word() | 1, self.word(), self.word(), self.word())

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        total: i64 = (a + d) & 0xFFFFFFFF
        result: i64 = (((total << 7) & 0xFFFFFFFF) | (total >> 25)) + a
        shifted: i64 = (b << 9) & 0xFFFFFFFF
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) & 0xFFFFFFFF) | (d >> 21)
        return result & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (n at most 2**30)."""
        bound: i64 = n
        product: i64 = self.word() * bound
        low: i64 = product & 0xFFFFFFFF
        if low < bound:
            # The few products that would make some numbers likelier than others are drawn again.
            uneven: i64 = (0x100000000 - bound) % bound
            while low < uneven:
                product = self.word() * bound
                low = product & 0xFFFFFFFF
        return int(product >> 32)

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(int(self.word())) / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        """Bring a list into random order, in place."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


def seeded(*parts: object) -> Rng:
    """The generator that belongs to a seed and, if given, to what it is for: ``seeded("picnic", "bot", 2)``."""
    digest = hashlib.sha256("\x1f".join([str(part) for part in parts]).encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12)]
    return Rng(words[0] | 1, words[1], words[2], words[3])
