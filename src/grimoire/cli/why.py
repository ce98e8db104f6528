"""grimoire why: why something cannot be done in a position that was written down, with the sections that say so."""

import re
import sys
from pathlib import Path

import typer

from grimoire.cli.rulings import GAME, LANG, UNUSABLE, spoken_in
from grimoire.library.games import GAMES
from grimoire.library.messages import Messages
from grimoire.library.reading import in_language
from grimoire.library.scenarios import Choice
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.ruling_index import shelf_of
from grimoire.pages.ruling_search import scenario_at
from grimoire.seat.games import presenter_of
from grimoire.seat.scenario_presenter import NAMES
from grimoire.seat.scenario_problems import problem_words
from grimoire.seat.why_not import Asking, WhyAnswer
from grimoire.seat.wording import Wording
from grimoire.table.asked_positions import AskedPosition, asked_position, of_play

ID = re.compile(r"[0-9a-f]{10}")


def why(
    position: str = typer.Argument(help="A scenario file (FILE, or FILE:part of a title), the id of a ruling, or a record."),
    about: list[str] = typer.Argument(
        None,
        help="A choice (alice prepare tornado) or a card; none: all cards of who is asked. Choices may come before.",
    ),
    at: int | None = typer.Option(None, "--at", min=0, help="After so many of its choices; after all of them if left out."),
    cards: list[Path] | None = typer.Option(None, "--cards", help="A file or folder of cards of your own; may be repeated."),
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Say why something cannot be done in a described position: every reason, with its rule."""
    say = spoken_in(lang, game)
    wording: Wording | None = None
    try:
        asked = found(position, at, game, cards or [])
        presenter = presenter_of(asked.notation.game, say.lang, asked.notation.pool, NAMES[: asked.seats])
        wording = presenter.wording
        *before, last = [part.strip() for part in " ".join(about or []).split(",")]
        for text in before:
            take(asked, text)
        answer = Asking(presenter, asked.notation, asked.game).answer(last)
    except BadFile as error:
        print(f"grimoire: {say_problem(error, wording, say.lang)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    show(answer, say)


def found(wanted: str, at: int | None, game: str, cards: list[Path]) -> AskedPosition:
    """The position of a ruling by its id in either library, or of a file. Raises BadFile."""
    if ID.fullmatch(wanted):
        for name in [game] if game else GAMES:
            ruling = shelf_of(name).by_id.get(wanted)
            if ruling is not None:
                return of_play(scenario_at(name, ruling.number).play, at, ruling.file)
    return asked_position(wanted, at, game, cards)


def take(asked: AskedPosition, text: str) -> None:
    """A choice before the one that is asked about. Raises BadFile."""
    name, _, form = text.partition(" ")
    seats = asked.notation.seats[: asked.seats]
    if name not in seats or not form:
        raise BadFile("bad-choice", "", text=text, example=asked.notation.example)
    seat = asked.notation.seat(name)
    asked.played.take(Choice(seat, asked.notation.by_name(seat, form), 0))
    if asked.played.fault:
        raise asked.played.fault


def say_problem(error: BadFile, wording: Wording | None, lang: str) -> str:
    """What is wrong; where something was refused, also why, as a player would be told."""
    return in_language(error, lang) if wording is None else problem_words(error, wording)


def show(answer: WhyAnswer, say: Messages) -> None:
    print(answer.moment)
    print(answer.asked)
    for one in answer.whys:
        print(say.say("asked-can" if one.can else "asked-cannot", what=one.what))
        for ground in one.grounds:
            print(f"    {ground.words}")
