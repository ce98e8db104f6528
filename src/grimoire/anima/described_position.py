"""A position as a description: what a scenario states.

position_from_description.py makes a game of it, describing.py goes back.
"""

from typing import Final

from grimoire.anima.optional_rules import PLAIN, Options
from grimoire.anima.zones import SHARED_PLACES
from grimoire.kernel.chance import Chance

# Where a game can be set up: a phase with the slot of one player open, or a moment before anybody acts.
SETUP_START: Final = "setup"
TURN_START: Final = "start"
MOMENTS: Final[tuple[str, ...]] = (SETUP_START, TURN_START, "reset", "movement", "interaction", "exploration", "crisis")

# Piles that can be stated, by name; the top card first. What is not stated anywhere lies below, in an order by chance.
PILES: Final[tuple[str, ...]] = tuple([place for place in SHARED_PLACES if place.endswith(("-deck", "-discard"))])
UNSTATED: Final = -1


class PlacedCard:
    """A card somewhere, with what is true of it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.known = UNSTATED  # bit mask of seats; unstated: as is usual where it lies
        self.spun = False
        self.down = False  # incapacitated
        self.steel = False
        self.up = False  # a Mission that was turned up, a Preliminary Encounter that was met
        self.marks = 0  # markers on a Mission, steps taken of one that is resisted
        self.levels: list[int] = []  # Levels that are marked on it
        self.seat = UNSTATED  # who laid a Trap, who played an Incident
        self.age = 0  # of Traps: lower ones were laid earlier
        self.used: list[int] = []  # lines of its effect used this turn ("once")


class PlacedArea:
    """An Area in play with what lies there."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.encounter: PlacedCard | None = None
        self.traps: list[PlacedCard] = []


class PlacedBonus:
    """A change that lasts. It is on a player, or on a card named by id: a Character in a Party, an Area in play."""

    def __init__(self, what: str, amount: int, span: str) -> None:
        self.what = what  # combat, speed, level, hand-limit, skip-preliminary
        self.amount = amount
        self.span = span  # turn, next_turn, lasting
        self.seat = UNSTATED
        self.card = ""
        self.source = ""  # the card it comes from


class PlacedSeat:
    def __init__(self) -> None:
        self.hand: list[PlacedCard] = []
        self.party: list[PlacedCard] = []
        self.missions: list[PlacedCard] = []
        self.completed: list[PlacedCard] = []
        self.faction: PlacedCard | None = None
        self.organization: PlacedCard | None = None
        self.area = ""  # the Area its Party is in
        self.out = False
        self.gone = False  # out of the game
        self.leaving = False
        self.left = ""  # the Area it left this turn
        self.recruited = ""  # the Area of its Recruit reward of the turn before
        self.final_steps = 0  # taken of a Final Mission that is resisted
        self.spent: list[str] = []  # EX rewards taken that can be had once a game
        self.picked_up = False  # took a discarded Advantage this turn
        self.stepped: list[str] = []  # Missions whose step of this turn was tried


class Placement:
    def __init__(self) -> None:
        self.seats: list[PlacedSeat] = [PlacedSeat(), PlacedSeat()]
        self.options: Options = PLAIN
        self.moment = "reset"
        self.active = 0  # whose slot is open
        self.order: list[int] = []  # unstated: by Speed, ties by seat
        self.turn = 1
        self.areas: list[PlacedArea] = []
        self.piles: dict[str, list[PlacedCard]] = {}
        self.exact: list[str] = []  # piles that hold just what is stated
        self.incidents: list[PlacedCard] = []
        self.final = ""  # the Final Mission, revealed
        self.timer = 0  # unstated: as printed
        self.due = False  # it will be revealed at the beginning of the next turn
        self.sought = False
        self.acted = False  # something was used in the open slot of Movement
        self.fought: list[tuple[int, int]] = []
        self.bonuses: list[PlacedBonus] = []
        self.dice: list[int] = []  # results to come
        self.beside: list[PlacedCard] = []  # Encounters met in this phase
        self.tossed: list[PlacedCard] = []  # discarded and expelled in the open slot of Reset
        self.aside: list[PlacedCard] | None = None  # Basic Missions nobody has; unstated: all others
        self.seed = 1
        self.chance: Chance | None = None  # instead of a seed
