"""A described position as a game: any state between chains of events. Files are read by library/magenoir/positions.py."""

from typing import Final

from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.frame import Scope, Use
from grimoire.magenoir.all_procedures import PROCEDURES
from grimoire.magenoir.changed_numbers import gifts_of
from grimoire.magenoir.choosing_targets import Pick
from grimoire.magenoir.definition import MAGE_NOIR, NO_HP, WHILE_IN_PLAY, Ability, Active, CardDefinition, Given
from grimoire.magenoir.effects import new_card
from grimoire.magenoir.game import Game
from grimoire.magenoir.lasting import Lasting, Promise, copy_all, is_laid_on_cards
from grimoire.magenoir.modifiers import COPY, ELEMENT, SURCHARGE, Modifier
from grimoire.magenoir.moves import attach, list_active, refresh_sight
from grimoire.magenoir.occurrences import OCCURRENCE_NUMBER, TALLIES
from grimoire.magenoir.players import player_ref
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.queries import once_key
from grimoire.magenoir.reading import is_imperative
from grimoire.magenoir.references import ELEMENT_SLOT
from grimoire.magenoir.setup import new_game
from grimoire.magenoir.state import END, GATHER, MAIN_PHASE, PHASES, STATIC
from grimoire.magenoir.turn import ASK_PILE, DRAW_STEP, END_STEP, GATHER_STEP, MAIN_STEP, TURN_BEGIN, start_turns
from grimoire.magenoir.zones import (
    ANIMALS,
    CHANNELED,
    DECK,
    DISCARD,
    EQUIPMENT,
    EXILE,
    HAND,
    OPEN,
    PERMANENTS,
    PREPARED,
    RITUALS,
    ZONES,
    is_board,
)

__all__ = ["PROCEDURES", "PlacedCard", "PlacedLasting", "PlacedSeat", "PlacedUse", "Placement", "place"]

EARLIER: Final = -2  # a turn before this one
SETUP_START: Final = "setup"
# The moments a position can be placed at, with the step of the turn that comes next.
MOMENTS: Final = {
    "start": TURN_BEGIN,
    "draw": DRAW_STEP,
    "gather": GATHER_STEP,
    "take": ASK_PILE,
    "main": MAIN_STEP,
    "end": END_STEP,
}
PHASE_OF: Final = {"gather": GATHER, "take": GATHER, "main": MAIN_PHASE, "end": END}

TOP_FIRST: Final[tuple[int, ...]] = (DECK, DISCARD, EXILE)  # described from the top, kept with the top last
# Cards are laid in this order: hidden ones before those that let somebody see them, and board texts in a fixed order.
LAYING_ORDER: Final[tuple[int, ...]] = (
    DECK,
    HAND,
    DISCARD,
    EXILE,
    PERMANENTS,
    EQUIPMENT,
    RITUALS,
    PREPARED,
    CHANNELED,
    ANIMALS,
)
FILLER: Final = "droplet"  # an unstated deck: cards that cost nothing and do nothing
FILLER_COUNT: Final = 10


class PlacedUse:
    """A component a card was prepared with: which card of the table it is, if it is still there."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.card: PlacedCard | None = None
        self.word = ""  # the word it was named for; empty: those its user needs
        self.used: list[PlacedUse] = []
        self.blank = False  # it changes nothing on its user


class PlacedCard:
    """A card and what is particular about it; what is left open is as printed."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.mana: list[int] | None = None  # on the board: its printed cost
        self.hp: int | None = None
        self.used: list[PlacedUse] = []
        self.prepared = EARLIER  # a turn
        self.entered = EARLIER
        self.exhausted = False
        self.x = -1  # what X was when it was prepared
        self.once: list[int] = []  # lines of its text used this turn
        self.shields: dict[int, int] = {}  # line -> what is left of that shield this turn
        self.heard: dict[int, int] = {}  # line -> of what it counts in groups, how much came since the last group
        self.spent: list[int] = []  # lines that cost nothing, just used: not again before something else happens
        self.fired: list[int] = []  # lines "as soon as" that have fired and whose state still holds
        self.known = -1  # bit mask of the seats that know it; -1: as its zone says


class PlacedSeat:
    def __init__(self) -> None:
        self.life = 20
        self.mage_noir = -1  # -1: if a Ritual on the board says so
        self.zenith = False
        self.reserve = [0] * 6
        self.zones: dict[int, list[PlacedCard]] = {}
        self.tally: dict[str, int] = {}  # what happened to this seat this turn, by name


class PlacedLasting:
    """An effect that outlasts its card, named by the card and the part of its text (0: every part)."""

    def __init__(self, id: str, seat: int) -> None:
        self.id = id
        self.seat = seat
        self.part = 0
        self.on: list[PlacedCard] = []
        self.turn = EARLIER
        self.used: list[PlacedUse] = []
        self.player = -1  # the player it was laid on
        self.x = 0  # what X is in its text; of an effect that changes elements the element, by number
        self.card: PlacedCard | None = None  # the card whose text it is, while it can be followed
        self.moved = False  # that card has moved once since


