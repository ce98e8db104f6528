"""Setting up a game: piles, Missions, what each player keeps in secret, the first Areas (A:start-of-play)."""

from typing import Final

from grimoire.anima.facts.cards import CardDealt, CardMoved
from grimoire.anima.facts.parties import CharacterKept
from grimoire.anima.facts.turns import GameBegan
from grimoire.anima.game import Game
from grimoire.anima.likeness import sorted_by_name
from grimoire.anima.moves import join, put, seen_mask, shuffle_pile, to_hand, top_of
from grimoire.anima.optional_rules import PLAIN, Options
from grimoire.anima.pool import Pool
from grimoire.anima.procedure_numbers import SETUP_GAME
from grimoire.anima.procedures import procedure, start
from grimoire.anima.seeking import place_area
from grimoire.anima.state import State
from grimoire.anima.turn import begin_turns
from grimoire.anima.zones import (
    ADVANTAGE_DECK,
    ARCANE_DECK,
    AREA_DECK,
    CATEGORIES,
    CHARACTER,
    CHARACTER_DECK,
    DEALT,
    DECK_OF,
    ENCOUNTER_DECK,
    FINAL_DECK,
    HAND,
    MISSIONS,
    MOST_SEATS,
    OWN_PLACES,
    SET_ASIDE,
    own_zone,
    place_name,
)
from grimoire.kernel.chance import Chance
from grimoire.kernel.frame import BEGIN, Frame, Kept, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.kernel.unusable import Unusable

MISSIONS_EACH: Final = 2
CHARACTERS_DEALT: Final = 2
ADVANTAGES_DEALT: Final = 4
LEAST_SEATS: Final = 2
MOST_WITHOUT_PACK: Final = 4
PACK: Final = "omega"
SHUFFLED: Final[tuple[int, ...]] = (
    CHARACTER_DECK,
    ARCANE_DECK,
    ADVANTAGE_DECK,
    ENCOUNTER_DECK,
    AREA_DECK,
    SET_ASIDE,
    FINAL_DECK,
)


class WrongTable(Unusable):
    """This number of players cannot play with these cards."""


def new_game(pool: Pool, seats: int, chance: Chance, rules: Options = PLAIN) -> Game:
    """A game at its first decision (A:preparations)."""
    most = MOST_SEATS if rules.omega else MOST_WITHOUT_PACK
    if not LEAST_SEATS <= seats <= most:
        raise WrongTable("bad-seats-anima", seats=seats, least=LEAST_SEATS, most=MOST_WITHOUT_PACK, omega=MOST_SEATS)
    g = Game(pool)
    g.set_up(chance, seats, rules)
    lay_piles(g)
    g.log(GameBegan("A:preparations", players=seats))
    for zone in SHUFFLED:
        shuffle_pile(g, zone)
    start(g, SETUP_GAME, 0, [FIRST_SEAT])
    g.advance()
    return g


def lay_piles(g: State) -> None:
    """Every card that is played with, in the pile of its kind."""
    piles: list[list[int]] = [[] for _ in CATEGORIES]
    for definition in g.definitions:
        if definition.set != PACK or g.rules.omega:
            for _ in range(definition.copies):
                piles[definition.category].append(len(g.printed))
                g.printed.append(definition.index)
                g.zone.append(DECK_OF[definition.category])
            g.hidden[definition.index] += definition.copies
    many = len(g.printed)
    g.known = [0] * many
    g.state = [0] * many
    g.at = [-1] * many
    g.marks = [0] * many
    for category, cards in enumerate(piles):
        g.zones[DECK_OF[category]] = cards


def new_card(g: State, number: int, zone: int) -> int:
    card = len(g.printed)
    g.printed = [*g.printed, number]
    g.zone.append(zone)
    g.known.append(0)
    g.state.append(0)
    g.at.append(-1)
    g.marks.append(0)
    g.zones[zone] = [*g.zones[zone], card]
    g.hidden[number] += 1
    return card


# Steps of SetUp.
ASK_CHARACTER: Final = 1
CHARACTER_KEPT: Final = 2
ASK_ADVANTAGE: Final = 3
ADVANTAGE_RETURNED: Final = 4
LAY_OUT: Final = 5
# What its frame holds.
ASKED: Final = 0  # the seat that is asked
CHOSEN: Final = 1  # from here on, for each seat:
KEPT: Final = 0  # the Character kept
RETURNED: Final = 1  # the Advantage returned
PER_SEAT: Final = 2
FIRST_SEAT: Final = 0


