"""The door every card goes through: where it comes to lie, from where, who knows it, and what that sets off.

Nothing else lays a card down in a game under way, so a move is told once, and with the place the card truly left.
"""

from typing import Final, cast

from grimoire.kernel.conditions import Condition
from grimoire.magenoir.definition import Ability
from grimoire.magenoir.modifiers import CANNOT, Modifier
from grimoire.magenoir.moves import BOTTOM, TOP, change_state, enter, move_log, put_down, rebind, standing_zone, take_out
from grimoire.magenoir.occurrences import CHANNELED_NOW, DISCARDED, LEAVES, PUT, TO_HAND, Pattern, is_forbidden
from grimoire.magenoir.passive_effects import is_working, text_of
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.setting_aside import origin
from grimoire.magenoir.state import TRIGGER, State
from grimoire.magenoir.triggers import happen
from grimoire.magenoir.zones import (
    ANIMAL,
    ANIMALS,
    CHANNELED,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    OPEN,
    PREPARED,
    SPELL,
    TRANSITION,
    is_board,
)

# Places a card can be sent to beside the zones.
DECK_TOP: Final = 20
DECK_BOTTOM: Final = 21
DECK_THIRD: Final = 22
INTO_PLAY: Final = 23
INTO_DECK: Final = 24
DISCARD_BOTTOM: Final = 25
DEPTH: Final = 100  # a place from here on: so deep in the deck
PLACE_NUMBER: Final[dict[str, int]] = {
    "hand": HAND,
    "exile": EXILE,
    "prepared": PREPARED,
    "channeled": CHANNELED,
    "top": DECK_TOP,
    "bottom": DECK_BOTTOM,
    "third": DECK_THIRD,
    "play": INTO_PLAY,
    "into_deck": INTO_DECK,
    "discard_bottom": DISCARD_BOTTOM,
}


class Redirection(Ability):
    """ "Instead of there, here": where a card's own text lets it lie, wherever it comes from. It is the same move."""

    def __init__(self, asked: int, place: int) -> None:
        super().__init__()
        self.asked = asked
        self.place = place
        self.other_place = place  # where this holds
        self.other_if: Condition[State] | None = None


def landing(g: State, card: int, place: int) -> int:
    """Where a card that is sent to a place comes to lie: there, or where its own text says."""
    for ability in text_of(g, card).redirections:
        if isinstance(ability, Redirection) and ability.asked == place:
            other = ability.other_if
            return ability.other_place if other is not None and other.holds(g, g.scope_of(card, TRIGGER)) else ability.place
    return place


def zone_of(place: int) -> int:
    """The zone a place is in."""
    if place == DISCARD_BOTTOM:
        return DISCARD
    return DECK if place >= DEPTH or place in (DECK_TOP, DECK_BOTTOM, DECK_THIRD, INTO_DECK) else place


def is_kept_out(g: State, card: int, place: int) -> bool:
    """Whether a card cannot go there, and so stays where it is (Zeus's thunder, Supergiant star, a channeled Rock wall)."""
    if place == HAND:
        return bool(g.mods[CANNOT]) and is_forbidden(g, TO_HAND, card, g.owner[card], g.zone[card])
    if place == CHANNELED:
        if text_of(g, card).never_channeled:
            return True
        return bool(g.mods[CANNOT]) and is_forbidden(g, CHANNELED_NOW, card, g.owner[card], g.zone[card])
    return place == PREPARED and g.definition(card).type != SPELL  # only what can be activated is prepared (card:typhoon/1)


def is_hand_closed(g: State, seat: int, frm: int) -> bool:
    """Whether nothing at all of a player's comes to hand from there, whatever the card."""
    for active in g.mods[CANNOT]:
        pattern = cast(Pattern, cast(Modifier, active.ability).pattern)
        if pattern.kind == TO_HAND and pattern.subject is None and pattern.matches(g, active.scope, -1, seat, -1, frm, 0):
            if is_working(g, active):
                return True
    return False


def move_card(g: State, ref: int, place: int) -> None:
    """Move a card that need not leave the board for it."""
    card = g.live(ref)
    if card < 0:
        return
    asked = place
    place = landing(g, card, asked)
    if is_kept_out(g, card, place):
        return
    if is_board(g.zone[card]):
        change_state(g, card, place)
        return
    frm = origin(g, card)
    take_out(g, card)
    if place in (INTO_PLAY, PREPARED, CHANNELED):
        rebind(g, ref, ref + CARD_BITS)
    lay(g, card, place, frm, redirected=place != asked)


def lay(g: State, card: int, place: int, frm: int, depth: int = TOP, discarded: bool = True, redirected: bool = False) -> None:
    """Lay a card in transition down at a place, tell it, and let it set off what it sets off.

    `depth` counts from the top of the discard pile; a card that another one makes room for there is not `discarded`; one
    that is `redirected` lies there by its own text, which is told as the rule.
    """
    own = f"card:{g.definition(card).id}" if redirected else ""
    hidden = frm in (DECK, TRANSITION) and g.known[card] != OPEN  # where it goes may bring it out
    if g.definition(card).type == ANIMAL and place in (HAND, DISCARD, DISCARD_BOTTOM):
        if not is_board(frm):  # neither a hand nor a discard pile holds an Animal
            enter(g, card, ANIMALS, frm, "S:drawing-your-animal", hidden)
            return
        if place != HAND:
            place = EXILE  # D7.4
    if place in (PREPARED, CHANNELED, INTO_PLAY):
        enter(g, card, standing_zone(g, card) if place == INTO_PLAY else place, frm, revealed=hidden)
        if place == CHANNELED:
            happen(g, CHANNELED_NOW, card, g.owner[card])
        return
    seat = g.owner[card]
    if place in (DISCARD, DISCARD_BOTTOM):
        put_down(g, card, DISCARD, BOTTOM if place == DISCARD_BOTTOM else depth)
        move_log(g, card, frm, DISCARD, own or ("D10.2" if discarded else "D6.2"), hidden, discarded)
        if discarded:
            happen(g, DISCARDED, card, seat, zone=frm)
        happen(g, PUT, card, seat, zone=frm)
    else:
        zone = place if place in (HAND, EXILE) else DECK
        put_down(g, card, zone, deck_depth(place))
        move_log(g, card, frm, zone, own or "D6.2", hidden)
        if zone == HAND:
            happen(g, TO_HAND, card, seat, zone=frm)
    if is_board(frm):
        happen(g, LEAVES, card, seat, zone=frm)


def deck_depth(place: int) -> int:
    if place >= DEPTH:
        return place - DEPTH
    return BOTTOM if place == DECK_BOTTOM else 2 if place == DECK_THIRD else TOP
