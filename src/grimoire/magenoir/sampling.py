"""Positions that look the same to a seat: what it cannot see is dealt anew.

Nothing in a sample follows from what the seat may not know: unseen cards have the numbers of their places, and the seat's
memory alone goes with it.
"""

from typing import TYPE_CHECKING, Final

from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import NO_CLAIMS, NONE_ASIDE, Claims, deal, renumbered, still_owed
from grimoire.kernel.frame import Frame, Scope
from grimoire.magenoir.loops import seen_by
from grimoire.magenoir.parting import part
from grimoire.magenoir.prior import likely_list
from grimoire.magenoir.references import CARD_BITS, FIRST_STAMP, LEAST_REF, WORDS_SLOT
from grimoire.magenoir.zones import ANIMAL, DECK, HAND, OUTSIDE, ZONES

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game

UNSEEN_ZONES: Final = (DECK, HAND, OUTSIDE)


def unseen(g: "Game", seat: int, owner: int) -> list[int]:
    """The cards of an owner whose face the seat does not know, by place; not the Animal set aside (D7.1)."""
    bit = 1 << seat
    known = g.known
    return [
        card
        for zone in UNSEEN_ZONES
        for card in g.zones[owner * ZONES + zone]
        if not known[card] or (not known[card] & bit and not is_set_aside(g, card))
    ]


def is_set_aside(g: "Game", card: int) -> bool:
    """An Animal beside the deck while hands are chosen, or laid face down on it (D7.1): everybody sees that this card,
    and no other, is the Animal. Its owner knows it. Shuffled into the deck it is a card like any other."""
    if g.definitions[g.printed[card]].type != ANIMAL:
        return False
    return g.zone[card] == OUTSIDE or (g.zone[card] == DECK and g.known[card] & 1 << g.owner[card] != 0)


