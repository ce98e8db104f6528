"""Formats: what a deck must be like to be played somewhere. A format is a file; a new list of banned cards is a new one.

title: {en: Competitive, fr: Compétition}
about: {en: …, fr: …}
since: 2025-11-04                                     # may be left out
deck: {least: 40, rule: D1.1}
side deck: {most: 10, rule: D1.1}
copies: {most: 4, rule: D1.1}                         # of a card, in deck and side deck together
animals: {most: 1, count: yes, rule: D1.1}            # whether one counts among the least cards
banned:                                               # banned and restricted may be left out
  rule: D1.2
  cards: [Ignition]
  pairs: [Underground mine & Delayed fate]            # not together
  unlisted: [Pi]                                      # banned, and no card that we know
restricted: {rule: D1.3, cards: [2 Knowledge of history]}
"""

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
from yaml.nodes import Node, ScalarNode

from grimoire.kernel.unusable import Fact
from grimoire.library.deck_box import USUAL, DeckFormat
from grimoire.library.deck_lists import card_id
from grimoire.library.messages import LANGUAGES
from grimoire.library.reading import is_file, shown
from grimoire.library.series_records import SeriesRecord
from grimoire.library.yaml_lines import BadFile, compose, line_of, mapping, read_text, scalar, sequence
from grimoire.magenoir.pool import Pool

KEYS: Final = ("title", "about", "since", "deck", "side deck", "copies", "animals", "banned", "restricted")
NEEDED: Final = ("title", "deck", "side deck", "copies", "animals")
BANNED_KEYS: Final = ("rule", "cards", "pairs", "unlisted")
RESTRICTED_KEYS: Final = ("rule", "cards")
MOST: Final = 999
DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")
PAIR: Final = re.compile(r"(.+?)\s+&\s+(.+)")
COUNTED: Final = re.compile(r"(\d{1,3})\s*x?\s+(\S.*)")


class Limit(msgspec.Struct, frozen=True):
    """A number and the rule it stands in."""

    amount: int
    rule: str


class Restriction(msgspec.Struct, frozen=True):
    """A card of which fewer copies are allowed than of others."""

    card: str
    most: int


class Format(DeckFormat, frozen=True):
    """What a deck must be like. Cards are ids; `unlisted` are names of banned cards that the pool does not know."""

    since: str
    deck: Limit  # at least
    side_deck: Limit  # at most, like the others
    copies: Limit
    animals: Limit
    animals_count: bool
    banned_by: str = ""
    banned: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    unlisted: tuple[str, ...] = ()
    restricted_by: str = ""
    restricted: tuple[Restriction, ...] = ()


def read_format(text: str, where: str, id: str, pool: Pool) -> Format:
    """Read a format; whatever is wrong is told in one line, with its line number."""
    root = compose(text, where)
    if root is None:
        raise BadFile("bad-empty-format", where)
    return FormatReader(where, pool).read(root, id)


