"""grimoire rulings and grimoire rule: what was ruled on a card, a word or a section, to read and to watch."""

import sys

import typer

from grimoire.cli.starting import is_terminal
from grimoire.cli.terminal_language import in_words, language
from grimoire.library.games import GAMES, box_of
from grimoire.library.messages import Messages, messages
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.rulebook import told_rule
from grimoire.pages.rules import Ruling
from grimoire.pages.ruling_search import find_rulings, scenario_of
from grimoire.pages.rulings_on_cards import FoundRulings
from grimoire.seat.scenario_story import story
from grimoire.seat.wording import plain

UNKNOWN = 1  # the exit code where there is nothing of that name
UNUSABLE = 2
GAME = typer.Option("", "--game", help="magenoir or anima; both if left out.")
LANG = typer.Option(None, "--lang", help="en or fr; as your system is set if left out.")


def rulings(
    about: list[str] = typer.Argument(help="A card by name or id, a word, or a section: tornado, protector, D4.3."),
    watch: bool = typer.Option(False, "--watch", help="Tell them step by step; on a terminal, Enter goes on."),
    number: int | None = typer.Option(None, "--number", min=1, help="Only the one with this number in the list."),
    most: int = typer.Option(20, "--most", min=1, help="How many are listed at most."),
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Find rulings on a card, a word or a section of the rules, and watch them. Ends with 1 if there is none."""
    typed = " ".join(about)
    say = spoken_in(lang, game)
    found = [one for name in ([game] if game else GAMES) if (one := find_rulings(name, typed, say.lang)) is not None]
    if not found:
        print(f"grimoire: {say.say('rulings-none', typed=typed)}", file=sys.stderr)
        raise typer.Exit(UNKNOWN)
    there = [one for one in found if number is None or number <= amount_of(one)]
    if not there:
        last = max(amount_of(one) for one in found)
        print(f"grimoire: {say.say('rulings-no-number', typed=typed, number=number or 0, amount=last)}", file=sys.stderr)
        raise typer.Exit(UNKNOWN)
    for one in there:
        show(say, one, watch, number, most)


def amount_of(found: FoundRulings) -> int:
    return len(found.rulings) + len(found.beside) + sum(len(group.rulings) for group in found.apart)


def rule(
    code: str = typer.Argument(help="A section of the rules, or a ruling on a card: D10.2, R:draw-phase, card:tornado/2."),
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Tell what a section of the rules is about, with the rulings that show it. Ends with 1 if there is none."""
    say = spoken_in(lang, game)
    pages = [(name, told_rule(name, code, say.lang)) for name in ([game] if game else GAMES)]
    there = [(name, page) for name, page in pages if page is not None]
    if not there:
        print(f"grimoire: {say.say('rule-unknown', typed=code)}", file=sys.stderr)
        raise typer.Exit(UNKNOWN)
    for name, page in there:
        print(say.say("story-line", name=page.id, words=page.title) if page.title else page.id)
        if page.text:
            print(f"  {plain(page.text)}")
        if page.why:
            print(f"  {page.why}")
        for at, ruling in enumerate(page.rulings, 1):
            print(line_of(at, ruling))
        if page.rulings:
            print(say.say("rulings-watch", command=f"grimoire rulings {page.id} --game {name} --watch"))


def spoken_in(lang: str | None, game: str) -> Messages:
    try:
        if game:
            box_of(game)
        return messages(language(lang))
    except BadFile as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None


def show(say: Messages, found: FoundRulings, watch: bool, number: int | None, most: int) -> None:
    """The list, or the stories of what is in it."""
    every = found.every(say)
    last = max(most, amount_of(found) if found.apart else 0)  # what each card has is short already
    listed = [(at, under, one) for at, (under, one) in enumerate(every, 1) if at == number or (number is None and at <= last)]
    if not watch:
        print(heading(say, found))
        if found.said:
            print(found.said)
        above = ""
        for at, under, ruling in listed:
            if under != above:
                print(under)
                above = under
            print(line_of(at, ruling))
        if number is None and len(every) > last:
            print(f"  {say.say('rule-more', amount=len(every) - last)}")
        return
    for _, _, ruling in listed:
        for line in story(scenario_of(found.game, ruling), say.lang):
            if is_step(line) and is_terminal():
                input()
            print(line)
        print()


def heading(say: Messages, found: FoundRulings) -> str:
    game = say.say(f"game-{found.game}-title")
    if found.kind == "apart":
        return say.say("story-line", name=game, words=found.title)
    if found.kind == "cards":
        return say.say("rulings-on", game=game, about=found.title, amount=amount_of(found))
    named = say.say("story-line", name=found.id, words=found.title) if found.title else found.id
    return say.say("rulings-on", game=game, about=named, amount=amount_of(found))


def line_of(at: int, ruling: Ruling) -> str:
    return f"{at:3}. {ruling.title} [{', '.join(ruling.cites)}] ({ruling.stands})"


def is_step(line: str) -> bool:
    """Whether a line of a story tells a choice, or what is expected after the last: there one stops to think."""
    return line.startswith("  ") and not line.startswith("   ")
