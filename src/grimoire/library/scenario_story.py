"""A scenario told as a story: the position in words, each choice, what happened and by which rule, what was expected."""

import re
from collections.abc import Iterator
from typing import Any

from grimoire.kernel.event import Event
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import Fact, Moment
from grimoire.library.scenario_running import Played, play_through
from grimoire.library.scenario_words import SEATS
from grimoire.library.scenarios import Scenario

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
    if event.amount or event.kind == "DamageInflicted":
        words.append(str(event.amount))
    words.extend(part for part in (event.element, notation.name_of(event.card)) if part)
    if event.source:
        words.append(f"by {notation.name_of(event.source)}")
    if event.target:
        words.append(f"to {notation.name_of(event.target)}")
    if event.player >= 0:
        words.append(f"to {NAMES[event.player]}")
    if event.place:
        words.append(f"from {notation.written(event.place)}")
    if event.to:
        words.append(f"to {event.to}")
    return f"{' '.join(words)}  [{event.rule}]"
