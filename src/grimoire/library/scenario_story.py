"""A scenario told as a story: the position in words, each choice, what happened and by which rule, what was expected."""

import re
from collections.abc import Iterator
from typing import Any, Final

from grimoire.kernel.event import Event
from grimoire.kernel.facts import CARD, NUMBER, PLACE, SEAT, WORD, Field, fields_of
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import Fact, Moment
from grimoire.library.scenario_running import Played, play_through
from grimoire.library.scenario_words import SEATS
from grimoire.library.scenarios import Scenario

BEFORE: Final = {
    "card": "",
    "amount": "",
    "element": "",
    "source": "by ",
    "origin": "from ",
    "destination": "to ",
    "player": "to ",
    "target": "to ",
    "area": "at ",
}
NAMES = tuple(name.capitalize() for name in SEATS)


def story(scenario: Scenario) -> list[str]:
    lines = [scenario.ruling, f"  cites {', '.join(scenario.cites)}"]
    lines.extend(told(play_through(scenario.play)))
    if scenario.contrast is not None:
        lines.append("In contrast:")
        lines.extend(told(play_through(scenario.contrast)))
    return lines


def told(played: Played) -> Iterator[str]:
    notation = played.notation
    yield "  Given"
    yield from (f"    {line}" for line in notation.position_words(played.placed, played.play.given))
    yield from (f"      {event_words(notation, event)}" for event in played.opening)
    for step in played.steps:
        note = "" if step.asked else "  (not asked: there was no other way)"
        yield f"  {step.choice.who.capitalize()}: {step.choice.form}{note}"
        yield from (f"      {event_words(notation, event)}" for event in step.events)
    if played.fault:
        yield f"  ✗ {played.fault}"
        return
    yield "  Then"
    yield from (f"    {fact_words(fact, played.end())}" for fact in played.play.then)


def fact_words(fact: Fact, moment: Moment[Any]) -> str:
    fault = fact.fault(moment)
    return f"✓ {fact.text}" if fault is None else f"✗ {fact.text}: {fault}"


def event_words(notation: Notation, event: Event) -> str:
    """The fact in plain words, and the rule it rests on."""
    words = [re.sub(r"(?<=[a-z])(?=[A-Z])", " ", event.kind).capitalize()]
    if event.seat >= 0:
        words.append(f"({NAMES[event.seat]})")
    fields = [field for field in fields_of(type(event)) if is_said(event, field)]
    words.extend(f"{said(field.name)}{spoken(notation, event, field)}" for field in fields)
    return f"{' '.join(words)}  [{event.rule}]"


def is_said(event: Event, field: Field) -> bool:
    """Whether there is anything to say of a field."""
    value = getattr(event, field.name)
    if field.role == SEAT:
        return field.name != SEAT and value >= 0
    return field.role in (CARD, PLACE, WORD, NUMBER) and (bool(value) or field.name == "amount")


def said(name: str) -> str:
    """What stands before a value: what it is, where the value alone does not say it."""
    return BEFORE.get(name, f"{name} ")


def spoken(notation: Notation, event: Event, field: Field) -> str:
    value = getattr(event, field.name)
    if field.role == SEAT:
        return NAMES[int(value)]
    return notation.name_of(value) if field.role == CARD else str(value)
