"""The Final Mission revealed, and the Crisis when its time is up (A:end-of-game)."""

from typing import Final

from grimoire.anima.facts.missions import CrisisBegan, FinalMissionRevealed
from grimoire.anima.facts.parties import PartyDestroyed
from grimoire.anima.missions import CRISIS_TASK, attempt, win
from grimoire.anima.moves import put, show
from grimoire.anima.parties import has_completed, players
from grimoire.anima.procedure_numbers import CRISIS as CRISIS_NUMBER
from grimoire.anima.procedures import procedure, start
from grimoire.anima.speed_order import in_speed_order
from grimoire.anima.state import CRISIS, State
from grimoire.anima.triggered_texts import happen_on
from grimoire.anima.word_numbers import REVEALED
from grimoire.anima.zones import FINAL, FINAL_DECK, place_name
from grimoire.kernel.event import GameDrawn
from grimoire.kernel.frame import BEGIN, Frame, Step


def reveal_final(g: State, seat: int) -> None:
    """The top card of the Final Missions; -1: in nobody's name."""
    g.due = 0
    if g.zones[FINAL] or not g.zones[FINAL_DECK]:
        return
    card = g.zones[FINAL_DECK][-1]
    origin = place_name(g.zone[card])
    put(g, card, FINAL)
    show(g, card)
    id = g.definition(card).id
    g.timer = g.definition(card).crisis_turns
    g.log(FinalMissionRevealed("A:end-of-game", seat, id, origin, place_name(FINAL), turns=g.timer, revealed=True))
    if seat >= 0:
        happen_on(g, REVEALED, seat, card)


# Steps of Crisis; its frame holds the seats still to try.
NEXT_PARTY: Final = 1
TRIED: Final = 2
NEXT: Final = 0


def begin_crisis(g: State) -> None:
    start(g, CRISIS_NUMBER, g.order[0], [])


class Crisis(Step[State]):
    """Whoever has no Basic Mission is destroyed; the others have one try each, in the order of their Speed now."""

    def run(self, g: State, f: Frame) -> None:
        if f.step == BEGIN:
            f.step = NEXT_PARTY
            g.phase = CRISIS
            mission = g.zones[FINAL][0]
            g.log(CrisisBegan("A:crisis", g.definition(mission).id))
            for seat in players(g):
                if not has_completed(g, seat):
                    g.gone[seat] = 1
                    g.log(PartyDestroyed("A:crisis", seat))
            left = players(g)
            if len(left) == 1:
                win(g, left[0], "A:crisis")
                return
            f.vals = in_speed_order(g, left)
            g.order = f.vals[:] + [seat for seat in g.order if seat not in f.vals]
            return
        if f.step == NEXT_PARTY:
            g.opened = None
            if not f.vals:
                g.over = True
                g.winner = -1
                g.log(GameDrawn("A:crisis"))
                return
            f.step = TRIED
            attempt(g, f.vals[NEXT], g.zones[FINAL][0], CRISIS_TASK)
            return
        f.step = NEXT_PARTY  # still here: the attempt before has failed
        f.vals.pop(NEXT)


procedure(CRISIS_NUMBER, Crisis())
