"""Continuous modifiers as statements."""

from grimoire.language.phrase import sentence
from grimoire.language.syntax import ABILITY, BOTH, CALL, Expr
from grimoire.magenoir.text.reading import ELEMENTS, KEYWORDS, is_call, read_filter, unknown
from grimoire.magenoir.text.saying import flowing
from grimoire.magenoir.text.walk.preparing import Preparing


class Modifiers(Preparing):
    """Modifiers."""

    def statement(self, ability: Expr, granted: bool) -> str:
        if ability.kind != ABILITY:
            raise unknown(ability)
        lead = self.if_lead(ability.condition) if ability.condition is not None else ""
        if ability.text == "on" and ability.body is not None:
            when = self.when(ability.args[0])
            said = self.say(ability.body)
            return flowing([f"{lead}{when}, {said.text()}", *said.rest()])
        if ability.text not in ("always", "rider"):
            raise unknown(ability)
        return lead + self.modifier(ability.args[0], granted)

    def modifier(self, mod: Expr, granted: bool) -> str:
        word = mod.text
        args = mod.args
        if word in ("cost", "needs", "option", "from", "gather", "counts_as", "ability_cost", "ability_payment"):
            return self.preparing(mod)
        if word in ("dealt", "taken", "shield", "unstoppable"):
            return self.damage_modifier(mod)
        if word == "keyword":
            return self.having(self.subject_of(args[0]), args[1], granted or is_call(args[0], "user"))
        if word == "never":
            return self.never_has(self.subject_of(args[0]), args[1])
        if word == "silence":
            return self.has_no_effect(self.subject_of(args[0]))
        if word == "cannot":
            return self.cannot(args[0])
        if word == "numbers":
            return self.every_number_is(self.thing(args[0]), self.operation(args[1]))
        if word == "gains":
            return self.gains(args)
        if word == "limit":
            return self.limit(args)
        if word == "apply_times":
            thing = self.thing(args[0])
            times = self.amount(args[1].args[0])
            more = is_call(args[1], "more")
            return (self.applies_more(thing, times) if more else self.abilities_apply(thing, times)) + times.tail()
        return self.rare_modifier(mod)

    def rare_modifier(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        if word == "hand_size":
            return self.hand_size(args[0], self.number_of(args[1], "card"))
        if word == "sees":
            if is_call(args[0], "players"):
                return self.is_visible_to_both(self.thing(args[1]))
            return self.may_look_at(self.thing(args[0]), self.thing(args[1]))
        if word == "loses_word":
            return self.is_no_longer_a(self.thing(args[0]), args[1].text)
        if word == "enter_hp":
            thing = self.thing(args[0])
            amount = self.amount(args[1].args[0])
            more = is_call(args[1], "more")
            enters = self.enters_with_more_hp(thing, amount.count) if more else self.enters_with_hp(thing, amount.count)
            return enters + amount.tail()
        if word == "phase_amount":
            amount = self.amount(args[1].args[0])
            return self.phases_more(self.thing(args[0]), amount.count, self.is_more(args[1])) + amount.tail()
        if word == "trade_rate":
            who = None if is_call(args[0], "players") else self.thing(args[0])
            element = args[1].text in ELEMENTS
            mana = self.mana_kind([args[1].text if element else "mana"])
            return self.trades_at_rate(who, mana, self.rate(args[2], args[3]), element)
        if word == "is_mage_noir":
            return self.stays_mage_noir(self.thing(args[0]), self.own())
        if word == "not_mage_noir":
            return self.is_kept_from_mage_noir(self.thing(args[0]))
        if word == "spared_by_forge":
            return self.is_spared_by_forge([self.thing(arg) for arg in (args[0].args if args[0].kind == BOTH else args[:1])])
        if word == "level_piles":
            return self.piles_are_level()
        if word == "element":
            return self.takes_element_paid(self.subject_of(args[0]))
        if word == "copy_of":
            return self.are_copies_of(self.thing(args[0]), self.own())
        raise unknown(mod)

    def damage_modifier(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        thing = self.subject_of(args[0])
        if word == "unstoppable":
            return self.damage_is_unstoppable(thing)
        if word == "shield":
            amount = self.amount(args[1])
            if is_call(args[0], "you"):
                return self.ignores_each_turn(amount, len(args) > 2) + amount.end
            return self.player_ignores_each_turn(thing, amount) + amount.end
        delta = args[1]
        if word == "taken" and is_call(delta, "exactly"):
            if delta.args[0].text != "zero":
                raise unknown(delta)
            return self.takes_no_damage(thing)
        amount = self.amount(delta.args[0])
        if is_call(delta, "at_most"):
            most = self.deals_at_most(thing, amount) if word == "dealt" else self.takes_at_most(thing, amount)
            return most + amount.tail()
        more = self.is_more(delta)
        if word == "taken":
            taken = self.you_take_more(amount, more) if thing.you else self.takes_more(thing, amount, more)
            return taken + amount.end
        onto = ""
        if len(args) > 2:
            target = args[2].args[0]
            onto = f" {self.opposing_targets() if is_call(target, 'opposing') else self.onto(self.thing(target))}"
        return self.deals_more(thing, amount, more) + onto + amount.end

    def operation(self, op: Expr) -> str:
        """A number operation: "increased by 1"."""
        if is_call(op, "double"):
            return self.doubled()
        if is_call(op, "alt"):
            return self.operation_or(self.operation(op.args[0]), self.operation(op.args[2]), self.if_text(op.args[1]))
        if op.text not in ("add", "subtract", "reduce"):
            raise unknown(op)
        amount = self.amount(op.args[0])
        return self.changed_by(op.text, amount.count + amount.aside) + amount.end

    def gains(self, args: list[Expr]) -> str:
        thing = self.thing(args[0])
        if is_call(args[1], "effects_of"):
            return self.gains_effects(thing, is_call(args[0], "user"))
        if args[1].kind == CALL and args[1].text in KEYWORDS:
            return self.having(thing, args[1], True)
        if args[1].kind == ABILITY and args[1].text in ("always", "on"):
            return self.gains_text(thing, sentence(self.statement(args[1], False)))
        said = self.say(args[1])
        return self.gains_text(thing, " ".join([sentence(part) for part in said.sentences]))

    def limit(self, args: list[Expr]) -> str:
        none = is_call(args[1], "zero")
        if is_call(args[0], "self"):
            return self.cannot_control(self.own().text) if none else self.controls_few_copies(self.amount(args[1]))
        f = read_filter(args[0])
        if f.owner != "you":
            raise unknown(args[0])
        f.owner = ""
        if none:
            return self.cannot_control(self.none_controlled(f))
        amount = self.amount(args[1])
        words = f.words if f.types == ["animal"] else []
        cards = self.name_noun(words[0], amount.plural) if words else self.some(f, amount.plural)
        return self.controls_up_to(f"{amount.count} {cards}")
