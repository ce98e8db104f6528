"""A match: a position, who plays each seat, and the record of what they chose."""

from collections.abc import Callable, Sequence

from grimoire import __version__
from grimoire.bots.bot import Bot, Sight
from grimoire.bots.registry import make_absent
from grimoire.kernel.event import Event
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.library.records import DRAW, Record
from grimoire.library.replay import follow, table_digest, turn_began
from grimoire.match.standing import PASS_THIS_TURN, PASS_UNLESS_I_CAN_ACT, standing_answer
from grimoire.match.undo import Mark, Trail


class Match:
    """Drives a position for its seats. A seat without a bot is a person's.

    `keep` is given the record after every choice. `told` holds the events of the beginning, then those of each choice.
    """

    def __init__(
        self,
        position: Position,
        record: Record,
        bots: Sequence[Bot | None],
        keep: Callable[[Record], None] | None = None,
    ) -> None:
        self.position = position
        self.record = record
        self.bots = list(bots)
        self.keep = keep
        self.told: list[list[Event]] = [position.events]
        self.standing = [PASS_UNLESS_I_CAN_ACT] * len(bots)
        self.conceded: list[int] = []  # seats that gave up, in order
        self.trail = Trail()

    @classmethod
    def resumed(
        cls,
        record: Record,
        position: Position,
        bots: Sequence[Bot | None],
        keep: Callable[[Record], None] | None = None,
        cards: str = "",
    ) -> "Match":
        """A match gone on with from its record, with the cards of this digest. Raises Departure if it cannot be followed."""
        kept = Record(
            __version__, record.game, cards or record.cards, record.seats, record.decks, record.seed, record.own_cards
        )
        kept.decides = record.decides
        kept.options = record.options
        match = cls(position, kept, bots, keep)

        def give_up_after(number: int) -> None:
            for seat, name in enumerate(record.seats):
                if record.conceded.get(name) == number:
                    match.give_up(seat)

        def after(number: int) -> None:
            match.note(record.choices[number - 1])
            give_up_after(number)

        give_up_after(0)
        follow(record, position, after, cards)
        return match

    # -- asking ----------------------------------------------------------------------------------------------------

    @property
    def staying(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat in range(len(self.bots)) if seat not in self.conceded]

    @property
    def over(self) -> bool:
        return self.position.over or len(self.staying) == 1

    @property
    def winner(self) -> int:
        """The seat that has won; -1 is a draw. The last one that has not given up has won, and who has cannot win."""
        if len(self.staying) == 1:
            return self.staying[0]
        return self.position.winner if self.position.winner in self.staying else -1

    def decision(self) -> Decision | None:
        """What a person must decide now; None when the match is over. Bots have answered (`go_on`)."""
        return None if self.over else self.position.decision()

    # -- choosing --------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots and standing answers decide until a person must."""
        while not self.over:
            decision = self.position.decision()
            if decision is None:
                return
            seat = decision.seat
            bot = self.bots[seat]
            if bot is not None:
                if len(decision.options) > 1:  # else it had nothing to choose, and what others did can be taken back
                    self.trail.chosen_by(seat)
                self.take(bot.choose(Sight(self.position, seat), decision))
                continue
            answer = standing_answer(self.standing[seat], decision)
            if answer < 0:
                return
            self.take(answer)

    def choose(self, form: str) -> None:
        """The person who is asked chooses. Raises IllegalChoice with the reason."""
        index = self.position.index_of(form)
        decision = self.position.decision()
        assert decision is not None  # an option was found
        self.trail.chosen_by(decision.seat)
        if decision.opens:
            self.trail.add(
                Mark(self.position.clone(), len(self.record.choices), len(self.record.digests), len(self.told)),
            )
        self.take(index)

    def take(self, index: int) -> None:
        form = self.position.options[index].form
        self.position.choose(index)
        self.note(form)
        if self.keep is not None:
            self.keep(self.record)

    def note(self, form: str) -> None:
        """Write down a choice that was just made, and what it told."""
        position = self.position
        self.record.choices.append(form)
        self.told.append(position.events)
        if any(event.revealed for event in position.events):
            self.trail.close()
        if turn_began(position):
            self.record.digests.append(table_digest(position, len(self.record.seats)))
            self.standing = [PASS_UNLESS_I_CAN_ACT if s == PASS_THIS_TURN else s for s in self.standing]
        self.note_result()

    def note_result(self) -> None:
        if self.over:
            self.record.result = DRAW if self.winner < 0 else self.record.seats[self.winner]

    # -- taking back and giving up ---------------------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Take back the latest action of this seat, or the one under way. False where that is not allowed."""
        mark = self.trail.take_back(seat)
        if mark is None:
            return False
        self.position = mark.position
        del self.record.choices[mark.choices :]
        del self.record.digests[mark.digests :]
        del self.told[mark.told :]
        if self.keep is not None:
            self.keep(self.record)
        return True

    def concede(self, seat: int) -> None:
        self.give_up(seat)
        if self.keep is not None:
            self.keep(self.record)

    def give_up(self, seat: int) -> None:
        """With two players the other one wins. With more the others go on: whoever left has somebody sit there who only
        passes, and can no longer win."""
        self.conceded.append(seat)
        self.record.conceded[self.record.seats[seat]] = len(self.record.choices)
        self.told.append([Event("Conceded", "", seat)])
        self.trail.close()
        self.note_result()
        if not self.over:
            self.bots[seat] = make_absent(self.record.game)

    # -- telling ---------------------------------------------------------------------------------------------------

    def events_since(self, told: int, seat: int) -> list[Event]:
        """What happened since `told` entries were told, as a seat may know it."""
        return [event.seen_by(seat) for events in self.told[told:] for event in events]
