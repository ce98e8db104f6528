"""A moment of a match as one of its seats may know it, as a scenario: for whoever says that something seems wrong.

What the seat cannot see is dealt anew, as bots think of it, so the file tells nothing of the others while the match runs.
Choices since the position are told as far as the seat was told of them.
"""

from collections.abc import Callable, Sequence

from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position, sample_for
from grimoire.library.games import box_of
from grimoire.library.notation import Notation
from grimoire.library.pools import CardPool
from grimoire.library.reading import one_line
from grimoire.library.records import Record
from grimoire.table.exporting import Moment, NothingToExport, holding, last_describable, one_on
from grimoire.table.playback import Playback

NOTHING_SAID = "The game, where something seems wrong"


def reported(record: Record, pool: CardPool, seat: int, told: Callable[[int], set[str]], head: Sequence[str]) -> str:
    """The text of a scenario file that runs. `told`: which cards an entry of the log named to the seat. `head` is said above
    it. Raises NothingToExport while the game is still set up."""
    notation = box_of(record.game).notation(pool)
    number, true, since = latest(record, pool, notation)
    given = sample_for(true, seat, seeded(number + 1), record.closed)
    moment = Moment(given, [], given.clone(), [])
    for at, form in since:
        chooser = moment.now.asked
        shown = chooser == seat or {word for word in form.split() if word in pool.numbers} <= told(at)
        if not shown or form not in [option.form for option in moment.now.options]:
            break  # what came then the seat cannot know
        moment.when.append((chooser, form))
        moment.now.choose_form(form)
        moment.events.extend(moment.now.events)
    if not moment.when:
        moment = one_on(moment)
    remarks = "".join(f"# {one_line(line)}\n" for line in head)
    return holding(notation, moment, remarks, NOTHING_SAID)


def latest(record: Record, pool: CardPool, notation: Notation) -> tuple[int, Position, list[tuple[int, str]]]:
    """The number of entries that led to the last position that can be described, the position, and the choices since."""
    playback = Playback(record, pool)
    number = last_describable(playback, notation)
    if playback.positions[number].over:
        raise NothingToExport
    after = range(number + 1, playback.last + 1)
    since = [(playback.numbers[n], option.form) for n in after for _, option in [playback.chosen[n]] if option is not None]
    return playback.numbers[number], playback.positions[number], since
