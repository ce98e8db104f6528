"""How a turn unfolds: start, draw, Mana gathering, main phase, end (R:overview-of-a-turn)."""

from typing import Final, cast

from grimoire.kernel.event import TurnBegan
from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.announcing import BOTH, THE_OTHER, open_window
from grimoire.magenoir.control_validity import await_control_check, check_control, violations
from grimoire.magenoir.definition import (
    NO_ACTIVES,
    STANDING,
    THIS_ACTIVATION,
    THIS_DAMAGE,
    THIS_TURN,
    UNTIL_YOUR_TURN,
    WHILE_IN_PLAY,
    Active,
)
from grimoire.magenoir.drawing import draw
from grimoire.magenoir.facts.play import TurnEnded
from grimoire.magenoir.facts.spells import AnimalRested
from grimoire.magenoir.hand_limit import heed_hand_limit
from grimoire.magenoir.indivisible_actions import Body
from grimoire.magenoir.main_phase import start_main_actions
from grimoire.magenoir.mana import PILE_NAMES, gather_mana
from grimoire.magenoir.mana_gathering_phase import gathering, take_pile
from grimoire.magenoir.modifiers import CANNOT
from grimoire.magenoir.occurrences import DISCARDED, DRAWING, DRAWN, TO_HAND, TURN_END, TURN_START, is_forbidden
from grimoire.magenoir.procedure_numbers import (
    TURN,
)
from grimoire.magenoir.procedures import procedure, settle, start
from grimoire.magenoir.state import DRAW_PHASE, END, GATHER, MAIN_PHASE, NEVER, START, TRIGGER, Pending, State
from grimoire.magenoir.triggers import (
    NEXT,
    STATES,
    Next,
    StateTrigger,
    Trigger,
    from_exile,
    happen,
    replacements,
    triggered_scope,
)
from grimoire.magenoir.unique_and_equipment_limits import is_close
from grimoire.magenoir.zenith import await_zenith_check, check_zenith, hangs_on_zenith, is_zenith_spoken_of, works_at_zenith
from grimoire.magenoir.zones import (
    ANIMALS,
    EXILE,
    ZONES,
)

PILE_OPTIONS: Final = [Option("take", pile=name) for name in PILE_NAMES]
PILE_QUESTION: Final = Question("take-pile")

# The steps of a turn, and the windows between them.
TURN_BEGIN: Final = 0
BEGUN_WINDOW: Final = 1
START_BATCH: Final = 2
STARTED_WINDOW: Final = 3
DRAW_STEP: Final = 4
DRAWN_WINDOW: Final = 5
GATHER_STEP: Final = 6
GATHERED_WINDOW: Final = 7
ASK_PILE: Final = 8
TAKE_PILE: Final = 9
BEFORE_MAIN: Final = 10
MAIN_STEP: Final = 11
END_STEP: Final = 12
ENDING_WINDOW: Final = 13
END_BATCH: Final = 14
ENDED_WINDOW: Final = 15
LIMIT_STEP: Final = 16
LAST_WINDOW: Final = 17
LAST_STEP: Final = 18
WINDOWS: Final = (  # as bits
    1 << BEGUN_WINDOW
    | 1 << STARTED_WINDOW
    | 1 << DRAWN_WINDOW
    | 1 << GATHERED_WINDOW
    | 1 << BEFORE_MAIN
    | 1 << ENDING_WINDOW
    | 1 << ENDED_WINDOW
    | 1 << LAST_WINDOW
)
BREAKING: Final[tuple[str, ...]] = ("silence", "discard", "move")  # words by which a text can make too many of what was allowed


def start_turns(g: State, step: int = TURN_BEGIN) -> None:
    """One turn after the other from here on, the first from this step on."""
    frame = start(g, TURN, g.active, [])
    frame.step = step


