"""Building decks: those to start from, what is to be said about a list, odds, and hands to look at."""

from functools import lru_cache
from typing import Annotated, Final

import msgspec

from grimoire.lab.odds import Hands
from grimoire.library.deck_lists import MOST_CARDS, Deck, written
from grimoire.library.games import GAMES
from grimoire.library.messages import messages
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.decks import DeckDesk, DeckStudy, OddsLine
from grimoire.pages.games import catalogue_of
from grimoire.pages.printed_cards import PrintedCard
from grimoire.table.decks import LONGEST_LIST, LONGEST_NAME, OWN
from grimoire.table.hosts import Dice
from grimoire.table.refusals import BAD_DECK, NO_GAME, TOO_MUCH, Refusal

SEEDS: Final = 2**53  # what a browser can count to
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_LIST)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class ShippedDeck(msgspec.Struct, frozen=True):
    """A deck to start from."""

    id: str
    title: str
    about: str
    text: str  # in the language that was asked for
    element: str  # of most of its cards
    face: PrintedCard  # of the card that stands for it: the dearest of that element


class DeckWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list as it is being built; a card is written by its id or any of its names."""

    text: Text
    name: Name = ""
    format: Annotated[str, msgspec.Meta(max_length=40)] = "casual"


class OddsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Text
    wishes: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=2)]  # "Flame", "2 Seed", "card:fire-ball"


class HandsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Text
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)] | None = None  # the same one deals the same hands


@lru_cache
def desk_of(game: str, lang: str) -> DeckDesk:
    desk = catalogue_of(game, GAMES[game].shipped_pool()).desk(lang) if game in GAMES else None
    if desk is None:
        raise Refusal(NO_GAME, games=", ".join(name for name, box in GAMES.items() if box.has_decks))
    return desk


def read(desk: DeckDesk, text: str, name: str = "") -> Deck:
    try:
        deck = desk.read(text, name or OWN)
    except BadFile as error:
        raise Refusal(BAD_DECK, detail=error) from None
    if len(deck.together) > MOST_CARDS:
        raise Refusal(TOO_MUCH)
    return deck


def emblem_of(game: str, deck: Deck, element: str, lang: str) -> PrintedCard:
    """The card that stands for a deck."""
    printed = catalogue_of(game, GAMES[game].shipped_pool()).printed_cards(lang)
    cards = [printed[card] for card in dict.fromkeys(deck.cards)]
    return max(cards, key=lambda card: (card.element == element, sum(n for n in card.cost.values() if isinstance(n, int))))


@lru_cache
def all_shipped(game: str, lang: str) -> list[ShippedDeck]:
    desk = desk_of(game, lang)
    say = messages(lang, game).say
    found: list[ShippedDeck] = []
    for deck in desk.shipped():
        most = max(desk.study(deck, "casual").elements, key=lambda element: element.amount)
        text = written(deck, GAMES[game].shipped_pool(), lang)
        title, about = say(f"deck-{deck.name}-title"), say(f"deck-{deck.name}-idea")
        found.append(ShippedDeck(deck.name, title, about, text, most.id, emblem_of(game, deck, most.id, lang)))
    return found


def studied(game: str, wanted: DeckWanted, lang: str) -> DeckStudy:
    """Everything about a list: whether it may be played, its curve, its words with their odds, what would help."""
    desk = desk_of(game, lang)
    deck = read(desk, wanted.text, wanted.name)
    try:
        return desk.study(deck, wanted.format)
    except BadFile as error:
        raise Refusal(BAD_DECK, detail=error) from None


def odds_of(game: str, wanted: OddsWanted, lang: str) -> OddsLine:
    """How often one has what one wishes for, in the opening hand and by each turn: exactly."""
    desk = desk_of(game, lang)
    try:
        return desk.odds(read(desk, wanted.text), wanted.wishes)
    except BadFile as error:
        raise Refusal(BAD_DECK, detail=error) from None


def hands_of(game: str, wanted: HandsWanted, dice: Dice, lang: str) -> Hands:
    """Two hands to choose from, and what would be drawn after each."""
    desk = desk_of(game, lang)
    return desk.hands(read(desk, wanted.text), dice.seed() if wanted.seed is None else wanted.seed)
