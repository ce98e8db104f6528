"""`grimoire lab ladder`: bots against each other on the same luck, and how strong each is."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table as RichTable

from grimoire.cli.lab_running import BACKEND, JOBS, PART, WRONG, answering, play_into
from grimoire.cli.screen import wide_enough
from grimoire.cli.shared_options import LISTS, OMEGA, OPEN_ROLLS, PLAYERS, REVEAL, TREE, lists_named, optional_rules
from grimoire.cli.simulate import bots_named
from grimoire.cli.terminal_language import language
from grimoire.kernel.unusable import Unusable
from grimoire.lab.games import table_of
from grimoire.lab.ladder import Found, arms_of, found_in, ladder_of
from grimoire.lab.ratings import Standing
from grimoire.lab.results import Results
from grimoire.lab.studies import Done, Study
from grimoire.lab.thinking import Thinking
from grimoire.library.games import box_of
from grimoire.library.messages import Messages, messages
from grimoire.library.records import CLOSED_LISTS

DUEL: Final = 2
USUAL: Final = "eager-1,greedy-1"


class Alone(Unusable):
    """Nobody meets anybody."""


def ladder(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "magenoir",
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, separated by commas, from the weakest to the strongest (your own as module:Class): each plays "
            "against the one before it."
        ),
    ] = USUAL,
    against: Annotated[str, typer.Option(help="A bot that all others play against, instead of the one before them.")] = "",
    rounds: Annotated[
        int,
        typer.Option(
            min=1,
            help="How many rounds two bots play. A round is one seed, with one of the bots in each seat once: between "
            "two, a pair of games with the seats swapped.",
        ),
    ] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first round; each further round has the next one.")] = 0,
    deck: Annotated[
        list[str] | None,
        typer.Option(help="A deck that takes part: a shipped one or a file; may be repeated. Left out: all shipped ones."),
    ] = None,
    players: int | None = PLAYERS,
    tree: bool = TREE,
    open_rolls: bool = OPEN_ROLLS,
    reveal: bool = REVEAL,
    omega: bool = OMEGA,
    lists: str = LISTS,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep each game in this file, and go on with those that are there already."),
    ] = None,
    part: PART = "",
    backend: BACKEND = "",
    jobs: JOBS = 0,
    cap: Annotated[int, typer.Option(min=1, metavar="DECISIONS", help="Give a game up after this many decisions.")] = 10_000,
    json: Annotated[bool, typer.Option("--json", help="Print all figures as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr; as your system is set if left out.")] = None,
) -> None:
    """Let bots play each other on the same luck, with all decks, and tell how strong each is.

    The games of a round have the same seed and the same decks, so that what is left is how they are played. Intervals are
    those of rounds, not of games. The result is the same for any number of processes, whether played in one go or not.
    """
    times: dict[int, tuple[Thinking, ...]] = {}

    def timed(_: Console, done: Done) -> None:
        times[done.line.number] = done.times

    with answering("lab ladder"):
        words = messages(language(lang), game)
        options = tuple(optional_rules(box_of(game), tree, open_rolls, reveal, omega))
        closed = lists_named(lists) == CLOSED_LISTS
        study = make_ladder(game, bots, against, rounds, seed, deck, players, options, closed, cap)
        results = play_into(study, words, jobs, keep, part, backend, timed)
    show_ladder(words, results, json, times)


def show_ladder(words: Messages, results: Results, json: bool, times: Mapping[int, tuple[Thinking, ...]] | None = None) -> None:
    found = found_in(results, times)
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        print_found(words, found)
    if found.errors:
        typer.echo(found.errors[0], err=True)
        raise typer.Exit(WRONG)


def make_ladder(
    game: str,
    bots: str,
    against: str,
    rounds: int,
    seed: int,
    deck: list[str] | None,
    players: int | None,
    options: tuple[str, ...],
    closed: bool,
    cap: int,
) -> Study:
    """Everything a user can get wrong is found here, before the first game."""
    table = table_of(game, (), players, options)
    named = list(dict.fromkeys([name.strip() for name in bots.split(",")]))
    for name in [*named, *([against] if against else [])]:
        bots_named([name], table)
    decks = tuple(deck or table.deck_names())
    for name in decks:
        table.deck(name)
    arms = arms_of(named, against)
    if not arms:
        raise Alone("bad-ladder-alone")
    return ladder_of(table, arms, decks, seed, rounds, closed, cap)


def print_found(words: Messages, found: Found) -> None:
    title = words.say("ladder-title", game=found.game, seats=found.seats, anchor=found.anchor)
    strongest = RichTable(title=title)
    for id in ("ladder-bot", "ladder-elo", "ladder-ms"):
        strongest.add_column(words.say(id), justify="left" if id == "ladder-bot" else "right")
    for rating in found.ratings:
        strongest.add_row(
            rating.bot,
            f"{rating.elo:.0f} ({rating.low:.0f}–{rating.high:.0f})",
            f"{rating.ms:.1f} / {rating.ms_95:.0f} / {rating.ms_most:.0f}" if rating.decisions else "–",
        )
    meetings = RichTable(caption=words.say("ladder-percent" if found.seats == DUEL else "ladder-parts"))
    for id in ("ladder-bout", "ladder-share", "ladder-all-won", "ladder-none-won", "ladder-rounds"):
        meetings.add_column(words.say(id), justify="left" if id == "ladder-bout" else "right")
    for one in found.standings:
        meetings.add_row(
            words.say("ladder-against", one=one.one, other=one.other),
            f"{share(one.share, one)} ({share(one.low, one)}–{share(one.high, one)})",
            str(one.all_won),
            str(one.none_won),
            str(one.rounds),
        )
    console = wide_enough(Console())
    console.print(strongest)
    console.print(meetings)
    for rating in found.ratings:
        if rating.cut:
            console.print(words.say("ladder-cut", bot=rating.bot, cut=rating.cut, decisions=rating.decisions), highlight=False)
    for one in found.standings:
        if one.drawn or one.errors:
            said = words.say(
                "ladder-open", one=one.one, other=one.other, draws=one.drawn, unfinished=one.unfinished, errors=one.errors
            )
            console.print(said, highlight=False)


def share(value: float, of: Standing) -> str:
    """Of games, in percent; among more than two, of what an even bot would win."""
    return f"{100 * value:.1f}" if of.seats == DUEL else f"{value:.2f}"
