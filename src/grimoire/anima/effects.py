"""Effects on numbers and on Advantages."""

from typing import Final

from grimoire.anima import bonuses
from grimoire.anima.combat_and_speed import combat_cards_of
from grimoire.anima.combat_state import FIRST, SECOND
from grimoire.anima.discarding import discard_cards
from grimoire.anima.facts.areas import LevelChanged
from grimoire.anima.facts.cards import AdvantageRetrieved, CombatCardTaken
from grimoire.anima.facts.parties import BonusGained
from grimoire.anima.hands import hand, room_in_hand
from grimoire.anima.meant_parties import FOE, SEAT_NAMES, Who
from grimoire.anima.moves import HAND_NAME, can_draw, draw_advantages, lose_track, random_card, take_from_hand, to_hand
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect
from grimoire.anima.word_numbers import SPAN_NUMBER, THIS_FIGHT
from grimoire.anima.zones import ADVANTAGE_DECK, ADVANTAGE_DISCARD, USED, place_name
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Kept, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

SPAN_NAMES: Final[dict[int, str]] = {number: name for name, number in SPAN_NUMBER.items()}


class Change(Effect):
    """Combat, Speed or the hand limit of Parties changes for a time."""

    def __init__(self, what: int, amount: int, who: Who, span: int) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.who = who
        self.span = span

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        s = f.scope
        source = g.definitions[s.home].id
        name = bonuses.BONUS_NAMES[self.what]
        if self.span == THIS_FIGHT and g.fights and g.fights[-1].side_of(s.seat) >= 0:
            fight = g.fights[-1]
            side = fight.side_of(s.seat)
            if self.who.kind == FOE:
                side = SECOND if side == FIRST else FIRST
            fight.give(side, self.amount, s.home)
            seat = fight.seat if side == FIRST else fight.rival
            g.log(BonusGained("A:combat", s.seat, player=seat, amount=self.amount, skill=name, span="fight", source=source))
            return
        for seat in self.who.seats(g, s):
            bonuses.add_bonus(g, self.what, self.amount, seat, -1, self.span, s.home)
            g.log(
                BonusGained(
                    f"card:{source}",
                    s.seat,
                    player=seat,
                    amount=self.amount,
                    skill=name,
                    span=SPAN_NAMES[self.span],
                    source=source,
                )
            )

    def is_price(self) -> bool:
        return False


class ChangeLevel(Effect):
    """The Level of an Area changes for a time."""

    def __init__(self, amount: int, span: int) -> None:
        super().__init__()
        self.amount = amount
        self.span = span

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        s = f.scope
        area = g.at[s.card] if s.card >= 0 and g.at[s.card] >= 0 else g.place[s.seat]
        if area < 0:
            return
        bonuses.add_bonus(g, bonuses.LEVEL, self.amount, -1, area, self.span, s.home)
        g.log(
            LevelChanged(
                "A:trap-cards",
                s.seat,
                area=g.definition(area).id,
                amount=self.amount,
                span=SPAN_NAMES[self.span],
                source=g.definitions[s.home].id,
            )
        )


class Draw(Effect):
    def __init__(self, amount: int, who: Who) -> None:
        super().__init__()
        self.amount = amount
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        source = g.definitions[f.scope.home].id
        for seat in self.who.seats(g, f.scope):
            draw_advantages(g, seat, self.amount, f"card:{source}", source)

    def can_be_done(self, g: State, s: Scope) -> bool:
        if not can_draw(g, ADVANTAGE_DECK):
            return False
        return self.who.is_unnamed(s) or any([room_in_hand(g, seat) > 0 for seat in self.who.seats(g, s)])

    def is_price(self) -> bool:
        return False  # what does not fit is not drawn


class Discard(Effect):
    """Advantages are discarded, of the owner's choice or at random."""

    def __init__(self, amount: int, who: Who, at_random: bool) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.at_random = at_random

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        for seat in reversed(self.who.seats(g, f.scope)):
            discard_cards(g, seat, self.amount, self.at_random, f.scope.card)

    def can_be_done(self, g: State, s: Scope) -> bool:
        least = 1 if self.at_random else self.amount
        return all([len(hand(g, seat)) >= least for seat in self.who.seats(g, s)])

    def is_price(self) -> bool:
        return not self.at_random


class Steal(Effect):
    """Advantages are taken at random from a hand, as many as fit."""

    def __init__(self, amount: int, who: Who) -> None:
        super().__init__()
        self.amount = amount
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        s = f.scope
        for seat in self.who.seats(g, s):
            amount = min(self.amount, len(hand(g, seat)), room_in_hand(g, s.seat))
            lose_track(g, seat, amount, s.seat)
            for _ in range(amount):
                card = random_card(g, hand(g, seat))
                take_from_hand(g, s.seat, seat, card, f"card:{g.definitions[s.home].id}")


