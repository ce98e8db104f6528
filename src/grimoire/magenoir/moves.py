"""The primitives that move cards: they alone change zones, and keep visibility and the active effects in step."""

from typing import Final, cast

from grimoire.kernel.dealing import NONE_ASIDE, mixed, parted, without
from grimoire.kernel.frame import NO_USES, Scope
from grimoire.magenoir.definition import MOST_NODES, NO_HP, STANDING, Ability, Active
from grimoire.magenoir.facts.cards import (
    CardDiscarded,
    CardEntered,
    CardExiled,
    CardLookedAt,
    CardMoved,
    CardSeen,
    CardShown,
    DeckShuffled,
    SpellChanneled,
)
from grimoire.magenoir.facts.health import HealthCounted
from grimoire.magenoir.modifiers import COPY, SEES, Modifier
from grimoire.magenoir.occurrences import CHANNELED_NOW, ENTERS
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.queries import once_key
from grimoire.magenoir.rituals_and_mage_noir import heed_ritual
from grimoire.magenoir.state import STATIC, State
from grimoire.magenoir.triggers import StateTrigger, happen, listens_for
from grimoire.magenoir.zones import (
    ANIMAL,
    CHANNELED,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    OPEN,
    OUTSIDE,
    PLACES,
    RITUALS,
    STANDING_ZONE,
    TRANSITION,
    ZONES,
    is_board,
)

TOP: Final = 0
BOTTOM: Final = -1


def take_out(g: State, card: int) -> None:
    """Lift a card from where it lies; it is then in transition (D6.2)."""
    zone = g.zone[card]
    owner = g.owner[card]
    if zone == HAND and g.recalled[1 - owner]:
        claims = parted(g.recalled[1 - owner], g.zones[owner * ZONES + HAND], len(g.printed))
        g.recalled = [claims if s != owner else g.recalled[s] for s in (0, 1)]
    g.zones[owner * ZONES + zone] = without(g.zones[owner * ZONES + zone], card)
    if is_board(zone):
        if g.hp[card] != NO_HP:
            g.last_hp[card] = g.hp[card]
        detach(g, card)
    else:
        forget_last(g, card)
        if zone == DECK and g.mods[SEES]:
            refresh_sight(g)
    g.zone[card] = TRANSITION
    g.zones[owner * ZONES + TRANSITION] = [*g.zones[owner * ZONES + TRANSITION], card]
    g.stamp[card] += 1
    if not is_board(zone) and g.mods[COPY]:
        g.defs[card] = definition_now(g, card)


def forget_last(g: State, card: int) -> None:
    """What a card was when it last lay on the board is gone when it moves again."""
    if g.last_hp:
        g.last_hp.pop(card, None)
    if g.last_user:
        g.last_user.pop(card, None)
    if g.released:
        for e in range(6):
            g.released.pop(card * 6 + e, None)


def put_down(g: State, card: int, zone: int, depth: int = TOP) -> None:
    """Lay a card in transition into a zone; `depth` counts from the top of a deck (third from the top: 2)."""
    seat = g.owner[card]
    g.zones[seat * ZONES + TRANSITION] = without(g.zones[seat * ZONES + TRANSITION], card)
    cards = g.zones[seat * ZONES + zone]
    if depth == TOP:
        cards = [*cards, card]
    elif depth == BOTTOM:
        cards = [card, *cards]
    else:
        at = max(0, len(cards) - depth)
        cards = [*cards[:at], card, *cards[at:]]
    g.zones[seat * ZONES + zone] = cards
    g.zone[card] = zone
    if zone == HAND:
        g.known[card] |= 1 << seat
    elif zone != DECK and zone != OUTSIDE:
        g.known[card] = OPEN
    if not is_board(zone):
        reset(g, card)
        if zone == DECK and g.mods[SEES]:
            refresh_sight(g)


