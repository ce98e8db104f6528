"""`grimoire cards`: look at the cards, check one's own, and hand them to other programs."""

import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

from grimoire.cli.cards_preview import preview as preview_files
from grimoire.cli.cards_preview import remark_lines, watch
from grimoire.cli.cards_show import card_background, card_panel, card_table, nearest
from grimoire.cli.helping import Program
from grimoire.cli.screen import wide_enough
from grimoire.cli.terminal_language import in_words, language
from grimoire.library.games import box_of
from grimoire.library.messages import Messages, messages
from grimoire.library.reading import one_line
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.card_search import CardWish, found
from grimoire.pages.cards_check import check as check_files
from grimoire.pages.cards_page import cards_page
from grimoire.pages.catalogue import Catalogue, as_json
from grimoire.pages.games import GAMES, open_catalogue
from grimoire.pages.rulings_on_cards import rulings_on
from grimoire.pages.word_book import kind_in

DIFFERENT = 1
WRONG_INPUT = 2
MOST_RULINGS = 8  # of a card, named below it
PAGE_WIDTH = 200  # of a table that goes into a file or a pipe


app = Program(help="The cards: list, find, show, check, preview, export and compare them.")

GAME = typer.Option("magenoir", "--game", help=f"The game whose cards are meant: {', '.join(GAMES)}.")
LANG = typer.Option(None, "--lang", help="en or fr; as your system is set if left out.")
CARDS = typer.Option(
    None, "--cards", help="A file or folder of cards of your own, read after the shipped ones; may be repeated."
)


def catalogue_with(game: str, own: list[Path] | None = None) -> Catalogue[Any]:
    """The shipped cards and the player's own; one line and the end of the program if a file is wrong."""
    try:
        return open_catalogue(game, own or [])
    except BadFile as error:
        raise refusal(in_words(error)) from None


def known_game(game: str) -> None:
    try:
        box_of(game)
    except BadFile as error:
        raise refusal(in_words(error)) from None


def refusal(message: str) -> typer.Exit:
    typer.echo(one_line(message), err=True)
    return typer.Exit(WRONG_INPUT)


def speaker(lang: str | None) -> Messages:
    """Who says what is said of the cards, in the language asked for."""
    try:
        return messages(language(lang))
    except BadFile as error:
        raise refusal(in_words(error)) from None


@app.command("list")
def list_cards(
    category: str = typer.Option("", "--category", help="Anima: only cards of this category, for example area."),
    element: str = typer.Option("", "--element", help="Mage Noir: only cards of this element, for example air."),
    kind: str = typer.Option("", "--type", help="Only cards of this type, for example permanent or creature."),
    level: str = typer.Option("", "--level", help="Anima: only cards of this Level."),
    set_: str = typer.Option("", "--set", help="Only cards of this set, for example base or bge."),
    json: bool = typer.Option(False, "--json", help="Print the cards as JSON, as export does."),
    cards: list[Path] | None = CARDS,
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """List the cards with what is printed on them besides their text."""
    speak = speaker(lang)
    catalogue = catalogue_with(game, cards)
    asked = {"category": category, "element": element, "type": kind, "level": level, "set": set_}
    wanted = {name: value for name, value in asked.items() if value}
    refuse_unknown(wanted, catalogue.filters(), speak)
    chosen = [card for card in catalogue.cards if all(catalogue.value(card, name) == value for name, value in wanted.items())]
    if json:
        typer.echo(as_json([catalogue.exported(card) for card in chosen]))
        return
    print_cards(catalogue, chosen, speak)


def refuse_unknown(wanted: Mapping[str, str], filters: Mapping[str, Sequence[str]], speak: Messages) -> None:
    for name, value in wanted.items():
        if name not in filters:
            raise refusal(speak.say("cards-no-filter", name=name, allowed=", ".join(filters)))
        if value not in filters[name]:
            raise refusal(speak.say("cards-no-value", name=name, value=value, allowed=", ".join(filters[name])))


def print_cards(catalogue: Catalogue[Any], chosen: list[Any], speak: Messages) -> None:
    console = wide_enough(Console(highlight=False, markup=False, emoji=False))
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, emoji=False, width=PAGE_WIDTH)
    console.print(card_table(catalogue, chosen, speak.lang))
    typer.echo(speak.say("cards-listed", amount=len(chosen)))


