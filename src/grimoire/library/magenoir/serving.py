"""What cards of Mage Noir ask for and serve as, as printed: for whoever builds decks. What a card counts as now is a query."""

from grimoire.magenoir.definition import TRANSMUTABLE, CardDefinition
from grimoire.magenoir.keywords import KeywordAbility
from grimoire.magenoir.meant_cards import Pointer
from grimoire.magenoir.modifiers import Modifier
from grimoire.magenoir.name_words import plain_word
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import RITUAL


def asks_for(definition: CardDefinition) -> dict[str, int]:
    """The words of the components it needs, and how many of each."""
    found: dict[str, int] = {}
    for word, amount in definition.needs:
        found[plain_word(word)] = found.get(plain_word(word), 0) + amount
    return found


def serves_as(pool: Pool, definition: CardDefinition) -> set[str]:
    """The words it can always serve as. A Ritual, and what is never channeled, is no component."""
    return words_in(pool, definition.words) if can_serve(definition) else set()


def may_serve_as(pool: Pool, definition: CardDefinition) -> set[str]:
    """The words it can serve as under a condition, or after something was paid for it."""
    bits = 0
    for node in definition.nodes:
        if isinstance(node, Modifier) and not isinstance(node.cards, Pointer):
            continue  # it speaks of other cards
        if isinstance(node, (KeywordAbility, Modifier)) and node.keyword == TRANSMUTABLE:
            bits |= node.word
    return words_in(pool, bits & ~definition.words) if can_serve(definition) else set()


def can_serve(definition: CardDefinition) -> bool:
    return definition.type != RITUAL and not definition.never_channeled


def words_in(pool: Pool, bits: int) -> set[str]:
    return {word for word, bit in pool.word_bits.items() if bits & bit}
