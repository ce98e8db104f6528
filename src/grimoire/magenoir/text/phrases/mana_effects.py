"""What a language says for what is done with Mana."""

from abc import abstractmethod

from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.phrases.effects import EffectPhrases
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class ManaEffectPhrases(EffectPhrases):
    """The verbs of Mana. The `count` of an amount of Mana has its noun already."""

    @abstractmethod
    def pay(self, who: Thing, cost: str) -> Say:
        """ "pay 1 Fire Mana"."""

    @abstractmethod
    def empty_reserve(self, who: Thing) -> Say:
        """ "put all Mana from your Mana reserve into the Available Ether"."""

    @abstractmethod
    def take(self, mana: Amount, any_element: bool, pool: str) -> Say:
        """ "take 1 Fire Mana from the Available Ether"; `any_element`: "1 Mana of your choice"."""

    @abstractmethod
    def release(self, mana: Amount, under: Thing) -> Say:
        """ "release 1 Fire Mana from this spell"."""

    @abstractmethod
    def release_excess(self) -> Say:
        """ "release the excess Mana"."""

    @abstractmethod
    def lock(self, mana: Amount, moved: bool, origin: str, under: Thing) -> Say:
        """ "lock 1 Fire Mana from your Mana reserve under it"; `moved`: it was locked before."""

    @abstractmethod
    def distribute(self, mana: str, origin: str, among: str) -> Say:
        """ "distribute all Mana locked under it among your Mana reserve and your Flowers"."""

    @abstractmethod
    def add_to_ether(self, cost: str) -> Say:
        """ "add Mana from the Infinite Ether to the Available Ether, matching its Mana cost"."""

    @abstractmethod
    def trade(self, place: str, rate: str) -> Say:
        """ "trade Mana with the Available Ether at a rate of 1 for 1"."""

    @abstractmethod
    def make_trades(self, amount: Amount, place: str, rate: str) -> Say:
        """ "make 3 Mana trades with the Available Ether at a rate of 1 for 1"."""

    @abstractmethod
    def with_ether(self) -> str:
        """ "with the Available Ether"."""

    @abstractmethod
    def between_reserve_and(self, pool: str) -> str:
        """ "between your Mana reserve and your Flowers"."""

    @abstractmethod
    def so_many_for(self, give: str, get: str) -> str:
        """ "2 for 1"."""
