"""Conditions: what must be so."""

from grimoire.language.syntax import NUMBER, Expr
from grimoire.magenoir.text.phrases.nouns import IN
from grimoire.magenoir.text.reading import NUMERALS, Filter, is_call, read_filter, unknown
from grimoire.magenoir.text.walk.events import Events


def is_denial(condition: Expr) -> bool:
    """Whether a condition says that something is not so, and has no words of its own for that."""
    return is_call(condition, "not") and condition.args[0].text not in ("mn", "opp_mn")


class Conditions(Events):
    """Conditions as clauses that can follow "if", "unless" and "as soon as"."""

    def condition(self, expr: Expr) -> str:
        word = expr.text
        args = expr.args
        if word in ("mn", "opp_mn"):
            return self.is_mage_noir(word == "mn")
        if word == "not" and (is_call(args[0], "mn") or is_call(args[0], "opp_mn")):
            return self.is_no_mage_noir(is_call(args[0], "mn"))
        if word == "zenith":
            return self.it_is_zenith()
        if word == "turn_of":
            return self.it_is_turn(self.turn_of(args[0]))
        if word == "and":
            denied = [arg for arg in args if is_denial(arg)]
            if len(denied) == 1:
                held = [arg for arg in args if arg is not denied[0]]
                return self.holds_unless(self.condition(held[0]), self.condition(denied[0].args[0]))
            return self.both_hold([self.condition(arg) for arg in args])
        if word == "exists":
            return self.existence(read_filter(args[0]))
        if word == "is":
            return self.being(expr)
        if word == "was_discarded":
            return self.was_discarded(self.thing(args[0]))
        if word == "first":
            if not self.is_told_by_cards(args[0]):
                raise unknown(args[0])
            return self.it_is_the_first(self.happened(args[0], False))
        if word in ("none", "some"):
            return self.presence(args[0], word == "some")
        if word in ("at_least", "more_than", "fewer", "equals"):
            return self.comparison(expr)
        raise unknown(expr)

    def if_lead(self, condition: Expr) -> str:
        """A condition as a lead, with its comma."""
        if is_call(condition, "zenith") and not self.embedded:
            return self.zenith_lead()
        if is_call(condition, "turn_of"):
            return f"{self.during(self.turn_of(condition.args[0]))}, "
        return f"{self.if_text(condition)}, "

    def control(self, f: Filter) -> str:
        """ "you control"; nothing for cards off the board, or of nobody in particular."""
        if f.owner not in ("you", "opp"):
            return ""
        if f.zone() == "in_exile":
            return self.owns(f.owner == "you")
        return self.controls(f.owner == "you") if f.zone() == "" else ""

    def existence(self, f: Filter) -> str:
        if f.own_animal() and f.state("rested"):
            return self.animal_is_face_up(f.owner == "you")
        control = self.control(f)
        if control == "":
            return self.there_is(f, True)
        f.owner = ""
        return f"{control} {self.a(f).text}"

    def there_is(self, f: Filter, some: bool) -> str:
        found = self.some(f, False, IN)
        if f.owner == "" and f.zone() == "":
            found += self.in_play()
        return self.there_is_one(self.one(found, f)) if some else self.there_is_no(found)

    def being(self, expr: Expr) -> str:
        thing = self.thing(expr.args[0])
        f = read_filter(expr.args[1])
        return self.can_be_channeled(thing) if f.marks == ["channelable"] else self.is_a(thing, self.a_kind(f))

    def presence(self, value: Expr, some: bool) -> str:
        """some(V) and none(V)."""
        word = value.text
        args = value.args
        if word == "locked":
            return self.is_mana_locked(self.mana_named(args[1:]), self.thing(args[0]), some)
        if word == "held" and len(args) == 1:
            return self.is_reserve_filled(self.reserve_of(args[0]), some)
        if word == "held":
            return self.has_mana(self.thing(args[0]), self.mana_named(args[1:]), some)
        if word == "count":
            f = read_filter(args[0])
            if f.zones == ["in_hand"] and not some:
                return self.is_hand_empty(f.owner == "you")
            return self.there_is(f, some)
        if word == "hp_lost_here" and not some:
            return self.no_player_lost_hp()
        if word == "damage_done" and not some:
            return self.took_no_damage(self.thing(args[0]))
        if word == "tally" and some and args[0].text != "drawn" and self.is_told_by_cards(args[0]):
            f = read_filter(args[0].args[0])
            return self.some_happened(self.one(self.happened(args[0], False), f))
        return self.value_is(self.described(value), "more_than" if some else "at_most", "0")

    def comparison(self, expr: Expr) -> str:
        value = expr.args[0]
        limit = expr.args[1]
        word = expr.text
        if word == "equals" and limit.kind != NUMBER and limit.text not in NUMERALS:
            return self.values_are_equal(self.described(value), self.described(limit))
        amount = self.amount(limit)
        if is_call(value, "comps") or is_call(value, "count"):
            f = self.components(value.args[0]) if is_call(value, "comps") else read_filter(value.args[0])
            zone = f.zone()
            owner = f.owner
            control = self.control(f)
            if zone in ("in_deck", "in_hand", "in_discard"):
                if owner == "player":
                    raise unknown(expr)
                f.zones = []
            f.owner = ""
            many = self.how_many(word, f"{amount.count} {self.some(f, amount.plural)}")
            if zone in ("in_deck", "in_hand", "in_discard"):
                text = self.pile_holds(self.whole_pile(zone, owner), many)
            else:
                text = f"{control} {many}" if control else self.there_are(many, amount.plural)
            return f"{text}{amount.aside}{amount.end}"
        if is_call(value, "locked"):
            mana = self.how_many(word, f"{amount.count} {self.mana_named(value.args[1:])}") + amount.aside
            return self.so_much_is_locked(mana, amount.plural, self.thing(value.args[0])) + amount.end
        if is_call(value, "tally") and is_call(value.args[0], "drawn") and self.is_told_by_cards(value.args[0]):
            cards = self.how_many(word, f"{amount.count} {self.noun('card', amount.plural)}")
            return self.drew(self.thing(value.args[0].args[0]), cards) + amount.end
        return self.value_is(self.described(value), word, amount.count) + amount.aside + amount.end
