"""The instructions of cards: damage, Health Points, drawing, moving, looking, applying."""

from typing import Final, cast

from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import BEGIN, NO_USES, Frame, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.applying import apply_cards
from grimoire.magenoir.changing_zones import (
    DECK_BOTTOM,
    DECK_TOP,
    DEPTH,
    INTO_PLAY,
    is_hand_closed,
    landing,
    move_card,
    zone_of,
)
from grimoire.magenoir.damage import GROUP, SHARES, UNSTOPPABLE, ZERO_IS_NONE, gain_life, inflict, lose_life
from grimoire.magenoir.drawing import draw
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.facts.cards import CardsRanOut
from grimoire.magenoir.indestructible import can_be_discarded
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.largest_numbers import MOST_CARDS
from grimoire.magenoir.leaving_and_discarding import DESPITE, MANA_HOME, leave
from grimoire.magenoir.mana import forget_released
from grimoire.magenoir.meant_cards import NAMES, HealthOf, Pointer, Selection, UsedComponents
from grimoire.magenoir.moves import enter, look_at, show, shuffle
from grimoire.magenoir.occurrences import TURN_START
from grimoire.magenoir.passive_effects import text_of
from grimoire.magenoir.players import Who
from grimoire.magenoir.references import CARD_BITS, FIRST_STAMP, RELEASED_SLOT
from grimoire.magenoir.setting_aside import set_aside
from grimoire.magenoir.state import APPLICATION, State
from grimoire.magenoir.text_source import speaker
from grimoire.magenoir.triggers import Trigger
from grimoire.magenoir.victory import check_defeat
from grimoire.magenoir.zones import (
    ANIMAL,
    ANIMALS,
    CHANNELED,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    OUTSIDE,
    PREPARED,
    TRANSITION,
    ZONES,
    is_board,
)


class DealDamage(Effect):
    def __init__(self, amount: Value, targets: CardsExpr) -> None:
        super().__init__()
        self.amount = amount
        self.targets = targets
        self.unstoppable = False
        self.unstoppable_if: Condition[State] | None = None
        self.zero_is_none = False

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        refs = self.targets.refs(g, s)
        unstoppable = self.unstoppable or (self.unstoppable_if is not None and self.unstoppable_if.holds(g, s))
        flags = (UNSTOPPABLE if unstoppable else 0) | (ZERO_IS_NONE if self.zero_is_none else 0)
        if self.targets.is_group():
            flags |= GROUP
        g.pop()
        if isinstance(self.targets, Selection) and self.targets.shares is not None:
            named = list(dict.fromkeys(refs))
            if named:
                inflict(g, s, 0, flags | SHARES, named + [refs.count(ref) for ref in named])
        elif isinstance(self.amount, HealthOf) and self.amount.is_missing(g, s):
            pass  # no damage, which is not damage of 0
        elif refs:
            inflict(g, s, self.amount.of(g, s), flags, refs)


class ChangeLife(Effect):
    """Gain or lose Health Points."""

    def __init__(self, targets: CardsExpr, amount: Value, gains: bool) -> None:
        super().__init__()
        self.targets = targets
        self.amount = amount
        self.gains = gains

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        amount = self.amount.of(g, s)
        for ref in self.targets.refs(g, s):
            if self.gains:
                gain_life(g, s, ref, amount)
            else:
                lose_life(g, s, ref, amount)
        check_defeat(g)


class DrawCards(Effect):
    def __init__(self, who: Who, amount: Value) -> None:
        super().__init__()
        self.who = who
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        g.pop()
        amount = self.amount.of(g, f.scope)
        for seat in reversed(self.who.seats(g, f.scope)):
            draw(g, seat, amount)


def can_be_paid(g: State, s: Scope, price: Selection, discarding: bool) -> bool:
    """Whether the cards of a price can go (D9.1): all that were named for it, or enough of those that may be named."""
    if price.slot in s.picks:
        named = price.named(s)
        left = can_go(g, price.refs(g, s), discarding)
        return left == len(named) and left >= price.fewest(g, s, named)
    for side in price.sides():
        if can_go(g, side.candidates(g, s, []), discarding) >= side.fewest(g, s, []):
            return True
    return False


def can_go(g: State, refs: list[int], discarding: bool) -> int:
    """How many of these can: what is Indestructible is not discarded."""
    if not discarding:
        return len(refs)
    return len([ref for ref in refs if can_be_discarded(g, ref % CARD_BITS)])


