"""Standing orders: where a person wants to be asked, what is paid for them, in which order things come. They are said
beforehand, kept with the seat, and the same in every client."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec

from grimoire.kernel.option import Decision
from grimoire.match.question_traits import ASK

PASS: Final = "pass"  # the verb with which nothing is done in a window
Where = Literal["touched", "able", "shown", "never"]

TOUCHED: Final = "touched"  # where I could act and something of mine is touched, and at the end of an opponent's turn
ABLE: Final = "able"  # wherever I could act
SHOWN: Final = "shown"  # wherever the table shows everybody that I might
NEVER: Final = "never"  # in no window
MOST_PASSES: Final = 6  # by hand in one turn; whoever has passed so often is asked again only where all would be lost
PLACES: Final[tuple[Where, ...]] = get_args(Where)


class Stops(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Standing orders of one seat. What they answer is in the record as an order's."""

    where: Where = TOUCHED
    resting: bool = False  # pass whatever comes until the next turn begins: that tells nothing of the hand
    by_hand: bool = False  # put everything in order by hand, also what comes to the same in any order
    pays: bool = False  # payments are made as they are suggested
    orders: list[list[str]] = []  # in which order things come, each as it was put once for just these, by their names


USUAL: Final = Stops()


def link_names(decision: Decision) -> list[str]:
    """By what an order of these options is kept: their cards, or the rules they stand for. Nothing where two have the same
    name, or one has none: nobody could tell which was meant."""
    names = [option.card or (option.form if option.word else "") for option in decision.options]
    return names if all(names) and len(set(names)) == len(names) else []


def kept_first(orders: Sequence[Sequence[str]], decision: Decision) -> int:
    """The option that comes first by an order that was kept for all of these, the latest one; or ASK."""
    names = link_names(decision)
    for order in reversed(orders) if names else ():
        if set(names) <= set(order):
            return names.index(next(name for name in order if name in names))
    return ASK


def usual_stops(bots: Sequence[object | None]) -> Stops:
    """Those of a seat that has said nothing.

    An order that looks at one's hand answers at once where the hand holds nothing, and so tells it. Against bots nobody is
    there to notice. Several people at one screen are asked wherever the table shows that they might act. Where a countdown
    belongs to each window, as on a server, orders answer when it is over, and these are not needed.
    """
    people = [bot for bot in bots if bot is None]
    return USUAL if len(people) < 2 else Stops(SHOWN)


def rested(stops: Stops) -> Stops:
    """As they are when a turn begins."""
    return msgspec.structs.replace(stops, resting=False) if stops.resting else stops
