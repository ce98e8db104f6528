"""Building decks by plain requests: those to start from, what is to be said about a list, odds, and hands to look at."""

from typing import Final

from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.answers.asking import spoken
from grimoire.answers.decks import DeckWanted, HandsWanted, OddsWanted, ShippedDeck, all_shipped, hands_of, odds_of, studied
from grimoire.lab.odds import Hands
from grimoire.library.messages import FALLBACK
from grimoire.pages.decks import DeckStudy, OddsLine
from grimoire.server.visitors import Lang
from grimoire.table.dice import DICE


@get("/games/{game:str}/decks", sync_to_thread=True)
def shipped_decks(game: FromPath[str], lang: Lang = FALLBACK) -> list[ShippedDeck]:
    """The decks to start from."""
    return all_shipped(game, spoken(lang))


@post("/games/{game:str}/decks/study", status_code=200, sync_to_thread=True)
def study(game: FromPath[str], data: JSONBody[DeckWanted], lang: Lang = FALLBACK) -> DeckStudy:
    """Everything about a list: whether it may be played, its curve, its words with their odds, what would help."""
    return studied(game, data, spoken(lang))


@post("/games/{game:str}/decks/odds", status_code=200, sync_to_thread=True)
def odds(game: FromPath[str], data: JSONBody[OddsWanted], lang: Lang = FALLBACK) -> OddsLine:
    """How often one has what one wishes for, in the opening hand and by each turn: exactly."""
    return odds_of(game, data, spoken(lang))


@post("/games/{game:str}/decks/hands", status_code=200, sync_to_thread=True)
def hands(game: FromPath[str], data: JSONBody[HandsWanted], lang: Lang = FALLBACK) -> Hands:
    """Two hands to choose from, and what would be drawn after each."""
    return hands_of(game, data, DICE, spoken(lang))


DESKS: Final[list[BaseRouteHandler]] = [shipped_decks, study, odds, hands]
