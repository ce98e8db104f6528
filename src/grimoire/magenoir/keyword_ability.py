"""A keyword of a card (D3.1), perhaps with a condition: "Protector if you are a Mage Noir"."""

from typing import Final

from grimoire.magenoir.definition import Ability
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import STATIC, State

MOST_ABILITIES: Final = 256  # of one card
MOST_ASKED: Final = 3  # conditions one inside the other: many cards that hang on each other are not asked in every order


class KeywordAbility(Ability):
    def __init__(self, keyword: int, word: int) -> None:
        super().__init__()
        self.keyword = keyword
        self.word = word  # of Transmutable

    def applies(self, g: State, card: int) -> bool:
        """Whether the card has it now. A keyword that hangs on keywords or words does not ask for itself."""
        if self.condition is None:
            return True
        asked = (self.home * MOST_ABILITIES + self.number) * CARD_BITS + card
        if asked in g.busy or len(g.busy) >= MOST_ASKED:
            return False
        g.busy.append(asked)
        holds = self.condition.holds(g, g.scope_of(card, STATIC))
        g.busy.pop()
        return holds
