"""Anima as numbers: what a seat sees of the table, and what it may choose.

This reads the position itself, which is quicker than reading a view of it, and therefore asks of every card whether the seat
knows it, as viewing.py does. Tests find the same in samples of a position, and in what views say.
"""

from typing import Any, Final, cast

from grimoire.anima.areas import level_of, trades_here
from grimoire.anima.combat_and_speed import combat_of, foe_combat, speed_of, strength_of
from grimoire.anima.combat_state import FIRST, UNDECIDED
from grimoire.anima.definition import CardDefinition
from grimoire.anima.dice import PURPOSES, dice_of, purpose_of, side_of, total_of
from grimoire.anima.hands import hand_limit
from grimoire.anima.mission_effects import COUNT_BITS, marks_of
from grimoire.anima.pool import Pool
from grimoire.anima.state import DOWN, PHASES, SPUN, STEEL, UP, State
from grimoire.anima.viewing import last_roll
from grimoire.anima.zones import (
    AREAS,
    CATEGORIES,
    FOE_KIND_NUMBER,
    GUARDS,
    ICON_NUMBER,
    INCIDENTS,
    KIND_NUMBER,
    MISSIONS,
    OWN,
    OWN_PLACES,
    PARTY,
    SHARED,
    SHARED_PLACES,
    TRAPS,
    TYPES,
)
from grimoire.kernel.encoding import Encoding, Floats, add, line_of, one_hot, tenth, whole
from grimoire.kernel.option import Option

VERSION: Final = 1
LEVELS: Final = (1, 2, 3)

# The numbers of one card: one for each shared place, what is true of it wherever it lies, then some for each player.
LEVEL: Final = SHARED  # of an Area, now
GUARDED: Final = SHARED + 1  # an Area with a Preliminary Encounter before it
TRAPPED: Final = SHARED + 2  # Traps laid in an Area
MET: Final = SHARED + 3  # an Encounter or Mission in the open
OF_CARD: Final[tuple[str, ...]] = ("level", "guarded", "traps here", "in the open")
COMMON: Final = SHARED + len(OF_CARD)
OWN_SPUN: Final = OWN
OWN_DOWN: Final = OWN + 1
OWN_STEEL: Final = OWN + 2
OWN_MARKS: Final = OWN + 3
OWN_LEVELS: Final = OWN + 4  # marked on a Mission
OWN_HERE: Final = OWN + 5  # the Area its Party is in
OWN_LEFT: Final = OWN + 6  # the Area it left this turn
OWN_LAID: Final = OWN + 7  # a Trap it laid, an Incident it played
OF_PLAYER: Final[tuple[str, ...]] = ("spun", "down", "steel", "markers", "levels", "here", "left", "laid")
EACH: Final = OWN + len(OF_PLAYER)

TURN: Final = 0
ASKED: Final = 1
OVER: Final = 2
TIMER: Final = 3
DUE: Final = 4
SOUGHT: Final = 5
PHASE: Final = 6
PILES: Final = PHASE + len(PHASES)
ROLL: Final = PILES + SHARED
ROLLED: Final = ROLL + len(PURPOSES)  # of the foe; those of players stand with them
FIGHT: Final = ROLLED + 1
FIGHT_NUMBERS: Final[tuple[str, ...]] = ("under way", "combat", "foe combat", "die", "foe die", "margin", "decided")
FIGHT_KINDS: Final = FIGHT + len(FIGHT_NUMBERS)
QUESTION: Final = FIGHT_KINDS + len(FOE_KIND_NUMBER)

PLAYER_NUMBERS: Final[tuple[str, ...]] = (
    "combat", "speed", "hand limit", "leaving", "out", "gone", "trades", "final steps", "place in the order", "fights",
    "is fought", "rolled", "outside",
)  # fmt: skip
COUNTS: Final = len(PLAYER_NUMBERS)
PLAYER: Final = COUNTS + OWN


