"""Everything that a game can say can be said in all five languages."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from contract.cases import SEEDS, any_seat, deciders, each_case, each_game, menu, told, viewers
from contract.test_records import refused, short_record
from contract.test_refusals import check_refused, jsons, match_at, mutated
from potluck.engine.errors import RefusedError
from potluck.engine.match import Match
from potluck.engine.options import Choice
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE
from potluck.engine.text import LANGUAGES, texts_for

if TYPE_CHECKING:
    from contract.cases import Case
    from potluck.engine.game import AnyGame
    from potluck.engine.text import Texts

PLAYERS = [f"Player {letter}" for letter in "ABCDEFGHI"]


@cache
def texts(game: AnyGame) -> list[Texts]:
    """A game's texts in all languages."""
    return [texts_for(game, language, PLAYERS) for language in LANGUAGES]


@each_case
@given(seed=SEEDS)
def test_every_event_can_be_told(case: Case, seed: int):
    state = case.match(seed).state
    rng = seeded(seed, "events")
    while state.pending():
        seat = any_seat(state, rng)
        for event in told(state, seat, state.random_move(seat, rng)):
            for viewer in (*viewers(state), REFEREE):
                lines = {text.event(event, viewer) for text in texts(case.game)}
                assert "" not in lines
                assert (None in lines) == (event.seen_by(viewer) is None)


@each_case
@given(seed=SEEDS)
def test_every_move_can_be_described(case: Case, seed: int):
    for state in case.positions(seed):
        for seat in deciders(state):
            for move in menu(state, seat):
                message = case.game.describe(state, seat, case.game.unpack(state, seat, move))
                assert message.id.startswith("move-")
                assert all(text.message(message) for text in texts(case.game))


@each_case
@given(seed=SEEDS)
def test_every_refusal_can_be_explained(case: Case, seed: int):
    rng = seeded(seed, "refusals")
    for fraction in (0.0, 0.3, 0.6, 0.9):
        match = match_at(case, seed, fraction)
        for json in jsons(case, match):
            refusal = check_refused(case, match, deciders(match.state)[0], mutated(json, rng))
            if refusal is not None:
                assert all(text.refusal(refusal) for text in texts(case.game))


@each_game
def test_every_option_and_every_rule_has_its_texts(game: AnyGame):
    ids = [f"game-{game.slug}", "about", *(f"preset-{name}" for name in game.presets)]
    for option in game.options:
        ids += [f"option-{option.name}", f"option-{option.name}-help"]
        ids += [f"option-{option.name}-{value}" for value in option.values] if isinstance(option, Choice) else []
    for text in texts(game):
        assert [name for name in ids if not text.has(name)] == []


@each_game
def test_damaged_records_are_explained_with_their_line(game: AnyGame):
    lines = short_record(game)
    for damaged in ([*lines[:2], b"{", *lines[3:]], [*lines[:2], lines[1], *lines[2:]], lines[:3], [b"{}"], [lines[0]]):
        refusal = refused(damaged)
        assert all(str(refusal.facts["line"]) in text.refusal(refusal) for text in texts(game))


@each_game
@pytest.mark.parametrize("seats", [0, 99])
def test_wrong_numbers_of_players_are_explained(game: AnyGame, seats: int):
    with pytest.raises(RefusedError) as raised:
        Match(game, {}, seats, "seed")
    assert all(str(seats) in text.refusal(raised.value.refusal) for text in texts(game))
