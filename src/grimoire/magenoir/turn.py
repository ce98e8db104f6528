"""How a turn unfolds: start, draw, Mana gathering, main phase, end (R:overview-of-a-turn)."""

from typing import cast
from zlib import crc32

from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame, Scope, Step
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.conditions import Zenith
from grimoire.magenoir.definition import NO_HP, THIS_ACTIVATION, THIS_DAMAGE, THIS_TURN, UNTIL_YOUR_TURN, Active
from grimoire.magenoir.drawing import draw
from grimoire.magenoir.elements import ANY_ELEMENT
from grimoire.magenoir.game import DRAW_PHASE, END, GATHER, MAIN_PHASE, START, TRIGGER, Game, Pending
from grimoire.magenoir.keyword_ability import KeywordAbility
from grimoire.magenoir.legality import ABILITY_KEY, ability_options, why_not_activate, why_not_channel, why_not_prepare
from grimoire.magenoir.limits import can_be_discarded, conflicting
from grimoire.magenoir.mana import PILE_NAMES, can_trade, gather_mana
from grimoire.magenoir.modifiers import CANNOT, FROM, HAND_SIZE, MORE, Modifier
from grimoire.magenoir.modifiers import GATHER as GATHER_AMOUNT
from grimoire.magenoir.moves import change_state, forget_gone
from grimoire.magenoir.occurrences import (
    CHANNELED_NOW,
    DRAWING,
    NEXT,
    STATES,
    TURN_END,
    TURN_START,
    Next,
    StateTrigger,
    Trigger,
    happen,
    is_forbidden,
    triggered_scope,
)
from grimoire.magenoir.offers import card_options, ordinal_of
from grimoire.magenoir.procedure_numbers import (
    ACTIVATE,
    CHANNEL,
    CONTROL_CHECK,
    HAND_LIMIT,
    LEAVE,
    MAIN_ACTIONS,
    PREPARE,
    PROCEDURES,
    SETTLE,
    TRADE,
    TURN,
    USE_ABILITY,
    WINDOW,
    ZENITH_CHECK,
)
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import NO_ACTIVES, is_working
from grimoire.magenoir.settle import is_unsettled
from grimoire.magenoir.windows import is_window_possible
from grimoire.magenoir.zones import (
    BOARD,
    CHANNELED,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    PERMANENTS,
    PLACES,
    PREPARED,
    SPELL,
    STANDING_ZONE,
    is_board,
)

GATHERED = 3
MAX_HAND = 7
MOST_REPEATS = 2  # of the same position in one main phase
END_TURN = Option("end turn")
TRADE_OPTION = Option("trade")
PILE_OPTIONS = [Option("take", pile=name) for name in PILE_NAMES]
PILE_QUESTION = Question("take-pile")
MAIN_QUESTION = Question("main")
CHANNEL_KEY = 1 << 12
ACTIVATE_KEY = 1 << 13
TRADE_KEY = -2
END_KEY = -1


class Turn(Step[Game]):
    """A turn after the other, until the game is over."""

    def run(self, g: Game, f: Frame) -> None:
        step = f.step
        g.opened = None
        f.step += 1
        if step in (1, 3, 5, 7, 10, 13, 15, 17):  # windows: asked for when their moment has come
            if is_window_possible(g):
                start(g, WINDOW, g.active, [0])
        elif step == 0:
            begin_turn(g)
        elif step == 2:
            start_of_turn(g)
            start(g, SETTLE, g.active, [])
        elif step == 4:
            g.phase = DRAW_PHASE
            skips = CANNOT in g.mods and is_forbidden(g, DRAWING, -1, g.active)
            if g.turn > 1 and not skips:  # the first player does not draw on the first turn
                start(g, SETTLE, g.active, [])
                draw(g, g.active, 1)
        elif step == 6:
            g.phase = GATHER
            start(g, SETTLE, g.active, [])
            amount, forced = gathering(g, g.active)
            gather_mana(g, g.active, amount, forced)
        elif step == 8:
            f.step = 8  # an empty pile may be taken too
            g.ask(f, 9, g.active, PILE_QUESTION, PILE_OPTIONS, [0, 1])
        elif step == 9:
            take_pile(g, g.active, g.reply)
            start(g, SETTLE, g.active, [])
        elif step == 11:
            g.phase = MAIN_PHASE
            start(g, MAIN_ACTIONS, g.active, [])
        elif step == 12:
            g.phase = END
        elif step == 14:
            if end_of_turn(g):
                f.step = 14  # repeated until nothing new says "end of turn"
            start(g, SETTLE, g.active, [])
        elif step == 16:
            start(g, HAND_LIMIT, g.active, [])
        elif NEXT + TURN_END in g.listeners:
            f.step = 14  # something was promised for the end of the turn in a late window
        else:
            end_turn(g)
            f.step = 0


