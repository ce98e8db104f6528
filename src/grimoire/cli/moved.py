"""Commands that are elsewhere now: their old names say where they went."""

import typer

from grimoire.cli.terminal_language import spoken
from grimoire.library.messages import messages

UNUSABLE = 2


def tournament(rest: list[str] | None = typer.Argument(None, hidden=True)) -> None:
    """Went to 'grimoire lab tournament'."""
    raise moved("tournament")


def ladder(rest: list[str] | None = typer.Argument(None, hidden=True)) -> None:
    """Went to 'grimoire lab ladder'."""
    raise moved("ladder")


# Whatever followed the old name.
for command in (tournament, ladder):
    command.settings = {"ignore_unknown_options": True, "allow_extra_args": True}  # type: ignore[attr-defined]


def moved(name: str) -> typer.Exit:
    typer.echo(messages(spoken()).say("lab-moved", name=name), err=True)
    return typer.Exit(UNUSABLE)
