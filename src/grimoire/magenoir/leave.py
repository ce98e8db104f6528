"""Leaving the board, and discarding from anywhere, step by step (D6.5)."""

from typing import Final, cast

from grimoire.kernel.event import Event
from grimoire.kernel.frame import NO_USES, Frame, Scope, Step
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.definition import AUTUMN
from grimoire.magenoir.game import CARD_BITS, TRIGGER, Game
from grimoire.magenoir.limits import can_be_discarded
from grimoire.magenoir.mana import add_mana
from grimoire.magenoir.moves import BOTTOM, TOP, enter, move_log, put_down, show, standing_zone, take_out
from grimoire.magenoir.occurrences import (
    DISCARDED,
    LEAVES,
    TURN_START,
    Replacement,
    Trigger,
    happen,
    own_triggers,
    replacements,
)
from grimoire.magenoir.offers import NO, YES, card_options
from grimoire.magenoir.procedure_numbers import LEAVE
from grimoire.magenoir.procedures import procedure
from grimoire.magenoir.queries import has_keyword
from grimoire.magenoir.zones import ANIMAL, ANIMALS, CHANNELED, DECK, DISCARD, EXILE, HAND, PREPARED, is_board

# Places a card can be sent to beside the zones.
DECK_TOP: Final = 20
DECK_BOTTOM: Final = 21
DECK_THIRD: Final = 22
INTO_PLAY: Final = 23
INTO_DECK: Final = 24
PLACE_NUMBER: dict[str, int] = {
    "hand": HAND,
    "exile": EXILE,
    "prepared": PREPARED,
    "channeled": CHANNELED,
    "top": DECK_TOP,
    "bottom": DECK_BOTTOM,
    "third": DECK_THIRD,
    "play": INTO_PLAY,
    "into_deck": INTO_DECK,
}

QUIET: Final = 1  # a control validity check: only discard and release, none of the card's own text
DESPITE: Final = 2  # Indestructible does not help


