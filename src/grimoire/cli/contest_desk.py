"""What every command of a contest in the terminal needs: the file, words, a screen, and who is meant by a name."""

import difflib
import getpass
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import typer

from grimoire.cli.contest_file import ContestFile, Step, told_by_others
from grimoire.cli.screen import Screen
from grimoire.cli.terminal_language import in_words, language
from grimoire.contests.contest import Contest
from grimoire.contests.names import name_key
from grimoire.contests.rounds import Round
from grimoire.kernel.unusable import Unusable
from grimoire.library.reading import BadFile
from grimoire.pages.contests.tables import rank_rows, seat_rows, shown_tiebreaks, table_rows
from grimoire.pages.contests.words import ContestWords
from grimoire.seat.groups import in_line

UNUSABLE: Final = 2  # the exit code where something that was given cannot be used
SEEDS: Final = 2**53
MOST_TOLD: Final = 20  # entries of others

FILE = typer.Argument(help="The file of the contest.")
LANG = typer.Option(None, "--lang", help="en or fr; as your system is set if left out.")
BY = typer.Option("", "--by", help="Who you are in the log; your user name and terminal if left out.")


def me() -> str:
    """Somebody at a terminal: two people at two terminals have two names."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = "?"
    try:
        place = os.path.basename(os.ttyname(sys.stdin.fileno()))
    except (OSError, ValueError, AttributeError):
        place = ""
    return f"{name}@{place}" if place else name


def new_seed() -> int:
    return secrets.randbelow(SEEDS)


@contextmanager
def told() -> Iterator[None]:
    """What cannot be done is told in one line."""
    try:
        yield
    except Unusable as error:
        typer.echo(f"grimoire: {in_words(error)}", err=True)
        raise typer.Exit(UNUSABLE) from None


@contextmanager
def at_desk(file: Path, lang: str | None, by: str) -> Iterator[tuple["Desk", Contest]]:
    """Somebody who asks: the desk, and the contest as it is."""
    with told():
        desk = Desk(file, lang, by)
        yield desk, desk.read()


class Desk:
    """One terminal at one contest."""

    def __init__(self, file: Path, lang: str | None, by: str = "") -> None:
        self.lang = language(lang)
        self.by = by or me()
        self.file = ContestFile(file, self.by)
        self.screen = Screen()

    def words(self, contest: Contest) -> ContestWords:
        return ContestWords(contest, self.lang)

    def read(self) -> Contest:
        contest = self.file.read()
        self.tell_others(contest)
        return contest

    def do(self, make: Callable[[Contest], list[Step]]) -> Contest:
        """Add entries; what others have added since is told first, also where one's own cannot be."""

        def after_others(contest: Contest) -> list[Step]:
            self.tell_others(contest)
            return make(contest)

        return self.file.do(after_others)

    def asked(self, question: str, contest: Contest) -> str:
        """What is typed after a question; nothing where no more is."""
        try:
            return self.screen.read(self.words(contest).say(question) + " ")
        except (EOFError, KeyboardInterrupt):
            return ""

    def tell_others(self, contest: Contest) -> None:
        words = self.words(contest)
        entries = told_by_others(contest, self.by)
        if entries:
            self.screen.line(words.say("contest-terminal-meanwhile"))
        if len(entries) > MOST_TOLD:
            self.screen.line(f"  {words.say('contest-terminal-more', amount=len(entries) - MOST_TOLD)}")
        for entry in entries[-MOST_TOLD:]:
            by = words.say("contest-entry-by", what=words.entry(entry), by=entry.by)
            self.screen.line(f"  {entry.number:4}  {by}")

    # -- pages of text ---------------------------------------------------------------------------------------------

    def show_round(self, contest: Contest, round: Round) -> None:
        words = self.words(contest)
        self.screen.heading(words.stage(round))
        rows = [
            [str(row.table), row.first, str(row.first_points), row.games, row.second, str(row.second_points), row.state]
            for row in table_rows(contest, round, self.lang)
        ]
        rows += [
            ["–", row.name, str(row.points), "", row.opponent, "", ""]
            for row in seat_rows(contest, round, self.lang)
            if not row.table
        ]
        self.show_rows(rows)

    def show_standings(self, contest: Contest, rounds: int | None = None) -> None:
        words = self.words(contest)
        names = shown_tiebreaks(contest)
        head = [
            "",
            words.say("contest-terminal-player"),
            *[words.say(f"contest-tiebreak-{name}") for name in ("points", *names)],
        ]
        rows = [head]
        for row in rank_rows(contest, self.lang, rounds):
            gone = f" ({words.say('contest-terminal-gone')})" if row.gone else ""
            numbers = dict(row.numbers)
            rows.append([str(row.rank), f"{row.name}{gone}", str(row.points), *[numbers[name] for name in names]])
            if row.decided:
                rows[-1].append(words.say("contest-terminal-decided", tiebreak=row.decided))
        longest = max(len(row) for row in rows)
        self.show_rows([row + [""] * (longest - len(row)) for row in rows])

    def show_rows(self, rows: list[list[str]]) -> None:
        for line in in_line(rows):
            self.screen.line(line)


def player_called(contest: Contest, name: str) -> int:
    """By name, or by the beginning of one that nobody else's has. Raises Unusable."""
    player = contest.player_named(name)
    if player:
        return player
    key = name_key(name)
    begins = [number for number, one in contest.players.items() if key and name_key(one.name).startswith(key)]
    if len(begins) == 1:
        return begins[0]
    names = [contest.name(number) for number in begins] or difflib.get_close_matches(
        name, [one.name for one in contest.players.values()], 3
    )
    if names:
        raise Unusable("contest-who-near", name=name[:60], meant=", ".join(names[:5]))
    raise Unusable("contest-who", name=name[:60])


def rows_of_file(path: Path) -> str:
    """A list of names, from a file or from what is piped in."""
    from grimoire.library.reading import read_text

    if str(path) == "-":
        return sys.stdin.read()
    return read_text(path)


def line_wrong(where: str, line: int, error: Unusable) -> BadFile:
    return BadFile("contest-line", where, line=line, what=error)
