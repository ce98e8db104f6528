"""A seat for a language model by the Model Context Protocol: what it sees in words, and tools to choose and to look things up.

One server is one game, here or at a table of a server of the game. Whatever a tool answers is text of bounded length that a
person in that seat could read as well.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from mcp.server import MCPServer

from grimoire import __version__

INSTRUCTIONS: Final = (
    "You sit at a table of a card game. `look` says what happened, what lies there, what is asked and what can be chosen; "
    "`choose` takes a choice by its number and answers with the next look. Rules and cards can be looked up at any time."
)


class Seated(Protocol):
    """A seat in words: TextGame here, ServedGame at a table of a server."""

    def look(self) -> str: ...

    def choose(self, answer: str | int) -> str: ...

    def card(self, name: str) -> str: ...

    def rule(self, code: str) -> str: ...

    def rulings(self, about: str) -> str: ...


def tools_of(game: Seated) -> list[Callable[..., str]]:
    """What a model can do, each with the words it is told by."""

    def look() -> str:
        """What happened since the last look, the table as your seat sees it, the question and its numbered choices."""
        return game.look()

    def choose(choice: str) -> str:
        """Choose by the number of a choice, or by the words in brackets behind it. Answers with the next look."""
        return game.choose(choice)

    def card(name: str) -> str:
        """What is printed on a card, by its name."""
        return game.card(name)

    def rule(code: str) -> str:
        """What a section of the rules says, by its code (as it stands behind what happened) or by a word of the game."""
        return game.rule(code)

    def rulings(about: str) -> str:
        """What was ruled on a card, a word or a section of the rules."""
        return game.rulings(about)

    return [look, choose, card, rule, rulings]


def server_of(game: Seated) -> Any:
    """The server of a seat; `run()` speaks over standard input and output."""
    server: Any = MCPServer("grimoire", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING")
    for tool in tools_of(game):
        server.add_tool(tool)
    return server
