"""How long a contest takes to pair, to stand and to be read: `python -m tests.contests.figures`.

Times are of the processor, so that whatever else the machine does is left out; each is the longest of its kind.
"""

import time
from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec
from tests.contests.playing import WON, do, opened, play

from grimoire.contests.contest import Contest
from grimoire.contests.entries import AnyAct, Corrected, Entry, Reported, Result
from grimoire.contests.next_round import next_of, next_pairing
from grimoire.contests.settings import Settings
from grimoire.contests.standings import Standings

Found = TypeVar("Found")
MANY, ROUNDS = 512, 9
ROOM, ROOM_ROUNDS = 64, 6


def timed(work: Callable[[], Found]) -> tuple[Found, float]:
    began = time.process_time()
    found = work()
    return found, 1000 * (time.process_time() - began)


def paired_rounds(players: int, rounds: int, chance: Random) -> tuple[Contest, list[float]]:
    contest = opened(players - 1, Settings(rounds=rounds, cut=0), 1)  # an odd number: with a bye
    times = []
    while next_of(contest).act == "pair":
        act, took = timed(lambda: next_pairing(contest, chance.getrandbits(60)))
        times.append(took)
        do(contest, act)
        for table in range(1, len(act.tables) + 1):
            do(contest, Result(act.round, table, chance.choice(WON)))
    return contest, times


def reported(contest: Contest) -> list[Entry]:
    """The same contest told by players: two entries a table."""
    log: list[Entry] = []
    for entry in contest.log:
        acts: list[AnyAct] = [entry.act]
        if isinstance(entry.act, Result):
            table = contest.rounds[entry.act.round - 1].tables[entry.act.table - 1]
            acts = [
                Reported(entry.act.round, entry.act.table, player, entry.act.games) for player in (table.first, table.second)
            ]
        log += [Entry(len(log) + 1 + at, act) for at, act in enumerate(acts)]
    return log


def corrections(contest: Contest, many: int) -> list[Corrected]:
    """A result told the one way and the other, to fill a log."""
    table = contest.rounds[0].tables[0]
    assert table.games is not None
    both = [table.games.turned(), table.games]
    return [Corrected(1, 1, both[at % 2]) for at in range(many)]


def main() -> None:
    chance = Random(1)
    paired_rounds(8, 2, chance)  # warm
    _, times = paired_rounds(ROOM, ROOM_ROUNDS, chance)
    print(f"{ROOM} players paired: at most {max(times):.0f} ms a round (50 wanted)")
    contest, times = paired_rounds(MANY, ROUNDS, chance)
    print(f"{MANY} players paired: at most {max(times):.0f} ms a round (3000 wanted)")
    took = min(timed(lambda: Standings(contest))[1] for _ in range(5))
    print(f"standings of {MANY} after {ROUNDS} rounds: {took:.0f} ms (50 wanted)")
    log = reported(contest)
    log += [Entry(len(log) + 1 + at, act) for at, act in enumerate(corrections(contest, 8000 - len(log)))]
    took = min(timed(lambda: Contest.of(log))[1] for _ in range(5))
    print(f"a contest of {len(log)} entries folded: {took:.0f} ms (150 wanted for 8000)")
    lines = [msgspec.json.encode(entry) for entry in log]
    decode = msgspec.json.Decoder(Entry).decode
    print(f"and read from its lines: {min(timed(lambda: [decode(line) for line in lines])[1] for _ in range(5)):.0f} ms")
    print(f"1000 contests by chance: {contests_by_chance(1000)} tables were a second meeting that could have been avoided")


def contests_by_chance(many: int) -> int:
    """4 to 40 players, as many rounds as there can be without a second meeting."""
    again = 0
    for seed in range(many):
        chance = Random(seed)
        players = chance.randint(4, 40)
        seats = players + players % 2
        rounds = chance.randint(1, min(9, seats - 1 if seats <= 10 else seats // 2))
        again += play(opened(players, Settings(rounds=rounds, cut=0), seed), chance)
    return again


if __name__ == "__main__":
    main()
