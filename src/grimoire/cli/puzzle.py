"""`grimoire puzzle`: win this turn. Puzzles that come with the program, the search that finds more, and their proof."""

import sys
from datetime import date
from typing import Final

import typer

from grimoire.cli.learn import play_on
from grimoire.cli.levels import usual_bot
from grimoire.cli.play import UNUSABLE, USUAL_GAME
from grimoire.cli.puzzling import PuzzleTerminal
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.terminal_language import in_words, language
from grimoire.lab.exhausting import TooMuch
from grimoire.lab.puzzle_games import PUZZLES
from grimoire.library.games import box_of
from grimoire.library.lessons import FOUND, Lesson, lessons_of
from grimoire.library.messages import messages
from grimoire.library.progress import Progress
from grimoire.library.puzzle_days import puzzle_of
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.found_puzzle import FoundPuzzle
from grimoire.seat.games import wording_of
from grimoire.seat.wording import Wording
from grimoire.table.lesson import LessonFault

NOT_PROVED: Final = 1
TODAY: Final = "today"


def puzzle(
    name: str = typer.Argument(
        "", help="Which one, by its name, or 'today': that of the day; all are listed if left out.", show_default=False
    ),
    game: str = typer.Option("", "--game", help=f"The game: {' or '.join(PUZZLES)}; {USUAL_GAME} if left out."),
    again: bool = typer.Option(False, "--again", help="From its beginning, not where you left it."),
    check: bool = typer.Option(False, "--check", help="Prove the one that is named anew, or all of them, instead of playing."),
    find: int = typer.Option(0, "--find", min=0, metavar="GAMES", help="Look for new ones in so many simulated games."),
    seed: int = typer.Option(0, "--seed", min=0, help="Seed of the first of these games; each further one has the next."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
) -> None:
    """Win this turn: positions in which few ways win, proved by trying all of them.

    In Mage Noir one first action wins, whatever lies where and whatever is answered; in Anima the dice are open. With --find
    each puzzle that is found is printed as a file for `src/grimoire/data/GAME/puzzles`.
    """
    try:
        spoken = language(lang)
        if game:
            box_of(game)
        chosen = wanted(name, game)
        if find:
            look(game or USUAL_GAME, seed, find)
        elif check:
            prove(shipped(game) if chosen is None else [chosen], spoken)
        elif chosen is None:
            for one in [game] if game else PUZZLES:
                list_puzzles(one, Progress.load(), spoken)
        else:
            wording = wording_of(chosen.game, spoken, box_of(chosen.game).shipped_pool())
            play(chosen, again, wording, make_screen(wording, plain), f" --lang {spoken}{' --plain' if plain else ''}")
    except BadFile as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None


def shipped(game: str) -> list[Lesson]:
    """All of a game, or of every game."""
    return [lesson for one in ([game] if game else PUZZLES) for lesson in lessons_of(one, FOUND)]


def wanted(name: str, game: str) -> Lesson | None:
    """By its name, or by its number in its game. Raises BadFile."""
    if not name:
        return None
    if name == TODAY:
        return puzzle_of(game or USUAL_GAME, date.today())
    offered = shipped(game)
    numbered = shipped(game or USUAL_GAME)
    found = next((one for one in offered if name == one.id), None) or next((o for o in numbered if name == str(o.number)), None)
    if found is None:
        raise BadFile("bad-lesson", name=name, names=", ".join(one.id for one in offered))
    return found


def list_puzzles(game: str, progress: Progress, lang: str) -> None:
    say = messages(lang).say
    shipped = lessons_of(game, FOUND)
    solved = [one for one in shipped if progress.of(one).done]
    print(say("puzzle-list", game=say(f"game-{game}-title"), solved=len(solved), all=len(shipped)))
    for grade in sorted({one.grade for one in shipped}):
        print(say("puzzle-grade", grade=grade))
        for one in [one for one in shipped if one.grade == grade]:
            kept = progress.of(one)
            state = "puzzle-done" if kept.done else "puzzle-begun" if kept.made else ""
            print(f"  {one.id:<5}{say('puzzle-line', title=one.title[lang], state=f' ({say(state)})' if state else '')}")
    print(say("puzzle-how", name=next((one.id for one in shipped if one not in solved), shipped[0].id)))


def play(chosen: Lesson, again: bool, wording: Wording, screen: Screen, how: str) -> None:
    progress = Progress.load()
    kept = progress.of(chosen)
    changed = False
    try:
        run = FoundPuzzle(chosen, wording.pool, [] if again or kept.done else kept.made)
    except LessonFault:
        run = FoundPuzzle(chosen, wording.pool)
        changed = True
    terminal = PuzzleTerminal(run, wording, screen, progress)
    terminal.say_hello(changed)
    try:
        terminal.play()
    except (EOFError, KeyboardInterrupt):
        screen.line()
        screen.line(wording.say("learn-left", command=f"grimoire puzzle {chosen.id} --lang {wording.lang}"))
        return
    if terminal.plays_on:
        play_on(run.played_on(usual_bot(chosen.game)), wording, screen, how)


def prove(puzzles: list[Lesson], lang: str) -> None:
    """Every one tried out again, to the end."""
    say = messages(lang).say
    faults = 0
    for one in puzzles:
        try:
            tried = PUZZLES[one.game].proved(one)
        except TooMuch:
            tried = 0
        faults += not tried
        print(say("puzzle-proved" if tried else "puzzle-not-proved", name=one.id, amount=tried))
    if faults:
        raise typer.Exit(NOT_PROVED)


def look(game: str, seed: int, games: int) -> None:
    for text in PUZZLES[game].files(seed, games):
        print(text)
        print("---")
