# compiled
"""The ids of what the data file does not name."""

from __future__ import annotations

from typing import Final

CHARACTER_IDS: Final[list[str]] = [
    "tricia",
    "nikki",
    "michael",
    "pete",
    "drew",
    "gregg",
    "jackson",
    "debbie",
    "isaac",
    "kath",
]
"""DE-H1 to DE-H10, in this order."""
KIND_IDS: Final[list[str]] = ["bread", "protein", "cheese", "vegetable", "sauce"]
