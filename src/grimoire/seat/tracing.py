"""Why something happened, where the fact itself does not say it: known to whoever watched the choice being carried out."""

import msgspec


class Trace(msgspec.Struct, frozen=True, omit_defaults=True):
    """What led to one event, and the number it changed."""

    card: str = ""  # the id of the card whose text brought it about, or that was being played
    way: str = ""  # the part of the rules that did, where no card was: `cause-…` says it
    seat: int = -1  # whose act or text it was
    before: int | None = None  # the number it changed, as it was
    after: int | None = None
    hit: int = -1  # the card whose number it is; -1: a player's
    changed: dict[str, int] = {}  # by card, how much more or less it came to than was said; 0: its text was another


NO_TRACE = Trace()
