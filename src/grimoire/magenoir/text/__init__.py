"""The text of a card, written from its definition in English and in French.

`walk` goes through a definition, in the same way for every language, and asks for phrases; `phrases` declares them; a
language is a folder that says them. The files of these folders have the same names, and each class builds on the one
before: nouns, selectors, values, events, conditions, moves, effects, mana_effects, lasting, constructs, preparing,
modifiers, clauses, abilities. The walk builds on all phrases, a language on the whole walk.
"""

from grimoire.language.syntax import CALL, Expr
from grimoire.language.words import Gap, UnknownWord, as_written
from grimoire.magenoir.text.english.abilities import English
from grimoire.magenoir.text.french.abilities import French
from grimoire.magenoir.text.numbers import Numbers
from grimoire.magenoir.text.walk.abilities import Abilities

__all__ = ["Gap", "Numbers", "UnknownWord", "card_text"]


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
    writer: Abilities
    if lang == "en":
        writer = English(name, kind, shown, reminders, known)
    elif lang == "fr":
        writer = French(name, kind, shown, reminders, known)
    else:
        raise UnknownWord(lang)
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


def _said(writer: Abilities, run: list[Expr]) -> list[str]:
    try:
        return [writer.transmutables(run)] if _transmutable(run[0]) else writer.ability(run[0])
    except (IndexError, KeyError) as error:  # a known word with arguments that no card gives it
        raise UnknownWord(str(run[0])) from error


def _transmutable(ability: Expr) -> bool:
    return ability.kind == CALL and ability.text == "transmutable"


def _runs(abilities: list[Expr]) -> list[list[Expr]]:
    """The abilities, each by itself; Transmutable after Transmutable as one."""
    runs: list[list[Expr]] = []
    for ability in abilities:
        if runs and _transmutable(ability) and _transmutable(runs[-1][-1]):
            runs[-1].append(ability)
        else:
            runs.append([ability])
    return runs
