"""A keyword of a card, perhaps with a condition: "Protector if you are a Mage Noir"."""

from typing import TYPE_CHECKING

from grimoire.magenoir.definition import Ability

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game


class KeywordAbility(Ability):
    def __init__(self, keyword: int, word: int) -> None:
        super().__init__()
        self.keyword = keyword
        self.word = word  # of Transmutable

    def applies(self, g: "Game", card: int) -> bool:
        if self.condition is None:
            return True
        return self.condition.holds(g, g.scope_of(card, 4))
