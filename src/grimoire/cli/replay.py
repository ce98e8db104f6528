"""`grimoire replay`: a recorded game, told as a story or looked at moment by moment."""

import sys
from pathlib import Path

import typer

from grimoire.cli.replay_screen import ReplayScreen
from grimoire.cli.screen import make_screen
from grimoire.cli.starting import is_terminal
from grimoire.cli.terminal_language import in_words, language
from grimoire.library.replay import pool_of
from grimoire.library.saves import load_record
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.games import wording_of
from grimoire.seat.wording import Wording
from grimoire.table.playback import Playback

DEPARTED = 1  # the exit code for a record that cannot be followed to its end
UNUSABLE = 2
OPEN = "open"


def replay(
    file: Path = typer.Argument(help="The record of a game: a save, or what simulate wrote."),
    seat: str = typer.Option(OPEN, "--seat", help="From whose view: a name in the record, 1, 2 …; or open, with all hands."),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
    plain: bool = typer.Option(False, "--plain", help="No colour, no boxes."),
    story: bool = typer.Option(False, "--story", help="Tell the whole game at once, also on a terminal."),
) -> None:
    """Show a recorded game, forward and back; where nobody can answer, the whole story is printed."""
    playback, viewer, wording = opened(file, seat, lang)
    record = playback.record
    screen = make_screen(wording, plain)
    replay_screen = ReplayScreen(playback, wording, screen, viewer)
    try:
        if record.is_older:
            screen.paragraph(wording.say("record-older"))
        if is_terminal() and not story:
            replay_screen.look()
        else:
            replay_screen.tell()
    except (EOFError, KeyboardInterrupt):
        print()
    if playback.departure:
        print(f"grimoire: {in_words(playback.departure)}", file=sys.stderr)
        raise typer.Exit(DEPARTED)


def opened(file: Path, seat: str, lang: str | None) -> tuple[Playback, int, Wording]:
    """A recorded game to look at, from whose view, and its words; what cannot be used ends the command with a line."""
    try:
        spoken = language(lang)
        record = load_record(file)
        pool = pool_of(record)
        viewer = seat_of(seat, record.seats)
        playback = Playback(record, pool)
    except BadFile as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    return playback, viewer, wording_of(record.game, spoken, pool)


def seat_of(wanted: str, seats: list[str]) -> int:
    """The seat meant; -1 for an open view."""
    if wanted in seats:
        return seats.index(wanted)
    numbers = [str(number) for number in range(1, len(seats) + 1)]
    if wanted in numbers:
        return int(wanted) - 1
    if wanted == OPEN:
        return -1
    raise BadFile("bad-seat", name=wanted, seats=", ".join([*seats, *numbers]), open=OPEN)
