"""A rule on the page: what it is about, and the rulings of the library that show it. Titles are ours; those of rulings, and of
what was ruled on single cards, are in English only."""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
import yaml

from grimoire.library.scenarios import LIBRARY
from grimoire.library.sources import CARD_TEXT, root_of, shipped_sources

HEAD: Final = re.compile(r"^ *- ruling: (.*)\n +cites: (\[.*\])$", re.MULTILINE)


class Ruling(msgspec.Struct, frozen=True):
    """A ruling of the library: the rule it states, where it stands, and what it cites."""

    title: str
    file: str
    cites: list[str]


class RulePage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section of the rules, a ruling on a card, or all rulings on one."""

    id: str
    title: str
    rulings: list[Ruling]
    why: str = ""  # it holds no rule to play by


@lru_cache(maxsize=4)
def shipped_rulings(game: str) -> list[Ruling]:
    """The heads of all rulings: their bodies are read by who runs them, which takes its time."""
    folder = files("grimoire") / "data" / game / LIBRARY
    found: list[Ruling] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".yaml"):
            for title, cites in HEAD.findall(entry.read_text(encoding="utf-8")):
                found.append(Ruling(str(yaml.safe_load(title)), entry.name, [str(id) for id in yaml.safe_load(cites)]))
    return found


def rule_page(game: str, typed: str, lang: str) -> RulePage | None:
    """The page of a rule by its code ("D5.1", "R:draw-phase"), or of a card by its id; None if there is none."""
    sources = shipped_sources(game)
    wanted = typed.strip().strip("()[]").lower()
    id = next((id for id in sources if id.lower() == wanted), "")
    if id:
        root = root_of(sources, id)
        rulings = [r for r in shipped_rulings(game) if root in [root_of(sources, cited) for cited in r.cites]]
        return RulePage(id, sources[id].title_in(lang), rulings, sources[id].why)
    card = wanted.removeprefix(CARD_TEXT)
    about = [r for r in shipped_rulings(game) if any(is_about(cited, card) for cited in r.cites)]
    return RulePage(f"{CARD_TEXT}{card}", "", about) if about else None


def is_about(cited: str, card: str) -> bool:
    return cited.startswith(CARD_TEXT) and cited.removeprefix(CARD_TEXT).partition("/")[0] == card
