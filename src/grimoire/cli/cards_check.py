"""Checking card files: the first mistake of each, so that an author of several sees them all at once."""

from pathlib import Path

from grimoire.library.cards import build_pool, shipped_texts
from grimoire.library.yaml_lines import BadFile, read_text
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.text import UnknownWord
from grimoire.magenoir.text.current import printed_text


class Checked:
    """The cards of the files without mistakes, and a line for each mistake."""

    def __init__(self) -> None:
        self.pool = Pool()
        self.mistakes: list[str] = []
        self.remarks: list[str] = []  # things that are allowed, but that an author wants to know


def check(paths: list[Path]) -> Checked:
    """The shipped cards with these files after them; a file with a mistake is left out of the next try."""
    checked = Checked()
    own = own_texts(paths, checked.mistakes)
    while True:
        try:
            checked.pool = build_pool(shipped_texts() + own)
            break
        except BadFile as error:
            checked.mistakes.append(str(error))
            wrong = [i for i, (where, _) in enumerate(own) if str(error).startswith(f"{where}:")]
            if not wrong:
                return checked  # a shipped file: nothing can be read beside it
            own.pop(wrong[-1])
    remark_on_texts(checked)
    return checked


def own_texts(paths: list[Path], mistakes: list[str]) -> list[tuple[str, str]]:
    texts: list[tuple[str, str]] = []
    for path in paths:
        found = sorted(path.glob("*.yaml")) if path.is_dir() else [path]
        if not found:
            mistakes.append(f"{path}: holds no card files (*.yaml)")
        for file in found:
            try:
                texts.append((str(file), read_text(file)))
            except BadFile as error:
                mistakes.append(str(error))
    return texts


def remark_on_texts(checked: Checked) -> None:
    """A card can be played without a text, but its author should know that it has none."""
    for definition in checked.pool.definitions:
        for lang, language in (("en", "English"), ("fr", "French")):
            try:
                printed_text(checked.pool, definition, lang)
            except UnknownWord as error:
                checked.remarks.append(f"{definition.source}: {definition.id}: has no {language} text ({error})")
