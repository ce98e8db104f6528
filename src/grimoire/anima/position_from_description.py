"""A described position as a game."""

from typing import Final

from grimoire.anima import bonuses
from grimoire.anima.combat_and_speed import speed_of
from grimoire.anima.composed_effects import OnceAGame
from grimoire.anima.crisis import begin_crisis
from grimoire.anima.definition import Ability, CardDefinition, Extra
from grimoire.anima.described_position import (
    PILES,
    SETUP_START,
    TURN_START,
    UNSTATED,
    PlacedBonus,
    PlacedCard,
    PlacedSeat,
    Placement,
)
from grimoire.anima.game import Game
from grimoire.anima.meetings import pair_of
from grimoire.anima.mission_effects import level_bit
from grimoire.anima.missions import step_key
from grimoire.anima.movement_progress import ACTED, NOTHING_DONE
from grimoire.anima.parties import players
from grimoire.anima.pool import Pool
from grimoire.anima.setup import PACK, SHUFFLED, new_card, new_game
from grimoire.anima.state import DOWN, EXPLORATION, INTERACTION, MOVEMENT, RESET, SPUN, STEEL, UP
from grimoire.anima.turn import (
    END_TURN,
    EXPLORATION_SLOTS,
    INTERACTION_SLOTS,
    MOVE_SLOTS,
    RESET_SLOTS,
    begin_slot,
    begin_turns,
)
from grimoire.anima.word_numbers import SPAN_NUMBER
from grimoire.anima.zones import (
    AREA_DISCARD,
    AREAS,
    BESIDE,
    COMPLETED,
    DECK_OF,
    FACTION,
    FINAL,
    GUARDS,
    HAND,
    INCIDENTS,
    MISSIONS,
    OPEN,
    ORGANIZATION,
    PARTY,
    SET_ASIDE,
    SHARED_PLACES,
    TOSSED,
    TRAPS,
    own_zone,
)
from grimoire.kernel.chance import seeded
from grimoire.kernel.unusable import Unusable

PHASE_STEPS: Final = {
    "reset": (RESET, RESET_SLOTS),
    "movement": (MOVEMENT, MOVE_SLOTS),
    "interaction": (INTERACTION, INTERACTION_SLOTS),
    "exploration": (EXPLORATION, EXPLORATION_SLOTS),
}


class CannotPlace(Unusable):
    """A description that no game can match; says what is wrong with it."""


