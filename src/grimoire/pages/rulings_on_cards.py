"""Rulings on a card, or on several together; where no ruling has them all, what each has. And what a search gives."""

import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, Literal

import msgspec

from grimoire.library.folding import folded
from grimoire.library.games import box_of
from grimoire.library.messages import Messages, messages
from grimoire.pages.named_cards import Meant
from grimoire.pages.rules import Head, Ruling, head_in, is_about, ruling_of, shipped_items
from grimoire.pages.rulings_by_words import has_all, indexed

MOST_APART: Final = 10  # rulings of each card, where no ruling has all of them


class Group(msgspec.Struct, frozen=True):
    """Rulings that were found, under a heading of their own."""

    title: str
    rulings: list[Ruling]


class FoundRulings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody asked for, and the rulings on it: first those that are about it."""

    game: str
    kind: Literal["rule", "card", "cards", "apart", "word"]
    id: str  # of the section or the card, or of several cards; of words, the words
    title: str  # what the section is about, or the name of the card
    rulings: list[Ruling]
    beside: list[Ruling] = []  # in which a card only plays a part
    apart: list[Group] = []  # where no ruling has all the cards: what some of them have, or each
    said: str = ""  # of several cards, which of these it is

    def every(self, say: Messages) -> list[tuple[str, Ruling]]:
        """All of them in their order, each with the heading it stands under."""
        heading = say.say("rulings-beside", amount=2 if self.kind == "cards" else 1) if self.rulings else ""
        return [
            *[("", ruling) for ruling in self.rulings],
            *[(heading, ruling) for ruling in self.beside],
            *[(group.title, ruling) for group in self.apart for ruling in group.rulings],
        ]


def on_card(game: str, id: str, lang: str) -> FoundRulings | None:
    name = names_of(game, id)
    about, beside = rulings_on(game, id, name["en"], lang)
    return FoundRulings(game, "card", id, name[lang], about, beside) if about or beside else None


def names_of(game: str, id: str) -> Mapping[str, str]:
    pool = box_of(game).shipped_pool()
    return pool.definitions[pool.numbers[id]].name


# -- several cards -----------------------------------------------------------------------------------------------------


def on_cards(game: str, named: list[Meant], lang: str) -> FoundRulings | None:
    """The rulings that have all of these cards; else those that have some of them together, and what each other has."""
    say = messages(lang)
    ids = " + ".join("/".join(meant.cards) for meant in named)
    about, beside = together(game, named, lang)
    if about or beside:
        return FoundRulings(
            game, "cards", ids, listed(game, named, lang), about, beside, said=say.say("rulings-together", cited=len(about))
        )
    pairs = [(pair, *together(game, list(pair), lang)) for pair in combinations(named, 2)] if len(named) > 2 else []
    groups = [
        Group(heading(say, listed(game, pair, lang), len(about + beside)), (about + beside)[:MOST_APART])
        for pair, about, beside in pairs
        if about or beside
    ]
    paired = [meant for pair, about, beside in pairs if about or beside for meant in pair]
    for id in dict.fromkeys(id for meant in named if meant not in paired for id in meant.cards):
        found = on_card(game, id, lang)
        if found is not None:
            every = found.rulings + found.beside
            groups.append(Group(heading(say, found.title, len(every)), every[:MOST_APART]))
    said = say.say("rulings-in-pairs", left=len(named) - len(set(paired))) if paired else say.say("rulings-apart")
    return FoundRulings(game, "apart", ids, listed(game, named, lang), [], [], groups, said) if groups else None


def heading(say: Messages, cards: str, amount: int) -> str:
    return say.say("rulings-group", cards=cards, amount=amount)


def listed(game: str, named: Sequence[Meant], lang: str) -> str:
    """The cards by name; where words may mean several, all of these."""
    return " + ".join(" / ".join(names_of(game, id)[lang] for id in meant.cards) for meant in named)


def beyond(game: str, named: list[Meant], lang: str, found: list[Ruling]) -> list[Ruling]:
    """Words may be the beginnings of the names of several cards: what was ruled on these, besides what has the words."""
    about, beside = together(game, named, lang) if len(named) > 1 else ([], [])
    known = {ruling.id for ruling in found}
    return [ruling for ruling in about + beside if ruling.id not in known]


def together(game: str, named: list[Meant], lang: str) -> tuple[list[Ruling], list[Ruling]]:
    """The rulings that cite all of these cards; and those in which all of them play a part, first where they are cited or
    named in the title."""
    there = [(file, text) for file, text in shipped_items(game) if all(names_one(text, meant.cards) for meant in named)]
    parts = [(file, head_in(text)) for file, text in there]

    def cited(head: Head) -> int:
        return sum(any(is_about(id, card) for id in head.cites for card in meant.cards) for meant in named)

    def titled(head: Head) -> int:
        said = indexed(head.ruling)
        names = [[folded(names_of(game, card)["en"]).split() for card in meant.cards] for meant in named]
        return sum(any(has_all(said, words) for words in meant) for meant in names)

    about = [part for part in parts if cited(part[1]) == len(named)]
    beside = sorted((part for part in parts if cited(part[1]) < len(named)), key=lambda part: -cited(part[1]) - titled(part[1]))
    return [ruling_of(game, *part, lang) for part in about], [ruling_of(game, *part, lang) for part in beside]


def names_one(text: str, cards: list[str]) -> bool:
    return any(card in text and re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", text) for card in cards)


# -- one card -----------------------------------------------------------------------------------------------


def rulings_on(game: str, card: str, name: str, lang: str) -> tuple[list[Ruling], list[Ruling]]:
    """The rulings that cite a card, or what was ruled on it; and those in which it plays a part, first where a title has its
    English name. Only those that name it are read: whoever looks at a card does not wait for thousands of others."""
    there = [(file, head_in(text)) for file, text in shipped_items(game) if names_one(text, [card])]
    words = folded(name).split()
    about = [part for part in there if any(is_about(cited, card) for cited in part[1].cites)]
    beside = [part for part in there if part not in about]
    beside.sort(key=lambda part: not has_all(indexed(f"{part[1].ruling} {part[1].fr}"), words))
    return [ruling_of(game, *part, lang) for part in about], [ruling_of(game, *part, lang) for part in beside]
