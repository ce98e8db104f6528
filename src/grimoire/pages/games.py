"""The pages of every game: its cards as an album."""

from pathlib import Path
from typing import Any, Final

from grimoire.kernel.by_game import ByGame
from grimoire.library.games import box_of, load_pool
from grimoire.library.pools import CardPool
from grimoire.pages.album import Album
from grimoire.pages.faces import Face


def mage_noir() -> type[Album[Any]]:
    from grimoire.pages.magenoir.album import MageNoirAlbum

    return MageNoirAlbum


def anima() -> type[Album[Any]]:
    from grimoire.pages.anima.album import AnimaAlbum

    return AnimaAlbum


GAMES: Final[ByGame[type[Album[Any]]]] = ByGame(magenoir=mage_noir, anima=anima)


def album_of(game: str, pool: CardPool) -> Album[Any]:
    """Raises UnknownGame."""
    return GAMES[box_of(game).name](pool)


def open_album(game: str, own: list[Path]) -> Album[Any]:
    """The shipped cards of a game and a player's own. Raises BadFile."""
    return album_of(game, load_pool(game, own))


def faces_of(game: str, pool: CardPool, lang: str) -> dict[str, Face]:
    """All faces by id, in the order of the pool. Raises UnknownGame."""
    faces = album_of(game, pool).faces(lang)
    return {card.id: faces[card.id] for card in pool.definitions}
