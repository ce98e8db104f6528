"""grimoire dataset: games between bots as data to learn from."""

import sys
from pathlib import Path

import typer

from grimoire.bots.own_bots import UnknownBot
from grimoire.cli.helping import Program
from grimoire.cli.terminal_language import in_words, spoken
from grimoire.library.messages import messages
from grimoire.library.yaml_lines import BadFile
from grimoire.research.datasets import read_dataset, write_dataset
from grimoire.research.task import make_task

UNUSABLE = 2  # the exit code where something that was given cannot be used

app = Program(help="Games between bots as data to learn from: views, options, choices and outcomes as JSON lines.")


@app.command("write")
def write(
    file: Path = typer.Argument(help="The file that is written, which must not be there yet; packed if it ends in .gz."),
    task: str = typer.Option("magenoir-pairing", "--task", help="Which games are played: docs/research.md lists the tasks."),
    bots: str = typer.Option("", "--bots", help="A bot for each seat, separated by commas; greedy in each if left out."),
    games: int = typer.Option(100, "--games", min=1, help="How many games."),
    seed: int = typer.Option(0, "--seed", min=0, help="Seed of the first game; each further game has the next one."),
) -> None:
    """Play games and write them down."""
    try:
        wanted = make_task(task)
        write_dataset(file, wanted, bots.split(",") if bots else ["greedy"] * wanted.seats, games, seed)
    except (BadFile, UnknownBot) as error:
        raise refused(error) from None


@app.command("show")
def show(file: Path = typer.Argument(help="A file that 'grimoire dataset write' wrote.")) -> None:
    """Say what a file of games holds, reading all of it."""
    try:
        data = read_dataset(file)
        games = decisions = unfinished = 0
        won = [0] * len(data.terms.bots)
        for game in data:
            games += 1
            decisions += len(game.decisions)
            unfinished += not game.over
            if game.winner >= 0:
                won[game.winner] += 1
    except BadFile as error:
        raise refused(error) from None
    say = messages(spoken()).say
    bots = ", ".join(say("story-line", name=name, words=str(many)) for name, many in zip(data.terms.bots, won, strict=True))
    task = data.terms.task or data.terms.game
    print(say("dataset-holds", task=task, games=games, wanted=data.terms.games, decisions=decisions, unfinished=unfinished))
    print(say("dataset-won", bots=bots))


def refused(error: BadFile | UnknownBot) -> typer.Exit:
    print(f"grimoire: {in_words(error)}", file=sys.stderr)
    return typer.Exit(UNUSABLE)