def begin_turn(g: Game) -> None:
    """ "Until the beginning of" ends, what is counted by the turn starts anew, Animals rest."""
    g.turn += 1
    g.phase = START
    g.once = []
    g.shield = {}
    g.tally = {}
    g.seen_positions = {}
    g.looping = False
    g.last_hp = {}
    g.zenith = [0, 0]
    expire(g, UNTIL_YOUR_TURN)
    g.log(Event("TurnBegan", "R:turn-start", g.active, amount=g.turn))
    for card in g.exhausted[:]:
        if g.owner[card] == g.active:
            g.exhausted.remove(card)
            g.arrived.append(card)
            g.log(Event("AnimalRested", "S:exhausted-animals", g.active, g.definition(card).id))


def expire(g: Game, duration: int) -> None:
    for lists in (g.mods, g.listeners):
        for kind in list(lists):
            kept = [a for a in lists[kind] if not has_ended(g, a, duration)]
            if kept:
                lists[kind] = kept
            else:
                del lists[kind]
    forget_gone(g)


def has_ended(g: Game, active: Active, duration: int) -> bool:
    if active.duration in (THIS_DAMAGE, THIS_ACTIVATION):
        return True
    if active.duration != duration:
        return False
    return duration != UNTIL_YOUR_TURN or active.scope.seat == g.active


def start_of_turn(g: Game) -> None:
    """Everything that happens "at the beginning of the turn" waits in one batch, with the checks of the rules."""
    happen(g, TURN_START, -1, g.active)
    call_exiled(g)
    faults = violations(g)
    order_matters = any([p.scope.card >= 0 and g.definition(p.scope.card).moves_spells for p in g.pending])
    if order_matters or any([hangs_on_zenith(g, card) for card in faults]):
        g.pending.append(Pending(PROCEDURES[ZENITH_CHECK], procedure_scope(g)))
    else:
        check_zenith(g)
    if faults:
        g.pending.append(Pending(PROCEDURES[CONTROL_CHECK], procedure_scope(g)))


def call_exiled(g: Game) -> None:
    """Texts that work in exile at the beginning of the turn (Fox)."""
    for seat in (g.active, 1 - g.active):
        for card in g.cards(seat, EXILE):
            for ability in g.definition(card).triggers:
                trigger = cast(Trigger, ability)
                if not trigger.zones & (1 << EXILE) or trigger.zones & (1 << PREPARED):
                    continue
                scope = g.scope_of(card, TRIGGER)
                holds = trigger.condition is None or trigger.condition.holds(g, scope)
                if holds and any([p.matches(g, scope, -1, g.active, -1, 0, 0) for p in trigger.patterns]):
                    g.pending.append(Pending(trigger.body, scope))


def hangs_on_zenith(g: Game, card: int) -> bool:
    """Whether Zenith decides if this card can be discarded, so that it matters which check comes first."""
    abilities = [*g.definition(card).extras, *[gift.ability for gift in g.given.get(card, [])]]
    return any([isinstance(a, KeywordAbility) and isinstance(a.condition, Zenith) for a in abilities])


