"""Which decks meet: every deck of the one side with every deck of the other."""

from typing import Final

from grimoire.lab.tables import Table
from grimoire.library.deck_lists import Deck

BY_CHANCE: Final = "random"  # a name that stands for a new deck in each game


def decks_named(table: Table, name: str | None) -> list[Deck]:
    """One deck by name or path, or all that come with the program. Raises BadFile."""
    if name is None:
        return [table.deck(shipped) for shipped in table.deck_names()]
    if name == BY_CHANCE:
        return [Deck(BY_CHANCE, ())]
    return [table.deck(name)]


def pairings(table: Table, first: str | None = None, second: str | None = None) -> list[tuple[Deck, ...]]:
    """All pairings of a duel; both sides open: each shipped deck against each, itself included. Where nobody brings a deck
    there is one, of nothing."""
    if not table.deck_names() and first is None and second is None:
        return [()]
    ours = decks_named(table, first)
    theirs = decks_named(table, second)
    return [(one, two) for one in ours for two in theirs]
