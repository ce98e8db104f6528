"""English: conditions."""

from grimoire.language.phrase import article
from grimoire.language.syntax import NUMBER, Expr
from grimoire.magenoir.text.english_events import EnglishEvents
from grimoire.magenoir.text.english_nouns import ORDINAL
from grimoire.magenoir.text.reading import is_call, read_filter, unknown


class EnglishConditions(EnglishEvents):
    """Conditions as clauses that can follow "if", "unless" and "as soon as"."""

    def condition(self, expr: Expr) -> str:
        word = expr.text
        if word == "mn":
            return "you are a Mage Noir"
        if word == "opp_mn":
            return "they are a Mage Noir"
        if word == "zenith":
            return "it is Zenith"
        if word == "turn_of":
            return "it is your turn" if is_call(expr.args[0], "you") else "it is the opponent's turn"
        if word == "and":
            return " and ".join([self.condition(arg) for arg in expr.args])
        if word == "exists":
            f = read_filter(expr.args[0])
            if f.own_animal() and f.state("rested"):
                return "your Animal is face up" if f.owner == "you" else "the opponent's Animal is face up"
            owner = f.owner
            f.owner = ""
            who = "you control" if owner == "you" else "the opponent controls"
            return f"{who} {self.a(f).text}"
        if word == "is":
            return self.is_condition(expr)
        if word in ("none", "some"):
            return self.presence(expr.args[0], word == "some")
        if word in ("at_least", "more_than", "fewer", "equals"):
            return self.comparison(expr)
        if word == "not":
            return self.negation(expr.args[0])
        raise unknown(expr)

    def negation(self, expr: Expr) -> str:
        if is_call(expr, "mn"):
            return "you are not a Mage Noir"
        if is_call(expr, "opp_mn"):
            return "they are not a Mage Noir"
        raise unknown(expr)

    def is_condition(self, expr: Expr) -> str:
        thing = self.thing(expr.args[0])
        f = read_filter(expr.args[1])
        if f.marks == ["channelable"]:
            return f"{thing.text} can be channeled"
        return f"{'it' if thing.pronoun else thing.text} is {self.a_kind(f)}"

    def presence(self, value: Expr, some: bool) -> str:
        """some(V) and none(V)."""
        word = value.text
        if word == "locked":
            kind = self.element(value)
            return f"{'' if some else 'no '}{kind}Mana is locked under {self.thing(value.args[0]).text}"
        if word == "held":
            who = self.thing(value.args[0])
            if len(value.args) == 1:
                whose = "your" if who.you else "the opponent's"
                return f"{whose} Mana reserve is {'not empty' if some else 'empty'}"
            mana = f"{'' if some else 'no '}{self.element(value)}Mana"
            return f"you have {mana} in your Mana reserve" if who.you else f"{who.text} has {mana} in their Mana reserve"
        if word == "count":
            f = read_filter(value.args[0])
            if f.zones == ["in_hand"] and not some:
                return "your hand is empty" if f.owner == "you" else "the opponent's hand is empty"
            found = self.some(f, False, "in")
            return f"there is {article(found)}" if some else f"there is no {found}"
        if word == "hp_lost_here" and not some:
            return "no player lost HP this way"
        if word == "damage_done" and not some:
            return f"{self.thing(value.args[0]).text} took no damage this way"
        if word == "tally" and some:
            text = article(self.happened(value.args[0], False))
            for done in (" destroyed", " discarded", " prepared"):
                text = text.replace(done, f" was{done}", 1) if " was" not in text else text
            return text
        raise unknown(value)

    def comparison(self, expr: Expr) -> str:
        value = expr.args[0]
        limit = expr.args[1]
        word = expr.text
        if word == "equals" and limit.kind != NUMBER and limit.text not in ORDINAL:
            return f"{self.described(value)} equals {self.described(limit)}"
        if word == "equals" and is_call(value, "tally") and is_call(limit, "one"):
            return f"it is the first {self.happened(value.args[0], False)}"
        amount = self.amount(limit)
        how = {"at_least": "at least ", "more_than": "more than ", "fewer": "fewer than ", "equals": "exactly "}[word]
        count = f"{how}{amount.count} "
        if is_call(value, "comps") or is_call(value, "count"):
            f = self.components(value.args[0]) if is_call(value, "comps") else read_filter(value.args[0])
            zone = f.zone()
            if zone in ("in_deck", "in_hand", "in_discard"):
                place = {"in_deck": "deck", "in_hand": "hand", "in_discard": "discard pile"}[zone]
                f.zones = []
                whose = "your" if f.owner == "you" else "the opponent's"
                f.owner = ""
                return f"{whose} {place} has {count}{self.some(f, amount.plural)}{amount.aside}"
            who = "you control" if f.owner == "you" else "the opponent controls"
            f.owner = ""
            return f"{who} {count}{self.some(f, amount.plural)}{amount.aside}"
        if is_call(value, "locked"):
            under = self.thing(value.args[0]).text
            verb = "are" if amount.plural else "is"
            return f"{count}{self.element(value)}Mana{amount.aside} {verb} locked under {under}"
        if is_call(value, "tally") and is_call(value.args[0], "drawn"):
            who = self.thing(value.args[0].args[0]).text
            return f"{who} drew {count}{'cards' if amount.plural else 'card'} this turn"
        raise unknown(expr)
