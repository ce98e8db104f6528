"""The cards of Anima as `grimoire cards` shows them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from grimoire.anima.definition import CardDefinition
from grimoire.anima.pool import Pool
from grimoire.anima.text import phrases_of, printed_text
from grimoire.anima.text.printed_facts import facts_of, signs_of, type_of
from grimoire.anima.zones import ARCANE, AREA, CATEGORIES, CHARACTER, CREATURE, ENCOUNTER, TYPES
from grimoire.language.source import CardSource
from grimoire.library.anima.card_export import ExportedCard, exported
from grimoire.library.anima.cards import card_sources
from grimoire.pages.anima.origin_words import said
from grimoire.pages.anima.printed_cards import AnimaPrintedCards
from grimoire.pages.anima.words import parts_of
from grimoire.pages.card_labels import label, labelled
from grimoire.pages.catalogue import CardFilter, Catalogue, FilterValue

if TYPE_CHECKING:
    from grimoire.pages.word_book import WordBook

SET_NAMES: Final = {"bge": "Beyond Good and Evil", "omega": "From Shadow of Omega"}
CATEGORY_NAMES: Final = {
    "character": ("Characters", "Personnages"),
    "arcane": ("Arcane Characters", "Personnages Arcanes"),
    "area": ("Areas", "Zones"),
    "encounter": ("Encounters", "Rencontres"),
    "basic-mission": ("Basic Missions", "Missions basiques"),
    "final-mission": ("Final Missions", "Missions finales"),
    "advantage": ("Advantages", "Avantages"),
}
LEVELS: Final = ("1", "2", "3")


class AnimaCatalogue(Catalogue[CardDefinition]):
    game = "anima"
    page_file = "docs/anima-cards.md"
    page_opening = """\
# All cards of Anima

Made from the card files by `grimoire cards page --game anima > docs/anima-cards.md`; do not edit. The texts are ours,
written from the definitions; a test compares this page with them. What is attested and what is ours stands below each
card; [anima-set.md](anima-set.md) tells the design.

The reward Advantage gives as many cards as the Level of the Area; Recruit gives a Character. A Mission named under
Rewards can be attempted there by whoever holds it; Final Missions name their Areas themselves. Magic, Ki and Trickery
cards cost the spin of a Character with that icon.
"""

    pool: Pool

    def filters(self) -> Mapping[str, Sequence[str]]:
        sets = list(dict.fromkeys(card.set for card in self.cards))
        return {"category": CATEGORIES, "type": TYPES, "level": LEVELS, "set": sets}

    def filter_words(self, lang: str) -> list[CardFilter]:
        phrases = phrases_of(lang)
        kinds = [FilterValue(kind, CATEGORY_NAMES[kind][lang == "fr"]) for kind in CATEGORIES]
        types = [FilterValue(kind, phrases.word(f"type {kind}")) for kind in TYPES]
        return [
            CardFilter("kind", label(lang, "category"), kinds),
            CardFilter("type", label(lang, "type"), types),
            CardFilter("level", label(lang, "level"), [FilterValue(level, level) for level in LEVELS]),
            self.set_filter(lang),
        ]

    def value(self, card: CardDefinition, name: str) -> str:
        values = {"category": card.category_name, "type": card.type_name, "level": str(card.level), "set": card.set}
        return values[name]

    def sections(self) -> list[tuple[str, list[CardDefinition]]]:
        """By set and category, in the order of the files: by Level, where cards have one."""
        found: dict[str, list[CardDefinition]] = {}
        sets = list(dict.fromkeys([*SET_NAMES, *[card.set for card in self.cards]]))
        for card in sorted(self.cards, key=lambda card: (sets.index(card.set), card.category)):
            heading = f"{SET_NAMES.get(card.set, card.set or 'no set')}: {CATEGORY_NAMES[card.category_name][0]}"
            found.setdefault(heading, []).append(card)
        return list(found.items())

    def columns(self, lang: str) -> list[tuple[str, bool]]:
        return [(label(lang, word), word not in ("type", "signs")) for word in ("type", "level", "combat", "speed", "signs")]

    def row(self, card: CardDefinition, lang: str) -> list[str]:
        fighter = card.category in (CHARACTER, ARCANE) or card.type == CREATURE
        combat = "X" if card.combat_is_x else str(card.combat)
        return [
            type_of(card, phrases_of(lang)),
            str(card.level) if card.category in (AREA, ENCOUNTER) else "",
            combat if fighter else "",
            str(card.speed) if card.category in (CHARACTER, ARCANE) else "",
            ", ".join(signs_of(card, phrases_of(lang))),
        ]

    def facts(self, card: CardDefinition, lang: str) -> list[str]:
        phrases = phrases_of(lang)
        names = {other.id: other.name[lang] for other in self.cards}
        return [" · ".join([type_of(card, phrases), *facts_of(card, phrases, names)])]

    def printed(self, card: CardDefinition, lang: str, reminders: bool) -> str:
        return printed_text(self.pool, card, lang)

    def says_something(self, card: CardDefinition) -> bool:
        return bool(parts_of(card))

    def written(self, card: CardDefinition) -> list[str]:
        return [f"{field}: {line}" if field else str(line) for field, line in parts_of(card)]

    def origin(self, card: CardDefinition, lang: str) -> list[str]:
        origin = card.provenance.items()
        return [labelled(lang, mark, said(facts, lang) if facts else label(lang, "everything")) for mark, facts in origin]

    def exported(self, card: CardDefinition) -> ExportedCard:
        return exported(self.pool, card)

    def printed_cards(self, lang: str) -> AnimaPrintedCards:
        return AnimaPrintedCards(self.pool, lang)

    def word_book(self) -> "WordBook":
        from grimoire.pages.anima.card_reference import AnimaReference  # who looks at cards need not wait for it

        return AnimaReference(self.pool)

    def sources(self, text: str, where: str) -> list[CardSource]:
        return card_sources(text, where)
