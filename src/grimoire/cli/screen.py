"""What the terminal shows and reads: with colours and frames, or plain."""

import contextlib
import importlib
import os
import re
import sys
import textwrap
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.panel import Panel
from rich.text import Text
from rich.theme import Theme

from grimoire.cli.unbroken_spaces import keep_unbroken
from grimoire.language.phrase import NBSP, spaced
from grimoire.library.reading import shown
from grimoire.seat.groups import Group
from grimoire.seat.wording import Wording

WIDTH: Final = 100
ENDLESS: Final = 10_000  # the height of a page that can be scrolled
NARROWEST: Final = 40  # a narrower terminal breaks the lines itself
LABEL: Final = 13
LONGEST_LINE: Final = 10_000
LINES_AWAY: Final = 200  # pushes everything out of sight on a terminal that cannot be cleared
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the page, and what could be scrolled back to


class Screen:
    """Plain text on standard output: no colour, no boxes."""

    def __init__(self, width: int = WIDTH, height: int = ENDLESS) -> None:
        self.width = max(NARROWEST, width)
        self.height = height  # lines that can be seen at once

    def line(self, text: str = "", style: str = "") -> None:
        print(shown(text))

    def paragraph(self, text: str, style: str = "", indent: str = "", later: str | None = None) -> None:
        """Running text, broken into lines; `later` begins those after the first."""
        rest = indent if later is None else later
        for line in self.wrapped(text, indent, rest):
            self.line(line, style)

    def wrapped(self, text: str, indent: str = "", rest: str = "") -> list[str]:
        lines = textwrap.wrap(spaced(text), self.width, initial_indent=indent, subsequent_indent=rest) or [""]
        return [line.replace(NBSP, " ") for line in lines]

    def clear(self) -> None:
        """Nothing that was shown can be read any more, by scrolling up or by looking for what was typed."""
        forget_typed()
        if not sys.stdout.isatty():
            self.line("\n" + "=" * self.width)
        elif os.environ.get("TERM") in (None, "dumb"):
            self.line("\n" * LINES_AWAY)
        else:
            print(CLEAR, end="", flush=True)

    def entry(self, label: str, text: str) -> None:
        """A word and what it means."""
        for line in self.wrapped(text, f"  {label:<20}", " " * 22):
            self.line(line)

    def heading(self, text: str) -> None:
        self.line()
        self.line(f"-- {text} {'-' * max(2, self.width - len(text) - 4)}"[: max(self.width, len(text) + 6)])

    def group(self, group: Group, boxed: bool = True) -> None:
        for line in self.wrapped(group.title) if group.title else []:
            self.line(line, "bold cyan" if group.mine else "bold")
        for line in self.lines_of(group):
            self.line(line)

    def height_of(self, groups: Sequence[Group], boxed: bool) -> int:
        """How many lines these take, with a heading."""
        return 2 + sum(len(self.lines_of(group)) + len(self.wrapped(group.title) if group.title else []) for group in groups)

    def lines_of(self, group: Group) -> list[str]:
        lines: list[str] = []
        for label, text in group.lines:
            lines.extend(
                textwrap.wrap(
                    spaced(self.unbroken(text)),
                    self.width,
                    initial_indent=f"  {label.ljust(LABEL)}" if label else "    ",
                    subsequent_indent=" " * (LABEL + 2),
                    break_long_words=False,
                    break_on_hyphens=False,
                )
                or [""]
            )
        return [line.replace(NBSP, " ") for line in lines]

    def unbroken(self, text: str) -> str:
        """Cards in a row as they may be broken into lines: between cards only, unless one alone is too long for a line."""
        most = self.width - LABEL - 4
        return f"{NBSP}| ".join(part.replace(" ", NBSP) if len(part) <= most else part for part in text.split(" | "))

    def read(self, prompt: str) -> str:
        """A line from the player. Raises EOFError and KeyboardInterrupt as input does. A question that would leave no room
        for the answer stands above it: what edits a line counts on its prompt being short."""
        *above, prompt = prompt.split("\n")
        for line in above:
            self.line(line)
        if len(prompt) > self.width // 2:
            self.paragraph(prompt.strip())
            prompt = "> "
        if sys.stdin.isatty():
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        text = sys.stdin.readline(LONGEST_LINE)
        if not text or len(text) == LONGEST_LINE:  # nobody typed that: it would go on for ever
            raise EOFError
        print(shown(text.rstrip("\n")))  # so that what was piped in can be followed on the page
        return text.strip()


class RichScreen(Screen):
    """The same with colours and frames, for a terminal."""

    def __init__(self, wording: Wording) -> None:
        with contextlib.suppress(ImportError):  # not on every system; with it input() has line editing and a history
            importlib.import_module("readline")
        words = wording.coloured()
        patterns = [rf"(?P<word{i}>\b{re.escape(word)}\b)" for i, word in enumerate(words)]
        highlighter = type("WordHighlighter", (RegexHighlighter,), {"base_style": "game.", "highlights": patterns})
        theme = Theme({f"game.word{i}": colour for i, colour in enumerate(words.values())})
        self.console = wide_enough(Console(theme=theme, highlighter=highlighter(), markup=False, emoji=False))
        super().__init__(min(self.console.width, 120), self.console.height)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(shown(text), style=style or None, soft_wrap=False)

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.rule(Text(shown(text), style="bold"), style="dim", align="left")

    def height_of(self, groups: Sequence[Group], boxed: bool) -> int:
        if not boxed:
            return super().height_of(groups, boxed)
        plain = Screen(self.width - 4)
        return 2 + sum(2 + len(plain.lines_of(group)) for group in groups)

    def group(self, group: Group, boxed: bool = True) -> None:
        if not boxed:
            super().group(group, boxed)
            return
        inner = self.width - 4
        plain = Screen(inner)
        body = self.console.highlighter(Text(shown("\n".join(plain.lines_of(group))) or " "))
        title = Text(shown(group.title), style="bold cyan" if group.mine else "bold")
        self.console.print(
            Panel(body, title=title, title_align="left", border_style="cyan" if group.mine else "dim", width=self.width)
        )


def wide_enough(console: Console) -> Console:
    """A console on which every table has room for its columns; a narrower terminal breaks the lines itself."""
    keep_unbroken()
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def forget_typed() -> None:
    """The arrow keys must not bring back what another player typed."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


def make_screen(wording: Wording, plain: bool) -> Screen:
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return Screen()
    return RichScreen(wording)
