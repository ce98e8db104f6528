"""Mage Noir as numbers: what a seat sees of the table, and what it may choose.

This reads the position itself, which is quicker than reading a view of it, and therefore asks of every card whether the seat
knows it, as viewing.py does. Tests find the same in samples of a position, and in what views say.
"""

from typing import Any, Final, cast

from grimoire.kernel.encoding import Encoding, Floats, add, line_of, one_hot, tenth, whole
from grimoire.kernel.option import Option
from grimoire.magenoir.definition import KEYWORD_NUMBER, NO_ELEMENT, NO_HP, CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.gathering_plans import VERB as PLANNED
from grimoire.magenoir.gathering_plans import laid_by
from grimoire.magenoir.mana import PILE_NAMES
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.queries import is_mage_noir
from grimoire.magenoir.setup import dealt_hands
from grimoire.magenoir.state import PHASES, State
from grimoire.magenoir.zones import ANIMALS, OUTSIDE, PLACES, PREPARED, TYPES, ZONES

VERSION: Final = 2
SEATS: Final = 2
OPPONENT: Final = "opponent."  # before a place
AGAIN: Final = "again"

# What of a card's text is told apart, beside its facts: a new card of one's own is made of the same words.
WORDS: Final[tuple[str, ...]] = (
    "damage", "discard", "draw", "move", "exile", "mana", "release", "lock", "gain", "lose", "silence", "shield", "take",
    "look", "show", "exhaust", "apply", "shuffle", "double", "cost", "activate", "play", "repeat", "pay", "lasting", "in_hand",
)  # fmt: skip

# The numbers of one card on one side, beside one for each place: `new` was prepared this turn, `down` lies face down, `second`
# lies in the second of two hands to choose from.
MORE: Final[tuple[str, ...]] = ("mana", "hp", "new", "down", "second")
MANA: Final = ZONES
HP: Final = ZONES + 1
NEW: Final = ZONES + 2
DOWN: Final = ZONES + 3
SECOND: Final = ZONES + 4
PLANES: Final = ZONES + len(MORE)

# The numbers of a player, from the first on.
LIFE: Final = 0
IS_MAGE_NOIR: Final = 1
RESERVE: Final = 2
LAID: Final = 8  # Mana on cards
COUNTS: Final = 14  # cards by place
PLAYER: Final = COUNTS + ZONES

TURN: Final = 0
YOURS: Final = 1
ASKED: Final = 2
OVER: Final = 3
PHASE: Final = 4
PILES: Final = PHASE + len(PHASES)
QUESTION: Final = PILES + 12


