"""What dealing means in every game: numbers that tell nothing, and what a seat can still count after a shuffle.

Every card has a number for life, given by chance: whoever sees its face may know its number, and neither tells anything of
other cards. Samples number the cards their seat cannot see by their places.

What a seat saw go into a shuffled pile it still knows to be there. Each such card is a *claim*: a face, and the cards it
can be among those the seat lost sight of, as a bit mask of their numbers.
"""

from operator import itemgetter
from typing import Any, Final

from grimoire.kernel.chance import Chance

FEW: Final = 4
Claims = list[tuple[int, int]]

NO_CLAIMS: Final[Claims] = []
NONE_ASIDE: Final[list[int]] = []
NO_CARDS: Final[list[int]] = []  # of an empty place: shared by all, never changed


def still_owed(claims: Claims, printed: list[int], known: list[int], bit: int) -> Claims:
    """The claims of a seat that no card it knows fulfils."""
    if not claims:
        return claims
    last = max([face for face, _ in claims])
    wanted = [False] * (last + 1)
    for face, _ in claims:
        wanted[face] = True
    held: dict[int, int] = {}
    for card, face in enumerate(printed):
        if face <= last and wanted[face] and known[card] & bit:
            held[face] = held.get(face, 0) | 1 << card
    if not held:
        return claims
    owed: Claims = []
    for claim in claims:  # the narrowest first: a wider one may be fulfilled elsewhere
        fitting = held.get(claim[0], 0)
        if fitting:
            fitting &= claim[1]
        if fitting:
            held[claim[0]] &= ~(fitting & -fitting)
        else:
            owed.append(claim)
    return owed


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def mixed(claims: Claims, printed: list[int], known: list[int], bit: int, pile: list[int], aside: list[int]) -> Claims:
    """What a seat can count when a pile is mixed and it loses sight of these cards; `known` is what it knew before."""
    owed = still_owed(claims, printed, known, bit)
    seen = [printed[card] for card in pile if known[card] & bit and card not in aside]
    if not owed and not seen:
        return NO_CLAIMS
    cards = mask_of([card for card in pile if card not in aside] if aside else pile)
    kept = [(face, old | cards if old & cards else old) for face, old in owed]
    kept.extend([(face, cards) for face in seen])
    kept.sort(key=narrowest)
    return kept


def parted(claims: Claims, hand: list[int]) -> Claims:
    """A card leaves this hand, and the seat cannot tell which of those it does not know: each could be what it saw."""
    cards = mask_of(hand)
    if not any([old & cards and cards & ~old for _, old in claims]):
        return claims  # none gets wider
    kept = [(face, old | cards if old & cards else old) for face, old in claims]
    kept.sort(key=narrowest)
    return kept


def narrowest(claim: tuple[int, int]) -> tuple[int, int]:
    return claim[1].bit_count(), claim[0]


def renumbered(claims: Claims, numbers: list[int], groups: list[list[int]], first: int) -> Claims:
    """The same claims where cards have other numbers: `numbers` has the new ones by the old. Those of the groups follow
    each other from `first` on."""
    whole: list[tuple[int, int]] = []
    for group in groups:
        if group:
            whole.append((mask_of(group), (1 << first + len(group)) - (1 << first)))
            first += len(group)
    masks: dict[int, int] = {}  # many claims are about the same cards
    for _, cards in claims:
        if cards not in masks:
            rest = cards
            mask = 0
            for old, new in whole:
                if rest & old == old:  # all of them: who is who does not matter
                    mask |= new
                    rest ^= old
            while rest:
                lowest = rest & -rest
                mask |= 1 << numbers[lowest.bit_length() - 1]
                rest ^= lowest
            masks[cards] = mask
    return [(face, masks[cards]) for face, cards in claims]  # as narrow as before: their order holds


def chosen(values: list[int], places: list[int]) -> list[int]:
    """The values at these places, in their order; many at once."""
    if len(places) < FEW:
        return [values[place] for place in places]
    return list(itemgetter(*places)(values))


def without(cards: list[int], card: int) -> list[int]:
    """The cards of a place from which this one is lifted. Copies share the list they were, so it is never changed."""
    if cards[-1] == card:  # mostly the top of a pile
        return cards[:-1]
    left = cards[:]
    left.remove(card)
    return left


