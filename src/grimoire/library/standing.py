"""What a ruling rests on: a published ruling on a card, a section of the rules, what cards say, or our own decision.

Nothing here is guessed. That it is ours, and how sure we are, is what docs/rulings.md says of its title; all else follows
from what it cites.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
import yaml

from grimoire.library.folding import folded
from grimoire.library.messages import Messages
from grimoire.library.sources import CARD_TEXT, OWN, card_of, shipped_sources

OFFICIAL: Final = "official"  # a published ruling on the card says so
SECTION: Final = "section"  # it follows from a section of the rules
TEXT: Final = "text"  # it follows from what cards say, and from what was published on them
LIKELY: Final = "likely"  # ours: the reading that fits the documents best
OPEN: Final = "ours"  # ours: the documents leave it open
AUTHOR: Final = "own"  # a ruling of whoever wrote the scenario
LEVELS: Final = (OFFICIAL, SECTION, TEXT, LIKELY, OPEN, AUTHOR)
SURENESS: Final = "sureness.yaml"


class Standing(msgspec.Struct, frozen=True):
    """What a ruling rests on: one of the levels, and the sources that make it so."""

    level: str
    sources: list[str]

    def briefly(self, say: Messages) -> str:
        return say.say(f"standing-{self.level}")

    def in_full(self, say: Messages, label: Callable[[str], str] = str) -> str:
        """`label`: how a source is called."""
        named = ", ".join(dict.fromkeys(label(id) for id in self.sources))
        return say.say(f"standing-about-{self.level}", sources=named)


def standing_of(game: str, title: str, cites: Sequence[str]) -> Standing:
    """What the ruling of this English title, which cites these sources, rests on."""
    decided = sureness().get(title)
    if decided is not None:
        return Standing(decided, list(cites))
    own = [id for id in cites if id.startswith(OWN)]
    if own:
        return Standing(AUTHOR, own)
    published = [id for id in cites if is_published(game, id)]
    if published and speak_of_all_cards(game, published, cites):
        return Standing(OFFICIAL, published)
    sections = [id for id in cites if not id.startswith(CARD_TEXT)]
    return Standing(SECTION if sections else TEXT, list(cites))


def is_published(game: str, id: str) -> bool:
    """Whether this is a published ruling on a card, and rules something: a link to an article does not."""
    if not id.startswith(CARD_TEXT) or "/" not in id:
        return False
    source = shipped_sources(game).get(id)
    return source is not None and source.states_rule


def speak_of_all_cards(game: str, published: Sequence[str], cites: Sequence[str]) -> bool:
    """Whether the published rulings are on one card, and each other card that is cited is named by one of them. Otherwise the
    ruling draws them together, which nobody has published."""
    cards = {card_of(id) for id in cites if id.startswith(CARD_TEXT)}
    ruled = {card_of(id) for id in published}
    sources = shipped_sources(game)
    said = folded(" ".join(sources[id].title for id in published)).replace("'", "")
    return len(ruled) == 1 and all(card in ruled or card.replace("-", " ") in said for card in cards)


@lru_cache(maxsize=1)
def sureness() -> dict[str, str]:
    """Of rulings that no document settles beyond doubt, how sure we are of them: by their English titles. It is made from
    docs/rulings.md by tools/sureness.py."""
    text = (files("grimoire") / "data" / SURENESS).read_text(encoding="utf-8")
    levels: dict[str, list[str]] = yaml.safe_load(text)
    return {title: level for level, titles in levels.items() for title in titles}
