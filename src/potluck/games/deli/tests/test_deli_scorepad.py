"""The score pad for the real cards."""

from __future__ import annotations

import json

import pytest

from potluck.engine.errors import RefusedError
from potluck.games.deli.scorepad import run, score

LINES = [
    "# Friday's game",
    "Anna: rye, butter, corned beef, swiss, sauerkraut, rye",
    "white toast, butter!",
    "",
    "Ben:",
    "half roll, fried egg, half roll",
    "wrap, egg!",
    "gregg",
    "+3",
]


def refusal(*lines: str, language: str = "en"):
    with pytest.raises(RefusedError) as raised:
        score(lines, language)
    return raised.value.refusal.code, raised.value.refusal.facts.get("line")


def test_counts_sandwiches_and_bonuses():
    """DE-P7: the Reuben's 13 and the toast's 4; Ben's egg sandwiches by DE-H6 and three noted points."""
    anna, ben = score(LINES, "en").players
    assert [shown.score.total for shown in anna.sandwiches] == [13, 4]
    assert anna.score.total == 17
    assert [shown.score.total for shown in ben.sandwiches] == [3 + 1 + 1 - 3, 2 + 1 - 1]
    assert (ben.score.eggs, ben.score.from_actions, ben.score.total) == (2, 3, 4 + 2 + 3)
    assert score(LINES, "en").winners == ["Anna"]


def test_json_and_text():
    shown = json.loads(run(LINES, "en", as_json=True))
    assert shown["players"][0]["sandwiches"][0]["score"]["classic"] == "reuben"
    text = run(LINES, "en")
    assert "Anna: 17 points" in text
    assert "Winner: Anna" in text
    assert "Reuben +3" in text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "RYE, butter, corned, swiss, sauer, rye bread"),
        ("fr", "seigle, beurre, corned, suisse, choucroute, seigle"),
        ("es", "centeno, mantequilla, carne, suizo, chucrut, centeno"),
        ("de", "roggen, butter, corned, schweizer, sauerkraut, roggen"),
        ("hu", "rozs, vaj, corned, svajci, savanyu kaposzta, rozs"),
        ("hu", "rye-bread, butter, corned-beef, swiss, sauerkraut, rye-bread"),
    ],
)
def test_names_and_their_beginnings_in_five_languages(language: str, line: str):
    """DE-P5: capitals, accents and hyphens do not matter; ids and English are understood everywhere."""
    assert score([f"A: {line}"], language).players[0].score.total == 13


def test_what_is_wrong_is_said_with_its_line():
    assert refusal() == ("pad-nothing", None)
    assert refusal("# nothing") == ("pad-nothing", None)
    assert refusal("rye, butter") == ("pad-no-player", 1)
    assert refusal(": rye") == ("pad-no-player", 1)
    assert refusal("A: rye", "rye, gouda") == ("pad-unknown", 2)
    assert refusal("A: rye, b") == ("pad-ambiguous", 1)
    assert refusal("A: half") == ("pad-ambiguous", 1)
    assert refusal("A: rye,, tuna") == ("pad-gap", 1)
    assert refusal("A: +1000") == ("pad-noted", 1)


def test_sandwiches_must_be_possible():
    """DE-L1, DE-L2, DE-L3, DE-L4, DE-L5, DE-L8: what cannot lie there is refused."""
    assert refusal("A: butter, rye")[0] == "pad-bread-first"
    assert refusal("A: rye, tuna, tuna, tuna, tuna, bacon")[0] == "full"
    assert refusal("A: rye, rye")[0] == "nothing-on-it"
    assert refusal("A: rye, tuna, half roll")[0] == "other-bread"
    assert refusal("A: rye, tuna, rye, bacon")[0] == "pad-closed"
    assert refusal("A: rye, tuna, butter")[0] == "bread-only"
    assert refusal("A: rye, ranch, ranch")[0] == "one-each"
    assert refusal("A: wrap, tuna, wrap")[0] == "wrap-lid"
    assert refusal("A: rye!")[0] == "pad-declared"
    assert refusal("A: rye, tuna, rye!")[0] == "pad-declared"
    assert refusal(*["A: rye"] * 7, "A: half roll") == ("pad-seven", 8)


def test_no_more_cards_than_there_are():
    """DE-C1: six ranch and a joker."""
    lines = ["A: rye, ranch", "half roll, ranch", *["half bagel, ranch"] * 3]
    assert score([*lines, "B: rye, ranch", "wrap, ranch"], "en").winners
    assert refusal(*lines, "B: rye, ranch", "wrap, ranch", "half roll, ranch") == ("pad-too-many", None)


def test_variants():
    """DE-V2, DE-V3: a bigger closing bonus, the least sandwich twice."""
    line = ["A: half roll, tuna, cheddar, half roll"]
    assert score(line, "en").players[0].score.total == 4 + 2 + 1 - 2 + 2
    assert score(line, "en", closing_bonus=3).players[0].score.total == 4 + 2 + 3 - 2 + 2
    assert score(line, "en", double_least=True).players[0].score.total == 5 + 5 + 2
