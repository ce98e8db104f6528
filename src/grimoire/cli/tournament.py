"""`grimoire lab tournament`: decks against each other, every pairing, and how often each deck won."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from grimoire.bots.own_bots import UnknownBot
from grimoire.cli.simulate import bots_named, progress_bar, report, tell
from grimoire.cli.summing_up import capped_line
from grimoire.cli.terminal_language import in_words, language
from grimoire.cli.tournament_page import markdown_page, text_page
from grimoire.kernel.unusable import Unusable
from grimoire.lab.games import table_of
from grimoire.lab.simulate import Plan
from grimoire.lab.spread import simulate
from grimoire.lab.tables import Table
from grimoire.lab.tournament import Tournament, plan_of, seatings
from grimoire.library.deck_lists import Deck
from grimoire.library.messages import Messages, messages
from grimoire.library.yaml_lines import BadFile

DUEL = 2


class Uneven(Unusable):
    """What was asked for cannot be shared out evenly; says why."""


def tournament(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "magenoir",
    deck: Annotated[
        list[str] | None,
        typer.Option(help="A deck that takes part: a shipped one or a file; may be repeated. Left out: all shipped ones."),
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(help="A deck that all others meet; may be repeated. Left out: the decks meet each other."),
    ] = None,
    games: Annotated[
        int, typer.Option(min=2, help="How many games per pairing: an even number, half of them in each seat.")
    ] = 100,
    bot: Annotated[str, typer.Option(help="Who decides for both seats; a bot of your own as module:Class.")] = "greedy",
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; each further game has the next one.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play at once.")] = 1,
    cap: Annotated[int, typer.Option(min=1, metavar="DECISIONS", help="Give a game up after this many decisions.")] = 10_000,
    json: Annotated[bool, typer.Option("--json", help="Print all meetings as JSON.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr; as your system is set if left out.")] = None,
    cards: Annotated[
        list[str] | None, typer.Option(help="A card file of your own, or a folder of them, played with the shipped cards.")
    ] = None,
    records: Annotated[Path, typer.Option(help="Folder for the records of games that went wrong.")] = Path("."),
) -> None:
    """Let every deck meet every other, as often in the one seat as in the other, and print how often each won.

    A game that goes wrong does not stop the others: its seed is printed, a record that shows the fault is written, and
    the command ends with exit code 1.
    """
    try:
        words = messages(language(lang))
        plan, found = make_tournament(game, deck or [], against or [], games, bot, seed, cap, tuple(cards or ()))
    except (BadFile, UnknownBot, Uneven) as error:
        typer.echo(f"grimoire lab tournament: {in_words(error)}", err=True)
        raise typer.Exit(2) from None
    faults = play(words, plan, found, jobs, records)
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        typer.echo(markdown_page(words, found) if markdown else text_page(words, found))
    if faults:
        raise typer.Exit(1)


def make_tournament(
    game: str,
    deck: list[str],
    against: list[str],
    games: int,
    bot: str,
    seed: int,
    cap: int,
    own_cards: tuple[str, ...],
) -> tuple[Plan, Tournament]:
    """Everything a user can get wrong is found here, before the first game."""
    table = table_of(game, own_cards)
    bots = bots_named([bot], table)
    if games % DUEL:
        raise Uneven("bad-uneven", games=games, more=games + 1)
    decks = decks_of(table, deck or table.deck_names())
    if not decks:
        raise Uneven("bad-no-deck-meets", game=game)
    opponents = decks_of(table, against)
    pairings = seatings(decks, opponents)
    if not pairings:
        raise Uneven("bad-deck-alone", name=decks[0].name)
    found = Tournament(bot, games, seed, [d.name for d in decks], [d.name for d in opponents or decks], [])
    return plan_of(table.name, pairings, bots, games, seed, cap, own_cards), found


def decks_of(table: Table, names: list[str]) -> list[Deck]:
    decks = [table.deck(name) for name in names]
    for i, deck in enumerate(decks):
        if deck.name in [other.name for other in decks[:i]]:
            raise Uneven("bad-deck-twice", name=deck.name)
    return decks


def play(words: Messages, plan: Plan, found: Tournament, jobs: int, records: Path) -> set[str]:
    """Play all games into the table; gives back what went wrong."""
    faults: set[str] = set()
    with progress_bar() as progress, closing(simulate(plan, jobs)) as going:
        task = progress.add_task("games", total=plan.games)
        for played in going:
            found.add(plan, played)
            progress.advance(task)
            if played.error:
                report(progress.console, words, plan, played, faults, records)
            elif played.repeats is not None:
                tell(progress.console, capped_line(words, plan, played))
    return faults
