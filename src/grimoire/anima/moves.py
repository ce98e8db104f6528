"""The primitives that move cards: they alone change places, and keep what is known in step."""

from typing import Final

from grimoire.anima.facts.cards import AdvantageDrawn, AdvantageTaken, CardMoved
from grimoire.anima.facts.missions import MissionShown
from grimoire.anima.facts.parties import CharacterIncapacitated, CharacterJoined, CharacterSpun, CharacterTaken
from grimoire.anima.facts.turns import PileShuffled
from grimoire.anima.hands import hand, room_in_hand
from grimoire.anima.state import DOWN, SPUN, STEEL, UP, State
from grimoire.anima.zones import (
    ADVANTAGE_DECK,
    ADVANTAGE_DISCARD,
    ARCANE_DECK,
    ARCANE_DISCARD,
    AREA_DISCARD,
    CHARACTER_DECK,
    CHARACTER_DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    OPEN,
    OWN,
    OWN_PLACES,
    PARTY,
    SHARED,
    SHARED_PLACES,
    own_zone,
    place_name,
)
from grimoire.kernel.dealing import NO_CARDS, mixed, parted, without

# Piles that are renewed from their discard pile. Areas and Missions never are (A:discards).
RENEWED: Final[dict[int, int]] = {
    CHARACTER_DECK: CHARACTER_DISCARD,
    ARCANE_DECK: ARCANE_DISCARD,
    ADVANTAGE_DECK: ADVANTAGE_DISCARD,
    ENCOUNTER_DECK: ENCOUNTER_DISCARD,
}
HAND_NAME: Final = OWN_PLACES[HAND]
PARTY_NAME: Final = OWN_PLACES[PARTY]
DECK_NAME: Final = SHARED_PLACES[ADVANTAGE_DECK]
DISCARDS: Final[tuple[int, ...]] = (CHARACTER_DISCARD, ARCANE_DISCARD, ADVANTAGE_DISCARD, ENCOUNTER_DISCARD, AREA_DISCARD)


def put(g: State, card: int, zone: int, bottom: bool = False) -> None:
    """Lay a card somewhere, without a word about it."""
    place = g.zone[card]
    g.zones[place] = without(g.zones[place], card)
    if place >= SHARED and (place - SHARED) % OWN == HAND:
        part_with(g, card, place)
        owner = (place - SHARED) // OWN  # who sees what leaves
        left = [card, *g.zones[place]]
        many = len(g.printed)
        g.recalled = [parted(c, left, many) if c and seat != owner else c for seat, c in enumerate(g.recalled)]
    g.zones[zone] = [card, *g.zones[zone]] if bottom else [*g.zones[zone], card]
    g.zone[card] = zone


def carry(g: State, card: int, zone: int, seat: int, rule: str, bottom: bool = False) -> None:
    """Lay a card somewhere and tell it, to whoever knows the card as that card."""
    place = place_name(g.zone[card])
    seers = seen_mask(g, card)
    put(g, card, zone, bottom)
    g.log(CardMoved(rule, seat, g.definition(card).id, place, place_name(zone), seers))


def part_with(g: State, card: int, place: int) -> None:
    """A card has left a hand. Copies look alike: whoever knew of one of them cannot tell whether it was that one."""
    seen = g.known[card]
    for other in g.zones[place]:
        if g.printed[other] == g.printed[card]:
            known = g.known[other]
            g.set_known(other, known & seen)
            seen |= known


def show(g: State, card: int) -> None:
    g.set_known(card, OPEN)


def turn_up(g: State, seat: int, mission: int) -> None:
    """Everybody may see this Mission from now on."""
    if not g.state[mission] & UP:
        g.state[mission] |= UP
        show(g, mission)
        g.log(MissionShown("A:missions", seat, g.definition(mission).id, revealed=True))


def seen_mask(g: State, card: int) -> int:
    """For an event: the seats that may know which card it was."""
    return -1 if g.known[card] == OPEN else g.known[card]


# -- piles -------------------------------------------------------------------------------------------------------------


def shuffle_pile(g: State, zone: int, above: list[int] = NO_CARDS) -> None:
    """Nobody knows the order of a shuffled pile. What is to lie above it is not shuffled."""
    cards = g.zones[zone][:]
    g.chance.shuffle(cards)
    g.zones[zone] = cards + above if above else cards
    lose_sight(g, cards)
    for card in cards:
        g.set_known(card, 0)
        g.state[card] = 0
        g.at[card] = -1
        g.marks[card] = 0
    g.log(PileShuffled("A:discards", pile=place_name(zone), cards=len(cards), above=len(above), revealed=True))


