"""All languages say the same and nothing is left over; the check that says so finds what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import texts
from potluck.engine.text import LANGUAGES

PROJECT = Path(__file__).parents[2]
NEEDED = {"game-x"}
GOOD = """game-x = X
log-drawn = { $seat } draws.
log-drawn-known = { $seat } draws { $card }.
refusal-too-far = { $card } is too far, { $other-card } nearer.
move-lay = lay { $card }
board-empty = nothing
board-pile = pile: { board-empty }
"""
CODE = """
def all_of_it(texts, facts):
    Event("drawn", {"seat": 1}, {"card": 2}, [1])
    refuse("too-far", "XX-A1", card=1, other_card=2)
    Message("move-lay", {"card": 3})
    texts.say("board-pile" if facts else "board-empty")
"""


def a_game(folder: Path, texts_by_language: dict[str, str] | None = None, code: str = CODE) -> list[str]:
    """What is wrong with a game that has these texts and this code."""
    (folder / "text").mkdir()
    for language in LANGUAGES:
        (folder / "text" / f"{language}.ftl").write_text((texts_by_language or {}).get(language, GOOD))
    (folder / "state.py").write_text(code)
    return texts.check_game(folder, NEEDED, {}, texts.Code([]))


def test_the_texts_of_the_project_are_complete():
    environment = os.environ | {"PYTHONPATH": str(PROJECT / "src")}
    done = subprocess.run(
        [sys.executable, str(PROJECT / "checks" / "texts.py")],
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_good_texts_pass(tmp_path: Path):
    assert a_game(tmp_path) == []


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        (GOOD.replace("board-empty = nothing\n", ""), "hu.ftl: lacks board-empty"),
        (GOOD + "board-more = more\n", "hu.ftl: has board-more, en has not"),
        (GOOD.replace("lay { $card }", "lay"), "hu.ftl: move-lay has the variables [], not ['card']"),
        (GOOD.replace("lay { $card }", "lay { $crad }"), "hu.ftl: move-lay has the variables ['crad'], not ['card']"),
        (GOOD + "board-empty = twice\n", "hu.ftl: board-empty stands there twice"),
        (GOOD + "what is this\n", "hu.ftl: cannot be read: what is this"),
        ("", "hu.ftl: lacks game-x"),
    ],
)
def test_bad_translations_are_found(tmp_path: Path, changed: str, complaint: str):
    problems = a_game(tmp_path, {"hu": changed})
    assert any(complaint in problem for problem in problems)


def test_a_missing_language_is_found(tmp_path: Path):
    assert a_game(tmp_path) == []
    (tmp_path / "text" / "de.ftl").unlink()
    assert texts.check_game(tmp_path, NEEDED, {}, texts.Code([])) == [f"{tmp_path / 'text' / 'de.ftl'}: missing"]


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ('refuse("gone")', "no text refusal-gone"),
        ('Refusal("near" if 1 else "gone", "XX-A1", {})', "no text refusal-near"),
        ('Refusal("near" if 1 else "gone", "XX-A1", {})', "no text refusal-gone"),
        ('Event("laid", {})', "no text log-laid"),
        ('Message("move-turn", {})', "no text move-turn"),
        ('texts.say("board-gone")', "no text board-gone"),
        ('refuse("too-far", card=1)', "refusal-too-far lacks ['other-card']"),
        ('Refusal("too-far", "XX-A1", {"card": 1})', "refusal-too-far lacks ['other-card']"),
        ('Event("drawn", {"seat": 1}, {"cards": []}, [1])', "log-drawn-known lacks ['card']"),
        ('Message("move-lay")', "move-lay lacks ['card']"),
    ],
)
def test_texts_that_the_code_wants_and_lacks_are_found(tmp_path: Path, more: str, complaint: str):
    problems = a_game(tmp_path, code=CODE + f"    {more}\n")
    assert any(complaint in problem for problem in problems)


@pytest.mark.parametrize("used", ["drawn", "too-far", "move-lay", "board-pile"])
def test_texts_that_nothing_uses_are_found(tmp_path: Path, used: str):
    problems = a_game(tmp_path, code=CODE.replace(f'"{used}"', "variable"))
    assert any("nothing uses" in problem and used in problem for problem in problems)


def test_ids_that_are_put_together_count_as_used(tmp_path: Path):
    code = CODE.replace('"board-pile" if facts else "board-empty"', 'f"board-{facts}", *("pile", "empty")')
    assert a_game(tmp_path, code=code) == []


def test_what_a_game_needs_and_broken_references_are_found(tmp_path: Path):
    changed = GOOD.replace("game-x = X\n", "").replace("{ board-empty }", "{ board-gone }")
    problems = a_game(tmp_path, dict.fromkeys(LANGUAGES, changed))
    assert f"{tmp_path}: no text game-x" in problems
    assert f"{tmp_path}: board-pile refers to board-gone, which is no text" in problems


def test_shared_texts_are_checked_too(tmp_path: Path):
    for folder, content in (("engine", "yes = yes\nno = no\n"), ("cli", "yes = yes\nleft = left\n")):
        (tmp_path / folder / "text").mkdir(parents=True)
        for language in LANGUAGES:
            (tmp_path / folder / "text" / f"{language}.ftl").write_text(content)
    (tmp_path / "engine" / "text.py").write_text('say("yes"), say("maybe"), say("about")')
    game = tmp_path / "games" / "x"
    (game / "text").mkdir(parents=True)
    (game / "text" / "en.ftl").write_text("about = what it is\n")
    _, problems = texts.check_shared(tmp_path, [game], texts.Code([tmp_path / "engine" / "text.py"]))
    assert problems == [
        f"{tmp_path / 'engine' / 'text'}: yes stands elsewhere too",
        f"{tmp_path / 'engine' / 'text.py'}:1: no text maybe",
        "nothing uses left",
        "nothing uses no",
    ]
