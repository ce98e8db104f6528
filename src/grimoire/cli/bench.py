"""`grimoire bench`: how fast the engine is on this machine."""

import sys
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from grimoire.cli.screen import wide_enough
from grimoire.cli.shared_options import PLAYERS
from grimoire.cli.terminal_language import in_words
from grimoire.lab.bench import ROUNDS, measure, measured_pairings
from grimoire.lab.games import table_of
from grimoire.lab.growth import measure_growth
from grimoire.lab.tables import Table
from grimoire.library.yaml_lines import BadFile

MEANINGS: Final = {
    "decisions_per_s": "decisions per second, random legal play",
    "turns_per_s": "turns per second",
    "games_per_s": "games per second, setup included",
    "decisions_per_turn": "decisions per turn",
    "options_per_decision": "options per decision",
    "clone_us": "clone, µs",
    "bytes_us": "to bytes and back, µs",
    "view_us": "view of the seat that decides, µs",
    "first_sample_us": "first sample for the seat that decides, µs",
    "sample_us": "another sample for the same seat, µs",
    "compiled": "compiled with mypyc",
    "yardstick_us": "a fixed piece of other work, µs",
    "decisions_per_yardstick": "decisions in that time: to compare days and machines",
    "playouts_per_s": "samples of turn 8 played by chance to the end, per second",
}


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure.")] = "magenoir",
    games: Annotated[int, typer.Option(min=1, help="How many games of each pairing of the preconstructed decks.")] = 5,
    players: int | None = PLAYERS,
    growth: Annotated[
        bool,
        typer.Option(
            "--growth", help="How the cost of a choice grows with the board, measured in random games with random decks."
        ),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure the engine: random legal play between all pairings of the preconstructed decks, always with the same seed."""
    try:
        table = table_of(game, (), players)
    except BadFile as error:
        typer.echo(f"grimoire bench: {in_words(error)}", err=True)
        raise typer.Exit(2) from None
    if growth:
        show_growth(game, table, games, json)
        return
    with Progress(console=wide_enough(Console(stderr=True)), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=ROUNDS * games * len(measured_pairings(table)))
        figures = measure(table, games, lambda: progress.advance(task))
    if json:
        typer.echo(msgspec.json.encode(figures).decode())
        return
    shown = RichTable(title=f"{game}, {games} games of each pairing")
    shown.add_column("")
    shown.add_column("", justify="right")
    for field, meaning in MEANINGS.items():
        value = getattr(figures, field)
        shown.add_row(meaning, ("yes" if value else "no") if isinstance(value, bool) else f"{value:,}")
    wide_enough(Console()).print(shown)


def show_growth(game: str, table: Table, games: int, json: bool) -> None:
    with Progress(console=wide_enough(Console(stderr=True)), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=games)
        growth = measure_growth(table, games, lambda: progress.advance(task))
    if json:
        typer.echo(msgspec.json.encode(growth).decode())
        return
    shown = RichTable(title=f"{game}, {growth.choices:,} choices of {games} games")
    shown.add_column("")
    for name in ("choices", "µs a choice", "times"):
        shown.add_column(name, justify="right")
    for row in growth.rows:
        span = f"{row.measure} {row.least}" + (" and more" if row.most < 0 else f" to {row.most}")
        shown.add_row(span, f"{row.choices:,}", f"{row.us:,}", f"{row.times:,}")
    shown.add_row(f"the worst single choice: {growth.worst_at}", "1", f"{growth.worst_us:,}", "")
    wide_enough(Console()).print(shown)
