"""A match: a position, who plays each seat, and the record of what they chose."""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from grimoire import __version__
from grimoire.bots.bot import Bot, sealed
from grimoire.bots.games import bot_in, bots_at_hand, make_absent, make_bot
from grimoire.bots.own_bots import answered
from grimoire.kernel.chance import seeded
from grimoire.kernel.event import Conceded, Event, GameDrawn, SeatGiven
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
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
    standing,
)
from grimoire.library.records import Record
from grimoire.library.replay import Departure, compare, index_of, turn_digest
from grimoire.match.faults import EngineFault
from grimoire.match.games import GAMES
from grimoire.match.orders import PASS, Moment, answer_of
from grimoire.match.question_traits import ASK
from grimoire.match.stops import Stops, rested, usual_stops
from grimoire.match.undo import Mark, Trail

AGREED: Final = "agreed"  # why a game is drawn: all players agreed to it


class Keeper(Protocol):
    """Where a match is kept while it is played."""

    def add(self, entry: Entry) -> None:
        """Something happened; it must outlive this process."""

    def settle(self) -> None:
        """A person is to be asked, or the match is over: what was added must outlive the machine."""


class Next(msgspec.Struct, frozen=True):
    """Who answers the open question, and how: by hand, by order (with the option), or a bot.

    A countdown belongs to a window in which a hidden hand could matter for all that everybody sees, whoever answers: among
    people orders wait for its end, so that nothing is told by how quickly an answer comes.
    """

    decision: Decision
    by: str
    index: int = ASK
    countdown: bool = False


