# compiled
"""The phases of a round."""

from __future__ import annotations

from typing import Final

MARKET: Final = 0
EXPRESS: Final = 1
KITCHEN: Final = 2
GIVING: Final = 3
VOLUNTEERING: Final = 4
SELLING: Final = 5
RANKING: Final = 6
OVER: Final = 7
