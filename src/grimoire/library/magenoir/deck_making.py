"""Decks of Mage Noir by chance, made so that their cards can be played: around a card, its components, a few elements."""

from functools import lru_cache
from typing import Final

from grimoire.kernel.chance import Chance
from grimoire.library.deck_lists import MOST_CARDS, DeckShape
from grimoire.library.magenoir.deck_faults import created_cards
from grimoire.library.magenoir.formats import usual_format
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import ANIMAL, RITUAL

MOST_BY_CHANCE: Final = 4  # elements, if no number is asked for: with more of them a deck seldom has the Mana it needs
FEW: Final = 2  # copies of a card at least: of a single one little is seen in a game


class DeckMaker:
    """Makes decks from a pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        held_to = usual_format(pool)
        self.least = held_to.deck.amount
        self.most_copies = held_to.copies.amount
        created = created_cards(pool)
        self.spells = [d for d in pool.definitions if d.type != ANIMAL]
        self.animals = [d for d in pool.definitions if d.type == ANIMAL and d.id not in created]
        self.cards = [d.id for d in pool.definitions if d.id not in created]
        self.by_word: dict[int, list[CardDefinition]] = {}

    def shape(self, size: int | None, elements: int | None) -> DeckShape:
        """What is asked for, if there can be such decks."""
        if size is not None and not self.least <= size <= MOST_CARDS:
            raise BadFile("bad-deck-size", size=size, least=self.least, most=MOST_CARDS)
        if elements is not None and not 1 <= elements <= len(ELEMENTS):
            raise BadFile("bad-deck-elements", amount=elements, most=len(ELEMENTS))
        return DeckShape(size or 0, elements or 0)

    def make(self, chance: Chance, shape: DeckShape, featured: str) -> list[str]:
        """A deck with this card in it; with none named, a card by chance."""
        name = featured or self.cards[chance.below(len(self.cards))]
        draft = Draft(self, chance, shape, self.pool.definitions[self.pool.numbers[name]])
        draft.kept = featured
        return draft.finish()

    def fitting(self, word: int) -> list[CardDefinition]:
        """The cards that can be a component of this word."""
        if word not in self.by_word:
            usable = [d for d in self.spells + self.animals if d.type != RITUAL and not d.never_channeled]
            self.by_word[word] = [d for d in usable if d.words & word == word]
        return self.by_word[word]


@lru_cache(maxsize=4)
def decks_by_chance(pool: Pool) -> DeckMaker:
    """The maker of decks from these cards, made once."""
    return DeckMaker(pool)


class Draft:
    """A deck that is being made."""

    def __init__(self, maker: DeckMaker, chance: Chance, shape: DeckShape, featured: CardDefinition) -> None:
        self.maker = maker
        self.chance = chance
        self.size = shape.size or maker.least
        self.most_elements = shape.elements or 1 + chance.below(MOST_BY_CHANCE)
        self.elements: list[int] = []
        self.copies: dict[str, int] = {}
        self.animal = ""
        self.kept = ""  # a card that somebody asked for: all copies of it stay
        self.add(featured, maker.most_copies)
        self.complete(featured)
        self.draw_elements()

    def add(self, definition: CardDefinition, copies: int) -> None:
        if definition.type == ANIMAL:
            self.animal = self.animal or definition.id
            return
        if definition.element not in self.elements:
            self.elements.append(definition.element)
        self.copies[definition.id] = min(self.maker.most_copies, self.copies.get(definition.id, 0) + copies)

    def is_in(self, definition: CardDefinition) -> bool:
        return definition.id in self.copies or definition.id == self.animal

    def is_allowed(self, definition: CardDefinition) -> bool:
        if definition.type == ANIMAL:
            return self.animal in ("", definition.id)
        return definition.element in self.elements or len(self.elements) < self.most_elements

    def complete(self, definition: CardDefinition) -> None:
        """Add the components a card needs, and the components those need, as far as the elements allow."""
        for word in dict.fromkeys(definition.need_words):
            fitting = [d for d in self.maker.fitting(word) if d is not definition]
            if any([self.is_in(d) for d in fitting]):
                continue
            allowed = [d for d in fitting if self.is_allowed(d)]
            if allowed:
                component = allowed[self.chance.below(len(allowed))]
                self.add(component, self.maker.most_copies)
                self.complete(component)

    def is_playable(self, definition: CardDefinition) -> bool:
        """Whether its components are in the deck or may be added."""
        return all(
            [any([self.is_in(d) or self.is_allowed(d) for d in self.maker.fitting(word)]) for word in definition.need_words]
        )

    def draw_elements(self) -> None:
        """A card of each further element, so that the deck has as many as it should."""
        while len(self.elements) < min(self.most_elements, len(ELEMENTS)):
            others = [d for d in self.maker.spells if d.element not in self.elements and self.is_playable(d)]
            if not others:
                return
            self.grow(others[self.chance.below(len(others))])

    def grow(self, definition: CardDefinition) -> None:
        self.add(definition, FEW + self.chance.below(self.maker.most_copies - FEW + 1))
        self.complete(definition)

    def finish(self) -> list[str]:
        """Fill up with what can be played in these elements; every other deck gets an Animal."""
        left = [d for d in self.maker.spells if d.element in self.elements and not self.is_in(d)]
        while sum(self.copies.values()) < self.size and left:
            chosen = left.pop(self.chance.below(len(left)))
            if not self.is_in(chosen) and self.is_playable(chosen):
                self.grow(chosen)
        self.fill_up()
        self.thin_out()
        deck = [card for card, copies in self.copies.items() for _ in range(copies)]
        if not self.animal and self.maker.animals and self.chance.below(2):
            self.animal = self.maker.animals[self.chance.below(len(self.maker.animals))].id
        return [*deck, self.animal] if self.animal else deck

    def fill_up(self) -> None:
        """Too few kinds: more copies of them, then cards of any kind."""
        for definition in (*[d for d in self.maker.spells if self.is_in(d)], *self.maker.spells):
            if sum(self.copies.values()) >= self.size:
                return
            self.copies[definition.id] = self.maker.most_copies

    def thin_out(self) -> None:
        """Too many cards: fewer copies, of the latest kinds first, so that every kind stays with its components."""
        for least in range(self.maker.most_copies - 1, -1, -1):
            for card in reversed(self.copies):
                if self.copies[card] > least and card != self.kept:
                    self.copies[card] -= min(self.copies[card] - least, max(0, sum(self.copies.values()) - self.size))
