"""The HTTP API: what it tells, how it refuses, and how it protects itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from potluck.games import all_games
from server.served import Served
from server.tables import first_game, seats_for

GAME = first_game().slug
SEATS = seats_for(first_game())


def test_every_game_is_described_in_every_language(served: Served):
    told = {language: served.ask("GET", "/api/games", Accept_Language=language).json for language in ("en", "hu")}
    assert [game["slug"] for game in told["en"]] == list(all_games())
    assert [game["about"] for game in told["en"]] != [game["about"] for game in told["hu"]]
    assert all(option["help"] for game in told["en"] for option in game["options"])


def test_openapi_and_the_sockets_schema_describe_the_api(served: Served):
    paths = served.ask("GET", "/schema/openapi.json").json["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/actions", "/healthz"} <= set(paths)
    assert "requestBody" in paths["/api/tables/{table}/actions"]["post"]
    schema = served.ask("GET", "/api/socket.json").json
    assert {"Hello", "Move", "Welcome", "Refused", "ClientMessage", "ServerMessage"} <= set(schema["$defs"])


@pytest.mark.parametrize("path", ["/", "/healthz", "/nothing", "/api/tables/none", "/schema/openapi.json"])
def test_every_answer_has_security_headers(served: Served, path: str):
    headers = served.ask("GET", path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": 2, "name": "Ann"}, 409, "table-game"),
        ({"game": GAME, "seats": 99, "name": "Ann"}, 409, "seats"),
        ({"game": GAME, "seats": SEATS, "name": "Ann", "options": {"wings": True}}, 409, "option-unknown"),
        ({"game": GAME, "seats": SEATS, "name": "\u202e"}, 409, "name-form"),
        ({"game": GAME, "seats": SEATS, "name": ""}, 400, "message-form"),
        ({"game": GAME, "seats": SEATS, "name": "Ann", "more": 1}, 400, "message-form"),
        (b"{", 400, "message-form"),
        (b"\xff", 400, "message-form"),
        (b"[" * 10_000, 400, "message-form"),
        (b" " * 100_000, 413, "message-long"),
    ],
)
def test_bad_tables_are_refused(served: Served, body: object, status: int, code: str):
    answer = served.ask("POST", "/api/tables", body)
    assert (answer.status, answer.json["code"]) == (status, code)
    assert answer.json["text"]


@pytest.mark.parametrize(
    "action", [{}, [], 1, {"kind": "fly"}, {"kind": "sit"}, {"kind": "sit", "seat": 0, "more": 1}, {"kind": "ping"}]
)
def test_what_is_no_action_is_refused(served: Served, action: object):
    host = served.create(GAME, SEATS)
    answer = served.ask("POST", f"/api/tables/{host['table']}/actions", action, host["token"])
    assert (answer.status, answer.json["code"]) == (400, "message-form")
    assert served.look(host["table"])["number"] == 1


def test_tokens_are_asked_for(served: Served):
    table = served.create(GAME, SEATS)["table"]
    assert served.act(table, "", "start").json["code"] == "token-unknown"
    assert served.act(table, "guessed", "start").status == 401
    assert served.ask("GET", f"/api/tables/{table}", None, "guessed").status == 401
    other = served.create(GAME, SEATS)
    assert served.act(table, other["token"], "start").status == 401, "a token belongs to one table"


def test_a_person_may_come_back_by_the_personal_link(served: Served):
    host = served.create(GAME, SEATS)
    link, _, token = host["personal_link"].partition("#")
    assert link == host["link"]
    assert served.look(host["table"], token)["person"] == 0
    assert served.ask("GET", "/t/" + link.rsplit("/", 1)[1]).json["person"] is None


def test_other_sites_may_not_post(served: Served):
    body = {"game": GAME, "seats": SEATS, "name": "Ann"}
    assert served.ask("POST", "/api/tables", body, Origin="http://evil.example").status == 403
    assert served.ask("POST", "/api/tables", body, Origin=f"http://127.0.0.1:{served.port}").status == 201


def test_no_record_before_the_end(served: Served):
    table, tokens = served.full_table(GAME, SEATS)
    assert served.ask("GET", f"/api/tables/{table}/record").json["code"] == "not-begun"
    served.act(table, tokens[0], "start")
    assert served.ask("GET", f"/api/tables/{table}/record").json["code"] == "record-unfinished"


def test_who_asks_too_often_waits(tmp_path: Path):
    served = Served(tmp_path, requests=0.01, requests_burst=30, messages=0.01, messages_burst=5)
    try:
        served.wait()
        answers = [served.ask("GET", "/").status for _ in range(40)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert served.ask("GET", "/").json["code"] == "too-fast"
    finally:
        assert served.stop() == 0


def test_stopping_gracefully_and_starting_again_keeps_every_table(tmp_path: Path):
    served = Served(tmp_path)
    try:
        served.wait()
        table, tokens = served.full_table(GAME, SEATS)
        served.act(table, tokens[0], "start")
        before = [served.look(table, token) for token in ("", *tokens)]
        assert served.stop() == 0
        served.start()
        served.wait()
        assert [served.look(table, token) for token in ("", *tokens)] == before
    finally:
        assert served.stop() == 0
