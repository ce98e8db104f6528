"""The rules and what shows them: sections and rulings on cards under their titles, and the rulings of the library.

Titles are in the language asked for.
"""

from functools import lru_cache

import msgspec

from grimoire.library.sources import shipped_sources
from grimoire.pages.rulebook import told_rule
from grimoire.pages.rules import RulePage, Ruling, shipped_rulings
from grimoire.table.refusals import NO_RULE, Refusal


class RuleLine(msgspec.Struct, frozen=True):
    """One section of the rules, or a ruling on a card, among others."""

    id: str
    title: str


class Rules(msgspec.Struct, frozen=True):
    """Everything that can be looked up of a game."""

    rules: list[RuleLine]
    rulings: list[Ruling]
    language: str  # of the titles


@lru_cache
def rules_text(game: str, lang: str) -> bytes:
    lines = [RuleLine(source.id, source.title_in(lang)) for source in shipped_sources(game).values() if source.states_rule]
    return msgspec.json.encode(Rules(lines, shipped_rulings(game, lang), lang))


def rule_page(game: str, id: str, lang: str) -> RulePage:
    """A section by its code (`D5.1`, `R:draw-phase`), or a card by its id: what it is about, and the rulings that show it."""
    page = told_rule(game, id, lang)
    if page is None:
        raise Refusal(NO_RULE, name=id[:60])
    return page
