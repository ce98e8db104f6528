"""Checking card files: every mistake, so that an author sees them all at once."""

from pathlib import Path
from typing import Any

from grimoire.language.source import CardSource
from grimoire.library.games import box_of
from grimoire.library.reading import is_folder
from grimoire.library.yaml_lines import BadFile, read_text
from grimoire.pages.catalogue import Catalogue
from grimoire.pages.games import catalogue_of
from grimoire.pages.remarks import Remark


class Own:
    """A card of the author's, as written and as read."""

    def __init__(self, definition: Any, source: CardSource, found: list[Remark]) -> None:
        self.definition = definition
        self.source = source
        self.remarks = found  # things that are allowed, but that an author wants to know


class Checked:
    """The cards of the files without mistakes, and a line for each mistake."""

    def __init__(self, catalogue: Catalogue[Any]) -> None:
        self.catalogue = catalogue
        self.mistakes: list[BadFile] = []
        self.own: list[Own] = []
        self.texts: list[tuple[str, str]] = []  # the files they were read from: name and text


def check(paths: list[Path], game: str = "magenoir") -> Checked:
    """The shipped cards with these files after them; a file with a mistake is left out."""
    mistakes: list[BadFile] = []
    own = own_texts(paths, mistakes)
    checked = check_texts(own, game)
    checked.mistakes[:0] = mistakes
    return checked


def check_texts(own: list[tuple[str, str]], game: str = "magenoir") -> Checked:
    """The same of texts that lie in no file: name and text of each."""
    box = box_of(game)
    checked = Checked(catalogue_of(game, box.shipped_pool()))
    if own:
        checked.mistakes.extend(box.card_mistakes(own))
        own = [(where, text) for where, text in own if not any(is_in(mistake, where) for mistake in checked.mistakes)]
    while own:
        try:
            checked.catalogue = catalogue_of(game, box.build_pool([*box.shipped_texts(), *own]))
            break
        except BadFile as error:
            checked.mistakes.append(error)
            own.pop([i for i, (where, _) in enumerate(own) if is_in(error, where)][-1])
    checked.texts = own
    for where, text in own:
        for source in checked.catalogue.sources(text, where):
            card = checked.catalogue.by_id(source.id)
            checked.own.append(Own(card, source, checked.catalogue.remarks(card, source)))
    return checked


def is_in(mistake: BadFile, file: str) -> bool:
    return f"{mistake.where}:".startswith(f"{file}:")


def own_texts(paths: list[Path], mistakes: list[BadFile]) -> list[tuple[str, str]]:
    texts: list[tuple[str, str]] = []
    for path in paths:
        found = sorted(path.glob("*.yaml")) if is_folder(path) else [path]
        if not found:
            mistakes.append(BadFile("bad-no-cards", str(path)))
        for file in found:
            try:
                texts.append((str(file), read_text(file)))
            except BadFile as error:
                mistakes.append(error)
    return texts


def state_of(paths: list[Path]) -> list[tuple[str, int, int]]:
    """Name, time and size of every file; one that is not there just now has none."""
    found = [file for path in paths for file in (sorted(path.glob("*.yaml")) if is_folder(path) else [path])]
    states: list[tuple[str, int, int]] = []
    for file in found:
        try:
            facts = file.stat()
            states.append((str(file), facts.st_mtime_ns, facts.st_size))
        except (OSError, ValueError):  # an editor may be writing it anew at this moment
            states.append((str(file), 0, -1))
    return states
