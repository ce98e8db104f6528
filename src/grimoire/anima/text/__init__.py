"""The text of a card, written from its definition in English and in French."""

from typing import Final

from grimoire.anima.definition import CardDefinition
from grimoire.anima.pool import Pool
from grimoire.anima.text.ability_writer import AbilityWriter
from grimoire.anima.text.card_writer import CardWriter
from grimoire.anima.text.english import English
from grimoire.anima.text.french import French
from grimoire.anima.text.phrases import Phrases
from grimoire.language.syntax import Expr
from grimoire.language.words import Gap, UnknownWord

__all__ = ["UnknownWord", "gaps_in", "line_text", "phrases_of", "printed_text", "written_text"]

LANGUAGES: Final[dict[str, Phrases]] = {"en": English(), "fr": French()}


def phrases_of(lang: str) -> Phrases:
    """The phrases of a language. Raises UnknownWord."""
    if lang not in LANGUAGES:
        raise UnknownWord(lang)
    return LANGUAGES[lang]


def printed_text(pool: Pool, definition: CardDefinition, lang: str) -> str:
    """The text as printed, a line for each paragraph; one that there is no phrase for as it is written."""
    return "\n".join(written_text(pool, definition, lang, []))


def gaps_in(pool: Pool, definition: CardDefinition, lang: str) -> list[Gap]:
    """The lines of a card that a language cannot say."""
    gaps: list[Gap] = []
    written_text(pool, definition, lang, gaps)
    return gaps


def written_text(pool: Pool, definition: CardDefinition, lang: str, gaps: list[Gap] | None) -> list[str]:
    """The paragraphs. A line without a phrase is noted in `gaps`; without that list it raises UnknownWord."""
    names = {other.id: other.name[lang] for other in pool.definitions}
    writer = CardWriter(definition, phrases_of(lang), names)
    writer.writer.gaps = gaps
    return writer.paragraphs()


def line_text(line: Expr, kind: str, lang: str) -> str:
    """What one line reads on a card of this type. Raises UnknownWord."""
    return AbilityWriter(phrases_of(lang), kind).line(line)
