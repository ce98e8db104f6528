"""Damage that is on its way: from which card to whom, and what would become of whoever takes it."""

from typing import Final, cast

from grimoire.kernel.offer import cards_meant
from grimoire.kernel.option import Decision
from grimoire.magenoir.damage import AMOUNT, TARGET, arriving, capped
from grimoire.magenoir.definition import Active
from grimoire.magenoir.game import Game
from grimoire.magenoir.indestructible import can_be_discarded
from grimoire.magenoir.modifiers import AT_MOST, DEALT, MORE, SHIELD, TAKEN, Modifier
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.references import CARD_BITS
from grimoire.seat.ask import Blow
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.presenter import Look
from grimoire.seat.wording import NONE
from grimoire.seat.words import Words, spans

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
