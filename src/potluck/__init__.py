"""Potluck: a table for four food card games, in the browser, in the terminal and in the lab."""

from __future__ import annotations

import os
import sys

__version__ = "0.1.0"

if os.environ.get("POTLUCK_PURE"):
    # A compiled module beside its source always wins. This finder prefers the source, for debugging the
    # rules and for comparing both ways of running them in one installation.
    from potluck._pure import SourceFirst

    sys.meta_path.insert(0, SourceFirst())
