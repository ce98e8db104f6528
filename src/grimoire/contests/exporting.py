"""A contest as tables for other programs (CSV), and as one file that can be read in again (JSON)."""

import csv
import io
from collections.abc import Iterable

import msgspec

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Entry
from grimoire.contests.standings import Standings, final_order
from grimoire.kernel.unusable import Unusable

TABLES = ("standings", "results", "players")
FORMULAS = "=+-@\t\r"  # what a spreadsheet would carry out, where a name begins with it


class Exported(msgspec.Struct, forbid_unknown_fields=True):
    """A whole contest."""

    contest: str  # its title, for who reads the file
    entries: list[Entry]
    version: int = 1


def as_json(contest: Contest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(Exported(contest.title, contest.log)), indent=1) + b"\n"


def as_lines(contest: Contest) -> bytes:
    """A line for each entry, as a file of the terminal has it."""
    return b"".join(msgspec.json.encode(entry) + b"\n" for entry in contest.log)


def from_json(text: bytes) -> list[Entry]:
    """Raises Unusable where it is none, or cannot be followed."""
    try:
        exported = msgspec.json.decode(text, type=Exported)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unusable("contest-no-json", why=str(error)) from None
    if exported.version != 1:
        raise Unusable("contest-no-json", why=f"version {exported.version}")
    Contest.of(exported.entries)
    return exported.entries


def read_any(text: str) -> list[Entry]:
    """A contest as it was exported, or a line for each entry, as a file of the terminal has it. Raises Unusable."""
    lines = [line for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    if not lines:
        raise Unusable("contest-no-json", why="")
    try:
        entries = [msgspec.json.decode(line, type=Entry) for line in lines]
    except (msgspec.MsgspecError, UnicodeError):
        return from_json(text.encode())
    Contest.of(entries)
    return entries


def as_csv(contest: Contest, table: str) -> str:
    rows = {"standings": standings_rows, "results": results_rows, "players": players_rows}[table](contest)
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([[harmless(cell) for cell in row] for row in rows])
    return out.getvalue()


def harmless(cell: object) -> object:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] and cell[0] in FORMULAS else cell


def standings_rows(contest: Contest) -> Iterable[list[object]]:
    standings = Standings(contest)
    shown = [name for name in standings.names if name not in ("met", "lot")]
    rows = {row.player: row for row in standings.rows}
    yield ["rank", "player", "points", *[part for name in shown for part in (name, f"{name} exact")]]
    for rank, player in enumerate(final_order(contest), 1):
        row = rows[player]
        numbers = [part for name in shown for part in (f"{float(row.values[name]):.3f}", str(row.values[name]))]
        yield [rank, contest.name(player), row.points, *numbers]


def results_rows(contest: Contest) -> Iterable[list[object]]:
    yield ["round", "stage", "table", "player", "games", "opponent", "games of the opponent", "drawn"]
    for round in contest.rounds:
        for table in round.tables:
            games = table.games
            counted = ["", "", ""] if games is None else [games.first, games.second, games.drawn]
            names = contest.name(table.first), contest.name(table.second)
            yield [round.number, round.stage, table.number, names[0], counted[0], names[1], counted[1], counted[2]]
        for player in round.byes:
            yield [round.number, round.stage, "", contest.name(player), "bye", "", "", ""]


def players_rows(contest: Contest) -> Iterable[list[object]]:
    yield ["number", "player", "came after round", "still there"]
    for player in contest.players.values():
        yield [player.number, player.name, player.entered, "yes" if player.active else "no"]
