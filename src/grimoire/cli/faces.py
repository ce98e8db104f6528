"""The games the terminal can show, by name: their words and their face."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from grimoire.bots.games import bot_in
from grimoire.cli.anima.face import AnimaFace
from grimoire.cli.face import Face
from grimoire.cli.magenoir.face import MageNoirFace
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import Wording

PLAYER: Final = "player"  # who gave no name


def face_of(wording: Wording, seats: Sequence[str], people: int) -> Face:
    """The face of a game for so many people at one keyboard; nobody: for somebody who looks on."""
    return FACES[wording.game](wording, seats, people)


def shown_name(wording: Wording, seat: str) -> str:
    """What a seat is called: a person's own name, or that it was a bot or somebody who gave no name."""
    bot = bot_in(seat)
    if bot:
        return wording.say("reel-bot-name", bot=bot) + seat.removeprefix(bot)
    return wording.say("reel-player-name") if seat == PLAYER else seat


def mage_noir_face(wording: Wording, seats: Sequence[str], people: int) -> Face:
    """Against a bot the other one is "your opponent"."""
    names = [] if people == 1 else [shown_name(wording, seat) for seat in seats]
    return MageNoirFace(cast(MageNoirWording, wording), names)


def anima_face(wording: Wording, seats: Sequence[str], people: int) -> Face:
    """Where more than two may play everybody is called by name."""
    return AnimaFace(cast(AnimaWording, wording), [shown_name(wording, seat) for seat in seats])


FACES: Final[dict[str, Callable[[Wording, Sequence[str], int], Face]]] = {
    "magenoir": mage_noir_face,
    "anima": anima_face,
}
