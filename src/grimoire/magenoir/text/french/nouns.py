"""French: filters as nouns."""

from typing import Final

from grimoire.language.phrase import au, de, elided, un
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.french.words import (
    ADJECTIVES,
    AGREEING,
    FRENCH,
    KEYWORD,
    NUMERAL,
    PILE,
    THIS,
    a_pile,
    agreed,
    element_form,
    mana_element,
    name_word,
    noun_of,
    pile_of,
    the_pile,
    word_form,
)
from grimoire.magenoir.text.phrases.nouns import FROM
from grimoire.magenoir.text.reading import Filter, is_call, unknown
from grimoire.magenoir.text.saying import Joining
from grimoire.magenoir.text.walk.abilities import Abilities
from grimoire.magenoir.text.writer import Thing

CHOSEN_PLAYER: Final = "un joueur de votre choix"
HOLDER: Final[dict[str, str]] = {  # whose something is, who is not you
    "opp": "de l'adversaire",
    "that": "de ce joueur",
    "that_player": "de ce joueur",
    "players": "de chaque joueur",
    "anyone": "de chaque joueur",
    "a_player": "du joueur de votre choix",
    "owner": "de son propriétaire",
}
DOING: Final[dict[str, tuple[str, str]]] = {
    "draw": ("fait piocher", "font piocher"),
    "damage": ("inflige des dégâts", "infligent des dégâts"),
    "discard": ("défausse des cartes", "défaussent des cartes"),
    "gain": ("fait gagner des PV", "font gagner des PV"),
    "lose": ("fait perdre des PV", "font perdre des PV"),
    "look": ("regarde des cartes", "regardent des cartes"),
    "shuffle": ("mélange un deck", "mélangent un deck"),
    "phase": ("déphase un joueur", "déphasent un joueur"),
    "move": ("déplace des cartes", "déplacent des cartes"),
    "apply": ("applique des effets de cartes", "appliquent des effets de cartes"),
    "activate": ("active des sorts", "activent des sorts"),
}


