"""Names of players as they are typed or pasted: what they may be, and when two are the same."""

import csv
import io
import re
import unicodedata
from typing import Final

from grimoire.kernel.unusable import Unusable

LONGEST: Final = 40
# Letters that are not seen or turn the direction of writing: nobody could tell two such names apart, or read the page.
HIDDEN: Final = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
BEFORE_A_NAME: Final = re.compile(r"\s*(?:\d+\s*[.)\t]|[-*•–—·])\s*(?=\S)")  # what lists of names begin their lines with

SEPARATORS: Final = "\t;,"  # of a table that comes from a spreadsheet, or from another program
COLUMNS: Final = ("player", "players", "name", "names", "joueur", "joueurs", "joueuse", "nom", "noms")


def clean_name(name: str) -> str:
    """As it is kept: in one form of Unicode, without spaces around it or twice. Raises Unusable."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy:
        raise Unusable("contest-name-empty")
    if len(tidy) > LONGEST:
        raise Unusable("contest-name-long", name=f"{tidy[:LONGEST]}…", most=LONGEST)
    for letter in tidy:
        if unicodedata.category(letter) in HIDDEN:
            raise Unusable("contest-name-letter", letter=f"U+{ord(letter):04X}", name="".join(filter(str.isprintable, tidy)))
    if not any(letter.isalnum() for letter in tidy):
        raise Unusable("contest-name-empty")
    return tidy


def name_key(name: str) -> str:
    """Two names with the same key are one name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def names_pasted(text: str) -> tuple[list[str], list[tuple[int, Unusable]]]:
    """The names of a list, one a line, and what is wrong with which lines. A number or a dash before a name is left out."""
    found, wrong = lines_pasted(text)
    return [name for _, name in found], wrong


def lines_pasted(text: str) -> tuple[list[tuple[int, str]], list[tuple[int, Unusable]]]:
    """The same, each name with its line."""
    names: list[tuple[int, str]] = []
    wrong: list[tuple[int, Unusable]] = []
    seen: dict[str, int] = {}
    whole = text.replace("\r\n", "\n").replace("\r", "\n").lstrip("\ufeff")
    table = column_of_names(whole)
    for at, line in enumerate(whole.split("\n"), 1) if table is None else table:
        line = line.lstrip("\ufeff")
        if not line.strip():
            continue
        try:
            name = clean_name(BEFORE_A_NAME.sub("", line, count=1) if BEFORE_A_NAME.match(line) else line)
            if name_key(name) in seen:
                raise Unusable("contest-name-pasted-twice", name=name, line=seen[name_key(name)])
        except Unusable as error:
            wrong.append((at, error))
            continue
        seen[name_key(name)] = at
        names.append((at, name))
    return names, wrong


def column_of_names(text: str) -> list[tuple[int, str]] | None:
    """The names of a table whose first line says in which column they stand, each with its line; nothing where it is none."""
    head = next((line for line in text.split("\n") if line.strip()), "")
    for separator in SEPARATORS:
        titles = [cell.strip().casefold().strip('"') for cell in head.split(separator)]
        column = next((at for at, title in enumerate(titles) if title in COLUMNS), -1)
        if len(titles) > 1 and column >= 0:
            break
    else:
        return None
    rows = csv.reader(io.StringIO(text), delimiter=separator)
    found: list[tuple[int, str]] = []
    at = 1
    try:
        for row in rows:
            if len(row) > column:
                found.append((at, as_it_was(" ".join(row[column].split()))))  # a name on two lines of a cell is one
            at = rows.line_num + 1
    except csv.Error:  # a cell without an end
        return None
    return found[1:]


def as_it_was(cell: str) -> str:
    """Without the mark that keeps a spreadsheet from reckoning (`exporting.py`)."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in ("=", "+", "-", "@") else cell
