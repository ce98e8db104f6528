"""The message files (Fluent): sentences by id, in English and in French."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
FALLBACK: Final = "en"


def message_texts(lang: str) -> list[tuple[str, str]]:
    """The message files of a language, in a fixed order."""
    folder = files("grimoire") / "data" / "messages" / lang
    return sorted((entry.name, entry.read_text(encoding="utf-8")) for entry in folder.iterdir() if entry.name.endswith(".ftl"))


class Messages:
    """Says things in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        # Terminals and logs show the marks Fluent puts around arguments (for texts of mixed direction) as rubbish.
        self.bundle = FluentBundle([lang], use_isolating=False)
        for _, text in message_texts(lang):
            self.bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, id: str, **args: str | int) -> str:
        """The message with its arguments. An id without a message is given back: a game is not lost for a missing word."""
        if not self.has(id):
            return id
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            return id
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)


@lru_cache(maxsize=len(LANGUAGES))
def messages(lang: str) -> Messages:
    return Messages(lang if lang in LANGUAGES else FALLBACK)
