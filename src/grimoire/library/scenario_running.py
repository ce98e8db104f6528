"""Playing a scenario: place the position, make the choices, compare. A scenario that could not fail is refused."""

from collections.abc import Callable
from typing import Any

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.library.notation import Notation
from grimoire.library.reading import BadFile
from grimoire.library.scenario_facts import Fact, Moment, Refused
from grimoire.library.scenario_play_facts import forms, written_forms
from grimoire.library.scenario_words import SEATS
from grimoire.library.scenarios import EVERYBODY, WAIT, Choice, Play, Scenario

PASS = "pass"
NEXT_TURN = "next turn"
MOST_WAITING = 500  # choices; whoever waits longer waits for nothing


class Result(msgspec.Struct):
    """How a scenario went. `bad`: it was refused, whatever the rules say."""

    ruling: str
    game: str
    file: str
    line: int
    passed: bool
    cites: list[str]
    problems: list[BadFile]
    bad: bool = False
    fr: str = ""  # the title in French


class Step:
    """A choice and what it led to; `asked` is false where the engine had answered already. `option` is what was chosen, where
    it was one of those offered."""

    def __init__(self, choice: Choice, events: list[Event], asked: bool, option: Option | None = None) -> None:
        self.choice = choice
        self.events = events
        self.asked = asked
        self.option = option


class Granted(msgspec.Struct, frozen=True):
    """A written choice that the engine had made by itself, and that no event has shown yet."""

    seat: int
    form: str
    actor: int


class Way(msgspec.Struct, frozen=True):
    """How it comes to a choice: after so many passes it can be made, or it shows that it was made already."""

    passes: int
    made: bool


class Played:
    """A play as it goes: the game, and what each choice led to."""

    def __init__(self, play: Play, before: Callable[[Position], Position], placed: Position | None = None) -> None:
        self.play = play
        self.before = before
        self.notation: Notation = play.notation
        self.game: Position = self.notation.place(play.given) if placed is None else placed
        self.placed: Position = self.game.clone()  # before anything happened
        self.run_on()
        self.first: Position = self.game.clone()  # at its first decision
        self.opening: list[Event] = self.game.events[:]  # what happened before the first choice
        self.steps: list[Step] = []
        self.events: list[Event] = list(self.opening)
        self.fresh: list[Event] = list(self.opening)  # since the last choice that `when` speaks of
        self.granted: list[Granted] = []
        self.made: list[str] = []  # every form that was chosen, also by whoever only passes
        self.fault: BadFile | None = None  # a choice that could not be made

    def end(self) -> Moment[Any]:
        return Moment(self.game, self.events)

    # -- choices ---------------------------------------------------------------------------------------------------

    def take(self, choice: Choice) -> None:
        """Make a choice of `when`. Who may pass before it comes to that, and of whom nothing is said, passes."""
        if choice.seat == EVERYBODY:
            self.together(choice)
            return
        form = self.notation.form(choice.form)
        way = self.way_to(choice, form)
        if way is None:
            return
        if not way.made:
            self.steps.append(Step(choice, [], False))
            if way.passes:  # what shows it is still to come
                self.granted.append(Granted(choice.seat, form, self.actor()))
            return
        for _ in range(way.passes):
            self.choose(PASS)
        g = self.game
        self.fresh = []
        self.steps.append(Step(choice, [], True, g.options[g.index_of(form)]))
        self.choose(form)

    def way_to(self, choice: Choice, form: str) -> "Way | None":
        """How it comes to this choice, while nothing is done for it: whoever may pass does so in a copy. Where the engine has
        given this answer by itself, nobody has to act, though what shows it may come after a window that is still open. None,
        with the fault: it does not come to that."""
        self.fault = None
        g = self.game
        fresh = self.fresh
        for passes in range(MOST_WAITING):
            if g.asked == choice.seat and form in forms(g):
                self.fault = None
                return Way(passes, True)
            if not (form == PASS and g.asked == choice.seat) and self.was_answered(g, choice.seat, form, fresh):
                self.fault = None
                return Way(passes, False)
            if not self.fault or g.asked != choice.seat:
                self.fault = self.not_legal(g, choice, form)
            if PASS not in forms(g):
                break
            if g is self.game:
                g = g.clone()
                fresh = fresh[:]
            g.answer(g.index_of(PASS))
            g.advance()
            fresh.extend(g.events)
        return None

    def was_answered(self, g: Position, seat: int, form: str, fresh: list[Event]) -> bool:
        """Whether these events show it, besides those that show what was granted before."""
        left = fresh
        if fresh is not self.fresh:
            left = fresh[:]
            for one in self.granted:
                self.notation.was_answered(g, one.seat, one.form, left, one.actor)
        return self.notation.was_answered(g, seat, form, left, self.actor())

    def actor(self) -> int:
        return self.steps[-1].choice.seat if self.steps else EVERYBODY

    def choose(self, form: str) -> None:
        self.game = self.before(self.game)
        self.game.answer(self.game.index_of(form))
        self.run_on()
        self.made.append(form)
        events = self.game.events
        self.fresh.extend(events)
        self.granted = [one for one in self.granted if not self.is_shown(one)]
        self.events.extend(events)
        told = self.steps[-1].events if self.steps else self.opening
        told.extend(events)

    def is_shown(self, one: Granted) -> bool:
        return self.notation.was_answered(self.game, one.seat, one.form, self.fresh, one.actor)

    def run_on(self) -> None:
        """Up to the next question. Whoever wants to see what lies between two questions does it frame by frame."""
        self.game.advance()

    def together(self, choice: Choice) -> None:
        """All pass, or do nothing until something is asked or the turn is over."""
        self.fresh = []
        self.steps.append(Step(choice, [], True))
        if choice.form == PASS:
            while PASS in forms(self.game):
                self.choose(PASS)
            return
        wanted = choice.form[len(WAIT) :]
        turn = self.turn()
        for _ in range(MOST_WAITING):
            if self.is_reached(wanted, turn):
                return
            idle = self.notation.idle_form(self.game)
            if idle is None:
                break
            self.choose(idle)
        self.fault = BadFile("problem-nowhere", text=choice.text, line=choice.line, why=who_is_asked(self.game))

    def turn(self) -> int:
        return int(getattr(self.game, "turn", 0))

    def is_reached(self, wanted: str, began: int) -> bool:
        """`next turn`, `turn 3`, `movement`, or `bob movement`: that question, to that seat."""
        if wanted == NEXT_TURN:
            return self.turn() > began
        seat, _, id = wanted.rpartition(" ")
        if seat == "turn" and id.isdecimal():
            return self.turn() >= int(id)
        return self.game.question.id == id and (not seat or self.game.asked == self.notation.seat(seat))

    def not_legal(self, g: Position, choice: Choice, form: str) -> BadFile:
        why = Refused(g.why_not_form(form)) if g.asked == choice.seat else who_is_asked(g)
        there = ", ".join(written_forms(self.notation, g))
        wrong = "problem-not-legal" if there else "problem-not-legal-over"
        return BadFile(wrong, text=choice.text, line=choice.line, why=why, options=there)


