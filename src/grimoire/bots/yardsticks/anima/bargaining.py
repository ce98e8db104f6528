"""Trades: what both sides are better off with, and whether an offer is any good.

A side is judged by what it would hold afterwards: Characters, and Advantages by whether somebody can use them. Of the
other side only what the seat can see is looked at.
"""

from functools import lru_cache
from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.parties import party
from grimoire.anima.pool import Pool
from grimoire.anima.trading import CARD_MASK, FROM, GIVE_KEY, GIVEN, MORE, TO, WANT_ANY_KEY, WANT_KEY, WANTED
from grimoire.anima.zones import ADVANTAGE
from grimoire.bots.adding import added
from grimoire.bots.yardsticks.anima.worth import PER_COMBAT, PER_SPEED, worth_in_hand
from grimoire.kernel.chance import Chance

LEAST_GAIN: Final = 0.1  # by so much each side must be better off
RIVAL: Final = 0.35  # how much the other's gain is one's own harm
PICKED: Final = 0.75  # of an average Advantage: the other gives what it can spare best
SPARED: Final = 0.45  # what that is worth to the other
MORE_USE: Final = 0.2
ABILITY: Final = 0.5
ANY: Final = -1  # an Advantage of the other's choice
NOTHING: Final = -2

ACCEPT: Final = 0
REFUSE: Final = 1
COUNTER: Final = 2


class Offer:
    """One card for another, and what it brings to whoever makes it."""

    def __init__(self, give: int, want: int, gain: float) -> None:
        self.give = give
        self.want = want
        self.gain = gain


def holding(g: Game, characters: list[int], cards: list[int]) -> float:
    """What a Party with these Characters and these Advantages is worth."""
    skills = 0
    value = 0.0
    for card in characters:
        definition = g.definition(card)
        skills |= definition.skills
        value += PER_COMBAT * definition.combat + PER_SPEED * definition.speed + (ABILITY if definition.lines else 0.0)
    for card in cards:
        value += worth_in_hand(g.definition(card), skills)
    return value


def after(g: Game, held: list[int], out: list[int], back: list[int], is_hand: bool) -> list[int]:
    """A hand or a Party once these cards have gone and those have come."""
    come = [card for card in back if (g.definition(card).category == ADVANTAGE) == is_hand]
    return [card for card in held if card not in out] + come


def gain_of(g: Game, seat: int, out: list[int], back: list[int]) -> float:
    """What a seat, whose hand may be looked at, gains by giving some cards for others."""
    now = holding(g, party(g, seat), hand(g, seat))
    return holding(g, after(g, party(g, seat), out, back, False), after(g, hand(g, seat), out, back, True)) - now


def gain_of_other(g: Game, seat: int, out: list[int], back: list[int]) -> float:
    """The same for a seat of whose hand only the cards that change hands are known."""
    known = [card for card in out if g.definition(card).category == ADVANTAGE]
    now = holding(g, party(g, seat), known)
    return holding(g, after(g, party(g, seat), out, back, False), after(g, known, out, back, True)) - now


@lru_cache(maxsize=64)
def average_worth(pool: Pool, skills: int) -> float:
    """Of an Advantage nobody has seen, for a Party with these skills."""
    cards = [definition for definition in pool.definitions if definition.category == ADVANTAGE]
    return added([worth_in_hand(card, skills) for card in cards]) / len(cards)


def worth_of_any(g: Game, seat: int) -> float:
    """An Advantage of the other's choice."""
    skills = 0
    for member in party(g, seat):
        skills |= g.definition(member).skills
    return PICKED * average_worth(g.pool, skills)


def is_fair(mine: float, theirs: float) -> bool:
    """Better for both, and not much better for the other only."""
    return mine >= LEAST_GAIN and theirs >= LEAST_GAIN and mine >= RIVAL * theirs


