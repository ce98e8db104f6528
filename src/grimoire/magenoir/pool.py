"""The cards a game is played with: definitions by id and by number, and the words of their names."""

from grimoire.kernel.card_index import CardIndex
from grimoire.kernel.frame import Node
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.name_words import counted_words, plain_word
from grimoire.magenoir.zones import ANIMAL


class Pool(CardIndex[CardDefinition]):
    """Card definitions by their numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.word_bits: dict[str, int] = {}
        self.needed: list[int] = []  # the words that some card needs, as bits, by their small numbers
        self.health: list[int] = []  # what each card has on its face, by its number, for whoever deals many
        self.tallies: list[Node] = []  # patterns that some card counts
        self.tally_names: list[str] = []  # each as it is written
        self.tallied: dict[int, list[int]] = {}  # by kind of occurrence, those that ask for more than a player
        self.names_by_lang: dict[str, dict[str, str]] = {}  # of all cards, by language and id
        self.sorted_cards = 0  # how many cards are in the lists below
        self.animals: list[int] = []
        self.by_element: dict[int, list[int]] = {}  # all others

    def sort_cards(self) -> None:
        """Bring the lists of cards up to date; cards are added while files are read."""
        for definition in self.definitions[self.sorted_cards :]:
            if definition.type == ANIMAL:
                self.animals.append(definition.index)
            else:
                self.by_element.setdefault(definition.element, []).append(definition.index)
        self.sorted_cards = len(self.definitions)

    def number_needs(self) -> None:
        """Give the words that are needed small numbers, and say of each card which of them it serves for."""
        self.needed = sorted({word for definition in self.definitions for word in definition.need_words})
        numbers = {word: number for number, word in enumerate(self.needed)}
        for definition in self.definitions:
            definition.need_numbers = [numbers[word] for word in definition.need_words]
            definition.serves = self.served(definition.words)

    def served(self, words: int) -> list[bool]:
        """For which needed words, by their numbers, a card with these words serves."""
        return [words & word == word for word in self.needed]

    def word_bit(self, word: str) -> int:
        """The bit of a word; several bits for a phrase of several words."""
        bits = 0
        for part in word.split():
            plain = plain_word(part)
            bit = self.word_bits.get(plain)
            if bit is None:
                bit = 1 << len(self.word_bits)
                self.word_bits[plain] = bit
            bits |= bit
        return bits

    def name_words(self, name: str) -> int:
        """The bits of the words of a name, of each once (D2.3.1)."""
        bits = 0
        for word in counted_words(name):
            bits |= self.word_bit(word)
        return bits
