"""Games that begin from a described position, in the notation of scenarios: playing on from a ruling, puzzles, lessons."""

from pathlib import Path

import msgspec
import yaml
from yaml.nodes import MappingNode, Node

from grimoire.kernel.position import Position
from grimoire.library.games import box_of
from grimoire.library.notations import USUAL, game_of_folder
from grimoire.library.pools import CardPool
from grimoire.library.reading import is_file
from grimoire.library.record_chance import chance_from
from grimoire.library.records import Record
from grimoire.library.scenario_yaml import compose_scenarios
from grimoire.library.scenarios import game_named, rulings_of
from grimoire.library.yaml_lines import BadFile, mapping, read_text, scalar

PLAIN_POSITION = "{}"  # of a ruling that states none
CHANCE = ("seed", "chance")
TITLES = ("ruling", "fr")


class Described(msgspec.Struct, frozen=True):
    """A position that was written down: of which game, its text, and where it stands."""

    game: str
    given: str
    where: str


def described_start(record: Record, pool: CardPool) -> Position:
    """The position a record begins from that has one. Raises BadFile."""
    box = box_of(record.game, record.where)
    for name, value in (("decks", record.decks), ("options", record.options), ("decides", record.decides)):
        if value:
            raise BadFile("bad-described-part", record.where, name=name)
    notation = box.notation(pool)
    where = f"{record.where} given"
    node = compose_scenarios(record.given, where)
    given = notation.read_position(where, node)
    if len(given.seats) != len(record.seats):
        raise BadFile("bad-position-players", record.where, amount=len(given.seats), players=len(record.seats))
    if not states_chance(node, where):
        if record.commitment:
            given.chance = chance_from(record)
        elif record.seed is not None:
            given.seed = record.seed
    position = notation.place(given)
    position.advance()
    if position.over:
        raise BadFile("bad-position-over", record.where)
    return position


def says_chance(given: str, where: str) -> bool:
    """The same for a position as it is written."""
    return states_chance(compose_scenarios(given, where), where)


def states_chance(node: Node | None, where: str) -> bool:
    """Whether the position says what chance will bring, so that the seed of the record does not."""
    return isinstance(node, MappingNode) and any(name in CHANCE for name, _, _ in mapping(node, where, "given"))


def seats_in(described: Described, pool: CardPool) -> int:
    """How many play. Raises BadFile for a position that cannot be."""
    node = compose_scenarios(described.given, described.where)
    return len(box_of(described.game).notation(pool).read_position(described.where, node).seats)


# -- finding one -------------------------------------------------------------------------------------------------------


def find_described(wanted: str, game: str = "") -> Described:
    """The position of a ruling: `FILE`, or `FILE:its name` where the file has several; part of the name will do."""
    path, name = file_and_name(wanted)
    return described_in(read_text(path), str(path), name, game, game_of_folder(path))


def described_in(text: str, where: str, name: str = "", game: str = "", lies: str = "") -> Described:
    """The position of a ruling in a text; `lies` is the game where it lies."""
    root = compose_scenarios(text, where)
    found = game_named(root, where) or lies or game or USUAL
    if game and found != game:
        raise BadFile("bad-rulings-game", where, game=found, other=game)
    box_of(found, where)
    item = the_ruling(rulings_of(root, where), name, where)
    parts = {part: node for part, _, node in mapping(item, where, "part-scenario")}
    given = yaml.serialize(parts["given"], Dumper=yaml.SafeDumper, allow_unicode=True) if "given" in parts else PLAIN_POSITION
    return Described(found, given, f"{where}:{item.start_mark.line + 1}")


def file_and_name(wanted: str) -> tuple[Path, str]:
    """A name may hold colons, and so may a file: the first that is a file is meant."""
    parts = wanted.split(":")
    for n in range(1, len(parts) + 1):
        path = Path(":".join(parts[:n]))
        if is_file(path):
            return path, ":".join(parts[n:]).strip()
    return Path(wanted), ""


def the_ruling(items: list[Node], name: str, where: str) -> Node:
    named: list[tuple[list[str], Node]] = []  # each with its titles, in either language
    for item in items:
        parts = {part: node for part, _, node in mapping(item, where, "part-scenario")}
        titles = [scalar(parts[part], where, part).strip() for part in TITLES if part in parts]
        named.append((titles or [""], item))
    if not named:
        raise BadFile("bad-no-rulings", where)
    wanted = name.casefold()
    same = [item for titles, item in named if any(title.casefold() == wanted for title in titles)]
    fitting = same or [item for titles, item in named if any(wanted in title.casefold() for title in titles)]
    if len(fitting) == 1 or (same and len(same) == 1):
        return fitting[0]
    if not fitting:
        raise BadFile("bad-no-ruling", where, name=name)
    example = next(titles[0] for titles, item in named if item is fitting[0])
    raise BadFile("bad-which-ruling", where, amount=len(fitting), file=where, name=example)
