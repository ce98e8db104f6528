"""What a game brings to a seat: its places, its scene, its questions, and how it retells what happened. The rest of this
package knows a game only by this."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, Final, Protocol, Self

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.facts import CARD, NUMBER, PLACE, WORD, fields_of, other_seat
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.position import Position
from grimoire.kernel.reason import Reason
from grimoire.seat.ask import Blow, Choice
from grimoire.seat.contest import Contest
from grimoire.seat.looking import Handles, Laid, Look
from grimoire.seat.scene import Scene, WhyNot
from grimoire.seat.story import Die
from grimoire.seat.tracing import NO_TRACE, Trace
from grimoire.seat.wording import SEAT, Wording, Words, capital, shared, spans

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


MOST_SUGGESTED: Final = 12  # choices in a row
DECLINING: Final = frozenset(("pass", "no", "done", "skip", "keep"))  # verbs that let things be, where they name no card


class About(msgspec.Struct):
    """What a question is about, besides its words."""

    things: list[str] = []
    answers: Words = []
    why_not: list[WhyNot] = []
    routine: bool = False
    blow: Blow | None = None
    targets: list[str] = []


class Chronicle(Protocol):
    """Follows what is decided by dice through the log of a match, in no language. It may look at what lies open, no further."""

    def note(self, position: Position, events: list[Event]) -> dict[int, Any]:
        """What these events decided, by the place of the event that counted the dice."""

    def copy(self) -> Self:
        """Who follows on from here, whatever this one follows."""


class Presenter(ABC):
    """One game in one language, for the seats of one match."""

    speaks: type[Wording]
    wording: Wording
    traces: bool = False  # whether it can say more of why something happened than the facts do

    def __init__(self, lang: str, pool: Any, names: Sequence[str]) -> None:
        self.wording = shared(self.speaks, lang, pool)
        self.names = names

    # -- what follows from the log, in no language -----------------------------------------------------------------

    @abstractmethod
    def laid_out(self, position: Position, seat: int) -> list[Laid]:
        """Every place with cards, as a seat sees it, in a fixed order."""

    @abstractmethod
    def card_id(self, position: Position, card: int) -> str:
        """Which card this is."""

    @abstractmethod
    def lost(self, position: Position, events: list[Event], before: Handles) -> Iterable[int]:
        """Cards nobody can have followed through what happened."""

    @abstractmethod
    def way(self, event: Event) -> tuple[str, str]:
        """From which place to which a card went; empty where it is not told."""

    charts = False  # the score is no number that events change one by one: each turn begins with it

    def score(self, position: Position) -> list[int]:
        """What a digest compares, or a course is drawn of, for each seat; nothing where a game has no such number."""
        return []

    def chronicle(self) -> Chronicle | None:
        """What follows the contests of a match through its log; nothing where a game has none."""
        return None

    def traced(self, before: Position, form: str, waiting: Sequence[Trace]) -> tuple[list[Trace], list[Trace]]:
        """Why each event came about that this choice leads to, in their order; nothing where the facts say it themselves.
        And of what waits then by what it was begun, which is given for what waits now. The position may be used up."""
        return [], []

    # -- in words --------------------------------------------------------------------------------------------------

    @abstractmethod
    def scene(self, look: Look) -> Scene:
        """The table."""

    @abstractmethod
    def question(self, look: Look, decision: Decision) -> str:
        """What is asked."""

    @abstractmethod
    def options(self, look: Look, decision: Decision) -> list[str]:
        """What each option leads to, in their order."""

    def asked(self, look: Look, decision: Decision) -> Words:
        return spans(self.question(look, decision))

    def offered(self, look: Look, decision: Decision) -> list[Words]:
        return [spans(text) for text in self.options(look, decision)]

    @abstractmethod
    def action(self, look: Look) -> str:
        """The action under way, as it was chosen."""

    @abstractmethod
    def choices(self, look: Look, decision: Decision) -> list[Choice]:
        """The options, in their order."""

    @abstractmethod
    def choice_words(self, seat: int, option: Option) -> str:
        """What a seat chose, said to somebody who looks on."""

    def is_open(self, option: Option, opens: bool) -> bool:
        """Whether everybody could see that this was chosen; `opens`: it began an action."""
        return opens

    def declines(self, decision: Decision, option: Option) -> bool:
        """Whether this lets something be, or ends it."""
        return option.verb in DECLINING and not option.card

    def leads(self, decision: Decision) -> str | None:
        """The verb that is the way on at this question; empty where, among all that can be done, none is; None: the only
        option that does not decline, where there is only one."""
        return None

    def ends_turn(self, option: Option) -> bool:
        """Whether a turn is given up by this, which a player does not choose where nothing else can be done."""
        return False

    @abstractmethod
    def about(self, look: Look, decision: Decision) -> About:
        """What the question of this seat is about."""

    def suggested(self, look: Look, decision: Decision) -> list[str]:
        """The forms the game would choose by itself, for this question and those that follow from it."""
        return []

    def advantages(self, look: Look, forms: Sequence[str]) -> Words:
        """What these choices in a row are good for, in a sentence, as far as the seat can tell; nothing where it cannot."""
        return []

    def refusal(self, look: Look, form: str) -> Words:
        """Why what somebody wrote is not among the options; the form as an option of this game would have it."""
        return spans(self.wording.reason(look.position.why_not_form(form)))

    def tried(self, position: Position, seat: int, card: str) -> list[tuple[str, list[Reason]]]:
        """All that a seat could do with its cards of this id, each with every reason why not now; none: it can."""
        return []

    def missing(self, position: Position, seat: int, card: str) -> Reason:
        """Why nothing can be tried with a card: mostly because the seat does not have it."""
        return Reason("not-in-hand", "", card)

    def explanation(self, look: Look, decision: Decision) -> str:
        """The message that explains a question to a newcomer."""
        return f"explain-{decision.question.id}"

    @abstractmethod
    def telling(self, seat: int, told_all: bool = False) -> Telling:
        """Who tells a seat what happened; `told_all`: also what it did itself just now."""

    def change(self, event: Event) -> tuple[int, str, int]:
        """Whose Health Points went up or down, a player's or a card's, and by how much."""
        return -1, "", 0

    def die(self, event: Event) -> Die | None:
        """The die an event is about."""
        return None

    def contest(self, decided: Any, seat: int) -> Contest | None:
        """One that was decided, as the chronicle has it."""
        return None

    def digest(self, seat: int, turn: int, active: int, scores: tuple[list[int], list[int]], events: list[Event]) -> str:
        """A turn of somebody else in one line, if there is anything to say."""
        return ""

    def name(self, seat: int) -> str:
        return self.wording.mark("seat", seat, self.names[seat])

    def words(self, id: str, **args: str | int) -> Words:
        return spans(self.wording.say(id, **args))
