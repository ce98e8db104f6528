"""The words of a card language: as a page of Markdown, and one by one. Made from the vocabulary the checker itself uses."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from grimoire.language.syntax import Expr
from grimoire.language.words import Vocabulary, Word
from grimoire.library.messages import FALLBACK, messages
from grimoire.pages.cards_page import anchor, cell, code, heading, row, title_of
from grimoire.pages.catalogue import CatalogueCard

Use = tuple[str, str]  # kind and word
Key = TypeVar("Key")


class Example:
    """A line that uses a word, the type of its card, and the card; an invented card has no definition."""

    def __init__(self, line: Expr, kind: str, definition: CatalogueCard | None) -> None:
        self.line = line
        self.kind = kind
        self.definition = definition


class CardWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of a card language, for whoever writes cards."""

    kind: str  # in words: in which places it may stand
    form: str  # how it is written
    meaning: str
    line: str = ""  # for example
    reads: str = ""  # what that reads


def keep_shorter(found: dict[Key, Example], key: Key, example: Example) -> None:
    known = found.get(key)
    if known is None or len(str(example.line)) < len(str(known.line)):
        found[key] = example


def kind_in(kind: str, lang: str) -> str:
    """What a kind of word is called: English as in the vocabulary, French as in what refuses a word."""
    return kind if lang == FALLBACK else messages(lang).say(f"kind-{kind.lower().replace(' ', '-')}")


class WordBook(ABC):
    """The card language of one game."""

    vocabulary: Vocabulary
    cards_page: str  # where examples link to
    line_kind: str  # what a kind of line is called
    line_meanings: Mapping[str, str]  # by its form
    french: Mapping[str, str]  # meanings of words and lines, by their English
    fields: Mapping[str, str]  # of a card, with their meaning
    examples: dict[Use, Example]
    concordance: Mapping[Use, Sequence[str]]  # the ids of the cards that use a word

    @abstractmethod
    def page(self) -> str:
        """The whole reference."""

    @abstractmethod
    def reads(self, example: Example, lang: str) -> str:
        """What an example reads, on one line."""

    @abstractmethod
    def reason(self, use: Use) -> str:
        """Why a word is general although one card uses it so far."""

    def entries(self) -> list[tuple[Use, str, str]]:
        """Every word there is: its kind and name, how it is written, what it means."""
        found = [((word.kind, word.name), word.form, word.meaning) for word in self.vocabulary.words]
        found.extend([((self.line_kind, form.split(" ")[0]), form, meaning) for form, meaning in self.line_meanings.items()])
        return found

    def by_kind(self) -> dict[str, list[Word]]:
        kinds: dict[str, list[Word]] = {}
        for word in self.vocabulary.words:
            kinds.setdefault(word.kind, []).append(word)
        return kinds

    def meaning_in(self, meaning: str, lang: str) -> str:
        return self.french[meaning] if lang == "fr" else meaning

    def listed(self, lang: str) -> list[CardWord]:
        """All of them with an example, those of a kind together."""
        found: list[CardWord] = []
        for use, form, meaning in self.entries():
            example = self.examples.get(use)
            line, reads = ("", "") if example is None else (str(example.line), self.reads(example, lang))
            found.append(CardWord(kind_in(use[0], lang), form, self.meaning_in(meaning, lang), line, reads))
        return found

    # -- one by one ------------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        return sorted({name.strip("@") for (_, name), _, _ in self.entries()})

    def lookup(self, name: str, lang: str) -> list[str]:
        """All that is to be said about a word, once for each kind of place it can stand in; nothing if there is none."""
        lines: list[str] = []
        for use, form, meaning in self.entries():
            if use[1].strip("@") == name:
                lines.extend([f"{form} ({kind_in(use[0], lang)})", f"  {self.meaning_in(meaning, lang)}"])
                example = self.examples.get(use)
                if example is not None:
                    whose = "" if example.definition is None else f" ({example.definition.name[lang]})"
                    lines.extend([f"  {example.line}", f"  {self.reads(example, lang)}{whose}"])
        return lines

    # -- parts of the page -----------------------------------------------------------------------------------------

    def fields_table(self) -> str:
        rows = [row(code(name), meaning) for name, meaning in self.fields.items()]
        return "\n".join(["## Fields", "", *heading("field", "meaning"), *rows, ""])

    def lines_table(self) -> list[str]:
        lines = heading(self.line_kind, "meaning", "for example")
        for form, meaning in self.line_meanings.items():
            lines.append(row(code(form), cell(meaning), self.shown((self.line_kind, form.split(" ")[0]))))
        return lines

    def words_tables(self) -> str:
        lines = ["## Words", ""]
        for kind, words in self.by_kind().items():
            rows = [row(code(word.form), cell(word.meaning), self.shown((kind, word.name))) for word in words]
            lines.extend([f"### {kind[:1].upper()}{kind[1:]}", "", *heading("written", "meaning", "for example"), *rows, ""])
        return "\n".join(lines)

    def shown(self, use: Use) -> str:
        example = self.examples.get(use)
        return "" if example is None else self.example(example)

    def example(self, example: Example) -> str:
        """A line, what it reads, and whose it is."""
        card = "invented"
        if example.definition is not None:
            card = f"[{example.definition.name['en']}]({self.cards_page}#{anchor(title_of(example.definition))})"
        return f"{code(str(example.line))}<br>{cell(self.reads(example, 'en'))} ({card})"

    def single_words(self) -> str:
        lines = [
            "## Words that one card uses",
            "",
            "No word bears a card's name, and none is made for one card. These have one user among the shipped cards so far;",
            "the reason says why they are general nevertheless.",
            "",
            *heading("word", "kind", "card", "why it is general"),
        ]
        for use, ids in sorted(self.concordance.items()):
            if len(ids) == 1:
                lines.append(row(code(use[1]), use[0], ids[0], self.reason(use)))
        words = sorted({(word.kind, word.name) for word in self.vocabulary.words} - set(self.concordance))
        if words:
            idle = ", ".join([f"{code(word)} ({kind})" for kind, word in words])
            lines.extend(["", f"Not used by any shipped card yet: {idle}."])
        return "\n".join([*lines, ""])
