"""Invented cards of Anima: among the shipped ones, in so many copies that they are met."""

from typing import Final

from grimoire.anima import all_procedures  # noqa: F401  (makes the procedures of the rules known)
from grimoire.anima.game import Game, from_bytes
from grimoire.anima.pool import Pool
from grimoire.anima.reading import Reader
from grimoire.anima.setup import new_game
from grimoire.anima.text import printed_text
from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position
from grimoire.lab.anima.composed import composed, meaning
from grimoire.lab.anima.invented import AnimaGrammar, invented_source
from grimoire.lab.inventing.grammar import Chooser
from grimoire.lab.inventing.trying import LANGUAGES, Workshop
from grimoire.language.source import CardFileError, CardSource, Field
from grimoire.language.syntax import parse
from grimoire.library.anima.cards import card_sources, shipped_texts

# For an effect on a card of each of these types: what stands before it, and the facts such a card has.
LEADS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "event": ("on meet => ", {"level": "1", "good": "no"}),
    "creature": ("on meet => ", {"level": "1", "combat": "3"}),
    "plot": ("act reset => ", {}),
    "character": ("act interrupt(own_die), spin => ", {"combat": "1", "speed": "1", "gender": "male"}),
    "incident": ("on wins(each) => ", {}),
    "trap": ("on sprung => ", {}),
    "faction": ("act combat => ", {}),
}
NAMING: Final = ("where", "missions", "opposed")  # fields that name other cards


class AnimaWorkshop(Workshop):
    def __init__(self) -> None:
        self.grammar = AnimaGrammar()
        self.shipped = [source for where, text in shipped_texts() for source in card_sources(text, where)]
        self.pool = Pool()

    def invented(self, chooser: Chooser, number: int) -> CardSource:
        return invented_source(self.grammar, chooser, self.shipped, number)

    def read(self, sources: list[CardSource], alone: bool = False) -> None:
        pool = Pool()
        reader = Reader(pool)
        for source in [*(self.named_by(sources) if alone else self.shipped), *sources]:
            reader.add(source)
        reader.close()
        self.pool = pool

    def named_by(self, sources: list[CardSource]) -> list[CardSource]:
        """The shipped cards that these name, and those that they name in turn."""
        found: list[CardSource] = []
        wanted = [field.text for source in sources for name in NAMING for field in source.lists.get(name, [])]
        while wanted:
            id = wanted.pop()
            for source in self.shipped:
                if source.id == id and source not in found:
                    found.append(source)
                    wanted.extend([field.text for name in NAMING for field in source.lists.get(name, [])])
        return found

    def texts(self, card: str, lang: str) -> str:
        return printed_text(self.pool, self.pool.definitions[self.pool.numbers[card]], lang)

    def on_card(self, kind: str, line: str) -> list[str] | None:
        """The texts of a card of this type with this effect in both languages; None where the reader refuses it."""
        lead, facts = LEADS[kind]
        source = CardSource("invented-0", "invented.yaml", 1)
        source.fields = {name: Field(text, 2) for name, text in {"name.en": "Invented", "type": kind, **facts}.items()}
        source.effect = [Field(lead + line, 20)]
        try:
            self.read([source], alone=True)
        except CardFileError:
            return None
        return [self.texts(source.id, lang) for lang in LANGUAGES]

    def told(self, chooser: Chooser) -> list[tuple[str, str, str]]:
        kind = chooser.pick(tuple(LEADS))
        line = composed(chooser, 3) if chooser.one_in(2) else self.grammar.word(chooser, "effect", 1 + chooser.below(3))
        texts = self.on_card(kind, line)
        if texts is None:
            return []
        meant = meaning(parse(line, signed=True))
        return [(f"{kind}, {lang}: {text}", meant, line) for lang, text in zip(LANGUAGES, texts, strict=True)]

    def begin(self, cards: list[str], chooser: Chooser) -> Position:
        return new_game(self.pool, 2 + chooser.below(3), Chance(1 + chooser.below(10**9), 1 + chooser.below(10**9)))

    def from_bytes(self, data: bytes) -> Position:
        return from_bytes(self.pool, data)

    def look(self, position: Position) -> None:
        assert isinstance(position, Game)
        for seat in range(-1, position.seats):
            position.view(seat)