def who_is_asked(g: Position) -> BadFile:
    return BadFile("problem-over") if g.asked < 0 else BadFile("problem-asked", seat=SEATS[g.asked], question=g.question.id)


def as_it_is(position: Position) -> Position:
    return position


def play_through(play: Play, before: Callable[[Position], Position] = as_it_is) -> Played:
    """Make the choices. Stops at the first that is not legal; fewer choices than asked for are no fault. Each is made in
    what `before` makes of the position, which must be as good as it."""
    played = Played(play, before)
    for choice in play.when:
        played.take(choice)
        if played.fault:
            break
    return played


def faults(notation: Notation, facts: list[Fact], moment: Moment[Any]) -> list[BadFile]:
    found: list[BadFile] = []
    for fact in facts:
        fault = fact.fault(moment)
        if fault is not None:
            wrong = BadFile("problem-expected", text=fact.text, line=fact.line, found=fault)
            found.append(wrong if fact.about_decision or moment.game.asked < 0 else still_open(notation, moment.game, wrong))
    return found


def still_open(notation: Notation, g: Position, wrong: BadFile) -> BadFile:
    """With the question that nobody has answered: often it is why something has not happened yet."""
    options = ", ".join(written_forms(notation, g))
    return BadFile("problem-open", what=wrong, seat=SEATS[g.asked], question=g.question.id, options=options)


def holds_before(played: Played) -> bool:
    """Whether everything expected is so before `when`: the table as placed, the question as it is asked first."""
    table: Moment[Any] = Moment(played.placed, [])
    asked: Moment[Any] = Moment(played.first, [])
    return all(fact.fault(asked if fact.about_decision else table) is None for fact in played.play.then)


def problems_of(played: Played) -> list[BadFile]:
    return [played.fault] if played.fault else faults(played.notation, played.play.then, played.end())


def run_scenario(scenario: Scenario, before: Callable[[Position], Position] = as_it_is) -> Result:
    game = scenario.play.notation.game
    result = Result(scenario.ruling, game, scenario.file, scenario.line, False, scenario.cites, [], fr=scenario.fr)
    played = play_through(scenario.play, before)
    result.problems = problems_of(played)
    if scenario.contrast is None:
        if not result.problems and holds_before(played):
            result.bad = True
            result.problems = [BadFile("problem-proves-nothing")]
    else:
        other = play_through(scenario.contrast, before)
        result.problems.extend(BadFile("problem-in-contrast", what=problem) for problem in problems_of(other))
        if not result.problems and not faults(other.notation, scenario.play.then, other.end()):
            result.bad = True
            result.problems = [BadFile("problem-contrast-nothing")]
    result.passed = not result.problems
    return result