def procedure_scope(g: Game) -> Scope:
    return Scope(-1, 0, g.active, TRIGGER, -1, [])


def check_zenith(g: Game) -> None:
    """D3.2.6: as many prepared as channeled spells. Permanents, Equipment and Rituals do not count."""
    for seat in (g.active, 1 - g.active):
        prepared = len([c for c in g.cards(seat, PREPARED) if g.definition(c).type == SPELL])
        channeled = len([c for c in g.cards(seat, CHANNELED) if g.definition(c).type == SPELL])
        g.zenith[seat] = 1 if prepared == channeled else 0


class ZenithCheck(Step[Game]):
    def run(self, g: Game, f: Frame) -> None:
        check_zenith(g)
        g.pop()


def violations(g: Game) -> list[int]:
    """Cards that may not stay as they are (D10.7): the control validity check would act on them."""
    found: list[int] = []
    for seat in (g.active, 1 - g.active):
        for card in g.cards(seat, PERMANENTS):
            if NO_HP < g.hp[card] <= 0:
                found.append(card)
        for zone in BOARD:
            for card in g.cards(seat, zone):
                if conflicting(g, card) and card not in found:
                    found.append(card)
    for active in g.listeners.get(STATES, NO_ACTIVES):
        trigger = cast(StateTrigger, active.ability)
        card = active.scope.card
        if trigger.discards_itself and card not in found and is_working(g, active) and trigger.state.holds(g, active.scope):
            found.append(card)
    return found


class ControlCheck(Step[Game]):
    """D10.7: only the discard, none of the card's own text."""

    def run(self, g: Game, f: Frame) -> None:
        if f.step == 1:
            f.vals.append(g.ref(g.reply))
            f.step = 0
        for card in violations(g):
            if g.ref(card) in f.vals:
                continue
            group = conflicting(g, card)
            if not group or (NO_HP < g.hp[card] <= 0 and g.zone[card] == PERMANENTS):
                f.vals.append(g.ref(card))
                if can_be_discarded(g, card):
                    start(g, LEAVE, g.owner[card], [DISCARD, 1, 0, g.ref(card)])
                return
            fixed = [c for c in group if not can_be_discarded(g, c)]
            kept = [c for c in group if g.ref(c) in f.vals]
            if not fixed and not kept:
                options: list[Option] = []
                keys: list[int] = []
                card_options(g, g.owner[card], "keep", group, options, keys)
                g.ask(f, 1, g.owner[card], Question("keep-one", g.definition(card).id), options, keys)
                return
            f.vals.extend([g.ref(c) for c in group])
            gone = [g.ref(c) for c in group if c not in fixed and c not in kept]
            if gone:
                start(g, LEAVE, g.owner[card], [DISCARD, 1, 0, *gone])
            return
        g.pop()


def gathering(g: Game, seat: int) -> tuple[int, list[int]]:
    """How much Mana a player adds, and how much of which element it must be: one addition of it all."""
    amount = GATHERED
    forced = [0, 0, 0, 0, 0, 0]
    for active in g.mods.get(GATHER_AMOUNT, NO_ACTIVES):
        modifier = cast(Modifier, active.ability)
        delta = modifier.delta
        if delta is None or modifier.who is None or not is_working(g, active):
            continue
        if seat not in modifier.who.seats(g, active.scope):
            continue
        change = max(0, delta.amount(g, active.scope))
        amount += change if delta.kind == MORE else -change
        if delta.elements != ANY_ELEMENT:
            for e in range(6):
                if delta.elements & (1 << e):
                    forced[e] += change
    return max(0, amount), forced


def take_pile(g: Game, seat: int, pile: int) -> None:
    taken = 0
    for e in range(6):
        n = g.piles[pile * 6 + e]
        taken += n
        g.reserve[seat * 6 + e] += n
        g.piles[pile * 6 + e] = 0
    g.log(Event("PileTaken", "R:draw-mana", seat, amount=taken, place=PILE_NAMES[pile]))