class SetUp(Step[State]):
    """All draw, then all keep in secret, then what was returned is shuffled in, then the Areas are laid."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.vals[ASKED]
        if f.step == BEGIN:
            f.step = ASK_CHARACTER
            for player in range(g.seats):
                deal(g, player)
        elif f.step == ASK_CHARACTER or f.step == ASK_ADVANTAGE:
            self.ask(g, f, seat)
        elif f.step == CHARACTER_KEPT:
            f.step = ASK_ADVANTAGE
            g.opened = None
            f.vals.append(g.reply)
        elif f.step == ADVANTAGE_RETURNED:
            g.opened = None
            f.vals.append(g.reply)
            f.vals[ASKED] += 1
            f.step = ASK_CHARACTER if f.vals[ASKED] < g.seats else LAY_OUT
        else:
            g.pop()
            for player in range(g.seats):
                at = CHOSEN + PER_SEAT * player
                take_up(g, player, f.vals[at + KEPT], f.vals[at + RETURNED])
            for deck in (CHARACTER_DECK, ADVANTAGE_DECK):
                shuffle_pile(g, deck)
            lay_areas(g)
            begin_turns(g)

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, CHOSEN)]

    def ask(self, g: State, f: Frame, seat: int) -> None:
        dealt = g.own(seat, DEALT)
        offer = Offer()
        characters = [card for card in dealt if g.definition(card).category == CHARACTER]
        if f.step == ASK_CHARACTER:
            offer.add_cards(g, seat, "keep", characters)
            g.ask(f, CHARACTER_KEPT, seat, Question("keep-character"), offer)
        else:
            offer.add_cards(g, seat, "return", [card for card in dealt if card not in characters])
            g.ask(f, ADVANTAGE_RETURNED, seat, Question("return-advantage"), offer)


def deal(g: State, seat: int) -> None:
    for deck, zone, amount in (
        (SET_ASIDE, MISSIONS, MISSIONS_EACH),
        (CHARACTER_DECK, DEALT, CHARACTERS_DEALT),
        (ADVANTAGE_DECK, DEALT, ADVANTAGES_DEALT),
    ):
        for _ in range(amount):
            card = top_of(g, deck)
            if card >= 0:
                put(g, card, own_zone(seat, zone))
                g.set_known(card, g.known[card] | 1 << seat)
                name = CATEGORIES[g.definition(card).category]
                id = g.definition(card).id
                seers = 1 << seat
                g.log(CardDealt("A:start-of-play", seat, id, place_name(deck), OWN_PLACES[zone], name, seers, revealed=True))


def take_up(g: State, seat: int, kept: int, returned: int) -> None:
    """The kept Character is shown with those of all others; what is returned goes back into its pile."""
    dealt = g.own(seat, DEALT)[:]
    for card in dealt:
        category = g.definition(card).category
        if card == kept:
            join(g, seat, card, "A:start-of-play")
        elif category == CHARACTER or card == returned:
            put(g, card, DECK_OF[category])
        else:
            to_hand(g, seat, card)
    # told by where they went, not in the order they lay: which of them was returned is nobody's business
    for zone in (own_zone(seat, HAND), CHARACTER_DECK, ADVANTAGE_DECK):
        for card in [card for card in dealt if g.zone[card] == zone]:
            id = g.definition(card).id
            g.log(CardMoved("A:start-of-play", seat, id, OWN_PLACES[DEALT], place_name(zone), seen_mask(g, card)))
    g.log(CharacterKept("A:start-of-play", seat, g.definition(kept).id))


def lay_areas(g: State) -> None:
    """As many Areas as players; in the tree all of them, by Level, without Encounters (A:tree-structure)."""
    if not g.rules.tree:
        for _ in range(g.seats):
            card = top_of(g, AREA_DECK)
            if card >= 0:
                place_area(g, -1, card)
        return
    for level in (1, 2, 3):
        for card in sorted_by_name(g, [card for card in g.zones[AREA_DECK] if g.definition(card).level == level]):
            place_area(g, -1, card)


procedure(SETUP_GAME, SetUp())
