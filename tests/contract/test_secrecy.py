"""What a seat cannot know makes no difference to what it is sent, may do, imagines, or what bots do for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from contract.cases import SEEDS, deciders, each_case, menu, play_on, spread, told, viewers
from potluck.bots import BOTS, make_bot
from potluck.engine.random import seeded
from potluck.engine.state import SPECTATOR

if TYPE_CHECKING:
    from contract.cases import Case
    from potluck.engine.state import Seat, State


def known(case: Case, state: State, seat: Seat) -> tuple:
    """Everything that a seat is sent, may do and can conclude."""
    return (
        case.seen(state, seat),
        state.legal(seat),
        state.pending(),
        state.optional(),
        state.order_matters(),
        state.decision(seat),
        state.overdue(seat) if seat in state.pending() else None,
        case.referee(state.imagine(seat, seeded("what it imagines"))),
    )


def heard(state: State, mover: Seat, move: int, listener: Seat) -> tuple[State, list]:
    """The state after a move, and what somebody hears of it."""
    after = state.clone()
    events = told(after, mover, move)
    return after, [(e.kind, e.seen_by(listener)) for e in events if e.seen_by(listener) is not None]


@each_case
@given(seed=SEEDS)
def test_a_seat_cannot_tell_its_state_from_what_it_imagines(case: Case, seed: int):
    for state in case.positions(seed):
        for seat in viewers(state):
            imagined = state.imagine(seat, seeded(seed, seat))
            assert imagined.journal is None
            assert known(case, imagined, seat) == known(case, state, seat)
            assert case.game.census(imagined) == case.game.census(state)


@each_case
@given(seed=SEEDS)
def test_imagined_futures_depend_on_what_is_known_alone(case: Case, seed: int):
    for state in case.positions(seed):
        for seat in (*deciders(state)[:2], SPECTATOR):
            worlds = [state, state.imagine(seat, seeded(seed, seat))]
            ends = []
            for world in worlds:
                imagined = world.imagine(seat, seeded("the same world"))
                play_on(imagined, seeded("the same future"))
                ends.append(case.referee(imagined))
            assert ends[0] == ends[1]


@each_case
@given(seed=SEEDS)
def test_imagined_states_can_be_played_to_the_end(case: Case, seed: int):
    for state in case.positions(seed, 3):
        for seat in viewers(state):
            imagined = state.imagine(seat, seeded(seed, seat))
            play_on(imagined, seeded(seed, "on", seat))
            assert imagined.pending() == []


@each_case
def test_imagining_deals_the_unknown_anew(case: Case):
    for state in case.positions(5)[:2]:
        for seat in viewers(state):
            worlds = {case.referee(state.imagine(seat, seeded("world", number))) for number in range(8)}
            assert len(worlds) > 1, "early in a game there are things that nobody knows"


@each_case
@given(seed=SEEDS)
def test_own_moves_read_the_same_in_worlds_one_cannot_tell_apart(case: Case, seed: int):
    for state in case.positions(seed):
        for seat in deciders(state):
            imagined = state.imagine(seat, seeded(seed, seat))
            for move in menu(state, seat):
                shape = case.game.unpack(state, seat, move)
                assert case.game.unpack(imagined, seat, move) == shape
                assert case.game.describe(imagined, seat, shape) == case.game.describe(state, seat, shape)


@each_case
@given(seed=SEEDS)
def test_refusals_tell_no_secrets(case: Case, seed: int):
    for state in case.positions(seed, 3):
        shapes = [case.game.unpack(state, other, m) for other in deciders(state)[:3] for m in menu(state, other)[:6]]
        for seat in deciders(state)[:3]:
            imagined = state.imagine(seat, seeded(seed, seat))
            legal = state.legal(seat)
            for shape in shapes:
                move = case.game.pack(state, seat, shape)
                assert (case.game.pack(imagined, seat, shape) in legal) == (move in legal)
                if move not in legal:
                    assert case.game.refusal(imagined, seat, shape) == case.game.refusal(state, seat, shape)


@each_case
@given(seed=SEEDS)
def test_the_log_tells_nothing_that_the_view_keeps_secret(case: Case, seed: int):
    """Where a move leaves a seat knowing the same in two worlds, the events that it saw were the same."""
    for state in case.positions(seed):
        for mover in spread(deciders(state), 3):
            for listener in {mover, (mover + 1) % state.seats, (mover - 1) % state.seats, SPECTATOR}:
                imagined = state.imagine(listener, seeded(seed, listener))
                for move in menu(state, mover)[:6]:
                    # What the rules settle by lot comes out differently in two worlds; nobody has to keep it in mind.
                    if move in imagined.legal(mover) and move != state.overdue(mover):
                        here, events = heard(state, mover, move, listener)
                        there, others = heard(imagined, mover, move, listener)
                        if known(case, here, listener) == known(case, there, listener):
                            assert events == others


@each_case
@given(seed=SEEDS)
def test_what_is_chosen_at_the_same_time_is_not_told_by_the_log(case: Case, seed: int):
    """Two choices after which somebody else knows the same are told to that seat in the same words."""
    for state in case.positions(seed, 6):
        if len(state.pending()) < 2 or state.order_matters():
            continue
        for mover in spread(state.pending(), 2):
            for listener in {(mover + 1) % state.seats, (mover - 1) % state.seats, SPECTATOR}:
                heard_by_knowledge: dict = {}
                for move in spread(state.legal(mover), 6):
                    after, events = heard(state, mover, move, listener)
                    events_before = heard_by_knowledge.setdefault(repr(known(case, after, listener)), events)
                    assert events == events_before


@each_case
@pytest.mark.parametrize("name", BOTS)
@given(seed=SEEDS)
def test_bots_know_only_what_their_seat_knows(case: Case, name: str, seed: int):
    bot = make_bot(name, case.game)
    for state in case.positions(seed, 3):
        for seat in deciders(state)[:3]:
            chosen = bot.choose(state.clone(), seat, seeded(seed, "bot"))
            assert chosen in state.legal(seat)
            imagined = state.imagine(seat, seeded(seed, seat))
            assert bot.choose(imagined, seat, seeded(seed, "bot")) == chosen
