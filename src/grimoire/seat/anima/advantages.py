"""What choices of Anima in a row are good for, in a sentence: what becomes of Parties, hands and Missions, or what comes next.

They are made in the seat's own sample, and followed no further than what it may know: up to the choice after which dice fall
or a card comes out.
"""

from collections.abc import Sequence, Set
from typing import Final, cast

from grimoire.anima.combat_and_speed import combat_of, speed_of
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.parties import party
from grimoire.anima.zones import COMPLETED, MISSIONS, own_zone
from grimoire.kernel.event import Event
from grimoire.match.stops import PASS
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.looking import Look
from grimoire.seat.wording import SEAT, Words, spans

MOST_CHOICES: Final = 24  # of an action, with those that others make in it
COUNTED: Final = ("combat", "speed", "characters", "hand", "missions")
OWN_SHOWN: Final = ("MissionShown", "MissionCompleted")  # by whoever fulfils a Mission, who knows it


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
    """After these choices, as far as the seat may know it: others let things be. A choice after which dice fall, or a card
    comes out that the seat did not know, is not followed: what it brings is that of one sample."""
    now = g
    waiting = list(forms)
    named: set[str] = set()  # in what the seat chose: what these cards tell is no news to it
    for _ in range(MOST_CHOICES):
        if now.over or now.asked < 0 or now.turn != g.turn:
            break
        offered = [option.form for option in now.options]
        if now.asked == seat and waiting and waiting[0] in offered:
            named |= set(waiting[0].split())
            chosen = offered.index(waiting.pop(0))
        elif PASS in offered and (now.asked != seat or len(waiting) < len(forms)):
            chosen = offered.index(PASS)
        else:
            break
        ahead = now.clone()
        ahead.choose(chosen)
        if is_news(now, ahead, seat, named):
            break
        now = ahead
    return now


def is_news(before: Game, ahead: Game, seat: int, named: Set[str]) -> bool:
    """Whether a choice told the seat what it did not know, or chance decided something of it."""
    bit = 1 << seat
    if any(new & ~old & bit for old, new in zip(before.known, ahead.known, strict=True)):
        return True
    return any(event.revealed and not is_own(event, seat, named) for event in ahead.events)


def is_own(event: Event, seat: int, named: Set[str]) -> bool:
    """A card that the seat showed itself: one that it named, or its own Mission."""
    if event.seat != seat:
        return False
    return event.kind in OWN_SHOWN or getattr(event, "card", "") in named


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
    if is_news(g, ahead, look.seat, set(forms[0].split())):
        return []
    for option in ahead.options if ahead.asked == look.seat else []:
        if option.form == forms[1] and option.form != "end":
            return [wording.say("hint-then", what=wording.option(option))]
    return []
