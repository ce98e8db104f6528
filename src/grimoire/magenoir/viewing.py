"""What a seat may know (D6.1, D8.2): the only place where hidden information is removed."""

from grimoire.magenoir.definition import NO_HP, STANDING
from grimoire.magenoir.queries import is_mage_noir
from grimoire.magenoir.state import State
from grimoire.magenoir.triggers import is_bereft
from grimoire.magenoir.view import UNKNOWN, CardView, PlayerView, View
from grimoire.magenoir.zones import HAND, PLACES, TRANSITION, ZONES, is_board


def view_of(g: State, seat: int) -> View:
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
    at_work = [a for lists in (g.mods, g.listeners) for actives in lists for a in actives if a.duration != STANDING]
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


def card_view(g: State, card: int, bit: int) -> CardView:
    known = g.known[card]
    if known & bit != bit:
        return UNKNOWN
    zone = g.zone[card]
    definition = g.definitions[g.defs[card]]
    if not is_board(zone) and zone != TRANSITION:
        face: CardView | None = definition.faces.get(known)
        if face is None:
            face = CardView(definition.id, known=known)
            definition.faces[known] = face
        return face
    return CardView(
        definition.id,
        g.mana[card * 6 : card * 6 + 6],
        None if g.hp[card] == NO_HP else g.hp[card],
        card in g.exhausted,
        g.prepared[card] == g.turn,
        [g.definitions[use.home].id for use in g.used.get(card, [])],
        known,
    )
