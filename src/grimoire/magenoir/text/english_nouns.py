"""English: filters as nouns."""

from typing import Final

from grimoire.language.phrase import article, english_plural, listed
from grimoire.language.syntax import BOTH, CALL, NUMBER, Expr
from grimoire.magenoir.text.numbers import UnknownWord
from grimoire.magenoir.text.reading import Filter, is_call, read_filter, read_mana, unknown
from grimoire.magenoir.text.writer import Thing, Writer

ELEMENT: Final[dict[str, str]] = {
    "air": "Air",
    "water": "Water",
    "fire": "Fire",
    "vegetal": "Vegetal",
    "mineral": "Mineral",
    "arcane": "Arcane",
}
TYPE: Final[dict[str, str]] = {
    "spell": "spell",
    "permanent": "Permanent",
    "equipment": "Equipment",
    "ritual": "Ritual",
    "animal": "Animal",
    "card": "card",
    "target": "target",
    "weapon": "Weapon",
    "ring": "Ring",
}
KEYWORD: Final[dict[str, str]] = {
    "quickcast": "Quickcast",
    "slowcast": "Slowcast",
    "protector": "Protector",
    "unique": "Unique",
    "forge": "Forge",
    "indestructible": "Indestructible",
    "autumn": "Autumn",
}
FIXED: Final[dict[str, str]] = {"zero": "zero", "one": "one", "two": "two", "four": "four"}
ORDINAL: Final[dict[str, str]] = {"one": "first", "two": "second", "four": "fourth"}


def many(noun: str, plural: bool) -> str:
    return english_plural(noun) if plural and noun != "Equipment" else noun


