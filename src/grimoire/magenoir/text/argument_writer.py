"""How the arguments of a word are read, where its phrase says so in brackets: by the name of the blank each one fills."""

from typing import Final

from grimoire.language.syntax import BOTH, Expr
from grimoire.language.template import Blank, Noun
from grimoire.language.words import UnknownWord
from grimoire.magenoir.text.modifier_writer import ModifierWriter
from grimoire.magenoir.text.reading import ELEMENTS, is_call, unknown
from grimoire.magenoir.text.writer import Thing

THINGS: Final = ("thing", "who", "whom", "animal")
NO_ARGUMENT: Final = ("own", "hand_size", "onto", "ways")  # of their own


class ArgumentWriter(ModifierWriter):
    """Reads arguments: cards and players, how much, Mana, and what is said only of some words."""

    def read(self, blank: str, args: list[Expr], at: int) -> Blank:
        if blank == "own" or (blank == "holder" and len(args) == 1):
            return self.own()
        if blank == "onto":
            return self.onto(args[2:])
        if blank == "ways":  # a trade in one element
            return self.said("both ways") if args[1].text in ELEMENTS else ""
        if blank == "element":
            return self.mana_named(args[at:])
        arg = args[at]
        if blank in THINGS or blank == "holder":
            return self.thing(arg)
        for found in (self.cards(blank, arg), self.how_much(blank, arg), self.mana_of(blank, arg)):
            if found is not None:
                return found
        if blank == "rate":
            return self.rate(arg, args[at + 1])
        if blank == "_":
            return ""
        return self.clause_of(blank, arg)

    def takes_argument(self, blank: str, args: list[Expr]) -> bool:
        return blank not in NO_ARGUMENT and (blank != "holder" or len(args) > 1)

    def cards(self, blank: str, arg: Expr) -> Noun | None:
        """Cards and players."""
        if blank == "subject":
            return self.subject_of(arg)
        if blank == "target":
            return self.target(arg)
        if blank == "group":
            thing = self.thing(arg)
            return thing.called(self.without_all(thing.text))
        if blank == "seen":
            thing = self.thing(arg)
            self.looked = self.looked if thing.pronoun else thing
            return thing
        if blank == "things":
            named = [self.thing(part).text for part in (arg.args if arg.kind == BOTH else [arg])]
            return Thing(self.phrases.joined(named, False), len(named) > 1)
        if blank == "trader":
            return Thing(self.said("traders"), True) if is_call(arg, "players") else self.thing(arg)
        return self.phrases.name_word(arg.text) if blank == "word" else None

    def how_much(self, blank: str, arg: Expr) -> Blank | None:
        """Numbers and values."""
        if blank in ("value", "other"):
            return self.described(arg)
        if blank == "n":
            return self.amount(arg)
        if blank in ("change", "delta"):
            amount = self.amount(arg.args[0])
            amount.more = self.is_more(arg) if blank == "delta" else is_call(arg, "more")
            return amount
        if blank == "repeated":
            return self.number(arg.args[0].args[0])
        if blank == "nothing":
            if arg.args[0].text != "zero":
                raise unknown(arg)
            return ""
        if blank in ("cards", "copies"):
            return self.number_of(arg, "card" if blank == "cards" else "copy")
        if blank in ("components", "others"):
            return self.component_need(arg)
        return self.component_need(arg.args[0], True) if blank == "added" else None

    def mana_of(self, blank: str, arg: Expr) -> Blank | None:
        """Mana, and where it is."""
        if blank == "mana":
            return self.mana_amount(arg)
        if blank == "taken":
            amount = self.mana_amount(arg)
            if len(arg.args) > 1 and arg.args[1].text == "mana":
                amount.text = amount.text.replace(self.said("mana"), self.said("mana of choice"), 1)
            return amount
        if blank == "traded":
            return self.mana_kind([arg.text if arg.text in ELEMENTS else "mana"])
        if blank == "cost":
            return self.mana_delta(arg)
        if blank in ("pool", "among"):
            return self.pool(arg)
        if blank == "market":
            return self.market(arg)
        return self.belonging(arg, "reserve") if blank == "reserve" else None

    def clause_of(self, blank: str, arg: Expr) -> str:
        """Conditions, orders, and the rest."""
        if blank == "condition":
            return self.condition(arg)
        if blank == "denied":
            return self.condition(arg.args[0])
        if blank == "if":
            return self.if_text(arg)
        if blank == "order":
            return self.ordered(arg)
        if blank == "gain":
            return self.phrases.without_preparing(self.modifier(arg, False))
        if blank in ("required", "waived"):
            return self.required(arg if blank == "required" else arg.args[0])
        if blank == "operation":
            return self.operation(arg)
        if blank == "turn":
            return self.turn_of(arg)
        if blank in ("hand", "hand_size"):
            return self.belonging(arg, "pile in_hand" if blank == "hand" else "hand size")
        if blank == "name":
            return self.name_of(arg.text)
        raise UnknownWord(blank)

    def onto(self, targets: list[Expr]) -> str:
        if not targets:
            return ""
        target = targets[0].args[0]
        return self.said("onto opposing") if is_call(target, "opposing") else self.said("onto", thing=self.thing(target))