class MageNoirEncoding(Encoding):
    """The table from one seat: its own side first."""

    def __init__(self, pool: Pool, cards: list[str], verbs: list[str], questions: list[str]) -> None:
        super().__init__("magenoir", VERSION, cards, [d.id for d in pool.definitions], SEATS)
        self.pool = pool
        self.verbs = one_hot(verbs)
        self.questions = one_hot(questions)
        self.many_questions = len(questions)
        self.about = QUESTION + len(questions)  # facts of the card that asks, then of the action that is under way
        self.facts = len(fact_names())
        self.action = self.about + self.facts
        self.action_card = self.action + len(verbs)
        self.players = self.action_card + self.facts
        self.table = self.players + SEATS * PLAYER
        self.option_place = 1 + len(verbs)
        self.option_rest = self.option_place + len(PLACES) + 1
        self.option_facts = self.option_rest + len(option_rest())
        self.option_card = self.option_facts + self.facts
        self.known_facts: dict[int, dict[int, float]] = {}
        self.fact_rows: dict[str, Floats] = {}
        self.sums: list[int] = [0] * ((len(cards) + 1) * SEATS * PLANES)
        self.settle(self.table + len(self.sums), self.option_card + len(cards) + 1)

    # -- names -----------------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        facts = fact_names()
        found = ["turn", "your turn", "you are asked", "over", *[f"phase {name}" for name in PHASES]]
        found += [f"{pile} pile {element}" for pile in PILE_NAMES for element in ELEMENTS]
        found += [f"question {name}" for name in self.questions]
        found += [f"asking card: {fact}" for fact in facts]
        found += [f"action {verb}" for verb in self.verbs] + [f"action's card: {fact}" for fact in facts]
        for side in ("you", "opponent"):
            found += [f"{side}: life", f"{side}: is a Mage Noir", *[f"{side}: reserve {element}" for element in ELEMENTS]]
            found += [f"{side}: mana on cards {element}" for element in ELEMENTS]
            found += [f"{side}: cards in {place}" for place in PLACES]
        planes = [*PLACES, *MORE]
        return found + [
            f"{card}: {side} {plane}"
            for card in ("another card", *self.cards)
            for side in ("you", "opponent")
            for plane in planes
        ]

    def option_names(self) -> list[str]:
        return [
            "an option",
            *[f"verb {verb}" for verb in self.verbs],
            *[f"place {place}" for place in (*PLACES, AGAIN)],
            *option_rest(),
            *[f"card: {fact}" for fact in fact_names()],
            *[f"card {card}" for card in ("another", *self.cards)],
        ]

    # -- what a seat sees ------------------------------------------------------------------------------------------

    def write(self, g: Any, seat: int, out: Floats, at: int) -> None:
        s = cast(State, g)
        out[at : at + self.size] = self.zeros
        out[at + TURN] = s.turn / 40
        if s.active == seat:
            out[at + YOURS] = 1.0
        if s.over:
            out[at + OVER] = 1.0
        out[at + PHASE + s.phase] = 1.0
        for i, n in enumerate(s.piles):
            if n:
                out[at + PILES + i] = tenth(n)
        if s.asked >= 0:
            question = self.questions.get(s.question.id, -1)
            if question >= 0:
                out[at + QUESTION + question] = 1.0
        if s.asked == seat:
            out[at + ASKED] = 1.0
            if s.question.card:
                self.write_facts(s.question.card, out, at + self.about)
            opened = s.opened
            if opened is not None:
                verb = self.verbs.get(opened.verb, -1)
                if verb >= 0:
                    out[at + self.action + verb] = 1.0
                if opened.card:
                    self.write_facts(opened.card, out, at + self.action_card)
        for side in (0, 1):
            self.write_side(s, seat, side, out, at)

    def write_side(self, s: State, seat: int, side: int, out: Floats, at: int) -> None:
        player = seat if side == 0 else 1 - seat
        bit = 1 << seat
        sums = self.sums
        touched: list[int] = []
        here = at + self.players + side * PLAYER
        out[here + LIFE] = s.life[player] / 20
        if is_mage_noir(s, player):
            out[here + IS_MAGE_NOIR] = 1.0
        for e in range(6):
            n = s.reserve[player * 6 + e]
            if n:
                out[here + RESERVE + e] = tenth(n)
        laid = [0, 0, 0, 0, 0, 0]
        for zone in range(ZONES):
            cards = s.zones[player * ZONES + zone]
            if not cards:
                continue
            out[here + COUNTS + zone] = tenth(len(cards))
            for card in cards:
                if s.known[card] & bit:
                    first = (self.columns[s.defs[card]] * SEATS + side) * PLANES
                    add(sums, touched, first + zone, 1)
                    if PREPARED <= zone <= ANIMALS:
                        self.add_board(s, card, zone, first, touched, laid)
            if zone == OUTSIDE and s.question.id == "choose-hand":
                for card in dealt_hands(s, player)[1]:
                    if s.known[card] & bit:
                        add(sums, touched, (self.columns[s.defs[card]] * SEATS + side) * PLANES + SECOND, 1)
        for e in range(6):
            if laid[e]:
                out[here + LAID + e] = tenth(laid[e])
        table = at + self.table
        for place in touched:
            out[table + place] = whole(sums[place])
            sums[place] = 0

    def add_board(self, s: State, card: int, zone: int, first: int, touched: list[int], laid: list[int]) -> None:
        """What lies on a card of the board, and how it lies there: everybody sees that."""
        sums = self.sums
        mana = 0
        for e in range(6):
            n = s.mana[card * 6 + e]
            if n:
                mana += n
                laid[e] += n
        if mana:
            add(sums, touched, first + MANA, mana)
        hp = s.hp[card]
        if hp != NO_HP and hp != 0:
            add(sums, touched, first + HP, hp)
        if s.prepared[card] == s.turn:
            add(sums, touched, first + NEW, 1)
        if zone == ANIMALS and card in s.exhausted:
            add(sums, touched, first + DOWN, 1)

    def write_facts(self, card: str, out: Floats, at: int) -> None:
        row = self.fact_rows.get(card)
        if row is None:
            row = line_of(self.facts_of(card), self.facts)
            self.fact_rows[card] = row
        out[at : at + self.facts] = row

    # -- options ---------------------------------------------------------------------------------------------------

    def numbers_of(self, option: Option, seat: int) -> dict[int, float]:
        found = {0: 1.0}
        if option.verb in self.verbs:
            found[1 + self.verbs[option.verb]] = 1.0
        rest = self.option_rest
        place = option.place
        if place.startswith(OPPONENT):
            found[rest] = 1.0
            place = place.removeprefix(OPPONENT)
        if place:
            found[self.option_place + (len(PLACES) if place == AGAIN else PLACES.index(place))] = 1.0
        for i, player in enumerate(("you", "opponent")):
            if option.player == player:
                found[rest + 1 + i] = 1.0
        if option.element:
            found[rest + 3 + ELEMENTS.index(option.element)] = 1.0
        if option.pile:
            found[rest + 9 + PILE_NAMES.index(option.pile)] = 1.0
        if option.verb == PLANNED and option.word:
            for i, n in enumerate(laid_by(option)):
                found[rest + 15 + i] = n / 10
        found[rest + 11] = max(option.amount, 0) / 10
        found[rest + 12] = option.ordinal / 10
        if option.word:
            found[rest + 13] = 1.0
            found[rest + 14] = int(option.word) / 10 if option.word.isdecimal() else 0.0
        if option.card:
            for at, number in self.facts_of(option.card).items():
                found[self.option_facts + at] = number
            found[self.option_card + self.columns[self.numbers[option.card]]] = 1.0
        return found

    def facts_of(self, card: str) -> dict[int, float]:
        number = self.numbers.get(card, -1)
        if number < 0:
            return {}
        found = self.known_facts.get(number)
        if found is None:
            found = {place: fact for place, fact in enumerate(facts_of(self.pool.definitions[number])) if fact}
            self.known_facts[number] = found
        return found


