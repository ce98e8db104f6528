"""What a window answers: what somebody has just announced, and at whom or what."""

from collections.abc import Sequence
from typing import Final

from grimoire.kernel.frame import Frame
from grimoire.magenoir.game import Game
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.procedure_numbers import ACTIVATE, CHANNEL, MAIN_ACTIONS, PREPARE, PROCEDURES, TRADE, USE_ABILITY
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.turn import ASK_PILE, DRAW_STEP, END_BATCH, GATHER_STEP, LAST_STEP, LIMIT_STEP, MAIN_STEP, START_BATCH
from grimoire.seat.looking import Look
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import SEAT

ANNOUNCED: Final = ((ACTIVATE, "activate"), (USE_ABILITY, "use"), (PREPARE, "prepare"), (TRADE, "trade"), (CHANNEL, "channel"))
# The step a turn goes on with after the window.
MOMENTS: Final = {
    START_BATCH: "begins",
    DRAW_STEP: "began",
    GATHER_STEP: "drawn",
    ASK_PILE: "gathered",
    MAIN_STEP: "taken",
    END_BATCH: "ends",
    LIMIT_STEP: "ended",
    LAST_STEP: "discarded",
}


def announced_card(g: Game) -> int:
    """The card that was announced; -1 where none was."""
    frame = announcing(g)
    return -1 if frame is None else frame[0].scope.card


def announcing(g: Game) -> tuple[Frame, str] | None:
    """What waits for answers, and which kind of act it is."""
    for frame in reversed(g.stack[:-1]):
        for number, kind in ANNOUNCED:
            if frame.node is PROCEDURES[number]:
                return frame, kind
    return None


def what_is_answered(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int) -> str:
    """ "Bob announced the activation of Tornado, targeting you"; empty where nothing was announced."""
    found = announcing(g)
    return "" if found is None else announced(wording, g, names, seat, *found)


def moment(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int) -> str:
    """ "Bob's turn begins": between which parts of a turn a window lies, where nothing was announced."""
    before = g.stack[-2]
    kind = "acted" if before.node is PROCEDURES[MAIN_ACTIONS] else MOMENTS.get(before.step, "")
    if not kind:
        return ""
    name = wording.mark(SEAT, g.active, names[g.active])
    return wording.say("answers-moment", kind=kind, who="you" if g.active == seat else "other", name=name)


def announced(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int, frame: Frame, kind: str) -> str:
    scope = frame.scope
    name = wording.mark(SEAT, scope.seat, names[scope.seat])
    who = "you" if scope.seat == seat else "other"
    card = wording.card(g.definition(scope.card).id) if scope.card >= 0 else ""
    targets = ", ".join(targets_of(wording, g, names, seat, scope.card))
    said = wording.say("answers-announced", kind=kind, who=who, name=name, card=card)
    return wording.say("answers-targets", said=said, targets=targets) if targets else said


def targets_of(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int, card: int) -> list[str]:
    """Whom and what the announced text names."""
    found = [named(wording, g, names, seat, ref) for ref in targeted(g, card)]
    return list(dict.fromkeys(name for name in found if name))


def targeted(g: Game, card: int) -> list[int]:
    """References of what the announced text aims at; only what everybody sees."""
    picks = [refs for frame in g.parked if frame.scope.card == card for refs in frame.scope.picks.values()]
    return list(dict.fromkeys(ref for refs in picks for ref in refs))


def aimed_at(g: Game, look: Look) -> list[str]:
    """Handles of the players and things that what was announced aims at."""
    card = announced_card(g)
    found = [handle_of(g, look, ref) for ref in targeted(g, card)] if card >= 0 else []
    return [handle for handle in found if handle]


def handle_of(g: Game, look: Look, ref: int) -> str:
    if ref in (-1, -2):
        return f"player.{seat_of(ref)}"
    return "" if ref < CARD_BITS or g.live(ref) < 0 else look.handle(ref % CARD_BITS)


def named(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int, ref: int) -> str:
    if ref in (-1, -2):
        player = seat_of(ref)
        return wording.say("you-targeted") if player == seat else wording.mark(SEAT, player, names[player])
    if ref < CARD_BITS or g.live(ref) < 0:
        return ""
    return wording.card(g.definition(ref % CARD_BITS).id)
