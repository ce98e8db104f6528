"""`grimoire analyse`: a finished game looked at again, with the chance to win after each decision and what was better."""

from pathlib import Path

import msgspec
import typer

from grimoire.cli.games import layout_of
from grimoire.cli.replay import OPEN, opened
from grimoire.cli.screen import Screen, make_screen
from grimoire.cli.simulate import progress_bar
from grimoire.match.analysis import Better, Judged, analysed, with_turning_points
from grimoire.seat.wording import Wording
from grimoire.seat.words import plain, spans

WIDTH = 20  # of the drawn chance


def analyse(
    file: Path = typer.Argument(help="The record of a game: a save, or what simulate wrote."),
    seat: str = typer.Option(OPEN, "--seat", help="Whose decisions: a name in the record, 1, 2 …; or open, those of all."),
    json: bool = typer.Option(False, "--json", help="Print all decisions as JSON, for a graph."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
) -> None:
    """Look at a finished game again: the chance to win after each decision, the turning points, and what was better."""
    reel, viewer, wording = opened(file, seat, lang)
    record = reel.record
    found: list[Better] = []
    with progress_bar() as progress:
        task = progress.add_task(wording.say("analysis-progress"), total=reel.last)
        for better in analysed(reel):
            found.append(better)
            progress.update(task, completed=better.judged.number)
    told = [better for better in with_turning_points(found) if viewer < 0 or better.judged.seat == viewer]
    if json:
        typer.echo(msgspec.json.encode({"seats": record.seats, "decisions": [one.judged for one in told]}).decode())
        return
    screen = make_screen(wording, plain)
    names = layout_of(wording).names(wording, record.seats, 0)
    for better in told:
        screen.line(line_of(wording, names, better))
    tell_turning_points(wording, screen, names, told)


def line_of(wording: Wording, names: list[str], better: Better) -> str:
    one = better.judged
    drawn = "" if one.chance < 0 else f"{round(100 * one.chance):3} % {'█' * round(WIDTH * one.chance):<{WIDTH}}"
    mark = "!" if one.turning else " "
    return f"{one.number:5} {mark} {drawn} {names[one.seat]}: {words_of(wording, better)}".rstrip()


def words_of(wording: Wording, better: Better) -> str:
    return plain(spans(wording.option(better.chosen)))


def tell_turning_points(wording: Wording, screen: Screen, names: list[str], told: list[Better]) -> None:
    turning = [better for better in told if better.judged.turning]
    screen.line()
    screen.paragraph(wording.say("analysis-turning" if turning else "analysis-none"), "bold")
    for better in turning:
        one = better.judged
        screen.paragraph(
            wording.say(
                "analysis-point",
                number=one.number,
                turn=one.turn,
                name=names[one.seat],
                words=words_of(wording, better),
                chance=round(100 * one.chance),
                best=round(100 * one.best_chance),
            ),
            "",
            "  ",
        )
        better_line = ", ".join([plain(spans(wording.option(option))) for option in better.line])
        screen.paragraph(wording.say("analysis-better", line=better_line), "", "    ")
        why = reasons(wording, one)
        if why:
            screen.paragraph(why, "", "    ")


def reasons(wording: Wording, one: Judged) -> str:
    """What the better way has more of at the end of the turn, in words."""
    said = [wording.say(f"missed-{name}", amount=amount) for name, amount in one.missed.items()]
    return wording.say("analysis-missed", what=", ".join(said)) if said else ""
