"""`grimoire deck`: the shipped decks, a deck card by card, and whether it may be played."""

from pathlib import Path

import typer

from grimoire.cli.deck_page import deck_groups, fault_line, idea_of, title_of
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.spoken import language
from grimoire.cli.wording import Wording
from grimoire.library.cards import load_pool
from grimoire.library.decks import Deck, deck_faults, find_deck, load_deck, shipped_decks
from grimoire.library.yaml_lines import BadFile

REFUSED = 1  # the exit code for a deck that may not be played
UNREADABLE = 2

app = typer.Typer(help="Decks: list the shipped ones, show one, check whether it may be played.", no_args_is_help=True)

DECK = typer.Argument(metavar="NAME|FILE", help="The name of a shipped deck, or a file of lines like '4 Flame'.")
LANG = typer.Option(None, "--lang", help="en or fr; as your system is set if left out.")
CARDS = typer.Option(None, "--cards", help="A file or folder of cards of your own, read as well; may be repeated.")
PLAIN = typer.Option(False, "--plain", help="No colour, no boxes.")


class Desk:
    """What every command needs: words, a screen, and the cards."""

    def __init__(self, lang: str | None, cards: list[Path] | None, plain: bool) -> None:
        self.wording = Wording(language(lang), load_pool(cards or []))
        self.screen: Screen = make_screen(self.wording, plain)

    def deck(self, name: str) -> Deck:
        return find_deck(name, self.wording.pool)


def unreadable(error: BadFile) -> typer.Exit:
    typer.echo(f"grimoire: {error}", err=True)
    return typer.Exit(UNREADABLE)


@app.command("list")
def list_decks(lang: str | None = LANG, plain: bool = PLAIN) -> None:
    """List the shipped decks: name, number of cards, and the idea of each."""
    try:
        desk = Desk(lang, None, plain)
        for name in shipped_decks():
            size = len(load_deck(name, desk.wording.pool).cards)
            desk.screen.line(f"{name} ({desk.wording.say('deck-size', amount=size)})", "bold")
            desk.screen.paragraph(f"{title_of(desk.wording, name)}. {idea_of(desk.wording, name)}", indent="  ")
    except BadFile as error:
        raise unreadable(error) from None


@app.command()
def show(name: str = DECK, lang: str | None = LANG, cards: list[Path] | None = CARDS, plain: bool = PLAIN) -> None:
    """Show a deck by element and type, with its Mana curve."""
    try:
        desk = Desk(lang, cards, plain)
        deck = desk.deck(name)
    except BadFile as error:
        raise unreadable(error) from None
    wording, screen = desk.wording, desk.screen
    screen.line(f"{title_of(wording, deck.name)} ({wording.say('deck-size', amount=len(deck.cards))})", "bold")
    if idea := idea_of(wording, deck.name):
        screen.paragraph(idea)
    for group in deck_groups(wording, deck):
        screen.group(group)
    for fault in deck_faults(deck, wording.pool):
        screen.line(fault_line(wording, fault))


@app.command()
def check(name: str = DECK, lang: str | None = LANG, cards: list[Path] | None = CARDS, plain: bool = PLAIN) -> None:
    """Say whether a deck may be played. Ends with 1 and a line for each fault if not, with 2 if it cannot be read."""
    try:
        desk = Desk(lang, cards, plain)
        deck = desk.deck(name)
    except BadFile as error:
        raise unreadable(error) from None
    faults = deck_faults(deck, desk.wording.pool)
    for fault in faults:
        typer.echo(fault_line(desk.wording, fault))
    if faults:
        raise typer.Exit(REFUSED)
    typer.echo(desk.wording.say("deck-legal", deck=title_of(desk.wording, deck.name), amount=len(deck.cards)))
