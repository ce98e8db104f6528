"""What all commands have in common that play games in the one form of results: who plays them, what is kept, how far it is."""

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from grimoire.bots.own_bots import UnknownBot
from grimoire.cli.progress import ProgressLines, progress_bar
from grimoire.cli.terminal_language import in_words
from grimoire.kernel.unusable import Unusable
from grimoire.lab.backends import executor_of
from grimoire.lab.results import Results
from grimoire.lab.studies import Done, Study, play_study
from grimoire.library.messages import Messages
from grimoire.library.yaml_lines import BadFile

UNUSABLE = 2  # the exit code where something that was given cannot be used
WRONG = 1  # where games went wrong

JOBS = Annotated[int, typer.Option(min=0, help="How many processes play at once; left out, as many as there are processors.")]
KEEP = Annotated[Path | None, typer.Option(help="A file the games are kept in, and gone on with from where they stopped.")]
PART = Annotated[str, typer.Option(help="Play a part alone, as 1/8; 'lab merge' puts the files of all parts together.")]
BACKEND = Annotated[
    str,
    typer.Option(help="Who plays: 'processes' of this machine, or 'ray', the machines of a Ray cluster ('ray:ADDRESS')."),
]


class answering:
    """What cannot be used is said in a sentence, and ends the command."""

    def __init__(self, command: str) -> None:
        self.command = command

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, BadFile | UnknownBot | Unusable):
            typer.echo(f"grimoire {self.command}: {in_words(error)}", err=True)
            raise typer.Exit(UNUSABLE) from None


def play_into(
    study: Study,
    words: Messages,
    jobs: int,
    keep: Path | None,
    part: str,
    backend: str = "",
    seen: Callable[[Console, Done], None] | None = None,
) -> Results:
    """The games that are missing, into what is kept; `seen` is told of each as it is done."""
    at, parts = part_of(part)
    execute = executor_of(backend, jobs or processors())
    results = Results(study.terms, keep)
    results.begin()
    wanted = results.missing(at, parts)
    wrong = 0
    with progress_bar() as progress, closing(play_study(study, results, execute, at, parts)) as going:
        task = progress.add_task(words.say("lab-games"), total=len(wanted))
        lines = ProgressLines(progress.disable)
        done = 0

        def so_far() -> str:
            return words.say("lab-progress", done=done, games=len(wanted), rate=lines.rate(done), errors=wrong)

        for one in going:
            done += 1
            wrong += bool(one.line.faults)
            progress.advance(task)
            lines.tell(so_far)
            if seen is not None:
                seen(progress.console, one)
    results.write_whole()
    return results


def part_of(text: str) -> tuple[int, int]:
    """Which part of how many, from 0. Raises BadFile."""
    if not text:
        return 0, 1
    at, _, parts = text.partition("/")
    if not (at.isdecimal() and parts.isdecimal() and 1 <= int(at) <= int(parts)):
        raise BadFile("bad-lab-part", part=text)
    return int(at) - 1, int(parts)


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
