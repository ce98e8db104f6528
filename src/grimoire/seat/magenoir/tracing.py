"""A choice of Mage Noir carried out frame by frame in a copy: whose text, or which part of the rules, each event came of, and
the number before and after it."""

from collections.abc import Sequence
from typing import Final

from grimoire.kernel.chain_watch import LONG_CHAIN
from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame
from grimoire.magenoir.damage import AMOUNT, TARGET
from grimoire.magenoir.facts.health import DamageInflicted, HealthGained, HealthTouched
from grimoire.magenoir.facts.mana import ManaGathered, ManaReturned, ManaTaken, PileTaken
from grimoire.magenoir.game import Game
from grimoire.magenoir.leaving_and_discarding import BY_ACTIVATION, CARD, FLAGS, NONE_GOING
from grimoire.magenoir.procedure_numbers import (
    ACTIVATE,
    CHANNEL,
    CONFLICT,
    CONTROL_CHECK,
    DAMAGE,
    DRAW,
    FALL,
    FORGE_AWAY,
    HAND_LIMIT,
    LEAVE,
    PAY,
    PREPARE,
    PROCEDURES,
    SETUP_GAME,
    TRADE,
    USE_ABILITY,
    ZENITH_CHECK,
)
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.text_source import speaker_id
from grimoire.seat.magenoir.because import number_changers
from grimoire.seat.magenoir.blows import changes_of
from grimoire.seat.tracing import NO_TRACE, Trace

# Parts of the rules that do something by themselves.
WAYS: Final = {
    FALL: "fall",
    CONFLICT: "too-many",
    CONTROL_CHECK: "control",
    HAND_LIMIT: "hand-limit",
    FORGE_AWAY: "forge",
    ZENITH_CHECK: "zenith",
    SETUP_GAME: "setup",
}
ACTS: Final = frozenset((PREPARE, ACTIVATE, USE_ABILITY, CHANNEL, TRADE, PAY))  # what a player does, mostly with a card
GATHERED: Final = (ManaGathered, PileTaken)  # what a player chooses in a turn's course
GAINS: Final = (ManaTaken, PileTaken, ManaReturned)  # what makes a reserve larger


class Numbers:
    """All that somebody may have lost or won, as it stands."""

    def __init__(self, g: Game) -> None:
        self.life = g.life[:]
        self.hp = g.hp[:]
        self.reserve = [sum(g.reserve[seat * 6 : seat * 6 + 6]) for seat in range(2)]


def traced(g: Game, form: str, waiting: Sequence[Trace]) -> tuple[list[Trace], list[Trace]]:
    """One for each event that this choice leads to, as far as it was watched; and for each frame that waits then, by what it
    was begun, which is given for those that wait now. `g` is a copy, and is used up."""
    g.answer(g.index_of(form))
    found: list[Trace] = []
    begun = Begun(g.stack, waiting)
    for _ in range(LONG_CHAIN):
        if g.asked >= 0 or not g.stack or g.over:
            break
        below, told, before = g.stack[:], len(g.events), Numbers(g)
        top = below.pop()
        arriving = g.clone() if top.node is PROCEDURES[DAMAGE] else None
        cause = cause_of(g, top, below, begun)
        top.node.run(g, top)
        begun.note(g.stack, [*below, top], cause)
        if len(g.events) > told:
            if arriving is not None:
                arriving.stack[-1].vals[AMOUNT : TARGET + 1] = top.vals[AMOUNT : TARGET + 1]
            found += [counted(g, cause, event, before, arriving) for event in g.events[told:]]
    return found, [begun.of(frame) for frame in g.stack]


class Begun:
    """By which text a procedure was begun: most texts are done, and gone, before what they began runs."""

    def __init__(self, frames: Sequence[Frame], causes: Sequence[Trace]) -> None:
        self.frames = list(frames)  # kept, so that no other frame comes to have the id of one that is gone
        self.causes = {id(frame): cause for frame, cause in zip(frames, causes, strict=False)}

    def note(self, now: Sequence[Frame], before: Sequence[Frame], cause: Trace) -> None:
        if not cause.card:
            return
        known = {id(frame) for frame in before}
        for frame in now:
            if frame.scope.home < 0 and id(frame) not in known and id(frame) not in self.causes:
                self.frames.append(frame)
                self.causes[id(frame)] = cause

    def of(self, frame: Frame) -> Trace:
        return self.causes.get(id(frame), NO_TRACE)


def cause_of(g: Game, top: Frame, below: Sequence[Frame], begun: Begun) -> Trace:
    """The text that is being carried out; else the rule, or what a player does."""
    frames = [top, *reversed(below)]
    for frame in frames:
        s = frame.scope
        if s.home >= 0:
            return Trace(card=speaker_id(g, s), seat=s.seat)
        number = frame.node.number if frame.node.home < 0 else -1
        if number == LEAVE and frame.vals[FLAGS] & BY_ACTIVATION and frame.vals[CARD] != NONE_GOING:
            return Trace(card=g.definition(frame.vals[CARD] % CARD_BITS).id, seat=s.seat)
        if number in WAYS:
            return Trace(way=WAYS[number], seat=s.seat)
        if number in ACTS:
            return Trace(card=g.definition(s.card).id if s.card >= 0 else "", seat=s.seat)
        if (cause := begun.of(frame)).card:
            return cause
    drawn = any(frame.node is PROCEDURES[DRAW] for frame in frames)
    return Trace(way="draw" if drawn else "turn", seat=top.scope.seat)


def counted(g: Game, cause: Trace, event: Event, before: Numbers, arriving: Game | None) -> Trace:
    """With the number that changed; what was counted is noted in `before`, for what follows in the same moment."""
    if cause.way == "turn" and isinstance(event, GATHERED):
        cause = Trace(seat=event.seat)
    if isinstance(event, GAINS):
        was = before.reserve[event.seat]
        before.reserve[event.seat] = was + event.amount
        return Trace(cause.card, cause.way, cause.seat, was, was + event.amount)
    if not isinstance(event, HealthTouched):
        return cause
    change = event.amount if isinstance(event, HealthGained) else -event.amount
    changed = changed_on_its_way(arriving, event) if isinstance(event, DamageInflicted) and arriving is not None else {}
    if event.player >= 0:
        was = before.life[event.player]
        before.life[event.player] = was + change
        return Trace(cause.card, cause.way, cause.seat, was, was + change, changed=changed)
    card = hit_card(g, event.target, before)
    if card < 0:
        return Trace(cause.card, cause.way, cause.seat, changed=changed)
    was = before.hp[card]
    before.hp[card] = was + change
    return Trace(cause.card, cause.way, cause.seat, was, was + change, card, changed)


def hit_card(g: Game, id: str, before: Numbers) -> int:
    """The card of this name whose Health Points are not what they were; where none's are, the only one there is."""
    called = [card for card in range(len(before.hp)) if g.definition(card).id == id]
    hurt = [card for card in called if g.hp[card] != before.hp[card]]
    return hurt[0] if hurt else called[0] if len(called) == 1 else -1


def changed_on_its_way(arriving: Game, event: DamageInflicted) -> dict[str, int]:
    """Which cards made the damage more or less than was said, and which made the text that deals it say another number."""
    frame = arriving.stack[-1]
    source = frame.scope.card
    found = {} if source < 0 else dict.fromkeys(number_changers(arriving, source), 0)
    if event.amount != frame.vals[AMOUNT]:
        found |= changes_of(arriving, frame.vals[TARGET])
    return found
