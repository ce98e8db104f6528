"""What takes place at the same time: the active player chooses the order (R:simultaneous-effects)."""

from grimoire.kernel.option import Option
from grimoire.magenoir.likeness import looks_same
from grimoire.magenoir.state import Pending, State
from grimoire.magenoir.text_source import speaker, speaker_id
from grimoire.magenoir.zones import ZONES, is_board


def as_they_lie(g: State, waiting: list[Pending]) -> list[Pending]:
    """In the order in which their cards lie on the table: which text began first is nothing a table shows."""
    if len(waiting) < 2:
        return waiting
    places: list[tuple[int, int, int, int]] = []
    for i, pending in enumerate(waiting):
        card = speaker(g, pending.scope)
        zone = g.zone[card] if card >= 0 else -1
        if is_board(zone):
            places.append((zone, g.owner[card], g.cards(g.owner[card], zone).index(card), i))
        else:
            places.append((ZONES, 0, 0, i))
    places.sort()
    return [waiting[place[3]] for place in places]


def is_same_trigger(g: State, one: Pending, other: Pending) -> bool:
    """Whether it makes no difference which of two triggers comes first."""
    if one.node is not other.node or one.scope.seat != other.scope.seat:
        return False
    card, second = speaker(g, one.scope), speaker(g, other.scope)
    if card == second:  # two that are gone differ by what was used for them
        return card >= 0 or one.scope.uses == other.scope.uses
    return card >= 0 and second >= 0 and g.defs[card] == g.defs[second] and looks_same(g, card, second)


def order_option(g: State, waiting: Pending, before: list[Option]) -> Option:
    name = speaker_id(g, waiting.scope)
    word = "" if waiting.node.home >= 0 else type(waiting.node).__name__.lower()
    ordinal = 1 + len([o for o in before if o.card == name and o.word == word])
    return Option("order", name, "again" if ordinal > 1 else "", ordinal if ordinal > 1 else 0, word=word)
