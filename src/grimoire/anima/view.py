"""The table as a seat sees it, as data (viewing.py makes it)."""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class CardView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card as a seat sees it; `card` is empty where it is unknown."""

    card: str = ""  # its id
    spun: bool = False  # used, until it is straightened
    down: bool = False  # incapacitated
    steel: bool = False  # it carries +1 Combat
    up: bool = False  # a Mission in the open, a Preliminary Encounter that was met
    marks: int = 0  # markers on a Mission
    levels: list[int] = []  # Levels marked on a Mission
    player: int = -1  # who laid a Trap or played an Incident
    known: int = 0  # bit mask of the seats that know it


@mypyc_attr(native_class=False)
class PlayerView(msgspec.Struct, frozen=True, gc=False):
    hand: list[CardView]  # Advantages; of others those one knows first
    party: list[CardView]  # its Characters
    missions: list[CardView]  # not completed ones
    completed: list[CardView]  # completed ones
    faction: list[CardView]  # its Faction, if any
    organization: list[CardView]  # its Organization, if any
    dealt: list[CardView]  # at the setup, to choose from
    area: str  # where its Party is; empty: outside
    left: str  # the Area it left this turn
    leaving: bool  # it declared that it leaves
    out: bool  # expelled, or having lost the turn
    gone: bool  # out of the game
    combat: int  # the Combat of its Party now
    speed: int  # the Speed of its Party now
    hand_limit: int  # how many Advantages it may hold
    trades: bool  # whether it may trade where it is
    final_steps: int  # turns it has resisted for the Final Mission


@mypyc_attr(native_class=False)
class AreaView(msgspec.Struct, frozen=True, gc=False):
    area: str  # its id
    level: int  # now
    encounter: CardView | None  # the Preliminary Encounter before it
    traps: list[CardView]  # laid there, the oldest first


@mypyc_attr(native_class=False)
class FightView(msgspec.Struct, frozen=True, gc=False):
    """A Combat under way."""

    seat: int  # who fights
    rival: int  # -1: a foe without a player
    card: str  # the Creature, Mission or other card it is about
    combat: int  # the Combat of `seat`, without its die
    foe_combat: int  # that of the other side
    kinds: int  # what kinds of Creature it fights, as bits
    dice: list[int]  # for each side
    margin: int  # losing by this much kills a Character
    forbidden: int  # icons of cards that may not be used in it, as bits
    used: list[str]  # cards used in it
    decided: bool  # whether the dice have fallen, or somebody has escaped


@mypyc_attr(native_class=False)
class BonusView(msgspec.Struct, frozen=True, gc=False):
    what: str  # what it changes: combat, speed …
    amount: int  # by how much
    seat: int  # whose; -1: nobody's
    card: str  # the Character it is about; empty: the Party
    span: str  # how long it lasts
    source: str  # the card it comes from


@mypyc_attr(native_class=False)
class View(msgspec.Struct, frozen=True, gc=False):
    """The table as a seat sees it."""

    seat: int  # -1: a spectator
    turn: int  # the number of the turn; 0 before the first
    phase: str  # setup, start, reset, movement, interaction, exploration or crisis
    order: list[int]  # seats in the order of play
    players: list[PlayerView]  # by seat
    areas: list[AreaView]  # on the table, in the order they came
    piles: dict[str, list[CardView]]  # decks with the top card last, discard piles, what lies in the middle
    timer: int  # turns left for the Final Mission
    due: bool  # it is revealed at the beginning of the next turn
    sought: bool  # somebody sought new horizons this turn
    fight: FightView | None  # the Combat under way
    roll: list[list[int]]  # dice on the table: seat (-1: the foe) and total
    roll_for: str  # combat, exploration, check or text; empty without dice
    bonuses: list[BonusView]  # changes that last for a time
    asked: int  # who must decide; -1: nobody
    question: str  # the id of what is asked
    over: bool  # whether the game has ended
    winner: int  # the seat that has won; -1 with `over`: a draw


UNKNOWN: Final = CardView()
