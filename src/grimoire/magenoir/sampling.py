"""Positions that look the same to a seat: what it cannot see is dealt anew.

Nothing in a sample follows from what the seat may not know: cards have the numbers of their places, and the seat's memory
alone goes with it.
"""

from typing import Final, cast

from grimoire.kernel.asking_anew import ask_anew
from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import NO_CLAIMS, NONE_ASIDE, chosen, narrow_ones, renumbered, still_owed
from grimoire.kernel.laid_table import Laid, Unseen
from grimoire.kernel.seating import deal
from grimoire.magenoir.likely_decks import likely_list
from grimoire.magenoir.loops import seen_by
from grimoire.magenoir.numbering import NOW, Renumbering, SampleNumbering
from grimoire.magenoir.parting import part
from grimoire.magenoir.references import CARD_BITS, LEAST_REF, WORDS_SLOT
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import ANIMAL, DECK, HAND, OUTSIDE, PREPARED, ZONES

MOST_DEALS: Final = 100  # where hardly any deal fits


def is_set_aside(g: State, card: int) -> bool:
    """An Animal beside the deck while hands are chosen, or laid face down on it (D7.1): everybody sees that this card,
    and no other, is the Animal. Its owner knows it. Shuffled into the deck it is a card like any other."""
    if g.definitions[g.printed[card]].type != ANIMAL:
        return False
    return g.zone[card] == OUTSIDE or (g.zone[card] == DECK and g.known[card] & 1 << g.owner[card] != 0)


class LaidOut(Laid):
    """A table of Mage Noir that is laid out for the samples of a seat."""

    def __init__(self, seat: int, table: State, seen: int, numbers: list[int]) -> None:
        super().__init__(seat, table, [])
        self.seen = seen  # how many cards the seat knows: these have the lowest numbers
        self.numbers = numbers  # by the true ones


def sample_of(g: State, seat: int, chance: Chance, lists: dict[int, list[int]] | None) -> State:
    """A position that looks the same to the seat, with the unseen cards dealt anew over the unseen places, from the true lists
    or from `lists` given for an owner; dealt again where the other could not have begun what is under way."""
    other = dealt_anew(g, seat, chance, lists)
    for _ in range(MOST_DEALS):
        if can_go_on(other):
            break
        other = dealt_anew(g, seat, chance, lists)
    return other


def sample_of_likely(g: State, seat: int, chance: Chance) -> State:
    """The same where the list of the other is unknown: from what the seat has seen of it, and what decks are like."""
    other = dealt_anew(g, seat, chance, {1 - seat: likely_list(g, seat, chance)})
    for _ in range(MOST_DEALS):
        if can_go_on(other):
            break
        other = dealt_anew(g, seat, chance, {1 - seat: likely_list(g, seat, chance)})
    return other


def can_go_on(other: State) -> bool:
    """Whoever is asked has an answer. What a card in the open is prepared with may lie unseen in a hand."""
    return other.asked < 0 or len(other.keys) > 0


def dealt_anew(g: State, seat: int, chance: Chance, lists: dict[int, list[int]] | None) -> State:
    laid = cast(LaidOut | None, g.laid)
    if laid is not None and laid.seat == seat:
        other = parted(laid)
    else:
        laid = laid_out(g, seat)
        other = cast(State, laid.table)
        if g.sampled == seat:  # whoever asks twice asks again
            g.laid = laid
            other = parted(laid)
        g.sampled = seat
    if lists is None:
        for unseen in laid.unseen:
            unseen.deal(other.printed, chance)
    else:
        deal_assumed(g, laid, other, chance, lists)
    dealt = other.printed[laid.seen :]
    other.defs += dealt
    other.hp += chosen(g.pool.health, dealt)
    other.chance = Chance(1 + chance.below(2_000_000_000), 1 + chance.below(2_000_000_000))
    if ask_anew(laid, other):
        watched_alike(cast(State, laid.table), other)
    return other


