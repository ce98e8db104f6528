"""How a turn unfolds: order, reveal, Reset, Movement, Interaction, Exploration (A:game-turn-and-phases)."""

from typing import Final

from grimoire.anima.bonuses import end_bonuses
from grimoire.anima.common_options import PASS
from grimoire.anima.crisis import begin_crisis, reveal_final
from grimoire.anima.discarding import discard
from grimoire.anima.dying import form_party
from grimoire.anima.facts.missions import TimerChanged
from grimoire.anima.facts.parties import PartyLeft, PartyReady
from grimoire.anima.facts.turns import OrderFixed, PhaseBegan
from grimoire.anima.incidents import end_incidents
from grimoire.anima.legality import can_act
from grimoire.anima.missions import step_key
from grimoire.anima.movement_progress import NOTHING_DONE
from grimoire.anima.parties import has_completed, party, players
from grimoire.anima.party_place import break_resistance, resisted, set_place
from grimoire.anima.procedure_numbers import (
    EXPLORATION_SLOT,
    INTERACTION_SLOT,
    MOVE_SLOT,
    RESET_SLOT,
    TURN,
)
from grimoire.anima.procedures import procedure, start
from grimoire.anima.speed_order import in_speed_order
from grimoire.anima.state import DOWN, EXPLORATION, INTERACTION, MOVEMENT, NOWHERE, PHASES, RESET, SPUN, START, State
from grimoire.anima.traps import spring_traps
from grimoire.anima.zones import BESIDE, FINAL, FINAL_DECK
from grimoire.kernel.event import TurnBegan
from grimoire.kernel.frame import BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

REVEAL_OPTIONS: Final = [Option("reveal"), PASS]
REVEAL_NOW: Final = 0  # their keys
REVEAL_LATER: Final = 1
REVEAL_QUESTION: Final = Question("reveal-final")

# Steps of Turn.
ASK_REVEAL: Final = 1
REVEAL: Final = 2
BEGIN_RESET: Final = 3
RESET_SLOTS: Final = 4
END_RESET: Final = 5
MOVE_SLOTS: Final = 6
TRAPS: Final = 7
BEGIN_INTERACTION: Final = 8
INTERACTION_SLOTS: Final = 9
BEGIN_EXPLORATION: Final = 10
EXPLORATION_SLOTS: Final = 11
END_EXPLORATION: Final = 12
END_TURN: Final = 13
WHOSE: Final = 0  # what its frame holds: whose slot comes next, by place in the order


def by_step(found: dict[int, int]) -> list[int]:
    """A table of steps of the turn; -1 where a step is not about slots. Looked up all the time."""
    return [found.get(step, -1) for step in range(END_TURN + 1)]


SLOTS: Final = by_step(
    {
        RESET_SLOTS: RESET_SLOT,
        MOVE_SLOTS: MOVE_SLOT,
        INTERACTION_SLOTS: INTERACTION_SLOT,
        EXPLORATION_SLOTS: EXPLORATION_SLOT,
    }
)
AFTER_SLOTS: Final = by_step(
    {
        RESET_SLOTS: END_RESET,
        MOVE_SLOTS: TRAPS,
        INTERACTION_SLOTS: BEGIN_EXPLORATION,
        EXPLORATION_SLOTS: END_EXPLORATION,
    }
)
# Events that are always the same.
PHASES_BEGAN: Final = [PhaseBegan(f"A:{phase}-phase", phase=phase) for phase in PHASES]
READY: Final = PartyReady("A:reset-phase")


def begin_turns(g: State, step: int = BEGIN, whose: int = 0) -> None:
    """Let turns be played, from the first one or from a described moment."""
    start(g, TURN, 0, [whose]).step = step


def begin_slot(g: State, step: int, seat: int, progress: int = NOTHING_DONE) -> None:
    """The slot of a seat in the phase that a step of the turn is about."""
    start(g, SLOTS[step], seat, [progress])


