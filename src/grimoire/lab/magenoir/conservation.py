"""What the bookkeeping of Mage Noir must satisfy at every decision: cards, sight, Mana, Health Points."""

from typing import Final, cast

from grimoire.kernel.position import Position
from grimoire.lab.circles import Circles
from grimoire.lab.magenoir.additions import Additions
from grimoire.lab.magenoir.before import Before
from grimoire.lab.magenoir.health import SIGN, Health
from grimoire.lab.magenoir.ledger import BOOKED, Ledger
from grimoire.lab.magenoir.shuffles import SHUFFLED, check_shuffles
from grimoire.lab.magenoir.silenced import Silenced
from grimoire.lab.magenoir.whereabouts import MOVES, Whereabouts
from grimoire.lab.tables import Audit, Broken
from grimoire.magenoir.facts.cards import CardEntered
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import ANIMALS, DISCARD, EXILE, HAND, OUTSIDE, PLACES, TRANSITION, ZONES, is_board

BOTH: Final = 7


class MageNoirAudit(Audit):
    """Compares the game with what it was at the last decision, and both with the events in between."""

    def __init__(self) -> None:
        self.before: Before | None = None
        self.circles = Circles()
        self.silenced = Silenced()
        self.found_right: tuple[list[int] | list[list[int]], ...] = ()

    def before_choice(self, position: Position, index: int) -> None:
        self.silenced.before_choice(cast(Game, position), index)

    def look(self, position: Position) -> None:
        g = cast(Game, position)
        # Between most decisions no card moves, and comparing lists is much quicker than walking through them.
        if (g.zones, g.zone, g.known, g.exhausted) != self.found_right:
            check_lengths(g)
            check_zones(g)
            check_sight(g)
            self.found_right = ([cards[:] for cards in g.zones], g.zone[:], g.known[:], g.exhausted[:])
        if self.before is None:
            self.before = Before(g)
            self.whereabouts = Whereabouts(g)
            self.ledger = Ledger(g)
            self.additions = Additions(g)
            self.health = Health()
            return
        before = self.before
        # Most choices touch little, and what they do not touch need not be walked through.
        if g.mana != before.mana:
            check_mana_places(g)
        compare_cards(g, before)
        kinds = {event.kind for event in g.events}
        if g.stamp != before.stamp or g.zone != before.zone or self.whereabouts.ahead or not kinds.isdisjoint(MOVES):
            self.whereabouts.look(g, before)
        if g.reserve != before.reserve or g.piles != before.piles or g.mana != before.mana or not kinds.isdisjoint(BOOKED):
            self.ledger.look(g, before)
        if kinds:
            self.additions.look(g, before)
        if g.life != before.life or g.hp != before.hp or g.stamp != before.stamp or not kinds.isdisjoint(SIGN):
            self.health.look(g, before)
        if SHUFFLED in kinds:
            check_shuffles(g, before)
        self.silenced.after_choice(g)
        before.update(g)
        if g.asked >= 0:
            self.circles.look(g, g.turn, glance(g))


def glance(g: Game) -> int:
    """Much of what makes a situation, as one number."""
    tables = (tuple(g.zone), tuple(g.hp), tuple(g.known), tuple(g.reserve), tuple(g.piles), tuple(g.life), tuple(g.once))
    return hash((g.asked, g.question.id, g.question.card, len(g.stack), tuple(g.stack[-1].vals), tables))


def compare_cards(g: Game, before: Before) -> None:
    """Cards keep face and owner, never become an older object, and appear only by coming into play."""
    n = len(before.printed)
    if g.printed is not before.printed or g.owner is not before.owner:
        if g.printed[:n] != before.printed or g.owner[:n] != before.owner:
            raise Broken("a physical card changed its face or its owner")
        arrivals = [event.card for event in g.events if isinstance(event, CardEntered) and event.origin == PLACES[OUTSIDE]]
        for card in range(n, len(g.printed)):
            if g.definitions[g.printed[card]].id not in arrivals:
                raise Broken(f"{name(g, card)} appeared, and nothing tells that it came into play")
            arrivals.remove(g.definitions[g.printed[card]].id)
    if g.stamp != before.stamp:
        for card in range(n):
            if g.stamp[card] < before.stamp[card]:
                raise Broken(f"{name(g, card)} became an older object again")


def name(g: Game, card: int) -> str:
    return f"card {card} ({g.definitions[g.printed[card]].id})"


def check_lengths(g: Game) -> None:
    n = len(g.printed)
    facts = (g.owner, g.defs, g.zone, g.stamp, g.hp, g.known, g.entered, g.prepared)
    if [len(fact) for fact in facts] != [n] * len(facts) or len(g.mana) != 6 * n or len(g.zones) != 2 * ZONES:
        raise Broken("the lists of facts about cards have different lengths")


def check_zones(g: Game) -> None:
    """Every physical card lies in exactly one place, and knows in which."""
    where = [-1] * len(g.printed)
    for i, cards in enumerate(g.zones):
        for card in cards:
            if where[card] >= 0:
                raise Broken(f"{name(g, card)} lies in {place(where[card])} and in {place(i)}")
            where[card] = i
    for card, i in enumerate(where):
        if i < 0:
            raise Broken(f"{name(g, card)} lies nowhere")
        if i != g.owner[card] * ZONES + g.zone[card]:
            raise Broken(f"{name(g, card)} lies in {place(i)} but is marked {PLACES[g.zone[card]]} of seat {g.owner[card]}")
    for card in g.exhausted:
        if g.zone[card] not in (ANIMALS, TRANSITION):  # on its way out it is reset at its arrival
            raise Broken(f"{name(g, card)} is exhausted outside play")


def check_mana_places(g: Game) -> None:
    for i, amount in enumerate(g.mana):
        if amount and not is_board(g.zone[i // 6]) and g.zone[i // 6] != TRANSITION:
            raise Broken(f"{name(g, i // 6)} has Mana under it in {PLACES[g.zone[i // 6]]}")


def place(i: int) -> str:
    return f"{PLACES[i % ZONES]} of seat {i // ZONES}"


def check_sight(g: Game) -> None:
    """Public places are known to both, a hand to its owner."""
    for card, known in enumerate(g.known):
        zone = g.zone[card]
        if not 0 <= known <= BOTH:
            raise Broken(f"{name(g, card)} is known to seats that do not exist")
        if (is_board(zone) or zone in (DISCARD, EXILE)) and known != BOTH:
            raise Broken(f"{name(g, card)} lies open in {PLACES[zone]} and is not known to both")
        if zone == HAND and not known & (1 << g.owner[card]):
            raise Broken(f"{name(g, card)} is in a hand whose owner does not know it")