class Turn(Step[State]):
    """A turn after the other, until the game is over."""

    def run(self, g: State, f: Frame) -> None:
        step = f.step
        g.opened = None
        f.step = step + 1
        if WINDOWS >> step & 1:  # windows: asked for when their moment has come
            open_window(g, THE_OTHER if step == BEFORE_MAIN else BOTH)
        elif step == TURN_BEGIN:
            begin_turn(g)
        elif step == START_BATCH:
            if start_of_turn(g):
                settle(g)
                check_control(g)  # what the beginning of the turn has done is checked too
            settle(g)
        elif step == DRAW_STEP:  # R:draw-phase
            g.phase = DRAW_PHASE
            skips = bool(g.mods[CANNOT]) and is_forbidden(g, DRAWING, -1, g.active)
            if g.turn > 1 and not skips:  # R:first-turn-of-the-first-player
                settle(g)
                draw(g, g.active, 1)
        elif step == GATHER_STEP:
            g.phase = GATHER
            settle(g)
            amount, forced = gathering(g, g.active)
            gather_mana(g, g.active, amount, forced)
        elif step == ASK_PILE:
            f.step = ASK_PILE  # an empty pile may be taken too
            g.ask(f, TAKE_PILE, g.active, PILE_QUESTION, Offer(PILE_OPTIONS, [0, 1]))
        elif step == TAKE_PILE:
            take_pile(g, g.active, g.reply)
            settle(g)
        elif step == MAIN_STEP:
            g.phase = MAIN_PHASE
            start_main_actions(g)
        elif step == END_STEP:
            g.phase = END
            g.passed = NEVER  # that the turn ends is news, also where nothing else is
        elif step == END_BATCH:
            if end_of_turn(g):
                f.step = END_BATCH  # repeated until nothing new says "end of turn"
            settle(g)
        elif step == LIMIT_STEP:
            heed_hand_limit(g)
        elif any([is_awaited(g, active) for active in g.listeners[NEXT + TURN_END]]):
            f.step = END_BATCH  # something was promised for the end of the turn in a late window
        else:
            end_turn(g)
            f.step = TURN_BEGIN


def begin_turn(g: State) -> None:
    """ "Until the beginning of" ends, what is counted by the turn starts anew, Animals rest."""
    g.turn += 1
    g.phase = START
    g.once = []
    g.shield = {}
    g.heard = {}
    g.tally = {}
    g.led_back = {}
    g.released = {}
    g.last_hp = {}
    g.zenith = [0, 0]
    expire(g, UNTIL_YOUR_TURN)
    g.log(TurnBegan("R:turn-start", turn=g.turn, seat=g.active))
    for card in g.cards(g.active, ANIMALS):  # as they lie: when each was turned is nothing a table shows
        if card in g.exhausted:
            g.exhausted.remove(card)
            g.arrived.append(card)
            g.log(AnimalRested("S:exhausted-animals", g.active, g.definition(card).id))


def expire(g: State, duration: int) -> None:
    for lists in (g.mods, g.listeners):
        for kind, actives in enumerate(lists):
            if not actives:
                continue
            for active in actives:
                if active.duration != STANDING and has_ended(g, active, duration):
                    lists[kind] = [a for a in actives if not has_ended(g, a, duration)]
                    break


def has_ended(g: State, active: Active, duration: int) -> bool:
    lasts = active.duration
    if lasts == STANDING:
        return False
    if lasts == THIS_DAMAGE or lasts == THIS_ACTIVATION:
        return True
    if lasts == WHILE_IN_PLAY:  # on cards that are gone
        return not any([g.live(ref) >= 0 for ref in active.bound])
    if lasts != duration:
        return False
    return duration != UNTIL_YOUR_TURN or active.scope.seat == g.active