class Exchange(Effect):
    """This many Advantages of one's choice for as many at random."""

    def __init__(self, amount: int, who: Who) -> None:
        super().__init__()
        self.amount = amount
        self.who = who

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals)]

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        rivals = self.who.seats(g, s)
        if f.step == ANSWERED:
            f.vals.append(g.reply)
            f.step = BEGIN
        rival = rivals[0] if rivals else -1
        wanted = min(self.amount, len(hand(g, s.seat)), len(hand(g, rival)) if rival >= 0 else 0)
        if len(f.vals) < wanted:
            offer = Offer()
            offer.add_cards(g, s.seat, "give", [c for c in hand(g, s.seat) if c not in f.vals])
            g.ask(f, ANSWERED, s.seat, Question("exchange-give", g.definitions[s.home].id), offer)
            return
        g.pop()
        taken: list[int] = []
        pool = hand(g, rival)[:] if rival >= 0 else []
        for _ in range(wanted):
            card = random_card(g, pool)
            pool.remove(card)
            taken.append(card)
        rule = f"card:{g.definitions[s.home].id}"
        if wanted:
            lose_track(g, s.seat, wanted, rival)
            lose_track(g, rival, wanted, s.seat)
        for card in f.vals:
            take_from_hand(g, rival, s.seat, card, rule)
        for card in taken:
            take_from_hand(g, s.seat, rival, card, rule)

    def can_be_done(self, g: State, s: Scope) -> bool:
        return len(hand(g, s.seat)) > 0


TO_TAKE: Final = 0  # what the frame of Retrieve holds: how many are still to be taken


class Retrieve(Effect):
    """Advantages of one's choice come back from the discard pile."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if not f.vals:
            f.vals = [self.amount]
        if f.step == ANSWERED:
            f.step = BEGIN
            f.vals[TO_TAKE] -= 1
            to_hand(g, s.seat, g.reply)
            source = g.definitions[s.home].id
            origin = place_name(ADVANTAGE_DISCARD)
            g.log(AdvantageRetrieved(f"card:{source}", s.seat, g.definition(g.reply).id, origin, HAND_NAME, source))
        if f.vals[TO_TAKE] <= 0 or not self.can_be_done(g, s):
            g.pop()
            return
        offer = Offer()
        offer.add_cards(g, s.seat, "take", g.zones[ADVANTAGE_DISCARD])
        g.ask(f, ANSWERED, s.seat, Question("retrieve", g.definitions[s.home].id), offer)

    def can_be_done(self, g: State, s: Scope) -> bool:
        return len(g.zones[ADVANTAGE_DISCARD]) > 0 and room_in_hand(g, s.seat) > 0


# Steps of TakeCombatCards.
CARD_CHOSEN: Final = 1
PARTY_CHOSEN: Final = 2
WHOSE: Final = 0  # what its frame holds: the seat whose cards they are


class TakeCombatCards(Effect):
    """The Advantages another has used in this Combat go to your hand, as many as fit; they still count."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == CARD_CHOSEN:
            f.step = BEGIN
            self.take(g, s, g.reply)
        elif f.step == PARTY_CHOSEN:
            f.step = BEGIN
            f.vals = [g.reply]
        if not f.vals:
            users = [seat for seat in g.order if seat != s.seat and combat_cards_of(g, seat)]
            if len(users) > 1:
                question = Question("choose-party", g.definitions[s.home].id)
                g.ask(
                    f,
                    PARTY_CHOSEN,
                    s.seat,
                    question,
                    Offer([Option("choose", player=SEAT_NAMES[seat]) for seat in users], users),
                )
                return
            f.vals = users
        cards = combat_cards_of(g, f.vals[WHOSE]) if f.vals else []
        room = room_in_hand(g, s.seat)
        if not cards or room == 0:
            g.pop()
        elif len(cards) <= room:
            g.pop()
            for card in cards:
                self.take(g, s, card)
        else:
            offer = Offer()
            offer.add_cards(g, s.seat, "take", cards)
            g.ask(f, CARD_CHOSEN, s.seat, Question("take-combat-card", g.definitions[s.home].id), offer)

    def take(self, g: State, s: Scope, card: int) -> None:
        g.fights[-1].lose(card)
        to_hand(g, s.seat, card)
        source = g.definitions[s.home].id
        g.log(CombatCardTaken(f"card:{source}", s.seat, g.definition(card).id, place_name(USED), HAND_NAME, source))
