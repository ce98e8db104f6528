"""What must happen by itself at a table, and when."""

from typing import Final

import msgspec

BOT: Final = "bot"  # a bot must choose
ORDER: Final = "order"  # a countdown ends, and standing orders answer
FLAG: Final = "flag"  # somebody's time is over
# By turns somebody is called while there is time: when half of it is gone, when a fifth is left, and two hours before the end.
HALF: Final = "half"
FIFTH: Final = "fifth"
LAST: Final = "last"
CALLS: Final = (HALF, FIFTH, LAST)


class Due(msgspec.Struct, frozen=True):
    match: str
    number: int
    kind: str
    seat: int
    at: int
    tries: int = 0
