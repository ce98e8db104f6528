"""Positions that look the same to a seat: what it cannot see is dealt anew.

Nothing in a sample follows from what the seat may not know: cards have the numbers of their places, and the seat's memory
alone goes with it.
"""

from typing import Final, cast

import msgspec
from mypy_extensions import i64

from grimoire.anima.numbering import Numbering, Renumbering
from grimoire.anima.state import State
from grimoire.anima.unseen_traps import FaceDown, face_down
from grimoire.anima.zones import ADVANTAGE, CATEGORIES, FINAL, HAND, OWN, SHARED, TRAPS, USED
from grimoire.kernel.asking_anew import ask_anew
from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import NO_CLAIMS, NONE_ASIDE, Claims, chosen, narrow_ones, renumbered, still_owed
from grimoire.kernel.laid_table import Laid, Unseen
from grimoire.kernel.option import Option

NOWHERE: Final = -1


class LaidOut(Laid):
    """A table of Anima that is laid out for the samples of a seat."""

    def __init__(self, seat: int, table: State) -> None:
        super().__init__(seat, table, [])
        self.face_down: FaceDown | None = None  # Advantages on an Area, or being laid there
        self.homes: list[int] = []  # frames of texts of cards that are dealt anew, by place on the stack
        self.used: list[tuple[int, str]] = []  # cards in use that are dealt anew, and what they truly are


def sample_of(g: State, seat: int, chance: Chance) -> State:
    """A position that looks the same to the seat, with the unseen cards dealt anew over the unseen places, each kind of back
    among its own."""
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
    deal_unseen(laid, other, chance)
    ask_anew(laid, other)
    return other


def laid_out(g: State, seat: int) -> LaidOut:
    """What the samples of a seat have in common."""
    other = cast(State, g.clone())
    laid = LaidOut(seat, other)
    other.order = g.order[:]
    other.reply = 0
    other.dice = []
    named = [card for frame in other.stack for kept in frame.node.kept(frame) for _, card in kept.cards()]
    for player in range(g.seats):
        if player != seat:
            in_no_order(g, other, seat, SHARED + player * OWN + HAND, named)
    seen, places = by_place(other, seat)
    order = seen[:]
    firsts: list[int] = []  # for each kind of back the number of the first unseen card
    for unseen in places:
        firsts.append(len(order))
        order += unseen
    numbers = numbers_for(order)
    Renumbering(other, SampleNumbering(g, numbers, len(seen), places))
    lay_down(g, other, seen, order, numbers)
    recalled = renumbered(g.recalled[seat], numbers)
    other.recalled = [recalled if s == seat else [] for s in range(g.seats)]
    claims = [NO_CLAIMS] * len(CATEGORIES)
    for claim in recalled:
        back = g.definitions[claim[1][0]].category  # what is mixed has one kind of back
        claims[back] = [*claims[back], claim]
    dealt: list[int] = []
    for back, unseen in enumerate(places):
        if unseen:
            faces = chosen(g.printed, unseen)
            faces.sort()  # what is dealt depends on which cards there are, not on their order
            dealt += faces
            lay_unseen(laid, back, firsts[back], faces, claims[back])
    other.printed += dealt
    note_names(g, laid, numbers)
    return laid


def lay_unseen(laid: LaidOut, back: int, first: int, faces: list[int], claims: Claims) -> None:
    """Note how the unseen cards with one kind of back are dealt, with what the seat can count of them."""
    table = cast(State, laid.table)
    down = face_down(table, first, len(faces)) if back == ADVANTAGE else NONE_ASIDE
    bit = 1 << laid.seat
    if down:
        laid.face_down = FaceDown(table, down, first, faces, still_owed(claims, table.printed, table.known, bit))
        return
    narrow = narrow_ones(claims, first, len(faces)) if claims else claims
    if narrow:  # only then need be told what the cards it knows fulfil
        narrow = narrow_ones(still_owed(claims, table.printed, table.known, bit), first, len(faces))
    laid.unseen.append(Unseen(first, faces, narrow))


def parted(laid: LaidOut) -> State:
    """A copy of the table that shares nothing with it that could be changed: for a sample, which is handed out."""
    table = cast(State, laid.table)
    other = cast(State, table.clone())
    other.unshare()
    other.printed = table.printed[:]
    nothing: list[int] = []
    other.zones = [cards[:] if cards else nothing for cards in table.zones]
    other.order = table.order[:]
    other.recalled = [claims[:] for claims in table.recalled]
    for frame in other.stack:
        frame.scope.own([])
    return other


def deal_unseen(laid: LaidOut, other: State, chance: Chance) -> None:
    for unseen in laid.unseen:
        unseen.deal(other.printed, chance)
    if laid.face_down is not None:
        laid.face_down.deal(other.printed, chance)
    name_anew(laid, other)
    other.chance = Chance(1 + chance.below(2_000_000_000), 1 + chance.below(2_000_000_000))


def in_no_order(g: State, other: State, seat: int, at: int, named: list[int]) -> None:
    """Somebody else's hand: its order would tell when a card was drawn. First what the seat knows, then what is under way."""
    bit = 1 << seat
    hand = g.zones[at]
    known = [card for card in hand if g.known[card] & bit]
    under_way = [card for card in named if card in hand and card not in known] if named else named
    if known or under_way:
        last = len(named)
        known.sort(key=lambda card: (g.printed[card], g.known[card], named.index(card) if card in named else last))
        other.zones[at] = known + under_way + [card for card in hand if card not in known and card not in under_way]


