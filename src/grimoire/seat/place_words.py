"""What lies where, in plain words, a line for each place: for whoever reads and does not look."""

from collections.abc import Iterator
from typing import Final

from grimoire.seat.scene import Place, Scene, Thing
from grimoire.seat.wording import Wording, plain

UNTOLD: Final = ("cost", "left", "hand-limit", "area")  # facts that say nothing of the position itself
DECK: Final = "deck"


def place_lines(wording: Wording, scene: Scene, place: Place) -> Iterator[str]:
    things = [thing_words(thing) for thing in scene.things if thing.place == place.id and thing.kind != "counter"]
    facts = [plain(fact.words) for fact in place.facts if fact.name not in UNTOLD and place.count]
    if place.kind.endswith(DECK):
        things = [*things, str(place.count)] if not things else [f"{', '.join(things)} ({place.count})"]
    if (things and place.count) or facts:
        yield wording.say("story-line", name=plain(place.name), words=", ".join([*things, *facts]))


def thing_words(thing: Thing) -> str:
    """Its name, or what already says it, with what is so of it."""
    name = plain(thing.name)
    facts = [plain(fact.words) for fact in thing.facts if fact.name not in UNTOLD]
    named = next((words for words in facts if words.startswith(name)), name)
    others = [words for words in facts if words != named and words not in named]
    return f"{named} ({', '.join(others)})" if others else named
