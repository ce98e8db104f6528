"""All cards of a game as their faces."""

from typing import cast

from grimoire.anima.pool import Pool as AnimaPool
from grimoire.library.games import UnknownGame
from grimoire.library.pools import CardPool
from grimoire.magenoir.pool import Pool as MageNoirPool
from grimoire.pages.anima import AnimaFaces
from grimoire.pages.faces import Face
from grimoire.pages.magenoir import MageNoirFaces


def faces_of(game: str, pool: CardPool, lang: str) -> dict[str, Face]:
    """By id, in the order of the pool. Raises UnknownGame."""
    if game == "magenoir":
        magenoir = MageNoirFaces(cast(MageNoirPool, pool), lang)
        return {card.id: magenoir.face(card) for card in cast(MageNoirPool, pool).definitions}
    if game == "anima":
        anima = AnimaFaces(cast(AnimaPool, pool), lang)
        return {card.id: anima.face(card) for card in cast(AnimaPool, pool).definitions}
    raise UnknownGame(f"'{game}' is no game whose cards can be shown")
