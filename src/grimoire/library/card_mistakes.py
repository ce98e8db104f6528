"""Every mistake in card files of one's own, and not the first alone.

A reader stops where something is wrong. So what is wrong is noted, taken out of the card or replaced by something plain, and
the card is read again: as often as there are mistakes. One line has one mistake at a time.
"""

from typing import Any, Final

from grimoire.language.source import CardFileError, CardSource, Field
from grimoire.library.card_files import CardLoader, Texts
from grimoire.library.yaml_lines import BadFile

# What stands in for a fact that is wrong or missing, so that the rest of its card can be read.
PLAIN: Final = {
    "name.en": "?",
    "element": "air",
    "combat": "1",
    "speed": "1",
    "gender": "male",
    "level": "1",
    "trade": "no",
    "good": "no",
    "marks": "1",
    "crisis.turns": "3",
}
WITH_THE_TYPE: Final = ("hp", "slot")  # whether a card has these follows from its type


class Mistakes:
    """What is wrong with some files, beside the shipped cards."""

    def __init__(self, loader: CardLoader[Any], texts: Texts) -> None:
        self.loader = loader
        self.found: list[BadFile] = []
        self.ids: set[str] = set()  # of all cards that are written there
        sound: list[CardSource] = []
        for where, text in texts:
            for source in self.sources(where, text):
                self.ids.add(source.id)
                if self.reads(source):
                    sound.append(source)
        self.read_together(sound)
        self.found.sort(key=self.place)

    def sources(self, where: str, text: str) -> list[CardSource]:
        try:
            return self.loader.sources(text, where, self.found)
        except BadFile as error:
            self.found.append(error)
            return []

    def place(self, mistake: BadFile) -> tuple[str, int]:
        where, _, line = mistake.where.rpartition(":")
        return (where, int(line)) if line.isdecimal() else (mistake.where, 0)

    def note(self, error: CardFileError) -> None:
        if all((known.where, known.wrong) != (error.where, error.wrong) for known in self.found):  # once for both languages
            self.found.append(BadFile(error.wrong, error.where, **error.facts))

    def reads(self, source: CardSource) -> bool:
        """Whether the card can be read by itself, at least without what is wrong with it."""
        mended: set[str] = set()
        while True:
            try:
                self.loader.new_reader(self.loader.new_pool(), False).add(source)
                return True
            except CardFileError as error:
                line = int(error.where.rpartition(":")[2])
                if line != source.line:
                    self.note(error)
                    if not take_out(source, line, mended):
                        return False
                    continue
                # Of the card as a whole: what it lacks, or what was taken out of it.
                if not mended and not self.is_known(source):
                    self.note(error)
                lacks = [name for name in PLAIN if name not in source.fields and name not in mended]
                if not lacks or "type" in mended:
                    return False
                source.fields[lacks[0]] = Field(PLAIN[lacks[0]], source.line)
                mended.add(lacks[0])

    def is_known(self, source: CardSource) -> bool:
        return any(m.where.startswith(f"{source.where}:") and m.facts.get("card") == source.id for m in self.found)

    def read_together(self, sources: list[CardSource]) -> None:
        """Cards that name each other, and lines that no language can say."""
        pool = self.loader.new_pool()
        shipped = self.loader.new_reader(pool, True)
        for where, text in self.loader.shipped_texts():
            for source in self.loader.sources(text, where):
                shipped.add(source)
        shipped.close()
        reader = self.loader.new_reader(pool, False)
        noted: list[CardFileError] = []
        reader.noted = noted
        for source in sorted(sources, key=self.is_known):  # those without mistakes first: who is right has the name
            try:
                reader.add(source)
            except CardFileError as error:  # its name is taken
                if not self.is_known(source):
                    self.note(error)
        reader.close()
        for wrong in noted:
            missing = getattr(wrong.facts.get("what"), "facts", {}).get("name")
            if missing not in self.ids:
                self.note(wrong)


def take_out(source: CardSource, line: int, mended: set[str]) -> bool:
    """Take what stands in a line out of a card, or put something plain there; whether there was anything."""
    before = len(source.effect) + len(source.fields) + sum(len(fields) for fields in source.lists.values())
    source.effect = [field for field in source.effect if field.line != line]
    for name, fields in source.lists.items():
        source.lists[name] = [field for field in fields if field.line != line]
    wrong = [name for name, field in source.fields.items() if field.line == line]
    for name in wrong:
        del source.fields[name]
        if name in PLAIN and name not in mended:
            source.fields[name] = Field(PLAIN[name], source.line)
        mended.add(name)
        for other in WITH_THE_TYPE if name == "type" else ():
            source.fields.pop(other, None)
    after = len(source.effect) + len(source.fields) + sum(len(fields) for fields in source.lists.values())
    return after < before or bool(wrong)
