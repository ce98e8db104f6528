"""What the set of Anima is held to: many games of bots, counted by what their events tell."""

from typing import Final, cast

import msgspec

from grimoire.anima.facts.combat import CombatBegan, CombatLost
from grimoire.bots.playing import play_on
from grimoire.kernel.event import Event, OfCard, OfSeat
from grimoire.kernel.position import Position
from grimoire.lab.anima.table import NOBODY
from grimoire.lab.games import table_of
from grimoire.lab.play import bots_for

CAP: Final = 100_000  # decisions: no game of bots has come near it
COUNTED: Final = {  # how often one of these is told: what it is called here
    "CombatDeclared": "attacks",
    "TrapLaid": "traps laid",
    "TrapSprung": "traps sprung",
    "TradeAccepted": "trades",
    "CharacterDied": "deaths",
    "PartyDestroyed": "Parties destroyed",
    "EncounterMet": "Encounters met",
    "EncounterTooHigh": "Encounters too high",
    "AdvantageUsed": "Advantages used",
    "AbilityUsed": "abilities used",
}
BETWEEN_PARTIES: Final = "Combats between Parties"
AGAINST_FOES: Final = "Combats against foes"


class Tally(msgspec.Struct):
    """How often something could have been, and was."""

    times: int = 0
    done: int = 0


class Balance(msgspec.Struct):
    """Games of one kind: these bots, so many players."""

    bot: str
    players: int
    cards: str  # a short name of the cards that were played with
    seed: int  # of the first
    games: int = 0
    finished: int = 0
    lengths: dict[int, int] = {}
    endings: dict[str, int] = {}
    wins: list[int] = []  # by seat
    first: Tally = msgspec.field(default_factory=Tally)  # games with a winner, and those the first to finish a Mission won
    basic: dict[str, Tally] = {}  # dealt, done
    final: dict[str, Tally] = {}  # revealed, won by somebody
    counts: dict[str, int] = {}  # in all games together
    cards_used: dict[str, int] = {}
    beaten: dict[str, Tally] = {}  # Combats against each Creature or foe of a card, and those it won

    def add(self, other: "Balance") -> None:
        """Other games of the same kind."""
        self.games += other.games
        self.finished += other.finished
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.first = added(self.first, other.first)
        for mine, theirs in ((self.endings, other.endings), (self.counts, other.counts), (self.cards_used, other.cards_used)):
            for name, times in theirs.items():
                mine[name] = mine.get(name, 0) + times
        for turns, games in other.lengths.items():
            self.lengths[turns] = self.lengths.get(turns, 0) + games
        for own, others in ((self.basic, other.basic), (self.final, other.final), (self.beaten, other.beaten)):
            for name, tally in others.items():
                own[name] = added(own.get(name, Tally()), tally)

    @property
    def median(self) -> int:
        turns = sorted(turns for turns, games in self.lengths.items() for _ in range(games))
        return turns[len(turns) // 2] if turns else 0

    @property
    def nobody(self) -> float:
        return self.endings.get(NOBODY, 0) / max(1, self.finished)

    @property
    def comebacks(self) -> float:
        """How often the first to finish a Basic Mission wins, of games that somebody wins."""
        return self.first.done / max(1, self.first.times)

    @property
    def spread(self) -> float:
        """How many times as often the Basic Mission done most is done as the one done least, of the times it is dealt."""
        rates = [tally.done / tally.times for tally in self.basic.values() if tally.times]
        least = min(rates, default=0.0)
        return max(rates) / least if least > 0 else float("inf")

    @property
    def seats(self) -> list[float]:
        """The wins of each seat, in shares: 1 if all are alike."""
        won = max(1, sum(self.wins))
        return [wins * self.players / won for wins in self.wins]

    def each(self, count: str) -> float:
        """How often something happens in a game."""
        return self.counts.get(count, 0) / max(1, self.games)


def added(one: Tally, other: Tally) -> Tally:
    return Tally(one.times + other.times, one.done + other.done)


def empty(bot: str, players: int, seed: int) -> Balance:
    table = table_of("anima", (), players, options_for(players))
    return Balance(bot, players, table.pool.digest, seed, wins=[0] * players)


def options_for(players: int) -> tuple[str, ...]:
    return ("omega",) if players > 4 else ()


class Counting:
    """Follows a game and counts what its events tell."""

    def __init__(self, found: Balance) -> None:
        self.found = found
        self.first = -1  # the seat that finished a Basic Mission before all others

    def choose(self, position: Position, index: int) -> None:
        position.choose(index)
        for event in position.events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        found = self.found
        if event.kind in COUNTED:
            count(found.counts, COUNTED[event.kind])
        if event.kind == "AdvantageUsed":
            count(found.cards_used, cast(OfCard, event).card)
        elif event.kind == "CombatBegan":
            begun = cast(CombatBegan, event)
            count(found.counts, BETWEEN_PARTIES if begun.rival >= 0 else AGAINST_FOES)
            if begun.card:
                found.beaten[begun.card] = added(found.beaten.get(begun.card, Tally()), Tally(1, 0))
        elif event.kind == "CombatLost":
            lost = cast(CombatLost, event)
            if lost.card:
                found.beaten[lost.card] = added(found.beaten[lost.card], Tally(0, 1))
        elif event.kind == "MissionCompleted" and self.first < 0:
            self.first = cast(OfSeat, event).seat


def count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def one_game(bot: str, players: int, seed: int) -> Balance:
    """One game, as a sum of one."""
    table = table_of("anima", (), players, options_for(players))
    position = table.begin([[] for _ in range(players)], seed)
    found = empty(bot, players, seed)
    found.games = 1
    counting = Counting(found)
    play_on(position, bots_for([bot] * players, seed, "anima"), CAP, [], counting.choose, False)
    if not position.over:
        return found
    found.finished = 1
    found.lengths = {table.turns(position): 1}
    found.endings = {table.ending(position): 1}
    if position.winner >= 0:
        found.wins[position.winner] = 1
        found.first = Tally(1, int(counting.first == position.winner))
    for fate in table.fates(position):
        own = found.basic if fate.kind == "basic" else found.final
        own[fate.card] = added(own.get(fate.card, Tally()), Tally(1, int(fate.done)))
    return found
