"""The whole text of a card, part by part, as its type has them."""

from typing import Final

from grimoire.anima.definition import CardDefinition
from grimoire.anima.text.ability_writer import AbilityWriter
from grimoire.anima.text.phrases import Phrases
from grimoire.anima.zones import ADVANTAGE, AREA, BASIC_MISSION, FINAL_MISSION, TYPE_FACTION, TYPE_ORGANIZATION
from grimoire.language.phrase import capitalised, sentence
from grimoire.language.syntax import Expr

BULLET: Final = "• "


class CardWriter:
    """Writes one card. `names` are the names of all cards in the language of the phrases, by id."""

    def __init__(self, definition: CardDefinition, phrases: Phrases, names: dict[str, str]) -> None:
        self.definition = definition
        self.phrases = phrases
        self.names = names
        self.writer = AbilityWriter(phrases, definition.type_name)

    def paragraphs(self) -> list[str]:
        if self.definition.category == AREA:
            return [*self.table(), *self.rewards(), *self.lines()]
        if self.definition.category in (BASIC_MISSION, FINAL_MISSION):
            return [*self.where(), *self.task(), *self.lines(), *self.crisis(), *self.reward()]
        return self.lines()

    def lines(self) -> list[str]:
        """The lines of `effect`. Two of an Advantage that leaves the hand are two ways to use it."""
        once_only = self.definition.category == ADVANTAGE and self.definition.type not in (TYPE_FACTION, TYPE_ORGANIZATION)
        lines: list[str] = []
        for line in self.definition.lines:
            lines.append(self.writer.line(line, or_at=once_only and len(lines) > 0))
        return lines

    def labelled(self, label: str, value: str) -> str:
        return capitalised(label) + self.phrases.word("colon") + value

    def headed(self, key: str) -> str:
        return self.labelled(self.phrases.word(key), "").rstrip()

    # -- Areas -----------------------------------------------------------------------------------------------------

    def table(self) -> list[str]:
        lines = [self.headed("exploration")]
        for faces, line in self.definition.table_lines:
            lines.append(BULLET + self.writer.text(line, faces.replace("-", "\N{EN DASH}")))
        return lines

    def rewards(self) -> list[str]:
        said: list[str] = []
        if self.definition.gives_advantage:
            said.append(sentence(self.phrases.word("reward advantage")))
        if self.definition.gives_recruit:
            said.append(sentence(self.phrases.word("reward recruit")))
        for id in self.definition.missions:
            said.append(sentence(self.phrases.said("reward mission", {"name": self.names[id]})))
        for extra in self.definition.extras:
            name = extra.name_fr if self.phrases.lang == "fr" else extra.name_en
            said.append(self.writer.text(extra.line, self.phrases.said("reward ex", {"name": name})))
        return [self.headed("rewards"), *[BULLET + line for line in said]]

    # -- Missions --------------------------------------------------------------------------------------------------

    def where(self) -> list[str]:
        """The Areas it can be attempted in; one that counts wherever the Party is names none."""
        definition = self.definition
        if not definition.where and not definition.any_area:
            return []
        places = [self.phrases.word("any area")] if definition.any_area else [self.names[id] for id in definition.where]
        return [sentence(self.labelled(self.phrases.word("where"), self.phrases.any_of(places)))]

    def task(self) -> list[str]:
        definition = self.definition
        kind = definition.type_name
        if definition.step_lines:
            return self.steps(self.phrases.said(f"steps {kind}", {"n": str(len(definition.step_lines))}))
        if definition.task_line is None:
            return [sentence(self.phrases.said("tally", {"n": str(definition.marks)}))]
        label = self.phrases.said(f"task {kind}", {"n": str(definition.marks)})
        return [self.attempt(definition.task_line, label)]

    def steps(self, label: str) -> list[str]:
        """What is done on each turn; once where it is always the same."""
        steps = self.definition.step_lines
        if len({str(step) for step in steps}) == 1:
            return [self.attempt(steps[0], label)]
        lines = [self.labelled(label, "").rstrip()]
        for i, step in enumerate(steps):
            lines.append(BULLET + self.attempt(step, self.phrases.said("step", {"n": str(i + 1)})))
        return lines

    def attempt(self, task: Expr, label: str) -> str:
        self.writer.in_task = True
        text = self.writer.text(task, label)
        self.writer.in_task = False
        return text

    def crisis(self) -> list[str]:
        line = self.definition.crisis_line
        if line is None:
            return []
        return [self.attempt(line, self.phrases.said("crisis", {"n": str(self.definition.crisis_turns)}))]

    def reward(self) -> list[str]:
        line = self.definition.reward_line
        return [] if line is None else [self.writer.text(line, self.phrases.word("reward"))]
