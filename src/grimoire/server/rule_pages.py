"""The rules and what shows them: sections and rulings on cards under their titles, and the rulings of the library.

Titles are in the language asked for.
"""

from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter

from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK
from grimoire.library.sources import shipped_sources
from grimoire.pages.rulebook import Chapter, rulebook, term_rules, told_rule
from grimoire.pages.rules import RulePage, Ruling, shipped_rulings
from grimoire.server.visitors import Lang, spoken
from grimoire.table.refusals import NO_GAME, NO_RULE, Refusal

RuleId = Annotated[str, QueryParameter(description="A code of the rules, or the id of a card.")]


class RuleLine(msgspec.Struct, frozen=True):
    """One section of the rules, or a ruling on a card, among others."""

    id: str
    title: str


class Rules(msgspec.Struct, frozen=True):
    """Everything that can be looked up of a game."""

    rules: list[RuleLine]
    rulings: list[Ruling]
    language: str  # of the titles


def checked(game: str) -> str:
    if game not in GAMES:
        raise Refusal(NO_GAME, games=", ".join(GAMES))
    return game


@get("/games/{game:str}/rules", sync_to_thread=False)
def all_rules(game: FromPath[str], lang: Lang = FALLBACK) -> Response[bytes]:
    """What the rules and the rulings of the library are about, to be searched through."""
    return Response(rules_text(checked(game), spoken(lang)), media_type=MediaType.JSON)


@lru_cache
def rules_text(game: str, lang: str) -> bytes:
    lines = [RuleLine(source.id, source.title_in(lang)) for source in shipped_sources(game).values() if source.states_rule]
    return msgspec.json.encode(Rules(lines, shipped_rulings(game, lang), lang))


@get("/games/{game:str}/rule", sync_to_thread=False)
def one_rule(game: FromPath[str], id: RuleId, lang: Lang = FALLBACK) -> RulePage:
    """A section by its code (`D5.1`, `R:draw-phase`), or a card by its id: what it is about, and the rulings that show it."""
    page = told_rule(checked(game), id, spoken(lang))
    if page is None:
        raise Refusal(NO_RULE, name=id[:60])
    return page


@get("/games/{game:str}/rulebook", sync_to_thread=False)
def the_book(game: FromPath[str], lang: Lang = FALLBACK) -> list[Chapter]:
    """The rules as a book in our own words, chapter by chapter."""
    return rulebook(checked(game), spoken(lang))


@get("/games/{game:str}/terms", sync_to_thread=False)
def the_terms(game: FromPath[str], lang: Lang = FALLBACK) -> dict[str, str]:
    """Words of the game as texts have them, each with the section it leads to."""
    return term_rules(checked(game), spoken(lang))


RULES: Final[list[BaseRouteHandler]] = [all_rules, one_rule, the_book, the_terms]
