"""The players of a described position of Anima: Party, hand, Missions, where they are and what they did this turn."""

from typing import Final

from yaml.nodes import Node

from grimoire.anima.described_position import PlacedSeat
from grimoire.anima.zones import ADVANTAGE, ARCANE, AREA, BASIC_MISSION, CHARACTER
from grimoire.library.anima.placed_cards import CardReader
from grimoire.library.scenario_words import BadWords, card_id, read_number
from grimoire.library.yaml_lines import mapping, sequence

SEAT_KEYS: Final = (
    "party",
    "hand",
    "missions",
    "completed",
    "faction",
    "organization",
    "in",
    "out",
    "gone",
    "leaving",
    "left",
    "recruited",
    "final steps",
    "spent",
    "picked up",
    "stepped",
)


class SeatReader(CardReader):
    """Reads what is said of a player."""

    def seat(self, who: str, node: Node) -> PlacedSeat:
        seat = PlacedSeat()
        for name, line, value in mapping(node, self.where, who):
            if name == "party":
                seat.party = self.cards(value, (CHARACTER, ARCANE))
            elif name == "hand":
                seat.hand = self.cards(value, (ADVANTAGE,))
            elif name == "missions":
                seat.missions = self.cards(value, (BASIC_MISSION,))
            elif name == "completed":
                seat.completed = self.cards(value, (BASIC_MISSION,))
            elif name == "faction":
                seat.faction = self.one_card(value, name, (ADVANTAGE,))
            elif name == "organization":
                seat.organization = self.one_card(value, name, (ADVANTAGE,))
            elif name == "in":
                seat.area = self.named_card(value, name, (AREA,))
            elif name == "left":
                seat.left = self.named_card(value, name, (AREA,))
            elif name == "recruited":
                seat.recruited = self.named_card(value, name, (AREA,))
            elif name == "final steps":
                seat.final_steps = self.word(value, name, read_number)
            elif name == "stepped":
                seat.stepped = [self.word(item, name, self.mission) for item in sequence(value, self.where, name)]
            elif name == "spent":
                seat.spent = [self.word(item, name, self.reward) for item in sequence(value, self.where, name)]
            elif name in SEAT_KEYS:
                self.flag(seat, name, self.yes(value, name))
            else:
                raise self.unknown(name, line, "part-player", SEAT_KEYS)
        return seat

    def flag(self, seat: PlacedSeat, name: str, value: bool) -> None:
        if name == "out":
            seat.out = value
        elif name == "gone":
            seat.gone = value
        elif name == "leaving":
            seat.leaving = value
        else:
            seat.picked_up = value

    def mission(self, text: str) -> str:
        return card_id(self.card_numbers, text)

    def reward(self, text: str) -> str:
        known = [extra.id for definition in self.pool.definitions for extra in definition.extras]
        if text not in known:
            raise BadWords("bad-ex", text=text, allowed=", ".join(known))
        return text
