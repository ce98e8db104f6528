"""Seeking new horizons: a new Area, its Encounter, and the Area that leaves for it (A:seek-new-horizons)."""

from typing import Final

from grimoire.anima import continuous_texts
from grimoire.anima.areas import removable_areas
from grimoire.anima.common_options import PASS, PASS_KEY
from grimoire.anima.discarding import discard, to_discard
from grimoire.anima.entering_areas import arrive
from grimoire.anima.facts.areas import AreaNamed, AreaPlaced, AreaRemoved, AreaSaved, EncounterLaid, HorizonsSought
from grimoire.anima.facts.cards import CardSeen
from grimoire.anima.hands import hand
from grimoire.anima.legality import KEY_PARTS, can_act, is_crowded
from grimoire.anima.moves import carry, put, seen_mask, show, shuffle_pile, top_of
from grimoire.anima.procedure_numbers import REMOVE_AREA, SEEK
from grimoire.anima.procedures import is_running, procedure, start
from grimoire.anima.state import State
from grimoire.anima.using import use_card
from grimoire.anima.zones import AREA_DECK, AREA_DISCARD, AREAS, ENCOUNTER_DECK, GUARDS, LOOKED, OPEN, place_name
from grimoire.kernel.frame import BEGIN, Frame, Kept, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

NONE: Final = -1
# Steps of Seek.
LOOK: Final = 1
ASK_WHICH: Final = 2
PLACE: Final = 3
WHICH_CHOSEN: Final = 4
GO_THERE: Final = 5
# What its frame holds.
FOUND: Final = 0  # the Area found
AFTER_FOUND: Final = 1
LOOKED_THROUGH: Final = 1  # whether the whole deck was looked through
CARD_USED: Final = 2  # for it: the key of its option
AFTER_CARD: Final = 3


def seek(g: State, seat: int, found: int = NONE, card_used: int = NONE) -> None:
    """Let a Party seek new horizons: in the deck, or a certain Area of the discard pile; perhaps with a card."""
    start(g, SEEK, seat, [found, 0, card_used])


def find_in_deck(g: State, area: int) -> None:
    """A text has looked through the deck, and this Area is the one that is found."""
    for frame in g.stack:
        if is_running(frame, SEEK):
            frame.vals[FOUND] = area
            frame.vals[LOOKED_THROUGH] = 1


class Seek(Step[State]):
    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, FOUND, AFTER_FOUND), Kept(f.vals, CARD_USED, AFTER_CARD, KEY_PARTS)]

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == BEGIN:
            f.step = LOOK
            g.sought = 1
            where = "deck" if f.vals[FOUND] < 0 else "discard"
            g.log(HorizonsSought("A:seek-new-horizons", seat, pile=where))
            if f.vals[CARD_USED] >= 0:
                use_card(g, seat, f.vals[CARD_USED])
        elif f.step == LOOK:
            f.step = PLACE
            choice = continuous_texts.sum_for(g, continuous_texts.SEEK_CHOICE, seat)
            if f.vals[FOUND] < 0 and choice > 1 and len(g.zones[AREA_DECK]) > 1:
                f.step = ASK_WHICH
                self.look(g, seat, choice)
        elif f.step == ASK_WHICH:
            offer = Offer()
            offer.add_cards(g, seat, "place", g.zones[LOOKED])
            g.ask(f, WHICH_CHOSEN, seat, Question("place-area"), offer)
        elif f.step == WHICH_CHOSEN:
            f.vals[FOUND] = g.reply
            f.step = PLACE
            for card in [card for card in g.zones[LOOKED] if card != g.reply]:
                carry(g, card, AREA_DECK, seat, "A:seek-new-horizons", bottom=True)
        elif f.step == PLACE:
            f.step = GO_THERE
            area = f.vals[FOUND] if f.vals[FOUND] >= 0 else top_of(g, AREA_DECK)
            f.vals[FOUND] = area
            place_area(g, seat, area)
            if f.vals[LOOKED_THROUGH]:
                shuffle_pile(g, AREA_DECK)
            if is_crowded(g):
                remove_area(g, seat, area)
        else:
            g.pop()
            arrive(g, seat, f.vals[FOUND])

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
    if g.tree:
        return
    card = top_of(g, ENCOUNTER_DECK)
    if card >= 0:
        origin = place_name(g.zone[card])
        put(g, card, GUARDS)
        g.at[card] = area
        id, seers = g.definition(card).id, seen_mask(g, card)
        at = g.definition(area).id
        g.log(EncounterLaid("A:preliminary-encounter", seat, id, origin, place_name(GUARDS), area=at, seen=seers))


# Steps of RemoveArea.
AREA_CHOSEN: Final = 1
ASK_SAVERS: Final = 2
SAVER_ANSWERED: Final = 3
# What its frame holds.
NAMED: Final = 0  # the Area that is to leave
AFTER_NAMED: Final = 1
SAVER: Final = 1  # who may save it next, by place in the order
SAVED: Final = 2  # from here on, the Areas that were saved
REMOVE_QUESTION: Final = Question("remove-area")


def remove_area(g: State, seat: int, new: int) -> None:
    """There are too many Areas: let who sought name one that leaves for the new one."""
    start(g, REMOVE_AREA, seat, [NONE, 0], new)


class RemoveArea(Step[State]):
    """The seeker names an Area; the others in order may discard an Advantage to save it; then another is named."""

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, NAMED, AFTER_NAMED), Kept(f.vals, SAVED)]

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        vals = f.vals
        if f.step == BEGIN:
            areas = removable_areas(g, f.scope.card, vals[SAVED:])
            if not areas:
                g.pop()
            elif len(areas) == 1:
                f.step = ASK_SAVERS
                self.name(g, f, areas[0])
            else:
                offer = Offer()
                offer.add_cards(g, seat, "remove", areas)
                g.ask(f, AREA_CHOSEN, seat, REMOVE_QUESTION, offer)
        elif f.step == AREA_CHOSEN:
            f.step = ASK_SAVERS
            self.name(g, f, g.reply)
        elif f.step == ASK_SAVERS:
            self.ask_to_save(g, f)
        else:
            saver = g.order[vals[SAVER]]
            f.step = ASK_SAVERS
            vals[SAVER] += 1
            if g.reply != PASS_KEY:
                discard(g, g.reply, saver, "A:seek-new-horizons")
                g.log(AreaSaved("A:seek-new-horizons", saver, g.definition(vals[NAMED]).id))
                vals.append(vals[NAMED])
                f.step = BEGIN

    def name(self, g: State, f: Frame, area: int) -> None:
        f.vals[NAMED] = area
        f.vals[SAVER] = 0
        g.log(AreaNamed("A:seek-new-horizons", f.scope.seat, g.definition(area).id))

    def ask_to_save(self, g: State, f: Frame) -> None:
        vals = f.vals
        while vals[SAVER] < len(g.order):
            saver = g.order[vals[SAVER]]
            if saver != f.scope.seat and can_act(g, saver) and hand(g, saver):
                offer = Offer()
                offer.add_cards(g, saver, "discard", hand(g, saver))
                offer.add(PASS, PASS_KEY)
                g.ask(f, SAVER_ANSWERED, saver, Question("save-area", g.definition(vals[NAMED]).id), offer)
                return
            vals[SAVER] += 1
        g.pop()
        to_discard(g, vals[NAMED])
        goal = place_name(AREA_DISCARD)
        g.log(AreaRemoved("A:seek-new-horizons", f.scope.seat, g.definition(vals[NAMED]).id, place_name(AREAS), goal))


procedure(SEEK, Seek())
procedure(REMOVE_AREA, RemoveArea())
