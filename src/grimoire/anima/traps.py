"""Traps: laid face down on an Area, they open when all have moved, each for every Party there (A:trap-cards)."""

from typing import Final

from grimoire.anima.discarding import discard
from grimoire.anima.facts.cards import TrapLaid, TrapSprung
from grimoire.anima.hands import hand
from grimoire.anima.interruptible import open_window
from grimoire.anima.moves import carry, lose_sight, seen_mask, show
from grimoire.anima.parties import is_anybody_at
from grimoire.anima.procedure_numbers import SPRING, SPRING_TRAPS
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.anima.triggered_texts import happen_on
from grimoire.anima.word_numbers import SPRUNG
from grimoire.anima.zones import TRAP, TRAPS
from grimoire.kernel.frame import BEGIN, Frame, Step


def lay_trap(g: State, seat: int, card: int, area: int) -> None:
    g.at[card] = area
    g.log(TrapLaid("A:trap-cards", seat, g.definition(card).id, area=g.definition(area).id, seen=seen_mask(g, card)))


def keep_trap(g: State, seat: int, card: int) -> None:
    """Nobody has cancelled it: it lies where it was laid."""
    carry(g, card, TRAPS, seat, "A:trap-cards")
    g.marks[card] = seat


def hide_traps(g: State, seat: int, laid: int) -> None:
    """Only who lays a Trap knows which it is, even if others knew a Trap in that hand: it may be another one."""
    lose_sight(g, [laid, *hand(g, seat)], 1 << seat)
    for card in [laid, *hand(g, seat)]:
        if g.definition(card).type == TRAP:
            g.set_known(card, 1 << seat)


def spring_traps(g: State) -> None:
    """All have moved: let the Traps open where somebody is."""
    if g.zones[TRAPS]:
        start(g, SPRING_TRAPS, g.order[0], [])


class SpringTraps(Step[State]):
    """The oldest first; where nobody is, a Trap stays face down."""

    def run(self, g: State, f: Frame) -> None:
        for card in g.zones[TRAPS]:
            if is_anybody_at(g, g.at[card]):
                start(g, SPRING, g.marks[card], [0], card)
                return
        g.pop()


# Steps of Spring.
OPEN_IT: Final = 1  # everybody could answer
DISCARD_IT: Final = 2
CANCELLED: Final = 0  # what its frame holds


class Spring(Step[State]):
    """One Trap is turned up, and does what it says."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            f.step = OPEN_IT
            show(g, s.card)
            area = g.definition(g.at[s.card]).id
            g.log(TrapSprung("A:trap-cards", s.seat, g.definition(s.card).id, area=area, revealed=True))
            open_window(g, s.seat)
        elif f.step == OPEN_IT:
            f.step = DISCARD_IT
            if not f.vals[CANCELLED]:
                happen_on(g, SPRUNG, s.seat, s.card)
        else:
            g.pop()
            discard(g, s.card, s.seat, "A:trap-cards")


procedure(SPRING_TRAPS, SpringTraps())
procedure(SPRING, Spring())
