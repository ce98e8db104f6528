"""The cards of a described position: what lies where, and what is particular about each card."""

from typing import Final

from yaml.nodes import Node

from grimoire.library.magenoir.words import SEATS, read_mana, read_ref
from grimoire.library.scenario_parts import PartReader
from grimoire.library.scenario_words import read_number, seat_number
from grimoire.library.yaml_lines import mapping, scalar, sequence
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.position_from_description import PlacedCard, PlacedLasting, PlacedUse, Placement, abilities_by_line
from grimoire.magenoir.zones import (
    ANIMAL,
    ANIMALS,
    CHANNELED,
    DISCARD,
    EQUIPMENT,
    EQUIPMENT_TYPE,
    HAND,
    PERMANENT,
    PERMANENTS,
    PREPARED,
    RITUAL,
    RITUALS,
    SPELL,
)

CARD_KEYS: Final = (
    "mana",
    "hp",
    "used",
    "prepared",
    "entered",
    "exhausted",
    "x",
    "once",
    "spent",
    "shields",
    "heard",
    "fired",
    "known",
)
USE_KEYS: Final = ("as", "card", "used", "blank")
LASTING_KEYS: Final = ("by", "part", "card", "moved", "on", "since", "used", "for", "x")
ALLOWED_TYPES: Final = {
    PREPARED: (SPELL,),
    CHANNELED: (SPELL, PERMANENT),
    PERMANENTS: (PERMANENT,),
    EQUIPMENT: (EQUIPMENT_TYPE,),
    RITUALS: (RITUAL,),
    ANIMALS: (ANIMAL,),
    HAND: (SPELL, PERMANENT, EQUIPMENT_TYPE, RITUAL),
    DISCARD: (SPELL, PERMANENT, EQUIPMENT_TYPE, RITUAL),
}
MOST_CARDS: Final = 900
KNOWN_BY: Final = {"nobody": 0, "alice": 1, "bob": 2, "both": 3, "everyone": 7}


