"""Talking to a server that runs: hello, gaps, refusals, leavers, and what must not get through."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from potluck.engine.text import LANGUAGES
from server.served import Served, hear, say
from server.tables import first_game, seats_for

GAME = first_game().slug
SEATS = seats_for(first_game())


def begun(served: Served, **more: Any) -> tuple[str, list[str]]:
    table, tokens = served.full_table(GAME, SEATS, **more)
    assert served.act(table, tokens[0], "start").status == 200
    return table, tokens


async def arrive(socket: Any, token: str | None = None, **more: Any) -> dict[str, Any]:
    """Say hello; what one is welcomed with."""
    await say(socket, "hello", token=token, **more)
    return await hear(socket, "welcome")


async def a_move(socket: Any, side: dict[str, Any], name: str) -> dict[str, Any]:
    """A legal move, ready to be sent."""
    await say(socket, "legal", seat=side["seat"])
    moves = (await hear(socket, "moves"))["moves"]
    return {"id": name, "seat": side["seat"], "token": side["token"], "move": moves[0]}


def test_a_move_is_acknowledged_once_and_told_to_all(served: Served):
    async def play() -> None:
        table, tokens = begun(served)
        async with served.socket(table) as mover, served.socket(table) as watcher:
            pending = (await arrive(watcher))["table"]["pending"]
            welcome = await arrive(mover, tokens[pending[0]])
            side = welcome["sides"][0]
            move = await a_move(mover, side, "first")
            await say(mover, "move", **move)
            done = await hear(mover, "done")
            assert done == {"kind": "done", "id": "first", "number": welcome["number"] + 1}
            told = await hear(watcher, "update")
            assert told["number"] == done["number"]
            assert [one["entry"] for one in told["happened"]] == [{"kind": "moved"}]
            await say(mover, "move", **move)
            assert await hear(mover, "done") == done
            await say(mover, "move", **{**move, "id": "second", "token": side["token"] - 1})
            assert (await hear(mover, "refused"))["code"] in ("stale-token", "not-your-decision")
            assert served.look(table)["number"] == done["number"]

    asyncio.run(play())


def test_who_comes_back_gets_the_gap(served: Served):
    async def play() -> None:
        table, tokens = served.full_table(GAME, SEATS)
        async with served.socket(table) as socket:
            number = (await arrive(socket, tokens[1]))["number"]
        for kind in ("start", "pause", "resume"):
            served.act(table, tokens[0], kind)
        async with served.socket(table) as socket:
            welcome = await arrive(socket, tokens[1], last=number)
            kinds = [one["entry"]["kind"] for one in welcome["happened"]]
            assert kinds == ["started", "paused", "resumed"]
            assert [one["number"] for one in welcome["happened"]] == [number + 1, number + 2, number + 3]
        async with served.socket(table) as socket:
            assert len((await arrive(socket, last=0))["happened"]) == number + 3
        async with served.socket(table) as socket:
            assert (await arrive(socket))["happened"] == []

    asyncio.run(play())


def test_leavers_are_away_then_covered_and_get_their_seat_back(served: Served):
    async def play() -> None:
        table, tokens = served.full_table(GAME, SEATS, grace=10)
        async with served.socket(table) as watcher:
            await arrive(watcher)
            async with served.socket(table) as leaver:
                await arrive(leaver, tokens[1])
                assert not (await hear(watcher, "around"))["table"]["people"][1]["away"]
                for token in tokens:
                    served.act(table, token, "start")
            assert (await hear(watcher, "around"))["table"]["people"][1]["away"]
            while True:
                told = await hear(watcher, "update")
                if told["table"]["seats"][1]["covered"] or told["table"]["phase"] == "over":
                    break
            assert told["table"]["seats"][1]["person"] == 1
            served.act(table, tokens[0], "pause")
            async with served.socket(table) as leaver:
                await arrive(leaver, tokens[1])
                while told["table"]["seats"][1]["covered"] and told["table"]["phase"] != "over":
                    told = await hear(watcher, "update")

    asyncio.run(play())


def test_the_host_role_passes_on_when_the_host_stays_away(served: Served):
    async def play() -> None:
        table, tokens = served.full_table(GAME, SEATS, grace=10)
        async with served.socket(table) as other:
            await arrive(other, tokens[1])
            async with served.socket(table) as host:
                await arrive(host, tokens[0])
            told = await hear(other, "update")
            assert told["table"]["host"] == 1

    asyncio.run(play())


def test_who_comes_while_the_host_is_away_need_not_wait_for_ever(served: Served):
    async def play() -> None:
        table, tokens = served.full_table(GAME, SEATS, grace=10)
        await asyncio.sleep(0.3)
        async with served.socket(table) as other:
            await arrive(other, tokens[1])
            assert (await hear(other, "update"))["table"]["host"] == 1

    asyncio.run(play())


def test_bots_play_a_whole_game_with_its_record_and_seed(served: Served):
    async def play() -> tuple[str, dict[str, Any]]:
        host = served.create(GAME, SEATS)
        for seat in range(SEATS):
            served.act(host["table"], host["token"], "bot", seat=seat, level="random" if seat else "greedy")
        async with served.socket(host["table"]) as socket:
            await arrive(socket)
            served.act(host["table"], host["token"], "start")
            told = await hear(socket, "update")
            while told["table"]["phase"] != "over":
                assert told["table"]["outcome"] is None
                told = await hear(socket, "update")
        return host["table"], told["table"]

    name, table = asyncio.run(asyncio.wait_for(play(), 30))
    record = served.ask("GET", f"/api/tables/{name}/record")
    lines = record.body.splitlines()
    assert json.loads(lines[0])["seed"] == table["outcome"]["seed"]
    assert json.loads(lines[-1])["points"] == table["outcome"]["points"]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"kind":"ping"}', "no-hello"),
        ('{"kind":"hello","token":"guessed"}', "token-unknown"),
        ('{"kind":"hello","more":1}', "message-form"),
        (b'{"kind":"hello"}', "message-form"),
        ("", "message-form"),
    ],
)
def test_whoever_does_not_say_hello_properly_is_turned_away(served: Served, first: Any, code: str):
    async def play() -> None:
        table = served.create(GAME, SEATS)["table"]
        async with served.socket(table) as socket:
            await socket.send(first)
            assert (await hear(socket, "refused"))["code"] == code
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1008

    asyncio.run(play())


@pytest.mark.parametrize(
    ("table", "more", "code"),
    [("nowhere", {}, "table-unknown"), (None, {"origin": "http://evil.example"}, "origin")],
)
def test_strangers_are_turned_away(served: Served, table: str | None, more: dict[str, Any], code: str):
    async def play() -> None:
        async with served.socket(table or served.create(GAME, SEATS)["table"], **more) as socket:
            assert (await hear(socket, "refused"))["code"] == code

    asyncio.run(play())


def test_pages_of_this_server_may_connect(served: Served):
    async def play() -> None:
        own = f"http://127.0.0.1:{served.port}"
        async with served.socket(served.create(GAME, SEATS)["table"], origin=own) as socket:
            await arrive(socket)

    asyncio.run(play())


def test_refusals_speak_the_clients_language(served: Served):
    async def play() -> None:
        table, tokens = begun(served)
        said = set()
        for language in LANGUAGES:
            async with served.socket(table) as socket:
                await arrive(socket, tokens[1], language=f"{language}-XX")
                await say(socket, "pause", id="p")
                refused = await hear(socket, "refused")
                assert (refused["id"], refused["code"], refused["facts"]) == ("p", "not-the-host", {"host": "Ann"})
                said.add(refused["text"])
        assert len(said) == len(LANGUAGES)

    asyncio.run(play())


def test_too_long_messages_end_the_connection_and_nothing_else(served: Served):
    async def play() -> None:
        table, tokens = begun(served)
        before = served.look(table)["number"]
        async with served.socket(table) as socket:
            await arrive(socket, tokens[0])
            with suppress(ConnectionClosed):
                await socket.send("[" * 100_000)
                while True:
                    await socket.recv()
            assert socket.close_code == 1009
        assert served.look(table)["number"] == before

    asyncio.run(play())


def test_nothing_secret_is_logged(served: Served):
    table, tokens = begun(served)
    served.act(table, "guessed", "pause")
    served.ask("GET", f"/api/tables/{table}/nothing", token=tokens[0])
    logged = served.errors.read_text()
    assert not any(secret in logged for secret in (table, "guessed", *tokens))
    assert all(json.loads(line)["level"] == "info" for line in logged.splitlines())


def test_a_flood_is_refused_and_ends_the_connection(tmp_path: Path):
    async def flood(served: Served) -> None:
        table = served.create(GAME, SEATS)["table"]
        async with served.socket(table) as socket:
            await arrive(socket)
            heard = []
            with suppress(ConnectionClosed):
                for _ in range(200):
                    await say(socket, "ping")
                    heard.append(json.loads(await socket.recv()))
            assert [one["kind"] for one in heard[:5]] == ["pong"] * 5
            assert {one["code"] for one in heard[5:]} == {"too-fast"}
            assert socket.close_code == 1008

    served = Served(tmp_path, messages=0.001, messages_burst=5)
    try:
        served.wait()
        asyncio.run(flood(served))
    finally:
        assert served.stop() == 0
