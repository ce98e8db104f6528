"""`grimoire contest simulate`: contests played by chance, to see how many rounds and which cut suit an evening."""

import math
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import typer

from grimoire.cli.contest_desk import LANG, Desk, told
from grimoire.contests.contest import Contest
from grimoire.contests.entries import AnyAct, Dropped, Entered, Entry, Games, Opened, Result
from grimoire.contests.next_round import next_of, next_pairing
from grimoire.contests.planning import last_to_enter
from grimoire.contests.rounds import CUT, SWISS
from grimoire.contests.settings import PRESETS, Settings
from grimoire.contests.sheets import sheets_of
from grimoire.contests.standings import final_order

SPREAD = 1.0  # of skill: somebody one apart wins 62 of 100 games, as in a game as lucky as ours
LUCK = 0.49  # of a game; with it, a skill one apart wins 62 of 100


class Simulated(msgspec.Struct):
    """What came of contests."""

    contests: int = 0
    rounds: int = 0
    again: int = 0  # tables at which two met a second time in a Swiss
    byes_again: int = 0
    best_won: int = 0
    best_in_cut: int = 0


def simulate(
    players: int = typer.Option(16, "--players", min=2, max=512, help="How many players begin."),
    rounds: int = typer.Option(0, "--rounds", min=0, max=99, help="Rounds before a cut; 0: as the number of players asks for."),
    cut: int = typer.Option(4, "--cut", help="How many go on by single elimination: 0, 2, 4, 8 or 16."),
    drop: float = typer.Option(0.0, "--drop", min=0.0, max=1.0, help="How likely each player leaves after a round."),
    no_show: float = typer.Option(0.0, "--no-show", min=0.0, max=1.0, help="How likely one of a table is not there."),
    late: int = typer.Option(0, "--late", min=0, max=64, help="How many come late."),
    contests: int = typer.Option(100, "--contests", min=1, max=100_000, help="How many contests."),
    seed: int = typer.Option(1, "--seed", help="Seed of the first contest; each further one has the next."),
    keep: Path | None = typer.Option(None, "--keep", help="Keep the first contest in this file."),
    lang: str | None = LANG,
) -> None:
    """Play contests by chance, and say what came of them."""
    with told():
        desk = Desk(keep or Path(), lang, "simulate")
        settings = msgspec.structs.replace(PRESETS["publisher"], rounds=rounds, cut=cut)
        found = Simulated()
        for number in range(contests):
            contest = one_contest(players, settings, Random(seed + number), drop, no_show, late, found)
            if keep is not None and not number:
                desk.file.begin([(entry.act, entry.reason) for entry in contest.log])
        say = desk.words(contest).say
        desk.screen.paragraph(say("contest-terminal-simulated", contests=found.contests, players=players, rounds=found.rounds))
        desk.screen.paragraph(say("contest-terminal-again", again=found.again, byes=found.byes_again))
        share = round(100 * found.best_won / found.contests)
        inside = round(100 * found.best_in_cut / found.contests)
        desk.screen.paragraph(say("contest-terminal-best", won=share, cut=inside))


def one_contest(
    players: int, settings: Settings, chance: Random, drop: float, no_show: float, late: int, found: Simulated
) -> Contest:
    contest = Contest()

    def do(act: AnyAct) -> None:
        contest.follow([Entry(contest.number + 1, act)])

    do(Opened("Simulated", settings, chance.getrandbits(50)))
    skill = {player: chance.gauss(0, SPREAD) for player in range(1, players + late + 1)}
    for player in range(1, players + 1):
        do(Entered(player, f"Player {player}"))
    while next_of(contest).act == "pair":
        before = sheets_of(contest)
        act = next_pairing(contest, chance.getrandbits(50))
        if act.stage == SWISS:
            found.again += sum(other in before[one].met for one, other in act.tables)
            found.byes_again += sum(before[player].byes > 0 for player in act.byes)
        do(act)
        for table, (one, other) in enumerate(act.tables, 1):
            do(Result(act.round, table, series(skill[one] - skill[other], chance, no_show)))
        if act.stage != CUT:
            come_and_go(contest, do, chance, drop, players + late)
    found.contests += 1
    found.rounds += len(contest.rounds)
    best = max(contest.players, key=skill.__getitem__)
    order = final_order(contest)
    found.best_won += order[0] == best
    found.best_in_cut += best in order[: max(1, settings.cut)]
    return contest


def series(ahead: float, chance: Random, no_show: float) -> Games:
    """Best of three among two, the one so much better than the other."""
    if chance.random() < no_show:
        return chance.choice((Games(2, 0), Games(0, 2)))
    wins = [0, 0]
    likely = 1 / (1 + math.exp(-LUCK * ahead))
    while max(wins) < 2:
        wins[chance.random() >= likely] += 1
    return Games(*wins)


def come_and_go(contest: Contest, do: Callable[[AnyAct], None], chance: Random, drop: float, most: int) -> None:
    for player in contest.active:
        if chance.random() < drop and len(contest.active) > 2:
            do(Dropped(player))
    waiting = most - len(contest.players)
    last = last_to_enter(contest.settings, contest.planned)
    if len(contest.rounds) < last:
        coming = waiting if len(contest.rounds) == last - 1 else waiting // 2
        for number in range(len(contest.players) + 1, len(contest.players) + 1 + coming):
            do(Entered(number, f"Player {number}"))
