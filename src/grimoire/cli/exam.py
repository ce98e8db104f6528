"""`grimoire exam`: positions with what a good player does there, and how a bot does in them."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as RichTable

from grimoire.bots.games import wanted_bot
from grimoire.bots.own_bots import BotFault, UnknownBot
from grimoire.cli.progress import progress_bar
from grimoire.cli.screen import wide_enough
from grimoire.cli.terminal_language import in_words, language
from grimoire.lab.exam import TRIES, Sat, sit
from grimoire.library.exams import KINDS, Exam, shipped_exams
from grimoire.library.games import box_of
from grimoire.library.messages import Messages, messages
from grimoire.library.yaml_lines import BadFile


def exam(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "magenoir",
    bot: Annotated[str, typer.Option(help="Who sits the exam; a bot of your own as module:Class.")] = "greedy-1",
    kind: Annotated[str, typer.Option(help="Only positions of this kind.")] = "",
    tries: Annotated[
        int,
        typer.Option(
            min=1, help="How often each position is played, each time with other luck; it is solved if all went well."
        ),
    ] = TRIES,
    json: Annotated[bool, typer.Option("--json", help="Print all figures as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr; as your system is set if left out.")] = None,
) -> None:
    """Let a bot play positions in which a good player knows what to do, and tell where it went wrong, and why."""
    try:
        box = box_of(game)
        spoken = language(lang)
        words = messages(spoken, game)
        wanted_bot(bot, game)
        if kind and kind not in KINDS[game]:
            raise BadFile("bad-exam-kind", name=kind, kinds=", ".join(KINDS[game]))
        exams = [one for one in shipped_exams(box.notation(box.shipped_pool())) if kind in ("", one.kind)]
    except (BadFile, UnknownBot) as error:
        typer.echo(f"grimoire exam: {in_words(error)}", err=True)
        raise typer.Exit(2) from None
    with progress_bar() as progress:
        task = progress.add_task(words.say("exam-positions"), total=len(exams))
        found: list[Sat] = []
        for one in exams:
            try:
                found.append(sit(one, bot, tries))
            except BotFault as fault:
                typer.echo(f"grimoire exam: {in_words(fault)}", err=True)
                raise typer.Exit(1) from None
            progress.advance(task)
    if json:
        told = {"game": game, "bot": bot, "solved": solved(found), "positions": found}
        typer.echo(msgspec.json.encode(told).decode())
    else:
        print_exam(words, spoken, bot, exams, found)


def solved(found: list[Sat]) -> int:
    return len([one for one in found if one.solved])


def print_exam(words: Messages, lang: str, bot: str, exams: list[Exam], found: list[Sat]) -> None:
    console = wide_enough(Console())
    table = RichTable(title=words.say("exam-title", bot=bot, solved=solved(found), positions=len(found)))
    for id in ("exam-kind", "exam-solved", "exam-positions"):
        table.add_column(words.say(id), justify="left" if id == "exam-kind" else "right")
    for kind in dict.fromkeys(one.kind for one in found):
        of_kind = [one for one in found if one.kind == kind]
        table.add_row(words.say(f"subject-{kind}"), str(solved(of_kind)), str(len(of_kind)))
    console.print(table)
    for one, sat in zip(exams, found, strict=True):
        if not sat.solved:
            said = words.say("exam-missed", position=one.name, good=sat.good, tries=sat.tries, why=one.why[lang])
            console.print(said, markup=False, highlight=False)
            console.print(words.say("exam-played", choices=", ".join(sat.played)), markup=False, highlight=False)
