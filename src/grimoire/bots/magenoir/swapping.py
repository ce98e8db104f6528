"""What a bot swaps with its side deck between two games: cards that the rest of the deck serves better."""

from typing import Final

from grimoire.bots.magenoir.wants import power_of
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.pool import Pool

ENOUGH: Final = 4  # so many cards that can be a component, for each one needed, and it will be there in time
FOREIGN: Final = 0.3  # what is left of a card whose Mana nothing else in the deck wants
AT_HOME: Final = 0.2  # an element of so large a part of the deck is not foreign
FEEDING: Final = 0.8  # for each card that waits for this one as its component, shared by all that could be it
CLEARLY: Final = 1.25  # how much better a card must be to be worth a swap


def swaps(pool: Pool, deck: list[str], side: list[str]) -> list[tuple[str, str]]:
    """Pairs of a card to take in and one to take out for it, each card of the side deck at most once."""
    playing = [pool.definitions[pool.numbers[card]] for card in deck]
    waiting = [pool.definitions[pool.numbers[card]] for card in side]
    found: list[tuple[str, str]] = []
    while waiting:
        best = max(waiting, key=lambda card: worth_in(card, playing, pool))
        worst = min(playing, key=lambda card: worth_in(card, playing, pool))
        if best is worst or worth_in(best, playing, pool) < CLEARLY * worth_in(worst, playing, pool):
            break
        waiting.remove(best)
        playing[playing.index(worst)] = best
        found.append((best.id, worst.id))
    return found


def worth_in(card: CardDefinition, deck: list[CardDefinition], pool: Pool) -> float:
    """Its power, as far as the deck can pay for it and has its components; and what it does as a component itself."""
    fed = 1.0
    for word, n in card.needs:
        fed = min(fed, sum([fills(other, word, pool) for other in deck if other is not card]) / (ENOUGH * n))
    return power_of(card) * fed * paid(card, deck) + FEEDING * wanted(card, deck, pool)


def fills(card: CardDefinition, word: str, pool: Pool) -> bool:
    """Whether it can be a component of this word."""
    if word.lower() in ELEMENTS:
        return card.element_name == word.lower()
    bits = pool.word_bit(word)
    return card.words & bits == bits


def paid(card: CardDefinition, deck: list[CardDefinition]) -> float:
    total = sum(card.cost)
    if not total:
        return 1.0
    at_home = sum(
        [n for e, n in enumerate(card.cost) if n and sum([other.cost[e] > 0 for other in deck]) >= AT_HOME * len(deck)]
    )
    return FOREIGN + (1 - FOREIGN) * at_home / total


def wanted(card: CardDefinition, deck: list[CardDefinition], pool: Pool) -> float:
    """How many cards of the deck wait for a component that this one can be, shared by all that can."""
    share = 0.0
    for other in deck:
        for word, n in other.needs:
            if other is not card and fills(card, word, pool):
                share += n / max(1, sum([fills(one, word, pool) for one in deck]))
    return share
