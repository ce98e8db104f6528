"""English: continuous modifiers as statements."""

from typing import Final

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.english.preparing import EnglishPreparing
from grimoire.magenoir.text.english.words import many
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing

ADJECTIVES: Final = ("unique", "transmutable")  # the other keywords are things one has


def less(more: bool) -> str:
    return "more" if more else "less"


class EnglishModifiers(EnglishPreparing):
    """Modifiers."""

    # Abilities

    def having(self, thing: Thing, keyword: Expr, gained: bool) -> str:
        if keyword.text in ADJECTIVES:
            return f"{self.verb(thing, 'become' if gained else 'be')} {self.keyword(keyword)}"
        return f"{self.verb(thing, 'gain' if gained else 'have')} {self.keyword(keyword)}"

    def never_has(self, thing: Thing, keyword: Expr) -> str:
        return f"{thing.text} can never {'be' if keyword.text in ADJECTIVES else 'have'} {self.keyword(keyword)}"

    def has_no_effect(self, thing: Thing) -> str:
        return self.verb(thing, "have no effect")

    def gains_effects(self, thing: Thing, used: bool) -> str:
        return f"{self.verb(thing, 'gain')} the effects of {'this card as well' if used else f'{self.this()}, after its own'}"

    def gains_text(self, thing: Thing, text: str) -> str:
        return f"{self.verb(thing, 'gain')}: “{text}”"

    def applies_more(self, thing: Thing, times: Amount) -> str:
        more = f"{times.count} additional {self.noun('time', times.plural)}"
        return f"{self.verb(thing, 'apply')} {self.its(thing)} effects {more}"

    def abilities_apply(self, thing: Thing, times: Amount) -> str:
        return f"the effects of {thing.text}'s abilities are applied {times.count} {self.noun('time', times.plural)}"

    # Numbers

    def every_number_is(self, thing: Thing, operation: str) -> str:
        return f"every number in the effects of {thing.text} is {operation}"

    def doubled(self) -> str:
        return "doubled"

    def changed_by(self, word: str, by: str) -> str:
        if word == "reduce":
            return f"reduced by {by}, but never below zero"
        return f"{'increased' if word == 'add' else 'decreased'} by {by}"

    def operation_or(self, operation: str, other: str, condition: str) -> str:
        return f"{operation} ({other} instead {condition})"

    # Damage

    def damage_is_unstoppable(self, source: Thing) -> str:
        return f"damage dealt by {source.text} cannot be ignored, reduced or redirected"

    def deals_at_most(self, source: Thing, most: Amount) -> str:
        return f"{source.text} cannot deal more than {most.count} damage at once"

    def deals_more(self, source: Thing, amount: Amount, more: bool) -> str:
        return f"{self.verb(source, 'deal')} {amount.count} {less(more)} damage{amount.aside}"

    def onto(self, target: Thing) -> str:
        return f"to {target.text}"

    def opposing_targets(self) -> str:
        return "to opposing targets"

    def takes_at_most(self, thing: Thing, most: Amount) -> str:
        return f"no more than {most.count} damage can be dealt to {thing.text} at once"

    def takes_no_damage(self, thing: Thing) -> str:
        return f"{self.verb(thing, 'take')} no damage"

    def takes_more(self, thing: Thing, amount: Amount, more: bool) -> str:
        return f"{self.verb(thing, 'take')} {amount.count} {less(more)} damage{amount.aside} each time"

    def you_take_more(self, amount: Amount, more: bool) -> str:
        return f"each time you are dealt damage, you take {amount.count} {less(more)}{amount.aside}"

    def player_ignores_each_turn(self, who: Thing, amount: Amount) -> str:
        return f"each turn, {self.verb(who, 'ignore')} up to {amount.count} of the damage dealt to them"

    def ignores_each_turn(self, amount: Amount, by_opponent: bool) -> str:
        by = " by the opponent" if by_opponent else ""
        return f"each turn, ignore up to {amount.count} of the damage dealt to you{by}"

    # What players may have

    def cannot_control(self, cards: str) -> str:
        return f"you cannot control {cards}"

    def none_controlled(self, f: Filter) -> str:
        return self.head(f, True, counted=False) + self.after(f, True)

    def controls_few_copies(self, most: Amount) -> str:
        return f"you cannot control more than {most.count} {self.copies_of(self.name, most.plural)}{most.end}"

    def controls_up_to(self, cards: str) -> str:
        return f"you may control up to {cards}"

    def name_noun(self, word: str, plural: bool) -> str:
        return many(word, plural)

    def hand_size(self, who: Expr, cards: str) -> str:
        return f"{self.belonging(who, 'maximum hand size')} is {cards}"

    def is_visible_to_both(self, cards: Thing) -> str:
        return f"{cards.text} is visible to both players"

    def may_look_at(self, who: Thing, cards: Thing) -> str:
        return f"{who.text} may look at {cards.text} at any time"

    def stays_mage_noir(self, who: Thing, own: Thing) -> str:
        return f"{self.verb(who, 'be')} a Mage Noir for as long as you control {own.text}"

    def is_kept_from_mage_noir(self, who: Thing) -> str:
        if who.text == self.player_name("players"):
            return "no player is a Mage Noir"
        return f"{self.verb(who, 'be')} not a Mage Noir"

    def phases_more(self, who: Thing, count: str, more: bool) -> str:
        does = "do so" if who.you else "they do so"
        return f"each time {self.verb(who, 'phase')} out a player, {does} by {count} {less(more)}"

    def trades_at_rate(self, who: Thing | None, mana: str, rate: str, both_ways: bool) -> str:
        trade = "players trade"
        if who is not None:
            trade = "you may trade" if who.you else self.verb(who, "trade")
        return f"{trade} {mana} at a rate of {rate}{', in both directions' if both_ways else ''}"

    def piles_are_level(self) -> str:
        return "the two piles of the Available Ether count as equally large"

    # What cards are

    def is_no_longer_a(self, thing: Thing, word: str) -> str:
        return f"{self.verb(thing, 'be')} no longer a {word}"

    def enters_with_hp(self, thing: Thing, count: str) -> str:
        return f"{self.verb(thing, 'enter')} play with {count} HP"

    def enters_with_more_hp(self, thing: Thing, count: str) -> str:
        return f"{self.verb(thing, 'enter')} play with {count} additional HP if it has any"

    def is_spared_by_forge(self, things: list[Thing]) -> str:
        named = self.joined([thing.text for thing in things], False)
        return f"{named} {'are' if len(things) > 1 else 'is'} not destroyed when used as components of Equipment"

    def takes_element_paid(self, thing: Thing) -> str:
        return f"{self.verb(thing, 'take')} the element of the Mana paid for this ability"

    def are_copies_of(self, things: Thing, own: Thing) -> str:
        return f"{self.verb(things, 'be')} copies of {own.text}"
