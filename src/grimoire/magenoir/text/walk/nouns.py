"""Filters as nouns: which parts there are, and in which order they are said."""

from abc import abstractmethod
from typing import Final

from grimoire.language.syntax import CALL, NUMBER, Expr
from grimoire.language.words import UnknownWord
from grimoire.magenoir.text.phrases.abilities import AbilityPhrases
from grimoire.magenoir.text.phrases.nouns import FROM, IN
from grimoire.magenoir.text.reading import KEYWORDS, NUMERALS, Filter, is_call, read_filter, read_mana, unknown
from grimoire.magenoir.text.writer import Thing

MARKS_AFTER: Final = ("on_top", "has_hp", "no_hp", "locks_none", "channelable", "played_this_turn")


class Nouns(AbilityPhrases):
    """Cards as noun phrases."""

    def keyword(self, expr: Expr) -> str:
        if is_call(expr, "transmutable") and expr.args:
            return self.transmutable(expr.args[0].text)
        if expr.kind != CALL or expr.text not in KEYWORDS or expr.text in ("transmutable", "mage_noir"):
            raise unknown(expr)
        return self.keyword_name(expr.text)

    def types(self, types: list[str], plural: bool, either: bool) -> str:
        return self.joined([self.noun(kind, plural) for kind in types], either)

    def head(self, f: Filter, plural: bool, either: bool = False, counted: bool = True) -> str:
        """The noun with its adjectives: "prepared Water spell". `counted`: so many of them, not the group as a whole."""
        for detail in f.details:
            if detail.text == "named":
                return self.copies_of(self.name_of(detail.args[0].text), plural)
        if f.marked("same_name"):
            return self.copies_of(self.name, plural)
        return self.noun_phrase(f, plural, either or not plural, counted)

    def after(self, f: Filter, plural: bool) -> str:
        """What stands after the noun, the owner and the zone left out."""
        text = ""
        if f.not_elements:
            text += self.not_elements(f, plural)
        if f.not_types:
            if f.marked("other") or len(f.not_types) > 1 or f.state("component"):
                text += self.except_types(self.types(f.not_types, True, False))
            else:
                text += self.other_than(f.not_types[0], plural)
        if f.not_words:
            text += self.not_words(f, plural)
        if "same_name" in f.not_marks:
            text += self.not_this_name()
        for mark in MARKS_AFTER:
            if f.marked(mark) or mark in f.not_marks:
                text += self.mark(mark, f, plural)
        for detail in f.details:
            text += self.detail(detail, f, plural)
        return text

    def detail(self, detail: Expr, f: Filter, plural: bool) -> str:
        word = detail.text
        arg = detail.args[0]
        if word == "hp_from":
            if arg.kind == NUMBER:
                return self.with_hp(self.number(arg))
            return (
                self.with_hp(self.numeral(arg.text))
                if arg.text in NUMERALS
                else self.whose_hp_reach(self.described(arg), plural)
            )
        if word == "costing":
            least = read_mana(arg)[0]
            return self.costing(self.number(least.amount), self.mana_kind(least.elements), plural)
        if word == "has":
            return self.with_keyword(arg, f, plural)
        if word == "does":
            return self.doing(arg.text, plural)
        if word == "activated_on":
            return self.activated_during(self.turn_of(arg))
        if word == "below":
            return self.below_this(f, plural)
        if word == "targeting":
            return self.targeting(self.thing(arg), plural)
        if word == "sharing_word":
            return self.sharing_word(self.thing(arg))
        if word == "named":
            return ""
        raise UnknownWord(word)

    def where(self, f: Filter, preposition: str) -> str:
        """The owner and the zone: " you control", " from your hand"."""
        zone = f.zone()
        if zone == "looked":
            return self.among_looked(self.looked is not None and self.looked.zone == "in_hand")
        if len(f.zones) > 1:
            return self.in_places(f.zones, f.owner)
        if zone == "in_exile" or f.marked("everywhere"):
            return self.owned_by(f.owner)
        if zone == "":
            return self.controlled_by(f.owner)
        return self.in_pile(f, preposition)

    def made(self, text: str, f: Filter, plural: bool) -> Thing:
        thing = Thing(text, plural, self.feminine(f))
        thing.destroyed = f.destroyed()
        thing.owner = f.owner
        thing.zone = f.zone()
        return thing

    def some(self, f: Filter, plural: bool, preposition: str = FROM) -> str:
        """Without a determiner: "Air spells you control"."""
        after = self.after(f, plural)
        if f.marked("everywhere"):
            after += self.wherever(f, plural)
        where = "" if f.says_who_activates() else self.where(f, preposition)
        head = self.head(f, plural)
        if self.choosing and f.owner != "you":
            self.choosing = False
            head = self.of_your_choice(head)
        return f"{head}{where}{after}"

    def a(self, f: Filter) -> Thing:
        """One of them: "a Fire spell", "another spell", "one of your spells", "your Animal"."""
        if f.own_animal() or (f.types == ["animal"] and f.marked("everywhere")):
            return self.made(self.one_animal(f), f, False)
        if self.partitive(f):
            return self.made(self.one_among(f), f, False)
        return self.made(self.one(self.some(f, False), f), f, False)

    def a_kind(self, f: Filter) -> str:
        """What something may be: "a piece of Equipment, a Permanent or a Ritual"."""
        if f.types and not f.words:
            return self.joined([self.a_noun(kind) for kind in f.types], True)
        if f.words and not f.types:
            return self.joined([self.a_word(word) for word in f.words], True)
        return self.one(self.head(f, False), f)

    def group(self, f: Filter, every: bool = False) -> Thing:
        """All of them: "your other Trees", "ALL spells"."""
        if f.own_animal():
            return self.a(f)
        if f.is_whole_pile():
            return self.made(self.whole_pile(f.zones[0], f.owner), f, False)
        text = self.all_cards(f, every)
        if sorted(f.zones) == ["in_hand", "in_play"]:
            text += self.in_play_or_hand()
        elif len(f.zones) > 1:
            text += self.in_places(f.zones, "")
        elif f.zone() in ("in_hand", "in_deck", "in_discard"):
            text += self.in_places(f.zones, f.owner)
        return self.made(text, f, self.is_group_plural(f))

    def filter_thing(self, expr: Expr) -> Thing:
        """A bare filter, as modifiers use it."""
        return self.group(read_filter(expr))

    def partitive(self, f: Filter) -> bool:
        """Whether the cards are spoken of as some of a player's: "1 of your spells"."""
        placed = f.zone() == "" and len(f.zones) < 2 and not f.marked("everywhere")
        return f.owner in ("you", "opp") and placed and not f.own_animal() and not f.marked("same_name")

    def each(self, f: Filter) -> str:
        """ "each Tree in play", "each of your Trees"."""
        if self.partitive(f):
            return self.each_among(f)
        where = self.in_play() if f.owner == "" and f.zone() == "" else self.where(f, IN)
        return self.each_one(f"{self.head(f, False)}{where}{self.after(f, False)}")

    @abstractmethod
    def described(self, expr: Expr) -> str:
        """A value as a noun phrase."""

    @abstractmethod
    def thing(self, expr: Expr) -> Thing:
        """A selector as a noun phrase."""
