"""What lines of Anima claim: at a table of plain cards without texts, played for a turn or two."""

from typing import Final

from grimoire.anima.described_position import PlacedArea, PlacedCard, PlacedSeat, Placement
from grimoire.anima.game import Game
from grimoire.anima.position_from_description import place
from grimoire.kernel.position import Position
from grimoire.lab.anima.claimed import CLAIMED, NOTHING
from grimoire.lab.anima.workshop import AnimaWorkshop
from grimoire.lab.inventing.claims import Claim, Claims
from grimoire.lab.inventing.deeds import CARD
from grimoire.language.source import CardSource, Field

HELPER: Final = "invented-1"  # a Character beside the card, which says what a claim wants
FIGHTER: Final = "invented-2"  # everybody else: Combat 4, Speed 3, with all icons
BLADE: Final = "invented-3"  # an Advantage of everybody: +1 in a Combat
FILLER: Final = "invented-4"  # an Advantage nobody uses
HOME: Final = "invented-5"  # the Area where all are; each face of its die is an Encounter
AWAY: Final = "invented-6"  # an Area of Level 2 where nobody is
NEAR: Final = "invented-7"  # on top of the Area deck
FAR: Final = "invented-8"  # under it
BEAST: Final = "invented-9"  # every Encounter: a Creature, Combat 5
HIGH_ONE: Final = "invented-10"  # an Arcane Character
LAST: Final = "invented-11"  # the Final Mission
QUEST: Final = "invented-12"  # a Mission of the first player
BAND: Final = "invented-13"  # the Faction of the second
SNARE: Final = "invented-14"  # a Trap
NOTHING_OF_FOES: Final = "always combat(0, foe)"
TURN: Final = 2
DICE: Final = 60  # as many as are ever rolled, each of them 1 unless a claim says otherwise

PARTY: Final = {"combat": "0", "speed": "0", "gender": "male"}
FACTS: Final[dict[str, dict[str, str]]] = {
    "character": PARTY,
    "arcane": PARTY,
    "event": {"level": "1", "good": "no"},
    "creature": {"level": "1", "combat": "5"},
    "area": {"level": "1", "trade": "no"},
    "objective": {"task": "fight(6)"},
    "resistance": {"steps": "fight(6)"},
    "tally": {"marks": "9"},
    "final": {"task": "fight(6)", "crisis.turns": "8", "crisis.task": "fight(6)"},
}
MISSIONS: Final = ("objective", "resistance", "tally")
IN_HAND: Final = ("plot", "magic", "ki", "trickery", "incident")
LINES: Final = ("task", "steps", "reward", "explore", "ex")  # fields that say what a card does, as a line of it does elsewhere


