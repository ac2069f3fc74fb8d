"""Options: what is given is checked, what is typed is read, what is missing has its default."""

from __future__ import annotations

from typing import Any

import pytest

from potluck.engine.errors import RefusedError
from potluck.engine.options import Choice, Flag, Whole, Words, complete, parse

KNOWN = (
    Choice("boxes", ("plain", "fancy"), "plain"),
    Flag("cat", default=True),
    Whole("rounds", 1, 9, 5),
    Words("theme", 12),
)


def code_of(refused: pytest.ExceptionInfo[RefusedError]) -> str:
    return refused.value.refusal.code


def test_what_is_not_given_has_its_default():
    assert complete(KNOWN, {}) == {"boxes": "plain", "cat": True, "rounds": 5, "theme": ""}
    assert complete(KNOWN, {"cat": False, "rounds": 9})["rounds"] == 9


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"boxes": "huge"}, "option-choice"),
        ({"boxes": 3}, "option-choice"),
        ({"cat": 1}, "option-flag"),
        ({"cat": "yes"}, "option-flag"),
        ({"rounds": 0}, "option-whole"),
        ({"rounds": 10}, "option-whole"),
        ({"rounds": True}, "option-whole"),
        ({"rounds": 2.0}, "option-whole"),
        ({"theme": "thirteen char"}, "option-words"),
        ({"theme": "two\nlines"}, "option-words"),
        ({"theme": None}, "option-words"),
        ({"sugar": 1}, "option-unknown"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, Any], code: str):
    with pytest.raises(RefusedError) as refused:
        complete(KNOWN, given)
    assert code_of(refused) == code


def test_space_around_words_goes():
    assert complete(KNOWN, {"theme": "  naval "})["theme"] == "naval"


@pytest.mark.parametrize(
    ("typed", "meant"), [("yes", True), ("ON", True), ("true", True), ("no", False), ("Off", False)]
)
def test_yes_and_no_can_be_typed_in_several_ways(typed: str, meant: bool):  # noqa: FBT001 a parameter of the test
    assert parse(KNOWN, [f"cat={typed}"]) == {"cat": meant}


def test_only_what_is_typed_comes_back():
    assert parse(KNOWN, ["rounds=3", "theme=a=b"]) == {"rounds": 3, "theme": "a=b"}


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (["rounds"], "option-form"),
        (["=3"], "option-unknown"),
        (["sugar=1"], "option-unknown"),
        (["rounds=three"], "option-whole"),
        (["rounds=-3"], "option-whole"),
        (["rounds=--3"], "option-whole"),
        (["rounds=³"], "option-whole"),
        (["rounds=99999999999999999999"], "option-whole"),
        (["rounds=3", "rounds=4"], "option-twice"),
        (["cat=maybe"], "option-flag"),
    ],
)
def test_what_cannot_be_meant_is_refused(typed: list[str], code: str):
    with pytest.raises(RefusedError) as refused:
        parse(KNOWN, typed)
    assert code_of(refused) == code


def test_forms_can_be_made_from_the_descriptions():
    assert [option.describe()["type"] for option in KNOWN] == ["choice", "flag", "whole", "words"]
    for option in KNOWN:
        assert option.describe()["default"] == option.default
        assert option.check(option.default) == option.default
