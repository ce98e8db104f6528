"""What the terminal, the browser and paper show of a contest, as rows of texts."""

from typing import Final

import msgspec

from grimoire.contests.contest import Contest
from grimoire.contests.rounds import CUT, Round
from grimoire.contests.sheets import sheets_of
from grimoire.contests.standings import Standings, final_order
from grimoire.contests.tiebreaks import SHARES, Part
from grimoire.pages.contests.words import ContestWords, share

UNSHOWN: Final = ("met", "lot")  # tiebreaks that are no number of one player alone


class SeatRow(msgspec.Struct):
    """A player of a round: where they sit, and opposite whom."""

    name: str
    table: int  # 0: the bye
    opponent: str
    points: int


class TableRow(msgspec.Struct):
    table: int
    first: str
    first_points: int
    second: str
    second_points: int
    games: str
    state: str
    is_open: bool


class RankRow(msgspec.Struct):
    rank: int
    player: int
    name: str
    points: int
    numbers: list[tuple[str, str]]  # the tiebreak, and its value
    decided: str  # what put them behind the one above, where that was no points
    in_cut: bool
    gone: bool


def points_before(contest: Contest, round: Round) -> dict[int, int]:
    """The points each had when a round was paired."""
    earlier = sum(one.stage != CUT for one in contest.rounds[: round.number - 1])
    return {player: sheet.points for player, sheet in sheets_of(contest, earlier).items()}


def seat_rows(contest: Contest, round: Round, lang: str) -> list[SeatRow]:
    """By name, as people look for themselves."""
    words = ContestWords(contest, lang)
    points = points_before(contest, round)
    rows = [
        SeatRow(contest.name(one), table.number, contest.name(other), points[one])
        for table in round.tables
        for one, other in ((table.first, table.second), (table.second, table.first))
    ]
    bye = words.say("contest-bye-row", points=contest.settings.bye) if round.stage != CUT else words.say("contest-bye-cut")
    rows += [SeatRow(contest.name(player), 0, bye, points[player]) for player in round.byes]
    return sorted(rows, key=lambda row: by_letters(row.name))


def by_letters(name: str) -> tuple[str, str]:
    """Names in the order of a telephone book: É stands with E."""
    import unicodedata

    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return plain.casefold(), name


def table_rows(contest: Contest, round: Round, lang: str) -> list[TableRow]:
    words = ContestWords(contest, lang)
    points = points_before(contest, round)
    return [
        TableRow(
            table.number,
            contest.name(table.first),
            points[table.first],
            contest.name(table.second),
            points[table.second],
            words.games(table.games),
            words.state(table),
            table.games is None,
        )
        for table in round.tables
    ]


def rank_rows(contest: Contest, lang: str, rounds: int | None = None) -> list[RankRow]:
    """The standings; after a cut in the order in which it ended."""
    words = ContestWords(contest, lang)
    standings = Standings(contest, rounds)
    rows = {row.player: row for row in standings.rows}
    cut = next((round for round in contest.rounds if round.stage == CUT), None)
    inside = {player for player in cut.slots if player} if cut is not None else set()
    by_bracket = cut is not None and rounds is None
    order = final_order(contest) if rounds is None else [row.player for row in standings.rows]
    if cut is None and contest.settings.cut:
        inside = set(standings.active[: contest.settings.cut])
    found = []
    for rank, player in enumerate(order, 1):
        row = rows[player]
        decided = "" if row.decided == "points" or by_bracket else words.say(f"contest-tiebreak-{row.decided}")
        found.append(
            RankRow(
                rank,
                player,
                contest.name(player),
                row.points,
                [(name, share(float(value)) if name in SHARES else f"{float(value):g}") for name, value in row.values.items()],
                decided,
                player in inside,
                not contest.players[player].active,
            )
        )
    return found


def shown_tiebreaks(contest: Contest) -> list[str]:
    return [name for name in contest.settings.tiebreaks if name not in UNSHOWN]


def deciding(contest: Contest) -> list[str]:
    """All tiebreaks in their order; the lot is the last, whatever is set."""
    return list(dict.fromkeys((*contest.settings.tiebreaks, "lot")))


def opened_number(
    contest: Contest, lang: str, player: int, name: str, rounds: int | None = None
) -> tuple[list[tuple[str, str, str]], str, str]:
    """The lines a number of the standings is made of, how they are put together, and what they come to."""
    words = ContestWords(contest, lang)
    standings = Standings(contest, rounds)
    parts = standings.tiebreaks.parts(name, player)
    value = standings.tiebreaks.value(name, player)
    shown = share(float(value)) if name in SHARES else f"{float(value):g}"
    lines = [words.part(name, part) for part in parts]
    return lines, sum_of(name, parts), f"{value} = {shown}" if value.denominator > 1 else shown


def sum_of(name: str, parts: list[Part]) -> str:
    """How lines come to a number: the average of shares, all games together, or a sum."""
    counted = [part for part in parts if not part.left_out]
    if len(counted) < 2:
        return ""  # there is nothing to put together
    if name == "gw":
        return f"{sum(part.earned for part in counted)}/{sum(part.possible for part in counted)}"
    added = " + ".join(str(part.value) for part in counted)
    return f"({added}) / {len(counted)}" if name in SHARES else added
