"""English: selectors."""

from grimoire.language.phrase import listed
from grimoire.language.syntax import BOTH, CALL, STRING, Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.english_nouns import TYPE, EnglishNouns, many
from grimoire.magenoir.text.reading import DESTROYED, Filter, is_call, read_filter, unknown
from grimoire.magenoir.text.writer import Thing


def player(text: str, plural: bool = False, you: bool = False) -> Thing:
    thing = Thing(text, plural)
    thing.you = you
    thing.player = True
    return thing


class EnglishValues(EnglishNouns):
    """Who and what."""

    def amount(self, expr: Expr) -> Amount:
        """Given by the class of amounts."""
        raise unknown(expr)

    def own(self) -> Thing:
        """This card; "it" once the paragraph has named it."""
        said = self.self_said
        thing = Thing("it" if said else self.this())
        thing.pronoun = said
        thing.destroyed = self.kind in DESTROYED
        thing.owner = "you"
        self.self_said = True
        return thing

    def again(self) -> Thing:
        """What "it" stands for; named in full the first time."""
        it = self.it
        if it is None:
            return self.pronoun(Thing("it"))
        if not self.it_said:
            return self.remember(it)
        return self.pronoun(it)

    def pronoun(self, of: Thing) -> Thing:
        thing = Thing("them" if of.plural else "it", of.plural)
        thing.pronoun = True
        thing.destroyed = of.destroyed
        thing.owner = of.owner
        thing.zone = of.zone
        return thing

    def thing(self, expr: Expr) -> Thing:
        """Any selector."""
        if expr.kind == BOTH:
            parts = [self.thing(arg) for arg in expr.args]
            thing = Thing(listed([part.text for part in parts], "and"), True)
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
            return self.pronoun(self.looked if self.looked is not None else Thing("it"))
        if word == "others":
            rest = Thing("the rest")
            rest.owner = "you"
            rest.zone = "in_deck"
            return rest
        if word == "phased_cards":
            return Thing("the cards phased out this way", True)
        if word == "sel":
            return self.chosen(expr.args[0], read_filter(expr.args[1]))
        if word == "all":
            return self.remember(self.group(read_filter(expr.args[0]), "all "))
        if word == "either":
            options = [self.thing(arg) for arg in expr.args]
            thing = self.made(" or ".join([option.text for option in options]), read_filter(expr.args[0].args[1]), False)
            return self.remember(thing)
        if word == "designated":
            return self.chosen(expr.args[0], read_filter(expr.args[1]))
        return self.other_thing(expr)

    def other_thing(self, expr: Expr) -> Thing:
        word = expr.text
        if word == "you":
            return player("you", False, True)
        if word == "opp":
            return player("the opponent")
        if word == "players":
            return player("each player")
        if word == "a_player":
            return player("a player of your choice")
        if word == "anyone":
            return player("a player")
        if word == "that_player":
            return player("that player")
        if word == "owner":
            return player("its owner" if self.it_said or self.it is None else f"the owner of {self.again().text}")
        if word == "opposing":
            return Thing("an opposing target")
        if word == "any":
            return Thing("any target")
        if word == "used":
            return self.used(expr.args[0])
        if word == "user":
            kind = TYPE[expr.args[0].text] if expr.args else "spell"
            own = "this one" if self.kind == kind else self.this()
            return Thing(f"any {kind} that uses {own} as a component")
        if word == "last_user":
            return Thing(f"the last {TYPE[expr.args[1].text]} that used {self.this()} as a component")
        if word in ("deck_top", "deck_bottom", "discard_top", "deck_nth"):
            return self.pile_cards(expr)
        return self.filter_thing(expr)

    def used(self, what: Expr) -> Thing:
        """The components used to prepare this card."""
        if what.kind == STRING:
            thing = Thing(f"the {what.text} component used to prepare {self.own().text}")
        else:
            thing = Thing(f"the {TYPE[what.text]} used to prepare {self.own().text}")
        thing.owner = "you"
        return self.remember(thing)

    def pile_cards(self, expr: Expr) -> Thing:
        """Cards by their place in a deck or a discard pile."""
        word = expr.text
        pile = "discard pile" if word == "discard_top" else "deck"
        pile = (
            f"the {pile} of a player of your choice"
            if is_call(expr.args[0], "a_player")
            else f"{self.whose(expr.args[0])} {pile}"
        )
        end = "bottom" if word == "deck_bottom" else "top"
        plural = False
        if word == "deck_nth":
            text = f"the card in position {self.number(expr.args[1])} from the top of {pile}"
        elif len(expr.args) > 1:
            amount = self.amount(expr.args[1])
            plural = amount.plural
            text = f"the {end} {amount.count} {many('card', plural)} of {pile}{amount.end}"
            if not plural:
                text = f"{amount.count} card from the {end} of {pile}{amount.end}"
        else:
            text = f"the {end} card of {pile}"
        thing = Thing(text, plural)
        thing.owner = "you" if is_call(expr.args[0], "you") else "player"
        thing.zone = "in_discard" if word == "discard_top" else "in_deck"
        return self.remember(thing)

    def chosen(self, count: Expr, f: Filter) -> Thing:
        """sel(how many, which)."""
        amount = self.amount(count)
        if amount.one:
            thing = self.a(f)
            if f.zone() == "looked" and self.looked is not None and self.looked.zone == "in_hand":
                thing.text = thing.text.replace("among them", "from it")
        elif f.marks == ["looked"] and not f.words and not f.types:
            thing = self.made(f"{amount.count} of them", f, amount.plural)
        else:
            some = self.among(f) if self.partitive(f) else self.some(f, amount.plural)
            thing = self.made(f"{amount.count} {some}{amount.aside}{amount.end}", f, amount.plural)
        if f.zone() == "looked":
            thing.owner = "you"
            thing.zone = "in_deck"
        return self.remember(thing)
