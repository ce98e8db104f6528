"""A scenario told as a story: the position in words, each choice, what happened and by which rule, what was expected."""

import re
from collections.abc import Iterator

from grimoire.kernel.event import Event
from grimoire.library.scenario_facts import Fact, Moment
from grimoire.library.scenario_running import Played, play_through
from grimoire.library.scenario_words import SEATS, mana_words
from grimoire.library.scenarios import Scenario
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.game import Game
from grimoire.magenoir.placing import PROCEDURES, TOP_FIRST, Placement
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.procedure_numbers import SETUP_GAME
from grimoire.magenoir.queries import is_mage_noir
from grimoire.magenoir.zones import DECK, OUTSIDE, PLACES, ZONES, is_board

NAMES = tuple(name.capitalize() for name in SEATS)


def story(pool: Pool, scenario: Scenario) -> list[str]:
    lines = [scenario.ruling, f"  cites {', '.join(scenario.cites)}"]
    lines.extend(told(pool, play_through(pool, scenario.play)))
    if scenario.contrast is not None:
        lines.append("In contrast:")
        lines.extend(told(pool, play_through(pool, scenario.contrast)))
    return lines


def told(pool: Pool, played: Played) -> Iterator[str]:
    assert played.placed is not None
    yield "  Given"
    yield from (f"    {line}" for line in position_words(played.placed, played.play.given))
    yield from (f"      {event_words(pool, event)}" for event in played.opening)
    for step in played.steps:
        note = "" if step.asked else "  (not asked: there was no other way)"
        yield f"  {NAMES[step.choice.seat]}: {step.choice.form}{note}"
        yield from (f"      {event_words(pool, event)}" for event in step.events)
    if played.fault:
        yield f"  ✗ {played.fault}"
        return
    yield "  Then"
    yield from (f"    {fact_words(fact, played.end())}" for fact in played.play.then)


def fact_words(fact: Fact, moment: Moment) -> str:
    fault = fact.fault(moment)
    return f"✓ {fact.text}" if fault is None else f"✗ {fact.text}: {fault}"


# -- the position ------------------------------------------------------------------------------------------------------


def position_words(g: Game, given: Placement) -> Iterator[str]:
    if g.stack and g.stack[0].node is PROCEDURES[SETUP_GAME]:
        yield f"A game is set up (seed {given.seed})."
        return
    yield f"Turn {given.turn}, {NAMES[g.active]}'s: {given.moment}."
    for seat in (0, 1):
        status = ", a Mage Noir" if is_mage_noir(g, seat) else ""
        yield f"{NAMES[seat]} has {g.life[seat]} HP{status}; reserve: {mana_words(g.reserve[seat * 6 : seat * 6 + 6])}."
        for zone in range(1, ZONES):
            cards = g.cards(seat, zone)
            if cards and zone != OUTSIDE:
                listed = [card_words(g, card) for card in (reversed(cards) if zone in TOP_FIRST else cards)]
                yield f"  {PLACES[zone]}: {', '.join(listed)}"
        deck = [g.definition(card).name_en for card in reversed(g.cards(seat, DECK))]
        yield f"  deck of {len(deck)}{', on top ' + deck[0] if deck else ''}"
    yield f"Available Ether: left {mana_words(g.piles[:6])}, right {mana_words(g.piles[6:])}."
    lasting = g.view(-1).lasting
    if lasting:
        yield f"Still at work: {', '.join(name_of(g.pool, id) for id in lasting)}."


def card_words(g: Game, card: int) -> str:
    details: list[str] = []
    definition = g.definition(card)
    if is_board(g.zone[card]):
        mana = g.mana[card * 6 : card * 6 + 6]
        if any(mana):
            details.append(f"on {mana_words(mana)}")
        if g.hp[card] != NO_HP:
            details.append(f"{g.hp[card]} HP")
        if card in g.exhausted:
            details.append("exhausted")
        if g.prepared[card] == g.turn:
            details.append("prepared this turn")
        used = [g.definitions[use.home].name_en for use in g.used.get(card, [])]
        if used:
            details.append(f"prepared with {', '.join(used)}")
    return f"{definition.name_en} ({', '.join(details)})" if details else definition.name_en


# -- events ------------------------------------------------------------------------------------------------------------


def name_of(pool: Pool, id: str) -> str:
    return pool.definitions[pool.numbers[id]].name_en if id in pool.numbers else id


def event_words(pool: Pool, event: Event) -> str:
    """The fact in plain words, and the rule it rests on."""
    words = [re.sub(r"(?<=[a-z])(?=[A-Z])", " ", event.kind).capitalize()]
    if event.seat >= 0:
        words.append(f"({NAMES[event.seat]})")
    if event.amount or event.kind == "DamageInflicted":
        words.append(str(event.amount))
    words.extend(part for part in (event.element, name_of(pool, event.card)) if part)
    if event.source:
        words.append(f"by {name_of(pool, event.source)}")
    if event.target:
        words.append(f"to {name_of(pool, event.target)}")
    if event.player >= 0:
        words.append(f"to {NAMES[event.player]}")
    if event.place:
        words.append(f"from {event.place}")
    if event.to:
        words.append(f"to {event.to}")
    return f"{' '.join(words)}  [{event.rule}]"
