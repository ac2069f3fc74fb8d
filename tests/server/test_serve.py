"""Where the server says it is, and what it says when it cannot start."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from potluck.cli import main
from potluck.engine.errors import RefusedError
from potluck.server import serve
from potluck.server.storage import Storage


def test_only_this_computer_reaches_a_local_server():
    assert serve.addresses("127.0.0.1", 8000) == serve.Addresses("http://127.0.0.1:8000/", None)
    assert serve.addresses("::1", 8000).local == "http://[::1]:8000/"


def test_a_server_on_every_network_names_this_machines_address(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(serve, "own_address", lambda: "192.0.2.7")
    found = serve.addresses("0.0.0.0", 80)  # noqa: S104 nothing is bound
    assert found == serve.Addresses("http://localhost:80/", "http://192.0.2.7:80/")
    assert len(found.code().splitlines()) > 10
    monkeypatch.setattr(serve, "own_address", lambda: None)
    assert serve.addresses("0.0.0.0", 80).network is None  # noqa: S104


def test_a_port_in_use_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ["serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"), "--no-browser"]
        assert main([*words, "--lang", "en"]) == 2
    assert f"port {port}" in capsys.readouterr().err
    for host, number in (("127.0.0.1", 99_999), ("nowhere.invalid", 8000)):
        with pytest.raises(RefusedError, match="port"):
            serve.listen(host, number)


def test_a_file_in_use_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    storage = Storage(tmp_path / "data")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    words = ["serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"), "--no-browser"]
    assert main([*words, "--lang", "de"]) == 2
    storage.close()
    assert "anderer Server" in capsys.readouterr().err
