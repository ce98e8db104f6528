"""grimoire lab: questions that many games answer. Is a card too strong? Which decks are worth playing?"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from grimoire.cli.helping import Program
from grimoire.cli.lab_names import Names, names_of
from grimoire.cli.lab_page import page_of
from grimoire.cli.lab_running import BACKEND, JOBS, KEEP, PART, WRONG, answering, play_into
from grimoire.cli.lab_text import card_lines, matrix_lines
from grimoire.cli.ladder import ladder, show_ladder
from grimoire.cli.simulate import show_simulated
from grimoire.cli.terminal_language import language
from grimoire.cli.tournament import show_tournament, tournament
from grimoire.lab import card_study, matrix
from grimoire.lab import tournament as tournaments
from grimoire.lab.card_study import COPIES, card_arms, changes_of, priced
from grimoire.lab.game_tables import can_write_parquet, write_parquet
from grimoire.lab.games import table_of
from grimoire.lab.results import Arm, Results, merged, read_results
from grimoire.lab.studies import LADDER, SIMULATE, TOURNAMENT, Study, study_of
from grimoire.library.messages import Messages, messages
from grimoire.library.writing import cannot_write
from grimoire.library.yaml_lines import BadFile

app = Program(help="Questions that many games answer: is a card too strong, which decks are worth playing.")

FILE = Annotated[Path, typer.Argument(help="A card file of your own.")]
CARD = Annotated[str, typer.Argument(help="The card it is about, by its id.")]
DECK = Annotated[str, typer.Option(help="The deck it is tried in: a shipped one or a file.")]
AGAINST = Annotated[str, typer.Option(help="The deck of the others; left out, the same without the card.")]
RIVAL = Annotated[str, typer.Option(help="The deck of the others; left out, the first that is shipped.")]
INSTEAD = Annotated[str, typer.Option(help="The card it takes the place of; left out, the one most like it.")]
N = Annotated[int, typer.Option(min=1, help="How many copies of it, if the deck has none.")]
BOT = Annotated[str, typer.Option(help="Who decides for all seats; a bot of your own as module:Class.")]
ROUNDS = Annotated[int, typer.Option(min=2, help="Rounds: a game in each seat, all on one seed. 200 at least for a claim.")]
SEED = Annotated[int, typer.Option(min=0, help="Seed of the first round; each further one has the next.")]
PAGE = Annotated[Path | None, typer.Option(help="Write a page in both languages too: one file that needs nothing else.")]
JSON = Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")]
GAME = Annotated[str, typer.Option(help="The game.")]
PLAYERS = Annotated[int | None, typer.Option(help="How many play, in Anima.")]
LANG = Annotated[str | None, typer.Option(help="en or fr; as your system is set if left out.")]


@app.command()
def card(
    file: FILE,
    id: CARD,
    deck: DECK = "burning-wrath",
    against: AGAINST = "",
    instead: INSTEAD = "",
    copies: N = COPIES,
    bot: BOT = "eager",
    rounds: ROUNDS = 500,
    seed: SEED = 0,
    jobs: JOBS = 0,
    keep: KEEP = None,
    part: PART = "",
    backend: BACKEND = "",
    page: PAGE = None,
    json: JSON = False,
    game: GAME = "magenoir",
    players: PLAYERS = None,
    lang: LANG = None,
) -> None:
    """Play a deck with a card and without it, on the same seeds: what the card does, and what each card of the deck does."""
    with answering("lab card"):
        table = table_of(game, (str(file),), players)
        mine, theirs = (list(table.deck(name).cards) if name and table.deck_names() else [] for name in (deck, against))
        arms = card_arms(table, mine, theirs, id, instead, copies, bot)
        study = study_of("card", game, arms, [[str(file)]], seed, rounds, players, about=id, watched=True)
        ran(study, jobs, keep, part, backend, page, json, language(lang))


@app.command()
def sweep(
    file: FILE,
    id: CARD,
    cost: Annotated[str, typer.Option(help="What is added to its own cost; below 0 none is tried.")] = "-2,-1,0,1,2",
    deck: DECK = "burning-wrath",
    against: AGAINST = "",
    instead: INSTEAD = "",
    copies: N = COPIES,
    bot: BOT = "eager",
    rounds: ROUNDS = 300,
    seed: SEED = 0,
    jobs: JOBS = 0,
    keep: KEEP = None,
    part: PART = "",
    backend: BACKEND = "",
    page: PAGE = None,
    json: JSON = False,
    lang: LANG = None,
) -> None:
    """Play the same rounds with a card at other costs (Mage Noir)."""
    with answering("lab sweep"), tempfile.TemporaryDirectory() as folder:
        found = priced(file, id, changes_of(cost), Path(folder))
        files = [[name] for name in found.values()]
        table = table_of("magenoir", (files[0][0],))
        theirs = list(table.deck(against).cards) if against else []
        arm = card_arms(table, table.deck(deck).cards, theirs, id, instead, copies, bot)[0]
        arms = [msgspec.structs.replace(arm, name=f"{change:+d}", cards=place) for place, change in enumerate(found)]
        study = study_of("sweep", "magenoir", arms, files, seed, rounds, about=id)
        ran(study, jobs, keep, part, backend, page, json, language(lang))


@app.command()
def compare(
    file: FILE,
    other: Annotated[Path, typer.Argument(help="The other version of it.")],
    deck: DECK = "burning-wrath",
    against: RIVAL = "",
    bot: BOT = "eager",
    rounds: ROUNDS = 300,
    seed: SEED = 0,
    jobs: JOBS = 0,
    keep: KEEP = None,
    part: PART = "",
    backend: BACKEND = "",
    page: PAGE = None,
    json: JSON = False,
    game: GAME = "magenoir",
    players: PLAYERS = None,
    lang: LANG = None,
) -> None:
    """Play a deck with two versions of a card file, on the same seeds."""
    with answering("lab compare"):
        table = table_of(game, (str(file),), players)
        shipped = table.deck_names()
        mine, theirs = (list(table.deck(name or shipped[0]).cards) if shipped else [] for name in (deck, against))
        arms = [Arm(path.name, mine, theirs, place, bot, bot) for place, path in enumerate((file, other))]
        study = study_of("compare", game, arms, [[str(file)], [str(other)]], seed, rounds, players)
        ran(study, jobs, keep, part, backend, page, json, language(lang))


@app.command("matrix")
def all_decks(
    deck: Annotated[list[str] | None, typer.Option(help="A deck that takes part; may be repeated. Left out: all.")] = None,
    bot: Annotated[str, typer.Option(help="Who decides; several, separated by commas, play it all once each.")] = "eager",
    rounds: ROUNDS = 100,
    seed: SEED = 0,
    jobs: JOBS = 0,
    keep: KEEP = None,
    part: PART = "",
    backend: BACKEND = "",
    page: PAGE = None,
    json: JSON = False,
    cards: Annotated[list[str] | None, typer.Option(help="A card file of your own, played with the shipped cards.")] = None,
    lang: LANG = None,
) -> None:
    """Let every deck meet every other on the same seeds, in both seats (Mage Noir)."""
    with answering("lab matrix"):
        table = table_of("magenoir", tuple(cards or ()))
        decks = [table.deck(name) for name in deck or table.deck_names()]
        arms = matrix.matrix_arms(decks, bot.split(","))
        if not arms:
            raise BadFile("bad-lab-decks")
        study = study_of("matrix", "magenoir", arms, [cards or []], seed, rounds)
        ran(study, jobs, keep, part, backend, page, json, language(lang))


@app.command()
def metagame(
    file: Annotated[Path, typer.Argument(help="What 'lab matrix --keep' kept.")],
    page: PAGE = None,
    json: JSON = False,
    lang: LANG = None,
) -> None:
    """Say which mixture of decks nobody gains by leaving, and how sure that is."""
    with answering("lab metagame"):
        results = read_results(file)
        if results.terms.study != "matrix":
            raise BadFile("bad-lab-no-matrix", str(file))
        tell(results, page, json, language(lang))


@app.command()
def merge(
    into: Annotated[Path, typer.Argument(help="The file that is written, which must not be there yet.")],
    parts: Annotated[list[Path], typer.Argument(help="Files of the parts of one study.")],
    lang: LANG = None,
) -> None:
    """Put the files of a study that was played in parts together; refuses what was played on other terms."""
    with answering("lab merge"):
        results = merged(parts, into)
        say = messages(language(lang)).say
        print(say("lab-merged", file=str(into), games=len(results.lines), wanted=results.terms.games))


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="What a study kept, whole or in part.")],
    page: PAGE = None,
    json: JSON = False,
    lang: LANG = None,
) -> None:
    """Say what the games of a file come to."""
    with answering("lab show"):
        tell(read_results(file), page, json, language(lang))


app.command("tournament")(tournament)
app.command("ladder")(ladder)


# -- what all have in common ------------------------------------------------------------------------------------------------


def ran(study: Study, jobs: int, keep: Path | None, part: str, backend: str, page: Path | None, json: bool, lang: str) -> None:
    """Play what is missing, and say what it comes to."""
    tell(play_into(study, messages(lang), jobs, keep, part, backend), page, json, lang, study.files)


def tell(results: Results, page: Path | None, json: bool, lang: str, files: tuple[tuple[str, ...], ...] | None = None) -> None:
    terms = results.terms
    words: Messages = messages(lang, terms.game)
    if page is not None and terms.study in (SIMULATE, LADDER):
        raise BadFile("bad-lab-no-page", "", study=terms.study)
    if page is not None:
        write_page(page, page_of(results, lang, files))
        write_beside(page, results)
    if terms.study == SIMULATE:
        show_simulated(words, results, table_of(terms.game, (), terms.seats, tuple(terms.options)), json)
    elif terms.study == LADDER:
        show_ladder(words, results, json)
    elif terms.study == TOURNAMENT:
        show_tournament(words, results, json)
    else:
        names = names_of(words, terms, files[0] if files else ())
        found, lines = found_and_lines(words, names, results)
        print(msgspec.json.encode(found).decode() if json else "\n".join(lines))
    if results.errors:
        typer.echo(results.errors[0].error, err=True)
        raise typer.Exit(WRONG)


def found_and_lines(words: Messages, names: Names, results: Results) -> tuple[Any, Iterator[str]]:
    if results.terms.study == "matrix":
        found = matrix.found_in(results)
        return found, matrix_lines(words, names, found)
    about = card_study.found_in(results)
    return about, card_lines(words, names, about, results)


def write_beside(page: Path, results: Results) -> None:
    """What the page shows for programs, and where a library for them is there, the games as a table."""
    if results.terms.study == TOURNAMENT:
        found: Any = tournaments.found_in(results)
    else:
        found = matrix.found_in(results) if results.terms.study == "matrix" else card_study.found_in(results)
    write_page(page.with_suffix(".json"), msgspec.json.encode(found).decode() + "\n")
    if can_write_parquet():
        write_parquet(page.with_suffix(".parquet"), results)


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error) from None
