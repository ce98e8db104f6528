"""The Movement phase: to an Area, to new horizons, staying or resting (A:movement-phase)."""

from typing import Final

from grimoire.anima.bonuses import COMBAT, SKIP_PRELIMINARY, SPEED, add_bonus, bonus
from grimoire.anima.common_options import END
from grimoire.anima.encounters import IN_TREE, PRELIMINARY
from grimoire.anima.facts.parties import PartyArrived, PartyMoving, PartyRested, PartyStayed
from grimoire.anima.legality import ACTED, KEY_PARTS, MOVED, can_act, use_options, why_not_move, why_not_rest, why_not_seek
from grimoire.anima.moves import carry, top_of
from grimoire.anima.party_place import set_place
from grimoire.anima.procedure_numbers import ARRIVE, ENCOUNTER, MOVE_SLOT, SEEK, USE
from grimoire.anima.procedures import procedure, start
from grimoire.anima.queries import guard_of, level_of
from grimoire.anima.state import NOWHERE, State
from grimoire.anima.word_numbers import AT_MOVEMENT, AT_SEEK, NEXT_TURN
from grimoire.anima.zones import AREA_DISCARD, AREAS, DRAWN, ENCOUNTER_DECK
from grimoire.kernel.frame import Frame, Step
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
    """Numbers: how far it is. Nothing is done yet, something was used, the movement is made."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == 1:
            f.step = 0
            self.act_on(g, f, seat, g.reply)
            return
        if f.vals[0] == MOVED or not can_act(g, seat):
            g.opened = None
            g.pop()
            return
        g.opened = None
        offer = Offer()
        offer.add_cards(g, seat, "move", [a for a in g.zones[AREAS] if why_not_move(g, seat, a, False) is None], MOVE_KEY)
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
        g.ask(f, 1, seat, MOVEMENT_QUESTION, offer)

    def act_on(self, g: State, f: Frame, seat: int, key: int) -> None:
        if key < 0 or key & (MOVE_KEY | SEEK_KEY | SEEK_CARD_KEY):
            f.vals[0] = MOVED
        else:
            f.vals[0] = ACTED
        if key == REST_KEY:
            rest(g, seat)
        elif key == STAY_KEY:
            g.log(PartyStayed("A:movement-phase", seat, area=g.definition(g.place[seat]).id))
        elif key == SEEK_DECK_KEY:
            start(g, SEEK, seat, [-1, 0, -1])
        elif key == END_KEY:
            return
        elif key & MOVE_KEY:
            start(g, ARRIVE, seat, [0], key & CARD_MASK)
        elif key & SEEK_KEY:
            start(g, SEEK, seat, [key & CARD_MASK, 0, -1])
        elif key & SEEK_CARD_KEY:
            start(g, SEEK, seat, [-1, 0, key & CARD_MASK])
        else:
            start(g, USE, seat, [0, key % KEY_PARTS, -1, 0], key // KEY_PARTS)


def rest(g: State, seat: int) -> None:
    """Outside all Areas; +2 Combat and +2 Speed for the whole of the next turn."""
    set_place(g, seat, NOWHERE)
    g.log(PartyRested("A:rest", seat))
    add_bonus(g, COMBAT, REST_BONUS, seat, -1, NEXT_TURN, -1)
    add_bonus(g, SPEED, REST_BONUS, seat, -1, NEXT_TURN, -1)


class Arrive(Step[State]):
    """The way into an Area: its Preliminary Encounter must be overcome (A:move-to-an-area)."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        area = f.scope.card
        if f.step == 0:
            f.step = 1
            g.log(PartyMoving("A:move-to-an-area", seat, area=g.definition(area).id))
            if g.rules.tree:
                change_level(g, seat, area)
                return
            guard = guard_of(g, area)
            if guard >= 0 and not bonus(g, SKIP_PRELIMINARY, seat, -1):
                start(g, ENCOUNTER, seat, [0, PRELIMINARY, level_of(g, area), 0], guard)
            return
        g.pop()
        if not g.out[seat]:
            set_place(g, seat, area)
            g.log(PartyArrived("A:move-to-an-area", seat, area=g.definition(area).id))


def change_level(g: State, seat: int, area: int) -> None:
    """In the tree each change of Level draws an Encounter for the mover alone; not on the way in from outside."""
    before = g.left[seat]
    if before < 0 or g.definition(before).level == g.definition(area).level or bonus(g, SKIP_PRELIMINARY, seat, -1):
        return
    card = top_of(g, ENCOUNTER_DECK)
    if card >= 0:
        carry(g, card, DRAWN, seat, "A:encounters")
        g.at[card] = area
        start(g, ENCOUNTER, seat, [0, IN_TREE, level_of(g, area), 0], card)


procedure(MOVE_SLOT, MoveSlot())
procedure(ARRIVE, Arrive())
