"""Recruiting: from the deck, from the discard pile, or an Arcane Character for an Advantage (A:recruit)."""

from typing import Final

from grimoire.anima import continuous_texts
from grimoire.anima.discarding import discard
from grimoire.anima.facts.cards import CardSeen
from grimoire.anima.hands import hand
from grimoire.anima.moves import carry, join, top_of
from grimoire.anima.parties import has_room_for
from grimoire.anima.procedure_numbers import PAY_ARCANE, RECRUIT
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.anima.zones import ARCANE_DECK, AREA, CHARACTER, CHARACTER_DECK, CHARACTER_DISCARD, LOOKED
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

# Where a Character is recruited from.
FROM_DECK: Final = 0
FROM_DISCARDS: Final = 1

# Steps of Recruiting from the deck; from the discard pile it asks one question.
DRAWN: Final = 1
KEPT_CHOSEN: Final = 2
SOURCE: Final = 0  # what its frame holds: where from


def recruit(g: State, seat: int, source: int, card: int) -> None:
    """Let a Party recruit a normal Character by the text or reward of this card."""
    start(g, RECRUIT, seat, [source], card)


def recruit_arcane(g: State, seat: int, area: int) -> None:
    """Let a Party pay for an Arcane Character, as the reward of this Area."""
    start(g, PAY_ARCANE, seat, [], area)


class Recruiting(Step[State]):
    """A normal Character joins, if there is room."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        source = g.definition(f.scope.card).id if f.scope.card >= 0 else ""
        offer = Offer()
        if not has_room_for(g, seat, CHARACTER):
            g.pop()
        elif f.vals[SOURCE] == FROM_DECK:
            self.from_deck(g, f, seat, source)
        elif f.step == ANSWERED:
            g.pop()
            join(g, seat, g.reply, "A:recruit", source)
            note_recruit(g, seat, f.scope.card)
        elif not g.zones[CHARACTER_DISCARD]:
            g.pop()
        else:
            offer.add_cards(g, seat, "recruit", g.zones[CHARACTER_DISCARD])
            g.ask(f, ANSWERED, seat, Question("recruit-discards", source), offer)

    def from_deck(self, g: State, f: Frame, seat: int, source: str) -> None:
        """One is drawn; or several, one is kept and the others go to the bottom."""
        if f.step == BEGIN:
            choice = max(1, continuous_texts.sum_for(g, continuous_texts.RECRUIT_CHOICE, seat))
            for _ in range(choice):
                card = top_of(g, CHARACTER_DECK)
                if card >= 0:
                    carry(g, card, LOOKED, seat, "A:recruit")
                    if choice > 1:
                        g.set_known(card, g.known[card] | 1 << seat)
                        id = g.definition(card).id
                        g.log(CardSeen("A:recruit", seat, id, seen=g.known[card], revealed=True))
            f.step = DRAWN
            return
        cards = g.zones[LOOKED]
        if f.step == DRAWN and len(cards) > 1:
            offer = Offer()
            offer.add_cards(g, seat, "keep", cards)
            g.ask(f, KEPT_CHOSEN, seat, Question("recruit-keep", source), offer)
            return
        g.pop()
        if cards:
            kept = g.reply if f.step == KEPT_CHOSEN else cards[0]
            join(g, seat, kept, "A:recruit", source)
            g.tell_revealed()
            note_recruit(g, seat, f.scope.card)
            for card in g.zones[LOOKED]:
                carry(g, card, CHARACTER_DECK, seat, "A:recruit", bottom=True)


class PayArcane(Step[State]):
    """An Advantage is the price of an Arcane Character (A:arcane-characters)."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == BEGIN:
            offer = Offer()
            offer.add_cards(g, seat, "discard", hand(g, seat))
            g.ask(f, ANSWERED, seat, Question("pay-discard", amount=1), offer)
            return
        g.pop()
        discard(g, g.reply, seat, "A:arcane-characters")
        card = top_of(g, ARCANE_DECK)
        if card >= 0:
            join(g, seat, card, "A:arcane-characters")
            g.tell_revealed()
            note_recruit(g, seat, f.scope.card)


def note_recruit(g: State, seat: int, source: int) -> None:
    """By whichever reward of an Area somebody joined: in the next turn it gives this seat no other Character."""
    if source >= 0 and g.definition(source).category == AREA:
        g.recruited[seat] = source
        g.recruited_turn[seat] = g.turn


procedure(RECRUIT, Recruiting())
procedure(PAY_ARCANE, PayArcane())
