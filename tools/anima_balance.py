"""Measure the shipped set of Anima with bots, and write docs/anima-balance.md with its pictures.

python tools/anima_balance.py --jobs 16

plays 1,000 games of each kind (two to five players, both yardsticks; five greedy ones 4,000 times), keeps what was counted
in docs/anima-balance.json and writes the page from it. `--again` writes the page from the figures that are kept. Best done
compiled: PYTHONPATH=build/compiled.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from grimoire.lab.anima.balance import Balance, empty, one_game
from grimoire.lab.spread import Work, spread

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.balance_page import write  # noqa: E402

BOTS: Final = ("greedy-1", "eager-1")
PLAYERS: Final = (2, 3, 4, 5)
GAMES: Final = 1000
MANY: Final = 4  # times as many where the seats of five are held to a share
FIRST_SEED: Final = 10_000
SHOWN: Final = 100  # games between two lines of progress
KEPT: Final = ROOT / "docs" / "anima-balance.json"


class Kind(msgspec.Struct, frozen=True):
    bot: str
    players: int


def play_one(kind: Kind, number: int) -> Balance:
    return one_game(kind.bot, kind.players, FIRST_SEED + number)


def died(kind: Kind, number: int) -> Balance:
    raise SystemExit(f"a process died in game {number} of {kind.players} times {kind.bot}")


def measured(bots: list[str], players: list[int], games: int, jobs: int) -> Iterator[Balance]:
    for bot in bots:
        for seats in players:
            many = MANY if (bot, seats) == (BOTS[0], PLAYERS[-1]) else 1
            total = empty(bot, seats, FIRST_SEED)
            work = Work(Kind(bot, seats), play_one, died)
            for game in spread(work, range(games * many), jobs):
                total.add(game)
                if total.games % SHOWN == 0:
                    print(f"{bot}, {seats} players: {total.games} of {games * many}", file=sys.stderr)
            yield total


def told(balance: Balance) -> str:
    """One line for whoever designs."""
    each = ", ".join([f"{name} {balance.each(name):.1f}" for name in sorted(balance.counts)])
    basic = ", ".join([f"{name} {100 * tally.done / max(1, tally.times):.0f}" for name, tally in sorted(balance.basic.items())])
    final = ", ".join([f"{name} {tally.done}/{tally.times}" for name, tally in sorted(balance.final.items())])
    seats = " ".join([f"{share:.2f}" for share in balance.seats])
    return (
        f"{balance.bot} {balance.players}: nobody {100 * balance.nobody:.1f} %, median {balance.median}, first wins "
        f"{100 * balance.comebacks:.0f} %, Basic {balance.spread:.2f} to 1, seats {seats}\n  {each}\n  {basic}\n  {final}\n"
        f"  {balance.endings}"
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--bot", action="append", choices=BOTS, help="only this one (no page is written)")
    reader.add_argument("--players", action="append", type=int, choices=PLAYERS, help="only so many (no page is written)")
    reader.add_argument("--games", type=int, default=GAMES, help=f"of each kind; {GAMES} if left out")
    reader.add_argument("--jobs", type=int, default=1, help="processes")
    reader.add_argument("--to", type=Path, help="write the figures here instead of the page")
    reader.add_argument("--again", action="store_true", help="write the page from the figures that are kept")
    given = reader.parse_args()
    if given.again:
        write(msgspec.json.decode(KEPT.read_bytes(), type=list[Balance]))
        return
    found: list[Balance] = []
    for balance in measured(given.bot or list(BOTS), given.players or list(PLAYERS), given.games, given.jobs):
        found.append(balance)
        print(told(balance), flush=True)
    if given.to is not None or (given.bot is None and given.players is None):
        (given.to or KEPT).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    if given.to is None and given.bot is None and given.players is None:
        write(found)


if __name__ == "__main__":
    main()
