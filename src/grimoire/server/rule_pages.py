"""The rules and what shows them, by plain requests."""

from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter

from grimoire.answers.asking import checked, spoken
from grimoire.answers.rules import rule_page, rules_text
from grimoire.library.messages import FALLBACK
from grimoire.pages.rulebook import Chapter, rulebook, term_rules
from grimoire.pages.rules import RulePage
from grimoire.server.visitors import Lang

RuleId = Annotated[str, QueryParameter(description="A code of the rules, or the id of a card.")]


@get("/games/{game:str}/rules", sync_to_thread=False)
def all_rules(game: FromPath[str], lang: Lang = FALLBACK) -> Response[bytes]:
    """What the rules and the rulings of the library are about, to be searched through."""
    return Response(rules_text(checked(game), spoken(lang)), media_type=MediaType.JSON)


@get("/games/{game:str}/rule", sync_to_thread=False)
def one_rule(game: FromPath[str], id: RuleId, lang: Lang = FALLBACK) -> RulePage:
    """A section by its code (`D5.1`, `R:draw-phase`), or a card by its id: what it is about, and the rulings that show it."""
    return rule_page(checked(game), id, spoken(lang))


@get("/games/{game:str}/rulebook", sync_to_thread=False)
def the_book(game: FromPath[str], lang: Lang = FALLBACK) -> list[Chapter]:
    """The rules as a book in our own words, chapter by chapter."""
    return rulebook(checked(game), spoken(lang))


@get("/games/{game:str}/terms", sync_to_thread=False)
def the_terms(game: FromPath[str], lang: Lang = FALLBACK) -> dict[str, str]:
    """Words of the game as texts have them, each with the section it leads to."""
    return term_rules(checked(game), spoken(lang))


RULES: Final[list[BaseRouteHandler]] = [all_rules, one_rule, the_book, the_terms]
