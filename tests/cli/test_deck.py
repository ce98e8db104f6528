"""grimoire deck: the shipped decks, a deck on the page, and whether it may be played."""

from pathlib import Path

import pytest
from tests.cli.running import run

from grimoire.library.decks import shipped_decks


@pytest.mark.parametrize(("lang", "words"), [("en", "(40 cards)"), ("fr", "(40 cartes)")])
def test_the_shipped_decks_are_listed_with_their_idea(tmp_path: Path, lang: str, words: str) -> None:
    done = run(tmp_path, "", "deck", "list", "--lang", lang)
    assert done.returncode == 0
    assert done.stdout.count(words) == 4
    for name in shipped_decks():
        assert name in done.stdout
    assert "deck-" not in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_deck_is_shown_by_element_and_type_with_its_curve(tmp_path: Path, lang: str) -> None:
    done = run(tmp_path, "", "deck", "show", "burning-wrath", "--lang", lang, "--plain")
    assert done.returncode == 0
    for words in {
        "en": ("Fire spell (29 cards)", "4× Flame ", "needs 1 Flame", "Fire Ritual (2 cards)", "2 Mana", "# 23"),
        "fr": ("sort Feu (29 cartes)", "4× Flamme ", "demande 1 Flamme", "Rituel Feu (2 cartes)", "2 Mana", "# 23"),
    }[lang]:
        assert words in done.stdout


def test_the_bars_of_the_curve_count_every_card(tmp_path: Path) -> None:
    for name in shipped_decks():
        done = run(tmp_path, "", "deck", "show", name, "--lang", "en", "--plain")
        curve = done.stdout[done.stdout.index("Mana curve") :]
        assert curve.count("#") == 40


@pytest.mark.parametrize("name", ["burning-wrath", "Burning wrath"])
def test_a_deck_that_may_be_played(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "", "deck", "check", name, "--lang", "en")
    assert (done.returncode, done.stdout) == (0, "Burning wrath may be played (40 cards).\n")


def test_every_violation_is_a_line_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("5 Flamme\n2 Queen bee\n1 Worker bee\n3 Breath\n", encoding="utf-8")
    done = run(tmp_path, "", "deck", "check", str(path), "--lang", "en")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "Worker bee comes into play from outside the game and is no card for a deck. (S:animals-and-deckbuilding)",
        "5 copies of Flame: at most 4 are allowed. (R:deck-building)",
        "More than one Animal: Queen bee, Queen bee. (S:animals-and-deckbuilding)",
        "8 cards beside Animals: at least 40 are needed. (R:deck-building)",
    ]
    french = run(tmp_path, "", "deck", "check", str(path), "--lang", "fr")
    assert french.returncode == 1
    assert "5 exemplaires de Flamme" in french.stdout
    assert french.stdout.count("(R:deck-building)") == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [("4 Flame\n4 No such card\n", "mine.txt:2: 'No such card' is no card"), ("", "holds no cards"), (None, "is no deck")],
)
def test_an_unreadable_deck_is_one_line_and_two(tmp_path: Path, text: str | None, words: str) -> None:
    path = tmp_path / "mine.txt"
    if text is not None:
        path.write_text(text)
    for command in ("check", "show"):
        done = run(tmp_path, "", "deck", command, str(path))
        assert done.returncode == 2
        assert words in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_names_of_both_languages_and_aliases_are_understood(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("2 Flamme\n1 flame\n1 FLAME # again\n", encoding="utf-8")
    done = run(tmp_path, "", "deck", "show", str(path), "--lang", "en", "--plain")
    assert "4× Flame" in done.stdout
    assert "at least 40" in done.stdout