def best_offer(g: Game, seat: int, other: int, given: int = NOTHING) -> Offer | None:
    """One card of a seat for one of another's, so that both gain; with `given`, for that card. None if there is none."""
    best: Offer | None = None
    known = [card for card in hand(g, other) if g.known[card] & 1 << seat]
    for give in [*hand(g, seat), *party(g, seat)] if given == NOTHING else [given]:
        if g.definition(give).category == ADVANTAGE:
            found = [offer_for(g, seat, other, give, want) for want in known]
            if len(known) < len(hand(g, other)):
                found.append(offer_for_any(g, seat, other, give))
        else:
            found = [offer_for(g, seat, other, give, want) for want in party(g, other) if fits(g, give, want)]
        for offer in found:
            if offer is not None and (best is None or offer.gain > best.gain):
                best = offer
    return best


def offer_for(g: Game, seat: int, other: int, give: int, want: int) -> Offer | None:
    mine = gain_of(g, seat, [give], [want])
    return Offer(give, want, mine) if is_fair(mine, gain_of_other(g, other, [want], [give])) else None


def offer_for_any(g: Game, seat: int, other: int, give: int) -> Offer | None:
    """Only a card of more use to the other than to oneself: what both would rather be rid of, nobody takes."""
    lost, found = -gain_of(g, seat, [give], []), gain_of_other(g, other, [], [give])
    if found < lost + MORE_USE:
        return None
    mine = worth_of_any(g, seat) - lost
    return Offer(give, ANY, mine) if is_fair(mine, found - SPARED) else None


def fits(g: Game, one: int, other: int) -> bool:
    """Characters of one kind for each other: no Party becomes too large."""
    return g.definition(one).category == g.definition(other).category


def build_offer(g: Game, chance: Chance) -> int:
    """The best offer, one card after the other; abandoned if there is none."""
    frame = g.stack[-1]
    seat, other = frame.vals[FROM], frame.vals[TO]
    given, wanted = frame.scope.picks[GIVEN], frame.scope.picks[WANTED]
    forms = [option.form for option in g.options]
    if wanted or frame.vals[MORE]:
        return forms.index("done") if "done" in forms else len(forms) - 1
    offer = best_offer(g, seat, other, given[0] if given else NOTHING)
    if offer is None:
        return len(forms) - 1
    if not given:
        return place_of_key(g, GIVE_KEY, offer.give)
    return g.keys.index(WANT_ANY_KEY) if offer.want == ANY else place_of_key(g, WANT_KEY, offer.want)


def place_of_key(g: Game, verb: int, card: int) -> int:
    """The option that gives or wants this card, or one just like it; the last option if there is none."""
    for i, key in enumerate(g.keys):
        if key > 0 and key & verb and g.printed[key & CARD_MASK] == g.printed[card]:
            return i
    return len(g.keys) - 1


def answer_offer(g: Game, chance: Chance) -> int:
    """Accept what leaves one better off and the other not much more so; else name a fair exchange, or refuse."""
    frame = g.stack[-1]
    seat, other = frame.vals[TO], frame.vals[FROM]
    come, gone = frame.scope.picks[GIVEN], frame.scope.picks[WANTED][:]
    kept = [card for card in hand(g, seat) if card not in gone]
    for _ in range(min(frame.vals[MORE], len(kept))):
        least = least_missed(g, seat, kept)
        kept.remove(least)
        gone.append(least)
    mine = gain_of(g, seat, gone, come)
    if mine >= LEAST_GAIN and mine >= RIVAL * gain_of_other(g, other, come, gone):
        return ACCEPT
    offer = best_offer(g, seat, other) if len(g.options) > COUNTER else None
    return REFUSE if offer is None or offer.want == ANY else COUNTER


def least_missed(g: Game, seat: int, cards: list[int]) -> int:
    best = cards[0]
    for card in cards[1:]:
        if gain_of(g, seat, [card], []) > gain_of(g, seat, [best], []):
            best = card
    return best
