"""The commands that work at every prompt, in the words of the language and in English."""

from typing import Final

from grimoire.library.folding import folded
from grimoire.library.messages import messages
from grimoire.seat.wording import Wording

COMMANDS: Final = (
    *("help", "table", "card", "why", "hint", "discard", "deck", "rule", "log"),
    *("undo", "auto", "export", "passturn", "stops", "concede", "quit"),
)
# what may stand after it
WITH_NAME: Final = {
    "card": "a-name",
    "why": "a-name",
    "rule": "a-rule",
    "auto": "on-or-off",
    "export": "a-file",
    "stops": "stops-which",
}


def words_of(wording: Wording, command: str) -> list[str]:
    """What starts a command; the words of the language first."""
    said = f"{wording.say(f'command-{command}')},{messages('en').say(f'command-{command}')}"
    return list(dict.fromkeys(folded(word) for word in said.split(",")))


def says_yes(wording: Wording, typed: str) -> bool:
    """Whether somebody agrees: in the language, or in English as with every command."""
    said = f"{wording.say('yes-words')},{messages('en').say('yes-words')}"
    return folded(typed) in [folded(word) for word in said.split(",")]


def name_of(wording: Wording, command: str) -> str:
    """What a command is called, as help writes it."""
    return wording.say(f"command-{command}").partition(",")[0]


def command_of(wording: Wording, typed: str) -> tuple[str, str] | None:
    """The command that was typed, and what stands after it; None if it is an answer."""
    wanted = folded(typed)
    for command in COMMANDS:
        for word in words_of(wording, command):
            if wanted == word:
                return command, ""
            if command in WITH_NAME and wanted.startswith(f"{word} "):
                return command, " ".join(typed.split()[1:])
    return None
