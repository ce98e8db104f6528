"""What choices of Anima in a row are good for, in a sentence: what becomes of Parties, hands and Missions, or what comes next.

They are made in the seat's own sample, and followed no further than what it may know: to where dice fall or a card comes out.
"""

from collections.abc import Sequence
from typing import Final, cast

from grimoire.anima.combat_and_speed import combat_of, speed_of
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.parties import party
from grimoire.anima.zones import COMPLETED, MISSIONS, own_zone
from grimoire.match.stops import PASS
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.looking import Look
from grimoire.seat.wording import SEAT, Words, spans

MOST_CHOICES: Final = 24  # of an action, with those that others make in it
COUNTED: Final = ("combat", "speed", "characters", "hand", "missions")


def advantages(wording: AnimaWording, look: Look, names: Sequence[str], forms: Sequence[str], chance: str) -> Words:
    """`chance`: what the first of them promises before dice, in words; empty for nothing."""
    g = cast(Game, look.position)
    if g.turn == 0:
        return []
    ahead = followed(g, look.seat, forms)
    parts = [wording.say("hint-chance", chance=chance)] if chance else []
    for seat in (look.seat, *[other for other in range(g.seats) if other != look.seat]):
        parts += changed(wording, g, ahead, seat, look.seat, names)
    parts += marked(wording, g, ahead, look.seat)
    if not parts and len(forms) > 1:
        parts = next_of(wording, g, look, forms)
    return spans("; ".join(parts)) if parts else []


def followed(g: Game, seat: int, forms: Sequence[str]) -> Game:
    """After these choices: others let things be."""
    ahead = g.clone()
    waiting = list(forms)
    for _ in range(MOST_CHOICES):
        if ahead.over or ahead.asked < 0 or ahead.turn != g.turn:
            break
        offered = [option.form for option in ahead.options]
        if ahead.asked == seat and waiting and waiting[0] in offered:
            ahead.choose(offered.index(waiting.pop(0)))
        elif PASS in offered and (ahead.asked != seat or len(waiting) < len(forms)):
            ahead.choose(offered.index(PASS))
        else:
            break
        if any(event.revealed for event in ahead.events):
            break
    return ahead


def numbers_of(g: Game, seat: int) -> tuple[int, ...]:
    completed = len(g.zones[own_zone(seat, COMPLETED)])
    return combat_of(g, seat), speed_of(g, seat), len(party(g, seat)), len(hand(g, seat)), completed


def changed(wording: AnimaWording, g: Game, ahead: Game, seat: int, mine: int, names: Sequence[str]) -> list[str]:
    """Which numbers of a player are others then. Of somebody else only what weakens or strengthens the Party."""
    who, name = "you" if seat == mine else "other", wording.mark(SEAT, seat, names[seat])
    found: list[str] = []
    for what, before, after in zip(COUNTED, numbers_of(g, seat), numbers_of(ahead, seat), strict=True):
        if before != after and (seat == mine or what in ("combat", "characters")):
            found.append(wording.say("hint-number", who=who, name=name, what=what, before=before, after=after))
    return found


def marked(wording: AnimaWording, g: Game, ahead: Game, seat: int) -> list[str]:
    """How far one's own Missions are then."""
    found: list[str] = []
    for card in g.zones[own_zone(seat, MISSIONS)]:
        before, after = marks_of(g, card), marks_of(ahead, card)
        if before != after:
            name = wording.card(g.card_id(card))
            found.append(wording.say("hint-markers", card=name, before=before, after=after))
    return found


def next_of(wording: AnimaWording, g: Game, look: Look, forms: Sequence[str]) -> list[str]:
    ahead = g.clone()
    ahead.choose(ahead.index_of(forms[0]))
    for option in ahead.options if ahead.asked == look.seat else []:
        if option.form == forms[1] and option.form != "end":
            return [wording.say("hint-then", what=wording.option(option))]
    return []