def laid_out(g: State, seat: int) -> LaidOut:
    """What the samples of a seat have in common."""
    other = cast(State, g.clone())
    other.refused = g.refused[:]
    other.reply = 0
    if g.led_back or g.linked:
        other.led_back = seen_by(g.led_back, seat)
        other.linked = seen_by(g.linked, seat)
    in_no_order(g, other, seat, 1 - seat)
    seen, places = by_place(other, seat)
    unseen = places[0] + places[1]
    order = seen + unseen
    numbering = numbers_for(g, order, seen, places)
    nothing = Renumbering(other, numbering).nothing
    new = numbering.new
    other.zones = [chosen(new, cards) if cards else nothing for cards in other.zones]
    claims = renumbered(g.recalled[seat], new)
    other.recalled = [claims, []] if seat == 0 else [[], claims]
    lay_out_seen(g, other, seen)
    owed = still_owed(claims, other.printed, other.known, 1 << seat)
    lay_out_unseen(g, other, order, unseen)
    laid = LaidOut(seat, other, len(seen), new)
    first = len(seen)
    for owner in (0, 1):
        faces = chosen(g.printed, places[owner])
        faces.sort()  # what is dealt depends on which cards there are, not on their order
        other.printed += faces
        narrow = narrow_ones(owed, first, len(faces)) if owner != seat else NO_CLAIMS
        laid.unseen.append(Unseen(first, faces, narrow))
        first += len(faces)
    return laid


def parted(laid: LaidOut) -> State:
    """A copy of the table for a sample."""
    other = cast(State, cast(State, laid.table).clone())
    part(other)
    return other


def watched_alike(table: State, other: State) -> None:
    """What the watch for loops notes when the seat is asked goes with the question."""
    table.links = other.links
    table.linked = other.linked.copy()
    table.here = other.here
    table.refused = other.refused[:]


def in_no_order(g: State, other: State, seat: int, owner: int) -> None:
    """Somebody else's hand: its order would tell when a card was drawn. First what the seat knows, then what is under way."""
    hand = g.zones[owner * ZONES + HAND]
    if not hand:
        return
    bit = 1 << seat
    known = [card for card in hand if g.known[card] & bit]
    named = named_cards(other) if len(known) < len(hand) else NONE_ASIDE
    under_way = [card for card in named if card in hand and card not in known] if named else NONE_ASIDE
    if known or under_way:
        named = named or named_cards(other)
        places = {card: i for i, card in enumerate(named)}
        known.sort(key=lambda card: (g.printed[card], g.known[card], places.get(card, len(named))))
        hidden = [card for card in hand if card not in known and card not in under_way]
        other.zones[owner * ZONES + HAND] = known + under_way + hidden


def by_place(other: State, seat: int) -> tuple[list[int], list[list[int]]]:
    """The cards the seat knows, and for each owner those it does not, by the places where they lie."""
    bit = 1 << seat
    known = other.known
    zones = other.zones
    seen: list[int] = []
    places: list[list[int]] = [[], []]
    for owner in (0, 1):
        hidden = places[owner]
        first = owner * ZONES
        for at in range(first, first + ZONES):
            cards = zones[at]
            if not cards:
                continue
            zone = at - first
            if zone != DECK and zone != HAND and zone != OUTSIDE:
                seen += cards
                continue
            for card in cards:
                if known[card]:
                    break
            else:  # nobody knows any, as in most decks
                hidden += cards
                continue
            for card in cards:
                knowing = known[card]
                if knowing and (knowing & bit or is_set_aside(other, card)):
                    seen.append(card)
                else:
                    hidden.append(card)
    return seen, places


def numbers_for(g: State, order: list[int], seen: list[int], places: list[list[int]]) -> SampleNumbering:
    """All cards in this order: first those a seat knows, then those of each owner it does not, in the order of their places."""
    numbers = [0] * len(g.printed)
    for number, card in enumerate(order):
        numbers[card] = number
    nobody = [0, 0]
    last = len(seen) - 1
    for owner in (0, 1):
        last += len(places[owner])
        nobody[owner] = last
        if not places[owner]:
            nobody[owner] = max([numbers[card] for card in seen if g.owner[card] == owner], default=0)
    return SampleNumbering(g, numbers, len(seen), nobody)


