"""English: continuous modifiers as statements."""

from grimoire.language.phrase import listed, sentence
from grimoire.language.syntax import ABILITY, BOTH, Expr
from grimoire.magenoir.text.english_nouns import ELEMENT, many
from grimoire.magenoir.text.english_preparing import EnglishPreparing
from grimoire.magenoir.text.reading import is_call, read_filter, unknown

UNSTOPPABLE = "cannot be ignored, reduced or redirected"


class EnglishMods(EnglishPreparing):
    """Modifiers."""

    def statement(self, ability: Expr, granted: bool) -> str:
        if ability.kind != ABILITY:
            raise unknown(ability)
        text = ""
        if ability.condition is not None:
            text = self.if_lead(ability.condition)
        if ability.text == "on" and ability.body is not None:
            lead = self.when(ability.args[0])
            said = self.say(ability.body)
            return f"{text}{lead}, {said.text()}"
        if ability.text not in ("always", "rider"):
            raise unknown(ability)
        return text + self.modifier(ability.args[0], granted)

    def modifier(self, mod: Expr, granted: bool) -> str:
        word = mod.text
        args = mod.args
        if word in ("cost", "needs", "option", "from", "gather", "counts_as", "ability_cost", "ability_payment"):
            return self.preparing(mod)
        if word in ("dealt", "taken", "shield", "unstoppable"):
            return self.damage_modifier(mod)
        if word == "keyword":
            thing = self.thing(args[0])
            return f"{self.verb(thing, 'gain' if granted or is_call(args[0], 'user') else 'have')} {self.keyword(args[1])}"
        if word == "never":
            return f"{self.thing(args[0]).text} can never have {self.keyword(args[1])}"
        if word == "silence":
            thing = self.thing(args[0])
            return self.verb(thing, "have no effect")
        if word == "cannot":
            return self.cannot(args[0])
        if word == "numbers":
            return self.numbers_modifier(args)
        if word == "gains":
            return self.gains(args)
        if word == "limit":
            return self.limit(args)
        if word == "apply_times":
            return self.apply_times(args)
        return self.rare_modifier(mod)

    def rare_modifier(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        if word == "hand_size":
            return f"{self.whose(args[0])} maximum hand size is {self.number_of(args[1], 'card')}"
        if word == "sees":
            if is_call(args[0], "players"):
                return f"{self.thing(args[1]).text} is visible to both players"
            return f"you may look at {self.thing(args[1]).text} at any time"
        if word == "loses_word":
            return f"{self.verb(self.thing(args[0]), 'be')} no longer a {args[1].text}"
        if word == "enter_hp":
            thing = self.thing(args[0])
            amount = self.amount(args[1].args[0])
            if is_call(args[1], "more"):
                return f"{self.verb(thing, 'enter')} play with {amount.count} additional HP if it has any"
            return f"{self.verb(thing, 'enter')} play with {amount.count} HP{amount.end}"
        if word == "phase_amount":
            amount = self.amount(args[1].args[0])
            return f"each time you phase out a player, do so by {amount.count} {self.fewer(args[1])}"
        if word == "trade_rate":
            kind = f"{ELEMENT[args[1].text]} " if args[1].text in ELEMENT else ""
            who = "you" if is_call(args[0], "you") else "players"
            verb = "may trade" if who == "you" else "trade"
            both = ", in both directions" if kind else ""
            return f"{who} {verb} {kind}Mana at a rate of {self.rate(args[2], args[3])}{both}"
        if word == "is_mage_noir":
            return f"you are a Mage Noir for as long as you control {self.own().text}"
        if word == "not_mage_noir":
            return "you are not a Mage Noir"
        if word == "spared_by_forge":
            things = listed([self.thing(arg).text for arg in self.both_things(args[0])], "and")
            verb = "are" if args[0].kind == BOTH else "is"
            return f"{things} {verb} not destroyed when used as components of an Equipment"
        if word == "level_piles":
            return "the two piles of the Available Ether count as equally large"
        if word == "element":
            return f"{self.verb(self.thing(args[0]), 'take')} the element of the Mana paid for this ability"
        if word == "copy_of":
            return f"{self.verb(self.thing(args[0]), 'be')} copies of {self.own().text}"
        raise unknown(mod)

    def damage_modifier(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        thing = self.thing(args[0])
        if word == "unstoppable":
            return f"damage dealt by {thing.text} {UNSTOPPABLE}"
        if word == "dealt":
            if is_call(args[1], "at_most"):
                return f"{thing.text} cannot deal more than {self.number(args[1].args[0])} damage at once"
            onto = ""
            if len(args) > 2:
                onto = (
                    " to opposing targets"
                    if is_call(args[2].args[0], "opposing")
                    else f" to {self.thing(args[2].args[0]).text}"
                )
            amount = self.amount(args[1].args[0])
            return f"{self.verb(thing, 'deal')} {amount.count} {self.fewer(args[1])} damage{amount.aside}{onto}"
        if word == "taken":
            if is_call(args[1], "at_most"):
                return f"no more than {self.number(args[1].args[0])} damage can be dealt to {thing.text} at once"
            if is_call(args[1], "exactly"):
                return f"{self.verb(thing, 'take')} no damage"
            amount = self.amount(args[1].args[0])
            if thing.you:
                return f"each time you are dealt damage, you take {amount.count} {self.fewer(args[1])}{amount.aside}"
            return f"{self.verb(thing, 'take')} {amount.count} {self.fewer(args[1])} damage{amount.aside} each time"
        amount = self.amount(args[1])
        by = " by the opponent" if len(args) > 2 else ""
        return f"each turn, ignore up to {amount.count} of the damage dealt to {thing.text}{by}{amount.end}"

    def operation(self, op: Expr) -> str:
        """A number operation: "increased by 1"."""
        if is_call(op, "double"):
            return "doubled"
        if is_call(op, "alt"):
            return f"{self.operation(op.args[0])} ({self.operation(op.args[2])} instead {self.if_text(op.args[1])})"
        amount = self.amount(op.args[0])
        by = f"by {amount.count}{amount.aside}"
        if is_call(op, "add"):
            return f"increased {by}"
        if is_call(op, "subtract"):
            return f"decreased {by}"
        if is_call(op, "reduce"):
            return f"reduced {by}, but never below zero"
        raise unknown(op)

    def numbers_modifier(self, args: list[Expr]) -> str:
        return f"every number in the effects of {self.thing(args[0]).text} is {self.operation(args[1])}"

    def gains(self, args: list[Expr]) -> str:
        thing = self.thing(args[0])
        if is_call(args[1], "effects_of"):
            source = "this card" if is_call(args[0], "user") else self.this()
            return f"{self.verb(thing, 'gain')} the effects of {source} as well"
        said = self.say(args[1])
        text = " ".join([sentence(part) for part in said.sentences])
        return f"{self.verb(thing, 'gain')}: “{text}”"

    def limit(self, args: list[Expr]) -> str:
        if is_call(args[0], "self"):
            return f"you cannot control {self.own().text}"
        f = read_filter(args[0])
        f.owner = ""
        if is_call(args[1], "zero"):
            return f"you cannot control {self.some(f, True)}"
        amount = self.amount(args[1])
        words = [word for word in f.words if f.types == ["animal"]]
        noun = many(words[0], amount.plural) if words else self.some(f, amount.plural)
        return f"you may control up to {amount.count} {noun}"

    def apply_times(self, args: list[Expr]) -> str:
        thing = self.thing(args[0])
        number = args[1].args[0]
        times = many("time", self.value(number) != 1)
        if is_call(args[1], "more"):
            effects = "their effects" if thing.plural else "its effects"
            return f"{self.verb(thing, 'apply')} {effects} {self.number(number)} additional {times}"
        return f"the effects of {thing.text}'s abilities are applied {self.number(number)} {times}"
