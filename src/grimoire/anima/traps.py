"""Traps open when all have moved: each for every Party in its Area (A:trap-cards)."""

from grimoire.anima.facts.cards import TrapSprung
from grimoire.anima.listening import happen_on
from grimoire.anima.moves import discard, show
from grimoire.anima.procedure_numbers import SPRING, SPRING_TRAPS, WINDOW
from grimoire.anima.procedures import procedure, start
from grimoire.anima.queries import parties_at
from grimoire.anima.state import State
from grimoire.anima.word_numbers import SPRUNG
from grimoire.anima.zones import TRAPS
from grimoire.kernel.frame import Frame, Step


class SpringTraps(Step[State]):
    """The oldest first; where nobody is, a Trap stays face down."""

    def run(self, g: State, f: Frame) -> None:
        for card in g.zones[TRAPS]:
            if parties_at(g, g.at[card]):
                start(g, SPRING, g.marks[card], [0], card)
                return
        g.pop()


class Spring(Step[State]):
    """Numbers: cancelled."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == 0:
            f.step = 1
            show(g, s.card)
            area = g.definition(g.at[s.card]).id
            g.log(TrapSprung("A:trap-cards", s.seat, g.definition(s.card).id, area=area, revealed=True))
            start(g, WINDOW, s.seat, [len(g.stack) - 1, 0])
        elif f.step == 1:
            f.step = 2
            if not f.vals[0]:
                happen_on(g, SPRUNG, s.seat, s.card)
        else:
            g.pop()
            discard(g, s.card, s.seat, "A:trap-cards")


procedure(SPRING_TRAPS, SpringTraps())
procedure(SPRING, Spring())
