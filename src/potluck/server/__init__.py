"""Tables for people: they are stored, served over HTTP and a socket, and never told more than their seat may know."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "text"
"""What the server says, in five languages."""
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 phones in the same network are meant to come; --host narrows it
"""The address that means every network of this machine."""
