"""French: what is done with cards and players."""

from grimoire.language.phrase import VOUS, au, de, elided, french_verb
from grimoire.magenoir.text.french.moves import FrenchMoves
from grimoire.magenoir.text.french.orders import act_on, done_by, he, order, theirs
from grimoire.magenoir.text.french.words import OPPONENT
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class FrenchEffects(FrenchMoves):
    """The verbs."""

    # Damage and HP

    def deal(self, hurt: str, target: Thing, end: str) -> Say:
        return order("infliger", f"{hurt} {au(target.text)}{he(end) if target.text == OPPONENT else end}")

    def deal_divided(self, hurt: str, targets: Thing) -> Say:
        return order("infliger", f"{hurt} à répartir comme vous le souhaitez sur {targets.text}")

    def deal_to_all(self, hurt: str, targets: list[Thing], end: str) -> Say:
        texts = [au(target.text) for target in targets]
        if targets[0].text == OPPONENT:
            texts[1:] = [theirs(text) for text in texts[1:]]
        return order("infliger", f"{hurt} {self.joined(texts, False)}{end}")

    def take_damage(self, hurt: str) -> Say:
        return order("subir", hurt)

    def this_damage_is_unstoppable(self) -> str:
        return "ces dégâts ne peuvent être ni ignorés, ni réduits, ni redirigés"

    def zero_damage_reminder(self) -> str:
        return "(Zéro dégât ne compte pas comme des dégâts.)"

    def chosen_target(self) -> str:
        return self.target_name("any")

    def change_hp(self, thing: Thing, gains: bool, hp: str) -> Say:
        return done_by(thing, "gagner" if gains else "perdre", hp)

    def change_hp_of_each(self, things: Thing, gains: bool, hp: str, with_you: bool) -> Say:
        """The verb is in the second person as soon as you are one of them."""
        if with_you:
            return Say(f"{things.text} {french_verb('gagner' if gains else 'perdre', VOUS)} chacun {hp}")
        return Say(self.change_hp(things, gains, hp).text(), self.have_hp_changed(things, gains, hp))

    def have_hp_changed(self, thing: Thing, gains: bool, hp: str) -> str:
        return f"faire {'gagner' if gains else 'perdre'} {hp} {au(thing.text)}"

    # Players

    def draw(self, who: Thing, cards: str) -> Say:
        return done_by(who, "piocher", cards)

    def shuffle(self, who: Thing) -> Say:
        return done_by(who, "mélanger", "votre deck" if who.you else "son deck")

    def phase_out(self, who: Thing, by: str) -> Say:
        if who.you:
            return Say(f"déphasez-vous de {by}", f"vous déphaser de {by}")
        return order("déphaser", f"{who.text} de {by}")

    def lose_mage_noir(self, who: Thing) -> Say:
        return Say("vous n'êtes plus Mage Noir" if who.you else f"{who.text} n'est plus Mage Noir")

    # Cards

    def effects_of(self, things: list[Thing]) -> str:
        if len(things) == 1 and things[0].pronoun:
            return "leurs effets" if things[0].plural else "ses effets"
        return f"les effets {self.joined([de(thing.text) for thing in things], False)}"

    def apply(self, effects: str) -> Say:
        return order("appliquer", effects)

    def apply_again(self, own: Thing) -> Say:
        return order("appliquer", f"de nouveau les effets {de(own.text)}")

    def even_from_discard(self) -> str:
        return " (même depuis la défausse)"

    def affects_it_too(self, used: Thing) -> str:
        return f"{used.text} agit aussi sur ce sort-là"

    def use_ability(self, animal: Thing) -> Say:
        return order("utiliser", f"une capacité {de(animal.text)} sans en payer le coût (même s'il est épuisé)")

    def prepare_freely(self, thing: Thing) -> Say:
        its = "leur coût ni utiliser leurs" if thing.plural else "son coût ni utiliser ses"
        return order("préparer", f"{thing.text} sans payer {its} composants")

    def create(self, copies: str, name: str) -> Say:
        return order("mettre", f"{elided(f'{copies} de', name)} en jeu sous votre contrôle")

    def revert(self, thing: Thing) -> Say:
        card = "leurs cartes" if thing.plural else "sa carte"
        return act_on("ramener", thing, f"exactement à ce qui est imprimé sur {card}")
