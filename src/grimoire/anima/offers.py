"""Options about cards: cards that do not differ are one option; those that do are told apart by place and ordinal."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.zones import OWN, OWN_PLACES, SHARED, SHARED_PLACES
from grimoire.kernel.option import Option

DONE: Final = Option("done")
YES: Final = Option("yes")
NO: Final = Option("no")
PASS: Final = Option("pass")
END: Final = Option("end")
PASS_KEY: Final = -1


def looks_same(g: Game, one: int, other: int) -> bool:
    """Whether two cards of one name differ in nothing that matters."""
    return (
        g.printed[one] == g.printed[other]
        and g.zone[one] == g.zone[other]
        and g.state[one] == g.state[other]
        and g.at[one] == g.at[other]
        and g.marks[one] == g.marks[other]
    )


def distinct(g: Game, cards: list[int]) -> list[int]:
    """One of each group of cards that do not differ; of hidden ones, the one most seats know: it leaves first, so that
    nothing more is told."""
    found: list[int] = []
    for card in cards:
        for i, other in enumerate(found):
            if looks_same(g, other, card):
                if g.known[card] > g.known[other]:
                    found[i] = card
                break
        else:
            found.append(card)
    return found


def place_of(g: Game, card: int, seat: int) -> str:
    zone = g.zone[card]
    if zone < SHARED:
        return SHARED_PLACES[zone]
    owner = (zone - SHARED) // OWN
    place = OWN_PLACES[(zone - SHARED) % OWN]
    return place if owner == seat else f"p{owner + 1}.{place}"


def ordinal_of(g: Game, card: int) -> int:
    """The how-manieth of its name this card is where it lies."""
    ordinal = 1
    for other in g.zones[g.zone[card]]:
        if other == card:
            break
        if g.printed[other] == g.printed[card]:
            ordinal += 1
    return ordinal


def card_options(g: Game, seat: int, verb: str, cards: list[int], options: list[Option], keys: list[int]) -> None:
    """Add an option for each card that differs from the others; the key is the card's number."""
    kept = distinct(g, cards)
    numbers = [g.printed[card] for card in kept]
    for card in kept:
        id = g.definitions[g.printed[card]].id
        if numbers.count(g.printed[card]) == 1:
            options.append(Option(verb, id))
        else:
            options.append(Option(verb, id, place_of(g, card, seat), ordinal_of(g, card)))
        keys.append(card)


def sorted_by_name(g: Game, cards: list[int]) -> list[int]:
    """For what lies in a hidden order that must not be told."""
    return sorted(cards, key=lambda card: g.definitions[g.printed[card]].id)
