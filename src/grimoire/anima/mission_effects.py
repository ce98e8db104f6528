"""Effects on Missions and on the clock of the Final Mission."""

from typing import Final

from grimoire.anima.areas import level_of
from grimoire.anima.common_options import GO_DOWN, GO_UP, UP_DOWN
from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.facts.missions import FinalMissionDue, MissionMarked, TimerChanged
from grimoire.anima.missions import complete
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect
from grimoire.anima.values import Value
from grimoire.anima.zones import COMPLETED, own_zone
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

LEAST_TIMER: Final = 1
MOST_TIMER: Final = 10

# Markers of a Mission: a number in the low bits, and a bit for each Level above them.
COUNT_BITS: Final = 8
COUNT_MASK: Final = 255


def level_bit(level: int) -> int:
    return 1 << COUNT_BITS + level


def marks_of(g: State, mission: int) -> int:
    """How many markers lie on a Mission."""
    marks = g.marks[mission]
    return (marks & COUNT_MASK) + (marks >> COUNT_BITS).bit_count()


def tell_marks(g: State, seat: int, mission: int, added: int) -> None:
    g.log(MissionMarked("A:missions", seat, g.definition(mission).id, markers=added))
    if marks_of(g, mission) >= g.definition(mission).marks:
        complete(g, seat, mission)


class Mark(Effect):
    """Markers on this Mission; it is completed when it has enough."""

    def __init__(self, amount: Value) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        amount = self.amount.of(g, f.scope)
        if amount > 0:
            g.marks[f.scope.card] = min(COUNT_MASK, g.marks[f.scope.card] + amount)
            tell_marks(g, f.scope.seat, f.scope.card, amount)


class MarkLevel(Effect):
    """A marker for the Level of the Area the Party is in, each Level once."""

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        s = f.scope
        if self.can_be_done(g, s):
            g.marks[s.card] |= level_bit(level_of(g, g.place[s.seat]))
            tell_marks(g, s.seat, s.card, 1)

    def can_be_done(self, g: State, s: Scope) -> bool:
        place = g.place[s.seat]
        return place >= 0 and g.marks[s.card] & level_bit(level_of(g, place)) == 0


class CompleteMission(Effect):
    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if g.zone[f.scope.card] != own_zone(f.scope.seat, COMPLETED):
            complete(g, f.scope.seat, f.scope.card)


class RevealFinal(Effect):
    """The Final Mission is revealed at the beginning of the next turn, in nobody's name."""

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if final_mission(g) < 0 and not g.due:
            g.due = 1
            g.log(FinalMissionDue("A:end-of-game", f.scope.seat, source=g.definitions[f.scope.home].id))

    def can_be_done(self, g: State, s: Scope) -> bool:
        return final_mission(g) < 0


def set_timer(g: State, timer: int, seat: int, rule: str) -> None:
    g.timer = timer
    g.log(TimerChanged(rule, seat, turns=timer))


class Timer(Effect):
    """The crisis die changes, within 1 and 10."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if final_mission(g) >= 0:
            timer = min(MOST_TIMER, max(LEAST_TIMER, g.timer + self.amount))
            set_timer(g, timer, f.scope.seat, f"card:{g.definitions[f.scope.home].id}")

    def can_be_done(self, g: State, s: Scope) -> bool:
        return final_mission(g) >= 0


class TurnTimer(Effect):
    """The crisis die goes up or down by one, as the player likes."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN and final_mission(g) >= 0:
            open_to = [way for way in (GO_UP, GO_DOWN) if (g.timer < MOST_TIMER if way == GO_UP else g.timer > LEAST_TIMER)]
            question = Question("turn-timer", g.definitions[s.home].id, g.timer)
            g.ask(f, ANSWERED, s.seat, question, Offer([UP_DOWN[way] for way in open_to], open_to))
            return
        g.pop()
        if f.step == ANSWERED:
            timer = g.timer + (1 if g.reply == GO_UP else -1)
            set_timer(g, timer, s.seat, f"card:{g.definitions[s.home].id}")

    def is_price(self) -> bool:
        return False
