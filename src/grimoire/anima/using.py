"""Using an Advantage card or an ability: announced, paid, aimed, open to interruptions, carried out."""

from typing import Final

from grimoire.anima.body import Sequence
from grimoire.anima.definition import Act
from grimoire.anima.facts.cards import (
    AbilityUsed,
    AdvantageUsed,
    CardMoved,
    FactionJoined,
    IncidentBegan,
    OrganizationJoined,
    TrapLaid,
)
from grimoire.anima.legality import WHOLE, once_key
from grimoire.anima.moves import HAND_NAME, carry, discard, lay_off, lose_sight, put, seen_mask, show, spin
from grimoire.anima.procedure_numbers import USE, WINDOW
from grimoire.anima.procedures import procedure, start
from grimoire.anima.queries import faction, hand, spinners
from grimoire.anima.state import State
from grimoire.anima.zones import (
    AREAS,
    FACTION,
    HAND,
    ICON_OF_TYPE,
    INCIDENT,
    INCIDENTS,
    OPEN,
    ORGANIZATION,
    OWN_PLACES,
    SHARED_PLACES,
    TRAP,
    TRAPS,
    TYPE_FACTION,
    USED,
    own_zone,
    place_name,
)
from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

# The numbers of a use: cancelled, which ability, whether it came from the hand, cards paid.
CANCELLED: Final = 0
WHICH: Final = 1
FROM_HAND: Final = 2
PAID: Final = 3
USED_NAME: Final = SHARED_PLACES[USED]


