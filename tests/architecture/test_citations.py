"""Rules are cited by code and tests; the check that says so finds what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import citations

PROJECT = Path(__file__).parents[2]


def a_game(folder: Path) -> Path:
    """A game of two rules that has nothing to complain about."""
    (folder / "tests").mkdir()
    (folder / "RULES.md").write_text("# Rules\n\n- **XX-A1** Draw.\n- **XX-A2** Lay; see XX-A1.\n")
    (folder / "state.py").write_text('def draw():\n    """XX-A1."""\n\n\ndef lay():\n    pass  # XX-A2: on top\n')
    (folder / "tests" / "test_xx.py").write_text('def test_all():\n    """XX-A1, XX-A2."""\n')
    return folder


def test_every_rule_of_the_project_is_cited():
    environment = os.environ | {"PYTHONPATH": str(PROJECT / "src")}
    done = subprocess.run(
        [sys.executable, str(PROJECT / "checks" / "citations.py")],
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_good_citations_pass(tmp_path: Path):
    assert citations.check(a_game(tmp_path), "XX") == []


@pytest.mark.parametrize(
    ("file", "content", "complaint"),
    [
        ("RULES.md", "- **XX-A1** Draw.\n- **XX-A1** Again.\n- **XX-A2** Lay.\n", "XX-A1 stands there twice"),
        ("RULES.md", "XX-A1 is no bullet.\n", "no rule like"),
        ("RULES.md", "- **XX-A1** Draw.\n- **XX-A2** See XX-A9.\n", "cites XX-A9, which is no rule"),
        ("RULES.md", "- **XX-A1** Draw.\n- **XX-A2** Lay.\n- **XX-B1** More.\n", "no code cites XX-B1"),
        ("RULES.md", "- **XX-A1** Draw.\n- **XX-A2** Lay.\n- **XX-B1** More.\n", "no test's docstring cites XX-B1"),
        ("state.py", '"""XX-A1, XX-A2, XX-A3."""\n', "state.py: cites XX-A3, which is no rule"),
        ("state.py", '"""XX-A1."""\n', "no code cites XX-A2"),
        ("cards.toml", "# XX-C7\n", "cards.toml: cites XX-C7, which is no rule"),
        ("text/en.ftl", "rule-XX-A9 = Nine\n", "en.ftl: cites XX-A9, which is no rule"),
        ("tests/test_xx.py", 'def test_all():\n    """XX-A1."""\n    # XX-A2\n', "no test's docstring cites XX-A2"),
        ("tests/test_xx.py", '"""XX-A2."""\ndef test_a():\n    """XX-A1."""\n', "no test's docstring cites XX-A2"),
    ],
)
def test_bad_citations_are_found(tmp_path: Path, file: str, content: str, complaint: str):
    folder = a_game(tmp_path)
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_text(content)
    assert any(complaint in problem for problem in citations.check(folder, "XX"))


def test_a_game_without_rules_is_found(tmp_path: Path):
    assert citations.check(tmp_path, "XX") == [f"{tmp_path / 'RULES.md'}: missing"]


def test_a_rule_that_only_tests_cite_is_not_carried_out(tmp_path: Path):
    folder = a_game(tmp_path)
    (folder / "state.py").write_text("")
    assert len([problem for problem in citations.check(folder, "XX") if "no code cites" in problem]) == 2
