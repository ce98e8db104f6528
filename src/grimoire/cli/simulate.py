"""`grimoire simulate`: many games played by bots, and what came of them."""

import sys
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from grimoire.bots.registry import BOTS, UnknownBot
from grimoire.lab.crash import write_crash
from grimoire.lab.games import UnknownGame, table_of
from grimoire.lab.pairing import pairings
from grimoire.lab.simulate import Plan, Played, Summary
from grimoire.lab.simulate import simulate as play_all
from grimoire.library.yaml_lines import BadFile


def simulate(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "magenoir",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; each further game has the next one.")] = 0,
    deck: Annotated[
        str | None,
        typer.Option(
            help="Deck of the first seat: a shipped one, a file, or 'random' for a new one in each game. Left out: all in turn."
        ),
    ] = None,
    against: Annotated[str | None, typer.Option(help="Deck of the second seat, in the same way.")] = None,
    bot: Annotated[str, typer.Option(help="Who decides for both seats.")] = "random",
    check: Annotated[
        bool,
        typer.Option("--check", help="Look after every decision at all that must always hold. Slow: milliseconds a decision."),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play at once.")] = 1,
    cap: Annotated[int, typer.Option(min=1, metavar="DECISIONS", help="Give a game up after so many decisions.")] = 10_000,
    cards: Annotated[
        list[str] | None, typer.Option(help="A card file of your own, or a folder of them, played with the shipped cards.")
    ] = None,
    records: Annotated[Path, typer.Option(help="Folder for the records of games that went wrong.")] = Path("."),
) -> None:
    """Play many games between bots and sum them up.

    A game that goes wrong does not stop the others: its seed is printed, a record that shows the fault is written, and
    the command ends with exit code 1.
    """
    try:
        plan = make_plan(game, games, seed, deck, against, bot, check, cap, tuple(cards or ()))
    except (BadFile, UnknownGame, UnknownBot) as error:
        typer.echo(f"grimoire simulate: {error}", err=True)
        raise typer.Exit(2) from None
    summary = Summary()
    faults: dict[str, list[Played]] = {}
    began = time.perf_counter()
    with progress_bar() as progress:
        task = progress.add_task("games", total=games)
        for played in play_all(plan, jobs):
            summary.add(plan, played)
            progress.advance(task)
            if played.error:
                report(progress.console, plan, played, faults, records)
    summary.close(time.perf_counter() - began)
    if json:
        typer.echo(msgspec.json.encode(summary).decode())
    else:
        print_summary(summary, plan)
    if faults:
        for kind, same in faults.items():
            if len(same) > 1:
                typer.echo(f"{len(same)} games went wrong like this: {kind}", err=True)
        raise typer.Exit(1)


def make_plan(
    game: str,
    games: int,
    seed: int,
    deck: str | None,
    against: str | None,
    bot: str,
    check: bool,
    cap: int,
    cards: tuple[str, ...],
) -> Plan:
    """Everything a user can get wrong is found here, before the first game."""
    table = table_of(game, cards)
    if bot not in BOTS:
        raise UnknownBot(f"'{bot}' is no bot; there are: {', '.join(sorted(BOTS))}")
    return Plan(table.name, pairings(table, deck, against), [bot] * table.seats, games, seed, cap, check, cards)


def progress_bar() -> Progress:
    """On stderr, and only for a person who looks at a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def report(console: Console, plan: Plan, played: Played, faults: dict[str, list[Played]], folder: Path) -> None:
    """Tell a fault when it comes; of several alike only the first leaves a record."""
    same = faults.setdefault(played.kind, [])
    same.append(played)
    if len(same) > 1:
        return
    path = write_crash(folder, plan.game, played.seed, played.record)
    decks = " against ".join(deck.name for deck in plan.pairings[played.pairing])
    line = f"seed {played.seed}, {decks}, after {played.decisions} choices: {played.error}; record: {path}"
    console.print(line, markup=False, highlight=False, soft_wrap=True)


def print_summary(summary: Summary, plan: Plan) -> None:
    table = RichTable(title=f"{plan.game}, seeds {plan.seed} to {plan.seed + plan.games - 1}")
    table.add_column("")
    table.add_column("", justify="right")
    for field in ("games", "finished", "capped", "errors", "draws", "decisions", "turns", "seconds", "decisions_per_s"):
        table.add_row(field.replace("_per_", " per "), f"{getattr(summary, field):,}")
    for entry in summary.wins:
        table.add_row(f"wins of {entry.deck}, seat {entry.seat}", f"{entry.wins:,}")
    Console().print(table)
