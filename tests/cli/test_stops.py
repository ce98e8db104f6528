"""The command that says where a player wants to be asked, in both languages."""

from pathlib import Path

from tests.cli.running import run

START = ("play", "magenoir", "--seed", "7", "--deck", "burning-wrath", "--other-deck", "whirling-flurry", "--plain")


def test_stops_are_told_changed_and_refused(tmp_path: Path) -> None:
    done = run(tmp_path, "stops\nstops never\nstops by hand\nstops sometimes\nquit\n", *START, "--lang", "en")
    told = " ".join(done.stdout.split())
    for sentence in (
        "You are asked when you could act and something of yours is touched",
        "You are never asked between what others do",
        "You put in order everything that happens at the same moment.",
        'Write "stops" and one of: touched, able, shown, never, by hand, by rule.',
    ):
        assert told.count(sentence) >= 1, sentence
    assert told.index("something of yours is touched") < told.index("You are never asked") < told.index("You put in order")


def test_french_stops(tmp_path: Path) -> None:
    done = run(tmp_path, "arrêts jamais\narrets touche\nquitter\n", *START, "--lang", "fr")
    told = " ".join(done.stdout.split())
    assert told.index("vous y passez toujours") < told.index("quelque chose à vous est touché")


def test_help_and_stops_of_anima_speak_of_anima(tmp_path: Path) -> None:
    for lang, never in (("en", ("D5.1", "HP", "your deck", "Zenith")), ("fr", ("D5.1", "PV", "votre deck", "Zénith"))):
        done = run(tmp_path, "help\nstops\nrule\nquit\n", "play", "anima", "--seed", "3", "--plain", "--lang", lang)
        assert done.returncode == 0
        assert [word for word in never if word in done.stdout] == []


def test_yes_is_understood_beside_oui(tmp_path: Path) -> None:
    assert "Vous avez abandonné." in run(tmp_path, "concede\nyes\n", *START, "--lang", "fr").stdout
