"""A table is what its log says; who may do what at it."""

from __future__ import annotations

import msgspec
import pytest

from potluck.engine.errors import RefusedError
from potluck.engine.game import AnyGame
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE
from potluck.games import all_games
from potluck.server import actions, log, protocol
from potluck.server.sight import Sight, phase
from potluck.server.table import Table, hashed
from server.tables import Desk, first_game, started

each_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)


def everything(table: Table) -> tuple:
    """All that there is to know about a table."""
    sight = Sight(table, {0})
    match = table.match
    return (
        bytes(sight.info),
        [sight.welcome(person, 0) for person in (None, *range(len(table.people)))],
        [table.person(str(number)) for number in range(len(table.people))],
        None if match is None else msgspec.json.encode(match.game.view(match.state, REFEREE)),
        None if match is None else [match.token(seat) for seat in range(match.seats)],
        table.made,
    )


@each_game
def test_a_log_rebuilds_its_table_at_every_entry(game: AnyGame):
    desk, rng = started(game), seeded("rebuild")
    assert everything(desk.again()) == everything(desk.table)
    desk.do(0, protocol.Bot(seat=1 % len(desk.table.chairs), level="greedy"))
    desk.do(0, protocol.Pause())
    desk.do(0, protocol.Resume())
    while not desk.table.over:
        action = desk.random_move(rng)
        chair = desk.table.chairs[action.seat]
        if chair.person is None:
            desk.put(actions.bots_move(desk.table, action.seat, action.move).entry)
        else:
            desk.do(chair.person, action)
        if desk.table.number % 5 == 0:
            assert everything(desk.again()) == everything(desk.table)
    assert phase(desk.table) == "over"
    assert everything(desk.again()) == everything(desk.table)


@each_game
def test_the_seed_is_committed_to_at_the_start_and_told_at_the_end(game: AnyGame):
    desk, rng = started(game), seeded("seed")
    match = desk.table.match
    assert match is not None
    commitment = msgspec.json.decode(Sight(desk.table, ()).info)["commitment"]
    while not match.over:
        assert match.seed.encode() not in Sight(desk.table, ()).welcome(0, 0)
        action = desk.random_move(rng)
        desk.do(desk.table.chairs[action.seat].person, action)
    told = msgspec.json.decode(Sight(desk.table, ()).info)["outcome"]
    assert hashed(told["seed"]) == commitment
    assert told["points"] == match.state.points()


def test_seeds_come_from_the_operating_system():
    seeds = {desk.table.match.seed for desk in (started(first_game()) for _ in range(3)) if desk.table.match}
    assert len(seeds) == 3
    assert all(len(seed) == 32 for seed in seeds)


def refused(desk: Desk, person: int | None, action: protocol.AnyAction, code: str) -> None:
    """The action is refused, and nothing has changed."""
    before = everything(desk.table)
    with pytest.raises(RefusedError) as raised:
        desk.do(person, action)
    assert raised.value.refusal.code == code
    assert everything(desk.table) == before


def test_seats_are_taken_before_the_game_and_given_back():
    desk = Desk(first_game())
    ben = desk.join("Ben")
    desk.do(ben, protocol.Sit(seat=0))
    refused(desk, 0, protocol.Sit(seat=0), "seat-taken")
    refused(desk, 0, protocol.Stand(seat=0), "not-your-seat")
    refused(desk, 0, protocol.Sit(seat=99), "no-such-seat")
    refused(desk, None, protocol.Sit(seat=1), "only-watching")
    refused(desk, 0, protocol.Start(), "seats-free")
    desk.do(ben, protocol.Stand(seat=0))
    desk.do(0, protocol.Sit(seat=0))
    desk.do(0, protocol.Sit(seat=1))
    assert desk.table.seats_of(0) == [0, 1], "several seats may belong to one device"


def test_a_bot_makes_room_for_a_person_before_the_game():
    desk = Desk(first_game())
    desk.do(0, protocol.Bot(seat=1, level="random"))
    assert desk.table.chairs[1].played_by_bot
    desk.do(0, protocol.Sit(seat=1))
    assert not desk.table.chairs[1].played_by_bot
    refused(desk, 0, protocol.Bot(seat=1, level="genius"), "bot-unknown")


@pytest.mark.parametrize(
    "action",
    [
        protocol.Start(),
        protocol.Bot(seat=1, level="random"),
        protocol.Give(seat=1, person=1),
        protocol.Pause(),
        protocol.Resume(),
        protocol.Host(person=1),
    ],
    ids=lambda action: type(action).__name__,
)
def test_only_the_host_may(action: protocol.AnyAction):
    desk = started(first_game())
    refused(desk, 1, action, "not-the-host")