class MainActions(Step[Game]):
    """The main phase: actions in any order, as many as the player can and wants (R:main-phase)."""

    def run(self, g: Game, f: Frame) -> None:
        seat = g.active
        if f.step == 1:
            f.step = 0
            key = g.reply
            if key == END_KEY:
                g.pop()
                return
            f.step = 2
            self.start_action(g, seat, key)
            return
        if f.step == 2:  # after an action: what it set off, then a window
            f.step = 3
            if is_unsettled(g):
                start(g, SETTLE, seat, [])
                return
        if f.step == 3:
            f.step = 0
            g.opened = None
            if is_window_possible(g):
                start(g, WINDOW, seat, [0])
                return
        g.opened = None
        watch_for_loops(g, seat)
        options: list[Option] = []
        keys: list[int] = []
        hand = [card for card in one_of_each(g, g.cards(seat, HAND)) if why_not_prepare(g, seat, card) is None]
        for card in hand:
            options.append(Option("prepare", g.definitions[g.defs[card]].id))
            keys.append(card)
        for zone in (DISCARD, EXILE):
            for card in g.cards(seat, zone):
                if g.definitions[g.defs[card]].is_own_source and why_not_prepare(g, seat, card) is None:
                    options.append(Option("prepare", g.definition(card).id, PLACES[zone], ordinal_of(g, card)))
                    keys.append(card)
        if FROM in g.mods and g.cards(seat, DECK) and why_not_prepare(g, seat, g.cards(seat, DECK)[-1]) is None:
            options.append(Option("prepare", g.definition(g.cards(seat, DECK)[-1]).id, PLACES[DECK]))
            keys.append(g.cards(seat, DECK)[-1])
        prepared = g.cards(seat, PREPARED)
        if prepared:
            ready = [card for card in prepared if why_not_activate(g, seat, card) is None]
            at = len(keys)
            if ready:
                card_options(g, seat, "activate", ready, options, keys)
                for i in range(at, len(keys)):
                    keys[i] += ACTIVATE_KEY
            at = len(keys)
            free = [card for card in prepared if why_not_channel(g, seat, card) is None]
            if free:
                card_options(g, seat, "channel", free, options, keys)
                for i in range(at, len(keys)):
                    keys[i] += CHANNEL_KEY
        ability_options(g, seat, True, options, keys)
        if can_trade(g, seat):
            options.append(TRADE_OPTION)
            keys.append(TRADE_KEY)
        options.append(END_TURN)
        keys.append(END_KEY)
        g.ask(f, 1, seat, MAIN_QUESTION, options, keys)

    def start_action(self, g: Game, seat: int, key: int) -> None:
        if key == TRADE_KEY:
            start(g, TRADE, seat, [-1, 0, 0, 0, 0, 0, 0])
            self.announce(g, seat)
        elif key >= ABILITY_KEY:
            card = (key - ABILITY_KEY) // 16
            start(g, USE_ABILITY, seat, [(key - ABILITY_KEY) % 16, 0], card)
        elif key >= ACTIVATE_KEY:
            start(g, ACTIVATE, seat, [], key - ACTIVATE_KEY)
        elif key >= CHANNEL_KEY:
            start(g, CHANNEL, seat, [], key - CHANNEL_KEY)
            self.announce(g, seat)
        else:
            start(g, PREPARE, seat, [], key)

    def announce(self, g: Game, seat: int) -> None:
        """The moment between saying what one does and doing it (D4.3)."""
        if is_window_possible(g):
            start(g, WINDOW, seat, [0])


class Channel(Step[Game]):
    """R:channel-a-spell. After the window it must still be possible."""

    def run(self, g: Game, f: Frame) -> None:
        card = f.scope.card
        g.pop()
        if g.stamp[card] == f.scope.stamp and why_not_channel(g, f.scope.seat, card) is None:
            channel(g, f.scope.seat, card)


