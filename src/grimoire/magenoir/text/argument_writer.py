"""How the arguments of a word are read, where its phrase says so in brackets: by the name of the blank each one fills."""

from collections.abc import Callable
from typing import Final

from grimoire.language.syntax import BOTH, CALL, Expr
from grimoire.language.template import Blank
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.text.filter_writer import IN, PILE
from grimoire.magenoir.text.modifier_writer import ModifierWriter
from grimoire.magenoir.text.numbers import Amount
from grimoire.magenoir.text.reading import is_call, read_filter, unknown
from grimoire.magenoir.text.writer import Thing


class ArgumentWriter(ModifierWriter):
    """Reads arguments."""

    def blanks(self, key: str, args: list[Expr]) -> dict[str, Blank]:
        names = self.phrases.arguments[key]
        if names[:1] == ["holder"] and len(args) == 1:  # this card, where there is none
            args = [Expr(CALL, "self", [], 0), *args]
        blanks: dict[str, Blank] = {}
        at = 0
        for name in names:
            blank = ALL_READERS[name](self, args, at) if name in ALL_READERS else READERS[name](self, args[at])
            blanks[name] = blank
            at += name in READERS
            if isinstance(blank, Amount):
                blanks["aside"] = blank.aside
                blanks["end"] = blank.end
        return blanks

    def onto(self, targets: list[Expr]) -> str:
        if not targets:
            return ""
        target = targets[0].args[0]
        return self.said("onto opposing") if is_call(target, "opposing") else self.said("onto", thing=self.thing(target))

    def freed(self, args: list[Expr]) -> str:
        """From where Mana is released: of cards that were named before, whose excess it is need not be said."""
        target = self.target(args[1])
        excess = args[0].args and is_call(args[0].args[0], "excess")
        return "" if excess and target.pronoun else self.said("freed", target=target)

    def swapped(self, chosen: Expr) -> str:
        amount = self.amount(chosen.args[0])
        return f"{amount.text} {self.some(read_filter(chosen.args[1]), amount.plural, IN)}"

    def unquantified(self, arg: Expr) -> Thing:
        thing = self.thing(arg)
        return thing.called(self.phrases.reworded("without all", thing.text))

    def seen(self, arg: Expr) -> Thing:
        """What a player looks at: "it" and "the others" are among these."""
        thing = self.thing(arg)
        self.looked = self.looked if thing.pronoun else thing
        return thing

    def things(self, arg: Expr) -> Thing:
        named = [self.thing(part) for part in (arg.args if arg.kind == BOTH else [arg])]
        return Thing(self.phrases.joined([thing.text for thing in named], False), len(named) > 1 or named[0].plural)

    def trader(self, arg: Expr) -> Thing:
        return Thing(self.said("traders"), True) if is_call(arg, "players") else self.thing(arg)

    def change(self, arg: Expr) -> Amount:
        """How much there is in `more(n)`, `less(n)`, `exactly(n)`, `at_most(n)`."""
        amount = self.amount(arg.args[0])
        amount.more = is_call(arg, "more")
        return amount

    def delta(self, arg: Expr) -> Amount:
        """The same of more and less alone."""
        amount = self.change(arg)
        amount.more = self.is_more(arg)
        return amount

    def nothing(self, arg: Expr) -> str:
        """`exactly(zero)`."""
        if arg.args[0].text != "zero":
            raise unknown(arg)
        return ""

    def a_word(self, arg: Expr) -> str:
        word = self.phrases.name_word(arg.text)
        return self.phrases.grammar.one(word.text, word.feminine)

    def taken(self, arg: Expr) -> Amount:
        """Mana to take, of one's choice where any element would do."""
        amount = self.mana_amount(arg)
        if len(arg.args) > 1 and arg.args[1].text == "mana":
            amount.text = self.phrases.reworded("mana of choice", amount.text)
        return amount


