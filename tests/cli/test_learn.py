"""grimoire learn: lessons and puzzles in the terminal, what is kept of them, and who is offered them."""

from pathlib import Path

import pytest
from tests.cli.running import save_of
from typer.testing import CliRunner

from grimoire.cli.learning import OWN, LessonTerminal
from grimoire.cli.main import app
from grimoire.cli.screen import Screen
from grimoire.library.games import load_pool
from grimoire.library.lessons import find_lesson
from grimoire.library.messages import LANGUAGES, messages
from grimoire.library.progress import Progress
from grimoire.library.saves import load_record
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.games import wording_of
from grimoire.seat.teaching import course_of


class Typing(Screen):
    """Types a wrong answer once, then the right one by its number; what else is wanted comes first."""

    def __init__(self, *first: str) -> None:
        super().__init__(5000)
        self.first = list(first)
        self.wrong = 0
        self.shown: list[str] = []
        self.terminal: LessonTerminal | None = None

    def line(self, text: str = "", style: str = "") -> None:
        self.shown.append(text)

    def read(self, prompt: str) -> str:
        assert self.terminal is not None
        if self.first:
            return self.first.pop(0)
        run = self.terminal.run
        if run.done:
            return ""
        forms = [choice.form for choice in self.terminal.showing.ask.choices]
        others = [form for form in forms if form not in run.open]
        if others and not run.refused:
            self.wrong += 1
            return str(forms.index(others[-1]) + 1)
        return str(forms.index(run.open[0]) + 1)


def command(typed: str, *args: str) -> tuple[int, str]:
    """The command line, without a process of its own: how it ended and what it said."""
    done = CliRunner().invoke(app, list(args), input=typed, env={"LC_ALL": "C.UTF-8"})
    return done.exit_code, done.output


def sat_down(game: str, id: str, lang: str, *first: str) -> tuple[LessonTerminal, Typing]:
    lesson = find_lesson(game, id)
    assert lesson is not None
    run = course_of(lesson, load_pool(game, []), [])
    screen = Typing(*first)
    screen.terminal = LessonTerminal(run, wording_of(game, lang, run.pool), screen, Progress.load())
    return screen.terminal, screen


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("game", "id", "lang"),
    [
        ("magenoir", "first-duel", "fr"),
        ("magenoir", "any-time", "en"),
        ("anima", "first-expedition", "en"),
        ("anima", "fighting", "fr"),
    ],
)
def test_a_lesson_is_played_to_its_end(game: str, id: str, lang: str) -> None:
    terminal, screen = sat_down(game, id, lang)
    terminal.play()
    shown = "\n".join(screen.shown)
    lesson = terminal.run.lesson
    assert screen.wrong > 3
    for step in lesson.steps:
        assert step.say[lang] in shown
        assert all(line.who or line.said[lang] in shown for line in step.ways[0])
    assert lesson.able[lang] in shown
    assert Progress.load().of(lesson).done


def test_three_refusals_offer_to_show_it() -> None:
    terminal, screen = sat_down(
        "magenoir", "first-duel", "en", "show me", "fire", "concede", "fire", "trade", "fire", "show me"
    )
    screen.first.append("quit")
    with pytest.raises(EOFError):
        terminal.play()
    assert terminal.run.made == ["gather air left"]
    shown = "\n".join(screen.shown)
    for said in ("Try it first", "You are about to win. Stay.", "→ Add Air on the left", '"show me" makes the choice'):
        assert said in shown


def test_what_is_not_there_is_refused_with_its_reason() -> None:
    terminal, screen = sat_down("magenoir", "first-duel", "en", "air;air;air;take left;prepare zephyr", "quit")
    with pytest.raises(EOFError):
        terminal.play()
    assert any("(D2.2.2)" in line for line in screen.shown)


def test_undo_starts_the_step_again() -> None:
    terminal, screen = sat_down("magenoir", "first-duel", "fr", "air", "air", "annuler", "quitter")
    with pytest.raises(EOFError):
        terminal.play()
    assert "Retour au début de l'étape." in screen.shown
    assert terminal.run.made == []


def test_a_puzzle_is_missed_begun_again_and_solved() -> None:
    typed = ["hint", "end turn", "start again", "prepare fiery", "prepare crimson", "use crimson", "use crimson", "use crimson"]
    typed += ["activate fiery", "prepare sulfur", "activate sulfur", "target your opponent", "fire left"]
    typed += ["prepare draconic", "activate draconic", "target your opponent"]
    terminal, screen = sat_down("magenoir", "puzzle-3", "en", *typed)
    terminal.play()
    assert "Not yet: she has 9 HP left. Start again?" in screen.shown
    assert "Solved." in screen.shown
    assert Progress.load().of(terminal.run.lesson).done


def test_a_lesson_that_was_left_is_gone_on_with() -> None:
    code, shown = command("air\nair\nquit\n", "learn", "first-duel", "--plain")
    assert code == 0
    assert "[1 of 20]" in shown
    assert "step 1 of 20" in command("", "learn")[1]
    again = command("air\nquit\n", "learn", "first-duel", "--plain", "--lang", "fr")[1]
    assert "Vous reprenez là où vous étiez." in again
    assert "[2 sur 20]" in again


def test_one_plays_on_from_a_lesson_against_a_bot(tmp_path: Path) -> None:
    code, shown = command("air\nplay on\nair\nquit\n", "learn", "first-duel", "--plain")
    assert code == 0
    assert "grimoire play --resume" in shown
    record = load_record(save_of(tmp_path))
    assert record.choices == ["gather air left", "gather air right"]
    assert record.seats == ["player", "novice"]


def test_a_newcomer_is_offered_the_first_duel_once() -> None:
    offer = 'New here? "grimoire learn first-duel"'
    decks = ("--deck", "burning-wrath", "--other-deck", "burning-wrath")
    assert offer in command("", "play", *decks)[1]
    assert offer not in command("", "play", *decks)[1]


def test_what_cannot_be_learnt_is_said(tmp_path: Path) -> None:
    assert "rien à apprendre ne s'appelle « duel »" in command("", "--lang", "fr", "learn", "duel")[1]
    (tmp_path / "grimoire").mkdir()
    (tmp_path / "grimoire" / "lessons.json").write_text("[1]")
    code, shown = command("", "learn")
    assert (code, "take the file away" in shown) == (2, True)
    with pytest.raises(BadFile):
        Progress.load()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_of_a_lesson_is_named_and_explained(lang: str) -> None:
    assert [id for name in OWN for id in (f"command-{name}", f"help-{name}") if not messages(lang).has(id)] == []
