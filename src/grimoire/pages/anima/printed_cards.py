"""The cards of Anima as printed."""

from grimoire.anima.definition import CardDefinition
from grimoire.anima.pool import Pool
from grimoire.anima.text import phrases_of, printed_text
from grimoire.anima.text.printed_facts import facts_of, type_of
from grimoire.anima.zones import ICON_NUMBER, KIND_NUMBER
from grimoire.library.anima.card_export import named_bits
from grimoire.pages.card_labels import set_title
from grimoire.pages.printed_cards import PrintedCard, PrintedCards
from grimoire.seat.words import spans


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
            facts=[spans(fact) for fact in facts_of(card, phrases, self.names)],
        )
