"""Building decks by plain requests: those to start from, what is to be said about a list, odds, and hands to look at."""

import secrets
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.lab.odds import Hands
from grimoire.library.deck_lists import MOST_CARDS, Deck, written
from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK, messages
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.decks import DeckDesk, DeckStudy, OddsLine
from grimoire.pages.games import catalogue_of
from grimoire.pages.printed_cards import PrintedCard
from grimoire.server.visitors import Lang, spoken
from grimoire.table.decks import LONGEST_LIST, LONGEST_NAME, OWN
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


@get("/games/{game:str}/decks", sync_to_thread=True)
def shipped_decks(game: FromPath[str], lang: Lang = FALLBACK) -> list[ShippedDeck]:
    """The decks to start from."""
    return all_shipped(game, spoken(lang))


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


@post("/games/{game:str}/decks/study", status_code=200, sync_to_thread=True)
def study(game: FromPath[str], data: JSONBody[DeckWanted], lang: Lang = FALLBACK) -> DeckStudy:
    """Everything about a list: whether it may be played, its curve, its words with their odds, what would help."""
    desk = desk_of(game, spoken(lang))
    deck = read(desk, data.text, data.name)
    try:
        return desk.study(deck, data.format)
    except BadFile as error:
        raise Refusal(BAD_DECK, detail=error) from None


@post("/games/{game:str}/decks/odds", status_code=200, sync_to_thread=True)
def odds(game: FromPath[str], data: JSONBody[OddsWanted], lang: Lang = FALLBACK) -> OddsLine:
    """How often one has what one wishes for, in the opening hand and by each turn: exactly."""
    desk = desk_of(game, spoken(lang))
    try:
        return desk.odds(read(desk, data.text), data.wishes)
    except BadFile as error:
        raise Refusal(BAD_DECK, detail=error) from None


@post("/games/{game:str}/decks/hands", status_code=200, sync_to_thread=True)
def hands(game: FromPath[str], data: JSONBody[HandsWanted], lang: Lang = FALLBACK) -> Hands:
    """Two hands to choose from, and what would be drawn after each."""
    desk = desk_of(game, spoken(lang))
    return desk.hands(read(desk, data.text), secrets.randbelow(SEEDS) if data.seed is None else data.seed)


DESKS: Final[list[BaseRouteHandler]] = [shipped_decks, study, odds, hands]
