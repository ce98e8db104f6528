"""What can be asked of a contest in a file: standings, why, what somebody needs, the log, pages for print, other formats."""

import os
from pathlib import Path

import typer

from grimoire.cli.contest_desk import BY, FILE, LANG, Desk, at_desk, player_called, told
from grimoire.cli.helping import Program
from grimoire.contests.exporting import TABLES, as_csv, as_json
from grimoire.contests.needs import needs
from grimoire.contests.why_paired import why, why_not
from grimoire.kernel.unusable import Unusable
from grimoire.library.writing import write_text
from grimoire.pages.contests.paper import OF_SERVER, SHEETS, sheet
from grimoire.pages.contests.tables import opened_number, shown_tiebreaks

NAME = typer.Argument(help="Who; the beginning of a name is enough.")
ROUND = typer.Option(0, "--round", help="The round; the last one if left out.")


def standings(
    file: Path = FILE,
    round: int = typer.Option(0, "--round", help="After this round; after all of them if left out."),
    of: str = typer.Option("", "--of", help="Open the numbers of this player into their lines."),
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Show who stands where."""
    with at_desk(file, lang, by) as (desk, contest):
        desk.show_standings(contest, round or None)
        if of:
            player = player_called(contest, of)
            words = desk.words(contest)
            for name in shown_tiebreaks(contest):
                lines, together, value = opened_number(contest, desk.lang, player, name)
                desk.screen.line()
                short, long = words.say(f"contest-tiebreak-{name}"), words.say(f"contest-tiebreak-{name}-long")
                desk.screen.paragraph(f"{contest.name(player)}, {short}: {long}")
                desk.show_rows([["", *line] for line in lines] + [["", words.say("contest-part-together"), together, value]])


def tables(file: Path = FILE, round: int = ROUND, lang: str | None = LANG, by: str = BY) -> None:
    """Show a round: who meets whom, and how each table stands."""
    with at_desk(file, lang, by) as (desk, contest):
        if not 0 < (round or len(contest.rounds)) <= len(contest.rounds):
            raise Unusable("contest-no-round", round=round)
        desk.show_round(contest, contest.rounds[(round or len(contest.rounds)) - 1])


def ask_why(
    file: Path = FILE,
    name: str = NAME,
    instead: str = typer.Option("", "--not", help="Why not this one instead; bye asks for sitting out."),
    round: int = ROUND,
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Say why a player meets whom they meet, or why not somebody else."""
    with at_desk(file, lang, by) as (desk, contest):
        player = player_called(contest, name)
        number = round or len(contest.rounds)
        if instead:
            other = 0 if instead.casefold() in ("bye", "exempt") else player_called(contest, instead)
            answer = why_not(contest, number, player, other)
        else:
            answer = why(contest, number, player)
        desk.screen.paragraph(desk.words(contest).sentence(answer))


def need(file: Path = FILE, name: str = NAME, lang: str | None = LANG, by: str = BY) -> None:
    """Say what a player needs in the last round before a cut."""
    with at_desk(file, lang, by) as (desk, contest):
        say = desk.words(contest).say
        for found in needs(contest, player_called(contest, name)):
            desk.screen.line(f"{say(f'contest-need-{found.outcome}'):10}  {say(f'contest-need-{found.verdict}')}")


def log(file: Path = FILE, lang: str | None = LANG, by: str = BY) -> None:
    """Show everything that was done, with its number; what was struck out is marked."""
    with at_desk(file, lang, by) as (desk, contest):
        words = desk.words(contest)
        kept = {entry.number for entry in contest.kept}
        for entry in contest.log:
            text = words.entry(entry)
            if entry.number not in kept and not text.startswith("—"):
                text = text if type(entry.act).__name__ == "Undone" else words.say("contest-entry-struck", what=text)
            desk.screen.line(
                f"{entry.number:4}  {words.clock(entry.at)}  {words.say('contest-entry-by', what=text, by=entry.by)}"
            )


def print_page(
    file: Path = FILE,
    what: str = typer.Argument(help="by-name, by-table, slips, standings, missing, or bracket."),
    out: Path | None = typer.Option(None, "--out", help="The page to be written; beside the contest if left out."),
    round: int = ROUND,
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Write a page for the printer: open it in any browser, and print it."""
    with at_desk(file, lang, by) as (desk, contest):
        offered = [name for name in SHEETS if name not in OF_SERVER]
        if what not in offered:
            raise Unusable("contest-sheet", name=what[:40], sheets=", ".join(offered))
        text = sheet(contest, what, desk.lang, round or len(contest.rounds))
        path = out or file.with_name(f"{file.stem}-{what}.html")
        write_text(path, text)
        desk.screen.line(desk.words(contest).say("contest-terminal-written", path=os.fspath(path)))


def export(
    file: Path = FILE,
    csv: str = typer.Option("", "--csv", help="A table for a spreadsheet: standings, results or players."),
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Write all of a contest as JSON, or a table of it as CSV, to standard output."""
    with told():
        desk = Desk(file, lang, by)
        contest = desk.file.read()
        if csv and csv not in TABLES:
            raise Unusable("contest-sheet", name=csv[:40], sheets=", ".join(TABLES))
        typer.echo(as_csv(contest, csv) if csv else as_json(contest).decode(), nl=False)


def add_commands(app: Program) -> None:
    app.command("tables")(tables)
    app.command("standings")(standings)
    app.command("why")(ask_why)
    app.command("need")(need)
    app.command("print")(print_page)
    app.command("log")(log)
    app.command("export")(export)
