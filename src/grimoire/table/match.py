"""A match: who answers next, what is chosen, what can be taken back, who gives up. What it follows is `table.fold`.

Standing orders look at a sample, never at the truth: at one for the seat where nobody else is there to notice how quickly it
answers, otherwise at what everybody can see. So an order tells nothing that the table does not. What is paid as suggested is
the exception: that is worked out from what the seat itself knows, in company too, as its owner would pay.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire import __version__
from grimoire.bots.bot import Bot, sealed
from grimoire.bots.games import bot_in, bots_at_hand, make_absent, make_bot
from grimoire.bots.own_bots import answered
from grimoire.kernel.chance import seeded
from grimoire.kernel.event import Conceded, GameDrawn, SeatGiven
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position, sample_for
from grimoire.library.digests import SCHEME
from grimoire.library.entries import (
    BOT,
    CHOICE,
    CLOCK,
    CONCEDE,
    DRAW,
    END,
    GIVEN,
    HAND,
    NOBODY,
    ORDER,
    SECRET,
    UNDO,
    Entry,
)
from grimoire.library.records import Record
from grimoire.library.replay import Departure, compare, index_of, turn_digest
from grimoire.match.faults import EngineFault
from grimoire.match.games import GAMES
from grimoire.match.question_traits import ASK, QuestionTraits
from grimoire.match.stops import MOST_PASSES, NEVER, PASS, SHOWN, TOUCHED, Stops, kept_first, rested, usual_stops
from grimoire.table.fold import Fold, Undoable
from grimoire.table.hosts import Log

TRIED: Final = 2  # samples in which an order must make no difference


class Moment:
    """One question, as far as an order may look at it."""

    chance_lies_open = False  # what chance will bring is laid ready, as in a puzzle: trying out otherwise proves nothing

    def __init__(self, position: Position, seat: int, seats: int, alone: bool, closed: bool, number: int, passes: int) -> None:
        self.position = position
        self.seat = seat
        self.seats = seats
        self.alone = alone  # no other person is there
        self.closed = closed
        self.number = number
        self.passes = passes  # this seat made by hand in this turn
        self.looks = True  # whether an order may go by what the hand holds: others do not notice how soon it answers

    @property
    def known(self) -> int:
        """Whose knowledge counts, as bits."""
        return 1 << self.seat if self.alone else (1 << self.seats) - 1

    def own(self) -> Position:
        """As the seat itself sees it: for what its player would do with all they know."""
        return sample_for(self.position, self.seat, seeded(self.number + 1), self.closed)

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
    if len(verbs) == 1 and stops.where != SHOWN and moment.looks and (window or moment.alone):
        return 0  # among people a single answer is one only to whoever sees the hand, and taking it at once would tell
    if window and (stops.where == NEVER or (stops.where == TOUCHED and not is_worth_asking(traits, moment))):
        return passing
    idling = window and stops.where == TOUCHED and passing != ASK and moment.looks and not moment.chance_lies_open
    if idling and traits.is_idle(moment.own()):
        return passing  # the seat's own cards decide it, as they do where there is nothing to answer with
    if decision.question.id in traits.fillings and not stops.by_hand and stops.where != SHOWN:
        return traits.only_way(moment.sample(), decision)
    if decision.question.id in traits.orderings and (first := kept_first(stops.orders, decision)) != ASK:
        return first
    if decision.question.id in traits.orderings and not stops.by_hand:
        return traits.first_by_rule([moment.sample(which) for which in range(TRIED)], decision, moment.known)
    if stops.pays and decision.question.id in traits.payments:
        return traits.paid_with(moment.own(), decision, moment.number)
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


AGREED: Final = "agreed"  # why a game is drawn: all players agreed to it
TURN: Final = "TurnBegan"  # the kind of event with which a turn begins


class Next(msgspec.Struct, frozen=True):
    """Who answers the open question, and how: by hand, by order (with the option), or a bot.

    A countdown belongs to a window in which a hidden hand could matter for all that everybody sees, whoever answers: among
    people orders wait for its end, so that nothing is told by how quickly an answer comes. `own`: it begins anew for this seat,
    since the window is its affair.
    """

    decision: Decision
    by: str
    index: int = ASK
    countdown: bool = False
    own: bool = False


class Match(Fold):
    """Drives a position for its seats. A seat without a bot is a person's."""

    chance_lies_open = False  # in a lesson or a puzzle
    is_noticed = False  # several people play, and no countdown hides whether somebody was asked: an order must not tell

    def __init__(self, position: Position, record: Record, bots: Sequence[Bot | None], keeper: Log | None = None) -> None:
        super().__init__(position, record, len(bots), keeper)
        self.bots = list(bots)
        self.stops: list[Stops] = [usual_stops(bots)] * len(bots)  # what each seat said beforehand
        self.passes = [0] * len(bots)  # in windows of this turn, by hand
        self.made = 0  # choices that were not taken back
        self.opened: list[tuple[int, int]] = []  # actions chosen by hand: how many entries were before each, and whose it was
        self.answered: tuple[object, Next | None] | None = None  # who answers next, and to what

    @classmethod
    def to_look_at(cls, record: Record, position: Position, cards: str = "") -> "Match":
        """A match in which nobody will play: as far as its record goes. Raises Departure."""
        return cls.resumed(record, position, [None] * len(record.seats), cards)

    @classmethod
    def resumed(cls, record: Record, position: Position, bots: Sequence[Bot | None], cards: str = "") -> "Match":
        """A match gone on with from its record, with the cards of this digest. Raises Departure if it cannot be followed.

        Every entry is gone through, also what was taken back: so what can be taken back now is what could be then.
        """
        kept = Record(
            __version__,
            record.game,
            cards or record.cards,
            record.seats,
            record.decks,
            record.seed,
            record.own_cards,
            record.options,
            record.decides,
            record.given,
            SCHEME,
            commitment=record.commitment,
            secret=record.secret,
            where=record.where,
            closed=record.closed,
        )
        match = cls(position, kept, bots)
        for entry in record.entries:
            match.again(record, entry, cards)
        return match

    def again(self, record: Record, entry: Entry, cards: str = "") -> None:
        """What happened once in this record happens again. Raises Departure. What follows from it by itself (the end) is noted
        with it, and is nothing where it comes up."""
        number = self.made + 1
        if entry.kind == CHOICE:
            if self.over:
                raise Departure(record, entry, number, "part-over-before", cards)
            index = index_of(record, entry, number, self.position, cards)
            self.take(index, entry.by or self.by_now())
            compare(record, entry, number, self.position, cards)
        elif entry.kind == CONCEDE:
            if entry.seat not in self.staying or self.over:
                raise Departure(record, entry, number, "part-nothing-to-give-up", cards)
            self.concede(entry.seat, entry.by or HAND)
        elif entry.kind == DRAW:
            if self.over:
                raise Departure(record, entry, number, "part-over-before", cards)
            self.agree_to_draw(entry.seat)
        elif entry.kind == GIVEN:
            if entry.seat not in self.staying or self.over or entry.form not in bots_at_hand(self.record.game):
                raise Departure(record, entry, number, "part-not-given", cards)
            self.give(entry.seat, entry.form)
        elif entry.kind == UNDO:
            agreed = entry.stays not in (self.trail.before(entry.seat), -1) and entry.stays == self.last_action(entry.seat)
            while not agreed and self.trail.before(entry.seat) > max(entry.stays, 0):
                self.trail.take_back(entry.seat)  # once a whole action was taken back where now its steps are
            taken_back = self.undo_agreed(entry.seat) if agreed else self.undo(entry.seat)
            if not taken_back or self.record.entries[-1].stays != entry.stays:
                raise Departure(record, entry, number, "part-not-taken-back", cards)
        elif self.over and entry.kind not in [old.kind for old in self.record.entries[-2:]]:  # left out by who looked back
            self.record.entries.append(entry)

    def by_now(self) -> str:
        """Who must have answered, where the record does not say it."""
        if self.bots[self.position.asked] is not None:
            return BOT
        return HAND if len(self.position.options) > 1 else ORDER

    def anew(self) -> "Match":
        """The same match at its beginning, to be looked through: nobody will play it."""
        record = msgspec.structs.replace(self.record, entries=[])
        match = Match(self.checkpoints[0].position.clone(), record, self.bots)
        match.happened = self.happened[:1]  # a copy of a position does not know what led there
        return match

    # -- asking ----------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """What a person must decide now; None when the match is over. Bots have answered (`go_on`)."""
        return None if self.over else self.position.decision()

    # -- choosing --------------------------------------------------------------------------------------------------

    def next(self) -> Next | None:
        """Who answers the open question: a bot, a person by a standing order, or by hand. None when the match is over.
        It takes some trying out, so it is found once for each moment."""
        moment = (self.number, *self.stops, *self.passes, *[bot is None for bot in self.bots])
        if self.answered is None or self.answered[0] != moment:
            self.answered = moment, self.who_answers()
        return self.answered[1]

    def who_answers(self) -> Next | None:
        """What an order takes follows from what its seat may know, or everybody."""
        decision = self.decision()
        if decision is None:
            return None
        seat = decision.seat
        traits = GAMES[self.record.game]
        countdown = decision.question.id in traits.windows and traits.hides_answers(self.position, seat)
        if self.bots[seat] is not None:
            return Next(decision, BOT, countdown=countdown)
        alone = [bot for bot in self.bots if bot is None] == [None]
        moment = Moment(
            self.position, seat, len(self.bots), alone, self.record.closed, len(self.record.entries), self.passes[seat]
        )
        moment.chance_lies_open = self.chance_lies_open
        moment.looks = alone or not self.is_noticed or not countdown
        answer = answer_of(self.stops[seat], traits, decision, moment)
        own = countdown and not alone and has_own_window(self.stops[seat], traits, moment)
        return Next(decision, HAND if answer == ASK else ORDER, answer, countdown, own)

    def go_on(self) -> None:
        """Let bots and standing orders decide until a person must."""
        while (next := self.next()) is not None and next.by != HAND:
            index = next.index
            bot = self.bots[next.decision.seat]
            if bot is not None:
                seat = next.decision.seat
                sight = sealed(self.position, seat, self.record.closed)
                index = answered(bot_in(self.record.seats[seat]), bot, sight, next.decision)
            self.take(index, next.by)
        if self.keeper is not None:
            self.keeper.settle()

    def choose(self, form: str) -> None:
        """The person who is asked chooses. Raises IllegalChoice with the reason."""
        self.take(self.position.index_of(form), HAND)

    def take(self, index: int, by: str) -> None:
        """An option is chosen, by hand or otherwise."""
        decision = self.position.decision()
        assert decision is not None  # an option was found
        self.mark(decision, by)
        form = decision.options[index].form
        position = self.position
        try:
            position.choose(index)
        except Exception as error:  # a card of one's own can find what no test did; what was chosen before is kept
            raise EngineFault(position, form, error) from error
        self.made += 1
        if by == HAND and form == PASS and decision.question.id in GAMES[self.record.game].windows:
            self.passes[decision.seat] += 1
        if any([event.revealed for event in position.events]):
            self.trail.close()
        digest = ""
        if any([event.kind == TURN for event in position.events]):
            digest = turn_digest(self.record.game, position)
            self.stops = [rested(stops) for stops in self.stops]
            self.passes = [0] * len(self.bots)
        self.note(Entry(CHOICE, decision.seat, by, form, digest))
        self.tell(position.events[:], decision.seat, decision.opens, decision.options[index])
        self.note_result()

    def mark(self, decision: Decision, by: str) -> None:
        """Before a choice: what can be taken back from now on. A bot that had nothing to choose settles nothing for others."""
        if by in (HAND, CLOCK) or (by == BOT and len(decision.options) > 1) or (by == ORDER and self.seems_chosen(decision)):
            self.trail.chosen_by(decision.seat)
        if by == HAND and (decision.opens or decision.question.id in GAMES[self.record.game].steps):
            self.opened.append((self.number, decision.seat))
            self.trail.add(Undoable(self.number, self.checkpoint()))

    def seems_chosen(self, decision: Decision) -> bool:
        """Whether an order settles for others what a hand would: else what they can take back told them that nobody was asked,
        or had nothing to answer."""
        traits = GAMES[self.record.game]
        if not self.is_noticed:
            return False
        if decision.question.id in traits.windows:
            return len(decision.options) > 1 or traits.hides_answers(self.position, decision.seat)
        return len(decision.options) > 1

    def note_result(self) -> None:
        if self.over:
            self.note(Entry(END, NOBODY if self.winner < 0 else self.winner))
            if self.record.commitment:
                self.note(Entry(SECRET, form=self.record.secret))
                self.trail.close()  # what chance would have brought is no secret any more

    # -- taking back and giving up ---------------------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Take back the latest action of this seat, or the one under way. False where that is not allowed."""
        mark = self.trail.take_back(seat)
        if mark is None:
            return False
        self.come_back(mark.entries, mark.checkpoint)
        self.take_out(seat, mark.entries)
        return True

    def look_back(self, number: int) -> bool:
        """To the moment after so many entries, as if nothing had come after them. False where more came than choices: then it
        is begun anew."""
        if any(entry.kind not in (CHOICE, END, SECRET) for entry in self.record.entries[number:]):
            return False
        self.come_back(number)
        del self.record.entries[number:]
        self.settle_taken_back(number)
        self.trail.close()
        return True

    def settle_taken_back(self, stays: int) -> None:
        self.passes = [0] * len(self.bots)
        self.made = sum(happened.chosen is not None for happened in self.happened)
        self.opened = [(before, whose) for before, whose in self.opened if before < stays]

    def take_out(self, seat: int, stays: int) -> None:
        self.note(Entry(UNDO, seat, HAND, stays=stays))
        self.settle_taken_back(stays)

    def last_action(self, seat: int) -> int:
        """How many entries were before the latest action of a seat; -1 where it has none."""
        return next((before for before, whose in reversed(self.opened) if whose == seat), -1)

    def undo_agreed(self, seat: int) -> bool:
        """The others agree that a seat takes back its latest action, whatever came out or was chosen since. False where there
        is none, or somebody has given up since."""
        stays = self.last_action(seat)
        if stays < 0 or self.over:
            return False
        self.come_back(stays)
        self.trail.close()
        self.take_out(seat, stays)
        return True

    def can_undo(self, seat: int) -> bool:
        return self.trail.seat == seat and bool(self.trail.marks)

    def agree_to_draw(self, seat: int) -> None:
        """The last one who had not agreed does: nobody wins."""
        self.drawn = True
        self.trail.close()
        self.note(Entry(DRAW, seat, HAND))
        self.tell([GameDrawn(AGREED)], seat, True)
        self.note_result()

    def concede(self, seat: int, by: str = HAND) -> None:
        """With two players the other one wins. With more the others go on: whoever left has somebody sit there who only
        passes, and can no longer win."""
        self.conceded.append(seat)
        self.opened.clear()  # nobody goes back before this
        self.trail.close()
        self.note(Entry(CONCEDE, seat, by))
        self.tell([Conceded(CLOCK if by == CLOCK else "", seat)], seat, True)
        self.note_result()
        if not self.over:
            self.bots[seat] = make_absent(self.record.game)

    def give(self, seat: int, bot: str) -> None:
        """Whoever sat there has left for good: a bot plays on, and can win."""
        self.opened.clear()  # nobody goes back before this
        self.trail.close()
        self.note(Entry(GIVEN, seat, HAND, bot))
        self.tell([SeatGiven("", seat)], -1, True)
        self.bots[seat] = make_bot(bot, seeded(seat), self.record.game)
