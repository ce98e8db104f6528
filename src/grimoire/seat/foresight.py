"""What would come of several choices in a row, as far as their seat may know it: for who puts effects in order.

It is played out on what the seat is given, so nothing in it can tell what the seat may not know, and ends where something
hidden would come out or somebody else would be asked. What the seat itself would be asked on the way (to pay, to keep) is
answered by the first thing it could say.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire.kernel.reason import IllegalChoice
from grimoire.library.messages import FALLBACK
from grimoire.seat.seats import Seats

MOST_ANSWERS: Final = 20


class Foreseen(msgspec.Struct, frozen=True):
    """What one text would change."""

    card: str  # whose text it is
    change: dict[str, int]  # by handle of a player: Health Points won or lost


def goes_on(ahead: Seats, seat: int, asked: str) -> bool:
    """Come to where the same is asked again; False: to where nobody can look any further."""
    for _ in range(MOST_ANSWERS):
        decision = ahead.position.decision()
        if any(event.revealed for event in ahead.position.events) or decision is None or decision.opens:
            return False
        if decision.question.id == asked:
            return True
        if decision.seat != seat:
            return False
        ahead.choose(decision.options[0].form)
    return False


def foreseen(seats: Seats, seat: int, forms: Sequence[str]) -> list[Foreseen]:
    """What these choices would change, step by step, if this seat makes them now; nothing where it is not asked."""
    sample = seats.look(seat).position
    decision = sample.decision()
    if seats.over or decision is None or decision.seat != seat:
        return []
    asked = decision.question.id
    ahead = Seats(seats.game, seats.pool, seats.names, sample.clone, seats.closed, seats.called)
    for form in forms:
        decision = ahead.position.decision()
        if decision is None or decision.seat != seat or decision.question.id != asked:
            break
        try:
            ahead.choose(form)
        except IllegalChoice:
            break
        if not goes_on(ahead, seat, asked):
            break
    players = [player.handle for player in ahead.presenter(FALLBACK).scene(ahead.look(seat)).players]
    found: list[Foreseen] = []
    for step in ahead.story(seat, FALLBACK, 0).steps:
        change = {handle: amount for handle, amount in step.change.items() if handle in players}
        if change and step.cause is not None and step.cause.card:
            found.append(Foreseen(step.cause.card, change))
    return found