class Turn(Step[State]):
    """One turn after the other."""

    def run(self, g: State, f: Frame) -> None:
        g.opened = None
        step = f.step
        if SLOTS[step] >= 0:
            self.slot(g, f)
        elif step == BEGIN:
            f.step = ASK_REVEAL
            f.vals = [0]
            begin_turn(g)
        elif step == ASK_REVEAL:
            self.ask_reveal(g, f)
        elif step == REVEAL:
            f.step = ASK_REVEAL
            seat = g.order[f.vals[WHOSE]]
            f.vals[WHOSE] += 1
            if g.reply == REVEAL_NOW:
                reveal_final(g, seat)
        elif step == BEGIN_RESET:
            f.step = RESET_SLOTS
            begin_phase(g, RESET)
            make_ready(g)
            self.slot(g, f)
        elif step == END_RESET:
            f.step = MOVE_SLOTS
            leave_areas(g)
            begin_phase(g, MOVEMENT)
            self.slot(g, f)
        elif step == TRAPS:
            f.step = BEGIN_INTERACTION
            spring_traps(g)
        elif step == BEGIN_INTERACTION:
            f.step = INTERACTION_SLOTS
            begin_phase(g, INTERACTION)
            self.slot(g, f)
        elif step == BEGIN_EXPLORATION:
            f.step = EXPLORATION_SLOTS
            begin_phase(g, EXPLORATION)
            self.slot(g, f)
        elif step == END_EXPLORATION:
            f.step = END_TURN
            if count_down(g):
                begin_crisis(g)
        else:
            f.step = BEGIN
            end_turn(g)

    def ask_reveal(self, g: State, f: Frame) -> None:
        if g.due or (g.rules.automatic_reveal and any([has_completed(g, seat) for seat in players(g)])):
            reveal_final(g, -1)
        if not g.zones[FINAL] and g.zones[FINAL_DECK]:
            for whose in range(f.vals[WHOSE], len(g.order)):
                seat = g.order[whose]
                if has_completed(g, seat):
                    f.vals[WHOSE] = whose
                    g.ask(f, REVEAL, seat, REVEAL_QUESTION, Offer(REVEAL_OPTIONS, [REVEAL_NOW, REVEAL_LATER]))
                    return
        f.vals[WHOSE] = 0
        f.step = BEGIN_RESET

    def slot(self, g: State, f: Frame) -> None:
        for whose in range(f.vals[WHOSE], len(g.order)):
            seat = g.order[whose]
            if has_slot(g, f.step, seat):
                f.vals[WHOSE] = whose + 1
                begin_slot(g, f.step, seat)
                return
        f.vals[WHOSE] = 0
        f.step = AFTER_SLOTS[f.step]


def has_slot(g: State, step: int, seat: int) -> bool:
    """Whoever is out has no slot but that of Reset; outside all Areas there is nobody to meet and nothing to explore."""
    if step == RESET_SLOTS:
        return True
    return can_act(g, seat) and (step == MOVE_SLOTS or g.place[seat] >= 0)


def begin_turn(g: State) -> None:
    """The order is fixed for the whole turn; what is remembered by the turn starts anew."""
    g.turn += 1
    g.phase = START
    g.sought = 0
    g.once.clear()
    g.fought.clear()
    g.picked_up.clear()
    g.stepped.clear()
    for seat in range(g.seats):
        g.left[seat] = NOWHERE
    g.log(TurnBegan("A:game-turn-and-phases", turn=g.turn))
    for seat in players(g):
        if not party(g, seat):
            form_party(g, seat)
    g.order = in_speed_order(g, players(g))
    g.log(OrderFixed("A:game-turn-and-phases", g.order[0], order=tuple(g.order)))


def begin_phase(g: State, phase: int) -> None:
    g.phase = phase
    g.log(PHASES_BEGAN[phase])


def make_ready(g: State) -> None:
    """All spun Characters are straightened, all incapacitated ones wake, at once."""
    for seat in players(g):
        g.out[seat] = 0
        for card in party(g, seat):
            g.state[card] &= ~(SPUN | DOWN)
    g.log(READY)


def leave_areas(g: State) -> None:
    """Whoever declared to leave is outside from now on: those Areas are empty."""
    for seat in g.order:
        if g.leaving[seat]:
            g.leaving[seat] = 0
            area = g.place[seat]
            if area >= 0:
                g.left[seat] = area
                set_place(g, seat, NOWHERE)
                g.log(PartyLeft("A:discard-and-expel", seat, area=g.definition(area).id))


def count_down(g: State) -> bool:
    """Encounters met are discarded, the crisis die goes down. Whether the Crisis comes."""
    for card in g.zones[BESIDE]:
        discard(g, card, -1, "A:explore")
    if not g.zones[FINAL]:
        return False
    g.timer -= 1
    g.log(TimerChanged("A:end-of-game", -1, g.timer))
    return g.timer <= 0


def end_turn(g: State) -> None:
    """Incidents and changes of this turn end; a resistance that was not kept up begins anew."""
    end_incidents(g)
    for seat in players(g):
        for mission in resisted(g, seat):
            if step_key(g, seat, mission) not in g.stepped:
                break_resistance(g, seat, mission)
    end_bonuses(g)


procedure(TURN, Turn())
