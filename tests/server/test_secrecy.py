"""What a connection is sent is built from its seat's view alone: the hidden part makes no difference to the bytes."""

from __future__ import annotations

import msgspec
import pytest

from potluck.engine.game import AnyGame
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE, SPECTATOR
from potluck.games import all_games
from potluck.server import sockets
from potluck.server.protocol import Legal
from potluck.server.sight import Sight, viewers
from potluck.server.table import Table
from server.tables import Desk, started

each_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)


def moments(game: AnyGame, number: int = 3) -> list[Desk]:
    """Moments of one random game, at each of which somebody has to decide."""
    desk, rng = started(game), seeded("moments")
    found = []
    while not desk.table.over:
        moment = Desk(game)
        moment.stored, moment.table = list(desk.stored), desk.again()
        found.append(moment)
        action = desk.random_move(rng)
        desk.do(desk.table.chairs[action.seat].person, action)
    return found[:: max(1, len(found) // number)]


def shuffled(desk: Desk, seat: int) -> Table:
    """The same table, with everything dealt anew that this seat does not know."""
    other = desk.again()
    assert other.match is not None
    other.match.state = other.match.state.imagine(seat, seeded("another world", desk.table.number))
    return other


def sent(table: Table, person: int | None) -> list[bytes]:
    """Everything that a person can be sent now."""
    sight = Sight(table, {0})
    legal = [sockets.legal_moves(table, person, Legal(seat=seat)) for seat in table.seats_of(person)]
    told = [sight.welcome(person, last) for last in (None, 0)] + [sight.update(viewers(table, person))]
    return [*told, sight.around(), msgspec.json.encode((sight.seen(person), legal))]


@each_game
def test_the_hidden_part_makes_no_difference_to_what_is_sent(game: AnyGame):
    differ = 0
    for desk in moments(game):
        for person in (None, *range(len(desk.table.people))):
            seat = viewers(desk.table, person)[0]
            other = shuffled(desk, seat)
            assert sent(other, person) == sent(desk.table, person)
            assert desk.table.match is not None
            assert other.match is not None
            referee = [
                msgspec.json.encode(game.view(state, REFEREE)) for state in (desk.table.match.state, other.match.state)
            ]
            differ += referee[0] != referee[1]
    assert differ, "there was something to shuffle"


def knows(table: Table, seat: int) -> bytes:
    """What a seat sees and can conclude."""
    assert table.match is not None
    state = table.match.state
    imagined = state.imagine(seat, seeded("what it imagines"))
    return msgspec.json.encode((table.game.view(state, seat), table.game.view(imagined, REFEREE)))


def told_of_a_move(table: Table, mover: int, move: int, viewer: int) -> bytes:
    """The bytes that tell somebody of a move."""
    assert table.match is not None
    table.story.append((table.story[-1][0], table.match.play(mover, move)))
    table.number += 1
    return Sight(table, ()).update((viewer,))


@each_game
def test_a_move_by_another_tells_nothing_that_the_view_keeps_secret(game: AnyGame):
    """Where a move leaves somebody knowing the same in two worlds, the bytes that told of it were the same."""
    compared = 0
    for desk in moments(game, 6):
        mover = desk.random_move(seeded("mover", desk.table.number)).seat
        for person in (None, *range(len(desk.table.people))):
            seat = viewers(desk.table, person)[0]
            here, there = desk.again(), shuffled(desk, seat)
            assert here.match is not None
            assert there.match is not None
            state, other = here.match.state, there.match.state
            move = state.random_move(mover, seeded("here"))
            hidden = len(state.pending()) > 1 and not state.order_matters()
            same = move if move in other.legal(mover) else other.random_move(mover, seeded("there")) if hidden else None
            if seat == mover or same is None:
                continue
            told = told_of_a_move(here, mover, move, seat), told_of_a_move(there, mover, same, seat)
            if knows(here, seat) == knows(there, seat):
                assert told[0] == told[1]
                compared += 1
    assert compared or len(desk.table.chairs) == 1


@each_game
def test_who_watches_is_told_no_secret_facts(game: AnyGame):
    desk, rng = started(game), seeded("watch")
    while not desk.table.over:
        action = desk.random_move(rng)
        desk.do(desk.table.chairs[action.seat].person, action)
    told = msgspec.json.decode(Sight(desk.table, ()).welcome(None, 0))
    assert [side["seat"] for side in told["sides"]] == [SPECTATOR]
    assert not any(event["known"] for one in told["happened"] for event in one["events"])
    events = [event for _, events in desk.table.story for event in events]
    assert sum(len(one["events"]) for one in told["happened"]) == sum(not event.private for event in events)
