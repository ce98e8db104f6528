"""Positions that look the same to a seat: what it cannot see is dealt anew.

Nothing in a sample follows from what the seat may not know: unseen cards have the numbers of their places, and the seat's
memory alone goes with it.
"""

from typing import TYPE_CHECKING

import msgspec

from grimoire.anima.zones import ADVANTAGE, CATEGORIES, FINAL, HAND, OWN, SHARED, TRAP, TRAPS, USED
from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import NO_CLAIMS, Claims, Seating, deal, mask_of, renumbered, still_owed
from grimoire.kernel.option import Option

if TYPE_CHECKING:
    from grimoire.anima.game import Game


def sample_of(g: "Game", seat: int, chance: Chance) -> "Game":
    """Deal the unseen cards anew over the unseen places, each kind of back among its own."""
    other = g.clone()
    other.printed = g.printed[:]
    other.order = g.order[:]
    other.reply = 0
    kept = [entry for frame in other.stack for entry in frame.node.kept(frame)]
    named = [card for numbers, first in kept for card in numbers[first:]]
    for player in range(g.seats):
        if player != seat:
            in_no_order(g, other, seat, SHARED + player * OWN + HAND, named)
    numbers, places, faces = by_place(g, other, seat)
    for cards, first in kept:
        for i in range(first, len(cards)):
            if cards[i] >= 0:
                cards[i] = numbers[cards[i]]
    claims: Claims = []
    owed: list[Claims] = [[] for _ in CATEGORIES]
    if g.recalled[seat]:
        claims = renumbered(g.recalled[seat], numbers, places)
        for claim in still_owed(claims, other.printed, other.known, 1 << seat):
            owed[g.definitions[claim[0]].category].append(claim)
    other.recalled = [claims if s == seat else [] for s in range(g.seats)]
    for category, unseen in enumerate(places):
        if category == ADVANTAGE:
            deal_advantages(other, unseen, faces[category], owed[category], chance)
        elif unseen:
            deal(unseen, faces[category], owed[category], other.printed, chance)
    name_anew(g, other, seat, numbers)
    other.chance = Chance(1 + chance.below(2_000_000_000), 1 + chance.below(2_000_000_000))
    other.dice = []
    if other.asked >= 0:  # what another seat is asked may depend on cards dealt anew
        other.asked = -1
        other.advance()
    other.options = other.options[:]  # many are asked the same, from one list
    other.keys = other.keys[:]
    return other


def in_no_order(g: "Game", other: "Game", seat: int, at: int, named: list[int]) -> None:
    """Somebody else's hand: its order would tell when a card was drawn. First what the seat knows, then what is under way."""
    bit = 1 << seat
    hand = g.zones[at]
    known = [card for card in hand if g.known[card] & bit]
    chosen = [card for card in named if card in hand and card not in known] if named else named
    if known or chosen:
        known.sort(key=lambda card: (g.printed[card], card))
        other.zones[at] = known + chosen + [card for card in hand if card not in known and card not in chosen]


def by_place(g: "Game", other: "Game", seat: int) -> tuple[list[int], list[list[int]], list[list[int]]]:
    """Number the unseen cards by their places, each kind of back among its own. Gives the new numbers by the true ones,
    and for each kind the new numbers and the faces."""
    bit = 1 << seat
    known = g.known
    printed = g.printed
    definitions = g.definitions
    places: list[list[int]] = [[] for _ in CATEGORIES]
    hidden: list[int] = []  # where unseen cards lie
    marked: list[int] = []
    for at, cards in enumerate(other.zones):
        if cards:
            unseen = [card for card in cards if not known[card] & bit]
            if not unseen:
                continue
            hidden.append(at)
            if at < FINAL:  # a pile: all of one kind, and what lies there is as printed
                places[definitions[printed[unseen[0]]].category].extend(unseen)
                marked.extend([card for card in unseen if known[card]])
            else:
                for card in unseen:
                    places[definitions[printed[card]].category].append(card)
                marked.extend(unseen)
    numbered = [sorted(unseen) for unseen in places]
    numbers = list(range(len(printed)))
    for category, unseen in enumerate(places):
        for old, new in zip(unseen, numbered[category], strict=True):
            numbers[old] = new
    zone = other.zone
    for at in hidden:
        cards = [numbers[card] for card in other.zones[at]]
        other.zones[at] = cards
        for card in cards:
            zone[card] = at
    mark_places(g, other, numbers, marked)
    return numbers, numbered, [[printed[card] for card in unseen] for unseen in places]


def mark_places(g: "Game", other: "Game", numbers: list[int], marked: list[int]) -> None:
    """What holds of an unseen card goes with its place: who else knows it, a Trap's Area. Of most in piles nothing does."""
    for card in marked:
        other.known[card] = other.state[card] = other.marks[card] = 0
        other.at[card] = -1
    for card in marked:
        new = numbers[card]
        other.known[new] = g.known[card]
        other.state[new] = g.state[card]
        other.marks[new] = g.marks[card]
        other.at[new] = g.at[card]


def deal_advantages(other: "Game", unseen: list[int], faces: list[int], owed: Claims, chance: Chance) -> None:
    """What lies face down on an Area, or is being laid there, is a Trap, as everybody can see."""
    laid = [card for card in unseen if other.zone[card] == TRAPS or other.zone[card] == USED]
    if laid:
        definitions = other.definitions
        elsewhere = ~mask_of(laid)
        faces.sort()
        owed = [(face, cards if definitions[face].type == TRAP else cards & elsewhere) for face, cards in owed]
        seating = Seating(unseen, faces, owed, chance)
        traps = {claim for claim, (face, _) in enumerate(seating.owed) if definitions[face].type == TRAP}
        claimed = [face for face, _ in seating.owed]
        spare = [face for face in faces if definitions[face].type == TRAP]
        for face in claimed:
            if face in spare:
                spare.remove(face)
        chance.shuffle(spare)
        empty = [card for card in laid if card not in seating.at]
        for card in empty:
            if spare:
                other.printed[card] = spare.pop()
                faces.remove(other.printed[card])
                unseen = [left for left in unseen if left != card]
            else:
                seating.fetch(card, traps, laid, [])
        unseen = seating.settle(unseen, faces, other.printed)
        owed = NO_CLAIMS
    deal(unseen, faces, owed, other.printed, chance)


def name_anew(g: "Game", other: "Game", seat: int, numbers: list[int]) -> None:
    """What is under way names unseen cards, a Trap that is being laid above all: as the sample has dealt them."""
    bit = 1 << seat
    for frame in other.stack:
        scope = frame.scope
        card = scope.card
        if card >= 0 and not g.known[card] & bit and scope.home == g.printed[card] and scope.stamp == 0:
            scope.card = numbers[card]
            scope.home = other.printed[scope.card]
            scope.stamp = -1  # done: several frames may share it
    for frame in other.stack:
        if frame.scope.stamp == -1:
            frame.scope.stamp = 0
    for card in g.zones[USED]:
        if not g.known[card] & bit:
            true = g.definition(card).id
            dealt = other.definition(numbers[card]).id
            other.opened = renamed(other.opened, true, dealt)
            other.outer = [renamed(option, true, dealt) for option in other.outer]


def renamed(option: Option | None, true: str, dealt: str) -> Option | None:
    if option is None or option.card != true:
        return option
    return msgspec.structs.replace(option, card=dealt)