def watch_for_loops(g: Game, seat: int) -> None:
    """A loop by choice: where free abilities led back to the same position twice, they are refused the third time."""
    g.looping = False
    if not any([has_free_ability(g, card) for zone in STANDING_ZONE for card in g.cards(seat, zone)]):
        return
    health = [g.hp[card] for zones in g.zones for card in zones if is_board(g.zone[card])]
    key = crc32(repr((g.reserve, g.mana, g.piles, g.zone, health, g.life)).encode())
    if g.seen_positions.get(-1) != g.happened:  # asked again without anything having happened does not count
        g.seen_positions[-1] = g.happened
        g.seen_positions[key] = g.seen_positions.get(key, 0) + 1
    g.looping = g.seen_positions.get(key, 0) > MOST_REPEATS


def has_free_ability(g: Game, card: int) -> bool:
    return any([cast(Act, act).is_free() for act in g.definition(card).acts])


def one_of_each(g: Game, cards: list[int]) -> list[int]:
    """One card of each kind; of several the one the other seat knows, so that playing it tells nothing more."""
    found: dict[int, int] = {}
    for card in cards:
        kind = g.defs[card]
        other = found.get(kind)
        if other is None or g.known[card] > g.known[other]:
            found[kind] = card
    return list(found.values())


def channel(g: Game, seat: int, card: int) -> None:
    change_state(g, card, CHANNELED)
    g.log(Event("SpellChanneled", "R:channel-a-spell", seat, g.definition(card).id))
    happen(g, CHANNELED_NOW, card, seat)


def end_of_turn(g: Game) -> bool:
    """Queue what happens "at the end of the turn"; whether there was any of it that had not had its turn yet."""
    if not g.tally.get(TURN_END * 2 + g.active):
        happen(g, TURN_END, -1, g.active)
    kind = NEXT + TURN_END
    found = False
    for active in g.listeners.pop(kind, []):
        promise = cast(Next, active.ability)
        if promise.body is not None:
            scope = triggered_scope(g, active, -1, g.active, 0)
            g.pending.append(Pending(promise.body, scope))
            found = True
    return found


def end_turn(g: Game) -> None:
    expire(g, THIS_TURN)
    g.log(Event("TurnEnded", "R:end-of-turn", g.active))
    g.active = 1 - g.active


def hand_size(g: Game, seat: int) -> int:
    """Seven, or what the latest effect says (D4.6)."""
    size = MAX_HAND
    for active in g.mods.get(HAND_SIZE, NO_ACTIVES):
        modifier = cast(Modifier, active.ability)
        if modifier.who is None or modifier.value is None or not is_working(g, active):
            continue
        if seat in modifier.who.seats(g, active.scope):
            size = max(0, modifier.value.of(g, active.scope))
    return size


class HandLimit(Step[Game]):
    """R:end-of-turn: discard down to the hand size, cards of one's choice."""

    def run(self, g: Game, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == 1:
            f.step = 0
            start(g, SETTLE, seat, [])
            start(g, LEAVE, seat, [DISCARD, 0, 0, g.ref(g.reply)])
            return
        hand = g.cards(seat, HAND)
        excess = len(hand) - hand_size(g, seat)
        if excess <= 0:
            g.pop()
            return
        options: list[Option] = []
        keys: list[int] = []
        card_options(g, seat, "discard", hand, options, keys)
        g.ask(f, 1, seat, Question("hand-limit", amount=excess), options, keys)


procedure(TURN, Turn())
procedure(ZENITH_CHECK, ZenithCheck())
procedure(CONTROL_CHECK, ControlCheck())
procedure(MAIN_ACTIONS, MainActions())
procedure(CHANNEL, Channel())
procedure(HAND_LIMIT, HandLimit())
