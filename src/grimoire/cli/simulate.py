"""`grimoire simulate`: many games played by bots, and what came of them."""

import shlex
import time
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console

from grimoire.bots.games import wanted_bot
from grimoire.bots.own_bots import UnknownBot
from grimoire.cli.lab_running import KEEP, PART, WRONG, answering, play_into
from grimoire.cli.progress import tell
from grimoire.cli.shared_options import LISTS, OMEGA, OPEN_ROLLS, PLAYERS, REVEAL, TREE, lists_named, optional_rules
from grimoire.cli.summing_up import capped_line, decks_of, print_coverage, print_summary
from grimoire.cli.terminal_language import language
from grimoire.lab.coverage import Tally
from grimoire.lab.crash import write_crash
from grimoire.lab.games import table_of
from grimoire.lab.pairing import pairings
from grimoire.lab.results import Results
from grimoire.lab.simulate import Plan, Played, Summary
from grimoire.lab.simulated import plan_of, played_of, study_of_plan
from grimoire.lab.studies import Done
from grimoire.lab.tables import Table
from grimoire.library.games import box_of
from grimoire.library.messages import Messages, messages
from grimoire.library.records import CLOSED_LISTS

NOT_AGAIN: Final = frozenset(("games", "seed", "jobs", "json", "records", "coverage", "lang", "help", "keep", "part"))


def simulate(
    context: typer.Context,
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
    decks: Annotated[str | None, typer.Option(help="The same for both seats at once.")] = None,
    deck_size: Annotated[
        int | None, typer.Option(metavar="CARDS", help="How many cards random decks have besides an Animal. Left out: 40.")
    ] = None,
    elements: Annotated[int | None, typer.Option(help="How many elements random decks have. Left out: one to four.")] = None,
    players: int | None = PLAYERS,
    bot: Annotated[
        str,
        typer.Option(help="Who decides: a bot for all seats, or one for each, separated by commas; your own as module:Class."),
    ] = "random",
    tree: bool = TREE,
    open_rolls: bool = OPEN_ROLLS,
    reveal: bool = REVEAL,
    omega: bool = OMEGA,
    lists: str = LISTS,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Check after every decision everything that must always hold. Slow: milliseconds per decision."
        ),
    ] = False,
    check_every: Annotated[
        int,
        typer.Option(
            min=1,
            metavar="N",
            help="With --check: clones, bytes and samples, the slow part, only at one decision in N, chosen by the seed. "
            "Bookkeeping and options are still checked after every one.",
        ),
    ] = 1,
    keep_going: Annotated[
        bool,
        typer.Option("--keep-going", help="With --check: go on playing after a fault, and tell each kind of fault once."),
    ] = False,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Tell which texts of cards were carried out, and list those that never were.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play at once.")] = 1,
    keep: KEEP = None,
    part: PART = "",
    cap: Annotated[
        int,
        typer.Option(
            min=1, metavar="DECISIONS", help="Give a game up after this many decisions, and tell whether it went in circles."
        ),
    ] = 10_000,
    cards: Annotated[
        list[str] | None, typer.Option(help="A card file of your own, or a folder of them, played with the shipped cards.")
    ] = None,
    records: Annotated[Path, typer.Option(help="Folder for the records of games that went wrong.")] = Path("."),
    lang: Annotated[str | None, typer.Option(help="en or fr; as your system is set if left out.")] = None,
) -> None:
    """Play many games between bots and sum them up.

    A game that goes wrong does not stop the others: its seed is printed, a record that shows the fault is written, and
    the command ends with exit code 1.
    """
    with answering("simulate"):
        options = tuple(optional_rules(box_of(game), tree, open_rolls, reveal, omega))
        words = messages(language(lang), game)
        bots = bot.split(",")
        table = table_of(game, tuple(cards or ()), players or (len(bots) if len(bots) > 1 else None), options)
        plan = Plan(
            table.name,
            pairings(table, deck or decks, against or decks),
            bots_named(bots, table),
            games,
            seed,
            cap,
            check,
            tuple(cards or ()),
            check_every,
            coverage,
            table.deck_shape(deck_size, elements),
            options,
            keep_going,
            lists_named(lists) == CLOSED_LISTS,
        )
        study = study_of_plan(plan)
        told = Told(words, plan, records, again_command(context))
        began = time.perf_counter()
        results = play_into(study, words, jobs, keep, part, "", told.see)
    show_simulated(words, results, table, json, time.perf_counter() - began, told.decisions)