def reset(g: State, card: int) -> None:
    """Everything a card had beyond its printed face is gone (D6.3)."""
    zone = g.zone[card]
    g.defs[card] = g.printed[card]
    if g.mods[COPY] and zone != HAND and zone != DECK:
        g.defs[card] = definition_now(g, card)
    g.hp[card] = g.definition(card).hp
    g.prepared[card] = -1
    g.entered[card] = -1
    if g.paid_x and card in g.paid_x:
        del g.paid_x[card]
    if g.used and card in g.used:
        del g.used[card]
    if g.given and card in g.given:
        del g.given[card]
    if g.exhausted and card in g.exhausted:
        g.exhausted.remove(card)
    low = card * MOST_NODES
    if g.fired:
        g.fired = [key for key in g.fired if not low <= key < low + MOST_NODES]
    if g.once and zone != DISCARD:
        g.once = [key for key in g.once if not low <= key < low + MOST_NODES]
    if g.shield:
        g.shield = {key: left for key, left in g.shield.items() if not low <= key < low + MOST_NODES}
    if g.heard:
        g.heard = {key: times for key, times in g.heard.items() if not low <= key < low + MOST_NODES}


def definition_now(g: State, card: int) -> int:
    """What a card in a public zone is: its printed self, or a copy (Wild fire); the latest copy wins."""
    result = g.printed[card]
    if g.definitions[result].type == ANIMAL:
        return result
    for active in g.mods[COPY]:
        if active.scope.seat == g.owner[card]:
            result = active.scope.home
    return result


# -- onto the board ----------------------------------------------------------------------------------------------------


def enter(g: State, card: int, zone: int, frm: int, rule: str = "D2.2.5", revealed: bool = False) -> None:
    """Put a card in transition onto the board: it becomes a new object and its text begins to work. `frm`: what it left."""
    seat = g.owner[card]
    g.zones[seat * ZONES + TRANSITION] = without(g.zones[seat * ZONES + TRANSITION], card)
    g.zones[seat * ZONES + zone] = [*g.zones[seat * ZONES + zone], card]
    g.zone[card] = zone
    g.known[card] = OPEN
    g.entered[card] = g.turn
    g.hp[card] = g.definition(card).hp
    g.arrived.append(card)
    attach(g, card)
    name = g.definition(card).id
    g.log(CardEntered(rule, seat, name, origin=PLACES[frm], destination=PLACES[zone], revealed=revealed))
    if zone == RITUALS:
        heed_ritual(g, card)
    happen(g, ENTERS, card, seat)


def tell_health(g: State, card: int) -> None:
    """Tell with how many Health Points a card came into play, where its face does not say so."""
    g.log(HealthCounted("D2.2.5", g.owner[card], target=g.definition(card).id, health=g.hp[card]))


def standing_zone(g: State, card: int) -> int:
    return STANDING_ZONE[g.definition(card).type]


def change_state(g: State, card: int, zone: int) -> None:
    """From prepared to channeled or back: the same object, its text at work in another state."""
    seat = g.owner[card]
    frm = g.zone[card]
    if frm == zone:
        return
    detach(g, card)
    g.zones[seat * ZONES + frm] = without(g.zones[seat * ZONES + frm], card)
    g.zones[seat * ZONES + zone] = [*g.zones[seat * ZONES + zone], card]
    g.zone[card] = zone
    attach(g, card)
    if zone == CHANNELED:
        g.hp[card] = NO_HP  # a component among others, though it may be a Permanent still (card:rock-wall, card:earthquake/2)
        name = g.definition(card).id
        g.log(SpellChanneled("R:channel-a-spell", seat, name, origin=PLACES[frm], destination=PLACES[zone]))
        happen(g, CHANNELED_NOW, card, seat)
    else:
        move_log(g, card, frm, zone, "D6.2", False)


def attach(g: State, card: int) -> None:
    """List the standing text of a card on the board."""
    definition = g.definition(card)
    zone_bit = 1 << g.zone[card]
    if definition.standing:
        scope = g.scope_of(card, STATIC)
        for ability in definition.standing:
            if ability.zones & zone_bit:
                list_active(g, ability, Active(ability, scope, STANDING, g.turn, []))
                if isinstance(ability, StateTrigger) and ability.on_loss and ability.state.holds(g, scope):
                    key = once_key(card, ability)
                    if key not in g.fired:
                        g.fired.append(key)  # it had none to lose; the next control check finds it (D10.7.2)
    if card in g.given:
        receiver = g.used.get(card, NO_USES)
        for gift in g.given[card]:
            if gift.ability.zones & zone_bit and (isinstance(gift.ability, Modifier) or listens_for(gift.ability)):
                if gift.ability in g.definitions[gift.home].riders:
                    continue
                scope = Scope(card, g.stamp[card], g.owner[card], STATIC, gift.home, gift.uses + receiver)
                list_active(g, gift.ability, Active(gift.ability, scope, STANDING, g.turn, []))


