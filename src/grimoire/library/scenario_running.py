"""Playing a scenario: place the position, make the choices, compare. A scenario that could not fail is refused."""

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.reason import IllegalChoice
from grimoire.library.scenario_answers import was_answered
from grimoire.library.scenario_facts import Fact, Moment
from grimoire.library.scenario_play_facts import forms
from grimoire.library.scenario_words import SEATS
from grimoire.library.scenarios import Choice, Play, Scenario
from grimoire.magenoir.game import Game
from grimoire.magenoir.placing import place
from grimoire.magenoir.pool import Pool


class Result(msgspec.Struct):
    """How a scenario went. `bad`: it was refused, whatever the rules say."""

    ruling: str
    file: str
    line: int
    passed: bool
    cites: list[str]
    problems: list[str]
    bad: bool = False


class Step:
    """A choice and what it led to; `asked` is false where the engine had answered already."""

    def __init__(self, choice: Choice, events: list[Event], asked: bool) -> None:
        self.choice = choice
        self.events = events
        self.asked = asked


class Played:
    """A play as it went: the game at its end, and what each choice led to."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.placed: Game | None = None  # before anything happened
        self.first: Game | None = None  # at its first decision
        self.game: Game | None = None
        self.opening: list[Event] = []  # what happened before the first choice
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.fault = ""  # a choice that could not be made

    def end(self) -> Moment:
        assert self.game is not None
        return Moment(self.game, self.events)


def play_through(pool: Pool, play: Play) -> Played:
    """Make the choices. Stops at the first that is not legal; fewer choices than asked for are no fault."""
    played = Played(play)
    g = place(pool, play.given)
    played.placed = g.clone()
    g.advance()
    played.game = g
    played.first = g.clone()
    played.opening = g.events
    played.events = list(g.events)
    fresh = list(g.events)  # since the last choice that was really made
    for choice in play.when:
        if g.asked == choice.seat and choice.form in forms(g):
            g.choose_form(choice.form)
            fresh = list(g.events)
            played.events.extend(fresh)
            played.steps.append(Step(choice, g.events, True))
        elif was_answered(choice, fresh):
            played.steps.append(Step(choice, [], False))
        else:
            played.fault = not_legal(g, choice)
            break
    return played


def not_legal(g: Game, choice: Choice) -> str:
    there = ", ".join(forms(g))
    if g.asked < 0:
        return f"'{choice.text}' (line {choice.line}) cannot be chosen: the game is over"
    if g.asked != choice.seat:
        asked = f"{SEATS[g.asked]} is asked ({g.question.id})"
        return f"'{choice.text}' (line {choice.line}) cannot be chosen: {asked}; the options are {there}"
    reason = IllegalChoice(g.why_not_form(choice.form), choice.form).reason
    return f"'{choice.text}' (line {choice.line}) cannot be chosen: {reason}; the options are {there}"


def faults(facts: list[Fact], moment: Moment) -> list[str]:
    found: list[str] = []
    for fact in facts:
        fault = fact.fault(moment)
        if fault is not None:
            found.append(f"expected '{fact.text}' (line {fact.line}): {fault}")
    return found


def holds_before(played: Played) -> bool:
    """Whether everything expected is so before `when`: the table as placed, the question as it is asked first."""
    assert played.placed is not None and played.first is not None
    table = Moment(played.placed, [])
    asked = Moment(played.first, [])
    return all(fact.fault(asked if fact.about_decision else table) is None for fact in played.play.then)


def problems_of(played: Played) -> list[str]:
    return [played.fault] if played.fault else faults(played.play.then, played.end())


def run_scenario(pool: Pool, scenario: Scenario) -> Result:
    result = Result(scenario.ruling, scenario.file, scenario.line, False, scenario.cites, [])
    played = play_through(pool, scenario.play)
    result.problems = problems_of(played)
    if scenario.contrast is None:
        if not result.problems and holds_before(played):
            result.bad = True
            result.problems = ["proves nothing: all it expects holds before 'when'; expect a change, or add a contrast"]
    else:
        other = play_through(pool, scenario.contrast)
        result.problems.extend(f"in the contrast: {problem}" for problem in problems_of(other))
        if not result.problems and not faults(scenario.play.then, other.end()):
            result.bad = True
            result.problems = ["the contrast proves nothing: all that 'then' expects holds there too"]
    result.passed = not result.problems
    return result
