"""French: selectors."""

from grimoire.language.phrase import au, de, elided, listed
from grimoire.language.syntax import BOTH, CALL, STRING, Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.french_nouns import FrenchNouns
from grimoire.magenoir.text.french_words import TYPE, name_word, type_form
from grimoire.magenoir.text.reading import DESTROYED, Filter, is_call, read_filter, unknown
from grimoire.magenoir.text.writer import Thing


def player(text: str, you: bool = False) -> Thing:
    thing = Thing(text)
    thing.you = you
    thing.player = True
    return thing


def subject(thing: Thing) -> str:
    """The thing before a verb."""
    if not thing.pronoun:
        return thing.text
    if thing.plural:
        return "elles" if thing.feminine else "ils"
    return "elle" if thing.feminine else "il"


def clitic(thing: Thing) -> str:
    """The thing as the object pronoun of a verb."""
    if thing.plural:
        return "les"
    return "la" if thing.feminine else "le"


def strong(plural: bool, feminine: bool) -> str:
    """The pronoun after a preposition."""
    if plural:
        return "celles-ci" if feminine else "ceux-ci"
    return "celle-ci" if feminine else "celui-ci"


class FrenchValues(FrenchNouns):
    """Who and what."""

    def amount(self, expr: Expr) -> Amount:
        """Given by the class of amounts."""
        raise unknown(expr)

    def own(self) -> Thing:
        """This card; a pronoun once the paragraph has named it."""
        said = self.self_said
        thing = Thing("celui-ci" if said else self.this())
        thing.pronoun = said
        thing.destroyed = self.kind in DESTROYED
        thing.owner = "you"
        self.self_said = True
        return thing

    def again(self) -> Thing:
        """What "it" stands for; named in full the first time."""
        it = self.it
        if it is None:
            return self.pronoun(Thing(""))
        if not self.it_said:
            return self.remember(it)
        return self.pronoun(it)

    def pronoun(self, of: Thing) -> Thing:
        thing = Thing(strong(of.plural, of.feminine), of.plural, of.feminine)
        thing.pronoun = True
        thing.destroyed = of.destroyed
        thing.owner = of.owner
        thing.zone = of.zone
        return thing

    def thing(self, expr: Expr) -> Thing:
        """Any selector."""
        if expr.kind == BOTH:
            parts = [self.thing(arg) for arg in expr.args]
            thing = Thing(listed([part.text for part in parts], "et"), True)
            thing.destroyed = parts[0].destroyed
            thing.owner = parts[0].owner
            return thing
        if expr.kind != CALL:
            return self.filter_thing(expr)
        word = expr.text
        if word == "self":
            return self.own()
        if word == "it":
            return self.again()
        if word == "looked":
            return self.pronoun(self.looked if self.looked is not None else Thing("", False, True))
        if word == "others":
            rest = Thing("le reste")
            rest.owner = "you"
            rest.zone = "in_deck"
            return rest
        if word == "phased_cards":
            return Thing("les cartes ainsi déphasées", True, True)
        if word in ("sel", "designated"):
            return self.chosen(expr.args[0], read_filter(expr.args[1]))
        if word == "all":
            return self.remember(self.group(read_filter(expr.args[0]), True))
        if word == "either":
            options = [self.thing(arg) for arg in expr.args]
            text = " ou ".join([option.text for option in options])
            return self.remember(self.made(text, read_filter(expr.args[0].args[1]), False))
        return self.other_thing(expr)

    def other_thing(self, expr: Expr) -> Thing:
        word = expr.text
        if word == "you":
            return player("vous", True)
        if word == "opp":
            return player("l'adversaire")
        if word == "players":
            return player("chaque joueur")
        if word == "a_player":
            return player("le joueur de votre choix")
        if word == "anyone":
            return player("un joueur")
        if word == "that_player":
            return player("ce joueur")
        if word == "owner":
            if self.it_said or self.it is None:
                return player("son propriétaire")
            return player(f"le propriétaire {de(self.again().text)}")
        if word == "opposing":
            return Thing("une cible adverse", False, True)
        if word == "any":
            return Thing("la cible de votre choix", False, True)
        if word == "used":
            return self.used(expr.args[0])
        if word == "user":
            kind = type_form(expr.args[0].text, False) if expr.args else "sort"
            own = "celui-ci" if self.kind == "spell" and not expr.args else self.this()
            return Thing(f"tout {kind} utilisant {own} comme composant")
        if word == "last_user":
            kind = expr.args[1].text
            last = elided("la dernière" if TYPE[kind][2] else "le dernier", type_form(kind, False))
            return Thing(f"{last} ayant utilisé {self.this()} comme composant", False, TYPE[kind][2])
        if word in ("deck_top", "deck_bottom", "discard_top", "deck_nth"):
            return self.pile_cards(expr)
        return self.filter_thing(expr)

    def prepared_self(self) -> str:
        """ "pour préparer ce sort", "pour le préparer"."""
        thing = self.own()
        return "le préparer" if thing.pronoun else f"préparer {thing.text}"

    def used(self, what: Expr) -> Thing:
        """The components used to prepare this card."""
        if what.kind == STRING:
            thing = Thing(f"le composant {name_word(what.text)[0]} utilisé pour {self.prepared_self()}")
        else:
            noun = type_form(what.text, True)
            thing = Thing(f"les {noun} utilisés pour {self.prepared_self()}", True)
        thing.owner = "you"
        return self.remember(thing)

    def deck_of(self, who: Expr, pile: str) -> str:
        """ "votre deck", "la défausse de l'adversaire"."""
        if is_call(who, "you"):
            return f"votre {pile}"
        article = "le" if pile == "deck" else "la"
        if is_call(who, "opp"):
            return f"{article} {pile} de l'adversaire"
        if is_call(who, "a_player"):
            return f"{article} {pile} du joueur de votre choix"
        raise unknown(who)

    def pile_cards(self, expr: Expr) -> Thing:
        """Cards by their place in a deck or a discard pile."""
        word = expr.text
        pile = self.deck_of(expr.args[0], "défausse" if word == "discard_top" else "deck")
        end = "dessous" if word == "deck_bottom" else "dessus"
        plural = False
        if word == "deck_nth":
            text = f"la carte en position {self.number(expr.args[1])} à partir du dessus {de(pile)}"
        elif len(expr.args) > 1:
            amount = self.amount(expr.args[1])
            plural = amount.plural
            noun = f"{amount.count} {type_form('card', plural)}"
            text = f"{'les ' if plural else ''}{noun} du {end} {de(pile)}{amount.end}"
        else:
            text = f"la carte du {end} {de(pile)}"
        thing = Thing(text, plural, True)
        thing.owner = "you" if is_call(expr.args[0], "you") else "player"
        thing.zone = "in_discard" if word == "discard_top" else "in_deck"
        return self.remember(thing)

    def chosen(self, count: Expr, f: Filter) -> Thing:
        """sel(how many, which)."""
        amount = self.amount(count)
        if amount.one:
            thing = self.a(f)
            if f.zone() == "looked" and self.looked is not None and self.looked.zone == "in_hand":
                thing.text = thing.text.replace("parmi elles", "de celle-ci")
        elif f.marks == ["looked"] and not f.words and not f.types:
            thing = self.made(f"{amount.count} d'entre elles", f, amount.plural)
        elif amount.of:
            thing = self.made(f"n'importe quel nombre {de(self.some(f, True))}", f, True)
        else:
            some = self.among(f) if self.partitive(f) else self.some(f, amount.plural)
            thing = self.made(f"{amount.count} {some}{amount.aside}{amount.end}", f, amount.plural)
        if f.zone() == "looked":
            thing.owner = "you"
            thing.zone = "in_deck"
        return self.remember(thing)

    def toward(self, thing: Thing) -> str:
        """The thing after "à"."""
        return au(thing.text)
