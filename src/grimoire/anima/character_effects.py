"""Effects on Characters: joining, dying, being spun or incapacitated."""

from typing import Final

from grimoire.anima import bonuses
from grimoire.anima.discarding import to_discard
from grimoire.anima.dying import let_die
from grimoire.anima.effects import SPAN_NAMES
from grimoire.anima.facts.parties import CharacterChanged, CharacterLeft, SteelGiven
from grimoire.anima.interruptible import answered_by, settle
from grimoire.anima.meant_characters import Characters, OnCharacters
from grimoire.anima.meant_parties import Who
from grimoire.anima.moves import can_draw, incapacitate, join, show, spin, take_from_party, top_of
from grimoire.anima.parties import can_spin, has_arcane, has_just_recruited, has_room_for, normal, party
from grimoire.anima.recruiting import FROM_DECK, recruit
from grimoire.anima.state import DOWN, STEEL, State
from grimoire.anima.text_parts import Effect
from grimoire.anima.word_numbers import THIS_FIGHT
from grimoire.anima.zones import ARCANE_DECK, AREA, CHARACTER, CHARACTER_DECK, CHARACTER_DISCARD, OWN, SHARED, place_name
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question


class ChangeCharacters(OnCharacters):
    """Combat of single Characters changes for a time."""

    def __init__(self, amount: int, characters: Characters, span: int) -> None:
        super().__init__(characters)
        self.amount = amount
        self.span = span

    def deed(self) -> str:
        return "stronger" if self.amount > 0 else "weaker"

    def apply(self, g: State, s: Scope, card: int) -> None:
        if self.span == THIS_FIGHT and g.fights:
            g.fights[-1].change(card, self.amount)
        else:
            bonuses.add_bonus(g, bonuses.COMBAT, self.amount, -1, card, self.span, s.home)
        source = g.definitions[s.home].id
        g.log(
            CharacterChanged(
                f"card:{source}",
                s.seat,
                g.definition(card).id,
                owner=owner_of(g, card),
                amount=self.amount,
                skill="combat",
                span=SPAN_NAMES[self.span],
                source=source,
            )
        )


def owner_of(g: State, card: int) -> int:
    """The seat a card lies with."""
    return (g.zone[card] - SHARED) // OWN


class Kill(OnCharacters):
    def question(self) -> str:
        return "who-dies"

    def apply(self, g: State, s: Scope, card: int) -> None:
        let_die(g, owner_of(g, card), card, s.card)


class Sacrifice(OnCharacters):
    """A death nothing may prevent; never that of the last Character."""

    def question(self) -> str:
        return "who-dies"

    def candidates(self, g: State, s: Scope) -> list[int]:
        return [card for card in super().candidates(g, s) if len(party(g, owner_of(g, card))) > 1]

    def apply(self, g: State, s: Scope, card: int) -> None:
        let_die(g, owner_of(g, card), card, s.card, preventable=False)

    def can_be_done(self, g: State, s: Scope) -> bool:
        seats = self.characters.who.seats(g, s)
        return all([len(party(g, seat)) > 1 for seat in seats]) and super().can_be_done(g, s)


class Incapacitate(OnCharacters):
    """Only those still awake can be chosen."""

    def candidates(self, g: State, s: Scope) -> list[int]:
        return [card for card in self.characters.cards(g, s) if not g.state[card] & DOWN]

    def deed(self) -> str:
        return "down"

    def apply(self, g: State, s: Scope, card: int) -> None:
        incapacitate(g, card, owner_of(g, card), g.definitions[s.home].id)


class GiveSteel(OnCharacters):
    """One Character carries +1 Combat; one such in a Party."""

    def deed(self) -> str:
        return "steel"

    def apply(self, g: State, s: Scope, card: int) -> None:
        if any([g.state[other] & STEEL for other in party(g, owner_of(g, card))]):
            return
        g.state[card] |= STEEL
        source = g.definitions[s.home].id
        g.log(SteelGiven(f"card:{source}", s.seat, g.definition(card).id, source))

    def can_be_done(self, g: State, s: Scope) -> bool:
        return not any([g.state[card] & STEEL for card in self.candidates(g, s)])


class Save(Effect):
    """The Character about to die is incapacitated instead."""

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        dying = answered_by(g, f.scope)
        if dying is not None:
            settle(dying)


