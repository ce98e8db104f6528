"""Cards that go from one place to another."""

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.phrases.nouns import IN
from grimoire.magenoir.text.reading import is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.walk.conditions import Conditions
from grimoire.magenoir.text.writer import Thing


class Moves(Conditions):
    """Discarding, moving, swapping."""

    def discard(self, expr: Expr) -> Say:
        what = expr.args[0]
        if is_call(what, "sel"):
            f = read_filter(what.args[1])
            if is_call(what.args[0], "minus") and str(what.args[0].args[0]) == f"count({what.args[1]})":
                return self.discard_down_to(self.amount(what.args[0].args[1]), f.owner == "you")
            if f.zones == ["in_hand"] and f.owner == "opp":
                if is_call(what.args[0], "any_number"):
                    return self.opponent_may_discard(self.thing(what).text)
                return self.opponent_discards(self.thing(what).text)
            seen = self.looked
            if f.zone() == "looked" and seen is not None and seen.zone == "in_hand" and seen.owner == "opp":
                return self.choose_what_opponent_discards(self.thing(what).text)
        thing = self.thing(what)
        if thing.zone == "in_hand" and thing.owner == "opp" and thing.pronoun:
            return self.opponent_discards(self.that_card())
        said = self.act("destroy" if thing.destroyed else "discard", thing)
        for flag in expr.args[1:]:
            if is_call(flag, "mana_to"):
                said.adding([self.locked_mana_goes_to_owner()])
            elif is_call(flag, "despite_indestructible"):
                said.adding([f"{self.if_text(flag.args[0])}, {self.despite_indestructible()}"])
            else:
                raise unknown(flag)
        return said

    def move(self, thing: Thing, place: Expr) -> Say:
        word = place.text
        if word == "hand":
            if thing.zone in ("in_deck", "looked"):
                return self.put_into_hand(thing)
            return self.take_back(thing) if thing.zone and thing.owner == "you" else self.send_back(thing)
        if word in ("top", "bottom"):
            return self.place_on_deck(thing, word == "top", thing.zone != "" and (thing.plural or thing.rest))
        if word == "third":
            return self.put_third(thing)
        if word == "nth":
            return self.put_nth(thing, self.value(place.args[0]))
        if word == "into_deck":
            return self.put_into_deck(thing)
        if word == "exile":
            return self.act("exile", thing)
        if word == "prepared":
            return self.put_into_preparation(thing)
        if word == "channeled":
            return self.channel(thing)
        if word == "play":
            return self.put_into_play(thing)
        if word == "discard_bottom":
            return self.put_under_discard(thing)
        raise unknown(place)

    def swap(self, args: list[Expr]) -> Say:
        if len(args) == 1:
            chosen = args[0]
            amount = self.amount(chosen.args[0])
            some = self.some(read_filter(chosen.args[1]), amount.plural, IN)
            return self.swap_positions(f"{amount.count} {some}")
        return self.swap_cards(self.thing(args[0]), self.thing(args[1]))
