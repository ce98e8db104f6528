"""Effects: what is done with cards, players and Mana."""

from abc import abstractmethod

from grimoire.language.syntax import BOTH, CALL, PLUS, STEPS, Expr
from grimoire.language.words import UnknownWord
from grimoire.magenoir.text.condition_writer import ConditionWriter
from grimoire.magenoir.text.filter_writer import PILE
from grimoire.magenoir.text.reading import is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Say, is_list, then, together
from grimoire.magenoir.text.writer import Thing


class EffectWriter(ConditionWriter):
    """The verbs: an order if it is you who does it, otherwise a statement."""

    def say(self, expr: Expr) -> Say:
        """Any effect."""
        if expr.kind == PLUS:
            parts = [self.say(expr.args[0])]
            for arg in expr.args[1:]:
                parts.append(self.say_after(parts[-1], arg))
            return together(self.phrases, parts)
        if expr.kind == STEPS:
            said = self.say(expr.args[0])
            for joint, arg in zip(expr.joints, expr.args[1:], strict=True):
                following = self.say_after(said, arg)
                said = then(self.phrases, said, following) if joint == "then" else said.adding(following.sentences)
            return said
        if expr.kind != CALL:
            raise unknown(expr)
        try:
            return self.effect(expr)
        except UnknownWord as unsaid:  # (compiled, two names of one kind of error cannot be the same)
            unsaid.inside = unsaid.inside or str(expr)
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

    def ordered(self, expr: Expr) -> str:
        """An effect as one order to you, of which only the bare verb is wanted: "may …", "must …"."""
        said = self.say(expr)
        if not said.ordered() or said.rest():
            raise unknown(expr)
        return said.verb

    def effect(self, expr: Expr) -> Say:
        word = expr.text
        args = expr.args
        key = self.variant(f"effect {word}", args)
        if key not in self.phrases.arguments:
            return self.construct(expr)
        self.deck_said = self.deck_said or word == "shuffle"
        blanks = self.blanks(key, args)
        if key not in self.phrases.deeds:
            return Say(self.phrases.said(key, blanks))
        who = blanks.pop("who", None)
        return self.done_by(who, key, **blanks) if isinstance(who, Thing) else self.order(key, **blanks)

    @abstractmethod
    def construct(self, expr: Expr) -> Say:
        """What governs other effects."""

    # -- damage and HP ---------------------------------------------------------------------------------------------

    def target(self, expr: Expr) -> Thing:
        """Targets one by one: "each Permanent the opponent controls"."""
        if not is_call(expr, "all"):
            return self.thing(expr)
        f = read_filter(expr.args[0])
        each = self.each_among(f) if self.partitive(f) else self.said("each", noun=self.some(f, False))
        thing = self.remember(self.made(each, f, False))
        self.it_expr = expr
        return thing

    def damage(self, args: list[Expr]) -> Say:
        value = args[0]
        onto = args[1]
        amount = self.amount(value)
        hurt = f"{amount.text} {self.phrases.noun('damage', amount.plural)}{amount.aside}"
        if is_call(value, "split"):
            said = self.order("deal divided", hurt=hurt, targets=self.thing(onto))
        elif onto.kind == BOTH:
            targets = self.onto_all([self.target(arg) for arg in onto.args])
            said = self.order("deal all", hurt=hurt, targets=targets, end=amount.end)
        else:
            target = self.target(onto)
            end = self.phrases.reworded("named", amount.end) if self.is_opponent(target) else amount.end
            if target.you:
                said = self.hurt_you(hurt + amount.end)
            else:
                said = self.order("deal", hurt=hurt, target=target, end=end)
        return self.flagged(said, "damage", args[2:])

    def hurt_you(self, hurt: str) -> Say:
        """This card is the source of damage to its own player too (D10.6)."""
        price = self.order("take damage", hurt=hurt)
        said = self.done_by(self.own(), "deal you", hurt=hurt)
        said.verb = price.verb
        said.subject = "you"
        return said

    def flagged(self, said: Say, word: str, flags: list[Expr]) -> Say:
        """What else is said of an effect, in sentences of their own: always, on a condition, or as a reminder."""
        for flag in flags:
            text = self.plain(f"{word} {flag.text}", flag)
            if self.reminders or not text.startswith("("):
                said.adding([text])
        return said

    def onto_all(self, targets: list[Thing]) -> str:
        """ "to the opponent and to each of their Permanents"."""
        again = self.is_opponent(targets[0])
        onto = [self.said("onto first", thing=targets[0])]
        for target in targets[1:]:
            named = self.phrases.reworded("theirs", target.text) if again else target.text
            onto.append(self.said("onto further", thing=named, again=again))
        return self.phrases.joined(onto, False)

    def hp(self, change: str, who: Expr, value: Expr) -> Say:
        """Gaining and losing HP."""
        if is_call(who, "all"):
            thing = self.target(who)
        elif is_call(who, "any"):
            thing = Thing(self.said("chosen target"), False, self.phrases.is_feminine("target"))
        else:
            thing = self.subject_of(who)
        if is_call(value, "half"):
            return self.done_by(thing, change, hp=self.described(value))
        amount = self.amount(value)
        hp = f"{amount.text} {self.phrases.noun('hp', amount.plural)}{amount.tail()}"
        if who.kind == BOTH:
            with_you = is_call(who.args[0], "you")
            changed = self.said(f"{change} each", who=thing, hp=hp, with_you=with_you)
            return Say(changed, self.said(f"have {change}", who=thing, hp=hp, with_you=with_you))
        said = self.done_by(thing, change, hp=hp)
        if not thing.you and not thing.player:
            said.verb = self.said(f"have {change}", who=thing, hp=hp, with_you=False)
            said.subject = "you"
        return said

    # -- cards from one place to another ---------------------------------------------------------------------------

    def discard(self, args: list[Expr]) -> Say:
        what = args[0]
        if is_call(what, "sel"):
            f = read_filter(what.args[1])
            if is_call(what.args[0], "minus") and str(what.args[0].args[0]) == f"count({what.args[1]})":
                kept = self.amount(what.args[0].args[1])
                cards = self.several(kept, "card")
                return self.order("discard down to", mine=f.owner == "you", cards=cards, n=kept, end=kept.end)
            if f.zones == ["in_hand"] and f.owner == "opp":
                return self.opponent_discards(what)
            seen = self.looked
            if f.zone() == "looked" and seen is not None and seen.zone == "in_hand" and seen.owner == "opp":
                return self.order("choose discards", cards=self.thing(what))
        thing = self.thing(what)
        if thing.zone == "in_hand" and thing.owner == "opp" and thing.pronoun:
            return self.done_by(self.player("opp"), "opponent discards", cards=self.said("that card"))
        self.it_discarded = True
        said = self.order("destroy" if thing.destroyed else "discard", thing=thing)
        return self.flagged(said, "discard", args[1:])

    def opponent_discards(self, what: Expr) -> Say:
        cards = self.thing(what)
        opponent = self.player("opp")
        if not is_call(what.args[0], "any_number"):
            return self.done_by(opponent, "opponent discards", cards=cards)
        free = self.phrases.reworded("named", cards.text)
        return Say(self.said("opponent may discard", cards=self.phrases.reworded("as many", free)), "", opponent.text)

    def destination(self, thing: Thing, zone: str) -> str:
        """Whose hand, deck or pile a moved card goes to."""
        noun = self.phrases.named(f"pile {zone}")
        if thing.owner == "you":
            return self.said("of you", noun=noun)
        return self.said("to other" if thing.owner in ("opp", "player") else "to owner", noun=noun, thing=thing)

    def move(self, thing: Thing, place: Expr) -> Say:
        word = place.text
        back = word in ("third", "into_deck") or (not thing.zone and (word == "prepared" or (word == "play" and thing.pronoun)))
        key = "move end" if word in ("top", "bottom") else "move nth" if word == "third" else f"move {word}"
        if not self.phrases.has(key):
            key = "move back" if back else "move"
        card = thing.text  # without what goes without saying there
        if word == "hand" and thing.zone not in ("in_deck", "looked"):
            key = "move hand again" if thing.zone and thing.owner == "you" else "move hand back"
        elif key == "move end" and self.deck_said and thing.pronoun and not thing.plural:  # "it": the deck?
            key = f"move {word} that"
            card = self.said("that card")
        elif word == "channeled":
            key = "move channeled from" if thing.zone else key
            card = self.phrases.reworded("without channelable", card)
        elif word == "play" and thing.pronoun and self.it_discarded:
            key = "move play again"
        elif word == "play" and card.endswith(self.said("anywhere")):
            key = "move play anywhere"
            card = card.removesuffix(self.said("anywhere"))
        pile = self.destination(thing, PILE.get(word, "in_deck"))
        return self.order(
            key,
            thing=thing,
            card=thing.called(card),
            pile=pile,
            to="" if key == "move nth" else self.said(f"to {word}", pile=pile),
            nth="" if key != "move nth" else self.phrases.grammar.ordinal(3, True) if back else self.nth(place.args[0]),
            back=back,
            ordered=thing.zone != "" and (thing.plural or thing.rest),
        )

    # -- effects of cards ------------------------------------------------------------------------------------------

    def application(self, args: list[Expr]) -> Say:
        what = args[0]
        if is_call(what, "self") and not self.self_said:
            said = self.order("apply again", own=self.own())
        else:
            things = [self.thing(arg) for arg in what.args] if what.kind == BOTH else [self.target(what)]
            said = self.order("apply", effects=self.effects_of(things))
        flags = args[1:]
        if flags and is_call(flags[0], "acts"):
            said.sentences[0] += self.said("apply acts")
            said.verb += self.said("apply acts")
            flags = flags[1:]
        self.self_said = self.self_said and not flags  # a sentence of its own names this card again
        return self.flagged(said, "apply", flags)

    def effects_of(self, things: list[Thing]) -> str:
        if len(things) == 1 and things[0].pronoun:
            return self.said("effects again", thing=things[0])
        named = self.phrases.joined([self.said("effects of", thing=thing) for thing in things], False)
        return self.said("effects", things=named)

    # -- Mana ------------------------------------------------------------------------------------------------------

    def payment(self, args: list[Expr]) -> Say:
        who = self.thing(args[1]) if len(args) > 1 else self.player("you")
        cost = self.described(args[0]) if is_call(args[0], "cost_of") else self.mana(args[0])
        return self.done_by(who, "pay all" if str(args[0]) == "all mana" else "pay", cost=cost)

    def rate(self, give: Expr, get: Expr) -> str:
        return self.said("rate", give=self.number(give), get=self.number(get))

    def market(self, pool: Expr) -> str:
        """With whom Mana is traded."""
        if is_call(pool, "available"):
            return self.said("market available")
        return self.said("market between", pool=self.pool(pool))
