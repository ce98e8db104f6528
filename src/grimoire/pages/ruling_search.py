"""Finding rulings of the library: by a section of the rules, by a card, or by words. One search for every client."""

import re
from importlib.resources import files
from typing import Literal

import msgspec

from grimoire.library.folding import folded
from grimoire.library.games import box_of
from grimoire.library.messages import LANGUAGES
from grimoire.library.notations import shipped_notation
from grimoire.library.scenarios import LIBRARY, Scenario, read_scenarios
from grimoire.library.sources import shipped_sources
from grimoire.pages.rules import Ruling, is_about, rule_page, shipped_items, shipped_rulings


class FoundRulings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody asked for, and the rulings on it: first those that are about it."""

    game: str
    kind: Literal["rule", "card", "word"]
    id: str  # of the section or the card; of words, the words
    title: str  # what the section is about, or the name of the card
    rulings: list[Ruling]
    beside: list[Ruling] = []  # in which a card only plays a part


def find_rulings(game: str, typed: str, lang: str) -> FoundRulings | None:
    """A section by its code ("D4.3"), a card by its id or a name in either language, or any words. None where there is none."""
    wanted = typed.strip()
    page = rule_page(game, wanted, lang)
    if page is not None and page.id in shipped_sources(game):
        return FoundRulings(game, "rule", page.id, page.title, page.rulings)
    card = box_of(game).shipped_pool().find(wanted.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    if card is not None:
        about = rulings_about(game, card.id, lang)
        named = re.compile(rf"(?<![\w-]){re.escape(card.id)}(?![\w-])")
        words = folded(card.name["en"]).split()
        parts = [(r, both) for (r, text), both in zip(bodies(game, lang), titles(game), strict=True) if named.search(text)]
        parts.sort(key=lambda part: not has_all(part[1], words))
        beside = [ruling for ruling, _ in parts if ruling not in about]
        return FoundRulings(game, "card", card.id, card.name[lang], about, beside) if about or beside else None
    found = rulings_with(game, folded(wanted).split(), lang)
    return FoundRulings(game, "word", wanted, "", found) if found else None


def rulings_about(game: str, card: str, lang: str) -> list[Ruling]:
    """The rulings that cite a card, or what was ruled on it."""
    return [ruling for ruling in shipped_rulings(game, lang) if any(is_about(cited, card) for cited in ruling.cites)]


def rulings_with(game: str, words: list[str], lang: str) -> list[Ruling]:
    """Those that have all these words, or beginnings of words, in either language: in their title first, then in what they
    cite."""
    if not words:
        return []
    sources = shipped_sources(game)
    cited = {id: f"{source.title} {source.title_fr}" for id, source in sources.items()}
    first: list[Ruling] = []
    then: list[Ruling] = []
    for ruling, both in zip(shipped_rulings(game, lang), titles(game), strict=True):
        if has_all(both, words):
            first.append(ruling)
        elif has_all(" ".join([both, *[cited.get(id, "") for id in ruling.cites]]), words):
            then.append(ruling)
    return first + then


def has_all(text: str, words: list[str]) -> bool:
    there = re.findall(r"[\w]+", folded(text))
    return all(any(word.startswith(wanted) for word in there) for wanted in words)


def titles(game: str) -> list[str]:
    """The titles of every ruling, in all languages together: words are looked for in each of them."""
    told = [shipped_rulings(game, lang) for lang in LANGUAGES]
    return [" ".join(ruling.title for ruling in same) for same in zip(*told, strict=True)]


def bodies(game: str, lang: str) -> list[tuple[Ruling, str]]:
    """Every ruling with its whole text."""
    return [(ruling, text) for ruling, (_, text) in zip(shipped_rulings(game, lang), shipped_items(game), strict=True)]


def scenario_of(game: str, ruling: Ruling) -> Scenario:
    """The ruling as something that can be played."""
    folder = files("grimoire") / "data" / game / LIBRARY
    text = (folder / ruling.file).read_text(encoding="utf-8")
    scenarios = read_scenarios(shipped_notation(game), text, f"{game}/{LIBRARY}/{ruling.file}")
    return next(scenario for scenario in scenarios if ruling.title in (scenario.ruling, scenario.fr))
