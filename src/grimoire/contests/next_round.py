"""What comes next in a contest, and the pairing of that round as something to be written down."""

from typing import Final, Literal

import msgspec

from grimoire.contests.criteria import BYE, Field, field_of
from grimoire.contests.elimination import first_slots, next_slots, tables_and_byes
from grimoire.contests.entries import Paired
from grimoire.contests.pairing import paired
from grimoire.contests.planning import cut_planned
from grimoire.contests.round_robin import tables_of
from grimoire.contests.rounds import CUT, ROBIN, SWISS
from grimoire.contests.sheets import sheets_of
from grimoire.contests.standings import Standings
from grimoire.contests.state import State
from grimoire.contests.tiebreaks import lot
from grimoire.kernel.unusable import Unusable

FEWEST: Final = 2  # players


class Next(msgspec.Struct, frozen=True):
    """What the desk does next."""

    act: Literal["pair", "results", "finish", "over"]
    round: int = 0
    stage: str = ""
    missing: int = 0


def next_of(contest: State) -> Next:
    if contest.over:
        return Next("over")
    if contest.running is not None:
        return Next("results", contest.running.number, contest.running.stage, len(contest.running.open))
    stage = next_stage(contest)
    return Next("pair", len(contest.rounds) + 1, stage) if stage else Next("finish")


def next_stage(contest: State) -> str:
    """Of the round to be paired next; empty where there is none."""
    if contest.rounds and contest.rounds[-1].stage == CUT:
        return CUT if len(contest.rounds[-1].slots) > 2 else ""
    if contest.settings.system == "elimination":
        return CUT
    if len(contest.rounds) < contest.planned:
        return ROBIN if contest.settings.system == "robin" else SWISS
    return CUT if cut_planned(contest.settings, len(contest.active)) > 1 else ""


def next_pairing(contest: State, seed: int) -> Paired:
    """Raises Unusable where nothing is to be paired."""
    coming = next_of(contest)
    if coming.act == "results":
        raise Unusable("contest-lacks-results", missing=coming.missing, round=coming.round)
    if coming.act == "over":
        raise Unusable("contest-over")
    if coming.act == "finish":
        raise Unusable("contest-no-more-rounds")
    if (coming.stage != CUT and len(contest.active) < FEWEST) or not contest.active:
        raise Unusable("contest-few", least=FEWEST)
    if coming.stage == CUT:
        return bracket_round(contest, coming.round, seed)
    if coming.stage == ROBIN:
        return robin_round(contest, coming.round, seed)
    standings = Standings(contest)
    tables = paired(field_before(contest, seed, standings))
    place = standings.rank
    ordered = [(one, other) if place[one] < place[other] else (other, one) for one, other in tables if other != BYE]
    ordered.sort(key=lambda table: (-max(standings.sheets[one].points for one in table), place[table[0]]))
    byes = tuple(one for one, other in tables if other == BYE)
    return Paired(coming.round, SWISS, tuple(ordered), byes, (), seed)


def field_before(contest: State, seed: int, standings: Standings | None = None) -> Field:
    """What is known when the next round of a Swiss is paired."""
    coming = len(contest.rounds) + 1
    left = max(0, contest.planned - coming)
    ranks = None
    if contest.settings.last_by_rank and not left:
        ranks = (standings or Standings(contest)).rank
    sheets = standings.sheets if standings else sheets_of(contest)
    return field_of(contest.active, sheets, seed, left, ranks, contest.settings.apart)


def robin_round(contest: State, coming: int, seed: int) -> Paired:
    """The circle is made of who began; who has left since leaves a bye to each they would have met."""
    first = contest.rounds[0] if contest.rounds else None
    began = sorted(player.number for player in contest.players.values() if first is None or player.entered == 0)
    circle = sorted(
        [one for one in began if first is not None or contest.players[one].active],
        key=lambda player: lot(contest.seed, player),
    )
    if first is not None:
        seated = {*first.byes, *[one for table in first.tables for one in (table.first, table.second)]}
        circle = [one for one in circle if one in seated]
    tables, byes = tables_of(circle, coming)
    there = set(contest.active)
    kept = [(one, other) for one, other in tables if one in there and other in there]
    alone = [one for table in tables if table not in kept for one in table if one in there]
    return Paired(coming, ROBIN, tuple(kept), tuple([one for one in byes if one in there] + alone), (), seed)


def bracket_round(contest: State, coming: int, seed: int) -> Paired:
    before = contest.rounds[-1] if contest.rounds else None
    if before is not None and before.stage == CUT:
        slots = next_slots(contest, before)
        seeds = {player: at for at, player in enumerate(seeds_of(contest))}
    else:
        entering = seeds_of(contest)
        slots = first_slots(entering)
        seeds = {player: at for at, player in enumerate(entering)}
    tables, byes = tables_and_byes(slots, seeds)
    if not tables and not byes:
        raise Unusable("contest-few", least=FEWEST)
    return Paired(coming, CUT, tuple(tables), tuple(byes), slots, seed)


def seeds_of(contest: State) -> list[int]:
    """Who goes into a bracket, the best first: by the standings, or by lot where nothing came before."""
    if contest.settings.system == "elimination":
        if contest.rounds:
            inside = [player for player in contest.rounds[0].slots if player]
            return sorted(inside, key=lambda player: lot(contest.seed, player))
        return sorted(contest.active, key=lambda player: lot(contest.seed, player))
    standings = Standings(contest)
    cut = next((round for round in contest.rounds if round.stage == CUT), None)
    if cut is not None:
        inside = [player for player in cut.slots if player]
        return sorted(inside, key=standings.rank.__getitem__)
    return standings.active[: cut_planned(contest.settings, len(contest.active))]
