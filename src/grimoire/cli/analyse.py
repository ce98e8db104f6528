"""`grimoire analyse`: a finished game looked at again, with the chance to win after each decision and what was better."""

from pathlib import Path

import msgspec
import typer

from grimoire.cli.games import layout_of
from grimoire.cli.progress import progress_bar
from grimoire.cli.replay import OPEN, opened
from grimoire.cli.screen import Screen, make_screen
from grimoire.seat.judging import Judgement, judgement
from grimoire.seat.wording import Wording, plain
from grimoire.table.analysis import Better, analysed, to_judge, with_turning_points

WIDTH = 20  # of the drawn chance


def analyse(
    file: Path = typer.Argument(help="The record of a game: a save, or what simulate wrote."),
    seat: str = typer.Option(OPEN, "--seat", help="Whose decisions: a name in the record, 1, 2 …; or open, those of all."),
    json: bool = typer.Option(False, "--json", help="Print all decisions as JSON, for a graph."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
) -> None:
    """Look at a finished game again: the chance to win after each decision, the turning points, and what was better."""
    playback, viewer, wording = opened(file, seat, lang)
    record = playback.record
    found: list[Better] = []
    with progress_bar() as progress:
        task = progress.add_task(wording.say("analysis-progress"), total=len(to_judge(playback, viewer)))
        for better in analysed(playback, viewer):
            found.append(better)
            progress.update(task, completed=len(found))
    told = with_turning_points(found)
    if json:
        typer.echo(msgspec.json.encode({"seats": record.seats, "decisions": [one.judged for one in told]}).decode())
        return
    screen = make_screen(wording, plain)
    names = layout_of(wording).names(wording, record.seats, 0)
    judgements = [judgement(wording, better) for better in told]
    for one in judgements:
        screen.line(line_of(names, one))
    tell_turning_points(wording, screen, names, judgements)


def line_of(names: list[str], one: Judgement) -> str:
    drawn = "" if one.chance < 0 else f"{round(100 * one.chance):3} % {'█' * round(WIDTH * one.chance):<{WIDTH}}"
    mark = "!" if one.turning else " "
    return f"{one.number:5} {mark} {drawn} {names[one.seat]}: {plain(one.chosen)}".rstrip()


def tell_turning_points(wording: Wording, screen: Screen, names: list[str], told: list[Judgement]) -> None:
    turning = [one for one in told if one.turning]
    screen.line()
    screen.paragraph(wording.say("analysis-turning" if turning else "analysis-none"), "bold")
    for one in turning:
        screen.paragraph(
            wording.say(
                "analysis-point",
                number=one.number,
                turn=one.turn,
                name=names[one.seat],
                words=plain(one.chosen),
                chance=round(100 * one.chance),
                best=round(100 * one.best),
            ),
            "",
            "  ",
        )
        screen.paragraph(wording.say("analysis-better", line=", ".join([plain(words) for words in one.better])), "", "    ")
        if one.missed:
            screen.paragraph(one.missed, "", "    ")
