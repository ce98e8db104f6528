"""Choices the engine made by itself: they may be left out of `when`, and written they must be what happened."""

from typing import Final

from grimoire.kernel.event import Event
from grimoire.kernel.facts import CARD, PLACE, other_seat, values_of
from grimoire.library.magenoir.words import SEATS
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.facts.mana import ManaSwapped, ManaTraded, ManaWent
from grimoire.magenoir.facts.spells import EffectsApplied
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import PILE_NAMES
from grimoire.magenoir.zones import DECK, HAND

# What shows that an answer was given: for each verb the events that follow from it.
SHOWN_BY: Final[dict[str, tuple[str, ...]]] = {
    "component": ("ComponentUsed",),
    "gather": ("ManaGathered",),
    "lock": ("ManaLocked",),
    "release": ("ManaReleased",),
    "pay": ("ManaPaid",),
    "take": ("ManaTaken", "ManaTraded"),
    "give": ("ManaTraded",),
    "discard": ("CardDiscarded",),
    "exile": ("CardExiled",),
    "first": ("CardDiscarded", "CardExiled", "CardMoved"),
    "choose": ("CardDiscarded", "CardExiled", "CardMoved", "CardEntered", "EffectsApplied"),
    "target": ("DamageInflicted", "CardDiscarded", "CardExiled", "CardMoved", "CardEntered", "EffectsApplied", "HealthGained"),
}
# What a seat does with what is its own, so that the event names who answered. Others may be made to move cards of either side.
OWN_DEEDS: Final = ("component", "gather", "lock", "release", "pay", "take", "give", "discard")


def was_answered(g: Game, seat: int, form: str, events: list[Event], actor: int) -> bool:
    """Whether an event since the last choice shows that the engine gave this answer; each event shows one."""
    verb, *words = form.split()
    if verb == "pass":
        return True  # no window is open for this seat: passing there is doing nothing
    if verb == "order":
        return was_the_only_one(g, seat, words, events)
    for i, event in enumerate(events):
        if not is_asked(g, seat, verb, event, actor, events):
            continue
        if event.kind in SHOWN_BY.get(verb, ()) and all(is_told(word, event, seat) for word in words):
            del events[i]
            return True
    return False


def was_the_only_one(g: Game, seat: int, words: list[str], events: list[Event]) -> bool:
    """Whether the effect that is put first had nothing to be put before: the active player would have been asked. A card whose
    effects come by themselves may have had one that showed in nothing."""
    if seat != g.active or len(words) != 1:
        return False
    at_work = {g.definitions[frame.scope.home].id for frame in g.stack if frame.scope.home >= 0}
    if words[0] in at_work or any(words[0] in (event.source, event.card) for event in events):
        return True
    lying = [g.definition(card) for card, zone in enumerate(g.zone) if zone not in (DECK, HAND)]
    return g.question.id not in ("order", "window") and any(one.id == words[0] and one.triggers for one in lying)


def is_asked(g: Game, seat: int, verb: str, event: Event, actor: int, events: list[Event]) -> bool:
    """Whether this seat would have been asked: for what it does with its own it is whose that is, else whose text it is, or
    who applies the text of somebody else's card. Where no text is told, whoever acts was asked, or whose card it is."""
    if verb in OWN_DEEDS:
        return event.seat == seat
    if any(isinstance(e, EffectsApplied) and e.seat == seat and e.card == event.source for e in events):
        return True
    owners = {g.owner[card] for card, number in enumerate(g.defs) if g.pool.definitions[number].id == event.source}
    return seat in owners if owners else seat in (event.seat, actor)


def is_told(word: str, event: Event, seat: int) -> bool:
    if word == "opponent":
        return other_seat(event) == 1 - seat
    if word == "you":
        return other_seat(event) == seat
    if word in SEATS:
        return other_seat(event) == SEATS.index(word)
    if word in ELEMENTS:
        return isinstance(event, ManaWent | ManaTraded | ManaSwapped) and event.element == word
    if word in PILE_NAMES:
        return word in values_of(event, PLACE).values()
    return word in [card for name, card in values_of(event, CARD).items() if name not in ("source", "user")]
