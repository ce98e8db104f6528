"""Cards of Anima by chance: shipped cards with other texts, made from the table of words and what they take."""

from typing import Final

from grimoire.anima.listed_words import TAKES, V
from grimoire.lab.inventing.grammar import Chooser
from grimoire.language.source import CardSource, Field

DEEP: Final = 3
COPIES: Final = "9"
NUMBERS: Final = ("0", "1", "1", "2", "3", "5", "10", "999", "-1", "-3", "-999")
SUBJECTS: Final = ("party", "party", "characters", "creatures")
TEXT_FIELDS: Final = ("explore.", "task", "reward", "crisis.task")


class AnimaGrammar:
    """Words by their kind, as the table has them."""

    def word(self, chooser: Chooser, kind: str, depth: int) -> str:
        if kind == "number" and not chooser.one_in(12):
            return chooser.pick(NUMBERS)
        if kind == "subject":
            subject = chooser.pick(SUBJECTS)
            return subject if subject == "creatures" else self.word(chooser, subject, depth)
        if kind == "party" and chooser.one_in(2):
            return "us"  # what most words are about, and some alone
        if kind == "effect" and depth > 1 and chooser.one_in(4):
            return " then ".join([self.word(chooser, kind, depth - 1) for _ in range(2)])
        names = [name for name in V.kinds[kind] if not name[0].isdigit()]
        if depth <= 0:
            names = [name for name in names if not TAKES[f"{kind} {name}"]] or names
        name = chooser.pick(names)
        arguments: list[str] = []
        for takes in TAKES[f"{kind} {name}"]:
            if takes.endswith("..."):
                times = chooser.below(3) if depth > 0 else 1
                arguments.extend([self.word(chooser, takes[:-3], depth - 1) for _ in range(times)])
            elif not (takes.endswith("?") and chooser.one_in(3)):
                arguments.append(self.word(chooser, takes.rstrip("?"), depth - 1))
        return f"{name}({', '.join(arguments)})" if arguments else name

    def condition(self, chooser: Chooser) -> str:
        parts = [self.word(chooser, "condition", 2) for _ in range(1 + chooser.one_in(4))]
        return f" if {' & '.join(parts)}" if chooser.one_in(4) else ""

    def line(self, chooser: Chooser) -> str:
        kind = chooser.pick(("act", "act", "on", "on", "always", ""))
        body = self.word(chooser, "effect", DEEP)
        once = " once" if chooser.one_in(4) else ""
        if kind == "act":
            cost = f", {self.word(chooser, 'cost', 1)}" if chooser.one_in(3) else ""
            return f"act {self.word(chooser, 'moment', 2)}{once}{cost} => {body}{self.condition(chooser)}"
        if kind == "on":
            return f"on {self.word(chooser, 'event', 2)}{once} => {body}{self.condition(chooser)}"
        return f"always {self.word(chooser, 'modifier', 2)}{self.condition(chooser)}" if kind else body


def invented_source(grammar: AnimaGrammar, chooser: Chooser, shipped: list[CardSource], number: int) -> CardSource:
    """A shipped card under another name, with other texts; what else is on it stays. Its effect begins on line 20."""
    like = chooser.pick(shipped)
    source = CardSource(f"invented-{number}", "invented.yaml", 1)
    for i, (name, field) in enumerate(like.fields.items()):
        is_text = name.startswith(TEXT_FIELDS) or name.endswith(".effect")
        text = grammar.word(chooser, "effect", DEEP) if is_text and chooser.one_in(2) else field.text
        place = name.replace("ex.", f"ex.of-{number}-") if name.startswith("ex.") else name
        source.fields[place] = Field(text, 2 + i)
    source.fields["name.en"] = Field(f"Invented {number}", 2)
    source.fields.pop("name.fr", None)
    source.fields["copies"] = Field(COPIES, 3)
    source.fields.pop("set", None)
    for name, fields in like.lists.items():
        if name != "aliases":
            source.lists[name] = fields
    if "steps" in source.lists:
        source.lists["steps"] = [Field(grammar.word(chooser, "effect", DEEP), 15)]
    for i in range(max(1, len(like.effect)) if like.effect or chooser.one_in(4) else 0):
        source.effect.append(Field(grammar.line(chooser), 20 + i))
    return source
