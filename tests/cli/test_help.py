"""Help and refusals of the command line, in the language of whoever asks."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from grimoire.cli.french_help import FRENCH
from grimoire.cli.helping import words_around
from grimoire.cli.main import app

ENGLISH = {"LC_ALL": "C.UTF-8", "COLUMNS": "200"}
SYSTEM_FRENCH = {"LC_ALL": "fr_FR.UTF-8", "COLUMNS": "200"}
BESIDES = {"Usage: ", "COMMAND [ARGS]...", "Show this message and exit.", *words_around().values()}  # words of the library


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*path, name))


def texts() -> set[str]:
    """All English of the help, as the commands have it; a text of several paragraphs may be known whole, or by paragraph."""
    found: set[str] = set()
    for _, command in commands(typer.main.get_command(app)):
        whole = [command.help or "", *[param.help or "" for param in command.params]]
        found |= {part for text in whole for part in ([text] if text in FRENCH else text.split("\n\n"))}
    return found - {""}


def run(env: dict[str, str], *args: str) -> str:
    return CliRunner().invoke(app, list(args), env=env).output


def test_every_text_of_the_help_is_there_in_french_and_no_other() -> None:
    assert texts() | BESIDES == set(FRENCH)


@pytest.mark.parametrize("path", [path for path, _ in commands(typer.main.get_command(app))])
def test_the_help_of_every_command_is_french_where_the_system_is(path: tuple[str, ...]) -> None:
    shown = " ".join(run(SYSTEM_FRENCH, *path, "--help").split())
    assert "Afficher cette aide et quitter." in shown
    assert [text for text in BESIDES - {"Options", "Arguments"} if text in shown] == []


@pytest.mark.parametrize(
    "args", [("--lang", "fr", "play", "--help"), ("play", "--lang=fr", "--help"), ("play", "--help", "--lang", "fr")]
)
def test_help_can_be_asked_for_in_french_anywhere_in_a_call(args: tuple[str, ...]) -> None:
    assert "Ni couleurs, ni cadres." in run(ENGLISH, *args)
    assert "No colour, no boxes." in run(ENGLISH, "play", "--help")  # and only for that call


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "--foo"), "Cette option n'existe pas : --foo"),
        (("plaz",), "Cette commande n'existe pas : 'plaz'. Vouliez-vous dire 'play', 'replay' ?"),
        (("cards", "show"), "Il manque l'argument 'name'."),
        (("play", "--deck"), "Il manque une valeur après '--deck'."),
        (("play", "--plain=1"), "'--plain' ne prend pas de valeur."),
        (("play", "magenoir", "file", "more"), "Il y a des mots en trop : more"),
        (("simulate", "--games", "many"), "'--games' demande un nombre entier."),
        (("play", "--players", "1"), "'--players' demande au moins 2."),
    ],
)
def test_a_wrong_call_is_refused_in_french(args: tuple[str, ...], said: str) -> None:
    result = CliRunner().invoke(app, list(args), env=SYSTEM_FRENCH)
    assert result.exit_code == 2
    assert said.rstrip(".") in result.stderr
    assert "--help »" in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_language_before_a_command_is_that_of_the_command() -> None:
    assert "il n'y a pas de carte « Flamm » ; les plus proches : Flamme" in run(
        ENGLISH, "--lang", "fr", "cards", "show", "Flamm"
    )


@pytest.mark.parametrize("width", range(60, 101, 8))
def test_no_line_of_french_help_begins_or_ends_with_a_sign_torn_from_its_word(width: int) -> None:
    for path, _ in commands(typer.main.get_command(app)):
        shown = run({**SYSTEM_FRENCH, "COLUMNS": str(width)}, *path, "--help")
        lines = [line.strip("│╭╮╰╯─ \u00a0") for line in shown.splitlines()]
        assert [line for line in lines if line.endswith("«") or line.startswith((";", ":", "!", "?", "»"))] == []
