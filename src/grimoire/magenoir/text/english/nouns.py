"""English: filters as nouns."""

from grimoire.language.phrase import article
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.english.words import (
    CHOSEN_PLAYER,
    ELEMENT,
    ENGLISH,
    KEYWORD,
    NUMERAL,
    PIECE,
    PILE,
    TYPE,
    WHOSE,
    many,
    noun_of,
    whose,
)
from grimoire.magenoir.text.reading import Filter, is_call, unknown
from grimoire.magenoir.text.saying import Joining
from grimoire.magenoir.text.walk.abilities import Abilities
from grimoire.magenoir.text.writer import Thing


class EnglishNouns(Abilities):
    """Cards and players as English noun phrases."""

    def joining(self) -> Joining:
        return ENGLISH

    def is_plural(self, number: int) -> bool:
        return number != 1

    def numeral(self, word: str) -> str:
        return NUMERAL[word]

    def noun(self, word: str, plural: bool) -> str:
        return many(noun_of(word), plural)

    def a_noun(self, word: str) -> str:
        return article(PIECE if word == "equipment" else noun_of(word))

    def this(self) -> str:
        return f"this {TYPE[self.kind]}"

    def keyword_name(self, word: str) -> str:
        return KEYWORD[word]

    def transmutable(self, word: str) -> str:
        return f"Transmutable ({word})"

    def a_word(self, word: str) -> str:
        return article(word)

    def copies_of(self, name: str, plural: bool) -> str:
        return f"{many('copy', plural)} of {name}"

    def noun_phrase(self, f: Filter, plural: bool, either: bool, counted: bool) -> str:
        """Adjectives stand before the noun. Equipment that is counted comes in pieces."""
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
        if f.types == ["equipment"] and counted:
            parts.append(f"{many('piece', plural)} of")
        if f.elements:
            parts.append(self.joined([ELEMENT[element] for element in f.elements], True))
        words = self.joined(f.words, either)
        kind = f.noun()
        if kind == "words":
            parts.append(words if f.own_animal() else many(words, plural))
            return " ".join(parts)
        if words:
            parts.append(words)
        parts.append(self.types(f.types, plural, either) if kind == "types" else self.noun(kind, plural))
        return " ".join(parts)

    def mana_kind(self, elements: list[str]) -> str:
        if elements in (["mana"], ["own_element"]):
            return "Mana"
        return f"{self.joined([ELEMENT[element] for element in elements], True)} Mana"

    def whose(self, who: Expr) -> str:
        """A player as a possessive."""
        if is_call(who, "you") or is_call(who, "opp"):
            return WHOSE[who.text]
        if is_call(who, "that_player"):
            return "that player's"
        if is_call(who, "owner"):
            return "its owner's"
        raise unknown(who)

    def turn_of(self, who: Expr) -> str:
        return "each player's turn" if is_call(who, "anyone") else f"{self.whose(who)} turn"

    # Determiners

    def partitive(self, f: Filter) -> bool:
        return "equipment" not in f.types and super().partitive(f)

    def is_group_plural(self, f: Filter) -> bool:
        return f.types != ["equipment"]

    def one(self, noun: str, f: Filter) -> str:
        return f"an{noun}" if noun.startswith("other ") else article(noun)

    def one_animal(self, f: Filter) -> str:
        anywhere = ", wherever it is" if f.marked("everywhere") else ""
        return f"{whose(f.owner == 'you')} {self.head(f, False)}{anywhere}"

    def among(self, f: Filter) -> str:
        return f"of {whose(f.owner == 'you')} {self.head(f, True, True)}{self.after(f, True)}"

    def one_among(self, f: Filter) -> str:
        return f"one {self.among(f)}"

    def each_among(self, f: Filter) -> str:
        return f"each {self.among(f)}"

    def each_one(self, noun: str) -> str:
        return f"each {noun}"

    def all_cards(self, f: Filter, every: bool) -> str:
        loud = "ALL " if f.marked("everywhere") else "all " if every else ""
        cards = self.head(f, True, counted=False) + self.after(f, True)
        if f.owner in WHOSE and not f.says_who_activates():
            return f"{loud}{WHOSE[f.owner]} {cards}"
        if f.owner == "player":
            return f"{loud}the {cards} of {CHOSEN_PLAYER}"
        return f"{loud}{cards}"

    def whole_pile(self, zone: str, mine: bool) -> str:
        return f"{whose(mine)} {PILE[zone]}"

    # What stands after the noun

    def in_play(self) -> str:
        return " in play"

    def in_play_or_hand(self) -> str:
        return ", in play or in hand,"

    def among_looked(self, hand: bool) -> str:
        return " from it" if hand else " among them"

    def owned_by(self, owner: str) -> str:
        return {"you": " you own", "opp": " the opponent owns"}.get(owner, "")

    def controlled_by(self, owner: str) -> str:
        controllers = {"you": " you control", "opp": " the opponent controls", "player": f" controlled by {CHOSEN_PLAYER}"}
        return controllers.get(owner, "")

    def of_your_choice(self, noun: str) -> str:
        return f"{noun} of your choice"

    def in_pile(self, f: Filter, preposition: str) -> str:
        pile = PILE[f.zone()]
        if f.owner != "player":
            return f" {preposition} {WHOSE.get(f.owner, 'a')} {pile}"
        number = f.owner_number
        if number is None:
            return f" {preposition} the {pile} of {CHOSEN_PLAYER}"
        return f" {preposition} the {pile} of {self.number(number)} {self.noun('player', self.plural_of(number))}"

    def not_elements(self, f: Filter, plural: bool) -> str:
        elements = self.joined([ELEMENT[element] for element in f.not_elements], True)
        return f" that {'are' if plural else 'is'} not {elements}"

    def except_types(self, types: str) -> str:
        return f" (except {types})"

    def other_than(self, kind: str, plural: bool) -> str:
        return f" other than {self.noun(kind, True) if plural else self.a_noun(kind)}"

    def not_words(self, f: Filter, plural: bool) -> str:
        return f" that {'are' if plural else 'is'} neither {' nor '.join(f.not_words)}"

    def not_this_name(self) -> str:
        return f" other than {self.name}"

    def mark(self, mark: str, f: Filter, plural: bool) -> str:
        if mark == "on_top":
            return f" {'on' if f.marked('on_top') else 'not on'} top of its pile"
        if mark == "locks_none":
            return f" with no Mana locked under {'them' if plural else 'it'}"
        return {
            "has_hp": " with HP",
            "no_hp": " without HP",
            "channelable": " that can be channeled",
            "played_this_turn": " that entered play this turn",
        }[mark]

    def with_hp(self, least: str) -> str:
        return f" with at least {least} HP"

    def costing(self, least: str, mana: str, plural: bool) -> str:
        return f" that cost{'' if plural else 's'} {least} or more {mana}"

    def with_keyword(self, keyword: Expr, f: Filter, plural: bool) -> str:
        return f" with {self.keyword(keyword)}"

    def making_draw(self, plural: bool) -> str:
        return " that make a player draw" if plural else " that makes a player draw"

    def activated_during(self, turn: str) -> str:
        return f" you activate during {turn}"

    def below_this(self, f: Filter, plural: bool) -> str:
        return f" (located below {self.this()} if it is there too)"

    def targeting(self, thing: Thing, plural: bool) -> str:
        return f" that target{'' if plural else 's'} {thing.text}"

    def sharing_word(self, thing: Thing) -> str:
        return f" that shares a component name with {thing.text}"
