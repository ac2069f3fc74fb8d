"""Compiles the rules with mypyc while the wheel is built.

Every module whose first line is ``# compiled`` is compiled in a scratch copy, imported once to prove that it works, and
put into the wheel beside its source. Without a C compiler, or if compiling fails, the wheel ships the same rules as
pure Python and says so: slower, not different.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARK = "# compiled"


def say(text: str) -> None:
    """Tell the person who waits what happens; pip shows it with -v, and always if the build fails."""
    sys.stderr.write(f"potluck: {text}\n")


def marked_modules(source: Path) -> list[Path]:
    """The modules to compile, relative to the source folder."""
    return sorted(
        path.relative_to(source)
        for path in source.rglob("*.py")
        if path.open(encoding="utf-8").readline().strip() == MARK
    )


def can_compile() -> bool:
    """Whether this machine has a C compiler and Python's headers."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return os.environ.get("POTLUCK_PURE") is None and shutil.which(compiler) is not None and headers.exists()


def compile_into(scratch: Path, source: Path, modules: list[Path]) -> list[Path]:
    """Compile a copy of the sources; return the extension modules, relative to the scratch folder."""
    shutil.copytree(source, scratch, ignore=shutil.ignore_patterns("*.so", "__pycache__", "tests"))
    environment = os.environ | {"MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0", "MYPYPATH": str(scratch)}
    command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", "--follow-imports=silent", *map(str, modules)]
    subprocess.run(command, cwd=scratch, env=environment, check=True, stdout=sys.stderr)  # noqa: S603 our own files
    names = ", ".join(str(module.with_suffix("")).replace(os.sep, ".") for module in modules)
    subprocess.run([sys.executable, "-c", f"import {names}"], cwd=scratch, check=True)  # noqa: S603 our own files
    return sorted(path.relative_to(scratch) for path in scratch.rglob("*.so") if "build" not in path.parts)


class CompileRules(BuildHookInterface[Any]):
    """Puts compiled rules into the wheel where that is possible."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Where there is a C compiler, ask for what turns the rules into C, and for what they import."""
        return (
            ["mypy[mypyc]>=2.4", "setuptools>=77", "msgspec>=0.19"]
            if self.target_name == "wheel" and can_compile()
            else []
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is an editable install, which stays pure by design."""
        if self.target_name != "wheel" or version == "editable":
            return
        if not can_compile():
            say("no C compiler or no Python headers here: the rules stay pure Python, 6 to 16 times slower")
            return
        source = Path(self.root) / "src"
        modules = marked_modules(source)
        self.scratch = Path(tempfile.mkdtemp(prefix="potluck-"))
        say(f"compiling {len(modules)} modules of rules, about a minute")
        try:
            built = compile_into(self.scratch / "src", source, modules)
        except (subprocess.CalledProcessError, OSError) as error:
            say(f"compiling failed ({error}): the rules stay pure Python, 6 to 16 times slower")
            return
        for path in built:
            build_data["force_include"][str(self.scratch / "src" / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch copy."""
        del version, build_data, artifact_path
        if scratch := getattr(self, "scratch", None):
            shutil.rmtree(scratch, ignore_errors=True)
