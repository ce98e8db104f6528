"""A Friday evening at the terminal, from the first name to the last page."""

import re
from pathlib import Path

import pytest
from tests.contests.lots import counted_lots
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.pages.contests.paper import OF_SERVER, SHEETS

NAMES = "1. Ondine\nIsaure\n- Noé\nMaëlle\nAnselm\nThéo\nLia\nRoland\nEdda\nCorvin\nJudith\n"
ENV = {"LC_ALL": "C.UTF-8", "COLUMNS": "100"}


class Evening:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "friday.contest"
        self.runner = CliRunner()

    def run(self, command: str, *args: str, fails: bool = False, typed: str = "") -> str:
        result = self.runner.invoke(app, ["contest", command, str(self.file), *args], input=typed, env=ENV)
        assert result.exit_code == (2 if fails else 0), result.output
        return result.output

    def all_in(self, games: str = "2 1") -> None:
        missing = re.findall(r"^(\d+) .*missing$", self.run("tables"), re.M)
        self.run("result", typed="".join(f"{table} {games}\n" for table in missing))


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    counted_lots(monkeypatch)
    evening = Evening(tmp_path)
    assert "11 players are in." in evening.run("new", "--title", "Friday", "--list", "-", typed=NAMES)
    return evening


def test_an_evening_from_the_first_name_to_the_last_page(evening: Evening) -> None:
    assert "bye, 3 points" in evening.run("pair")
    evening.all_in()
    stays = next(row.split()[0] for row in evening.run("tables").splitlines() if row[:1].isdigit() and "Judith" not in row)
    assert "Judith left." in evening.run("drop", "Jud")
    assert "Guest entered." in evening.run("enter", "Guest")
    assert "Guest" in evening.run("pair")
    shown = evening.run("result", stays, "0", "2", "--round", "1", "--reason", "the slip was misread", typed="y\n")
    assert "Nothing is paired anew." in shown and "corrected: 0 to 2" in shown
    evening.all_in()
    first = re.search(r"^1  (\S+)", evening.run("pair"), re.M)
    assert first is not None  # at table 1: who has the bye needs nothing
    assert "a win" in evening.run("need", first[1])
    evening.all_in()
    assert "Semi-finals" in evening.run("pair")
    assert "has no winner" in evening.run("result", "1", "1", "1", fails=True)
    evening.all_in("2 0")
    assert "Final" in evening.run("pair")
    evening.all_in("2 0")
    assert "The contest is over." in evening.run("pair")
    assert "the contest is over" in evening.run("enter", "Late", fails=True)
    assert evening.run("export", "--csv", "standings").count("\n") == 13


def test_a_correction_is_not_kept_without_a_reason_and_a_yes(evening: Evening) -> None:
    evening.run("pair")
    evening.all_in()
    before = evening.file.read_bytes()
    assert "needs a reason" in evening.run("result", "1", "0", "2", "--round", "1", fails=True)
    assert "Nothing was changed." in evening.run("result", "1", "0", "2", "--round", "1", "--reason", "x", typed="n\n")
    assert evening.file.read_bytes() == before


def test_a_result_that_stands_is_not_typed_over(evening: Evening) -> None:
    evening.run("pair")
    evening.run("result", "1", "2", "0", "--by", "ann")
    assert "stands already" in evening.run("result", "1", "0", "2", "--by", "ben", fails=True)
    shown = evening.run("result", "2", "2", "0", "--by", "ben")
    assert "2 to 0" not in shown
    assert "others have added" in evening.run("result", "3", "2", "0", "--by", "ann")


def test_undo_strikes_out_and_the_log_still_shows_it(evening: Evening) -> None:
    evening.run("pair")
    evening.run("undo", "12", "--reason", "too early")
    log = evening.run("log")
    assert "struck out: Round 1 paired." in log and "Reason: too early" in log
    assert "Round 1" in evening.run("pair")


def test_why_answers_for_a_name_begun(evening: Evening) -> None:
    evening.run("pair")
    assert "the lot" in evening.run("why", "Isa")
    assert "Nobody" not in evening.run("why", "Isa", "--not", "Ondine")
    assert "did you mean Ondine?" in evening.run("why", "Ondinne", fails=True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_for_print_needs_nothing_else(evening: Evening, tmp_path: Path, lang: str) -> None:
    evening.run("enter", "<script>alert(1)</script>")
    evening.run("pair")
    for what in [name for name in SHEETS if name not in OF_SERVER]:
        out = tmp_path / f"{what}.html"
        evening.run("print", what, "--out", str(out), "--lang", lang)
        text = out.read_text(encoding="utf-8")
        assert "<script" not in text and "http" not in text and "url(" not in text and f'lang="{lang}"' in text
        assert "Friday" in text and "contest-" not in text


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("result", "1", "9", "9"), "cannot be"),
        (("result", "99", "2", "0"), "there is no table 99"),
        (("result", "1", "2"), "is no result"),
        (("print", "poster"), "is no page"),
        (("undo", "500"), "no entry"),
        (("need", "Ondine"), "last round"),
        (("export", "--csv", "x"), "is no page"),
        (("enter", "Ondine"), "there is a Ondine already"),
        (("enter", "a\u200bb"), "nobody would see"),
    ],
)
def test_what_cannot_be_is_said_in_one_line_and_changes_nothing(evening: Evening, args: tuple[str, ...], said: str) -> None:
    evening.run("pair")
    before = evening.file.read_bytes()
    output = evening.run(*args, fails=True)
    assert said in output and output.count("\n") == 1
    assert evening.file.read_bytes() == before


def test_a_list_with_a_line_nobody_can_read_enters_nobody(evening: Evening) -> None:
    before = evening.file.read_bytes()
    assert "line 2: " in evening.run("enter", "--list", "-", typed="Ann\n\u202eBen\nCleo\n", fails=True)
    assert evening.file.read_bytes() == before


def test_contests_are_played_by_chance(tmp_path: Path) -> None:
    kept = tmp_path / "kept.contest"
    args = ["contest", "simulate", "--players", "9", "--contests", "5", "--drop", "0.1", "--late", "2", "--no-show", "0.1"]
    result = CliRunner().invoke(app, [*args, "--keep", str(kept)], env=ENV)
    assert "5 contests of 9 players" in result.output, result.output
    shown = CliRunner().invoke(app, ["contest", "standings", str(kept)], env=ENV).output
    assert "Player 11" in shown