def start_of_turn(g: State) -> bool:
    """Everything that happens "at the beginning of the turn" waits in one batch, with the checks of the rules (R:turn-start).

    The control check is put in order with the rest where its place can matter, and is made last otherwise; whether that is
    still to be done.
    """
    strike(g, TURN_START)
    call_exiled(g)
    faults = violations(g)
    if not faults and not g.pending:  # mostly
        check_zenith(g)
        return False
    sources = [waiting.scope.card for waiting in g.pending if waiting.scope.card >= 0]
    order_matters = any([g.definition(card).moves_spells for card in sources]) or (len(sources) > 0 and works_at_zenith(g))
    if not order_matters:
        order_matters = any([is_saved(g, waiting) or draws_on(g, waiting) for waiting in g.pending])
    if is_zenith_spoken_of(g) and (order_matters or any([hangs_on_zenith(g, card) for card in faults + sources])):
        await_zenith_check(g)
    else:
        check_zenith(g)
    if not faults and not any([may_break(g, waiting) for waiting in g.pending]):
        return bool(g.pending)
    await_control_check(g)
    return False


def strike(g: State, kind: int) -> None:
    """A moment of the turn has come, for whatever waits for it. By itself that is nothing anybody could answer."""
    quiet = g.passed == g.happened
    happen(g, kind, -1, g.active)
    if quiet:
        g.passed = g.happened


def may_break(g: State, waiting: Pending) -> bool:
    """Whether an effect of the beginning of the turn can leave a fault for the check: by taking away what allowed so many,
    or by ending its own card's right to stay, where something else keeps that card."""
    verbs = waiting.node.verbs if isinstance(waiting.node, Body) else []
    return (any([verb in BREAKING for verb in verbs]) and is_close(g)) or is_saved(g, waiting)


def is_saved(g: State, waiting: Pending) -> bool:
    """Whether an effect of the beginning of the turn can end its own card's right to stay, and something else goes for it."""
    card = waiting.scope.card
    if card < 0 or not replacements(g, DISCARDED, card, g.owner[card], g.zone[card]):
        return False
    return any([a.scope.card == card and cast(StateTrigger, a.ability).discards_itself for a in g.listeners[STATES]])


def draws_on(g: State, waiting: Pending) -> bool:
    """Whether an effect of the beginning of the turn draws, and what waits for cards drawn may discard some: one of them may
    come to lie channeled for it."""
    if not isinstance(waiting.node, Body) or "draw" not in waiting.node.verbs:
        return False
    bodies = [cast(Trigger, active.ability).body for kind in (DRAWN, TO_HAND) for active in g.listeners[kind]]
    return any([isinstance(body, Body) and ("discard" in body.verbs or "phase" in body.verbs) for body in bodies])


def call_exiled(g: State) -> None:
    """Texts that work in exile at the beginning of the turn (Fox)."""
    for seat in (g.active, 1 - g.active):
        for card in g.zones[seat * ZONES + EXILE]:
            for trigger in from_exile(g, card):
                g.pending.append(Pending(trigger.body, g.scope_of(card, TRIGGER)))


def end_of_turn(g: State) -> bool:
    """Queue what happens "at the end of the turn"; whether there was any of it that had not had its turn yet."""
    if not g.tally.get(TURN_END * 2 + g.active):
        strike(g, TURN_END)
    kind = NEXT + TURN_END
    found = False
    promised = g.listeners[kind]
    g.listeners[kind] = NO_ACTIVES
    for active in promised:
        promise = cast(Next, active.ability)
        if not is_awaited(g, active):
            g.listeners[kind] = [*g.listeners[kind], active]
        elif promise.body is not None:
            scope = triggered_scope(g, active, -1, g.active, 0)
            g.pending.append(Pending(promise.body, scope))
            found = True
    return found


def is_awaited(g: State, active: Active) -> bool:
    """Whether something waits for the end of this turn, and not of the other player's."""
    return cast(Next, active.ability).pattern.matches(g, active.scope, -1, g.active, -1, 0, 0)


def end_turn(g: State) -> None:
    expire(g, THIS_TURN)
    g.log(TurnEnded("R:end-of-turn", g.active))
    g.active = 1 - g.active


procedure(TURN, Turn())
