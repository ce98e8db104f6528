"""The state of a game of Anima: plain lists of numbers, so that it copies in microseconds.

Every module of the rules stands on this one; `game.py` stands on all of them.
"""

from typing import Final

from grimoire.anima.combat_state import Fight
from grimoire.anima.definition import CardDefinition, Standing
from grimoire.anima.optional_rules import Options
from grimoire.anima.pool import Pool
from grimoire.anima.zones import OPEN, OWN, SHARED
from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import NO_CARDS, NO_CLAIMS, Claims
from grimoire.kernel.event import Event
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position

# Phases of a turn.
SETUP: Final = 0
START: Final = 1  # the order is fixed, the Final Mission may be revealed
RESET: Final = 2
MOVEMENT: Final = 3
INTERACTION: Final = 4
EXPLORATION: Final = 5
CRISIS: Final = 6
PHASES: Final[tuple[str, ...]] = ("setup", "start", "reset", "movement", "interaction", "exploration", "crisis")

# What can be true of a card, as bits.
SPUN: Final = 1
DOWN: Final = 2  # incapacitated
STEEL: Final = 4
UP: Final = 8  # a Mission whose face everybody sees; a Preliminary Encounter that was met

NOWHERE: Final = -1


class State(Position):
    """Two to five seats, the cards of the table, and what is under way: what it holds, and what can be read from it at once."""

    pool: Pool
    definitions: list[CardDefinition]
    asking: list[Standing]  # texts about which it is being asked whether they are in force; empty at every decision
    rules: Options
    tree: bool  # two of them, read once: a Struct answers slowly
    open_rolls: bool
    seats: int
    shared: bool  # whether a copy has the same lists of facts about cards, until `unshare`
    # for each card
    printed: list[int]  # its definition
    zone: list[int]
    known: list[int]  # bit mask of the seats that know which card it is, and of whoever watches
    state: list[int]  # bits
    at: list[int]  # the Area of a Trap or a Preliminary Encounter
    marks: list[int]  # markers on a Mission; who laid a Trap or plays an Incident; on an Area, who saved it this time
    # shared places, then those of each seat: lists that are replaced, never changed, so that copies share them
    zones: list[list[int]]
    # for each definition: how many of its cards are not known to everybody
    hidden: list[int]
    # for each seat
    place: list[int]  # the Area its Party is in
    out: list[int]  # expelled or having lost the turn
    gone: list[int]  # out of the game
    leaving: list[int]  # declared to leave
    left: list[int]  # the Area it left this turn
    recruited: list[int]  # the Area of its last Recruit reward
    recruited_turn: list[int]
    deaths: list[int]  # of its Characters, ever
    final_steps: list[int]  # of a Final Mission that must be resisted, on turns running
    # turn
    turn: int
    phase: int
    order: list[int]
    sought: int  # somebody sought new horizons this turn
    # memory of this turn
    once: list[int]  # texts used: card * 256 + number
    fought: list[int]  # pairs of seats that met: low * 8 + high
    picked_up: list[int]  # seats that took an Advantage others discarded
    stepped: list[int]  # Missions whose step of this turn was tried
    spent: list[int]  # rewards taken once a game: (home * 256 + number) * 8 + seat
    # changes that last for a time
    bonuses: list[int]
    recalled: list[Claims]  # for each seat, what it saw and can still count after a shuffle
    # the end
    timer: int
    due: int  # the Final Mission is revealed at the beginning of the next turn
    # under way
    fights: list[Fight]
    attempt_seat: int  # who tries a task; -1: nobody
    attempt_card: int
    attempt_failed: int
    dice: list[int]  # results to come, before chance is asked
    rolled: list[int]  # the last roll, one total for each die
    outcome: int  # of the last Combat

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.definitions = pool.definitions
        self.asking = []

    def set_up(self, chance: Chance, seats: int, rules: Options) -> None:
        """An empty table."""
        self.begin(chance)
        self.rules = rules
        self.tree = rules.tree
        self.open_rolls = rules.open_rolls
        self.seats = seats
        self.shared = False
        self.printed = []
        self.zone = []
        self.known = []
        self.state = []
        self.at = []
        self.marks = []
        self.zones = [NO_CARDS] * (SHARED + seats * OWN)
        self.hidden = [0] * len(self.definitions)
        self.place = [NOWHERE] * seats
        self.out = [0] * seats
        self.gone = [0] * seats
        self.leaving = [0] * seats
        self.left = [NOWHERE] * seats
        self.recruited = [NOWHERE] * seats
        self.recruited_turn = [0] * seats
        self.deaths = [0] * seats
        self.final_steps = [0] * seats
        self.turn = 0
        self.phase = SETUP
        self.order = list(range(seats))
        self.sought = 0
        self.once = []
        self.fought = []
        self.picked_up = []
        self.stepped = []
        self.spent = []
        self.bonuses = []
        self.recalled = [NO_CLAIMS] * seats
        self.timer = 0
        self.due = 0
        self.fights = []
        self.attempt_seat = -1
        self.attempt_card = -1
        self.attempt_failed = 0
        self.dice = []
        self.rolled = []
        self.outcome = 0

    # -- reading ---------------------------------------------------------------------------------------------------

    def definition(self, card: int) -> CardDefinition:
        return self.definitions[self.printed[card]]

    def own(self, seat: int, zone: int) -> list[int]:
        return self.zones[SHARED + seat * OWN + zone]

    def log(self, event: Event) -> None:
        self.events.append(event)

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def set_known(self, card: int, mask: int) -> None:
        """Who knows this card; keeps the count of cards hidden from somebody."""
        before = self.known[card]
        if before == mask:
            return
        if before == OPEN:
            self.hidden[self.printed[card]] += 1
        elif mask == OPEN:
            self.hidden[self.printed[card]] -= 1
        self.known[card] = mask

    # -- cards as they are offered ---------------------------------------------------------------------------------

    def faces(self) -> list[int]:
        return self.printed

    def all_differ(self, cards: list[int]) -> bool:
        several = 0
        for card in cards:
            if self.definitions[self.printed[card]].copies > 1:
                several += 1
        return several < 2 or Position.all_differ(self, cards)  # Areas, Characters and Missions are there but once

    def card_id(self, card: int) -> str:
        return self.definitions[self.printed[card]].id

    def option_for(self, verb: str, card: int) -> Option:
        return self.definitions[self.printed[card]].option(verb)

    def options_for(self, verb: str, cards: list[int]) -> list[Option]:
        made = self.pool.options_for(verb)
        printed = self.printed
        return [made[printed[card]] for card in cards]

    def lying_with(self, card: int) -> list[int]:
        return self.zones[self.zone[card]]

    def count_cards(self) -> int:
        return len(self.printed)

    # -- copies ----------------------------------------------------------------------------------------------------

    def unshare(self) -> None:
        Position.unshare(self)
        if self.shared:
            self.shared = False
            self.zone = self.zone[:]
            self.known = self.known[:]
            self.state = self.state[:]
            self.at = self.at[:]
            self.marks = self.marks[:]
            self.hidden = self.hidden[:]
