"""What each side of a Combat brings, row by row, in no language. All of it lies open: whoever looks on could add it up."""

from typing import Any, Final

import msgspec

from grimoire.anima import continuous_texts
from grimoire.anima.bonuses import AMOUNT as GAINED
from grimoire.anima.bonuses import CARD, COMBAT, COMBAT_ROLLS, FROM, ROW, SOURCE, WHAT
from grimoire.anima.bonuses import SEAT as WHOSE
from grimoire.anima.combat_and_speed import foe_combat, strength_of
from grimoire.anima.combat_state import CREATURE_CARD, FIRST, GIVEN, GIVER, MISSION_FOE, PER_GIFT, SECOND, SIDE, Fight
from grimoire.anima.facts.combat import CombatBegan, CombatCounted
from grimoire.anima.facts.parties import BonusGained
from grimoire.anima.facts.turns import DieChanged, DieRolled, DieTakenBack
from grimoire.anima.game import Game
from grimoire.anima.parties import party
from grimoire.anima.state import DOWN, STEEL
from grimoire.anima.zones import INCIDENTS
from grimoire.kernel.event import Event

ITSELF: Final = "itself"  # what a side has by what is printed on its cards
RESTED: Final = "rested"  # a bonus that comes from no card
REST: Final = "rest"  # what nothing named explains

Part = tuple[str, int]  # the id of a card, or one of these words; how much


class Tally(msgspec.Struct):
    """A Combat at one moment."""

    seat: int
    rival: int  # -1: a foe without a player
    card: str  # what the Combat is about
    area: str
    margin: int
    rolls: list[int]  # how many dice each side throws
    parts: list[list[Part]]
    dice: list[list[int]]
    settled: bool = False


def tally_of(g: Game, dice: list[list[int]]) -> Tally:
    """The Combat under way, with the dice that lie there."""
    fight = g.fights[-1]
    area = g.place[fight.seat]
    return Tally(
        fight.seat,
        fight.rival,
        g.definition(fight.card).id if fight.card >= 0 else "",
        g.definition(area).id if area >= 0 else "",
        fight.margin,
        fight.best[:],
        [party_parts(g, fight, fight.seat), foe_parts(g, fight) if fight.rival < 0 else party_parts(g, fight, fight.rival)],
        dice,
    )


def party_parts(g: Game, fight: Fight, seat: int) -> list[Part]:
    cards = party(g, seat)
    side = fight.side_of(seat)
    found: list[Part] = [(ITSELF, sum([g.definition(card).combat for card in cards if not g.state[card] & DOWN]))]
    rows = g.bonuses
    for at in range(0, len(rows), ROW):
        works = rows[at + WHAT] in (COMBAT, COMBAT_ROLLS) and rows[at + FROM] <= g.turn
        card = rows[at + CARD]
        meant = (card < 0 and rows[at + WHOSE] == seat) or (card in cards and not g.state[card] & DOWN)
        if works and meant:
            found.append((g.definitions[rows[at + SOURCE]].id if rows[at + SOURCE] >= 0 else RESTED, rows[at + GAINED]))
    for card in cards:
        if not g.state[card] & DOWN:
            found.append((g.definition(card).id, (1 if g.state[card] & STEEL else 0) + fight.change_of(card)))
    found += texts(g, seat, continuous_texts.OURS)
    if fight.rival >= 0:
        found += texts(g, fight.rival if side == FIRST else fight.seat, continuous_texts.FOES)
    return summed(found + given(g, fight, side), strength_of(g, seat))


def foe_parts(g: Game, fight: Fight) -> list[Part]:
    found: list[Part] = [(ITSELF, fight.combat)]
    found += texts(g, fight.seat, continuous_texts.FOES)
    sources = g.zones[INCIDENTS] if fight.kind == CREATURE_CARD else []
    for card in sources:
        amount = continuous_texts.sum_of_card(g, continuous_texts.COMBAT, fight.seat, card, continuous_texts.CREATURES)
        found.append((g.definition(card).id, amount))
    if fight.kind == MISSION_FOE and fight.card >= 0:
        amount = continuous_texts.sum_of_card(g, continuous_texts.COMBAT, fight.seat, fight.card, continuous_texts.FOES)
        found.append((g.definition(fight.card).id, amount))
    return summed(found + given(g, fight, SECOND), foe_combat(g, fight))


