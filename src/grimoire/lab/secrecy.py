"""Hidden things must change nothing a seat can notice: not its view, not who is asked what, not the events it sees."""

from typing import Any, Final

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.lab.tables import Broken

PASS: Final = "pass"


def compare_asked(true: Position, other: Position, seat: int) -> None:
    """Two positions a seat cannot tell apart ask the same seat the same; the seat itself has the same options. In which
    action somebody else is asked may name a hidden card (a Trap that is being laid), and is told to nobody else."""
    one, two = true.decision(), other.decision()
    if one is None or two is None:
        if one is not two:
            raise Broken(f"to seat {seat} hidden cards show whether the game is over")
        return
    mine = one.seat == seat
    if (one.seat, one.question, one.opens) != (two.seat, two.question, two.opens) or (mine and one.action != two.action):
        raise Broken(
            f"to seat {seat} hidden cards show in who is asked what: {one.seat} {one.question} in '{one.action}', "
            f"in a sample {two.seat} {two.question} in '{two.action}'"
        )
    if not mine and may_pass(one) != may_pass(two):
        raise Broken(f"to seat {seat} hidden cards show in whether a standing answer of seat {one.seat} can pass")
    if one.seat == seat and one.options != two.options:
        forms, others = [o.form for o in one.options], [o.form for o in two.options]
        raise Broken(f"the options of seat {seat} depend on what it cannot see: {forms}, in a sample {others}")


def may_pass(decision: Decision) -> bool:
    """All that a standing answer among people may depend on: who passes whatever comes passes where that is offered."""
    return any(option.verb == PASS for option in decision.options)


def compare_views(true: Position, other: Position, seat: int) -> None:
    compare_seen(true.view(seat), other.view(seat), seat)


def compare_seen(one: Any, two: Any, seat: int) -> None:
    """Two views of one seat."""
    if one != two:
        raise Broken(f"the view of seat {seat} depends on what it cannot see: {difference(one, two)}")


def difference(one: Any, two: Any) -> str:
    """The way to the first thing in which two views differ."""
    if type(one) is type(two):
        if isinstance(one, msgspec.Struct):
            for field in one.__struct_fields__:
                if getattr(one, field) != getattr(two, field):
                    return f"{field} {difference(getattr(one, field), getattr(two, field))}"
        if isinstance(one, dict):
            key = next(key for key in [*one, *two] if one.get(key) != two.get(key))
            return f"{key} {difference(one.get(key), two.get(key))}"
        if isinstance(one, list) and len(one) == len(two):
            i = next(i for i in range(len(one)) if one[i] != two[i])
            return f"{i} {difference(one[i], two[i])}"
    return f"is {one!r} and {two!r}"


def tells(event: Event, seat: int) -> bool:
    """Whether an event brings something hidden, or chance, out to this seat; a card blanked for it tells it nothing."""
    return event.revealed and (event.seen == -1 or (seat >= 0 and bool(event.seen >> seat & 1)))


def compare_events(true: list[Event], other: list[Event], seat: int, until_different: bool = False) -> bool:
    """The same events up to the first that tells the seat something. Gives whether one did: from there they may differ.

    With `until_different` the first that tells it different things: that a deck was shuffled tells nothing more."""
    for one, two in zip(true, other, strict=False):
        different = one.seen_by(seat) != two.seen_by(seat)
        if (different or not until_different) and (tells(one, seat) or tells(two, seat)):
            return True
        if different:
            raise Broken(f"an event shows seat {seat} what it cannot see: {one.seen_by(seat)}, in a sample {two.seen_by(seat)}")
    n = min(len(true), len(other))
    rest = true[n:] or other[n:]
    if rest and not tells(rest[0], seat):
        raise Broken(f"hidden cards show seat {seat} in whether something happens: {rest[0].seen_by(seat)}")
    return bool(rest)


def came_out(one: Position, two: Position, seat: int) -> bool:
    """Whether something hidden, or chance, has come out to the seat by the same choice in both: from there they may differ.
    A card of one name may have come from elsewhere (the other of two Missions, of two copies in a hand), and be seen to."""
    if compare_events(one.events, two.events, seat, until_different=True):
        return True
    named = any(tells(event, seat) and getattr(event.seen_by(seat), "card", "") for event in one.events)
    return named and one.view(seat) != two.view(seat)


def compare_after(true: Position, other: Position, seat: int) -> None:
    """After the same choice in both."""
    if not compare_events(true.events, other.events, seat):
        compare_views(true, other, seat)
        compare_asked(true, other, seat)
