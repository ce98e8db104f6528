"""Positions that look the same to a seat: what it cannot see is dealt anew."""

from typing import TYPE_CHECKING

from grimoire.anima.zones import CATEGORIES, TRAP, TRAPS, USED
from grimoire.kernel.chance import Chance

if TYPE_CHECKING:
    from grimoire.anima.game import Game


def sample_of(g: "Game", seat: int, chance: Chance) -> "Game":
    """Deal the unseen cards anew over the unseen places, each kind of back among its own."""
    other = g.clone()
    printed = g.printed[:]
    bit = 1 << seat
    places: list[list[int]] = [[] for _ in CATEGORIES]
    for cards in g.zones:  # by place, not by number: the numbers of cards tell nothing
        for card in cards:
            if not g.known[card] & bit:
                places[g.definitions[printed[card]].category].append(card)
    for unseen in places:
        deal_anew(g, unseen, printed, chance)
    other.printed = printed
    other.chance = Chance(1 + chance.below(2_000_000_000), 1 + chance.below(2_000_000_000))
    other.dice = []
    if other.asked >= 0:  # what another seat is asked may depend on cards dealt anew
        other.asked = -1
        other.advance()
    return other


def deal_anew(g: "Game", unseen: list[int], printed: list[int], chance: Chance) -> None:
    """What lies face down on an Area, or is being laid there, is a Trap, as everybody can see."""
    laid = [card for card in unseen if g.zone[card] == TRAPS or g.zone[card] == USED]
    faces = sorted([g.printed[card] for card in unseen])  # a sample depends on the view, not on the hidden order
    if laid:
        traps = [face for face in faces if g.definitions[face].type == TRAP]
        chance.shuffle(traps)
        for card, face in zip(laid, traps, strict=False):
            printed[card] = face
            faces.remove(face)
    chance.shuffle(faces)
    rest = [card for card in unseen if card not in laid]
    for card, face in zip(rest, faces, strict=True):
        printed[card] = face
