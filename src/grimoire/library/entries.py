"""What happened in a match, entry by entry. Entries only grow: taking back is an entry too, and strikes out others.

0 hand choice prepare flame            seat, who answered for it, and the form of the option
1 bot turn 9b3c2a1f00aa12cd end turn   the same where a turn began: with the digest of the table after it
0 hand undo 12                         the match stands again as it did after entry 12
1 hand concede                         or, where the time was over: 1 clock concede
0 hand draw                            this seat agreed, and so did all others before it
1 hand given greedy                    whoever sat there has left, and a bot plays on; the others agreed
end 0                                  the game is over, and this seat won it; or: end draw
secret 00f1…                           what its chance came from, if that was committed to
"""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire.library.yaml_lines import BadFile

CHOICE: Final = "choice"
TURN: Final = "turn"  # only in the text: a choice with a digest
UNDO: Final = "undo"
CONCEDE: Final = "concede"
END: Final = "end"
SECRET: Final = "secret"
DRAW: Final = "draw"
GIVEN: Final = "given"

HAND: Final = "hand"  # a person, just now
ORDER: Final = "order"  # a person, beforehand: where nothing is to be chosen, or all is to be passed
BOT: Final = "bot"
CLOCK: Final = "clock"  # nobody: the time was over
UNSAID: Final = ""  # records of 0.1 do not say who answered

LINE: Final = re.compile(
    rf"(?P<seat>\d{{1,2}}) (?P<by>{HAND}|{ORDER}|{BOT}|{CLOCK}) (?:(?P<concede>{CONCEDE})|(?P<draw>{DRAW})"
    rf"|{UNDO} (?P<undo>\d{{1,9}})|{GIVEN} (?P<given>[a-z]{{1,40}})|{CHOICE} (?P<choice>.+)"
    rf"|{TURN} (?P<digest>[0-9a-f]{{16}}) (?P<turn>.+))|{END} (?P<end>\d{{1,2}}|{DRAW})"
    rf"|{SECRET} (?P<secret>[0-9a-f]{{32}})",
    re.DOTALL,
)
NOBODY: Final = -1


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened."""

    kind: str
    seat: int = NOBODY  # who chose, took back or gave up; who won at the end
    by: str = UNSAID
    form: str = ""  # the option chosen; of a secret: itself; of a seat that was given away: the bot
    digest: str = ""  # of the table, where a turn began after this choice
    stays: int = 0  # of an undo: this many entries from the first stand as if nothing had come after them
    line: int = 0  # where it stands in the file it was read from


def entry_text(entry: Entry) -> str:
    if entry.kind == END:
        return f"{END} {DRAW if entry.seat == NOBODY else entry.seat}"
    if entry.kind == SECRET:
        return f"{SECRET} {entry.form}"
    start = f"{entry.seat} {entry.by}"
    if entry.kind == UNDO:
        return f"{start} {UNDO} {entry.stays}"
    if entry.kind in (CONCEDE, DRAW):
        return f"{start} {entry.kind}"
    if entry.kind == GIVEN:
        return f"{start} {GIVEN} {entry.form}"
    return f"{start} {TURN} {entry.digest} {entry.form}" if entry.digest else f"{start} {CHOICE} {entry.form}"


def read_entry(text: str, where: str, line: int) -> Entry:
    found = LINE.fullmatch(text)
    if found is None:
        raise BadFile("bad-entry", f"{where}:{line}", text=text[:60])
    if found["end"]:
        return Entry(END, NOBODY if found["end"] == DRAW else int(found["end"]), line=line)
    if found["secret"]:
        return Entry(SECRET, form=found["secret"], line=line)
    seat, by = int(found["seat"]), found["by"]
    if found["concede"]:
        return Entry(CONCEDE, seat, by, line=line)
    if found["draw"]:
        return Entry(DRAW, seat, by, line=line)
    if found["given"]:
        return Entry(GIVEN, seat, by, found["given"], line=line)
    if found["undo"]:
        return Entry(UNDO, seat, by, stays=int(found["undo"]), line=line)
    return Entry(CHOICE, seat, by, found["choice"] or found["turn"], found["digest"] or "", line=line)


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The entries with what was taken back struck out."""
    return [entry for _, entry in numbered(entries)]


def numbered(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """The same, each with its number in the log."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries, 1):
        if entry.kind != UNDO:
            kept.append((number, entry))
            continue
        while kept and kept[-1][0] > entry.stays:
            kept.pop()
    return kept
