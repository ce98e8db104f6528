"""A ruling to watch: a scenario played with all hands open, moment by moment, told in the sentences of the game."""

from typing import Final

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.position import Position
from grimoire.library.scenario_running import Played, as_it_is
from grimoire.library.scenario_words import SEATS
from grimoire.library.scenarios import Play
from grimoire.seat.looking import WATCHER, opened
from grimoire.seat.presenter import Look
from grimoire.seat.scene import Scene
from grimoire.seat.seats import Seats
from grimoire.seat.stories import choice_words
from grimoire.seat.telling import Telling
from grimoire.seat.words import Words, spans

NAMES: Final = tuple(name.capitalize() for name in SEATS)


class ToldLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of what happened, and the section it follows from."""

    words: Words
    rule: str = ""


class WatchedMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after a choice of the ruling, and what the choice led to. The first is the position it begins from."""

    scene: Scene
    made: int  # how many choices of the game had been made: where playing on begins
    chosen: str = ""  # who chose what
    told: list[ToldLine] = []


def watched(play: Play, lang: str) -> list[WatchedMoment]:
    """The moments of a play, up to the first choice that cannot be made."""
    played = Played(play, as_it_is)
    first = played.first
    notation = play.notation
    seats = Seats(notation.game, notation.pool, NAMES[: len(play.given.seats)], lambda: first.clone())
    telling = seats.presenter(lang).telling(WATCHER, True)
    moments = [WatchedMoment(open_to_all(seats, lang, played.placed), 0, told=lines(telling, played.opening))]
    for choice in play.when:
        played.take(choice)
        if played.fault:
            break
        for form in played.made[seats.number :]:
            seats.choose(form)
        step = played.steps[-1]
        words = choice_words(seats.presenter(lang), step)
        scene = open_to_all(seats, lang, seats.position)
        moments.append(WatchedMoment(scene, len(played.made), words, lines(telling, step.events)))
    return moments


def lines(telling: Telling, events: list[Event]) -> list[ToldLine]:
    return [ToldLine(spans(telling.sentence(told)), told[0].rule) for told in telling.together(events)]


def open_to_all(seats: Seats, lang: str, position: Position) -> Scene:
    """The table with nothing hidden. Handles go on from one moment to the next, so that things can be seen to move."""
    presenter = seats.presenter(lang)

    def scene(seat: int) -> Scene:
        table = presenter.laid_out(position, seat)
        handles = seats.handles[seat].copy()
        handles.look(table)
        return presenter.scene(Look(position, seat, seats.number, handles, table))

    return opened(scene(WATCHER), [scene(seat) for seat in range(len(seats.names))])
