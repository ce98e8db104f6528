"""A position somebody asks about: of a scenario, whose expectations may be left out, of a ruling, or a moment of a record."""

from pathlib import Path
from typing import Final

from yaml.nodes import MappingNode, Node

from grimoire.kernel.position import Position
from grimoire.library.described import file_and_name, the_ruling
from grimoire.library.games import box_of
from grimoire.library.notation import Notation
from grimoire.library.notations import USUAL, game_of_folder, notation_of
from grimoire.library.records import read_record
from grimoire.library.replay import pool_of
from grimoire.library.scenario_running import Played, as_it_is
from grimoire.library.scenario_yaml import compose_scenarios
from grimoire.library.scenarios import Play, ScenarioReader, game_named, rulings_of
from grimoire.library.yaml_lines import BadFile, mapping, read_text
from grimoire.table.playback import Playback

RECORD: Final = "grimoire"  # the part a record begins with
ALONE: Final = ("given", "when")  # a file that is one position, and no list


class AskedPosition:
    """A play at the moment that is asked about. What is chosen next is taken as in a scenario."""

    def __init__(self, played: Played, seats: int) -> None:
        self.played = played
        self.seats = seats

    @property
    def notation(self) -> Notation:
        return self.played.notation

    @property
    def game(self) -> Position:
        return self.played.game


def asked_position(wanted: str, at: int | None = None, game: str = "", own_cards: list[Path] | None = None) -> AskedPosition:
    """`FILE` or `FILE:part of a title`; `at`: after so many choices, of a scenario all of them if it is left out. Raises
    BadFile."""
    path, name = file_and_name(wanted)
    text = read_text(path)
    root = compose_scenarios(text, str(path))
    if isinstance(root, MappingNode) and any(part == RECORD for part, _, _ in mapping(root, str(path), "part-scenario-file")):
        return of_record(text, str(path), at)
    named = game or game_of_file(root, path)
    return of_item(notation_of(named, own_cards or [], str(path)), item_of(root, name, str(path)), str(path), at)


def game_of_file(root: Node | None, path: Path) -> str:
    return game_named(root, str(path)) or game_of_folder(path) or USUAL


def item_of(root: Node | None, name: str, where: str) -> Node:
    if isinstance(root, MappingNode) and any(part in ALONE for part, _, _ in mapping(root, where, "part-scenario-file")):
        return root
    return the_ruling(rulings_of(root, where), name, where)


def of_item(notation: Notation, item: Node, where: str, at: int | None) -> AskedPosition:
    return of_play(ScenarioReader(notation, where).position(item), at, where)


def of_play(play: Play, at: int | None, where: str) -> AskedPosition:
    """The play after so many of its choices. Raises BadFile for one that cannot be made."""
    if at is not None and not 0 <= at <= len(play.when):
        raise BadFile("bad-asked-moment", where, number=at, last=len(play.when))
    played = Played(play, as_it_is)
    for choice in play.when if at is None else play.when[:at]:
        played.take(choice)
        if played.fault:
            raise played.fault
    return AskedPosition(played, len(play.given.seats))


def of_record(text: str, where: str, at: int | None) -> AskedPosition:
    """The moment of a record after so many choices; its last if that is left out."""
    record = read_record(text, where)
    pool = pool_of(record)
    last = len(record.made)
    number = last if at is None else at
    if not 0 <= number <= last:
        raise BadFile("bad-asked-moment", where, number=number, last=last)
    playback = Playback(record, pool)
    if playback.departure is not None:
        raise playback.departure
    play = Play(box_of(record.game, where).notation(pool), None, [], [])
    return AskedPosition(Played(play, as_it_is, playback.positions[number]), len(record.seats))
