"""What a lesson points at, found in the scene of the learner: handles and places, which every client can light up.

A step says it in words of the table: `ether.left` (a place), `0.hand zap` (a card in a place), `zap` (that card wherever the
learner sees it, rather their own), `player bob`, `form end turn` (a choice), `word breath on zephyr` (a word that is printed on
a card), `from breath to zephyr` (a line between two cards), `question` (what is asked), `phases`. What begins with `then`
glows instead of what stands before it once the learner has made a choice of the step.
"""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from grimoire.library.scenario_words import SEATS
from grimoire.seat.ask import Ask
from grimoire.seat.scene import Scene, Thing

THEN: Final = "then "


class WordOn(msgspec.Struct, frozen=True):
    """A word printed on a thing."""

    thing: str
    word: str


class Between(msgspec.Struct, frozen=True):
    """A line from one thing to another."""

    start: str
    end: str


class Glow(msgspec.Struct, omit_defaults=True):
    """What glows, as the learner's client knows it."""

    things: list[str] = []
    places: list[str] = []
    players: list[int] = []
    forms: list[str] = []
    words: list[WordOn] = []
    lines: list[Between] = []
    question: bool = False
    phases: bool = False

    @property
    def is_dark(self) -> bool:
        return self == Glow()


def glow_of(entries: Sequence[str], later: bool, scene: Scene, ask: Ask, form_of: Callable[[str], str]) -> Glow:
    """`later`: the learner has made a choice of this step. `form_of` gives the form of a choice that is written as in a
    scenario."""
    thens = [entry.removeprefix(THEN) for entry in entries if entry.startswith(THEN)]
    shown = thens if later and thens else [entry for entry in entries if not entry.startswith(THEN)]
    found = Glow([], [], [], [], [], [])
    for entry in shown:
        light(found, entry, scene, ask, form_of)
    return found


def light(glow: Glow, entry: str, scene: Scene, ask: Ask, form_of: Callable[[str], str]) -> None:
    kind, _, rest = entry.partition(" ")
    if entry == "question":
        glow.question = True
        glow.things += [handle for handle in ask.things if handle not in glow.things]
    elif entry == "phases":
        glow.phases = True
    elif kind == "player":
        glow.players.append(SEATS.index(rest))
    elif kind == "form":
        glow.forms += [choice.form for choice in ask.choices if choice.form == form_of(rest)]
    elif kind == "word":
        word, _, card = rest.partition(" on ")
        glow.words += [WordOn(thing.handle, word) for thing in things_called(scene, card)[:1]]
    elif kind == "from":
        one, _, other = rest.partition(" to ")
        start, end = things_called(scene, one), things_called(scene, other)
        if start and end:
            glow.lines.append(Between(start[0].handle, end[0].handle))
    elif any(place.id == entry for place in scene.places):
        glow.places.append(entry)
    elif rest:
        glow.things += [thing.handle for thing in scene.things if thing.place == kind and thing.card == rest]
    else:
        glow.things += [thing.handle for thing in things_called(scene, entry)]


def things_called(scene: Scene, card: str) -> list[Thing]:
    """The things that are this card; the learner's own, if there are any."""
    found = [thing for thing in scene.things if thing.card == card]
    return [thing for thing in found if thing.owner == scene.seat] or found
