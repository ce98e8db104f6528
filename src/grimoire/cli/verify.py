"""`grimoire verify`: whether a finished game went as chance, settled before it began, made it go."""

import sys
from pathlib import Path

import typer

from grimoire.cli.screen import make_screen
from grimoire.cli.terminal_language import in_words, language
from grimoire.library.entries import DRAW
from grimoire.library.reading import is_folder
from grimoire.library.record_chance import chance_from
from grimoire.library.records import Record
from grimoire.library.replay import pool_of, start_of
from grimoire.library.saves import SERIES_FILE, game_save, load_series, read_save, series_of
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.games import wording_of
from grimoire.table.match import Match
from grimoire.table.played_series import DRAWN, WON

FAILED = 1  # the exit code where something is not as it was said to be
UNUSABLE = 2


def verify(
    file: Path = typer.Argument(help="The record of a finished game, or the folder of a series."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
) -> None:
    """Check that the secret of a game is the one committed to before it began, and that the game follows from it.

    Compare the commitment that is shown with the one you saw before the first card was dealt.
    """
    try:
        lang = language(lang)
        records, endings = records_in(file)
    except BadFile as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    for record, ending in zip(records, endings, strict=True):
        verify_game(record, ending, lang, plain)


def records_in(file: Path) -> tuple[list[Record], list[str]]:
    """The record of a game, or of each game of a series that is over, with how the series says that it ended."""
    whole = series_of(file) if is_folder(file) or file.name == SERIES_FILE else None
    if whole is None:
        return [read_save(file)], [""]
    series = load_series(whole)
    endings = [choice for choice in series.choices if choice == DRAWN or choice.startswith(f"{WON} ")]
    if not endings:
        raise BadFile("bad-series-begun", str(whole))
    return [read_save(game_save(whole, number)) for number in range(1, len(endings) + 1)], endings


def verify_game(record: Record, ending: str, lang: str, plain: bool) -> None:
    try:
        pool = pool_of(record)
        wording = wording_of(record.game, lang, pool)
    except BadFile as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    screen = make_screen(wording, plain)
    if ending:
        screen.line(Path(record.where).name, "bold")
    try:
        chance_from(record)
        match = Match.to_look_at(record, start_of(record, pool), pool.digest)
        check_result(record, match.position.over, match.position.winner)
        if ending not in ("", DRAWN if record.result == DRAW else f"{WON} {record.result}"):
            raise BadFile("bad-series-ending", record.where, ending=ending)
    except BadFile as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(FAILED) from None
    if record.commitment:
        screen.paragraph(wording.say("verified", commitment=record.commitment))
    else:
        screen.paragraph(wording.say("verified-seed", seed=str(record.seed)))
    screen.paragraph(wording.say("verified-choices", choices=len(record.choices)))


def check_result(record: Record, over: bool, winner: int) -> None:
    """Whoever has won by the record has won by the rules; who gave up is not looked at."""
    if over and not record.conceded:
        said = record.result
        won = record.seats[winner] if winner >= 0 else "draw"
        if said and said != won:
            raise BadFile("bad-result", record.where, said=said, won=won)
