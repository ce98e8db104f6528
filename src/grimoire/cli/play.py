"""grimoire play: a duel in the terminal, against a bot or two people at one keyboard."""

import os
import shlex
import sys
from pathlib import Path

import typer

from grimoire.bots.registry import UnknownBot
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.spoken import language
from grimoire.cli.starting import HUMAN, Wishes, begun, own_texts, resumed, usual_bot
from grimoire.cli.terminal import Terminal
from grimoire.cli.wording import Wording
from grimoire.library.cards import build_pool, shipped_texts
from grimoire.library.saves import latest_save, new_save
from grimoire.library.yaml_lines import BadFile
from grimoire.match.session import Match

GAMES = ("magenoir",)
UNUSABLE = 2  # the exit code where a file or an option cannot be used


def play(
    game: str = typer.Argument("magenoir", help="The game: magenoir."),
    file: Path | None = typer.Argument(None, help="With --resume: the save to go on with; the latest one if left out."),
    deck: str = typer.Option("", "--deck", help="Your deck: the name of a shipped one, or a file; asked for if left out."),
    other_deck: str = typer.Option("", "--other-deck", help="Your opponent's deck, in the same way."),
    against: str = typer.Option(usual_bot(), "--against", help="The bot you play against: random, eager, greedy; or human."),
    hot_seat: bool = typer.Option(False, "--hot-seat", help="Two people at this keyboard, the same as --against human."),
    names: str = typer.Option("", "--names", help="Your name; two divided by a comma when two people play."),
    seed: int | None = typer.Option(None, "--seed", min=0, help="The seed of all chance; a new one if left out."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    cards: Path | None = typer.Option(None, "--cards", help="A file or folder of cards of your own, to play with as well."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
    resume: bool = typer.Option(False, "--resume", help="Go on with a saved game: the latest, or FILE."),
) -> None:
    """Play a duel in the terminal, against a bot or with somebody beside you."""
    try:
        lang = language(lang)
        if game not in GAMES:
            raise BadFile(f"'{game}' is no game that can be played; there is: {', '.join(GAMES)}")
        if file is not None and not resume:
            raise BadFile(f"'{file}' is one word too many; to go on with a saved game write --resume {file}")
        if resume:
            path = file if file is not None else latest_save(game)
            pool, match = resumed(path)
            wording = Wording(lang, pool)
            screen = make_screen(wording, plain)
        else:
            path = new_save(game)
            own = [] if cards is None else own_texts(cards)
            wording = Wording(lang, build_pool([*shipped_texts(), *own]))
            screen = make_screen(wording, plain)
            wishes = Wishes(game, HUMAN if hot_seat else against, names, (deck, other_deck), seed, own)
            match = begun(wishes, wording, screen, path)
    except (BadFile, UnknownBot) as error:
        print(f"grimoire: {error}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    except (EOFError, KeyboardInterrupt):  # left before the game began
        print()
        return
    say_hello(wording, screen, match, resume)
    run(wording, screen, match, path, lang, plain)


def say_hello(wording: Wording, screen: Screen, match: Match, again: bool) -> None:
    if again:
        known = wording.say("resumed", choices=len(match.record.choices))
        screen.line(wording.say("already-over") if match.over else known)
        return
    one, other = match.record.seats
    seed = str(match.record.seed)
    if match.bots[1] is None:
        screen.paragraph(wording.say("welcome-two", one=one, other=other, seed=seed), "bold")
    else:
        screen.paragraph(wording.say("welcome", bot=other, seed=seed), "bold")
    screen.paragraph(wording.say("welcome-help"))


def run(wording: Wording, screen: Screen, match: Match, path: Path, lang: str, plain: bool) -> None:
    """Play to the end, or until the player leaves; either way the record is kept."""
    terminal = Terminal(match, wording, screen)
    if match.record.choices:
        terminal.know_the_past()
    try:
        terminal.play()
    except (EOFError, KeyboardInterrupt):
        screen.line()
        command = f"grimoire play {match.record.game} --resume {shlex.quote(str(path))} --lang {lang}"
        screen.line(wording.say("left", command=command + (" --plain" if plain else "")))
        return
    except BrokenPipeError:  # whoever read our output has gone, as with "| head"; the game is saved
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  (Python flushes it once more at the end)
        return
    except BadFile as error:  # the save could not be written
        print(wording.say("unsaved", detail=str(error)), file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    screen.line(wording.say("record-kept", path=str(path)))
    screen.line(wording.say("replay-with", command=f"grimoire replay {shlex.quote(str(path))} --lang {lang}"))
