"""A choice of Anima carried out frame by frame in a copy: whose text, or which part of the rules, each event came of, and the
number before and after it."""

from collections.abc import Sequence
from typing import Final

from grimoire.anima.areas import level_of
from grimoire.anima.combat_and_speed import character_combat, combat_of, current_fight, foe_combat, speed_of, strength_of
from grimoire.anima.facts.areas import LevelChanged
from grimoire.anima.facts.combat import FoeCombatSet
from grimoire.anima.facts.missions import MissionMarked, TimerChanged
from grimoire.anima.facts.parties import BonusGained, CharacterChanged, SteelGiven
from grimoire.anima.game import Game
from grimoire.anima.hands import hand_limit
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.parties import party
from grimoire.anima.procedure_numbers import (
    ARRIVE,
    CHECK,
    COMBAT_CARDS,
    CRISIS,
    FIGHT,
    HAND_LIMIT,
    PICK_UP,
    REMOVE_AREA,
    SEEK,
    SETUP_GAME,
    SPRING_TRAPS,
    TRADE,
    TURN,
)
from grimoire.anima.zones import AREAS, OPEN
from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame
from grimoire.seat.carrying_out import Begun, Watching, carried_out
from grimoire.seat.tracing import Trace

# Parts of the rules that do something by themselves, or by which players do something without a card.
WAYS: Final = {
    SETUP_GAME: "setup",
    TURN: "turn",
    FIGHT: "combat",
    CHECK: "check",
    HAND_LIMIT: "hand-limit",
    PICK_UP: "picked-up",
    SEEK: "horizons",
    REMOVE_AREA: "too-many-areas",
    SPRING_TRAPS: "traps",
    TRADE: "trade",
    CRISIS: "crisis",
}
COUNTING: Final = (COMBAT_CARDS, TURN)  # procedures that change numbers themselves
CHANGING: Final = (BonusGained, CharacterChanged, LevelChanged, FoeCombatSet, MissionMarked, SteelGiven, TimerChanged)


def traced(g: Game, form: str, waiting: Sequence[Trace]) -> tuple[list[Trace], list[Trace]]:
    """As `carried_out` says it, of a choice of Anima."""
    return carried_out(g, form, waiting, Watch())


class Watch(Watching[Game, "Game | None"]):
    def before(self, g: Game, top: Frame) -> Game | None:
        """The position, where a number may change."""
        return g.clone() if top.node.home >= 0 or top.node.number in COUNTING else None

    def cause(self, g: Game, top: Frame, below: Sequence[Frame], begun: Begun) -> Trace:
        for frame in (top, *reversed(below)):
            s, node = frame.scope, frame.node
            if node.home >= 0:
                return Trace(card=g.definitions[s.home].id, seat=s.seat)
            if node.number == ARRIVE:  # the Area is where a Party goes, and nothing that sends it there
                return Trace(seat=s.seat)
            if s.card >= 0:
                # A card that somebody may not know yet, a Trap that is being laid, is named to nobody.
                return Trace(card=g.card_id(s.card) if g.known[s.card] == OPEN else "", seat=s.seat)
            if node.number in WAYS and node.number != TURN:
                return Trace(way=WAYS[node.number], seat=s.seat)
            if (cause := begun.of(frame)).card:
                return cause
        return Trace(way=WAYS[TURN]) if top.node.number == TURN else Trace(seat=top.scope.seat)

    def counted(self, g: Game, cause: Trace, told: Sequence[Event], before: Game | None, top: Frame) -> list[Trace]:
        if before is None:
            return [cause] * len(told)
        found: list[Trace] = []
        for i, event in enumerate(told):
            was = number_of(before, event) if isinstance(event, CHANGING) else None
            now = number_of(g, event) if was is not None else None
            again = any(same_number(event, other) for j, other in enumerate(told) if j != i)
            known = was is not None and now is not None and not again
            found.append(Trace(cause.card, cause.way, cause.seat, was, now) if known else cause)
        return found


def same_number(event: Event, other: Event) -> bool:
    """Whether two events of one frame may be about the same number: then none of them is said to have made it what it is."""
    return event.kind == other.kind and (event.card, getattr(event, "player", -1)) == (other.card, getattr(other, "player", -1))


def number_of(g: Game, event: Event) -> int | None:
    """What the number an event changes is in this position; None where it cannot be said."""
    if isinstance(event, BonusGained):
        return number_of_party(g, event.skill, event.player)
    if isinstance(event, TimerChanged):
        return g.timer
    if isinstance(event, FoeCombatSet):
        return foe_combat(g, g.fights[-1]) if g.fights else None
    if isinstance(event, LevelChanged):
        return next((level_of(g, area) for area in g.zones[AREAS] if g.card_id(area) == event.area), None)
    if isinstance(event, CharacterChanged | SteelGiven):
        owner = event.owner if isinstance(event, CharacterChanged) else event.seat
        cards = [card for card in party(g, owner) if g.card_id(card) == event.card]
        return max(0, character_combat(g, cards[0], current_fight(g, owner))) if len(cards) == 1 else None
    cards = [card for zone in g.zones for card in zone if g.card_id(card) == event.card]
    return marks_of(g, cards[0]) if len(cards) == 1 else None


def number_of_party(g: Game, skill: str, seat: int) -> int | None:
    if seat < 0:
        return foe_combat(g, g.fights[-1]) if g.fights and skill == "combat" and g.fights[-1].rival < 0 else None
    if skill == "combat":
        return combat_of(g, seat)
    if skill == "speed":
        return speed_of(g, seat)
    if skill == "combat-rolls":
        return strength_of(g, seat)
    return hand_limit(g, seat) if skill == "hand-limit" else None
