"""Records: a start and the choices by their forms. Saves, replays and bug reports are these (YAML).

    grimoire: record
    version: 0.1.0
    game: magenoir
    cards: 1f6d20a8c35b1e0d      # digest of all card files
    own_cards: []                # the text of card files that are not ours
    seats: [player, random]
    decks: [[flame, flame, …], […]]
    options: []                  # the optional rules played with, by name
    seed: 7
    decides: player              # who says who begins; left out where chance draws one
    choices: [hand 1, hand 2, …]
    digests: [9b3c…, …]          # one for each start of a turn
    conceded: {player: 120}      # who gave up, and after how many choices

Games without decks have none, and where nothing is optional there are no options.

A record may start from a described position instead of decks and a seed one day: `seed` and `decks` are optional to the
reader for that reason, and whoever starts a game from a record (`library.replay`) says what is missing.
"""

import re
from typing import Final

import msgspec
from yaml.nodes import Node, ScalarNode

from grimoire.library.yaml_lines import BadFile, compose, line_of, mapping, scalar, sequence

KEYS: Final = (
    "grimoire",
    "version",
    "game",
    "cards",
    "own_cards",
    "seats",
    "decks",
    "options",
    "seed",
    "decides",
    "choices",
    "digests",
    "conceded",
    "result",
)
NEEDED: Final = ("grimoire", "version", "game", "cards", "seats", "choices")
PLAIN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]*(?<! )")  # what YAML takes as it stands
DRAW: Final = "draw"
SERIES: Final = "series"  # what a file of several games calls itself (library.series_records)


class Record(msgspec.Struct):
    """A game that was, or is being, played."""

    version: str
    game: str
    cards: str
    seats: list[str]
    decks: list[list[str]] = []
    seed: int | None = None
    own_cards: list[str] = []
    choices: list[str] = []
    digests: list[str] = []
    conceded: dict[str, int] = {}  # the seats that gave up, and after how many choices
    result: str = ""  # the seat that won, or "draw"; empty while the game goes on
    decides: str = ""  # the seat that says who begins, in a later game of a series; empty: drawn by chance
    options: list[str] = []  # optional rules
    lines: list[int] = []  # where each choice stands in the file it was read from
    where: str = "record"


def read_record(text: str, where: str) -> Record:
    """Read a record; whatever is wrong with it is told in one line, with its line number."""
    root = compose(text, where)
    if root is None:
        raise BadFile(f"{where}: is empty, no record of a game")
    entries = {name: (line, node) for name, line, node in mapping(root, where, "a record")}
    kind = scalar(entries["grimoire"][1], where, "grimoire") if "grimoire" in entries else ""
    if kind == SERIES:
        raise BadFile(f"{where}: is a whole series; its games lie beside it as game-1.yaml and so on, each a record of its own")
    if kind != "record":
        raise BadFile(f"{where}:1: is no record of a game; a record begins with 'grimoire: record'")
    for name, (line, _) in entries.items():
        if name not in KEYS:
            raise BadFile(f"{where}:{line}: '{name}' is no part of a record; allowed here: {', '.join(KEYS)}")
    for name in NEEDED:
        if name not in entries:
            raise BadFile(f"{where}: '{name}' is missing; the file is cut off or no record")

    def text_of(name: str) -> str:
        return scalar(entries[name][1], where, name) if name in entries else ""

    def texts_of(name: str) -> list[str]:
        if name not in entries:
            return []
        return [scalar(item, where, f"an entry of {name}") for item in sequence(entries[name][1], where, name)]

    record = Record(text_of("version"), text_of("game"), text_of("cards"), texts_of("seats"), where=where)
    if "decks" in entries:
        record.decks = [
            [scalar(card, where, "a card of a deck") for card in sequence(deck, where, "a deck")]
            for deck in sequence(entries["decks"][1], where, "decks")
        ]
    if "seed" in entries:
        if not re.fullmatch(r"\d{1,18}", text_of("seed")):
            raise BadFile(f"{where}:{entries['seed'][0]}: the seed must be a number, not '{text_of('seed')}'")
        record.seed = int(text_of("seed"))
    record.options = texts_of("options")
    record.decides = text_of("decides")
    record.own_cards = texts_of("own_cards")
    record.choices = texts_of("choices")
    record.lines = [line_of(item) for item in sequence(entries["choices"][1], where, "choices")]
    record.digests = texts_of("digests")
    if "conceded" in entries:
        record.conceded = read_conceded(entries["conceded"][1], where, len(record.choices))
    record.result = text_of("result")
    return record


def read_conceded(node: Node, where: str, choices: int) -> dict[str, int]:
    """Who gave up and when; older records name only who did, at the end of a game of two."""
    if isinstance(node, ScalarNode):
        return {str(node.value): choices} if node.value else {}
    found: dict[str, int] = {}
    for name, line, value in mapping(node, where, "conceded"):
        after = scalar(value, where, f"conceded {name}")
        if not re.fullmatch(r"\d{1,9}", after):
            raise BadFile(f"{where}:{line}: '{name}' must have conceded after a number of choices, not '{after}'")
        found[name] = int(after)
    return found


def record_text(record: Record) -> str:
    """The record as text; reading it gives the same record."""
    out = [
        "grimoire: record",
        f"version: {flow(record.version)}",
        f"game: {flow(record.game)}",
        f"cards: {flow(record.cards)}",
    ]
    if record.own_cards:
        out.append("own_cards:")
        out.extend(f"- {block(text)}" for text in record.own_cards)
    else:
        out.append("own_cards: []")
    out.append(f"seats: [{', '.join(map(flow, record.seats))}]")
    if record.decks:
        out.append("decks:")
        out.extend(f"- [{', '.join(map(flow, deck))}]" for deck in record.decks)
    if record.options:
        out.append(f"options: [{', '.join(map(flow, record.options))}]")
    if record.seed is not None:
        out.append(f"seed: {record.seed}")
    if record.decides:
        out.append(f"decides: {flow(record.decides)}")
    if record.conceded:
        out.append(f"conceded: {{{', '.join(f'{flow(name)}: {after}' for name, after in record.conceded.items())}}}")
    if record.result:
        out.append(f"result: {flow(record.result)}")
    out.append("digests:" if record.digests else "digests: []")
    out.extend(f"- {flow(digest)}" for digest in record.digests)
    out.append("choices:" if record.choices else "choices: []")
    out.extend(f"- {flow(form)}" for form in record.choices)
    return "\n".join(out) + "\n"


def flow(text: str) -> str:
    """A text on one line; quoted where YAML would read it otherwise."""
    return text if PLAIN.fullmatch(text) else quoted(text)


def quoted(text: str) -> str:
    shown = [c if c.isprintable() and c not in '"\\' else f"\\U{ord(c):08x}" for c in text]
    return f'"{"".join(shown)}"'


def block(text: str) -> str:
    """A text of several lines, kept readable where that keeps it unchanged."""
    lines = text.split("\n")
    readable = "\n" in text and all(line.isprintable() for line in lines)
    if not readable:
        return quoted(text)
    ends = text.endswith("\n")
    body = "\n".join("  " + line if line else "" for line in (lines[:-1] if ends else lines))
    return f"|2{'+' if ends else '-'}\n{body}"
