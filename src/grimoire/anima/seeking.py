"""Seeking new horizons: a new Area, its Encounter, and the Area that leaves for it (A:seek-new-horizons)."""

from typing import Final

from grimoire.anima import standing
from grimoire.anima.common_options import PASS, PASS_KEY
from grimoire.anima.facts.areas import AreaNamed, AreaPlaced, AreaRemoved, AreaSaved, EncounterLaid, HorizonsSought
from grimoire.anima.facts.cards import CardSeen
from grimoire.anima.legality import KEY_PARTS, can_act, is_crowded
from grimoire.anima.moves import carry, discard, put, seen_mask, show, shuffle_pile, to_discard, top_of
from grimoire.anima.procedure_numbers import ARRIVE, REMOVE_AREA, SEEK, USE
from grimoire.anima.procedures import procedure, start
from grimoire.anima.queries import hand, removable_areas
from grimoire.anima.state import State
from grimoire.anima.zones import AREA_DECK, AREA_DISCARD, AREAS, ENCOUNTER_DECK, GUARDS, LOOKED, OPEN, place_name
from grimoire.kernel.frame import Frame, Kept, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

# The numbers of a search: the Area found (-1: none yet), whether the deck was looked through, the card used for it.
FOUND: Final = 0
LOOKED_THROUGH: Final = 1
CARD_USED: Final = 2


class Seek(Step[State]):
    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, FOUND, FOUND + 1), Kept(f.vals, CARD_USED, CARD_USED + 1, KEY_PARTS)]

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == 0:
            f.step = 1
            g.sought = 1
            where = "deck" if f.vals[FOUND] < 0 else "discard"
            g.log(HorizonsSought("A:seek-new-horizons", seat, pile=where))
            if f.vals[CARD_USED] >= 0:
                key = f.vals[CARD_USED]
                start(g, USE, seat, [0, key % KEY_PARTS, -1, 0], key // KEY_PARTS)
        elif f.step == 1:
            f.step = 3
            choice = standing.sum_for(g, standing.SEEK_CHOICE, seat)
            if f.vals[FOUND] < 0 and choice > 1 and len(g.zones[AREA_DECK]) > 1:
                f.step = 2
                self.look(g, seat, choice)
        elif f.step == 2:
            offer = Offer()
            offer.add_cards(g, seat, "place", g.zones[LOOKED])
            g.ask(f, 4, seat, Question("place-area"), offer)
        elif f.step == 4:
            f.vals[FOUND] = g.reply
            f.step = 3
            for card in [card for card in g.zones[LOOKED] if card != g.reply]:
                carry(g, card, AREA_DECK, seat, "A:seek-new-horizons", bottom=True)
        elif f.step == 3:
            f.step = 5
            area = f.vals[FOUND] if f.vals[FOUND] >= 0 else top_of(g, AREA_DECK)
            f.vals[FOUND] = area
            place_area(g, seat, area)
            if f.vals[LOOKED_THROUGH]:
                shuffle_pile(g, AREA_DECK)
            if is_crowded(g):
                start(g, REMOVE_AREA, seat, [-1, 0], area)
        else:
            g.pop()
            start(g, ARRIVE, seat, [0], f.vals[FOUND])

    def look(self, g: State, seat: int, amount: int) -> None:
        for card in g.zones[AREA_DECK][-amount:]:
            carry(g, card, LOOKED, seat, "A:seek-new-horizons")
            if not g.known[card] & 1 << seat:
                g.set_known(card, g.known[card] | 1 << seat)
                g.log(CardSeen("A:seek-new-horizons", seat, g.definition(card).id, seen=g.known[card], revealed=True))


def place_area(g: State, seat: int, area: int) -> None:
    """An Area comes into play, with an Encounter face down before it."""
    place = place_name(g.zone[area])
    news = g.known[area] != OPEN
    put(g, area, AREAS)
    show(g, area)
    g.log(AreaPlaced("A:seek-new-horizons", seat, g.definition(area).id, place, place_name(AREAS), revealed=news))
    if g.rules.tree:
        return
    card = top_of(g, ENCOUNTER_DECK)
    if card >= 0:
        origin = place_name(g.zone[card])
        put(g, card, GUARDS)
        g.at[card] = area
        id, seers = g.definition(card).id, seen_mask(g, card)
        at = g.definition(area).id
        g.log(EncounterLaid("A:preliminary-encounter", seat, id, origin, place_name(GUARDS), area=at, seen=seers))


class RemoveArea(Step[State]):
    """The seeker names an Area; the others in order may discard an Advantage to save it; then another is named.

    Numbers: the Area named, whose turn it is to save it, then the Areas saved.
    """

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, 0, 1), Kept(f.vals, 2)]

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        vals = f.vals
        if f.step == 0:
            areas = removable_areas(g, f.scope.card, vals[2:])
            if not areas:
                g.pop()
            elif len(areas) == 1:
                f.step = 2
                self.name(g, f, areas[0])
            else:
                offer = Offer()
                offer.add_cards(g, seat, "remove", areas)
                g.ask(f, 1, seat, Question("remove-area"), offer)
        elif f.step == 1:
            f.step = 2
            self.name(g, f, g.reply)
        elif f.step == 2:
            self.ask_to_save(g, f)
        else:
            saver = g.order[vals[1]]
            f.step = 2
            vals[1] += 1
            if g.reply != PASS_KEY:
                discard(g, g.reply, saver, "A:seek-new-horizons")
                g.log(AreaSaved("A:seek-new-horizons", saver, g.definition(vals[0]).id))
                vals.append(vals[0])
                f.step = 0

    def name(self, g: State, f: Frame, area: int) -> None:
        f.vals[0] = area
        f.vals[1] = 0
        g.log(AreaNamed("A:seek-new-horizons", f.scope.seat, g.definition(area).id))

    def ask_to_save(self, g: State, f: Frame) -> None:
        vals = f.vals
        while vals[1] < len(g.order):
            saver = g.order[vals[1]]
            if saver != f.scope.seat and can_act(g, saver) and hand(g, saver):
                offer = Offer()
                offer.add_cards(g, saver, "discard", hand(g, saver))
                offer.add(PASS, PASS_KEY)
                g.ask(f, 3, saver, Question("save-area", g.definition(vals[0]).id), offer)
                return
            vals[1] += 1
        g.pop()
        to_discard(g, vals[0])
        goal = place_name(AREA_DISCARD)
        g.log(AreaRemoved("A:seek-new-horizons", f.scope.seat, g.definition(vals[0]).id, place_name(AREAS), goal))


procedure(SEEK, Seek())
procedure(REMOVE_AREA, RemoveArea())
