"""The command grimoire: what it can do, each in a file of its own."""

from typing import Final

import typer

from grimoire import __version__
from grimoire.build_kind import is_compiled
from grimoire.cli.helping import Program
from grimoire.cli.lazy_commands import group_of
from grimoire.cli.terminal_language import prefer

COMMANDS: Final = {
    "learn": "grimoire.cli.learn:learn",
    "puzzle": "grimoire.cli.puzzle:puzzle",
    "play": "grimoire.cli.play:play",
    "serve": "grimoire.cli.serve:serve",
    "replay": "grimoire.cli.replay:replay",
    "analyse": "grimoire.cli.analyse:analyse",
    "verify": "grimoire.cli.verify:verify",
    "simulate": "grimoire.cli.simulate:simulate",
    "lab": "grimoire.cli.lab:app",
    "tournament": "grimoire.cli.moved:tournament",
    "contest": "grimoire.cli.contest:app",
    "ladder": "grimoire.cli.moved:ladder",
    "exam": "grimoire.cli.exam:exam",
    "bench": "grimoire.cli.bench:bench",
    "dataset": "grimoire.cli.dataset:app",
    "mcp": "grimoire.cli.mcp:mcp",
    "cards": "grimoire.cli.cards:app",
    "deck": "grimoire.cli.deck:app",
    "admin": "grimoire.cli.admin:app",
    "scenario": "grimoire.cli.scenario:app",
    "rulings": "grimoire.cli.rulings:rulings",
    "rule": "grimoire.cli.rulings:rule",
    "why": "grimoire.cli.why:why",
    "where": "grimoire.cli.where:where",
}

app = Program(
    name="grimoire",
    cls=group_of(COMMANDS),
    help="Mage Noir and Anima: Beyond Good and Evil, played, judged and studied.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grimoire {__version__} ({'compiled' if is_compiled() else 'pure Python'})")
        raise typer.Exit


@app.callback()
def main(
    version: bool = typer.Option(False, "--version", callback=version, is_eager=True, help="Show the version and exit."),
    lang: str | None = typer.Option(
        None, "--lang", help="The language of all that is said: en or fr; as your system is set if left out."
    ),
) -> None:
    """Mage Noir and Anima: Beyond Good and Evil, played, judged and studied."""
    prefer(lang)
