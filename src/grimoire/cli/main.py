"""The command grimoire: what it can do, each in a file of its own."""

import typer

from grimoire import __version__
from grimoire.cli.admin import app as admin
from grimoire.cli.bench import bench
from grimoire.cli.cards import app as cards
from grimoire.cli.deck import app as deck
from grimoire.cli.helping import Program
from grimoire.cli.play import play
from grimoire.cli.replay import replay
from grimoire.cli.scenario import app as scenario
from grimoire.cli.serve import serve
from grimoire.cli.simulate import simulate
from grimoire.cli.spoken import prefer
from grimoire.cli.tournament import tournament
from grimoire.cli.verify import verify

app = Program(
    name="grimoire",
    help="Mage Noir and Anima: Beyond Good and Evil, played, judged and studied.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grimoire {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: bool = typer.Option(False, "--version", callback=version, is_eager=True, help="Say the version and leave."),
    lang: str | None = typer.Option(
        None, "--lang", help="The language of all that is said: en or fr; as your system is set if left out."
    ),
) -> None:
    """Mage Noir and Anima: Beyond Good and Evil, played, judged and studied."""
    prefer(lang)


app.command("play")(play)
app.command("serve")(serve)
app.command("replay")(replay)
app.command("verify")(verify)
app.command("simulate")(simulate)
app.command("tournament")(tournament)
app.command("bench")(bench)
app.add_typer(cards, name="cards")
app.add_typer(deck, name="deck")
app.add_typer(admin, name="admin")
app.add_typer(scenario, name="scenario")
