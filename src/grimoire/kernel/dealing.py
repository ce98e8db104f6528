"""What dealing means in every game: numbers that tell nothing, and what a seat can still count after a shuffle.

Every card has a number for life, given by chance: whoever sees its face may know its number, and neither tells anything of
other cards. Samples number the cards their seat cannot see by their places.

What a seat saw go into a shuffled pile it still knows to be there. Each such card is a *claim*: a face, and the cards it
can be among those the seat lost sight of, as a bit mask of their numbers.
"""

from typing import Any, Final

Claims = list[tuple[int, int]]

ONE: Final = 49  # the digit, as a byte
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
    held: dict[int, list[int]] = {}  # cards it knows, by face
    for card, face in enumerate(printed):
        if face <= last and wanted[face] and known[card] & bit:
            if face in held:
                held[face].append(card)
            else:
                held[face] = [card]
    if not held:
        return claims
    owed: Claims = []
    masks: dict[int, bytes] = {}  # many claims are about the same cards
    for claim in claims:  # the narrowest first: a wider one may be fulfilled elsewhere
        face, mask = claim
        if face not in held:
            owed.append(claim)
            continue
        if mask not in masks:
            masks[mask] = digits_of(mask, len(printed))
        if not fulfils(held[face], masks[mask]):
            owed.append(claim)
    return owed


def digits_of(mask: int, many: int) -> bytes:
    """A mask to look into: a digit for each card, ONE where it is in it. To shift a large number is to make another."""
    return f"{mask:0{many}b}"[::-1].encode()


def fulfils(cards: list[int], claim: bytes) -> bool:
    """Whether one of these cards can be what is claimed; the first that can is taken."""
    for i, card in enumerate(cards):
        if claim[card] == ONE:
            del cards[i]
            return True
    return False


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
    return in_order(widened(owed, cards) + [(face, cards) for face in seen])


def parted(claims: Claims, hand: list[int]) -> Claims:
    """A card leaves this hand, and the seat cannot tell which of those it does not know: each could be what it saw."""
    cards = mask_of(hand)
    kept = widened(claims, cards)
    return claims if kept is claims else in_order(kept)


def widened(claims: Claims, cards: int) -> Claims:
    """Each claim that can be one of these cards can be any of them; the claims given where that makes none wider."""
    wider: dict[int, int] = {}  # many claims are about the same cards, mostly one after the other
    changed = False
    last = 0
    for _, old in claims:
        if old is not last and old not in wider:
            wider[old] = old | cards if old & cards else old
            changed = changed or wider[old] != old
        last = old
    return [(face, wider[old]) for face, old in claims] if changed else claims


def in_order(claims: Claims) -> Claims:
    """The narrowest first, then by face. One number for each is compared, without a call."""
    many = len(claims)
    faces = max([face for face, _ in claims], default=0) + 1
    ranks: list[int] = []
    last = size = 0
    for face, cards in claims:
        if cards is not last:
            size = cards.bit_count()
            last = cards
        ranks.append((size * faces + face) * many + len(ranks))
    ranks.sort()
    return chosen(claims, [rank % many for rank in ranks])


def renumbered(claims: Claims, laid: list[int]) -> Claims:
    """The same claims where cards have other numbers: `laid` has the old ones in the order of the new."""
    masks: dict[int, int] = {}  # many claims are about the same cards
    for _, cards in claims:
        if cards not in masks:
            digits = list(f"{cards:0{len(laid)}b}"[::-1])  # by the old number
            masks[cards] = int("".join(chosen(digits, laid))[::-1], 2)
    return [(face, masks[cards]) for face, cards in claims]  # as narrow as before: their order holds


def chosen(values: list[Any], places: list[int]) -> list[Any]:
    """The values at these places, in their order."""
    return [values[place] for place in places]


def without(cards: list[int], card: int) -> list[int]:
    """The cards of a place from which this one is lifted. Copies share the list they were, so it is never changed."""
    if cards[-1] == card:  # the top of a pile
        return cards[:-1]
    left = cards[:]
    left.remove(card)
    return left


def narrow_ones(owed: Claims, first: int, many: int) -> Claims:
    """What can be at any of these places, which follow each other, is so however they are dealt: only the others need care."""
    everywhere = (1 << first + many) - (1 << first)
    return [claim for claim in owed if everywhere & ~claim[1]]
