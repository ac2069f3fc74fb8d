"""Where people read."""

from __future__ import annotations

from rich.console import Console


class Screen(Console):
    """A console that lets the command line decide what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Pass the error on; rich would end the program with an error code."""
        raise BrokenPipeError
