"""Decks as text: a line for each card, `4 Flame`, by any of its names; what stands after # is a remark."""

import re
from collections import Counter
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from grimoire.library.yaml_lines import BadFile, read_text
from grimoire.magenoir.effects import CreateCards
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import ANIMAL

LEAST_CARDS: Final = 40  # R:deck-building; the Animal comes on top of them
MOST_COPIES: Final = 4  # R:deck-building
MOST_ANIMALS: Final = 1  # S:animals-and-deckbuilding
MOST_CARDS: Final = 250  # ours: the rules know no limit, a position numbers its cards below 1024

OUR_LIMIT: Final = "a limit of this program"

LINE: Final = re.compile(r"(?:(\d+)\s*x?\s+)?(\S.*)")


class Deck(msgspec.Struct, frozen=True):
    """A list of cards with a name; `cards` are ids, one entry for each copy, in the order written."""

    name: str
    cards: tuple[str, ...]

    def numbers(self, pool: Pool) -> list[int]:
        """The cards as a new game wants them."""
        return [pool.numbers[card] for card in self.cards]


def parse_deck(text: str, where: str, name: str, pool: Pool) -> Deck:
    """Read a deck; errors name the line. Whether it may be played is another question: `deck_fault`."""
    cards: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        written = line.partition("#")[0].strip()
        if not written:
            continue
        match = LINE.fullmatch(written)
        assert match is not None  # anything that is not blank matches
        copies = int(match[1] or 1)
        if not 1 <= copies <= MOST_CARDS:
            raise BadFile(f"{where}:{number}: {copies} copies of a card; write for example '4 Flame'")
        cards.extend([card_id(match[2], f"{where}:{number}", pool)] * copies)
    if not cards:
        raise BadFile(f"{where}: holds no cards; a deck is written as lines like '4 Flame'")
    return Deck(name, tuple(cards))


def card_id(name: str, where: str, pool: Pool) -> str:
    definition = pool.find(name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    if definition is None:
        near = get_close_matches(name.strip().lower(), pool.names, 1)
        hint = f"; did you mean '{pool.definitions[pool.numbers[pool.names[near[0]]]].name_en}'?" if near else ""
        raise BadFile(f"{where}: '{name}' is no card{hint}")
    return definition.id


def created_cards(pool: Pool) -> list[str]:
    """Cards that another card brings from outside the game: they are not for decks (judge: Queen bee)."""
    found = {node.number_of_card for d in pool.definitions for node in d.nodes if isinstance(node, CreateCards)}
    return [pool.definitions[number].id for number in sorted(found)]


class DeckFault(msgspec.Struct, frozen=True):
    """One way in which a deck breaks the rules: a message id with its arguments, and the rule."""

    id: str
    rule: str
    card: str = ""
    amount: int = 0
    limit: int = 0


ENGLISH: Final = {
    "outside": "{card} comes into play from outside the game and is no card for a deck",
    "copies": "{amount} copies of {card}; at most {limit} are allowed",
    "animals": "more than one Animal ({card})",
    "too-few": "{amount} cards beside Animals; at least {limit} are needed",
    "too-many": "{amount} cards; more than {limit} cannot be played here",
}


def deck_faults(deck: Deck, pool: Pool) -> list[DeckFault]:
    """Everything that keeps a deck from being played; empty if it may be."""
    copies = Counter(deck.cards)
    animals = [card for card in copies if pool.definitions[pool.numbers[card]].type == ANIMAL]
    spells = sum(n for card, n in copies.items() if card not in animals)
    created = created_cards(pool)
    found = [DeckFault("outside", "S:animals-and-deckbuilding", card) for card in created if card in copies]
    for card, n in copies.items():
        if n > MOST_COPIES and card not in animals:  # of Animals one alone is allowed, which the next line says
            found.append(DeckFault("copies", "R:deck-building", card, n, MOST_COPIES))
    own = [card for card in copies.elements() if card in animals and card not in created]
    if len(own) > MOST_ANIMALS:
        found.append(DeckFault("animals", "S:animals-and-deckbuilding", ", ".join(own), limit=MOST_ANIMALS))
    if spells < LEAST_CARDS:
        found.append(DeckFault("too-few", "R:deck-building", "", spells, LEAST_CARDS))
    if spells > MOST_CARDS:
        found.append(DeckFault("too-many", OUR_LIMIT, "", spells, MOST_CARDS))
    return found


def deck_fault(deck: Deck, pool: Pool) -> str | None:
    """Why a deck may not be played, in one line; None if it may."""
    for fault in deck_faults(deck, pool):
        words = ENGLISH[fault.id].format(card=fault.card, amount=fault.amount, limit=fault.limit)
        return f"{deck.name}: {words} ({fault.rule})"
    return None


def shipped_decks() -> list[str]:
    """The names of the decks that come with the program."""
    folder = files("grimoire") / "data" / "magenoir" / "decks"
    return sorted(entry.name.removesuffix(".txt") for entry in folder.iterdir() if entry.name.endswith(".txt"))


def find_deck(name: str, pool: Pool) -> Deck:
    """A shipped deck by its name ("burning-wrath", "Burning wrath"), or a deck from a file, whether it may be played or not."""
    shipped = "-".join(name.lower().split())
    if shipped in shipped_decks():
        text = (files("grimoire") / "data" / "magenoir" / "decks" / f"{shipped}.txt").read_text(encoding="utf-8")
        return parse_deck(text, f"decks/{shipped}.txt", shipped, pool)
    path = Path(name)
    if not path.is_file():
        raise BadFile(f"'{name}' is no deck: neither a file nor one of {', '.join(shipped_decks())}")
    return parse_deck(read_text(path), name, path.stem, pool)


def load_deck(name: str, pool: Pool) -> Deck:
    """A deck by its name or from a file; one that may not be played is refused."""
    deck = find_deck(name, pool)
    fault = deck_fault(deck, pool)
    if fault is not None:
        raise BadFile(fault)
    return deck


def written(deck: Deck, pool: Pool, language: str = "en") -> str:
    """A deck as text, by the names of a language; reading it gives the same cards."""
    lines = [f"# {deck.name}"]
    for card, n in Counter(deck.cards).items():
        lines.append(f"{n} {pool.definitions[pool.numbers[card]].name[language]}")
    return "\n".join(lines) + "\n"
