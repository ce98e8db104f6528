"""The games whose cards `grimoire cards` can show, by name."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

from grimoire.anima.pool import Pool as AnimaPool
from grimoire.cli.album import Album
from grimoire.cli.anima.album import AnimaAlbum
from grimoire.cli.magenoir.album import MageNoirAlbum
from grimoire.library.games import load_pool
from grimoire.library.pools import CardPool
from grimoire.magenoir.pool import Pool as MageNoirPool


def album_of(game: str, pool: CardPool) -> Album[Any]:
    return ALBUMS[game](pool)


def open_album(game: str, own: list[Path]) -> Album[Any]:
    """The shipped cards of a game and a player's own. Raises BadFile."""
    return album_of(game, load_pool(game, own))


def mage_noir_album(pool: CardPool) -> Album[Any]:
    return MageNoirAlbum(cast(MageNoirPool, pool))


def anima_album(pool: CardPool) -> Album[Any]:
    return AnimaAlbum(cast(AnimaPool, pool))


ALBUMS: Final[dict[str, Callable[[CardPool], Album[Any]]]] = {"magenoir": mage_noir_album, "anima": anima_album}
