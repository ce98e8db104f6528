"""Options about cards: cards that do not differ are one option; those that do are told apart by place and ordinal."""

from grimoire.kernel.option import Option
from grimoire.magenoir.definition import MOST_NODES
from grimoire.magenoir.game import CARD_BITS, Game
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.zones import DECK, HAND, PLACES, is_board


def looks_same(g: Game, one: int, other: int) -> bool:
    """Whether two cards of one kind differ in nothing that can be seen and matters."""
    zone = g.zone[one]
    if zone != g.zone[other] or g.owner[one] != g.owner[other] or g.defs[one] != g.defs[other]:
        return False
    if not is_board(zone):
        return zone == HAND or zone == DECK
    if g.mana[one * 6 : one * 6 + 6] != g.mana[other * 6 : other * 6 + 6] or g.hp[one] != g.hp[other]:
        return False
    if (g.prepared[one] == g.turn) != (g.prepared[other] == g.turn):
        return False
    if (g.entered[one] == g.turn) != (g.entered[other] == g.turn):
        return False
    if one in g.used or other in g.used or one in g.given or other in g.given:
        return False
    if g.parked and is_announced(g, one) != is_announced(g, other):
        return False
    if (one in g.exhausted) != (other in g.exhausted) or has_memory(g, one) or has_memory(g, other):
        return False
    refs = (g.ref(one), g.ref(other))  # something laid on one of them keeps them apart
    for lists in (g.mods, g.listeners):
        for actives in lists.values():
            for active in actives:
                if active.bound and (refs[0] in active.bound or refs[1] in active.bound):
                    return False
    return True


def is_announced(g: Game, card: int) -> bool:
    """Whether something of this card waits for the window to close."""
    return any([frame.scope.card == card for frame in g.parked])


def has_memory(g: Game, card: int) -> bool:
    low = card * MOST_NODES
    return any(low <= key < low + MOST_NODES for key in g.once) or any(low <= key < low + MOST_NODES for key in g.shield)


def place_of(g: Game, seat: int, card: int) -> str:
    place = PLACES[g.zone[card]]
    return place if g.owner[card] == seat else f"opponent.{place}"


def ordinal_of(g: Game, card: int) -> int:
    """The how-manieth of its name this card is where it lies."""
    ordinal = 1
    for other in g.cards(g.owner[card], g.zone[card]):
        if other == card:
            break
        if g.defs[other] == g.defs[card]:
            ordinal += 1
    return ordinal


def distinct(g: Game, cards: list[int]) -> list[int]:
    """One of each group of cards that do not differ; of hidden ones, one the other seat knows, if there is one."""
    found: list[int] = []
    for card in cards:
        for i, other in enumerate(found):
            if g.defs[other] == g.defs[card] and looks_same(g, other, card):
                if g.known[card] > g.known[other]:
                    found[i] = card  # what is known leaves first, so that nothing more is told
                break
        else:
            found.append(card)
    return found


def card_options(g: Game, seat: int, verb: str, cards: list[int], options: list[Option], keys: list[int]) -> None:
    """Add an option for each card that differs from the others; the key is the card's number."""
    if len(cards) == 1:
        options.append(Option(verb, g.definitions[g.defs[cards[0]]].id))
        keys.append(cards[0])
        return
    kept = distinct(g, cards)
    if g.zone[kept[0]] == DECK:  # searching a deck must not tell its order
        kept.sort(key=lambda card: g.definitions[g.defs[card]].id)
    numbers = [g.defs[card] for card in kept]
    for card in kept:
        definition = g.defs[card]
        if numbers.count(definition) == 1:
            options.append(Option(verb, g.definitions[definition].id))
        else:
            options.append(Option(verb, g.definitions[definition].id, place_of(g, seat, card), ordinal_of(g, card)))
        keys.append(card)


def ref_options(g: Game, seat: int, verb: str, refs: list[int], options: list[Option], keys: list[int]) -> None:
    """The same for references to cards and players; the key is the reference."""
    for ref in refs:
        if ref < 0:
            options.append(Option(verb, player="you" if seat_of(ref) == seat else "opponent"))
            keys.append(ref)
    cards = [ref % CARD_BITS for ref in refs if ref >= 0]
    if cards:
        start = len(keys)
        card_options(g, seat, verb, cards, options, keys)
        for i in range(start, len(keys)):
            keys[i] = g.ref(keys[i])


DONE = Option("done")
DONE_KEY = -1000
YES = Option("yes")
NO = Option("no")
PASS = Option("pass")
