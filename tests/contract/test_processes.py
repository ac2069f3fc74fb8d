"""The same games in other processes, and in the other way of running the rules, come out the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from contract.cases import CASES
from contract.test_records import played
from contract.traces import is_compiled, replayed, trace
from potluck.engine import record

EXPECTED = os.environ.get("POTLUCK_EXPECT")


def in_another_process(*arguments: str, **changed: str | None) -> dict[str, Any]:
    """What the traces program says; environment variables that are None are taken away."""
    paths = [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path), **changed}
    done = subprocess.run(
        [sys.executable, "-m", "contract.traces", *arguments],
        env={name: value for name, value in environment.items() if value is not None},
        check=True,
        capture_output=True,
    )
    said: dict[str, Any] = json.loads(done.stdout)
    return said


@pytest.mark.skipif(EXPECTED is None, reason="POTLUCK_EXPECT does not say how the rules should run")
def test_the_rules_run_as_expected():
    assert {"compiled": True, "pure": False}[str(EXPECTED)] == is_compiled()


def test_compiled_and_pure_rules_play_the_same_games():
    pure = in_another_process(POTLUCK_PURE="1", PYTHONHASHSEED="1")
    other = in_another_process(POTLUCK_PURE=None, PYTHONHASHSEED="2")
    assert not pure["compiled"]
    if EXPECTED == "compiled":
        assert other["compiled"]
    assert set(pure["digests"]) == {str(case) for case in CASES}
    assert pure["digests"] == other["digests"]
    assert pure["digests"][str(CASES[0])] == trace(CASES[0], "trace"), "and so does this process"


def test_records_replay_exactly_in_another_process(tmp_path: Path):
    for case in CASES:
        (tmp_path / str(case)).write_bytes(b"".join(record.write(played(case, "elsewhere")[0])))
    here = {path.name: replayed(path) for path in tmp_path.iterdir()}
    assert in_another_process(str(tmp_path), PYTHONHASHSEED="3")["digests"] == here
