"""A choice of Mage Noir carried out frame by frame in a copy: whose text, or which part of the rules, each event came of, and
the number before and after it."""

from collections.abc import Sequence
from typing import Final, cast

from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame
from grimoire.kernel.offer import cards_meant
from grimoire.kernel.option import Decision
from grimoire.magenoir.damage import AMOUNT, TARGET, arriving, capped
from grimoire.magenoir.definition import Active
from grimoire.magenoir.facts.health import DamageInflicted, HealthGained, HealthTouched
from grimoire.magenoir.facts.mana import ManaGathered, ManaReturned, ManaTaken, PileTaken
from grimoire.magenoir.game import Game
from grimoire.magenoir.indestructible import can_be_discarded
from grimoire.magenoir.leaving_and_discarding import BY_ACTIVATION, CARD, FLAGS, NONE_GOING
from grimoire.magenoir.modifiers import AT_MOST, DEALT, MORE, SHIELD, TAKEN, Modifier
from grimoire.magenoir.players import seat_of
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
from grimoire.seat.ask import Blow
from grimoire.seat.looking import Look
from grimoire.seat.magenoir.because import number_changers
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.tracing import Begun, Trace, Watching, carried_out
from grimoire.seat.wording import NONE, Words, spans

REDIRECT: Final = "redirect"
CHANGING: Final = (DEALT, TAKEN, SHIELD)  # queries that change damage on its way, in the order of D5.1


def blow_of(wording: MageNoirWording, g: Game, look: Look, decision: Decision) -> Blow | None:
    """What a Protector may take instead."""
    if decision.question.id != REDIRECT:
        return None
    frame = g.stack[-1]
    target = frame.vals[TARGET]
    source = look.handle(frame.scope.card) if frame.scope.card >= 0 else ""
    aimed = f"player.{seat_of(target)}" if target < 0 else look.handle(target % CARD_BITS)
    return Blow(frame.vals[AMOUNT], source, aimed, changes_said(wording, g, target))


def blow_details(wording: MageNoirWording, g: Game, decision: Decision) -> list[str]:
    """What each option comes to: "7 → 4 HP"; "2 → 0 HP; falls"."""
    aimed = g.stack[-1].vals[TARGET]
    found: list[str] = []
    for index, option in enumerate(decision.options):
        protects = option.verb == REDIRECT
        found.append(detail(wording, g, g.ref(cards_meant(g, index)[0]) if protects else aimed, not protects))
    return found


def detail(wording: MageNoirWording, g: Game, target: int, named: bool) -> str:
    """`named`: the option does not say whom it hits, so this does."""
    amount = arrives(g, target, [active for query in CHANGING for active in g.mods[query]])
    card = -1 if target < 0 else target % CARD_BITS
    before = g.life[seat_of(target)] if card < 0 else g.hp[card]
    after = max(0, before - amount)
    falls = card >= 0 and after <= 0 and can_be_discarded(g, card)
    name = wording.card(g.definition(card).id) if card >= 0 and named else NONE
    mana = sum(g.mana[card * 6 : card * 6 + 6]) if falls else 0
    return wording.say("blow-detail", card=name, before=before, after=after, falls="yes" if falls else "no", mana=mana)


def arrives(g: Game, target: int, changing: list[Active]) -> int:
    """What is left of the damage when it comes to this target, if of all that changes damage only these did."""
    copy = g.clone()
    for query in CHANGING:
        copy.mods[query] = [active for active in copy.mods[query] if any(active is one for one in changing)]
    frame = copy.stack[-1]
    return capped(copy, frame.scope, arriving(copy, frame.scope, frame.vals[AMOUNT], target, True), target)


def place_in_sequence(active: Active) -> int:
    """Increases first, limits last (D5.1)."""
    delta = cast(Modifier, active.ability).delta
    kind = -1 if delta is None else delta.kind
    return 0 if kind == MORE else 2 if kind == AT_MOST else 1


def changes_of(g: Game, target: int) -> dict[str, int]:
    """By card, how much more or less of the damage comes to this target because of it: each counts after those before it."""
    found: dict[str, int] = {}
    counted: list[Active] = []
    before = arrives(g, target, counted)
    for active in sorted((active for query in CHANGING for active in g.mods[query]), key=place_in_sequence):
        counted.append(active)
        after = arrives(g, target, counted)
        id = g.definitions[active.scope.home].id
        found[id] = found.get(id, 0) + after - before
        before = after
    return {id: change for id, change in found.items() if change}


def changes_said(wording: MageNoirWording, g: Game, target: int) -> Words:
    """ "You take 1 less for Bark armor."; nothing where all of it comes."""
    said = [
        wording.say("blow-change", amount=abs(change), way="more" if change > 0 else "less", card=wording.card(id))
        for id, change in changes_of(g, target).items()
    ]
    if not said:
        return []
    card = NONE if target < 0 else wording.card(g.definition(target % CARD_BITS).id)
    return spans(wording.say("blow-changes", card=card, changes=", ".join(said)))


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
    """As `carried_out` says it, of a choice of Mage Noir."""
    return carried_out(g, form, waiting, Watch())


class Watch(Watching[Game, "Moment"]):
    def before(self, g: Game, top: Frame) -> "Moment":
        return Moment(Numbers(g), g.clone() if top.node is PROCEDURES[DAMAGE] else None)

    def cause(self, g: Game, top: Frame, below: Sequence[Frame], begun: Begun) -> Trace:
        return cause_of(g, top, below, begun)

    def counted(self, g: Game, cause: Trace, told: Sequence[Event], before: "Moment", top: Frame) -> list[Trace]:
        if before.arriving is not None:
            before.arriving.stack[-1].vals[AMOUNT : TARGET + 1] = top.vals[AMOUNT : TARGET + 1]
        return [counted(g, cause, event, before.numbers, before.arriving) for event in told]


class Moment:
    """What is known before a frame runs."""

    def __init__(self, numbers: Numbers, arriving: Game | None) -> None:
        self.numbers = numbers
        self.arriving = arriving  # the position, where damage is about to arrive


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
