"""Lessons and puzzles to be played. Where one stands follows from the choices made in it, which the client sends each time and
the host keeps: so a lesson can be left, and gone on with elsewhere."""

from typing import Annotated, Final, Literal

import msgspec

from grimoire.answers.asking import checked
from grimoire.answers.pictured import card_of
from grimoire.library.games import GAMES
from grimoire.library.lessons import Lesson, find_lesson, lessons_of
from grimoire.library.messages import messages
from grimoire.seat.looking import Look
from grimoire.seat.scene import Scene
from grimoire.seat.seats import Given, Seats
from grimoire.seat.teaching import Teaching, course_of, hint_of, refusal, seats_of, solution_in_words, teaching, touched
from grimoire.seat.wording import Words
from grimoire.table.branching import Branch, lesson_on
from grimoire.table.fold import Fold, Happened
from grimoire.table.hosts import Dice, Person
from grimoire.table.lesson import SEAT, Course, LessonFault
from grimoire.table.puzzle import Puzzle
from grimoire.table.refusals import NO_LESSON, NO_MOMENT, Refusal

MOST_MADE: Final = 500
HELPED: Final = ("hint", "solution")
Forms = Annotated[list[Annotated[str, msgspec.Meta(max_length=1000)]], msgspec.Meta(max_length=MOST_MADE)]


class Learnt(msgspec.Struct, frozen=True):
    """How far somebody has come in a lesson or a puzzle."""

    game: str
    lesson: str
    made: list[str] = []
    done: bool = False
    missed: int = 0  # of a puzzle: how often it was missed, or helped with, before it was done


class LessonLine(msgspec.Struct, frozen=True):
    """A lesson or a puzzle in the list."""

    id: str
    kind: str  # lesson, puzzle
    title: str
    goal: str
    minutes: int
    after: list[str]  # what had better come first
    card: str  # one of its position: a picture to know it by
    made: list[str]  # choices of one's own: where one left it
    done: bool  # at least once
    step: int  # where one left it, from 1; 0: not begun, or it has changed since
    steps: int


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices made so far, and what the learner wants now: nothing (to see where it stands), a choice, something with
    which nothing can be done (to hear why), to go back to the beginning of the step, a hint, or that the lesson makes the
    choice."""

    made: Forms
    want: Literal["", "choose", "touch", "back", "hint", "show", "solution"] = ""
    form: Annotated[str, msgspec.Meta(max_length=1000)] = ""  # of a choice
    thing: Annotated[str, msgspec.Meta(max_length=100)] = ""  # the handle of what is touched
    refused: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0  # how often something else was tried in this step
    hints: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0  # of a puzzle: how many were given already
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""  # the date where the learner is: of a puzzle of the day
    since: int = -1  # the number up to which the story is known already


class OnTheWay(msgspec.Struct, frozen=True):
    """The learner's table after this many entries of the log, between two choices of theirs."""

    number: int
    scene: Scene


class Learnable(msgspec.Struct, frozen=True):
    """Where a lesson stands: the table as in any match, and what the lesson says of it."""

    given: Given
    way: list[OnTheWay]  # how it came there, after a choice: what others did, one by one; the last of it is `given`
    teaching: Teaching
    refused: int  # sent back with the next choice
    hints: int  # the same
    why_not: list[Words]  # why the choice was not taken, and the hint of the step; or the hint that was asked for


class LessonOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from where a lesson stands, against a bot."""

    made: Forms
    bot: str


def lesson_named(game: str, id: str) -> Lesson:
    found = find_lesson(checked(game), id)
    if found is None:
        raise Refusal(NO_LESSON, name=id[:60])
    return found


def run_of(lesson: Lesson, made: list[str]) -> Course | Puzzle:
    """Raises Refusal where these choices do not belong to it: it may have changed since they were made."""
    try:
        return course_of(lesson, GAMES[lesson.game].shipped_pool(), made)
    except LessonFault:
        raise Refusal(NO_MOMENT) from None


def taught(lesson: Lesson, wanted: Learning, lang: str) -> Learnable:
    """Where a lesson stands after these choices, and one more if one is made."""
    learner = messages(lang).say("reel-player-name")
    run = run_of(lesson, wanted.made)
    run.refused = wanted.refused
    if isinstance(run, Puzzle):
        run.hints_given = wanted.hints
    why_not: list[Words] = []
    way: list[OnTheWay] = []
    seats = seats_of(run, learner)
    if wanted.want == "choose" or wanted.want == "show":
        form = wanted.form if wanted.want == "choose" else next(iter(run.open), "")
        looked = Looks(seats)
        if run.choose(form):
            way = on_the_way(run, looked, lang)
        else:
            why_not = refusal(run, seats, seats.given(SEAT, lang).scene, lang, form)
    elif wanted.want == "touch":
        run.refused += 1
        why_not = touched(run, seats, seats.given(SEAT, lang).scene, lang, wanted.thing)
    elif wanted.want == "back":
        run.back()
        seats = seats_of(run, learner)
    elif wanted.want == "hint":
        why_not = [hint_of(run, lang)]
    elif wanted.want == "solution" and isinstance(run, Puzzle):
        why_not = solution_in_words(run, lang, learner)
    given = seats.given(SEAT, lang, wanted.since, suggest=False)  # the lesson says what to do
    hints = run.hints_given if isinstance(run, Puzzle) else 0
    return Learnable(given, way, teaching(run, seats, given, lang, wanted.since), run.refused, hints, why_not)


class Looks:
    """What the learner sees on the way to the next choice: each moment as it was when the match stood there."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.found: list[Look] = []
        seats.match.follow_with(self, past=False)

    def note(self, fold: Fold, happened: Happened) -> None:
        self.found.append(self.seats.look(SEAT))

    def keep(self) -> object:
        return None

    def back(self, kept: object) -> None:
        self.found.clear()


def on_the_way(run: Course | Puzzle, looked: Looks, lang: str) -> list[OnTheWay]:
    """Every moment after the learner's choice in which something was told or said."""
    seats = looked.seats
    spoken = {said.number for said in run.said}
    told = {step.number for step in seats.story(SEAT, lang, -1).steps if not step.quiet}
    presenter = seats.presenter(lang)
    between = [look for look in looked.found if look.number < seats.number and look.number in spoken | told]
    return [OnTheWay(look.number, presenter.scene(look)) for look in between]


def lines_of(game: str, kept: dict[str, Learnt], lang: str) -> list[LessonLine]:
    lines: list[LessonLine] = []
    for lesson in lessons_of(game):
        card = card_of(lesson, [one.card for one in lines])
        lines.append(line(lesson, kept.get(lesson.id, Learnt(game, lesson.id)), card, lang))
    return lines


def line(lesson: Lesson, kept: Learnt, card: str, lang: str) -> LessonLine:
    step = 0
    if kept.made:
        try:
            step = min(run_of(lesson, kept.made).step + 1, len(lesson.steps))
        except Refusal:
            kept = Learnt(kept.game, kept.lesson, done=kept.done)
    goal = lesson.goal[lang] or lesson.steps[0].say[lang]  # a puzzle says what to do, and that is all
    words = (lesson.title[lang], goal, lesson.minutes, lesson.after, card)
    return LessonLine(lesson.id, lesson.kind, *words, kept.made, kept.done, step, len(lesson.steps))


def learnt(lesson: Lesson, wanted: Learning, found: Learnable) -> Learnt:
    """What is kept of it."""
    missed = wanted.want in HELPED or (wanted.want == "choose" and bool(found.teaching.missed))
    return Learnt(lesson.game, lesson.id, found.teaching.made, found.teaching.done, int(missed and lesson.is_puzzle))


def begun_from(lesson: Lesson, wanted: LessonOn, person: Person, dice: Dice, at: int) -> Branch:
    """A match that begins where the lesson stands: a bot takes the other seat."""
    return lesson_on(run_of(lesson, wanted.made), wanted.bot, person, dice, at)
