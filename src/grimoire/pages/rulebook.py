"""The rules of a game as a book in our own words: chapters, the sections in them, what each says, and the words in it that lead
to another. Sections are those that rulings cite, so whatever names one can open it."""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
import yaml

from grimoire.library.folding import folded
from grimoire.library.messages import LANGUAGES
from grimoire.library.sources import CARD_TEXT, Source, root_of, shipped_sources
from grimoire.pages.rules import RulePage, rule_page, shipped_heads
from grimoire.seat.wording import Span, Words

FILE: Final = "rulebook.yaml"
EXAMPLE: Final = "/ex"
AFTER: Final = r"(?!\w|-(?!(?:l[ae]s?|vous)\b))"  # a word may not go on, but in French a verb may have its object behind it


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter as its file has it."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    sections: list[str]  # each with all that begin so


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that lead to a section."""

    en: list[str]
    fr: list[str]
    rule: str


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: list[Written]
    texts: dict[str, dict[str, str]]
    terms: list[Term]


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section of the rules in our words."""

    id: str
    title: Words
    text: Words = []  # more than the title says
    depth: int = 0  # how far below its chapter: D2.3.1 is below D2.3
    example: bool = False
    rulings: int = 0  # how many show it


class Chapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: Words
    sections: list[Section]


@lru_cache(maxsize=4)
def book_of(game: str) -> Book:
    text = (files("grimoire") / "data" / game / FILE).read_text(encoding="utf-8")
    return msgspec.convert(yaml.safe_load(text), Book)


@lru_cache(maxsize=8)
def rulebook(game: str, lang: str) -> list[Chapter]:
    """All chapters, each with its sections in their order."""
    book, sources, counts = book_of(game), shipped_sources(game), shown_by(game)
    return [
        Chapter(
            one.id,
            one.title[lang],
            linked(game, lang, one.text[lang]),
            [section_of(game, lang, sources[id], counts.get(root_of(sources, id), 0)) for id in sections_in(game, one)],
        )
        for one in book.chapters
    ]


def sections_in(game: str, chapter: Written) -> list[str]:
    """Those it names, and below each those that begin so and that no chapter names by themselves."""
    named = {name for one in book_of(game).chapters for name in one.sections}
    every = [id for id in shipped_sources(game) if not id.startswith(CARD_TEXT)]
    return [id for name in chapter.sections for id in every if id == name or (is_below(id, name) and id not in named)]


def is_below(id: str, name: str) -> bool:
    return id.startswith((f"{name}.", f"{name}/"))


def text_of(game: str, id: str, lang: str) -> str:
    """What a section says; of one of its paragraphs and examples, what the section says that it is in."""
    texts = book_of(game).texts
    return texts.get(id, texts.get(id.partition("/")[0], {})).get(lang, "")


def section_of(game: str, lang: str, source: Source, rulings: int) -> Section:
    text = "" if "/" in source.id else text_of(game, source.id, lang)
    example = EXAMPLE in source.id
    depth = source.id.count(".") + source.id.count("/") - (not source.id.startswith("D"))
    title = source.title_in(lang)
    return Section(
        source.id,
        linked(game, lang, title, source.id) if not text else [Span(title)],
        linked(game, lang, text, source.id) if text else [],
        max(0, depth),
        example,
        rulings,
    )


@lru_cache(maxsize=4)
def shown_by(game: str) -> dict[str, int]:
    """How many rulings show each section."""
    sources = shipped_sources(game)
    found: dict[str, int] = {}
    for _, head in shipped_heads(game):
        for id in {root_of(sources, cited) for cited in head.cites}:
            found[id] = found.get(id, 0) + 1
    return found


def linked(game: str, lang: str, text: str, within: str = "") -> Words:
    """A text in which each word of the glossary, where it stands first, leads to its section; not to where it stands itself."""
    found: Words = []
    met = {within}
    at = 0
    for word in term_pattern(game, lang).finditer(text):
        rule = term_rules(game, lang)[word[0]]
        if rule in met:
            continue
        met.add(rule)
        if word.start() > at:
            found.append(Span(text[at : word.start()]))
        found.append(Span(word[0], rule=rule))
        at = word.end()
    if at < len(text):
        found.append(Span(text[at:]))
    return found


@lru_cache(maxsize=8)
def term_rules(game: str, lang: str) -> dict[str, str]:
    """Every word that leads to a section, also as a sentence begins with it."""
    words = [(word, term.rule) for term in book_of(game).terms for word in (term.fr if lang == "fr" else term.en)]
    return {form: rule for word, rule in words for form in (word, word[0].upper() + word[1:])}


def rule_called(game: str, typed: str) -> str:
    """The section a word of the game leads to, in any language; empty where there is none."""
    wanted = folded(typed)
    return next(
        (rule for lang in LANGUAGES for word, rule in term_rules(game, lang).items() if folded(word) == wanted),
        "",
    )


@lru_cache(maxsize=8)
def term_pattern(game: str, lang: str) -> re.Pattern[str]:
    words = sorted(term_rules(game, lang), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))}){AFTER}")


def told_rule(game: str, typed: str, lang: str) -> RulePage | None:
    """The page of a rule, by its code or by a word that leads to it, with what it says in our words."""
    page = rule_page(game, typed, lang) or rule_page(game, rule_called(game, typed), lang)
    text = "" if page is None else text_of(game, page.id, lang)
    return msgspec.structs.replace(page, text=linked(game, lang, text, page.id)) if page is not None and text else page
