"""What invented cards of Mage Noir can do, and when."""

from typing import Final

from grimoire.kernel.position import Position
from grimoire.lab.inventing.deeds import CARD, Deeds
from grimoire.lab.magenoir.workshop import MageNoirWorkshop
from grimoire.language.source import CardSource, Field
from grimoire.magenoir.game import Game
from grimoire.magenoir.position_from_description import PlacedCard, PlacedSeat, Placement, place
from grimoire.magenoir.zones import ANIMALS, CHANNELED, DECK, DISCARD, EXILE, HAND, PERMANENTS, PREPARED

BESIDE: Final = "invented-1"  # a Permanent that says nothing
PAID: Final = 3  # what X is
TURN: Final = 5
TURNS: Final = 3  # of which the first is begun already: yours, theirs, yours
SPELL, PERMANENT, ON_BOARD = "spell", "permanent to prepare", "permanent"
ZONE: Final = {SPELL: PREPARED, PERMANENT: HAND, ON_BOARD: PERMANENTS}  # where it lies at first
DONE_BY: Final = {SPELL: f"activate {CARD}", PERMANENT: f"prepare {CARD}", ON_BOARD: f"use {CARD}"}
ANOTHER: Final = "prepare seed"  # a spell to prepare
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "damage(2, opp)": ("DamageInflicted",),
    "damage(x, opp)": ("DamageInflicted",),
    "damage(times(2, x), opp)": ("DamageInflicted",),
    "damage(1, sel(1, permanent has_hp theirs))": ("DamageInflicted",),
    "gain(you, 2)": ("HealthGained",),
    "lose(opp, 2)": ("HealthLost",),
    "lose(you, x)": ("HealthLost",),
    "draw(you, 1)": ("CardDrawn",),
    "draw(opp, x)": ("CardDrawn",),
    "discard(sel(1, in_hand yours))": ("CardDiscarded",),
    "discard(sel(1, permanent theirs))": ("CardDiscarded",),
    "move(sel(1, in_discard yours), hand)": ("CardMoved",),
    "move(sel(1, permanent theirs), exile)": ("CardExiled",),
    "move(deck_top(opp), bottom)": ("CardMoved",),
    "shuffle(you)": ("DeckShuffled",),
    "look(deck_top(opp))": ("CardLookedAt",),
    "show(sel(1, in_hand yours))": ("CardShown",),
    "show(sel(1, in_hand theirs))": ("CardShown",),
    "show(deck_top(you, 2))": ("CardShown",),
    "apply(sel(1, prepared yours other))": ("EffectsApplied",),
    "take(1 fire, available)": ("ManaTaken",),
    "take(x fire, infinite)": ("ManaTaken",),
    "pay(1 fire, you)": ("ManaPaid",),
    "release(1 mana, sel(1, component theirs))": ("ManaReleased",),
    "create(worker-bee, 1)": ("CardEntered",),
    "exhaust(sel(one, animal theirs))": ("AnimalExhausted",),
    "lasting(this_turn, always hand_size(you, 4))": ("EffectBegan",),
    "lasting(forever, always keyword(sel(1, permanent yours), protector))": ("EffectBegan",),
    "next(prepared(spell yours), forever, draw(you, 1))": ("EffectBegan",),
    "next(turn_end(opp), forever, draw(you, 1))": ("EffectBegan",),
    "lock(1 fire, infinite, sel(1, component yours))": ("ManaLocked",),
    "lock(1 fire, reserve(you), sel(1, component yours))": ("ManaLocked",),
    "trade(you, available, 2, 1)": ("ManaTraded",),
    "phase(opp, 1)": ("PhasedOut",),
    "phase(opp, x)": ("PhasedOut",),
    "swap(sel(1, in_hand yours), sel(1, in_discard yours))": ("CardMoved",),
    "activate(sel(1, prepared yours other))": ("SpellActivated",),
    "add_mana(cost_of(sel(1, prepared yours other)))": ("ManaGathered",),
    "prepare(sel(1, spell in_hand yours), free)": ("SpellPrepared",),
    "lose_mage_noir(opp)": ("StatusLost",),
    "revert(sel(1, spell component yours))": ("SpellReverted",),
}
AROUND: Final = (
    "may({})",
    "repeat(2, {})",
    "if(not(mn), {})",
    "if(mn, gain(you, 1), {})",
    "choose(1, you, {}, gain(you, 1))",
    "to(lose(you, 1), {})",
    "must(lose(you, 1), {})",
    "to({}, gain(you, 1))",
    "must({}, gain(you, 1))",
    "unless({}, gain(you, 1))",
    "alt(gain(you, 1), not(mn), {})",
    "by_each(players, {})",
    "gain(you, 1) then {}",
    "gain(you, 1) + {}",
)
MOMENTS: Final[tuple[tuple[str, str], ...]] = (
    (SPELL, "{}"),
    (SPELL, "next(turn_end(anyone), this_turn, {})"),
    (SPELL, "next(turn_end(you), this_turn, {})"),
    (SPELL, "next(turn_end(opp), until_your_turn, {})"),
    (SPELL, "next(turn_end(opp), forever, {})"),
    (SPELL, "next(prepared(spell yours), this_turn, {})"),
    (SPELL, "lasting(this_turn, on turn_end(you) => {})"),
    (SPELL, "lasting(until_your_turn, on turn_start(opp) => {})"),
    (SPELL, "lasting(forever, on drawn(opp) => {})"),
    (SPELL, "lasting(forever, on turn_start(you) => {})"),
    (SPELL, "lasting(forever, on prepared(spell yours) => {})"),
    (PERMANENT, "on enters(self) => {}"),
    (PERMANENT, "on prepared(self) => {}"),
    (ON_BOARD, "on turn_start(you) => {}"),
    (ON_BOARD, "on turn_start(opp) => {}"),
    (ON_BOARD, "on turn_end(you) => {}"),
    (ON_BOARD, "on turn_end(opp) => {}"),
    (ON_BOARD, "on turn_end(anyone) => {}"),
    (ON_BOARD, "on drawn(opp) => {}"),
    (ON_BOARD, "on prepared(spell yours) => {}"),
    (ON_BOARD, "act main => {}"),
    (ON_BOARD, "act main once, lose(you, 1) => {}"),
    (ON_BOARD, "act main once, {} => gain(you, 1)"),
    (ON_BOARD, "act any_time, pay(1 water) => {}"),
    (ON_BOARD, "asap more_than(hp(opp), 1) => {}"),
)