def lay_out_seen(g: State, other: State, seen: list[int]) -> None:
    """What holds of the cards the seat knows, in lists of its own."""
    other.shared = False
    other.printed = chosen(g.printed, seen)
    other.defs = chosen(g.defs, seen)
    other.hp = chosen(g.hp, seen)
    other.known = chosen(g.known, seen)
    other.entered = chosen(g.entered, seen)
    other.prepared = chosen(g.prepared, seen)
    mana = [0] * len(g.mana)
    for number, card in enumerate(seen):
        if g.zone[card] >= PREPARED:  # elsewhere there is none
            for e in range(6):
                amount = g.mana[card * 6 + e]
                if amount:
                    mana[number * 6 + e] = amount
    other.mana = mana


def lay_out_unseen(g: State, other: State, order: list[int], unseen: list[int]) -> None:
    """What can be seen of the others too: where they lie, whose they are, and who else knows them."""
    other.owner = chosen(g.owner, order)
    other.zone = chosen(g.zone, order)
    other.stamp = [NOW] * len(g.stamp)
    other.known += chosen(g.known, unseen)
    never = [-1] * len(unseen)
    other.entered += never
    other.prepared += never


def named_cards(g: State) -> list[int]:
    """The cards that what is under way names, in order, each once."""
    frames = [*g.stack, *g.parked] if g.parked else g.stack
    scopes = [frame.scope for frame in frames]
    if g.pending or g.batches:
        scopes += [waiting.scope for batch in [g.pending, *g.batches] for waiting in batch]
    found: dict[int, int] = {}
    for scope in scopes:
        if scope.card >= 0:
            found[scope.card] = 1
    for frame in frames:
        note_named(frame.vals, found)
    for scope in scopes:
        note_named(scope.it, found)
        note_named(scope.looked, found)
        if scope.picks:
            for slot, picked in scope.picks.items():
                if slot != WORDS_SLOT:
                    note_named(picked, found)
    return list(found)


def note_named(numbers: list[int], found: dict[int, int]) -> None:
    for number in numbers:
        if number >= LEAST_REF:
            found[number % CARD_BITS] = 1


# -- lists that a seat does not know -----------------------------------------------------------------------------------


def deal_assumed(g: State, laid: LaidOut, other: State, chance: Chance, lists: dict[int, list[int]]) -> None:
    """Deal the unseen cards of some owners from lists that are assumed for them."""
    for owner, unseen in enumerate(laid.unseen):
        if owner not in lists:
            unseen.deal(other.printed, chance)
            continue
        faces = remaining(g, laid.seat, owner, lists[owner], unseen.many)
        assume_animal(g, laid.seat, owner, lists[owner], other, laid.numbers)
        deal(unseen.first, unseen.many, faces, unseen.owed, other.printed, chance)


def remaining(g: State, seat: int, owner: int, cards: list[int], wanted: int) -> list[int]:
    """What is left of an assumed list when the cards the seat knows are taken out; at least as many as are wanted."""
    bit = 1 << seat
    left = [face for face in cards if g.definitions[face].type != ANIMAL]
    for card, face in enumerate(g.printed):
        if g.owner[card] == owner and g.known[card] & bit and face in left:
            left.remove(face)
    while len(left) < wanted:
        left.append(left[len(left) % max(1, len(left))] if left else cards[0])
    return left


def assume_animal(g: State, seat: int, owner: int, cards: list[int], other: State, numbers: list[int]) -> None:
    """The Animal lying face down is the one of the assumed list, if that has one."""
    assumed = [face for face in cards if g.definitions[face].type == ANIMAL]
    if not assumed:
        return
    for zone in (DECK, OUTSIDE):
        for card in g.zones[owner * ZONES + zone]:
            if not g.known[card] & 1 << seat and is_set_aside(g, card):
                other.printed[numbers[card]] = assumed[0]
                other.defs[numbers[card]] = assumed[0]
