"""grimoire learn: lessons and puzzles in the terminal; without a name, which there are and how far you have come."""

import sys
from typing import Final

import typer

from grimoire.cli.learning import LessonTerminal
from grimoire.cli.levels import usual_bot
from grimoire.cli.play import UNUSABLE, USUAL_GAME, played
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.starting import gone_on_with
from grimoire.cli.terminal_language import in_words, language
from grimoire.library.games import GAMES, box_of
from grimoire.library.lessons import Lesson, find_lesson, lessons_of
from grimoire.library.messages import messages
from grimoire.library.progress import Progress
from grimoire.library.records import Record
from grimoire.library.saves import new_save
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.games import wording_of
from grimoire.seat.teaching import course_of
from grimoire.seat.wording import Wording
from grimoire.table.lesson import LessonFault

WIDEST_NAME: Final = 18


def learn(
    lesson: str = typer.Argument("", help="Which one, by its name; all are listed if left out.", show_default=False),
    game: str = typer.Option("", "--game", help=f"The game: {' or '.join(GAMES)}; {USUAL_GAME} if left out."),
    again: bool = typer.Option(False, "--again", help="From its beginning, not where you left it."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
) -> None:
    """Learn a game by playing it: lessons and puzzles, step by step; what you have done is kept."""
    try:
        spoken = language(lang)
        chosen = wanted(lesson, game)
        progress = Progress.load()
        if chosen is None:
            for name in [game] if game else GAMES:
                box_of(name)
                list_lessons(name, progress, spoken)
            return
        wording = wording_of(chosen.game, spoken, box_of(chosen.game).shipped_pool())
        screen = make_screen(wording, plain)
        record = taught(chosen, progress, wording, screen, again)
        if record is not None:
            play_on(record, wording, screen, f" --lang {spoken}{' --plain' if plain else ''}")
    except BadFile as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None


def wanted(name: str, game: str) -> Lesson | None:
    """The lesson of this name: of the game that was said, else of the first that has one. Raises BadFile."""
    if game:
        box_of(game)
    if not name:
        return None
    games = [game] if game else [USUAL_GAME, *[other for other in GAMES if other != USUAL_GAME]]
    for one in games:
        found = find_lesson(one, name)
        if found is not None:
            return found
    names = ", ".join(lesson.id for one in games for lesson in lessons_of(one))
    raise BadFile("bad-lesson", name=name, names=names)


# -- the list ----------------------------------------------------------------------------------------------------------


def list_lessons(game: str, progress: Progress, lang: str) -> None:
    say = messages(lang).say
    lessons = lessons_of(game)
    untouched = not any(progress.of(lesson).made or progress.of(lesson).done for lesson in lessons)
    print(say("learn-title", game=say(f"game-{game}-title")))
    for lesson in lessons:
        kind = say("learn-puzzle") if lesson.is_puzzle else say("learn-minutes", amount=lesson.minutes)
        state = state_of(lesson, progress, lang, untouched)
        print(f"  {lesson.id:<{WIDEST_NAME}} {say('learn-line', title=lesson.title[lang], kind=kind, state=state)}")
    print(say("learn-how", lesson=lessons[0].id))
    print()


def state_of(lesson: Lesson, progress: Progress, lang: str, untouched: bool) -> str:
    say = messages(lang).say
    kept = progress.of(lesson)
    if kept.done:
        return say("learn-done")
    if kept.made:
        try:
            at = course_of(lesson, box_of(lesson.game).shipped_pool(), kept.made).step + 1
        except LessonFault:
            return say("learn-begun")
        return say("learn-begun") if lesson.is_puzzle else say("learn-at", step=at, steps=len(lesson.steps))
    missing = [other for other in lessons_of(lesson.game) if other.id in lesson.after and not progress.of(other).done]
    if missing:
        return say("learn-after", names=", ".join(other.title[lang] for other in missing))
    return say("learn-first") if untouched else say("learn-new")


# -- one of them -------------------------------------------------------------------------------------------------------


def taught(lesson: Lesson, progress: Progress, wording: Wording, screen: Screen, again: bool) -> Record | None:
    """Play a lesson; the record of a game, where the learner wants to play on from it."""
    kept = progress.of(lesson)
    made = [] if again or kept.done else kept.made
    try:
        run = course_of(lesson, wording.pool, made)
        changed = False
    except LessonFault:
        run = course_of(lesson, wording.pool, [])
        changed = True
    terminal = LessonTerminal(run, wording, screen, progress)
    terminal.say_hello(changed)
    try:
        terminal.play()
    except (EOFError, KeyboardInterrupt):
        screen.line()
        screen.line(wording.say("learn-left", command=f"grimoire learn {lesson.id} --game {lesson.game} --lang {wording.lang}"))
        return None
    return run.played_on(usual_bot(run.lesson.game)) if terminal.plays_on else None


def play_on(record: Record, wording: Wording, screen: Screen, how: str) -> None:
    """A game like any other, in a save of its own: the lesson is its beginning."""
    match = gone_on_with(record, wording.pool)
    save = new_save(match.record)
    match.keeper = save
    played(wording, screen, match, save, how, wording.lang)
