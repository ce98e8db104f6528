"""What a card is worth in general, read off its definition: costs, needs, type, text. No card is known by name."""

from typing import Final

from grimoire.bots.adding import added
from grimoire.bots.yardsticks.magenoir.doings import worth_of_doing
from grimoire.magenoir.definition import MAGE_NOIR, NO_HP, CardDefinition
from grimoire.magenoir.game import Game
from grimoire.magenoir.reading import is_imperative
from grimoire.magenoir.zones import SPELL

PER_NEED: Final = 0.7  # a card that asks for a component does about so much more than its Mana would buy
FOR_NOTHING: Final = 0.5  # even a free card is something to channel
FOR_STATUS: Final = 2.0
BY_TEXT: Final = 0.6  # how far the text of a spell is believed, and how far its price

# By the identity of a pool's list of definitions; the list is kept beside its powers, so that no other takes its identity.
_POWERS: Final[dict[int, tuple[list[CardDefinition], list[float]]]] = {}


def power_of(definition: CardDefinition) -> float:
    """What having done with a card is worth, in Health Points: cards are priced by what they do, more or less."""
    price = FOR_NOTHING + definition.total_cost + PER_NEED * len(definition.need_words)
    if definition.type == SPELL:
        doing = added([worth_of_doing(line) for line in definition.lines if is_imperative(line)])
        return max(FOR_NOTHING, BY_TEXT * doing + (1 - BY_TEXT) * price)
    if definition.keywords & MAGE_NOIR:
        price += FOR_STATUS
    if definition.hp != NO_HP:
        price += 0.2 * definition.hp
    return price


def powers(g: Game) -> list[float]:
    """The power of every definition of the pool, worked out once."""
    definitions = g.definitions
    found = _POWERS.get(id(definitions))
    if found is None:
        found = (definitions, [power_of(definition) for definition in definitions])
        _POWERS[id(definitions)] = found
    return found[1]
