"""Many games: what is to be played, each game of it, and what they come to."""

import traceback
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from grimoire.build_kind import is_compiled
from grimoire.lab.check import CheckedGame
from grimoire.lab.coverage import Coverage
from grimoire.lab.crash import crash_record
from grimoire.lab.faults import DIED, Fault, described
from grimoire.lab.games import table_of
from grimoire.lab.play import bots_for, deal_decks, play
from grimoire.lab.repeats import Repeats, repeats_in
from grimoire.lab.tables import Broken, Fate, Table
from grimoire.library.deck_lists import ANY_SHAPE, Deck, DeckShape

Pairing = tuple[Deck, ...]

DEALS: Final = 2  # of a checked game, for each seat: cards changed among each other, and other lists
DEALT_ANEW: Final = 20  # with --check-every 100 one game in five is: other deals cost ten times as much as the rest


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. Game i has the seed `seed + i`, and the pairing follows from its seed: one game of many can
    be played again alone."""

    game: str
    pairings: list[Pairing]
    bots: list[str]
    games: int
    seed: int
    cap: int
    check: bool = False
    own_cards: tuple[str, ...] = ()
    check_every: int = 1  # what is costly to check: at one of this many decisions
    coverage: bool = False
    shape: DeckShape = ANY_SHAPE  # of decks by chance
    options: tuple[str, ...] = ()  # optional rules
    keep_going: bool = False  # with check: play on after a fault, and note each kind once a game
    closed: bool = False  # bots are not told the decks of others


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    seed: int
    pairing: int
    decisions: int
    turns: int
    over: bool
    winner: int = -1
    faults: tuple[Fault, ...] = ()
    record: str = ""  # of a game with faults
    repeats: Repeats | None = None  # of a game that was given up
    texts: tuple[int, ...] = ()  # of cards, that were carried out; their places in the table's list
    ending: str = ""
    fates: tuple[Fate, ...] = ()

    @property
    def error(self) -> str:
        return self.faults[0].error if self.faults else ""


def play_game(plan: Plan, number: int) -> Played:
    """One game of a plan; what goes wrong comes back as a value, with the record that shows it."""
    table = table_of(plan.game, plan.own_cards, len(plan.bots), plan.options)
    seed = plan.seed + number
    pairing = seed % len(plan.pairings)
    choices: list[int] = []
    decks: list[list[str]] = []
    noted: list[tuple[int, Broken]] = []
    try:
        decks = deal_decks(table, plan.pairings[pairing], seed, plan.shape)
        bots = bots_for(plan.bots, seed, plan.game)
        witness = table.witness() if plan.coverage else None
        if plan.check:
            deals = DEALS if seed % max(1, plan.check_every // DEALT_ANEW) == 0 else 0
            game = CheckedGame(table, decks, seed, plan.check_every, witness, plan.keep_going, deals, plan.closed)
            noted = game.noted
            position = game.position
            game.play(bots, plan.cap, choices)
        else:
            position = table.begin(decks, seed)
            play(position, bots, plan.cap, choices, witness, plan.closed)
        repeats = None if position.over else repeats_in(table, decks, seed, choices)
        if plan.check and repeats is not None and repeats.circles:
            raise Broken(
                f"a game goes in circles: {repeats.times} times where it was before, first after {repeats.first} choices, "
                f"{repeats.circles} times more often than a situation may come"
            )
        faults, record = told(table, plan, seed, decks, choices, noted, None)
        return Played(
            seed,
            pairing,
            len(choices),
            table.turns(position),
            position.over,
            position.winner,
            faults,
            record,
            repeats,
            texts=() if witness is None else tuple(sorted(witness.seen)),
            ending=table.ending(position) if position.over else "",
            fates=tuple(table.fates(position)) if position.over else (),
        )
    except Exception as error:  # a fault of the engine, whatever it is, must not stop the other games
        faults, record = told(table, plan, seed, decks, choices, noted, error)
        return Played(seed, pairing, len(choices), 0, False, -1, faults, record)


def died_in_game(plan: Plan, number: int) -> Played:
    seed = plan.seed + number
    return Played(seed, seed % len(plan.pairings), 0, 0, False, faults=(Fault(DIED, DIED),))


def told(
    table: Table,
    plan: Plan,
    seed: int,
    decks: list[list[str]],
    choices: list[int],
    noted: list[tuple[int, Broken]],
    error: Exception | None,
) -> tuple[tuple[Fault, ...], str]:
    """The faults of a game, with the record that leads to them."""
    if not noted and error is None:
        return (), ""
    forms, record = crash_record(table, plan.bots, decks, seed, choices, plan.own_cards, plan.closed)
    found = [Fault(str(broken), broken.kind, after, form_of(forms, after)) for after, broken in noted]
    if error is not None:
        line, kind = described(error)
        found.append(Fault(line, kind, len(choices), form_of(forms, len(choices)), traceback.format_exc()))
    return tuple(found), record


def form_of(forms: list[str], after: int) -> str:
    return forms[after - 1] if 0 < after <= len(forms) else ""


class Wins(msgspec.Struct):
    seat: int
    deck: str
    wins: int = 0


class Fates(msgspec.Struct):
    """How often a card that is to be done came up, and was done."""

    card: str
    kind: str
    drawn: int = 0
    done: int = 0


class FaultSum(msgspec.Struct):
    """How many games went wrong in one way, and the first of them."""

    kind: str
    games: int
    seed: int
    after: int
    choice: str
    error: str


class Summary(msgspec.Struct):
    """What a simulation comes to; the fields are those of `--json`."""

    cards: str = ""  # a short name of the cards that were played with
    games: int = 0
    finished: int = 0
    capped: int = 0
    repeating: int = 0  # of the capped ones: those that came back to where they had been
    errors: int = 0
    draws: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    decisions_per_s: float = 0.0
    compiled: bool = False
    wins: list[Wins] = []
    lengths: dict[int, int] = {}  # turns -> finished games
    median: int = 0  # of these
    endings: dict[str, int] = {}
    fates: list[Fates] = []
    faults: list[FaultSum] = []
    coverage: Coverage | UnsetType = UNSET

    def add(self, plan: Plan, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        if played.faults:
            self.errors += 1
            for fault in played.faults:
                self.add_fault(played.seed, fault)
        elif not played.over:
            self.capped += 1
            self.repeating += played.repeats is not None and played.repeats.times > 0
        else:
            self.finished += 1
            if played.winner < 0:
                self.draws += 1
            self.lengths[played.turns] = self.lengths.get(played.turns, 0) + 1
            if played.ending:
                self.endings[played.ending] = self.endings.get(played.ending, 0) + 1
            for fate in played.fates:
                self.add_fate(fate)
        pairing = plan.pairings[played.pairing]
        for seat in range(len(plan.bots)):
            self.wins_of(seat, pairing[seat].name if pairing else "").wins += seat == played.winner

    def add_fault(self, seed: int, fault: Fault) -> None:
        for entry in self.faults:
            if entry.kind == fault.kind:
                entry.games += 1
                return
        self.faults.append(FaultSum(fault.kind, 1, seed, fault.after, fault.choice, fault.error))

    def add_fate(self, fate: Fate) -> None:
        entry = next((entry for entry in self.fates if entry.card == fate.card), None)
        if entry is None:
            entry = Fates(fate.card, fate.kind)
            self.fates.append(entry)
            self.fates.sort(key=lambda entry: (entry.kind, entry.card))
        entry.drawn += 1
        entry.done += fate.done

    def wins_of(self, seat: int, deck: str) -> Wins:
        for entry in self.wins:
            if entry.seat == seat and entry.deck == deck:
                return entry
        self.wins.append(Wins(seat, deck))
        self.wins.sort(key=lambda entry: (entry.seat, entry.deck))
        return self.wins_of(seat, deck)

    def close(self, seconds: float, decisions: int | None = None) -> None:
        """So many seconds went by, in which so many decisions were made; all of them, if left out."""
        self.lengths = dict(sorted(self.lengths.items()))
        turns = [turns for turns, games in self.lengths.items() for _ in range(games)]
        self.median = turns[len(turns) // 2] if turns else 0
        self.compiled = is_compiled()
        self.seconds = round(seconds, 3)
        self.decisions_per_s = round((self.decisions if decisions is None else decisions) / seconds, 1) if seconds > 0 else 0.0
