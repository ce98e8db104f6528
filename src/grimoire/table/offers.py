"""What players offer each other. An offer stands for one moment: with the next entry it is gone."""

from typing import Final

import msgspec

DRAW: Final = "draw"
UNDO: Final = "undo"
REMATCH: Final = "rematch"
BOT: Final = "bot"
GO_ON: Final = "goOn"
END: Final = "end"
OF_FROZEN: Final = (GO_ON, END)
HOLD: Final = "hold"  # a seat wants to be asked also after the countdown


class Offered(msgspec.Struct, frozen=True):
    what: str
    seat: int  # that offers it; who agrees has offered the same
    about: int = -1  # the seat it is about, where it is about one
