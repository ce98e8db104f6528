"""What keeps a deck from being played in a format (R:deck-building, D1.1): a line for each thing, with its rule."""

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec

from grimoire.kernel.unusable import Unusable
from grimoire.library.deck_lists import MOST_CARDS, Deck
from grimoire.library.magenoir.formats import Format
from grimoire.library.messages import LANGUAGES
from grimoire.library.reading import BadFile
from grimoire.magenoir.effects import CreateCards
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import ANIMAL

OUR_LIMIT: Final = "a limit of this program"
FROM_OUTSIDE: Final = "S:animals-and-deckbuilding"  # S:animals-and-deckbuilding: what may be in a deck


class DeckFault(msgspec.Struct, frozen=True):
    """One way in which a deck breaks the rules: a message id with its arguments, and the rule."""

    id: str
    rule: str
    card: str = ""  # several are divided by commas
    amount: int = 0
    limit: int = 0


@lru_cache(maxsize=4)
def created_cards(pool: Pool) -> list[str]:
    """Cards that another card brings from outside the game: they are not for decks (judge: Queen bee)."""
    found = {node.number_of_card for d in pool.definitions for node in d.nodes if isinstance(node, CreateCards)}
    return [pool.definitions[number].id for number in sorted(found)]


def deck_faults(deck: Deck, pool: Pool, format: Format) -> list[DeckFault]:
    """Everything that keeps a deck from being played; empty if it may be."""
    return [*card_faults(deck, pool, format), *size_faults(deck, pool, format)]


def card_faults(deck: Deck, pool: Pool, format: Format) -> list[DeckFault]:
    """Which cards (D1.2), and how many of each (D1.3): counted over deck and side deck, so that no swap can break a rule."""
    copies = Counter(deck.together)
    created = created_cards(pool)
    found = [DeckFault("outside", FROM_OUTSIDE, card) for card in created if card in copies]
    banned = {*format.banned, *format.unlisted}
    found += [DeckFault("banned", format.banned_by, card) for card in copies if card in banned]
    for pair in format.pairs:
        if all([card in copies for card in pair]):
            found.append(DeckFault("pair", format.banned_by, ", ".join(pair)))
    for only in format.restricted:
        if copies[only.card] > only.most:
            found.append(DeckFault("restricted", format.restricted_by, only.card, copies[only.card], only.most))
    for card, n in copies.items():
        if n > format.copies.amount and not is_animal(card, pool):  # of Animals fewer are allowed, which the next line says
            found.append(DeckFault("copies", format.copies.rule, card, n, format.copies.amount))
    own = [card for card in copies.elements() if is_animal(card, pool) and card not in created]
    if len(own) > format.animals.amount:
        found.append(DeckFault("animals", format.animals.rule, ", ".join(own), limit=format.animals.amount))
    return found


def size_faults(deck: Deck, pool: Pool, format: Format) -> list[DeckFault]:
    found: list[DeckFault] = []
    spells = sum([not is_animal(card, pool) for card in deck.cards])
    size = len(deck.cards) if format.animals_count else spells
    if size < format.deck.amount:
        few = "too-few-in-all" if format.animals_count else "too-few"
        found.append(DeckFault(few, format.deck.rule, "", size, format.deck.amount))
    if spells > MOST_CARDS:
        found.append(DeckFault("too-many", OUR_LIMIT, "", spells, MOST_CARDS))
    if len(deck.side) > format.side_deck.amount:
        found.append(DeckFault("side-deck", format.side_deck.rule, "", len(deck.side), format.side_deck.amount))
    return found


def is_animal(card: str, pool: Pool) -> bool:
    return card in pool.numbers and pool.definitions[pool.numbers[card]].type == ANIMAL


def deck_fault(deck: Deck, pool: Pool, format: Format) -> BadFile | None:
    """Why a deck may not be played, in one line; None if it may."""
    faults = deck_faults(deck, pool, format)
    return told(faults[0], pool, deck.name) if faults else None


def told(fault: DeckFault, pool: Pool, where: str = "") -> BadFile:
    """A fault as something that is wrong, with its rule."""
    cards = {lang: ", ".join([named(card, pool, lang) for card in fault.card.split(", ")]) for lang in LANGUAGES}
    what = Unusable(f"bad-deck-{fault.id}", card=cards, amount=fault.amount, limit=fault.limit)
    return BadFile("bad-deck-rule", where, what=what, rule="part-our-limit" if fault.rule == OUR_LIMIT else fault.rule)


def named(card: str, pool: Pool, lang: str) -> str:
    """The name of a card; a format may forbid some that the pool does not know."""
    return pool.definitions[pool.numbers[card]].name[lang] if card in pool.numbers else card
