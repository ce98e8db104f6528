"""Words of Mage Noir in scenarios: amounts of Mana, zones, and one card of the table."""

import re
from typing import Final

from grimoire.language.syntax import LARGEST_NUMBER
from grimoire.library.scenario_facts import Moment, Sentences
from grimoire.library.scenario_words import BadWords, card_id, seat_number
from grimoire.magenoir.elements import ELEMENT_NUMBER, ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import BOARD, DECK, DISCARD, EXILE, HAND, ZONE_NUMBER

Now = Moment[Game]
sentence: Final = Sentences()  # the facts of Mage Noir
SEATS: Final = ("alice", "bob")
PUBLIC_FIRST: Final = (*BOARD, HAND, DISCARD, EXILE)  # where a card named without a place is looked for, nearest first
ZONE_NAMES: Final = tuple(name for name in ZONE_NUMBER if name not in ("transition", "outside"))

# Parts of sentences.
SEAT: Final = r"(?P<seat>alice|bob)"
CARD: Final = r"(?P<card>(?:(?:alice|bob) )?[a-z0-9'-]+(?: [a-z]+(?:\.\d+)?)?)"
MANA: Final = r"(?P<mana>nothing|\d.*)"
ZONE: Final = rf"(?P<zone>{'|'.join(ZONE_NAMES)})"


def read_mana(text: str) -> list[int]:
    """`3 vegetal 1 water`, or `nothing`."""
    amounts = [0] * 6
    words = text.replace(",", " ").split()
    if words == ["nothing"]:
        return amounts
    if not words or len(words) % 2:
        raise BadWords("bad-mana", text=text)
    for amount, element in zip(words[::2], words[1::2], strict=True):
        if element not in ELEMENT_NUMBER:
            raise BadWords("bad-element", text=element, allowed=", ".join(ELEMENTS))
        if not re.fullmatch(r"[0-9]{1,3}", amount):
            raise BadWords("bad-mana-amount", text=amount, most=LARGEST_NUMBER)
        amounts[ELEMENT_NUMBER[element]] += int(amount)
    return amounts


def mana_words(amounts: list[int]) -> str:
    return " ".join(f"{n} {ELEMENTS[e]}" for e, n in enumerate(amounts) if n) or "nothing"


class CardRef:
    """One card of the table: `king-of-trees`, `bob animated-tree`, `seed channeled.2`."""

    def __init__(self, id: str, seat: int, zone: int, ordinal: int) -> None:
        self.id = id
        self.seat = seat  # -1: either
        self.zone = zone  # -1: anywhere
        self.ordinal = ordinal  # 0: there should be one only

    def find(self, g: Game) -> list[int]:
        """The cards meant. Without a place the board counts first, then the hand, the discard pile, exile."""
        number = g.pool.numbers[self.id]
        for zone in (self.zone,) if self.zone >= 0 else (*PUBLIC_FIRST, 0):
            found: list[int] = []
            for seat in (0, 1) if self.seat < 0 else (self.seat,):
                same = [card for card in g.cards(seat, zone) if g.defs[card] == number]
                if zone in (DECK, DISCARD, EXILE):
                    same.reverse()  # piles are counted from the top
                found.extend(same if not self.ordinal else same[self.ordinal - 1 : self.ordinal])
            if found and (zone not in BOARD or self.zone >= 0):
                return found
            if found:  # all of the board is one place here
                zones = [z for z in BOARD if z != zone]
                seats = (0, 1) if self.seat < 0 else (self.seat,)
                return found + [c for z in zones for s in seats for c in g.cards(s, z) if g.defs[c] == number]
        return []

    def only(self, g: Game) -> int:
        """The one card meant. Raises BadWords where there is none, or more than one."""
        found = self.find(g)
        if len(found) == 1:
            return found[0]
        if not found:
            raise BadWords("bad-no-such-card")
        raise BadWords("bad-cards-fit", amount=len(found), card=self.id)


def read_ref(cards: dict[str, int], text: str) -> CardRef:
    words = text.split()
    seat = seat_number(words.pop(0), SEATS) if words and words[0] in SEATS else -1
    if not 1 <= len(words) <= 2:
        raise BadWords("bad-card-text", text=text)
    zone, ordinal = -1, 0
    if len(words) == 2:
        place, _, number = words[1].partition(".")
        if place not in ZONE_NAMES or (number and not re.fullmatch(r"[0-9]{1,3}", number)):
            raise BadWords("bad-place", name=words[1], allowed=", ".join(ZONE_NAMES))
        zone, ordinal = ZONE_NUMBER[place], int(number or 0)
    return CardRef(card_id(cards, words[0]), seat, zone, ordinal)
