"""How long ratings take to be made anew, and a page of somebody with many games; and what a server holds for 2,000 people who
wait (`figures_idle.py`): `python -m tests.server.figures_community`. docs/community.md says what came of it.

Times are of the processor, so that whatever else the machine does is left out, and, for pages, also of the wall.
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from sqlalchemy import insert
from tests.server import figures_idle
from tests.server.clocks import DAY
from tests.server.test_turns import duel

from grimoire.server.community.people_pages import page_of
from grimoire.server.community.scoring import rate_all
from grimoire.server.storage.database import Database
from grimoire.server.storage.matches import values_of
from grimoire.server.storage.people import User
from grimoire.server.storage.results import LOST, WON
from grimoire.server.storage.schema import due, matches, results, seats, users
from grimoire.server.storage.turns import turns_of
from grimoire.table.matches import Clock

PEOPLE, GAMES, MINE = 200, 50_000, 1000  # two results a game
KINDS = ("fire:Flame", "water:Drop-Wave", "air:Breath-Wind", "arcane:Time", "vegetal:Bark-Seed-Tree")
DAYS = Clock(move=3 * 24 * 3600)


async def filled(database: Database) -> None:
    chance = random.Random(1)
    people = [f"p{n}" for n in range(PEOPLE)]
    row = duel(DAYS)
    async with database.writing() as connection:
        values = [{"id": id, "name": id, "login": id, "banned": False, "created": 0, "seen": 0} for id in people]
        await connection.execute(insert(users), values)
        kept, tables, chairs, waiting = [], [], [], []
        for game in range(GAMES):
            one, other = ("p0", chance.choice(people[1:])) if game < MINE else chance.sample(people[1:], 2)
            won = chance.random() < 0.5
            for seat, user in enumerate((one, other)):
                outcome = WON if won != bool(seat) else LOST
                deck = {"deck": f"d{chance.randrange(4)}", "deck_name": "briar-hunt", "deck_kind": chance.choice(KINDS)}
                how = {"outcome": outcome, "first": seat == game % 2, "turns": 12, "rated": True, "ended": game}
                kept.append({"match": f"m{game}", "seat": seat, "user": user, "bot": "", "game": "magenoir", **deck, **how})
            if game < MINE:
                state = "running" if game < 30 else "over"
                tables.append(values_of(row) | {"id": f"m{game}", "state": state, "ended": game})
                names = ("deck", "side", "deck_name", "stops", "ready", "bot", "name")
                chairs += [
                    {"match": f"m{game}", "seat": seat, "user": user, **{n: getattr(row.seats[seat], n) for n in names}}
                    for seat, user in enumerate((one, other))
                ]
                if state == "running":
                    flag = {"number": 1, "kind": "flag", "seat": 0, "at": DAY, "claimed": 0, "tries": 0}
                    waiting.append({"match": f"m{game}", **flag})
        for table, rows in ((results, kept), (matches, tables), (seats, chairs), (due, waiting)):
            await connection.execute(insert(table), rows)


async def measured() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite+aiosqlite:///{Path(folder) / 'x.db'}")
        await database.open()
        await filled(database)
        began, wall = time.process_time(), time.perf_counter()
        async with database.writing() as connection:
            games = await rate_all(connection)
        took, all_of_it = time.process_time() - began, time.perf_counter() - wall
        print(f"{2 * games} results rated anew: {took:.1f} s of the processor, {all_of_it:.1f} s in all (10 wanted)")
        me = User("p0", "p0", "p0")
        for what in ("the page of somebody with 1000 games", "what waits for them, 30 games by turns"):
            times = []
            for _ in range(7):
                began = time.process_time()
                async with database.reading() as connection:
                    if what.startswith("the page"):
                        await page_of(connection, me, me, "en")
                    else:
                        await turns_of(connection, me.id)
                times.append(1000 * (time.process_time() - began))
            print(f"{what}: {sorted(times)[3]:.0f} ms, the first time {times[0]:.0f} ms (50 wanted)")
        await database.close()


if __name__ == "__main__":
    asyncio.run(measured())
    asyncio.run(figures_idle.measured(figures_idle.PEOPLE))
