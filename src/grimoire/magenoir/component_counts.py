"""How many components a card counts as, and which cards a player may use as components (D2.3)."""

from typing import cast

from grimoire.magenoir.modifiers import COUNTS_AS, EXACTLY, MORE, Modifier
from grimoire.magenoir.passive_effects import is_about, is_working
from grimoire.magenoir.queries import once_key
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import ANIMAL, ANIMALS, CHANNELED, EQUIPMENT, PERMANENTS, ZONES


def instances(g: State, card: int, word: int, optional: bool, granted: bool = False) -> int:
    """How many components of a word (0: of no particular word) a card counts as.

    `optional` takes the counts that may be used once a turn as well (Water drop); `granted`: the player said so already.
    """
    mods = g.mods
    if not mods[COUNTS_AS]:
        return 1
    count = 1
    for active in mods[COUNTS_AS]:
        modifier = cast(Modifier, active.ability)
        delta = modifier.delta
        if delta is None or delta.kind != EXACTLY or not is_about(g, active, card) or not is_working(g, active):
            continue
        if word and not delta.word & word:
            continue
        if modifier.once and not granted and not (optional and once_key(card, modifier) not in g.once):
            continue
        count = max(count, delta.amount(g, active.scope))
    for active in mods[COUNTS_AS]:
        modifier = cast(Modifier, active.ability)
        delta = modifier.delta
        if delta is not None and delta.kind == MORE and is_about(g, active, card) and is_working(g, active):
            count += max(0, delta.amount(g, active.scope))
    return count


def optional_count(g: State, card: int, word: int, counter: int) -> int:
    """The key of the once-a-turn count this card still offers for a word to the spell that counts it; -1 if it offers none.

    It is offered to another spell, and an Animal is none (S:additional-notes)."""
    if counter == card or (counter >= 0 and g.definition(counter).type == ANIMAL):
        return -1
    for active in g.mods[COUNTS_AS]:
        modifier = cast(Modifier, active.ability)
        if not modifier.once or not is_about(g, active, card) or not is_working(g, active):
            continue
        delta = modifier.delta
        key = once_key(card, modifier)
        if delta is not None and (not word or delta.word & word) and key not in g.once:
            if instances(g, card, word, True) > instances(g, card, word, False):
                return key
    return -1


def components(g: State, seat: int) -> list[int]:
    """The cards a player may use as components: channeled, Permanents, Equipment, face-up Animals
    (R:using-permanents-and-equipment-as-components, S:additional-notes)."""
    zones = g.zones
    first = seat * ZONES
    from_zones = zones[first + CHANNELED] + zones[first + PERMANENTS] + zones[first + EQUIPMENT]
    animals = zones[first + ANIMALS]
    if animals:
        from_zones += [card for card in animals if card not in g.exhausted]
    return from_zones
