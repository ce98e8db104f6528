"""A Combat in words: both sides row by row, their dice, and what comes of them."""

from collections.abc import Sequence
from typing import Final

from grimoire.anima.combat_state import KILL_MARGIN
from grimoire.bots.anima.odds import combat_odds
from grimoire.seat.anima.tallying import ITSELF, REST, RESTED, Part, Tally
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.contest import Chances, Contest, Row, Side
from grimoire.seat.wording import NONE
from grimoire.seat.words import Words, capital, spans

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
    """Of a hundred; what is left of rounding is lost."""
    if not lose > SURE:
        return Chances(HUNDRED - round(HUNDRED * tie), round(HUNDRED * tie), 0)
    won, tied = round(HUNDRED * win), round(HUNDRED * tie)
    return Chances(won, tied, max(0, HUNDRED - won - tied))
