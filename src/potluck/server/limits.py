"""How much a client may ask for, and how often."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from potluck.engine.errors import refuse

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_KNOWN: Final = 10_000
"""Addresses that are remembered; those that have asked for nothing lately are forgotten first."""


@dataclass(frozen=True)
class Limits:
    """What the host of a server can set. Rates are per second; a burst may be asked for at once."""

    grace: float = 1.0
    """What a table's grace time is multiplied with; tests make it short."""
    keep_days: float = 30
    messages: float = 20
    messages_burst: float = 60
    requests: float = 10
    requests_burst: float = 100
    tables: int = 10_000
    """How many tables may be in use before no more are set up."""
    sockets_of_table: int = 100
    sockets_of_address: int = 100
    silence: float = 10
    """How many seconds a new socket may take to say hello."""
    thinking: float = 10
    """How many seconds a bot may think."""


@dataclass
class Bucket:
    """Holds as many tokens as may be asked for at once, and fills up again."""

    rate: float
    burst: float
    filled: float = field(default=-1.0)
    at: float = field(default_factory=time.monotonic)

    def take(self, now: float | None = None) -> bool:
        """Take one token, if there is one."""
        now = time.monotonic() if now is None else now
        before = self.burst if self.filled < 0 else self.filled
        self.filled = min(self.burst, before + (now - self.at) * self.rate)
        self.at = now
        if self.filled < 1:
            return False
        self.filled -= 1
        return True


class Doorman:
    """Counts what each address asks for over HTTP."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count an address's socket while it is open; refuse one too many."""
        if self._sockets[address] >= self._limits.sockets_of_address:
            raise refuse("too-many-sockets")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def let_in(self, address: str) -> None:
        """Refuse an address that asks too often."""
        bucket = self._buckets.pop(address, None) or Bucket(self._limits.requests, self._limits.requests_burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_KNOWN:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take():
            raise refuse("too-fast")
