"""The command line, from what is typed to what is printed."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from potluck import __version__
from potluck.cli import main
from potluck.engine import compiled
from potluck.engine.text import LANGUAGES
from potluck.games import all_games

COMMANDS = ("games", "play", "simulate", "record", "replay", "verify", "serve", "score", "bench")


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, and a terminal wide enough that no line is folded."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "dumb")


def output_of(capfdbinary: pytest.CaptureFixture[bytes], *words: str, code: int = 0) -> str:
    assert main(words) == code
    return capfdbinary.readouterr().out.decode()


def error_of(capfdbinary: pytest.CaptureFixture[bytes], *words: str) -> str:
    assert main(words) == 2
    captured = capfdbinary.readouterr()
    assert captured.out == b""
    return captured.err.decode()


def test_version_says_which_way_the_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert __version__ in said
    assert ("compiled" if compiled() else "pure Python") in said.split(";")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_every_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help", "--lang", language])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert f"potluck {command}" in said
    assert "potluck " in said.split("\n\n")[-1], "examples come last"


def test_games_lists_every_game_with_its_players(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    said = output_of(capfdbinary, "games")
    for game in all_games().values():
        assert game.slug in said
    listed = json.loads(output_of(capfdbinary, "games", "--json"))
    assert [game["slug"] for game in listed] == list(all_games())
    for game in listed:
        assert {"title", "about", "version", "seats", "minutes", "presets", "options"} <= set(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", all_games())
def test_games_explains_one_game_in_every_language(
    slug: str, language: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    said = output_of(capfdbinary, "games", slug, "--lang", language)
    for option in all_games()[slug].options:
        assert option.name in said
    for preset in all_games()[slug].presets:
        assert preset in said


def test_simulate_reports_what_programs_need(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    words = ("simulate", "snack-match", "--games", "40", "--seats", "3", "--bots", "random", "--seed", "s", "--json")
    found = json.loads(output_of(capfdbinary, *words))
    assert found["games"] == 40
    assert found["games_per_second"] > 0
    assert found["moves_per_second"] == pytest.approx(found["games_per_second"] * 36)
    assert len(found["by_seat"]) == 3
    bot = found["by_bot"]["random"]
    assert bot["wins"] == pytest.approx(40)
    assert bot["win_rate"] == pytest.approx(1 / 3)
    assert bot["mean_points"] == pytest.approx(sum(seat["mean_points"] for seat in found["by_seat"]) / 3)


def test_simulate_gives_the_same_with_any_number_of_jobs(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    words = ("simulate", "snack-match", "--games", "30", "--seed", "s", "--json")
    alone, together = (json.loads(output_of(capfdbinary, *words, "--jobs", jobs)) for jobs in ("1", "2"))
    for figures in (alone, together):
        for clock in ("seconds", "games_per_second", "moves_per_second"):
            del figures[clock]
    assert alone == together


def test_simulate_shows_a_summary_to_people(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    said = output_of(capfdbinary, "simulate", "snack-match", "--games", "4", "--bots", "random,greedy", "--seed", "tea")
    for word in ("seed tea", "24", "games/s", "random", "greedy", "Seat 1", "Seat 2", "%"):
        assert word in said


def test_a_record_replays_to_the_referees_view_after_every_move(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "game.jsonl"
    assert "24" in output_of(capfdbinary, "record", "snack-match", "--seed", "tea", "--out", str(path))
    header, *moves, result = [json.loads(line) for line in path.read_text().splitlines()]
    assert header["potluck"] == 1
    assert header["game"] == "snack-match"
    views = [json.loads(line) for line in output_of(capfdbinary, "replay", str(path), "--json").splitlines()]
    assert len(views) == len(moves) == 24
    assert [picnic["points"] for picnic in views[-1]["picnics"]] == result["points"]
    assert views[-1]["winners"] == result["winners"]
    assert all("hands" in view and "pile_cards" in view for view in views), "the referee sees everything"


def test_the_same_seed_records_the_same_game(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    first, second = (output_of(capfdbinary, "record", "snack-match", "--seed", "x", "--out", "-") for _ in range(2))
    assert first == second
    other = output_of(capfdbinary, "record", "snack-match", "--seed", "y", "--out", "-")
    assert other != first


def test_replay_reads_standard_input_and_tells_the_game(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    record = output_of(capfdbinary, "record", "snack-match", "--seed", "tea", "--out", "-")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.encode())))
    said = output_of(capfdbinary, "replay", "-")
    assert "Round 4 of 4" in said
    assert "The game is over" in said
    assert "The record is sound: 24 moves" in said


def test_verify_checks_a_record_against_the_promised_seed(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = str(tmp_path / "r.jsonl")
    assert main(["record", next(iter(all_games())), "--bots", "random", "--seed", "tea", "--out", file]) == 0
    capfdbinary.readouterr()
    commitment = hashlib.sha256(b"tea").hexdigest()
    assert commitment in output_of(capfdbinary, "verify", file)
    output_of(capfdbinary, "verify", file, "--commitment", commitment.upper())
    assert commitment in error_of(capfdbinary, "verify", file, "--commitment", "0" * 64)


def test_a_damaged_record_is_refused_by_its_line(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    path = tmp_path / "game.jsonl"
    output_of(capfdbinary, "record", "snack-match", "--seed", "tea", "--out", str(path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:7], b"{oops}\n", *lines[8:]]))
    assert main(["replay", str(path), "--json"]) == 2
    captured = capfdbinary.readouterr()
    assert len(captured.out.splitlines()) == 6, "what comes before the damage is shown"
    assert captured.err.startswith(b"Error: line 8: ")


def test_a_record_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    said = error_of(capfdbinary, "record", "snack-match", "--out", str(tmp_path / "missing" / "game.jsonl"))
    assert "missing" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("games", "chess"), "snack-match"),
        (("play", "chess"), "snack-match"),
        (("simulate", "snack-match", "--bots", "genius"), "random, greedy"),
        (("simulate", "snack-match", "--bots", ""), "random, greedy"),
        (("simulate", "snack-match", "--seats", "10"), "2, 3, 4, 5, 6, 7, 8, 9"),
        (("simulate", "snack-match", "--option", "diet"), "NAME=VALUE"),
        (("simulate", "snack-match", "--option", "diet=sweet"), "quiet"),
        (("simulate", "snack-match", "--option", "sugar=yes"), "diet"),
        (("simulate", "snack-match", "--option", "diet=quiet", "--option", "diet=quiet"), "twice"),
        (("simulate", "snack-match", "--preset", "huge"), "basic"),
        (("simulate", "snack-match", "--option", "difficulty=easy", "--seats", "2"), "SM-1P3"),
        (("simulate", "snack-match", "--option", "element-1=soda"), "SM-B1"),
        (("replay", "no-such-file.jsonl"), "no-such-file.jsonl"),
        (("score", "snack-match"), "deli"),
        (("score", "deli", "no-such-file.txt"), "no-such-file.txt"),
    ],
)
def test_what_makes_no_sense_is_refused_and_says_what_would(
    words: tuple[str, ...], said: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert said in error_of(capfdbinary, *words)


@pytest.mark.parametrize("words", [("simulate", "snack-match", "--games", "0"), ("dance",), (), ("play",)])
def test_what_cannot_be_read_points_to_the_help(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert "--help" in capsys.readouterr().err


def test_refusals_speak_the_chosen_language(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    said = {error_of(capfdbinary, "play", "chess", "--lang", language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(("locale", "word"), [("de_DE.UTF-8", "Personen"), ("fr_FR", "Joueurs"), ("ja_JP", "Players")])
def test_the_locale_decides_where_nothing_is_said(
    locale: str, word: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert word in output_of(capfdbinary, "games")


def test_a_score_pad_reads_a_file_or_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    sheet = "Anna: rye, butter, corned beef, swiss, sauerkraut, rye\n"
    (tmp_path / "sheet.txt").write_text(sheet)
    said = output_of(capfdbinary, "score", "deli", str(tmp_path / "sheet.txt"))
    assert "Reuben" in said
    assert "13" in said
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(sheet.encode())))
    pad = json.loads(output_of(capfdbinary, "score", "deli", "--json"))
    assert pad["winners"] == ["Anna"]


def test_a_score_pad_names_the_line_that_it_cannot_read(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    (tmp_path / "sheet.txt").write_bytes(b"Anna: rye\nbutter, b\xff\n")
    assert "line 2" in error_of(capfdbinary, "score", "deli", str(tmp_path / "sheet.txt"))


@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("record", "snack-match", "--out", "-")])
def test_output_that_nobody_reads_is_no_error(words: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "potluck", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
        code = process.wait()
    assert (code, said) == (0, b"")
