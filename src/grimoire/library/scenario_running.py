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


class Played:
    """A play as it goes: the game, and what each choice led to."""

    def __init__(self, play: Play, before: Callable[[Position], Position]) -> None:
        self.play = play
        self.before = before
        self.notation: Notation = play.notation
        self.game: Position = self.notation.place(play.given)
        self.placed: Position = self.game.clone()  # before anything happened
        self.run_on()
        self.first: Position = self.game.clone()  # at its first decision
        self.opening: list[Event] = self.game.events[:]  # what happened before the first choice
        self.steps: list[Step] = []
        self.events: list[Event] = list(self.opening)
        self.fresh: list[Event] = list(self.opening)  # since the last choice that `when` speaks of
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
        while True:
            g = self.game
            if g.asked == choice.seat and form in forms(g):
                self.fresh = []
                self.fault = None
                self.steps.append(Step(choice, [], True, g.options[g.index_of(form)]))
                self.choose(form)
                return
            if not self.skips_a_question(choice, form) and self.was_answered(choice, form):
                self.fault = None
                self.steps.append(Step(choice, [], False))
                return
            if not self.fault or g.asked != choice.seat:
                self.fault = self.not_legal(choice, form)
            if PASS not in forms(g):
                return
            self.choose(PASS)

    def was_answered(self, choice: Choice, form: str) -> bool:
        actor = self.steps[-1].choice.seat if self.steps else EVERYBODY
        return self.notation.was_answered(self.game, choice.seat, form, self.fresh, actor)

    def skips_a_question(self, choice: Choice, form: str) -> bool:
        """Whether a seat would pass that is asked something else: doing nothing is no answer to that."""
        return form == PASS and self.game.asked == choice.seat

    def choose(self, form: str) -> None:
        self.game = self.before(self.game)
        self.game.answer(self.game.index_of(form))
        self.run_on()
        self.made.append(form)
        events = self.game.events
        self.fresh.extend(events)
        self.events.extend(events)
        told = self.steps[-1].events if self.steps else self.opening
        told.extend(events)

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
        self.fault = BadFile("problem-nowhere", text=choice.text, line=choice.line, why=self.who_is_asked())

    def who_is_asked(self) -> BadFile:
        g = self.game
        return BadFile("problem-over") if g.asked < 0 else BadFile("problem-asked", seat=SEATS[g.asked], question=g.question.id)

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

    def not_legal(self, choice: Choice, form: str) -> BadFile:
        g = self.game
        why = Refused(g.why_not_form(form)) if g.asked == choice.seat else self.who_is_asked()
        there = ", ".join(written_forms(self.notation, g))
        wrong = "problem-not-legal" if there else "problem-not-legal-over"
        return BadFile(wrong, text=choice.text, line=choice.line, why=why, options=there)


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
