"""What only some commands need comes with a part of the program, and where it is missing a sentence says which.

Nothing of what may be missing is imported here.
"""

from typing import Final

from grimoire.cli.terminal_language import heard
from grimoire.library.messages import messages

NAME: Final = "grimoire-table"  # by which the program is installed
TERMINAL: Final = "terminal"
SERVE: Final = "serve"
MCP: Final = "mcp"
PARTS: Final = {
    TERMINAL: ("networkx", "rich", "typer"),
    SERVE: (
        "aiosqlite",
        "alembic",
        "argon2",
        "asyncpg",
        "confusable_homoglyphs",
        "litestar",
        "networkx",
        "openskill",
        "rich",
        "segno",
        "sqlalchemy",
        "typer",
        "uvicorn",
        "websockets",
    ),
    MCP: ("mcp", "rich", "typer", "websockets"),
}
OF_THE_SERVER: Final = ("serve", "admin")


def called(args: list[str]) -> str:
    """The command in a line of arguments; empty: none."""
    rest = iter(args)
    for arg in rest:
        if arg == "--lang":
            next(rest, "")
        elif not arg.startswith("-"):
            return arg
    return ""


def part_missing(module: str, command: str) -> str | None:
    """The part that brings what a command did not find; None: no part does."""
    top = module.partition(".")[0]
    fitting = [part for part, modules in PARTS.items() if top in modules]
    return SERVE if command in OF_THE_SERVER and SERVE in fitting else next(iter(fitting), None)


def missing(error: ModuleNotFoundError, args: list[str]) -> str | None:
    """The sentence for whoever called the program with these arguments; None where something else is wrong."""
    command = called(args)
    part = part_missing(error.name or "", command)
    if part is None:
        return None
    whole = f"grimoire {command}".rstrip()
    return messages(heard(args)).say("part-missing", command=whole, needed=f"{NAME}[{part}]")
