"""The cards of Mage Noir as printed."""

from grimoire.library.magenoir.card_export import components_of, cost_of
from grimoire.library.magenoir.serving import may_serve_as
from grimoire.magenoir.definition import NO_HP, CardDefinition
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import ANIMAL, RITUAL
from grimoire.pages.card_labels import set_title
from grimoire.pages.magenoir.names import name_of, serving_as, shown
from grimoire.pages.printed_cards import Component, PrintedCard, PrintedCards
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import Span, Words, spans


class MageNoirPrintedCards(PrintedCards):
    pool: Pool

    def __init__(self, pool: Pool, lang: str) -> None:
        super().__init__(pool, lang)
        self.wording = MageNoirWording(lang, pool, marking=True)

    def printed_card(self, definition: CardDefinition) -> PrintedCard:
        name = name_of(self.pool, definition, self.lang)
        text = [line for line in self.wording.printed(definition.id).split("\n") if line]
        reminded = self.wording.text(definition)
        return PrintedCard(
            id=definition.id,
            english=definition.name_en,
            name=name,
            kind=definition.type_name,
            line=self.line(definition),
            text=[spans(line) for line in text],
            reminded=[] if reminded == text else [spans(line) for line in reminded],
            element=definition.element_name,
            set=definition.set,
            set_name=set_title(definition.set, self.lang) if definition.set else "",
            type=definition.slot,
            price=[] if definition.type == ANIMAL else spans(self.wording.cost(definition.cost, definition)),
            cost=cost_of(definition),
            hp="X" if definition.hp_is_x else "" if definition.hp == NO_HP else str(definition.hp),
            needs=[self.needed(word, int(amount)) for word, amount in components_of(definition).items()],
            asks=spans(self.wording.needs(definition)),
            counts=[] if definition.type == RITUAL else serving_as(self.pool, definition, name, self.lang),
            flavour=definition.flavour[self.lang],
            perhaps=[self.needed(word, 1) for word in sorted(may_serve_as(self.pool, definition))],
        )

    def line(self, definition: CardDefinition) -> Words:
        words = spans(self.wording.kind(definition))[:]
        if definition.slot:
            words.append(Span(f" ({self.wording.say(f'slot-{definition.slot}')})"))
        return words

    def needed(self, word: str, amount: int) -> Component:
        return Component(word.lower(), shown(word, self.lang), amount)
