"""grimoire puzzle: the list by grade, one played with undo, hints and the solution, what is kept, and the proof."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.lab.anima import puzzle_files as anima_files
from grimoire.lab.anima import puzzles as anima
from grimoire.lab.magenoir.puzzle_files import lesson_text, why
from grimoire.lab.magenoir.puzzles import Limits, checked
from grimoire.library.games import load_pool
from grimoire.library.lessons import FOUND, Lesson, lessons_of
from grimoire.library.messages import LANGUAGES
from grimoire.library.progress import Progress
from grimoire.seat.found_puzzle import FoundPuzzle
from grimoire.table.puzzle import MISSED, SOLVED, Shown

PUZZLES = lessons_of("magenoir", FOUND)
EASIEST = PUZZLES[0]
OF_ANIMA = lessons_of("anima", FOUND)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def command(typed: list[str], *args: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["puzzle", *args], input="".join(f"{line}\n" for line in typed), env={"LC_ALL": "C.UTF-8"})
    return done.exit_code, " ".join(done.output.split())


def name(puzzle: Lesson) -> str:
    return puzzle.id


def solution(puzzle: Lesson) -> list[str]:
    """The choices that are asked for, by number."""
    shown = Shown(puzzle, load_pool(puzzle.game, []))
    typed: list[str] = []
    for form in shown.own:
        if form in shown.open:
            typed.append(str(shown.options.index(form) + 1))
            shown.choose(form)
    assert shown.state == SOLVED
    return typed


def test_there_are_fifty_of_three_grades_from_the_easiest_on() -> None:
    assert len(PUZZLES) == 50
    assert [puzzle.number for puzzle in PUZZLES] == list(range(1, 51))
    grades = [puzzle.grade for puzzle in PUZZLES]
    assert grades == sorted(grades)
    assert all(grades.count(grade) >= 8 for grade in (1, 2, 3))


def test_no_two_are_alike() -> None:
    """Each has a position and a way of its own, and they begin in many ways."""
    assert len({puzzle.given for puzzle in PUZZLES}) == 50
    ways = [tuple(line.written for line in puzzle.steps[0].ways[0] if line.who) for puzzle in PUZZLES]
    assert len(set(ways)) == 50
    assert len({way[0] for way in ways}) >= 25


@pytest.mark.parametrize("puzzle", [*PUZZLES, *OF_ANIMA], ids=name)
def test_its_solution_wins_as_it_is_written(puzzle: Lesson) -> None:
    assert solution(puzzle)
    assert puzzle.steps[0].then == ["game is won by alice"]
    for said in [puzzle.title, puzzle.steps[0].say, *puzzle.steps[0].hints]:
        assert all(said[lang] for lang in LANGUAGES)


def test_its_first_choice_is_the_solution_against_the_most_stubborn_too() -> None:
    run = FoundPuzzle(EASIEST, load_pool("magenoir", []))
    for form in Shown(EASIEST, run.pool).own:
        if form in run.open:
            run.choose(form)
    assert run.state == SOLVED


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("0 of 50 solved", "Grade 1", "Grade 3")), ("fr", ("0 sur 50 résolus", "Niveau 1", "Niveau 3"))],
)
def test_all_are_listed_by_grade(lang: str, words: tuple[str, ...]) -> None:
    code, shown = command([], "--lang", lang)
    assert code == 0
    for word in (*words, *[puzzle.title[lang] for puzzle in PUZZLES]):
        assert word in shown
    assert command([], "--game", "magenoir", "--lang", lang)[1] in shown


def test_there_are_puzzles_of_anima_of_three_grades_and_no_two_alike() -> None:
    assert len(OF_ANIMA) >= 10
    assert [puzzle.number for puzzle in OF_ANIMA] == list(range(1, len(OF_ANIMA) + 1))
    grades = [puzzle.grade for puzzle in OF_ANIMA]
    assert grades == sorted(grades) and set(grades) == {1, 2, 3}
    assert len({puzzle.given for puzzle in OF_ANIMA}) == len(OF_ANIMA)
    assert len({puzzle.title["en"] for puzzle in OF_ANIMA}) == len(OF_ANIMA)
    code, shown = command([], "--game", "anima", "--lang", "en")
    assert code == 0 and f"0 of {len(OF_ANIMA)} solved" in shown
    assert all(puzzle.title["en"] in shown for puzzle in OF_ANIMA)


@pytest.mark.parametrize("puzzle", OF_ANIMA, ids=name)
def test_those_of_anima_are_proved_anew_with_all_that_their_files_say(puzzle: Lesson) -> None:
    number = int(puzzle.found.removeprefix("seed "))
    kind, final, given = anima.drawn(number)
    found = anima.checked(given, number, kind, final)
    assert found is not None
    assert anima_files.same(found, puzzle)
    assert found.grade == puzzle.grade
    text = anima_files.lesson_text(found, puzzle.number)
    assert all(f'"{hint[lang]}"' in text for hint in puzzle.steps[0].hints for lang in LANGUAGES)
    assert f'"{puzzle.steps[0].say["en"]}"' in text


def test_one_of_anima_is_missed_told_why_and_solved() -> None:
    puzzle = OF_ANIMA[0]
    run = FoundPuzzle(puzzle, load_pool("anima", []))
    first = solution(puzzle)[0]
    wrong = next(str(at + 1) for at in range(len(run.options)) if str(at + 1) != first)
    lost = [wrong]
    run.choose(run.options[int(wrong) - 1])
    while run.state != MISSED:
        lost.append("1")
        run.choose(run.open[0])
    code, shown = command([*lost, "start again", "hint", *solution(puzzle)], puzzle.id, "--plain", "--lang", "en")
    assert code == 0
    assert "the game is not yours" in shown and "no way wins" in shown
    assert puzzle.steps[0].hints[0]["en"] in shown
    assert "Right: solved." in shown
    assert Progress.load().of(puzzle).done


def test_one_of_anima_is_proved_by_the_command() -> None:
    assert command([], OF_ANIMA[0].id, "--check", "--lang", "en")[1].startswith(f"{OF_ANIMA[0].id}: proved")


@pytest.mark.parametrize(
    ("lang", "right", "listed"), [("en", "Right: solved.", "(solved)"), ("fr", "Juste : résolu.", "(résolu)")]
)
def test_one_is_solved_and_that_is_kept(lang: str, right: str, listed: str) -> None:
    code, shown = command(solution(EASIEST), EASIEST.id, "--lang", lang, "--plain")
    assert code == 0
    assert right in shown.replace("\xa0", " ")
    why = next(line.said[lang] for line in EASIEST.steps[0].ways[0] if not line.who)
    assert why in shown
    assert Progress.load().of(EASIEST).done
    assert command([], "--lang", lang)[1].count(listed) == 1


def test_a_wrong_line_is_told_why_and_can_be_taken_back() -> None:
    end = str(FoundPuzzle(EASIEST, load_pool("magenoir", [])).options.index("end turn") + 1)
    code, shown = command([end, "undo", "hint", "hint", *solution(EASIEST)], "1", "--plain", "--lang", "en")
    assert code == 0
    assert 'Wrong from the start: after "End turn" you take none of her' in shown
    assert all(hint["en"] in shown for hint in EASIEST.steps[0].hints)
    assert "Right: solved." in shown


def test_a_later_mistake_is_named_as_such() -> None:
    first = solution(EASIEST)[0]
    run = FoundPuzzle(EASIEST, load_pool("magenoir", []))
    run.choose(run.options[int(first) - 1])
    assert "end turn" in run.options, "a puzzle that begins with a question of several choices is no good here"
    code, shown = command([first, "end turn"], "1", "--plain", "--lang", "en")
    assert code == 0
    assert 'So far it was right. "End turn" let the win go' in shown


def test_who_gives_up_is_shown_the_solution_and_has_not_solved_it() -> None:
    code, shown = command(["give up"], "1", "--plain", "--lang", "en")
    assert code == 0
    assert "The solution:" in shown
    assert next(line.said["en"] for line in EASIEST.steps[0].ways[0] if not line.who) in shown
    assert not Progress.load().of(EASIEST).done


@pytest.mark.parametrize("id", [lesson.id for lesson in lessons_of("magenoir") if lesson.is_puzzle])
def test_the_puzzles_among_the_lessons_are_given_up_in_the_same_way(id: str) -> None:
    lesson = next(lesson for lesson in lessons_of("magenoir") if lesson.id == id)
    assert solution(lesson)
    done = CliRunner().invoke(app, ["learn", id, "--lang", "en", "--plain"], input="give up\n", env={"LC_ALL": "C.UTF-8"})
    assert "The solution:" in done.output


def test_a_turn_that_ends_is_missed() -> None:
    run = FoundPuzzle(EASIEST, load_pool("magenoir", []))
    run.choose("end turn")
    assert run.state == MISSED


def test_a_name_that_is_none_is_refused_with_those_there_are() -> None:
    code, shown = command([], "nonsense", "--lang", "en")
    assert code == 2
    assert "p50" in shown


@pytest.mark.parametrize("puzzle", PUZZLES[::13], ids=name)
def test_some_are_proved_anew_with_all_that_their_files_say(puzzle: Lesson) -> None:
    """All of them: grimoire puzzle --check."""
    found = checked(puzzle.given, Limits().most)
    assert found is not None
    lines = puzzle.steps[0].ways[0]
    assert found.play == [line.written for line in lines if line.who]
    assert [why(found)] == [line.said for line in lines if not line.who]
    assert found.grade == puzzle.grade
    text = lesson_text(found, puzzle.number)
    assert all(f'"{hint[lang]}"' in text for hint in puzzle.steps[0].hints for lang in LANGUAGES)
    assert str(found.life) in puzzle.steps[0].say["en"]


def test_the_proof_is_told_and_fails_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    code, shown = command([], EASIEST.id, "--check", "--lang", "en")
    assert code == 0
    assert shown.startswith(f"{EASIEST.id}: proved")
    monkeypatch.setattr("grimoire.lab.magenoir.puzzle_game.Limits", lambda: Limits(most=10))
    assert command([], EASIEST.id, "--check", "--lang", "fr") == (1, f"{EASIEST.id} : pas prouvé")
