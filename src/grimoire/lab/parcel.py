"""A study as something that can be sent to another machine: cards and bots of one's own go with it by their content.

The program itself must lie there already, the same as here: whoever unpacks a parcel looks at that first.
"""

import hashlib
import os
import sys
from pathlib import Path

import msgspec

from grimoire.lab.sources import digest_of_bots, digest_of_engine, files_of_cards, files_of_own
from grimoire.lab.studies import Study
from grimoire.library.yaml_lines import BadFile


class Parcel(msgspec.Struct, frozen=True):
    study: Study
    cards: tuple[tuple[dict[str, bytes], ...], ...]  # of each set, of each file or folder: its files
    bots: dict[str, bytes]  # files of bots of one's own, and their weights


def parcel_of(study: Study) -> Parcel:
    cards = tuple(tuple(content_of(file) for file in each) for each in study.files)
    bots = {path.name: path.read_bytes() for name in study.terms.bots for path in files_of_own(name)}
    return Parcel(study, cards, bots)


def content_of(file: str) -> dict[str, bytes]:
    return {part.name: part.read_bytes() for part in files_of_cards(file)}


def unpacked(data: bytes, folder: Path) -> Study:
    """The study, with its files below this folder, where bots of one's own can be imported from then. Raises BadFile where
    another program lies here than games were asked from."""
    parcel = msgspec.msgpack.decode(data, type=Parcel)
    terms = parcel.study.terms
    if (digest_of_engine(terms.game), digest_of_bots()) != (terms.engine, terms.sources):
        raise BadFile("bad-lab-program", "")
    at = folder / hashlib.blake2b(data, digest_size=8).hexdigest()
    for name, content in parcel.bots.items():
        write(at / "bots" / name, content)
    if parcel.bots and str(at / "bots") not in sys.path:
        sys.path.insert(0, str(at / "bots"))
    sets: list[tuple[str, ...]] = []
    for number, (names, each) in enumerate(zip(parcel.study.files, parcel.cards, strict=True)):
        here: list[str] = []
        for which, (name, files) in enumerate(zip(names, each, strict=True)):
            place = at / str(number) / str(which) / Path(name).name  # two of one name may come from two folders
            alone = list(files) == [place.name]
            for file, content in files.items():
                write(place if alone else place / file, content)
            here.append(str(place))
        sets.append(tuple(here))
    return msgspec.structs.replace(parcel.study, files=tuple(sets))


def write(path: Path, content: bytes) -> None:
    """Several processes of a machine may do so at once: each writes its own and puts it in place."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    beside.write_bytes(content)
    beside.replace(path)