class Placement:
    """A whole position, as a scenario states it."""

    def __init__(self) -> None:
        self.seats = [PlacedSeat(), PlacedSeat()]
        self.active = 0
        self.moment = "main"
        self.turn = 5
        self.first = -1  # -1: follows from the number of the turn
        self.decides = -1  # in a setup: who says who begins; -1: drawn by chance
        self.left = [0] * 6
        self.right = [0] * 6
        self.seed = 1
        self.chance: Chance | None = None  # instead of a seed
        self.lasting: list[PlacedLasting] = []


def place(pool: Pool, placement: Placement) -> Game:
    """The described position, before its first decision: `advance` runs on to it."""
    chance = seeded(placement.seed) if placement.chance is None else placement.chance.clone()
    if placement.moment == SETUP_START:
        return new_game(pool, [deck_numbers(pool, seat) for seat in placement.seats], chance, placement.decides)
    g = Game(pool)
    g.begin(chance)
    g.turn = placement.turn
    g.active = placement.active
    odd = placement.turn % 2 == 1
    g.first = placement.first if placement.first >= 0 else placement.active if odd else 1 - placement.active
    g.piles = placement.left + placement.right
    numbers: dict[int, int] = {}  # identity of a described card -> its number
    for zone in LAYING_ORDER:
        for seat in (0, 1):
            lay(g, seat, zone, placement.seats[seat], numbers)
    for seat in (0, 1):
        set_player(g, seat, placement.seats[seat])
    remember_uses(g, placement, numbers)
    known = g.known[:]
    for zone in LAYING_ORDER:
        if is_board(zone):
            for seat in (0, 1):
                for card in g.cards(seat, zone):
                    attach(g, card)
    for lasting in placement.lasting:
        begin_lasting(g, lasting, numbers)
    g.known = known  # whom a text shows a card is found when all texts are at work: another may silence it
    refresh_sight(g)
    g.events = []
    g.happened = 0
    if placement.moment == "start":
        g.turn -= 1  # beginning the turn counts it
        g.phase = END
    else:
        g.phase = PHASE_OF.get(placement.moment, PHASES.index("draw"))
    start_turns(g, MOMENTS[placement.moment])
    return g


def deck_numbers(pool: Pool, seat: PlacedSeat) -> list[int]:
    cards = seat.zones.get(DECK)
    if cards is None:
        return [pool.numbers[FILLER]] * 40
    return [pool.numbers[card.id] for card in cards]


# -- cards -------------------------------------------------------------------------------------------------------------


def lay(g: Game, seat: int, zone: int, described: PlacedSeat, numbers: dict[int, int]) -> None:
    cards = described.zones.get(zone)
    if cards is None:
        cards = [PlacedCard(FILLER) for _ in range(FILLER_COUNT)] if zone == DECK else []
    for card in reversed(cards) if zone in TOP_FIRST else cards:
        numbers[id(card)] = lay_card(g, seat, zone, card)


def lay_card(g: Game, seat: int, zone: int, card: PlacedCard) -> int:
    definition = g.definitions[g.pool.numbers[card.id]]
    number = new_card(g, definition.index, seat, zone)
    g.known[number] = 0 if zone == DECK else 1 << seat if zone == HAND else OPEN
    if card.known >= 0:
        g.known[number] = card.known
    if card.hp is not None:
        g.hp[number] = card.hp
    elif zone == CHANNELED:
        g.hp[number] = NO_HP
    if is_board(zone):
        mana = definition.cost if card.mana is None else card.mana
        g.mana[number * 6 : number * 6 + 6] = mana
        g.prepared[number] = g.turn - 2 if card.prepared == EARLIER else card.prepared
        g.entered[number] = g.turn - 2 if card.entered == EARLIER else card.entered
    if card.exhausted:
        g.exhausted.append(number)
    if card.x >= 0:
        g.paid_x[number] = card.x
    lines = abilities_by_line(definition)
    g.once.extend([once_key(number, lines[line]) for line in card.once])
    g.fired.extend([once_key(number, lines[line]) for line in card.fired])
    for line in card.spent:
        g.spent[once_key(number, lines[line])] = 0
    for line, left in card.shields.items():
        g.shield[once_key(number, lines[line])] = left
    for line, times in card.heard.items():
        g.heard[once_key(number, lines[line])] = times
    return number


def abilities_by_line(definition: CardDefinition) -> dict[int, Ability]:
    """The abilities of a card by the line of its text, counted from 1; instructions share one ability and have none."""
    lines = [i + 1 for i, line in enumerate(definition.lines) if not is_imperative(line)]
    return dict(zip(lines, definition.abilities, strict=False))


