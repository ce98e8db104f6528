"""The cards of Anima as printed."""

import re
from collections.abc import Sequence
from typing import Final

from grimoire.anima.definition import CardDefinition
from grimoire.anima.pool import Pool
from grimoire.anima.text import line_text, phrases_of, printed_text
from grimoire.anima.text.printed_facts import facts_of, type_of
from grimoire.anima.text.stages import stages_of
from grimoire.anima.zones import ARCANE, CHARACTER, CREATURE, FINAL_MISSION, ICON_NUMBER, KIND_NUMBER
from grimoire.language.syntax import Expr
from grimoire.library.anima.card_export import named_bits
from grimoire.pages.card_labels import set_title
from grimoire.pages.printed_cards import Outcome, PrintedCard, PrintedCards, Stage
from grimoire.seat.wording import spans

NOTHING: Final = "nothing"  # what a line of an exploration table says where nothing happens


class AnimaPrintedCards(PrintedCards):
    pool: Pool

    def __init__(self, pool: Pool, lang: str) -> None:
        super().__init__(pool, lang)
        self.names = {card.id: card.name[lang] for card in pool.definitions}

    def printed_card(self, card: CardDefinition) -> PrintedCard:
        phrases = phrases_of(self.lang)
        return PrintedCard(
            id=card.id,
            english=card.name["en"],
            name=spans(card.name[self.lang]),
            kind=card.category_name,
            line=spans(type_of(card, phrases)),
            text=[spans(line) for line in printed_text(self.pool, card, self.lang).split("\n") if line],
            set=card.set,
            set_name=set_title(card.set, self.lang) if card.set else "",
            type=card.type_name,
            level=card.level,
            signs=named_bits(card.skills, ICON_NUMBER) + named_bits(card.kinds, KIND_NUMBER),
            flavour=card.flavour[self.lang],
            facts=[spans(fact) for fact in facts_of(card, phrases, self.names)],
            numbers=numbers_of(card),
            outcomes=[self.outcome(card, faces, line) for faces, line in card.table_lines],
            quest=self.stages(card, card.step_lines or [card.task_line]),
            crisis=self.stages(card, [card.crisis_line]),
            places=card.where,
            opposed=card.opposed,
        )

    def stages(self, card: CardDefinition, tasks: Sequence[Expr | None]) -> list[Stage]:
        """Of a Final Mission: part by part."""
        if card.category != FINAL_MISSION:
            return []
        kind, phrases = card.type_name, phrases_of(self.lang)
        parts = [part for task in tasks if task is not None for part in stages_of(task, kind, phrases)]
        return [Stage(spans(part.text), part.is_trial) for part in parts]

    def outcome(self, card: CardDefinition, faces: str, line: Expr) -> Outcome:
        low, _, high = faces.partition("-")
        words = spans(line_text(line, card.type_name, self.lang).rstrip("."))
        return Outcome(int(low), int(high or low), words, encounters_of(line))


def encounters_of(line: Expr) -> int:
    """How many Encounters a line of an exploration table brings; -1 where it is about something else."""
    said = str(line)
    if said == NOTHING:
        return 0
    drawn = re.fullmatch(r"encounter\((\d)\)", said)
    return -1 if drawn is None else int(drawn[1])


def numbers_of(card: CardDefinition) -> dict[str, int]:
    """Combat and Speed of a Character, the Combat of a Creature that has one printed."""
    if card.category in (CHARACTER, ARCANE):
        return {"combat": card.combat, "speed": card.speed}
    return {"combat": card.combat} if card.type == CREATURE and not card.combat_is_x else {}
