"""How fast the engine is: random legal play between the decks it is measured with, and what copies, views and samples cost.

Time is that of the processor, and everything is done several times: what disturbs a machine only ever slows it down, so the
quickest counts. Between the games a fixed piece of work is measured (yardstick.py): what a machine does in the time of that
can be compared with another day and another machine.
"""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from grimoire.build_kind import is_compiled
from grimoire.kernel.position import Position
from grimoire.lab import yardstick
from grimoire.lab.play import bots_for, deal_decks, play
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.library.deck_lists import Deck

SEED: Final = 1
CAP: Final = 10_000
BOT: Final = "random"
EVERY: Final = 50  # a position for measuring copies is taken at each decision of this number
MIDDLE: Final = 8  # the turn from which games are played on
MIDDLES: Final = 16  # this many of them at most
ROUNDS: Final = 3  # the quickest of them counts


class Figures(msgspec.Struct, frozen=True):
    """What the bench finds; the fields are those of `--json`."""

    decisions_per_s: float
    turns_per_s: float
    games_per_s: float
    decisions_per_turn: float
    options_per_decision: float
    clone_us: float
    bytes_us: float
    view_us: float
    sample_us: float  # one of several of one moment, as a search takes them
    compiled: bool
    yardstick_us: float  # of one piece of work, on this machine just now
    decisions_per_yardstick: float  # in the time of one
    playouts_per_s: float  # a sample in the middle of a game, played by chance to its end
    first_sample_us: float  # the first of a moment: what the next ones have in common is laid out for it alone


def measure(table: Table, games: int, tell: Callable[[], None]) -> Figures:
    """This many games of each pairing, each built and played as in a simulation, in several rounds; `tell` is called after
    each game."""
    meetings = [pairing for pairing in measured_pairings(table) for _ in range(games)]
    decisions = turns = 0
    quickest = [float("inf")] * len(meetings)
    rods = [float("inf")] * len(meetings)
    for turn in range(ROUNDS):
        for number, pairing in enumerate(meetings):
            began = time.process_time()
            position, choices = one_game(table, pairing, SEED + number)
            quickest[number] = min(quickest[number], time.process_time() - began)
            rods[number] = min(rods[number], yardstick.seconds())
            if turn == 0:
                decisions += len(choices)
                turns += table.turns(position)
            tell()
    seconds = sum(quickest)
    rod = sum(rods) / len(rods)
    positions, options = positions_on_the_way(table, meetings)
    chance = stream(SEED, "samples")
    return Figures(
        decisions_per_s=round(decisions / seconds, 1),
        turns_per_s=round(turns / seconds, 1),
        games_per_s=round(len(meetings) / seconds, 2),
        decisions_per_turn=round(decisions / turns, 2),
        options_per_decision=round(options, 2),
        clone_us=cost(positions, lambda p: p.clone()),
        bytes_us=cost(positions, lambda p: table.from_bytes(p.to_bytes())),
        view_us=cost(positions, lambda p: p.view(p.asked)),
        sample_us=cost_of_further(positions, lambda p: p.sample(p.asked, chance)),
        compiled=is_compiled(),
        yardstick_us=round(rod * 1e6, 1),
        decisions_per_yardstick=round(decisions / seconds * rod, 2),
        playouts_per_s=round(1e6 / cost(middles(table, meetings), lambda p: p.sample(p.asked, chance).playout(chance, CAP)), 1),
        first_sample_us=cost_of_first(positions, lambda p: p.sample(p.asked, chance)),
    )


def measured_pairings(table: Table) -> list[tuple[Deck, ...]]:
    """Each measured deck against each; where nobody brings a deck, one of nothing."""
    decks = [table.deck(name) for name in table.measured_decks()]
    return [(one, two) for one in decks for two in decks] or [()]


def one_game(table: Table, pairing: tuple[Deck, ...], seed: int) -> tuple[Position, list[int]]:
    position = table.begin(deal_decks(table, pairing, seed), seed)
    choices: list[int] = []
    play(position, bots_for([BOT] * table.seats, seed, table.name), CAP, choices)
    return position, choices


def positions_on_the_way(table: Table, meetings: list[tuple[Deck, ...]]) -> tuple[list[Position], float]:
    """Positions out of one game of each pairing, and how many options a decision had there. Not timed."""
    taken: list[Position] = []
    options = decisions = 0
    seen: list[tuple[Deck, ...]] = []
    for number, pairing in enumerate(meetings):
        if pairing in seen and pairing:
            continue
        seen.append(pairing)
        seed = SEED + number
        position = table.begin(deal_decks(table, pairing, seed), seed)
        for bot_choice in one_game(table, pairing, seed)[1]:
            decisions += 1
            options += len(position.options)
            if decisions % EVERY == 0:
                taken.append(position.clone())
            position.choose(bot_choice)
    return taken, options / decisions


def middles(table: Table, meetings: list[tuple[Deck, ...]]) -> list[Position]:
    """Where turn MIDDLE begins, in games of some pairings."""
    found: list[Position] = []
    for number, pairing in enumerate(meetings):
        seed = SEED + number
        position = table.begin(deal_decks(table, pairing, seed), seed)
        chance = stream(seed, "middle")
        while position.asked >= 0 and table.turns(position) < MIDDLE:
            position.playout(chance, 1)
        if position.asked >= 0:
            found.append(position)
        if len(found) == MIDDLES:
            break
    return found


def cost_of_first(positions: list[Position], do: Callable[[Position], object]) -> float:
    """The same where nothing was done with a position before."""
    return min([cost([position.clone() for position in positions], do, 1) for _ in range(ROUNDS)])


def cost_of_further(positions: list[Position], do: Callable[[Position], object]) -> float:
    """The same where it was done twice before: whoever samples a moment twice has what the next ones need laid out."""
    for position in positions:
        do(position)
        do(position)
    return cost(positions, do)


def cost(positions: list[Position], do: Callable[[Position], object], rounds: int = ROUNDS) -> float:
    """Microseconds for one, over all positions."""
    best = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        for position in positions:
            do(position)
        best = min(best, time.process_time() - began)
    return round(best / len(positions) * 1e6, 1)