@app.command()
def find(
    words: list[str] | None = typer.Argument(None, help="Words or parts of words; a card must have all of them."),
    gives: str = typer.Option("", "--gives", help="Mage Noir: only cards that can serve as this word, for example Flame."),
    asks: str = typer.Option("", "--asks", help="Mage Noir: only cards that ask for this word, for example Seed."),
    uses: str = typer.Option("", "--uses", help="Mage Noir: only cards that can use this card as a component."),
    serves: str = typer.Option("", "--serves", help="Mage Noir: only cards that can be a component of this card."),
    mana: int | None = typer.Option(
        None, "--mana", min=0, max=99, help="Mage Noir: only cards that cost this much Mana in all."
    ),
    cards: list[Path] | None = CARDS,
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """List the cards that have these words in their name, their facts or their text, in either language."""
    speak = speaker(lang)
    catalogue = catalogue_with(game, cards)
    wish = CardWish(" ".join(words or []), gives, asks, uses, serves, mana)
    try:
        listed = found(catalogue, wish)
    except BadFile as error:
        raise refusal(in_words(error)) from None
    if not listed:
        raise refusal(speak.say("cards-none-found", words=wish.words or " ".join([gives, asks, uses, serves]).strip()))
    print_cards(catalogue, listed, speak)


@app.command()
def show(
    name: str = typer.Argument(help="Its id, its English or French name, or an alias; capitals do not matter."),
    cards: list[Path] | None = CARDS,
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Show one card as printed, and how it is defined."""
    speak = speaker(lang)
    catalogue = catalogue_with(game, cards)
    card = catalogue.find(name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    if card is None:
        near = nearest(catalogue, name, speak.lang)
        raise refusal(speak.say("cards-no-such", name=name, amount=len(near), near=", ".join(near)))
    console = wide_enough(Console(highlight=False, markup=False, emoji=False))
    console.print(card_panel(catalogue, card, speak.lang, console.width))
    for line in card_background(catalogue, card, speak.lang):
        typer.echo(line)
    about, beside = rulings_on(game, card.id, card.name["en"], speak.lang)
    every = [*about, *beside]
    if every:
        command = f"grimoire rulings {card.id} --game {game} --watch"
        typer.echo(speak.say("rulings-of-card", amount=len(every), command=command))
        for ruling in every[:MOST_RULINGS]:
            typer.echo(f"  - {ruling.title} ({ruling.stands})")
        if len(every) > MOST_RULINGS:
            typer.echo(f"  {speak.say('rule-more', amount=len(every) - MOST_RULINGS)}")


@app.command()
def check(
    paths: list[Path] | None = typer.Argument(None, help="Card files of your own, or folders of them."),
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Read the shipped cards and these files. Ends with 2 and every mistake in them if there is any."""
    speak = speaker(lang)
    known_game(game)
    checked = check_files(paths or [], game)
    for own in checked.own:
        for line in remark_lines(own, speak.lang):
            typer.echo(line)
    for mistake in checked.mistakes:
        typer.echo(mistake.words(speak.lang), err=True)
    if checked.mistakes:
        raise typer.Exit(WRONG_INPUT)
    typer.echo(speak.say("cards-no-mistakes", amount=len(checked.catalogue.cards)))


@app.command()
def preview(
    paths: list[Path] = typer.Argument(metavar="FILE...", help="Card files of your own, or folders of them."),
    watched: bool = typer.Option(False, "--watch", help="Show them again whenever a file is saved, until Ctrl-C."),
    game: str = GAME,
    lang: str | None = typer.Option(None, "--lang", help="The language of the remarks; cards are shown in both."),
) -> None:
    """Show your own cards as they would look, in both languages, with remarks. Ends with 2 if a file has a mistake."""
    speak = speaker(lang)
    known_game(game)
    console = wide_enough(Console(highlight=False, markup=False, emoji=False))
    if watched:
        watch(console, paths, speak.lang, game)
    elif preview_files(console, paths, speak.lang, game):
        raise typer.Exit(WRONG_INPUT)


@app.command()
def words(
    word: str = typer.Argument("", help="One word, to see it with an example; all are listed if left out."),
    markdown: bool = typer.Option(False, "--markdown", help="Print the whole reference, as the handbook has it."),
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Every word of the card language: how it is written and what it means; or one word with an example."""
    speak = speaker(lang)
    book = catalogue_with(game).word_book()
    if markdown:
        typer.echo(book.page(), nl=False)
        return
    if word:
        looked_up = book.lookup(word, speak.lang)
        if not looked_up:
            near = difflib.get_close_matches(word, book.names(), n=5)
            raise refusal(speak.say("cards-no-word", name=word, amount=len(near), near=", ".join(near)))
        for line in looked_up:
            typer.echo(line)
        return
    for kind, listed in book.by_kind().items():
        typer.echo(kind_in(kind, speak.lang))
        width = min(40, max([len(entry.form) for entry in listed]))
        for entry in listed:
            typer.echo(f"  {entry.form:<{width}}  {book.meaning_in(entry.meaning, speak.lang)}")
        typer.echo()


@app.command()
def export(
    json: bool = typer.Option(True, "--json", help="As a JSON list; there is no other format yet."),
    cards: list[Path] | None = CARDS,
    game: str = GAME,
) -> None:
    """Print all cards for other programs: facts, both texts, and which facts are ours."""
    catalogue = catalogue_with(game, cards)
    typer.echo(as_json([catalogue.exported(card) for card in catalogue.cards]))


@app.command()
def compare(
    reference: Path = typer.Argument(metavar="FILE", help="A JSON list of published cards."),
    cards: list[Path] | None = CARDS,
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Compare the facts of our cards with a reference list. Ends with 1 if any differs, 2 if it cannot be read."""
    speak = speaker(lang)
    catalogue = catalogue_with(game, cards)
    try:
        result = catalogue.compared(reference)
    except BadFile as error:
        raise refusal(in_words(error)) from None
    for fact in result.ours:
        typer.echo(fact.words(speak.lang))
    for difference in result.differences:
        typer.echo(difference.words(speak.lang))
    counts = {"compared": result.compared, "different": len(result.differences), "ours": len(result.ours)}
    typer.echo(speak.say("compare-counts", **counts, waiting=result.waiting, added=result.added))
    if result.differences:
        raise typer.Exit(DIFFERENT)


@app.command()
def page(cards: list[Path] | None = CARDS, game: str = GAME) -> None:
    """Print the page of all cards, English and French side by side, as the handbook has it."""
    typer.echo(cards_page(catalogue_with(game, cards)), nl=False)
