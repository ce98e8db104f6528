"""The cards of Mage Noir as `grimoire cards` shows them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from grimoire.language.source import CardSource
from grimoire.library.comparison import Comparison
from grimoire.library.folding import folded
from grimoire.library.magenoir.card_compare import compare, read_reference
from grimoire.library.magenoir.card_export import ExportedCard, exported
from grimoire.library.magenoir.cards import card_sources
from grimoire.library.magenoir.serving import asks_for, may_serve_as, serves_as
from grimoire.library.messages import LANGUAGES, messages
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.name_words import plain_word
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.text.current import printed_text
from grimoire.magenoir.zones import ANIMAL, TYPES
from grimoire.pages.card_labels import LABELS, label, labelled
from grimoire.pages.catalogue import CardFilter, Catalogue, FilterValue
from grimoire.pages.magenoir.card_remarks import remarks
from grimoire.pages.magenoir.names import shown
from grimoire.pages.magenoir.printed_cards import MageNoirPrintedCards
from grimoire.pages.magenoir.printed_facts import components_line, cost_line, element_of, hp_of, type_of
from grimoire.pages.remarks import Remark

if TYPE_CHECKING:
    from grimoire.pages.magenoir.deck_desk import MageNoirDeckDesk
    from grimoire.pages.word_book import WordBook


class MageNoirCatalogue(Catalogue[CardDefinition]):
    game = "magenoir"
    page_file = "docs/cards.md"
    page_opening = """\
# All cards

Made from the card files by `grimoire cards page > docs/cards.md`; do not edit. The texts are ours, written from the
definitions; a test compares this page with them.
"""

    pool: Pool

    def filters(self) -> Mapping[str, Sequence[str]]:
        return {"element": ELEMENTS, "type": TYPES, "set": list(dict.fromkeys(card.set for card in self.cards))}

    def filter_words(self, lang: str) -> list[CardFilter]:
        say = messages(lang, self.game).say
        elements = [FilterValue(element, say(f"element-{element}")) for element in ELEMENTS]
        types = [FilterValue(kind, say(f"deck-type-{kind}")) for kind in TYPES]
        return [
            CardFilter("element", label(lang, "element"), elements),
            CardFilter("kind", label(lang, "type"), types),
            self.set_filter(lang),
        ]

    def value(self, card: CardDefinition, name: str) -> str:
        return {"element": card.element_name, "type": card.type_name, "set": card.set}[name]

    def gives(self, card: CardDefinition) -> set[str]:
        return serves_as(self.pool, card) | may_serve_as(self.pool, card)

    def asks(self, card: CardDefinition) -> set[str]:
        return set(asks_for(card))

    def mana(self, card: CardDefinition) -> int | None:
        return None if card.type == ANIMAL else sum(card.cost)

    def word_shown(self, word: str, lang: str) -> str:
        return shown(word, lang)

    def word_called(self, typed: str) -> str:
        asked = {word for card in self.cards for word in asks_for(card)}
        called = {folded(shown(word, lang)): word for word in asked for lang in LANGUAGES}
        known = plain_word(folded(typed))
        return called.get(folded(typed), known if known in self.pool.word_bits else "")

    def sections(self) -> list[tuple[str, list[CardDefinition]]]:
        """By set, and there by English name."""
        sets: dict[str, list[CardDefinition]] = {}
        for card in self.cards:
            sets.setdefault(card.set, []).append(card)
        return [(name or "no set", sorted(cards, key=lambda card: card.name_en)) for name, cards in sets.items()]

    def columns(self, lang: str) -> list[tuple[str, bool]]:
        return [(label(lang, word), word == "hp") for word in ("element", "type", "cost", "components", "hp")]

    def row(self, card: CardDefinition, lang: str) -> list[str]:
        facts = [element_of(card, lang), type_of(card, lang), cost_line(card, lang), components_line(card, lang)]
        return [*facts, hp_of(card)]

    def facts(self, card: CardDefinition, lang: str) -> list[str]:
        facts = [f"{element_of(card, lang)} · {type_of(card, lang)}"]
        values = (("cost", cost_line(card, lang)), ("components", components_line(card, lang)), ("hp", hp_of(card)))
        facts.extend([labelled(lang, word, value) for word, value in values if value])
        return facts

    def printed(self, card: CardDefinition, lang: str, reminders: bool) -> str:
        return printed_text(self.pool, card, lang, reminders)

    def origin(self, card: CardDefinition, lang: str) -> list[str]:
        names = [label(lang, field) if field in LABELS else field for field in card.provenance]
        return [labelled(lang, "ours", ", ".join(names))] if names else []

    def exported(self, card: CardDefinition) -> ExportedCard:
        return exported(self.pool, card)

    def compared(self, reference: Path) -> Comparison:
        return compare(self.pool, read_reference(reference))

    def printed_cards(self, lang: str) -> MageNoirPrintedCards:
        return MageNoirPrintedCards(self.pool, lang)

    def desk(self, lang: str) -> "MageNoirDeckDesk":
        from grimoire.pages.magenoir.deck_desk import MageNoirDeckDesk  # who looks at cards need not wait for it

        return MageNoirDeckDesk(self.pool, lang)

    def word_book(self) -> "WordBook":
        from grimoire.pages.magenoir.card_reference import Reference  # nor for this

        return Reference(self.pool)

    def sources(self, text: str, where: str) -> list[CardSource]:
        return card_sources(text, where)

    def own_remarks(self, card: CardDefinition, source: CardSource) -> list[Remark]:
        return remarks(self.pool, card, source)
