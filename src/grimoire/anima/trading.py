"""Trade: one offer and at most two counter-offers each time, built one card at a time (A:trade)."""

from typing import Final

from grimoire.anima.common_options import DONE
from grimoire.anima.facts.trade import (
    TradeAbandoned,
    TradeAccepted,
    TradeCountered,
    TradeGiven,
    TradeOffered,
    TradeRefused,
    TradeShown,
)
from grimoire.anima.hands import hand, hand_limit
from grimoire.anima.likeness import sorted_by_name
from grimoire.anima.moves import lose_steel, lose_track, put, seen_mask, to_hand
from grimoire.anima.parties import MOST_ARCANE, MOST_NORMAL, party
from grimoire.anima.procedure_numbers import TRADE
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.anima.zones import ADVANTAGE, ARCANE, HAND, OWN_PLACES, PARTY, own_zone
from grimoire.kernel.frame import BEGIN, Frame, Kept, Step
from grimoire.kernel.offer import REFUSED, Offer
from grimoire.kernel.option import Option, Question
from grimoire.kernel.reason import Reason

# Steps of Trade.
BUILT: Final = 1  # something was chosen for the offer
ASK_ANSWER: Final = 2
ANSWER: Final = 3
FILL: Final = 4  # Advantages of the other's choice
FILLED: Final = 5
# What its frame holds.
MADE: Final = 0  # offers, so far
FROM: Final = 1  # who offers now
TO: Final = 2
MORE: Final = 3  # how many Advantages of the other's choice are wanted
# What the picks of its scope hold.
GIVEN: Final = 0
WANTED: Final = 1
MOST_OFFERS: Final = 3

ABANDON: Final = Option("abandon")
WANT_ANY: Final = Option("want", word="card")
ANSWERS: Final = [Option("accept"), Option("refuse"), Option("counter")]
ACCEPT: Final = 0
REFUSE: Final = 1
COUNTER: Final = 2
GIVE_KEY: Final = 1 << 16
WANT_KEY: Final = 1 << 17
WANT_ANY_KEY: Final = -3
DONE_KEY: Final = -1
ABANDON_KEY: Final = -2
CARD_MASK: Final = (1 << 16) - 1


def why_not_offer(
    g: State, seat: int, other: int, given: list[int], wanted: list[int], more: int, explain: bool = True
) -> Reason | None:
    """Both sides within their limits afterwards, and with one Character at least."""
    if not given and not wanted and not more:
        return Reason("empty-offer", "A:trade") if explain else REFUSED
    for one, out, back, extra in ((seat, given, wanted, more), (other, wanted, given, -more)):
        gone = [card for card in out if g.definition(card).category != ADVANTAGE]
        come = [card for card in back if g.definition(card).category != ADVANTAGE]
        members = [card for card in party(g, one) if card not in gone] + come
        arcane = len([card for card in members if g.definition(card).category == ARCANE])
        if not members:
            return Reason("last-character", "A:trade") if explain else REFUSED
        if arcane > MOST_ARCANE or len(members) - arcane > MOST_NORMAL:
            return Reason("party-full", "A:characters-and-parties") if explain else REFUSED
        cards = len(hand(g, one)) - (len(out) - len(gone)) + (len(back) - len(come)) + extra
        if cards > hand_limit(g, one):
            return Reason("hand-full", "A:advantage") if explain else REFUSED
    return None


def trade(g: State, seat: int, partner: int) -> None:
    """Let a Party make another one an offer."""
    frame = start(g, TRADE, seat, [0, seat, partner, 0])
    frame.scope.picks = {GIVEN: [], WANTED: []}


