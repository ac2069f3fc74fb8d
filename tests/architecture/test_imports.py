"""Arrows point down, games know only the engine; the contracts that say so catch what breaks them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from potluck.games import all_games

PROJECT = Path(__file__).parents[2]
LINT = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter on the sources there, with the project's contracts."""
    return subprocess.run(
        [sys.executable, "-c", LINT, "--config", str(PROJECT / "pyproject.toml"), "--no-cache"],
        cwd=source,
        env=os.environ | {"PYTHONPATH": str(source)},
        check=False,
        capture_output=True,
        text=True,
    )


def copy_with(folder: Path, module: str, line: str) -> Path:
    """A copy of the sources in which a module begins with one more import."""
    copied = folder / "src"
    shutil.copytree(PROJECT / "src", copied, ignore=shutil.ignore_patterns("*.so", "__pycache__", "tests"))
    path = copied / "potluck" / module
    path.write_text(f"{line}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    return copied


def test_the_contracts_hold():
    done = lint(PROJECT / "src")
    assert done.returncode == 0, done.stdout
    assert " 0 broken" in done.stdout


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("engine/match.py", "import potluck.bots", "Arrows point down"),
        ("engine/record.py", "import potluck.games", "Arrows point down"),
        ("bots/__init__.py", "import potluck.lab", "Arrows point down"),
        ("lab/__init__.py", "import potluck.cli", "Arrows point down"),
        ("lab/__init__.py", "import potluck.server", "Arrows point down"),
        ("server/table.py", "import potluck.lab", "Arrows point down"),
        ("server/table.py", "import potluck.cli", "Arrows point down"),
        ("engine/match.py", "import random", "The engine knows no clock, no network and no global random"),
        ("engine/state.py", "import time", "The engine knows no clock, no network and no global random"),
    ],
)
def test_a_broken_contract_is_caught(tmp_path: Path, module: str, line: str, contract: str):
    done = lint(copy_with(tmp_path, module, line))
    assert done.returncode != 0
    assert f"{contract} BROKEN" in done.stdout


def test_games_that_know_each_other_or_the_clock_are_caught(tmp_path: Path):
    game = next(iter(all_games().values())).folder.name
    copied = copy_with(tmp_path, f"games/{game}/__init__.py", "import datetime\nimport potluck.games.another")
    (copied / "potluck" / "games" / "another").mkdir()
    (copied / "potluck" / "games" / "another" / "__init__.py").write_text("")
    done = lint(copied)
    assert "No game knows another BROKEN" in done.stdout
    assert "Games know no clock, no network and no global random BROKEN" in done.stdout
