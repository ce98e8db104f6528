"""What invented cards of Anima can do, and when."""

from typing import Final

from grimoire.anima.described_position import PlacedArea, PlacedCard, PlacedSeat, Placement
from grimoire.anima.game import Game
from grimoire.anima.position_from_description import place
from grimoire.kernel.position import Position
from grimoire.lab.anima.workshop import AnimaWorkshop
from grimoire.lab.inventing.deeds import CARD, Deeds
from grimoire.language.source import CardSource, Field

AREA: Final = "invented-1"
FACES: Final = "explore.1-6"
FACTS: Final[dict[str, dict[str, str]]] = {
    "plot": {},
    "character": {"combat": "1", "speed": "1", "gender": "male"},
    "faction": {},
    "area": {"level": "1", "trade": "no"},
    "event": {"level": "1", "good": "no"},
    "incident": {},
}
TURN: Final = 2


class AnimaDeeds(Deeds):
    """Three Parties in one Area."""

    instead = ("timer(-2)", "speed(2, us, lasting)")
    effects = {
        "combat(2, us, turn)": ("BonusGained",),
        "combat(2, one_of(us), turn)": ("CharacterChanged",),
        "combat_rolls(1, each, next_turn)": ("BonusGained",),
        "speed(2, us, lasting)": ("BonusGained",),
        "speed(2, rival, lasting)": ("BonusGained",),
        "level(1, here, turn)": ("LevelChanged",),
        "hand_limit(1, us, lasting)": ("BonusGained",),
        "draw(1)": ("AdvantageDrawn",),
        "draw(1, each)": ("AdvantageDrawn",),
        "discard(1, us)": ("CardDiscarded",),
        "discard(1, rival, random)": ("CardDiscarded",),
        "steal(1, rival)": ("AdvantageTaken",),
        "exchange(1, rival)": ("AdvantageTaken",),
        "retrieve(1)": ("AdvantageRetrieved",),
        "recruit(deck)": ("CharacterJoined",),
        "recruit(discards)": ("CharacterJoined",),
        "steal_character(rival)": ("CharacterTaken",),
        "kill(your_pick(rival))": ("CharacterDied",),
        "incapacitate(your_pick(rival))": ("CharacterIncapacitated",),
        "lose_turn(rival)": ("PartyExpelled",),
        "drop_faction(rival)": ("CardDiscarded",),
        "steel(one_of(us))": ("SteelGiven",),
        "timer(-2)": ("TimerChanged",),
        "peek(encounters, 2)": ("CardSeen",),
        "fight(1)": ("CombatBegan",),
        "encounter(1)": ("EncounterRevealed",),
    }
    around = (
        "if(has_faction(us), {})",
        "if(not(final_due), {})",
        "if(final_due, draw(1), {})",
        "choose({}, nothing)",
        "to(discard(1, us), {})",
        "to({}, discard(1, us))",
        "by_each(us, {})",
        "once_a_game({})",
        "{} then draw(1)",
        "draw(1) then {}",
        "check(1, passed({}))",
        "on_die(6, low({}))",
    )
    moments = (
        ("plot", "act reset => {}"),
        ("plot", "act movement => {}"),
        ("plot", "act interaction => {}"),
        ("plot", "act exploration => {}"),
        ("plot", "act exploration, discard(1, us) => {}"),
        ("character", "act reset, spin => {}"),
        ("character", "act exploration => {}"),
        ("faction", "act interaction => {}"),
        ("area", "{}"),
        ("event", "on meet => {}"),
        ("incident", "{}"),
    )

    def __init__(self, workshop: AnimaWorkshop) -> None:
        super().__init__()
        self.workshop = workshop

    def read(self, kind: str, line: str) -> None:
        source = CardSource(CARD, "invented.yaml", 1)
        fields = {"name.en": "Invented", "type": kind, **FACTS[kind]}
        if kind == "area":
            fields[FACES] = line
        else:
            source.effect = [Field(line, 20)]
        source.fields = {name: Field(text, 2 + i) for i, (name, text) in enumerate(fields.items())}
        self.workshop.read([source, plain_area()])

    def position(self, kind: str) -> Position:
        placement = Placement()
        placement.turn = TURN
        placement.timer = 8
        placement.fought = [(0, 1)]  # opposed Factions have had their Combat: nobody is out before the card is used
        placement.final = "what-waits-beneath"
        placement.areas = [PlacedArea(CARD if kind == "area" else AREA), PlacedArea("hollow-ferry")]
        placement.seats = [PlacedSeat() for _ in HANDS]
        for i, seat in enumerate(placement.seats):
            seat.hand = [PlacedCard(id) for id in HANDS[i]]
            seat.party = [PlacedCard(id) for id in PARTIES[i]]
            seat.faction = PlacedCard(FACTIONS[i]) if FACTIONS[i] else None
            seat.area = placement.areas[0].id
        placement.piles["advantage-discard"] = [PlacedCard("light-fingers")]
        placement.piles["character-discard"] = [PlacedCard("agent")]
        mine = placement.seats[0]
        if kind in ("plot", "incident"):
            mine.hand.append(PlacedCard(CARD))
        elif kind == "character":
            mine.party[1:] = [PlacedCard(CARD)]  # a full Party could not recruit
        elif kind == "faction":
            mine.faction = PlacedCard(CARD)
        elif kind == "event":
            placement.piles["encounter-deck"] = [PlacedCard(CARD)]
        return place(self.workshop.pool, placement)

    def is_over(self, position: Position) -> bool:
        assert isinstance(position, Game)
        return position.turn > TURN

    def answer(self, position: Position, forms: list[str], used: set[str]) -> str:
        for wanted in (f"play {CARD}", f"use {CARD}", "explore"):
            if wanted in forms and wanted not in used:
                return wanted
        return next((form for form in ("yes", "stay", "end", "pass") if form in forms), forms[0])


def plain_area() -> CardSource:
    """Where whoever explores meets an Encounter."""
    source = CardSource(AREA, "invented.yaml", 1)
    fields = {"name.en": "Invented Area", "type": "area", **FACTS["area"], FACES: "encounter(1)"}
    source.fields = {name: Field(text, 2 + i) for i, (name, text) in enumerate(fields.items())}
    return source


HANDS: Final = (("ember-script", "ward-of-salt"), ("unweave", "breath-returned"), ("step-between", "root-and-stone"))
PARTIES: Final = (("witch", "executor"), ("seer", "samurai"), ("gravedigger", "priestess"))
FACTIONS: Final = ("abel", "lances-of-no-lord", "")
