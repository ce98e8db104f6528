"""grimoire dataset: written and summed up again, and what cannot be is told in one line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimoire.cli.main import app

RUN = CliRunner()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("data") / "games.jsonl.gz"
    done = RUN.invoke(
        app, ["dataset", "write", str(file), "--task", "magenoir-mini", "--bots", "eager-1,random", "--games", "2"]
    )
    assert done.exit_code == 0, done.output
    return file


def test_what_was_written_is_summed_up_in_both_languages(written: Path) -> None:
    said = {lang: RUN.invoke(app, ["--lang", lang, "dataset", "show", str(written)]).output for lang in ("en", "fr")}
    assert said["en"].startswith("magenoir-mini: 2 of 2 games, ")
    assert "eager-1: 2, random: 0" in said["en"]
    assert said["fr"].startswith("magenoir-mini : 2 parties sur 2, ")
    assert "eager-1 : 2, random : 0" in said["fr"]


@pytest.mark.parametrize(
    "given",
    [["write", "none.jsonl", "--task", "chess"], ["write", "none.jsonl", "--bots", "nobody"], ["show", "not there"]],
)
def test_what_cannot_be_done_is_told_in_one_line(given: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = RUN.invoke(app, ["dataset", *given])
    assert done.exit_code == 2
    assert done.output.startswith("grimoire: ")
    assert done.output.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
