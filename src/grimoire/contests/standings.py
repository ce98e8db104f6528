"""The standings: who stands where, and which number put them there."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from typing import Final

import msgspec

from grimoire.contests.elimination import places
from grimoire.contests.rounds import CUT, Round
from grimoire.contests.sheets import Sheet, sheets_of
from grimoire.contests.state import State
from grimoire.contests.tiebreaks import Tiebreaks

POINTS: Final = "points"
LOT: Final = "lot"
MET: Final = "met"


class Standing(msgspec.Struct):
    """A line of the standings."""

    rank: int
    player: int
    points: int
    values: dict[str, Fraction]
    decided: str = POINTS  # what put this player behind the one above


class Standings:
    """After some rounds; after all of them if none are named. A cut is not among them."""

    def __init__(self, contest: State, rounds: int | None = None) -> None:
        self.contest = contest
        self.rounds = len(contest.before_cut) if rounds is None else min(rounds, len(contest.before_cut))
        self.sheets: dict[int, Sheet] = sheets_of(contest, rounds)
        self.tiebreaks = Tiebreaks(contest, self.sheets)
        self.names = [name for name in contest.settings.tiebreaks if name != LOT] + [LOT]
        self.rows = self.ordered()
        self.rank = {row.player: row.rank for row in self.rows}

    def ordered(self) -> list[Standing]:
        rows: list[Standing] = []
        decided = dict.fromkeys(self.sheets, POINTS)
        for player in self.split(list(self.sheets), [POINTS, *self.names], decided):
            values = {name: self.tiebreaks.value(name, player) for name in self.names if name not in (MET, LOT)}
            rows.append(Standing(len(rows) + 1, player, self.sheets[player].points, values, decided[player]))
        return rows

    def split(self, tied: list[int], names: list[str], decided: dict[int, str]) -> Iterator[int]:
        """Players in order, by the first of these that tells them apart, then by those after it."""
        if len(tied) < 2 or not names:
            yield from tied
            return
        name, later = names[0], names[1:]
        keys = {player: self.key(name, player, tied) for player in tied}
        for at, (_, group) in enumerate(groupby(sorted(tied, key=keys.__getitem__, reverse=True), keys.__getitem__)):
            for place, player in enumerate(self.split(list(group), later, decided)):
                if at and not place:
                    decided[player] = name
                yield player

    def key(self, name: str, player: int, tied: list[int]) -> Fraction:
        if name == POINTS:
            return Fraction(self.sheets[player].points)
        return self.tiebreaks.among(player, tied) if name == MET else self.tiebreaks.value(name, player)

    @property
    def active(self) -> list[int]:
        """Who is still there, the best first."""
        return [row.player for row in self.rows if self.contest.players[row.player].active]


def final_order(contest: State) -> list[int]:
    """Who came where in the end: those of the cut by how far they came, then all others as they stood."""
    standings = [row.player for row in Standings(contest).rows]
    cut = [round for round in contest.rounds if round.stage == CUT]
    if not cut:
        return standings
    seeds = [player for player in seeded(cut[0]) if player]
    left = {player: out_in(cut, player) for player in seeds}
    best = sorted(seeds, key=lambda player: (-left[player], seeds.index(player)))
    return best + [player for player in standings if player not in left]


def places_so_far(contest: State) -> dict[int, int]:
    """The place of every player after the last round of which all results are in, 0 where nobody has one yet: before the first
    of them, and for whoever may still win the cut."""
    order = final_order(contest)
    if contest.over:
        return {player: at for at, player in enumerate(order, 1)}
    done = [round for round in contest.rounds if round is not contest.running]
    if not done:
        return dict.fromkeys(order, 0)
    cut = [round for round in contest.rounds if round.stage == CUT]
    standings = [row.player for row in Standings(contest, sum(round.stage != CUT for round in done)).rows]
    if not cut:
        return {player: at for at, player in enumerate(standings, 1)}
    seeds = [player for player in seeded(cut[0]) if player]
    decided = [round for round in cut if round in done]
    left = {player: out_in(decided, player) for player in seeds}
    best = sorted(seeds, key=lambda player: (-left[player], seeds.index(player)))
    ahead = [player for player in best if left[player] > len(decided)]
    found = {player: at for at, player in enumerate([*best, *(player for player in standings if player not in left)], 1)}
    return found | dict.fromkeys(ahead if len(ahead) > 1 else [], 0)


def out_in(cut: list[Round], player: int) -> int:
    """The round of a cut this player did not get past; one more than there are for whoever won it."""
    for at, round in enumerate(cut):
        if player not in round.slots:
            return at
        table = round.table_of(player)
        if table is not None and table.winner != player:
            return at + 1
    return len(cut) + 1


def seeded(first: Round) -> list[int]:
    """The players of a bracket, the best first; 0 for a place that stayed empty."""
    order = places(len(first.slots))
    return [first.slots[order.index(seed)] for seed in range(len(first.slots))]
