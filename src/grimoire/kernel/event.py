"""Facts in the past tense. Log, retelling, animation and statistics are all made from these."""

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, with the rule that governs it. What happened does not change: whoever is handed one can
    change no log with it."""

    kind: str
    rule: str
    seat: int = -1  # whose card, whose Mana, who acted
    card: str = ""
    source: str = ""  # the card that caused it
    target: str = ""  # a card id
    player: int = -1  # a player it happened to
    amount: int = 0
    element: str = ""
    place: str = ""  # where from
    to: str = ""
    seen: int = -1  # bit mask of the seats that may know which card it was; -1: everyone
    revealed: bool = False  # hidden information or chance came out: undo stops here
    more: int = 0  # of one act told in parts: how many parts are still to come

    def seen_by(self, seat: int) -> "Event":
        """The same fact as that seat knows it: at most the card is blanked. A spectator is seat -1."""
        if self.seen == -1 or (seat >= 0 and self.seen & (1 << seat)):
            return self
        return msgspec.structs.replace(self, card="", seen=-1)
