"""A bout of two bots: rounds of games on one seed, in which the one bot sits in each seat once and the other in all others.

Luck and decks decide much of a game, and the same luck comes to both bots: what is left of a round is how they play. With two
seats a round is a pair of games with the seats swapped.
"""

import time
import traceback
from typing import Final

import msgspec

from grimoire.bots.bot import Bot, Sight
from grimoire.bots.games import make_bot, wanted_bot
from grimoire.bots.own_bots import BotFault, answered
from grimoire.kernel.option import Decision
from grimoire.lab.games import table_of
from grimoire.lab.play import play
from grimoire.lab.streams import stream
from grimoire.library.messages import FALLBACK
from grimoire.library.reading import in_language

LOST: Final = 0
DRAWN: Final = 1  # nobody won, or nobody had when the game was given up
WON: Final = 2

FINEST: Final = 1e-5  # seconds: what is quicker is not told apart
STEPS_A_DOUBLING: Final = 4  # how finely times are kept


class Bout(msgspec.Struct, frozen=True):
    """Who meets, and in which games."""

    game: str
    one: str
    other: str
    seats: int
    rounds: int
    seed: int
    decks: tuple[str, ...] = ()  # all of them meet all in turn
    cap: int = 10_000
    options: tuple[str, ...] = ()  # optional rules
    closed: bool = False  # bots are not told the decks of others

    def decks_of(self, number: int) -> tuple[str, ...]:
        """The decks of a round, by seat. As many rounds as there are decks have each once in each seat, and as many as the
        square of that each pairing once; a deck meets itself last."""
        many = len(self.decks)
        if not many:
            return ()
        turn, at = divmod(number, many)
        shift = (turn + 1) * step_through(many) % many
        return tuple(self.decks[(at + seat * shift) % many] for seat in range(self.seats))


def step_through(many: int) -> int:
    """A step that comes to all of this many places and not to neighbours in a row."""
    return next(step for step in range(max(1, many // 2 - 1), many + 1) if common(step, many) == 1)


def common(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


class Thinking(msgspec.Struct):
    """How long a bot thought, in seconds of the processor; only where there was something to choose."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    cut: int = 0  # thoughts that a ceiling of time ended: those choices may be others on another machine
    spread: dict[int, int] = {}  # decisions by how long they took, in steps of a doubling

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        step = 0
        bound = FINEST
        while bound < seconds:
            step += 1
            bound *= 2 ** (1 / STEPS_A_DOUBLING)
        self.spread[step] = self.spread.get(step, 0) + 1

    def add(self, other: "Thinking") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.cut += other.cut
        for step, count in other.spread.items():
            self.spread[step] = self.spread.get(step, 0) + count

    def within(self, share: float) -> float:
        """How many seconds were enough for this share of the decisions."""
        left = share * self.decisions
        for step, count in sorted(self.spread.items()):
            left -= count
            if left <= 0:
                return min(self.longest, FINEST * 2 ** (step / STEPS_A_DOUBLING))
        return self.longest


class Round(msgspec.Struct, frozen=True):
    """How one round went. All but the times follows from the bout and the number."""

    one: str
    other: str
    number: int
    results: tuple[int, ...] = ()  # of the one bot: in game n it sat in seat n
    decisions: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    unfinished: int = 0  # games given up at the cap
    times: tuple[Thinking, ...] = ()  # of the one bot and of the other
    error: str = ""

    @property
    def score(self) -> float:
        """The share of the games of this round that the one bot won; where nobody wins, all seats have an equal part."""
        each = [1.0 if result == WON else 1 / len(self.results) if result == DRAWN else 0.0 for result in self.results]
        return sum(each) / len(each)


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, name: str, bot: Bot, thinking: Thinking) -> None:
        self.name = name
        self.bot = bot
        self.thinking = thinking

    def choose(self, sight: Sight, decision: Decision) -> int:
        began = time.thread_time()
        chosen = answered(self.name, self.bot, sight, decision)
        if len(decision.options) > 1:
            self.thinking.note(time.thread_time() - began)
            self.thinking.cut += bool(getattr(self.bot, "was_cut", False))
        return chosen


def play_round(bout: Bout, number: int) -> Round:
    """One round of a bout; what goes wrong comes back as a value."""
    table = table_of(bout.game, (), bout.seats, bout.options)
    seed = bout.seed + number
    decks = [list(table.deck(name).cards) for name in bout.decks_of(number)] or [[] for _ in range(bout.seats)]
    times = (Thinking(spread={}), Thinking(spread={}))
    results: list[int] = []
    decisions: list[int] = []
    turns: list[int] = []
    unfinished = 0
    for place in range(bout.seats):
        try:
            position = table.begin(decks, seed)
            bots: list[Bot] = []
            for seat in range(bout.seats):
                who = 0 if seat == place else 1
                wanted_bot((bout.one, bout.other)[who], bout.game)
                bot = make_bot((bout.one, bout.other)[who], stream(seed, f"bot {seat}"), bout.game)
                bots.append(Timed((bout.one, bout.other)[who], bot, times[who]))
            choices: list[int] = []
            play(position, bots, bout.cap, choices, None, bout.closed)
        except BotFault as fault:
            return Round(bout.one, bout.other, number, error=in_language(fault, FALLBACK))
        except Exception:  # a fault of the engine or of a bot must not stop the other rounds
            return Round(bout.one, bout.other, number, error=traceback.format_exc())
        unfinished += not position.over
        results.append(DRAWN if position.winner < 0 or not position.over else WON if position.winner == place else LOST)
        decisions.append(len(choices))
        turns.append(table.turns(position))
    return Round(bout.one, bout.other, number, tuple(results), tuple(decisions), tuple(turns), unfinished, times)


def died(bout: Bout, number: int) -> Round:
    return Round(bout.one, bout.other, number, error="the process that played died")
