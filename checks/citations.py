"""Every rule stands in the code that carries it out and in a test; nothing cites a rule that does not exist."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from potluck.games import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator

CODE = (".py", ".toml")
WRITTEN = (".py", ".toml", ".md", ".ftl", ".txt")


def check(folder: Path, prefix: str) -> list[str]:
    """What is wrong with the citations in the folder of one game."""
    rules = folder / "RULES.md"
    if not rules.is_file():
        return [f"{rules}: missing"]
    listed = re.findall(rf"^- \*\*({prefix}-\w+)\*\*", rules.read_text(encoding="utf-8"), re.MULTILINE)
    known = set(listed)
    problems = [f"{rules}: {rule} stands there twice" for rule in sorted(known) if listed.count(rule) > 1]
    if not known:
        problems.append(f"{rules}: no rule like “- **{prefix}-F1** …”")
    in_code: set[str] = set()
    in_tests: set[str] = set()
    for path in files(folder):
        cited = set(re.findall(rf"\b{prefix}-[A-Z0-9]\w*", path.read_text(encoding="utf-8")))
        problems += [f"{path}: cites {rule}, which is no rule" for rule in sorted(cited - known)]
        if "tests" in path.relative_to(folder).parts:
            in_tests |= proved(path, prefix)
        elif path.suffix in CODE:
            in_code |= cited
    problems += [f"{folder}: no code cites {rule}" for rule in sorted(known - in_code)]
    problems += [f"{folder}: no test's docstring cites {rule}" for rule in sorted(known - in_tests)]
    return problems


def files(folder: Path) -> Iterator[Path]:
    """Everything that people wrote in a game's folder."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in WRITTEN and path.is_file():
            yield path


def proved(path: Path, prefix: str) -> set[str]:
    """The rules in the docstrings of the tests in a file."""
    if path.suffix != ".py":
        return set()
    tests = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return {rule for test in tests for rule in re.findall(rf"\b{prefix}-\w+", ast.get_docstring(test) or "")}


def main() -> int:
    """Check all games."""
    problems = [problem for game in all_games().values() for problem in check(game.folder, game.prefix)]
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