def option_rest() -> list[str]:
    """What an option says beside its verb, its card and where that lies."""
    return [
        "of the opponent",
        "player you",
        "player opponent",
        *[f"element {element}" for element in ELEMENTS],
        *[f"pile {pile}" for pile in PILE_NAMES],
        "amount",
        "ordinal",
        "a word",
        "number of the word",
        *[f"plan {element} {pile}" for pile in PILE_NAMES for element in ELEMENTS],
    ]


def fact_names() -> list[str]:
    """What is printed on a card."""
    return [
        *[f"element {element}" for element in ELEMENTS],
        *[f"type {name}" for name in TYPES],
        *[f"cost {element}" for element in ELEMENTS],
        "total cost",
        "cost of X",
        "Health Points",
        "components",
        *[f"keyword {name}" for name in KEYWORD_NUMBER],
        "used",
        "instantaneous",
        "trigger",
        "modifier",
        *[f"says {word}" for word in WORDS],
    ]


def facts_of(d: CardDefinition) -> list[float]:
    return [
        *[float(d.element == e) for e in range(len(ELEMENTS))],
        *[float(d.type == i) for i in range(len(TYPES))],
        *[n / 10 for n in d.cost],
        d.total_cost / 10,
        float(d.x_element != NO_ELEMENT),
        0.0 if d.hp == NO_HP else d.hp / 10,
        sum([many for _, many in d.needs]) / 10,
        *[float(d.keywords & bit != 0) for bit in KEYWORD_NUMBER.values()],
        float(len(d.acts) > 0),
        float(d.is_instant),
        float(len(d.triggers) > 0),
        float(len(d.modifiers) > 0),
        *[float(word in d.verbs) for word in WORDS],
    ]
