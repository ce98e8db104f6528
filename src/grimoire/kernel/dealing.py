"""What dealing means in every game: numbers that tell nothing, and what a seat can still count after a shuffle.

Every card has a number for life, given by chance: whoever sees its face may know its number, and neither tells anything of
other cards. Samples number the cards their seat cannot see by their places.

What a seat saw go into a shuffled pile it still knows to be there. A *claim* says which faces are among some of the cards the
seat lost sight of. No two claims of a seat are about the same cards.
"""

from typing import Any, Final

InOrder = tuple[int, ...]  # numbers in order
Claim = tuple[InOrder, InOrder]  # the cards, and the faces that lie somewhere among them
Claims = list[Claim]  # those about the fewest cards first

NO_CLAIMS: Final[Claims] = []
NONE_ASIDE: Final[list[int]] = []
NO_CARDS: Final[list[int]] = []  # of an empty place: shared by all, never changed


def still_owed(claims: Claims, printed: list[int], known: list[int], bit: int) -> Claims:
    """What is left of the claims of a seat: without the faces that a card it knows fulfils. A table that is being laid out for
    samples has at first only the cards it knows."""
    if not claims:
        return claims
    there = len(printed)
    spent = [False] * there  # cards that fulfil something
    owed: Claims = []
    for claim in claims:  # the narrowest first: a wider one may be fulfilled elsewhere
        cards, faces = claim
        left = len(faces)
        wanted: list[int] = []
        for card in cards:
            if card >= there:
                break  # they are in order
            if known[card] & bit and not spent[card]:
                if not wanted:
                    wanted = counted(faces)
                face = printed[card]
                if face < len(wanted) and wanted[face]:
                    wanted[face] = wanted[face] - 1
                    spent[card] = True
                    left -= 1
                    if not left:
                        break
        if left == len(faces):
            owed.append(claim)
        elif left:
            owed.append((cards, tuple(taken_of(faces, wanted))))
    return owed


def counted(faces: InOrder) -> list[int]:
    """How many there are of each of these faces, up to the last."""
    many = [0] * (faces[-1] + 1) if faces else []
    for face in faces:
        many[face] = many[face] + 1  # quicker than += where compiled
    return many


def taken_of(faces: InOrder, many: list[int]) -> list[int]:
    """So many of each of these faces; the count is used up."""
    taken: list[int] = []
    for face in faces:
        if many[face]:
            many[face] = many[face] - 1
            taken.append(face)
    return taken


def marked(cards: list[int], many: int) -> list[bool]:
    """Which of this many cards are among these."""
    marks = [False] * many
    for card in cards:
        marks[card] = True
    return marks


def mixed(claims: Claims, printed: list[int], known: list[int], bit: int, pile: list[int]) -> Claims:
    """What a seat can count when a pile is mixed and it loses sight of these cards; `known` is what it knew before."""
    owed = still_owed(claims, printed, known, bit)
    seen = [printed[card] for card in pile if known[card] & bit]
    if not owed and not seen:
        return NO_CLAIMS
    wider = widened(owed, pile, len(printed))
    if seen:
        seen.sort()
        wider = [*wider, (tuple(sorted(pile)), tuple(seen))]
    return in_order(wider)


def parted(claims: Claims, hand: list[int], many: int) -> Claims:
    """A card leaves this hand, and the seat cannot tell which of those it does not know: each could be what it saw. There are
    `many` cards in all."""
    wider = widened(claims, hand, many)
    return claims if wider is claims else in_order(wider)


def widened(claims: Claims, mixed_cards: list[int], many: int) -> Claims:
    """Each claim about one of these cards is about all of them; the claims given where none becomes wider."""
    marks = marked(mixed_cards, many)
    found: Claims = []
    changed = False
    for claim in claims:
        cards, faces = claim
        here = 0
        for card in cards:
            if marks[card]:
                here += 1
        if 0 < here < len(mixed_cards):
            wider = [card for card in cards if not marks[card]] + mixed_cards
            wider.sort()
            found.append((tuple(wider), faces))
            changed = True
        else:
            found.append(claim)
    return found if changed else claims


def in_order(claims: Claims) -> Claims:
    """Claims about the same cards become one; the narrowest come first, then by faces. Numbers of cards must not matter."""
    together: dict[InOrder, InOrder] = {}
    for cards, faces in claims:
        together[cards] = tuple(sorted(together[cards] + faces)) if cards in together else faces
    found = list(together.items())
    if len(found) > 1:
        ranks = [(len(cards), faces, at) for at, (cards, faces) in enumerate(found)]
        ranks.sort()
        found = [found[at] for _, _, at in ranks]
    return found


def renumbered(claims: Claims, new: list[int]) -> Claims:
    """The same claims where cards have these numbers, by the old ones."""
    found: Claims = []  # as narrow as before: their order holds
    for cards, faces in claims:
        numbers = [new[card] for card in cards]
        numbers.sort()
        found.append((tuple(numbers), faces))
    return found


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
    return [claim for claim in owed if not is_about_all(claim[0], first, many)]


def is_about_all(cards: InOrder, first: int, many: int) -> bool:
    """Whether all of the places that follow each other are among these cards."""
    end = first + many
    if many and cards[-1] < end:  # as nearly always: they are in order, so these places are the last, or some are missing
        return len(cards) >= many and cards[-1] == end - 1 and cards[-many] == first
    return len([card for card in cards if first <= card < end]) == many
