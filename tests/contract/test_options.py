"""Options: whatever a host picks is either refused or can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from contract.cases import CASES, each_game, play_on
from potluck.engine.errors import RefusedError
from potluck.engine.match import Match
from potluck.engine.options import Choice, Flag, Whole, parse
from potluck.engine.random import seeded

if TYPE_CHECKING:
    from potluck.engine.game import AnyGame
    from potluck.engine.options import Option


def values(option: Option) -> st.SearchStrategy:
    """Values that an option allows."""
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    if isinstance(option, Flag):
        return st.booleans()
    if isinstance(option, Whole):
        return st.integers(option.low, option.high)
    return st.text("abc 123", max_size=option.longest)


@each_game
@settings(max_examples=25)
@given(data=st.data())
def test_whatever_is_picked_is_refused_or_can_be_played(game: AnyGame, data: st.DataObject):
    some = data.draw(st.lists(st.sampled_from(game.options), max_size=4, unique_by=lambda option: option.name))
    picked = {option.name: data.draw(values(option), label=option.name) for option in some}
    seats = data.draw(st.integers(0, 11), label="seats")
    try:
        match = Match(game, picked, seats, "any")
    except RefusedError:
        return
    assert {name: match.options[name] for name in picked} == {
        name: value.strip() if isinstance(value, str) else value for name, value in picked.items()
    }
    play_on(match.state, seeded("any"))
    assert match.over


@each_game
@given(data=st.data())
def test_options_are_read_as_typed(game: AnyGame, data: st.DataObject):
    for option in game.options:
        value = data.draw(values(option), label=option.name)
        typed = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        read = parse(game.options, [f"{option.name}={typed}"])[option.name]
        assert read == (value.strip() if isinstance(value, str) else value)


def test_every_preset_is_accepted_with_the_numbers_of_players_it_names():
    for case in CASES:
        assert case.game.settle(case.game.presets[case.preset], case.seats) == case.options
        assert case.seats in case.game.seats_anyhow()
