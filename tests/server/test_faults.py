"""Whatever is acknowledged survives ``kill -9``, and clients carry on."""

from __future__ import annotations

import os
from pathlib import Path

from server.drill import NEVER, drill

KILLS = int(os.environ.get("POTLUCK_KILLS", "4"))


def test_no_acknowledged_move_is_lost_no_state_differs_and_nobody_is_stuck(tmp_path: Path):
    found = drill(tmp_path, KILLS, seed=KILLS)
    assert found["kills"] == KILLS
    assert found["acknowledged"] > 10
    assert found["views"] > 50
    assert found["reconnections"] > KILLS
    assert {what: found[what] for what in NEVER} == dict.fromkeys(NEVER, 0)
