"""`grimoire contest`: a contest of people in a room, kept in a file, for a club without a server."""

from pathlib import Path

import msgspec
import typer

from grimoire.cli.contest_asking import add_commands
from grimoire.cli.contest_desk import BY, FILE, LANG, Desk, line_wrong, new_seed, player_called, rows_of_file, told
from grimoire.cli.contest_file import Step
from grimoire.cli.contest_simulate import simulate
from grimoire.cli.helping import Program
from grimoire.cli.terminal_language import in_words
from grimoire.contests.consequences import Consequences, consequences
from grimoire.contests.contest import Contest
from grimoire.contests.entries import (
    Corrected,
    Dropped,
    Entered,
    Finished,
    Games,
    Opened,
    Result,
    Returned,
    Undone,
)
from grimoire.contests.names import clean_name, names_pasted
from grimoire.contests.next_round import next_of, next_pairing
from grimoire.contests.planning import robin_suits
from grimoire.contests.settings import PRESETS, Settings
from grimoire.contests.typed import typed_result
from grimoire.kernel.unusable import Unusable

app = Program(help="A contest of people in a room: names, rounds, results, standings and pages for print, kept in a file.")
UNSET = -1


@app.command()
def new(
    file: Path = typer.Argument(help="The file that is made; it holds all of the contest."),
    title: str = typer.Option("", "--title", help="What it is called; the name of the file if left out."),
    preset: str = typer.Option(
        "publisher",
        "--preset",
        help="publisher (Swiss of 3 rounds, then the best 4), swiss, elimination, or robin (everybody meets everybody).",
    ),
    rounds: int = typer.Option(UNSET, "--rounds", help="Rounds before a cut; 0: as the number of players asks for."),
    cut: int = typer.Option(UNSET, "--cut", help="How many go on by single elimination: 0, 2, 4, 8 or 16."),
    best_of: int = typer.Option(UNSET, "--best-of", help="Games of a series: 1, 3 or 5."),
    minutes: int = typer.Option(UNSET, "--minutes", help="Minutes of a round; 0: no end."),
    names: Path | None = typer.Option(None, "--list", help="A list of players, one a line; - reads what is piped in."),
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Open a contest."""
    with told():
        desk = Desk(file, lang, by)
        if preset not in PRESETS:
            raise Unusable("contest-preset", name=preset[:40], presets=", ".join(PRESETS))
        given = {"rounds": rounds, "cut": cut, "best_of": best_of, "cut_best_of": best_of, "minutes": minutes}
        changes = {name: value for name, value in given.items() if value != UNSET}
        settings: Settings = msgspec.structs.replace(PRESETS[preset], **changes)
        steps: list[Step] = [(Opened(title.strip() or file.stem, settings, new_seed()), "")]
        steps += [(Entered(at, name), "") for at, name in enumerate(listed(names), 1)]
        contest = desk.file.begin(steps)
        words = desk.words(contest)
        desk.screen.paragraph(words.say("contest-terminal-new", title=contest.title, system=words.system()))
        if contest.players:
            desk.screen.paragraph(words.say("contest-terminal-players", amount=len(contest.players)))


def listed(path: Path | None) -> list[str]:
    """The names of a list; a line that is no name refuses all of it, so that nothing is entered twice after mending it."""
    if path is None:
        return []
    names, wrong = names_pasted(rows_of_file(path))
    if wrong:
        raise line_wrong(str(path), *wrong[0])
    return names


@app.command()
def enter(
    file: Path = FILE,
    names: list[str] = typer.Argument(None, metavar="[NAME]...", help="Who comes in, or comes back."),
    list_file: Path | None = typer.Option(None, "--list", help="A list of players, one a line; - reads what is piped in."),
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Enter players, also late; who has left comes back."""
    with told():
        desk = Desk(file, lang, by)
        coming = [clean_name(name) for name in names or []] + listed(list_file)

        def make(contest: Contest) -> list[Step]:
            steps: list[Step] = []
            number = len(contest.players)
            for name in coming:
                known = contest.player_named(name)
                if known and not contest.players[known].active:
                    steps.append((Returned(known), ""))
                else:
                    number += 1
                    steps.append((Entered(number, name), ""))
            return steps

        contest = desk.do(make)
        words = desk.words(contest)
        for entry in contest.log[-len(coming) :] if coming else []:
            desk.screen.line(words.entry(entry))
        desk.screen.line(words.say("contest-terminal-players", amount=len(contest.active)))


@app.command()
def drop(
    file: Path = FILE,
    name: str = typer.Argument(help="Who leaves; the beginning of a name is enough."),
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Take a player out of the rounds to come; their results stand."""
    with told():
        desk = Desk(file, lang, by)
        contest = desk.do(lambda contest: [(Dropped(player_called(contest, name)), "")])
        words = desk.words(contest)
        desk.screen.line(words.entry(contest.log[-1]))
        round = contest.running
        table = round.table_of(contest.log[-1].act.player) if round and isinstance(contest.log[-1].act, Dropped) else None
        if table is not None and table.games is None:
            desk.screen.paragraph(words.say("contest-terminal-still-open", table=table.number))


@app.command()
def pair(file: Path = FILE, lang: str | None = LANG, by: str = BY) -> None:
    """Pair the next round; after the last one, end the contest."""
    with told():
        desk = Desk(file, lang, by)

        def make(contest: Contest) -> list[Step]:
            if next_of(contest).act == "finish":
                return [(Finished(), "")]
            return [(next_pairing(contest, new_seed()), "")]

        contest = desk.do(make)
        words = desk.words(contest)
        if contest.over:
            desk.screen.line(words.say("contest-entry-finished"))
            desk.show_standings(contest)
            return
        if len(contest.rounds) == 1 and robin_suits(contest.settings, len(contest.active)):
            desk.screen.paragraph(words.say("contest-terminal-robin", amount=len(contest.active)))
        desk.show_round(contest, contest.rounds[-1])


@app.command()
def result(
    file: Path = FILE,
    numbers: list[int] = typer.Argument(
        None,
        metavar="[TABLE GAMES GAMES [DRAWN]]",
        help="As 12 2 1; without them results are asked for, line by line.",
    ),
    round: int = typer.Option(0, "--round", help="The round of a result that is corrected; the running one if left out."),
    reason: str = typer.Option("", "--reason", help="Why a result that stands is corrected."),
    yes: bool = typer.Option(False, "--yes", help="Keep a correction without asking."),
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Keep results, or correct one: what follows from a correction is shown before it is kept."""
    with told():
        desk = Desk(file, lang, by)
        if not numbers:
            results_by_line(desk)
            return
        table, games = typed_result(" ".join(map(str, numbers)))
        if reason or round:
            correct(desk, round, table, games, reason, yes)
        else:
            keep(desk, table, games)


def keep(desk: Desk, table: int, games: Games) -> None:
    contest = desk.do(lambda contest: [(Result(len(contest.rounds), table, games), "")])
    words = desk.words(contest)
    seated = contest.rounds[-1].tables[table - 1]
    desk.screen.line(
        words.say(
            "contest-terminal-kept",
            table=table,
            one=contest.name(seated.first),
            first=games.first,
            other=contest.name(seated.second),
            second=games.second,
            missing=len(contest.rounds[-1].open),
        )
    )


def results_by_line(desk: Desk) -> None:
    """Until nothing is typed, or nothing is missing; a line that is no result is told, and the next one asked for."""
    while True:
        contest = desk.read()
        if contest.running is None:
            desk.screen.line(desk.words(contest).say("contest-terminal-all-in"))
            return
        desk.show_round(contest, contest.running)
        line = desk.asked("contest-terminal-prompt", contest)
        if not line:
            return
        try:
            keep(desk, *typed_result(line))
        except Unusable as error:
            desk.screen.line(in_words(error))


def correct(desk: Desk, round: int, table: int, games: Games, reason: str, yes: bool) -> None:
    contest = desk.read()
    number = round or len(contest.rounds)
    act = Corrected(number, table, games)
    found = consequences(contest, act)
    if not reason.strip():
        raise Unusable("contest-reason")
    show_consequences(desk, contest, found)
    words = desk.words(contest)
    if not yes:
        answer = desk.asked("contest-terminal-keep", contest)
        if answer.casefold()[:1] not in (words.say("contest-terminal-yes"), "y"):
            desk.screen.line(words.say("contest-terminal-not-kept"))
            return
    contest = desk.do(lambda newest: [(act, reason)])
    desk.screen.line(desk.words(contest).entry(contest.log[-1]))


def show_consequences(desk: Desk, contest: Contest, found: Consequences) -> None:
    say = desk.words(contest).say
    for move in found.moves:
        facts: dict[str, str | int] = {"name": contest.name(move.player), "rank": move.rank, "place": move.rank_then}
        if move.points == move.points_then:
            desk.screen.line(f"  {say('contest-terminal-place', **facts)}")
        else:
            desk.screen.line(f"  {say('contest-terminal-move', points=move.points, then=move.points_then, **facts)}")
    for one, other in found.otherwise:
        names = {"one": contest.name(one), "other": contest.name(other)}
        desk.screen.line(f"  {say('contest-terminal-otherwise', round=found.round, **names)}")
    if found.otherwise:
        desk.screen.line(f"  {say('contest-terminal-nothing-anew')}")
    if not found.moves and not found.otherwise:
        desk.screen.line(f"  {say('contest-terminal-no-change')}")


@app.command()
def undo(
    file: Path = FILE,
    to: int = typer.Argument(metavar="ENTRY", help="The last entry that stays; 'contest log' shows their numbers."),
    reason: str = typer.Option("", "--reason", help="Why."),
    lang: str | None = LANG,
    by: str = BY,
) -> None:
    """Strike out everything after an entry. Nothing is deleted: the log still shows it."""
    with told():
        desk = Desk(file, lang, by)
        contest = desk.do(lambda contest: [(Undone(to), reason)])
        desk.screen.line(desk.words(contest).entry(contest.log[-1]))


add_commands(app)
app.command()(simulate)
