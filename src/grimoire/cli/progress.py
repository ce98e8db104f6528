"""How far a long run is: a bar for who watches a terminal, a line now and then for who reads the output."""

import sys
import time
from collections.abc import Callable
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grimoire.cli.screen import wide_enough

SECONDS_BETWEEN_LINES: Final = 20.0


def progress_bar() -> Progress:
    """On stderr, and only for a person who looks at a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=wide_enough(Console(stderr=True)), transient=True, disable=not sys.stderr.isatty())


def tell(console: Console, line: str) -> None:
    console.print(line, markup=False, highlight=False, soft_wrap=True)


class ProgressLines:
    """For whoever reads the output of a long run instead of watching it: how far it is, every few seconds, on stderr."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self.began = self.last = time.perf_counter()

    def tell(self, line: Callable[[], str]) -> None:
        now = time.perf_counter()
        if self.wanted and now - self.last >= SECONDS_BETWEEN_LINES:
            self.last = now
            typer.echo(line(), err=True)

    def rate(self, done: int) -> str:
        """How many in a second so far."""
        return str(round(done / (time.perf_counter() - self.began), 1))
