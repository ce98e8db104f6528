"""A position of Anima as text: the `given` of a scenario, read into a placement with errors that name the line."""

import re
from typing import Final

from yaml.nodes import Node

from grimoire.anima.bonuses import BONUS_NAMES
from grimoire.anima.described_position import MOMENTS, PlacedBonus, PlacedSeat, Placement
from grimoire.anima.optional_rules import Options
from grimoire.anima.parties import MOST_ARCANE, MOST_NORMAL
from grimoire.anima.pool import Pool
from grimoire.anima.position_from_description import CannotPlace, place
from grimoire.anima.setup import MOST_WITHOUT_PACK
from grimoire.anima.word_numbers import SPAN_NUMBER
from grimoire.anima.zones import ADVANTAGE, ARCANE, AREA, BASIC_MISSION, CHARACTER, ENCOUNTER, FINAL_MISSION, MOST_SEATS
from grimoire.kernel.chance import Chance
from grimoire.library.anima.optional_rules import NAMES, options_named
from grimoire.library.anima.placed_seats import SeatReader
from grimoire.library.anima.words import PILE_NAMES
from grimoire.library.scenario_words import SEATS, BadWords, card_id, read_number
from grimoire.library.scenario_yaml import with_moment
from grimoire.library.yaml_lines import mapping, scalar, sequence

TABLE_KEYS: Final = (
    "turn",
    "turn number",
    "seats",
    "order",
    "options",
    "areas",
    "exact",
    "incidents",
    "final",
    "timer",
    "final due",
    "sought",
    "acted",
    "fought",
    "bonuses",
    "dice",
    "beside",
    "tossed",
    "set aside",
    "seed",
    "chance",
)
GIVEN_KEYS: Final = (*TABLE_KEYS, *PILE_NAMES, *SEATS)
CRISIS: Final = "crisis"
CATEGORY_OF_PILE: Final = {
    "character": CHARACTER,
    "arcane": ARCANE,
    "advantage": ADVANTAGE,
    "encounter": ENCOUNTER,
    "area": AREA,
    "final": FINAL_MISSION,
}
SPAN_WORDS: Final = {"this fight": "fight", "this turn": "turn", "next turn": "next_turn", "lasting": "lasting"}
BONUS: Final = re.compile(
    r"(?P<whom>[a-z0-9'-]+) (?P<what>combat rolls|combat|speed|level|hand limit|skip preliminary|best of)"
    r"(?: (?P<amount>[+-]?\d{1,3}))? "
    rf"(?P<span>{'|'.join(SPAN_WORDS)})(?: by (?P<source>[a-z0-9'-]+))?"
)
assert set(SPAN_WORDS.values()) == set(SPAN_NUMBER)


