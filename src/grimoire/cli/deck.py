"""`grimoire deck`: the shipped decks, a deck card by card, whether it may be played, what it begins with, and formats."""

import secrets
from pathlib import Path

import typer

from grimoire.cli.deck_odds import odds_lines, show_hands, wish_lines
from grimoire.cli.helping import Program
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.terminal_language import all_in_words, language
from grimoire.library.deck_box import USUAL
from grimoire.library.games import box_of, load_pool
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.decks import idea_of, titled
from grimoire.pages.games import catalogue_of
from grimoire.seat.games import wording_of

GAME = "magenoir"  # the one to which people bring decks
REFUSED = 1  # the exit code for a deck that may not be played
UNREADABLE = 2
SEEDS = 2**63

app = Program(
    help="Decks: list the shipped ones, show one, check whether it may be played, what it begins with; formats of play."
)

DECK = typer.Argument(
    metavar="NAME|FILE",
    help="The name of a shipped deck, or a file of lines like '4 Flame'; after a line 'Side deck:' its side deck.",
)
FORMAT = typer.Option(USUAL, "--format", help="What the deck is held to: the name of a format ('deck formats'), or a file.")
LANG = typer.Option(None, "--lang", help="en or fr; as your system is set if left out.")
CARDS = typer.Option(None, "--cards", help="A file or folder of cards of your own, read as well; may be repeated.")
PLAIN = typer.Option(False, "--plain", help="No colour, no boxes.")


class Desk:
    """What every command needs: words, a screen, and the cards."""

    def __init__(self, lang: str | None, cards: list[Path] | None, plain: bool) -> None:
        pool = load_pool(GAME, cards or [])
        self.wording = wording_of(GAME, language(lang), pool)
        self.box = box_of(GAME).decks(pool)
        self.screen: Screen = make_screen(self.wording, plain)
        decks = catalogue_of(GAME, pool).desk(self.wording.lang)
        assert decks is not None  # decks are brought to this game
        self.decks = decks

    def title(self, deck: str) -> str:
        return titled(self.wording.messages, deck)

    def idea(self, deck: str) -> str:
        return idea_of(self.wording.messages, deck)


def unreadable(error: BadFile) -> typer.Exit:
    for line in all_in_words(error):
        typer.echo(f"grimoire: {line}", err=True)
    return typer.Exit(UNREADABLE)


@app.command("list")
def list_decks(lang: str | None = LANG, plain: bool = PLAIN) -> None:
    """List the shipped decks: name, number of cards, and the idea of each."""
    try:
        desk = Desk(lang, None, plain)
        for name in desk.box.names():
            size = len(desk.box.load(name).cards)
            desk.screen.line(f"{name} ({desk.wording.say('deck-size', amount=size)})", "bold")
            desk.screen.paragraph(f"{desk.title(name)}. {desk.idea(name)}", indent="  ")
    except BadFile as error:
        raise unreadable(error) from None


@app.command()
def show(name: str = DECK, lang: str | None = LANG, cards: list[Path] | None = CARDS, plain: bool = PLAIN) -> None:
    """Show a deck by element and type, with its Mana curve."""
    try:
        desk = Desk(lang, cards, plain)
        deck = desk.box.find(name)
    except BadFile as error:
        raise unreadable(error) from None
    wording, screen = desk.wording, desk.screen
    screen.line(f"{desk.title(deck.name)} ({wording.say('deck-size', amount=len(deck.cards))})", "bold")
    if idea := desk.idea(deck.name):
        screen.paragraph(idea)
    for group in desk.decks.sheet(deck):
        screen.group(group)
    for fault in desk.decks.faults(deck, None):
        screen.line(fault)


@app.command()
def check(
    name: str = DECK,
    format: str = FORMAT,
    lang: str | None = LANG,
    cards: list[Path] | None = CARDS,
    plain: bool = PLAIN,
) -> None:
    """Say whether a deck may be played in a format. Ends with 1 and a line for each fault if not, with 2 if unreadable."""
    try:
        desk = Desk(lang, cards, plain)
        held_to = desk.box.format(format)
        deck = desk.box.find(name, held_to)
    except BadFile as error:
        raise unreadable(error) from None
    faults = desk.decks.faults(deck, held_to)
    for fault in faults:
        typer.echo(fault)
    if faults:
        raise typer.Exit(REFUSED)
    words = {"deck": desk.title(deck.name), "format": held_to.title[desk.wording.lang]}
    typer.echo(desk.wording.say("deck-legal", amount=len(deck.cards), side=len(deck.side), **words))


@app.command()
def odds(
    name: str = DECK,
    wishes: list[str] | None = typer.Argument(
        None,
        metavar="[WISH]...",
        help="A word or a card, perhaps with a number: Flame, '2 Seed', 'Fire ball'; up to two at once.",
    ),
    lang: str | None = LANG,
    cards: list[Path] | None = CARDS,
    plain: bool = PLAIN,
) -> None:
    """Say how often a deck has its components, or what you wish for, in the opening hand and by each turn. Exact."""
    try:
        desk = Desk(lang, cards, plain)
        deck = desk.box.find(name)
        found = desk.decks.odds(deck, wishes) if wishes else None
        groups = (
            odds_lines(desk.decks.study(deck, USUAL), desk.decks.lang)
            if found is None
            else wish_lines(found.odds, desk.decks.lang)
        )
    except BadFile as error:
        raise unreadable(error) from None
    desk.screen.paragraph(desk.wording.say("odds-title") if found is None else found.says, "bold")
    for group in groups:
        desk.screen.group(group, boxed=False)
    desk.screen.paragraph(desk.wording.say("odds-how"))


@app.command()
def hands(
    name: str = DECK,
    seed: int | None = typer.Option(None, "--seed", min=0, max=SEEDS - 1, help="The same number deals the same hands."),
    lang: str | None = LANG,
    cards: list[Path] | None = CARDS,
    plain: bool = PLAIN,
) -> None:
    """Deal two hands to choose from, as a game would, and what would be drawn after keeping each."""
    try:
        desk = Desk(lang, cards, plain)
        deck = desk.box.find(name)
    except BadFile as error:
        raise unreadable(error) from None
    dealt = desk.decks.hands(deck, secrets.randbelow(SEEDS) if seed is None else seed)
    show_hands(desk.screen, dealt, {card: desk.wording.card(card) for card in deck.cards}, desk.wording.lang)


@app.command("formats")
def formats(
    name: str = typer.Argument("", metavar="[NAME|FILE]", help="A format to show whole; all are listed if left out."),
    lang: str | None = LANG,
    cards: list[Path] | None = CARDS,
    plain: bool = PLAIN,
) -> None:
    """List the formats decks can be held to, or show one: its numbers, and what is banned or restricted."""
    try:
        desk = Desk(lang, cards, plain)
        found = [desk.box.format(one) for one in ([name] if name else desk.box.formats())]
    except BadFile as error:
        raise unreadable(error) from None
    wording, screen = desk.wording, desk.screen
    for format in found:
        screen.line(f"{format.id}: {format.title[wording.lang]}{desk.decks.since(format)}", "bold")
        if about := format.about[wording.lang]:
            screen.paragraph(about, indent="  ")
        if name:
            for group in desk.decks.format_sheet(format):
                screen.group(group)
