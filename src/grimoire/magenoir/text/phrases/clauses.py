"""What a language says for how a card may be prepared."""

from abc import abstractmethod

from grimoire.magenoir.text.phrases.modifiers import ModifierPhrases
from grimoire.magenoir.text.writer import Thing


class ClausePhrases(ModifierPhrases):
    """prepare ..."""

    @abstractmethod
    def only_mage_noir_prepares(self, own: Thing) -> str:
        """ "only a Mage Noir may prepare this spell"."""

    @abstractmethod
    def cannot_be_prepared_if(self, own: Thing, condition: str) -> str:
        """ "you cannot prepare this spell if you control a Tree"."""

    @abstractmethod
    def can_only_be_prepared_if(self, own: Thing, condition: str) -> str:
        """ "you may only prepare this spell if you control a Tree"."""

    @abstractmethod
    def option_instead_of(self, own: Thing, price: str, components: str) -> str:
        """ "to prepare this spell, you may discard 1 card instead of using its components"."""

    @abstractmethod
    def option_to_prepare(self, own: Thing, price: str, gain: str) -> str:
        """ "as you prepare this spell, you may discard 1 card; if you do, it costs 1 Fire Mana less"."""

    @abstractmethod
    def may_be_prepared_without(self, own: Thing, components: str) -> str:
        """ "you may prepare this spell without its Drop component"."""

    @abstractmethod
    def may_be_prepared_with(self, own: Thing, components: str, instead_of: str) -> str:
        """ "you may prepare this spell with 4 Drop components instead of 1 Wave component"."""

    @abstractmethod
    def may_be_paid_from(self, own: Thing, pool: str) -> str:
        """ "you may pay for this spell with Mana locked under your Flowers"."""

    @abstractmethod
    def must_also(self, own: Thing, verb: str) -> str:
        """ "to prepare this spell, you must also discard 1 card"."""

    @abstractmethod
    def its_components(self) -> str:
        """ "its components"."""

    @abstractmethod
    def its_component(self, word: str) -> str:
        """ "its Drop component"."""
