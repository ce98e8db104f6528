"""Effects on where Parties are, on Encounters and on Areas."""

from typing import Final

from grimoire.anima import bonuses
from grimoire.anima.common_options import PASS, PASS_KEY
from grimoire.anima.discarding import discard, to_discard
from grimoire.anima.encounters import area_of_text, meet_several
from grimoire.anima.facts.areas import AreaRemoved, WayOpened
from grimoire.anima.facts.cards import CardPutUnder, CardSeen
from grimoire.anima.facts.parties import PartyArrived
from grimoire.anima.likeness import sorted_by_name
from grimoire.anima.losing_turn import expel
from grimoire.anima.meant_parties import Who
from grimoire.anima.movement_progress import end_movement
from grimoire.anima.moves import renew
from grimoire.anima.parties import parties_at
from grimoire.anima.party_place import set_place
from grimoire.anima.seeking import find_in_deck
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect
from grimoire.anima.zones import AREA_DECK, AREA_DISCARD, AREAS, GUARDS, TRAPS, place_name
from grimoire.kernel.dealing import without
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Kept, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question


class LoseTurn(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        for seat in self.who.seats(g, f.scope):
            expel(g, seat, "A:losing-your-turn", g.definitions[f.scope.home].id)


class LayWaste(Effect):
    """The Area is discarded with what lies there, and whoever is there is expelled. No Area leaves the tree."""

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        s = f.scope
        area = area_of_text(g, s)
        if area < 0 or g.zone[area] != AREAS or g.rules.tree:
            return
        source = g.definitions[s.home].id
        for seat in parties_at(g, area):
            expel(g, seat, f"card:{source}", source)
        for card in [card for card in g.zones[GUARDS] + g.zones[TRAPS] if g.at[card] == area]:
            discard(g, card, s.seat, f"card:{source}", source)
        to_discard(g, area)
        g.log(AreaRemoved(f"card:{source}", s.seat, g.definition(area).id, place_name(AREAS), place_name(AREA_DISCARD)))


class SkipPreliminary(Effect):
    """The Party enters an Area without facing its Preliminary Encounter."""

    def __init__(self, who: Who, span: int) -> None:
        super().__init__()
        self.who = who
        self.span = span

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        source = g.definitions[f.scope.home].id
        for seat in self.who.seats(g, f.scope):
            bonuses.add_bonus(g, bonuses.SKIP_PRELIMINARY, 1, seat, -1, self.span, f.scope.home)
            g.log(WayOpened(f"card:{source}", seat, source=source))

    def is_price(self) -> bool:
        return False


class MoveAnywhere(Effect):
    """The movement of this turn: to any Area in play, past its Preliminary Encounter."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        areas = [area for area in g.zones[AREAS] if area != g.place[s.seat]]
        if f.step == BEGIN and len(areas) > 1:
            offer = Offer()
            offer.add_cards(g, s.seat, "move", areas)
            g.ask(f, ANSWERED, s.seat, Question("move-anywhere", g.definitions[s.home].id), offer)
            return
        g.pop()
        if not areas:
            return
        area = g.reply if f.step == ANSWERED else areas[0]
        set_place(g, s.seat, area)
        source = g.definitions[s.home].id
        g.log(PartyArrived(f"card:{source}", s.seat, g.definition(area).id, source))
        end_movement(g)

    def can_be_done(self, g: State, s: Scope) -> bool:
        return any([area != g.place[s.seat] for area in g.zones[AREAS]])


class FaceEncounters(Effect):
    """This many cards of the Encounter deck, the Area counting as a Level; 0: as it is."""

    def __init__(self, amount: int, level: int) -> None:
        super().__init__()
        self.amount = amount
        self.level = level

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        meet_several(g, f.scope.seat, self.amount, self.level, f.scope.card)

    def is_trial(self) -> bool:
        return True


# Steps of Peek.
ASK_BOTTOM: Final = 1
BOTTOM_CHOSEN: Final = 2
PUT_BACK: Final = 3
NEXT_CHOSEN: Final = 4
# What its frame holds.
BACK: Final = 0  # how many are put back
LOOKED_AT: Final = 1  # from here on, the cards still to be put back
ONE: Final = 2  # so long if it is one card


class Peek(Effect):
    """Look at the top cards of a pile, put them back in any order; one may go to the bottom."""

    def __init__(self, pile: int, amount: int) -> None:
        super().__init__()
        self.pile = pile
        self.amount = amount

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, LOOKED_AT)]

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            renew(g, self.pile, self.amount)
            f.vals = [0, *g.zones[self.pile][-self.amount :]]
            others = (
                g.known[f.vals[LOOKED_AT]] if len(f.vals) == ONE else 0
            )  # of several nobody else knows how they are put back
            for card in f.vals[LOOKED_AT:]:
                news = not g.known[card] & 1 << s.seat
                g.set_known(card, others | 1 << s.seat)
                if news:
                    g.log(CardSeen("A:encounters", s.seat, g.definition(card).id, seen=g.known[card], revealed=True))
            f.step = ASK_BOTTOM
            return
        if f.step == BOTTOM_CHOSEN:
            f.step = PUT_BACK
            if g.reply != PASS_KEY:
                g.zones[self.pile] = [g.reply, *without(g.zones[self.pile], g.reply)]
                f.vals = [0, *[card for card in f.vals[LOOKED_AT:] if card != g.reply]]
                g.log(CardPutUnder("A:encounters", s.seat))
        if f.step == NEXT_CHOSEN:
            f.step = PUT_BACK
            deck = without(g.zones[self.pile], g.reply)
            deck.insert(len(deck) - f.vals[BACK], g.reply)
            g.zones[self.pile] = deck
            f.vals = [f.vals[BACK] + 1, *[card for card in f.vals[LOOKED_AT:] if card != g.reply]]
        left = sorted_by_name(g, f.vals[LOOKED_AT:])
        offer = Offer()
        if f.step == ASK_BOTTOM and left:
            offer.add(PASS, PASS_KEY)
            offer.add_cards(g, s.seat, "bottom", left)
            g.ask(f, BOTTOM_CHOSEN, s.seat, Question("peek-bottom", g.definitions[s.home].id), offer)
        elif f.step == PUT_BACK and len(left) > 1:
            offer.add_cards(g, s.seat, "first", left)
            g.ask(f, NEXT_CHOSEN, s.seat, Question("peek-first", g.definitions[s.home].id), offer)
        else:
            g.pop()


class PickArea(Effect):
    """Any Area of the deck is the one found by seeking."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN and g.zones[AREA_DECK]:
            offer = Offer()
            offer.add_cards(g, s.seat, "place", sorted_by_name(g, g.zones[AREA_DECK]))
            g.ask(f, ANSWERED, s.seat, Question("place-area", g.definitions[s.home].id), offer)
            return
        g.pop()
        if f.step == ANSWERED:
            find_in_deck(g, g.reply)