def sample_of(g: "Game", seat: int, chance: Chance, lists: dict[int, list[int]] | None) -> "Game":
    """Deal the unseen cards anew over the unseen places, from the true lists or from `lists` given for an owner."""
    other = g.clone()
    other.printed = g.printed[:]
    other.owner = g.owner[:]
    other.refused = g.refused[:]
    other.reply = 0
    if g.led_back or g.linked:
        other.led_back = seen_by(g.led_back, seat)
        other.linked = seen_by(g.linked, seat)
    under_way = Lists(other)
    part(other, under_way.scopes)
    if g.zones[(1 - seat) * ZONES + HAND]:
        in_no_order(g, other, seat, 1 - seat, under_way.cards() if under_way.lists or under_way.scopes else NONE_ASIDE)
    places = [unseen(other, seat, 0), unseen(other, seat, 1)]
    numbered = [sorted(places[0]), sorted(places[1])]
    numbers = list(range(len(g.printed)))  # the new ones by the true ones
    for owner in (0, 1):
        for old, new in zip(places[owner], numbered[owner], strict=True):
            numbers[old] = new
    fresh = ((max(g.stamp) // FIRST_STAMP) + 1) * FIRST_STAMP if g.stamp else FIRST_STAMP  # no old reference means them
    under_way.renumber(g, places[0] + places[1], numbers, fresh)
    claims: Claims = []
    if g.recalled[seat]:
        claims = renumbered(g.recalled[seat], numbers, numbered)
    other.recalled = [claims if s == seat else [] for s in (0, 1)]
    for owner in (0, 1):
        if lists is not None and owner in lists:
            faces = remaining(g, seat, owner, lists[owner], len(places[owner]))
            assume_animal(g, seat, owner, lists[owner], other)
        else:
            faces = [g.printed[card] for card in places[owner]]
        owed = still_owed(claims, g.printed, g.known, 1 << seat) if claims and owner != seat else NO_CLAIMS
        deal(numbered[owner], faces, owed, other.printed, chance)
        lay_out(g, other, owner, places[owner], numbered[owner], numbers, fresh)
    other.chance = Chance(1 + chance.below(2_000_000_000), 1 + chance.below(2_000_000_000))
    if other.asked >= 0:  # what another seat is asked may depend on cards dealt anew
        other.asked = -1
        other.advance()
    other.options = other.options[:]  # many are asked the same, from one list
    other.keys = other.keys[:]
    return other


def in_no_order(g: "Game", other: "Game", seat: int, owner: int, named: list[int]) -> None:
    """Somebody else's hand: its order would tell when a card was drawn. First what the seat knows, then what is under way."""
    bit = 1 << seat
    hand = g.zones[owner * ZONES + HAND]
    known = [card for card in hand if g.known[card] & bit]
    chosen = [card for card in named if card in hand and card not in known] if named else NONE_ASIDE
    if known or chosen:
        known.sort(key=lambda card: (g.printed[card], card))
        hidden = [card for card in hand if card not in known and card not in chosen]
        other.zones[owner * ZONES + HAND] = known + chosen + hidden


def lay_out(
    g: "Game", other: "Game", owner: int, places: list[int], numbered: list[int], numbers: list[int], fresh: int
) -> None:
    """Let the unseen cards of an owner lie at their places under their new numbers, as new objects."""
    for at in (owner * ZONES + DECK, owner * ZONES + HAND, owner * ZONES + OUTSIDE):
        if other.zones[at]:
            other.zones[at] = [numbers[card] for card in other.zones[at]]
    definitions, printed, defs, hp = g.definitions, other.printed, other.defs, other.hp
    zone, known, stamp = other.zone, other.known, other.stamp
    true_zone, true_known = g.zone, g.known
    for old, card in zip(places, numbered, strict=True):
        face = printed[card]
        defs[card] = face
        hp[card] = definitions[face].hp
        zone[card] = true_zone[old]
        known[card] = true_known[old]
        stamp[card] = fresh


class Lists:
    """All numbers that what is under way keeps, where they may be references to cards."""

    def __init__(self, g: "Game") -> None:
        self.lists: list[list[int]] = []
        self.scopes: list[Scope] = []
        for frame in g.stack:
            self.add(frame)
        for frame in g.parked:
            self.add(frame)
        if g.pending or g.batches:
            for batch in [g.pending, *g.batches]:
                for waiting in batch:
                    self.add_scope(waiting.scope)

    def add(self, frame: Frame) -> None:
        if frame.vals:
            self.lists.append(frame.vals)
        for scope in self.scopes:
            if scope is frame.scope:
                return
        self.add_scope(frame.scope)

    def add_scope(self, scope: Scope) -> None:
        self.scopes.append(scope)
        if scope.it:
            self.lists.append(scope.it)
        if scope.looked:
            self.lists.append(scope.looked)
        for slot, chosen in scope.picks.items():
            if slot != WORDS_SLOT:
                self.lists.append(chosen)

    def cards(self) -> list[int]:
        """The cards that are named, in order, each once."""
        found: list[int] = []
        for scope in self.scopes:
            if scope.card >= 0 and scope.card not in found:
                found.append(scope.card)
        for numbers in self.lists:
            for number in numbers:
                if number >= LEAST_REF and number % CARD_BITS not in found:
                    found.append(number % CARD_BITS)
        return found

    def renumber(self, g: "Game", hidden: list[int], numbers: list[int], fresh: int) -> None:
        """Let references to unseen cards mean them under their new numbers; one that meant an earlier object means none."""
        for refs in self.lists:
            for i, ref in enumerate(refs):
                if ref >= LEAST_REF and ref % CARD_BITS in hidden:
                    live = g.live(ref) >= 0
                    refs[i] = fresh * CARD_BITS + numbers[ref % CARD_BITS] if live else LEAST_REF + min(hidden)
        for scope in self.scopes:
            if scope.card >= 0 and scope.stamp == g.stamp[scope.card] and scope.card in hidden:
                scope.card = numbers[scope.card]
                scope.stamp = fresh


# -- lists that a seat does not know -----------------------------------------------------------------------------------


def sample_closed(g: "Game", seat: int, chance: Chance) -> "Game":
    """A sample for who does not know the other's list: from what it has seen, and what decks are like."""
    return sample_of(g, seat, chance, {1 - seat: likely_list(g, seat, chance)})


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


def assume_animal(g: "Game", seat: int, owner: int, cards: list[int], other: "Game") -> None:
    """The Animal lying face down is the one of the assumed list, if that has one."""
    assumed = [face for face in cards if g.definitions[face].type == ANIMAL]
    if not assumed:
        return
    for zone in (DECK, OUTSIDE):
        for card in g.zones[owner * ZONES + zone]:
            if not g.known[card] & 1 << seat and is_set_aside(g, card):
                other.printed[card] = assumed[0]
                other.defs[card] = assumed[0]
