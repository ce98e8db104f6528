"""The Movement phase: to an Area (A:move-to-an-area), to new horizons, staying or resting (A:movement-phase)."""

from typing import Final

from grimoire.anima.bonuses import COMBAT, SPEED, add_bonus
from grimoire.anima.common_options import END
from grimoire.anima.entering_areas import arrive
from grimoire.anima.facts.parties import PartyRested, PartyStayed
from grimoire.anima.legality import areas_to_move_to, can_act, use_options, why_not_rest, why_not_seek
from grimoire.anima.movement_progress import ACTED, MOVED, PROGRESS
from grimoire.anima.party_place import set_place
from grimoire.anima.procedure_numbers import MOVE_SLOT
from grimoire.anima.procedures import procedure
from grimoire.anima.seeking import seek
from grimoire.anima.state import NOWHERE, State
from grimoire.anima.using import use_card
from grimoire.anima.word_numbers import AT_MOVEMENT, AT_SEEK, NEXT_TURN
from grimoire.anima.zones import AREA_DISCARD
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

SEEK_DECK: Final = Option("seek", pile="deck")
REST: Final = Option("rest")
STAY: Final = Option("stay")
MOVEMENT_QUESTION: Final = Question("movement")
REST_BONUS: Final = 2

MOVE_KEY: Final = 1 << 16
SEEK_KEY: Final = 1 << 17
SEEK_CARD_KEY: Final = 1 << 18
CARD_MASK: Final = (1 << 16) - 1
SEEK_DECK_KEY: Final = -2
REST_KEY: Final = -3
STAY_KEY: Final = -4
END_KEY: Final = -1


class MoveSlot(Step[State]):
    """What a player wants to use, and the one movement; movement_progress.py says what its frame holds."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == ANSWERED:
            f.step = BEGIN
            self.act_on(g, f, seat, g.reply)
            return
        if f.vals[PROGRESS] == MOVED or not can_act(g, seat):
            g.opened = None
            g.pop()
            return
        g.opened = None
        offer = Offer()
        offer.add_cards(g, seat, "move", areas_to_move_to(g, seat), MOVE_KEY)
        if why_not_seek(g, seat, True, False) is None:
            offer.add(SEEK_DECK, SEEK_DECK_KEY)
            use_options(g, seat, AT_SEEK, 0, offer, SEEK_CARD_KEY)
        if why_not_seek(g, seat, False, False) is None:
            offer.add_cards(g, seat, "seek", g.zones[AREA_DISCARD], SEEK_KEY)
        nowhere = not offer.keys
        use_options(g, seat, AT_MOVEMENT, 0, offer)
        if g.place[seat] >= 0:
            offer.add(STAY, STAY_KEY)
        if why_not_rest(g, False) is None:
            offer.add(REST, REST_KEY)
        elif nowhere and g.place[seat] < 0:
            offer.add(END, END_KEY)
        g.ask(f, ANSWERED, seat, MOVEMENT_QUESTION, offer)

    def act_on(self, g: State, f: Frame, seat: int, key: int) -> None:
        if key < 0 or key & (MOVE_KEY | SEEK_KEY | SEEK_CARD_KEY):
            f.vals[PROGRESS] = MOVED
        else:
            f.vals[PROGRESS] = ACTED
        if key == REST_KEY:
            rest(g, seat)
        elif key == STAY_KEY:
            g.log(PartyStayed("A:movement-phase", seat, area=g.definition(g.place[seat]).id))
        elif key == SEEK_DECK_KEY:
            seek(g, seat)
        elif key == END_KEY:
            return
        elif key & MOVE_KEY:
            arrive(g, seat, key & CARD_MASK)
        elif key & SEEK_KEY:
            seek(g, seat, found=key & CARD_MASK)
        elif key & SEEK_CARD_KEY:
            seek(g, seat, card_used=key & CARD_MASK)
        else:
            use_card(g, seat, key)


def rest(g: State, seat: int) -> None:
    """Outside all Areas; +2 Combat and +2 Speed for the whole of the next turn."""
    set_place(g, seat, NOWHERE)
    g.log(PartyRested("A:rest", seat))
    add_bonus(g, COMBAT, REST_BONUS, seat, -1, NEXT_TURN, -1)
    add_bonus(g, SPEED, REST_BONUS, seat, -1, NEXT_TURN, -1)


procedure(MOVE_SLOT, MoveSlot())