def set_player(g: Game, seat: int, described: PlacedSeat) -> None:
    g.life[seat] = described.life
    g.zenith[seat] = 1 if described.zenith else 0
    g.reserve[seat * 6 : seat * 6 + 6] = described.reserve
    if described.mage_noir >= 0:
        g.mage_noir[seat] = described.mage_noir
    else:
        g.mage_noir[seat] = 1 if any([g.definition(c).keywords & MAGE_NOIR for c in g.cards(seat, RITUALS)]) else 0
    for name, times in described.tally.items():
        if name in OCCURRENCE_NUMBER:
            g.tally[OCCURRENCE_NUMBER[name] * 2 + seat] = times
        for number, counted in enumerate(g.pool.tally_names):
            if counted == name:
                g.tally[(TALLIES + number) * 2 + seat] = times


# -- what was laid on cards --------------------------------------------------------------------------------------------


def remember_uses(g: Game, placement: Placement, numbers: dict[int, int]) -> None:
    """As after a preparation: the record of components, and what they gave."""
    for seat in (0, 1):
        for zone in range(ZONES):
            for described in placement.seats[seat].zones.get(zone, []):
                if not described.used:
                    continue
                card = numbers[id(described)]
                uses = [use_of(g, use, seat, g.definition(card), numbers) for use in described.used]
                g.used[card] = tuple(uses)
                if zone == PERMANENTS:
                    for use in uses:
                        if use.stamp:
                            g.last_user[use.card] = g.ref(card)
                gifts: list[Given] = []
                for use in uses:
                    gifts.extend(gifts_of(g, use))
                if gifts:
                    g.given[card] = gifts


def use_of(g: Game, described: PlacedUse, seat: int, user: CardDefinition, numbers: dict[int, int]) -> Use:
    definition = g.definitions[g.pool.numbers[described.id]]
    inner = [use_of(g, use, seat, definition, numbers) for use in described.used]
    card = 0
    stamp = 0  # no object ever has this stamp: the component is gone
    if described.card is not None:
        card = numbers[id(described.card)]
        stamp = g.stamp[card]
    if described.word:
        words = g.pool.word_bit(described.word)
    else:
        words = 0
        for needed in user.need_words:
            words |= needed & definition.words
    return Use(card, stamp, definition.index, seat, words or definition.words, tuple(inner), described.blank)


def lasting_parts(definition: CardDefinition) -> list[tuple[Ability, int, bool]]:
    """The effects of a card's text that outlast it, in the order they are written, with how long they last, and whether
    they are laid on particular cards."""
    found: list[tuple[Ability, int, bool]] = []
    for node in definition.nodes:
        if isinstance(node, Lasting):
            found.extend([(ability, node.duration, is_laid_on_cards(ability)) for ability in node.abilities])
        elif isinstance(node, Promise):
            found.append((node.promise, node.duration, node.about is not None))
        elif isinstance(node, Modifier) and node.query == SURCHARGE:
            found.extend([(ability, WHILE_IN_PLAY, True) for ability in node.given])
    return found


def begin_lasting(g: Game, lasting: PlacedLasting, numbers: dict[int, int]) -> None:
    definition = g.definitions[g.pool.numbers[lasting.id]]
    uses = [use_of(g, use, lasting.seat, definition, numbers) for use in lasting.used]
    turn = g.turn if lasting.turn == EARLIER else lasting.turn
    bound = [g.ref(numbers[id(card)]) for card in lasting.on]
    speaker = -1
    stamp = 0
    if lasting.card is not None:
        speaker = numbers[id(lasting.card)]
        stamp = g.stamp[speaker] - 1 if lasting.moved else g.stamp[speaker]
    for i, (ability, duration, on_cards) in enumerate(lasting_parts(definition)):
        if lasting.part and lasting.part != i + 1:
            continue
        scope = Scope(speaker, stamp, lasting.seat, STATIC, definition.index, tuple(uses))
        if isinstance(ability, Modifier) and ability.query == ELEMENT:
            scope.pick(ELEMENT_SLOT, [lasting.x])
        else:
            scope.x = lasting.x
        if lasting.player >= 0:
            scope.player = lasting.player
            for slot in player_slots(definition):
                scope.pick(slot, [player_ref(lasting.player)])
        list_active(g, ability, Active(ability, scope, duration, turn, bound if on_cards else []))
        if isinstance(ability, Modifier) and ability.query == COPY:
            copy_all(g, lasting.seat)


def player_slots(definition: CardDefinition) -> list[int]:
    """Where a card keeps the players it was aimed at."""
    return [node.selection.slot for node in definition.nodes if isinstance(node, Pick) and node.selection.players_only]
