"""Every lesson played through: each step, each other way, with wrong answers on the way; every puzzle with its solution."""

from typing import Any

import pytest

from grimoire.kernel.event import Event
from grimoire.library.games import GAMES, load_pool
from grimoire.library.lessons import ITSELF, Lesson, find_lesson, lessons_of, read_lesson
from grimoire.library.scenario_facts import Moment, read_fact
from grimoire.library.yaml_lines import BadFile
from grimoire.table.lesson import SEAT, Course, LessonFault
from grimoire.table.puzzle import MISSED, OPEN, SOLVED, Puzzle

ALL = [lesson for game in GAMES for lesson in lessons_of(game)]
LESSONS = [lesson for lesson in ALL if not lesson.is_puzzle]
PUZZLES = [lesson for lesson in ALL if lesson.is_puzzle]


def name(lesson: Lesson) -> str:
    return lesson.id


def course(lesson: Lesson, made: tuple[str, ...] = ()) -> Course:
    return Course(lesson, load_pool(lesson.game, []), made)


def played(lesson: Lesson) -> Course:
    run = course(lesson)
    while not run.done:
        assert run.choose(run.open[0])
    return run


def test_there_are_ten_lessons_and_four_puzzles() -> None:
    assert (len(LESSONS), len(PUZZLES)) == (10, 4)
    assert [lessons_of(game)[0].id for game in GAMES] == ["first-duel", "first-expedition"]
    for game in GAMES:
        assert [lesson.number for lesson in lessons_of(game)] == list(range(1, len(lessons_of(game)) + 1))
        assert all(find_lesson(game, other) for lesson in lessons_of(game) for other in lesson.after)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_is_played_to_its_end_and_what_it_says_is_so(lesson: Lesson) -> None:
    run = course(lesson)
    notation = run.notation
    while not run.done:
        step = run.step
        assert run.choose(run.open[0])
        if run.step != step:
            told: list[Event] = [event for happened in run.match.happened for event in happened.events]
            moment: Moment[Any] = Moment(run.match.position, told)
            for text in lesson.steps[step].then:
                assert read_fact(notation, text, 0).fault(moment) is None, f"step {step + 1}: {text}"
    scripted = {(at, line.form) for at, step in enumerate(lesson.steps) for line in step.ways[0] if line.who == ITSELF}
    assert run.given_itself == scripted  # no answer is written down that nobody needs
    assert [(one.step, one.said) for one in run.said] == [
        (at, line.said) for at, step in enumerate(lesson.steps) for line in step.ways[0] if not line.who
    ]


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_words_are_set_off_where_they_are_said(lesson: Lesson) -> None:
    assert any(step.terms["en"] for step in lesson.steps)
    for step in lesson.steps:
        assert len(step.terms["en"]) == len(step.terms["fr"])
        for lang, terms in step.terms.items():
            said = " ".join([step.say[lang], *[line.said[lang] for line in step.ways[0] if not line.who]])
            assert [term for term in terms if term not in said] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_everything_else_is_refused_and_changes_nothing(lesson: Lesson) -> None:
    run = course(lesson)
    while not run.done:
        before = run.match.position.to_bytes()
        others = [form for form in run.options if form not in run.open]
        for form in [*others, "prepare nothing", "concede"]:
            assert not run.choose(form)
        assert run.refused == len(others) + 2
        assert run.match.position.to_bytes() == before
        assert run.choose(run.open[0])
        assert run.refused == 0