class Use(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        card = s.card
        if f.vals[WHICH] == WHOLE:
            self.play_whole(g, f)
            return
        act = g.definition(card).acts[f.vals[WHICH]]
        step = f.step
        if step == 0:
            announce(g, f, act)
            f.step = 1
        elif step == 1 or step == 2:
            self.choose_spinner(g, f, act)
        elif step == 3 or step == 4:
            self.pay(g, f, act)
        elif step == 5:
            self.aim(g, f, act)
        elif step == 6:
            f.step = 7
            if not f.vals[CANCELLED]:
                frame = Frame(act.body, s, [])
                g.stack.append(frame)
        else:
            g.pop()
            if f.vals[FROM_HAND] == 1 and g.zone[card] == USED:
                if f.vals[CANCELLED] and g.fights:
                    g.fights[-1].lose(card)
                if not is_of_fight(g, card):
                    lay_off(g, card, s.seat, "A:advantage")

    def choose_spinner(self, g: State, f: Frame, act: Act) -> None:
        s = f.scope
        if f.step == 2:
            s.x = g.reply
        elif f.vals[FROM_HAND] == 1:
            icon = ICON_OF_TYPE.get(g.definition(s.card).type, 0)
            able = spinners(g, s.seat, icon) if icon else []
            if len(able) > 1:
                offer = Offer()
                offer.add_cards(g, s.seat, "spin", able)
                g.ask(f, 2, s.seat, Question("spin-for", g.definition(s.card).id), offer)
                return
            s.x = able[0] if able else -1
        elif act.spins:
            s.x = s.card
        if s.x >= 0:
            spin(g, s.x, s.seat)
        f.step = 3

    def pay(self, g: State, f: Frame, act: Act) -> None:
        s = f.scope
        id = g.definition(s.card).id
        if f.step == 4:
            f.step = 3
            f.vals[PAID] += 1
            discard(g, g.reply, s.seat, f"card:{id}", id)
        if f.vals[PAID] >= act.discards or not hand(g, s.seat):
            f.step = 5
            return
        offer = Offer()
        offer.add_cards(g, s.seat, "discard", hand(g, s.seat))
        g.ask(f, 4, s.seat, Question("pay-discard", id, act.discards - f.vals[PAID]), offer)

    def aim(self, g: State, f: Frame, act: Act) -> None:
        body = act.body
        if isinstance(body, Sequence):
            for target in body.targets:
                if target.slot not in f.scope.picks:
                    g.stack.append(Frame(target, f.scope, []))
                    return
        f.step = 6
        start(g, WINDOW, f.scope.seat, [len(g.stack) - 1, 0])

    # -- cards that are played as a whole --------------------------------------------------------------------------

    def play_whole(self, g: State, f: Frame) -> None:
        s = f.scope
        kind = g.definition(s.card).type
        if f.step == 0:
            f.vals[FROM_HAND] = 1
            f.step = 1
            put(g, s.card, USED)
            id = g.definition(s.card).id
            if kind == TRAP:
                hide_traps(g, s.seat, s.card)
                g.log(CardMoved("A:trap-cards", s.seat, id, HAND_NAME, USED_NAME, seen_mask(g, s.card)))
            else:
                show(g, s.card)
                g.log(AdvantageUsed("A:plot-cards", s.seat, id, HAND_NAME, USED_NAME, revealed=True))
        elif f.step == 1:
            if kind == TRAP and len(g.zones[AREAS]) > 1:
                offer = Offer()
                offer.add_cards(g, s.seat, "on", g.zones[AREAS])
                g.ask(f, 2, s.seat, Question("lay-where"), offer)
                return
            if kind == TRAP:
                self.lay(g, f, g.zones[AREAS][0])
            f.step = 3
        elif f.step == 2:
            self.lay(g, f, g.reply)
            f.step = 3
        elif f.step == 3:
            f.step = 4
            start(g, WINDOW, s.seat, [len(g.stack) - 1, 0])
        else:
            g.pop()
            if f.vals[CANCELLED]:
                discard(g, s.card, s.seat, "A:discards")
            else:
                self.settle(g, f, kind)

    def lay(self, g: State, f: Frame, area: int) -> None:
        s = f.scope
        g.at[s.card] = area
        g.log(TrapLaid("A:trap-cards", s.seat, g.definition(s.card).id, area=g.definition(area).id, seen=seen_mask(g, s.card)))

    def settle(self, g: State, f: Frame, kind: int) -> None:
        """The card goes where it stays."""
        s = f.scope
        definition = g.definition(s.card)
        if kind == TRAP:
            carry(g, s.card, TRAPS, s.seat, "A:trap-cards")
            g.marks[s.card] = s.seat
        elif kind == INCIDENT:
            put(g, s.card, INCIDENTS)
            g.marks[s.card] = s.seat
            g.log(IncidentBegan("A:incidents", s.seat, definition.id, USED_NAME, place_name(INCIDENTS)))
            if definition.body is not None:
                g.stack.append(Frame(definition.body, s, []))
        elif kind == TYPE_FACTION:
            if faction(g, s.seat) >= 0:
                discard(g, faction(g, s.seat), s.seat, "A:factions")
            put(g, s.card, own_zone(s.seat, FACTION))
            g.log(FactionJoined("A:factions", s.seat, definition.id, USED_NAME, OWN_PLACES[FACTION]))
        else:
            for other in g.own(s.seat, ORGANIZATION)[:]:
                discard(g, other, s.seat, "A:factions")
            put(g, s.card, own_zone(s.seat, ORGANIZATION))
            g.log(OrganizationJoined("A:factions", s.seat, definition.id, USED_NAME, OWN_PLACES[ORGANIZATION]))


def hide_traps(g: State, seat: int, laid: int) -> None:
    """Only who lays a Trap knows which it is, even if others knew a Trap in that hand: it may be another one."""
    lose_sight(g, [laid, *hand(g, seat)], 1 << seat)
    for card in [laid, *hand(g, seat)]:
        if g.definition(card).type == TRAP:
            g.set_known(card, 1 << seat)


def announce(g: State, f: Frame, act: Act) -> None:
    """Say what is used. A card leaves the hand now; one used in a Combat stays there until it ends."""
    s = f.scope
    card = s.card
    id = g.definition(card).id
    if g.zone[card] == own_zone(s.seat, HAND):
        f.vals[FROM_HAND] = 1
        news = g.known[card] != OPEN
        put(g, card, USED)
        show(g, card)
        if g.fights:  # whoever used it, and for whatever: it was used in this Combat
            g.fights[-1].used.extend([card, s.seat])
        g.log(AdvantageUsed("A:advantage", s.seat, id, HAND_NAME, USED_NAME, revealed=news))
    else:
        f.vals[FROM_HAND] = 0
        g.log(AbilityUsed("A:advantage", s.seat, id))
        if act.once:
            g.once.append(once_key(card, act))


def is_of_fight(g: State, card: int) -> bool:
    return any([card in fight.used[::2] for fight in g.fights])


procedure(USE, Use())