class MageNoirDeeds(Deeds):
    effects = EFFECTS
    instead = ("gain(you, 2)", "shuffle(you)")
    around = AROUND
    moments = MOMENTS

    def __init__(self, workshop: MageNoirWorkshop) -> None:
        super().__init__()
        self.workshop = workshop

    def read(self, kind: str, line: str) -> None:
        self.workshop.read([source_of(kind, line), silent_permanent()], alone=True)

    def position(self, kind: str) -> Position:
        """Your main phase, with something of everything on both sides."""
        placement = Placement()
        placement.turn = TURN
        placement.left = [4] * 6
        placement.right = [4] * 6
        for seat in placement.seats:
            furnish(seat)
        placement.seats[1].mage_noir = 1
        placed = PlacedCard(CARD)
        if kind != PERMANENT:
            placed.x = PAID
        placement.seats[0].zones[ZONE[kind]].append(placed)
        return place(self.workshop.pool, placement)

    def is_over(self, position: Position) -> bool:
        assert isinstance(position, Game)
        return position.turn >= TURN + TURNS

    def answer(self, position: Position, forms: list[str], used: set[str]) -> str:
        if position.question.id != "main":
            return next((form for form in ("yes", f"x {PAID}") if form in forms), forms[0])
        wanted = [form for verb in (*DONE_BY.values(), ANOTHER) for form in forms if form.startswith(verb) and form not in used]
        return wanted[0] if wanted else "end turn"


def source_of(kind: str, line: str) -> CardSource:
    source = CardSource(CARD, "invented.yaml", 1)
    fields = {"name.en": "Rock Tree", "element": "fire", "cost": "X fire", "type": "spell" if kind == SPELL else "permanent"}
    source.fields = {name: Field(text, 2 + i) for i, (name, text) in enumerate(fields.items())}
    source.effect = [Field(line, 10)]
    return source


def silent_permanent() -> CardSource:
    source = CardSource(BESIDE, "invented.yaml", 1)
    fields = {"name.en": "Rock Drop", "element": "fire", "type": "permanent", "hp": "9"}
    source.fields = {name: Field(text, 2 + i) for i, (name, text) in enumerate(fields.items())}
    return source


def furnish(seat: PlacedSeat) -> None:
    seat.life = 200
    seat.reserve = [6] * 6
    seat.zones = {
        DECK: [PlacedCard("seed") for _ in range(40)],
        HAND: [PlacedCard("fire-ball"), PlacedCard("seed"), PlacedCard("flame")],
        DISCARD: [PlacedCard("breath"), PlacedCard("fire-ball"), PlacedCard("droplet")],
        EXILE: [PlacedCard("rock")],
        PREPARED: [PlacedCard("fire-ball")],
        CHANNELED: [PlacedCard("flame"), PlacedCard("breath"), PlacedCard("flame"), PlacedCard("flame")],
        PERMANENTS: [PlacedCard(BESIDE), PlacedCard(BESIDE)],
        ANIMALS: [PlacedCard("worker-bee")],
    }
    for zone in (PREPARED, CHANNELED, PERMANENTS):
        for card in seat.zones[zone]:
            card.mana = [2] * 6
