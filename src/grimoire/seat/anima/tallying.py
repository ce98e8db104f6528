"""A Combat: what each side brings, row by row, first in no language, then in words, with its dice and what comes of them. All
of it lies open: whoever looks on could add it up."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from grimoire.anima import continuous_texts
from grimoire.anima.bonuses import AMOUNT as GAINED
from grimoire.anima.bonuses import CARD, COMBAT, COMBAT_ROLLS, FROM, ROW, SOURCE, WHAT
from grimoire.anima.bonuses import SEAT as WHOSE
from grimoire.anima.combat_and_speed import character_combat, current_fight, foe_combat, strength_of
from grimoire.anima.combat_state import (
    CREATURE_CARD,
    FIRST,
    GIVEN,
    GIVER,
    KILL_MARGIN,
    MISSION_FOE,
    PER_GIFT,
    SECOND,
    SIDE,
    Fight,
)
from grimoire.anima.facts.combat import CombatBegan, CombatCounted
from grimoire.anima.facts.parties import BonusGained
from grimoire.anima.facts.turns import DieChanged, DieRolled, DieTakenBack
from grimoire.anima.game import Game
from grimoire.anima.parties import party
from grimoire.anima.state import DOWN, STEEL
from grimoire.anima.zones import INCIDENTS
from grimoire.bots.anima.dangers import combat_odds
from grimoire.kernel.event import Event
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.contest import Chances, Contest, Fighter, Row, Side
from grimoire.seat.wording import NONE, Words, capital, spans

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
    fighters: list[list[Fighter]]  # of each side; none of a foe without a player
    settled: bool = False
    barred: str = ""  # the Area before which it is fought


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
        [fighters_of(g, fight.seat), fighters_of(g, fight.rival)],
        barred=barred_in(g, fight, area),
    )


def fighters_of(g: Game, seat: int) -> list[Fighter]:
    """The Characters of a Party as they are now; one that lies face down brings nothing."""
    fight = current_fight(g, seat)
    found: list[Fighter] = []
    for card in party(g, seat) if seat >= 0 else ():
        combat = max(0, character_combat(g, card, fight))
        definition = g.definition(card)
        found.append(Fighter(definition.id, {"combat": combat, "speed": definition.speed}, bool(g.state[card] & DOWN)))
    return found


def barred_in(g: Game, fight: Fight, area: int) -> str:
    """The Area that a Party on its way is not in yet: whom it fights lies there."""
    lies = g.at[fight.card] if fight.card >= 0 and area < 0 else -1
    return g.definition(lies).id if lies >= 0 else ""


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
        self.parties: list[list[Fighter]] = []  # by seat, as they were before what happens next: who loses may be gone after it

    def copy(self) -> "Chronicle":
        other = Chronicle()
        other.dice = [side[:] for side in self.dice]
        other.seat, other.rival, other.card, other.foe = self.seat, self.rival, self.card, self.foe
        other.seen = self.seen
        other.gifts = self.gifts[:]
        other.parties = self.parties
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
        self.parties = [fighters_of(g, seat) for seat in range(len(g.place))]
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
            seen.fighters if seen is not None else [self.party(event.seat), self.party(event.rival)],
            True,
            seen.barred if seen is not None else "",
        )

    def party(self, seat: int) -> list[Fighter]:
        """As it was before the Combat, where nobody was asked anything in it."""
        return self.parties[seat] if 0 <= seat < len(self.parties) else []

    def unseen(self, side: int, strengths: list[int]) -> int:
        """What a side had of itself, where nobody was asked anything in this Combat."""
        return strengths[side] - sum([amount for which, _, amount in self.gifts if which == side])


HUNDRED: Final = 100
SURE: Final = 1e-9  # chances are sums of fractions


class Weighing:
    """Says it to one seat; -1: to who looks on."""

    def __init__(self, wording: AnimaWording, seat: int, names: Sequence[str]) -> None:
        self.wording = wording
        self.seat = seat
        self.names = names

    def contest(self, tally: Tally) -> Contest:
        sides = [self.side(tally, 0), self.side(tally, 1)]
        lead = (sides[0].total or 0) - (sides[1].total or 0)
        rolled = sides[0].total is not None and sides[1].total is not None
        odds = None if rolled else odds_of(tally, sides)
        verdict = self.rolled(tally, lead) if rolled else []
        return Contest(
            self.about(tally), sides, self.margin(tally), verdict, odds, lead if rolled else 0, rolled and tally.settled
        )

    def said(self, id: str, **args: str | int) -> Words:
        return self.wording.words(id, **args)

    def name(self, seat: int) -> str:
        return self.wording.say("you-name") if seat == self.seat else self.names[seat]

    def about(self, tally: Tally) -> Words:
        if tally.barred:
            who, name = self.who(tally.seat), self.names[tally.seat]
            return self.said("contest-before", who=who, name=name, card=self.wording.card(tally.barred))
        at = self.wording.at(tally.area) if tally.area else NONE
        return spans(capital(self.wording.say("contest-about", who=self.who(tally.seat), name=self.names[tally.seat], at=at)))

    def who(self, seat: int) -> str:
        return "you" if seat == self.seat else "other"

    def side(self, tally: Tally, which: int) -> Side:
        seat = tally.rival if which else tally.seat
        dice = tally.dice[which]
        parts = tally.parts[which]
        strength = sum([amount for _, amount in parts])
        kept = dice.index(max(dice)) if dice else -1
        words = self.name(seat) if seat >= 0 else self.foe(tally.card)
        return Side(
            spans(capital(words)),
            [self.row(part, seat) for part in parts],
            strength,
            seat,
            "" if seat >= 0 else tally.card,
            tally.fighters[which],
            dice,
            kept,
            strength + dice[kept] if dice else None,
        )

    def foe(self, card: str) -> str:
        return self.wording.foe(card) if card else self.wording.say("foe-name")

    def row(self, part: Part, seat: int) -> Row:
        source, amount = part
        if source == ITSELF:
            return Row(self.said("contest-itself", who="foe" if seat < 0 else self.who(seat)), amount)
        if source in (REST, RESTED):
            return Row(self.said(f"contest-{source}"), amount)
        return Row(spans(capital(self.wording.card(source))), amount, source)

    def margin(self, tally: Tally) -> Words:
        return self.said(
            "contest-margin",
            tie="even" if tally.rival >= 0 else self.who(tally.seat),
            name=self.names[tally.seat],
            amount=tally.margin or KILL_MARGIN,
        )

    def rolled(self, tally: Tally, lead: int) -> Words:
        """Seen from one's own side, where one has a part in it."""
        seat, other = tally.seat, tally.rival
        if other >= 0 and other == self.seat:
            seat, lead = other, -lead
        wins = lead > 0 or (lead == 0 and tally.rival < 0)
        how = "wins" if wins else "ties" if lead == 0 else "loses"
        return self.said(
            "contest-verdict",
            who=self.who(seat),
            name=self.names[seat],
            how=how,
            amount=abs(lead),
            still="no" if tally.settled else "yes",
        )


def odds_of(tally: Tally, sides: list[Side]) -> Chances:
    win, tie, _ = combat_odds(sides[0].strength - sides[1].strength, *tally.rolls[:2], tally.margin)
    return chances(win, tie, 1 - win - tie)


def chances(win: float, tie: float, lose: float) -> Chances:
    """Of a hundred; what is left of rounding is a tie, where one may come."""
    if not lose > SURE:
        return Chances(HUNDRED - round(HUNDRED * tie), round(HUNDRED * tie), 0)
    won, kept = round(HUNDRED * win), round(HUNDRED * (win + tie))  # as an option says it, where a tie is won
    return Chances(won, kept - won, HUNDRED - kept)
