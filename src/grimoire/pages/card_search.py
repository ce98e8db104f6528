"""Looking for cards in a terminal: by words in either language, by components they give or ask for, by what they cost. The
client in the browser searches through printed cards by itself, the same way."""

from typing import Any

import msgspec

from grimoire.library.folding import folded
from grimoire.library.messages import LANGUAGES
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.catalogue import Card, Catalogue


class CardWish(msgspec.Struct, frozen=True):
    """Everything that is named must hold."""

    words: str = ""  # or parts of words, in name, facts or text
    gives: str = ""  # a word of names that it can serve as
    asks: str = ""  # a word of names that it asks for
    uses: str = ""  # a card that it can use as a component
    serves: str = ""  # a card that it can be a component of
    mana: int | None = None  # all Mana of its cost together


def found(catalogue: Catalogue[Card], wish: CardWish) -> list[Card]:
    """Raises BadFile for a word or a card that there is not."""
    words = folded(wish.words).split()
    gives, asks = word_in(catalogue, wish.gives), word_in(catalogue, wish.asks)
    used = catalogue.gives(card_in(catalogue, wish.uses)) if wish.uses else None
    served = catalogue.asks(card_in(catalogue, wish.serves)) if wish.serves else None
    return [
        card
        for card in catalogue.cards
        if (not gives or gives in catalogue.gives(card))
        and (not asks or asks in catalogue.asks(card))
        and (used is None or used & catalogue.asks(card))
        and (served is None or served & catalogue.gives(card))
        and (wish.mana is None or catalogue.mana(card) == wish.mana)
        and (not words or has_all(catalogue, card, words))
    ]


def has_all(catalogue: Catalogue[Any], card: Any, words: list[str]) -> bool:
    said = [
        text
        for lang in LANGUAGES
        for text in (card.name[lang], *catalogue.facts(card, lang), catalogue.printed(card, lang, reminders=False))
    ]
    whole = folded(" ".join(said))
    return all(word in whole for word in words)


def word_in(catalogue: Catalogue[Any], typed: str) -> str:
    word = catalogue.word_called(typed) if typed else ""
    if typed and not word:
        raise BadFile("bad-component-word", name=typed)
    return word


def card_in(catalogue: Catalogue[Card], typed: str) -> Card:
    card = catalogue.find(typed.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    if card is None:
        raise BadFile("bad-card", name=typed)
    return card
