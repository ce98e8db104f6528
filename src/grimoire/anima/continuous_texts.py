"""What continuous texts say: the cards in force for a seat, and what they come to."""

from typing import Final

from grimoire.anima.definition import Standing
from grimoire.anima.procedures import text_scope
from grimoire.anima.state import DOWN, State
from grimoire.anima.zones import FACTION, FINAL, INCIDENTS, ORGANIZATION, OWN, PARTY, SHARED

# What a continuous text changes.
COMBAT: Final = 0
SPEED: Final = 1
LEVEL: Final = 2
HAND_LIMIT: Final = 3
TRADE: Final = 4
FORBID: Final = 5  # `amount` says what
SEEK_CHOICE: Final = 6
RECRUIT_CHOICE: Final = 7
BAIT: Final = 8

# Whose Combat.
OURS: Final = 0
FOES: Final = 1
CREATURES: Final = 2


def in_force(g: State, seat: int) -> list[int]:
    """The cards of a seat whose texts work: awake Characters, Faction, Organization. Not to be changed."""
    first = SHARED + seat * OWN
    zones = g.zones
    state = g.state
    party = zones[first + PARTY]
    for card in party:
        if state[card] & DOWN:
            party = [other for other in party if not state[other] & DOWN]
            break
    if zones[first + FACTION] or zones[first + ORGANIZATION]:
        return party + zones[first + FACTION] + zones[first + ORGANIZATION]
    return party  # mostly as it lies there


def works(g: State, seat: int, card: int, text: Standing) -> bool:
    if text.condition is None:
        return True
    if text in g.asking:
        return False  # whether a text is in force does not rest on itself
    g.asking.append(text)
    holds = text.condition.holds(g, text_scope(g, seat, card))
    g.asking.pop()
    return holds


def sum_for(g: State, query: int, seat: int, subject: int = OURS, by: list[int] | None = None) -> int:
    """What all texts in force say about a seat. `by` takes which cards say so and how much, in turns."""
    if not g.pool.queries >> query & 1:
        return 0
    total = 0
    definitions = g.definitions
    printed = g.printed
    for card in in_force(g, seat) if g.pool.table_queries >> query & 1 else []:
        for text in definitions[printed[card]].standing:
            if text.query == query and text.subject == subject and works(g, seat, card, text):
                total += counted(card, text, by)
    for card in g.zones[INCIDENTS]:
        for text in definitions[printed[card]].standing:
            if text.query == query and text.subject == subject and (text.everyone or g.marks[card] == seat):
                if works(g, seat, card, text):
                    total += counted(card, text, by)
    if g.pool.shared_queries >> query & 1:
        for other in range(g.seats):
            for card in in_force(g, other) if other != seat else []:
                for text in definitions[printed[card]].standing:
                    if text.query == query and text.subject == subject and text.everyone and works(g, seat, card, text):
                        total += counted(card, text, by)
    return total


def counted(card: int, text: Standing, by: list[int] | None) -> int:
    if by is not None:
        by += [card, text.amount]
    return text.amount


def level_change(g: State, seats: list[int], by: list[int] | None = None) -> int:
    """What texts say about the Level of an Area where these Parties are; one about every Party counts once."""
    if not seats or not g.pool.queries >> LEVEL & 1:
        return 0
    total = 0
    on_table = g.pool.table_queries >> LEVEL & 1
    sources = [(seat, card) for seat in range(g.seats) for card in in_force(g, seat)] if on_table else []
    sources += [(g.marks[card], card) for card in g.zones[INCIDENTS]]
    for owner, card in sources:
        for text in g.definition(card).standing:
            if text.query == LEVEL and (text.everyone or owner in seats) and works(g, owner, card, text):
                total += counted(card, text, by)
    return total


def sum_of_card(g: State, query: int, seat: int, card: int, subject: int = OURS) -> int:
    """What one card says: the Mission or Area something is about."""
    total = 0
    for text in g.definition(card).standing:
        if text.query == query and text.subject == subject and works(g, seat, card, text):
            total += text.amount
    return total


def is_forbidden(g: State, what: int) -> bool:
    """Whether a text in force for everybody forbids something."""
    for card in g.zones[INCIDENTS]:
        for text in g.definition(card).standing:
            if text.query == FORBID and text.amount == what and works(g, g.marks[card], card, text):
                return True
    return False


def final_mission(g: State) -> int:
    """The Final Mission, if it is revealed; else -1."""
    return g.zones[FINAL][0] if g.zones[FINAL] else -1
