"""The command line: one command, ``potluck``."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from potluck.cli.language import cli_texts, wanted_language
from potluck.cli.parser import make_parser
from potluck.engine.errors import RefusedError
from potluck.games import all_games

if TYPE_CHECKING:
    from collections.abc import Sequence

REFUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code: 0 for success, 2 for anything refused."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    texts = cli_texts(wanted_language(words, os.environ))
    chosen = make_parser(texts).parse_args(words)
    try:
        code: int = chosen.run(chosen, texts.language)
        sys.stdout.flush()
    except RefusedError as error:
        game = all_games().get(getattr(chosen, "game", None) or "")
        said = cli_texts(texts.language, game).refusal(error.refusal)
        sys.stderr.write(texts.say("error", what=said) + "\n")
        return REFUSED
    except KeyboardInterrupt:
        sys.stderr.write("\n" + texts.say("interrupted") + "\n")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone (``potluck ... | head``); what is left of it goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
