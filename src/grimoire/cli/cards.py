"""`grimoire cards`: look at the cards, check one's own, and hand them to other programs."""

from enum import StrEnum
from pathlib import Path

import typer
from rich.console import Console

from grimoire.cli.cards_check import check as check_files
from grimoire.cli.cards_handbook import by_kind, handbook
from grimoire.cli.cards_page import cards_page
from grimoire.cli.cards_show import back_of, card_table, face_of, nearest
from grimoire.library.card_compare import compare as compare_cards
from grimoire.library.card_compare import read_reference
from grimoire.library.card_export import as_json, exported
from grimoire.library.cards import load_pool
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import TYPES

DIFFERENT = 1
WRONG_INPUT = 2
PAGE_WIDTH = 200  # of a table that goes into a file or a pipe


class GameName(StrEnum):
    magenoir = "magenoir"


class Language(StrEnum):
    en = "en"
    fr = "fr"


app = typer.Typer(help="The cards: list, show, check, export and compare them.", no_args_is_help=True)

GAME = typer.Option(GameName.magenoir, "--game", help="The game whose cards are meant.")
LANG = typer.Option(Language.en, "--lang", help="The language of names and texts.")
CARDS = typer.Option(
    None, "--cards", help="A file or folder of cards of your own, read after the shipped ones; may be repeated."
)


def pool_with(own: list[Path] | None) -> Pool:
    """The shipped cards and the player's own; one line and the end of the program if a file is wrong."""
    try:
        return load_pool(own or [])
    except BadFile as error:
        raise refusal(str(error)) from None


def refusal(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(WRONG_INPUT)


@app.command("list")
def list_cards(
    element: str = typer.Option("", "--element", help=f"Only cards of this element: {', '.join(ELEMENTS)}."),
    kind: str = typer.Option("", "--type", help=f"Only cards of this type: {', '.join(TYPES)}."),
    set_: str = typer.Option("", "--set", help="Only cards of this set, for example base."),
    json: bool = typer.Option(False, "--json", help="Print the cards as JSON, as export does."),
    cards: list[Path] | None = CARDS,
    game: GameName = GAME,
    lang: Language = LANG,
) -> None:
    """List the cards: name, element, type, cost, components, Health Points."""
    pool = pool_with(cards)
    sets = list(dict.fromkeys(definition.set for definition in pool.definitions))
    for wanted, allowed, what in ((element, ELEMENTS, "element"), (kind, TYPES, "type of card"), (set_, sets, "set")):
        if wanted and wanted not in allowed:
            raise refusal(f"'{wanted}' is no {what}; allowed here: {', '.join(allowed)}")
    chosen = [
        definition
        for definition in pool.definitions
        if element in ("", definition.element_name) and kind in ("", definition.type_name) and set_ in ("", definition.set)
    ]
    if json:
        typer.echo(as_json([exported(pool, definition) for definition in chosen]))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, emoji=False, width=PAGE_WIDTH)
    console.print(card_table(chosen, lang))
    typer.echo(f"{len(chosen)} cards" if lang == Language.en else f"{len(chosen)} cartes")


@app.command()
def show(
    name: str = typer.Argument(help="Its id, its English or French name, or an alias; capitals do not matter."),
    cards: list[Path] | None = CARDS,
    game: GameName = GAME,
    lang: Language = LANG,
) -> None:
    """Show one card as printed, and how it is defined."""
    pool = pool_with(cards)
    definition = pool.find(name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    if definition is None:
        near = nearest(pool, name, lang)
        raise refusal(f"there is no card '{name}'" + (f"; the nearest: {', '.join(near)}" if near else ""))
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(face_of(pool, definition, lang, console.width))
    for line in back_of(definition, lang):
        typer.echo(line)


@app.command()
def check(
    paths: list[Path] | None = typer.Argument(None, help="Card files of your own, or folders of them."),
    game: GameName = GAME,
) -> None:
    """Read the shipped cards and these files. Ends with 2 and the first mistake of each file if there is any."""
    checked = check_files(paths or [])
    for remark in checked.remarks:
        typer.echo(remark)
    for mistake in checked.mistakes:
        typer.echo(mistake, err=True)
    if checked.mistakes:
        raise typer.Exit(WRONG_INPUT)
    typer.echo(f"{len(checked.pool.definitions)} cards, no mistakes")


@app.command()
def words(
    markdown: bool = typer.Option(False, "--markdown", help="Print the whole page docs/card-language.md."),
    game: GameName = GAME,
) -> None:
    """Every word of the card language: how it is written and what it means."""
    if markdown:
        typer.echo(handbook(pool_with(None)), nl=False)
        return
    for kind, listed in by_kind().items():
        typer.echo(f"{kind}")
        width = min(40, max([len(word.form) for word in listed]))
        for word in listed:
            typer.echo(f"  {word.form:<{width}}  {word.meaning}")
        typer.echo()


@app.command()
def export(
    json: bool = typer.Option(True, "--json", help="As a JSON list; there is no other format yet."),
    cards: list[Path] | None = CARDS,
    game: GameName = GAME,
) -> None:
    """Print all cards for other programs: facts, both texts, and which facts are ours."""
    pool = pool_with(cards)
    typer.echo(as_json([exported(pool, definition) for definition in pool.definitions]))


@app.command()
def compare(
    reference: Path = typer.Argument(metavar="FILE", help="A JSON list of published cards."),
    cards: list[Path] | None = CARDS,
    game: GameName = GAME,
) -> None:
    """Compare the facts of our cards with a reference list. Ends with 1 if any differs, 2 if it cannot be read."""
    pool = pool_with(cards)
    try:
        result = compare_cards(pool, read_reference(reference))
    except BadFile as error:
        raise refusal(str(error)) from None
    for fact in result.ours:
        typer.echo(f"ours: {fact}")
    for difference in result.differences:
        typer.echo(difference)
    typer.echo(
        f"{result.compared} cards compared, {len(result.differences)} differences, {len(result.ours)} facts ours; "
        f"{result.waiting} cards of the reference are not here yet, {result.added} of ours are not in it"
    )
    if result.differences:
        raise typer.Exit(DIFFERENT)


@app.command()
def page(cards: list[Path] | None = CARDS, game: GameName = GAME) -> None:
    """Print the page docs/cards.md: all cards, English and French side by side."""
    typer.echo(cards_page(pool_with(cards)), nl=False)