class Recruit(Effect):
    """A normal Character joins, if there is room."""

    def __init__(self, source: int) -> None:
        super().__init__()
        self.source = source

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if self.can_be_done(g, f.scope):
            recruit(g, f.scope.seat, self.source, f.scope.card)

    def can_be_done(self, g: State, s: Scope) -> bool:
        of_area = s.card >= 0 and g.definition(s.card).category == AREA
        if not has_room_for(g, s.seat, CHARACTER) or (of_area and has_just_recruited(g, s.seat, s.card)):
            return False
        return can_draw(g, CHARACTER_DECK) if self.source == FROM_DECK else len(g.zones[CHARACTER_DISCARD]) > 0


class StealCharacter(Effect):
    """A normal Character of another Party, the user's choice, joins the user's Party as it is."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def candidates(self, g: State, s: Scope) -> list[int]:
        return [card for seat in self.who.seats(g, s) if len(party(g, seat)) > 1 for card in normal(g, seat)]

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        cards = self.candidates(g, s)
        if f.step == BEGIN and len(cards) > 1 and has_room_for(g, s.seat, CHARACTER):
            offer = Offer()
            offer.add_cards(g, s.seat, "choose", cards)
            g.ask(f, ANSWERED, s.seat, Question("choose-character", g.definitions[s.home].id, word="taken"), offer)
            return
        g.pop()
        if cards and has_room_for(g, s.seat, CHARACTER):
            card = g.reply if f.step == ANSWERED else cards[0]
            source = g.definitions[s.home].id
            take_from_party(g, s.seat, owner_of(g, card), card, f"card:{source}", source)

    def can_be_done(self, g: State, s: Scope) -> bool:
        return has_room_for(g, s.seat, CHARACTER)


class Ascend(Effect):
    """A normal Character goes, an Arcane one comes; only if there is none."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        cards = normal(g, s.seat)
        if f.step == BEGIN and len(cards) > 1 and self.can_be_done(g, s):
            offer = Offer()
            offer.add_cards(g, s.seat, "choose", cards)
            g.ask(f, ANSWERED, s.seat, Question("who-ascends", g.definitions[s.home].id), offer)
            return
        g.pop()
        if not self.can_be_done(g, s):
            return
        card = g.reply if f.step == ANSWERED else cards[0]
        arcane = top_of(g, ARCANE_DECK)
        source = g.definitions[s.home].id
        rule = f"card:{source}"
        goal = place_name(CHARACTER_DISCARD)
        g.log(CharacterLeft(rule, s.seat, g.definition(card).id, place_name(g.zone[card]), goal, source))
        to_discard(g, card)
        show(g, arcane)
        join(g, s.seat, arcane, rule, g.definitions[s.home].id)
        g.tell_revealed()

    def can_be_done(self, g: State, s: Scope) -> bool:
        return not has_arcane(g, s.seat) and len(normal(g, s.seat)) > 0 and can_draw(g, ARCANE_DECK)


ICONS: Final = 0  # what the frame of SpinIcons holds: those still to be shown, as bits


class SpinIcons(Effect):
    """Unspun Characters who together show these icons are spun."""

    def __init__(self, icons: int) -> None:
        super().__init__()
        self.icons = icons

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if not f.vals:
            f.vals = [self.icons]
        if f.step == ANSWERED:
            f.step = BEGIN
            self.spin_one(g, s, f, g.reply)
        if not f.vals[ICONS]:
            g.pop()
            return
        cards = [card for card in party(g, s.seat) if can_spin(g, card) and g.definition(card).skills & f.vals[ICONS]]
        if not cards:
            g.pop()
        elif len(cards) == 1:
            self.spin_one(g, s, f, cards[0])
        else:
            offer = Offer()
            offer.add_cards(g, s.seat, "spin", cards)
            g.ask(f, ANSWERED, s.seat, Question("spin-icons", g.definitions[s.home].id), offer)

    def spin_one(self, g: State, s: Scope, f: Frame, card: int) -> None:
        f.vals[ICONS] &= ~g.definition(card).skills
        spin(g, card, s.seat)

    def can_be_done(self, g: State, s: Scope) -> bool:
        icons = 0
        for card in party(g, s.seat):
            if can_spin(g, card):
                icons |= g.definition(card).skills
        return icons & self.icons == self.icons