class Told:
    """What is told of games as they come."""

    def __init__(self, words: Messages, plan: Plan, records: Path, again: str = "") -> None:
        self.words = words
        self.plan = plan
        self.records = records
        self.again = again
        self.kinds: set[str] = set()
        self.decisions = 0  # of this run

    def see(self, console: Console, done: Done) -> None:
        played = played_of(self.plan, done.line, done.record)
        self.decisions += played.decisions
        if played.faults:
            report(console, self.words, self.plan, played, self.kinds, self.records, self.again)
        elif played.repeats is not None:
            tell(console, capped_line(self.words, self.plan, played))


def show_simulated(
    words: Messages, results: Results, table: Table, json: bool, seconds: float = 0.0, decisions: int = 0
) -> None:
    """What all games there are come to; how long it took is of those played now."""
    plan = plan_of(results.terms)
    summary = Summary(cards=results.terms.cards[0])
    coverage = results.terms.checks.coverage
    tally = Tally(table.texts() if coverage else [])
    for number in sorted(results.lines):
        line = results.lines[number]
        summary.add(plan, played_of(plan, line))
        tally.add(line.texts)
    summary.close(seconds, decisions)
    if coverage:
        summary.coverage = tally.coverage()
    if json:
        typer.echo(msgspec.json.encode(summary).decode())
    else:
        print_summary(words, summary, plan, table)
    if coverage and not json:
        print_coverage(words, table, tally.coverage())
    if summary.faults:
        for entry in sorted(summary.faults, key=lambda entry: -entry.games):
            typer.echo(words.say("simulated-faults", amount=entry.games, kind=entry.kind, seed=str(entry.seed)), err=True)
        raise typer.Exit(WRONG)


def bots_named(bots: list[str], table: Table) -> list[str]:
    """A bot for each seat; one name stands for all."""
    for bot in bots:
        wanted_bot(bot, table.name)
    if len(bots) not in (1, table.seats):
        raise UnknownBot("bad-bots-amount", amount=len(bots), players=table.seats)
    return bots * (table.seats // len(bots))


def again_command(context: typer.Context) -> str:
    """How this run was asked for, but for what names its games: with a seed it plays one of them again."""
    words = ["grimoire", "simulate"]
    for parameter in context.command.params:
        value = context.params.get(parameter.name or "")
        if parameter.param_type_name == "argument":
            words.append(str(value))
        elif parameter.name not in NOT_AGAIN and value != parameter.get_default(context) and value not in (None, [], ()):
            values = value if isinstance(value, list | tuple) else [value]
            words += [parameter.opts[0] if one is True else f"{parameter.opts[0]} {shlex.quote(str(one))}" for one in values]
    return " ".join(words)


def report(
    console: Console, words: Messages, plan: Plan, played: Played, told: set[str], folder: Path, again: str = ""
) -> None:
    """Tell a fault when it comes; of several alike only the first leaves a record."""
    for fault in played.faults:
        if fault.kind in told:
            continue
        told.add(fault.kind)
        path = str(write_crash(folder, plan.game, played.seed, played.record)) if played.record else "-"
        line = words.say(
            "simulated-fault",
            seed=str(played.seed),
            decks=decks_of(words, plan, played),
            decisions=fault.after,
            choice=fault.choice or "-",
            error=fault.error,
            path=path,
            again=f"{again} --seed {played.seed} --games 1" if again else f"grimoire replay {path}",
        )
        tell(console, line)
