"""The words of a deck of Mage Noir: which its cards ask for, which they are, and which cards would help."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from grimoire.library.magenoir.deck_faults import created_cards
from grimoire.library.magenoir.formats import Format
from grimoire.library.magenoir.serving import asks_for, can_serve, may_serve_as, serves_as
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import ANIMAL
from grimoire.pages.decks import DeckLine
from grimoire.pages.magenoir.names import name_of, serving_as, shown

MOST_HELPING: Final = 6


class DeckWords:
    """`cards` are ids, one for each copy."""

    def __init__(self, pool: Pool, cards: Iterable[str], lang: str) -> None:
        self.pool = pool
        self.lang = lang
        self.copies = Counter(cards)
        self.definitions = [pool.definitions[pool.numbers[card]] for card in self.copies]
        self.asked: dict[str, list[DeckLine]] = {}
        self.had: dict[str, list[DeckLine]] = {}
        self.perhaps: dict[str, list[DeckLine]] = {}
        self.at_once: dict[str, set[int]] = {}  # how many of a word single cards ask for
        for definition in self.definitions:
            line = DeckLine(definition.id, self.copies[definition.id])
            for word, amount in asks_for(definition).items():
                self.asked.setdefault(word, []).append(line)
                self.at_once.setdefault(word, set()).add(amount)
            for word in sorted(serves_as(pool, definition)):
                self.had.setdefault(word, []).append(line)
            for word in sorted(may_serve_as(pool, definition)):
                self.perhaps.setdefault(word, []).append(line)
        self.game_asks = {word for definition in pool.definitions for word in asks_for(definition)}

    def asked_for(self, word: str) -> int:
        """All components of this word, all cards together."""
        return sum([line.amount * asks_for(self.of(line))[word] for line in self.asked.get(word, [])])

    def at_hand(self, word: str) -> int:
        return sum([line.amount for line in self.had.get(word, [])])

    def under_condition(self, word: str) -> int:
        return sum([line.amount for line in self.perhaps.get(word, [])])

    def charted(self) -> list[str]:
        """Words that are asked for, most first; then those that some card of the game would ask for."""
        asked = sorted(self.asked, key=lambda word: (-self.asked_for(word), word))
        others = [word for word in {**self.had, **self.perhaps} if word not in self.asked and word in self.game_asks]
        return asked + sorted(others, key=lambda word: (-self.at_hand(word), word))

    def idle(self) -> list[str]:
        return sorted([word for word in self.had if word not in self.game_asks])

    def name(self, word: str) -> str:
        if word in self.game_asks:
            return shown(word, self.lang)
        card = self.of(self.had[word][0])
        found = serving_as(self.pool, card, name_of(self.pool, card, self.lang), self.lang)
        return next((one.name for one in found if one.word == word), shown(word, self.lang))

    def cards_for(self, word: str) -> frozenset[str]:
        """The cards of the deck that always serve as it."""
        return frozenset([line.card for line in self.had.get(word, [])])

    def of(self, line: DeckLine) -> CardDefinition:
        return self.pool.definitions[self.pool.numbers[line.card]]

    # -- what would help -------------------------------------------------------------------------------------------

    def helping(self, word: str, format: Format) -> list[str]:
        """Cards that serve as it, may be put in, and fit: of elements and costs of the deck, asking for little themselves."""
        elements = {definition.element for definition in self.definitions}
        paid = {i for definition in self.definitions for i, amount in enumerate(definition.cost) if amount} | elements
        banned = {*format.banned, *created_cards(self.pool)}
        fewer = {one.card: one.most for one in format.restricted}

        def is_open(card: CardDefinition) -> bool:
            most = 1 if card.type == ANIMAL else fewer.get(card.id, format.copies.amount)
            has_animal = card.type == ANIMAL and any(one.type == ANIMAL for one in self.definitions)
            return card.id not in banned and not has_animal and self.copies[card.id] < most

        def strangeness(card: CardDefinition) -> tuple[int, int, int, int, str]:
            foreign = sum([amount for i, amount in enumerate(card.cost) if amount and i not in paid])
            lacking = sum([amount for asked, amount in asks_for(card).items() if not self.at_hand(asked)])
            return (foreign, lacking, card.element not in elements, sum(card.cost), card.name[self.lang])

        bit = self.pool.word_bits.get(word, 0)
        found = [card for card in self.pool.definitions if card.words & bit and can_serve(card) and is_open(card)]
        return [card.id for card in sorted(found, key=strangeness)[:MOST_HELPING]]

    def elements(self) -> list[tuple[str, int, int]]:
        """Each element with the number of its cards and the Mana their costs ask for of it."""
        found: list[tuple[str, int, int]] = []
        for at, element in enumerate(ELEMENTS):
            cards = sum([self.copies[d.id] for d in self.definitions if d.element == at])
            mana = sum([self.copies[d.id] * d.cost[at] for d in self.definitions])
            if cards or mana:
                found.append((element, cards, mana))
        return found
