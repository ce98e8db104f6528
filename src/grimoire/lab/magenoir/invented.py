"""Cards of Mage Noir by chance: every listed word, alone, or in the place of one of its kind in a line of a shipped card."""

from typing import Final

from grimoire.lab.inventing.grammar import Chooser, Form, Grammar
from grimoire.language.source import CardSource, Field
from grimoire.language.syntax import CALL, Expr, parse
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.magenoir.building import FIXED_NUMBERS
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.filters import ZONE_WORDS
from grimoire.magenoir.inside_words import INSIDE_WORDS
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.reading import SLOTS
from grimoire.magenoir.word_numbers import PHASE_NUMBER
from grimoire.magenoir.zones import TYPES

DEEP: Final = 3
NAME_WORDS: Final = ("Flame", "Breath", "Time", "Tree", "Rock", "Drop")
FIRST: Final = {"on": "event", "instead": "event", "asap": "condition", "always": "modifier", "rider": "modifier"}
STANDS_FOR: Final = {
    "value": ["number"],
    "targets": ["choice of cards", "player"],
    "cards": ["choice of cards"],
    "players": ["player"],
    "operation": ["change"],
    "place": ["place", "source"],
    "word": ["name", "type", "effect"],
    "card": ["card id"],
    "amount of Mana": ["amount of Mana"],
}


class MageNoirGrammar(Grammar):
    def __init__(self) -> None:
        super().__init__()
        for word in V.words:
            self.add(word.kind, word.form)
        siblings = {"number": FIXED_NUMBERS, "filter": (*ELEMENTS, *TYPES, *ZONE_WORDS)}
        for kind, names in siblings.items():
            for name in names:
                self.add(kind, name)
        self.inside: list[str] = []
        for written, _, _ in INSIDE_WORDS:
            self.inside.append(written)
        for kind, names in (("element", (*ELEMENTS, "mana")), ("zone", tuple(ZONE_WORDS)), ("phase", tuple(PHASE_NUMBER))):
            for name in names:
                self.add(kind, name)
        for name in ("infinite", "reserve(player)", "under(cards)", "available"):
            self.add("source", name)
        for name in NAME_WORDS:
            self.add("name", f'"{name}"')
        for name in TYPES:
            self.add("type", name)
        for name in ("worker-bee", "fire-ball", "invented-0", "nobody"):
            self.add("card id", name)
        self.stands_for = {**STANDS_FOR, "ability": ["ability"]}
        self.add("ability", "always modifier")  # written by `line`
        self.close()

    def name_word(self, chooser: Chooser) -> str:
        return f'"{chooser.pick(NAME_WORDS)}"'

    def word(self, chooser: Chooser, kind: str, depth: int) -> str:
        if kind == "filter" and chooser.one_in(2):
            parts = [super(MageNoirGrammar, self).word(chooser, kind, depth) for _ in range(1 + chooser.below(3))]
            return (" " if chooser.one_in(3) else "|" if chooser.one_in(4) else " ").join(parts)
        if kind == "ability":
            return self.line(chooser, depth)
        if kind == "effect" and depth > 0 and chooser.one_in(4):
            return self.steps(chooser, depth - 1)
        if kind == "choice of cards" and chooser.one_in(12):
            return " & ".join([super(MageNoirGrammar, self).word(chooser, kind, depth) for _ in (0, 1)])
        return super().word(chooser, kind, depth)

    def written(self, chooser: Chooser, form: Form, depth: int) -> str:
        text = super().written(chooser, form, depth)
        if text.endswith(")") and chooser.one_in(16):  # a word that stands only inside others
            text = f"{text[:-1]}, {self.filled(chooser, chooser.pick(self.inside), depth - 1)})"
        return text

    def steps(self, chooser: Chooser, depth: int) -> str:
        text = self.word(chooser, "effect", depth)
        while chooser.one_in(3):
            text += f" {chooser.pick(('+', 'then', '/'))} {self.word(chooser, 'effect', depth)}"
        return text

    def line(self, chooser: Chooser, depth: int) -> str:
        """One ability."""
        kind = chooser.pick(
            ("", "", "", "on", "on", "asap", "always", "always", "instead", "act", "prepare", "rider", "keyword")
        )
        scope = f" @{chooser.pick(V.kinds['scope']).lstrip('@')}" if chooser.one_in(6) else ""
        condition = f" if {self.word(chooser, 'condition', depth - 1)}" if chooser.one_in(5) else ""
        if kind == "":
            return self.steps(chooser, depth)
        if kind == "keyword":
            return self.word(chooser, "keyword", depth) + condition
        if kind == "prepare":
            return f"prepare {self.word(chooser, 'clause', depth)}{condition}"
        if kind == "act":
            timing = self.word(chooser, "timing", depth) + (" once" if chooser.one_in(3) else "")
            cost = f", {self.steps(chooser, depth - 1)}" if chooser.one_in(2) else ""
            cost = cost.replace(" then ", " + ").replace(" / ", " + ")
            return f"act {timing}{cost}{scope} => {self.steps(chooser, depth)}{condition}"
        first = self.word(chooser, FIRST[kind], depth)
        body = f" => {self.steps(chooser, depth)}" if kind in ("on", "asap", "instead") else ""
        return f"{kind} {first}{scope}{body}{condition}"

    def varied(self, chooser: Chooser) -> str:
        """A line of a shipped card with another word in the place of one of its words."""
        definition = chooser.pick([card for card in shipped_pool().definitions if card.lines])
        line = parse(str(chooser.pick(definition.lines)))
        for _ in range(1 + chooser.below(2)):
            calls = [part for part in parts_of(line) if part.kind == CALL and kinds_of(part.text)]
            if calls:
                part = chooser.pick(calls)
                text = self.word(chooser, chooser.pick(kinds_of(part.text)), 2)
                part.text, part.args, part.called = text, [], False  # printed as it is
                try:
                    line = parse(str(line))
                except Exception:  # a word that does not even parse there: the reader will say so
                    return str(line)
        return str(line)


