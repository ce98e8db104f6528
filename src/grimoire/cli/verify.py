"""`grimoire verify`: whether a finished game went as chance, settled before it began, made it go."""

import sys
from pathlib import Path

import typer

from grimoire.cli.screen import make_screen
from grimoire.cli.spoken import language
from grimoire.library.record_chance import chance_from
from grimoire.library.records import Record
from grimoire.library.replay import follow, pool_of, start_of
from grimoire.library.saves import read_save
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.games import wording_of

FAILED = 1  # the exit code where something is not as it was said to be
UNUSABLE = 2


def verify(
    file: Path = typer.Argument(help="The record of a finished game."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
) -> None:
    """Check that the secret of a game is the one committed to before it began, and that the game follows from it.

    Compare the commitment that is shown with the one you saw before the first card was dealt.
    """
    try:
        lang = language(lang)
        record = read_save(file)
        pool = pool_of(record)
        wording = wording_of(record.game, lang, pool)
    except BadFile as error:
        print(f"grimoire: {error}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    screen = make_screen(wording, plain)
    try:
        chance_from(record)
        position = start_of(record, pool)
        follow(record, position, cards=pool.digest)
        check_result(record, position.over, position.winner)
    except BadFile as error:
        print(f"grimoire: {error}", file=sys.stderr)
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
            raise BadFile(f"{record.where}: the record says that {said} has won; it is {won}")