READERS: Final[dict[str, Callable[[ArgumentWriter, Expr], Blank]]] = {
    "_": lambda writer, arg: "",  # not said
    # cards and players
    "thing": lambda writer, arg: writer.thing(arg),
    "holder": lambda writer, arg: writer.thing(arg),
    "who": lambda writer, arg: writer.thing(arg),  # of an effect: who does it
    "this": lambda writer, arg: writer.this(),
    "second": lambda writer, arg: writer.thing(arg),
    "counted": lambda writer, arg: writer.phrases.reworded("counted", writer.each(read_filter(arg))),
    "swapped": lambda writer, arg: writer.swapped(arg),
    "whom": lambda writer, arg: writer.thing(arg),
    "card": lambda writer, arg: writer.event_subject(arg),  # of an event
    "put": lambda writer, arg: writer.put_subject(arg),
    "to": lambda writer, arg: writer.said(f"to {arg.text}", pile=writer.pile(PILE.get(arg.text, "in_deck"), "you")),
    "subject": lambda writer, arg: writer.subject_of(arg),  # said who chooses it
    "group": lambda writer, arg: writer.unquantified(arg),  # without "all"
    "seen": lambda writer, arg: writer.seen(arg),
    "things": lambda writer, arg: writer.things(arg),
    "trader": lambda writer, arg: writer.trader(arg),
    "a_word": lambda writer, arg: writer.a_word(arg),
    "name": lambda writer, arg: writer.name_of(arg.text),
    # how much
    "n": lambda writer, arg: writer.amount(arg),
    "value": lambda writer, arg: writer.described(arg),
    "other": lambda writer, arg: writer.described(arg),
    "change": lambda writer, arg: writer.change(arg),
    "delta": lambda writer, arg: writer.delta(arg),
    "nothing": lambda writer, arg: writer.nothing(arg),
    "repeated": lambda writer, arg: writer.amount(arg.args[0].args[0]),
    "cards": lambda writer, arg: writer.number_of(arg, "card"),
    "copies": lambda writer, arg: writer.number_of(arg, "copy"),
    "components": lambda writer, arg: writer.component_need(arg),
    "others": lambda writer, arg: writer.component_need(arg),
    "need": lambda writer, arg: writer.component_need(arg.args[0]),
    "added": lambda writer, arg: writer.component_need(arg.args[0], True),
    # Mana, and what players have
    "mana": lambda writer, arg: writer.mana_amount(arg),
    "taken": lambda writer, arg: writer.taken(arg),
    "traded": lambda writer, arg: writer.mana_kind([arg.text if arg.text in ELEMENTS else "mana"]),
    "cost": lambda writer, arg: writer.mana_delta(arg),
    "pool": lambda writer, arg: writer.pool(arg),
    "among": lambda writer, arg: writer.pool(arg),
    "market": lambda writer, arg: writer.market(arg),
    "reserve": lambda writer, arg: writer.belonging(arg, "reserve"),
    "hand": lambda writer, arg: writer.belonging(arg, "pile in_hand"),
    "turn": lambda writer, arg: writer.turn_of(arg),
    # clauses
    "condition": lambda writer, arg: writer.condition(arg),
    "denied": lambda writer, arg: writer.condition(arg.args[0]),
    "if": lambda writer, arg: writer.if_text(arg),
    "order": lambda writer, arg: writer.ordered(arg),
    "gain": lambda writer, arg: writer.phrases.reworded("without preparing", writer.modifier(arg, False)),
    "required": lambda writer, arg: writer.required(arg),
    "waived": lambda writer, arg: writer.required(arg.args[0]),
    "operation": lambda writer, arg: writer.operation(arg),
}
# The readers of more than one argument, or of none, which come last or take none away.
ALL_READERS: Final[dict[str, Callable[[ArgumentWriter, list[Expr], int], Blank]]] = {
    "own": lambda writer, args, at: writer.own(),
    "meant": lambda writer, args, at: writer.thing(Expr(CALL, "it", [], 0)),  # what was named before
    "by": lambda writer, args, at: any([is_call(arg, "by") for arg in args]),
    "when": lambda writer, args, at: f"{writer.if_text(args[at])}, " if at < len(args) else "",
    "freed": lambda writer, args, at: writer.freed(args),
    "onto": lambda writer, args, at: writer.onto(args[2:]),
    "element": lambda writer, args, at: writer.mana_named(args[at:]),
    "rate": lambda writer, args, at: writer.rate(args[at], args[at + 1]),
    "ways": lambda writer, args, at: writer.said("both ways") if args[1].text in ELEMENTS else "",  # of one element
    "words": lambda writer, args, at: writer.phrases.name_form(args[1].text, True),
    "hand_size": lambda writer, args, at: writer.belonging(args[at], "hand size"),
}
