"""What can happen in Anima: all kinds of events. docs/events.md is made from them."""

from typing import Final

from grimoire.anima.facts import areas, cards, combat, missions, parties, trade, turns
from grimoire.kernel.facts import Kinds, kinds_in

KINDS: Final[Kinds] = kinds_in(turns, parties, cards, areas, combat, trade, missions)
