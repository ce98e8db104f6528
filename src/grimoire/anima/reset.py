"""The Reset phase: one slot for each player, and who picks up what was discarded (A:reset-phase)."""

from typing import Final

from grimoire.anima.common_options import END, PASS, PASS_KEY
from grimoire.anima.discarding import lay_off
from grimoire.anima.facts.cards import CardDiscarded, PickedUp
from grimoire.anima.facts.parties import CharacterExpelled, LeaveDeclared
from grimoire.anima.hands import hand, room_in_hand
from grimoire.anima.legality import can_act, use_options, why_not_expel
from grimoire.anima.moves import join, lose_steel, put, show, to_hand, turn_up
from grimoire.anima.parties import fewest, has_room_for, party
from grimoire.anima.procedure_numbers import PICK_UP, RESET_SLOT
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import UP, State
from grimoire.anima.using import use_card
from grimoire.anima.word_numbers import AT_RESET
from grimoire.anima.zones import (
    ADVANTAGE,
    CHARACTER,
    FACTION,
    HAND,
    MISSIONS,
    OPEN,
    ORGANIZATION,
    OWN_PLACES,
    PARTY,
    TOSSED,
    place_name,
)
from grimoire.kernel.dealing import NO_CARDS
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

LEAVE: Final = Option("leave")
RESET_QUESTION: Final = Question("reset")

DISCARD_KEY: Final = 1 << 16
EXPEL_KEY: Final = 1 << 17
SHOW_KEY: Final = 1 << 18
LEAVE_KEY: Final = -2
END_KEY: Final = -1
CARD_MASK: Final = (1 << 16) - 1


class ResetSlot(Step[State]):
    """Everything a player wants, once, in any order."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == ANSWERED:
            f.step = BEGIN
            if g.reply == END_KEY:
                g.opened = None
                g.pop()
                let_pick_up(g, seat)
            else:
                act_on(g, seat, g.reply)
            return
        if not can_act(g, seat):
            g.pop()
            let_pick_up(g, seat)
            return
        g.opened = None
        offer = Offer()
        use_options(g, seat, AT_RESET, 0, offer)
        offer.add_cards(g, seat, "discard", discardable(g, seat), DISCARD_KEY)
        offer.add_cards(g, seat, "expel", expellable(g, seat), EXPEL_KEY)
        if g.place[seat] >= 0 and not g.leaving[seat]:
            offer.add(LEAVE, LEAVE_KEY)
        offer.add_cards(g, seat, "show", face_down(g, seat), SHOW_KEY)
        offer.add(END, END_KEY)
        g.ask(f, ANSWERED, seat, RESET_QUESTION, offer)


def act_on(g: State, seat: int, key: int) -> None:
    if key == LEAVE_KEY:
        g.leaving[seat] = 1
        g.log(LeaveDeclared("A:discard-and-expel", seat, area=g.definition(g.place[seat]).id))
    elif key & DISCARD_KEY:
        toss(g, seat, key & CARD_MASK)
    elif key & EXPEL_KEY:
        card = key & CARD_MASK
        lose_steel(g, card)
        put(g, card, TOSSED)
        g.log(CharacterExpelled("A:discard-and-expel", seat, g.definition(card).id, OWN_PLACES[PARTY], place_name(TOSSED)))
    elif key & SHOW_KEY:
        turn_up(g, seat, key & CARD_MASK)
    else:
        use_card(g, seat, key)


def discardable(g: State, seat: int) -> list[int]:
    """Advantages: those in hand, and a Faction or Organization in play."""
    faction, organization = g.own(seat, FACTION), g.own(seat, ORGANIZATION)
    return hand(g, seat) + faction + organization if faction or organization else hand(g, seat)


def face_down(g: State, seat: int) -> list[int]:
    """The Missions that could be shown."""
    found = NO_CARDS
    for mission in g.own(seat, MISSIONS):
        if not g.state[mission] & UP:
            found = [*found, mission]
    return found


def expellable(g: State, seat: int) -> list[int]:
    cards = party(g, seat)
    if len(cards) < 2:  # mostly there is but one, who stays
        return NO_CARDS
    return [card for card in cards if why_not_expel(g, seat, card, False) is None]


def toss(g: State, seat: int, card: int) -> None:
    place = place_name(g.zone[card])
    news = g.known[card] != OPEN
    put(g, card, TOSSED)
    show(g, card)
    g.log(CardDiscarded("A:discard-and-expel", seat, g.definition(card).id, place, place_name(TOSSED), revealed=news))


WHICH: Final = 0  # what the frame of PickUp holds: which cards are asked about
ADVANTAGES: Final = 0
CHARACTERS: Final = 1
BOTH_ASKED: Final = 2
PICK_UP_QUESTIONS: Final = [Question("pick-up", word="advantage"), Question("pick-up", word="character")]


def let_pick_up(g: State, discarder: int) -> None:
    """Let others take of what was discarded, if anything was."""
    if g.zones[TOSSED]:
        start(g, PICK_UP, discarder, [ADVANTAGES])


class PickUp(Step[State]):
    """At the end of a slot: whoever alone has fewest may take one Advantage, and one Character, of what was discarded."""

    def run(self, g: State, f: Frame) -> None:
        discarder = f.scope.seat
        if f.step == ANSWERED:
            f.step = BEGIN
            if g.reply != PASS_KEY:
                take(g, taker_of(g, discarder, f.vals[WHICH]), g.reply)
            f.vals[WHICH] += 1
        if f.vals[WHICH] == ADVANTAGES and not g.zones[TOSSED]:
            g.pop()
            return
        g.opened = None
        while f.vals[WHICH] < BOTH_ASKED:
            taker = taker_of(g, discarder, f.vals[WHICH])
            cards = tossed(g, f.vals[WHICH])
            if taker >= 0 and cards:
                offer = Offer()
                offer.add_cards(g, taker, "take", cards)
                offer.add(PASS, PASS_KEY)
                g.ask(f, ANSWERED, taker, PICK_UP_QUESTIONS[f.vals[WHICH]], offer)
                return
            f.vals[WHICH] += 1
        g.pop()
        for card in g.zones[TOSSED][:]:
            lay_off(g, card, discarder, "A:discard-and-expel")


def tossed(g: State, which: int) -> list[int]:
    category = ADVANTAGE if which == ADVANTAGES else CHARACTER
    return [card for card in g.zones[TOSSED] if g.definition(card).category == category]


def taker_of(g: State, discarder: int, which: int) -> int:
    """The one player who alone has fewest, the discarder counted too; -1 if nobody may take."""
    if which == ADVANTAGES:
        taker = fewest(g, HAND)
        room = taker >= 0 and room_in_hand(g, taker) > 0 and taker not in g.picked_up
    else:
        taker = fewest(g, PARTY)
        room = taker >= 0 and has_room_for(g, taker, CHARACTER)
    return taker if room and taker != discarder and can_act(g, taker) else -1


def take(g: State, seat: int, card: int) -> None:
    id = g.definition(card).id
    if g.definition(card).category == ADVANTAGE:
        g.picked_up.append(seat)
        to_hand(g, seat, card)
        g.log(PickedUp("A:discard-and-expel", seat, id, place_name(TOSSED), OWN_PLACES[HAND]))
    else:
        g.log(PickedUp("A:discard-and-expel", seat, id, place_name(TOSSED), ""))
        join(g, seat, card, "A:discard-and-expel")


procedure(RESET_SLOT, ResetSlot())
procedure(PICK_UP, PickUp())
