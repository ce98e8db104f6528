"""What a ruling follows from, as it is shown beside it: the section or the card in our words, and the sentence that decides."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from grimoire.library.folding import folded
from grimoire.library.games import box_of
from grimoire.library.sources import card_of, shipped_sources
from grimoire.pages.games import catalogue_of
from grimoire.pages.rulebook import linked, text_of
from grimoire.pages.rules import shipped_rulings
from grimoire.seat.wording import Words, plain

DETAILED: Final = re.compile(r"D\d+(\.\d+)*")  # codes that players know by heart
SENTENCE: Final = re.compile(r"(?<=[.;!?])\s+")
WORD: Final = re.compile(r"[^\W\d_]{4,}|\d+")
# Roots that say whose or when, not what.
EMPTY: Final = frozenset(
    (
        *("contr", "playe", "joueu", "when", "that", "this", "with", "your", "into", "from", "only", "than", "then", "them"),
        *("they", "have", "does", "dans", "avec", "quand", "pour", "plus", "lorsq", "chaqu", "leur", "leurs", "votre", "celui"),
        *("celle", "cette", "tout", "toute", "card", "cards", "carte"),
    )
)
CLEARLY: Final = 1.5  # times as much as any other
STEM: Final = 5  # letters that words of one root share, about
SHORT: Final = 4  # "leaves" and "leaving" share no more
DENIES: Final = re.compile(  # "no Protector", "ne prend pas"
    r"\b(?:no|not|never|nothing|nobody|none|neither|nor|cannot|past|ne|pas|jamais|rien|aucune?|ni|malgre)\b|\bn'"
)
STEPS: Final = 4  # this many clauses of one sentence are steps


class Citation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a ruling follows from."""

    id: str
    label: str  # what it is called: the code of a section that has one, the name of a card, else what the section says
    title: str = ""  # what it says in one sentence
    card: str = ""  # whose text it is, or whose ruling; empty: it is a section of the rules
    text: list[Words] = []  # more than the title says, sentence by sentence; of a card its paragraphs
    decides: int = -1  # which of these the ruling rests on, as far as their words tell
    steps: int = 0  # this many of them, from the first, happen one after the other


def label_of(game: str, id: str, lang: str) -> str:
    """A source as a list names it: never by an id that only files know."""
    if DETAILED.fullmatch(id):
        return id
    card = card_of(id)
    pool = box_of(game).shipped_pool()
    if card in pool.numbers:
        return pool.definitions[pool.numbers[card]].name[lang]
    source = shipped_sources(game).get(id)
    return id if source is None else source.title_in(lang)


def citations(game: str, ids: Sequence[str], lang: str, ruling: str) -> list[Citation]:
    """All that the ruling of this title cites. Where its title does not tell which of several steps decides, the sentences
    that decide in the cards beside it may: a card that does something on leaving speaks of that step. And where a card forbids
    something, what a section allows is not what decides."""
    found = [citation(game, id, lang, ruling) for id in ids]
    said = " ".join(plain(one.text[one.decides]) for one in found if one.card and one.decides >= 0)
    common = commonness(game, lang)
    forbids = denies(ruling) and any(one.card and one.decides >= 0 and denies(plain(one.text[one.decides])) for one in found)

    def settled(one: Citation) -> Citation:
        if forbids and not one.card and len(one.text) > 1 and one.decides >= 0 and not denies(plain(one.text[one.decides])):
            return msgspec.structs.replace(one, decides=-1)
        if not said or not one.steps or one.decides >= 0:
            return one
        return msgspec.structs.replace(one, decides=deciding(one.text, said, common, SHORT))

    return [settled(one) for one in found]


def citation(game: str, id: str, lang: str, ruling: str) -> Citation:
    """What is cited, for the ruling of this title."""
    source = shipped_sources(game).get(id)
    title = "" if source is None else source.title_in(lang)
    card = card_of(id)
    pool = box_of(game).shipped_pool()
    text = catalogue_of(game, pool).printed_cards(lang)[card].text if card in pool.numbers else sentences(game, id, lang)
    label = label_of(game, id, lang)
    decides = deciding(text, f"{ruling} {title}" if card else ruling, commonness(game, lang))
    return Citation(id, label, "" if title == label else title, card, text, decides, 0 if card else steps_in(text))


def sentences(game: str, id: str, lang: str) -> list[Words]:
    text = text_of(game, id, lang)
    return [linked(game, lang, one, id) for one in SENTENCE.split(text)] if text else []


def steps_in(text: Sequence[Words]) -> int:
    """How many clauses of its first sentence there are, where it tells of one thing after the other."""
    clauses = 1 + next((i for i, one in enumerate(text) if not plain(one).endswith(";")), -1)
    return clauses if clauses >= STEPS else 0


def deciding(text: Sequence[Words], about: str, common: Mapping[str, int], letters: int = STEM) -> int:
    """Which piece of a text has most in common with a sentence: words count the more the rarer they are. -1: it is not
    clear which."""
    if len(text) == 1:
        return 0
    wanted = stems(about, letters)
    found = [stems(plain(one), letters) & wanted for one in text]
    weights = [sum(1 / (1 + common.get(stem, 0)) for stem in one) for one in found]
    best, *others = sorted(weights, reverse=True) or [0.0]
    return weights.index(best) if best > CLEARLY * max(others, default=0.0) else -1


def denies(sentence: str) -> bool:
    """Whether it says that something is not so."""
    return DENIES.search(folded(sentence)) is not None


@lru_cache(maxsize=4)
def commonness(game: str, lang: str) -> dict[str, int]:
    """In how many titles of rulings each root of a word stands."""
    return Counter(stem for ruling in shipped_rulings(game, lang) for stem in stems(ruling.title))


def stems(text: str, letters: int = STEM) -> set[str]:
    return {word[:letters] for word in WORD.findall(folded(text)) if word[:STEM] not in EMPTY}
