"""What must happen by itself at a table, and when."""

from typing import Final

import msgspec

BOT: Final = "bot"  # a bot must choose
ORDER: Final = "order"  # a countdown ends, and standing orders answer
FLAG: Final = "flag"  # somebody's time is over


class Due(msgspec.Struct, frozen=True):
    match: str
    number: int
    kind: str
    seat: int
    at: int
    tries: int = 0