class DiscardCards(Effect):
    """To the owner's discard pile, from wherever the cards are."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards
        self.despite: Condition[State] | None = None  # Indestructible does not help where this holds
        self.mana_home = False  # the Mana goes to its owner's reserve

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        refs = [ref for ref in self.cards.refs(g, s) if ref >= 0]
        for ref in refs:
            replace_ref(s, ref, ref + CARD_BITS)  # "it" is the object it becomes in the pile
        s.pick(RELEASED_SLOT, [ref % CARD_BITS for ref in refs])
        for card in s.picks[RELEASED_SLOT]:
            forget_released(g, card)
        flags = MANA_HOME if self.mana_home else 0
        if self.despite is not None and self.despite.holds(g, s):
            flags |= DESPITE
        leave(g, s.seat, DISCARD, refs, flags)

    def can_be_done(self, g: State, s: Scope) -> bool:
        if isinstance(self.cards, Selection):
            return can_be_paid(g, s, self.cards, discarding=True)
        return all([can_be_discarded(g, card) for card in self.cards.numbers(g, s)])

    def was_done(self, g: State, s: Scope) -> bool:
        return all([lies_discarded(g, card) for card in s.picks.get(RELEASED_SLOT, [])])


def lies_discarded(g: State, card: int) -> bool:
    """Whether a card lies where discarding it leads: in the pile, an Animal in exile (D7.4), or where its own text sends it."""
    return g.zone[card] == (EXILE if g.definition(card).type == ANIMAL else zone_of(landing(g, card, DISCARD)))


# Steps of MoveCards.
MOVING: Final = 1
ORDERED_NEXT: Final = 2


class MoveCards(Effect):
    """To any other place: hand, deck, exile, onto the board, or from one state to another.

    Numbers: the cards still to move. Several cards put on or under a deck go in the order the player chooses.
    """

    def __init__(self, cards: CardsExpr, place: int) -> None:
        super().__init__()
        self.cards = cards
        self.place = place
        self.depth: Value | None = None  # so deep in the deck

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if self.place == HAND and isinstance(self.cards, Selection) and finds_nothing(g, s, self.cards):
                s.pick(self.cards.slot, [])  # a search whose cards can come to no hand is ignored (card:zeuss-thunder)
            if not self.is_ready(g, f):
                return
            f.vals = [ref for ref in self.cards.refs(g, s) if ref >= 0]
            if self.place == INTO_PLAY:  # what is in play already stays as it is
                f.vals = [ref for ref in f.vals if not is_board(g.zone[ref % CARD_BITS])]
            f.step = MOVING
        place = self.place if self.depth is None else DEPTH + max(0, self.depth.of(g, s) - 1)
        if f.step == ORDERED_NEXT:
            f.step = MOVING
            ref = g.ref(g.reply)
            f.vals.remove(ref)
            move_card(g, ref, place)
            return
        ordered = place in (DECK_TOP, DECK_BOTTOM) and all([not is_board(g.zone[ref % CARD_BITS]) for ref in f.vals])
        if ordered and len(f.vals) > 1:
            offer = Offer()
            offer.add_cards(g, s.seat, "first", [ref % CARD_BITS for ref in f.vals])
            g.ask(f, ORDERED_NEXT, s.seat, Question("deck-order", g.definitions[s.home].id), offer)
            return
        refs = f.vals
        g.pop()
        leaving = [ref for ref in refs if is_board(g.zone[ref % CARD_BITS]) and place not in (PREPARED, CHANNELED)]
        leave(g, s.seat, place, leaving)
        for ref in reversed(refs):
            if ref not in leaving:
                move_card(g, ref, place)

    def can_be_done(self, g: State, s: Scope) -> bool:
        if isinstance(self.cards, Selection):
            return can_be_paid(g, s, self.cards, discarding=False)
        return True


def finds_nothing(g: State, s: Scope, search: Selection) -> bool:
    """Whether no card of the places that are searched can come to hand, whichever it is, so that nobody need choose one."""
    if search.is_public() or search.slot in s.picks:
        return False
    return all([is_hand_closed(g, g.owner[ref % CARD_BITS], g.zone[ref % CARD_BITS]) for ref in search.candidates(g, s, [])])


class ShuffleDeck(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who
        self.aside: CardsExpr | None = None  # what the text goes on to speak of

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        for seat in self.who.seats(g, s):
            aside = [] if self.aside is None else [ref for ref in self.aside.refs(g, s) if ref >= 0]
            aside = [ref for ref in aside if g.zone[ref % CARD_BITS] == DECK]
            shuffle(g, seat, [ref % CARD_BITS for ref in aside])
            for ref in aside:  # what was taken out to be placed is not lost in the deck
                replace_ref(s, ref, g.ref(ref % CARD_BITS))


class LookAt(Effect):
    """See cards: alone, or together with the opponent (show)."""

    def __init__(self, cards: CardsExpr, together: bool) -> None:
        super().__init__()
        self.cards = cards
        self.together = together

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        refs = self.cards.refs(g, s)
        if not self.together:
            s.looked = refs
        for ref in refs:
            card = ref % CARD_BITS
            if self.together:
                show(g, card)
            else:
                look_at(g, s.seat, card)


class ApplyEffects(Effect):
    """Apply the effects of cards without activating them. A card of a hidden zone is shown and set aside first."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards
        self.lent: UsedComponents | None = None  # its own components that act on what it applies too
        self.lends: Condition[State] | None = None  # where this holds
        self.acts = False  # what they do once a turn as well, without using it up

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        refs: list[int] = []
        for ref in self.cards.refs(g, s):
            card = ref % CARD_BITS
            if isinstance(self.cards, Pointer) and card == speaker(g, s) and g.happened == s.began:
                continue  # "again" with nothing changed since it began ends (Chaos, when no deck has a card left)
            if g.zone[card] in (DECK, HAND):
                show(g, card)
                set_aside(g, s, card)
                replace_ref(s, ref, g.ref(card))
                ref = g.ref(card)
            refs.append(ref)
        lent: list[int] = []
        if self.lent is not None and self.lends is not None and self.lends.holds(g, s):
            own = g.used.get(speaker(g, s), NO_USES)  # what was lent to it is not lent on
            lent = [i for i, use in enumerate(s.uses) if use.words & self.lent.word and use in own]
        if self.acts:
            for ref in reversed(refs):
                card = ref % CARD_BITS
                for body in reversed(timed_effects(g, card)):
                    scope = Scope(card, g.stamp[card], s.seat, APPLICATION, g.defs[card], g.used.get(card, NO_USES))
                    g.stack.append(Frame(body, scope, []))
        apply_cards(g, s, lent, refs)