class AnimaEncoding(Encoding):
    """The table from one seat: itself first, then the others as they sit."""

    def __init__(self, pool: Pool, cards: list[str], verbs: list[str], questions: list[str], seats: int) -> None:
        super().__init__("anima", VERSION, cards, [d.id for d in pool.definitions], seats)
        self.pool = pool
        self.seats = seats
        self.verbs = one_hot(verbs)
        self.questions = one_hot(questions)
        self.facts = len(fact_names())
        self.about = QUESTION + len(questions)  # facts of the card that asks, of the action's, of the one that is fought
        self.action = self.about + self.facts
        self.action_card = self.action + len(verbs)
        self.foe = self.action_card + self.facts
        self.players = self.foe + self.facts
        self.table = self.players + seats * PLAYER
        self.planes = COMMON + seats * EACH
        self.option_place = 1 + len(verbs)
        self.option_player = self.option_place + SHARED + OWN
        self.option_rest = self.option_player + 2 * seats + 1
        self.option_facts = self.option_rest + len(OPTION_REST)
        self.option_card = self.option_facts + self.facts
        self.known_facts: dict[str, dict[int, float]] = {}
        self.fact_rows: dict[str, Floats] = {}
        self.sums: list[int] = [0] * ((len(cards) + 1) * self.planes)
        self.settle(self.table + len(self.sums), self.option_card + len(cards) + 1)

    # -- names -----------------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        facts = fact_names()
        players = self.player_names()
        found = ["turn", "you are asked", "over", "timer", "final mission due", "new horizons sought"]
        found += [f"phase {name}" for name in PHASES] + [f"cards in {place}" for place in SHARED_PLACES]
        found += [f"dice for {name}" for name in PURPOSES] + ["foe: rolled"] + [f"fight: {name}" for name in FIGHT_NUMBERS]
        found += [f"fight with {kind}" for kind in FOE_KIND_NUMBER]
        found += [f"question {name}" for name in self.questions]
        found += [f"asking card: {fact}" for fact in facts]
        found += [f"action {verb}" for verb in self.verbs] + [f"action's card: {fact}" for fact in facts]
        found += [f"fought card: {fact}" for fact in facts]
        for player in players:
            found += [f"{player}: {name}" for name in PLAYER_NUMBERS] + [f"{player}: cards in {place}" for place in OWN_PLACES]
        planes = [*SHARED_PLACES, *OF_CARD]
        planes += [f"{player} {plane}" for player in players for plane in (*OWN_PLACES, *OF_PLAYER)]
        return found + [f"{card} {plane}" for card in ("another card", *self.cards) for plane in planes]

    def player_names(self) -> list[str]:
        return ["you", *[f"player {i} after you" for i in range(1, self.seats)]]

    def option_names(self) -> list[str]:
        return [
            "an option",
            *[f"verb {verb}" for verb in self.verbs],
            *[f"place {place}" for place in (*SHARED_PLACES, *OWN_PLACES)],
            *[f"place of {player}" for player in self.player_names()],
            *self.player_names(),
            "foe",
            *OPTION_REST,
            *[f"card: {fact}" for fact in fact_names()],
            *[f"card {card}" for card in ("another", *self.cards)],
        ]

    # -- what a seat sees ------------------------------------------------------------------------------------------

    def write(self, g: Any, seat: int, out: Floats, at: int) -> None:
        s = cast(State, g)
        out[at : at + self.size] = self.zeros
        out[at + TURN] = s.turn / 40
        if s.over:
            out[at + OVER] = 1.0
        if s.timer:
            out[at + TIMER] = tenth(s.timer)
        if s.due:
            out[at + DUE] = 1.0
        if s.sought:
            out[at + SOUGHT] = 1.0
        out[at + PHASE + s.phase] = 1.0
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
        self.write_roll(s, seat, out, at)
        if s.fights:
            self.write_fight(s, seat, out, at)
        sums = self.sums
        touched: list[int] = []
        for i in range(self.seats):
            self.write_player(s, seat, i, out, at + self.players + i * PLAYER, touched)
        self.sum_shared(s, seat, out, at, touched)
        table = at + self.table
        for place in touched:
            out[table + place] = whole(sums[place])
            sums[place] = 0

    def write_roll(self, s: State, seat: int, out: Floats, at: int) -> None:
        roll = last_roll(s)
        if roll is None:
            return
        out[at + ROLL + purpose_of(roll)] = 1.0
        for die in range(dice_of(roll)):
            side = side_of(roll, die)
            place = ROLLED if side < 0 else self.players + (side - seat) % self.seats * PLAYER + 11
            out[at + place] = tenth(total_of(roll, die))

    def write_fight(self, s: State, seat: int, out: Floats, at: int) -> None:
        fight = s.fights[-1]
        here = at + FIGHT
        foe = strength_of(s, fight.rival) if fight.rival >= 0 else foe_combat(s, fight)
        out[here] = 1.0
        out[here + 1] = strength_of(s, fight.seat) / 10
        out[here + 2] = foe / 10
        out[here + 3] = fight.best[FIRST] / 10
        out[here + 4] = fight.best[1 - FIRST] / 10
        out[here + 5] = fight.margin / 10
        if fight.result != UNDECIDED:
            out[here + 6] = 1.0
        for i, bit in enumerate(KIND_BITS):
            if fight.kinds & bit:
                out[at + FIGHT_KINDS + i] = 1.0
        if fight.card >= 0:
            self.write_facts(s.definition(fight.card).id, out, at + self.foe)
        out[at + self.players + (fight.seat - seat) % self.seats * PLAYER + 9] = 1.0
        if fight.rival >= 0:
            out[at + self.players + (fight.rival - seat) % self.seats * PLAYER + 10] = 1.0

    def write_player(self, s: State, seat: int, i: int, out: Floats, here: int, touched: list[int]) -> None:
        """The i-th player from this seat on."""
        player = (seat + i) % self.seats
        bit = 1 << seat
        sums, planes, columns = self.sums, self.planes, self.columns
        own = COMMON + i * EACH
        out[here] = combat_of(s, player) / 10
        out[here + 1] = speed_of(s, player) / 10
        out[here + 2] = hand_limit(s, player) / 10
        if s.leaving[player]:
            out[here + 3] = 1.0
        if s.out[player]:
            out[here + 4] = 1.0
        if s.gone[player]:
            out[here + 5] = 1.0
        if trades_here(s, player):
            out[here + 6] = 1.0
        if s.final_steps[player]:
            out[here + 7] = tenth(s.final_steps[player])
        for turn, other in enumerate(s.order):
            if other == player:
                out[here + 8] = tenth(turn + 1)
        place = s.place[player]
        if place < 0:
            out[here + 12] = 1.0
        else:
            add(sums, touched, columns[s.printed[place]] * planes + own + OWN_HERE, 1)
        left = s.left[player]
        if left >= 0:
            add(sums, touched, columns[s.printed[left]] * planes + own + OWN_LEFT, 1)
        for zone in range(OWN):
            cards = s.own(player, zone)
            if not cards:
                continue
            out[here + COUNTS + zone] = tenth(len(cards))
            for card in cards:
                if not s.known[card] & bit:
                    continue
                first = columns[s.printed[card]] * planes
                add(sums, touched, first + own + zone, 1)
                if zone == PARTY:
                    self.add_character(s, card, first + own, touched)
                elif zone == MISSIONS:
                    self.add_mission(s, card, first, first + own, touched)

    def add_character(self, s: State, card: int, own: int, touched: list[int]) -> None:
        state = s.state[card]
        if state & SPUN:
            add(self.sums, touched, own + OWN_SPUN, 1)
        if state & DOWN:
            add(self.sums, touched, own + OWN_DOWN, 1)
        if state & STEEL:
            add(self.sums, touched, own + OWN_STEEL, 1)

    def add_mission(self, s: State, card: int, first: int, own: int, touched: list[int]) -> None:
        if s.state[card] & UP:
            add(self.sums, touched, first + MET, 1)
        marks = s.marks[card]
        if not marks:
            return
        many = marks_of(s, card)
        if many:
            add(self.sums, touched, own + OWN_MARKS, many)
        for level in LEVELS:
            if marks & 1 << COUNT_BITS + level:
                add(self.sums, touched, own + OWN_LEVELS, level)

    def sum_shared(self, s: State, seat: int, out: Floats, at: int, touched: list[int]) -> None:
        bit = 1 << seat
        sums, planes, columns = self.sums, self.planes, self.columns
        for zone in range(SHARED):
            cards = s.zones[zone]
            if not cards:
                continue
            out[at + PILES + zone] = tenth(len(cards))
            for card in cards:
                if zone == GUARDS:
                    add(sums, touched, columns[s.printed[s.at[card]]] * planes + GUARDED, 1)
                elif zone == TRAPS:
                    add(sums, touched, columns[s.printed[s.at[card]]] * planes + TRAPPED, 1)
                if not s.known[card] & bit:
                    continue
                first = columns[s.printed[card]] * planes
                add(sums, touched, first + zone, 1)
                if zone == AREAS:
                    add(sums, touched, first + LEVEL, level_of(s, card))
                elif zone == GUARDS:
                    if s.state[card] & UP:
                        add(sums, touched, first + MET, 1)
                elif zone == TRAPS or zone == INCIDENTS:
                    layer = s.marks[card]
                    if 0 <= layer < self.seats:
                        add(sums, touched, first + COMMON + (layer - seat) % self.seats * EACH + OWN_LAID, 1)

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
        whose, _, place = option.place.rpartition(".")
        if place:
            found[self.option_place + PLACE_NUMBER[place]] = 1.0
            found[self.option_player + (seat_named(whose) - seat if whose else 0) % self.seats] = 1.0
        if option.player == FOE_NAME:
            found[self.option_player + 2 * self.seats] = 1.0
        elif option.player:
            found[self.option_player + self.seats + (seat_named(option.player) - seat) % self.seats] = 1.0
        rest = self.option_rest
        found[rest] = max(option.amount, 0) / 10
        found[rest + 1] = option.ordinal / 10
        if option.pile:
            found[rest + 2] = 1.0
        if option.word:
            found[rest + 3] = 1.0
        for i, word in enumerate(REWARD_WORDS):
            if option.word == word:
                found[rest + 4 + i] = 1.0
        if option.card:
            for at, number in self.facts_of(option.card).items():
                found[self.option_facts + at] = number
            found[self.option_card + self.columns[self.numbers[option.card]]] = 1.0
        return found

    def facts_of(self, card: str) -> dict[int, float]:
        found = self.known_facts.get(card)
        if found is None:
            number = self.numbers.get(card, -1)
            if number < 0:
                return {}
            found = {place: fact for place, fact in enumerate(facts_of(self.pool.definitions[number])) if fact}
            self.known_facts[card] = found
        return found


