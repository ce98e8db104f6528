"""Sentence patterns: blanks, verbs and alternatives, as a language fills them."""

import pytest

from grimoire.anima.text import phrases_of
from grimoire.language.template import BARE, IT, ORDER, filled


@pytest.mark.parametrize(
    ("lang", "pattern", "order", "it", "bare"),
    [
        ("en", "<draw> {n} [n:card|cards]", "draw 2 cards", "draws 2 cards", "draw 2 cards"),
        ("fr", "<piocher> {n} [n:carte|cartes]", "piochez 2 cartes", "pioche 2 cartes", "piocher 2 cartes"),
        ("en", "<lose> [your|its] turn", "lose your turn", "loses its turn", "lose its turn"),
        ("fr", "<perdre> [votre|son] tour", "perdez votre tour", "perd son tour", "perdre son tour"),
        ("fr", "<prendre> {à whom}", "prenez au Groupe", "prend au Groupe", "prendre au Groupe"),
        ("fr", "<choisir> {de whom}", "choisissez du Groupe", "choisit du Groupe", "choisir du Groupe"),
    ],
)
def test_a_pattern_is_said_to_you_or_of_somebody(lang: str, pattern: str, order: str, it: str, bare: str) -> None:
    blanks = {"n": "2", "whom": "le Groupe" if lang == "fr" else "the Party"}
    phrases = phrases_of(lang)
    assert filled(phrases, pattern, blanks, ORDER, True) == order
    assert filled(phrases, pattern, blanks, IT, False) == it
    assert filled(phrases, pattern, blanks, BARE, False) == bare


@pytest.mark.parametrize(("lang", "singular"), [("en", ["1"]), ("fr", ["0", "1"])])
def test_each_language_has_its_own_plural(lang: str, singular: list[str]) -> None:
    said = [filled(phrases_of(lang), "[n:one|many]", {"n": n}, ORDER, True) for n in ("0", "1", "2")]
    assert [n for n, word in zip(("0", "1", "2"), said, strict=True) if word == "one"] == singular


def test_french_words_melt_into_what_follows() -> None:
    phrases = phrases_of("fr")
    assert (
        filled(phrases, "{si a} {que b}", {"a": "il pleut", "b": "un autre Groupe"}, ORDER, True)
        == "s'il pleut qu'un autre Groupe"
    )