def parts_of(e: Expr) -> list[Expr]:
    parts = [e]
    for inner in [*e.args, e.body, e.condition]:
        if inner is not None:
            parts.extend(parts_of(inner))
    return parts


def kinds_of(name: str) -> list[str]:
    return [kind for kind, names in V.kinds.items() if name in names]


def invented_source(grammar: MageNoirGrammar, chooser: Chooser, number: int) -> CardSource:
    """A card as somebody might have written it into a file: line 1 is its id, its effect begins on line 10."""
    source = CardSource(f"invented-{number}", "invented.yaml", 1)
    kind = chooser.pick(("spell", "spell", "spell", "permanent", "equipment", "ritual", "animal"))
    facts = {"name.en": f"{chooser.pick(NAME_WORDS)} {chooser.pick(NAME_WORDS)} {number}", "element": chooser.pick(ELEMENTS)}
    facts["type"] = kind
    if kind == "equipment":
        facts["slot"] = chooser.pick(SLOTS)
    if kind == "permanent" and chooser.one_in(2):
        facts["hp"] = chooser.pick(("1", "2", "5", "X"))
    if kind != "animal":
        facts["cost"] = chooser.pick(("", "", "1 fire", "X water", "1 air 1 arcane"))
        facts["needs"] = chooser.pick(("", "", "", f"1 {chooser.pick(NAME_WORDS)}"))
    for i, (name, text) in enumerate(facts.items()):
        source.fields[name] = Field(text, 2 + i)
    for i in range(1 + chooser.one_in(3)):
        text = grammar.varied(chooser) if chooser.one_in(2) else grammar.line(chooser, DEEP)
        source.effect.append(Field(text, 10 + i))
    return source
