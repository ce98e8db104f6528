"""A deck on the page: its cards by element and type, how many cost how much, and what is wrong with it."""

from collections import Counter

from grimoire.cli.table import Group
from grimoire.cli.wording import Wording
from grimoire.library.decks import Deck, DeckFault
from grimoire.magenoir.definition import NO_ELEMENT, CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.zones import TYPES

MOST_MANA = 6  # the last step of the curve: so much or more
BAR = "#"


def title_of(wording: Wording, deck: str) -> str:
    """The name of a deck in the language; that of a file as it is."""
    id = f"deck-{deck}-title"
    return wording.say(id) if wording.messages.has(id) else deck


def idea_of(wording: Wording, deck: str) -> str:
    id = f"deck-{deck}-idea"
    return wording.say(id) if wording.messages.has(id) else ""


def deck_groups(wording: Wording, deck: Deck) -> list[Group]:
    """A group for each element and type, then the curve."""
    copies = Counter(wording.definition(card).index for card in deck.cards)
    definitions = [wording.pool.definitions[index] for index in copies]
    names = max(len(wording.card(d.id)) for d in definitions)
    costs = max(len(wording.cost(d.cost, d)) for d in definitions)
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
    return groups


def card_line(wording: Wording, definition: CardDefinition, copies: int, names: int, costs: int) -> str:
    cost = wording.cost(definition.cost, definition)
    needs = wording.say("hand-needs", words=wording.needs(definition)) if definition.needs else ""
    return f"{copies}× {wording.card(definition.id):<{names}}  {cost:<{costs}}  {needs}".rstrip()


def curve(wording: Wording, cards: list[tuple[CardDefinition, int]]) -> Group:
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


def fault_line(wording: Wording, fault: DeckFault) -> str:
    """One way in which a deck breaks the rules, with the rule."""
    names = ", ".join(wording.card(card) for card in fault.card.split(", "))
    return f"{wording.say(f'fault-{fault.id}', card=names, amount=fault.amount, limit=fault.limit)} ({fault.rule})"
