"""What happened, retold in sentences: routine left out, what belongs together put together."""

from collections.abc import Sequence
from copy import copy
from typing import Final, Self

from grimoire.kernel.event import Event
from grimoire.kernel.facts import CARD, NUMBER, PLACE, WORD, fields_of, other_seat
from grimoire.seat.tracing import NO_TRACE, Trace
from grimoire.seat.wording import Wording
from grimoire.seat.words import SEAT, capital

PLAIN: Final = (NUMBER, WORD, PLACE)  # what is no name


class Telling:
    """Retells events to one seat, -1 for somebody who plays none; `names` of the seats, where they have any."""

    def __init__(self, wording: Wording, seat: int, names: Sequence[str] = (), told_all: bool = False) -> None:
        self.wording = wording
        self.told_all = told_all  # also what the player did just now, one by one
        self.seat = seat
        self.names = names
        self.just_read = ""  # the card whose text was told last

    def copy(self) -> Self:
        """Who goes on telling from here, whatever this one tells."""
        return copy(self)

    def retell(self, events: list[Event]) -> list[str]:
        """The events that are worth a sentence."""
        return [self.sentence(told) for told in self.together(self.worth_telling(events))]

    def log(self, events: list[Event]) -> list[str]:
        """All events, each with its rule."""
        return [f"{self.sentence(told)} [{told[0].rule}]" for told in self.together(events)]

    def news(self, event: Event, events: list[Event]) -> str:
        """The card that came out with an event and that the seat has not read before; empty for none."""
        return ""

    def worth_telling(self, events: list[Event]) -> list[Event]:
        """Without what goes without saying."""
        return events

    def together(self, events: list[Event]) -> list[list[Event]]:
        """The events of each sentence: those in a row that say the same but for amount or card are one."""
        found: list[list[Event]] = []
        for event in events:
            if found and self.belongs(found[-1][-1], event):
                found[-1].append(event)
            else:
                found.append([event])
        return found

    def belongs(self, before: Event, event: Event) -> bool:
        """Whether an event is told in one sentence with the one before it."""
        return False

    def message(self, kind: str) -> str:
        """A few sentences speak to a player, and have another form for those who only look on."""
        open_id = f"event-{kind}-open"
        return open_id if self.seat < 0 and self.wording.messages.has(open_id) else f"event-{kind}"

    def name(self, seat: int) -> str:
        name = self.names[seat] if self.names and seat >= 0 else self.wording.say("opponent-name")
        return self.wording.mark(SEAT, seat, name) if seat >= 0 else name

    def who(self, seat: int) -> str:
        return "you" if self.seat >= 0 and seat == self.seat else "other"

    def sentence(self, told: list[Event], variant: str = "", trace: Trace = NO_TRACE) -> str:
        """`trace`: why it came about, where somebody watched that."""
        return capital(self.wording.say(self.message(told[0].kind) + variant, **self.arguments(told)))

    def arguments(self, told: list[Event]) -> dict[str, str | int]:
        """What the sentence of these events may speak of."""
        event = told[0]
        other = other_seat(event)
        who: dict[str, str | int] = {"who": self.who(event.seat), "name": self.name(event.seat)}
        whom: dict[str, str | int] = {"victim": self.who(other), "victimname": self.name(other)}
        return {**who, **whom, **self.fields(event)}

    def fields(self, event: Event) -> dict[str, str | int]:
        """The fields of an event in words, by their names."""
        found: dict[str, str | int] = {"rule": event.rule}
        for field in fields_of(type(event)):
            value = getattr(event, field.name)
            if field.role == CARD:
                found[field.name] = self.wording.card(value) if value else self.wording.say("a-card")
            elif field.role in PLAIN:
                found[field.name] = value
        return found
