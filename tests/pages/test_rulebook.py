"""The rules as a book: every section stands in one chapter, both languages say as much, and every word leads somewhere."""

import re
from collections import Counter
from pathlib import Path

import pytest

import grimoire
from grimoire.library.games import box_of
from grimoire.library.messages import LANGUAGES
from grimoire.library.sources import CARD_TEXT, shipped_sources
from grimoire.pages.games import catalogue_of
from grimoire.pages.printed_cards import PrintedCard
from grimoire.pages.rulebook import book_of, linked, rulebook, told_rule
from grimoire.seat.wording import plain

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


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_can_be_cited_says_what_holds_in_both_languages(game: str) -> None:
    """Its title names a subject or the whole rule; what holds is said below. Paragraphs of a section are told with it."""
    sections = [id for id in shipped_sources(game) if not id.startswith(CARD_TEXT)]
    assert [id for id in sections if "/" not in id and id not in book_of(game).texts] == []
    for lang in LANGUAGES:
        for id in sections:
            page = told_rule(game, id, lang)
            assert page is not None and page.title and page.text, id
            assert plain(page.text) not in (page.title, f"{page.title}."), id


@pytest.mark.parametrize("game", GAMES)
def test_what_refusals_and_stories_cite_has_a_page(game: str) -> None:
    """Codes of sections stand in the source of the rules, where reasons and events are made."""
    code = re.compile(r'"((?:D\d+(?:\.\d+)*|[RSA]:[a-z][a-z0-9-]*)(?:/\w+)?)"')
    folder = Path(grimoire.__file__).parent / game
    cited = {id for file in folder.rglob("*.py") for id in code.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 20
    assert [id for id in sorted(cited) if told_rule(game, id, "fr") is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_a_card_leads_to_the_same_sections_in_both_languages(game: str) -> None:
    pool = box_of(game).shipped_pool()
    faces = {lang: catalogue_of(game, pool).printed_cards(lang) for lang in LANGUAGES}
    met: Counter[str] = Counter()
    for id in pool.numbers:
        led = {lang: led_to(game, lang, faces[lang][id]) for lang in LANGUAGES}
        assert led["en"] == led["fr"], id
        met.update(led["en"])
    terms = {term.rule for term in book_of(game).terms}
    assert terms - set(met) <= {"D2.4", "D2.2.5", "D4.2.1"}, "only words of the rules stand on no card"


def led_to(game: str, lang: str, face: PrintedCard) -> set[str]:
    """Names of cards in a text are no words of the rules."""
    texts = ["".join("#" if span.card else span.text for span in words) for words in (face.line, *face.text)]
    return {span.rule for text in texts for span in linked(game, lang, text) if span.rule}


def test_a_section_is_found_by_a_word_that_leads_to_it() -> None:
    assert [getattr(told_rule("magenoir", word, "en"), "id", "") for word in ("protector", "Protecteurs", "defausse")] == [
        *("D3.2.1", "D3.2.1", "D10.2")
    ]
    assert told_rule("magenoir", "nonsense", "en") is None


def test_a_word_leads_to_its_section_once_and_never_to_itself() -> None:
    spans = linked("magenoir", "en", "A Protector and another Protector are Permanents.", "R:permanents")
    assert [(span.text, span.rule) for span in spans if span.rule] == [("Protector", "D3.2.1")]
    assert "".join(span.text for span in spans) == "A Protector and another Protector are Permanents."
    page = told_rule("magenoir", "d4.3", "fr")
    assert page is not None and page.id == "D4.3" and page.text and page.rulings[0].id
