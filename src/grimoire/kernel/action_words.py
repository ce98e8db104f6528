"""Options numbered by a fixed vocabulary: the same number means the same action at every decision of a task.

A word is what an option does, apart from where a card lies: its text form without place. Several options of one word are told
apart by their order. What the vocabulary does not have is numbered behind it, by its place in the list of options, so that
everything can be chosen with cards and decks nobody has listed.
"""

from typing import Final

from grimoire.kernel.option import Option

NOWHERE: Final = -1


class ActionWords:
    """The words of one task; `spare` numbers lie behind them for what is not among them."""

    def __init__(self, words: list[str], spare: int) -> None:
        self.words = words
        self.spare = spare
        self.size = len(words) + spare
        self.places = {word: place for place, word in enumerate(words)}
        self.kept: dict[Option, str] = {}

    def numbers(self, options: list[Option]) -> list[int]:
        """The number of each option, no two alike; NOWHERE for one that comes too late in the list to have any."""
        found: list[int] = []
        taken: set[int] = set()
        for place, option in enumerate(options):
            word = self.word_of(option)
            number = self.places.get(word, NOWHERE)
            rank = 2
            while number in taken:
                number = self.places.get(f"{word} #{rank}", NOWHERE)
                rank += 1
            if number == NOWHERE and place < self.spare:
                number = len(self.words) + place
            if number != NOWHERE:
                taken.add(number)
            found.append(number)
        return found

    def words_of(self, options: list[Option]) -> list[str]:
        """The word of each option, with its rank among those alike."""
        seen: dict[str, int] = {}
        found: list[str] = []
        for option in options:
            word = self.word_of(option)
            rank = seen.get(word, 0) + 1
            seen[word] = rank
            found.append(word if rank == 1 else f"{word} #{rank}")
        return found

    def word_of(self, option: Option) -> str:
        word = self.kept.get(option)
        if word is None:
            plain = Option(
                option.verb,
                option.card,
                player=option.player,
                element=option.element,
                pile=option.pile,
                amount=option.amount,
                word=option.word,
            )
            word = plain.form
            self.kept[option] = word
        return word
