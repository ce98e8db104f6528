"""The rules as a book: every section stands in one chapter, both languages say as much, and every word leads somewhere."""

from collections import Counter

import pytest

from grimoire.library.messages import LANGUAGES
from grimoire.library.sources import CARD_TEXT, shipped_sources
from grimoire.pages.rulebook import EXAMPLE, book_of, linked, rulebook, told_rule

GAMES = ("magenoir", "anima")


@pytest.mark.parametrize("game", GAMES)
def test_every_section_stands_in_one_chapter(game: str) -> None:
    for lang in LANGUAGES:
        met = Counter(section.id for chapter in rulebook(game, lang) for section in chapter.sections)
        assert set(met) == {id for id in shipped_sources(game) if not id.startswith(CARD_TEXT)}
        assert [id for id, times in met.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_as_much_and_lead_to_sections(game: str) -> None:
    sources, book = shipped_sources(game), book_of(game)
    for words in [*[c.title for c in book.chapters], *[c.text for c in book.chapters], *book.texts.values()]:
        assert sorted(words) == sorted(LANGUAGES) and all(words.values())
    assert set(book.texts) <= set(sources) and {term.rule for term in book.terms} <= set(sources)
    used = {span.rule for lang in LANGUAGES for c in rulebook(game, lang) for s in c.sections for span in (*s.title, *s.text)}
    assert len(used - {""}) > 20


def test_headings_of_the_detailed_rules_say_what_they_are_about() -> None:
    """Their titles name a subject; what holds is said below. Examples and short ones are said whole by their titles."""
    texts = book_of("magenoir").texts
    silent = {"D2.3.1", "D3.1.1", "D3.1.2", "D7.2", "D7.3", "D7.4", "D9.1", "D9.2", "D9.3", "D9.4", "D9.5"}
    silent |= {"D10.2", "D10.3", "D10.5", "D10.6", "D10.7.1", "D10.7.2"}
    stated = [id for id, source in shipped_sources("magenoir").items() if id.startswith("D") and source.states_rule]
    assert [id for id in stated if EXAMPLE not in id and id not in texts and id not in silent] == []


def test_a_word_leads_to_its_section_once_and_never_to_itself() -> None:
    spans = linked("magenoir", "en", "A Protector and another Protector are Permanents.", "R:permanents")
    assert [(span.text, span.rule) for span in spans if span.rule] == [("Protector", "D3.2.1")]
    assert "".join(span.text for span in spans) == "A Protector and another Protector are Permanents."
    page = told_rule("magenoir", "d4.3", "fr")
    assert page is not None and page.id == "D4.3" and page.text and page.rulings[0].id