class Trade(Step[State]):
    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.scope.picks[GIVEN]), Kept(f.scope.picks[WANTED])]

    def run(self, g: State, f: Frame) -> None:
        if f.step == BEGIN:
            self.build(g, f)
        elif f.step == BUILT:
            self.built(g, f)
        elif f.step == ASK_ANSWER:
            open_to = [ACCEPT, REFUSE] if f.vals[MADE] >= MOST_OFFERS else [ACCEPT, REFUSE, COUNTER]
            g.ask(f, ANSWER, f.vals[TO], Question("trade-answer"), Offer([ANSWERS[i] for i in open_to], open_to))
        elif f.step == ANSWER:
            self.answered(g, f)
        else:
            self.fill(g, f)

    # -- building an offer -----------------------------------------------------------------------------------------

    def build(self, g: State, f: Frame) -> None:
        seat, other = f.vals[FROM], f.vals[TO]
        given, wanted = f.scope.picks[GIVEN], f.scope.picks[WANTED]
        offer = Offer()
        mine = [card for card in [*hand(g, seat), *party(g, seat)] if card not in given]
        offer.add_cards(g, seat, "give", mine, GIVE_KEY)
        known = sorted_by_name(g, [card for card in hand(g, other) if g.known[card] & 1 << seat])
        offer.add_cards(g, seat, "want", [c for c in [*known, *party(g, other)] if c not in wanted], WANT_KEY)
        named = len(advantages(g, wanted))
        if named + f.vals[MORE] < len(hand(g, other)):
            offer.add(WANT_ANY, WANT_ANY_KEY)
        if why_not_offer(g, seat, other, given, wanted, f.vals[MORE], False) is None:
            offer.add(DONE, DONE_KEY)
        offer.add(ABANDON, ABANDON_KEY)
        g.ask(f, BUILT, seat, Question("trade-offer"), offer)

    def built(self, g: State, f: Frame) -> None:
        key = g.reply
        f.step = BEGIN
        if key == ABANDON_KEY:
            g.pop()
            g.log(TradeAbandoned("A:trade", f.vals[FROM], partner=f.vals[TO]))
        elif key == WANT_ANY_KEY:
            f.vals[MORE] += 1
        elif key == DONE_KEY:
            f.step = ASK_ANSWER
            self.show_offer(g, f)
        elif key & GIVE_KEY:
            f.scope.picks[GIVEN].append(key & CARD_MASK)
        else:
            f.scope.picks[WANTED].append(key & CARD_MASK)

    def show_offer(self, g: State, f: Frame) -> None:
        """The other sees what is offered; everybody sees how many cards change hands."""
        seat, other = f.vals[FROM], f.vals[TO]
        given, wanted = f.scope.picks[GIVEN], f.scope.picks[WANTED]
        kind = TradeOffered if f.vals[MADE] == 0 else TradeCountered
        f.vals[MADE] += 1
        g.log(kind("A:trade", seat, other, len(given), len(wanted) + f.vals[MORE]))
        for card in given:
            g.set_known(card, g.known[card] | 1 << other)
            id = g.definition(card).id
            seen = between(g, card, seat, other)
            g.log(TradeShown("A:trade", seat, id, partner=other, side="given", seen=seen, revealed=True))
        for card in wanted:
            id = g.definition(card).id
            g.log(TradeShown("A:trade", seat, id, partner=other, side="wanted", seen=between(g, card, seat, other)))

    # -- answering -------------------------------------------------------------------------------------------------

    def answered(self, g: State, f: Frame) -> None:
        seat, other = f.vals[FROM], f.vals[TO]
        if g.reply == ACCEPT:
            g.log(TradeAccepted("A:trade", other, partner=seat))
            f.step = FILL
        elif g.reply == REFUSE:
            g.pop()
            g.log(TradeRefused("A:trade", other, partner=seat))
        else:
            f.vals[FROM], f.vals[TO] = other, seat
            f.scope.picks = {GIVEN: [], WANTED: []}
            f.vals[MORE] = 0
            f.step = BEGIN

    def fill(self, g: State, f: Frame) -> None:
        """Advantages of the other's choice are chosen now; then everything changes hands at once."""
        seat, other = f.vals[FROM], f.vals[TO]
        wanted = f.scope.picks[WANTED]
        if f.step == FILLED:
            f.step = FILL
            wanted.append(g.reply)
            f.vals[MORE] -= 1
        free = [card for card in hand(g, other) if card not in wanted]
        if f.vals[MORE] > 0 and free:
            offer = Offer()
            offer.add_cards(g, other, "give", free)
            g.ask(f, FILLED, other, Question("trade-give", amount=f.vals[MORE]), offer)
            return
        g.pop()
        lose_track(g, seat, len(advantages(g, f.scope.picks[GIVEN])), other)
        lose_track(g, other, len(advantages(g, wanted)), seat)
        for card in f.scope.picks[GIVEN]:
            hand_over(g, seat, other, card)
        for card in wanted:
            hand_over(g, other, seat, card)


def advantages(g: State, cards: list[int]) -> list[int]:
    return [card for card in cards if g.definition(card).category == ADVANTAGE]


def between(g: State, card: int, seat: int, other: int) -> int:
    """For an event: of a card in a hand only the two who deal see that it is talked of, whoever knows that it is there."""
    return 1 << seat | 1 << other if g.definition(card).category == ADVANTAGE else -1


def hand_over(g: State, giver: int, taker: int, card: int) -> None:
    """What is true of a Character goes with it, but not what lies on it."""
    zone = PARTY
    if g.definition(card).category == ADVANTAGE:
        zone = HAND
        to_hand(g, taker, card)
    else:
        lose_steel(g, card)
        put(g, card, own_zone(taker, PARTY))
    place = OWN_PLACES[zone]
    g.log(TradeGiven("A:trade", giver, g.definition(card).id, place, place, taker, seen_mask(g, card), revealed=True))


procedure(TRADE, Trade())
