"""One moment as a seat may think of it: a position that looks to it as the true one does."""

import msgspec

from grimoire.bots.bot import sample_for
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.seat.ask import Ask
from grimoire.seat.handles import Handles
from grimoire.seat.open_question import open_question
from grimoire.seat.presenter import Look, Presenter
from grimoire.seat.scene import Place, Scene, Thing

WATCHER = -1


def look_at(
    presenter: Presenter,
    position: Position,
    seat: int,
    number: int = 0,
    handles: Handles | None = None,
    closed: bool = False,
) -> Look:
    """Without `handles` of a match that is followed, things are named as if the seat had come just now. Where lists are
    `closed`, only what is likely is assumed of the cards of others."""
    sample = position
    for eyes in range(len(presenter.names)) if seat == WATCHER else (seat,):  # who only looks on knows what all know
        sample = sample_for(sample, eyes, seeded(number + 1), closed)
    table = presenter.laid_out(sample, seat)
    if handles is None:
        named = Handles()
        named.look(table)
    else:
        named = handles.in_sample(table)
    return Look(sample, seat, number, named, table)


def scene_at(presenter: Presenter, position: Position, seat: int, number: int = 0) -> Scene:
    """The table of a position that no match follows: of a recorded game."""
    return presenter.scene(look_at(presenter, position, seat, number))


def ask_at(presenter: Presenter, position: Position, seat: int) -> Ask:
    """The question of such a position."""
    return open_question(presenter, look_at(presenter, position, seat), position.over, False)


def open_scene(presenter: Presenter, position: Position, number: int = 0) -> Scene:
    """The table of such a position with all hands open."""
    own = [scene_at(presenter, position, seat, number) for seat in range(len(presenter.names))]
    return opened(scene_at(presenter, position, WATCHER, number), own)


def opened(watched: Scene, own: list[Scene]) -> Scene:
    """The table with all hands open, for a game that is over: what belongs to a seat as that seat sees it, the rest as who
    looks on does. A handle of a seat says whose it is, for different seats call different things the same."""
    owners = {place.id: place.owner for place in watched.places}
    handles = [{thing.handle for thing in scene.things} for scene in own]

    def place_of(place: Place) -> Place:
        if place.owner < 0:
            return place
        same = next(other for other in own[place.owner].places if other.id == place.id)
        inside = same.within in handles[place.owner]
        return msgspec.structs.replace(same, within=handle_of(place.owner, same.within)) if inside else same

    things: list[Thing] = [thing for thing in watched.things if owners.get(thing.place, -1) < 0]
    things += [
        msgspec.structs.replace(thing, handle=handle_of(seat, thing.handle))
        for seat, scene in enumerate(own)
        for thing in scene.things
        if owners.get(thing.place, -1) == seat
    ]
    return msgspec.structs.replace(watched, places=[place_of(place) for place in watched.places], things=things)


def handle_of(seat: int, handle: str) -> str:
    return f"{seat}:{handle}"
