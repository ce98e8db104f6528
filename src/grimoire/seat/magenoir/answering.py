"""What a window answers: what somebody has just announced, and at whom or what."""

from collections.abc import Sequence

from grimoire.kernel.frame import Frame
from grimoire.magenoir.game import CARD_BITS, Game
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.procedure_numbers import ACTIVATE, PREPARE, PROCEDURES, TRADE, USE_ABILITY
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.words import SEAT


def what_is_answered(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int) -> str:
    """ "Bob announced the activation of Tornado, targeting you"; empty where nothing was announced."""
    for frame in reversed(g.stack[:-1]):
        for number, kind in ((ACTIVATE, "activate"), (USE_ABILITY, "use"), (PREPARE, "prepare"), (TRADE, "trade")):
            if frame.node is PROCEDURES.get(number):
                return announced(wording, g, names, seat, frame, kind)
    return ""


def announced(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int, frame: Frame, kind: str) -> str:
    scope = frame.scope
    name = wording.mark(SEAT, scope.seat, names[scope.seat])
    who = "you" if scope.seat == seat else "other"
    card = wording.card(g.definition(scope.card).id) if scope.card >= 0 else ""
    targets = ", ".join(targets_of(wording, g, names, seat, scope.card))
    said = wording.say("answers-announced", kind=kind, who=who, name=name, card=card)
    return wording.say("answers-targets", said=said, targets=targets) if targets else said


def targets_of(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int, card: int) -> list[str]:
    """Whom and what the announced text names; only what everybody sees."""
    found: list[str] = []
    for frame in g.parked:
        if frame.scope.card != card:
            continue
        for refs in frame.scope.picks.values():
            found += [named(wording, g, names, seat, ref) for ref in refs]
    return list(dict.fromkeys(name for name in found if name))


def named(wording: MageNoirWording, g: Game, names: Sequence[str], seat: int, ref: int) -> str:
    if ref in (-1, -2):
        player = seat_of(ref)
        return wording.say("you-targeted") if player == seat else wording.mark(SEAT, player, names[player])
    if ref < CARD_BITS or g.live(ref) < 0:
        return ""
    return wording.card(g.definition(ref % CARD_BITS).id)