class EnglishNouns(Writer):
    """Cards and players as English noun phrases."""

    # Given by the classes further down.

    def condition(self, expr: Expr) -> str:
        raise UnknownWord(expr.text)

    def mana(self, expr: Expr) -> str:
        raise UnknownWord(expr.text)

    def this(self) -> str:
        return f"this {TYPE[self.kind]}"

    def keyword(self, expr: Expr) -> str:
        if is_call(expr, "transmutable") and expr.args:
            return f"Transmutable: {expr.args[0].text}"
        if expr.kind != CALL or expr.text not in KEYWORD:
            raise unknown(expr)
        return KEYWORD[expr.text]

    def types(self, types: list[str], plural: bool, last: str) -> str:
        return listed([many(TYPE[kind], plural) for kind in types], last)

    def head(self, f: Filter, plural: bool, last: str = "and") -> str:
        """The noun with what stands before it: "prepared Water spell"."""
        for detail in f.details:
            if detail.text == "named":
                return f"{many('copy', plural)} of {self.name_of(detail.args[0].text)}"
        if f.marked("same_name"):
            return f"{many('copy', plural)} of {self.name}"
        parts: list[str] = []
        if f.marked("other") or f.marked("not_it"):
            parts.append("other")
        if "in_exile" in f.zones:
            parts.append("exiled")
        if f.state("rested"):
            parts.append("face-up")
        if f.state("prepared"):
            parts.append("prepared")
        if f.state("channeled"):
            parts.append("channeled")
        parts.extend([ELEMENT[element] for element in f.elements[:1]])
        words = listed(f.words, last if plural else "or")
        if f.own_animal() and words:
            parts.append(words)
            return " ".join(parts)
        if f.state("component"):
            noun = many("component", plural)
        elif f.types:
            noun = self.types(f.types, plural, last if plural else "or")
        elif words and f.zone() in ("", "in_exile"):
            noun = many(words, plural)
            words = ""
        elif f.states or (f.marked("channelable") and not words):
            noun = many("spell", plural)
        else:
            noun = many("card", plural)
        if words:
            parts.append(words)
        parts.append(noun)
        return " ".join(parts)

    def after(self, f: Filter, plural: bool) -> str:
        """What stands after the noun, the owner and the zone left out."""
        text = ""
        if f.not_types:
            if f.marked("other") or len(f.not_types) > 1 or f.state("component"):
                text += f" (except {self.types(f.not_types, True, 'and')})"
            else:
                text += f" other than {many(TYPE[f.not_types[0]], True) if plural else article(TYPE[f.not_types[0]])}"
        if f.not_words:
            text += f" that {'are' if plural else 'is'} neither {' nor '.join(f.not_words)}"
        if "same_name" in f.not_marks:
            text += f" other than {self.name}"
        if f.marked("has_hp"):
            text += " with HP"
        if f.marked("no_hp"):
            text += " without HP"
        if f.marked("locks_none"):
            text += f" with no Mana locked under {'them' if plural else 'it'}"
        if f.marked("channelable"):
            text += " that can be channeled"
        if f.marked("played_this_turn"):
            text += " that entered play this turn"
        for detail in f.details:
            text += self.detail(detail, plural)
        return text

    def detail(self, detail: Expr, plural: bool) -> str:
        word = detail.text
        arg = detail.args[0]
        if word == "hp_from":
            return f" with at least {FIXED[arg.text] if arg.kind == CALL else self.number(arg)} HP"
        if word == "costing":
            least = read_mana(arg)[0]
            kind = ELEMENT[least.elements[0]]
            return f" that cost{'' if plural else 's'} {self.number(least.amount)} or more {kind} Mana"
        if word == "has":
            return f" with {self.keyword(arg)}"
        if word == "does" and arg.text == "draw":
            return " that make a player draw" if plural else " that makes a player draw"
        if word == "activated_on":
            return f" you activate during {self.whose(arg)} turn"
        if word == "below":
            return f" (located below {self.this()} if it is there too)"
        if word == "targeting":
            return f" that target{'' if plural else 's'} {self.thing(arg).text}"
        if word == "sharing_word":
            return f" that shares a component name with {self.thing(arg).text}"
        if word == "named":
            return ""
        raise UnknownWord(word)

    def whose(self, player: Expr) -> str:
        """A player as a possessive."""
        if is_call(player, "you"):
            return "your"
        if is_call(player, "opp"):
            return "the opponent's"
        if is_call(player, "that_player"):
            return "that player's"
        if is_call(player, "owner"):
            return "its owner's"
        raise unknown(player)

    def where(self, f: Filter, preposition: str) -> str:
        """The owner and the zone: " you control", " from your hand"."""
        zone = f.zone()
        if zone == "looked":
            return " among them"
        if zone == "in_exile":
            return {"you": " you own", "opp": " the opponent owns"}.get(f.owner, "")
        if zone == "":
            if f.owner == "player":
                return " controlled by a player of your choice"
            return {"you": " you control", "opp": " the opponent controls"}.get(f.owner, "")
        place = {"in_hand": "hand", "in_deck": "deck", "in_discard": "discard pile"}[zone]
        if f.owner == "player":
            number = f.owner_number
            chosen = "a player of your choice"
            if number is not None:
                chosen = f"{self.number(number)} {many('player', self.value(number) != 1)}"
            return f" {preposition} the {place} of {chosen}"
        whose = {"you": "your", "opp": "the opponent's"}.get(f.owner, "a")
        return f" {preposition} {whose} {place}"

    def made(self, text: str, f: Filter, plural: bool) -> Thing:
        thing = Thing(text, plural)
        thing.destroyed = f.destroyed()
        thing.owner = f.owner
        thing.zone = f.zone()
        return thing

    def some(self, f: Filter, plural: bool, preposition: str = "from") -> str:
        """Without a determiner: "Air spells you control"."""
        after = self.after(f, plural)
        where = self.where(f, preposition)
        if " you activate" in after:
            where = ""
        return f"{self.head(f, plural)}{where}{after}"

    def a(self, f: Filter, preposition: str = "from") -> Thing:
        """One of them: "a Fire spell you control", "another spell", "your Animal"."""
        if f.own_animal() or (f.types == ["animal"] and f.marked("everywhere")):
            mine = "your" if f.owner == "you" else "the opponent's"
            anywhere = ", wherever it is" if f.marked("everywhere") else ""
            return self.made(f"{mine} {self.head(f, False)}{anywhere}", f, False)
        if self.partitive(f):
            return self.made(f"one {self.among(f)}", f, False)
        text = article(self.some(f, False, preposition))
        if text.startswith("an other "):
            text = "another" + text[8:]
        return self.made(text, f, False)

    def group(self, f: Filter, every: str = "") -> Thing:
        """All of them: "your other Trees", "ALL spells"."""
        if f.own_animal():
            return self.a(f)
        if f.zones == ["in_hand"] or f.zones == ["in_discard"]:
            if not (f.words or f.types or f.elements or f.details):
                place = "hand" if f.zones[0] == "in_hand" else "discard pile"
                mine = "your" if f.owner == "you" else "the opponent's"
                return self.made(f"{mine} {place}", f, False)
        loud = "ALL " if f.marked("everywhere") else every
        head = self.head(f, True)
        after = self.after(f, True)
        if " you activate" in after:
            text = f"{loud}{head}{after}"
        elif f.owner == "you":
            text = f"{loud}your {head}{after}"
        elif f.owner == "opp":
            text = f"{loud}the opponent's {head}{after}"
        elif f.owner == "player":
            text = f"{loud}the {head}{after} of a player of your choice"
        else:
            text = f"{loud}{head}{after}"
        if len(f.zones) == 2:
            text += ", in play or in hand,"
        return self.made(text, f, True)

    def partitive(self, f: Filter) -> bool:
        """Whether the cards are spoken of as some of a player's: "1 of your spells"."""
        if f.own_animal() or f.marked("same_name") or "equipment" in f.types:
            return False
        return f.owner in ("you", "opp") and f.zone() == ""

    def among(self, f: Filter) -> str:
        """ "of your Wave components"."""
        whose = "your" if f.owner == "you" else "the opponent's"
        return f"of {whose} {self.head(f, True, 'or')}{self.after(f, True)}"

    def each(self, f: Filter, preposition: str = "in") -> str:
        """ "each Tree in play", "each of your Trees"."""
        if self.partitive(f):
            return f"each {self.among(f)}"
        where = self.where(f, preposition)
        if f.owner == "" and f.zone() == "":
            where = " in play"
        return f"each {self.head(f, False)}{where}{self.after(f, False)}"

    def thing(self, expr: Expr) -> Thing:
        """A selector as a noun phrase; given in full by the class of selectors."""
        raise unknown(expr)

    def filter_thing(self, expr: Expr) -> Thing:
        """A bare filter, as modifiers use it."""
        return self.group(read_filter(expr))

    def counted(self, expr: Expr, noun: str) -> str:
        """A fixed number of something: "3 cards", "a card", "two cards"."""
        if expr.kind == NUMBER:
            return f"{self.number(expr)} {many(noun, self.value(expr) != 1)}"
        if is_call(expr, "one"):
            return article(noun)
        if expr.kind == CALL and expr.text in FIXED:
            return f"{FIXED[expr.text]} {many(noun, True)}"
        raise unknown(expr)

    def both_things(self, expr: Expr) -> list[Expr]:
        return expr.args if expr.kind == BOTH else [expr]
