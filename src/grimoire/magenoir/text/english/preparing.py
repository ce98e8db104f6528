"""English: modifiers of preparation."""

from typing import Final

from grimoire.language.phrase import english_verb
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.english.constructs import EnglishConstructs
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing

SOURCE: Final[dict[str, str]] = {"in_discard": "your discard pile", "in_exile": "exile", "in_hand": "your hand"}


class EnglishPreparing(EnglishConstructs):
    """Costs, components, sources."""

    def verb(self, thing: Thing, verb: str) -> str:
        """A statement about a thing."""
        return f"{self.subject(thing)} {english_verb(verb, thing.plural, thing.you)}"

    def more_mana(self, count: str, mana: str, more: bool) -> str:
        return f"{count} more {mana}" if more else f"{count} {mana} less"

    def components_named(self, amount: Amount, word: str, additional: bool) -> str:
        return f"{amount.count} {'additional ' if additional else ''}{word} {self.noun('component', amount.plural)}"

    def costs(self, thing: Thing, cost: str) -> str:
        if " prepare " in thing.text:
            return f"{self.verb(thing, 'cost')} {cost}"
        part, per, counted = cost.partition(" for each ")
        return f"{self.verb(thing, 'cost')} {part} to prepare{per}{counted}"

    def needs_components(self, thing: Thing, amount: Amount, more: bool) -> str:
        components = f"{amount.count} {'more' if more else 'fewer'} {self.noun('component', amount.plural)}"
        return f"{self.verb(thing, 'need')} {components} to be prepared"

    def needs_fewer_repeated(self, things: Thing, count: str) -> str:
        return f"where {things.text} need a component several times, they need {count} fewer"

    def may_use(self, thing: Thing, components: str) -> str:
        return f"{thing.text} may use {components}"

    def option_on_preparing(self, f: Filter, price: str, gain: Expr) -> str:
        spell = f"{self.a_kind(f)}{'' if f.marked('everywhere') else ' of yours'}"
        price = price.replace("your ", "their ")
        return f"a player who prepares {spell} may {price} so that {self.modifier(gain, False)}"

    def may_prepare(self, thing: Thing) -> str:
        return f"you may prepare {thing.text}"

    def may_prepare_from(self, own: Thing, zone: str, below_top: bool) -> str:
        unless = ", unless it is the top card there" if below_top else ""
        return f"you may prepare {own.text} from {SOURCE[zone]}{unless}"

    def gathers(self, who: Thing, mana: str) -> str:
        adds = "add" if who.you else "they add"
        return f"when {self.verb(who, 'gather')} Mana, {adds} {mana} to the Available Ether"

    def counts_more(self, each: str, times: Amount) -> str:
        cards = each.removesuffix(self.in_play())
        return f"{cards} counts {times.count} additional {self.noun('time', times.plural)}"

    def may_count_as(self, cards: Thing, components: str) -> str:
        return f"{cards.text} may count as {components} once per turn"

    def always_counts_as(self, cards: Thing, components: str) -> str:
        return f"{cards.text} always {english_verb('count', cards.plural)} as {components}"

    # Abilities of Animals

    def abilities_cost_double(self, animal: Thing) -> str:
        return f"the Mana cost of {animal.text}'s abilities is doubled"

    def abilities_cost(self, animal: Thing, cost: str) -> str:
        return f"the abilities of {animal.text} cost {cost}"

    def abilities_are_paid_with(self, animal: Thing, mana: str) -> str:
        return f"the abilities of {animal.text} may be paid for with {mana}"

    def mana_of_any_element(self) -> str:
        return "Mana of any element"

    def mana_locked_under(self, pool: str) -> str:
        return f"Mana locked under {pool}"
