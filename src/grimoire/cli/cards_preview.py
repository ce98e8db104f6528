"""Cards of one's own as they would look: both languages, what stands behind them, and remarks for their author."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from grimoire.cli.cards_show import card_background, card_panel
from grimoire.library.messages import LANGUAGES, messages
from grimoire.pages.cards_check import Checked, Own, check, state_of
from grimoire.pages.catalogue import Catalogue

WRONG_INPUT: Final = 2
SIDE_BY_SIDE: Final = 90  # from this width on the languages stand beside each other
MOMENT: Final = 0.5  # seconds between two looks at a file that is watched


def preview(console: Console, paths: list[Path], lang: str, game: str) -> int:
    """Show the cards of these files; the number is the exit code."""
    checked = check(paths, game)
    for own in checked.own:
        console.print(shown(checked.catalogue, own, lang, console.width))
        console.print()
    for mistake in checked.mistakes:
        typer.echo(mistake.words(lang), err=True)
    if checked.own or not checked.mistakes:
        console.print(summary(checked, lang))
    return WRONG_INPUT if checked.mistakes else 0


def shown(catalogue: Catalogue[Any], own: Own, lang: str, width: int) -> RenderableType:
    """A card in both languages, side by side if there is room, and below it what is not printed on it."""
    beside = width >= SIDE_BY_SIDE
    room = width // len(LANGUAGES) if beside else width
    card = own.definition
    panels: list[RenderableType] = [card_panel(catalogue, card, language, room, reminders=True) for language in LANGUAGES]
    if beside:
        table = Table.grid(padding=0)
        table.add_row(*panels)
        panels = [table]
    lines = [Text(line) for line in card_background(catalogue, own.definition, lang)]
    return Group(*panels, *lines, *[Text(f"! {line}", style="yellow") for line in remark_lines(own, lang)])


def remark_lines(own: Own, lang: str) -> list[str]:
    """The remarks on a card, with file and line."""
    lines: list[str] = []
    for remark in own.remarks:
        where = f"{own.source.where}:{remark.line}"
        lines.append(messages(lang).say("preview-remark", where=where, card=own.source.id, remark=remark.words(lang)))
    return lines


def summary(checked: Checked, lang: str) -> str:
    if not checked.own:
        return messages(lang).say("preview-nothing")
    count = sum(len(own.remarks) for own in checked.own)
    return messages(lang).say("preview-cards", cards=len(checked.own), remarks=count)


def watch(console: Console, paths: list[Path], lang: str, game: str) -> None:
    """Show the cards, and again whenever a file has changed, until the author has seen enough."""
    try:
        for _ in changes(paths):
            console.clear()
            preview(console, paths, lang, game)
            console.print(messages(lang).say("preview-watching"), style="dim")
    except KeyboardInterrupt:
        console.print()


def changes(paths: list[Path]) -> Iterator[None]:
    """Once at once, then after every change of a file."""
    before: list[tuple[str, int, int]] | None = None
    while True:
        now = state_of(paths)
        if now != before:
            before = now
            yield
        time.sleep(MOMENT)
