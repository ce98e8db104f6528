"""The cards a game is played with: definitions by id and by number."""

from typing import Final

from grimoire.anima.definition import Act, CardDefinition
from grimoire.anima.word_numbers import AT_COMBAT, AT_INTERRUPTION, AT_RESET
from grimoire.anima.zones import ADVANTAGE, ICON_OF_TYPE, INCIDENT, WHOLE_TYPES
from grimoire.kernel.card_index import CardIndex

MOST_CARDS: Final = 5  # in a hand, where nothing changes it


class Pool(CardIndex[CardDefinition]):
    """Card definitions by their numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.extras: dict[str, tuple[int, int]] = {}  # id of an EX reward -> Area and place in it
        # Advantages a hand may hold against something, for deciding in public who is asked
        self.interruptions: list[Act] = []
        self.combat_cards: list[Act] = []
        # what continuous texts change, as bits: a query that nothing changes costs nothing
        self.queries = 0
        self.table_queries = 0  # by other cards than Incidents
        self.shared_queries = 0  # those that a card of one Party changes for every Party
        self.least_hand_limit = MOST_CARDS  # no hand so small is ever above its limit

    def close(self) -> None:
        """Work out what is looked up often."""
        for definition in self.definitions:
            definition.where_numbers = [self.numbers[id] for id in definition.where if id in self.numbers]
            definition.opposed_numbers = [self.numbers[id] for id in definition.opposed]
            definition.icon = ICON_OF_TYPE.get(definition.type, 0)
            for act in definition.acts:
                definition.moments |= 1 << act.moment
            definition.moments_in_hand = 1 << AT_RESET if definition.type in WHOLE_TYPES else definition.moments
            for text in definition.standing:
                self.queries |= 1 << text.query
                if definition.type != INCIDENT:
                    self.table_queries |= 1 << text.query
                    if text.everyone:
                        self.shared_queries |= 1 << text.query
            for i, extra in enumerate(definition.extras):
                self.extras[extra.id] = (definition.index, i)
            if definition.category == ADVANTAGE:
                for act in definition.acts:
                    if act.moment == AT_INTERRUPTION:
                        self.interruptions.append(act)
                    elif act.moment == AT_COMBAT:
                        self.combat_cards.append(act)
