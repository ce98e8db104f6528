"""Finding rulings of the library: by a section of the rules, by cards, or by words. One search for every client."""

import re
from textwrap import dedent
from typing import Final

from grimoire.library.folding import folded
from grimoire.library.games import box_of
from grimoire.library.messages import LANGUAGES
from grimoire.library.notations import shipped_notation
from grimoire.library.scenarios import LIBRARY, Scenario, read_scenarios
from grimoire.library.sources import shipped_sources
from grimoire.pages.named_cards import cards_named
from grimoire.pages.rules import Ruling, rule_page, shipped_items, shipped_rulings
from grimoire.pages.rulings_by_words import rulings_with
from grimoire.pages.rulings_on_cards import FoundRulings, beyond, on_card, on_cards

CODE: Final = re.compile(r"[(\[]?(?:D\d|[RSA]:|card:)", re.IGNORECASE)  # what a section of the rules may be called
CHAPTER: Final = re.compile(r"D\d+(?:\.\d+)*", re.IGNORECASE)  # of the detailed rules; its sections are cited, not itself
CARD: Final = re.compile(r"^card:([^/]*)(?:/.*)?$", re.IGNORECASE)


def find_rulings(game: str, typed: str, lang: str) -> FoundRulings | None:
    """A section by its code ("D4.3"), a chapter ("D4"), a card by its id ("card:tornado" too) or a name in either language,
    several cards in any order, or any words. None where there is none."""
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
        return on_card(game, card.id, lang)
    named = cards_named(game, wanted)
    if len(named) == 1 and named[0].whole:
        return on_card(game, named[0].cards[0], lang)
    if len(named) > 1 and all(meant.whole for meant in named):
        return on_cards(game, named, lang)
    found = rulings_with(game, folded(wanted).split(), lang)
    if found:
        return FoundRulings(game, "word", wanted, "", found, beyond(game, named, lang, found))
    if len(named) == 1 and len(named[0].cards) == 1:
        return on_card(game, named[0].cards[0], lang)
    return on_cards(game, named, lang) if len(named) > 1 else None


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
