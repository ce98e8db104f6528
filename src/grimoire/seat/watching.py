"""A ruling to watch: a scenario played with all hands open, moment by moment, told in the sentences of the game."""

from collections.abc import Iterator
from typing import Final

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.option import Option
from grimoire.library.scenario_running import Step
from grimoire.library.scenarios import Play
from grimoire.seat.presenter import Presenter, Telling
from grimoire.seat.scenario_story import choice_words
from grimoire.seat.scene import Scene
from grimoire.seat.unfolding import Glimpse, Unfolding
from grimoire.seat.wording import Words, spans

TARGET: Final = "target"
PLAYERS: Final = ("you", "opponent")
TRANSITION: Final = "transition"  # the place of what has left one place and not come to another yet


class ToldLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of what happened, and the section it follows from."""

    words: Words
    rule: str = ""


class Stroke(msgspec.Struct, frozen=True, omit_defaults=True):
    """From what brings something about to whom it meets: handles of things and players."""

    source: str
    target: str
    amount: int = 0  # by how much the Health Points of the target change


class WatchedMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after something happened. The first moment is the position the ruling begins from."""

    scene: Scene
    made: int  # how many choices of the game had been made: where playing on begins
    chosen: list[str] = []  # who chose what, where this moment begins with choices
    told: list[ToldLine] = []
    strokes: list[Stroke] = []


class Sentence:
    """Events that are told at once, and the table just after them."""

    def __init__(self, told: list[Event], scene: Scene, quiet: bool) -> None:
        self.told = told
        self.scene = scene
        self.quiet = quiet  # it goes without saying


def watched(play: Play, lang: str) -> list[WatchedMoment]:
    """The moments of a play, up to the first choice that cannot be made. A choice that only leads to the next question is
    part of the moment after it."""
    unfolding = Unfolding(play, lang)
    telling = unfolding.presenter.telling(-1, True)
    first = WatchedMoment(unfolding.open_scene(unfolding.placed), 0)
    moments = [first, *happened(unfolding, telling, [], first.scene)]
    waiting: list[Step] = []  # choices of which nothing has come yet
    for choice in play.when:
        unfolding.glimpses = []
        unfolding.take(choice)
        if unfolding.fault:
            break
        waiting.append(unfolding.steps[-1])
        if unfolding.glimpses:
            moments += happened(unfolding, telling, waiting, moments[-1].scene)
            waiting = []
    chosen = words_of(unfolding.presenter, waiting)
    if chosen:
        scene = unfolding.open_scene(unfolding.game)
        moments.append(WatchedMoment(scene, len(unfolding.made), chosen, strokes=aims(scene, waiting)))
    return moments


def happened(unfolding: Unfolding, telling: Telling, steps: list[Step], before: Scene) -> Iterator[WatchedMoment]:
    """What came of the latest choices, moment by moment."""
    made = len(unfolding.made)
    for nth, together in enumerate(parted(unfolding.presenter, sentences(telling, unfolding.glimpses))):
        scene = together[-1].scene
        lines = [ToldLine(spans(telling.sentence(one.told)), one.told[0].rule) for one in together]
        opening = steps if nth == 0 else []
        strokes = [*aims(scene, opening), *blows(unfolding.presenter, together, before)]
        yield WatchedMoment(scene, made, words_of(unfolding.presenter, opening), lines, strokes)
        before = scene


def words_of(presenter: Presenter, steps: list[Step]) -> list[str]:
    return [choice_words(presenter, step) for step in steps if step.asked]


def sentences(telling: Telling, glimpses: list[Glimpse]) -> list[Sentence]:
    events = [event for glimpse in glimpses for event in glimpse.events]
    scenes = [glimpse.scene for glimpse in glimpses for _ in glimpse.events]
    worth = {id(event) for event in telling.worth_telling(events)}
    found: list[Sentence] = []
    at = 0
    for told in telling.together(events):
        at += len(told)
        found.append(Sentence(told, scenes[at - 1], not any(id(event) in worth for event in told)))
    return found


def parted(presenter: Presenter, told: list[Sentence]) -> list[list[Sentence]]:
    """The sentences of each moment. What goes without saying is no moment of its own, nor is what a card brings about, or
    gives up, on its way from one place to another."""
    found: list[list[Sentence]] = []
    for one in told:
        if found and (one.quiet or all(other.quiet for other in found[-1]) or is_on_its_way(presenter, found[-1][-1], one)):
            found[-1].append(one)
        else:
            found.append([one])
    return found


def is_on_its_way(presenter: Presenter, before: Sentence, one: Sentence) -> bool:
    going = one.told[0]
    if not going.card or not presenter.way(going)[1]:
        return False
    between = {place.id for place in before.scene.places if place.kind == TRANSITION}
    return going.card == before.told[0].card or any(
        thing.card == going.card for thing in before.scene.things if thing.place in between
    )


# -- arrows ------------------------------------------------------------------------------------------------------------


def aims(scene: Scene, steps: list[Step]) -> list[Stroke]:
    """From the card with which the choices began to each target that was chosen for it."""
    options = [(step.choice.seat, step.option) for step in steps if step.option is not None]
    if not options or not options[0][1].card:
        return []
    source = meant(scene, *options[0])
    targets = [meant(scene, seat, option) for seat, option in options[1:] if option.verb == TARGET]
    return [Stroke(source, target) for target in targets if source and target]


def meant(scene: Scene, seat: int, option: Option) -> str:
    """The handle of who or what an option names; empty where that is not certain."""
    if option.player in PLAYERS:
        who = [player.seat for player in scene.players if (player.seat == seat) == (option.player == "you")]
        return f"player.{who[0]}" if len(who) == 1 else ""
    return only(option.card, scene)


def blows(presenter: Presenter, together: list[Sentence], before: Scene) -> list[Stroke]:
    """From what changed somebody's Health Points to them. What fell is looked for where it lay before."""
    found: list[Stroke] = []
    for event in (event for one in together for event in one.told):
        player, card, amount = presenter.change(event)
        target = f"player.{player}" if player >= 0 else only(card, before)
        source = only(event.source, before)
        if amount and source and target and source != target:
            found.append(Stroke(source, target, amount))
    return found


def only(card: str, scene: Scene) -> str:
    """The handle of the one card of this name that lies there."""
    there = [thing.handle for thing in scene.things if card and thing.card == card]
    return there[0] if len(there) == 1 else ""