def list_active(g: State, ability: Ability, active: Active) -> None:
    if isinstance(ability, Modifier):
        g.mods[ability.query] = [*g.mods[ability.query], active]
        if ability.query == SEES:
            refresh_sight(g)
    else:
        for kind in listens_for(ability):
            actives = g.listeners[kind]
            if not actives or actives[-1] is not active:
                g.listeners[kind] = [*actives, active]


def detach(g: State, card: int) -> None:
    """Take the standing text of a card off the lists, and what was laid on it."""
    if g.definition(card).standing or card in g.given:
        drop(g, g.mods, card, STANDING)
        drop(g, g.listeners, card, STANDING)


def drop(g: State, lists: list[list[Active]], card: int, duration: int) -> None:
    for kind, actives in enumerate(lists):
        if actives:
            lists[kind] = [a for a in actives if a.duration != duration or a.scope.card != card]


# -- decks and sight ---------------------------------------------------------------------------------------------------


def shuffle(g: State, seat: int, aside: list[int] = NONE_ASIDE) -> None:
    """Nobody knows the order of a shuffled deck; each card becomes a new, unknown object. What lies `aside` meanwhile is
    not lost in it."""
    deck = g.cards(seat, DECK)[:]
    g.chance.shuffle(deck)
    g.zones[seat * ZONES + DECK] = deck
    other = 1 - seat  # the owner need not remember anything: all it cannot see lies in its deck
    lost = [card for card in deck if card not in aside] if aside else deck
    claims = mixed(g.recalled[other], g.printed, g.known, 1 << other, lost)
    if claims or g.recalled[other]:
        g.recalled = [claims if s == other else g.recalled[s] for s in (0, 1)]
    for card in deck:
        g.stamp[card] += 1
        if card not in aside:
            g.stamp[card] += 1  # two: an object gone by one is where everybody saw it go (numbering.py)
            g.known[card] = 0
    g.log(DeckShuffled("R:game-setup", seat, revealed=True))
    if g.mods[SEES]:
        refresh_sight(g)


def refresh_sight(g: State) -> None:
    """ "You may look at any time" is no action but a right: keep the top card visible to whoever has it."""
    for active in g.mods[SEES]:
        modifier = cast(Modifier, active.ability)
        if modifier.cards is None or modifier.who is None or not is_working(g, active):
            continue
        for card in modifier.cards.numbers(g, active.scope):
            for seat in modifier.who.seats(g, active.scope):
                if not g.known[card] & 1 << seat:
                    g.known[card] |= 1 << seat
                    g.log(CardSeen("D8.2", seat, g.definition(card).id, seen=g.known[card], revealed=True))


def look_at(g: State, seat: int, card: int) -> None:
    """One player has seen this card."""
    g.known[card] |= 1 << seat
    g.mention(CardLookedAt("D8.2", seat, g.definition(card).id, seen=g.known[card], revealed=True))


def show(g: State, card: int) -> None:
    """Both players have seen this card."""
    if g.known[card] != OPEN:
        g.known[card] = OPEN
        g.log(CardShown("D8.2", g.owner[card], g.definition(card).id, revealed=True))


def move_log(g: State, card: int, frm: int, zone: int, rule: str, hidden: bool, discarded: bool = True) -> None:
    """Tell that a card went from one zone to another; the seats that do not know it see only that a card did. `hidden`:
    somebody did not know it before."""
    seen = g.known[card]
    kind = CardDiscarded if zone == DISCARD and discarded else CardExiled if zone == EXILE else CardMoved
    revealed = seen == OPEN and (hidden or frm in (DECK, HAND))
    seers = -1 if seen == OPEN else seen
    g.log(kind(rule, g.owner[card], g.definition(card).id, PLACES[frm], PLACES[zone], seers, revealed=revealed))


def rebind(g: State, old: int, new: int) -> None:
    """What was laid on a card for its way onto the board goes with it (Glass replica)."""
    for lists in (g.mods, g.listeners):
        for kind, actives in enumerate(lists):
            if any([old in active.bound for active in actives]):
                lists[kind] = [rebound(active, old, new) if old in active.bound else active for active in actives]


def rebound(active: Active, old: int, new: int) -> Active:
    bound = [new if ref == old else ref for ref in active.bound]
    return Active(active.ability, active.scope, active.duration, active.turn, bound)
