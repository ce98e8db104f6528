"""What is wrong with a scenario that was run, in words: also why something was refused, as a player would be told."""

from grimoire.kernel.unusable import Fact
from grimoire.library.reading import BadFile, in_language
from grimoire.library.scenario_facts import Refused
from grimoire.seat.wording import Wording, plain, spans


def problem_words(problem: BadFile, wording: Wording) -> str:
    facts = {name: with_reasons(fact, wording) for name, fact in problem.facts.items()}
    return in_language(BadFile(problem.wrong, problem.where, **facts), wording.lang)


def with_reasons(fact: Fact, wording: Wording) -> Fact:
    """A fact of a problem; a reason, however deep it lies in it, said by the game it is of."""
    if isinstance(fact, Refused):
        return plain(spans(wording.reason(fact.reason))).replace(". (", " (").removesuffix(".")
    return problem_words(fact, wording) if isinstance(fact, BadFile) else fact
