"""A lesson as the learner is given it: what is said, what glows, what is open, what was told on the way, and why not.

It stands beside what every seat is given (`Seats.given`) and follows from the lesson and the choices made, so a server can
offer it as the terminal does.
"""

from typing import Final

import msgspec

from grimoire.library.lessons import FOLDER, FOUND, Lesson, Sentence, lessons_of
from grimoire.seat.found_puzzle import FoundPuzzle
from grimoire.seat.lesson_pointers import Glow, glow_of
from grimoire.seat.scene import Scene
from grimoire.seat.seats import Given, Seats
from grimoire.seat.wording import Span, Words, plain
from grimoire.table.lesson import LIFTED_AFTER, OTHER, SEAT, SHOWN_AFTER, Course, Lessoned
from grimoire.table.puzzle import MISSED, Puzzle, Shown

THEIRS: Final = "lesson-hint-theirs"
CONCEDE: Final = "lesson-hint-concede"
NOT_YET: Final = "lesson-hint-else"
BY_VERB: Final = "hint-"  # hints for what no step speaks of, where a game has one


class Told(msgspec.Struct, frozen=True):
    """A sentence of the lesson, to be read after this many entries of the log."""

    number: int
    words: Words
    terms: list[str]  # to be set off in it


class Idea(msgspec.Struct, frozen=True):
    """Words of the game that a step says for the first time."""

    step: int  # from 1
    words: list[str]


class Teaching(msgspec.Struct, omit_defaults=True):
    """Where a lesson stands."""

    game: str
    lesson: str
    title: Words
    step: int  # from 1
    steps: int
    say: Words = []
    terms: list[str] = []  # words said here for the first time, to be set off
    ideas: list[Idea] = []  # of all steps: what is learnt, what comes
    open: list[str] = []  # forms; of a puzzle everything that is legal
    glow: Glow | None = None
    lifted: bool = False  # what glows is lifted, once
    show_me: bool = False  # the lesson offers to make the choice
    told: list[Told] = []
    made: list[str] = []  # the learner's choices: with them the lesson can be resumed
    done: bool = False
    missed: Words = []  # of a puzzle: the turn is over without a win
    slip: Words = []  # which choice let the win go, where that is known
    able: Words = []  # when it is done: what the learner can do now
    can_play_on: bool = False  # whether the game goes on, so that a bot could take the other seat
    next: str = ""  # the lesson that comes after this one


def course_of(lesson: Lesson, pool: object, made: list[str]) -> Course | Puzzle:
    """A lesson or a puzzle, after these choices. Raises LessonFault where they do not belong to it."""
    kind = FoundPuzzle if lesson.grade else Puzzle if lesson.is_puzzle else Course
    return kind(lesson, pool, made)  # type: ignore[arg-type]


def seats_of(run: Lessoned, learner: str) -> Seats:
    """The seats of a lesson, in which the learner is called so."""
    return Seats(run.match, run.pool, [learner, run.lesson.opponent])


def teaching(run: Course | Puzzle, seats: Seats, given: Given, lang: str, since: int = -1) -> Teaching:
    """`since`: the number of the log up to which it was told."""
    lesson = run.lesson
    steps = lesson.steps
    at = min(run.step, len(steps) - 1)
    found = Teaching(lesson.game, lesson.id, said(lesson.title, lang), at + 1, len(steps), made=list(run.made), done=run.done)
    new = [one for one in run.said if one.number > since]
    found.told = [Told(one.number, said(one.said, lang), steps[one.step].terms[lang]) for one in new]
    found.can_play_on = not run.match.over
    found.ideas = [Idea(n, step.terms[lang]) for n, step in enumerate(steps, 1) if step.terms[lang]]
    if run.done:
        found.able = said(lesson.able, lang)
        found.next = next_lesson(lesson)
        return found
    found.say = said(steps[at].say, lang)
    found.terms = steps[at].terms[lang]
    found.open = run.open
    if isinstance(run, Puzzle):
        if run.state == MISSED:
            presenter = seats.presenter(lang)
            score = presenter.score(run.match.position)  # of a game that has one
            found.missed = presenter.words("puzzle-missed", amount=score[OTHER] if score else 0)
            found.slip = slip_in_words(run, lang, seats.names[SEAT])
        return found
    found.lifted = run.refused >= LIFTED_AFTER
    found.show_me = run.refused >= SHOWN_AFTER
    found.glow = glow_of(steps[at].glow, run.chosen > 0, given.scene, given.ask, run.notation.form)
    return found


