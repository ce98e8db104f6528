"""What standing orders want to know of a question. Each game answers it in a file of its own; a match knows only this."""

from abc import ABC, abstractmethod
from typing import Final

from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position

ASK: Final = -1


class QuestionTraits(ABC):
    """How a game looks at its questions. Samples given to it may be changed."""

    windows: frozenset[str]  # questions in which somebody may act between what others do, or pass
    own_windows: frozenset[str] = frozenset()  # those of them about one's own affairs: a lesson says also who passes in them
    orderings: frozenset[str]  # questions that ask what comes first
    fillings: frozenset[str] = frozenset()  # questions that name one of several things that are needed
    payments: frozenset[str] = frozenset()  # questions about what is paid with, which may be answered as suggested
    steps: frozenset[str] = frozenset()  # questions that put something together, each answer of which is taken back by itself

    @abstractmethod
    def is_touched(self, sample: Position, seat: int) -> bool:
        """Whether what a window answers touches something of this seat's, or is where it wants to be asked anyway."""

    @abstractmethod
    def is_fatal(self, sample: Position, seat: int) -> bool:
        """Whether this seat would be out of the game, if everybody passed."""

    def is_idle(self, own: Position) -> bool:
        """Whether nothing the asked seat could do in a window would change what comes of it. `own`: as it sees the table."""
        return False

    def only_way(self, sample: Position, decision: Decision) -> int:
        """An option where every answer comes to the same in the end; or ASK."""
        return ASK

    def paid_with(self, sample: Position, decision: Decision, number: int) -> int:
        """The option that is suggested for a payment; `number` of the choices that led there."""
        return ASK

    @abstractmethod
    def first_by_rule(self, samples: list[Position], decision: Decision, known: int) -> int:
        """The option that comes first by rule, where it makes no difference; or ASK. `known`: cards known to all these seats,
        as bits, are what may be reckoned with."""

    @abstractmethod
    def hides_answers(self, position: Position, seat: int) -> bool:
        """Whether, for all that everybody can see, it depends on hidden cards what this seat could do in this window."""

    def asked_after(self, position: Position) -> list[int]:
        """Seats that are asked in the open window after the one that is asked now, if all pass, as everybody can see."""
        return []
