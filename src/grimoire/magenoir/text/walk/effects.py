"""What is done with cards and players."""

from abc import abstractmethod

from grimoire.language.syntax import BOTH, CALL, PLUS, STEPS, Expr
from grimoire.language.words import UnknownWord
from grimoire.magenoir.text.reading import is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Say, is_list, then, together
from grimoire.magenoir.text.walk.moves import Moves
from grimoire.magenoir.text.writer import Thing


class Effects(Moves):
    """The verbs."""

    def say(self, expr: Expr) -> Say:
        """Any effect."""
        if expr.kind == PLUS:
            parts = [self.say(expr.args[0])]
            for arg in expr.args[1:]:
                parts.append(self.say_after(parts[-1], arg))
            return together(self.joining(), parts)
        if expr.kind == STEPS:
            said = self.say(expr.args[0])
            for joint, arg in zip(expr.joints, expr.args[1:], strict=True):
                following = self.say_after(said, arg)
                said = then(self.joining(), said, following) if joint == "then" else said.adding(following.sentences)
            return said
        if expr.kind != CALL:
            raise unknown(expr)
        try:
            said_cards = self.card_verb(expr)
            return said_cards if said_cards is not None else self.other_verb(expr)
        except UnknownWord as error:
            error.inside = error.inside or str(expr)
            raise
        except (IndexError, KeyError) as error:  # a known word with arguments that no card gives it
            raise unknown(expr) from error

    def say_after(self, before: Say, expr: Expr) -> Say:
        """An effect in the same paragraph: nothing follows a list there, and "does the same" would mean too much."""
        first = expr
        while first.kind in (PLUS, STEPS):
            first = first.args[0]
        if is_list(before.sentences[-1]) or is_call(first, "by_each"):
            raise unknown(first)
        return self.say(expr)

    def order(self, expr: Expr) -> str:
        """An effect as one order to you, of which only the bare verb is wanted: "may …", "must …"."""
        said = self.say(expr)
        if not said.ordered() or said.rest():
            raise unknown(expr)
        return said.verb

    @abstractmethod
    def other_verb(self, expr: Expr) -> Say:
        """What is done with Mana, and what governs other effects."""

    def card_verb(self, expr: Expr) -> Say | None:
        word = expr.text
        args = expr.args
        if word == "damage":
            return self.damage(expr)
        if word in ("gain", "lose"):
            return self.hp(word == "gain", args[0], args[1])
        if word == "draw":
            return self.draw(self.thing(args[0]), self.number_of(args[1], "card"))
        if word == "discard":
            return self.discard(expr)
        if word == "phase":
            who = self.thing(args[0])
            amount = self.amount(args[1])
            return self.phase_out(who, f"{amount.count}{amount.aside}{amount.end}")
        if word == "move":
            return self.move(self.thing(args[0]), args[1])
        if word == "swap":
            return self.swap(args)
        if word == "shuffle":
            self.deck_said = True
            return self.shuffle(self.thing(args[0]))
        if word in ("look", "show"):
            thing = self.thing(args[0])
            if not thing.pronoun:
                self.looked = thing
            return self.act(word, thing)
        if word in ("activate", "rest", "exhaust"):
            return self.act(word, self.thing(args[0]))
        if word == "apply":
            return self.application(expr)
        if word == "use_ability":
            return self.use_ability(self.thing(args[0]))
        if word == "prepare":
            return self.prepare_freely(self.thing(args[0]))
        if word == "create":
            return self.create(self.number_of(args[1], "copy"), self.name_of(args[0].text))
        if word == "revert":
            return self.revert(self.thing(args[0]))
        if word == "lose_mage_noir":
            return self.lose_mage_noir(self.thing(args[0]))
        return None

    def target(self, expr: Expr) -> Thing:
        """Targets one by one: "each Permanent the opponent controls"."""
        if not is_call(expr, "all"):
            return self.thing(expr)
        f = read_filter(expr.args[0])
        each = self.each_among(f) if self.partitive(f) else self.each_one(self.some(f, False))
        thing = self.remember(self.made(each, f, False))
        self.it_expr = expr
        return thing

    def damage(self, expr: Expr) -> Say:
        value = expr.args[0]
        onto = expr.args[1]
        amount = self.amount(value)
        hurt = f"{amount.count} {self.noun('damage', amount.plural)}{amount.aside}"
        if is_call(value, "split"):
            said = self.deal_divided(hurt, self.thing(onto))
        elif onto.kind == BOTH:
            said = self.deal_to_all(hurt, [self.target(arg) for arg in onto.args], amount.end)
        else:
            target = self.target(onto)
            said = self.take_damage(hurt + amount.end) if target.you else self.deal(hurt, target, amount.end)
        for flag in expr.args[2:]:
            if is_call(flag, "unstoppable"):
                cannot = self.this_damage_is_unstoppable()
                said.adding([f"{self.if_text(flag.args[0])}, {cannot}" if flag.args else cannot])
            elif is_call(flag, "zero_is_none"):
                said.adding([self.zero_damage_reminder()] if self.reminders else [])
            else:
                raise unknown(flag)
        return said

    def hp(self, gains: bool, who: Expr, value: Expr) -> Say:
        """Gaining and losing HP."""
        if is_call(who, "all"):
            thing = self.target(who)
        elif is_call(who, "any"):
            thing = Thing(self.chosen_target(), False, self.is_feminine("target"))
        else:
            thing = self.subject_of(who)
        if is_call(value, "half"):
            return self.change_hp(thing, gains, self.described(value))
        amount = self.amount(value)
        hp = f"{amount.count} {self.noun('hp', amount.plural)}{amount.aside}{amount.end}"
        if who.kind == BOTH:
            return self.change_hp_of_each(thing, gains, hp, is_call(who.args[0], "you"))
        said = self.change_hp(thing, gains, hp)
        if not thing.you and not thing.player:
            said.verb = self.have_hp_changed(thing, gains, hp)
            said.subject = "you"
        return said

    def application(self, expr: Expr) -> Say:
        what = expr.args[0]
        if is_call(what, "self") and not self.self_said:
            said = self.apply_again(self.own())
        else:
            things = [self.thing(arg) for arg in what.args] if what.kind == BOTH else [self.target(what)]
            said = self.apply(self.effects_of(things))
        for flag in expr.args[1:]:
            if is_call(flag, "acts"):
                said.sentences[0] += self.even_from_discard()
                said.verb += self.even_from_discard()
            elif is_call(flag, "with_riders"):
                self.self_said = False
                used = self.thing(flag.args[0])
                said.adding([f"{self.if_text(flag.args[1])}, {self.affects_it_too(used)}"])
            else:
                raise unknown(flag)
        return said
