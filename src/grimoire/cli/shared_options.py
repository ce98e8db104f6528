"""Options that several commands share: how many play, and which optional rules."""

from typing import Any, Final

import typer

from grimoire.library.boxes import Box
from grimoire.library.records import CLOSED_LISTS, OPEN_LISTS
from grimoire.library.yaml_lines import BadFile

PLAYERS: Final[Any] = typer.Option(None, "--players", min=2, help="How many play; Anima is for two to four, with --omega five.")
TREE: Final[Any] = typer.Option(False, "--tree", help="Anima: all Areas lie open in a tree of Levels.")
OPEN_ROLLS: Final[Any] = typer.Option(False, "--open-rolls", help="Anima: a 6 in a Combat is rolled again and added.")
REVEAL: Final[Any] = typer.Option(
    False, "--reveal", help="Anima: the Final Mission is revealed the turn after the first Basic Mission."
)
OMEGA: Final[Any] = typer.Option(False, "--omega", help="Anima: with the cards from Shadow of Omega.")

LISTS: Final[Any] = typer.Option(
    "",
    "--lists",
    help="open or closed: do bots and hints know the decks of others? If left out: closed among several people, else open.",
)

SAID: Final = {"tree": "--tree", "open rolls": "--open-rolls", "automatic reveal": "--reveal", "omega": "--omega"}


def optional_rules(box: Box, tree: bool, open_rolls: bool, reveal: bool, omega: bool) -> list[str]:
    """The optional rules wished for, as records name them. Raises BadFile for one the game has not."""
    wished = [name for name, is_on in zip(SAID, (tree, open_rolls, reveal, omega), strict=True) if is_on]
    for name in wished:
        if name not in box.options:
            raise BadFile("bad-option", game=box.name, option=SAID[name])
    return wished


def lists_named(lists: str) -> str:
    if lists not in ("", OPEN_LISTS, CLOSED_LISTS):
        raise BadFile("bad-lists-option", lists=lists)
    return lists
