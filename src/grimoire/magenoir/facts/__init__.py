"""What can happen in Mage Noir: all kinds of events. docs/events.md is made from them."""

from typing import Final

from grimoire.kernel.facts import Kinds, kinds_in
from grimoire.magenoir.facts import cards, health, mana, play, spells

KINDS: Final[Kinds] = kinds_in(play, cards, spells, mana, health)
