"""Answers the engine gave by itself in Anima: they may be left out of `when`, and written they must be what happened."""

from typing import Final

from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.kernel.event import Event
from grimoire.kernel.facts import CARD, other_seat, values_of

# What shows that an answer was given: for each verb the events that follow from it.
SHOWN_BY: Final[dict[str, tuple[str, ...]]] = {
    "attack": ("CombatDeclared",),
    "choose": (
        "AdvantageDrawn",
        "AdvantageTaken",
        "BonusGained",
        "CardDiscarded",
        "CharacterChanged",
        "CharacterDied",
        "CharacterDying",
        "CharacterIncapacitated",
        "CharacterJoined",
        "CharacterLeft",
        "CharacterTaken",
        "CombatBegan",
        "SteelGiven",
    ),
    "discard": ("CardDiscarded",),
    "give": ("AdvantageTaken", "TradeGiven"),
    "keep": ("CharacterKept", "CharacterJoined"),
    "move": ("PartyArrived",),
    "on": ("TrapLaid",),
    "place": ("AreaPlaced",),
    "recruit": ("CharacterJoined",),
    "remove": ("AreaNamed",),
    "spin": ("CharacterSpun",),
    "take": ("AdvantageRetrieved", "CombatCardTaken"),
}


def was_answered(seat: int, form: str, events: list[Event]) -> bool:
    verb, *words = form.split()
    if verb == "pass":
        return True  # nothing is open to this seat: passing there is doing nothing
    for i, event in enumerate(events):
        whose = seat == event.seat or (seat == other_seat(event) and verb != "attack")
        if whose and event.kind in SHOWN_BY.get(verb, ()) and all(is_told(word, event) for word in words):
            del events[i]
            return True
    return False


def is_told(word: str, event: Event) -> bool:
    if word in SEAT_NAMES:
        return SEAT_NAMES.index(word) in (other_seat(event), event.seat)
    return word in [card for name, card in values_of(event, CARD).items() if name != "source"]
