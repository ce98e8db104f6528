"""Damage that is on its way: from which card to whom, and what would become of whoever takes it."""

from typing import Final

from grimoire.kernel.offer import cards_meant
from grimoire.kernel.option import Decision
from grimoire.magenoir.damage import AMOUNT, TARGET, arriving, capped
from grimoire.magenoir.game import Game
from grimoire.magenoir.indestructible import can_be_discarded
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.references import CARD_BITS
from grimoire.seat.ask import Blow
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.presenter import Look
from grimoire.seat.wording import NONE

REDIRECT: Final = "redirect"


def blow_of(g: Game, look: Look, decision: Decision) -> Blow | None:
    """What a Protector may take instead."""
    if decision.question.id != REDIRECT:
        return None
    frame = g.stack[-1]
    target = frame.vals[TARGET]
    source = look.handle(frame.scope.card) if frame.scope.card >= 0 else ""
    aimed = f"player.{seat_of(target)}" if target < 0 else look.handle(target % CARD_BITS)
    return Blow(frame.vals[AMOUNT], source, aimed)


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
    copy = g.clone()
    frame = copy.stack[-1]
    amount = capped(copy, frame.scope, arriving(copy, frame.scope, frame.vals[AMOUNT], target, True), target)
    card = -1 if target < 0 else target % CARD_BITS
    before = g.life[seat_of(target)] if card < 0 else g.hp[card]
    after = max(0, before - amount)
    falls = card >= 0 and after <= 0 and can_be_discarded(g, card)
    name = wording.card(g.definition(card).id) if card >= 0 and named else NONE
    mana = sum(g.mana[card * 6 : card * 6 + 6]) if falls else 0
    return wording.say("blow-detail", card=name, before=before, after=after, falls="yes" if falls else "no", mana=mana)
