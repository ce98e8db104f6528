"""French: continuous modifiers as statements."""

from grimoire.language.phrase import au, colon, de, elided, quoted
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.french.preparing import FrenchPreparing, less
from grimoire.magenoir.text.french.words import ADJECTIVES, agreed, word_form
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing


class FrenchModifiers(FrenchPreparing):
    """Modifiers."""

    # Abilities

    def quality(self, thing: Thing, keyword: Expr) -> str:
        """A keyword that is an adjective: "Rapides"."""
        return agreed(self.keyword(keyword), thing.plural, thing.feminine)

    def having(self, thing: Thing, keyword: Expr, gained: bool) -> str:
        if keyword.text in ADJECTIVES:
            return f"{self.verb(thing, 'devenir' if gained else 'être')} {self.quality(thing, keyword)}"
        return f"{self.verb(thing, 'gagner' if gained else 'avoir')} {self.keyword(keyword)}"

    def never_has(self, thing: Thing, keyword: Expr) -> str:
        adjective = keyword.text in ADJECTIVES
        never = f"être {self.quality(thing, keyword)}" if adjective else f"avoir {self.keyword(keyword)}"
        return f"{self.negated(thing, 'pouvoir')} jamais {never}"

    def has_no_effect(self, thing: Thing) -> str:
        return f"{self.negated(thing, 'avoir')} aucun effet"

    def gains_effects(self, thing: Thing, used: bool) -> str:
        effects = "aussi les effets de cette carte" if used else f"les effets de {self.this()}, après les siens"
        return f"{self.verb(thing, 'gagner')} {effects}"

    def gains_text(self, thing: Thing, text: str) -> str:
        return colon(self.verb(thing, "gagner"), quoted(text))

    def applies_more(self, thing: Thing, times: Amount) -> str:
        effects = "leurs effets" if thing.plural else "ses effets"
        return f"{self.verb(thing, 'appliquer')} {effects} {times.count} fois de plus"

    def abilities_apply(self, thing: Thing, times: Amount) -> str:
        return f"les effets des capacités {de(thing.text)} s'appliquent {times.count} fois"

    # Numbers

    def every_number_is(self, thing: Thing, operation: str) -> str:
        return f"chaque nombre dans les effets {de(thing.text)} est {operation}"

    def doubled(self) -> str:
        return "doublé"

    def changed_by(self, word: str, by: str) -> str:
        if word == "reduce":
            return f"réduit de {by}, sans descendre sous zéro"
        return f"{'augmenté' if word == 'add' else 'diminué'} de {by}"

    def operation_or(self, operation: str, other: str, condition: str) -> str:
        return f"{operation} ({other} à la place {condition})"

    # Damage

    def hurt(self, amount: Amount) -> str:
        return f"{amount.count} {self.noun('damage', amount.plural)}"

    def damage_is_unstoppable(self, source: Thing) -> str:
        return f"les dégâts infligés par {source.text} ne peuvent être ni ignorés, ni réduits, ni redirigés"

    def deals_at_most(self, source: Thing, most: Amount) -> str:
        return f"{self.negated(source, 'pouvoir')} pas infliger plus {de(self.hurt(most))} à la fois"

    def deals_more(self, source: Thing, amount: Amount, more: bool) -> str:
        return f"{self.verb(source, 'infliger')} {self.hurt(amount)} de {less(more)}{amount.aside}"

    def onto(self, target: Thing) -> str:
        return au(target.text)

    def opposing_targets(self) -> str:
        return "aux cibles adverses"

    def takes_at_most(self, thing: Thing, most: Amount) -> str:
        return f"{self.negated(thing, 'pouvoir')} pas subir plus {de(self.hurt(most))} à la fois"

    def takes_no_damage(self, thing: Thing) -> str:
        return f"{self.negated(thing, 'subir')} aucun dégât"

    def takes_more(self, thing: Thing, amount: Amount, more: bool) -> str:
        return f"{self.verb(thing, 'subir')} {self.hurt(amount)} de {less(more)}{amount.aside} à chaque fois"

    def you_take_more(self, amount: Amount, more: bool) -> str:
        taken = f"{amount.count} de {less(more)}{amount.aside}"
        return f"chaque fois que vous subissez des dégâts, vous en subissez {taken}"

    def player_ignores_each_turn(self, who: Thing, amount: Amount) -> str:
        return f"chaque tour, {self.verb(who, 'ignorer')} jusqu'à {self.hurt(amount)} parmi ceux qui lui sont infligés"

    def ignores_each_turn(self, amount: Amount, by_opponent: bool) -> str:
        dealt = "que l'adversaire vous inflige" if by_opponent else "qui vous sont infligés"
        return f"chaque tour, ignorez jusqu'à {self.hurt(amount)} parmi ceux {dealt}"

    # What players may have

    def cannot_control(self, cards: str) -> str:
        return f"vous ne pouvez pas contrôler {cards}"

    def none_controlled(self, f: Filter) -> str:
        return de(self.some(f, True))

    def controls_few_copies(self, most: Amount) -> str:
        copies = f"{most.count} {self.copies_of(self.name, most.plural)}"
        return f"vous ne pouvez pas contrôler plus {de(copies)}{most.end}"

    def controls_up_to(self, cards: str) -> str:
        return f"vous pouvez contrôler jusqu'à {cards}"

    def name_noun(self, word: str, plural: bool) -> str:
        return word_form(word, plural)

    def hand_size(self, who: Expr, cards: str) -> str:
        return f"la taille maximale {de(self.pile_of(who, 'in_hand'))} est de {cards}"

    def is_visible_to_both(self, cards: Thing) -> str:
        return f"{cards.text} est visible par les deux joueurs"

    def may_look_at(self, who: Thing, cards: Thing) -> str:
        return f"{self.verb(who, 'pouvoir')} regarder {cards.text} à tout moment"

    def stays_mage_noir(self, who: Thing, own: Thing) -> str:
        return f"{self.verb(who, 'être')} Mage Noir tant que vous contrôlez {own.text}"

    def is_kept_from_mage_noir(self, who: Thing) -> str:
        if who.text == self.player_name("players"):
            return "aucun joueur n'est Mage Noir"
        return f"{self.negated(who, 'être')} pas Mage Noir"

    def phases_more(self, who: Thing, count: str, more: bool) -> str:
        does = "déphasez-le" if who.you else "il le déphase"
        return f"{elided('chaque fois que', self.verb(who, 'déphaser'))} un joueur, {does} de {count} de {less(more)}"

    def trades_at_rate(self, who: Thing | None, mana: str, rate: str, both_ways: bool) -> str:
        trade = "les joueurs échangent"
        if who is not None:
            trade = "vous pouvez échanger" if who.you else self.verb(who, "échanger")
        return f"{trade} la {mana} au taux de {rate}{', dans les deux sens' if both_ways else ''}"

    def piles_are_level(self) -> str:
        return "les deux piles de l'Éther disponible sont considérées comme égales"

    # What cards are

    def is_no_longer_a(self, thing: Thing, word: str) -> str:
        return f"{self.negated(thing, 'être')} plus {self.a_word(word)}"

    def enters_with_hp(self, thing: Thing, count: str) -> str:
        return f"{self.verb(thing, 'arriver')} en jeu avec {count} PV"

    def enters_with_more_hp(self, thing: Thing, count: str) -> str:
        return f"s'{self.subject(thing)} a des PV, {self.verb(thing, 'arriver')} en jeu avec {count} PV de plus"

    def is_spared_by_forge(self, things: list[Thing]) -> str:
        named = self.joined([thing.text for thing in things], False)
        spared = "ne sont pas détruits" if len(things) > 1 else "n'est pas détruit"
        return f"{named} {spared} en servant de composants à un Équipement"

    def takes_element_paid(self, thing: Thing) -> str:
        return f"{self.verb(thing, 'prendre')} l'élément de la Mana payée pour cette capacité"

    def are_copies_of(self, things: Thing, own: Thing) -> str:
        return f"{self.verb(things, 'être')} des copies {de(own.text)}"
