"""Missions: what may be attempted where, attempts, and completing them (A:missions, A:mission-objectives)."""

from typing import Final

from grimoire.anima.bonuses import end_attempt_bonuses
from grimoire.anima.definition import CardDefinition
from grimoire.anima.facts.missions import MissionAttempted, MissionCompleted, MissionFailed, StepTaken
from grimoire.anima.facts.parties import PartyDestroyed
from grimoire.anima.facts.turns import GameWon
from grimoire.anima.moves import put, show, turn_up
from grimoire.anima.parties import has_completed
from grimoire.anima.procedure_numbers import ATTEMPT, COMPLETE
from grimoire.anima.procedures import procedure, start, text_scope
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect
from grimoire.anima.zones import COMPLETED, FINAL, FINAL_MISSION, MISSIONS, OPEN, OWN_PLACES, TALLY, own_zone, place_name
from grimoire.kernel.frame import BEGIN, Frame, Step

# What is attempted.
TASK: Final = 0  # of an objective, as the reward of an exploration
STEP: Final = 1  # of a resistance
CRISIS_TASK: Final = 2


def stands_at(g: State, definition: CardDefinition, area: int) -> bool:
    return definition.any_area or g.printed[area] in definition.where_numbers


def missions_of(g: State, seat: int) -> list[int]:
    """Own Missions not yet completed, and the Final Mission for whoever may attempt it. Not to be changed."""
    if g.zones[FINAL] and has_completed(g, seat):
        return g.own(seat, MISSIONS) + g.zones[FINAL]
    return g.own(seat, MISSIONS)


def open_tasks(g: State, seat: int, area: int) -> list[int]:
    """Missions whose task this player can try here as a reward."""
    found: list[int] = []
    for mission in missions_of(g, seat):
        definition = g.definition(mission)
        task = definition.task
        if task is not None and stands_at(g, definition, area) and task.can_be_done(g, text_scope(g, seat, mission)):
            found.append(mission)
    return found


def open_resistances(g: State, seat: int) -> list[int]:
    """Missions whose next step this player can take where its Party is; one step a turn."""
    area = g.place[seat]
    return [
        mission
        for mission in missions_of(g, seat)
        if g.definition(mission).steps
        and stands_at(g, g.definition(mission), area)
        and step_key(g, seat, mission) not in g.stepped
    ]


def step_key(g: State, seat: int, mission: int) -> int:
    return mission * 8 + seat


def steps_taken(g: State, seat: int, mission: int) -> int:
    return g.final_steps[seat] if g.definition(mission).category == FINAL_MISSION else g.marks[mission]


def set_steps(g: State, seat: int, mission: int, steps: int) -> None:
    if g.definition(mission).category == FINAL_MISSION:
        g.final_steps[seat] = steps
    else:
        g.marks[mission] = steps


TRIED: Final = 1  # the step of Attempt after its text
WHAT: Final = 0  # what its frame holds: TASK, STEP or CRISIS_TASK


def attempt(g: State, seat: int, mission: int, what: int) -> None:
    start(g, ATTEMPT, seat, [what], mission)


def complete(g: State, seat: int, mission: int) -> None:
    start(g, COMPLETE, seat, [], mission)


class Attempt(Step[State]):
    """A task, a step or the Crisis, all of it in one go; being expelled is failing."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        mission = s.card
        definition = g.definition(mission)
        kind = f.vals[WHAT]
        if f.step == BEGIN:
            f.step = TRIED
            if definition.category != FINAL_MISSION:
                turn_up(g, s.seat, mission)
            g.log(MissionAttempted("A:mission-objectives", s.seat, definition.id))
            if kind == STEP:
                g.stepped.append(step_key(g, s.seat, mission))
            g.attempt_seat = s.seat
            g.attempt_card = mission
            g.attempt_failed = 0
            text = self.text_of(g, f, definition)
            if text is not None:
                g.stack.append(Frame(text, text_scope(g, s.seat, mission), []))
            return
        g.pop()
        failed = g.attempt_failed
        g.attempt_seat = -1
        g.attempt_card = -1
        g.attempt_failed = 0
        end_attempt_bonuses(g)
        if failed:
            g.log(MissionFailed("A:missions", s.seat, definition.id))
            if kind == CRISIS_TASK:
                g.gone[s.seat] = 1
                g.log(PartyDestroyed("A:crisis", s.seat))
        elif kind == STEP:
            steps = steps_taken(g, s.seat, mission) + 1
            set_steps(g, s.seat, mission, steps)
            g.log(StepTaken("A:resistance-missions", s.seat, definition.id, turns=steps))
            if steps >= len(definition.steps):
                complete(g, s.seat, mission)
        elif definition.type != TALLY:
            complete(g, s.seat, mission)

    def text_of(self, g: State, f: Frame, definition: CardDefinition) -> Effect | None:
        if f.vals[WHAT] == CRISIS_TASK:
            return definition.crisis
        if f.vals[WHAT] == STEP:
            return definition.steps[min(steps_taken(g, f.scope.seat, f.scope.card), len(definition.steps) - 1)]
        return definition.task


class Complete(Step[State]):
    """A completed Mission lies open and gives its reward; the Final Mission wins the game."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        definition = g.definition(s.card)
        g.pop()
        if g.zone[s.card] == own_zone(s.seat, COMPLETED):
            return
        news = g.known[s.card] != OPEN
        show(g, s.card)
        origin = place_name(g.zone[s.card])
        goal = origin if definition.category == FINAL_MISSION else OWN_PLACES[COMPLETED]
        g.log(MissionCompleted("A:missions", s.seat, definition.id, origin, goal, revealed=news))
        if definition.category == FINAL_MISSION:
            win(g, s.seat, "A:end-of-game")
            return
        g.marks[s.card] = 0
        put(g, s.card, own_zone(s.seat, COMPLETED))
        if definition.reward is not None:
            g.stack.append(Frame(definition.reward, text_scope(g, s.seat, s.card), []))


def win(g: State, seat: int, rule: str) -> None:
    g.over = True
    g.winner = seat
    g.log(GameWon(rule, seat))


procedure(ATTEMPT, Attempt())
procedure(COMPLETE, Complete())
