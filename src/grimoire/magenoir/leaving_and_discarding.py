"""Leaving the board, and discarding from anywhere, step by step (D6.5, R:discard-and-destroy)."""

from typing import Final, cast

from grimoire.kernel.frame import NO_USES, Frame, Kept, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.autumn import autumn_effects
from grimoire.magenoir.changing_zones import is_kept_out, landing, lay
from grimoire.magenoir.common_options import NO, YES
from grimoire.magenoir.definition import MOST_NODES, STANDING, THIS_ACTIVATION, Active
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.facts.cards import DiscardPrevented
from grimoire.magenoir.facts.mana import ManaReturned
from grimoire.magenoir.indestructible import can_be_discarded
from grimoire.magenoir.indivisible_actions import Body
from grimoire.magenoir.mana import add_mana
from grimoire.magenoir.moves import show, take_out
from grimoire.magenoir.occurrences import DISCARDED, LEAVES, RELEASED
from grimoire.magenoir.passive_effects import is_working, text_of
from grimoire.magenoir.procedure_numbers import LEAVE
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.references import CARD_BITS, FIRST_SLOT
from grimoire.magenoir.setting_aside import origin
from grimoire.magenoir.state import TRIGGER, Pending, State
from grimoire.magenoir.triggers import INSTEAD_OF, Replacement, Trigger, own_triggers, replacements
from grimoire.magenoir.zones import DISCARD, HAND, TRANSITION, is_board

QUIET: Final = 1  # a control validity check: only discard and release, none of the card's own text
DESPITE: Final = 2  # Indestructible does not help
BY_ACTIVATION: Final = 4  # the closing discard of an activation
MANA_HOME: Final = 8  # the Mana goes to its owner's reserve

# Steps of Leave.
NEXT_CARD: Final = 0
ORDERED_NEXT: Final = 1
LEAVING: Final = 2  # may it go, and does nothing happen instead?
OWN_EFFECTS: Final = 3
RELEASING: Final = 4
ARRIVING: Final = 5
WHETHER_INSTEAD: Final = 6
FIRST_INSTEAD: Final = 7
KEEPING_BACK: Final = 8  # Mana that others take before it is released
ORDERED_TAKER: Final = 9
ORDERED_EFFECT: Final = 10
# What its frame holds.
PLACE: Final = 0  # where the cards are sent
FLAGS: Final = 1
CARD: Final = 2  # the one that is going, as a reference
LANDING: Final = 3  # where that one will lie
SHOWN: Final = 4  # whether those from a hand have been shown
ORIGIN: Final = 5  # where the one that is going lay
REFS: Final = 6  # from here on, those still to go
NONE_GOING: Final = 0


def leave(g: State, seat: int, place: int, refs: list[int], flags: int = 0) -> None:
    """Send cards to a place: those on the board, and whatever is discarded."""
    if refs:
        start(g, LEAVE, seat, [place, flags, NONE_GOING, place, 0, 0, *refs])


def end_activation(g: State, card: int) -> None:
    """What was to hold for one activation of this card ends with it, whether it was used or not."""
    actives = g.listeners[INSTEAD_OF + DISCARDED]
    if any([active.duration == THIS_ACTIVATION and active.scope.card == card for active in actives]):
        left = [active for active in actives if active.duration != THIS_ACTIVATION or active.scope.card != card]
        g.listeners[INSTEAD_OF + DISCARDED] = left