class AnimaClaims(Claims):
    """Three Parties, of which the first is asked about."""

    claims = CLAIMED
    numbers = ("total", "against", "turns", "face", "markers", "dice")
    nothing = NOTHING
    everywhere = (
        ("character", "always {}"),
        ("arcane", "always {}"),
        ("faction", "always {}"),
        ("organization", "always {}"),
        ("faction", "always {} if not(final_in_play)"),
        ("incident laid", "always {}"),
    )
    for_a_turn = (("incident", "always {}"),)

    def __init__(self, workshop: AnimaWorkshop) -> None:
        super().__init__()
        self.workshop = workshop

    def empty(self, claim: Claim, line: str) -> str:
        """What is used or heard comes about all the same, and does nothing."""
        if not claim.where:
            return line.replace(claim.line, NOTHING.removeprefix("always "))
        lead, arrow, _ = line.rpartition(" => ")
        plain = NOTHING_OF_FOES if claim.where in (*MISSIONS, "final") else NOTHING
        return claim.facts.get("instead", f"{lead} => nothing" if arrow else plain)

    def read(self, claim: Claim, where: str, line: str) -> None:
        facts = claim.facts
        kind, _, part = where.partition(" ")
        card = {"type": kind, **FACTS.get(kind, {}), **own(facts, "card_")}
        if part in LINES:
            name = {"explore": "explore.1-6", "ex": "ex.gift.effect"}.get(part, part)
            card[name] = line
            line = facts.get("also", "")
        if kind == "area":
            card.setdefault("explore.1-6", "encounter(1)")
            card.setdefault("rewards", "advantage recruit")
            card["missions"] = QUEST if "quest" in facts else ""
            card["ex.gift.name.en"] = "Gift" if part == "ex" else ""
        if kind in (*MISSIONS, "final"):
            card["where"] = HOME
        fighter = {"combat": "4", "speed": "3", "gender": "male", "skills": "magic ki trickery", "copies": "9"}
        area = {"type": "area", "level": facts.get("level", "1"), "trade": facts.get("trade", "no")}
        table = {"explore.1-6": facts.get("explore", "encounter(1)"), "rewards": "advantage recruit"}
        beast = {
            "level": facts.get("beast_level", "1"),
            "combat": facts.get("beast", "5"),
            "kinds": facts.get("kinds", "natural"),
        }
        sources = [
            source_of(CARD, card, line),
            source_of(HELPER, {"type": "character", "combat": "2", "speed": "2", "gender": "female"}, claim.beside),
            source_of(FIGHTER, {"type": "character", **fighter}, ""),
            source_of(BLADE, {"type": facts.get("blade", "plot"), "copies": "9"}, "act combat => combat(1, us, fight)"),
            source_of(FILLER, {"type": "plot", "copies": "9"}, "act seek => pick_area"),
            source_of(HOME, {**area, **table}, ""),
            source_of(AWAY, {**area, **table, "level": "2", "trade": "yes"}, ""),
            source_of(NEAR, {**area, **table}, ""),
            source_of(FAR, {**area, **table}, ""),
            source_of(BEAST, {"type": "creature", "copies": "9", **beast}, facts.get("of_beast", "")),
            source_of(HIGH_ONE, {"type": "arcane", "combat": "6", "speed": "3", "gender": "female"}, ""),
            source_of(LAST, {"type": "final", **FACTS["final"], "where": HOME}, ""),
            source_of(QUEST, {"type": "objective", "where": HOME, "task": facts.get("quest", "fight(6)")}, ""),
            source_of(BAND, {"type": "faction"}, facts.get("band", "")),
            source_of(SNARE, {"type": "trap"}, facts.get("snare", "on sprung => timer(-1)")),
        ]
        self.workshop.read(sources, alone=True)

    def position(self, claim: Claim, where: str) -> Position:
        facts = claim.facts
        kind, _, part = where.partition(" ")
        placement = Placement()
        placement.turn = TURN
        placement.moment = facts.get("moment", "start")
        rolled = [int(face) for face in facts.get("dice", "").split()]
        placement.dice = rolled + [1] * (DICE - len(rolled))
        home = CARD if kind == "area" else HOME
        placement.areas = [PlacedArea(home), PlacedArea(AWAY)]
        placement.seats = [PlacedSeat(), PlacedSeat(), PlacedSeat()]
        sizes = [int(number) for number in facts.get("parties", "1 2 1").split()]
        for i, seat in enumerate(placement.seats):
            seat.hand = [PlacedCard(BLADE), PlacedCard(FILLER)] if "hands" not in facts or i else []
            seat.party = [PlacedCard(FIGHTER) for _ in range(sizes[i])]
            seat.area = home
        mine = placement.seats[0]
        mine.party = [PlacedCard(HELPER), *mine.party]
        if "apart" in facts:
            placement.seats[2].area = AWAY
        if "quest_done" in facts:
            mine.completed = [PlacedCard(QUEST)]
        if "rival_done" in facts:
            placement.seats[1].completed = [PlacedCard(QUEST)]
        if "holds" in facts:
            mine.hand = [*mine.hand, PlacedCard(facts["holds"])]
        if "band" in facts:
            placement.seats[1].faction = PlacedCard(BAND)
        if "snare" in facts:
            trap = PlacedCard(SNARE)
            trap.seat = 1
            placement.areas[0].traps = [trap]
        if "quest" in facts:
            mine.missions = [PlacedCard(QUEST)]
        if "guard" in facts:
            placement.areas[1].encounter = PlacedCard(BEAST)
        if "final" in facts:
            placement.final = LAST
            placement.timer = 8
        placement.due = "due" in facts
        placement.order = [int(seat) for seat in facts.get("order", "").split()]
        placement.piles["area-deck"] = [PlacedCard(NEAR), PlacedCard(FAR)]
        placement.piles["advantage-discard"] = [PlacedCard(FILLER)]
        placement.piles["character-discard"] = [PlacedCard(FIGHTER)]
        self.lay_card(placement, kind, part)
        return place(self.workshop.pool, placement)

    def lay_card(self, placement: Placement, kind: str, part: str) -> None:
        mine = placement.seats[0]
        card = PlacedCard(CARD)
        if part == "laid":
            card.seat = 0
            placement.incidents = [card]
        elif kind in IN_HAND:
            mine.hand = [*mine.hand, card]
        elif kind in ("character", "arcane"):
            mine.party = [card, *mine.party]
        elif kind == "faction":
            mine.faction = card
        elif kind == "organization":
            mine.organization = card
        elif kind in MISSIONS:
            card.up = True
            mine.missions = [card]
        elif kind == "final":
            placement.final = "" if part == "hidden" else CARD
            placement.timer = 8
            if part == "hidden":
                placement.piles["final-deck"] = [card]
                mine.completed = [PlacedCard(QUEST)]
        elif kind in ("event", "creature"):
            placement.piles["encounter-deck"] = [card]
        elif kind == "trap":
            card.seat = 0
            placement.areas[0].traps = [card]

    def is_over(self, position: Position, claim: Claim) -> bool:
        assert isinstance(position, Game)
        return position.turn >= TURN + int(claim.facts.get("turns", "1"))

    def idle(self, position: Position, forms: list[str]) -> str:
        return next((form for form in ("pass", "end", "stay", "no", "done") if form in forms), forms[0])

    def first(self, where: str) -> tuple[str, ...]:
        return (f"play {CARD}",) if where in ("plot", "incident") else ()


def own(facts: dict[str, str], lead: str) -> dict[str, str]:
    return {name.removeprefix(lead): text for name, text in facts.items() if name.startswith(lead)}


LISTED: Final = ("skills", "kinds", "rewards", "missions", "where")


def source_of(id: str, facts: dict[str, str], line: str) -> CardSource:
    source = CardSource(id, "invented.yaml", 1)
    source.fields = {"name.en": Field(f"Invented {id.rpartition('-')[2]}", 2)}
    for i, (name, text) in enumerate(facts.items()):
        if name == "steps":
            source.lists[name] = [Field(text, 3 + i)]
        elif name in LISTED:
            source.lists[name] = [Field(part, 3 + i) for part in text.split()]
        elif text:
            source.fields[name] = Field(text, 3 + i)
    source.effect = [Field(part, 20 + i) for i, part in enumerate(line.split("; ")) if part]
    return source
