"""Finding rulings of the library: by a section of the rules, by a card, or by words. One search for every client."""

import re
from functools import lru_cache
from textwrap import dedent
from typing import Final, Literal

import msgspec

from grimoire.library.folding import folded
from grimoire.library.games import box_of
from grimoire.library.messages import LANGUAGES
from grimoire.library.notations import shipped_notation
from grimoire.library.scenarios import LIBRARY, Scenario, read_scenarios
from grimoire.library.sources import shipped_sources
from grimoire.pages.rules import Ruling, head_in, is_about, rule_page, ruling_of, shipped_items, shipped_rulings

WORD: Final = re.compile(r"\w+")
CODE: Final = re.compile(r"[(\[]?(?:D\d|[RSA]:|card:)", re.IGNORECASE)  # what a section of the rules may be called

CHAPTER: Final = re.compile(r"D\d+(?:\.\d+)*", re.IGNORECASE)  # of the detailed rules; its sections are cited, not itself
CARD: Final = re.compile(r"^card:([^/]*)(?:/.*)?$", re.IGNORECASE)


class FoundRulings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody asked for, and the rulings on it: first those that are about it."""

    game: str
    kind: Literal["rule", "card", "word"]
    id: str  # of the section or the card; of words, the words
    title: str  # what the section is about, or the name of the card
    rulings: list[Ruling]
    beside: list[Ruling] = []  # in which a card only plays a part


def find_rulings(game: str, typed: str, lang: str) -> FoundRulings | None:
    """A section by its code ("D4.3"), a chapter ("D4"), a card by its id ("card:tornado" too) or a name in either language, or
    any words. None where there is none."""
    wanted = typed.strip()
    page = rule_page(game, wanted, lang) if CODE.match(wanted) else None
    if page is not None and page.id in shipped_sources(game) and (page.rulings or not CHAPTER.fullmatch(wanted)):
        return FoundRulings(game, "rule", page.id, page.title, page.rulings)
    if CHAPTER.fullmatch(wanted):
        chapter = f"{wanted.upper()}."
        inside = [ruling for ruling in shipped_rulings(game, lang) if any(cited.startswith(chapter) for cited in ruling.cites)]
        title = "" if page is None else page.title
        return FoundRulings(game, "rule" if title else "word", wanted.upper(), title, inside) if inside else None
    wanted = CARD.sub(r"\1", wanted)
    card = box_of(game).shipped_pool().find(wanted.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    if card is not None:
        about, beside = rulings_on(game, card.id, card.name["en"], lang)
        return FoundRulings(game, "card", card.id, card.name[lang], about, beside) if about or beside else None
    found = rulings_with(game, folded(wanted).split(), lang)
    return FoundRulings(game, "word", wanted, "", found) if found else None


def rulings_on(game: str, card: str, name: str, lang: str) -> tuple[list[Ruling], list[Ruling]]:
    """The rulings that cite a card, or what was ruled on it; and those in which it plays a part, first where a title has its
    English name. Only those that name it are read: whoever looks at a card does not wait for thousands of others."""
    named = re.compile(rf"(?<![\w-]){re.escape(card)}(?![\w-])")
    there = [(file, head_in(text)) for file, text in shipped_items(game) if card in text and named.search(text)]
    words = folded(name).split()
    about = [part for part in there if any(is_about(cited, card) for cited in part[1].cites)]
    beside = [part for part in there if part not in about]
    beside.sort(key=lambda part: not has_all(indexed(f"{part[1].ruling} {part[1].fr}"), words))
    return [ruling_of(game, *part, lang) for part in about], [ruling_of(game, *part, lang) for part in beside]


def rulings_with(game: str, words: list[str], lang: str) -> list[Ruling]:
    """Those that have all these words, or beginnings of words, in either language: in their title first, then in what they
    cite."""
    if not words:
        return []
    told = list(zip(shipped_rulings(game, lang), word_index(game), strict=True))
    first = [at for at, (_, (title, _)) in enumerate(told) if has_all(title, words)]
    then = [at for at, (_, (_, cited)) in enumerate(told) if has_all(cited, words)]
    return [told[at][0] for at in dict.fromkeys([*first, *then])]


def has_all(index: str, words: list[str]) -> bool:
    return all(f" {word}" in index for word in words)


def indexed(text: str) -> str:
    """The words of a text, each behind a space: a beginning of a word is found by what stands there."""
    return "".join(f" {word}" for word in WORD.findall(folded(text)))


@lru_cache(maxsize=4)
def word_index(game: str) -> list[tuple[str, str]]:
    """Of every ruling the words of its titles in all languages; and these with the titles of what it cites. Made once, since
    folding thousands of sentences takes a while."""
    sources = shipped_sources(game)
    cited = {id: indexed(f"{source.title} {source.title_fr}") for id, source in sources.items()}
    titles = zip(*[shipped_rulings(game, lang) for lang in LANGUAGES], strict=True)
    found: list[tuple[str, str]] = []
    for same in titles:
        own = indexed(" ".join(dict.fromkeys(ruling.title for ruling in same)))
        found.append((own, "".join([own, *[cited.get(id, "") for id in same[0].cites]])))
    return found


def scenario_of(game: str, ruling: Ruling) -> Scenario:
    """The ruling as something that can be played."""
    number = next(n for n, one in enumerate(shipped_rulings(game)) if is_same(game, n, one, ruling))
    return scenario_at(game, number)


def is_same(game: str, number: int, one: Ruling, ruling: Ruling) -> bool:
    return one.file == ruling.file and ruling.title in [shipped_rulings(game, lang)[number].title for lang in LANGUAGES]


def scenario_at(game: str, number: int) -> Scenario:
    """The ruling with this number in the library. Only its own text is read: a whole file takes its time."""
    file, text = shipped_items(game)[number]
    return read_scenarios(shipped_notation(game), text, f"{game}/{LIBRARY}/{file}")[0]


def text_at(game: str, number: int) -> str:
    """The ruling with this number as a file of its own."""
    return f"game: {game}\nrulings:\n{dedent(shipped_items(game)[number][1]).rstrip()}\n"