def lose_sight(g: State, cards: list[int], watching: int = 0) -> None:
    """These cards are about to be mixed, for all but the seats that are watching: whoever knew some of them still knows that
    they are among these."""
    g.recalled = [
        claims if watching >> seat & 1 else mixed(claims, g.printed, g.known, 1 << seat, cards)
        for seat, claims in enumerate(g.recalled)
    ]


def renew(g: State, deck: int, needed: int = 1) -> None:
    """A pile of which more cards are needed than are left: its discard pile is shuffled and laid under them."""
    left = g.zones[deck]
    if len(left) >= needed or deck not in RENEWED or not g.zones[RENEWED[deck]]:
        return
    cards = g.zones[RENEWED[deck]]
    g.zones[RENEWED[deck]] = NO_CARDS
    g.zones[deck] = cards
    for card in cards:
        g.zone[card] = deck
    shuffle_pile(g, deck, left)


def can_draw(g: State, deck: int) -> bool:
    return len(g.zones[deck]) > 0 or (deck in RENEWED and len(g.zones[RENEWED[deck]]) > 0)


def top_of(g: State, deck: int) -> int:
    """The next card of a pile, which stays there; -1 if there is none."""
    renew(g, deck)
    return g.zones[deck][-1] if g.zones[deck] else -1


# -- hands -------------------------------------------------------------------------------------------------------------


def to_hand(g: State, seat: int, card: int) -> None:
    put(g, card, own_zone(seat, HAND))
    g.set_known(card, g.known[card] | 1 << seat)


def draw_advantages(g: State, seat: int, amount: int, rule: str, source: str = "") -> None:
    """Draw up to the hand limit, and only what is there."""
    for _ in range(min(amount, room_in_hand(g, seat))):
        card = top_of(g, ADVANTAGE_DECK)
        if card < 0:
            return
        to_hand(g, seat, card)
        seers = seen_mask(g, card)
        g.log(AdvantageDrawn(rule, seat, g.definition(card).id, DECK_NAME, HAND_NAME, source, seers, revealed=True))


def lose_track(g: State, owner: int, amount: int, other: int) -> None:
    """This many cards are about to leave a hand, seen only by its owner and one other seat. Unless all of them go, nobody
    else knows any longer what is in it: not what went, not what stayed."""
    cards = hand(g, owner)
    if 0 < amount < len(cards):
        lose_sight(g, cards, 1 << owner | 1 << other)
        for card in cards:
            g.set_known(card, g.known[card] & (1 << owner | 1 << other))


def take_from_hand(g: State, taker: int, owner: int, card: int, rule: str) -> None:
    """A card goes from one hand to another; the two know it, others only that it happened, not even whether it was news."""
    to_hand(g, taker, card)
    seers = seen_mask(g, card)
    g.log(AdvantageTaken(rule, taker, g.definition(card).id, HAND_NAME, HAND_NAME, owner, seers, revealed=True))


def random_card(g: State, cards: list[int]) -> int:
    """One of these by chance. The order of a list must not matter, nor the numbers of the cards: any will do."""
    return cards[g.chance.below(len(cards))]


# -- discarding --------------------------------------------------------------------------------------------------------


# -- Parties -----------------------------------------------------------------------------------------------------------


def join(g: State, seat: int, card: int, rule: str, source: str = "") -> None:
    """A Character joins a Party, face up for all to see."""
    place = place_name(g.zone[card])
    hidden = g.known[card] != OPEN
    put(g, card, own_zone(seat, PARTY))
    show(g, card)
    g.log(CharacterJoined(rule, seat, g.definition(card).id, place, PARTY_NAME, source, revealed=hidden))


def take_from_party(g: State, taker: int, owner: int, card: int, rule: str, source: str) -> None:
    """A Character goes from one Party to another as it is; what lies on it does not go with it."""
    lose_steel(g, card)
    put(g, card, own_zone(taker, PARTY))
    g.log(CharacterTaken(rule, taker, g.definition(card).id, PARTY_NAME, PARTY_NAME, owner, source))


def spin(g: State, card: int, seat: int) -> None:
    g.state[card] |= SPUN
    g.log(CharacterSpun("A:spinning", seat, g.definition(card).id))


def incapacitate(g: State, card: int, seat: int, source: str = "") -> None:
    if not g.state[card] & DOWN:
        g.state[card] |= DOWN
        g.log(CharacterIncapacitated("A:incapacitated-characters", seat, g.definition(card).id, source=source))


def lose_steel(g: State, card: int) -> None:
    """What lies on a Character does not go with it to another Party."""
    g.state[card] &= ~STEEL
