"""The Exploration phase: resisting, exploring by the table of the Area, and the reward (A:exploration-phase)."""

from typing import Final

from grimoire.anima.common_options import END
from grimoire.anima.dice import FOR_EXPLORATION, start_roll
from grimoire.anima.facts.areas import Explored
from grimoire.anima.legality import can_act, use_options
from grimoire.anima.missions import STEP, attempt, open_resistances
from grimoire.anima.procedure_numbers import EXPLORATION_SLOT
from grimoire.anima.procedures import procedure, start_text
from grimoire.anima.rewards import offer_reward
from grimoire.anima.state import State
from grimoire.anima.using import use_card
from grimoire.anima.word_numbers import AT_EXPLORATION
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

EXPLORE: Final = Option("explore")
EXPLORATION_QUESTION: Final = Question("exploration")
EXPLORE_KEY: Final = -2
END_KEY: Final = -1
RESIST_KEY: Final = 1 << 16
CARD_MASK: Final = (1 << 16) - 1
FACES: Final = 6

# Steps of ExplorationSlot.
THROW: Final = 2
READ_TABLE: Final = 3
TAKE_REWARD: Final = 4
OVER: Final = 5


class ExplorationSlot(Step[State]):
    """Exploring step by step (A:explore): a die, the table of the Area, its Encounters, then the reward."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == ANSWERED:
            f.step = BEGIN
            self.act_on(g, f, seat, g.reply)
            return
        if g.over or not can_act(g, seat) or g.place[seat] < 0 or f.step == OVER:
            g.opened = None
            g.pop()
            return
        if f.step == THROW:
            f.step = READ_TABLE
            start_roll(g, seat, FOR_EXPLORATION, [seat])
            return
        if f.step == READ_TABLE:
            f.step = TAKE_REWARD
            self.read_table(g, seat)
            return
        if f.step == TAKE_REWARD:
            f.step = OVER
            offer_reward(g, seat, g.place[seat])
            return
        g.opened = None
        offer = Offer([EXPLORE], [EXPLORE_KEY])
        offer.add_cards(g, seat, "resist", open_resistances(g, seat), RESIST_KEY)
        use_options(g, seat, AT_EXPLORATION, 0, offer)
        offer.add(END, END_KEY)
        g.ask(f, ANSWERED, seat, EXPLORATION_QUESTION, offer)

    def act_on(self, g: State, f: Frame, seat: int, key: int) -> None:
        if key == END_KEY:
            g.opened = None
            g.pop()
        elif key == EXPLORE_KEY:
            f.step = THROW
        elif key & RESIST_KEY:
            attempt(g, seat, key & CARD_MASK, STEP)
        else:
            use_card(g, seat, key)

    def read_table(self, g: State, seat: int) -> None:
        area = g.place[seat]
        face = min(FACES, max(1, g.rolled[0]))
        g.log(Explored("A:explore", seat, area=g.definition(area).id, face=face))
        start_text(g, g.definition(area).table[face - 1], seat, area)


procedure(EXPLORATION_SLOT, ExplorationSlot())