class Leave(Step[Game]):
    """Sends cards somewhere, one after the other, in the order the active player chooses.

    Numbers: destination, flags, the reference in hand (0: none), then the references still to go.
    Steps: 0 next card, 1 order chosen, 2 replaced?, 3 own effects, 4 Mana, 5 arrival.
    """

    def run(self, g: Game, f: Frame) -> None:
        vals = f.vals
        step = f.step
        if step == 0:
            self.next_card(g, f)
        elif step == 1:
            ref = g.ref(g.reply)
            vals.remove(ref)
            vals[2] = ref
            f.step = 2
        elif step == 2:
            self.begin(g, f)
        elif step == 6:
            if g.reply:
                self.replace(g, f)
            else:
                self.transit(g, f)
        elif step == 3:
            self.own_effects(g, f)
        elif step == 4:
            card = vals[2] % CARD_BITS
            f.step = 5
            pool = g.mana[card * 6 : card * 6 + 6]
            add_mana(g, g.owner[card], card, pool, sum(pool), "R:leaving-the-board")
        else:
            self.arrive(g, f)

    def next_card(self, g: Game, f: Frame) -> None:
        vals = f.vals
        if vals[0] == DISCARD and not f.scope.amount:
            f.scope.amount = 1
            for ref in vals[3:]:
                if g.live(ref) >= 0 and g.zone[ref % CARD_BITS] == HAND:
                    show(g, ref % CARD_BITS)  # before the order is asked, so that asking tells nothing
        rest = [ref for ref in vals[3:] if g.live(ref) >= 0]
        del vals[3:]
        vals.extend(rest)
        if not rest:
            g.pop()
            return
        cards = [ref % CARD_BITS for ref in rest]
        if len(cards) > 1 and any([is_board(g.zone[card]) or vals[0] == DISCARD for card in cards]):
            seat = g.active if any([is_board(g.zone[card]) for card in cards]) else g.owner[cards[0]]
            options: list[Option] = []
            keys: list[int] = []
            card_options(g, seat, "first", cards, options, keys)
            if len(options) > 1:
                g.ask(f, 1, seat, Question("leaving-order"), options, keys)
                return
            cards = [keys[0]]
        ref = g.ref(cards[0])
        vals.remove(ref)
        vals[2] = ref
        f.step = 2

    def begin(self, g: Game, f: Frame) -> None:
        """May it go at all? Does something happen instead?"""
        vals = f.vals
        card = vals[2] % CARD_BITS
        zone = g.zone[card]
        if vals[0] == DISCARD and is_board(zone):
            if not vals[1] & DESPITE and not can_be_discarded(g, card):
                g.log(Event("DiscardPrevented", "D3.2.2", g.owner[card], g.definition(card).id))
                f.step = 0
                return
            if not vals[1] & QUIET:
                found = replacements(g, DISCARDED, card, g.owner[card], zone)
                if found:
                    g.ask(f, 6, found[0].scope.seat, Question("instead", g.definition(card).id), [YES, NO], [1, 0])
                    return
        self.transit(g, f)

    def replace(self, g: Game, f: Frame) -> None:
        card = f.vals[2] % CARD_BITS
        found = replacements(g, DISCARDED, card, g.owner[card], g.zone[card])[0]
        replacement = cast(Replacement, found.ability)
        scope = Scope(found.scope.card, found.scope.stamp, found.scope.seat, TRIGGER, found.scope.home, found.scope.uses)
        scope.it = [f.vals[2]]
        f.step = 0
        g.stack.append(Frame(replacement.body, scope, []))

    def transit(self, g: Game, f: Frame) -> None:
        """D6.5 (1): the transition begins; the card is neither here nor there and nobody controls it."""
        vals = f.vals
        card = vals[2] % CARD_BITS
        zone = g.zone[card]
        autumn = is_board(zone) and vals[0] == DISCARD and has_keyword(g, card, AUTUMN)
        quiet = vals[1] & QUIET
        bodies: list[int] = []
        if is_board(zone) and not quiet:
            for _, i in own_triggers(g, card, LEAVES, zone):
                bodies.append(i)
            if vals[0] == DISCARD:
                for _, i in own_triggers(g, card, DISCARDED, zone):
                    bodies.append(i)
            if autumn:
                for i, ability in enumerate(g.definition(card).triggers):
                    trigger = cast(Trigger, ability)
                    if any([p.kind == TURN_START and not p.itself for p in trigger.patterns]):
                        bodies.append(i)
        elif zone == HAND and vals[0] == DISCARD:
            for _, i in own_triggers(g, card, DISCARDED, zone):
                bodies.append(i)
        uses = g.used.get(card, NO_USES)
        take_out(g, card)
        vals[2] = g.ref(card)
        f.scope.x = zone
        f.scope.uses = uses
        f.scope.looked = bodies
        f.step = 3

    def own_effects(self, g: Game, f: Frame) -> None:
        """D6.5 (2): its own effects on leaving, in the transition zone."""
        card = f.vals[2] % CARD_BITS
        if not f.scope.looked:
            f.step = 4
            return
        i = f.scope.looked.pop(0)
        trigger = cast(Trigger, g.definition(card).triggers[i])
        scope = Scope(card, g.stamp[card], g.owner[card], TRIGGER, g.defs[card], f.scope.uses)
        scope.began = g.happened
        scope.losses = g.losses
        g.stack.append(Frame(trigger.body, scope, []))

    def arrive(self, g: Game, f: Frame) -> None:
        """D6.5 (4, 5): the card lies at its place, reset."""
        vals = f.vals
        card = vals[2] % CARD_BITS
        frm = f.scope.x
        send(g, card, vals[0], frm)
        vals[2] = 0
        f.step = 0


def send(g: Game, card: int, place: int, frm: int) -> None:
    """Lay a card in transition down at a place, and tell it."""
    seat = g.owner[card]
    animal = g.definition(card).type == ANIMAL
    if animal and place == DISCARD and is_board(frm):
        place = EXILE  # D7.4
    if animal and place == DISCARD and frm == DECK:
        enter(g, card, ANIMALS, "S:drawing-your-animal")
        return
    if place == DISCARD:
        put_down(g, card, DISCARD)
        move_log(g, card, frm, DISCARD, "D10.2")
        happen(g, DISCARDED, card, seat, zone=frm)
    elif place in (PREPARED, CHANNELED):
        enter(g, card, place)
        return
    elif place == INTO_PLAY:
        enter(g, card, standing_zone(g, card))
        return
    elif place in (DECK_TOP, INTO_DECK):
        put_down(g, card, DECK, TOP)
        move_log(g, card, frm, DECK, "D6.2")
    elif place == DECK_BOTTOM:
        put_down(g, card, DECK, BOTTOM)
        move_log(g, card, frm, DECK, "D6.2")
    elif place == DECK_THIRD:
        put_down(g, card, DECK, 2)
        move_log(g, card, frm, DECK, "D6.2")
    else:
        put_down(g, card, place)
        move_log(g, card, frm, place, "D6.2")
    if is_board(frm):
        happen(g, LEAVES, card, seat, zone=frm)


procedure(LEAVE, Leave())
