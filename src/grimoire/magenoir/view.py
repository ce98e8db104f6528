"""What a seat may know (D6.1): the only place where hidden information is removed."""

from typing import TYPE_CHECKING, Final

import msgspec
from mypy_extensions import mypyc_attr

from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.queries import is_bereft, is_mage_noir
from grimoire.magenoir.zones import HAND, PLACES, TRANSITION, ZONES, is_board

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game


@mypyc_attr(native_class=False)
class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as a seat sees it; `card` is empty where it is unknown."""

    card: str = ""  # its id
    mana: list[int] = []  # the Mana on it; on the board only
    hp: int | None = None  # Health Points; None where it has none
    face_down: bool = False  # an Animal that is exhausted
    new: bool = False  # prepared this turn
    used: list[str] = []  # the components it was prepared with, as long as that matters
    known: int = 0  # bit mask of the seats that know it


UNKNOWN: Final = CardView()


@mypyc_attr(native_class=False)
class PlayerView(msgspec.Struct, frozen=True):
    life: int  # Health Points
    mage_noir: bool  # whether the player is a Mage Noir
    reserve: list[int]  # the Mana of the player
    zones: dict[str, list[CardView]]  # cards by place: hand, prepared …; the last of a deck or discard pile is its top


@mypyc_attr(native_class=False)
class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    seat: int  # -1: a spectator
    turn: int  # the number of the turn; 0 before the first
    active: int  # whose turn it is
    phase: str  # setup, start, draw, gather, main or end
    left: list[int]  # the Mana of the left pile of the Available Ether
    right: list[int]  # the Mana of the right pile
    players: list[PlayerView]  # by seat
    lasting: list[str]  # cards whose effects last beyond them
    asked: int  # who must decide; -1: nobody
    question: str  # the id of what is asked
    over: bool  # whether the game has ended
    winner: int  # the seat that has won; -1 with `over`: a draw


def view_of(g: "Game", seat: int) -> View:
    bit = 4 if seat < 0 else 1 << seat
    players: list[PlayerView] = []
    for player in (0, 1):
        zones: dict[str, list[CardView]] = {}
        for zone in range(ZONES):
            cards = g.zones[player * ZONES + zone]
            if cards:
                seen = [card_view(g, card, bit) for card in cards]
                if zone == HAND and player != seat:
                    seen = shown_first(seen)
                zones[PLACES[zone]] = seen
        players.append(PlayerView(g.life[player], is_mage_noir(g, player), g.reserve[player * 6 : player * 6 + 6], zones))
    at_work = [a for lists in (g.mods, g.listeners) for actives in lists.values() for a in actives if a.duration]
    lasting = [g.definitions[a.scope.home].id for a in at_work if not is_bereft(g, a)]
    return View(
        seat,
        g.turn,
        g.active,
        g.phase_name(),
        g.piles[0:6],
        g.piles[6:12],
        players,
        sorted(lasting),
        g.asked,
        g.question.id,
        g.over,
        g.winner,
    )


def shown_first(hand: list[CardView]) -> list[CardView]:
    """Somebody else's hand: the cards one knows, then the others. Its order would tell when a card was drawn."""
    return sorted([card for card in hand if card.card], key=by_name_and_who_knows) + [card for card in hand if not card.card]


def by_name_and_who_knows(card: CardView) -> tuple[str, int]:
    return card.card, card.known


def card_view(g: "Game", card: int, bit: int) -> CardView:
    known = g.known[card]
    if known & bit != bit:
        return UNKNOWN
    zone = g.zone[card]
    definition = g.definitions[g.defs[card]]
    if not is_board(zone) and zone != TRANSITION:
        return CardView(definition.id, known=known)
    return CardView(
        definition.id,
        g.mana[card * 6 : card * 6 + 6],
        None if g.hp[card] == NO_HP else g.hp[card],
        card in g.exhausted,
        g.prepared[card] == g.turn,
        [g.definitions[use.home].id for use in g.used.get(card, [])],
        known,
    )
