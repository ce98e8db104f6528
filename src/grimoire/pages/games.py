"""The pages of every game: its cards as a catalogue."""

from pathlib import Path
from typing import Any, Final

from grimoire.kernel.by_game import ByGame
from grimoire.library.games import box_of, load_pool
from grimoire.library.pools import CardPool
from grimoire.pages.catalogue import Catalogue
from grimoire.pages.printed_cards import PrintedCard


def mage_noir() -> type[Catalogue[Any]]:
    from grimoire.pages.magenoir.catalogue import MageNoirCatalogue

    return MageNoirCatalogue


def anima() -> type[Catalogue[Any]]:
    from grimoire.pages.anima.catalogue import AnimaCatalogue

    return AnimaCatalogue


GAMES: Final[ByGame[type[Catalogue[Any]]]] = ByGame(magenoir=mage_noir, anima=anima)


def catalogue_of(game: str, pool: CardPool) -> Catalogue[Any]:
    """Raises UnknownGame."""
    return GAMES[box_of(game).name](pool)


def open_catalogue(game: str, own: list[Path]) -> Catalogue[Any]:
    """The shipped cards of a game and a player's own. Raises BadFile."""
    return catalogue_of(game, load_pool(game, own))


def printed_cards_of(game: str, pool: CardPool, lang: str) -> dict[str, PrintedCard]:
    """All cards as printed, by id, in the order of the pool. Raises UnknownGame."""
    printed = catalogue_of(game, pool).printed_cards(lang)
    return {card.id: printed[card.id] for card in pool.definitions}