def test_the_host_hands_over():
    desk = started(first_game())
    refused(desk, 0, protocol.Host(person=9), "no-such-person")
    desk.do(0, protocol.Host(person=1))
    refused(desk, 0, protocol.Pause(), "not-the-host")
    desk.do(1, protocol.Pause())


def test_nothing_moves_while_paused():
    desk = started(first_game())
    desk.do(0, protocol.Pause())
    action = desk.random_move(seeded("p"))
    refused(desk, desk.table.chairs[action.seat].person, action, "paused")
    refused(desk, 0, protocol.Pause(), "paused")
    desk.do(0, protocol.Resume())
    refused(desk, 0, protocol.Resume(), "not-paused")
    desk.do(desk.table.chairs[action.seat].person, action)


def test_moves_for_other_seats_and_stale_tokens_are_refused():
    desk = started(first_game())
    action = desk.random_move(seeded("m"))
    mover = desk.table.chairs[action.seat].person
    assert mover is not None
    refused(desk, (mover + 1) % len(desk.table.people), action, "not-your-seat")
    refused(desk, None, action, "only-watching")
    refused(desk, mover, msgspec.structs.replace(action, token=action.token + 1), "stale-token")
    refused(desk, mover, msgspec.structs.replace(action, move={"kind": "fly"}), "move-form")


def test_a_move_sent_twice_is_made_once():
    desk = started(first_game())
    action = desk.random_move(seeded("twice"))
    mover = desk.table.chairs[action.seat].person
    assert actions.repeated(desk.table, mover, action) is None
    desk.do(mover, action)
    assert actions.repeated(desk.table, mover, action) == desk.table.number
    assert actions.repeated(desk.again(), mover, action) == desk.table.number
    assert actions.repeated(desk.table, None, action) is None
    with pytest.raises(RefusedError, match="id-used"):
        actions.repeated(desk.table, mover, msgspec.structs.replace(action, seat=action.seat + 1))


def test_a_replaced_player_is_out_and_may_be_given_the_seat_again():
    desk = started(first_game())
    desk.do(0, protocol.Bot(seat=1, level="random"))
    assert desk.table.seats_of(1) == []
    refused(desk, 1, protocol.Sit(seat=1), "already-begun")
    desk.do(0, protocol.Give(seat=1, person=1))
    assert desk.table.seats_of(1) == [1]


def test_nobody_is_given_a_seat_who_has_seen_another_hand():
    desk = started(first_game())
    newcomer = desk.join("Eve")
    desk.do(0, protocol.Bot(seat=1, level="random"))
    refused(desk, 0, protocol.Give(seat=1, person=0), "knows-another-seat")
    refused(desk, 0, protocol.Give(seat=0, person=newcomer), "seat-taken")
    desk.do(0, protocol.Give(seat=1, person=newcomer))
    assert everything(desk.again()) == everything(desk.table)
    desk.do(0, protocol.Bot(seat=1, level="random"))
    desk.do(0, protocol.Bot(seat=0, level="random"))
    refused(desk, 0, protocol.Give(seat=0, person=newcomer), "knows-another-seat")


def test_names_are_tidied_or_refused():
    assert actions.proper_name("  Ann \n Lee ") == "Ann Lee"
    for name in ("", "   ", "\u202eevil", "a\x00b"):
        with pytest.raises(RefusedError, match="name-form"):
            actions.proper_name(name)


def test_a_table_holds_only_so_many_people():
    desk = Desk(first_game())
    for number in range(1, actions.MOST_PEOPLE):
        desk.join(f"P{number}")
    with pytest.raises(RefusedError, match="table-full"):
        desk.join("one more")


def test_a_closed_table_takes_nothing():
    desk = started(first_game())
    desk.put(log.Closed())
    refused(desk, 0, protocol.Pause(), "table-closed")
    with pytest.raises(RefusedError, match="table-closed"):
        desk.join("late")
    assert phase(desk.again()) == "closed"


def test_tables_of_other_rules_say_so_plainly():
    desk = started(first_game())
    number, begun = next((at, log.decode(e)) for at, e in enumerate(desk.stored) if b'"started"' in e)
    desk.stored[number] = log.encode(msgspec.structs.replace(begun, version=99))
    with pytest.raises(RefusedError, match="table-version"):
        desk.again()


def test_damaged_entries_are_refused():
    for damaged in (b"", b"{}", b'{"kind":"moved"}', b'{"kind":"paused","more":1}', b"\xff"):
        with pytest.raises(RefusedError, match="log-damaged"):
            log.decode(damaged)


def test_what_is_told_of_entries_holds_no_token_seed_or_move():
    desk = started(first_game())
    action = desk.random_move(seeded("told"))
    desk.do(desk.table.chairs[action.seat].person, action)
    told = [log.told(entry) for entry, _ in desk.table.story]
    assert {key for one in told for key in one} == {"kind", "name", "seat", "person"}
    assert told[-1] == {"kind": "moved"}
