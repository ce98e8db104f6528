"""A record of a game that went wrong: a text from which anybody can play it again up to that point."""

from pathlib import Path

import msgspec

from grimoire import __version__
from grimoire.bots.games import numbered
from grimoire.lab.tables import Table
from grimoire.library.entries import BOT, CHOICE, Entry
from grimoire.library.reading import is_folder
from grimoire.library.records import Record, record_text
from grimoire.library.replay import turn_digest
from grimoire.library.yaml_lines import read_text


def crash_record(
    table: Table,
    bots: list[str],
    decks: list[list[str]],
    seed: int,
    choices: list[int],
    own_cards: tuple[str, ...],
    closed: bool,
) -> tuple[list[str], str]:
    """The forms of the choices, and the record. Made by playing again, so that a game that goes well pays nothing for it."""
    record = Record(__version__, table.name, table.cards_digest(), numbered(bots), decks, seed, [*map(text_of, own_cards)])
    record.options = list(table.options)
    record.closed = closed
    try:
        position = table.begin(decks, seed)
        for index in choices:
            choice = Entry(CHOICE, position.asked, BOT, position.options[index].form)
            record.entries.append(choice)
            position.choose(index)
            record.entries[-1] = msgspec.structs.replace(choice, digest=turn_digest(table.name, position))
    except Exception:
        pass  # where it goes wrong the record ends: its last choice is the one that shows the fault
    return record.choices, record_text(record)


def text_of(path: str) -> str:
    """The cards of a player's own file, or of all files of a folder."""
    folder = Path(path)
    return "\n".join(read_text(file) for file in sorted(folder.glob("*.yaml"))) if is_folder(folder) else read_text(folder)


def write_crash(folder: Path, game: str, seed: int, record: str) -> Path:
    path = folder / f"crash-{game}-{seed}.yaml"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(record, encoding="utf-8")
    return path
