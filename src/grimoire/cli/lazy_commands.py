"""Commands that wait in their files until somebody calls them: nobody waits for what other commands need."""

from collections import UserDict
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import typer

from grimoire.cli.helping import Program, SpokenGroup


class Waiting(UserDict[str, Any]):
    """Commands by name, read from where they are (`file:name`) when they are first asked for."""

    def __getitem__(self, name: str) -> Any:
        found = self.data[name]
        if isinstance(found, str):
            found = self.data[name] = command_at(found, name)
        return found


def command_at(where: str, name: str) -> Any:
    """The command or the group of commands of this name in a file of the program."""
    module, _, inside = where.partition(":")
    found = getattr(import_module(module), inside)
    if isinstance(found, typer.Typer):
        group = typer.main.get_group(found)
        group.name = name
        return group
    alone = Program()
    alone.command(name, context_settings=getattr(found, "settings", None))(found)
    return typer.main.get_group(alone).commands[name]


def group_of(commands: Mapping[str, str]) -> type[SpokenGroup]:
    """A group of commands, each waiting where it is."""

    class Group(SpokenGroup):
        def __init__(self, **settings: Any) -> None:
            super().__init__(**settings)
            self.commands = Waiting(commands)

        def list_commands(self, ctx: Any) -> list[str]:
            return list(self.commands)

    return Group
