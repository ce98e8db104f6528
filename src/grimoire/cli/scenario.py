"""`grimoire scenario`: run rulings, tell them as stories, and show which sources they stand for."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from grimoire.cli.helping import Program
from grimoire.cli.screen import wide_enough
from grimoire.cli.terminal_language import in_words, language
from grimoire.library.games import GAMES
from grimoire.library.messages import messages
from grimoire.library.notations import load_any
from grimoire.library.scenario_coverage import Covered, coverage
from grimoire.library.scenario_running import Result, run_scenario
from grimoire.library.scenarios import Scenario, title_in
from grimoire.library.sources import shipped_sources
from grimoire.library.standing import standing_of
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.games import wording_of
from grimoire.seat.scenario_problems import problem_words
from grimoire.seat.scenario_story import story

FAILED = 1
WRONG_FILE = 2
LONG_RUN = 50  # from this many scenarios on a progress bar is worth its line
STATE_STYLES = {"covered": "green", "missing": "yellow", "nothing": "dim"}

app = Program(help="Rulings that run: small texts of a position, some choices, and what must then hold.")
out = wide_enough(Console(soft_wrap=True, highlight=False))
err = wide_enough(Console(stderr=True, soft_wrap=True, highlight=False))

PATHS = typer.Argument(None, help="Scenario files, or folders of them; without any, the library that comes with the program.")
GAME = typer.Option(
    "", "--game", help="magenoir or anima: of files that name no game (else Mage Noir), or whose library (else both)."
)
LANG = typer.Option(None, "--lang", help="en or fr; as your system is set if left out.")
CARDS = typer.Option(None, "--cards", help="A file or folder of cards of your own that the scenarios use; may be repeated.")


@app.command()
def run(
    paths: list[Path] | None = PATHS,
    json: bool = typer.Option(False, "--json", help="Print the results as JSON, for other programs."),
    watch: bool = typer.Option(False, "--watch", help="Tell each scenario as a story: position, choices, events, facts."),
    cards: list[Path] | None = CARDS,
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Run scenarios. Ends with 0 if all hold, 1 if an expectation fails, 2 if a file or a scenario cannot be used."""
    spoken = spoken_in(lang)
    scenarios, errors = load(paths or [], cards or [], game)
    if watch and not json:
        for scenario in scenarios:
            out.print("\n".join(story(scenario, spoken)) + "\n", markup=False)
    shown = out.is_terminal and not json and not watch and len(scenarios) >= LONG_RUN
    walk = track(scenarios, "running", console=out, transient=True) if shown else scenarios
    results = [run_scenario(scenario) for scenario in walk]
    told = [problems_in_words(scenario, result, spoken) for scenario, result in zip(scenarios, results, strict=True)]
    if json:
        print_json(results, told, errors)
    elif results or not errors:
        print_results(results, told, spoken)
    if errors or any(result.bad for result in results):
        raise typer.Exit(WRONG_FILE)
    if not all(result.passed for result in results):
        raise typer.Exit(FAILED)


def spoken_in(lang: str | None) -> str:
    try:
        return language(lang)
    except BadFile as error:
        err.print(in_words(error), markup=False)
        raise typer.Exit(WRONG_FILE) from None


def load(paths: list[Path], cards: list[Path], game: str) -> tuple[list[Scenario], list[str]]:
    """The scenarios that can be run; and a line for everything that is wrong, which is said."""
    try:
        scenarios, errors = load_any(paths, game, cards)
    except BadFile as error:
        scenarios, errors = [], [error]
    said = [in_words(error) for error in errors]
    for text in said:
        err.print(text, markup=False)
    return scenarios, said


def problems_in_words(scenario: Scenario, result: Result, lang: str) -> list[str]:
    if not result.problems:
        return []
    wording = wording_of(result.game, lang, scenario.play.notation.pool)
    return [problem_words(problem, wording) for problem in result.problems]


def print_json(results: list[Result], told: list[list[str]], errors: list[str]) -> None:
    passed = len([result for result in results if result.passed])
    listed = [
        {
            "ruling": result.ruling,
            "fr": result.fr,
            "game": result.game,
            "file": result.file,
            "line": result.line,
            "passed": result.passed,
            "cites": result.cites,
            "standing": standing_of(result.game, result.ruling, result.cites).level,
            "problems": problems,
        }
        for result, problems in zip(results, told, strict=True)
    ]
    print_document({"passed": passed, "failed": len(results) - passed, "errors": errors, "scenarios": listed})


def print_document(document: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


def print_results(results: list[Result], told: list[list[str]], lang: str) -> None:
    for result, problems in zip(results, told, strict=True):
        if result.passed:
            continue
        title = title_in(lang, result.ruling, result.fr)
        out.print(f"[red]✗[/red] {escape(result.file)}:{result.line}: {escape(title)}")
        for problem in problems:
            out.print(f"    {escape(problem)}")
    passed = len([result for result in results if result.passed])
    failed = len(results) - passed
    style = "red" if failed else "green"
    out.print(f"[{style}]{messages(lang).say('scenarios-ran', passed=str(passed), failed=str(failed))}[/{style}]")


@app.command("coverage")
def show_coverage(
    paths: list[Path] | None = PATHS,
    json: bool = typer.Option(False, "--json", help="Print the list as JSON, for other programs."),
    missing: bool = typer.Option(False, "--missing", help="Show only the sources that no scenario cites."),
    cards: list[Path] | None = CARDS,
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """List every source of the rules with the scenarios that cite it."""
    spoken = spoken_in(lang)
    scenarios, errors = load(paths or [], cards or [], game)
    if errors:
        raise typer.Exit(WRONG_FILE)
    games = {scenario.play.notation.game for scenario in scenarios} | ({game} if game else set())
    rows = [
        row
        for name in GAMES
        if name in games
        for row in coverage(shipped_sources(name), scenarios, spoken)
        if not missing or row.state == "missing"
    ]
    if json:
        print_document([as_document(row) for row in rows])
        return
    say = messages(spoken).say
    table = Table(box=None, pad_edge=False)
    for heading in ("coverage-source", "coverage-title", "coverage-scenarios"):
        table.add_column(say(heading), overflow="fold")
    for row in rows:
        table.add_row(escape(row.id), escape(row.title), escape(cell(row, say)), style=STATE_STYLES[row.state])
    out.print(table)
    counts = {state: len([row for row in rows if row.state == state]) for state in STATE_STYLES}
    out.print(say("coverage-counts", **counts))


def cell(row: Covered, say: Callable[..., str]) -> str:
    if not row.states_rule:
        return say("coverage-nothing", why=row.why)
    listed = "; ".join(row.scenarios) or say("coverage-none")
    return say("coverage-same", source=row.same_as, listed=listed) if row.same_as else listed


def as_document(row: Covered) -> dict[str, object]:
    return {
        "id": row.id,
        "title": row.title,
        "state": row.state,
        "why": row.why,
        "same_as": row.same_as,
        "scenarios": row.scenarios,
    }


if __name__ == "__main__":
    app()
