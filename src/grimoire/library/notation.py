"""What a game brings so that its rulings can be written and run: positions, facts and words of its own."""

from abc import ABC, abstractmethod
from typing import Any

from yaml.nodes import Node

from grimoire.kernel.event import Event
from grimoire.kernel.facts import Kinds
from grimoire.kernel.position import Position
from grimoire.kernel.reason import Reason
from grimoire.library.pools import CardPool
from grimoire.library.scenario_facts import Sentence
from grimoire.library.scenario_words import seat_number
from grimoire.library.sources import Source, shipped_sources


class Notation(ABC):
    """How scenarios of one game are written, with the cards they are about."""

    game: str  # its name, which is the folder of its data
    seats: tuple[str, ...]
    players: tuple[str, ...]  # how options name players
    pool: CardPool
    cards: dict[str, int]  # every id
    sentences: list[Sentence]  # the facts that can be stated, the general ones included
    example: str  # a form, to show how choices are written
    opening: str  # a source that any scenario may cite until its author says better
    needs_given = False  # whether every scenario states a position
    kinds: Kinds  # of events
    idle: tuple[str, ...]  # what somebody who wants nothing chooses, the first that is offered

    def seat(self, name: str) -> int:
        return seat_number(name, self.seats)

    def sources(self) -> dict[str, Source]:
        return shipped_sources(self.game)

    # -- positions -------------------------------------------------------------------------------------------------

    @abstractmethod
    def read_position(self, where: str, node: Node | None) -> Any:
        """The placement a `given` describes; without one, everything is plain."""

    @abstractmethod
    def place(self, given: Any) -> Position:
        """The game, before its first decision."""

    @abstractmethod
    def is_describable(self, game: Any) -> bool:
        """Whether the game can be written down: not in the middle of something."""

    @abstractmethod
    def export(self, game: Any) -> str:
        """The text of the `given` that describes it."""

    def name_of(self, id: str) -> str:
        """The English name of a card; an id that is none stays as it is."""
        return self.pool.definitions[self.cards[id]].name["en"] if id in self.cards else id

    def idle_form(self, game: Any) -> str | None:
        """What somebody who only waits chooses at the open question; None where that would be a choice of its own."""
        there = [option.form for option in game.options]
        return next((form for form in self.idle if form in there), None)

    # -- choices ---------------------------------------------------------------------------------------------------

    def form(self, text: str) -> str:
        """The form of an option as the engine writes it, from what a scenario says."""
        return text

    def written(self, form: str) -> str:
        """The way back: an option as a scenario says it."""
        return form

    def by_name(self, seat: int, form: str) -> str:
        """A choice of a seat in which players are named as scenarios name them: `target bob`."""
        return form

    @abstractmethod
    def was_answered(self, game: Any, seat: int, form: str, events: list[Event], actor: int) -> bool:
        """Whether an event since the last choice shows that the engine gave this answer for this seat; each event shows one.
        `actor` made that choice."""

    @abstractmethod
    def refusal(self, game: Any, seat: int, form: str) -> Reason | None:
        """Why a seat that is not asked could not do this now; None where nothing is to be said."""
