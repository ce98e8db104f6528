"""French: filters as nouns."""

from grimoire.language.phrase import elided, french_plural, listed, un
from grimoire.language.syntax import CALL, NUMBER, Expr
from grimoire.magenoir.text.french_words import (
    AGREEING,
    FIXED,
    KEYWORD,
    THIS,
    TYPE,
    element_form,
    mana_element,
    name_word,
    type_form,
    word_form,
)
from grimoire.magenoir.text.numbers import UnknownWord
from grimoire.magenoir.text.reading import Filter, is_call, read_filter, read_mana, unknown
from grimoire.magenoir.text.writer import Thing, Writer


def agreed(participle: str, plural: bool, feminine: bool) -> str:
    """A participle or adjective in agreement."""
    word = participle + ("e" if feminine and not participle.endswith("e") else "")
    return french_plural(word) if plural else word


class FrenchNouns(Writer):
    """Cards and players as French noun phrases."""

    def thing(self, expr: Expr) -> Thing:
        """A selector as a noun phrase; given in full by the class of values."""
        raise unknown(expr)

    def this(self) -> str:
        return THIS[self.kind]

    def plural_of(self, number: Expr) -> bool:
        """Whether a noun after this number is plural: 2 and more, and −2 and less."""
        return number.kind != NUMBER or not -2 < self.value(number) < 2

    def keyword(self, expr: Expr) -> str:
        if is_call(expr, "transmutable") and expr.args:
            return f"Transmutable\u00a0: {name_word(expr.args[0].text)[0]}"
        if expr.kind != CALL or expr.text not in KEYWORD:
            raise unknown(expr)
        return KEYWORD[expr.text]

    def types(self, types: list[str], plural: bool, last: str) -> str:
        return listed([type_form(kind, plural) for kind in types], last)

    def label(self, words: list[str], plural: bool, last: str) -> str:
        """Name words beside a noun."""
        return listed([word_form(word, plural and word in AGREEING) for word in words], last)

    def feminine(self, f: Filter) -> bool:
        """The gender of the noun that stands for the filter."""
        if f.marked("same_name") or (f.own_animal() and not f.words):
            return False
        for detail in f.details:
            if detail.text == "named":
                return False
        if f.own_animal():
            return name_word(f.words[0])[2]
        if f.state("component"):
            return False
        if f.types:
            return TYPE[f.types[0]][2]
        if f.words and f.zone() in ("", "in_exile"):
            return name_word(f.words[0])[2]
        return not (f.states or (f.marked("channelable") and not f.words))

    def head(self, f: Filter, plural: bool, last: str = "et") -> str:
        """The noun with its adjectives: "autre sort Eau en préparation"."""
        for detail in f.details:
            if detail.text == "named":
                return elided("exemplaires de" if plural else "exemplaire de", self.name_of(detail.args[0].text))
        if f.marked("same_name"):
            return elided("exemplaires de" if plural else "exemplaire de", self.name)
        feminine = self.feminine(f)
        words = f.words
        if f.own_animal() and words:
            noun = word_form(words[0], plural)
            words = []
        elif f.state("component"):
            noun = type_form("component", plural)
        elif f.types:
            noun = self.types(f.types, plural, last if plural else "ou")
        elif words and f.zone() in ("", "in_exile"):
            noun = listed([word_form(word, plural) for word in words], last if plural else "ou")
            words = []
        elif f.states or (f.marked("channelable") and not words):
            noun = type_form("spell", plural)
        else:
            noun = type_form("card", plural)
        parts = [noun]
        if f.marked("other") or f.marked("not_it"):
            parts.insert(0, "autres" if plural else "autre")
        if words:
            parts.append(self.label(words, plural, last if plural else "ou"))
        parts.extend([element_form(element, plural, feminine) for element in f.elements[:1]])
        if f.state("rested"):
            parts.append("face visible")
        if f.state("prepared"):
            parts.append("en préparation")
        if f.state("channeled"):
            parts.append(agreed("canalisé", plural, feminine))
        if "in_exile" in f.zones:
            parts.append(agreed("exilé", plural, feminine))
        if f.marked("channelable"):
            parts.append(agreed("canalisable", plural, feminine))
        return " ".join(parts)

    def after(self, f: Filter, plural: bool) -> str:
        """What stands after the noun, the owner and the zone left out."""
        feminine = self.feminine(f)
        text = ""
        if f.not_types:
            if f.marked("other") or len(f.not_types) > 1 or f.state("component"):
                text += f" (hors {self.types(f.not_types, True, 'et')})"
            elif plural:
                text += f" autres que des {self.types(f.not_types, True, 'et')}"
            else:
                text += f" autre qu'{un(type_form(f.not_types[0], False), TYPE[f.not_types[0]][2])}"
        if f.not_words:
            words = " ni ".join([name_word(word)[0] for word in f.not_words])
            text += f" qui ne sont ni {words}" if plural else f" qui n'est ni {words}"
        if "same_name" in f.not_marks:
            text += f" {elided('autre que', self.name)}"
        if f.marked("has_hp"):
            text += " ayant des PV"
        if f.marked("no_hp"):
            text += " sans PV"
        if f.marked("locks_none"):
            text += " ne verrouillant aucune Mana"
        if f.marked("played_this_turn"):
            text += f" {agreed('arrivé', plural, feminine)} en jeu ce tour-ci"
        for detail in f.details:
            text += self.detail(detail, plural, feminine)
        return text

    def detail(self, detail: Expr, plural: bool, feminine: bool) -> str:
        word = detail.text
        arg = detail.args[0]
        if word == "hp_from":
            return f" ayant au moins {FIXED[arg.text] if arg.kind == CALL else self.number(arg)} PV"
        if word == "costing":
            least = read_mana(arg)[0]
            return f" coûtant au moins {self.number(least.amount)} Mana {mana_element(least.elements[0])}"
        if word == "has":
            return f" ayant {self.keyword(arg)}"
        if word == "does" and arg.text == "draw":
            return " qui font piocher" if plural else " qui fait piocher"
        if word == "activated_on":
            return f" que vous activez pendant {self.turn_of(arg)}"
        if word == "below":
            return f" ({agreed('situé', plural, feminine)} sous {self.this()} s'il s'y trouve aussi)"
        if word == "targeting":
            return f" qui {'ciblent' if plural else 'cible'} {self.thing(arg).text}"
        if word == "sharing_word":
            thing = self.thing(arg)
            return f" qui partage un nom de composant avec {thing.text}"
        if word == "named":
            return ""
        raise UnknownWord(word)

    def turn_of(self, player: Expr) -> str:
        """A player's turn."""
        if is_call(player, "you"):
            return "votre tour"
        if is_call(player, "opp"):
            return "le tour de l'adversaire"
        if is_call(player, "anyone"):
            return "le tour de chaque joueur"
        raise unknown(player)

    def where(self, f: Filter, preposition: str) -> str:
        """The owner and the zone: " que vous contrôlez", " de votre main"."""
        zone = f.zone()
        if zone == "looked":
            return " parmi elles"
        if zone == "in_exile":
            return " vous appartenant" if f.owner == "you" else ""
        if zone == "":
            if f.owner == "player":
                return " que contrôle un joueur de votre choix"
            return {"you": " que vous contrôlez", "opp": " que contrôle l'adversaire"}.get(f.owner, "")
        place = {"in_hand": "main", "in_deck": "deck", "in_discard": "défausse"}[zone]
        if f.owner == "player":
            number = f.owner_number
            chosen = "d'un joueur de votre choix"
            if number is not None:
                several = self.plural_of(number)
                chosen = elided("de", f"{self.number(number)} {'joueurs' if several else 'joueur'}")
            return f" {preposition} {'le' if place == 'deck' else 'la'} {place} {chosen}".replace(" de le ", " du ")
        if f.owner == "opp":
            whose = "le deck de l'adversaire" if place == "deck" else f"la {place} de l'adversaire"
            return f" {preposition} {whose}".replace(" de le ", " du ")
        return f" {preposition} votre {place}"

    def made(self, text: str, f: Filter, plural: bool) -> Thing:
        thing = Thing(text, plural, self.feminine(f))
        thing.destroyed = f.destroyed()
        thing.owner = f.owner
        thing.zone = f.zone()
        return thing

    def some(self, f: Filter, plural: bool, preposition: str = "de") -> str:
        """Without a determiner: "sorts Air que vous contrôlez"."""
        after = self.after(f, plural)
        where = self.where(f, preposition)
        if "que vous activez" in after:
            where = ""
        return f"{self.head(f, plural)}{where}{after}"

    def a(self, f: Filter, preposition: str = "de") -> Thing:
        """One of them: "un sort Feu que vous contrôlez", "votre Animal"."""
        if f.own_animal() or (f.types == ["animal"] and f.marked("everywhere")):
            head = self.head(f, False)
            text = f"votre {head}" if f.owner == "you" else f"l'{head} de l'adversaire"
            anywhere = ", où qu'il se trouve" if f.marked("everywhere") else ""
            return self.made(text + anywhere, f, False)
        if self.partitive(f):
            one = "l'une" if self.feminine(f) else "l'un"
            return self.made(f"{one} {self.among(f)}", f, False)
        return self.made(un(self.some(f, False, preposition), self.feminine(f)), f, False)

    def group(self, f: Filter, every: bool = False) -> Thing:
        """All of them: "vos autres Arbres", "TOUS les sorts"."""
        if f.own_animal():
            return self.a(f)
        if f.zones == ["in_hand"] or f.zones == ["in_discard"]:
            if not (f.words or f.types or f.elements or f.details):
                place = "main" if f.zones[0] == "in_hand" else "défausse"
                return self.made(f"votre {place}" if f.owner == "you" else f"la {place} de l'adversaire", f, False)
        all_of = "toutes " if self.feminine(f) else "tous "
        loud = all_of.upper() if f.marked("everywhere") else all_of if every else ""
        head = self.head(f, True)
        after = self.after(f, True)
        if f.owner == "you" and "que vous activez" not in after:
            text = f"{loud}vos {head}{after}"
        elif f.owner == "opp":
            text = f"{loud}les {head} de l'adversaire{after}"
        elif f.owner == "player":
            text = f"{loud}les {head}{after} d'un joueur de votre choix"
        else:
            text = f"{loud}les {head}{after}"
        if len(f.zones) == 2:
            text += ", en jeu comme en main,"
        return self.made(text, f, True)

    def partitive(self, f: Filter) -> bool:
        """Whether the cards are spoken of as some of a player's: "1 de vos sorts"."""
        return f.owner in ("you", "opp") and f.zone() == "" and not f.own_animal() and not f.marked("same_name")

    def among(self, f: Filter) -> str:
        """ "de vos composants Vague", "des Permanents de l'adversaire"."""
        head = self.head(f, True, "ou")
        if f.owner == "you":
            return f"de vos {head}{self.after(f, True)}"
        return f"des {head} de l'adversaire{self.after(f, True)}"

    def each(self, f: Filter, preposition: str = "dans") -> str:
        """ "chaque Arbre en jeu", "chacun de vos Arbres"."""
        if self.partitive(f):
            return f"{'chacune' if self.feminine(f) else 'chacun'} {self.among(f)}"
        where = self.where(f, preposition)
        if f.owner == "" and f.zone() == "":
            where = " en jeu"
        return f"chaque {self.head(f, False)}{where}{self.after(f, False)}"

    def filter_thing(self, expr: Expr) -> Thing:
        """A bare filter, as modifiers use it."""
        return self.group(read_filter(expr))

    def counted(self, expr: Expr, noun: str) -> str:
        """A fixed number of a kind of TYPE: "3 cartes", "une carte"."""
        if expr.kind == NUMBER:
            return f"{self.number(expr)} {type_form(noun, self.plural_of(expr))}"
        if is_call(expr, "one"):
            return un(type_form(noun, False), TYPE[noun][2])
        if expr.kind == CALL and expr.text in FIXED:
            return f"{FIXED[expr.text]} {type_form(noun, True)}"
        raise unknown(expr)
