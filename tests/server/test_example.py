"""The example of a bot outside the server plays a whole game."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from server.served import Served
from server.tables import first_game, seats_for

BOT = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def test_a_bot_outside_the_server_plays_to_the_end(served: Served):
    seats = seats_for(first_game())
    host = served.create(first_game().slug, seats, grace=0)
    for seat in range(1, seats):
        served.act(host["table"], host["token"], "bot", seat=seat, level="random")
    environment = {**os.environ, "NO_PROXY": "*"}
    bot = subprocess.Popen([sys.executable, BOT, host["link"], "0"], stdout=subprocess.PIPE, env=environment, text=True)
    try:
        for _ in range(200):
            if served.look(host["table"])["table"]["seats"][0]["person"] is not None:
                break
            time.sleep(0.05)
        assert served.act(host["table"], host["token"], "start").status == 200
        said, _ = bot.communicate(timeout=30)
    finally:
        bot.kill()
    assert "winners" in said
    assert served.look(host["table"])["table"]["phase"] == "over"
