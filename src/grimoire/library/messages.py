"""The message files (Fluent): sentences by id, in English and in French.

What is said in every game lies in the folder of its language; what belongs to one game, its questions, options, events,
reasons and words, in a folder of its own there.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from grimoire.library.french_names import FUNCTIONS

MOST_KEPT: Final = 4096  # sentences said before: a table is mostly words that were there a moment ago
LANGUAGES: Final = ("en", "fr")
FALLBACK: Final = "en"


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


class Messages:
    """Says things in one language, of one game."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self.kept: dict[tuple[str, tuple[tuple[str, str | int], ...]], str] = {}
        # Terminals and logs show the marks Fluent puts around arguments (for texts of mixed direction) as rubbish.
        self.bundle = FluentBundle([lang], functions=FUNCTIONS if lang == "fr" else None, use_isolating=False)
        for _, text in message_texts(lang, game):
            self.bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, id: str, **args: str | int) -> str:
        """The message with its arguments. An id without a message is given back: a game is not lost for a missing word."""
        key = (id, tuple(args.items()))
        if key not in self.kept:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[key] = self.formatted(id, args)
        return self.kept[key]

    def formatted(self, id: str, args: dict[str, str | int]) -> str:
        if not self.has(id):
            return id
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            return id
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)


@lru_cache
def messages(lang: str, game: str = "") -> Messages:
    return Messages(lang if lang in LANGUAGES else FALLBACK, game)
