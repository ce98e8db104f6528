"""The Exploration phase: resisting, exploring by the table of the Area, and the reward (A:exploration-phase)."""

from typing import Final

from grimoire.anima.common_options import END
from grimoire.anima.dice import FOR_EXPLORATION, start_roll
from grimoire.anima.facts.areas import Explored
from grimoire.anima.legality import KEY_PARTS, can_act, use_options
from grimoire.anima.missions import STEP, open_resistances
from grimoire.anima.procedure_numbers import ATTEMPT, EXPLORATION_SLOT, REWARD, USE
from grimoire.anima.procedures import procedure, start, start_text
from grimoire.anima.state import State
from grimoire.anima.word_numbers import AT_EXPLORATION
from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

EXPLORE: Final = Option("explore")
EXPLORATION_QUESTION: Final = Question("exploration")
EXPLORE_KEY: Final = -2
END_KEY: Final = -1
RESIST_KEY: Final = 1 << 16
CARD_MASK: Final = (1 << 16) - 1
FACES: Final = 6


class ExplorationSlot(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == 1:
            f.step = 0
            self.act_on(g, f, seat, g.reply)
            return
        if g.over or not can_act(g, seat) or g.place[seat] < 0 or f.step == 5:
            g.opened = None
            g.pop()
            return
        if f.step == 2:
            f.step = 3
            start_roll(g, seat, FOR_EXPLORATION, [seat])
            return
        if f.step == 3:
            f.step = 4
            self.read_table(g, seat)
            return
        if f.step == 4:
            f.step = 5
            start(g, REWARD, seat, [], g.place[seat])
            return
        g.opened = None
        offer = Offer([EXPLORE], [EXPLORE_KEY])
        offer.add_cards(g, seat, "resist", open_resistances(g, seat), RESIST_KEY)
        use_options(g, seat, AT_EXPLORATION, 0, offer)
        offer.add(END, END_KEY)
        g.ask(f, 1, seat, EXPLORATION_QUESTION, offer)

    def act_on(self, g: State, f: Frame, seat: int, key: int) -> None:
        if key == END_KEY:
            f.step = 5
        elif key == EXPLORE_KEY:
            f.step = 2
        elif key & RESIST_KEY:
            start(g, ATTEMPT, seat, [STEP], key & CARD_MASK)
        else:
            start(g, USE, seat, [0, key % KEY_PARTS, -1, 0], key // KEY_PARTS)

    def read_table(self, g: State, seat: int) -> None:
        area = g.place[seat]
        face = min(FACES, max(1, g.rolled[0]))
        g.log(Explored("A:explore", seat, area=g.definition(area).id, face=face))
        start_text(g, g.definition(area).table[face - 1], seat, area)


procedure(EXPLORATION_SLOT, ExplorationSlot())
