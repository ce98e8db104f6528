"""What response times tell: whether an answer takes longer because of cards that whoever asked cannot see.

    python -m tests.server.response_times                       both games, 3 seeds of each, about 5 minutes
    python -m tests.server.response_times --seeds 10 --times 9      # times: a multiple of three

Twin matches (`twins.py`) are played side by side, each several times: one with the true deal, one with another that looks the
same to a seat, and the true one once more. For each thing that the seat does, what the server computes until it has answered is
compared (processor time, the least of all times it was done, so that the noise of the machine falls out) between the two deals,
and between the same deal twice. What differs as much between the same deal twice tells nothing.
"""

import argparse
import asyncio
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
from tests.conformance.walking import decks_of
from tests.server.inside import template
from tests.server.twins import CLOSE, KINDS, MATCH, Act, House, Kind, Script, came_to_light, is_possible, written

from grimoire.kernel.position import Position
from grimoire.lab.other_deals import never_seen
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table as LabTable
from grimoire.server import protocol

BESIDE: Final = 4  # acts
NOW: Final = -1  # the number of the open question
Times = list[tuple[str, float]]  # of each thing the seat did: what it was, and milliseconds


async def timed(
    folder: Path, kind: Kind, lab: LabTable, seed: int, starts: list[Position], script: Script, seat: int, first: int
) -> list[Times]:
    """The same acts at each of these, one after the other, until a changed card comes to light."""
    houses = [
        House(folder / "empty.db", folder / str(n), kind, lab, start.clone(), decks_of(lab, seed))
        for n, start in enumerate(starts)
    ]
    found: list[Times] = [[] for _ in houses]
    try:
        for house in houses:
            await house.open()
        for number, act in enumerate(with_more(script.acts, seat)):
            if len({is_possible(house, act) for house in houses}) > 1:
                break  # another seat played what it does not have here
            before = houses[0].play.number
            for n in [(number + first + n) % len(houses) for n in range(len(houses))]:  # the first one looks things up
                took = await answered(houses[n], at_now(act, houses[n]), seat)
                if act.seat == seat and act.what != CLOSE:
                    found[n].append((name_of(act, houses[n], before), took))
            if any(came_to_light(houses[0], house, before, seat) for house in houses[1:]):
                break
        return found
    finally:
        for house in houses:
            await house.close()


def with_more(acts: list[Act], seat: int) -> Iterator[Act]:
    """And now and then the seat asks for what cannot be, and looks back."""
    for number, act in enumerate(acts):
        if number % BESIDE == 1:
            yield Act(seat, protocol.Choose(1, MATCH, seat, NOW, "activate no-such-card"))
            yield Act(seat, protocol.Look(2, MATCH, seat, 0))
        yield act


def at_now(act: Act, house: House) -> Act:
    if getattr(act.what, "number", 0) != NOW:
        return act
    return Act(act.seat, msgspec.structs.replace(act.what, number=house.play.number))


async def answered(house: House, act: Act, seat: int) -> float:
    """Do it, and let everybody be told, whoever comes first; what was computed until the seat had its answers."""
    sending = {who: asyncio.create_task(connection.keep_sending()) for who, connection in house.connections.items()}
    began = time.process_time()
    await house.do(act)
    mine = house.connections[seat]
    while mine.waiting or mine.stale or mine.ready.is_set():
        await asyncio.sleep(0)
    took = (time.process_time() - began) * 1000
    for connection in house.connections.values():
        while connection.waiting or connection.stale or connection.ready.is_set():
            await asyncio.sleep(0)
    for task in sending.values():
        task.cancel()
    await asyncio.gather(*sending.values(), return_exceptions=True)
    for sent in house.sent.values():
        sent.clear()
    return took


def name_of(act: Act, house: House, before: int) -> str:
    if isinstance(act.what, protocol.Choose):
        return "choice" if house.play.number > before else "choice, refused"
    return str(type(act.what).__name__).lower()


TRUE: Final = 0
AGAIN: Final = 1
OTHER: Final = 2


def least(runs: list[list[Times]], which: int) -> Times:
    """Of everything that was done, the least time of all runs."""
    return [(name, min(run[which][at][1] for run in runs)) for at, (name, _) in enumerate(runs[0][which])]


def main() -> None:
    parser = argparse.ArgumentParser(description="Do response times tell of hidden cards?")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--times", type=int, default=6, help="how often each match is played")
    parser.add_argument("--acts", type=int, default=80)
    parser.add_argument("--minutes", type=float, default=10.0, help="no match is begun after")
    wanted = parser.parse_args()
    until = time.monotonic() + wanted.minutes * 60
    taken: dict[tuple[str, str], list[tuple[float, float, float]]] = defaultdict(list)
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        for kind in (KINDS[2], KINDS[5]):
            for name, *three in measured(kind, seed, wanted.acts, wanted.times, until):
                taken[kind.game, name].append((three[TRUE], three[AGAIN], three[OTHER]))
    print("| game | what | times | ms | same deal twice: half, 95 of 100 | other deal: half, 95 of 100 |")
    print("|---|---|---|---|---|---|")
    for (game, name), rows in sorted(taken.items()):
        same = sorted(abs(row[TRUE] - row[AGAIN]) for row in rows)
        other = sorted(abs(row[TRUE] - row[OTHER]) for row in rows)
        two = " | ".join(f"{median(each):.2f}, {each[int(len(each) * 0.95)]:.2f}" for each in (same, other))
        print(f"| {game} | {name} | {len(rows)} | {median(row[TRUE] for row in rows):.1f} | {two} |")


def measured(kind: Kind, seed: int, acts: int, times: int, until: float) -> list[tuple[str, float, float, float]]:
    lab = kind.lab()
    found: list[tuple[str, float, float, float]] = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        template(folder)
        script = asyncio.run(written(folder, kind, lab, seed, acts))
        named = {word for form in script.forms for word in form.split()}
        for seat, unseen in enumerate(never_seen(lab, decks_of(lab, seed), seed, script.forms)):
            if time.monotonic() > until:
                break
            start = lab.begin(decks_of(lab, seed), seed)
            other = lab.deal_anew(start, seat, sorted(unseen), named, stream(seed, "other deals"), foreign=kind.closed)
            if other is not None:
                starts = [start, start, other]
                runs = [asyncio.run(timed(folder, kind, lab, seed, starts, script, seat, n)) for n in range(times)]
                three = [least(runs, which) for which in (TRUE, AGAIN, OTHER)]
                found += [(name, a, b, c) for (name, a), (_, b), (_, c) in zip(*three, strict=True)]
    return found


if __name__ == "__main__":
    main()
