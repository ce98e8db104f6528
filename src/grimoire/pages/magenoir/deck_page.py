"""A deck on the page: its cards by element and type, how many cost how much, its side deck, and what is wrong with it."""

from collections import Counter

from grimoire.library.deck_lists import Deck
from grimoire.library.magenoir.deck_faults import DeckFault
from grimoire.magenoir.definition import NO_ELEMENT, CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.zones import TYPES
from grimoire.seat.groups import Group
from grimoire.seat.magenoir.wording import MageNoirWording

MOST_MANA = 6  # the last step of the curve: this much or more
BAR = "#"


def deck_groups(wording: MageNoirWording, deck: Deck) -> list[Group]:
    """A group for each element and type, then the curve, then the side deck if there is one."""
    copies = Counter(wording.definition(card).index for card in deck.cards)
    definitions = [wording.pool.definitions[index] for index in copies]
    names, costs = widths(wording, deck)
    groups: list[Group] = []
    for element in ELEMENTS:
        for kind in TYPES:
            found = [d for d in definitions if (d.element_name, d.type_name) == (element, kind)]
            if found:
                found.sort(key=lambda d: (sum(d.cost), wording.card(d.id)))
                lines = [("", card_line(wording, d, copies[d.index], names, costs)) for d in found]
                count = wording.say("deck-size", amount=sum(copies[d.index] for d in found))
                groups.append(Group(f"{wording.kind(found[0])} ({count})", lines))
    groups.append(curve(wording, [(d, copies[d.index]) for d in definitions]))
    if deck.side:
        groups.append(side_group(wording, deck))
    return groups


def side_group(wording: MageNoirWording, deck: Deck) -> Group:
    return list_group(wording, deck, deck.side, wording.say("deck-side"))


def list_group(wording: MageNoirWording, deck: Deck, cards: tuple[str, ...], title: str) -> Group:
    """Cards of a deck as one list, in the order written."""
    names, costs = widths(wording, deck)
    counted = [(wording.definition(card), n) for card, n in Counter(cards).items()]
    lines = [("", card_line(wording, definition, n, names, costs)) for definition, n in counted]
    return Group(f"{title} ({wording.say('deck-size', amount=len(cards))})", lines)


def widths(wording: MageNoirWording, deck: Deck) -> tuple[int, int]:
    """How wide the columns of names and costs are, on the whole page."""
    definitions = [wording.definition(card) for card in set(deck.together)]
    return max(len(wording.card(d.id)) for d in definitions), max(len(wording.cost(d.cost, d)) for d in definitions)


def card_line(wording: MageNoirWording, definition: CardDefinition, copies: int, names: int, costs: int) -> str:
    cost = wording.cost(definition.cost, definition)
    needs = wording.say("hand-needs", words=wording.needs(definition)) if definition.needs else ""
    return f"{copies}× {wording.card(definition.id):<{names}}  {cost:<{costs}}  {needs}".rstrip()


def curve(wording: MageNoirWording, cards: list[tuple[CardDefinition, int]]) -> Group:
    """How many cards cost how much Mana; a card whose cost is open counts with its fixed part, marked as such."""
    steps: Counter[int] = Counter()
    for definition, copies in cards:
        steps[min(sum(definition.cost), MOST_MANA)] += copies
    lines = [
        (wording.say("deck-mana", amount=mana, more="more" if mana == MOST_MANA else "none"), f"{BAR * n} {n}".strip())
        for mana in range(max(steps) + 1)
        if (n := steps[mana]) or mana
    ]
    if any(definition.x_element != NO_ELEMENT for definition, _ in cards):
        lines.append(("", wording.say("deck-x")))
    return Group(wording.say("deck-curve"), lines)


def fault_line(wording: MageNoirWording, fault: DeckFault, rule: str = "") -> str:
    """One way in which a deck breaks the rules, with the rule; perhaps with the rule as something to open."""
    names = ", ".join(wording.card(card) for card in fault.card.split(", "))
    said = wording.say(f"fault-{fault.id}", card=names, amount=fault.amount, limit=fault.limit)
    return f"{said} ({rule or fault.rule})"
