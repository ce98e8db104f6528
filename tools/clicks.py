"""What a click costs: from an act to what two seats and somebody who looks on are given, in processor time.

    python tools/clicks.py                              # this build: both games, 3 matches of each, 150 acts at most
    PYTHONPATH=../other/src python tools/clicks.py      # another build, also one in which seats kept a position of their own
    python tools/clicks.py --files                      # which files of Python a click touches, and how many

Matches are those of a server, without its database and its sockets: several people, a clock without end, windows that stay open
for five seconds. Acts are drawn by seeds among what is offered. Counted is everything that follows one: the choice, standing
orders, what is due next, and table, question and story for both seats and who looks on.
"""

import argparse
import gc
import os
import random
import sys
import time
from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, Final

SEATS: Final = {"magenoir": 2, "anima": 2}
DECKS: Final = ("burning-wrath", "surging-growth")
ORDER: Final = "order"
FOLLOWS: Final = find_spec("grimoire.table") is not None  # before, seats kept a position of their own
VALUES: Final[Any] = import_module("grimoire.table.matches" if FOLLOWS else "grimoire.server.storage.matches")
PLAY: Final[Any] = import_module("grimoire.server.seated" if FOLLOWS else "grimoire.server.play")
DECIDING: Final[Any] = import_module("grimoire.table.deciding" if FOLLOWS else "grimoire.server.table")
BETWEEN: Final = ("kernel", "language", "magenoir", "anima")  # what every click must touch: the game itself


def row_of(game: str, seed: int) -> Any:
    from grimoire import __version__
    from grimoire.library.deck_lists import Deck
    from grimoire.library.games import GAMES

    box = GAMES[game]
    decks = [box.deck(name, box.shipped_pool()) for name in DECKS] if box.has_decks else [Deck("", ()) for _ in DECKS]
    seats = [
        VALUES.Seat(n, f"user {n}", name=f"Player {n}", deck=list(deck.cards), deck_name=deck.name)
        for n, deck in enumerate(decks)
    ]
    return VALUES.MatchRow(
        f"m{seed}",
        game,
        "user 0",
        1,
        VALUES.RUNNING,
        version=__version__,
        cards=GAMES[game].shipped_pool().digest,
        seed=str(seed),
        clock=VALUES.Clock(),
        seats=seats,
    )


class Table:
    """A match as a server has it in memory."""

    def __init__(self, row: Any) -> None:
        self.play: Any = PLAY.Seated(row) if FOLLOWS else PLAY.Play(row)
        self.open: Any = self.play.next()

    def act(self, form: str) -> None:
        play, before = self.play, self.play.number
        if form:
            play.choose(play.match.position.asked, play.number, form)
        else:
            play.close_window(play.number, [])
        play.follow_orders()
        if FOLLOWS:
            DECIDING.outcome_of(play, before, 1, [], 0)
        else:  # as a commit did
            play.settle()
            play.next()
            DECIDING.due_of(play, 1)
        self.open = play.next() if FOLLOWS else self.open_of(play)
        for seat in (0, 1, -1):
            play.given(seat, "en", before)

    def open_of(self, play: Any) -> Any:
        """Who answers next, known without reckoning it once more."""
        began = time.process_time_ns()
        found = play.next()
        self.aside = time.process_time_ns() - began
        return found

    aside = 0  # nanoseconds of what is only asked for here

    @property
    def forms(self) -> list[str]:
        return [] if self.open is None else [option.form for option in self.open.decision.options]

    @property
    def waits(self) -> bool:
        """Whether only the end of a countdown is waited for."""
        return self.open is not None and self.open.by == ORDER


def table_of(game: str, seed: int) -> Table:
    return Table(row_of(game, seed))


def measured(game: str, seed: int, most: int) -> list[float]:
    """Milliseconds of processor time of each act."""
    table = table_of(game, seed)
    chance = random.Random(seed)
    found: list[float] = []
    while table.forms and len(found) < most:
        form = "" if table.waits else chance.choice(table.forms)
        began = time.process_time_ns()
        table.act(form)
        found.append((time.process_time_ns() - began - table.aside) / 1e6)
    return found


def touched(game: str, seed: int, most: int) -> list[int]:
    """How many files of Python outside the game itself each act touches."""
    import grimoire

    root = str(Path(grimoire.__file__).parent) + os.sep
    table = table_of(game, seed)
    chance = random.Random(seed)
    counts: list[int] = []
    all_of_them: Counter[str] = Counter()
    while table.forms and len(counts) < most:
        form = "" if table.waits else chance.choice(table.forms)
        files: set[str] = set()

        def note(frame: Any, event: str, arg: Any) -> None:
            files.add(frame.f_code.co_filename)  # noqa: B023 - used up before the next one

        sys.setprofile(note)
        table.act(form)
        sys.setprofile(None)
        inside = {file.removeprefix(root) for file in files if file.startswith(root)}
        outside = {file for file in inside if file.split(os.sep)[0] not in BETWEEN}
        counts.append(len(outside))
        all_of_them.update(outside)
    for file, times in all_of_them.most_common():
        print(f"  {times:4} {file}", file=sys.stderr)
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(SEATS))
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--acts", type=int, default=150)
    parser.add_argument("--files", action="store_true")
    said = parser.parse_args()
    if said.files:
        for game in said.games:
            counts = sorted(count for seed in range(1, said.seeds + 1) for count in touched(game, seed, said.acts))
            print(f"{game}: {median(counts)} files in the middle, {counts[-1]} at most, in {len(counts)} acts")
        return
    measured(said.games[0], 1, 5)
    gc.collect()
    gc.disable()
    found = {game: [measured(game, seed, said.acts) for seed in range(1, said.seeds + 1)] for game in said.games}
    for game, times in found.items():
        every = [one for match in times for one in match]
        print(f"{game}: {sum(every) / len(every):.2f} ms an act in {len(every)} acts, {median(every):.2f} in the middle")


if __name__ == "__main__":
    main()
