"""Records: a start, and what happened since. Saves, replays and bug reports are these (YAML).

    grimoire: record
    version: 0.1.0
    game: magenoir
    cards: 1f6d20a8c35b1e0d      # digest of all card files
    own_cards: []                # the text of card files that are not ours
    seats: [player, random]
    decks: [[flame, flame, …], […]]
    options: []                  # the optional rules played with, by name
    seed: 7
    commitment: 5be0…            # instead of a seed: to the secret that chance comes from (library.record_chance)
    decides: player              # who says who begins; left out where chance draws one
    lists: closed                # bots do not know the decks of others; left out where they do
    given: |                     # instead of decks: a described position, as scenarios have it
      turn: alice, main
    digest: 2                    # which facts digests are made of (library.digests)
    entries:                     # the last part of the file: what happens next is added at its end
    - 0 hand choice hand 1
    - …

Games without decks have none, and where nothing is optional there are no options. How entries are written is in
`library.entries`; records of version 0.1 have choices instead, and are read by `library.older_records`.
"""

import re
from typing import Final

import msgspec
from yaml.nodes import Node

from grimoire.library.digests import NO_DIGESTS, SCHEME
from grimoire.library.entries import CHOICE, CONCEDE, DRAW, END, NOBODY, SECRET, Entry, entry_text, read_entry, standing
from grimoire.library.older_records import OLDER_KEYS, older_entries
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
    "commitment",
    "decides",
    "lists",
    "given",
    "digest",
    "entries",
)
NEEDED: Final = ("grimoire", "version", "game", "cards", "seats")
PLAIN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]*(?<! )")  # what YAML takes as it stands
SERIES: Final = "series"  # what a file of several games calls itself (library.series_records)
LONGEST_SEED: Final = 1000  # digits
OPEN_LISTS: Final = "open"
CLOSED_LISTS: Final = "closed"


class Record(msgspec.Struct):
    """A game that was, or is being, played."""

    version: str
    game: str
    cards: str
    seats: list[str]
    decks: list[list[str]] = []
    seed: int | None = None
    own_cards: list[str] = []
    options: list[str] = []  # optional rules
    decides: str = ""  # the seat that says who begins, in a later game of a series; empty: drawn by chance
    given: str = ""  # a described position to begin from, instead of decks
    digest: int = SCHEME
    entries: list[Entry] = []
    commitment: str = ""  # to a secret, instead of a seed
    secret: str = ""  # in hexadecimal digits; an entry shows it once the game is over
    where: str = "record"
    closed: bool = False  # whether bots are not told the decks of others

    @property
    def standing(self) -> list[Entry]:
        """What happened, without what was taken back."""
        return standing(self.entries)

    @property
    def made(self) -> list[Entry]:
        """The choices among that."""
        return [entry for entry in self.standing if entry.kind == CHOICE]

    @property
    def choices(self) -> list[str]:
        return [entry.form for entry in self.made]

    @property
    def digests(self) -> list[str]:
        return [entry.digest for entry in self.made if entry.digest]

    @property
    def conceded(self) -> dict[str, int]:
        """Who gave up, and after how many choices."""
        found: dict[str, int] = {}
        choices = 0
        for entry in self.standing:
            choices += entry.kind == CHOICE
            if entry.kind == CONCEDE and entry.seat < len(self.seats):
                found[self.seats[entry.seat]] = choices
        return found

    @property
    def result(self) -> str:
        """The seat that won, or "draw"; empty while the game goes on."""
        end = next((entry for entry in reversed(self.standing) if entry.kind == END), None)
        if end is None:
            return ""
        return DRAW if end.seat == NOBODY or end.seat >= len(self.seats) else self.seats[end.seat]

    @property
    def is_older(self) -> bool:
        """Whether it is followed by its choices alone, because it has no digests that we can compare."""
        return self.digest != SCHEME


