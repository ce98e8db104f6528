"""Series of games as text: how a series began, and what was decided between its games. Each game is a record of its own.

grimoire: series
version: 0.1.0
game: magenoir
cards: 1f6d20a8c35b1e0d      # digest of all card files
own_cards: []
format: competitive
own_format: |                # its text, where it is none of ours
  …
best_of: 3
seats: [player, greedy]
seed: 7                      # or "chance: secret": each game has its own commitment, and shows its secret at its end
lists: closed                # as in a record
decks: [[flame, …], […]]     # as registered: the first game is played with them
side_decks: [[tide, …], []]
choices:                     # in order: how games ended, and the swaps of each seat before the next one
- won greedy
- swap in tide
- swap out flame
- keep deck
result: greedy               # once the series is over
"""

import re
from typing import Final

import msgspec

from grimoire.library.records import CLOSED_LISTS, OPEN_LISTS, SERIES, block, flow, read_seed
from grimoire.library.yaml_lines import BadFile, compose, line_of, mapping, scalar, sequence

KEYS: Final = (
    "grimoire",
    "version",
    "game",
    "cards",
    "own_cards",
    "format",
    "own_format",
    "best_of",
    "seats",
    "seed",
    "chance",
    "lists",
    "decks",
    "side_decks",
    "choices",
    "result",
)
NEEDED: Final = tuple(key for key in KEYS if key not in ("own_cards", "own_format", "seed", "chance", "lists", "result"))
SEATS: Final = 2
LONGEST: Final = 99
SECRET_CHANCE: Final = "secret"


class SeriesRecord(msgspec.Struct):
    """A series that was, or is being, played."""

    version: str
    game: str
    cards: str
    seats: list[str]
    decks: list[list[str]]
    side_decks: list[list[str]]
    seed: int | None  # None: each game has a secret of its own
    best_of: int
    format: str
    own_format: str = ""
    own_cards: list[str] = []
    choices: list[str] = []
    result: str = ""  # the seat that won; empty while the series goes on
    lines: list[int] = []  # where each choice stands in the file it was read from
    where: str = SERIES
    closed: bool = False  # whether bots are not told the decks of others


def read_series(text: str, where: str) -> SeriesRecord:
    """Read a series; whatever is wrong with it is told in one line, with its line number."""
    root = compose(text, where)
    if root is None:
        raise BadFile("bad-empty-series", where)
    entries = {name: (line, node) for name, line, node in mapping(root, where, "part-series")}
    if "grimoire" not in entries or scalar(entries["grimoire"][1], where, "grimoire") != SERIES:
        raise BadFile("bad-series", f"{where}:1")
    for name, (line, _) in entries.items():
        if name not in KEYS:
            raise BadFile("bad-series-part", f"{where}:{line}", name=name, parts=", ".join(KEYS))
    for name in NEEDED:
        if name not in entries:
            raise BadFile("bad-series-lacks", where, name=name)

    def text_of(name: str) -> str:
        return scalar(entries[name][1], where, name) if name in entries else ""

    def texts_of(name: str) -> list[str]:
        nodes = sequence(entries[name][1], where, name) if name in entries else []
        return [scalar(item, where, name) for item in nodes]

    def number_of(name: str, most: int) -> int:
        text = text_of(name)
        if not re.fullmatch(r"\d{1,18}", text) or int(text) > most:
            raise BadFile("bad-must-number", f"{where}:{entries[name][0]}", name=name, text=text)
        return int(text)

    def lists_of(name: str) -> list[list[str]]:
        line, node = entries[name]
        found = [
            [scalar(card, where, "part-card") for card in sequence(cards, where, name)] for cards in sequence(node, where, name)
        ]
        if len(found) != SEATS:
            raise BadFile("bad-series-two", f"{where}:{line}", what=name)
        return found

    seats = texts_of("seats")
    if len(seats) != SEATS or seats[0] == seats[1]:
        raise BadFile("bad-series-seats", f"{where}:{entries['seats'][0]}")
    secret = text_of("chance")
    if not secret and "seed" not in entries:
        raise BadFile("bad-series-lacks", where, name="seed")
    if secret not in ("", SECRET_CHANCE) or (secret and "seed" in entries):
        raise BadFile("bad-series-chance", where)
    lists = text_of("lists")
    if lists not in ("", OPEN_LISTS, CLOSED_LISTS):
        raise BadFile("bad-lists", f"{where}:{entries['lists'][0]}")
    best_of = number_of("best_of", LONGEST)
    if best_of % 2 == 0:
        raise BadFile("bad-series-length", f"{where}:{entries['best_of'][0]}", amount=best_of)
    return SeriesRecord(
        text_of("version"),
        text_of("game"),
        text_of("cards"),
        seats,
        lists_of("decks"),
        lists_of("side_decks"),
        None if secret else read_seed(text_of("seed"), where, entries["seed"][0]),
        best_of,
        text_of("format"),
        text_of("own_format"),
        texts_of("own_cards"),
        texts_of("choices"),
        text_of("result"),
        [line_of(item) for item in sequence(entries["choices"][1], where, "choices")],
        where,
        lists == CLOSED_LISTS,
    )


def series_text(series: SeriesRecord) -> str:
    """The series as text; reading it gives the same series."""
    out = [
        "grimoire: series",
        f"version: {flow(series.version)}",
        f"game: {flow(series.game)}",
        f"cards: {flow(series.cards)}",
    ]
    out.append("own_cards:" if series.own_cards else "own_cards: []")
    out.extend(f"- {block(text)}" for text in series.own_cards)
    out.append(f"format: {flow(series.format)}")
    if series.own_format:
        out.append(f"own_format: {block(series.own_format)}")
    out.append(f"best_of: {series.best_of}")
    out.append(f"seats: [{', '.join(map(flow, series.seats))}]")
    out.append(f"chance: {SECRET_CHANCE}" if series.seed is None else f"seed: {series.seed}")
    if series.closed:
        out.append(f"lists: {CLOSED_LISTS}")
    for name, decks in (("decks", series.decks), ("side_decks", series.side_decks)):
        out.append(f"{name}:")
        out.extend(f"- [{', '.join(map(flow, deck))}]" for deck in decks)
    if series.result:
        out.append(f"result: {flow(series.result)}")
    out.append("choices:" if series.choices else "choices: []")
    out.extend(f"- {flow(choice)}" for choice in series.choices)
    return "\n".join(out) + "\n"
