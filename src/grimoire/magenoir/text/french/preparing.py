"""French: modifiers of preparation."""

from typing import Final

from grimoire.language.phrase import de, elided
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.french.constructs import FrenchConstructs
from grimoire.magenoir.text.french.events import conjugated
from grimoire.magenoir.text.french.words import ADJECTIVES, agreed, name_word
from grimoire.magenoir.text.reading import Filter, is_call, unknown
from grimoire.magenoir.text.writer import Thing

SOURCE: Final[dict[str, str]] = {"in_discard": "votre défausse", "in_exile": "l'exil", "in_hand": "votre main"}


def less(more: bool) -> str:
    return "plus" if more else "moins"


class FrenchPreparing(FrenchConstructs):
    """Costs, components, sources."""

    def verb(self, thing: Thing, verb: str) -> str:
        """A statement about a thing."""
        return f"{self.subject(thing)} {conjugated(verb, thing.plural, thing.you)}"

    def negated(self, thing: Thing, verb: str) -> str:
        """ "il n'a", "ils ne peuvent"."""
        form = conjugated(verb, thing.plural, thing.you)
        no = f"n'{form}" if form[0] in "aoeéê" else f"ne {form}"
        return f"{self.subject(thing)} {no}"

    def more_mana(self, count: str, mana: str, more: bool) -> str:
        return f"{count} {mana} de {less(more)}"

    def components_named(self, amount: Amount, word: str, additional: bool) -> str:
        more = " supplémentaires" if amount.plural else " supplémentaire"
        components = f"{amount.count} {self.noun('component', amount.plural)} {name_word(word)[0]}"
        return components + more if additional else components

    def costs(self, thing: Thing, cost: str) -> str:
        if "que vous préparez" in thing.text:
            return f"{self.verb(thing, 'coûter')} {cost}"
        return f"{self.subject(thing)} {'se préparent' if thing.plural else 'se prépare'} pour {cost}"

    def needs_components(self, thing: Thing, amount: Amount, more: bool) -> str:
        components = f"{amount.count} {self.noun('component', amount.plural)} de {less(more)}"
        return f"{self.verb(thing, 'demander')} {components} pour être {agreed('préparé', thing.plural, thing.feminine)}"

    def needs_fewer_repeated(self, things: Thing, count: str) -> str:
        return f"un composant requis plusieurs fois par {things.text} est requis {count} fois de moins"

    def may_use(self, thing: Thing, components: str) -> str:
        return f"{self.verb(thing, 'pouvoir')} utiliser {components}"

    def option_on_preparing(self, f: Filter, price: str, gain: Expr) -> str:
        """The gain is a subordinate clause: French has it for keywords that are kept away."""
        if not is_call(gain, "never"):
            raise unknown(gain)
        keyword = gain.args[1]
        never = f"{'être' if keyword.text in ADJECTIVES else 'avoir'} {self.keyword(keyword)}"
        price = price.replace("votre réserve", "sa réserve")
        return f"un joueur qui prépare {self.a_kind(f)} peut {price} pour qu'il ne puisse jamais {never}"

    def may_prepare(self, thing: Thing) -> str:
        return f"vous pouvez préparer {thing.text}"

    def may_prepare_from(self, own: Thing, zone: str, below_top: bool) -> str:
        unless = ", sauf s'il en est la carte du dessus" if below_top else ""
        return f"vous pouvez préparer {own.text} depuis {SOURCE[zone]}{unless}"

    def gathers(self, who: Thing, mana: str) -> str:
        adds = "ajoutez" if who.you else "il ajoute"
        return f"{elided('lorsque', self.verb(who, 'récupérer'))} de la Mana, {adds} {mana} à l'Éther disponible"

    def counts_more(self, each: str, times: Amount) -> str:
        return f"{each} compte {times.count} fois de plus"

    def may_count_as(self, cards: Thing, components: str) -> str:
        return f"{self.verb(cards, 'pouvoir')} compter comme {components} une fois par tour"

    def always_counts_as(self, cards: Thing, components: str) -> str:
        return f"{self.verb(cards, 'compter')} toujours comme {components}"

    # Abilities of Animals

    def abilities_cost_double(self, animal: Thing) -> str:
        return f"le coût en Mana des capacités {de(animal.text)} est doublé"

    def abilities_cost(self, animal: Thing, cost: str) -> str:
        return f"les capacités {de(animal.text)} coûtent {cost}"

    def abilities_are_paid_with(self, animal: Thing, mana: str) -> str:
        return f"les capacités {de(animal.text)} peuvent être payées avec {mana}"

    def mana_of_any_element(self) -> str:
        return "de la Mana de n'importe quel élément"

    def mana_locked_under(self, pool: str) -> str:
        return f"la Mana verrouillée sous {pool}"
