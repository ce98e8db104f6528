"""What a language says for modifiers of preparation."""

from abc import abstractmethod

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.phrases.constructs import ConstructPhrases
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing


class PreparingPhrases(ConstructPhrases):
    """Costs, components, sources."""

    @abstractmethod
    def more_mana(self, count: str, mana: str, more: bool) -> str:
        """ "1 more Water Mana", "1 Air Mana less"."""

    @abstractmethod
    def components_named(self, amount: Amount, word: str, additional: bool) -> str:
        """ "1 additional Time component"."""

    @abstractmethod
    def costs(self, thing: Thing, cost: str) -> str:
        """ "your spells cost 1 Air Mana less to prepare"."""

    @abstractmethod
    def needs_components(self, thing: Thing, amount: Amount, more: bool) -> str:
        """ "this spell needs 1 fewer component to be prepared"."""

    @abstractmethod
    def needs_fewer_repeated(self, things: Thing, count: str) -> str:
        """ "where your spells need a component several times, they need 1 fewer"."""

    @abstractmethod
    def may_use(self, thing: Thing, components: str) -> str:
        """ "this spell may use 1 additional Time component"."""

    @abstractmethod
    def option_on_preparing(self, f: Filter, price: str, gain: Expr) -> str:
        """ "a player who prepares a spell may pay 1 Fire Mana so that it can never have Slowcast"; `gain` is a modifier."""

    @abstractmethod
    def may_prepare(self, thing: Thing) -> str:
        """ "you may prepare the top card of your deck"."""

    @abstractmethod
    def may_prepare_from(self, own: Thing, zone: str, below_top: bool) -> str:
        """ "you may prepare this spell from your discard pile"; `below_top`: "unless it is the top card there"."""

    @abstractmethod
    def gathers(self, who: Thing, mana: str) -> str:
        """ "when you gather Mana, add 1 more Fire Mana to the Available Ether"."""

    @abstractmethod
    def counts_more(self, each: str, times: Amount) -> str:
        """ "each of your Trees counts 1 additional time"."""

    @abstractmethod
    def may_count_as(self, cards: Thing, components: str) -> str:
        """ "your Trees may count as 1 Time component once per turn"."""

    @abstractmethod
    def always_counts_as(self, cards: Thing, components: str) -> str:
        """ "your Trees always count as 1 Time component"."""

    # Abilities of Animals

    @abstractmethod
    def abilities_cost_double(self, animal: Thing) -> str:
        """ "the Mana cost of your Animal's abilities is doubled"."""

    @abstractmethod
    def abilities_cost(self, animal: Thing, cost: str) -> str:
        """ "the abilities of your Animal cost 1 Fire Mana less"."""

    @abstractmethod
    def abilities_are_paid_with(self, animal: Thing, mana: str) -> str:
        """ "the abilities of your Animal may be paid for with Mana of any element"."""

    @abstractmethod
    def mana_of_any_element(self) -> str:
        """ "Mana of any element"."""

    @abstractmethod
    def mana_locked_under(self, pool: str) -> str:
        """ "Mana locked under your Flowers"."""
