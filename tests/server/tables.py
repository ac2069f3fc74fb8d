"""Tables to test with: any game, played by people, without a network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.game import move_json
from potluck.games import all_games
from potluck.server import actions, log, protocol
from potluck.server.table import Table, hashed, rebuild

if TYPE_CHECKING:
    from potluck.engine.game import AnyGame
    from potluck.engine.random import Rng
    from potluck.server.log import AnyEntry
    from potluck.server.protocol import AnyAction


def seats_for(game: AnyGame) -> int:
    """Three players where that is possible, else as few as can be."""
    allowed = game.seats_with({})
    return 3 if 3 in allowed else allowed[0]


class Desk:
    """A table and its log, kept in memory."""

    def __init__(self, game: AnyGame) -> None:
        self.table = Table("desk")
        self.stored: list[bytes] = []
        self.put(
            log.Created(game.slug, dict(game.settle({}, seats_for(game))), seats_for(game), 60, "Ann", hashed("0"))
        )

    def put(self, entry: AnyEntry) -> None:
        self.stored.append(log.encode(entry))
        self.table.apply(entry)

    def do(self, person: int | None, action: AnyAction) -> None:
        self.put(actions.plan(self.table, person, action).entry)

    def join(self, name: str) -> int:
        self.put(actions.newcomer(self.table, name, hashed(str(len(self.table.people)))))
        return len(self.table.people) - 1

    def again(self) -> Table:
        """The table, rebuilt from what is stored."""
        return rebuild("desk", self.stored)

    def random_move(self, rng: Rng, seat: int | None = None) -> protocol.Move:
        """Some legal move of a seat that the game waits for."""
        match = self.table.match
        assert match is not None
        pending = match.state.pending()
        seat = pending[rng.below(len(pending))] if seat is None else seat
        move = match.state.random_move(seat, rng)
        shape = dict(move_json(match.game.unpack(match.state, seat, move)))
        return protocol.Move(id=f"m{len(match.log)}", seat=seat, token=match.token(seat), move=shape)


def started(game: AnyGame) -> Desk:
    """A table at which each seat is a person's, person 0 being the host, and the game has begun."""
    desk = Desk(game)
    for seat in range(len(desk.table.chairs)):
        person = 0 if seat == 0 else desk.join(f"P{seat}")
        desk.do(person, protocol.Sit(seat=seat))
    desk.do(0, protocol.Start())
    return desk


def first_game() -> AnyGame:
    """Any game."""
    return next(iter(all_games().values()))
