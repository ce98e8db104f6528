"""The written form of the shipped cards: canonical, in our words, and no word made for one card."""

import re
from importlib.resources import files

import pytest

from grimoire.cli.cards_handbook import FIELD_MEANINGS, GRAMMAR
from grimoire.cli.cards_inside import inside_names
from grimoire.cli.cards_reasons import COMMON, REASONS, SINGLE
from grimoire.cli.cards_words import ABILITY_KIND, INSIDE, concordance, used_once, words_of
from grimoire.language.syntax import ABILITY_KINDS, parse, written
from grimoire.library.cards import build_pool, card_sources, shipped_pool, shipped_texts
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.reading import FIELDS
from grimoire.magenoir.text import UnknownWord
from grimoire.magenoir.text.current import printed_text

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
    assert missing == [], "say in cli/cards_reasons.py why these words are general"
    assert not set(COMMON) & set(SINGLE)


def test_every_word_a_card_uses_is_explained() -> None:
    known = {(word.kind, word.name) for word in V.words}
    for kind, word in concordance(shipped_pool()):
        if kind == ABILITY_KIND:
            assert f"`{word} " in GRAMMAR or f" {word} " in GRAMMAR, word
        elif kind == INSIDE:
            assert word in inside_names(), f"explain '{word}' in cli/cards_inside.py"
        else:
            assert (kind, word) in known, f"'{word}' is used as {kind}, but no word of that kind is in the vocabulary"


def test_the_handbook_knows_every_field_and_kind_of_ability() -> None:
    assert set(FIELD_MEANINGS) == set(FIELDS)
    for kind in ABILITY_KINDS:
        assert f"| `{kind} " in GRAMMAR


def test_words_are_told_apart_by_where_they_stand() -> None:
    text = """
probe:
  name: {en: Probe}
  element: fire
  effect:
    - next(prepared(spell yours), this_turn, always needs(it, less(1)))
    - move(sel(one, prepared yours), channeled)
    - always dealt(water component not(permanent) yours, more(2)) @channeled if not(mn)
"""
    (definition,) = build_pool([("probe.yaml", text)]).definitions
    words = words_of(definition)
    assert {("event", "prepared"), ("filter", "prepared"), ("place", "channeled"), ("scope", "@channeled")} <= words
    assert {("filter", "not"), ("condition", "not"), ("modifier", "needs"), ("filter", "air"), ("number", "one")} <= words
    assert ("filter", "channeled") not in words
    assert ("clause", "needs") not in words