class Placer:
    """Lays one described position out, card by card."""

    def __init__(self, pool: Pool, placement: Placement) -> None:
        self.pool = pool
        self.placement = placement
        self.g = Game(pool)
        chance = seeded(placement.seed) if placement.chance is None else placement.chance.clone()
        self.g.set_up(chance, len(placement.seats), placement.options)
        self.left = [d.copies if d.set != PACK or placement.options.omega else 0 for d in pool.definitions]

    def lay(self, placed: PlacedCard, zone: int, usual: int) -> int:
        """One card somewhere; `usual` is who knows a card there."""
        g = self.g
        number = self.pool.numbers[placed.id]
        if self.left[number] <= 0:
            raise CannotPlace("bad-too-many-copies", card=placed.id)
        self.left[number] -= 1
        card = new_card(g, number, zone)
        g.set_known(card, usual if placed.known == UNSTATED else placed.known)
        for is_true, bit in ((placed.spun, SPUN), (placed.down, DOWN), (placed.steel, STEEL), (placed.up, UP)):
            g.state[card] |= bit if is_true else 0
        g.marks[card] = placed.marks
        for level in placed.levels:
            g.marks[card] |= level_bit(level)
        if placed.seat != UNSTATED:
            g.marks[card] = placed.seat
        texts = abilities_by_line(g.definition(card))
        g.once.extend([card * 256 + texts[line].number for line in placed.used if line in texts])
        return card

    def lay_all(self, cards: list[PlacedCard], zone: int, usual: int) -> None:
        for placed in cards:
            self.lay(placed, zone, usual)

    # -- the parts -------------------------------------------------------------------------------------------------

    def seat(self, seat: int, placed: PlacedSeat) -> None:
        g = self.g
        own = 1 << seat
        self.lay_all(placed.party, own_zone(seat, PARTY), OPEN)
        self.lay_all(placed.hand, own_zone(seat, HAND), own)
        for mission in placed.missions:
            self.lay(mission, own_zone(seat, MISSIONS), OPEN if mission.up else own)
        self.lay_all(placed.completed, own_zone(seat, COMPLETED), OPEN)
        if placed.faction is not None:
            self.lay(placed.faction, own_zone(seat, FACTION), OPEN)
        if placed.organization is not None:
            self.lay(placed.organization, own_zone(seat, ORGANIZATION), OPEN)
        g.out[seat] = 1 if placed.out else 0
        g.gone[seat] = 1 if placed.gone else 0
        g.leaving[seat] = 1 if placed.leaving else 0
        g.final_steps[seat] = placed.final_steps
        if placed.picked_up:
            g.picked_up.append(seat)
        for id in placed.spent:
            g.spent.extend(once_a_game_keys(extra_of(self.pool, id), seat))

    def places(self, seat: int, placed: PlacedSeat) -> None:
        """After the Areas are laid: where the Party is, and was."""
        g = self.g
        g.place[seat] = self.area(placed.area)
        g.left[seat] = self.find(placed.left, [AREAS, AREA_DISCARD]) if placed.left else -1
        if placed.recruited:
            g.recruited[seat] = self.area(placed.recruited)
            g.recruited_turn[seat] = self.placement.turn - 1
        for id in placed.stepped:
            g.stepped.append(step_key(g, seat, self.find(id, [own_zone(seat, MISSIONS), FINAL])))

    def area(self, id: str) -> int:
        return self.find(id, [AREAS]) if id else -1

    def find(self, id: str, zones: list[int]) -> int:
        for zone in zones:
            for card in self.g.zones[zone]:
                if self.g.definition(card).id == id:
                    return card
        raise CannotPlace("bad-not-there", card=id)

    def areas(self) -> None:
        g = self.g
        for placed in self.placement.areas:
            area = self.lay(PlacedCard(placed.id), AREAS, OPEN)
            if placed.encounter is not None:
                guard = self.lay(placed.encounter, GUARDS, OPEN if placed.encounter.up else 0)
                g.at[guard] = area
        traps = [(trap, placed.id) for placed in self.placement.areas for trap in placed.traps]
        for trap, id in sorted(traps, key=lambda pair: pair[0].age):
            if trap.seat == UNSTATED:
                raise CannotPlace("bad-trap-layer", card=trap.id)
            g.at[self.lay(trap, TRAPS, 1 << trap.seat)] = self.area(id)

    def piles(self) -> None:
        """Stated cards on top, those stated nowhere below them in an order by chance."""
        g = self.g
        for name, cards in self.placement.piles.items():
            if name not in PILES:
                raise CannotPlace("bad-pile", name=name, allowed=", ".join(PILES))
            zone = SHARED_PLACES.index(name)
            self.lay_all(cards[::-1], zone, OPEN if name.endswith("discard") else 0)
        if self.placement.aside is not None:
            self.lay_all(self.placement.aside, SET_ASIDE, 0)
        for definition in self.pool.definitions:
            zone = DECK_OF[definition.category]
            stated = SHARED_PLACES[zone] in self.placement.exact or (zone == SET_ASIDE and self.placement.aside is not None)
            for _ in range(self.left[definition.index] if not stated else 0):
                new_card(g, definition.index, zone)
        for zone in SHUFFLED:
            stated_cards = len(self.placement.piles.get(SHARED_PLACES[zone], []))
            if zone == SET_ASIDE and self.placement.aside is not None:
                continue
            laid = g.zones[zone]
            below = laid[stated_cards:]
            g.chance.shuffle(below)
            g.zones[zone] = below + laid[:stated_cards]

    def memory(self) -> None:
        placement, g = self.placement, self.g
        g.turn = placement.turn
        g.due = 1 if placement.due else 0
        g.sought = 1 if placement.sought else 0
        g.fought = [pair_of(one, other) for one, other in placement.fought]
        g.dice = placement.dice[:]
        for placed in placement.bonuses:
            self.bonus(placed)
        if placement.final:
            self.lay(PlacedCard(placement.final), FINAL, OPEN)
            g.timer = placement.timer or g.definition(g.zones[FINAL][0]).crisis_turns

    def bonus(self, placed: PlacedBonus) -> None:
        g = self.g
        card = -1
        if placed.card:
            parties = [own_zone(seat, PARTY) for seat in range(g.seats)]
            card = self.find(placed.card, [AREAS, *parties, TOSSED])
        source = self.pool.numbers.get(placed.source, -1)
        what = bonuses.BONUS_NAMES.index(placed.what)
        bonuses.add_bonus(g, what, placed.amount, placed.seat, card, SPAN_NUMBER[placed.span], source)

    def moment(self) -> None:
        placement, g = self.placement, self.g
        if placement.moment == TURN_START:
            g.turn -= 1  # beginning the turn counts it
            begin_turns(g)
            return
        if placement.moment == "crisis":
            begin_turns(g, END_TURN)
            begin_crisis(g)
            return
        phase, step = PHASE_STEPS[placement.moment]
        g.phase = phase
        if placement.active not in g.order:
            raise CannotPlace("bad-slot-gone")
        begin_turns(g, step, whose=g.order.index(placement.active) + 1)
        begin_slot(g, step, placement.active, ACTED if placement.acted and phase == MOVEMENT else NOTHING_DONE)


def place(pool: Pool, placement: Placement) -> Game:
    """The described position, before its first decision: `advance` runs on to it. Raises CannotPlace."""
    if placement.moment == SETUP_START:
        chance = seeded(placement.seed) if placement.chance is None else placement.chance.clone()
        return new_game(pool, len(placement.seats), chance, placement.options)
    placer = Placer(pool, placement)
    g = placer.g
    for seat, placed in enumerate(placement.seats):
        placer.seat(seat, placed)
        if not placed.party and not placed.gone:
            raise CannotPlace("bad-needs-character", player=seat + 1)
    placer.areas()
    placer.lay_all(placement.incidents, INCIDENTS, OPEN)
    placer.lay_all(placement.beside, BESIDE, OPEN)
    placer.lay_all(placement.tossed, TOSSED, OPEN)
    placer.memory()
    placer.piles()
    for seat, placed in enumerate(placement.seats):
        placer.places(seat, placed)
    g.order = placement.order or sorted(players(g), key=lambda seat: (-speed_of(g, seat), seat))
    placer.moment()
    g.events = []
    return g


def abilities_by_line(definition: CardDefinition) -> dict[int, Ability]:
    """The abilities of a card by the line of its effect, counted from 1."""
    abilities: list[Ability] = [*definition.acts, *definition.listeners, *definition.standing]
    return {ability.line: ability for ability in abilities}


def extra_of(pool: Pool, id: str) -> Extra:
    if id not in pool.extras:
        raise CannotPlace("bad-no-ex", name=id)
    area, number = pool.extras[id]
    return pool.definitions[area].extras[number]


def once_a_game_keys(extra: Extra, seat: int) -> list[int]:
    """What is remembered when a reward that can be had once a game was taken."""
    effects = getattr(extra.body, "effects", [])
    return [effect.key(seat) for effect in effects if isinstance(effect, OnceAGame)]