class Leave(Step[State]):
    """Sends cards somewhere, one after the other, in the order the active player chooses.

    What was declined is `it` of the scope, by card and text.
    """

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.scope.it, 0, -1, MOST_NODES)]

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        step = f.step
        if step == NEXT_CARD:
            self.next_card(g, f)
        elif step == ORDERED_NEXT:
            self.take_up(f, g.ref(g.reply))
        elif step == LEAVING:
            self.begin(g, f)
        elif step == WHETHER_INSTEAD:
            self.answer(g, f)
        elif step == FIRST_INSTEAD:
            f.scope.pick(FIRST_SLOT, [g.reply])
            f.step = LEAVING
        elif step == OWN_EFFECTS or step == ORDERED_EFFECT:
            self.own_effects(g, f)
        elif step == KEEPING_BACK or step == ORDERED_TAKER:
            self.keep_back(g, f)
        elif step == RELEASING:
            card = vals[CARD] % CARD_BITS
            f.step = ARRIVING
            pool = g.mana[card * 6 : card * 6 + 6]
            if vals[FLAGS] & MANA_HOME:
                mana_home(g, card)
            else:
                add_mana(g, g.owner[card], card, pool, sum(pool))
        else:
            self.arrive(g, f)

    def next_card(self, g: State, f: Frame) -> None:
        vals = f.vals
        if vals[PLACE] == DISCARD and not vals[SHOWN]:
            vals[SHOWN] = 1
            for ref in vals[REFS:]:
                if g.live(ref) >= 0 and g.zone[ref % CARD_BITS] == HAND:
                    show(g, ref % CARD_BITS)  # before the order is asked, so that asking tells nothing
        rest = [ref for ref in vals[REFS:] if g.live(ref) >= 0]
        del vals[REFS:]
        vals.extend(rest)
        if not rest:
            if vals[FLAGS] & BY_ACTIVATION and vals[CARD] != NONE_GOING:  # it went nowhere, or something else was done
                end_activation(g, vals[CARD] % CARD_BITS)
            g.pop()
            return
        cards = [ref % CARD_BITS for ref in rest]
        staying = [card for card in cards if self.is_prevented(g, f, card)]
        if staying:
            self.take_up(f, g.ref(staying[0]))  # it goes nowhere, so there is no order to choose (D6.5)
            return
        if len(cards) > 1 and any([is_board(g.zone[card]) or g.zone[card] == HAND for card in cards]):
            seat = g.active if any([is_board(g.zone[card]) for card in cards]) else g.owner[cards[0]]
            offer = Offer()
            offer.add_cards(g, seat, "first", cards)
            if len(offer.keys) > 1:
                g.ask(f, ORDERED_NEXT, seat, Question("leaving-order"), offer)
                return
            cards = [offer.keys[0]]
        self.take_up(f, g.ref(cards[0]))

    def take_up(self, f: Frame, ref: int) -> None:
        """This card is the next to go."""
        f.vals.pop(f.vals.index(ref, REFS))
        f.vals[CARD] = ref
        f.step = LEAVING

    def begin(self, g: State, f: Frame) -> None:
        """May it go at all? Does something happen instead?"""
        vals = f.vals
        card = vals[CARD] % CARD_BITS
        zone = g.zone[card]
        if zone == TRANSITION and any([o.node is self and o is not f and o.vals[CARD] == vals[CARD] for o in g.stack]):
            f.step = NEXT_CARD  # on its way already: there is no way back from a transition (D6.2)
            return
        vals[LANDING] = landing(g, card, vals[PLACE])
        if is_kept_out(g, card, vals[LANDING]):
            f.step = NEXT_CARD  # it stays where it is
            return
        if vals[PLACE] == DISCARD:
            if self.is_prevented(g, f, card):
                g.log(DiscardPrevented("D3.2.2", g.owner[card], g.definition(card).id))
                f.step = NEXT_CARD
                return
            if self.is_replaced(g, f, card):
                return
        self.transit(g, f)

    def is_prevented(self, g: State, f: Frame, card: int) -> bool:
        return (
            f.vals[PLACE] == DISCARD
            and not f.vals[FLAGS] & DESPITE
            and is_board(g.zone[card])
            and not can_be_discarded(g, card)
        )

    def is_replaced(self, g: State, f: Frame, card: int) -> bool:
        """Whether something happens instead, or is asked about: of several, what the active player looks at first."""
        found = self.instead(g, f, card)
        if not found:
            return False
        first = found[0]
        if len(found) > 1 and not f.scope.picks.get(FIRST_SLOT):
            offer = Offer()
            sources = list(dict.fromkeys([active.scope.card for active in found]))
            offer.add_cards(g, g.active, "first", sources)
            if len(offer.keys) > 1:
                g.ask(f, FIRST_INSTEAD, g.active, Question("instead-first", g.definition(card).id), offer)
                return True
        if not cast(Replacement, first.ability).optional:
            self.replace(g, f, first)
            return True
        g.ask(f, WHETHER_INSTEAD, first.scope.seat, Question("instead", g.definition(card).id), Offer([YES, NO], [1, 0]))
        return True

    def instead(self, g: State, f: Frame, card: int) -> list[Active]:
        """What may happen instead and was not declined; the one to look at first is the first."""
        found = [
            active
            for active in instead_of_discard(g, card, g.zone[card], f.vals[FLAGS])
            if replacement_key(active) not in f.scope.it and is_possible(g, active, card)
        ]
        chosen = f.scope.picks.get(FIRST_SLOT, [])
        if chosen:
            found = [a for a in found if a.scope.card == chosen[0]] + [a for a in found if a.scope.card != chosen[0]]
        return found

    def answer(self, g: State, f: Frame) -> None:
        """Whether an optional "instead" is used; declined, the next one is looked at."""
        asked = self.instead(g, f, f.vals[CARD] % CARD_BITS)[0]
        if g.reply:
            self.replace(g, f, asked)
            return
        f.scope.it = [*f.scope.it, replacement_key(asked)]
        f.scope.forget(FIRST_SLOT)
        f.step = LEAVING

    def replace(self, g: State, f: Frame, active: Active) -> None:
        """What was replaced never happened."""
        of = active.scope
        scope = Scope(of.card, of.stamp, of.seat, TRIGGER, of.home, of.uses)
        scope.it = [f.vals[CARD]]
        scope.x = of.x
        f.step = NEXT_CARD
        f.scope.it = []
        f.scope.forget(FIRST_SLOT)
        g.stack.append(Frame(cast(Replacement, active.ability).body, scope, []))

    def transit(self, g: State, f: Frame) -> None:
        """D6.5 (1): the transition begins; the card is neither here nor there and nobody controls it."""
        vals = f.vals
        card = vals[CARD] % CARD_BITS
        zone = g.zone[card]
        quiet = vals[FLAGS] & QUIET
        bodies: list[int] = []
        if is_board(zone) and not quiet:
            for _, i in own_triggers(g, card, LEAVES, zone):
                bodies.append(i)
            if vals[PLACE] == DISCARD:
                for _, i in own_triggers(g, card, DISCARDED, zone):
                    bodies.append(i)
                bodies += autumn_effects(g, card)
        uses = g.used.get(card, NO_USES)
        vals[ORIGIN] = origin(g, card)
        take_out(g, card)
        vals[CARD] = g.ref(card)
        f.scope.uses = uses
        f.scope.looked = bodies
        f.step = OWN_EFFECTS

    def own_effects(self, g: State, f: Frame) -> None:
        """D6.5 (2): its own effects on leaving, in the transition zone, in the order the active player chooses."""
        card = f.vals[CARD] % CARD_BITS
        if not f.scope.looked:
            f.scope.it = []
            keeping = f.vals[PLACE] == DISCARD and not f.vals[FLAGS] & MANA_HOME  # what goes to a reserve is not released
            f.step = KEEPING_BACK if keeping else RELEASING
            return
        waiting = f.scope.looked
        at = 0
        if f.step == ORDERED_EFFECT:
            at = g.reply
            f.step = OWN_EFFECTS
        elif len(waiting) > 1:
            name = g.definition(card).id
            options = [Option("order", name, "again" if n else "", n + 1 if n else 0) for n in range(len(waiting))]
            g.ask(f, ORDERED_EFFECT, g.active, Question("order"), Offer(options, list(range(len(waiting)))))
            return
        i = waiting[at]
        f.scope.looked = waiting[:at] + waiting[at + 1 :]
        trigger = cast(Trigger, g.definition(card).triggers[i])
        scope = Scope(card, g.stamp[card], g.owner[card], TRIGGER, g.defs[card], f.scope.uses)
        scope.began = g.happened
        scope.losses = g.losses
        g.stack.append(Frame(trigger.body, scope, []))

    def keep_back(self, g: State, f: Frame) -> None:
        """Effects that take Mana of the card instead of letting it be released, in the order the active player chooses: there
        may be too little of it for all of them. Those that had their turn are `it` of the scope."""
        card = f.vals[CARD] % CARD_BITS
        left = [active for active in takers(g, card) if replacement_key(active) not in f.scope.it]
        if not left:
            f.step = RELEASING
            return
        taker = left[0]
        if f.step == ORDERED_TAKER:
            taker = next(active for active in left if active.scope.card == g.reply)
        elif len(left) > 1:
            offer = Offer()
            offer.add_cards(g, g.active, "order", list(dict.fromkeys([active.scope.card for active in left])))
            if len(offer.keys) > 1:
                g.ask(f, ORDERED_TAKER, g.active, Question("order"), offer)
                return
        f.step = KEEPING_BACK
        f.scope.it = [*f.scope.it, replacement_key(taker)]
        of = taker.scope
        scope = Scope(of.card, of.stamp, of.seat, TRIGGER, of.home, of.uses)
        scope.it = [g.ref(card)]
        g.stack.append(Frame(cast(Replacement, taker.ability).body, scope, []))

    def arrive(self, g: State, f: Frame) -> None:
        """D6.5 (4, 5): the card lies at its place, reset."""
        vals = f.vals
        card = vals[CARD] % CARD_BITS
        frm = vals[ORIGIN]
        if vals[FLAGS] & BY_ACTIVATION:
            end_activation(g, card)
        vals[CARD] = NONE_GOING
        f.scope.it = []
        f.step = NEXT_CARD
        lay(g, card, vals[LANDING], frm, redirected=vals[LANDING] != vals[PLACE])
        if frm == HAND and g.zone[card] == DISCARD:  # its own text about being discarded from a hand finds it in the pile
            for trigger, _ in own_triggers(g, card, DISCARDED, HAND):
                g.pending.append(Pending(trigger.body, g.scope_of(card, TRIGGER)))


