"""What choices in a row are good for, in a sentence: who loses what, what can be played then, what is paid for.

They are made in the seat's own sample, and followed no further than what it may know: to where something hidden comes out.
"""

from collections.abc import Sequence
from typing import Final, cast

from grimoire.bots.magenoir.wants import Plans
from grimoire.magenoir.game import Game
from grimoire.magenoir.legality import why_missing
from grimoire.magenoir.zones import HAND
from grimoire.match.magenoir.suggesting import suggested_in
from grimoire.match.stops import PASS
from grimoire.seat.looking import Look
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import SEAT, Words, spans

MOST_CHOICES: Final = 24  # of an action, with those that others make in it
MOST_CARDS: Final = 2  # named in one sentence
GATHERING: Final = ("gather", "take-pile", "trade-for", "trade-give")
END: Final = "end turn"
LETTING_BE: Final = (PASS, "keep")  # what others choose who let things be: they answer nothing, and no Protector takes a blow


def advantages(wording: MageNoirWording, look: Look, names: Sequence[str], forms: Sequence[str]) -> Words:
    g = cast(Game, look.position)
    ahead = followed(g, look, forms)
    parts = [*hurt(wording, g, ahead, look.seat, names), *ready(wording, g, ahead, look.seat)]
    if not parts and g.question.id in GATHERING:
        parts = paid(wording, g, ahead, look.seat)
    if not parts and len(forms) > 1:
        parts = followed_by(wording, g, forms)
    return spans(wording.say("hint-why", why="; ".join(parts))) if parts else []


def followed(g: Game, look: Look, forms: Sequence[str]) -> Game:
    """After these choices, and what belongs to them: others let things be, Mana moves as the game would move it. A choice by
    which something hidden comes out is not followed: what came of it would be that of one sample."""
    ahead = g.clone()
    waiting = list(forms)
    for _ in range(MOST_CHOICES):
        if ahead.over or ahead.asked < 0 or ahead.turn != g.turn:
            break
        offered = [option.form for option in ahead.options]
        decision = ahead.decision()
        assert decision is not None  # somebody is asked
        if ahead.asked != look.seat:
            letting = next((form for form in LETTING_BE if form in offered), "")
            if not letting:
                break
            chosen = offered.index(letting)
        elif waiting and waiting[0] in offered and waiting[0] != END:
            chosen = offered.index(waiting.pop(0))
        elif ahead.opened is not None or decision.question.id in GATHERING:
            chosen = max(0, suggested_in(ahead, decision, look.number)) if decision.question.id in GATHERING else 0
        else:
            break
        after = ahead.clone()
        after.choose(chosen)
        if any(event.revealed for event in after.events):
            break
        ahead = after
    return ahead


def hurt(wording: MageNoirWording, g: Game, ahead: Game, seat: int, names: Sequence[str]) -> list[str]:
    """Whose Health Points go up or down by it."""
    found: list[str] = []
    for player in (1 - seat, seat):
        if g.life[player] != ahead.life[player]:
            who = "you" if player == seat else "other"
            name = wording.mark(SEAT, player, names[player])
            found.append(wording.say("hint-health", who=who, name=name, before=g.life[player], after=ahead.life[player]))
    return found


def ready(wording: MageNoirWording, g: Game, ahead: Game, seat: int) -> list[str]:
    """Cards of the hand for which the components are there then, and are not now."""
    held = [card for card in ahead.cards(seat, HAND) if g.definition(card).need_words and card in g.cards(seat, HAND)]
    now = [card for card in held if why_missing(ahead, seat, card) is None and why_missing(g, seat, card) is not None]
    return kept_for(wording, ahead, now, "hint-ready")


def paid(wording: MageNoirWording, g: Game, ahead: Game, seat: int) -> list[str]:
    """Cards of the hand that the Mana pays for then, and does not now."""
    before, after = Plans(g, seat), Plans(ahead, seat)
    could = {card for card in g.cards(seat, HAND) if before.pays(g, card)}
    can = [card for card in ahead.cards(seat, HAND) if after.pays(ahead, card) and card not in could]
    return kept_for(wording, ahead, can, "hint-pays")


def kept_for(wording: MageNoirWording, g: Game, cards: Sequence[int], message: str) -> list[str]:
    ids = list(dict.fromkeys(g.definition(card).id for card in cards))[:MOST_CARDS]
    return [wording.say(message, cards=wording.say("hint-and").join(wording.card(id) for id in ids))] if ids else []


def followed_by(wording: MageNoirWording, g: Game, forms: Sequence[str]) -> list[str]:
    """What would be done next."""
    ahead = g.clone()
    ahead.choose(ahead.index_of(forms[0]))
    if any(event.revealed for event in ahead.events):
        return []
    for option in ahead.options:
        if option.form == forms[1] and option.form != END:
            return [wording.say("hint-then", what=wording.option(option))]
    return []
