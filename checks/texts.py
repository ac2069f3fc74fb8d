"""All languages have the same texts with the same variables; every text that is used exists, and none is left over."""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import potluck
from potluck.engine.options import Choice
from potluck.engine.text import LANGUAGES, SHARED_NAMES
from potluck.games import all_games

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from potluck.engine.game import AnyGame

ROOT = Path(potluck.__file__).parent
FAMILIES = {"refuse": "refusal-", "Refusal": "refusal-", "Event": "log-", "say": "", "Message": ""}
"""What is called with a text's id, and what the ids begin with."""


@dataclass(frozen=True)
class Text:
    """What matters about a text: the variables in it and the texts that it refers to."""

    variables: frozenset[str]
    references: frozenset[str]


@dataclass(frozen=True)
class Use:
    """A text that the code wants, where, and the facts that it gives, if they can be seen."""

    id: str
    where: str
    facts: frozenset[str] | None


class Parts(Visitor):
    """Collects the variables and references of one text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 the visitor's own name
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 the visitor's own name
        """Note a text inside a text."""
        self.references.add(node.id.name)


def read(path: Path) -> tuple[dict[str, Text], list[str]]:
    """The texts of a file, and what is wrong with it."""
    if not path.is_file():
        return {}, [f"{path}: missing"]
    found: dict[str, Text] = {}
    problems = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Junk):
            problems.append(f"{path}: cannot be read: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, fluent.Message):
            if entry.id.name in found:
                problems.append(f"{path}: {entry.id.name} stands there twice")
            parts = Parts()
            parts.visit(entry)
            found[entry.id.name] = Text(frozenset(parts.variables), frozenset(parts.references))
    return found, problems


def compare(folder: Path) -> tuple[dict[str, Text], list[str]]:
    """The texts of a folder, and what is wrong with their translations."""
    first, problems = read(folder / f"{LANGUAGES[0]}.ftl")
    for language in LANGUAGES[1:]:
        path = folder / f"{language}.ftl"
        texts, found = read(path)
        problems += found
        if not path.is_file():
            continue
        problems += [f"{path}: lacks {name}" for name in sorted(first.keys() - texts.keys())]
        problems += [f"{path}: has {name}, {LANGUAGES[0]} has not" for name in sorted(texts.keys() - first.keys())]
        for name in sorted(first.keys() & texts.keys()):
            if first[name].variables != texts[name].variables:
                has, should = sorted(texts[name].variables), sorted(first[name].variables)
                problems.append(f"{path}: {name} has the variables {has}, not {should}")
    return first, problems


class Code:
    """What a set of source files says about texts."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.uses: list[Use] = []
        self.words: set[str] = set()
        """Every string in the code; an id that is put together counts as used if its parts stand there."""
        self.patterns: list[re.Pattern[str]] = []
        for path in paths:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self._look(path, node)

    def _look(self, path: Path, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.words.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values]
            if parts and parts[0] != "(.+)":
                self.patterns.append(re.compile("".join(parts)))
        elif isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in FAMILIES:
                self._note(called, node, f"{path}:{node.lineno}")

    def _note(self, called: str, call: ast.Call, where: str) -> None:
        chosen = call.args[0]
        branches = [chosen.body, chosen.orelse] if isinstance(chosen, ast.IfExp) else [chosen]
        given, secret = facts_of(called, call)
        for branch in branches:
            if isinstance(branch, ast.Constant) and isinstance(branch.value, str):
                name = FAMILIES[called] + branch.value
                private = any(keyword.arg == "private" for keyword in call.keywords)
                if secret and private and given is not None:
                    self.uses.append(Use(f"{name}-known", where, given | secret))
                    continue
                self.uses.append(Use(name, where, given))
                if secret:
                    self.uses.append(Use(f"{name}-known", where, None if given is None else given | secret))

    def mentions(self, name: str) -> bool:
        """Whether a text is used: its id stands in the code, or is put together from words that stand there."""
        for family in set(FAMILIES.values()):
            if name.startswith(family) and name.removeprefix(family).removesuffix("-known") in self.words:
                return True
        for pattern in self.patterns:
            match = pattern.fullmatch(name)
            if match and all(part in self.words for part in match.groups()):
                return True
        return name in self.words


def facts_of(called: str, call: ast.Call) -> tuple[frozenset[str] | None, frozenset[str]]:
    """The names of the facts of a call, and of its secret facts; None if the code does not spell them out."""
    if called in ("say", "refuse"):
        names = [keyword.arg for keyword in call.keywords]
        return (None if None in names else frozenset(hyphened(names))), frozenset()
    place = 2 if called == "Refusal" else 1
    secret = keys(call.args[2]) if called == "Event" and len(call.args) > 2 else frozenset()
    # Secret facts that are not spelled out are some, whatever they are called.
    return keys(call.args[place]) if len(call.args) > place else frozenset(), secret if secret is not None else SOME


