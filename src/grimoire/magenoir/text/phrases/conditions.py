"""What a language says for conditions."""

from abc import abstractmethod

from grimoire.magenoir.text.phrases.events import EventPhrases
from grimoire.magenoir.text.writer import Thing


class ConditionPhrases(EventPhrases):
    """Conditions as clauses."""

    @abstractmethod
    def is_mage_noir(self, you: bool) -> str:
        """ "you are a Mage Noir", "the opponent is a Mage Noir"."""

    @abstractmethod
    def is_no_mage_noir(self, you: bool) -> str:
        """ "you are not a Mage Noir"."""

    @abstractmethod
    def it_is_zenith(self) -> str:
        """ "it is Zenith"."""

    @abstractmethod
    def zenith_lead(self) -> str:
        """ "Zenith: ", before what happens then."""

    @abstractmethod
    def it_is_turn(self, turn: str) -> str:
        """ "it is your turn"."""

    @abstractmethod
    def both_hold(self, conditions: list[str]) -> str:
        """ "you are a Mage Noir and it is Zenith"."""

    @abstractmethod
    def holds_unless(self, condition: str, other: str) -> str:
        """ "it is Zenith, but not if you are a Mage Noir"."""

    # Cards

    @abstractmethod
    def owns(self, you: bool) -> str:
        """ "you own"."""

    @abstractmethod
    def controls(self, you: bool) -> str:
        """ "you control"."""

    @abstractmethod
    def animal_is_face_up(self, mine: bool) -> str:
        """ "your Animal is face up"."""

    @abstractmethod
    def there_is_one(self, card: str) -> str:
        """ "there is a Tree in play"."""

    @abstractmethod
    def there_is_no(self, card: str) -> str:
        """ "there is no Tree in play"."""

    @abstractmethod
    def there_are(self, cards: str, plural: bool) -> str:
        """ "there are at least 3 Trees in play"."""

    @abstractmethod
    def pile_holds(self, pile: str, cards: str) -> str:
        """ "your hand has at least 3 cards"."""

    @abstractmethod
    def can_be_channeled(self, thing: Thing) -> str:
        """ "it can be channeled"."""

    @abstractmethod
    def was_discarded(self, thing: Thing) -> str:
        """ "it is discarded"."""

    @abstractmethod
    def is_a(self, thing: Thing, kind: str) -> str:
        """ "it is a Permanent"."""

    @abstractmethod
    def is_hand_empty(self, mine: bool) -> str:
        """ "your hand is empty"."""

    # Mana

    @abstractmethod
    def is_mana_locked(self, mana: str, under: Thing, some: bool) -> str:
        """ "no Fire Mana is locked under it"."""

    @abstractmethod
    def so_much_is_locked(self, mana: str, plural: bool, under: Thing) -> str:
        """ "at least 2 Fire Mana are locked under it"."""

    @abstractmethod
    def is_reserve_filled(self, reserve: str, some: bool) -> str:
        """ "your Mana reserve is empty"."""

    @abstractmethod
    def has_mana(self, who: Thing, mana: str, some: bool) -> str:
        """ "you have no Fire Mana in your Mana reserve"."""

    # What happened

    @abstractmethod
    def no_player_lost_hp(self) -> str:
        """ "no player lost HP this way"."""

    @abstractmethod
    def took_no_damage(self, who: Thing) -> str:
        """ "the opponent took no damage this way"."""

    @abstractmethod
    def some_happened(self, card: str) -> str:
        """ "a Permanent was destroyed this turn", of "a Permanent destroyed this turn"."""

    @abstractmethod
    def it_is_the_first(self, card: str) -> str:
        """ "it is the first spell prepared this turn"."""

    @abstractmethod
    def drew(self, who: Thing, cards: str) -> str:
        """ "you drew at least 2 cards this turn"."""

    # Numbers

    @abstractmethod
    def how_many(self, word: str, cards: str) -> str:
        """ "at_least", "more_than", "fewer", "equals": "at least 3 Trees"."""

    @abstractmethod
    def values_are_equal(self, first: str, second: str) -> str:
        """ "its HP equals your HP"."""

    @abstractmethod
    def value_is(self, value: str, word: str, count: str) -> str:
        """ "your HP are at least 10"."""
