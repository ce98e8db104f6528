"""The written form of the shipped cards: canonical, in our words, and no word made for one card."""

import re
from importlib.resources import files

import pytest

from grimoire.language.syntax import ABILITY_KINDS, parse, written
from grimoire.library.magenoir.cards import build_pool, card_sources, shipped_pool, shipped_texts
from grimoire.magenoir.inside_words import INSIDE_WORDS, inside_names
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.reading import FIELDS
from grimoire.magenoir.text import UnknownWord
from grimoire.magenoir.text.current import printed_text
from grimoire.pages.magenoir.card_examples import CONDITION, INVENTED, examples, sign_examples
from grimoire.pages.magenoir.card_reasons import COMMON, REASONS, SINGLE
from grimoire.pages.magenoir.card_reference import FIELD_MEANINGS, KIND_MEANINGS, SAME_AS, SIGN_MEANINGS, Reference
from grimoire.pages.magenoir.card_words import ABILITY_KIND, INSIDE, concordance, used_once, words_in, words_of
from grimoire.pages.word_book import Use

LINES = [
    (source.where, field.line, field.text)
    for where, text in shipped_texts()
    for source in card_sources(text, where)
    for field in source.effect
]


def test_printing_a_parsed_line_gives_the_line_of_the_file() -> None:
    assert [f"{where}:{line}: {text}" for where, line, text in LINES if written(parse(text)) != text] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_shipped_card_has_a_text(lang: str) -> None:
    pool = shipped_pool()
    missing: list[str] = []
    for definition in pool.definitions:
        try:
            text = printed_text(pool, definition, lang)
        except UnknownWord as error:
            missing.append(f"{definition.id}: {error}")
            continue
        assert bool(text) == bool(definition.lines), definition.id
    assert missing == []


def test_no_word_bears_the_name_of_a_card() -> None:
    published = (files("grimoire") / "data" / "magenoir" / "sources.yaml").read_text(encoding="utf-8")
    names = set(re.findall(r"card:([a-z-]+)", published))  # of cards with rulings, also those that are not in yet
    names |= {name.replace(" ", "-").replace("'", "") for name in shipped_pool().names}
    words = {word.name.strip("@") for word in V.words} | inside_names()
    assert [word for word in sorted(words) if word.replace("_", "-") in names] == []


def test_words_with_one_user_have_a_reason() -> None:
    missing = [
        f"{word} ({kind}), used by {card} only" for (kind, word), card in used_once(shipped_pool()) if word not in REASONS
    ]
    assert missing == [], "say in cli/magenoir/card_reasons.py why these words are general"
    assert not set(COMMON) & set(SINGLE)


def test_every_word_a_card_uses_is_explained() -> None:
    known = {(word.kind, word.name) for word in V.words}
    for kind, word in concordance(shipped_pool()):
        if kind == ABILITY_KIND:
            assert word in [form.split(" ")[0] for form in KIND_MEANINGS] or (word == "if" and CONDITION in SIGN_MEANINGS), word
        elif kind == INSIDE:
            assert word in inside_names(), f"explain '{word}' in magenoir/inside_words.py"
        else:
            assert (kind, word) in known, f"'{word}' is used as {kind}, but no word of that kind is in the vocabulary"


def test_the_reference_knows_every_field_and_kind_of_ability() -> None:
    assert set(FIELD_MEANINGS) == set(FIELDS)
    assert [form.split(" ")[0] for form in KIND_MEANINGS] == list(ABILITY_KINDS)


def test_every_word_and_sign_has_a_worked_example() -> None:
    pool = shipped_pool()
    words: list[Use] = [(word.kind, word.name) for word in V.words]
    words += [(INSIDE, form.split("(")[0]) for form, _, _ in INSIDE_WORDS] + [(ABILITY_KIND, kind) for kind in ABILITY_KINDS]
    shown = examples(pool)
    assert [f"{word} ({kind})" for kind, word in words if (kind, word) not in shown] == [], (
        "add a line to cli/magenoir/card_examples.py"
    )
    signs = sign_examples(pool)
    assert [sign for sign in SIGN_MEANINGS if sign not in signs and sign not in SAME_AS] == []
    reference = Reference(pool)
    for use, example in shown.items():
        assert use in words_in(example.line), use
        assert reference.reads(example, "en"), use
        assert reference.reads(example, "fr"), use


@pytest.mark.parametrize("use", INVENTED, ids=lambda use: f"{use[1]} ({use[0]})")
def test_an_invented_example_can_be_played_and_is_shorter_than_any_shipped_one(use: Use) -> None:
    kind, line = INVENTED[use]
    card = f"probe:\n  name: {{en: Probe}}\n  element: fire\n  type: {kind}\n  effect:\n    - '{line}'\n"
    assert len(build_pool([*shipped_texts(), ("probe.yaml", card)]).definitions) == len(shipped_pool().definitions) + 1
    shipped = [str(e) for definition in shipped_pool().definitions for e in definition.lines if use in words_in(e)]
    assert all(len(line) < len(other) for other in shipped), "the shipped line is the better example"


def test_words_are_told_apart_by_where_they_stand() -> None:
    text = """
probe:
  name: {en: Probe}
  element: fire
  effect:
    - next(prepared(spell yours), this_turn, always needs(it, may_add(1 "Time")))
    - move(sel(one, prepared yours), channeled)
    - always dealt(water component not(permanent) yours, more(2)) @channeled if not(mn)
"""
    (definition,) = build_pool([("probe.yaml", text)]).definitions
    words = words_of(definition)
    assert {("event", "prepared"), ("filter", "prepared"), ("place", "channeled"), ("scope", "@channeled")} <= words
    assert {("filter", "not"), ("condition", "not"), ("modifier", "needs"), ("filter", "air"), ("number", "one")} <= words
    assert ("filter", "channeled") not in words
    assert ("clause", "needs") not in words