def by_place(other: State, seat: int) -> tuple[list[int], list[list[int]]]:
    """The cards the seat knows, and of each kind of back those it does not, by the places where they lie."""
    bit: i64 = 1 << seat
    known = other.known
    printed = other.printed
    definitions = other.definitions
    seen: list[int] = []
    places: list[list[int]] = [[] for _ in CATEGORIES]
    for at, cards in enumerate(other.zones):
        if not cards:
            continue
        familiar = 0
        for card in cards:
            knowing: i64 = known[card]
            if knowing & bit:
                familiar += 1
        if familiar == len(cards):
            seen += cards
            continue
        unseen = cards
        if familiar:
            seen += [card for card in cards if known[card] & bit]
            unseen = [card for card in cards if not known[card] & bit]
        if at < FINAL:  # a pile: all of one kind
            places[definitions[printed[unseen[0]]].category] += unseen
        else:
            for card in unseen:
                places[definitions[printed[card]].category].append(card)
    return seen, places


def numbers_for(order: list[int]) -> list[int]:
    """New numbers by the old ones: first the cards a seat knows, then those it does not, in the order of their places."""
    numbers = [0] * len(order)
    for number, card in enumerate(order):
        numbers[card] = number
    return numbers


class SampleNumbering(Numbering):
    """Numbers that tell no more than a seat may know. A text may go on when its card is already mixed with others: then it is
    one of these, the last."""

    def __init__(self, g: State, new: list[int], seen: int, places: list[list[int]]) -> None:
        super().__init__(new)
        self.zone = g.zone
        self.seen = seen
        self.places = places

    def text(self, card: int) -> int:
        number = self.new[card]
        if number < self.seen or self.zone[card] >= FINAL:
            return number
        last = self.seen - 1
        for unseen in self.places:
            last += len(unseen)
            if number <= last:
                break
        return last

    def area(self, card: int) -> int:
        number = self.new[card]
        return number if number < self.seen else NOWHERE


def lay_down(g: State, other: State, seen: list[int], order: list[int], numbers: list[int]) -> None:
    """What holds of the cards the seat knows; of the others what goes with their places: who holds or laid them knows them,
    a Trap lies in its Area. Of cards in piles nothing does."""
    other.shared = False  # all its lists are its own
    other.hidden = g.hidden[:]
    other.printed = chosen(g.printed, seen)
    nothing: list[int] = []  # what is empty, and replaced rather than changed, is one list in all of the sample
    other.zones = [chosen(numbers, cards) if cards else nothing for cards in other.zones]
    other.zone = chosen(g.zone, order)
    other.known = chosen(g.known, order)
    other.state = [0] * len(order)
    other.marks = [0] * len(order)
    other.at = [NOWHERE] * len(order)
    state, marks, areas = g.state, g.marks, g.at
    for zone in range(FINAL, len(g.zones)):
        for card in g.zones[zone]:
            if state[card]:
                other.state[numbers[card]] = state[card]
            if marks[card]:
                other.marks[numbers[card]] = marks[card]
            if areas[card] >= 0:
                other.at[numbers[card]] = numbers[areas[card]]
    if g.seats > 2:
        forget_third_parties(g, other, len(seen), numbers)


def forget_third_parties(g: State, other: State, first: int, numbers: list[int]) -> None:
    """Somebody else may know a card in a hand or a Trap, but which one follows from cards the seat does not know: of a hand
    from which a Trap was laid, whoever knew a Trap in it knows it no longer, whoever knew another card still does."""
    for at in range(SHARED, len(g.zones)):
        for card in g.zones[at]:
            if numbers[card] >= first:
                other.known[numbers[card]] &= 1 << (at - SHARED) // OWN
    for card in g.zones[TRAPS]:
        if numbers[card] >= first:
            other.known[numbers[card]] &= 1 << g.marks[card]


def note_names(g: State, laid: LaidOut, numbers: list[int]) -> None:
    """What is under way names unseen cards, a Trap that is being laid above all."""
    bit = 1 << laid.seat
    for at, true in enumerate(g.stack):
        card = true.scope.card
        if card >= 0 and not g.known[card] & bit and g.zone[card] >= FINAL and true.scope.home == g.printed[card]:
            laid.homes.append(at)
    for card in g.zones[USED]:
        if not g.known[card] & bit:
            laid.used.append((numbers[card], g.definition(card).id))


def name_anew(laid: LaidOut, other: State) -> None:
    """They are named as the sample has dealt them."""
    for at in laid.homes:
        scope = other.stack[at].scope
        scope.home = other.printed[scope.card]
    for card, id in laid.used:
        dealt = other.definition(card).id
        other.opened = renamed(other.opened, id, dealt)
        other.outer = [renamed(option, id, dealt) for option in other.outer]


def renamed(option: Option | None, true: str, dealt: str) -> Option | None:
    if option is None or option.card != true:
        return option
    return msgspec.structs.replace(option, card=dealt)
