"""What cannot be used is refused with a message id and its facts, and said in the language of whoever reads it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.running import run

from grimoire.library.messages import LANGUAGES, message_texts, messages
from grimoire.library.reading import SYSTEM_FAULTS, BadFile

SOURCES = Path(__file__).resolve().parents[2] / "src" / "grimoire"
RAISED = ("BadFile", "UnknownGame")


def refusals() -> Iterator[tuple[str, set[str]]]:
    """The ids that the sources refuse with, and the names of the facts of each."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and str(first.value).startswith("bad-"):
                    yield str(first.value), {str(keyword.arg) for keyword in node.keywords}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words_that_use_its_facts_and_no_words_are_left_over(lang: str) -> None:
    say = messages(lang)
    used = {"bad-at", "bad-busy"}
    for id, facts in refusals():
        assert say.has(id), id
        text = say.formatted(id, {name: f"<{name}>" for name in facts})
        assert "{" not in text, f"{id} asks for a fact it is not given"
        used.add(id)
    texts = dict(message_texts(lang))["refused.ftl"]
    written = {line.split(" =")[0] for line in texts.splitlines() if line.startswith("bad-")}
    assert written == used
    assert all(say.has(id) for id in SYSTEM_FAULTS.values())


def test_an_error_is_english_where_nobody_says_otherwise_and_shows_no_commands_to_a_terminal() -> None:
    error = BadFile("bad-card", "deck.txt:3", name="Fl\x1b[2Jame")
    assert str(error) == "deck.txt:3: 'Fl\N{REPLACEMENT CHARACTER}[2Jame' is no card"
    assert error.words("fr") == "deck.txt:3 : « Fl\N{REPLACEMENT CHARACTER}[2Jame » n'est pas une carte"
    assert str(BadFile("a line of its own")) == "a line of its own"


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (("play", "--deck", "nix"), "n'est pas un deck"),
        (("play", "--resume", "nix.yaml"), "lecture impossible (il n'existe pas)"),
        (("deck", "check", "wrong.txt"), "vouliez-vous dire « Flamme » ?"),
    ],
)
def test_a_command_in_french_refuses_in_french_in_one_line(tmp_path: Path, call: tuple[str, ...], said: str) -> None:
    (tmp_path / "wrong.txt").write_text("4 Flmae\n", encoding="utf-8")
    done = run(tmp_path, "", *call, "--lang", "fr")
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
