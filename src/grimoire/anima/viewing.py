"""What a seat may know: the only place where hidden information is removed."""

from typing import Final

from grimoire.anima.areas import guard_of, level_of, trades_here
from grimoire.anima.bonuses import AMOUNT, BONUS_NAMES, CARD, ROW, SEAT, SOURCE, WHAT, span_of
from grimoire.anima.combat_and_speed import combat_of, foe_combat, speed_of, strength_of
from grimoire.anima.combat_state import FIRST, UNDECIDED
from grimoire.anima.dice import PURPOSES, dice_of, purpose_of, side_of, total_of
from grimoire.anima.hands import hand_limit
from grimoire.anima.mission_effects import COUNT_BITS, marks_of
from grimoire.anima.procedure_numbers import ROLL
from grimoire.anima.procedures import is_running
from grimoire.anima.state import DOWN, SPUN, STEEL, UP, State
from grimoire.anima.view import UNKNOWN, AreaView, BonusView, CardView, FightView, PlayerView, View
from grimoire.anima.zones import (
    AREAS,
    COMPLETED,
    DEALT,
    FACTION,
    GUARDS,
    HAND,
    INCIDENTS,
    MISSIONS,
    OPEN,
    ORGANIZATION,
    OWN,
    PARTY,
    SHARED,
    SHARED_PLACES,
    TRAPS,
    WATCHER,
)
from grimoire.kernel.frame import Frame

FACE_DOWN: Final = UNKNOWN
PILES: Final = frozenset(zone for zone in range(SHARED) if zone not in (AREAS, GUARDS, TRAPS))
STATES: Final = 2 * UP  # UP is the highest bit of a state


def view_of(g: State, seat: int, shown: frozenset[int] = PILES) -> View:
    """`shown`: of the piles only these are laid open, for whoever asks for no others."""
    bit = WATCHER if seat < 0 else 1 << seat
    piles = {
        SHARED_PLACES[zone]: [card_view(g, card, bit) for card in g.zones[zone]]
        for zone in range(SHARED)
        if g.zones[zone] and zone in shown
    }
    return View(
        seat,
        g.turn,
        g.phase_name(),
        g.order[:],
        [player_view(g, player, seat, bit) for player in range(g.seats)],
        [area_view(g, area, bit) for area in g.zones[AREAS]],
        piles,
        g.timer,
        g.due != 0,
        g.sought != 0,
        fight_view(g),
        roll_view(g),
        roll_purpose(g),
        bonus_views(g),
        g.asked,
        g.question.id,
        g.over,
        g.winner,
    )


def player_view(g: State, player: int, seat: int, bit: int) -> PlayerView:
    zones = [[card_view(g, card, bit) for card in g.own(player, zone)] for zone in range(OWN)]
    if player != seat:
        zones[HAND] = shown_first(zones[HAND], bit | 1 << player)
    place, left = g.place[player], g.left[player]
    return PlayerView(
        zones[HAND],
        zones[PARTY],
        zones[MISSIONS],
        zones[COMPLETED],
        zones[FACTION],
        zones[ORGANIZATION],
        zones[DEALT],
        g.definition(place).id if place >= 0 else "",
        g.definition(left).id if left >= 0 else "",
        g.leaving[player] != 0,
        g.out[player] != 0,
        g.gone[player] != 0,
        combat_of(g, player),
        speed_of(g, player),
        hand_limit(g, player),
        trades_here(g, player),
        g.final_steps[player],
    )


def shown_first(hand: list[CardView], two: int) -> list[CardView]:
    """Somebody else's hand: the cards one knows, then the others. Its order would tell when a card was drawn, and who
    else knows a card would tell through whose hands it went."""
    shown = [card if card.known == OPEN else CardView(card.card, known=two) for card in hand if card.card]
    return sorted(shown, key=by_name) + [card for card in hand if not card.card]


def by_name(card: CardView) -> tuple[str, int]:
    return card.card, card.known


def area_view(g: State, area: int, bit: int) -> AreaView:
    guard = guard_of(g, area)
    traps = [trap_view(g, card, bit) for card in g.zones[TRAPS] if g.at[card] == area]
    return AreaView(g.definition(area).id, level_of(g, area), card_view(g, guard, bit) if guard >= 0 else None, traps)


def trap_view(g: State, card: int, bit: int) -> CardView:
    """Everybody saw who laid it."""
    known = g.known[card]
    return CardView(g.definition(card).id if known & bit else "", player=g.marks[card], known=known if known & bit else 0)


def card_view(g: State, card: int, bit: int) -> CardView:
    known = g.known[card]
    if not known & bit:
        return FACE_DOWN
    definition = g.definitions[g.printed[card]]
    id = definition.id
    state = g.state[card]
    marks = g.marks[card]
    zone = g.zone[card]
    if zone == INCIDENTS:
        return CardView(id, player=marks, known=known)
    if not marks:
        face: CardView | None = definition.faces.get(known * STATES + state)
        if face is None:
            face = CardView(id, state & SPUN != 0, state & DOWN != 0, state & STEEL != 0, state & UP != 0, known=known)
            definition.faces[known * STATES + state] = face
        return face
    return CardView(
        id,
        state & SPUN != 0,
        state & DOWN != 0,
        state & STEEL != 0,
        state & UP != 0,
        0 if zone < SHARED else marks_of(g, card),
        [level for level in (1, 2, 3) if zone >= SHARED and marks & 1 << COUNT_BITS + level],
        -1,
        known,
    )


def fight_view(g: State) -> FightView | None:
    if not g.fights:
        return None
    fight = g.fights[-1]
    foe = strength_of(g, fight.rival) if fight.rival >= 0 else foe_combat(g, fight)
    return FightView(
        fight.seat,
        fight.rival,
        g.definition(fight.card).id if fight.card >= 0 else "",
        strength_of(g, fight.seat),
        foe,
        fight.kinds,
        [fight.best[FIRST], fight.best[1 - FIRST]],
        fight.margin,
        fight.forbidden,
        [g.definition(card).id for card in fight.cards_used()],
        fight.result != UNDECIDED,
    )


def roll_view(g: State) -> list[list[int]]:
    roll = last_roll(g)
    return [] if roll is None else [[side_of(roll, die), total_of(roll, die)] for die in range(dice_of(roll))]


def roll_purpose(g: State) -> str:
    roll = last_roll(g)
    return "" if roll is None else PURPOSES[purpose_of(roll)]


def last_roll(g: State) -> Frame | None:
    """The dice that lie on the table; None if there are none."""
    for frame in reversed(g.stack):
        if is_running(frame, ROLL):
            return frame
    return None


def bonus_views(g: State) -> list[BonusView]:
    rows = g.bonuses
    return [
        BonusView(
            BONUS_NAMES[rows[i + WHAT]],
            rows[i + AMOUNT],
            rows[i + SEAT],
            g.definition(rows[i + CARD]).id if rows[i + CARD] >= 0 else "",
            span_of(g, rows, i),
            g.definitions[rows[i + SOURCE]].id if rows[i + SOURCE] >= 0 else "",
        )
        for i in range(0, len(rows), ROW)
    ]
