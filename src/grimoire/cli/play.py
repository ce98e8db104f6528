"""grimoire play: a duel in the terminal against a bot."""

import os
import secrets
import shlex
import sys
from pathlib import Path

import typer

from grimoire import __version__
from grimoire.bots.registry import UnknownBot, make_bot
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.terminal import Terminal
from grimoire.cli.wording import Wording
from grimoire.kernel.chance import seeded
from grimoire.library.cards import build_pool, shipped_texts
from grimoire.library.decks import load_deck, shipped_decks
from grimoire.library.messages import LANGUAGES
from grimoire.library.records import Record
from grimoire.library.replay import pool_of, start_of
from grimoire.library.saves import latest_save, load_record, new_save, write_record
from grimoire.library.yaml_lines import BadFile, read_text
from grimoire.magenoir.pool import Pool
from grimoire.match.session import Match

PERSON = 0
BOT = 1
GAMES = ("magenoir",)
FIRST_DECK = "embers"
BOTS_OWN = 1_000_003  # added to the seed: the chance of a bot is not that of the game
UNUSABLE = 2  # the exit code where a file or an option cannot be used


def play(
    game: str = typer.Argument("magenoir", help="The game: magenoir."),
    file: Path | None = typer.Argument(None, help="With --resume: the save to go on with; the latest one if left out."),
    deck: str = typer.Option(FIRST_DECK, "--deck", help="Your deck: the name of a shipped one, or a file."),
    against: str = typer.Option("random", "--against", help="The bot you play against."),
    seed: int | None = typer.Option(None, "--seed", min=0, help="The seed of all chance; a new one if left out."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    cards: Path | None = typer.Option(None, "--cards", help="A file or folder of cards of your own, to play with as well."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
    resume: bool = typer.Option(False, "--resume", help="Go on with a saved game: the latest, or FILE."),
) -> None:
    """Play a duel in the terminal against a bot."""
    lang = lang or spoken()
    try:
        if game not in GAMES:
            raise BadFile(f"'{game}' is no game that can be played; there is: {', '.join(GAMES)}")
        if lang not in LANGUAGES:
            raise BadFile(f"'{lang}' is no language of this program; there are: {', '.join(LANGUAGES)}")
        if file is not None and not resume:
            raise BadFile(f"'{file}' is one word too many; to go on with a saved game write --resume {file}")
        if resume:
            path = file if file is not None else latest_save(game)
            pool, match = resumed(path)
        else:
            path = new_save(game)
            pool, match = begun(game, deck, against, seed, cards, path)
    except (BadFile, UnknownBot) as error:
        print(f"grimoire: {error}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    wording = Wording(lang, pool)
    screen = make_screen(wording, plain)
    say_hello(wording, screen, match, resume)
    run(wording, screen, match, path, lang, plain)


def spoken() -> str:
    """The language the system is set to, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def begun(game: str, deck: str, against: str, seed: int | None, cards: Path | None, path: Path) -> tuple[Pool, Match]:
    """A new match; the bot takes a shipped deck, by the seed, other than the player's where it can."""
    own = [] if cards is None else own_texts(cards)
    pool = build_pool([*shipped_texts(), *own])
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    mine = load_deck(deck, pool)
    others = [name for name in shipped_decks() if name != deck] or shipped_decks()
    chance = seeded(seed + BOTS_OWN)
    theirs = load_deck(others[chance.below(len(others))], pool)
    bot = make_bot(against, chance)
    record = Record(
        __version__,
        game,
        pool.digest,
        ["player", against],
        [list(mine.cards), list(theirs.cards)],
        seed,
        [text for _, text in own],
    )
    match = Match(start_of(record, pool), record, [None, bot], lambda kept: write_record(path, kept))
    write_record(path, record)
    return pool, match


def own_texts(path: Path) -> list[tuple[str, str]]:
    """The card files of a player; their texts go into the record, so that it can be played anywhere."""
    paths = sorted(path.glob("*.yaml")) if path.is_dir() else [path]
    if not paths:
        raise BadFile(f"{path}: holds no card files (*.yaml)")
    return [(str(p), read_text(p)) for p in paths]


def resumed(path: Path) -> tuple[Pool, Match]:
    record = load_record(path)
    pool = pool_of(record)
    position = start_of(record, pool)
    # The bot needs not go on with the chance it had: what it chose so far is in the record.
    bot = make_bot(record.seats[BOT], seeded((record.seed or 0) + len(record.choices)))
    match = Match.resumed(record, position, [None, bot], lambda kept: write_record(path, kept), pool.digest)
    return pool, match


def say_hello(wording: Wording, screen: Screen, match: Match, again: bool) -> None:
    if again:
        known = wording.say("resumed", choices=len(match.record.choices))
        screen.line(wording.say("already-over") if match.over else known)
        return
    record = match.record
    screen.paragraph(wording.say("welcome", bot=record.seats[BOT], seed=str(record.seed)), "bold")
    screen.paragraph(wording.say("welcome-help"))


def run(wording: Wording, screen: Screen, match: Match, path: Path, lang: str, plain: bool) -> None:
    """Play to the end, or until the player leaves; either way the record is kept."""
    terminal = Terminal(match, wording, screen, PERSON)
    terminal.showing.told = len(match.told) if match.record.choices else 0
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
