"""A moment of a match as a scenario: the last position between chains of events, and the choices made since."""

from collections.abc import Iterator
from typing import Final

from grimoire.kernel.event import Event
from grimoire.kernel.position import Position
from grimoire.library.games import box_of
from grimoire.library.notation import Notation
from grimoire.library.pools import CardPool
from grimoire.library.records import Record, flow
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenario_words import SEATS
from grimoire.library.scenarios import read_scenarios
from grimoire.library.yaml_lines import BadFile
from grimoire.table.playback import Playback

ALL_OF_IT: Final = "# A moment of a game as a scenario. It holds everything, also what is hidden from a player.\n"


class NothingToExport(Exception):
    """There was no position yet that can be described: the game is still being set up."""


class Moment:
    """A describable position, what was chosen since (seat and form), and the game where that led."""

    def __init__(self, given: Position, when: list[tuple[int, str]], now: Position, events: list[Event]) -> None:
        self.given = given
        self.when = when
        self.now = now
        self.events = events


def exported(record: Record, pool: CardPool) -> str:
    """The text of a scenario file that `grimoire scenario run` reads, and that holds."""
    notation = box_of(record.game).notation(pool)
    moment = latest(Playback(record, pool), notation)
    if not moment.when:
        moment = one_on(moment)
    return holding(notation, moment, ALL_OF_IT, f"The game after {len(record.choices)} choices")


def holding(notation: Notation, moment: Moment, remarks: str, title: str) -> str:
    """The text of a scenario of this moment that holds. `remarks` stand above it."""
    for fact in facts(notation, moment):
        text = scenario_text(notation, moment, fact, remarks, title)
        try:
            if run_scenario(read_scenarios(notation, text, "export")[0]).passed:
                return text
        except BadFile:
            continue  # the fact cannot be said in words of scenarios; the next one may
    raise NothingToExport


def latest(playback: Playback, notation: Notation) -> Moment:
    """The last describable position of a game, and the choices from there to its end."""
    number = last_describable(playback, notation)
    chosen = [(seat, option.form) for seat, option in playback.chosen[number + 1 :] if option is not None]
    return Moment(playback.positions[number], chosen, playback.positions[-1], playback.events(number, playback.last, -1))


def last_describable(playback: Playback, notation: Notation) -> int:
    """The last moment of a game that lies between chains of events. Raises NothingToExport, and Departure."""
    if playback.departure is not None:
        raise playback.departure
    found = next((number for number in range(playback.last, -1, -1) if notation.is_describable(playback.positions[number])), -1)
    if found < 0:
        raise NothingToExport
    return found


def one_on(moment: Moment) -> Moment:
    """A scenario must show a change: where nothing was chosen yet, the last option on offer (often: end turn)."""
    game = moment.given.clone()
    form = game.options[-1].form
    seat = game.asked
    game.choose_form(form)
    return Moment(moment.given, [(seat, form)], game, game.events[:])


def facts(notation: Notation, moment: Moment) -> Iterator[str]:
    """What can be expected at the end, the plainest first; not each of them is a change."""
    if moment.now.asked >= 0:
        yield f"question is {moment.now.question.id}"
    for kind in dict.fromkeys(event.kind for event in moment.events):
        yield f"events include {kind}"
    if moment.now.asked >= 0:
        yield f"asked is {SEATS[moment.now.asked]}"
    for option in moment.now.options:
        yield f"options include {notation.written(option.form)}"


def scenario_text(notation: Notation, moment: Moment, fact: str, remarks: str, title: str) -> str:
    """What a person edits: a title, what it is about, the position, the choices, and one fact to begin with."""
    given = "".join(f"    {line}\n" for line in notation.export(moment.given).splitlines())
    when = "".join(f"    - {flow(f'{SEATS[seat]} {notation.written(form)}')}\n" for seat, form in moment.when)
    return (
        f"{remarks}"
        "# Say in 'ruling' what it shows, in 'cites' which rule, and in 'then' what must hold after 'when'.\n"
        f"game: {notation.game}\n"
        "rulings:\n"
        f"- ruling: {title}\n"
        f"  cites: [{notation.opening}]\n"
        f"  given:\n{given}"
        f"  when:\n{when}"
        f"  then:\n    - {fact}\n"
    )
