"""A rule on the page: what it is about, and the rulings of the library that show it. Titles are ours, in the language asked
for."""

import re
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from itertools import pairwise
from typing import Final

import msgspec
import yaml

from grimoire.library.messages import FALLBACK, messages
from grimoire.library.scenarios import LIBRARY, title_in
from grimoire.library.sources import CARD_TEXT, root_of, shipped_sources
from grimoire.library.standing import standing_of
from grimoire.seat.wording import Words

ID_BYTES: Final = 5
QUICK: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
ITEM: Final = re.compile(r"\n *- ruling: ")  # from the end of a line: ends are found quicker than beginnings
HEAD: Final = re.compile(r" *- ruling: (.*)\n(?: +fr: (.*)\n)? +cites: (\[.*\])\n")
PLAIN: Final = re.compile(r"[^\W\d_](?:[^:#\n]|:(?! |$)|(?<! )#)*(?<!\s)")
QUOTED: Final = re.compile(r"'(?:[^']|'')*'")
PLAIN_LIST: Final = re.compile(r"\[[\w/.:-]+(?:, [\w/.:-]+)*\]")


class Ruling(msgspec.Struct, frozen=True):
    """A ruling of the library: the rule it states, where it stands, and what it cites."""

    title: str
    file: str
    cites: list[str]
    id: str  # its address; it stays as long as its English title does
    standing: str  # official, section, text, likely, ours: what it rests on
    stands: str  # the same in a word or two


class Head(msgspec.Struct, frozen=True):
    """What stands above a ruling's position."""

    ruling: str
    cites: list[str]
    fr: str = ""


class RulePage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section of the rules, a ruling on a card, or all rulings on one."""

    id: str
    title: str
    rulings: list[Ruling]
    why: str = ""  # it holds no rule to play by
    text: Words = []  # more than the title says; words of the game lead to their sections


@lru_cache(maxsize=8)
def shipped_rulings(game: str, lang: str = FALLBACK) -> list[Ruling]:
    """The heads of all rulings, in the same order in every language: their bodies are read by whoever runs them, which takes
    time."""
    return [ruling_of(game, file, head, lang) for file, head in shipped_heads(game)]


def ruling_of(game: str, file: str, head: Head, lang: str) -> Ruling:
    standing = standing_of(game, head.ruling, head.cites)
    title = title_in(lang, head.ruling, head.fr)
    return Ruling(title, file, head.cites, id_of(head.ruling), standing.level, standing.briefly(messages(lang)))


def id_of(title: str) -> str:
    return blake2b(title.encode(), digest_size=ID_BYTES).hexdigest()


@lru_cache(maxsize=4)
def shipped_heads(game: str) -> list[tuple[str, Head]]:
    """All heads with their files."""
    return [(file, head_in(text)) for file, text in shipped_items(game)]


def head_in(text: str) -> Head:
    found = HEAD.match(text)
    assert found is not None, "a ruling of the library begins with its title, and then what it cites"
    title, french, cites = found.groups()
    return Head(scalar_of(title), cites_of(cites), scalar_of(french) if french else "")


def scalar_of(written: str) -> str:
    """A line of YAML, quickly: whoever asks for a card waits for three thousand of them. What is not plain is left to YAML."""
    if PLAIN.fullmatch(written):
        return written
    if QUOTED.fullmatch(written):
        return written[1:-1].replace("''", "'")
    return str(yaml.load(written, Loader=QUICK))


def cites_of(written: str) -> list[str]:
    if PLAIN_LIST.fullmatch(written):
        return written[1:-1].split(", ")
    return [str(id) for id in yaml.load(written, Loader=QUICK)]


@lru_cache(maxsize=4)
def shipped_items(game: str) -> list[tuple[str, str]]:
    """Every ruling of the library as its file and its whole text."""
    folder = files("grimoire") / "data" / game / LIBRARY
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".yaml"):
            text = entry.read_text(encoding="utf-8")
            starts = [item.start() for item in ITEM.finditer(f"\n{text}")]
            found.extend((entry.name, text[start:end]) for start, end in pairwise([*starts, len(text)]))
    return found


def rule_page(game: str, typed: str, lang: str) -> RulePage | None:
    """The page of a rule by its code ("D5.1", "R:draw-phase"), or of a card by its id; None if there is none."""
    sources = shipped_sources(game)
    wanted = typed.strip().strip("()[]").lower()
    id = next((id for id in sources if id.lower() == wanted), "")
    if id:
        root = root_of(sources, id)
        rulings = [r for r in shipped_rulings(game, lang) if root in [root_of(sources, cited) for cited in r.cites]]
        return RulePage(id, sources[id].title_in(lang), rulings, sources[id].why_in(lang))
    card = wanted.removeprefix(CARD_TEXT)
    about = [r for r in shipped_rulings(game, lang) if any(is_about(cited, card) for cited in r.cites)]
    return RulePage(f"{CARD_TEXT}{card}", "", about) if about else None


def is_about(cited: str, card: str) -> bool:
    return cited.startswith(CARD_TEXT) and cited.removeprefix(CARD_TEXT).partition("/")[0] == card
