"""What would come of several choices in a row, as far as their seat may know it: for who puts effects in order, or lets pass
what was announced.

It is played out on what the seat is given, so nothing in it can tell what the seat may not know, and ends where something
hidden would come out. What the seat itself would be asked on the way (to pay, to keep) is answered by the first thing it could
say; others let things be, and where they cannot it ends there.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire.kernel.reason import IllegalChoice
from grimoire.library.messages import FALLBACK
from grimoire.library.records import Record
from grimoire.seat.looking import Handles, Look
from grimoire.seat.presenter import DECLINING
from grimoire.seat.scene import Scene
from grimoire.seat.seats import Seats
from grimoire.seat.steps import Happening
from grimoire.seat.story import Move, Step
from grimoire.table.match import Match

MOST_ANSWERS: Final = 20


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one text would change."""

    card: str  # whose text it is
    change: dict[str, int]  # by handle of a player: Health Points won or lost
    moves: list[Move] = []  # of things that the seat sees now: what falls, what comes back


def goes_on(ahead: Seats, seat: int, asked: str) -> bool:
    """Come to where the same is asked again; False: to where nobody can look any further."""
    for _ in range(MOST_ANSWERS):
        decision = ahead.position.decision()
        if any(event.revealed for event in ahead.position.events) or decision is None:
            return False
        if decision.question.id == asked and decision.seat == seat:
            return True
        forms = [option.form for option in decision.options]
        lets_be = next((form for form in forms if form in DECLINING), "")
        if decision.opens if decision.seat == seat else not lets_be:
            return False
        ahead.match.choose(forms[0] if decision.seat == seat else lets_be)
    return False


def foreseen(seats: Seats, look: Look, forms: Sequence[str]) -> list[Foreseen]:
    """What these choices would change, step by step, if who looks makes them now; nothing where they are not asked. What the
    seats of the match have in memory is only read before, for the look: this may be done beside them."""
    seat, sample = look.seat, look.position
    decision = sample.decision()
    if seats.over or decision is None or decision.seat != seat:
        return []
    asked = decision.question.id
    record = Record("", seats.game, "", list(seats.names), closed=seats.closed)
    ahead = Seats(Match(sample.clone(), record, [None] * len(record.seats)), seats.pool, called=seats.called)
    scene = ahead.presenter(FALLBACK).scene(look)
    handles = seen_as(look, ahead.handles[seat], scene)
    for form in forms:
        decision = ahead.position.decision()
        if decision is None or decision.seat != seat or decision.question.id != asked:
            break
        try:
            ahead.match.choose(form)
        except IllegalChoice:
            break
        if not goes_on(ahead, seat, asked):
            break
    ahead.happened[seat] = [until_revealed(happening) for happening in ahead.happened[seat]]
    players = [player.handle for player in scene.players]
    found: list[Foreseen] = []
    for step in ahead.story(seat, FALLBACK, 0).steps:
        change = {handle: amount for handle, amount in step.change.items() if handle in players}
        moves = [Move(handles[m.was], handles[m.was], m.origin, m.destination) for m in step.moves if m.was in handles]
        card = text_of(step)
        if card and (change or moves):
            found.append(Foreseen(card, change, moves))
    return found


def until_revealed(happening: Happening) -> Happening:
    """What happened before something hidden came out: what follows is of that sample alone."""
    told = next((at for at, event in enumerate(happening.events) if event.revealed), len(happening.events))
    return msgspec.structs.replace(happening, events=happening.events[:told], moves=happening.moves[:told])


def seen_as(look: Look, ahead: Handles, scene: Scene) -> dict[str, str]:
    """Of things the seat sees now, by the handle each has in what is played out from here: its handle at the table."""
    seen = {thing.handle for thing in scene.things if thing.card}
    names = {name: look.handle(card) for card, name in ahead.names.items()}
    return {name: handle for name, handle in names.items() if handle in seen}


def text_of(step: Step) -> str:
    """The card whose text does it: where no other card is the cause, the one it is told of."""
    if step.cause is not None and step.cause.card:
        return step.cause.card
    return next((span.card for span in step.words if span.card), "")
