"""English: what is done with cards and players."""

from grimoire.language.phrase import english_verb
from grimoire.magenoir.text.english.moves import EnglishMoves
from grimoire.magenoir.text.english.orders import done_by, order, they
from grimoire.magenoir.text.english.words import OPPONENT
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class EnglishEffects(EnglishMoves):
    """The verbs."""

    # Damage and HP

    def deal(self, hurt: str, target: Thing, end: str) -> Say:
        return order(f"deal {hurt} to {target.text}{they(end) if target.text == OPPONENT else end}")

    def deal_divided(self, hurt: str, targets: Thing) -> Say:
        return order(f"deal {hurt}, divided as you choose among {targets.text}")

    def deal_to_all(self, hurt: str, targets: list[Thing], end: str) -> Say:
        """The opponent's cards are theirs, once the opponent was named."""
        texts = [target.text for target in targets]
        if texts[0] == OPPONENT:
            texts[1:] = ["to " + text.replace("the opponent's", "their") for text in texts[1:]]
        return order(f"deal {hurt} to {self.joined(texts, False)}{end}")

    def take_damage(self, hurt: str) -> Say:
        return order(f"take {hurt}")

    def this_damage_is_unstoppable(self) -> str:
        return "this damage cannot be ignored, reduced or redirected"

    def zero_damage_reminder(self) -> str:
        return "(Zero damage does not count as damage.)"

    def chosen_target(self) -> str:
        return "a target of your choice"

    def change_hp(self, thing: Thing, gains: bool, hp: str) -> Say:
        return done_by(thing, f"{'gain' if gains else 'lose'} {hp}")

    def change_hp_of_each(self, things: Thing, gains: bool, hp: str, with_you: bool) -> Say:
        return Say(f"{things.text} each {'gain' if gains else 'lose'} {hp}", self.have_hp_changed(things, gains, hp))

    def have_hp_changed(self, thing: Thing, gains: bool, hp: str) -> str:
        return f"have {thing.text} {'gain' if gains else 'lose'} {hp}"

    # Players

    def draw(self, who: Thing, cards: str) -> Say:
        return done_by(who, f"draw {cards}")

    def shuffle(self, who: Thing) -> Say:
        return done_by(who, f"shuffle {'your' if who.you else 'their'} deck")

    def phase_out(self, who: Thing, by: str) -> Say:
        return order(f"phase yourself out by {by}" if who.you else f"phase out {who.text} by {by}")

    def lose_mage_noir(self, who: Thing) -> Say:
        return Say(f"{who.text} {english_verb('be', who.plural, who.you)} no longer a Mage Noir")

    # Cards

    def effects_of(self, things: list[Thing]) -> str:
        if len(things) == 1 and things[0].pronoun:
            return f"{self.its(things[0])} effects"
        return f"the effects of {self.joined([thing.text for thing in things], False)}"

    def apply(self, effects: str) -> Say:
        return order(f"apply {effects}")

    def apply_again(self, own: Thing) -> Say:
        return order(f"apply the effects of {own.text} again")

    def even_from_discard(self) -> str:
        return " (even from the discard pile)"

    def affects_it_too(self, used: Thing) -> str:
        return f"{used.text} affects that spell as well"

    def use_ability(self, animal: Thing) -> Say:
        return order(f"use an ability of {animal.text} without paying its cost (even if it is exhausted)")

    def prepare_freely(self, thing: Thing) -> Say:
        its = self.its(thing)
        return order(f"prepare {thing.text} without paying {its} cost or using {its} components")

    def create(self, copies: str, name: str) -> Say:
        return order(f"put {copies} of {name} into play under your control")

    def revert(self, thing: Thing) -> Say:
        return order(f"return {thing.text} to exactly what is printed on {'them' if thing.plural else 'it'}")
