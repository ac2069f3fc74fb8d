"""What people may do at a table: an action is checked and becomes the entry to store, or is refused."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from potluck.bots import BOTS
from potluck.engine.errors import refuse
from potluck.engine.game import move_json
from potluck.server import log, protocol

if TYPE_CHECKING:
    from potluck.engine.json import Json
    from potluck.server.log import AnyEntry
    from potluck.server.protocol import AnyAction
    from potluck.server.table import Chair, Table

MOST_PEOPLE: Final = 60
"""At one table, in its whole life."""
HostsAction: TypeAlias = (
    protocol.Bot | protocol.Give | protocol.Start | protocol.Pause | protocol.Resume | protocol.Host
)


@dataclass(frozen=True)
class Plan:
    """An entry to store, then to apply."""

    entry: AnyEntry
    move: int | None = None


def plan(table: Table, person: int | None, action: AnyAction) -> Plan:
    """The entry that an action leads to; it changes nothing yet."""
    if person is None:
        raise refuse("only-watching")
    if table.closed:
        raise refuse("table-closed")
    if isinstance(action, protocol.Move):
        return _move(table, person, action)
    if isinstance(action, (protocol.Sit, protocol.Stand)):
        return Plan(_change_seat(table, person, action))
    if person != table.host:
        raise refuse("not-the-host", host=table.people[table.host].name)
    return Plan(_host(table, action))


def repeated(table: Table, person: int | None, action: AnyAction) -> int | None:
    """The number of the entry, if this move has been made before under the same id."""
    if not isinstance(action, protocol.Move) or (person, action.id) not in table.made:
        return None
    number, stored = table.made[person, action.id]
    if log.encode(log.Moved(action.seat, dict(move_json(table.game.shape(action.move))), action.id)) != stored:
        raise refuse("id-used", id=action.id)
    return number


def bots_move(table: Table, seat: int, move: Json) -> Plan:
    """The entry of a move that a bot has chosen; refused if the seat is no longer the bot's to play."""
    if not table.running or not table.chairs[seat].played_by_bot:
        raise refuse("not-your-decision")
    return _moved(table, seat, move, None, "")


def newcomer(table: Table, name: str, token: str) -> log.Joined:
    """The entry of somebody who comes to the table."""
    if table.closed:
        raise refuse("table-closed")
    if len(table.people) >= MOST_PEOPLE:
        raise refuse("table-full", number=MOST_PEOPLE)
    return log.Joined(proper_name(name), token)


def proper_name(name: str) -> str:
    """A name without space around it; what cannot be printed is refused."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable():
        raise refuse("name-form")
    return tidy


def _move(table: Table, person: int, action: protocol.Move) -> Plan:
    if table.match is None:
        raise refuse("not-begun")
    _own(table, person, action.seat)
    if table.paused:
        raise refuse("paused")
    return _moved(table, action.seat, action.move, action.token, action.id)


def _moved(table: Table, seat: int, move: Json, token: int | None, name: str) -> Plan:
    assert table.match is not None
    checked = table.match.check(seat, move, token)
    shape = table.game.unpack(table.match.state, seat, checked)
    return Plan(log.Moved(seat, dict(move_json(shape)), name), checked)


def _change_seat(table: Table, person: int, action: protocol.Sit | protocol.Stand) -> AnyEntry:
    chair = _chair(table, action.seat)
    if isinstance(action, protocol.Stand):
        _own(table, person, action.seat)
    _before(table)
    if isinstance(action, protocol.Stand):
        return log.Stood(action.seat)
    if chair.person is not None:
        raise refuse("seat-taken", seat=action.seat, name=table.people[chair.person].name)
    return log.Sat(action.seat, person)


def _host(table: Table, action: HostsAction) -> AnyEntry:
    match action:
        case protocol.Bot() | protocol.Give():
            return _place(table, action)
        case protocol.Start():
            return _start(table)
        case protocol.Pause() | protocol.Resume():
            return _pause(table, action)
        case protocol.Host():
            _known(table, action.person)
            return log.Hosted(action.person)


def _place(table: Table, action: protocol.Bot | protocol.Give) -> AnyEntry:
    chair = _chair(table, action.seat)
    if table.over:
        raise refuse("game-over")
    if isinstance(action, protocol.Bot):
        if action.level not in BOTS:
            raise refuse("bot-unknown", value=action.level, known=BOTS)
        return log.Bot(action.seat, action.level)
    _known(table, action.person)
    if chair.person is not None:
        raise refuse("seat-taken", seat=action.seat, name=table.people[chair.person].name)
    if action.person not in chair.knowing and any(action.person in other.knowing for other in table.chairs):
        raise refuse("knows-another-seat", name=table.people[action.person].name)
    return log.Sat(action.seat, action.person)


def _start(table: Table) -> AnyEntry:
    _before(table)
    free = tuple(seat for seat, chair in enumerate(table.chairs) if not chair.taken)
    if free:
        raise refuse("seats-free", number=len(free))
    table.game.settle(table.options, len(table.chairs))
    return log.Started(table.game.version, os.urandom(16).hex())


def _pause(table: Table, action: protocol.Pause | protocol.Resume) -> AnyEntry:
    if table.match is None:
        raise refuse("not-begun")
    if table.over:
        raise refuse("game-over")
    wanted = isinstance(action, protocol.Pause)
    if table.paused == wanted:
        raise refuse("paused" if wanted else "not-paused")
    return log.Paused() if wanted else log.Resumed()


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise refuse("no-such-seat", number=seat, high=len(table.chairs) - 1)
    return table.chairs[seat]


def _own(table: Table, person: int, seat: int) -> None:
    if _chair(table, seat).person != person:
        raise refuse("not-your-seat", number=seat + 1)


def _known(table: Table, person: int) -> None:
    if not 0 <= person < len(table.people):
        raise refuse("no-such-person", number=person, high=len(table.people) - 1)


def _before(table: Table) -> None:
    if table.match is not None:
        raise refuse("already-begun")
