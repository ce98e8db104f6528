"""Sentence patterns: blanks, verbs and alternatives, as a language fills them."""

import pytest

from grimoire.anima.text import phrases_of
from grimoire.language.template import BARE, IT, ORDER, Blank, Noun, filled, parsed


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
    blanks: dict[str, Blank] = {"n": "2", "whom": "le Groupe" if lang == "fr" else "the Party"}
    grammar = phrases_of(lang).grammar
    assert filled(grammar, parsed(pattern), blanks, ORDER, True) == order
    assert filled(grammar, parsed(pattern), blanks, IT, False) == it
    assert filled(grammar, parsed(pattern), blanks, BARE, False) == bare


@pytest.mark.parametrize(("lang", "singular"), [("en", ["1"]), ("fr", ["0", "1"])])
def test_each_language_has_its_own_plural(lang: str, singular: list[str]) -> None:
    said = [filled(phrases_of(lang).grammar, parsed("[n:one|many]"), {"n": n}, ORDER, True) for n in ("0", "1", "2")]
    assert [n for n, word in zip(("0", "1", "2"), said, strict=True) if word == "one"] == singular


def test_french_words_melt_into_what_follows() -> None:
    grammar = phrases_of("fr").grammar
    assert (
        filled(grammar, parsed("{si a} {que b}"), {"a": "il pleut", "b": "un autre Groupe"}, ORDER, True)
        == "s'il pleut qu'un autre Groupe"
    )


def noun(text: str, plural: bool, feminine: bool, pronoun: bool) -> Noun:
    made = Noun(text, plural, feminine)
    made.pronoun = pronoun
    return made


@pytest.mark.parametrize(
    ("lang", "pattern", "named", "again"),
    [
        ("en", "{it: cost} 1 [it.plural?each|]", "these cards cost 1 each", "they cost 1 each"),
        ("fr", "{it: ne avoir} rien {it~mis là}", "ces cartes n'ont rien mises là", "elles n'ont rien mises là"),
        ("fr", "<détruire it>", "détruisez ces cartes", "détruisez-les"),
        (
            "fr",
            "{lorsque it: arriver} [it.pronoun?[it.feminine?A|B]|C]",
            "lorsque ces cartes arrivent C",
            "lorsqu'elles arrivent A",
        ),
    ],
)
def test_words_agree_with_the_noun_of_a_blank(lang: str, pattern: str, named: str, again: str) -> None:
    grammar = phrases_of(lang).grammar
    french = lang == "fr"
    full: dict[str, Blank] = {"it": noun("ces cartes" if french else "these cards", True, french, False)}
    pronoun: dict[str, Blank] = {"it": noun("celles-ci" if french else "them", True, french, True)}
    assert filled(grammar, parsed(pattern), full, ORDER, True).strip() == named
    assert filled(grammar, parsed(pattern), pronoun, ORDER, True).strip() == again


def test_a_flag_takes_a_side_and_brackets_without_a_choice_are_printed() -> None:
    grammar = phrases_of("en").grammar
    for flag, said in ((True, "[cost]: all"), (False, "[cost]: one")):
        assert filled(grammar, parsed("[cost]: [every?all|one]"), {"every": flag}, ORDER, True) == said
