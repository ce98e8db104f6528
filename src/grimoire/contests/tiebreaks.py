"""What decides among players with the same points: exact fractions, each of which opens into its lines."""

from fractions import Fraction
from hashlib import blake2b
from typing import Final

import msgspec

from grimoire.contests.sheets import PLAYED, Line, Sheet
from grimoire.contests.state import State

LEAST: Final = Fraction(1, 3)  # what an opponent counts for at least
SHARES: Final = ("omw", "gw", "ogw")  # those that are shares of what could be won
GAME_WON: Final = 3  # points of a game, where games are counted
GAME_DRAWN: Final = 1


class Part(msgspec.Struct, frozen=True):
    """One line of a number: a round, whom it was against, and what that adds."""

    round: int
    opponent: int
    value: Fraction
    earned: int = 0  # of a share: this of that
    possible: int = 0
    raised: bool = False  # to the least
    left_out: bool = False


class Tiebreaks:
    """The numbers of all players after some rounds."""

    def __init__(self, contest: State, sheets: dict[int, Sheet]) -> None:
        self.contest = contest
        self.sheets = sheets
        self.win = contest.settings.points[0]
        self.matches = {player: self.match_share(sheet) for player, sheet in sheets.items()}
        self.games = {player: self.game_share(sheet) for player, sheet in sheets.items()}
        self.raised_matches = {player: max(share, LEAST) for player, share in self.matches.items()}
        self.raised_games = {player: max(share, LEAST) for player, share in self.games.items()}

    def match_share(self, sheet: Sheet) -> Fraction:
        """Of the points that could be won in rounds that were no byes, those that were."""
        possible = self.win * sheet.counted
        return Fraction(sheet.earned, possible) if possible else Fraction(0)

    def game_share(self, sheet: Sheet) -> Fraction:
        earned, possible = games_of(sheet.lines)
        return Fraction(earned, possible) if possible else Fraction(0)

    def value(self, name: str, player: int) -> Fraction:
        """Of the tiebreaks that need nobody but this player and their opponents."""
        sheet = self.sheets[player]
        if name == "omw":
            return average([self.raised_matches[line.opponent] for line in sheet.lines if line.kind == PLAYED])
        if name == "gw":
            return self.games[player]
        if name == "ogw":
            return average([self.raised_games[line.opponent] for line in sheet.lines if line.kind == PLAYED])
        if name == "wins":
            return Fraction(sum(line.won > line.lost for line in sheet.played))
        if name == "lot":
            return Fraction(lot(self.contest.seed, player))
        return sum([part.value for part in self.parts(name, player) if not part.left_out], Fraction(0))

    def parts(self, name: str, player: int) -> list[Part]:
        """The lines a number is made of."""
        sheet = self.sheets[player]
        if name == "omw":
            return [self.share_part(line, self.raised_matches, self.matches) for line in sheet.played]
        if name == "ogw":
            return [self.game_part(line) for line in sheet.played]
        if name == "gw":
            return [own_games(line) for line in sheet.played]
        met = [Part(line.round, line.opponent, Fraction(self.sheets[line.opponent].points)) for line in sheet.played]
        if name == "cut1" and met:
            weakest = min(range(len(met)), key=lambda at: met[at].value)
            met[weakest] = msgspec.structs.replace(met[weakest], left_out=True)
        if name == "sb":
            return [self.beaten(line) for line in sheet.played]
        if name == "wins":
            return [Part(line.round, line.opponent, Fraction(1)) for line in sheet.played if line.won > line.lost]
        return met if name in ("buchholz", "cut1") else []

    def share_part(self, line: Line, raised: dict[int, Fraction], shares: dict[int, Fraction]) -> Part:
        other = self.sheets[line.opponent]
        value = raised[line.opponent]
        return Part(line.round, line.opponent, value, other.earned, self.win * other.counted, value > shares[line.opponent])

    def game_part(self, line: Line) -> Part:
        earned, possible = games_of(self.sheets[line.opponent].lines)
        value = self.raised_games[line.opponent]
        return Part(line.round, line.opponent, value, earned, possible, value > self.games[line.opponent])

    def beaten(self, line: Line) -> Part:
        """Sonneborn-Berger: all points of whom one has beaten, half of them where it was drawn."""
        other = Fraction(self.sheets[line.opponent].points)
        return Part(
            line.round, line.opponent, other if line.won > line.lost else other / 2 if line.won == line.lost else Fraction(0)
        )

    def among(self, player: int, tied: list[int]) -> Fraction:
        """Points against these; 0 unless all of them have met all others."""
        wanted = set(tied)
        if all(wanted - {one} <= {line.opponent for line in self.sheets[one].played} for one in tied):
            return Fraction(sum(line.points for line in self.sheets[player].played if line.opponent in wanted))
        return Fraction(0)


def games_of(lines: list[Line]) -> tuple[int, int]:
    """Points of games earned, and how many there could have been. A missed round or a bye has no games."""
    earned = possible = 0
    for line in lines:
        if line.kind == PLAYED:
            earned += GAME_WON * line.won + GAME_DRAWN * line.drawn
            possible += GAME_WON * (line.won + line.lost + line.drawn)
    return earned, possible


def own_games(line: Line) -> Part:
    earned, possible = games_of([line])
    return Part(line.round, line.opponent, Fraction(earned, possible) if possible else Fraction(0), earned, possible)


def average(values: list[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values) if values else LEAST


def lot(seed: int, player: int) -> int:
    """A number drawn for a player: the same whenever it is asked for."""
    return int.from_bytes(blake2b(f"{seed}:{player}".encode(), digest_size=8).digest(), "big")
