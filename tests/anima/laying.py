"""Positions of Anima for tests, in few words."""

from grimoire.anima import all_procedures  # noqa: F401  (makes the procedures of the rules known)
from grimoire.anima.described_position import PlacedArea, PlacedCard, PlacedSeat, Placement
from grimoire.anima.game import Game
from grimoire.anima.optional_rules import PLAIN, Options
from grimoire.anima.position_from_description import place
from grimoire.library.anima.cards import shipped_pool

POOL = shipped_pool()


def seat(
    party: str,
    hand: str = "",
    area: str = "",
    missions: str = "",
    completed: str = "",
    faction: str = "",
    out: bool = False,
) -> PlacedSeat:
    placed = PlacedSeat()
    placed.party = cards(party)
    placed.hand = cards(hand)
    placed.missions = cards(missions)
    placed.completed = cards(completed)
    placed.faction = PlacedCard(faction) if faction else None
    placed.area = area
    placed.out = out
    return placed


def cards(names: str) -> list[PlacedCard]:
    """`samurai priestess:spun:steel`."""
    found: list[PlacedCard] = []
    for name in names.split():
        id, *facts = name.split(":")
        card = PlacedCard(id)
        for fact in facts:
            assert hasattr(card, fact), fact
            setattr(card, fact, True)
        found.append(card)
    return found


def areas(names: str) -> list[PlacedArea]:
    """`maisen deimos=thornhound`: an Area, and the Preliminary Encounter before it."""
    found: list[PlacedArea] = []
    for name in names.split():
        id, _, encounter = name.partition("=")
        area = PlacedArea(id)
        if encounter:
            area.encounter = cards(encounter)[0]
        found.append(area)
    return found


def trapped(area: PlacedArea, trap: str, layer: int) -> PlacedArea:
    card = PlacedCard(trap)
    card.seat = layer
    area.traps.append(card)
    return area


def laid(
    moment: str,
    active: int,
    seats: list[PlacedSeat],
    in_play: str | list[PlacedArea] = "",
    dice: list[int] | None = None,
    options: Options = PLAIN,
    order: list[int] | None = None,
    final: str = "",
    timer: int = 0,
    **piles: str,
) -> Game:
    """A position at its first decision; piles like `encounter_deck="thornhound inn"`, the top card first."""
    placement = Placement()
    placement.moment = moment
    placement.active = active
    placement.seats = seats
    placement.areas = areas(in_play) if isinstance(in_play, str) else in_play
    placement.dice = dice or []
    placement.options = options
    placement.order = order or []
    placement.turn = 3
    placement.final = final
    placement.timer = timer
    placement.piles = {name.replace("_", "-"): cards(names) for name, names in piles.items()}
    g = place(POOL, placement)
    g.advance()
    return g


def play(g: Game, *forms: str) -> list[str]:
    """Choose these forms one after the other; all kinds of events that happened."""
    kinds: list[str] = []
    for form in forms:
        g.choose_form(form)
        kinds.extend([event.kind for event in g.events])
    return kinds


def pass_all(g: Game) -> list[str]:
    """Let everybody pass on interruptions and Combat cards until something else is asked."""
    kinds: list[str] = []
    while g.question.id in ("interrupt", "combat-cards"):
        g.choose_form("pass")
        kinds.extend([event.kind for event in g.events])
    return kinds


def forms(g: Game) -> list[str]:
    return [option.form for option in g.options]


def names(g: Game, cards: list[int]) -> list[str]:
    return [g.definition(card).id for card in cards]
