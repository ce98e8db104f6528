"""What cards and decks are called where results are told: as printed, in the language of whoever reads."""

from grimoire.lab.games import table_of
from grimoire.lab.results import Terms
from grimoire.lab.tables import Table
from grimoire.library.messages import Messages
from grimoire.pages.decks import titled


class Names:
    """Of the cards of one set. Cards of one's own have them while their file is there: a file of games does not know them."""

    def __init__(self, words: Messages, table: Table) -> None:
        self.words = words
        self.table = table

    def card(self, id: str) -> str:
        return self.table.card_name(id, self.words.lang) if id in self.table.pool.numbers else id

    def deck(self, id: str) -> str:
        return titled(self.words, id)


def names_of(words: Messages, terms: Terms, files: tuple[str, ...] = ()) -> Names:
    return Names(words, table_of(terms.game, files, terms.seats, tuple(terms.options)))
