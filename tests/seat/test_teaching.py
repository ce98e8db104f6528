"""What a learner is given in both languages: sentences, what glows, why not; and the terminal that shows it, to the end."""

import msgspec
import pytest

from grimoire.kernel.reason import IllegalChoice
from grimoire.library.games import GAMES, load_pool
from grimoire.library.lessons import Lesson, find_lesson, lessons_of
from grimoire.library.messages import LANGUAGES
from grimoire.seat.lesson_pointers import glow_of
from grimoire.seat.seats import Given, Seats
from grimoire.seat.teaching import Teaching, course_of, hint_of, next_lesson, refusal, seats_of, teaching
from grimoire.seat.wording import plain
from grimoire.table.lesson import SEAT, Course
from grimoire.table.puzzle import Puzzle

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game) if not lesson.is_puzzle]


def name(lesson: Lesson) -> str:
    return lesson.id


def sat_down(lesson: Lesson) -> tuple[Course | Puzzle, Seats]:
    run = course_of(lesson, load_pool(lesson.game, []), [])
    return run, seats_of(run, "you")


def seen(run: Course | Puzzle, seats: Seats, lang: str) -> tuple[Given, Teaching]:
    given = seats.given(SEAT, lang, suggest=False)
    return given, teaching(run, seats, given, lang)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_both_languages_say_the_same_steps_with_wrong_answers_on_the_way(lesson: Lesson) -> None:
    """What is not open is answered with the hint, what is not legal with the reason before it; all that glows is there."""
    run, seats = sat_down(lesson)
    assert isinstance(run, Course)
    lit: set[tuple[int, str]] = set()
    while not run.done:
        given, now = seen(run, seats, "en")
        french = teaching(run, seats, given, "fr")
        step = lesson.steps[run.step]
        assert (plain(now.say), plain(french.say)) == (step.say["en"], step.say["fr"])
        assert now.say != french.say
        same = {"title": now.title, "say": now.say, "told": now.told, "terms": now.terms, "ideas": now.ideas}
        assert msgspec.structs.replace(french, **same) == now
        assert len(french.ideas) == len(now.ideas)
        assert [told.number for told in french.told] == [told.number for told in now.told]
        assert set(now.open) <= {choice.form for choice in given.ask.choices}
        for entry in step.glow:
            for later in (False, True):
                if not glow_of([entry], later, given.scene, given.ask, run.notation.form).is_dark:
                    lit.add((run.step, entry))
        refuse_the_rest(run, seats, given)
        run.choose(run.open[0])
    assert lit == {(at, entry) for at, step in enumerate(lesson.steps) for entry in step.glow}
    end = seen(run, seats, "fr")[1]
    assert (end.done, plain(end.able), end.next) == (True, lesson.able["fr"], next_lesson(lesson))
    assert end.can_play_on == (not run.match.over)


def refuse_the_rest(run: Course, seats: Seats, given: Given) -> None:
    for lang in LANGUAGES:
        hint = run.lesson.steps[run.step].hints[0][lang]
        for form in [one for one in run.options if one not in run.open]:
            assert not run.choose(form)
            lines = [plain(line) for line in refusal(run, seats, given.scene, lang, form)]
            assert len(lines) == 1
            assert lines == [hint] or form == "trade"
        lines = [plain(line) for line in refusal(run, seats, given.scene, lang, "prepare nothing")]
        assert len(lines) == 2
        assert lines[1] == hint


def test_the_engine_says_why_not_before_the_hint() -> None:
    run, seats = sat_down(LESSONS[0])
    while run.step < 2:
        run.choose(run.open[0])
    given, now = seen(run, seats, "en")
    assert now.glow is not None
    assert [thing.card for thing in given.scene.things if thing.handle in now.glow.things] == ["zap"]
    lines = [plain(line) for line in refusal(run, seats, given.scene, "en", "prepare zephyr")]
    assert lines[0].endswith("(D2.2.2)") and lines[1] == LESSONS[0].steps[2].hints[0]["en"]
    assert [plain(line) for line in refusal(run, seats, given.scene, "en", "trade")] == [
        "Trading comes later; you have what you need."
    ]
    with pytest.raises(IllegalChoice):
        run.match.choose("prepare zephyr")


def test_what_glows_is_lifted_after_two_refusals_and_shown_after_three() -> None:
    run, seats = sat_down(LESSONS[0])
    found = []
    for _ in range(4):
        now = seen(run, seats, "en")[1]
        found.append((now.lifted, now.show_me))
        run.choose("gather fire left")
    assert found == [(False, False), (False, False), (True, False), (True, True)]


def test_a_card_of_hers_is_only_read() -> None:
    lesson = find_lesson("magenoir", "permanents")
    assert lesson is not None
    run, seats = sat_down(lesson)
    given, _ = seen(run, seats, "fr")
    assert [plain(line) for line in refusal(run, seats, given.scene, "fr", "activate draconic-flame")] == [
        "Celle-ci est à elle. Pointez-la pour la lire."
    ]


def test_what_glows_later_glows_instead() -> None:
    run, seats = sat_down(LESSONS[0])
    while run.step < 3:
        run.choose(run.open[0])
    first = seen(run, seats, "en")[1].glow
    run.choose(run.open[0])
    then = seen(run, seats, "en")[1].glow
    assert first is not None and then is not None
    assert (bool(first.things), first.players) == (True, [])
    assert (then.things, then.players) == ([], [1])


def test_a_missed_puzzle_says_how_far_it_was() -> None:
    lesson = find_lesson("magenoir", "puzzle-1")
    assert lesson is not None
    run, seats = sat_down(lesson)
    assert [plain(hint_of(run, "en")) for _ in range(3)] == [lesson.steps[0].hints[at]["en"] for at in (0, 1, 1)]
    run.choose("end turn")
    assert plain(seen(run, seats, "fr")[1].missed) == "Pas encore : il lui reste 8 PV. On recommence ?"
