"""grimoire play: a duel or a series of them in the terminal, against a bot or two people at one keyboard."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import typer

from grimoire.bots.own_bots import BotFault, UnknownBot, admit, is_own
from grimoire.cli.deck_choice import begun_duel
from grimoire.cli.levels import tell_level, usual_bot
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.series import SeriesTerminal, begun_series, check_length, resumed_series
from grimoire.cli.shared_options import LISTS, OMEGA, OPEN_ROLLS, PLAYERS, REVEAL, TREE, lists_named, optional_rules
from grimoire.cli.starting import HUMAN, Wishes, begun, is_terminal, rematch, resumed, welcome
from grimoire.cli.terminal import Terminal
from grimoire.cli.terminal_language import all_in_words, in_words, language
from grimoire.library.boxes import Box
from grimoire.library.card_files import own_texts
from grimoire.library.deck_box import USUAL
from grimoire.library.described import find_described, seats_in
from grimoire.library.folding import folded
from grimoire.library.games import GAMES, box_of
from grimoire.library.lessons import lessons_of
from grimoire.library.messages import FALLBACK, messages
from grimoire.library.pools import CardPool
from grimoire.library.progress import is_newcomer
from grimoire.library.reading import one_line
from grimoire.library.saves import Save, SeriesSave, latest_save, series_of
from grimoire.library.writing import Busy
from grimoire.library.yaml_lines import BadFile
from grimoire.match.faults import EngineFault
from grimoire.seat.games import wording_of
from grimoire.seat.wording import Wording
from grimoire.table.match import Match
from grimoire.table.played_series import Series

USUAL_GAME = "magenoir"
FAULT = 1  # the exit code where the engine itself failed
UNUSABLE = 2  # the exit code where a file or an option cannot be used


def play(
    game: str = typer.Argument("", help=f"The game: {' or '.join(GAMES)}; {USUAL_GAME} if left out.", show_default=False),
    file: Path | None = typer.Argument(None, help="With --resume: the save to go on with; the latest one if left out."),
    described: str = typer.Option(
        "", "--from", metavar="FILE[:RULING]", help="Begin from the position of a ruling: its file, and which one, by its name."
    ),
    deck: str = typer.Option("", "--deck", help="Your deck: the name of a shipped one, or a file; asked for if left out."),
    other_deck: str = typer.Option("", "--other-deck", help="Your opponent's deck, in the same way."),
    players: int | None = PLAYERS,
    against: str = typer.Option(
        "",
        "--against",
        help="Who you play against: novice, apprentice, journeyman, adept, expert, master, human, or your own bot as "
        "module:Class; several separated by commas. Left out: the level you have come to.",
    ),
    hot_seat: bool = typer.Option(False, "--hot-seat", help="All of you at this keyboard, the same as --against human."),
    names: str = typer.Option("", "--names", help="Your name; separated by commas when several people play."),
    tree: bool = TREE,
    open_rolls: bool = OPEN_ROLLS,
    reveal: bool = REVEAL,
    omega: bool = OMEGA,
    best_of: int = typer.Option(1, "--best-of", help="A series: whoever first wins most of this many games (1, 3, 5 …)."),
    format: str = typer.Option(USUAL, "--format", help="What decks are held to: a format ('grimoire deck formats') or a file."),
    lists: str = LISTS,
    seed: int | None = typer.Option(None, "--seed", min=0, help="The seed of all chance; a new one if left out."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    cards: Path | None = typer.Option(None, "--cards", help="A file or folder of cards of your own, to play with as well."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
    resume: bool = typer.Option(False, "--resume", help="Go on with a saved game: the latest, or FILE, of whichever game."),
) -> None:
    """Play in the terminal, against bots or with somebody beside you: a game, or a series of Mage Noir."""
    playing: Match | Series
    save: Save | SeriesSave
    pool: CardPool
    spoken = FALLBACK
    try:
        spoken = language(lang)
        if resume:
            for name in against.split(","):
                if is_own(name.strip()):
                    admit(name.strip())
            path = wanted_save(game, file)
            whole = series_of(path)
            if whole is None:
                pool, playing, save = resumed(path)
            else:
                pool, playing, save = resumed_series(whole)
            wording = wording_of(playing.record.game, spoken, pool)
            screen = make_screen(wording, plain)
        else:
            if file is not None:
                raise BadFile("bad-word", file=str(file))
            check_length(best_of)
            start = find_described(described, game) if described else None
            box = box_of(start.game if start is not None else game or USUAL_GAME)
            own = [] if cards is None else own_texts([cards])
            pool = box.build_pool([*box.shipped_texts(), *own]) if own else box.shipped_pool()
            wording = wording_of(box.name, spoken, pool)
            screen = make_screen(wording, plain)
            wishes = Wishes(
                box.name,
                HUMAN if hot_seat else against or usual_bot(box.name),
                names,
                (deck, other_deck),
                seed,
                own,
                format,
                best_of,
                players,
            )
            wishes.options = optional_rules(box, tree, open_rolls, reveal, omega)
            wishes.described = start
            wishes.lists = lists_named(lists)
            if best_of == 1 and start is None:
                offer_lessons(wording, screen)
            playing, save = sat_down(wishes, box, wording, screen)
    except Busy as error:
        print(f"grimoire: {one_line(messages(spoken).say('save-busy', path=str(error.path)))}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    except (BadFile, UnknownBot) as error:
        for line in all_in_words(error):
            print(f"grimoire: {line}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    except (EOFError, KeyboardInterrupt):  # left before the game began
        print()
        return
    how = f" --lang {spoken}{' --plain' if plain else ''}"
    if isinstance(playing, Series):
        series = SeriesTerminal(playing, wording, screen, save.path, f" --lang {spoken}")
        series.say_hello(resume)
        run(wording, screen, series.play, f"grimoire play --resume {shlex.quote(str(save.path))}{how}")
        return
    assert isinstance(save, Save)  # of a single match
    say_hello(wording, screen, playing, resume, save.was_older)
    while played(wording, screen, playing, save, how, spoken) and wants_another(wording, screen):
        playing, save = rematch(playing.record, wording.pool)
        say_hello(wording, screen, playing, False, False)


def offer_lessons(wording: Wording, screen: Screen) -> None:
    """Whoever has never played here is told where to begin."""
    if is_newcomer():
        first = lessons_of(wording.game)[0]
        screen.paragraph(wording.say("learn-newcomer", command=f"grimoire learn {first.id}"))


def played(wording: Wording, screen: Screen, match: Match, save: Save, how: str, lang: str) -> bool:
    """One match, from where it stands; whether its end was reached."""
    kept = shlex.quote(str(save.path))
    terminal = Terminal(match, wording, screen)
    if match.record.choices:
        terminal.know_the_past()
    if not run(wording, screen, terminal.play, f"grimoire play --resume {kept}{how}"):
        return False
    tell_level(wording, screen, match)
    screen.line(wording.say("record-kept", path=str(save.path)))
    screen.line(wording.say("replay-with", command=f"grimoire replay {kept} --lang {lang}"))
    return True


def wants_another(wording: Wording, screen: Screen) -> bool:
    """Asked where somebody can answer."""
    if not is_terminal():
        return False
    decks = "yes" if box_of(wording.game).has_decks else "no"
    try:
        answer = folded(screen.read(f"\n{wording.say('again-which', decks=decks)} "))
    except (EOFError, KeyboardInterrupt):
        screen.line()
        return False
    return answer not in [folded(word) for word in wording.say("no-words").split(",")]


def wanted_save(game: str, file: Path | None) -> Path:
    """The save to go on with. It says itself which game it is of, so a file may stand where the game would."""
    if file is not None:
        box_of(game)
        return file
    if game and game not in GAMES:
        return Path(game)
    return latest_save([game] if game else GAMES)


def sat_down(wishes: Wishes, box: Box, wording: Wording, screen: Screen) -> tuple[Match, Save] | tuple[Series, SeriesSave]:
    """What is wished for begins: from a position, a series, a duel with decks, or a game in which all share the piles."""
    brought = any(wishes.decks) or wishes.best_of > 1 or wishes.format != USUAL or wishes.lists != ""
    if wishes.described is not None:
        if brought or wishes.options:
            raise BadFile("bad-from")
        seats = seats_in(wishes.described, wording.pool)
        if wishes.players not in (None, seats):
            raise BadFile("bad-from-players", players=wishes.players or 0, amount=seats)
        wishes.players = seats
        return begun(wishes, wording, screen)
    if not box.has_decks:
        if brought:
            raise BadFile("bad-no-decks", game=box.name)
        return begun(wishes, wording, screen)
    return begun_series(wishes, wording, screen) if wishes.best_of > 1 else begun_duel(wishes, wording, screen)


def say_hello(wording: Wording, screen: Screen, match: Match, again: bool, older: bool) -> None:
    if again:
        known = wording.say("resumed", choices=len(match.record.choices))
        screen.line(wording.say("already-over") if match.over else known)
        if older:
            screen.paragraph(wording.say("record-older"))
        return
    welcome(wording, screen, match.record.seats, match.record.seed, match.record.commitment)


def run(wording: Wording, screen: Screen, play: Callable[[], None], command: str) -> bool:
    """Play to the end, or until the player leaves; either way the record is kept. Whether the end was reached."""
    try:
        play()
    except (EOFError, KeyboardInterrupt):
        screen.line()
        screen.line(wording.say("left", command=command))
        return False
    except EngineFault as fault:
        card = wording.card(fault.card) if fault.card else wording.say("fault-no-card")
        screen.line()
        screen.paragraph(wording.say("engine-fault", card=card, detail=str(fault), command=command))
        raise typer.Exit(FAULT) from None
    except BotFault as fault:
        again = f"{command} --against {fault.facts['name']}"
        screen.line()
        screen.paragraph(wording.say("bot-fault", what=in_words(fault), command=again))
        raise typer.Exit(FAULT) from None
    except BadFile as error:  # the save could not be written, or a game of a series cannot be read
        print(wording.say("unsaved", detail=error.words(wording.lang)), file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    return True
