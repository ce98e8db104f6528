"""What would become of a Party with each answer to an Interruption, in words: tried out on a sample in which the others let
things be. Where a die would have to be thrown nothing is foreseen."""

from typing import Final

from grimoire.anima.combat_and_speed import combat_of, foe_combat, speed_of, strength_of
from grimoire.anima.facts.turns import CheckFailed, CheckPassed, DieRolled
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.interruptible import SUBJECT
from grimoire.anima.parties import party
from grimoire.anima.state import DOWN, SPUN
from grimoire.seat.anima.answering import let_be
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.wording import NONE

MOST_STEPS: Final = 40
JOINT: Final = ", "


class State:
    """How a Party stands."""

    def __init__(self, g: Game, seat: int) -> None:
        self.numbers = {"combat": combat_of(g, seat), "speed": speed_of(g, seat), "hand": len(hand(g, seat))}
        self.area, self.out = g.place[seat], bool(g.out[seat])
        cards = party(g, seat)
        self.party = [g.definition(card).id for card in cards]
        self.cards = cards
        self.spun = [g.definition(card).id for card in cards if g.state[card] & SPUN]
        self.down = [g.definition(card).id for card in cards if g.state[card] & DOWN]
        self.sums = sums(g, seat)
        self.check = ""  # what became of its Speed Check


def sums(g: Game, seat: int) -> tuple[int, int] | None:
    """In a Combat of this Party: its strength, and that of the other side."""
    if not g.fights or seat not in (g.fights[-1].seat, g.fights[-1].rival):
        return None
    fight = g.fights[-1]
    ours = strength_of(g, fight.seat)
    theirs = foe_combat(g, fight) if fight.rival < 0 else strength_of(g, fight.rival)
    return (ours, theirs) if seat == fight.seat else (theirs, ours)


def after(g: Game, index: int) -> State | None:
    """Once what is answered has happened, or has not."""
    seat, subject = g.asked, g.stack[-1].vals[SUBJECT]
    ahead = g.clone()
    ahead.choose(index)
    check = ""
    for _ in range(MOST_STEPS):
        if any(isinstance(event, DieRolled) for event in ahead.events):
            return None
        for event in ahead.events:
            if isinstance(event, CheckPassed | CheckFailed) and event.seat == seat:
                check = "passed" if isinstance(event, CheckPassed) else "failed"
        decision = ahead.decision()
        if decision is None or len(ahead.stack) <= subject:
            found = State(ahead, seat)
            found.check = check
            return found
        if not let_be(ahead, decision, seat):
            return None
    return None


def joining(wording: AnimaWording, g: Game, cards: list[int]) -> list[str]:
    """Who lies where the seat cannot see them now is anybody: the sample dealt them at random."""
    seen = [g.definition(card).id for card in cards if g.known[card] >> g.asked & 1]
    named = [wording.say("comes-joined", card=wording.card(id), gender=wording.gender(id)) for id in seen]
    unseen = len(cards) - len(seen)
    return [*named, wording.say("comes-joined-anybody", amount=unseen)] if unseen else named


def told(wording: AnimaWording, g: Game, index: int) -> str:
    """Empty where it cannot be told."""
    found = after(g, index)
    if found is None:
        return ""
    now = State(g, g.asked)
    parts: list[str] = []
    if found.check:
        parts.append(wording.say(f"comes-check-{found.check}"))
    if found.sums is not None:
        parts.append(wording.say("comes-sums", ours=found.sums[0], theirs=found.sums[1]))
    for name, before in now.numbers.items():
        if found.numbers[name] != before and not (name == "combat" and found.sums is not None):
            parts.append(wording.say(f"comes-{name}", before=before, after=found.numbers[name]))
    for name, gone in (
        ("lost", [id for id in now.party if id not in found.party]),
        ("spun", [id for id in found.spun if id not in now.spun]),
        ("down", [id for id in found.down if id not in now.down]),
    ):
        parts += [wording.say(f"comes-{name}", card=wording.card(id), gender=wording.gender(id)) for id in gone]
    parts += joining(wording, g, [card for card in found.cards if card not in now.cards])
    if found.out and not now.out:
        parts.append(wording.say("comes-out"))
    elif found.area != now.area:
        parts.append(wording.say("comes-moved", at=wording.at(g.definition(found.area).id) if found.area >= 0 else NONE))
    return JOINT.join(parts) or wording.say("comes-nothing")
