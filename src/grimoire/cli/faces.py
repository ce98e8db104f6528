"""The games the terminal can show, by name: their words and their face."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from grimoire.anima.pool import Pool as AnimaPool
from grimoire.bots.registry import bot_in
from grimoire.cli.anima.face import AnimaFace
from grimoire.cli.face import Face
from grimoire.cli.magenoir.face import MageNoirFace
from grimoire.library.boxes import CardPool
from grimoire.magenoir.pool import Pool as MageNoirPool
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import Wording

PLAYER: Final = "player"  # who gave no name


def wording_of(game: str, lang: str, pool: CardPool) -> Wording:
    return WORDINGS[game](lang, pool)


def face_of(wording: Wording, seats: Sequence[str], people: int) -> Face:
    """The face of a game for so many people at one keyboard; nobody: for somebody who looks on."""
    return FACES[wording.game](wording, seats, people)


def shown_name(wording: Wording, seat: str) -> str:
    """What a seat is called: a person's own name, or that it was a bot or somebody who gave no name."""
    bot = bot_in(seat)
    if bot:
        return wording.say("reel-bot-name", bot=bot) + seat.removeprefix(bot)
    return wording.say("reel-player-name") if seat == PLAYER else seat


def mage_noir_wording(lang: str, pool: CardPool) -> Wording:
    return MageNoirWording(lang, cast(MageNoirPool, pool))


def mage_noir_face(wording: Wording, seats: Sequence[str], people: int) -> Face:
    """Against a bot the other one is "your opponent"."""
    names = [] if people == 1 else [shown_name(wording, seat) for seat in seats]
    return MageNoirFace(cast(MageNoirWording, wording), names)


def anima_wording(lang: str, pool: CardPool) -> Wording:
    return AnimaWording(lang, cast(AnimaPool, pool))


def anima_face(wording: Wording, seats: Sequence[str], people: int) -> Face:
    """Where more than two may play everybody is called by name."""
    return AnimaFace(cast(AnimaWording, wording), [shown_name(wording, seat) for seat in seats])


WORDINGS: Final[dict[str, Callable[[str, CardPool], Wording]]] = {"magenoir": mage_noir_wording, "anima": anima_wording}
FACES: Final[dict[str, Callable[[Wording, Sequence[str], int], Face]]] = {
    "magenoir": mage_noir_face,
    "anima": anima_face,
}
