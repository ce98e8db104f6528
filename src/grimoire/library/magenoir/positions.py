"""A position as text: the `given` of a scenario, read into a placement with errors that name the line."""

import re
from typing import Final

from yaml.nodes import Node, ScalarNode

from grimoire.kernel.chance import Chance
from grimoire.library.magenoir.placed_cards import CardReader
from grimoire.library.magenoir.words import SEATS, ZONE_NAMES, read_mana
from grimoire.library.scenario_words import read_number
from grimoire.library.scenario_yaml import with_moment
from grimoire.library.yaml_lines import mapping, scalar, sequence
from grimoire.magenoir.occurrences import OCCURRENCE_NUMBER
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.position_from_description import MOMENTS, SETUP_START, PlacedSeat, Placement
from grimoire.magenoir.zones import ZONE_NUMBER

GIVEN_KEYS: Final = ("turn", "turn number", "first", "decides", "left", "right", "seed", "chance", "lasting", "alice", "bob")
SEAT_KEYS: Final = ("hp", "mage noir", "zenith", "reserve", "this turn", *ZONE_NAMES)


class PositionReader(CardReader):
    """Reads one `given`."""

    def read(self, node: Node) -> Placement:
        seats: list[tuple[int, Node]] = []
        lasting: list[Node] = []
        for name, line, value in mapping(node, self.where, "given"):
            if name not in GIVEN_KEYS:
                raise self.unknown(name, line, "part-position", GIVEN_KEYS)
            if name == "lasting":
                lasting = sequence(value, self.where, name)
            elif name in SEATS:
                seats.append((SEATS.index(name), value))
            else:
                self.field(name, value)
        self.copies = bool(lasting)
        for seat, value in seats:  # after the number of the turn: cards speak of "this turn"
            self.seat(seat, value)
        for item in lasting:
            self.placement.lasting.append(self.lasting_effect(item))
        for use, item, text, seat in self.later:
            use.card = self.on_table(item, text, seat)
        return self.placement

    def field(self, name: str, value: Node) -> None:
        placement = self.placement
        if name == "turn":
            self.turn(value)
        elif name == "turn number":
            placement.turn = self.word(value, name, read_number)
            if placement.turn < 1:
                raise self.fail(value, "bad-first-turn")
        elif name == "first":
            placement.first = self.word(value, name, self.seat_named)
        elif name == "decides":
            placement.decides = self.word(value, name, self.seat_named)
        elif name == "left":
            placement.left = self.word(value, name, read_mana)
        elif name == "right":
            placement.right = self.word(value, name, read_mana)
        elif name == "seed":
            placement.seed = self.word(value, name, read_number)
        else:
            text = scalar(value, self.where, name).strip()
            if not re.fullmatch(r"[1-9][0-9]{0,9} [1-9][0-9]{0,9}", text):
                raise self.fail(value, "bad-chance")
            a, b = text.split()
            placement.chance = Chance(int(a), int(b))

    def turn(self, node: Node) -> None:
        """`alice, main`, or `setup` for the beginning of a game."""
        text = scalar(node, self.where, "turn").strip()
        if text == SETUP_START:
            self.placement.moment = SETUP_START
            return
        seat, _, moment = text.partition(",")
        self.placement.active = self.word(node, "turn", lambda _: self.seat_named(seat.strip()))
        self.placement.moment = moment.strip() or "main"
        if self.placement.moment not in MOMENTS:
            raise self.fail(node, "bad-moment", text=moment.strip(), allowed=", ".join(MOMENTS))

    def seat(self, seat: int, node: Node) -> None:
        described = self.placement.seats[seat]
        for name, line, value in mapping(node, self.where, SEATS[seat]):
            if name == "hp":
                described.life = self.word(value, name, read_number)
            elif name == "mage noir":
                described.mage_noir = 1 if self.yes(value, name) else 0
            elif name == "zenith":
                described.zenith = self.yes(value, name)
            elif name == "reserve":
                described.reserve = self.word(value, name, read_mana)
            elif name == "this turn":
                self.tally(described, value)
            elif name in ZONE_NAMES:
                described.zones[ZONE_NUMBER[name]] = self.cards(seat, ZONE_NUMBER[name], value)
            else:
                raise self.unknown(name, line, "part-player", SEAT_KEYS)

    def tally(self, described: PlacedSeat, node: Node) -> None:
        for name, line, value in mapping(node, self.where, "this turn"):
            if name not in OCCURRENCE_NUMBER and name not in self.pool.tally_names:
                raise self.unknown(name, line, "part-history", tuple(OCCURRENCE_NUMBER))
            described.tally[name] = self.word(value, name, read_number)


def read_position(pool: Pool, where: str, node: Node | None) -> Placement:
    """The position a `given` describes; without one, everything is plain."""
    if node is None or (isinstance(node, ScalarNode) and not node.value):
        return Placement()
    return PositionReader(pool, where).read(with_moment(node, MOMENTS))
