"""A server for those tests that need one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from server.served import Served

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"), grace=0.01, thinking=5)
    server.wait()
    yield server
    assert server.stop() == 0, server.errors.read_text()