def deal(places: list[int], faces: list[int], owed: Claims, printed: list[int], chance: Chance) -> None:
    """Deal faces over places by chance, into `printed`, so that the claims hold."""
    faces.sort()  # what is dealt depends on which cards there are, not on their order
    owed = narrow_ones(owed, places[0], len(places)) if owed and places else NO_CLAIMS
    if owed:
        seating = Seating(places, faces, owed, chance)
        places = seating.settle(places, faces, printed)
    chance.shuffle(faces)
    for card, face in zip(places, faces, strict=False):  # an assumed list may be longer than what is unseen
        printed[card] = face


def narrow_ones(owed: Claims, first: int, many: int) -> Claims:
    """What can be at any of these places, which follow each other, is so however they are dealt: only the others need care."""
    everywhere = (1 << first + many) - (1 << first)
    return [claim for claim in owed if everywhere & ~claim[1]]


class Unseen:
    """Cards that follow each other in a sample, unseen and with one kind of back: among them their faces are dealt."""

    __slots__ = ("first", "many", "owed")

    def __init__(self, first: int, many: int, owed: Claims) -> None:
        self.first = first
        self.many = many
        self.owed = owed  # only those that need care

    def deal(self, printed: list[int], chance: Chance) -> None:
        """In `printed` their faces lie there in order."""
        if self.owed:
            places = list(range(self.first, self.first + self.many))
            deal(places, printed[self.first : self.first + self.many], self.owed, printed, chance)
        else:
            chance.shuffle_part(printed, self.first, self.many)


class Laid:
    """The table as it is in every sample of one moment for one seat: all but how the unseen cards are dealt.

    A position keeps it from the second sample on, until something changes (`unshare`); a search asks for many. Nothing of it is ever
    handed out: each sample is a copy that shares nothing with it.
    """

    def __init__(self, seat: int, table: Any, unseen: list[Unseen]) -> None:
        self.seat = seat
        self.table = table  # a position whose unseen cards lie in the order of their faces
        self.unseen = unseen
        self.is_asked = False  # the question of the seat itself follows from what it sees: the same in all samples


class Seating:
    """Finds a place by chance for every claim: where the only ones left are taken, others move on."""

    def __init__(self, places: list[int], faces: list[int], owed: Claims, chance: Chance) -> None:
        self.places = places
        self.owed: Claims = []
        self.at: dict[int, int] = {}  # place -> which claim lies there
        left = faces[:]
        free: dict[int, list[int]] = {}  # by the cards of a claim, of which there are few kinds: the places still empty
        for face, cards in owed:
            if face not in left:
                continue  # of another kind
            left.remove(face)
            self.owed.append((face, cards))
            claim = len(self.owed) - 1
            fitting = free.get(cards)
            if fitting is None:
                fitting = [card for card in places if cards >> card & 1 and card not in self.at]
                free[cards] = fitting
            if fitting:
                taken = fitting[chance.below(len(fitting))]
                self.at[taken] = claim
            else:
                taken = self.squeeze(claim, [])
            for empty in free.values():
                if taken in empty:
                    empty.remove(taken)

    def squeeze(self, claim: int, tried: list[int]) -> int:
        """Let others move on for a claim. Gives the place that is no longer empty, -1 where none is left."""
        cards = self.owed[claim][1]
        for card in self.places:
            if cards >> card & 1 and card not in tried:
                tried.append(card)
                taken = self.squeeze(self.at[card], tried) if card in self.at else card
                if taken >= 0:
                    self.at[card] = claim
                    return taken
        return -1

    def fetch(self, place: int, able: set[int], needed: list[int], tried: list[int]) -> bool:
        """Let one of the claims that are able come to an empty place, from where none of them is needed."""
        tried.append(place)
        for card in self.places:
            claim = self.at.get(card, -1)
            if claim in able and card not in tried and self.owed[claim][1] >> place & 1:
                del self.at[card]
                self.at[place] = claim
                if card not in needed or self.fetch(card, able, needed, tried):
                    return True
                self.at[card] = claim
                del self.at[place]
        return False

    def settle(self, places: list[int], faces: list[int], printed: list[int]) -> list[int]:
        """Lay them down, and take them out of the faces. Gives the places that are left."""
        for card, claim in self.at.items():
            face = self.owed[claim][0]
            printed[card] = face
            faces.remove(face)
        return [card for card in places if card not in self.at]