def texts(g: Game, seat: int, subject: int) -> list[Part]:
    by: list[int] = []
    continuous_texts.sum_for(g, continuous_texts.COMBAT, seat, subject, by)
    return [(g.definition(by[at]).id, by[at + 1]) for at in range(0, len(by), 2)]


def given(g: Game, fight: Fight, side: int) -> list[Part]:
    rows = fight.given
    return [
        (g.definitions[rows[at + GIVER]].id, rows[at + GIVEN])
        for at in range(0, len(rows), PER_GIFT)
        if rows[at + SIDE] == side
    ]


def summed(parts: list[Part], strength: int) -> list[Part]:
    """One row for each source, none that changes nothing; what is left over has a row of its own."""
    found: dict[str, int] = {}
    for source, amount in parts:
        found[source] = found.get(source, 0) + amount
    rest = strength - sum(found.values())
    if rest:
        found[REST] = rest
    return [(source, amount) for source, amount in found.items() if amount or source == ITSELF]


class Chronicle:
    """Follows the Combats of a match through its log, so that each can be told with all it came from when it is over."""

    def __init__(self) -> None:
        self.dice: list[list[int]] = [[], []]
        self.seat = self.rival = -1
        self.seen: Tally | None = None  # of the Combat under way, when somebody was last asked in it
        self.card = ""
        self.foe = 0
        self.gifts: list[tuple[int, str, int]] = []  # since then

    def copy(self) -> "Chronicle":
        other = Chronicle()
        other.dice = [side[:] for side in self.dice]
        other.seat, other.rival, other.card, other.foe = self.seat, self.rival, self.card, self.foe
        other.seen = self.seen
        other.gifts = self.gifts[:]
        return other

    def note(self, position: Any, events: list[Event]) -> dict[int, Tally]:
        """The Combats that these events decided, by the place of the event that counts the dice."""
        g: Game = position
        found: dict[int, Tally] = {}
        for at, event in enumerate(events):
            if isinstance(event, CombatBegan):
                self.begin(event)
            elif isinstance(event, BonusGained) and event.span == "fight":
                self.gifts.append((self.side(event.player), event.source, event.amount))
            elif isinstance(event, DieRolled) and event.purpose == "combat":
                self.dice[self.side(event.seat)].append(event.face)
            elif isinstance(event, DieTakenBack):
                del self.dice[self.side(event.player)][-1:]
            elif isinstance(event, DieChanged):
                self.dice[self.side(event.player)][-1:] = [event.face]
            elif isinstance(event, CombatCounted):
                found[at] = self.counted(g, event)
        if g.fights:
            self.seen = tally_of(g, [side[:] for side in self.dice])
            self.gifts = []
        return found

    def begin(self, event: CombatBegan) -> None:
        self.dice = [[], []]
        self.seat, self.rival = event.seat, event.rival
        self.seen = None
        self.card, self.foe = event.card, event.combat
        self.gifts = []

    def side(self, seat: int) -> int:
        return FIRST if seat == self.seat else SECOND

    def counted(self, g: Game, event: CombatCounted) -> Tally:
        totals = (event.total, event.against)
        dice = [side[:] for side in self.dice]
        strengths = [total - (max(side) if side else 0) for total, side in zip(totals, dice, strict=True)]
        parts: list[list[Part]] = []
        for side in (FIRST, SECOND):
            known = self.seen.parts[side] if self.seen is not None else [(ITSELF, self.unseen(side, strengths))]
            gifts = [(source, amount) for which, source, amount in self.gifts if which == side]
            parts.append(summed([*known, *gifts], strengths[side]))
        area = g.place[event.seat]
        seen = self.seen
        return Tally(
            event.seat,
            event.rival,
            self.card,
            seen.area if seen is not None else g.definition(area).id if area >= 0 else "",
            seen.margin if seen is not None else 0,
            [len(side) for side in dice],
            parts,
            dice,
            True,
        )

    def unseen(self, side: int, strengths: list[int]) -> int:
        """What a side had of itself, where nobody was asked anything in this Combat."""
        return strengths[side] - sum([amount for which, _, amount in self.gifts if which == side])