FOE_NAME: Final = "foe"
KIND_BITS: Final[list[int]] = list(FOE_KIND_NUMBER.values())
PLACE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate((*SHARED_PLACES, *OWN_PLACES))}
REWARD_WORDS: Final[tuple[str, ...]] = ("advantage", "recruit", "arcane", "card")
OPTION_REST: Final[tuple[str, ...]] = ("amount", "ordinal", "a pile", "a word", *[f"word {word}" for word in REWARD_WORDS])


def seat_named(name: str) -> int:
    """p1 is the first seat."""
    return int(name.removeprefix("p")) - 1


def fact_names() -> list[str]:
    """What is printed on a card."""
    return [
        *[f"category {name}" for name in CATEGORIES],
        *[f"type {name}" for name in TYPES],
        "combat",
        "combat is X",
        "speed",
        "male",
        "level",
        "copies",
        "helps",
        "trade",
        "gives an Advantage",
        "gives a Character",
        "any Area",
        "markers",
        "crisis turns",
        *[f"skill {name}" for name in ICON_NUMBER],
        *[f"kind {name}" for name in KIND_NUMBER],
    ]


def facts_of(d: CardDefinition) -> list[float]:
    return [
        *[float(d.category == i) for i in range(len(CATEGORIES))],
        *[float(d.type == i) for i in range(len(TYPES))],
        d.combat / 10,
        float(d.combat_is_x),
        d.speed / 10,
        float(d.male),
        d.level / 10,
        d.copies / 10,
        float(d.good),
        float(d.trade),
        float(d.gives_advantage),
        float(d.gives_recruit),
        float(d.any_area),
        d.marks / 10,
        d.crisis_turns / 10,
        *[float(d.skills & bit != 0) for bit in ICON_NUMBER.values()],
        *[float(d.kinds & bit != 0) for bit in KIND_NUMBER.values()],
    ]