class FrenchNouns(Abilities):
    """Cards and players as French noun phrases."""

    def joining(self) -> Joining:
        return FRENCH

    def is_plural(self, number: int) -> bool:
        return not -2 < number < 2

    def numeral(self, word: str) -> str:
        return NUMERAL[word]

    def noun(self, word: str, plural: bool) -> str:
        return noun_of(word)[1] if plural else noun_of(word)[0]

    def a_noun(self, word: str) -> str:
        return un(self.noun(word, False), self.is_feminine(word))

    def is_feminine(self, word: str) -> bool:
        return noun_of(word)[2]

    def feminine(self, f: Filter) -> bool:
        if f.marked("same_name") or "named" in [detail.text for detail in f.details]:
            return self.is_feminine("copy")
        kind = f.noun()
        if kind == "words":
            return name_word(f.words[0])[2]
        return self.is_feminine(f.types[0] if kind == "types" else kind)

    def this(self) -> str:
        return THIS[self.kind]

    def keyword_name(self, word: str) -> str:
        return KEYWORD[word]

    def transmutable(self, word: str) -> str:
        return f"Transmutable ({name_word(word)[0]})"

    def a_word(self, word: str) -> str:
        return un(name_word(word)[0], name_word(word)[2])

    def copies_of(self, name: str, plural: bool) -> str:
        return elided(f"{self.noun('copy', plural)} de", name)

    def label(self, words: list[str], plural: bool, either: bool) -> str:
        """Name words beside a noun."""
        return self.joined([word_form(word, plural and word in AGREEING) for word in words], either)

    def noun_phrase(self, f: Filter, plural: bool, either: bool, counted: bool) -> str:
        """Adjectives stand after the noun and agree with it."""
        feminine = self.feminine(f)
        kind = f.noun()
        parts: list[str] = []
        if f.marked("other") or f.marked("not_it"):
            parts.append(agreed("autre", plural, False))
        if kind == "words":
            parts.append(self.joined([word_form(word, plural) for word in f.words], either))
        else:
            parts.append(self.types(f.types, plural, either) if kind == "types" else self.noun(kind, plural))
            if kind == "component" and f.types and f.types[0] not in ("spell", "card"):
                parts.append(self.types(f.types, plural, True))
            if f.words:
                parts.append(self.label(f.words, plural, either))
        if f.elements:
            parts.append(self.joined([element_form(element, plural, feminine) for element in f.elements], True))
        if f.state("rested"):
            parts.append("face visible")
        states = ["en préparation"] if f.state("prepared") else []
        if f.state("channeled"):
            states.append(agreed("canalisé", plural, feminine))
        if states:
            parts.append(self.joined(states, True))
        if "in_exile" in f.zones:
            parts.append(agreed("exilé", plural, feminine))
        if f.marked("channelable"):
            parts.append(agreed("canalisable", plural, feminine))
        return " ".join(parts)

    def mana_kind(self, elements: list[str]) -> str:
        if elements in (["mana"], ["own_element"]):
            return "Mana"
        return f"Mana {self.joined([mana_element(element) for element in elements], True)}"

    def turn_of(self, who: Expr) -> str:
        return self.belonging(who, "tour", False)

    def belonging(self, who: Expr, noun: str, feminine: bool) -> str:
        """What a player has: "votre deck", "le deck de ce joueur"."""
        if is_call(who, "you"):
            return f"votre {noun}"
        if is_call(who, "owner") and self.thing(who).text != "son propriétaire":
            raise unknown(who)
        if who.text not in HOLDER:
            raise unknown(who)
        return f"{'la' if feminine else 'le'} {noun} {HOLDER[who.text]}"

    # Determiners

    def one(self, noun: str, f: Filter) -> str:
        return un(noun, self.feminine(f))

    def one_animal(self, f: Filter) -> str:
        head = self.head(f, False)
        anywhere = ", où qu'il se trouve" if f.marked("everywhere") else ""
        return (f"votre {head}" if f.owner == "you" else f"l'{head} de l'adversaire") + anywhere

    def among(self, f: Filter) -> str:
        head = self.head(f, True, True)
        return (f"de vos {head}" if f.owner == "you" else f"des {head} de l'adversaire") + self.after(f, True)

    def one_among(self, f: Filter) -> str:
        return f"l'{un(self.among(f), self.feminine(f))}"

    def each_among(self, f: Filter) -> str:
        return f"{agreed('chacun', False, self.feminine(f))} {self.among(f)}"

    def each_one(self, noun: str) -> str:
        return f"chaque {noun}"

    def all_cards(self, f: Filter, every: bool) -> str:
        all_of = "toutes " if self.feminine(f) else "tous "
        loud = all_of.upper() if f.marked("everywhere") else all_of if every else ""
        head = self.head(f, True)
        after = self.after(f, True)
        if f.zone() in PILE:
            return f"{loud}les {head}{after}"
        if f.owner == "you" and not f.says_who_activates():
            return f"{loud}vos {head}{after}"
        if f.owner in ("opp", "that"):
            return f"{loud}les {head} {HOLDER[f.owner]}{after}"
        if f.owner == "player":
            return f"{loud}les {head}{after} d'{CHOSEN_PLAYER}"
        return f"{loud}les {head}{after}"

    def whole_pile(self, zone: str, owner: str) -> str:
        if owner == "that" or owner == "":
            return f"{the_pile(zone)} {HOLDER[owner or 'players']}"
        return pile_of(zone, owner == "you")

    # What stands after the noun

    def in_play(self) -> str:
        return " en jeu"

    def in_play_or_hand(self) -> str:
        return ", en jeu comme en main,"

    def wherever(self, f: Filter, plural: bool) -> str:
        they = "elle" if self.feminine(f) else "il"
        return f" (où qu'{they}s se trouvent)" if plural else f" (où qu'{they} se trouve)"

    def in_places(self, zones: list[str], owner: str) -> str:
        places: list[str] = []
        for zone in zones:
            if zone in ("in_exile", "in_play"):
                places.append("en exil" if zone == "in_exile" else "en jeu")
            else:
                any_pile = f"n'importe {'quelle' if PILE[zone][1] else 'quel'} {PILE[zone][0]}"
                places.append(f"dans {self.whole_pile(zone, owner) if owner in ('you', 'opp', 'that') else any_pile}")
        return f" {self.joined(places, True)}"

    def among_looked(self, hand: bool) -> str:
        return " de celle-ci" if hand else " parmi elles"

    def owned_by(self, owner: str) -> str:
        owners = {"you": " vous appartenant", "opp": " appartenant à l'adversaire", "that": " appartenant à ce joueur"}
        return " appartenant au joueur de votre choix" if owner == "player" else owners.get(owner, "")

    def controlled_by(self, owner: str) -> str:
        if owner == "that":
            return " que contrôle ce joueur"
        controllers = {"you": "vous contrôlez", "opp": "contrôle l'adversaire", "player": f"contrôle {CHOSEN_PLAYER}"}
        return f" que {controllers[owner]}" if owner in controllers else ""

    def of_your_choice(self, noun: str) -> str:
        return f"{noun} de votre choix"

    def in_pile(self, f: Filter, preposition: str) -> str:
        if f.owner == "player":
            number = f.owner_number
            players = CHOSEN_PLAYER
            if number is not None:
                players = f"{self.number(number)} {self.noun('player', self.plural_of(number))}"
            pile = f"{the_pile(f.zone())} {elided('de', players)}"
        else:
            pile = self.whole_pile(f.zone(), f.owner) if f.owner else a_pile(f.zone())
        return f" {de(pile)}" if preposition == FROM else f" dans {pile}"

    def not_elements(self, f: Filter, plural: bool) -> str:
        elements = [element_form(element, plural, self.feminine(f)) for element in f.not_elements]
        verb = "ne sont" if plural else "n'est"
        return f" qui {verb} {'ni' if len(elements) > 1 else 'pas'} {' ni '.join(elements)}"

    def except_types(self, types: str) -> str:
        return f" (hors {types})"

    def other_than(self, kind: str, plural: bool) -> str:
        return f" autres que des {self.noun(kind, True)}" if plural else f" {elided('autre que', self.a_noun(kind))}"

    def not_words(self, f: Filter, plural: bool) -> str:
        words = " ni ".join([name_word(word)[0] for word in f.not_words])
        return f" qui ne sont ni {words}" if plural else f" qui n'est ni {words}"

    def not_this_name(self) -> str:
        return f" {elided('autre que', self.name)}"

    def mark(self, mark: str, f: Filter, plural: bool) -> str:
        if mark == "on_top":
            place = "qui sont" if plural else "qui est"
            if not f.marked("on_top"):
                place = "qui ne sont pas" if plural else "qui n'est pas"
            return f" {place} sur le dessus de {'leur' if plural else 'sa'} pile"
        if mark == "played_this_turn":
            return f" {agreed('arrivé', plural, self.feminine(f))} en jeu ce tour-ci"
        return {
            "has_hp": " ayant des PV",
            "no_hp": " sans PV",
            "locks_none": " ne verrouillant aucune Mana",
            "channelable": "",  # an adjective, said with the noun
        }[mark]

    def with_hp(self, least: str) -> str:
        return f" ayant au moins {least} PV"

    def whose_hp_reach(self, value: str, plural: bool) -> str:
        return f" dont les PV sont au moins {'égaux ' + au(value)}"

    def costing(self, least: str, mana: str, plural: bool) -> str:
        return f" coûtant au moins {least} {mana}"

    def with_keyword(self, keyword: Expr, f: Filter, plural: bool) -> str:
        if keyword.text in ADJECTIVES:
            return f" {agreed(self.keyword(keyword), plural, self.feminine(f))}"
        return f" ayant {self.keyword(keyword)}"

    def doing(self, word: str, plural: bool) -> str:
        return f" qui {DOING[word][1 if plural else 0]}"

    def activated_during(self, turn: str) -> str:
        return f" que vous activez pendant {turn}"

    def below_this(self, f: Filter, plural: bool) -> str:
        return f" ({agreed('situé', plural, self.feminine(f))} sous {self.this()} s'il s'y trouve aussi)"

    def targeting(self, thing: Thing, plural: bool) -> str:
        return f" qui {'ciblent' if plural else 'cible'} {thing.text}"

    def sharing_word(self, thing: Thing) -> str:
        return f" qui partage un nom de composant avec {thing.text}"
