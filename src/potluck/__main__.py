"""``python -m potluck`` is the same as ``potluck``."""

from __future__ import annotations

import sys

from potluck.cli import main

sys.exit(main())
