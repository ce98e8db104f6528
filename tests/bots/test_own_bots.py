"""A bot of one's own by module:Class: wherever a command names a bot, and nowhere else."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.running import run as started
from typer.testing import CliRunner

import grimoire
from grimoire.bots.games import bot_in, make_bot, wanted_bot
from grimoire.bots.own_bots import ADMITTED, UnknownBot, admit
from grimoire.cli.main import app
from grimoire.kernel.chance import seeded

HASTY = """
class Hasty:
    def __init__(self, chance):
        self.chance = chance

    def choose(self, sight, decision):
        return self.chance.below(len(decision.options))


def made(chance):
    return Hasty(chance)


class Failing(Hasty):
    def choose(self, sight, decision):
        raise RuntimeError("boom")


class Astray(Hasty):
    def choose(self, sight, decision):
        return len(decision.options)


class Alone:
    def choose(self, sight, decision):
        return 0


class NoBot:
    pass


NUMBER = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a bot in it, in which the commands are given."""
    (tmp_path / "hasty_bot.py").write_text(HASTY)
    (tmp_path / "broken_bot.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in sys.path if path])
    yield tmp_path
    ADMITTED.clear()


def run(*args: str, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, list(args), env={"LC_ALL": "C.UTF-8"}, input=typed)
    return done.exit_code, done.output


@pytest.mark.parametrize("name", ["hasty_bot:Hasty", "hasty_bot:made"])
def test_it_plays_in_simulations_ladders_and_exams(folder: Path, name: str) -> None:
    code, told = run("simulate", "--bot", f"{name},random", "--games", "2", "--json")
    assert code == 0, told
    assert json.loads(told)["games"] == 2
    code, told = run("lab", "ladder", "--bots", f"random,{name}", "--rounds", "1", "--jobs", "1", "--json")
    assert code == 0, told
    code, told = run("exam", "--bot", name, "--tries", "1", "--json")
    assert json.loads(told)["bot"] == name, told


def test_it_is_played_against_and_named_again_to_go_on(folder: Path) -> None:
    own = ("--against", "hasty_bot:Hasty")
    begun = started(folder, "1\nquit\n", "play", *own, "--deck", "burning-wrath", "--other-deck", "surging-growth")
    assert begun.returncode == 0, begun.stderr
    forgotten = started(folder, "", "play", "--resume")
    assert (forgotten.returncode, "--against hasty_bot:Hasty" in forgotten.stderr) == (2, True), forgotten.stderr
    assert started(folder, "quit\n", "play", "--resume", *own).returncode == 0


def test_a_name_alone_imports_nothing(folder: Path) -> None:
    assert bot_in("hasty_bot:Hasty") == ""
    with pytest.raises(UnknownBot):
        make_bot("hasty_bot:Hasty", seeded(1), "magenoir")
    assert ADMITTED == {}
    wanted_bot("hasty_bot:Hasty", "magenoir")
    assert bot_in("hasty_bot:Hasty 2") == "hasty_bot:Hasty"


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("no_such_module:Bot", "bad-own-module"),
        ("broken_bot:Bot", "bad-own-module"),
        ("hasty_bot:Missing", "bad-own-class"),
        ("hasty_bot:NoBot", "bad-own-bot"),
        ("hasty_bot:NUMBER", "bad-own-bot"),
        ("hasty_bot:Alone", "bad-own-made"),
    ],
)
def test_what_is_no_bot_is_refused_with_what_is_wrong(folder: Path, name: str, wrong: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        admit(name)
    assert refused.value.wrong == wrong
    code, told = run("simulate", "--bot", name, "--games", "1")
    assert code == 2 and name.partition(":")[0] in told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("hasty_bot:Failing", "'hasty_bot:Failing' failed (RuntimeError: boom, at hasty_bot.py:16)"),
        ("hasty_bot:Astray", "a bot answers with the place of an option, a number from 0 to "),
    ],
)
def test_a_bot_that_fails_is_told_in_one_sentence_and_the_game_is_kept(folder: Path, name: str, told: str) -> None:
    playing = (
        "play",
        "--against",
        name,
        "--deck",
        "burning-wrath",
        "--other-deck",
        "surging-growth",
        "--plain",
        "--lang",
        "en",
    )
    played = started(folder, "1\n", *playing)
    assert (played.returncode, "Traceback" in played.stderr) == (1, False), played.stderr
    said = " ".join(played.stdout.split())
    assert told in said and f"--against {name} goes on with it." in said
    code, output = run("exam", "--bot", name, "--tries", "1", "--lang", "en")
    assert (code, "Traceback" in output) == (1, False) and told in output
    code, output = run("lab", "ladder", "--bots", f"random,{name}", "--rounds", "1", "--jobs", "1", "--lang", "en")
    assert (code, "Traceback" in output) == (1, False) and told in output


def test_a_program_is_told_in_words_what_is_no_bot_and_how_many_are_wanted() -> None:
    with pytest.raises(grimoire.BadFile, match="'nope' is no bot; there are: adept, "):
        grimoire.make_bot("nope")
    with pytest.raises(grimoire.BadFile, match="1 bot is named for 2 players"):
        grimoire.play(grimoire.new_game(), [grimoire.make_bot("random")])
    with pytest.raises(grimoire.BadFile, match=r"nowhere\.yaml: cannot be read"):
        grimoire.new_game(cards=["nowhere.yaml"])
