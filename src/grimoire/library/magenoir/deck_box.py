"""The decks of Mage Noir."""

from typing import Any

from grimoire.library.deck_box import DeckBox
from grimoire.library.deck_lists import Deck, parse_deck
from grimoire.library.magenoir.deck_faults import deck_fault, size_faults
from grimoire.library.magenoir.decks import find_deck, shipped_decks
from grimoire.library.magenoir.formats import Format, find_format, format_of, shipped_formats, usual_format
from grimoire.library.series_records import SeriesRecord
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.pool import Pool


class MageNoirDeckBox(DeckBox):
    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def names(self) -> list[str]:
        return shipped_decks()

    def formats(self) -> list[str]:
        return shipped_formats()

    def format(self, name: str) -> Format:
        return find_format(name, self.pool)

    def format_of(self, series: SeriesRecord) -> Format:
        return format_of(series, self.pool)

    def find(self, name: str, format: Any = None) -> Deck:
        return find_deck(name, self.pool, self.held_to(format))

    def read(self, text: str, where: str, name: str, format: Any = None) -> Deck:
        return parse_deck(text, where, name, self.pool, self.held_to(format).unlisted)

    def fault(self, deck: Deck, format: Any = None) -> BadFile | None:
        return deck_fault(deck, self.pool, self.held_to(format))

    def fits_in_size(self, deck: Deck, format: Any = None) -> bool:
        return not size_faults(deck, self.pool, self.held_to(format))

    def held_to(self, format: Format | None) -> Format:
        return usual_format(self.pool) if format is None else format
