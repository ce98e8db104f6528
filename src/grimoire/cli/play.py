"""grimoire play: a duel or a series of them in the terminal, against a bot or two people at one keyboard."""

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import typer

from grimoire.bots.registry import UnknownBot
from grimoire.cli.faces import wording_of
from grimoire.cli.magenoir.dealing import begun_duel
from grimoire.cli.magenoir.series import SeriesTerminal, begun_series, check_length, resumed_series
from grimoire.cli.magenoir.wording import MageNoirWording
from grimoire.cli.optional import OMEGA, OPEN_ROLLS, PLAYERS, REVEAL, TREE, optional_rules
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.spoken import language
from grimoire.cli.starting import HUMAN, Wishes, begun, resumed, usual_bot, welcome
from grimoire.cli.terminal import Terminal
from grimoire.cli.wording import Wording
from grimoire.library.boxes import Box, CardPool
from grimoire.library.card_files import own_texts
from grimoire.library.formats import USUAL
from grimoire.library.games import GAMES, box_of
from grimoire.library.saves import latest_save, new_save, new_series, series_of
from grimoire.library.yaml_lines import BadFile
from grimoire.match.series import Series
from grimoire.match.session import Match

UNUSABLE = 2  # the exit code where a file or an option cannot be used


def play(
    game: str = typer.Argument("magenoir", help=f"The game: {', '.join(GAMES)}."),
    file: Path | None = typer.Argument(None, help="With --resume: the save to go on with; the latest one if left out."),
    deck: str = typer.Option("", "--deck", help="Your deck: the name of a shipped one, or a file; asked for if left out."),
    other_deck: str = typer.Option("", "--other-deck", help="Your opponent's deck, in the same way."),
    players: int | None = PLAYERS,
    against: str = typer.Option(
        usual_bot(), "--against", help="Who you play against: random, eager, greedy or human; several divided by commas."
    ),
    hot_seat: bool = typer.Option(False, "--hot-seat", help="All of you at this keyboard, the same as --against human."),
    names: str = typer.Option("", "--names", help="Your name; divided by commas when several people play."),
    tree: bool = TREE,
    open_rolls: bool = OPEN_ROLLS,
    reveal: bool = REVEAL,
    omega: bool = OMEGA,
    best_of: int = typer.Option(1, "--best-of", help="A series: whoever first wins most of so many games (1, 3, 5 …)."),
    format: str = typer.Option(USUAL, "--format", help="What decks are held to: a format ('grimoire deck formats') or a file."),
    seed: int | None = typer.Option(None, "--seed", min=0, help="The seed of all chance; a new one if left out."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    cards: Path | None = typer.Option(None, "--cards", help="A file or folder of cards of your own, to play with as well."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
    resume: bool = typer.Option(False, "--resume", help="Go on with a saved game: the latest, or FILE."),
) -> None:
    """Play in the terminal, against bots or with somebody beside you: a game, or of Mage Noir a series."""
    playing: Match | Series
    pool: CardPool
    try:
        lang = language(lang)
        box = box_of(game)
        if file is not None and not resume:
            raise BadFile(f"'{file}' is one word too many; to go on with a saved game write --resume {file}")
        if resume:
            path = file if file is not None else latest_save(game)
            whole = series_of(path)
            path = path if whole is None else whole
            if whole is None:
                pool, playing = resumed(path)
            else:
                pool, playing = resumed_series(whole)
            wording = wording_of(playing.record.game, lang, pool)
            screen = make_screen(wording, plain)
        else:
            check_length(best_of)
            path = new_series(game) if best_of > 1 else new_save(game)
            own = [] if cards is None else own_texts([cards])
            wording = wording_of(game, lang, box.build_pool([*box.shipped_texts(), *own]))
            screen = make_screen(wording, plain)
            wishes = Wishes(
                game, HUMAN if hot_seat else against, names, (deck, other_deck), seed, own, format, best_of, players
            )
            wishes.options = optional_rules(box, tree, open_rolls, reveal, omega)
            playing = sat_down(wishes, box, wording, screen, path)
    except (BadFile, UnknownBot) as error:
        print(f"grimoire: {error}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    except (EOFError, KeyboardInterrupt):  # left before the game began
        print()
        return
    command = f"grimoire play {game} --resume {shlex.quote(str(path))} --lang {lang}{' --plain' if plain else ''}"
    if isinstance(playing, Series):
        series = SeriesTerminal(playing, cast(MageNoirWording, wording), screen, path, f" --lang {lang}")
        series.say_hello(resume)
        run(wording, screen, series.play, command)
        return
    say_hello(wording, screen, playing, resume)
    terminal = Terminal(playing, wording, screen)
    if playing.record.choices:
        terminal.know_the_past()
    if run(wording, screen, terminal.play, command):
        screen.line(wording.say("record-kept", path=str(path)))
        screen.line(wording.say("replay-with", command=f"grimoire replay {shlex.quote(str(path))} --lang {lang}"))


def sat_down(wishes: Wishes, box: Box, wording: Wording, screen: Screen, path: Path) -> Match | Series:
    """What is wished for begins: a series, a duel with decks, or a game in which all share the piles."""
    if not box.has_decks:
        if any(wishes.decks) or wishes.best_of > 1 or wishes.format != USUAL:
            raise BadFile(f"{box.name} is played without decks: --deck, --other-deck, --format and --best-of are for others")
        return begun(wishes, wording, screen, path)
    duel = cast(MageNoirWording, wording)
    return begun_series(wishes, duel, screen, path) if wishes.best_of > 1 else begun_duel(wishes, duel, screen, path)


def say_hello(wording: Wording, screen: Screen, match: Match, again: bool) -> None:
    if again:
        known = wording.say("resumed", choices=len(match.record.choices))
        screen.line(wording.say("already-over") if match.over else known)
        return
    welcome(wording, screen, match.record.seats, match.record.seed)


def run(wording: Wording, screen: Screen, play: Callable[[], None], command: str) -> bool:
    """Play to the end, or until the player leaves; either way the record is kept. Whether the end was reached."""
    try:
        play()
    except (EOFError, KeyboardInterrupt):
        screen.line()
        screen.line(wording.say("left", command=command))
        return False
    except BrokenPipeError:  # whoever read our output has gone, as with "| head"; the game is saved
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  (Python flushes it once more at the end)
        return False
    except BadFile as error:  # the save could not be written, or a game of a series cannot be read
        print(wording.say("unsaved", detail=str(error)), file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    return True
