"""How hard Hypothesis looks: a little in every run, always at the same examples in CI; much when asked to."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings

# What several tests of a game need stands beside them; its name begins with the game's name.
sys.path += [str(path) for path in sorted(Path(__file__).parent.glob("src/potluck/games/*/tests"))]

# Most examples are seeds of whole games: looking for a smaller seed takes long and tells nothing.
LOOK = (Phase.explicit, Phase.reuse, Phase.generate)
settings.register_profile(
    "quick",
    max_examples=4,
    deadline=None,
    phases=LOOK,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True, database=None)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=200)
settings.load_profile(os.environ.get("POTLUCK_EXAMPLES") or ("ci" if os.environ.get("CI") else "quick"))