def instead_of_discard(g: State, card: int, zone: int, flags: int) -> list[Active]:
    """What could happen instead of this discard: texts at work, and the card's own wherever it is."""
    found = replacements(g, DISCARDED, card, g.owner[card], zone) if g.listeners[INSTEAD_OF + DISCARDED] else []
    if not is_board(zone):
        found = found + own_replacements(g, card, DISCARDED)
    if flags & QUIET:
        found = [a for a in found if a.scope.card != card]  # its own text is not applied, that of others is (D10.7.2)
    return [a for a in found if not cast(Replacement, a.ability).pattern.on_activation or flags & BY_ACTIVATION]


def replacement_key(active: Active) -> int:
    return active.scope.card * MOST_NODES + active.ability.number


def is_possible(g: State, active: Active, card: int) -> bool:
    """A compulsory "instead" always, an optional one if it can be done; none that leads where the card cannot go."""
    replacement = cast(Replacement, active.ability)
    if replacement.to_hand and is_kept_out(g, card, HAND):
        return False
    return not replacement.optional or cast(Body, replacement.body).can_be_done(g, active.scope)


def own_replacements(g: State, card: int, kind: int) -> list[Active]:
    """A card's own "instead" that works anywhere (Faraway star)."""
    found: list[Active] = []
    scope = g.scope_of(card, TRIGGER)
    for ability in text_of(g, card).standing:
        if isinstance(ability, Replacement) and ability.anywhere and ability.pattern.kind == kind:
            if ability.condition is not None and not ability.condition.holds(g, scope):
                continue
            found.append(Active(ability, scope, STANDING, g.turn, []))
    return found


def mana_home(g: State, card: int) -> None:
    """The Mana of a discarded card goes to its owner's reserve instead of being released (R:leaving-the-board)."""
    seat = g.owner[card]
    for e in range(6):
        n = g.mana[card * 6 + e]
        if n:
            g.mana[card * 6 + e] = 0
            g.reserve[seat * 6 + e] += n
            g.log(ManaReturned("R:leaving-the-board", seat, element=ELEMENTS[e], amount=n, card=g.definition(card).id))


def takers(g: State, card: int) -> list[Active]:
    """Effects that take Mana of a card on its way to the discard pile, as long as there is some for them (Fine sand)."""
    found: list[Active] = []
    for active in g.listeners[INSTEAD_OF + RELEASED]:
        pattern = cast(Replacement, active.ability).pattern
        if not pattern.on_discard or not pattern.matches(g, active.scope, card, g.owner[card], -1, TRANSITION, 63):
            continue
        if (pattern.element < 0 or g.mana[card * 6 + pattern.element]) and is_working(g, active):
            found.append(active)
    return found


procedure(LEAVE, Leave())
