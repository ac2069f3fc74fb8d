"""Playing in the terminal, with what is typed fed in."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from potluck.cli import main
from potluck.cli.terminal import PAGE, Menu
from potluck.engine.text import LANGUAGES
from potluck.games import all_games


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["play", *words]) == 0


@pytest.mark.parametrize("slug", all_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_in_every_language(
    slug: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.jsonl"
    words = (slug, "--seed", "tea", "--bots", "random", "--lang", language, "--out", str(path))
    play(monkeypatch, "1\n" * 3000, *words)
    assert "refusal" not in capsys.readouterr().out
    assert main(["replay", str(path), "--json"]) == 0


def test_keys_help_without_making_a_move(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "?\nh\nr\nr sm-f3\nzzz\nkeep\n*\n\nkeep card=71\nkeep card\nq\n"
    play(monkeypatch, typed, "snack-match", "--seed", "tea", "--lang", "en")
    said = capsys.readouterr().out
    assert "leave the game" in said
    assert "A good plain player would: keep strip" in said
    assert "SM-P4" in said
    assert "SM-F3 – Draft: draw two cards" in said
    assert "No move here contains “zzz”" in said
    assert "Strip 71 is not in your hand. You hold" in said
    assert "[SM-F3]" in said
    assert said.rstrip().endswith("You have left the game.")
    assert "kept strip" not in said, "no move was made"


def test_a_hint_can_be_typed_as_a_move(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play(monkeypatch, "h\nq\n", "snack-match", "--seed", "tea", "--lang", "en")
    notation = capsys.readouterr().out.split("(keep ")[1].split(")")[0]
    play(monkeypatch, f"keep {notation}\nq\n", "snack-match", "--seed", "tea", "--lang", "en")
    assert "kept strip" in capsys.readouterr().out


def test_the_end_of_the_input_leaves_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, "", "snack-match", "--lang", "en")
    assert "You have left the game." in capsys.readouterr().out


def test_the_board_shows_no_card_of_others(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play(monkeypatch, "1\nq\n", "snack-match", "--seed", "tea", "--lang", "en")
    assert "greedy 1 chose a strip." in capsys.readouterr().out


def test_a_menu_is_narrowed_paged_and_widened() -> None:
    lines = [(number, f"lay strip {number} {'under' if number % 2 else 'over'}") for number in range(40)]
    menu = Menu(lines)
    assert menu.pages == 3
    assert len(menu.on_page()) == PAGE
    menu.turn_page()
    assert menu.on_page()[0][0] == PAGE + 1
    assert menu.narrow("UNDER lay")
    assert menu.pages == 2
    assert menu.page == 0
    assert menu.picked("1") == 1, "numbers count what is shown"
    assert not menu.narrow("sideways")
    assert len(menu.shown) == 20
    menu.turn_page()
    menu.turn_page()
    assert menu.page == 0
    menu.widen()
    assert menu.picked("40") == 39
    assert menu.picked("0") is None
    assert menu.picked("41") is None
    assert menu.picked("²") is None
