"""What every game shares: the contract of a game, randomness, options, matches, texts.

The engine knows no game, no clock, no network and no randomness but its own seeded generator.
"""

from __future__ import annotations


def compiled() -> bool:
    """Whether the rules run compiled; else they run as pure Python, which is slower, not different."""
    from potluck.engine import state  # noqa: PLC0415 looked at only when asked

    return not str(state.__file__).endswith(".py")
