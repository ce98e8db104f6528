"""What a language says for continuous modifiers."""

from abc import abstractmethod

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.phrases.preparing import PreparingPhrases
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing


class ModifierPhrases(PreparingPhrases):
    """Modifiers as statements."""

    # Abilities

    @abstractmethod
    def having(self, thing: Thing, keyword: Expr, gained: bool) -> str:
        """ "this spell has Quickcast", "it becomes Transmutable (Ore)"."""

    @abstractmethod
    def never_has(self, thing: Thing, keyword: Expr) -> str:
        """ "it can never have Slowcast"."""

    @abstractmethod
    def has_no_effect(self, thing: Thing) -> str:
        """ "your spells have no effect"."""

    @abstractmethod
    def gains_effects(self, thing: Thing, used: bool) -> str:
        """ "it gains the effects of this spell, after its own"; `used`: it uses this card."""

    @abstractmethod
    def gains_text(self, thing: Thing, text: str) -> str:
        """ "it gains: “Draw 1 card.”"."""

    @abstractmethod
    def applies_more(self, thing: Thing, times: Amount) -> str:
        """ "it applies its effects 1 additional time"."""

    @abstractmethod
    def abilities_apply(self, thing: Thing, times: Amount) -> str:
        """ "the effects of your Animal's abilities are applied 2 times"."""

    # Numbers

    @abstractmethod
    def every_number_is(self, thing: Thing, operation: str) -> str:
        """ "every number in the effects of this spell is increased by 1"."""

    @abstractmethod
    def doubled(self) -> str:
        """ "doubled"."""

    @abstractmethod
    def changed_by(self, word: str, by: str) -> str:
        """ "add", "subtract", "reduce": "increased by 1"."""

    @abstractmethod
    def operation_or(self, operation: str, other: str, condition: str) -> str:
        """ "increased by 1 (doubled instead if you are a Mage Noir)"."""

    # Damage

    @abstractmethod
    def damage_is_unstoppable(self, source: Thing) -> str:
        """ "damage dealt by this spell cannot be ignored, reduced or redirected"."""

    @abstractmethod
    def deals_at_most(self, source: Thing, most: Amount) -> str:
        """ "this spell cannot deal more than 3 damage at once"."""

    @abstractmethod
    def deals_more(self, source: Thing, amount: Amount, more: bool) -> str:
        """ "your spells deal 1 more damage"."""

    @abstractmethod
    def onto(self, target: Thing) -> str:
        """ "to the opponent"."""

    @abstractmethod
    def opposing_targets(self) -> str:
        """ "to opposing targets"."""

    @abstractmethod
    def takes_at_most(self, thing: Thing, most: Amount) -> str:
        """ "no more than 3 damage can be dealt to it at once"."""

    @abstractmethod
    def takes_no_damage(self, thing: Thing) -> str:
        """ "it takes no damage"."""

    @abstractmethod
    def takes_more(self, thing: Thing, amount: Amount, more: bool) -> str:
        """ "it takes 1 less damage each time"."""

    @abstractmethod
    def you_take_more(self, amount: Amount, more: bool) -> str:
        """ "each time you are dealt damage, you take 1 less"."""

    @abstractmethod
    def player_ignores_each_turn(self, who: Thing, amount: Amount) -> str:
        """ "each turn, the opponent ignores up to 2 of the damage dealt to them"."""

    @abstractmethod
    def ignores_each_turn(self, amount: Amount, by_opponent: bool) -> str:
        """ "each turn, ignore up to 2 of the damage dealt to you by the opponent"."""

    # What players may have

    @abstractmethod
    def cannot_control(self, cards: str) -> str:
        """ "you cannot control Trees"."""

    @abstractmethod
    def none_controlled(self, f: Filter) -> str:
        """ "Trees", after that."""

    @abstractmethod
    def controls_few_copies(self, most: Amount) -> str:
        """ "you cannot control more than 2 copies of Ember"."""

    @abstractmethod
    def controls_up_to(self, cards: str) -> str:
        """ "you may control up to 3 Animals"."""

    @abstractmethod
    def name_noun(self, word: str, plural: bool) -> str:
        """A word of a name as a noun: "Cats"."""

    @abstractmethod
    def hand_size(self, who: Expr, cards: str) -> str:
        """ "your maximum hand size is 7 cards"."""

    @abstractmethod
    def is_visible_to_both(self, cards: Thing) -> str:
        """ "the opponent's hand is visible to both players"."""

    @abstractmethod
    def may_look_at(self, who: Thing, cards: Thing) -> str:
        """ "you may look at the top card of your deck at any time"."""

    @abstractmethod
    def stays_mage_noir(self, who: Thing, own: Thing) -> str:
        """ "you are a Mage Noir for as long as you control this Permanent"."""

    @abstractmethod
    def is_kept_from_mage_noir(self, who: Thing) -> str:
        """ "the opponent is not a Mage Noir"."""

    @abstractmethod
    def phases_more(self, who: Thing, count: str, more: bool) -> str:
        """ "each time you phase out a player, do so by 1 more"."""

    @abstractmethod
    def trades_at_rate(self, who: Thing | None, mana: str, rate: str, both_ways: bool) -> str:
        """ "you may trade Fire Mana at a rate of 1 for 1, in both directions"; nobody in particular is all players."""

    @abstractmethod
    def piles_are_level(self) -> str:
        """ "the two piles of the Available Ether count as equally large"."""

    # What cards are

    @abstractmethod
    def is_no_longer_a(self, thing: Thing, word: str) -> str:
        """ "this Permanent is no longer a Tree"."""

    @abstractmethod
    def enters_with_hp(self, thing: Thing, count: str) -> str:
        """ "this Permanent enters play with 3 HP"."""

    @abstractmethod
    def enters_with_more_hp(self, thing: Thing, count: str) -> str:
        """ "it enters play with 3 additional HP if it has any"."""

    @abstractmethod
    def is_spared_by_forge(self, things: list[Thing]) -> str:
        """ "this Permanent is not destroyed when used as components of Equipment"."""

    @abstractmethod
    def takes_element_paid(self, thing: Thing) -> str:
        """ "it takes the element of the Mana paid for this ability"."""

    @abstractmethod
    def are_copies_of(self, things: Thing, own: Thing) -> str:
        """ "your Trees are copies of this Permanent"."""
