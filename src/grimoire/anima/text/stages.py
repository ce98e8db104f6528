"""A task stage by stage: what is tried, and what falls between."""

from typing import Final, NamedTuple

from grimoire.anima.text.ability_writer import AbilityWriter
from grimoire.anima.text.effect_writer import groups
from grimoire.anima.text.phrases import Phrases
from grimoire.language.phrase import paragraph
from grimoire.language.syntax import Expr, calls
from grimoire.language.words import UnknownWord, as_written

TRIALS: Final = ("fight", "encounter", "check")  # words that dice decide


class TaskStage(NamedTuple):
    text: str
    is_trial: bool  # dice decide it; else it happens by itself


def stages_of(task: Expr, kind: str, phrases: Phrases) -> list[TaskStage]:
    """The parts of the task of a card of this type, in their order. What has no phrase stands as it is written."""
    writer = AbilityWriter(phrases, kind)
    writer.in_task = True
    found: list[TaskStage] = []
    for group in groups(task):
        writer.start()
        try:
            text = paragraph("", writer.group(group, False))
        except (UnknownWord, IndexError, KeyError):
            text = " ".join([as_written(part) for part in group])
        found.append(TaskStage(text, any([bool(calls(part, word)) for part in group for word in TRIALS])))
    return found