def read_record(text: str, where: str) -> Record:
    """Read a record; whatever is wrong with it is told in one line, with its line number."""
    root = compose(text, where)
    if root is None:
        raise BadFile("bad-empty-record", where)
    parts = {name: (line, node) for name, line, node in mapping(root, where, "part-record")}
    kind = scalar(parts["grimoire"][1], where, "grimoire") if "grimoire" in parts else ""
    if kind == SERIES:
        raise BadFile("bad-is-series", where)
    if kind != "record":
        raise BadFile("bad-record", f"{where}:1")
    older = "choices" in parts and "entries" not in parts
    allowed = KEYS + OLDER_KEYS if older else KEYS
    for name, (line, _) in parts.items():
        if name not in allowed:
            raise BadFile("bad-record-part", f"{where}:{line}", name=name, parts=", ".join(KEYS))
    for name in (*NEEDED, *(() if older else ("entries",))):
        if name not in parts:
            raise BadFile("bad-record-lacks", where, name=name)
    nodes = {name: node for name, (_, node) in parts.items()}
    record = head_of(nodes, where)
    if older:
        record.entries = older_entries(nodes, where, record.seats)
        record.digest = NO_DIGESTS
    else:
        items = sequence(nodes["entries"], where, "entries")
        record.entries = [read_entry(scalar(item, where, "part-entry"), where, line_of(item)) for item in items]
        record.secret = next((entry.form for entry in record.entries if entry.kind == SECRET), "")
    return record


def head_of(nodes: dict[str, Node], where: str) -> Record:
    """How the game began."""

    def text_of(name: str) -> str:
        return scalar(nodes[name], where, name) if name in nodes else ""

    def texts_of(name: str) -> list[str]:
        if name not in nodes:
            return []
        return [scalar(item, where, name) for item in sequence(nodes[name], where, name)]

    record = Record(text_of("version"), text_of("game"), text_of("cards"), texts_of("seats"), where=where)
    if "decks" in nodes:
        record.decks = [
            [scalar(card, where, "part-deck-card") for card in sequence(deck, where, "part-deck")]
            for deck in sequence(nodes["decks"], where, "decks")
        ]
    if "seed" in nodes:
        record.seed = read_seed(text_of("seed"), where, line_of(nodes["seed"]))
    if "commitment" in nodes:
        record.commitment = text_of("commitment")
        if not re.fullmatch(r"[0-9a-f]{64}", record.commitment):
            raise BadFile("bad-commitment", f"{where}:{line_of(nodes['commitment'])}")
    record.options = texts_of("options")
    record.decides = text_of("decides")
    if "lists" in nodes:
        if text_of("lists") not in (OPEN_LISTS, CLOSED_LISTS):
            raise BadFile("bad-lists", f"{where}:{line_of(nodes['lists'])}")
        record.closed = text_of("lists") == CLOSED_LISTS
    record.given = text_of("given")
    record.own_cards = texts_of("own_cards")
    number = text_of("digest")
    record.digest = int(number) if re.fullmatch(r"[0-9]{1,3}", number) else NO_DIGESTS
    return record


def read_seed(text: str, where: str, line: int) -> int:
    if not re.fullmatch(rf"[0-9]{{1,{LONGEST_SEED + 1}}}", text):  # a later game of a series counts on from it
        raise BadFile("bad-seed", f"{where}:{line}", text=text[:60])
    return int(text)


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
    if record.commitment:
        out.append(f"commitment: {quoted(record.commitment)}")
    if record.decides:
        out.append(f"decides: {flow(record.decides)}")
    if record.closed:
        out.append(f"lists: {CLOSED_LISTS}")
    if record.given:
        out.append(f"given: {block(record.given)}")
    out.append(f"digest: {record.digest}")
    out.append("entries:")
    return "\n".join(out) + "\n" + "".join(map(entry_line, record.entries))


def entry_line(entry: Entry) -> str:
    """What is added to the text of a record when something happens."""
    return f"- {flow(entry_text(entry))}\n"


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