def next_lesson(lesson: Lesson) -> str:
    """What comes after a lesson in the list; nothing after the last one."""
    others = lessons_of(lesson.game, FOUND if lesson.grade else FOLDER)
    return next((other.id for other in others if other.number > lesson.number), "")


# -- puzzles -----------------------------------------------------------------------------------------------------------


def slip_in_words(run: Puzzle, lang: str, learner: str) -> Words:
    """Which choice let the win go, and what it could still have brought."""
    slip = run.slip()
    if slip is None:
        return []
    seats = seats_of(slip.before, learner)
    words = plain(next(iter(words_of(seats, lang, slip.form)), [Span(slip.form)]))
    said = "puzzle-wrong-first" if slip.number == 0 else "puzzle-wrong-later"
    return seats.presenter(lang).words(said, words=words, **slip.lost)


def words_of(seats: Seats, lang: str, form: str) -> list[Words]:
    """A choice that is open to the learner, as the question says it."""
    return [choice.words for choice in seats.given(SEAT, lang, suggest=False).ask.choices if choice.form == form]


def solution_in_words(run: Puzzle, lang: str, learner: str) -> list[Words]:
    """What the learner chooses to win, played through at a table of its own; and why it is a puzzle."""
    shown = Shown(run.lesson, run.pool)
    found: list[Words] = []
    for form in shown.own:
        if form in shown.open:
            found += words_of(seats_of(shown, learner), lang, form)
            shown.choose(form)
    return found + [said(line.said, lang) for line in run.lesson.steps[0].ways[0] if not line.who]


# -- why not -----------------------------------------------------------------------------------------------------------


def refusal(run: Course | Puzzle, seats: Seats, scene: Scene, lang: str, form: str) -> list[Words]:
    """Why a choice of the learner was not taken: the reason of the engine where it is not legal, and the hint."""
    presenter = seats.presenter(lang)
    lines: list[Words] = []
    if form not in run.options:
        if is_theirs(scene, form):
            return [presenter.words(THEIRS)]
        lines.append(presenter.refusal(seats.look(SEAT), form))
    if isinstance(run, Puzzle):
        return lines
    own = f"{BY_VERB}{form.partition(' ')[0]}"
    if presenter.wording.messages.has(own):
        lines.append(presenter.words(own))
    elif hint := hint_of(run, lang):
        lines.append(hint)
    else:
        lines.append(presenter.words(NOT_YET))
    return lines


def touched(run: Course | Puzzle, seats: Seats, scene: Scene, lang: str, handle: str) -> list[Words]:
    """Why nothing can be done with a thing: the reasons of the engine, and the hint."""
    thing = next((one for one in scene.things if one.handle == handle), None)
    if thing is not None and thing.owner == OTHER:
        return [seats.presenter(lang).words(THEIRS)]
    reasons = [] if thing is None else [why.words for why in thing.why_not[:1]]
    if isinstance(run, Puzzle):
        return reasons
    return [*reasons, hint_of(run, lang) or seats.presenter(lang).words(NOT_YET)]


def is_theirs(scene: Scene, form: str) -> bool:
    """Whether it is about a card that lies only on the other side."""
    owners = {thing.owner for thing in scene.things if thing.card and thing.card in form.split()[1:2]}
    return owners == {OTHER}


def hint_of(run: Course | Puzzle, lang: str) -> Words:
    """The hint of the step; of a puzzle the next one, each time it is asked for, and then the last again."""
    hints = run.lesson.steps[min(run.step, len(run.lesson.steps) - 1)].hints
    if not hints:
        return []
    if isinstance(run, Puzzle):
        run.hints_given = min(run.hints_given + 1, len(hints))
        return said(hints[run.hints_given - 1], lang)
    return said(hints[0], lang)


def said(sentence: Sentence, lang: str) -> Words:
    return [Span(sentence[lang])] if sentence[lang] else []
