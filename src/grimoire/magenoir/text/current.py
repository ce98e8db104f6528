"""The text of a card in a pool or in a position: a spell of 3 damage prepared with Century reads 6."""

from grimoire.kernel.frame import Uses
from grimoire.language.syntax import Expr
from grimoire.magenoir.changed_numbers import number
from grimoire.magenoir.definition import CardDefinition, Given
from grimoire.magenoir.passive_effects import is_silenced
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.reading import is_imperative
from grimoire.magenoir.state import STATIC, State
from grimoire.magenoir.text import Gap, card_text
from grimoire.magenoir.text.numbers import Numbers


class CurrentNumbers(Numbers):
    """The numbers of a text as they now are on a physical card; `uses` are those of a text it gained."""

    def __init__(self, game: State, card: int, uses: Uses | None = None) -> None:
        self.game = game
        self.scope = game.scope_of(card, STATIC)
        if uses:
            self.scope.uses = uses + self.scope.uses

    def of(self, expr: Expr) -> int:
        return number(self.game, self.scope, expr.value)


def names_in(pool: Pool, lang: str) -> dict[str, str]:
    """The names of all cards in a language, by id: texts speak of other cards by name. Cards are added while files are read."""
    names = pool.names_by_lang.get(lang)
    if names is None or len(names) != len(pool.definitions):
        names = {each.id: each.name_fr if lang == "fr" else each.name_en for each in pool.definitions}
        pool.names_by_lang[lang] = names
    return names


def printed_text(pool: Pool, definition: CardDefinition, lang: str, reminders: bool = False) -> str:
    """The text as printed; a line that the generator has no phrase for as it is written."""
    names = names_in(pool, lang)
    return card_text(definition.lines, names[definition.id], definition.type_name, lang, None, reminders, names, [])


def gaps_in(pool: Pool, definition: CardDefinition, lang: str) -> list[Gap]:
    """The lines of a card that a language cannot say."""
    gaps: list[Gap] = []
    names = names_in(pool, lang)
    card_text(definition.lines, names[definition.id], definition.type_name, lang, None, True, names, gaps)
    return gaps


def text_now(game: State, card: int, lang: str) -> str:
    """The text of a card as it now reads: its own, then what it gained; nothing while it is silenced."""
    if is_silenced(game, card):
        return ""
    definition = game.definition(card)
    names = names_in(game.pool, lang)
    name = names[definition.id]
    kind = definition.type_name
    texts = [card_text(definition.lines, name, kind, lang, CurrentNumbers(game, card), False, names, [])]
    for gift in game.given.get(card, []):
        numbers = CurrentNumbers(game, card, gift.uses)
        texts.append(card_text(given_lines(game, gift), name, kind, lang, numbers, False, names, []))
    return "\n".join([text for text in texts if text])


def given_lines(game: State, gift: Given) -> list[Expr]:
    """A gained ability as written. What a card does when activated is one ability of several paragraphs."""
    if gift.ability.expr is not None:
        return [gift.ability.expr]
    return [line for line in game.definitions[gift.home].lines if is_imperative(line)]
