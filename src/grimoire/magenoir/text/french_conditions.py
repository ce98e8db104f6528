"""French: conditions."""

from grimoire.language.phrase import au, de, listed, si, un
from grimoire.language.syntax import NUMBER, Expr
from grimoire.magenoir.text.french_events import FrenchEvents
from grimoire.magenoir.text.french_nouns import agreed
from grimoire.magenoir.text.french_values import subject
from grimoire.magenoir.text.french_words import ORDINAL, TYPE, name_word, type_form
from grimoire.magenoir.text.reading import Filter, is_call, read_filter, unknown


class FrenchConditions(FrenchEvents):
    """Conditions as clauses that can follow "si" and "dès que"."""

    def condition(self, expr: Expr) -> str:
        word = expr.text
        if word == "mn":
            return "vous êtes Mage Noir"
        if word == "opp_mn":
            return "il est Mage Noir"
        if word == "zenith":
            return "c'est le Zénith"
        if word == "turn_of":
            return f"c'est {self.turn_of(expr.args[0])}"
        if word == "and":
            return " et ".join([self.condition(expr.args[0]), *[si(self.condition(arg)) for arg in expr.args[1:]]])
        if word == "exists":
            f = read_filter(expr.args[0])
            if f.own_animal() and f.state("rested"):
                return "votre Animal est face visible" if f.owner == "you" else "l'Animal adverse est face visible"
            who = "vous contrôlez" if f.owner == "you" else "l'adversaire contrôle"
            f.owner = ""
            return f"{who} {self.a(f).text}"
        if word == "is":
            return self.is_condition(expr)
        if word in ("none", "some"):
            return self.presence(expr.args[0], word == "some")
        if word in ("at_least", "more_than", "fewer", "equals"):
            return self.comparison(expr)
        if word == "not" and is_call(expr.args[0], "mn"):
            return "vous n'êtes pas Mage Noir"
        if word == "not" and is_call(expr.args[0], "opp_mn"):
            return "il n'est pas Mage Noir"
        raise unknown(expr)

    def a_kind(self, f: Filter) -> str:
        """What something may be: "un Équipement, un Permanent ou un Rituel"."""
        if f.types and not f.words:
            return listed([un(type_form(kind, False), TYPE[kind][2]) for kind in f.types], "ou")
        if f.words and not f.types:
            return listed([un(name_word(word)[0], name_word(word)[2]) for word in f.words], "ou")
        return un(self.head(f, False), self.feminine(f))

    def is_condition(self, expr: Expr) -> str:
        thing = self.thing(expr.args[0])
        f = read_filter(expr.args[1])
        if f.marks == ["channelable"]:
            return f"{subject(thing)} peut être {agreed('canalisé', thing.plural, thing.feminine)}"
        return f"c'est {self.a_kind(f)}" if thing.pronoun else f"{thing.text} est {self.a_kind(f)}"

    def presence(self, value: Expr, some: bool) -> str:
        """some(V) and none(V)."""
        word = value.text
        if word == "locked":
            kind = self.element(value)
            under = self.thing(value.args[0]).text
            if some:
                return f"de la Mana{kind} est verrouillée sous {under}"
            return f"aucune Mana{kind} n'est verrouillée sous {under}"
        if word == "held":
            you = is_call(value.args[0], "you")
            if len(value.args) == 1:
                return f"{self.reserve_of(value.args[0])} {'contient de la Mana' if some else 'est vide'}"
            if some:
                has = "vous avez" if you else "l'adversaire a"
                return f"{has} de la Mana{self.element(value)} dans {'votre' if you else 'sa'} réserve de Mana"
            has = "vous n'avez pas" if you else "l'adversaire n'a pas"
            return f"{has} de Mana{self.element(value)} dans {'votre' if you else 'sa'} réserve de Mana"
        if word == "count":
            f = read_filter(value.args[0])
            if f.zones == ["in_hand"] and not some:
                return "votre main est vide" if f.owner == "you" else "la main de l'adversaire est vide"
            some_one = self.some(f, False, "dans")
            return f"il y a {un(some_one, self.feminine(f))}" if some else f"il n'y a pas {de(some_one)}"
        if word == "hp_lost_here" and not some:
            return "aucun joueur n'a perdu de PV ainsi"
        if word == "damage_done" and not some:
            return f"{self.thing(value.args[0]).text} n'a subi aucun dégât ainsi"
        if word == "tally" and some:
            event = value.args[0]
            f = read_filter(event.args[0])
            text = un(self.happened(event, False), self.feminine(f))
            for done in (" détruit", " défaussé", " préparé"):
                if " a été" not in text:
                    text = text.replace(done, f" a été{done}", 1)
            return text
        raise unknown(value)

    def comparison(self, expr: Expr) -> str:
        value = expr.args[0]
        limit = expr.args[1]
        word = expr.text
        if word == "equals" and limit.kind != NUMBER and limit.text not in ORDINAL:
            return f"{self.described(value)} est égal {au(self.described(limit))}"
        if word == "equals" and is_call(value, "tally") and is_call(limit, "one"):
            return f"c'est le premier {self.happened(value.args[0], False)}"
        amount = self.amount(limit)
        if is_call(value, "comps") or is_call(value, "count"):
            f = self.components(value.args[0]) if is_call(value, "comps") else read_filter(value.args[0])
            zone = f.zone()
            if zone in ("in_deck", "in_hand", "in_discard"):
                mine = f.owner == "you"
                place = {"in_deck": "deck", "in_hand": "main", "in_discard": "défausse"}[zone]
                whole = f"votre {place}" if mine else f"{'le' if place == 'deck' else 'la'} {place} de l'adversaire"
                f.zones = []
                f.owner = ""
                counted = f"{amount.count} {self.some(f, amount.plural)}"
                return f"{whole} contient {self.how_many(word, counted)}{amount.aside}"
            who = "vous contrôlez" if f.owner == "you" else "l'adversaire contrôle"
            f.owner = ""
            return f"{who} {self.how_many(word, f'{amount.count} {self.some(f, amount.plural)}')}{amount.aside}"
        if is_call(value, "locked"):
            mana = self.how_many(word, f"{amount.count} Mana{self.element(value)}")
            locked = "sont verrouillées" if amount.plural else "est verrouillée"
            return f"{mana}{amount.aside} {locked} sous {self.thing(value.args[0]).text}"
        if is_call(value, "tally") and is_call(value.args[0], "drawn"):
            who = "vous avez" if is_call(value.args[0].args[0], "you") else "l'adversaire a"
            cards = f"{amount.count} {'cartes' if amount.plural else 'carte'}"
            return f"{who} pioché {self.how_many(word, cards)} ce tour-ci"
        raise unknown(expr)

    def how_many(self, word: str, counted: str) -> str:
        """The comparison before the number and its noun."""
        if word == "at_least":
            return f"au moins {counted}"
        if word == "more_than":
            return f"plus {de(counted)}"
        if word == "fewer":
            return f"moins {de(counted)}"
        return f"exactement {counted}"