@pytest.mark.parametrize("lesson", [one for one in LESSONS if any(len(step.ways) > 1 for step in one.steps)], ids=name)
def test_every_other_way_leads_to_the_end_too(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        for way in step.ways[1:]:
            run = course(lesson)
            forms = [run.notation.form(line.form) for line in way if line.who]
            while not run.done:
                wanted = forms[run.chosen] if run.step == at else run.open[0]
                assert run.choose(wanted), (at, wanted, run.open)


def test_any_mana_may_be_added_where_the_step_says_so() -> None:
    lesson = find_lesson("magenoir", "first-duel")
    assert lesson is not None
    run = course(lesson)
    while run.step < 18:
        run.choose(run.open[0])
    assert len(run.open) == 6
    for element in ("mineral", "fire", "water"):
        assert run.choose(next(form for form in run.open if element in form))
    while not run.done:
        run.choose(run.open[0])
    assert run.match.winner == SEAT


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_it_is_rebuilt_from_the_choices_made(lesson: Lesson) -> None:
    run = played(lesson) if not lesson.is_puzzle else solved(lesson)
    whole = tuple(run.made)
    kind = type(run)
    again = kind(lesson, load_pool(lesson.game, []), whole[: len(whole) // 2])
    for form in whole[len(whole) // 2 :]:
        assert again.choose(form)
    assert again.match.position.to_bytes() == run.match.position.to_bytes()
    assert again.said == run.said
    assert again.done


def test_choices_of_another_lesson_are_refused() -> None:
    with pytest.raises(LessonFault):
        course(LESSONS[0], ("prepare zap",))


def test_undo_goes_to_the_start_of_the_step_and_then_to_the_one_before() -> None:
    run = course(LESSONS[0])
    assert not run.back()
    for _ in range(2):
        run.choose(run.open[0])
    assert run.back()
    assert (run.step, run.made) == (0, [])
    while run.step < 3:
        run.choose(run.open[0])
    assert run.made[-1] == "prepare zap"
    run.choose("activate zap")
    assert run.back()
    assert (run.step, run.made[-1], run.open) == (3, "prepare zap", ["activate zap"])
    assert run.back()
    assert (run.step, run.open) == (2, ["prepare zap"])


# -- puzzles -----------------------------------------------------------------------------------------------------------


def puzzle(lesson: Lesson) -> Puzzle:
    return Puzzle(lesson, load_pool(lesson.game, []))


def solved(lesson: Lesson) -> Puzzle:
    run = puzzle(lesson)
    for form in run.solution:
        if form in run.open:
            run.choose(form)
    assert run.state == SOLVED
    return run


@pytest.mark.parametrize("lesson", PUZZLES, ids=name)
def test_the_solution_of_a_puzzle_solves_it(lesson: Lesson) -> None:
    run = solved(lesson)
    assert run.match.winner == SEAT
    assert [one.said for one in run.said] == [line.said for line in lesson.steps[0].ways[0] if not line.who]


@pytest.mark.parametrize("lesson", PUZZLES, ids=name)
def test_a_puzzle_is_missed_when_the_turn_ends(lesson: Lesson) -> None:
    run = puzzle(lesson)
    assert run.choose("end turn")
    assert (run.state, run.open) == (MISSED, [])
    assert run.back()
    assert (run.state, run.made) == (OPEN, [])


def test_ondine_lets_her_tree_take_the_arrow() -> None:
    lesson = find_lesson("magenoir", "puzzle-2")
    assert lesson is not None
    run = puzzle(lesson)
    for form in ("prepare flame", "channel flame", "prepare fiery-arrow", "activate fiery-arrow"):
        assert run.choose(form)
    assert any(event.kind == "DamageRedirected" for happened in run.match.happened for event in happened.events)


# -- files -------------------------------------------------------------------------------------------------------------

GOOD = """title: {en: One, fr: Un}
kind: lesson
number: 1
opponent: Ondine
given: {alice: {hand: [flame]}}
steps:
- say: {en: a, fr: b}
  play: [alice prepare flame]
"""


@pytest.mark.parametrize(
    ("instead", "of", "said"),
    [
        ("kind: duel", "kind: lesson", "neither a lesson nor a puzzle"),
        ("title: {en: One}", "title: {en: One, fr: Un}", "a sentence is there in each language: en, fr"),
        ("play: [carol pass]", "play: [alice prepare flame]", "nor begins with alice, bob or itself"),
        ("number: one", "number: 1", "'one' is no number"),
        ("glows: []\n  play: []", "play: [alice prepare flame]", "'glows' does not belong there"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_its_line(instead: str, of: str, said: str) -> None:
    assert read_lesson("magenoir", "one", GOOD).steps[0].say == {"en": "a", "fr": "b"}
    with pytest.raises(BadFile, match=said):
        read_lesson("magenoir", "one", GOOD.replace(of, instead))


def test_a_script_the_game_does_not_follow_is_told() -> None:
    with pytest.raises(LessonFault, match="'alice prepare seed' is not among"):
        course(read_lesson("magenoir", "one", GOOD.replace("alice prepare flame", "alice prepare seed")))
