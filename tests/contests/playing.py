"""Contests played by chance, for tests and for figures."""

from random import Random
from typing import Final

from grimoire.contests.contest import Contest
from grimoire.contests.entries import AnyAct, Dropped, Entered, Entry, Games, Opened, Paired, Result
from grimoire.contests.next_round import next_of, next_pairing
from grimoire.contests.rounds import CUT
from grimoire.contests.settings import Settings
from grimoire.contests.sheets import sheets_of

WON: Final = (Games(2, 0), Games(2, 1), Games(1, 2), Games(0, 2))
DRAWN: Final = Games(1, 1)


def do(contest: Contest, act: AnyAct, reason: str = "") -> None:
    contest.follow([Entry(contest.number + 1, act, reason=reason)])


def opened(players: int, settings: Settings | None = None, seed: int = 1) -> Contest:
    contest = Contest()
    do(contest, Opened("A Friday", settings or Settings(), seed))
    for player in range(1, players + 1):
        do(contest, Entered(player, f"Player {player}"))
    return contest


def pair(contest: Contest, seed: int = 1) -> Paired:
    act = next_pairing(contest, seed)
    do(contest, act)
    return act


def play_round(contest: Contest, chance: Random) -> Paired:
    act = pair(contest, chance.getrandbits(60))
    for table in range(1, len(act.tables) + 1):
        do(contest, Result(act.round, table, chance.choice(WON if act.stage == CUT else (*WON, DRAWN))))
    return act


def play(contest: Contest, chance: Random, dropping: float = 0.0) -> int:
    """To the end; gives back how many met a second time in a Swiss."""
    again = 0
    while next_of(contest).act == "pair":
        before = sheets_of(contest)
        act = play_round(contest, chance)
        again += act.stage == "swiss" and sum(other in before[one].met for one, other in act.tables)
        if chance.random() < dropping and len(contest.active) > 3 and act.stage != CUT:
            do(contest, Dropped(chance.choice(contest.active)))
    return again
