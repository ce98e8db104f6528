"""Effects on where Parties are, on Encounters and on Areas."""

from grimoire.anima import bonuses
from grimoire.anima.common_options import PASS, PASS_KEY
from grimoire.anima.facts.areas import WayOpened
from grimoire.anima.facts.cards import CardPutUnder, CardSeen
from grimoire.anima.facts.parties import PartyArrived
from grimoire.anima.instruction import Effect
from grimoire.anima.legality import MOVED
from grimoire.anima.likeness import sorted_by_name
from grimoire.anima.losing_turn import expel
from grimoire.anima.moves import discard, renew
from grimoire.anima.parties import Who
from grimoire.anima.party_place import set_place
from grimoire.anima.procedure_numbers import ENCOUNTERS, MOVE_SLOT, PROCEDURES, SEEK
from grimoire.anima.procedures import start
from grimoire.anima.queries import faction
from grimoire.anima.state import State
from grimoire.anima.zones import AREA_DECK, AREAS
from grimoire.kernel.dealing import without
from grimoire.kernel.frame import Frame, Kept, Scope
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


class DropFaction(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        for seat in self.who.seats(g, f.scope):
            if faction(g, seat) >= 0:
                discard(g, faction(g, seat), seat, "A:factions", g.definitions[f.scope.home].id)

    def can_be_done(self, g: State, s: Scope) -> bool:
        seats = self.who.seats(g, s)
        return self.who.slot >= 0 or any([faction(g, seat) >= 0 for seat in seats])


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
        if f.step == 0 and len(areas) > 1:
            offer = Offer()
            offer.add_cards(g, s.seat, "move", areas)
            g.ask(f, 1, s.seat, Question("move-anywhere", g.definitions[s.home].id), offer)
            return
        g.pop()
        if not areas:
            return
        area = g.reply if f.step == 1 else areas[0]
        set_place(g, s.seat, area)
        source = g.definitions[s.home].id
        g.log(PartyArrived(f"card:{source}", s.seat, g.definition(area).id, source))
        node = PROCEDURES[MOVE_SLOT]
        for frame in g.stack:
            if frame.node is node:
                frame.vals[0] = MOVED

    def can_be_done(self, g: State, s: Scope) -> bool:
        return any([area != g.place[s.seat] for area in g.zones[AREAS]])


class FaceEncounters(Effect):
    """So many cards of the Encounter deck, the Area counting as a Level; 0: as it is."""

    def __init__(self, amount: int, level: int) -> None:
        super().__init__()
        self.amount = amount
        self.level = level

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        start(g, ENCOUNTERS, f.scope.seat, [self.amount, self.level], f.scope.card)

    def is_trial(self) -> bool:
        return True


class Peek(Effect):
    """Look at the top cards of a pile, put them back in any order; one may go to the bottom.

    Numbers: how many are put back, then the cards still to be.
    """

    def __init__(self, pile: int, amount: int) -> None:
        super().__init__()
        self.pile = pile
        self.amount = amount

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, 1)]

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == 0:
            renew(g, self.pile)
            f.vals = [0, *g.zones[self.pile][-self.amount :]]
            others = g.known[f.vals[1]] if len(f.vals) == 2 else 0  # of several nobody else knows how they are put back
            for card in f.vals[1:]:
                news = not g.known[card] & 1 << s.seat
                g.set_known(card, others | 1 << s.seat)
                if news:
                    g.log(CardSeen("A:encounters", s.seat, g.definition(card).id, seen=g.known[card], revealed=True))
            f.step = 1
            return
        if f.step == 2:
            f.step = 3
            if g.reply != PASS_KEY:
                g.zones[self.pile] = [g.reply, *without(g.zones[self.pile], g.reply)]
                f.vals = [0, *[card for card in f.vals[1:] if card != g.reply]]
                g.log(CardPutUnder("A:encounters", s.seat))
        if f.step == 4:
            f.step = 3
            deck = without(g.zones[self.pile], g.reply)
            deck.insert(len(deck) - f.vals[0], g.reply)
            g.zones[self.pile] = deck
            f.vals = [f.vals[0] + 1, *[card for card in f.vals[1:] if card != g.reply]]
        left = sorted_by_name(g, f.vals[1:])
        offer = Offer()
        if f.step == 1 and left:
            offer.add(PASS, PASS_KEY)
            offer.add_cards(g, s.seat, "bottom", left)
            g.ask(f, 2, s.seat, Question("peek-bottom", g.definitions[s.home].id), offer)
        elif f.step == 3 and len(left) > 1:
            offer.add_cards(g, s.seat, "first", left)
            g.ask(f, 4, s.seat, Question("peek-first", g.definitions[s.home].id), offer)
        else:
            g.pop()


class PickArea(Effect):
    """Any Area of the deck is the one found by seeking."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == 0 and g.zones[AREA_DECK]:
            offer = Offer()
            offer.add_cards(g, s.seat, "place", sorted_by_name(g, g.zones[AREA_DECK]))
            g.ask(f, 1, s.seat, Question("place-area", g.definitions[s.home].id), offer)
            return
        g.pop()
        if f.step == 1:
            node = PROCEDURES[SEEK]
            for frame in g.stack:
                if frame.node is node:
                    frame.vals[0] = g.reply
                    frame.vals[1] = 1  # the deck was looked through
