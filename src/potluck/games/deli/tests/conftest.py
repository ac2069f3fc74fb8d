"""Fixtures for the tests of Clash at the Deli."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from deli_table import Scene, code_of

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def scene() -> type[Scene]:
    """Tables laid out by hand."""
    return Scene


@pytest.fixture
def sandwich_code() -> Callable[[str], int]:
    """Sandwiches as they are written."""
    return code_of
