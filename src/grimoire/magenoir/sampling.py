"""Positions that look the same to a seat: what it cannot see is dealt anew."""

from typing import TYPE_CHECKING

from grimoire.kernel.chance import Chance
from grimoire.magenoir.zones import ANIMAL, DECK, HAND, OUTSIDE, ZONES

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game


def unseen(g: "Game", seat: int, owner: int) -> list[int]:
    """The cards of an owner whose face the seat does not know, by place; not the Animal set aside (D7.1)."""
    bit = 1 << seat
    return [
        card
        for zone in (DECK, HAND, OUTSIDE)
        for card in g.zones[owner * ZONES + zone]
        if not g.known[card] & bit and not is_set_aside(g, card)
    ]


def is_set_aside(g: "Game", card: int) -> bool:
    """An Animal beside the deck while hands are chosen, or laid face down on it (D7.1): everybody sees that this card,
    and no other, is the Animal. Shuffled into the deck it is a card like any other."""
    if g.definitions[g.printed[card]].type != ANIMAL:
        return False
    return g.zone[card] == OUTSIDE or (g.zone[card] == DECK and g.known[card] & 1 << g.owner[card] != 0)


def sample_of(g: "Game", seat: int, chance: Chance, lists: dict[int, list[int]] | None) -> "Game":
    """Deal the unseen cards anew over the unseen places, from the true lists or from `lists` given for an owner."""
    other = g.clone()
    printed = g.printed[:]
    for owner in (0, 1):
        places = unseen(g, seat, owner)
        if lists is not None and owner in lists:
            faces = remaining(g, seat, owner, lists[owner], len(places))
            assume_animal(g, seat, owner, lists[owner], printed, other)
        else:
            faces = [g.printed[card] for card in places]
        faces.sort()  # a sample depends on the view and the chance, not on the hidden order
        chance.shuffle(faces)
        for card, face in zip(places, faces, strict=False):  # an assumed list may be longer than what is unseen
            printed[card] = face
            other.defs[card] = face
            other.hp[card] = g.definitions[face].hp
    other.printed = printed
    other.chance = Chance(1 + chance.below(2_000_000_000), 1 + chance.below(2_000_000_000))
    if other.asked >= 0:  # what another seat is asked may depend on cards dealt anew
        other.asked = -1
        other.advance()
    return other


def remaining(g: "Game", seat: int, owner: int, cards: list[int], wanted: int) -> list[int]:
    """What is left of an assumed list when the cards the seat knows are taken out; at least as many as are wanted."""
    bit = 1 << seat
    left = [face for face in cards if g.definitions[face].type != ANIMAL]
    for card, face in enumerate(g.printed):
        if g.owner[card] == owner and g.known[card] & bit and face in left:
            left.remove(face)
    while len(left) < wanted:
        left.append(left[len(left) % max(1, len(left))] if left else cards[0])
    return left


def assume_animal(g: "Game", seat: int, owner: int, cards: list[int], printed: list[int], other: "Game") -> None:
    """The Animal lying face down is the one of the assumed list, if that has one."""
    assumed = [face for face in cards if g.definitions[face].type == ANIMAL]
    if not assumed:
        return
    for zone in (DECK, OUTSIDE):
        for card in g.zones[owner * ZONES + zone]:
            if not g.known[card] & 1 << seat and is_set_aside(g, card):
                printed[card] = assumed[0]
                other.defs[card] = assumed[0]
