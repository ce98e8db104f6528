"""`grimoire lab tournament`: decks against each other, every pairing, and how often each deck won."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from grimoire.cli.lab_running import BACKEND, KEEP, PART, WRONG, answering, play_into
from grimoire.cli.progress import tell
from grimoire.cli.simulate import bots_named
from grimoire.cli.terminal_language import language
from grimoire.cli.tournament_page import markdown_page, text_page
from grimoire.kernel.unusable import Unusable
from grimoire.lab.crash import write_crash
from grimoire.lab.games import table_of
from grimoire.lab.results import Results
from grimoire.lab.studies import TOURNAMENT, Done, Study, study_of
from grimoire.lab.tables import Table
from grimoire.lab.tournament import arms_of, found_in
from grimoire.library.deck_lists import Deck
from grimoire.library.messages import Messages, messages

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
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first two games; each further two have the next one.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play at once.")] = 1,
    keep: KEEP = None,
    part: PART = "",
    backend: BACKEND = "",
    cap: Annotated[int, typer.Option(min=1, metavar="DECISIONS", help="Give a game up after this many decisions.")] = 10_000,
    json: Annotated[bool, typer.Option("--json", help="Print all meetings as JSON.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr; as your system is set if left out.")] = None,
    cards: Annotated[
        list[str] | None, typer.Option(help="A card file of your own, or a folder of them, played with the shipped cards.")
    ] = None,
    records: Annotated[Path, typer.Option(help="Folder for the records of games that went wrong.")] = Path("."),
) -> None:
    """Let every deck meet every other on the same seeds, in both seats, and print how often each won.

    A game that goes wrong does not stop the others: its seed is printed, a record that shows the fault is written, and
    the command ends with exit code 1.
    """
    with answering("lab tournament"):
        words = messages(language(lang))
        study = make_tournament(game, deck or [], against or [], games, bot, seed, cap, tuple(cards or ()))
        results = play_into(study, words, jobs, keep, part, backend, Faults(words, study, records).see)
    show_tournament(words, results, json, markdown)


def show_tournament(words: Messages, results: Results, json: bool, markdown: bool = False) -> None:
    found = found_in(results)
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        typer.echo(markdown_page(words, found) if markdown else text_page(words, found))
    if results.errors:
        raise typer.Exit(WRONG)


def make_tournament(
    game: str,
    deck: list[str],
    against: list[str],
    games: int,
    bot: str,
    seed: int,
    cap: int,
    own_cards: tuple[str, ...],
) -> Study:
    """Everything a user can get wrong is found here, before the first game."""
    table = table_of(game, own_cards)
    bots_named([bot], table)
    if games % DUEL:
        raise Uneven("bad-uneven", games=games, more=games + 1)
    decks = decks_of(table, deck or table.deck_names())
    if not decks:
        raise Uneven("bad-no-deck-meets", game=game)
    arms = arms_of(decks, decks_of(table, against), bot)
    if not arms:
        raise Uneven("bad-deck-alone", name=decks[0].name)
    return study_of(TOURNAMENT, table.name, arms, [own_cards], seed, games // DUEL, cap=cap)


def decks_of(table: Table, names: list[str]) -> list[Deck]:
    decks = [table.deck(name) for name in names]
    for i, deck in enumerate(decks):
        if deck.name in [other.name for other in decks[:i]]:
            raise Uneven("bad-deck-twice", name=deck.name)
    return decks


class Faults:
    """Told when they come; of several alike only the first leaves a record."""

    def __init__(self, words: Messages, study: Study, folder: Path) -> None:
        self.words = words
        self.terms = study.terms
        self.folder = folder
        self.kinds: set[str] = set()

    def see(self, console: Console, done: Done) -> None:
        for fault in done.line.faults:
            if fault.kind in self.kinds:
                continue
            self.kinds.add(fault.kind)
            round, arm, _ = self.terms.place_of(done.line.number)
            seed = self.terms.seed + round
            path = str(write_crash(self.folder, self.terms.game, seed, done.record)) if done.record else "-"
            line = self.words.say(
                "simulated-fault",
                seed=str(seed),
                decks=self.terms.arms[arm].name,
                decisions=fault.after,
                choice=fault.choice or "-",
                error=fault.error,
                path=path,
                again=f"grimoire replay {path}",
            )
            tell(console, line)
