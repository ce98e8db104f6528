"""The cards of a described position of Anima: what lies where, and what is particular about each card."""

from typing import Final

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from grimoire.anima.described_position import PlacedArea, PlacedCard
from grimoire.anima.pool import Pool
from grimoire.anima.zones import CATEGORIES, OPEN
from grimoire.library.scenario_parts import PartReader
from grimoire.library.scenario_words import SEATS, read_number, seat_number
from grimoire.library.yaml_lines import mapping, scalar, sequence

STATES: Final = ("spun", "incapacitated", "steel", "up")
CARD_KEYS: Final = (*STATES, "marks", "levels", "by", "age", "used", "known")
AREA_KEYS: Final = ("encounter", "traps")


class CardReader(PartReader):
    """Reads lists of cards."""

    def __init__(self, pool: Pool, where: str) -> None:
        super().__init__(pool.numbers, where)
        self.pool = pool
        self.most = -1  # the highest seat that is spoken of

    def seat_named(self, name: str) -> int:
        seat = seat_number(name, SEATS)
        self.most = max(self.most, seat)
        return seat

    def seats(self, node: Node, what: str) -> list[int]:
        return [self.word(item, what, self.seat_named) for item in sequence(node, self.where, what)]

    # -- cards -----------------------------------------------------------------------------------------------------

    def cards(self, node: Node, categories: tuple[int, ...]) -> list[PlacedCard]:
        found: list[PlacedCard] = []
        for item in sequence(node, self.where, "part-cards"):
            times, id, details = self.named(item, "part-card")
            self.check_category(item, id, categories)
            for _ in range(times):
                card = PlacedCard(id)
                if details is not None:
                    self.details(card, details)
                found.append(card)
        return found

    def one_card(self, node: Node, what: str, categories: tuple[int, ...]) -> PlacedCard:
        cards = self.cards(SequenceNode(node.tag, [node], node.start_mark, node.end_mark), categories)
        if len(cards) != 1:
            raise self.fail(node, "bad-one-card", what=what)
        return cards[0]

    def check_category(self, node: Node, id: str, categories: tuple[int, ...]) -> None:
        category = self.category_of(id)
        if category not in categories:
            allowed = " or ".join(CATEGORIES[category] for category in categories)
            raise self.fail(node, "bad-card-kind", card=id, kind=CATEGORIES[category], allowed=allowed)

    def category_of(self, id: str) -> int:
        return self.pool.definitions[self.pool.numbers[id]].category

    def details(self, card: PlacedCard, node: Node) -> None:
        """`spun`, `[spun, steel]`, the seat it belongs to, or `{marks: 3, up: yes}`."""
        if not isinstance(node, MappingNode):
            for item in [node] if isinstance(node, ScalarNode) else sequence(node, self.where, card.id):
                self.state(card, item)
            return
        for name, line, value in mapping(node, self.where, card.id):
            if name in STATES:
                self.set_state(card, name, self.yes(value, name))
            elif name == "marks":
                card.marks = self.word(value, name, read_number)
            elif name == "levels":
                card.levels = self.numbers(value, name)
            elif name == "by":
                card.seat = self.word(value, name, self.seat_named)
            elif name == "age":
                card.age = self.word(value, name, read_number)
            elif name == "used":
                card.used = self.numbers(value, name)
            elif name == "known":
                card.known = self.knowers(value)
            else:
                raise self.unknown(name, line, "part-card", CARD_KEYS)

    def state(self, card: PlacedCard, node: Node) -> None:
        text = scalar(node, self.where, card.id).strip()
        if text in SEATS:
            card.seat = self.word(node, card.id, self.seat_named)
        elif text in STATES:
            self.set_state(card, text, True)
        else:
            raise self.fail(node, "bad-card-state", text=text, allowed=", ".join(STATES))

    def set_state(self, card: PlacedCard, name: str, value: bool) -> None:
        if name == "spun":
            card.spun = value
        elif name == "incapacitated":
            card.down = value
        elif name == "steel":
            card.steel = value
        else:
            card.up = value

    def knowers(self, node: Node) -> int:
        """`everyone`, `nobody`, or seats."""
        if isinstance(node, ScalarNode) and node.value in ("everyone", "nobody"):
            return OPEN if node.value == "everyone" else 0
        return sum({1 << seat for seat in self.seats(node, "known")})

    def numbers(self, node: Node, what: str) -> list[int]:
        return [self.word(item, what, read_number) for item in sequence(node, self.where, what)]

    # -- Areas -----------------------------------------------------------------------------------------------------

    def areas(self, node: Node, area: int, encounter: int, trap: int) -> list[PlacedArea]:
        found: list[PlacedArea] = []
        for item in sequence(node, self.where, "areas"):
            _, id, details = self.named(item, "part-area")
            self.check_category(item, id, (area,))
            placed = PlacedArea(id)
            for name, line, value in [] if details is None else mapping(details, self.where, id):
                if name == "encounter":
                    placed.encounter = self.one_card(value, name, (encounter,))
                elif name == "traps":
                    placed.traps = self.cards(value, (trap,))
                else:
                    raise self.unknown(name, line, "part-area", AREA_KEYS)
            found.append(placed)
        return found

    def named_card(self, node: Node, what: str, categories: tuple[int, ...]) -> str:
        return self.one_card(node, what, categories).id
