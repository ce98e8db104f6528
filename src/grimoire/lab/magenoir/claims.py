"""What lines of Mage Noir claim: on a table with a little of everything, played for a few turns."""

from typing import Final

from grimoire.kernel.position import Position
from grimoire.lab.inventing.claims import Claim, Claims
from grimoire.lab.inventing.deeds import CARD
from grimoire.lab.magenoir.claimed import CLAIMED, NOTHING
from grimoire.lab.magenoir.workshop import MageNoirWorkshop
from grimoire.language.source import CardSource, Field
from grimoire.magenoir.game import Game
from grimoire.magenoir.position_from_description import PlacedCard, PlacedSeat, Placement, place
from grimoire.magenoir.zones import ANIMALS, CHANNELED, DECK, DISCARD, EQUIPMENT, EXILE, HAND, PERMANENTS, PREPARED

HELPER: Final = "invented-1"  # a Permanent beside the card, which says what a claim wants
SPELL: Final = "invented-2"  # a spell in hand, prepared and in the discard pile
PLAIN: Final = "invented-3"  # a Permanent of the other player that says nothing
TURN: Final = 5
TURNS: Final = 3  # of which the first is begun: yours, theirs, yours
ZONES: Final = {
    "permanent": PERMANENTS,
    "equipment": EQUIPMENT,
    "spell": PREPARED,
    "prepared": PREPARED,
    "channeled": CHANNELED,
    "discard": DISCARD,
    "exile": EXILE,
    "hand": HAND,
    "spell in hand": HAND,
    "left in hand": HAND,
}
SPELLS: Final = ("spell", "prepared", "channeled", "discard", "exile", "spell in hand", "left in hand")
FIRST: Final[dict[str, tuple[str, ...]]] = {
    "spell": (f"activate {CARD}",),
    "hand": (f"prepare {CARD}",),
    "spell in hand": (f"prepare {CARD}",),
}


class MageNoirClaims(Claims):
    claims = CLAIMED
    nothing = NOTHING
    everywhere = (
        ("permanent", "always {}"),
        ("permanent", "always {} if more_than(hp(you), 1)"),
        ("permanent", "always {} @in_play"),
        ("equipment", "always {}"),
        ("prepared", "always {} @prepared"),
        ("prepared", "always {} @in_play"),
        ("channeled", "always {} @channeled"),
        ("spell", "lasting(forever, always {})"),
        ("spell", "lasting(until_your_turn, always {})"),
        ("permanent", "on turn_start(you) => lasting(forever, always {})"),
    )
    for_a_turn = (
        ("spell", "lasting(this_turn, always {})"),
        ("permanent", "on turn_start(you) => lasting(this_turn, always {})"),
    )

    def __init__(self, workshop: MageNoirWorkshop) -> None:
        super().__init__()
        self.workshop = workshop

    def places(self, claim: Claim) -> list[tuple[str, str]]:
        """What begins a turn comes too late for a play that begins after it, and a spell for what comes before it."""
        places = super().places(claim)
        if claim.facts.get("early"):
            places = [(where, line) for where, line in places if where != "spell"]
        return (
            places if claim.facts.get("moment", "start") == "start" else [one for one in places if "turn_start" not in one[1]]
        )

    def empty(self, claim: Claim, line: str) -> str:
        return NOTHING if claim.where else line.replace(claim.line, NOTHING.removeprefix("always "))

    def read(self, claim: Claim, where: str, line: str) -> None:
        facts = claim.facts
        kind = "spell" if where in SPELLS else "equipment" if where == "equipment" else "permanent"
        card = {"name.en": "Rock Tree", "element": "fire", "type": facts.get("type", kind), "cost": facts.get("cost", "")}
        if kind == "equipment":
            card["slot"] = facts.get("slot", "ring")
        card["needs"] = facts.get("needs", "")
        card["hp"] = facts.get("hp", "")
        helper = {"name.en": "Rock Drop", "element": "fire", "type": "permanent", "hp": facts.get("helper_hp", "9")}
        spell_type = facts.get("spell_type", "spell")
        spell = {"name.en": "Time Spark", "element": "fire", "type": spell_type, "cost": facts.get("spell_cost", "2 fire")}
        spell["needs"] = facts.get("spell_needs", "")
        spell["hp"] = facts.get("spell_hp", "")
        spell["slot"] = "ring" if spell_type == "equipment" else ""
        plain = {"name.en": "Stone Drop", "element": "water", "type": "permanent", "hp": facts.get("plain_hp", "9")}
        sources = [
            source_of(CARD, card, line),
            source_of(HELPER, helper, claim.beside),
            source_of(SPELL, spell, facts.get("spell", "damage(2, opp)" if spell_type == "spell" else "")),
            source_of(PLAIN, plain, facts.get("plain", "")),
        ]
        self.workshop.read(sources, alone=True)

    def position(self, claim: Claim, where: str) -> Position:
        placement = Placement()
        placement.turn = TURN
        placement.moment = claim.facts.get("moment", "start")
        placement.left = [4] * 6
        placement.right = [int(claim.facts.get("right", "4"))] * 6
        for i, seat in enumerate(placement.seats):
            furnish(seat, PLAIN if i else HELPER)
        mine, theirs = placement.seats
        theirs.mage_noir = 0 if "plain_mn" in claim.facts else 1
        if "spell_type" in claim.facts or "bare" in claim.facts:
            mine.zones[PREPARED] = theirs.zones[PREPARED] = []
        if "reserve" in claim.facts:
            mine.reserve = [int(part) for part in claim.facts["reserve"].split()]
        mine.zones[ZONES[where]] = [PlacedCard(CARD), *mine.zones[ZONES[where]]]
        mine.zones[ZONES[where]][0].mana = [1 if ZONES[where] in (PERMANENTS, PREPARED, CHANNELED) else 0] * 6
        if "two" in claim.facts:
            mine.zones[HAND].append(PlacedCard(CARD))
        return place(self.workshop.pool, placement)

    def is_over(self, position: Position, claim: Claim) -> bool:
        assert isinstance(position, Game)
        return position.turn >= TURN + int(claim.facts.get("turns", "1"))

    def idle(self, position: Position, forms: list[str]) -> str:
        return next((form for form in ("pass", "end turn", "no", "done", "keep", "none") if form in forms), forms[0])

    def first(self, where: str) -> tuple[str, ...]:
        return FIRST.get(where, ())


def source_of(id: str, facts: dict[str, str], line: str) -> CardSource:
    source = CardSource(id, "invented.yaml", 1)
    source.fields = {name: Field(text, 2 + i) for i, (name, text) in enumerate(facts.items()) if text}
    source.effect = [Field(part, 20 + i) for i, part in enumerate(line.split("; ")) if part]
    return source


def furnish(seat: PlacedSeat, permanent: str) -> None:
    seat.life = 100
    seat.reserve = [6] * 6
    seat.zones = {
        DECK: [PlacedCard("seed") for _ in range(30)],
        HAND: [PlacedCard(SPELL), PlacedCard("droplet")],
        DISCARD: [PlacedCard(SPELL), PlacedCard("breath")],
        EXILE: [PlacedCard("rock")],
        PREPARED: [PlacedCard(SPELL)],
        CHANNELED: [PlacedCard("flame"), PlacedCard("breath")],
        PERMANENTS: [PlacedCard(permanent)],
        EQUIPMENT: [],
        ANIMALS: [PlacedCard("worker-bee")],
    }
    for zone in (PREPARED, CHANNELED, PERMANENTS):
        for card in seat.zones[zone]:
            card.mana = [1] * 6
