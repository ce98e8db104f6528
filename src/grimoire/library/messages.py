"""The message files (Fluent): sentences by id, in English and in French.

What is said in every game lies in the folder of its language; what belongs to one game, its questions, options, events,
reasons and words, in a folder of its own there. Hundreds of messages are there and a command says a few of them: each is
read when it is first said. That is possible because none refers to another.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final

from grimoire.library.french_names import FUNCTIONS

MOST_KEPT: Final = 20_000  # sentences said before: a table is mostly words that were there a moment ago
LANGUAGES: Final = ("en", "fr")
FALLBACK: Final = "en"
BEGINNING: Final = re.compile(r"\n([a-zA-Z][\w-]*) *=")  # of a message; ends of lines are found quicker than beginnings


def message_texts(lang: str, game: str = "") -> list[tuple[str, str]]:
    """The message files of a language for one game, or without one, in a fixed order: name and text."""
    folder = files("grimoire") / "data" / "messages" / lang
    folders = [("", folder), (f"{game}/", folder / game)] if game else [("", folder)]
    return [
        (f"{before}{entry.name}", entry.read_text(encoding="utf-8"))
        for before, inside in folders
        for entry in sorted(inside.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    ]


def messages_in(text: str) -> dict[str, str]:
    """What is written of each message in a file, by its id."""
    found = list(BEGINNING.finditer(f"\n{text}"))  # one letter further there
    ends = [*[entry.start() for entry in found[1:]], len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class Messages:
    """Says things in one language, of one game."""

    def __init__(self, lang: str, game: str = "") -> None:
        from fluent.runtime import FluentBundle  # takes a moment that a command which says nothing need not wait

        self.lang = lang
        self.kept: dict[object, str] = {}  # by id, or by id and arguments
        # Terminals and logs show the marks Fluent puts around arguments (for texts of mixed direction) as rubbish.
        self.bundle = FluentBundle([lang], functions=FUNCTIONS if lang == "fr" else None, use_isolating=False)
        self.written: dict[str, str] = {}
        for _, text in message_texts(lang, game):
            self.written |= messages_in(text)

    def has(self, id: str) -> bool:
        return id in self.written

    def say(self, id: str, **args: str | int) -> str:
        """The message with its arguments. An id without a message is given back: a game is not lost for a missing word."""
        key = (id, *args.items()) if args else id
        said = self.kept.get(key)
        if said is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            said = self.kept[key] = self.formatted(id, args)
        return said

    def formatted(self, id: str, args: Mapping[str, str | int]) -> str:
        return self.attempt(id, args)[0] if self.has(id) else id

    def attempt(self, id: str, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """A message that is there, and what is wrong with it or its arguments."""
        if not self.bundle.has_message(id):
            from grimoire.library.message_syntax import resource_of

            self.bundle.add_resource(resource_of(self.written[id]))
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            return id, []
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        return str(text), errors


@lru_cache
def messages(lang: str, game: str = "") -> Messages:
    return Messages(lang if lang in LANGUAGES else FALLBACK, game)