class Match:
    """Drives a position for its seats. A seat without a bot is a person's.

    Whatever happens is an entry of the record, and is given to `keeper`. `told` holds the events of the beginning, then those
    of each entry that was not taken back.
    """

    def __init__(self, position: Position, record: Record, bots: Sequence[Bot | None], keeper: Keeper | None = None) -> None:
        self.position = position
        self.record = record
        self.bots = list(bots)
        self.keeper = keeper
        self.told: list[list[Event]] = [position.events[:]]
        self.stops: list[Stops] = [usual_stops(bots)] * len(bots)  # what each seat said beforehand
        self.passes = [0] * len(bots)  # in windows of this turn, by hand
        self.conceded: list[int] = []  # seats that gave up, in order
        self.drawn = False  # whether all agreed to a draw
        self.made = 0  # choices that were not taken back
        self.start = position.clone()
        self.opened: list[tuple[int, int]] = []  # actions chosen by hand: how many entries were before each, and whose it was
        self.trail = Trail()

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

    def by_now(self) -> str:
        """Who must have answered, where the record does not say it."""
        if self.bots[self.position.asked] is not None:
            return BOT
        return HAND if len(self.position.options) > 1 else ORDER

    # -- asking ----------------------------------------------------------------------------------------------------

    @property
    def staying(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat in range(len(self.bots)) if seat not in self.conceded]

    @property
    def over(self) -> bool:
        return self.position.over or self.drawn or len(self.staying) <= 1

    @property
    def winner(self) -> int:
        """The seat that has won; -1 is a draw. The last one that has not given up has won, and who has cannot win."""
        if self.drawn:
            return -1
        if len(self.staying) == 1:
            return self.staying[0]
        return self.position.winner if self.position.winner in self.staying else -1

    def decision(self) -> Decision | None:
        """What a person must decide now; None when the match is over. Bots have answered (`go_on`)."""
        return None if self.over else self.position.decision()

    # -- choosing --------------------------------------------------------------------------------------------------

    def next(self) -> Next | None:
        """Who answers the open question: a bot, a person by a standing order, or by hand. None when the match is over.
        What an order takes follows from what its seat may know, or everybody."""
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
        answer = answer_of(self.stops[seat], traits, decision, moment)
        return Next(decision, HAND if answer == ASK else ORDER, answer, countdown)

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
        self.told.append(position.events[:])
        if by == HAND and form == PASS and decision.question.id in GAMES[self.record.game].windows:
            self.passes[decision.seat] += 1
        if any(event.revealed for event in position.events):
            self.trail.close()
        digest = turn_digest(self.record.game, position)
        if digest:
            self.stops = [rested(stops) for stops in self.stops]
            self.passes = [0] * len(self.bots)
        self.note(Entry(CHOICE, decision.seat, by, form, digest))
        self.note_result()

    def mark(self, decision: Decision, by: str) -> None:
        """Before a choice: what can be taken back from now on. A bot that had nothing to choose settles nothing for others."""
        if by in (HAND, CLOCK) or (by == BOT and len(decision.options) > 1):
            self.trail.chosen_by(decision.seat)
        if by == HAND and (decision.opens or decision.question.id in GAMES[self.record.game].steps):
            self.opened.append((len(self.record.entries), decision.seat))
            self.trail.add(Mark(self.position.clone(), len(self.record.entries), len(self.told)))

    def note(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        if self.keeper is not None:
            self.keeper.add(entry)

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
        self.position = mark.position
        del self.told[mark.told :]
        self.note(Entry(UNDO, seat, HAND, stays=mark.entries))
        self.taken_back(mark.entries)
        return True

    def taken_back(self, stays: int) -> None:
        self.passes = [0] * len(self.bots)
        self.made = len(self.record.made)
        self.opened = [(before, seat) for before, seat in self.opened if before < stays]

    def last_action(self, seat: int) -> int:
        """How many entries were before the latest action of a seat; -1 where it has none."""
        return next((before for before, whose in reversed(self.opened) if whose == seat), -1)

    def undo_agreed(self, seat: int) -> bool:
        """The others agree that a seat takes back its latest action, whatever came out or was chosen since. False where there
        is none, or somebody has given up since."""
        stays = self.last_action(seat)
        if stays < 0 or self.over:
            return False
        position = self.start.clone()
        told = self.told[:1]
        for entry in standing(self.record.entries[:stays]):
            if entry.kind == CHOICE:
                position.choose_form(entry.form)
                told.append(position.events[:])
            else:
                told.append([])
        self.position = position
        self.told = told
        self.trail.close()
        self.note(Entry(UNDO, seat, HAND, stays=stays))
        self.taken_back(stays)
        return True

    def can_undo(self, seat: int) -> bool:
        return self.trail.seat == seat and bool(self.trail.marks)

    def agree_to_draw(self, seat: int) -> None:
        """The last one who had not agreed does: nobody wins."""
        self.drawn = True
        self.told.append([GameDrawn(AGREED)])
        self.trail.close()
        self.note(Entry(DRAW, seat, HAND))
        self.note_result()

    def concede(self, seat: int, by: str = HAND) -> None:
        """With two players the other one wins. With more the others go on: whoever left has somebody sit there who only
        passes, and can no longer win."""
        self.conceded.append(seat)
        self.opened.clear()  # nobody goes back before this
        self.told.append([Conceded(CLOCK if by == CLOCK else "", seat)])
        self.trail.close()
        self.note(Entry(CONCEDE, seat, by))
        self.note_result()
        if not self.over:
            self.bots[seat] = make_absent(self.record.game)

    def give(self, seat: int, bot: str) -> None:
        """Whoever sat there has left for good: a bot plays on, and can win."""
        self.opened.clear()  # nobody goes back before this
        self.told.append([SeatGiven("", seat)])
        self.trail.close()
        self.note(Entry(GIVEN, seat, HAND, bot))
        self.bots[seat] = make_bot(bot, seeded(seat), self.record.game)

    # -- telling ---------------------------------------------------------------------------------------------------

    def events_since(self, told: int, seat: int) -> list[Event]:
        """What happened since `told` entries were told, as a seat may know it."""
        return [event.seen_by(seat) for events in self.told[told:] for event in events]
