"""What a language says for what is done with cards and players."""

from abc import abstractmethod

from grimoire.magenoir.text.phrases.moves import MovePhrases
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class EffectPhrases(MovePhrases):
    """The verbs: an order if it is you who does it, otherwise a statement."""

    # Damage and HP

    @abstractmethod
    def deal(self, hurt: str, target: Thing, end: str) -> Say:
        """ "deal 3 damage to any target"; `end` is the end of the amount."""

    @abstractmethod
    def deal_divided(self, hurt: str, targets: Thing) -> Say:
        """ "deal 3 damage, divided as you choose among any number of targets"."""

    @abstractmethod
    def deal_to_all(self, hurt: str, targets: list[Thing], end: str) -> Say:
        """ "deal 3 damage to the opponent and to each of their Permanents"."""

    @abstractmethod
    def take_damage(self, hurt: str) -> Say:
        """ "take 3 damage"."""

    @abstractmethod
    def this_damage_is_unstoppable(self) -> str:
        """ "this damage cannot be ignored, reduced or redirected"."""

    @abstractmethod
    def zero_damage_reminder(self) -> str:
        """ "(Zero damage does not count as damage.)"."""

    @abstractmethod
    def chosen_target(self) -> str:
        """ "a target of your choice", before a verb."""

    @abstractmethod
    def change_hp(self, thing: Thing, gains: bool, hp: str) -> Say:
        """ "gain 2 HP", "the opponent loses 2 HP"."""

    @abstractmethod
    def change_hp_of_each(self, things: Thing, gains: bool, hp: str, with_you: bool) -> Say:
        """ "you and the opponent each gain 2 HP"."""

    @abstractmethod
    def have_hp_changed(self, thing: Thing, gains: bool, hp: str) -> str:
        """What you do then, as a bare verb: "have this Permanent gain 2 HP"."""

    # Players

    @abstractmethod
    def draw(self, who: Thing, cards: str) -> Say:
        """ "draw 2 cards"."""

    @abstractmethod
    def shuffle(self, who: Thing) -> Say:
        """ "shuffle your deck"."""

    @abstractmethod
    def phase_out(self, who: Thing, by: str) -> Say:
        """ "phase out the opponent by 2"."""

    @abstractmethod
    def lose_mage_noir(self, who: Thing) -> Say:
        """ "the opponent is no longer a Mage Noir"."""

    # Cards

    @abstractmethod
    def effects_of(self, things: list[Thing]) -> str:
        """ "the effects of this spell", "its effects"."""

    @abstractmethod
    def apply(self, effects: str) -> Say:
        """ "apply its effects"."""

    @abstractmethod
    def apply_again(self, own: Thing) -> Say:
        """ "apply the effects of this spell again"."""

    @abstractmethod
    def even_from_discard(self) -> str:
        """ " (even from the discard pile)"."""

    @abstractmethod
    def affects_it_too(self, used: Thing) -> str:
        """ "the component used to prepare this spell affects that spell as well"."""

    @abstractmethod
    def use_ability(self, animal: Thing) -> Say:
        """ "use an ability of your Animal without paying its cost (even if it is exhausted)"."""

    @abstractmethod
    def prepare_freely(self, thing: Thing) -> Say:
        """ "prepare it without paying its cost or using its components"."""

    @abstractmethod
    def create(self, copies: str, name: str) -> Say:
        """ "put 2 copies of Ember into play under your control"."""

    @abstractmethod
    def revert(self, thing: Thing) -> Say:
        """ "return it to exactly what is printed on it"."""