def timed_effects(g: State, card: int) -> list[Step[State]]:
    """What a card that is never activated does by the turn: its free abilities, and what it does as a turn begins."""
    said = text_of(g, card)
    bodies: list[Step[State]] = [cast(Act, act).body for act in said.acts if not cast(Act, act).cost]
    for trigger in said.triggers:
        if any([pattern.kind == TURN_START for pattern in cast(Trigger, trigger).patterns]):
            bodies.append(cast(Trigger, trigger).body)
    return bodies


def replace_ref(s: Scope, old: int, new: int) -> None:
    """What this text does has made a card another object: the text still means it."""
    s.looked = [new if ref == old else ref for ref in s.looked]
    s.it = [new if ref == old else ref for ref in s.it]
    for slot, refs in s.picks.items():
        if slot <= NAMES and old in refs:
            s.picks[slot] = [new if ref == old else ref for ref in refs]


class CreateCards(Effect):
    """Put cards from outside the game into play (Worker bees)."""

    def __init__(self, number: int, amount: Value) -> None:
        super().__init__()
        self.number_of_card = number
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        g.pop()
        for _ in range(max(0, self.amount.of(g, f.scope))):
            if len(g.printed) >= MOST_CARDS:
                g.log(CardsRanOut("limit", f.scope.seat, g.definitions[self.number_of_card].id, most=MOST_CARDS))
                break
            card = new_card(g, self.number_of_card, f.scope.seat, TRANSITION)
            enter(g, card, ANIMALS, OUTSIDE, "card:queen-bee")


def new_card(g: State, number: int, seat: int, zone: int) -> int:
    """A card that was not in the game before. Lists shared between copies are replaced, not changed."""
    card = len(g.printed)
    g.printed = [*g.printed, number]
    g.owner = [*g.owner, seat]
    g.defs.append(number)
    g.zone.append(zone)
    g.stamp.append(FIRST_STAMP)
    g.hp.append(g.definitions[number].hp)
    g.mana.extend([0] * 6)
    g.known.append(0)
    g.entered.append(-1)
    g.prepared.append(-1)
    g.zones[seat * ZONES + zone] = [*g.zones[seat * ZONES + zone], card]
    return card


class RunOnce(Step[State]):
    """Runs one effect after the other in the scope of the frame; the step is the place of the next one."""

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__()
        self.effects = effects

    def run(self, g: State, f: Frame) -> None:
        if f.step >= len(self.effects):
            g.pop()
            return
        effect = self.effects[f.step]
        f.step = f.step + 1
        if f.step == len(self.effects):
            g.pop()
        g.stack.append(Frame(effect, f.scope, []))
