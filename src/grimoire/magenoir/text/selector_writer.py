"""Selectors: who and what is meant, and what "it" stands for."""

from abc import abstractmethod
from typing import Final

from grimoire.language.syntax import BOTH, CALL, STRING, Expr
from grimoire.language.template import Noun
from grimoire.magenoir.text.filter_writer import FilterWriter
from grimoire.magenoir.text.numbers import Amount
from grimoire.magenoir.text.reading import DESTROYED, Filter, is_call, read_filter, unknown
from grimoire.magenoir.text.writer import Thing

PLAYERS: Final[tuple[str, ...]] = ("you", "opp", "players", "a_player", "anyone", "that_player")


class SelectorWriter(FilterWriter):
    """Who and what."""

    def it_word(self, plural: bool, feminine: bool) -> str:
        return self.said("it many" if plural else "it one", f=Noun("", plural, feminine))

    def own(self) -> Thing:
        """This card; "it" once the paragraph has named it."""
        said = self.self_said
        thing = Thing(self.it_word(False, False) if said else self.this(), owner="you", destroyed=self.kind in DESTROYED)
        thing.pronoun = said
        self.self_said = True
        return thing

    def again(self, expr: Expr) -> Thing:
        """What "it" stands for; named in full the first time. Where the text has spoken of something else since, a pronoun
        would tell of the wrong card."""
        it = self.it
        if expr.meant is expr and self.event_is_own:
            return self.own()
        if expr.meant is not None:
            wanted = None if expr.meant is expr else expr.meant
            if it is None or self.it_expr is not wanted:
                raise unknown(expr)
        if it is None:
            return self.pronoun(Thing(""))
        if not self.it_said:
            named = self.it_expr
            self.remember(it)
            self.it_expr = named
            return it
        return self.pronoun(it)

    def pronoun(self, of: Thing) -> Thing:
        word = self.it_word(of.plural, of.feminine)
        thing = Thing(word, of.plural, of.feminine, of.owner, of.zone, of.destroyed)
        thing.pronoun = True
        return thing

    def player(self, word: str) -> Thing:
        thing = Thing(self.said(f"player {word}"))
        thing.you = word == "you"
        thing.player = True
        return thing

    def thing(self, expr: Expr) -> Thing:
        """Any selector; what it names is "it" from here on."""
        before = self.it
        thing = self.thing_itself(expr)
        if self.it is not before:
            self.it_expr = expr
        return thing

    def thing_itself(self, expr: Expr) -> Thing:
        if expr.kind == BOTH:
            before = self.it
            parts = [self.thing(arg) for arg in expr.args]
            named = self.phrases.joined([part.text for part in parts], False)
            thing = Thing(named, True, owner=parts[0].owner, destroyed=parts[0].destroyed)
            return thing if self.it is before else self.remember(thing)
        if expr.kind != CALL:
            return self.group(read_filter(expr))
        word = expr.text
        if word == "self":
            return self.own()
        if word == "it":
            return self.again(expr)
        if word == "looked":
            card = Thing("", False, self.phrases.is_feminine("card"))
            return self.pronoun(self.looked if self.looked is not None else card)
        if word == "others":
            rest = Thing(self.said("thing others"), owner="you", zone="in_deck")
            rest.rest = True
            return rest
        if word in ("sel", "designated"):
            self.picking = True
            thing = self.chosen(expr.args[0], read_filter(expr.args[1]))
            self.picking = False
            return thing
        if word == "all":
            return self.remember(self.group(read_filter(expr.args[0]), True))
        if word == "either":
            text = self.phrases.joined([self.thing(arg).text for arg in expr.args], True)
            return self.remember(self.made(text, read_filter(expr.args[0].args[1]), False))
        return self.other_thing(expr)

    def subject_of(self, expr: Expr) -> Thing:
        """What a statement is about. Where it is picked, "of your choice" says by whom: no verb tells anybody to."""
        self.choosing = is_call(expr, "sel")
        thing = self.thing(expr)
        if self.choosing and thing.owner == "opp":  # "one of their spells": the noun had no place for it
            thing.text = self.said("of your choice", noun=thing.text)
        self.choosing = False
        return thing

    def other_thing(self, expr: Expr) -> Thing:
        word = expr.text
        if word in PLAYERS:
            return self.player(word)
        if word == "owner":
            again = self.again(expr.args[0])
            owner = Thing(self.said("owner again") if again.pronoun else self.said("owner", thing=again))
            owner.player = True
            return owner
        if word in ("opposing", "any"):
            return Thing(self.said(f"thing {word}"), False, self.phrases.is_feminine("target"))
        if word == "phased_cards":
            return Thing(self.said("thing phased_cards"), True, self.phrases.is_feminine("card"))
        if word == "used":
            return self.used(expr.args[0])
        if word == "user":
            kind = expr.args[0].text if expr.args else "spell"
            own = self.said("this one") if self.kind == kind == "spell" else self.this()
            return Thing(self.said("thing user", kind=self.phrases.named(kind), own=own))
        if word == "last_user":
            noun = self.phrases.named(expr.args[1].text)
            return self.remember(Thing(self.said("thing last_user", kind=noun, own=self.this()), False, noun.feminine))
        if word in ("deck_top", "deck_bottom", "discard_top", "deck_nth"):
            return self.pile_cards(expr)
        return self.group(read_filter(expr))

    def used(self, what: Expr) -> Thing:
        """The components used to prepare this card."""
        own = self.own()
        if what.kind == STRING:
            said = self.said("thing used", word=self.phrases.name_word(what.text), own=own)
            return self.remember(Thing(said, owner="you"))
        plural = self.said("number of used") == "many"
        said = self.said("used type", kind=self.phrases.noun(what.text, plural), own=own)
        return self.remember(Thing(said, plural, owner="you"))

    def pile_cards(self, expr: Expr) -> Thing:
        """Cards by their place in a deck or a discard pile."""
        word = expr.text
        zone = "in_discard" if word == "discard_top" else "in_deck"
        pile = self.belonging(expr.args[0], f"pile {zone}")
        end = self.said("at bottom" if word == "deck_bottom" else "at top")
        plural = False
        if word == "deck_nth":
            text = self.said("thing deck_nth", nth=self.nth(expr.args[1]), pile=pile)
        elif len(expr.args) > 1:
            amount = self.amount(expr.args[1])
            plural = amount.plural
            text = self.said("so many at", at=end, n=amount, pile=pile, end=amount.end)
        else:
            text = self.said("one at", at=end, pile=pile)
        owner = "you" if is_call(expr.args[0], "you") else "player"
        return self.remember(Thing(text, plural, self.phrases.is_feminine("card"), owner, zone))

    def nth(self, number: Expr) -> str:
        """ "third", of cards."""
        return self.phrases.grammar.ordinal(self.value(number), True)

    def chosen(self, count: Expr, f: Filter) -> Thing:
        """sel(how many, which)."""
        amount = self.amount(count)
        if amount.one:
            thing = self.a(f)
        elif f.marks == ["looked"] and not f.words and not f.types:
            thing = self.made(self.said("so many of them", n=amount), f, amount.plural)
        elif amount.of:
            thing = self.made(self.said("any number of", cards=self.some(f, True)), f, True)
        else:
            some = self.among(f) if self.partitive(f) else self.some(f, amount.plural)
            thing = self.made(f"{amount.text} {some}{amount.aside}{amount.end}", f, amount.plural)
        if f.zone() == "looked":
            thing.owner = "you"
            thing.zone = "in_deck"
        return thing if f.types == ["target"] else self.remember(thing)

    @abstractmethod
    def amount(self, expr: Expr) -> Amount:
        """A value as the parts of a phrase."""
