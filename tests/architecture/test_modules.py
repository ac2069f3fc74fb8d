"""Compiled modules import nothing slow, and no file grows out of hand."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "src" / "potluck"
MARK = "# compiled\n"
MODULES = sorted(SOURCE.rglob("*.py"))
COMPILED = [path for path in MODULES if path.read_text(encoding="utf-8").startswith(MARK)]
WRITTEN = [*MODULES, *(PROJECT / "tests").rglob("*.py"), *(PROJECT / "checks").rglob("*.py")]
ALSO_ALLOWED = {"potluck.engine.errors"}


def imports(path: Path) -> set[str]:
    """What a module imports when it runs."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module)} | {f"{node.module}.{name.name}" for name in node.names}
    return found


def dotted(path: Path) -> str:
    """A module's name."""
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


def test_compiled_modules_are_found():
    assert SOURCE / "engine" / "state.py" in COMPILED


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_compiled_modules_import_only_compiled_ones(path: Path):
    interpreted = {dotted(other) for other in MODULES} - {dotted(other) for other in COMPILED} - ALSO_ALLOWED
    assert imports(path) & (interpreted | {"msgspec", "rich"}) == set()


def test_no_file_grows_beyond_500_lines():
    long = {str(path) for path in WRITTEN if len(path.read_text(encoding="utf-8").splitlines()) > 500}
    assert long == set()


def test_no_function_grows_beyond_a_screen():
    long = []
    for path in WRITTEN:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 60:
                long.append(f"{path}:{node.lineno} {node.name}")
    assert long == []
