"""Standing orders at work: what they answer for a person, and what everybody may know of that.

They look at a sample, never at the truth: at one for the seat where nobody else is there to notice how quickly it answers,
otherwise at what everybody can see. So an order tells nothing that the table does not.
"""

from typing import Final

from grimoire.bots.bot import sample_for
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.match.question_traits import ASK, QuestionTraits
from grimoire.match.stops import MOST_PASSES, NEVER, SHOWN, TOUCHED, Stops

PASS: Final = "pass"
TRIED: Final = 2  # samples in which an order must make no difference


class Moment:
    """One question, as far as an order may look at it."""

    def __init__(self, position: Position, seat: int, seats: int, alone: bool, closed: bool, number: int, passes: int) -> None:
        self.position = position
        self.seat = seat
        self.seats = seats
        self.alone = alone  # no other person is there
        self.closed = closed
        self.number = number
        self.passes = passes  # this seat made by hand in this turn

    @property
    def known(self) -> int:
        """Whose knowledge counts, as bits."""
        return 1 << self.seat if self.alone else (1 << self.seats) - 1

    def sample(self, which: int = 0) -> Position:
        found = self.position
        for eyes in (self.seat,) if self.alone else range(self.seats):
            found = sample_for(found, eyes, seeded(self.number * TRIED + which + 1), self.closed)
        return found


def answer_of(stops: Stops, traits: QuestionTraits, decision: Decision, moment: Moment) -> int:
    """The option these orders take, or ASK."""
    verbs = [option.verb for option in decision.options]
    passing = verbs.index(PASS) if PASS in verbs else ASK
    window = decision.question.id in traits.windows
    if stops.resting and passing != ASK:
        return passing
    if len(verbs) == 1 and stops.where != SHOWN and (window or moment.alone):
        return 0  # among people a single answer is one only to whoever sees the hand, and taking it at once would tell
    if window and (stops.where == NEVER or (stops.where == TOUCHED and not is_worth_asking(traits, moment))):
        return passing
    if decision.question.id in traits.fillings and not stops.by_hand and stops.where != SHOWN:
        return traits.only_way(moment.sample(), decision)
    if decision.question.id in traits.orderings and not stops.by_hand:
        return traits.first_by_rule([moment.sample(which) for which in range(TRIED)], decision, moment.known)
    return ASK


def has_own_window(stops: Stops, traits: QuestionTraits, moment: Moment) -> bool:
    """Whether this seat would be asked in the open window, had it an answer: for all that everybody sees and it said
    beforehand, never for what it holds. The countdown begins anew for it, whoever has let the window pass before."""
    if stops.resting or stops.where == NEVER:
        return False
    return stops.where != TOUCHED or is_worth_asking(traits, moment)


def is_worth_asking(traits: QuestionTraits, moment: Moment) -> bool:
    """Whether something of the seat's is touched; after many passes, whether it would be lost."""
    asks = traits.is_touched if moment.passes < MOST_PASSES else traits.is_fatal
    return asks(moment.sample(), moment.seat)
