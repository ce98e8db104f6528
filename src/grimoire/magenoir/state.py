"""The state of a game of Mage Noir: plain lists of numbers, so that it copies in microseconds.

Every module of the rules stands on this one; `game.py` stands on all of them.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import NO_CARDS, NO_CLAIMS, Claims
from grimoire.kernel.event import Event
from grimoire.kernel.frame import NO_USES, Frame, Scope, Step, Uses
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.magenoir.definition import LISTENED, NO_ACTIVES, QUERIES, Active, CardDefinition, Given
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.zones import DECK, DISCARD, EXILE, ZONES

NEVER: Final = -1

NOT_WATCHED: Final = 0  # where situations are not compared (loops.py)

# What a scope is for.
ACTIVATION: Final = 0
APPLICATION: Final = 1
TRIGGER: Final = 2
ABILITY: Final = 3
STATIC: Final = 4
PROCEDURE: Final = 5
PREPARING: Final = 6  # the card of the scope is in transition, whatever the lists say (D2.2.1)

# Phases of a turn.
SETUP: Final = 0
START: Final = 1
DRAW_PHASE: Final = 2
GATHER: Final = 3
MAIN_PHASE: Final = 4
END: Final = 5
PHASES: Final[tuple[str, ...]] = ("setup", "start", "draw", "gather", "main", "end")


@mypyc_attr(acyclic=True)
class Pending:
    """A trigger waiting for its turn in a batch."""

    __slots__ = ("node", "scope")

    def __init__(self, node: Step[Any], scope: Scope) -> None:
        self.node = node
        self.scope = scope


class State(Position):
    """Two seats, their cards and Mana, and what is under way: what it holds, and what can be read from it at once."""

    pool: Pool
    definitions: list[CardDefinition]
    shared: bool  # whether a copy has the same lists of facts about cards, until `unshare`
    # for each card
    printed: list[int]  # the definition on its face
    defs: list[int]  # the definition it has now
    owner: list[int]
    zone: list[int]
    stamp: list[int]  # grows whenever the card becomes a new object
    hp: list[int]
    mana: list[int]  # six numbers for each card
    known: list[int]  # bit mask of the seats that know which card it is
    entered: list[int]  # the turn it came onto the board
    prepared: list[int]  # the turn it was prepared
    exhausted: list[int]  # Animals lying face down, as they were turned
    zones: list[list[int]]  # zones[seat * ZONES + zone]: lists that are replaced, never changed, so that copies share them
    # Mana
    reserve: list[int]
    piles: list[int]
    # players
    life: list[int]
    mage_noir: list[int]
    zenith: list[int]
    # turn
    turn: int
    active: int
    phase: int
    first: int
    # what was laid on cards
    used: dict[int, Uses]
    given: dict[int, list[Given]]
    # what is at work, in order of its beginning; these lists too are replaced, never changed
    mods: list[list[Active]]  # by query
    listeners: list[list[Active]]  # by what they listen for
    # what is waiting
    pending: list[Pending]
    batches: list[list[Pending]]
    parked: list[Frame]  # announced, waiting for the window to close
    # memory
    once: list[int]  # abilities and counts used this turn: card * 256 + number
    shield: dict[int, int]  # card * 256 + number -> what is left of a shield this turn
    heard: dict[int, int]  # card * 256 + number -> of what it counts in groups, how much came this turn since the last group
    fired: list[int]  # "as soon as" abilities whose condition still holds: card * 256 + number
    tally: dict[int, int]  # events of this turn: kind * 2 + seat
    released: dict[int, int]  # card * 6 + element -> Mana in the last addition it counts as having released
    last_user: dict[int, int]  # component -> the Permanent that used it last, as a reference
    last_hp: dict[int, int]  # Health Points of Permanents when they last left the board
    paid_x: dict[int, int]  # what X was when a card with a cost of X was prepared
    spent: dict[int, int]  # free abilities: how much had happened when they were last used
    happened: int
    passed: int  # how much had happened when everybody last passed; NEVER: nobody has
    losses: int
    hurt: bool  # a Permanent lost Health Points since they were looked at
    arrived: list[int]  # cards that came onto the board since conflicts were looked at
    recalled: list[Claims]  # for each seat, what it saw go into a shuffled deck of the other
    # loops by choice (loops.py)
    here: int  # the situation that is asked about, where situations are compared
    led_back: dict[int, int]  # a situation of this turn with what was chosen there -> how often
    links: int  # choices in this chain so far; 0 while an action is asked for
    linked: dict[int, int]  # the same as led_back for this chain
    refused: list[Option]  # what may not be chosen now, because it led back here

    asking: list[Active]  # effects about which it is being asked whether they hold; empty at every decision
    busy: list[int]  # keywords with a condition that is being asked; empty at every decision

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.busy = []
        self.asking = []
        self.definitions = pool.definitions

    def begin(self, chance: Chance) -> None:
        """An empty table."""
        super().begin(chance)
        self.shared = False
        self.printed = []
        self.defs = []
        self.owner = []
        self.zone = []
        self.stamp = []
        self.hp = []
        self.mana = []
        self.known = []
        self.entered = []
        self.prepared = []
        self.exhausted = []
        self.zones = [NO_CARDS] * (2 * ZONES)
        self.reserve = [0] * 12
        self.piles = [0] * 12
        self.life = [20, 20]
        self.mage_noir = [0, 0]
        self.zenith = [0, 0]
        self.turn = 0
        self.active = 0
        self.phase = SETUP
        self.first = 0
        self.used = {}
        self.given = {}
        self.mods = [NO_ACTIVES] * QUERIES
        self.listeners = [NO_ACTIVES] * LISTENED
        self.pending = []
        self.batches = []
        self.parked = []
        self.once = []
        self.shield = {}
        self.heard = {}
        self.fired = []
        self.tally = {}
        self.released = {}
        self.last_user = {}
        self.last_hp = {}
        self.paid_x = {}
        self.spent = {}
        self.happened = 0
        self.passed = NEVER
        self.losses = 0
        self.hurt = False
        self.arrived = []
        self.recalled = [NO_CLAIMS, NO_CLAIMS]
        self.here = NOT_WATCHED
        self.led_back = {}
        self.links = 0
        self.linked = {}
        self.refused = []

    # -- reading ---------------------------------------------------------------------------------------------------

    def definition(self, card: int) -> CardDefinition:
        return self.definitions[self.defs[card]]

    def cards(self, seat: int, zone: int) -> list[int]:
        return self.zones[seat * ZONES + zone]

    def ref(self, card: int) -> int:
        return self.stamp[card] * CARD_BITS + card

    def card_of(self, ref: int) -> int:
        """The card a reference was made of, whether it still means it or not."""
        return ref % CARD_BITS

    def live(self, ref: int) -> int:
        """The card a reference means, or -1 when that object is gone."""
        card = ref % CARD_BITS
        return card if self.stamp[card] == ref // CARD_BITS else -1

    def log(self, event: Event) -> None:
        """Something has changed."""
        self.happened += 1
        self.events.append(event)

    def mention(self, event: Event) -> None:
        """Something is told that by itself changes nothing: nobody need be asked again."""
        self.events.append(event)

    def scope_of(self, card: int, mode: int) -> Scope:
        """A scope for the text of a card, with the numbers as they are on it."""
        return Scope(card, self.stamp[card], self.owner[card], mode, self.defs[card], self.used.get(card, NO_USES))

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def waiting(self) -> int:
        return len(self.stack) + len(self.pending) + sum([len(batch) for batch in self.batches])

    # -- cards as they are offered ---------------------------------------------------------------------------------

    def faces(self) -> list[int]:
        return self.defs

    def card_id(self, card: int) -> str:
        return self.definitions[self.defs[card]].id

    def option_for(self, verb: str, card: int) -> Option:
        return self.definitions[self.defs[card]].option(verb)

    def lying_with(self, card: int) -> list[int]:
        """In the order in which a person counts them: piles from the top."""
        there = self.zones[self.owner[card] * ZONES + self.zone[card]]
        return there[::-1] if self.zone[card] in (DECK, DISCARD, EXILE) else there

    def in_open_order(self, cards: list[int]) -> list[int]:
        """Searching a deck must not tell its order."""
        return sorted(cards, key=self.card_id) if self.zone[cards[0]] == DECK else cards

    def count_cards(self) -> int:
        return len(self.printed)

    # -- copies ----------------------------------------------------------------------------------------------------

    def unshare(self) -> None:
        Position.unshare(self)
        if self.shared:
            self.shared = False
            self.defs = self.defs[:]
            self.zone = self.zone[:]
            self.stamp = self.stamp[:]
            self.hp = self.hp[:]
            self.mana = self.mana[:]
            self.known = self.known[:]
            self.entered = self.entered[:]
            self.prepared = self.prepared[:]
