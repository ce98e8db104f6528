"""English: what is done with cards and players."""

from grimoire.language.phrase import english_verb, listed
from grimoire.language.syntax import BOTH, CALL, PLUS, STEPS, Expr
from grimoire.magenoir.text.english_conditions import EnglishConditions
from grimoire.magenoir.text.english_nouns import many
from grimoire.magenoir.text.reading import is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Joining, Say, then, together
from grimoire.magenoir.text.writer import Thing

ENGLISH = Joining("and", ", then ", "then, ", ["if", "unless", "at", "Zenith:"])


def order(verb: str) -> Say:
    return Say(verb, verb)


def done_by(who: Thing, verb: str) -> Say:
    """An order if it is you; otherwise a statement about them."""
    if who.you:
        return order(verb)
    return Say(f"{who.text} {english_verb(verb, who.plural)}", verb, who.text)


class EnglishEffects(EnglishConditions):
    """The verbs."""

    def say(self, expr: Expr) -> Say:
        """Any effect."""
        if expr.kind == PLUS:
            return together(ENGLISH, [self.say(arg) for arg in expr.args])
        if expr.kind == STEPS:
            said = self.say(expr.args[0])
            for joint, arg in zip(expr.joints, expr.args[1:], strict=True):
                following = self.say(arg)
                said = then(ENGLISH, said, following) if joint == "then" else said.adding(following.sentences)
            return said
        if expr.kind != CALL:
            raise unknown(expr)
        said_cards = self.card_verb(expr)
        return said_cards if said_cards is not None else self.other_verb(expr)

    def other_verb(self, expr: Expr) -> Say:
        """Mana and constructs: given by the classes further down."""
        raise unknown(expr)

    def card_verb(self, expr: Expr) -> Say | None:
        word = expr.text
        args = expr.args
        if word == "damage":
            return self.damage(expr)
        if word in ("gain", "lose"):
            return self.hp(word, args[0], args[1])
        if word == "draw":
            who = self.thing(args[0])
            return done_by(who, f"draw {self.number_of(args[1], 'card')}")
        if word == "discard":
            return self.discard(expr)
        if word == "phase":
            who = self.thing(args[0])
            amount = self.amount(args[1])
            return order(f"phase out {who.text} by {amount.count}{amount.aside}{amount.end}")
        if word == "move":
            thing = self.thing(args[0])
            if is_call(args[0], "it") and is_call(args[1], "top") and thing.pronoun and not thing.plural:
                thing.text = "that card"
            return self.move(thing, args[1])
        if word == "swap":
            return self.swap(args)
        if word == "shuffle":
            who = self.thing(args[0])
            return done_by(who, f"shuffle {'your' if who.you else 'their'} deck")
        if word in ("look", "show"):
            thing = self.thing(args[0])
            if not thing.pronoun:
                self.looked = thing
            return order(f"look at {thing.text}" if word == "look" else f"show {thing.text} to the opponent")
        if word == "apply":
            return self.apply(expr)
        if word == "activate":
            return order(f"activate {self.thing(args[0]).text}")
        if word == "use_ability":
            animal = self.thing(args[0]).text
            return order(f"use an ability of {animal} without paying its cost (even if {animal} is exhausted)")
        if word == "prepare":
            thing = self.thing(args[0])
            its = "their" if thing.plural else "its"
            return order(f"prepare {thing.text} without paying {its} cost or using {its} components")
        if word in ("rest", "exhaust"):
            return order(f"{word} {self.thing(args[0]).text}")
        if word == "create":
            return order(f"put {self.number_of(args[1], 'copy')} of {self.name_of(args[0].text)} into play under your control")
        if word == "revert":
            thing = self.thing(args[0])
            return order(f"return {thing.text} to exactly what is printed on {'them' if thing.plural else 'it'}")
        if word == "lose_mage_noir":
            who = self.thing(args[0])
            return Say(f"{who.text} {english_verb('be', who.plural, who.you)} no longer a Mage Noir")
        return None

    def number_of(self, value: Expr, noun: str) -> str:
        """A value with its noun: "2 cards", "a card", "X cards, X being ..."."""
        amount = self.amount(value)
        if amount.one:
            return self.counted(value, noun)
        return f"{amount.count} {many(noun, amount.plural)}{amount.aside}{amount.end}"

    def target(self, expr: Expr) -> Thing:
        """Targets of damage, one by one: "each Permanent the opponent controls"."""
        if expr.kind == BOTH:
            parts = [self.target(arg).text for arg in expr.args]
            if is_call(expr.args[0], "opp"):
                parts[1:] = ["to " + part.replace("the opponent's", "their") for part in parts[1:]]
            return Thing(listed(parts, "and"), True)
        if is_call(expr, "all"):
            f = read_filter(expr.args[0])
            each = self.each(f) if self.partitive(f) else f"each {self.some(f, False)}"
            return self.remember(self.made(each, f, False))
        return self.thing(expr)

    def damage(self, expr: Expr) -> Say:
        value = expr.args[0]
        amount = self.amount(value)
        hurt = f"{amount.count} damage{amount.aside.replace('they are a Mage', 'the opponent is a Mage')}"
        if is_call(value, "split"):
            said = order(f"deal {hurt}, divided as you choose among {self.thing(expr.args[1]).text}")
        else:
            end = amount.end
            target = self.target(expr.args[1])
            if target.text == "the opponent":
                end = end.replace("the opponent's ", "their ").replace("the opponent ", "they ")
            said = order(f"take {hurt}{end}" if target.you else f"deal {hurt} to {target.text}{end}")
        for flag in expr.args[2:]:
            if is_call(flag, "unstoppable"):
                cannot = "this damage cannot be ignored, reduced or redirected"
                said.adding([f"{self.if_text(flag.args[0])}, {cannot}" if flag.args else cannot])
            elif is_call(flag, "zero_is_none"):
                said.adding(["(Zero damage does not count as damage.)"])
            else:
                raise unknown(flag)
        return said

    def hp(self, verb: str, who: Expr, value: Expr) -> Say:
        """Gaining and losing HP."""
        thing = self.target(who) if is_call(who, "all") else self.thing(who)
        if thing.text == "any target":
            thing = Thing("a target of your choice")
        each = " each" if who.kind == BOTH else ""
        if is_call(value, "half"):
            return done_by(thing, f"{verb} {self.described(value)}")
        amount = self.amount(value)
        count = "one" if amount.one else amount.count
        what = f"{verb} {count} HP{amount.aside}{amount.end}"
        said = done_by(thing, what)
        if each:
            said.sentences[0] = f"{thing.text} each {verb} {count} HP{amount.aside}{amount.end}"
        if not thing.you and not thing.player:
            said.verb = f"have {thing.text} {what}"
            said.subject = "you"
        return said

    def discard(self, expr: Expr) -> Say:
        what = expr.args[0]
        if is_call(what, "sel") and is_call(what.args[0], "minus"):
            f = read_filter(what.args[1])
            kept = self.number_of(what.args[0].args[1], "card")
            whose = "your" if f.owner == "you" else "their"
            return order(f"discard cards from {whose} hand until no more than {kept} remain")
        if is_call(what, "sel") and read_filter(what.args[1]).zones == ["in_hand"]:
            f = read_filter(what.args[1])
            if f.owner == "opp":
                thing = self.thing(what)
                text = thing.text.replace("the opponent's", "their")
                if is_call(what.args[0], "any_number"):
                    return Say(f"the opponent may discard {text}", "", "the opponent")
                return done_by(Thing("the opponent"), f"discard {text}")
        thing = self.thing(what)
        if thing.zone == "in_hand" and thing.owner == "opp" and thing.pronoun:
            return done_by(Thing("the opponent"), "discard that card")
        said = order(f"{'destroy' if thing.destroyed else 'discard'} {thing.text}")
        for flag in expr.args[1:]:
            if is_call(flag, "mana_to"):
                said.adding(["the Mana locked under it goes to its owner's Mana reserve"])
            elif is_call(flag, "despite_indestructible"):
                said.adding([f"{self.if_text(flag.args[0])}, Indestructible does not prevent this"])
            else:
                raise unknown(flag)
        return said

    def whose_place(self, thing: Thing) -> str:
        """Whose deck or hand a moved card goes to."""
        if thing.owner == "you":
            return "your"
        if thing.owner in ("opp", "player"):
            return "their"
        return "their owners'" if thing.plural else "its owner's"

    def move(self, thing: Thing, place: Expr) -> Say:
        word = place.text
        text = thing.text
        if word == "play" and text.endswith(", wherever it is"):
            return order(f"put {text.removesuffix(', wherever it is')} into play, wherever it is")
        whose = self.whose_place(thing)
        if word == "hand":
            if thing.zone in ("in_deck", "looked"):
                return order(f"put {text} into {whose} hand")
            if thing.zone and thing.owner == "you":
                return order(f"take {text} back into your hand")
            return order(f"send {text} back to {whose} hand")
        if word in ("top", "bottom"):
            return order(f"place {text} on {'top' if word == 'top' else 'the bottom'} of {whose} deck")
        if word == "third":
            return order(f"put {text} back into {whose} deck as the third card from the top")
        if word == "nth":
            return order(f"put {text} into {whose} deck in position {self.number(place.args[0])} from the top")
        if word == "into_deck":
            return order(f"put {text} back into {whose} deck")
        if word == "exile":
            return order(f"exile {text}")
        if word == "prepared":
            return order(f"put {text} {'into play ' if thing.zone else 'back '}in preparation")
        if word == "channeled":
            return order(
                f"put {text.replace(' that can be channeled', '')} into play channeled" if thing.zone else f"channel {text}"
            )
        if word == "play":
            return order(f"put {text} back into play" if thing.pronoun and not thing.zone else f"put {text} into play")
        if word == "discard_bottom":
            return order(f"put {text} on the bottom of {whose} discard pile")
        raise unknown(place)

    def swap(self, args: list[Expr]) -> Say:
        if len(args) == 1:
            chosen = args[0]
            amount = self.amount(chosen.args[0])
            some = self.some(read_filter(chosen.args[1]), amount.plural, "in")
            return order(f"swap the positions of {amount.count} {some}")
        first = self.thing(args[0]).text
        return order(f"swap {first} with {self.thing(args[1]).text}, each taking the place of the other")

    def effects_of(self, thing: Thing) -> str:
        if thing.pronoun:
            return f"{'their' if thing.plural else 'its'} effects"
        return f"the effects of {thing.text}"

    def apply(self, expr: Expr) -> Say:
        what = expr.args[0]
        if is_call(what, "all"):
            said = order(f"apply the effects of {self.target(what).text}")
        elif is_call(what, "self") and not self.self_said:
            said = order(f"apply the effects of {self.own().text} again")
        else:
            said = order(f"apply {self.effects_of(self.thing(what))}")
        for flag in expr.args[1:]:
            if is_call(flag, "acts"):
                said.sentences[0] += " (even from the discard pile)"
                said.verb = said.sentences[0]
            elif is_call(flag, "with_riders"):
                self.self_said = False
                used = self.thing(flag.args[0]).text
                said.adding([f"{self.if_text(flag.args[1])}, {used} affects that spell as well"])
            else:
                raise unknown(flag)
        return said
