"""English: filters as nouns."""

from typing import Final

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

PILE_OWNER: Final[dict[str, str]] = {**WHOSE, "that": "that player's", "": "each player's"}
PLACE: Final[dict[str, str]] = {"in_exile": "exile", "in_play": "play"}
DO_PLURAL: Final[dict[str, str]] = {"applies": "apply"}
DOING: Final[dict[str, str]] = {  # of one card; of several without the "s"
    "draw": "makes a player draw",
    "damage": "deals damage",
    "discard": "discards cards",
    "gain": "makes somebody gain HP",
    "lose": "makes somebody lose HP",
    "look": "looks at cards",
    "shuffle": "shuffles a deck",
    "phase": "phases out a player",
    "move": "moves cards",
    "apply": "applies effects of cards",
    "activate": "activates spells",
}


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
        states = [state for state in ("prepared", "channeled") if f.state(state)]
        if states:
            parts.append(self.joined(states, True))
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
        if kind == "component" and f.types and f.types[0] not in ("spell", "card"):
            parts.append(self.types(f.types, False, True))
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
        if is_call(who, "players"):
            return "each player's"
        if is_call(who, "owner") and self.thing(who).text == "its owner":
            return "its owner's"
        raise unknown(who)

    def belonging(self, who: Expr, noun: str) -> str:
        """What a player has: "your deck", "the deck of a player of your choice"."""
        return f"the {noun} of {CHOSEN_PLAYER}" if is_call(who, "a_player") else f"{self.whose(who)} {noun}"

    def turn_of(self, who: Expr) -> str:
        return "each player's turn" if is_call(who, "anyone") else self.belonging(who, "turn")

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
        if f.owner in WHOSE and not f.says_who_activates() and f.zone() not in PILE:
            return f"{loud}{WHOSE[f.owner]} {cards}"
        if f.owner in ("player", "that") and f.zone() not in PILE:
            return f"{loud}the {cards} of {CHOSEN_PLAYER if f.owner == 'player' else 'that player'}"
        return f"{loud}{cards}"

    def whole_pile(self, zone: str, owner: str) -> str:
        return f"{PILE_OWNER[owner]} {PILE[zone]}"

    # What stands after the noun

    def in_play(self) -> str:
        return " in play"

    def in_play_or_hand(self) -> str:
        return ", in play or in hand,"

    def wherever(self, f: Filter, plural: bool) -> str:
        return f" (wherever {'they are' if plural else 'it is'})"

    def in_places(self, zones: list[str], owner: str) -> str:
        whose = PILE_OWNER[owner] if owner in ("you", "opp", "that") else "any"
        places = [PLACE[zone] if zone in PLACE else f"{whose} {PILE[zone]}" for zone in zones]
        return f" in {self.joined(places, True)}"

    def among_looked(self, hand: bool) -> str:
        return " from it" if hand else " among them"

    def owned_by(self, owner: str) -> str:
        owners = {"you": " you own", "opp": " the opponent owns", "that": " that player owns"}
        return f" owned by {CHOSEN_PLAYER}" if owner == "player" else owners.get(owner, "")

    def controlled_by(self, owner: str) -> str:
        controllers = {"you": " you control", "opp": " the opponent controls", "player": f" controlled by {CHOSEN_PLAYER}"}
        return " that player controls" if owner == "that" else controllers.get(owner, "")

    def of_your_choice(self, noun: str) -> str:
        return f"{noun} of your choice"

    def in_pile(self, f: Filter, preposition: str) -> str:
        pile = PILE[f.zone()]
        if f.owner != "player":
            return f" {preposition} {PILE_OWNER[f.owner] if f.owner else 'a'} {pile}"
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
            return f" {'on' if f.marked('on_top') else 'not on'} top of {'their piles' if plural else 'its pile'}"
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

    def whose_hp_reach(self, value: str, plural: bool) -> str:
        return f" whose HP are at least {value}"

    def costing(self, least: str, mana: str, plural: bool) -> str:
        return f" that cost{'' if plural else 's'} {least} or more {mana}"

    def with_keyword(self, keyword: Expr, f: Filter, plural: bool) -> str:
        return f" with {self.keyword(keyword)}"

    def doing(self, word: str, plural: bool) -> str:
        verb, _, rest = DOING[word].partition(" ")
        return f" that {DO_PLURAL.get(verb, verb.removesuffix('s')) if plural else verb} {rest}"

    def activated_during(self, turn: str) -> str:
        return f" you activate during {turn}"

    def below_this(self, f: Filter, plural: bool) -> str:
        return f" (located below {self.this()} if it is there too)"

    def targeting(self, thing: Thing, plural: bool) -> str:
        return f" that target{'' if plural else 's'} {thing.text}"

    def sharing_word(self, thing: Thing) -> str:
        return f" that shares a component name with {thing.text}"
