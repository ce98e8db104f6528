"""Effects: what is done with cards, players and Mana."""

from abc import abstractmethod
from typing import Final

from grimoire.language.syntax import BOTH, CALL, PLUS, STEPS, Expr
from grimoire.language.template import Blank
from grimoire.language.words import UnknownWord
from grimoire.magenoir.text.condition_writer import ConditionWriter
from grimoire.magenoir.text.filter_writer import IN
from grimoire.magenoir.text.reading import is_all_mana, is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Say, is_list, then, together
from grimoire.magenoir.text.writer import Thing

# How an argument is read, by the name of the blank it fills.
THINGS: Final = ("thing", "who", "whom", "animal")
VALUES: Final = ("value", "other")


class EffectWriter(ConditionWriter):
    """The verbs: an order if it is you who does it, otherwise a statement."""

    def read(self, blank: str, args: list[Expr], at: int) -> Blank:
        if blank == "own":
            return self.own()
        arg = args[at]
        if blank in THINGS:
            return self.thing(arg)
        if blank in VALUES:
            return self.described(arg)
        if blank == "subject":
            return self.subject_of(arg)
        if blank == "seen":
            thing = self.thing(arg)
            if not thing.pronoun:
                self.looked = thing
            return thing
        if blank == "cards":
            return self.number_of(arg, "card")
        if blank == "copies":
            return self.number_of(arg, "copy")
        if blank == "amount":
            amount = self.amount(arg)
            return f"{amount.text}{amount.aside}{amount.end}"
        if blank == "turn":
            return self.turn_of(arg)
        if blank in ("hand", "hand_size"):
            return self.belonging(arg, "pile in_hand" if blank == "hand" else "hand size")
        if blank == "name":
            return self.name_of(arg.text)
        if blank == "word":
            return self.phrases.name_word(arg.text)
        if blank == "operation":
            return self.operation(arg)
        raise UnknownWord(blank)

    def say(self, expr: Expr) -> Say:
        """Any effect."""
        if expr.kind == PLUS:
            parts = [self.say(expr.args[0])]
            for arg in expr.args[1:]:
                parts.append(self.say_after(parts[-1], arg))
            return together(self.phrases.joining, parts)
        if expr.kind == STEPS:
            said = self.say(expr.args[0])
            for joint, arg in zip(expr.joints, expr.args[1:], strict=True):
                following = self.say_after(said, arg)
                said = then(self.phrases.joining, said, following) if joint == "then" else said.adding(following.sentences)
            return said
        if expr.kind != CALL:
            raise unknown(expr)
        try:
            return self.effect(expr)
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

    def ordered(self, expr: Expr) -> str:
        """An effect as one order to you, of which only the bare verb is wanted: "may …", "must …"."""
        said = self.say(expr)
        if not said.ordered() or said.rest():
            raise unknown(expr)
        return said.verb

    def effect(self, expr: Expr) -> Say:
        word = expr.text
        args = expr.args
        if word == "damage":
            return self.damage(expr)
        if word in ("gain", "lose"):
            return self.hp(word, args[0], args[1])
        if word == "discard":
            return self.discard(expr)
        if word == "move":
            return self.move(self.thing(args[0]), args[1])
        if word == "swap":
            return self.swap(args)
        if word == "apply":
            return self.application(expr)
        if word in ("pay", "take", "release", "lock", "distribute", "trade"):
            return self.mana_effect(word, args)
        key = f"effect {word}"
        blanks = self.plain(key, args)
        if blanks is None:
            return self.construct(expr)
        self.deck_said = self.deck_said or word == "shuffle"
        if key not in self.phrases.deeds:
            return Say(self.phrases.said(key, blanks))
        who = blanks.pop("who", None)
        return self.done_by(who, key, **blanks) if isinstance(who, Thing) else self.order(key, **blanks)

    @abstractmethod
    def construct(self, expr: Expr) -> Say:
        """What governs other effects."""

    @abstractmethod
    def operation(self, op: Expr) -> str:
        """A change of numbers: "increased by 1"."""

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

    def damage(self, expr: Expr) -> Say:
        value = expr.args[0]
        onto = expr.args[1]
        amount = self.amount(value)
        hurt = f"{amount.text} {self.phrases.noun('damage', amount.plural)}{amount.aside}"
        if is_call(value, "split"):
            said = self.order("deal divided", hurt=hurt, targets=self.thing(onto))
        elif onto.kind == BOTH:
            targets = self.phrases.onto_all([self.target(arg).text for arg in onto.args])
            said = self.order("deal all", hurt=hurt, targets=targets, end=amount.end)
        else:
            target = self.target(onto)
            end = self.phrases.about_opponent(amount.end) if self.is_opponent(target) else amount.end
            if target.you:
                said = self.order("take damage", hurt=hurt + amount.end)
            else:
                said = self.order("deal", hurt=hurt, target=target, end=end)
        for flag in expr.args[2:]:
            if is_call(flag, "unstoppable"):
                cannot = self.said("damage unstoppable")
                said.adding([f"{self.if_text(flag.args[0])}, {cannot}" if flag.args else cannot])
            elif is_call(flag, "zero_is_none"):
                said.adding([self.said("damage zero_is_none")] if self.reminders else [])
            else:
                raise unknown(flag)
        return said

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
        hp = self.hp_text(value)
        if who.kind == BOTH:
            with_you = is_call(who.args[0], "you")
            changed = self.said(f"{change} each", who=thing, hp=hp, with_you=with_you)
            return Say(changed, self.said(f"have {change} each", who=thing, hp=hp, with_you=with_you))
        said = self.done_by(thing, change, hp=hp)
        if not thing.you and not thing.player:
            said.verb = self.said(f"have {change}", who=thing, hp=hp)
            said.subject = "you"
        return said

    def hp_text(self, value: Expr) -> str:
        amount = self.amount(value)
        return f"{amount.text} {self.phrases.noun('hp', amount.plural)}{amount.tail()}"

    # -- cards from one place to another ---------------------------------------------------------------------------

    def discard(self, expr: Expr) -> Say:
        what = expr.args[0]
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
        said = self.order("destroy" if thing.destroyed else "discard", thing=thing)
        for flag in expr.args[1:]:
            if is_call(flag, "mana_to"):
                said.adding([self.said("discard mana_to")])
            elif is_call(flag, "despite_indestructible"):
                said.adding([f"{self.if_text(flag.args[0])}, {self.said('discard despite_indestructible')}"])
            else:
                raise unknown(flag)
        return said

    def opponent_discards(self, what: Expr) -> Say:
        cards = self.thing(what)
        opponent = self.player("opp")
        if not is_call(what.args[0], "any_number"):
            return self.done_by(opponent, "opponent discards", cards=cards)
        free = self.phrases.about_opponent(cards.text)
        free = free.replace(self.said("quantity any_number"), self.said("as many"))
        return Say(self.said("opponent may discard", cards=free), "", opponent.text)

    def destination(self, thing: Thing, zone: str) -> str:
        """Whose hand, deck or pile a moved card goes to."""
        noun = self.phrases.named(f"pile {zone}")
        if thing.owner == "you":
            return self.said("of you", noun=noun)
        return self.said("to other" if thing.owner in ("opp", "player") else "to owner", noun=noun, thing=thing)

    def move(self, thing: Thing, place: Expr) -> Say:
        word = place.text
        key = f"move {word}"
        if word == "hand":
            if thing.zone not in ("in_deck", "looked"):
                key = "move hand again" if thing.zone and thing.owner == "you" else "move hand back"
            return self.order(key, thing=thing, place=self.destination(thing, "in_hand"))
        if word in ("top", "bottom", "third", "into_deck", "nth"):
            deck = self.destination(thing, "in_deck")
            if word == "nth":
                return self.order(key, thing=thing, place=deck, nth=self.nth(place.args[0]))
            ordered = thing.zone != "" and (thing.plural or thing.rest)
            if word in ("top", "bottom") and self.deck_said and thing.pronoun and not thing.plural:  # "it": the deck?
                return self.order(f"{key} that", card=self.said("that card"), place=deck, ordered=ordered)
            return self.order(key, thing=thing, place=deck, ordered=ordered)
        if word == "prepared":
            return self.order(key if thing.zone else "move prepared back", thing=thing)
        if word == "channeled":
            text = thing.text
            for channelable in self.said("channelable").split("|"):
                text = text.replace(channelable, "")
            return self.order("move channeled from" if thing.zone else key, thing=thing, card=thing.called(text))
        if word == "play":
            anywhere = self.said("anywhere")
            if thing.text.endswith(anywhere):
                return self.order("move play anywhere", card=thing.called(thing.text.removesuffix(anywhere)))
            return self.order("move play back" if thing.pronoun and not thing.zone else key, thing=thing)
        if word == "discard_bottom":
            return self.order(key, thing=thing, place=self.destination(thing, "in_discard"))
        if word == "exile":
            return self.order(key, thing=thing)
        raise unknown(place)

    def swap(self, args: list[Expr]) -> Say:
        if len(args) == 1:
            chosen = args[0]
            amount = self.amount(chosen.args[0])
            some = self.some(read_filter(chosen.args[1]), amount.plural, IN)
            return self.order("swap", cards=f"{amount.text} {some}")
        return self.order("swap two", thing=self.thing(args[0]), other=self.thing(args[1]))

    # -- effects of cards ------------------------------------------------------------------------------------------

    def application(self, expr: Expr) -> Say:
        what = expr.args[0]
        if is_call(what, "self") and not self.self_said:
            said = self.order("apply again", own=self.own())
        else:
            things = [self.thing(arg) for arg in what.args] if what.kind == BOTH else [self.target(what)]
            said = self.order("apply", effects=self.effects_of(things))
        for flag in expr.args[1:]:
            if is_call(flag, "acts"):
                said.sentences[0] += self.said("apply acts")
                said.verb += self.said("apply acts")
            elif is_call(flag, "with_riders"):
                self.self_said = False
                used = self.said("apply with_riders", used=self.thing(flag.args[0]))
                said.adding([f"{self.if_text(flag.args[1])}, {used}"])
            else:
                raise unknown(flag)
        return said

    def effects_of(self, things: list[Thing]) -> str:
        if len(things) == 1 and things[0].pronoun:
            return self.said("effects again", thing=things[0])
        named = self.phrases.joined([self.said("effects of", thing=thing) for thing in things], False)
        return self.said("effects", things=named)

    # -- Mana ------------------------------------------------------------------------------------------------------

    def mana_effect(self, word: str, args: list[Expr]) -> Say:
        if word == "pay":
            return self.payment(args)
        if word == "trade":
            return self.order("trade", place=self.trade_place(args[1]), rate=self.rate(args[2], args[3]))
        if word == "distribute":
            origin = self.pool(args[1])
            return self.order("distribute", mana=self.mana(args[0]), origin=origin, among=self.pool(args[2]))
        amount = self.mana_amount(args[0])
        if word == "take":
            mana = amount.text
            if len(args[0].args) > 1 and args[0].args[1].text == "mana":
                mana = mana.replace(self.said("mana"), self.said("mana of choice"), 1)
            return self.order("take", mana=mana, pool=self.pool(args[1]), end=amount.end)
        if word == "release":
            under = self.target(args[1])
            if under.pronoun and args[0].args and is_call(args[0].args[0], "excess"):
                return self.order("release excess", mana=self.said("mana excess"))
            return self.order("release", mana=amount, under=under, end=amount.end)
        origin = self.pool(args[1])
        key = "lock moved" if is_call(args[1], "under") else "lock"
        under = self.thing(args[2])
        return self.order(key, mana=amount, wished=amount.of, origin=origin, under=under, end=amount.end)

    def payment(self, args: list[Expr]) -> Say:
        who = self.thing(args[1]) if len(args) > 1 else self.player("you")
        if is_call(args[0], "cost_of"):
            return self.done_by(who, "pay", cost=self.described(args[0]))
        if is_all_mana(args[0]):
            return self.done_by(who, "pay all")
        return self.done_by(who, "pay", cost=self.mana(args[0]))

    def rate(self, give: Expr, get: Expr) -> str:
        return self.said("rate", give=self.number(give), get=self.number(get))

    def trade_place(self, pool: Expr) -> str:
        return self.said("trade available") if is_call(pool, "available") else self.said("trade between", pool=self.pool(pool))