SOME = frozenset({"?"})


def keys(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dictionary that is written out."""
    if not isinstance(node, ast.Dict):
        return frozenset() if isinstance(node, ast.Constant) and node.value is None else None
    names = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
    return None if None in names else frozenset(hyphened(names))


def hyphened(names: Sequence[object]) -> list[str]:
    """Facts as Fluent writes them."""
    return [str(name).replace("_", "-") for name in names]


def missing(code: Code, required: Iterable[str], texts: Mapping[str, Text]) -> list[str]:
    """Texts that are wanted and not there, or that want facts that the code does not give."""
    problems = [f"no text {name}" for name in sorted(set(required) - texts.keys())]
    for use in code.uses:
        text = texts.get(use.id)
        if text is None:
            problems.append(f"{use.where}: no text {use.id}")
        elif use.facts is not None and SOME.isdisjoint(use.facts) and not text.variables <= use.facts:
            problems.append(f"{use.where}: {use.id} lacks {sorted(text.variables - use.facts)}")
    for name, text in texts.items():
        problems += [f"{name} refers to {other}, which is no text" for other in text.references - texts.keys()]
    return problems


def left_over(texts: Mapping[str, Text], code: Sequence[Code], required: Iterable[str]) -> list[str]:
    """Texts that nothing uses."""
    referred = {name for text in texts.values() for name in text.references}
    wanted = {use.id for part in code for use in part.uses} | referred | set(required)
    return [
        f"nothing uses {name}"
        for name in sorted(texts.keys() - wanted)
        if not any(part.mentions(name) for part in code)
    ]


def families(game: AnyGame) -> set[str]:
    """The texts that a game needs for its options, presets, rules and names."""
    wanted = {f"game-{game.slug}", "about", *(f"preset-{name}" for name in game.presets)}
    for option in game.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-help"}
        if isinstance(option, Choice):
            wanted |= {f"option-{option.name}-{value}" for value in option.values}
    rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
    wanted |= {f"rule-{rule}" for rule in re.findall(rf"^- \*\*({game.prefix}-\w+)\*\*", rules, re.MULTILINE)}
    return wanted | {f"{family}-{value}" for family, values in game.families.items() for value in values}


def sources(folder: Path) -> list[Path]:
    """The code in a folder, without tests."""
    return [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]


def check_shared(root: Path, games: Sequence[Path], code: Code) -> tuple[dict[str, Text], list[str]]:
    """The texts outside the games, and what is wrong with them; ``code`` is the code outside the games."""
    texts: dict[str, Text] = {}
    problems: list[str] = []
    for folder in sorted(path.parent for path in root.rglob(f"text/{LANGUAGES[0]}.ftl")):
        if not folder.is_relative_to(root / "games"):
            found, wrong = compare(folder)
            twice = sorted(found.keys() & texts.keys())
            problems += wrong + [f"{folder}: {name} stands elsewhere too" for name in twice]
            texts |= found
    of_games = [read(game / "text" / f"{LANGUAGES[0]}.ftl")[0] for game in games]
    of_every_game = {name: text for name, text in of_games[0].items() if all(name in other for other in of_games)}
    problems += missing(code, (), {**of_every_game, **texts})
    problems += left_over(texts, [code, *(Code(sources(game)) for game in games)], ())
    return texts, problems


def check_game(folder: Path, required: set[str], shared: Mapping[str, Text], outside: Code) -> list[str]:
    """What is wrong with the texts of a game."""
    texts, problems = compare(folder / "text")
    code = Code(sources(folder))
    problems += [f"{name} stands in the shared texts too" for name in sorted(texts.keys() & shared.keys())]
    problems += missing(code, required, {**shared, **texts}) + left_over(texts, [code, outside], required)
    return [problem if str(folder) in problem else f"{folder}: {problem}" for problem in problems]


def main() -> int:
    """Check the whole project."""
    games = all_games().values()
    outside = Code(path for path in sources(ROOT) if not path.is_relative_to(ROOT / "games"))
    shared, problems = check_shared(ROOT, [game.folder for game in games], outside)
    for game in games:
        problems += check_game(game.folder, families(game), shared, outside)
        unnamed = set(game.names.values()) - game.families.keys() - set(SHARED_NAMES.values())
        problems += [f"{game.folder}: the names {name} are no family" for name in sorted(unnamed)]
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
