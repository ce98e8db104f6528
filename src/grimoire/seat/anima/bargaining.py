"""A trade under way, for one who looks: the cards both lay, and what it would make of the two Parties."""

from typing import Final, cast

from grimoire.anima.combat_and_speed import combat_of, speed_of
from grimoire.anima.game import Game
from grimoire.anima.hands import hand, hand_limit
from grimoire.anima.parties import party
from grimoire.anima.state import DOWN
from grimoire.anima.trading import FROM, GIVEN, MADE, MORE, MOST_OFFERS, TO, WANTED, hand_over, why_not_offer
from grimoire.anima.zones import ADVANTAGE, ICON_NUMBER
from grimoire.kernel.frame import Frame
from grimoire.seat.anima.table import TableWords
from grimoire.seat.bargain import Bargain, BargainSide, Lot, Shift
from grimoire.seat.looking import Look
from grimoire.seat.wording import Words, spans

BUILDING: Final = "trade-offer"
GIVING: Final = "trade-give"


def bargain(table: TableWords, look: Look) -> Bargain:
    """Whoever does not deal sees of cards in a hand only how many they are; of an offer that is being put together nobody
    else sees anything."""
    g = cast(Game, look.position)
    return Bargaining(table, look, g, g.stack[-1]).said()


class Bargaining:
    def __init__(self, table: TableWords, look: Look, g: Game, trade: Frame) -> None:
        self.table = table
        self.wording = table.wording
        self.look = look
        self.g = g
        self.one, self.other, self.more = trade.vals[FROM], trade.vals[TO], trade.vals[MORE]
        self.made = trade.vals[MADE]
        self.building = g.question.id == BUILDING
        self.open = not self.building or look.seat == self.one
        picks = trade.scope.picks
        self.given: list[int] = picks[GIVEN] if self.open else []
        self.wanted: list[int] = picks[WANTED] if self.open else []

    def said(self) -> Bargain:
        ahead = self.g.clone()
        ahead.unshare()
        for card in self.given:
            hand_over(ahead, self.one, self.other, card)
        for card in self.wanted:
            hand_over(ahead, self.other, self.one, card)
        agreed = self.g.question.id == GIVING
        more = self.more if self.open else 0
        return Bargain(
            self.made + (1 if self.building else 0),
            MOST_OFFERS,
            self.building,
            [
                self.side(self.one, self.given, ("give", "want"), 0, more, ahead, not self.building),
                self.side(self.other, self.wanted, ("want", "give"), more, -more, ahead, agreed),
            ],
            self.why_not(),
            agreed,
        )

    def why_not(self) -> Words:
        """Why it cannot be offered as it is; of an empty one nothing is said."""
        if not self.building or not (self.given or self.wanted or (self.open and self.more)):
            return []
        reason = why_not_offer(self.g, self.one, self.other, self.given, self.wanted, self.more)
        return [] if reason is None else spans(self.wording.reason(reason))

    def side(
        self, seat: int, cards: list[int], verbs: tuple[str, str], more: int, drawn: int, ahead: Game, sealed: bool
    ) -> BargainSide:
        """`drawn`: cards of the other's choice that would come besides what lies there, or go."""
        area = self.g.place[seat]
        at = self.wording.at(self.g.definition(area).id) if area >= 0 else ""
        shifts = self.shifts(seat, drawn, ahead) if self.given or self.wanted or drawn else []
        return BargainSide(seat, spans(at), [self.lot(card, verbs) for card in cards], more, shifts, sealed)

    def lot(self, card: int, verbs: tuple[str, str]) -> Lot:
        g, seat = self.g, self.look.seat
        definition = g.definition(card)
        deals = seat in (self.one, self.other)
        if definition.category == ADVANTAGE and not (deals and g.known[card] & 1 << seat):
            return Lot(spans(self.wording.say("a-card")))
        forms = [f"{verb} {definition.id}" for verb in verbs]
        return Lot(spans(self.wording.card(definition.id)), self.look.handle(card), definition.id, *forms)

    def shifts(self, seat: int, drawn: int, ahead: Game) -> list[Shift]:
        g = self.g
        found = [
            self.shift("combat", combat_of(g, seat), combat_of(ahead, seat)),
            self.shift("speed", speed_of(g, seat), speed_of(ahead, seat)),
            self.shift("hand", len(hand(g, seat)), len(hand(ahead, seat)) + drawn, hand_limit(ahead, seat)),
        ]
        before, after = skills(g, seat), skills(ahead, seat)
        for name, bit in ICON_NUMBER.items():
            if (before ^ after) & bit:
                won = bool(after & bit)
                words = self.wording.say("exchange-won" if won else "exchange-lost", skill=self.wording.skill(name))
                found.append(Shift("skill", spans(words), 1 if won else -1))
        return found

    def shift(self, name: str, before: int, after: int, limit: int = 0) -> Shift:
        words = self.wording.say(f"exchange-{name}", before=before, after=after, limit=limit)
        return Shift(name, spans(words), after - before)


def skills(g: Game, seat: int) -> int:
    """Icons that somebody of the Party has who is not incapacitated, as bits."""
    found = 0
    for card in party(g, seat):
        if not g.state[card] & DOWN:
            found |= g.definition(card).skills
    return found
