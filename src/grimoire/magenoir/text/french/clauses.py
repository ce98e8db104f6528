"""French: how a card may be prepared."""

from grimoire.language.phrase import NBSP, elided, si
from grimoire.magenoir.text.french.modifiers import FrenchModifiers
from grimoire.magenoir.text.french.words import name_word
from grimoire.magenoir.text.writer import Thing


class FrenchClauses(FrenchModifiers):
    """prepare ..."""

    def only_mage_noir_prepares(self, own: Thing) -> str:
        return f"seul un Mage Noir peut préparer {own.text}"

    def cannot_be_prepared_if(self, own: Thing, condition: str) -> str:
        return f"vous ne pouvez pas préparer {own.text} {si(condition)}"

    def can_only_be_prepared_if(self, own: Thing, condition: str) -> str:
        return f"vous ne pouvez préparer {own.text} que {si(condition)}"

    def option_instead_of(self, own: Thing, price: str, components: str) -> str:
        return f"pour préparer {own.text}, vous pouvez {price} au lieu d'utiliser {components}"

    def option_to_prepare(self, own: Thing, price: str, gain: str) -> str:
        gain = gain.replace("se prépare pour", "coûte")
        return f"en préparant {own.text}, vous pouvez {price}{NBSP}; dans ce cas, {gain}"

    def may_be_prepared_without(self, own: Thing, components: str) -> str:
        return f"vous pouvez préparer {own.text} sans {components}"

    def may_be_prepared_with(self, own: Thing, components: str, instead_of: str) -> str:
        return f"vous pouvez préparer {own.text} avec {components} au lieu {elided('de', instead_of)}"

    def may_be_paid_from(self, own: Thing, pool: str) -> str:
        return f"vous pouvez payer {own.text} avec {self.mana_locked_under(pool)}"

    def must_also(self, own: Thing, verb: str) -> str:
        return f"pour préparer {own.text}, vous devez aussi {verb}"

    def its_components(self) -> str:
        return "ses composants"

    def its_component(self, word: str) -> str:
        return f"son composant {name_word(word)[0]}"
