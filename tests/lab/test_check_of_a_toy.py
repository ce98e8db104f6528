"""What the checked game notices, shown on a game of nothing but choices, with one fault built in at a time."""

import json
from typing import Any, cast

import pytest

from grimoire.kernel.chance import Chance
from grimoire.kernel.event import Event
from grimoire.kernel.option import Decision, Option, Question
from grimoire.kernel.position import Position
from grimoire.lab.check import CheckedGame
from grimoire.lab.play import bots_for
from grimoire.lab.tables import Audit, Broken, Table

CHOICES = 40
OPTIONS = [Option("left"), Option("right")]


class Chosen(Event, frozen=True):
    hand: int


class Toy:
    """Two seats choose in turn; each holds a number the other cannot see. Fulfils the contract as far as it is asked."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        self.made: list[int] = []
        self.marks: dict[int, int] = {}
        self.hands = [3, 7]
        self.options = OPTIONS
        self.events: list[Event] = []
        self.winner = -1

    @property
    def over(self) -> bool:
        return len(self.made) >= CHOICES

    def decision(self) -> Decision | None:
        if self.over:
            return None
        told = self.hands[0] if self.fault == "asks by a hidden number" else 0
        options = self.options
        if self.fault == "passing hangs on a hidden number" and len(self.made) % 2 and self.hands[1] == 7:
            options = [*options, Option("pass")]
        return Decision(len(self.made) % 2, Question("toy", amount=told), options)

    def choose(self, index: int) -> None:
        self.made.append(index)
        self.marks[len(self.made)] = index
        told = self.hands[0] if self.fault == "tells a hidden number" else 0
        self.events = [Chosen("toy", told)]

    def choose_form(self, form: str) -> None:
        self.choose([option.form for option in self.options].index(form))

    def copy(self) -> "Toy":
        other = Toy(self.fault)
        other.made = self.made[:]
        other.marks = self.marks.copy()
        other.hands = self.hands[:]
        return other

    def clone(self) -> "Toy":
        other = self.copy()
        if self.fault == "a clone forgets":
            other.hands = [0, 0]
        if self.fault == "a clone shares a list":
            other.made = self.made
        if self.fault == "a clone shares what is set twice to the same":
            other.marks = self.marks
        return other

    def sample(self, seat: int, chance: Chance) -> "Toy":
        other = self.copy()
        other.hands[1 - seat] = chance.below(1000)
        if self.fault == "a sample shares a list":
            other.made = self.made
        return other

    def view(self, seat: int) -> dict[str, int]:
        own = {"own": self.hands[seat]} if seat >= 0 else {}
        shown = {"other": self.hands[1 - max(0, seat)]} if self.fault == "a view shows a hidden number" else {}
        return {"made": len(self.made), **own, **shown}

    def count_cards(self) -> int:
        return len(self.hands)

    def renumbered(self, new: list[int]) -> "Toy":
        other = self.copy()
        if self.fault == "a number means something" and new != sorted(new):
            other.hands.reverse()
        return other

    def to_bytes(self) -> bytes:
        facts: list[Any] = [self.made, sorted(self.marks.items()), self.hands]
        if self.fault == "bytes forget":
            facts[2] = [3, 7]
        return json.dumps(facts).encode()

    def digest(self) -> str:
        return self.to_bytes().hex()


class NoAudit(Audit):
    def look(self, position: Position) -> None: ...


class ToyTable(Table):
    def __init__(self, fault: str) -> None:
        self.name = "toy"
        self.seats = 2
        self.fault = fault

    def begin(self, decks: list[list[str]], seed: int) -> Position:
        return cast(Position, Toy(self.fault))

    def from_bytes(self, data: bytes) -> Position:
        toy = Toy(self.fault)
        made, marks, toy.hands = json.loads(data)
        toy.made, toy.marks = made, dict(marks)
        if self.fault == "bytes lose what a view shows":
            toy.hands = [0, 0]
            toy.to_bytes = lambda: data  # type: ignore[method-assign]
        return cast(Position, toy)

    def audit(self) -> Audit:
        return NoAudit()

    def cards_digest(self) -> str:
        pytest.fail("a checked game asks its table only for positions and an audit")

    deck_names = deck = random_deck = turns = workshop = deeds = mix_copies = cards_digest  # type: ignore[assignment]


def check(fault: str, every: int) -> int:
    """Plays a checked game; gives the number of choices made."""
    choices: list[int] = []
    CheckedGame(ToyTable(fault), [], 1, every).play(bots_for(["random", "random"], 1, "magenoir"), 1000, choices)
    return len(choices)


@pytest.mark.parametrize("every", [1, 5, 1000])
def test_a_sound_game_passes(every: int) -> None:
    assert check("", every) == CHOICES


FAULTS = {
    "a clone forgets": "a clone",
    "a clone shares a list": "a clone",
    "a clone shares what is set twice to the same": "a clone differs from the position as it was before the choice",
    "a sample shares a list": "a clone differs from the position as it was before the choice|changed the position itself",
    "a view shows a hidden number": "the view of seat 0 depends on what it cannot see",
    "asks by a hidden number": "hidden cards show in who is asked what",
    "passing hangs on a hidden number": "hidden cards show in whether a standing answer of seat 1 can pass",
    "tells a hidden number": "an event shows seat 1 what it cannot see",
    "a number means something": "with other numbers of cards seat 0 sees something else",
    "bytes lose what a view shows": "the position from bytes looks different",
}


@pytest.mark.parametrize("every", [1, 5])
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed(fault: str, every: int) -> None:
    with pytest.raises(Broken, match=FAULTS[fault]):
        check(fault, every)


class Suspicious(NoAudit):
    """Finds fault with every third look, in one of two ways."""

    looks = 0

    def look(self, position: Position) -> None:
        Suspicious.looks += 1
        if Suspicious.looks % 3 == 0:
            raise Broken(f"fault {Suspicious.looks % 2}: look {Suspicious.looks}")


class SuspiciousTable(ToyTable):
    def audit(self) -> Audit:
        return Suspicious()


@pytest.mark.parametrize("every", [1, 1_000_000])
def test_the_bookkeeping_is_looked_at_after_every_decision(every: int) -> None:
    Suspicious.looks = 0
    game = CheckedGame(SuspiciousTable(""), [], 1, every)
    with pytest.raises(Broken, match="fault 1: look 3"):
        game.play(bots_for(["random", "random"], 1, "magenoir"), 1000, [])
    assert len(game.forms) == 2


@pytest.mark.parametrize("every", [1, 1_000_000])
def test_a_game_that_keeps_going_notes_each_kind_of_fault_once(every: int) -> None:
    Suspicious.looks = 0
    game = CheckedGame(SuspiciousTable(""), [], 1, every, keep_going=True)
    choices: list[int] = []
    game.play(bots_for(["random", "random"], 1, "magenoir"), 1000, choices)
    assert len(choices) == CHOICES
    assert [(after, str(broken)) for after, broken in game.noted] == [(2, "fault 1: look 3"), (4, "fault 0: look 6")]


def test_a_game_that_keeps_going_goes_on_after_a_copy_that_differs() -> None:
    game = CheckedGame(ToyTable("bytes lose what a view shows"), [], 1, keep_going=True)
    choices: list[int] = []
    game.play(bots_for(["random", "random"], 1, "magenoir"), 1000, choices)
    assert len(choices) == CHOICES
    assert [broken.kind for _, broken in game.noted] == ["the position from bytes looks different to seat 0"]
