"""Filters as nouns: which parts there are, and what is said of each."""

from abc import abstractmethod
from typing import Final

from grimoire.language.syntax import CALL, NUMBER, Expr
from grimoire.language.template import Blank, Noun
from grimoire.magenoir.definition import KEYWORD_NUMBER
from grimoire.magenoir.text.reading import NUMERALS, Filter, is_call, read_mana, unknown
from grimoire.magenoir.text.writer import Thing, Writer

MARKS_AFTER: Final[tuple[str, ...]] = ("on_top", "has_hp", "no_hp", "locks_none", "channelable", "played_this_turn")
PILES: Final[tuple[str, ...]] = ("in_hand", "in_deck", "in_discard")
PILE: Final = {"hand": "in_hand", "in_discard": "in_discard", "discard_bottom": "in_discard"}  # moved to; else the deck

# Cards are from a place when they leave it, in it otherwise.
GAINED: Final = ("quickcast", "slowcast", "indestructible")  # a card gains these by name, whatever it was before
FROM: Final = "from"
IN: Final = "in"


class FilterWriter(Writer):
    """Cards as noun phrases."""

    def keyword(self, expr: Expr) -> str:
        if is_call(expr, "transmutable") and expr.args:
            return self.said("keyword transmutable", word=self.phrases.name_word(expr.args[0].text))
        if expr.kind != CALL or expr.text not in KEYWORD_NUMBER or expr.text in ("transmutable", "mage_noir"):
            raise unknown(expr)
        return self.said(f"keyword {expr.text}")

    def types(self, types: list[str], plural: bool, either: bool) -> str:
        return self.phrases.joined([self.phrases.noun(kind, plural) for kind in types], either)

    def one_noun(self, word: str) -> str:
        """ "a card", "a piece of Equipment"."""
        noun = self.phrases.named(word)
        if not self.phrases.is_counted(word):
            return self.said("a piece", noun=noun)
        return self.phrases.grammar.one(noun.text, noun.feminine)

    def this(self) -> str:
        return self.said(f"this {self.kind}")

    def mana_kind(self, elements: list[str]) -> str:
        """ "Fire or Air Mana"; "mana" and "own_element" are just "Mana"."""
        if elements in (["mana"], ["own_element"]):
            return self.said("mana")
        named = [self.phrases.mana_element(element) for element in elements]
        return self.said("mana of", elements=self.phrases.joined(named, True))

    # -- what players have -----------------------------------------------------------------------------------------

    def belonging(self, who: Expr, word: str) -> str:
        """ "your deck", "the deck of a player of your choice"."""
        key = f"of {who.text}"
        if who.kind != CALL or not self.phrases.has(key):
            raise unknown(who)
        if who.text == "owner" and self.thing(who).text != self.said("owner again"):
            raise unknown(who)
        return self.said(key, noun=self.phrases.named(word))

    def turn_of(self, who: Expr) -> str:
        if is_call(who, "anyone"):
            return self.said("of players", noun=self.phrases.named("turn"))
        return self.belonging(who, "turn")

    def pile(self, zone: str, owner: str) -> str:
        """ "your hand"; nobody's in particular: "each player's hand"."""
        owners = {"that": "that_player", "": "players"}
        return self.said(f"of {owners.get(owner, owner)}", noun=self.phrases.named(f"pile {zone}"))

    # -- the noun with its adjectives ------------------------------------------------------------------------------

    def agreeing(self, f: Filter, plural: bool) -> Noun:
        """What agrees with the noun that stands for a filter."""
        kind = f.noun()
        if f.marked("same_name") or f.detailed("named"):
            feminine = self.phrases.is_feminine("copy")
        elif kind == "words":
            feminine = self.phrases.name_word(f.words[0]).feminine
        else:
            feminine = self.phrases.is_feminine(f.types[0] if kind == "types" else kind)
        return Noun("", plural, feminine)

    def feminine(self, f: Filter) -> bool:
        return self.agreeing(f, False).feminine

    def head(self, f: Filter, plural: bool, either: bool = False, counted: bool = True) -> str:
        """The noun with its adjectives: "prepared Water spell". `counted`: so many of them, not the group as a whole."""
        for detail in f.details:
            if detail.text == "named":
                return self.said("copies", name=self.name_of(detail.args[0].text), plural=plural)
        if f.marked("same_name"):
            return self.said("copies", name=self.name, plural=plural)
        parts = self.adjectives(f, plural, counted)
        self.add_noun(parts, f, plural, either or not plural)
        return " ".join([parts[place] for place in self.said("order").split(" ") if parts.get(place)])

    def adjectives(self, f: Filter, plural: bool, counted: bool) -> dict[str, str]:
        agreeing = self.agreeing(f, plural)
        parts: dict[str, str] = {}
        for word, wanted in (
            ("other", f.marked("other") or f.marked("not_it")),
            ("exiled", "in_exile" in f.zones),
            ("rested", f.state("rested")),
            ("channelable", f.marked("channelable")),
            ("pieces", f.types == ["equipment"] and counted),
        ):
            if wanted:
                parts[word] = self.said(f"adjective {word}", f=agreeing)
        states = [self.said(f"adjective {state}", f=agreeing) for state in ("prepared", "channeled") if f.state(state)]
        parts["state"] = self.phrases.joined(states, True)
        parts["element"] = self.phrases.joined([self.phrases.element(e, agreeing) for e in f.elements], True)
        return parts

    def add_noun(self, parts: dict[str, str], f: Filter, plural: bool, either: bool) -> None:
        """The noun itself, and beside it the words of names and the types of components."""
        kind = f.noun()
        if kind == "words":
            parts["noun"] = self.phrases.name_nouns(f.words, plural, either)
            return
        parts["noun"] = self.types(f.types, plural, either) if kind == "types" else self.phrases.noun(kind, plural)
        parts["word"] = self.phrases.labels(f.words, plural, either)
        if kind == "component" and f.types and f.types[0] not in ("spell", "card"):
            parts["type"] = self.types(f.types, plural and self.phrases.adjectives_agree(), True)

    # -- what stands after the noun --------------------------------------------------------------------------------

    def after(self, f: Filter, plural: bool) -> str:
        """What stands after the noun, the owner and the zone left out."""
        agreeing = self.agreeing(f, plural)
        text = ""
        if f.not_elements:
            named = [self.phrases.element(element, agreeing) for element in f.not_elements]
            either = self.phrases.joined(named, True)
            neither = self.said("nor").join(named)
            text += self.said("not elements", f=agreeing, either=either, neither=neither, several=len(named) > 1)
        if f.not_types:
            text += self.without_types(f, agreeing)
        if f.not_words:
            words = [self.phrases.name_word(word).text for word in f.not_words]
            text += self.said("not words", f=agreeing, words=self.said("nor").join(words))
        if "same_name" in f.not_marks:
            text += self.said("not same_name", name=self.name)
        for mark in MARKS_AFTER:
            if f.marked(mark) or mark in f.not_marks:
                text += self.said(f"mark {mark}" if f.marked(mark) else f"mark not {mark}", f=agreeing)
        for detail in f.details:
            text += self.detail(detail, agreeing) if detail.text != "named" else ""
        return text

    def without_types(self, f: Filter, agreeing: Noun) -> str:
        if f.marked("other") or len(f.not_types) > 1 or f.state("component"):
            return self.said("not types", types=self.types(f.not_types, True, False))
        kind = f.not_types[0]
        return self.said("not type", f=agreeing, kind=self.one_noun(kind), kinds=self.phrases.noun(kind, True))

    def detail(self, detail: Expr, agreeing: Noun) -> str:
        arg = detail.args[0]
        if detail.text == "has":
            return self.with_keyword("detail has", agreeing, arg)
        if detail.text == "costing":
            least, elements = read_mana(arg)[0]
            return self.said("detail costing", f=agreeing, n=self.number(least), mana=self.mana_kind(elements))
        key = self.variant(f"detail {detail.text}", detail.args)
        if detail.text == "hp_from" and arg.kind != NUMBER and arg.text not in NUMERALS:
            key = "detail hp_from value"
        return self.said(key, f=agreeing, **self.blanks(key, detail.args))

    def with_keyword(self, key: str, thing: Noun, keyword: Expr, **blanks: Blank) -> str:
        """A keyword that something has, or that it is."""
        name = self.keyword(keyword)
        quality = self.phrases.is_quality(keyword.text) and not (key == "gaining" and keyword.text in GAINED)
        agreed = self.phrases.grammar.agreed(name, thing) if quality else name
        return self.said(key, thing=thing, keyword=agreed, quality=quality, **blanks)

    def where(self, f: Filter, preposition: str) -> str:
        """The owner and the zone: " you control", " from your hand"."""
        zone = f.zone()
        if zone == "looked":
            hand = self.looked is not None and self.looked.zone == "in_hand"
            return self.said("looked hand" if hand else "looked")
        if len(f.zones) > 1:
            return self.in_places(f.zones, f.owner)
        if zone == "in_exile" or f.marked("everywhere"):
            return self.said(f"owned {f.owner}") if f.owner else ""
        if zone == "":
            return self.said(f"controlled {f.owner}") if f.owner else ""
        return self.said(f"{preposition} pile", pile=self.pile_among(f))

    def pile_among(self, f: Filter) -> str:
        """A hand or a pile that cards are in; it may be that of a player still to be chosen."""
        noun = self.phrases.named(f"pile {f.zone()}")
        if f.owner == "":
            return self.said("of nobody", noun=noun)
        if f.owner != "player":
            return self.pile(f.zone(), f.owner)
        number = f.owner_number
        if number is None:
            return self.said("of somebody", noun=noun)
        players = f"{self.number(number)} {self.phrases.noun('player', self.plural_of(number))}"
        return self.said("of so many", noun=noun, players=players)

    def in_places(self, zones: list[str], owner: str) -> str:
        """ " in your hand or discard pile": cards of more than one place."""
        places: list[str] = []
        for zone in zones:
            if zone in ("in_exile", "in_play"):
                places.append(self.said(f"place {zone}"))
                continue
            if owner in ("you", "opp", "that"):
                pile = self.pile(zone, owner)
            else:
                pile = self.said("of any", noun=self.phrases.named(f"pile {zone}"))
            places.append(self.said("place pile", pile=pile))
        return self.said("places", places=self.phrases.joined(places, True))

    # -- one of them, some, all ------------------------------------------------------------------------------------

    def made(self, text: str, f: Filter, plural: bool) -> Thing:
        return Thing(text, plural, self.feminine(f), f.owner, f.zone(), f.destroyed())

    def some(self, f: Filter, plural: bool, preposition: str = FROM) -> str:
        """Without a determiner: "Air spells you control"."""
        after = self.after(f, plural)
        if f.marked("everywhere"):
            after += self.said("wherever", f=self.agreeing(f, plural))
        where = "" if f.detailed("activated_on") else self.where(f, preposition)
        if self.picking and is_any_spell(f):
            where = self.said("in play")
        head = self.head(f, plural)
        if self.choosing and f.owner != "you":
            self.choosing = False
            head = self.said("of your choice", noun=head)
        return f"{head}{where}{after}"

    def one(self, noun: str, f: Filter) -> str:
        return self.phrases.grammar.one(noun, self.feminine(f))

    def a(self, f: Filter) -> Thing:
        """One of them: "a Fire spell", "another spell", "one of your spells", "your Animal"."""
        if f.own_animal() or (f.types == ["animal"] and f.marked("everywhere")):
            owned = self.said("animal you" if f.owner == "you" else "animal other", head=self.head(f, False))
            return self.made(owned + (self.said("anywhere") if f.marked("everywhere") else ""), f, False)
        if self.partitive(f):
            return self.made(self.said("one among", f=self.agreeing(f, False), among=self.among(f)), f, False)
        return self.made(self.one(self.some(f, False), f), f, False)

    def kinds(self, f: Filter) -> str:
        """What several things may be: "Permanents or Rituals"."""
        if f.types and not f.words:
            named = self.phrases.joined([self.phrases.noun(kind, True) for kind in f.types], True)
        elif f.words and not f.types:
            named = self.phrases.joined([self.phrases.name_form(word, True) for word in f.words], True)
        else:
            named = self.head(f, True)
        return self.said("some kinds", kinds=named)

    def a_kind(self, f: Filter) -> str:
        """What something may be: "a piece of Equipment, a Permanent or a Ritual"."""
        after = self.after(f, False)
        if f.types and not f.words and not f.elements and not after:
            return self.phrases.joined([self.one_noun(kind) for kind in f.types], True)
        if f.words and not f.types and not f.elements and not after:
            words = [self.phrases.name_word(word) for word in f.words]
            return self.phrases.joined([self.phrases.grammar.one(word.text, word.feminine) for word in words], True)
        return self.one(self.head(f, False), f) + after

    def partitive(self, f: Filter) -> bool:
        """Whether the cards are spoken of as some of a player's: "1 of your spells"."""
        placed = f.zone() == "" and len(f.zones) < 2 and not f.marked("everywhere")
        counted = all([self.phrases.is_counted(kind) for kind in f.types])
        return counted and f.owner in ("you", "opp") and placed and not f.own_animal() and not f.marked("same_name")

    def among(self, f: Filter) -> str:
        """ "of your Wave components"."""
        key = "among you" if f.owner == "you" else "among opp"
        return self.said(key, head=self.head(f, True, True), after=self.after(f, True))

    def each_among(self, f: Filter) -> str:
        return self.said("each among", f=self.agreeing(f, False), among=self.among(f))

    def each(self, f: Filter) -> str:
        """ "each Tree in play", "each of your Trees"."""
        if self.partitive(f):
            return self.each_among(f)
        where = self.said("in play") if f.owner == "" and f.zone() == "" else self.where(f, IN)
        return self.said("each", noun=f"{self.head(f, False)}{where}{self.after(f, False)}")

    def group(self, f: Filter, every: bool = False) -> Thing:
        """All of them: "your other Trees", "ALL spells"."""
        if f.own_animal():
            return self.a(f)
        if f.is_whole_pile():
            return self.made(self.pile(f.zones[0], f.owner), f, False)
        text = self.all_cards(f, every)
        if sorted(f.zones) == ["in_hand", "in_play"]:
            text += self.said("in play or hand")
        elif len(f.zones) > 1:
            text += self.in_places(f.zones, "")
        elif f.zone() in PILES:
            text += self.in_places(f.zones, f.owner)
        return self.made(text, f, len(f.types) != 1 or self.phrases.is_counted(f.types[0]))

    def all_cards(self, f: Filter, every: bool) -> str:
        """ "your other Trees"; `every`: "all your other Trees"."""
        agreeing = self.agreeing(f, True)
        loud = ""
        if every or f.marked("everywhere"):
            loud = self.said("every loud" if f.marked("everywhere") else "every", f=agreeing)
        named = f.detailed("named") and f.zone() == ""
        key = f"all {f.owner}" if f.owner and f.zone() not in PILES and not named else "all"
        if f.detailed("activated_on") and f.owner in ("you", "opp"):
            key = "all opp activates" if key == "all opp" else "all"
        after = self.where(f, IN) if named else self.said("in play") if every and is_any_spell(f) else ""
        return loud + self.said(key, head=self.head(f, True, counted=False), after=after + self.after(f, True))

    @abstractmethod
    def described(self, expr: Expr) -> str:
        """A value as a noun phrase."""

    @abstractmethod
    def thing(self, expr: Expr) -> Thing:
        """A selector as a noun phrase."""


def is_any_spell(f: Filter) -> bool:
    """Spells of whomever, wherever: on the board, as everywhere where no place is named."""
    states = any([f.state(state) for state in ("prepared", "channeled", "component")])
    return f.types == ["spell"] and f.owner == "" and f.zones == [] and not states and not f.marked("everywhere")