class FormatReader:
    def __init__(self, where: str, pool: Pool) -> None:
        self.where = where
        self.pool = pool

    def read(self, root: Node, id: str) -> Format:
        parts = self.parts(root, "part-format", KEYS, NEEDED)
        title = self.texts(parts["title"], "title")
        about = self.texts(parts["about"], "about") if "about" in parts else dict.fromkeys(LANGUAGES, "")
        since = scalar(parts["since"], self.where, "since") if "since" in parts else ""
        if since and not DATE.fullmatch(since):
            raise self.wrong(parts["since"], "bad-since", text=since)
        animals = self.parts(parts["animals"], "animals", ("most", "count", "rule"), ("most", "count", "rule"))
        banned = self.parts(parts["banned"], "banned", BANNED_KEYS, ("rule",)) if "banned" in parts else {}
        fewer = self.parts(parts["restricted"], "restricted", RESTRICTED_KEYS, ("rule",)) if "restricted" in parts else {}
        unlisted = [self.text(item, "part-card") for item in self.items(banned, "unlisted")]
        known = [card.id for name in unlisted if (card := self.pool.find(name)) is not None]  # somebody wrote that card
        return Format(
            id,
            title,
            about,
            since,
            self.limit(parts["deck"], "deck", "least"),
            self.limit(parts["side deck"], "side deck", "most"),
            self.limit(parts["copies"], "copies", "most"),
            Limit(self.number(animals["most"], "most"), self.text(animals["rule"], "rule")),
            self.yes(animals["count"], "count"),
            self.text(banned["rule"], "rule") if banned else "",
            (*[self.card(item) for item in self.items(banned, "cards")], *known),
            tuple(self.pair(item) for item in self.items(banned, "pairs")),
            tuple(name for name in unlisted if self.pool.find(name) is None),
            self.text(fewer["rule"], "rule") if fewer else "",
            tuple(self.restriction(item) for item in self.items(fewer, "cards")),
        )

    def wrong(self, node: Node, wrong: str, **facts: Fact) -> BadFile:
        return BadFile(wrong, f"{self.where}:{line_of(node)}", **facts)

    def parts(self, node: Node, what: str, allowed: tuple[str, ...], needed: tuple[str, ...]) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for name, line, value in mapping(node, self.where, what):
            if name not in allowed:
                raise BadFile("bad-part-of", f"{self.where}:{line}", name=name, what=what, allowed=", ".join(allowed))
            found[name] = value
        for name in needed:
            if name not in found:
                raise self.wrong(node, "bad-lacks", what=what, name=name)
        return found

    def items(self, parts: dict[str, Node], name: str) -> list[Node]:
        return sequence(parts[name], self.where, name) if name in parts else []

    def text(self, node: Node, what: str) -> str:
        text = " ".join(scalar(node, self.where, what).split())
        if not text:
            raise self.wrong(node, "bad-empty", what=what)
        return text

    def texts(self, node: Node, what: str) -> dict[str, str]:
        """A text for each language, or one for all of them."""
        if isinstance(node, ScalarNode):
            return dict.fromkeys(LANGUAGES, self.text(node, what))
        return {lang: self.text(value, what) for lang, value in self.parts(node, what, LANGUAGES, LANGUAGES).items()}

    def limit(self, node: Node, what: str, which: str) -> Limit:
        parts = self.parts(node, what, (which, "rule"), (which, "rule"))
        return Limit(self.number(parts[which], which), self.text(parts["rule"], "rule"))

    def number(self, node: Node, what: str) -> int:
        text = scalar(node, self.where, what)
        if not re.fullmatch(r"\d{1,3}", text):
            raise self.wrong(node, "bad-number-of", name=what, most=MOST, text=text)
        return int(text)

    def yes(self, node: Node, what: str) -> bool:
        text = scalar(node, self.where, what)
        if text not in ("yes", "no"):
            raise self.wrong(node, "bad-yes-no-of", name=what, text=text)
        return text == "yes"

    def card(self, node: Node) -> str:
        return self.named(self.text(node, "part-card"), node)

    def named(self, name: str, node: Node) -> str:
        if PAIR.fullmatch(name):
            raise self.wrong(node, "bad-pair-of-cards", name=name)
        return card_id(name, f"{self.where}:{line_of(node)}", self.pool)

    def pair(self, node: Node) -> tuple[str, str]:
        text = self.text(node, "part-pair")
        match = PAIR.fullmatch(text)
        if match is None:
            raise self.wrong(node, "bad-pair", text=text)
        one, other = self.named(match[1], node), self.named(match[2], node)
        if one == other:
            raise self.wrong(node, "bad-same-card", text=text)
        return one, other

    def restriction(self, node: Node) -> Restriction:
        text = self.text(node, "part-card")
        match = COUNTED.fullmatch(text)
        if match is None:
            raise self.wrong(node, "bad-copies-allowed", text=text)
        return Restriction(self.named(match[2], node), int(match[1]))


# -- files -------------------------------------------------------------------------------------------------------------


def shipped_formats() -> list[str]:
    """The names of the formats that come with the program."""
    folder = files("grimoire") / "data" / "magenoir" / "formats"
    return sorted(entry.name.removesuffix(".yaml") for entry in folder.iterdir() if entry.name.endswith(".yaml"))


def find_format(name: str, pool: Pool) -> Format:
    """A shipped format by its name, or one from a file."""
    if name in shipped_formats():
        return shipped_format(name, pool)
    path = Path(name)
    if not is_file(path):
        raise BadFile("bad-format", name=name, formats=", ".join(shipped_formats()))
    return read_format(read_text(path), name, shown(path.stem), pool)


@lru_cache(maxsize=8)
def shipped_format(name: str, pool: Pool) -> Format:
    text = (files("grimoire") / "data" / "magenoir" / "formats" / f"{name}.yaml").read_text(encoding="utf-8")
    return read_format(text, f"formats/{name}.yaml", name, pool)


def usual_format(pool: Pool) -> Format:
    """What a deck is held to where nobody says otherwise."""
    return find_format(USUAL, pool)


def format_of(series: SeriesRecord, pool: Pool) -> Format:
    """The format of a series: one of ours by its name, or the text it brings along."""
    if series.own_format:
        return read_format(series.own_format, f"{series.where} own_format", series.format, pool)
    if series.format not in shipped_formats():
        raise BadFile("bad-format-gone", series.where, name=series.format, formats=", ".join(shipped_formats()))
    return find_format(series.format, pool)
