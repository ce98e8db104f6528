"""The sheet of each player: whom they met in which round, with what result, and what it earned."""

from typing import Final

import msgspec

from grimoire.contests.rounds import CUT, Round
from grimoire.contests.state import State

PLAYED: Final = "played"
BYE: Final = "bye"
MISSED: Final = "missed"  # not there while the contest went on: counts as lost
OPEN: Final = "open"  # no result yet: counts as nothing


class Line(msgspec.Struct):
    """One round of one player."""

    round: int
    kind: str
    table: int = 0
    opponent: int = 0
    won: int = 0  # games
    lost: int = 0
    drawn: int = 0
    points: int = 0


class Sheet(msgspec.Struct):
    """All rounds of one player before a cut."""

    player: int
    lines: list[Line]
    points: int = 0
    byes: int = 0
    float: int = 0  # in the last round: 1 paired up, -1 paired down

    @property
    def played(self) -> list[Line]:
        return [line for line in self.lines if line.kind == PLAYED]

    @property
    def counted(self) -> int:
        """Rounds that could have been won: a bye is none of them."""
        return sum(line.kind in (PLAYED, MISSED) for line in self.lines)

    @property
    def earned(self) -> int:
        """Points without those of byes."""
        return sum(line.points for line in self.lines if line.kind == PLAYED)

    @property
    def met(self) -> list[int]:
        return [line.opponent for line in self.lines if line.opponent]


def sheets_of(contest: State, rounds: int | None = None) -> dict[int, Sheet]:
    """Of all players, after this many rounds; after all of them if left out."""
    sheets = {player: Sheet(player, []) for player in contest.players}
    before = [round for round in contest.rounds if round.stage != CUT][:rounds]
    for round in before:
        add_round(contest, sheets, round)
    last: dict[int, int] = {player: sheet.lines[-1].round for player, sheet in sheets.items() if sheet.lines}
    for player, sheet in sheets.items():
        there = len(before) if contest.players[player].active else last.get(player, 0)
        if len(sheet.lines) < there:
            seated = {line.round for line in sheet.lines}
            missed = [Line(number, MISSED) for number in range(1, there + 1) if number not in seated]
            sheet.lines = sorted(sheet.lines + missed, key=lambda line: line.round)
    return sheets


def add_round(contest: State, sheets: dict[int, Sheet], round: Round) -> None:
    won, drawn, lost = contest.settings.points
    before = {player: sheet.points for player, sheet in sheets.items()}
    for sheet in sheets.values():
        sheet.float = 0
    for table in round.tables:
        for player, opponent in ((table.first, table.second), (table.second, table.first)):
            sheet = sheets[player]
            line = Line(round.number, OPEN, table.number, opponent)
            sheet.float = (before[opponent] > before[player]) - (before[opponent] < before[player])
            if table.games is not None:
                games = table.games if player == table.first else table.games.turned()
                line.kind = PLAYED
                line.won, line.lost, line.drawn = games.first, games.second, games.drawn
                line.points = (won, lost, drawn)[games.winner]
                sheet.points += line.points
            sheet.lines.append(line)
    for player in round.byes:
        sheet = sheets[player]
        sheet.byes += 1
        sheet.points += contest.settings.bye
        sheet.lines.append(Line(round.number, BYE, points=contest.settings.bye))
