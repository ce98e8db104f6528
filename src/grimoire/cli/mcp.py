"""grimoire mcp: a seat for a language model."""

import sys

import typer

from grimoire.bots.own_bots import UnknownBot
from grimoire.cli.terminal_language import in_words, language
from grimoire.envs.served import ServedGame
from grimoire.envs.text import TextGame
from grimoire.library.yaml_lines import BadFile

UNUSABLE = 2  # the exit code where something that was given cannot be used


def mcp(
    task: str = typer.Option("magenoir-pairing", "--task", help="Which games are played: docs/research.md lists the tasks."),
    against: str = typer.Option("greedy", "--against", help="The bot in every other seat."),
    seat: int = typer.Option(0, "--seat", min=0, help="The seat of the model, from 0."),
    seed: int = typer.Option(0, "--seed", min=0, help="The seed of the game: the same one gives the same game."),
    table: str = typer.Option(
        "", "--table", help="Sit down at a table of a server instead, by its link; everybody sees a bot there."
    ),
    name: str = typer.Option("Model", "--name", help="What it is called at that table."),
    deck: str = typer.Option("", "--deck", help="The deck it plays there; the one that lies there if left out."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
) -> None:
    """Serve a seat to a language model, by the Model Context Protocol over standard input and output."""
    from grimoire.envs.mcp import server_of  # what may be missing comes last: a sentence says so

    try:
        game: TextGame | ServedGame
        if table:
            game = ServedGame(table, name, deck, language(lang))
        else:
            game = TextGame(task, against, seat, seed, language(lang))
    except (BadFile, UnknownBot) as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    server_of(game).run()