class CardReader(PartReader):
    """Reads lists of cards into a placement."""

    def __init__(self, pool: Pool, where: str) -> None:
        super().__init__(pool.numbers, where)
        self.pool = pool
        self.placement = Placement()
        self.copies = False  # a lasting effect may have turned cards into others, which then lie where they could not
        self.later: list[tuple[PlacedUse, Node, str, int]] = []  # components that lie on the table, found at the end
        self.placed: list[tuple[int, int, PlacedCard]] = []  # seat, zone, card

    def seat_named(self, name: str) -> int:
        return seat_number(name, SEATS)

    # -- cards -----------------------------------------------------------------------------------------------------

    def cards(self, seat: int, zone: int, node: Node) -> list[PlacedCard]:
        found: list[PlacedCard] = []
        for item in sequence(node, self.where, "part-cards"):
            times, id, details = self.named(item, "part-card")
            definition = self.pool.definitions[self.pool.numbers[id]]
            if definition.type not in ALLOWED_TYPES.get(zone, (definition.type,)) and not self.copies:
                raise self.fail(item, "bad-type-place", card=id, type=definition.type_name)
            for _ in range(times):
                card = PlacedCard(id)
                if details is not None:
                    self.details(seat, card, details)
                found.append(card)
                self.placed.append((seat, zone, card))
            if len(self.placed) > MOST_CARDS:
                raise self.fail(item, "bad-position-size", most=MOST_CARDS)
        return found

    def details(self, seat: int, card: PlacedCard, node: Node) -> None:
        definition = self.pool.definitions[self.pool.numbers[card.id]]
        for name, line, value in mapping(node, self.where, card.id):
            if name == "mana":
                card.mana = self.word(value, name, read_mana)
            elif name == "hp":
                card.hp = self.word(value, name, read_number)
            elif name == "used":
                card.used = self.uses(seat, value)
            elif name == "prepared":
                card.prepared = card.entered = self.when(value)
            elif name == "entered":
                card.entered = self.when(value)
            elif name == "exhausted":
                card.exhausted = self.yes(value, name)
                if definition.type != ANIMAL:
                    raise self.fail(value, "bad-exhausted", card=card.id)
            elif name == "x":
                card.x = self.word(value, name, read_number)
            elif name == "once":
                card.once = self.lines(card, value)
            elif name == "spent":
                card.spent = self.lines(card, value)
            elif name == "fired":
                card.fired = self.lines(card, value)
            elif name == "shields":
                for key, amount in self.pairs(value, name):
                    card.shields[self.line(card, key)] = self.word(amount, name, read_number)
            elif name == "heard":
                for key, amount in self.pairs(value, name):
                    card.heard[self.line(card, key)] = self.word(amount, name, read_number)
            elif name == "known":
                text = scalar(value, self.where, name).strip()
                if text not in KNOWN_BY:
                    raise self.fail(value, "bad-known-by", text=text, allowed=", ".join(KNOWN_BY))
                card.known = KNOWN_BY[text]
            else:
                raise self.unknown(name, line, "part-card", CARD_KEYS)

    def pairs(self, node: Node, what: str) -> list[tuple[Node, Node]]:
        mapping(node, self.where, what)  # complains where it is none
        return list(node.value)

    def lines(self, card: PlacedCard, node: Node) -> list[int]:
        return [self.line(card, item) for item in sequence(node, self.where, "lines")]

    def line(self, card: PlacedCard, node: Node) -> int:
        """A line of the card's text that is an ability of its own."""
        number = self.word(node, "part-line", read_number)
        lines = abilities_by_line(self.pool.definitions[self.pool.numbers[card.id]])
        if number not in lines:
            raise self.fail(node, "bad-ability-line", number=number, card=card.id, allowed=", ".join(map(str, lines)))
        return number

    def when(self, node: Node) -> int:
        text = scalar(node, self.where, "part-turn").strip()
        if text == "this turn":
            return self.placement.turn
        if text.startswith("turn "):
            return self.word(node, "part-turn", lambda _: read_number(text[5:]))
        raise self.fail(node, "bad-turn", text=text)

    # -- components and lasting effects ----------------------------------------------------------------------------

    def uses(self, seat: int, node: Node) -> list[PlacedUse]:
        found: list[PlacedUse] = []
        for item in sequence(node, self.where, "used"):
            times, id, details = self.named(item, "part-component")
            for _ in range(times):
                use = PlacedUse(id)
                for name, line, value in [] if details is None else mapping(details, self.where, id):
                    if name == "as":
                        use.word = scalar(value, self.where, name).strip()
                    elif name == "card":
                        self.later.append((use, value, f"{SEATS[seat]} {id} {scalar(value, self.where, name).strip()}", seat))
                    elif name == "used":
                        use.used = self.uses(seat, value)
                    elif name == "blank":
                        use.blank = self.yes(value, name)
                    else:
                        raise self.unknown(name, line, "part-component", USE_KEYS)
                found.append(use)
        return found

    def on_table(self, node: Node, text: str, seat: int) -> PlacedCard:
        ref = self.word(node, "part-card", lambda _: read_ref(self.pool.numbers, text))
        whose = seat if ref.seat < 0 else ref.seat
        same = [
            c
            for s, zone, c in self.placed
            if s == whose and zone in (ref.zone, zone if ref.zone < 0 else -1) and c.id == ref.id
        ]
        if len(same) < max(1, ref.ordinal):
            raise self.fail(node, "bad-position-lacks", text=text)
        return same[max(1, ref.ordinal) - 1]

    def lasting_effect(self, item: Node) -> PlacedLasting:
        _, id, details = self.named(item, "part-lasting")
        lasting = PlacedLasting(id, self.placement.active)
        for name, line, value in [] if details is None else mapping(details, self.where, id):
            if name == "by":
                lasting.seat = self.word(value, name, self.seat_named)
            elif name == "part":
                lasting.part = self.word(value, name, read_number)
            elif name == "since":
                lasting.turn = self.when(value)
            elif name == "used":
                lasting.used = self.uses(lasting.seat, value)
            elif name == "for":
                lasting.player = self.word(value, name, self.seat_named)
            elif name == "x":
                lasting.x = self.word(value, name, read_number)
            elif name == "card":
                lasting.card = self.on_table(value, scalar(value, self.where, name).strip(), lasting.seat)
            elif name == "moved":
                lasting.moved = self.yes(value, name)
            elif name == "on":
                for card in sequence(value, self.where, name):
                    lasting.on.append(self.on_table(card, scalar(card, self.where, name).strip(), lasting.seat))
            else:
                raise self.unknown(name, line, "part-lasting", LASTING_KEYS)
        return lasting
