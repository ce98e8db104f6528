"""The text of a card, written from its definition in English and in French.

One writer goes through a definition, in the same way for every language, and says it in phrases: patterns of both languages
side by side in the `*_phrases.py`, by the word they are for. `languages.py` is what no table can be.
"""

from typing import Final

from grimoire.language.syntax import Expr
from grimoire.language.words import Gap, UnknownWord, as_written
from grimoire.magenoir.text.ability_writer import AbilityWriter
from grimoire.magenoir.text.languages import English, French
from grimoire.magenoir.text.numbers import Numbers
from grimoire.magenoir.text.phrases import Phrases
from grimoire.magenoir.text.reading import is_call, speaks_of_x
from grimoire.magenoir.text.saying import LETTERS

__all__ = ["Gap", "Numbers", "UnknownWord", "card_text", "phrases_of"]

LANGUAGES: Final[dict[str, Phrases]] = {"en": English(), "fr": French()}


def phrases_of(lang: str) -> Phrases:
    """The phrases of a language. Raises UnknownWord."""
    if lang not in LANGUAGES:
        raise UnknownWord(lang)
    return LANGUAGES[lang]


def card_text(
    abilities: list[Expr],
    name: str,
    kind: str,
    lang: str,
    numbers: Numbers | None = None,
    reminders: bool = False,
    names: dict[str, str] | None = None,
    gaps: list[Gap] | None = None,
) -> str:
    """The text of a card: a line for each paragraph (and for each option of a choice).

    `name` is the card's own name and `names` the names of other cards by id, both in the language asked for.
    A line that says something the generator has no phrase for is shown as it is written, and noted in `gaps`; without
    that list it raises UnknownWord.
    """
    shown = numbers if numbers is not None else Numbers()
    known = names if names is not None else {}
    writer = AbilityWriter(phrases_of(lang), name, kind, shown, reminders, known)
    writer.letter = LETTERS[any([speaks_of_x(ability) for ability in abilities])]
    lines: list[str] = []
    for run in _runs(abilities):
        try:
            lines.extend(_said(writer, run))
        except UnknownWord as error:
            if gaps is None:
                raise
            for line in run:
                gaps.append(Gap(line, error))
                lines.append(as_written(line))
    return "\n".join(lines)


def _said(writer: AbilityWriter, run: list[Expr]) -> list[str]:
    try:
        return [writer.transmutables(run)] if is_call(run[0], "transmutable") else writer.ability(run[0])
    except (IndexError, KeyError) as error:  # a known word with arguments that no card gives it
        raise UnknownWord(str(run[0])) from error


def _runs(abilities: list[Expr]) -> list[list[Expr]]:
    """The abilities, each by itself; Transmutable after Transmutable as one."""
    runs: list[list[Expr]] = []
    for ability in abilities:
        if runs and is_call(ability, "transmutable") and is_call(runs[-1][-1], "transmutable"):
            runs[-1].append(ability)
        else:
            runs.append([ability])
    return runs
