"""English: how a card may be prepared."""

from grimoire.magenoir.text.english.modifiers import EnglishModifiers
from grimoire.magenoir.text.writer import Thing


class EnglishClauses(EnglishModifiers):
    """prepare ..."""

    def only_mage_noir_prepares(self, own: Thing) -> str:
        return f"only a Mage Noir may prepare {own.text}"

    def cannot_be_prepared_if(self, own: Thing, condition: str) -> str:
        return f"you cannot prepare {own.text} if {condition}"

    def can_only_be_prepared_if(self, own: Thing, condition: str) -> str:
        return f"you may only prepare {own.text} if {condition}"

    def option_instead_of(self, own: Thing, price: str, components: str) -> str:
        return f"to prepare {own.text}, you may {price} instead of using {components}"

    def option_to_prepare(self, own: Thing, price: str, gain: str) -> str:
        return f"as you prepare {own.text}, you may {price}; if you do, {gain.removesuffix(' to prepare')}"

    def may_be_prepared_without(self, own: Thing, components: str) -> str:
        return f"you may prepare {own.text} without {components}"

    def may_be_prepared_with(self, own: Thing, components: str, instead_of: str) -> str:
        return f"you may prepare {own.text} with {components} instead of {instead_of}"

    def may_be_paid_from(self, own: Thing, pool: str) -> str:
        return f"you may pay for {own.text} with {self.mana_locked_under(pool)}"

    def must_also(self, own: Thing, verb: str) -> str:
        return f"to prepare {own.text}, you must also {verb}"

    def its_components(self) -> str:
        return "its components"

    def its_component(self, word: str) -> str:
        return f"its {word} component"