class PositionReader(SeatReader):
    """Reads one `given`."""

    def __init__(self, pool: Pool, where: str) -> None:
        super().__init__(pool, where)
        self.placement = Placement()
        self.described: dict[int, PlacedSeat] = {}

    def read(self, node: Node) -> Placement:
        wanted = 2
        for name, line, value in mapping(node, self.where, "given"):
            if name in SEATS:
                seat = self.seat_named(name)
                self.described[seat] = self.seat(name, value)
            elif name == "seats":
                wanted = self.word(value, name, read_number)
                if not 2 <= wanted <= MOST_SEATS:
                    raise self.fail(value, "bad-seats-most", most=MOST_SEATS, amount=wanted)
            elif name in PILE_NAMES:
                self.placement.piles[name.replace(" ", "-")] = self.cards(value, (CATEGORY_OF_PILE[name.split(" ")[0]],))
            elif name in TABLE_KEYS:
                self.field(name, value)
            else:
                raise self.unknown(name, line, "part-position", GIVEN_KEYS)
        count = max(wanted, self.most + 1)
        self.placement.seats = [self.described.get(seat, PlacedSeat()) for seat in range(count)]
        self.check(node)
        try:
            place(self.pool, self.placement)
        except CannotPlace as error:
            raise self.fail(node, error.wrong, **error.facts) from None
        return self.placement

    def check(self, node: Node) -> None:
        """What no game can be: the limits of the rules hold in every position."""
        placement = self.placement
        if len(placement.seats) > MOST_WITHOUT_PACK and not placement.options.omega:
            raise self.fail(node, "bad-needs-omega", most=MOST_WITHOUT_PACK)
        playing = [seat for seat, described in enumerate(placement.seats) if not described.gone]
        if placement.order and sorted(placement.order) != playing:
            raise self.fail(node, "bad-order")
        if placement.moment == CRISIS and not placement.final:
            raise self.fail(node, "bad-crisis-final")
        for seat, described in enumerate(placement.seats):
            arcane = len([card for card in described.party if self.category_of(card.id) == ARCANE])
            if arcane > MOST_ARCANE or len(described.party) - arcane > MOST_NORMAL:
                raise self.fail(node, "bad-party-size", seat=SEATS[seat])

    def field(self, name: str, value: Node) -> None:
        placement = self.placement
        if name == "turn":
            self.turn(value)
        elif name == "turn number":
            placement.turn = self.word(value, name, read_number)
            if placement.turn < 1:
                raise self.fail(value, "bad-first-turn")
        elif name == "order":
            placement.order = self.seats(value, name)
        elif name == "options":
            placement.options = self.options(value)
        elif name == "areas":
            placement.areas = self.areas(value, AREA, ENCOUNTER, ADVANTAGE)
        elif name == "exact":
            placement.exact = [self.word(item, name, pile_named) for item in sequence(value, self.where, name)]
        elif name == "incidents":
            placement.incidents = self.cards(value, (ADVANTAGE,))
        elif name == "final":
            placement.final = self.named_card(value, name, (FINAL_MISSION,))
        elif name == "final due":
            placement.due = self.yes(value, name)
        elif name == "sought":
            placement.sought = self.yes(value, name)
        elif name == "acted":
            placement.acted = self.yes(value, name)
        elif name == "fought":
            placement.fought = [self.pair(item) for item in sequence(value, self.where, name)]
        elif name == "bonuses":
            placement.bonuses = [self.word(item, "part-bonus", self.bonus) for item in sequence(value, self.where, name)]
        elif name == "beside":
            placement.beside = self.cards(value, (ENCOUNTER,))
        elif name == "tossed":
            placement.tossed = self.cards(value, (ADVANTAGE, CHARACTER))
        elif name == "set aside":
            placement.aside = self.cards(value, (BASIC_MISSION,))
        elif name == "chance":
            self.chance(value)
        else:
            self.numbered(name, value)

    def numbered(self, name: str, value: Node) -> None:
        placement = self.placement
        if name == "dice":
            placement.dice = self.numbers(value, name)
            if not all(1 <= die <= 6 for die in placement.dice):
                raise self.fail(value, "bad-dice")
        elif name == "timer":
            placement.timer = self.word(value, name, read_number)
        else:
            placement.seed = self.word(value, name, read_number)

    def turn(self, node: Node) -> None:
        """`alice, movement`: that phase, and her slot is open; or `setup`, `start`, `crisis`."""
        text = scalar(node, self.where, "turn").strip()
        first, comma, moment = text.partition(",")
        moment = moment.strip() if comma else ("reset" if first in SEATS else first)
        if comma or first in SEATS:
            self.placement.active = self.word(node, "turn", lambda _: self.seat_named(first.strip()))
        if moment not in MOMENTS:
            raise self.fail(node, "bad-moment", text=moment, allowed=", ".join(MOMENTS))
        self.placement.moment = moment

    def options(self, node: Node) -> Options:
        names = [scalar(item, self.where, "options").strip() for item in sequence(node, self.where, "options")]
        for name in names:
            if name not in NAMES:
                raise self.fail(node, "bad-game-option", name=name, allowed=", ".join(NAMES))
        return options_named(names)

    def pair(self, node: Node) -> tuple[int, int]:
        """`alice bob`."""
        words = scalar(node, self.where, "part-two-seats").split()
        if len(words) != 2:
            raise self.fail(node, "bad-two-seats")
        try:
            return self.seat_named(words[0]), self.seat_named(words[1])
        except BadWords as error:
            raise self.fail(node, error.wrong, **error.facts) from None

    def bonus(self, text: str) -> PlacedBonus:
        """`alice combat +2 this turn by iron-vow`, `samurai combat -2 this turn`, `maisen level +1 this turn`."""
        match = BONUS.fullmatch(" ".join(text.split()))
        if match is None:
            raise BadWords("bad-bonus", text=text)
        bonus = PlacedBonus(match["what"].replace(" ", "-"), int(match["amount"] or 1), SPAN_WORDS[match["span"]])
        assert bonus.what in BONUS_NAMES
        if match["whom"] in SEATS:
            bonus.seat = self.seat_named(match["whom"])
        elif match["whom"] != "foe":
            bonus.card = card_id(self.card_numbers, match["whom"])
        bonus.source = card_id(self.card_numbers, match["source"]) if match["source"] else ""
        return bonus

    def chance(self, node: Node) -> None:
        text = scalar(node, self.where, "chance").strip()
        if not re.fullmatch(r"[1-9][0-9]{0,9} [1-9][0-9]{0,9}", text):
            raise self.fail(node, "bad-chance")
        a, b = text.split()
        self.placement.chance = Chance(int(a), int(b))


def pile_named(text: str) -> str:
    if text not in PILE_NAMES:
        raise BadWords("bad-pile", name=text, allowed=", ".join(PILE_NAMES))
    return text.replace(" ", "-")


def read_position(pool: Pool, where: str, node: Node) -> Placement:
    """The position a `given` describes; there is no plain one."""
    return PositionReader(pool, where).read(with_moment(node, MOMENTS))
