"""The table as one seat sees it: things in places. No number of a physical card is in it."""

from typing import Literal

import msgspec

from grimoire.seat.bargain import Bargain
from grimoire.seat.contest import Contest
from grimoire.seat.wording import Words

Kind = Literal["card", "area", "die", "counter"]


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is so of a thing, a place or a player: "3 HP", "exhausted", "costs 1 Fire less"."""

    name: str  # what it is, the same in every language: hp, mana, cost, exhausted …
    words: Words
    value: int | None = None
    printed: int | None = None  # what stands on the card, where the value differs
    parts: dict[str, int] = {}  # of Mana by element, of cards by their ids, of components by their words
    because: list[Words] = []  # what changed it, one sentence each


class WhyNot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something a player may try is not possible now."""

    verb: str  # what was tried: prepare, activate, channel, recruit …
    short: Words  # a few words for the foot of a card: "lacks 1 Air"
    words: Words
    rule: str = ""
    tried: Words = []  # the option that is missing, where the question could have had it: "Attack Bob"
    player: int = -1  # with whom it was tried


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on the table and can be pointed at."""

    handle: str
    kind: Kind
    place: str  # the id of the place it lies in
    index: int = 0  # its order there, as the seat may know it
    card: str = ""  # the id of the card; empty where it is hidden
    name: Words = []
    owner: int = -1
    facts: list[Fact] = []
    text: list[Words] = []  # its paragraphs as they read now; empty where they read as printed
    why_not: list[WhyNot] = []


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where things lie: a hand, a pile of the Ether, an Area."""

    id: str
    kind: str  # hand, deck, discard, prepared, ether, area …; a layout knows what to do with it
    name: Words
    owner: int = -1  # a seat; -1: everybody's
    count: int = 0  # how many lie there, seen or not
    within: str = ""  # the place or thing it is a part of
    facts: list[Fact] = []
    yours: Words = []  # what it is called where it belongs to whoever looks: "Your hand"


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player, as everybody sees them."""

    seat: int
    name: str
    handle: str
    facts: list[Fact] = []
    here: bool = True  # still in the game


class Phase(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the parts of a turn, in order."""

    id: str
    name: Words
    short: Words = []  # one word for a row of them, where the name has more


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a seat sees at one moment. -1 is a spectator."""

    game: str
    seat: int
    number: int  # how many entries of the log led here
    heading: Words  # "Turn 17, yours: main phase"
    turn: int
    active: int
    phase: str
    phases: list[Phase]
    players: list[Player]
    places: list[Place]
    things: list[Thing]
    over: bool = False
    winner: int = -1  # with `over`: -1 is a draw
    contest: Contest | None = None  # one that is under way
    bargain: Bargain | None = None  # an exchange under way
